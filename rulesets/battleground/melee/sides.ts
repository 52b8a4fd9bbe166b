import { inLetters } from '../../../src/rules/text/in-letters.js';
import { threeToOne, whyNonStanding } from '../units/standing.js';

/** The kinds of figures that fight differently, or are kept back differently. */
export const FIGHTERS = ['leader', 'figure', 'armed', 'heavy-weapon', 'medic', 'joiner'] as const;
export type Fighter = (typeof FIGHTERS)[number];

/** What they are called. */
export const FIGHTER_NAMES: Readonly<Record<Fighter, string>> = {
  leader: 'leader',
  figure: 'figure',
  armed: 'armed figure',
  'heavy-weapon': 'heavy weapon',
  medic: 'medic',
  joiner: 'joiner',
};

/** Figures of one side in the melee, by kind: those of its first unit and, behind it, of the units that joined. */
export interface Side extends Readonly<Record<Fighter, number>> {
  /** The unit that joined next, with those that joined after it. */
  readonly next?: Side;
}

/** A unit with this many figures of each kind; spelt out, as {@link sideWithout}, because odds build sides by the ten thousand. */
export const everyFighter = (n: (kind: Fighter) => number): Side => ({
  leader: n('leader'),
  figure: n('figure'),
  armed: n('armed'),
  'heavy-weapon': n('heavy-weapon'),
  medic: n('medic'),
  joiner: n('joiner'),
});

/** A unit with those that joined after it, if any did. */
const before = (unit: Side, next: Side | undefined): Side => (next ? { ...unit, next } : unit);

/** Units as one side, in order of arrival. */
export const inOneSide = ([first, ...joined]: readonly [Side, ...Side[]]): Side =>
  before(first, joined.length > 0 ? inOneSide(joined as [Side, ...Side[]]) : undefined);

/** The units of a side, in order of arrival. */
export function unitsOfSide(side: Side): [Side, ...Side[]] {
  const units: [Side, ...Side[]] = [side];
  for (let unit = side.next; unit; unit = unit.next) units.push(unit);
  return units;
}

/** A side without some of its figures. */
export const sideWithout = (side: Side, lost: Side): Side => {
  const left = {
    leader: side.leader - lost.leader,
    figure: side.figure - lost.figure,
    armed: side.armed - lost.armed,
    'heavy-weapon': side['heavy-weapon'] - lost['heavy-weapon'],
    medic: side.medic - lost.medic,
    joiner: side.joiner - lost.joiner,
  };
  return side.next ? before(left, sideWithout(side.next, lost.next!)) : left;
};

/** Figures of one unit alone, whoever joined it. */
export const figuresIn = (unit: Side): number =>
  unit.leader + unit.figure + unit.armed + unit['heavy-weapon'] + unit.medic + unit.joiner;

/** All figures of a side, those of the units that joined among them. */
export const figuresOfSide = (side: Side): number =>
  side.next ? figuresIn(side) + figuresOfSide(side.next) : figuresIn(side);

/** Figures of a kind in all units of a side. */
export const allOf = (side: Side, kind: Fighter): number =>
  side.next ? side[kind] + allOf(side.next, kind) : side[kind];

/** Both sides in few letters, with these numbers besides. */
export function sidesInShort(a: Side, d: Side, first: number, roundsLeft: number | null): string {
  // biome-ignore format: both sides stand below each other.
  const units = inLetters(
    a.leader, a.figure, a.armed, a['heavy-weapon'], a.medic, a.joiner,
    d.leader, d.figure, d.armed, d['heavy-weapon'], d.medic, d.joiner,
    first, roundsLeft,
  );
  return a.next || d.next ? `${units}${joinedInShort(a)} ${joinedInShort(d)}` : units;
}

const joinedInShort = ({ next }: Side): string =>
  next ? `+${FIGHTERS.map((kind) => next[kind])}${joinedInShort(next)}` : '';

/**
 * Who of the larger side fights first (melee.12, melee.14): the unit that charged first before those that joined, and
 * in it the ordinary figures before the special ones, who are kept out of it as long as possible; leaders last or,
 * if their owner dares, first.
 */
const ORDER = {
  'leaders-last': ['figure', 'armed', 'heavy-weapon', 'medic', 'leader', 'joiner'],
  'leaders-first': ['leader', 'figure', 'armed', 'heavy-weapon', 'medic', 'joiner'],
} as const satisfies Record<string, readonly Fighter[]>;
export type Order = keyof typeof ORDER;

/** The figures of a side that fight when `n` of them do (melee.2). */
export function fighting(side: Side, n: number, order: Order): Side {
  let left = n;
  const fight: Partial<Record<Fighter, number>> = {};
  for (const kind of ORDER[order]) {
    fight[kind] = Math.min(side[kind], left);
    left -= fight[kind]!;
  }
  const unit = everyFighter((kind) => fight[kind] ?? 0);
  return side.next ? before(unit, fighting(side.next, left, order)) : unit;
}

/** Whether every unit of a side is non-standing: the one that was there first, and those that joined it (R77). */
export function sideNonStanding(side: Side): boolean {
  const first = figuresIn(side) - side.joiner;
  const stands = (figures: number, leaders: number, heavyWeapons: number) =>
    figures > 0 && whyNonStanding({ figures, leaders, heavyWeapons }) === undefined;
  return (
    !stands(first, side.leader, side['heavy-weapon']) &&
    !stands(side.joiner, 0, 0) &&
    (!side.next || sideNonStanding(side.next))
  );
}

/**
 * A side as far as the melee goes from here against so many enemies. Heavy weapons fight as ordinary figures do, before
 * and after the same others, and tell only whether three figures stand (nonstand.1), which nobody asks while they are not
 * outnumbered three to one.
 * @param oneFalls whether each pair costs one figure (R68 by option 1)
 */
export function sideAsItMatters(
  side: Side,
  enemies: number,
  oneFalls = false,
  figures = figuresOfSide(side),
): Side {
  const merges = side['heavy-weapon'] > 0 && heavyAsFigures(side, enemies, oneFalls, figures);
  const unit = merges ? { ...side, figure: side.figure + side['heavy-weapon'], 'heavy-weapon': 0 } : side;
  return side.next ? before(unit, sideAsItMatters(side.next, enemies, oneFalls, figures)) : unit;
}

/** Whether heavy weapons of a unit count as figures in all that comes, where its side has so many figures left. */
export const heavyAsFigures = (unit: Side, enemies: number, oneFalls: boolean, figures: number): boolean =>
  unit.armed === 0 && (enemies < threeToOne(3) || (oneFalls && !canBeOutnumbered(figures, enemies)));

const known = new Map<number, boolean>();

/** Whether a side may come down to three figures or more that are outnumbered three to one, where each pair costs one. */
function canBeOutnumbered(figures: number, enemies: number): boolean {
  if (figures < 3 || enemies < threeToOne(3)) return false;
  if (enemies >= threeToOne(figures)) return true;
  const key = figures * 1000 + enemies;
  let can = known.get(key);
  if (can !== undefined) return can;
  const pairs = Math.min(figures, enemies);
  can = false;
  for (let lost = 0; lost <= pairs && !can; lost++) {
    can = canBeOutnumbered(figures - lost, enemies - (pairs - lost));
  }
  known.set(key, can);
  return can;
}
