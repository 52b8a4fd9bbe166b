import { nonStanding, threeToOne } from './standing.js';

/** The kinds of figures that fight differently, or are kept back differently. */
export const FIGHTERS = ['leader', 'figure', 'armed', 'heavy-weapon', 'medic', 'joiner'] as const;
export type Fighter = (typeof FIGHTERS)[number];

/** Figures of one side in the melee, by kind. */
export type Side = Readonly<Record<Fighter, number>>;

/** A side with this many figures of each kind; spelt out, because odds build sides by the ten thousand. */
export const everyFighter = (n: (kind: Fighter) => number): Side => ({
  leader: n('leader'),
  figure: n('figure'),
  armed: n('armed'),
  'heavy-weapon': n('heavy-weapon'),
  medic: n('medic'),
  joiner: n('joiner'),
});

/** A side without some of its figures. */
export const without = (side: Side, lost: Side): Side => everyFighter((kind) => side[kind] - lost[kind]);

export const figuresOf = (side: Side): number => FIGHTERS.reduce((sum, kind) => sum + side[kind], 0);

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
  return everyFighter((kind) => fight[kind] ?? 0);
}

/** Whether every unit of a side is non-standing: the unit that was there first, and one that joined it (R77). */
export function sideNonStanding(side: Side): boolean {
  const first = figuresOf(side) - side.joiner;
  const stands = (figures: number, leaders: number, heavyWeapons: number) =>
    figures > 0 && nonStanding({ figures, leaders, heavyWeapons }) === undefined;
  return !stands(first, side.leader, side['heavy-weapon']) && !stands(side.joiner, 0, 0);
}

/**
 * A side as far as the melee goes from here against so many enemies. Heavy weapons fight as ordinary figures do, before
 * and after the same others, and tell only whether three figures stand (nonstand.1): against fewer than nine, nobody asks.
 */
export const sideAsItMatters = (side: Side, enemies: number): Side =>
  side['heavy-weapon'] === 0 || side.armed > 0 || enemies >= threeToOne(3)
    ? side
    : { ...side, figure: side.figure + side['heavy-weapon'], 'heavy-weapon': 0 };
