import type { Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { dice, lastly, rounds, settled, sumOfParts } from '../../src/rules/words.js';
import { type Save, unsavedOf } from './armour.js';
import { onFaces } from './say.js';
import { ruling, step } from './words.js';

export type SideName = 'attackers' | 'defenders';
export const other = (side: SideName): SideName => (side === 'attackers' ? 'defenders' : 'attackers');
const DIE = { attackers: 'attacker', defenders: 'defender' } as const;

/** How a side fights, whatever its numbers. */
export interface Fighters {
  /** The lowest face that hits. */
  readonly lowest: number;
  readonly saves: readonly Save[];
}

/** A side between two rounds: the figures that fight, and of them those that are suppressed. */
export interface Side {
  readonly figures: number;
  readonly suppressed: number;
}

export interface Melee {
  readonly attackers: Side;
  readonly defenders: Side;
  readonly first: boolean;
  /** Rounds still to be fought, where their number was limited. */
  readonly roundsLeft: number | null;
}

/** What is the same in every round. */
export interface Ground {
  readonly attackers: Fighters;
  readonly defenders: Fighters;
  readonly fall: 'suppressed' | 'upright';
  /** The side that does not strike in the first round (R49). */
  readonly idle?: SideName | undefined;
}

type Sides = Pick<Melee, SideName>;
const sidesKey = ({ attackers: a, defenders: d }: Sides): string =>
  `${a.figures} ${a.suppressed} ${d.figures} ${d.suppressed}`;

/** A short name for a fight between two rounds. */
export const meleeKey = (melee: Melee): string => `${sidesKey(melee)} ${melee.first} ${melee.roundsLeft}`;

/** One round: all strike at the same time (melee.4), then the suppressed (melee.6). */
export function* oneRound(melee: Melee, ground: Ground): Rule<Melee> {
  const now = yield* recovered(melee);
  const idle = melee.first ? ground.idle : undefined;
  const suppressed = now.attackers.suppressed + now.defenders.suppressed > 0;
  return yield* lastly({
    // The same strikes in every round, however many are left.
    name: `round ${sidesKey(now)} ${idle}`,
    part: () =>
      suppressed
        ? bothHalves(now, ground, idle)
        : exchange(now, ground, blowsOf(now, idle, uprightOf), '', (sides) => sides),
    to: ({ attackers, defenders }): Melee => ({
      attackers,
      defenders,
      first: false,
      roundsLeft: melee.roundsLeft === null ? null : melee.roundsLeft - 1,
    }),
  });
}

/** In a combat that goes on the suppressed stay down, as nobody rolls, unless so ruled (R48). */
function* recovered({ attackers, defenders, first }: Melee): Rule<Sides> {
  if (first || attackers.suppressed + defenders.suppressed === 0) return { attackers, defenders };
  const up = (yield* ruling('fubar:R48')) === 2;
  const text = up
    ? 'the suppressed stand up as the combat activates them'
    : 'no roll: the suppressed stay down';
  yield* step({ id: 'recover', clause: 'fubar:suppress.3', value: up, text, ruling: 'fubar:R48' });
  return up
    ? { attackers: { ...attackers, suppressed: 0 }, defenders: { ...defenders, suppressed: 0 } }
    : { attackers, defenders };
}

/** The dice of both sides. */
type Blows = Readonly<Record<SideName, number>>;

/** The figures of each side that strike; none of a side that is idle. */
const blowsOf = (sides: Sides, idle: SideName | undefined, strike: (side: Side) => number): Blows => ({
  attackers: idle === 'attackers' ? 0 : strike(sides.attackers),
  defenders: idle === 'defenders' ? 0 : strike(sides.defenders),
});

const uprightOf = ({ figures, suppressed }: Side): number => figures - suppressed;
const lyingOf = ({ suppressed }: Side): number => suppressed;

/** The two halves of a round, of which the second is like any other that finds the sides as they are. */
interface Half extends Sides {
  readonly half: 'first' | 'late' | 'over';
  /** Dice of the suppressed in the second half. */
  readonly late: Blows;
}

/** Figures suppressed before the fight strike after all others (melee.6): those that are left, unless so ruled (R47). */
function* bothHalves(now: Sides, ground: Ground, idle: SideName | undefined): Rule<Sides> {
  const all = (yield* ruling('fubar:R47')) === 2;
  const afterFirst =
    (half: Half) =>
    (sides: Sides): Half => ({
      ...sides,
      half: 'late',
      late: all ? half.late : blowsOf(sides, idle, lyingOf),
    });
  return yield* rounds<Half>({
    name: 'halves of a round',
    start: { ...now, half: 'first', late: blowsOf(now, idle, lyingOf) },
    isOver: ({ half }) => half === 'over',
    round: (half) =>
      half.half === 'late'
        ? lateStrikes(half, ground)
        : exchange(half, ground, blowsOf(half, idle, uprightOf), '', afterFirst(half)),
    key: (half) => `${sidesKey(half)} ${half.half} ${half.late.attackers} ${half.late.defenders}`,
  });
}

/** The suppressed strike, if they may (R70). */
function* lateStrikes({ late, attackers, defenders }: Half, ground: Ground): Rule<Half> {
  const over = (sides: Sides): Half => ({ ...sides, half: 'over', late: { attackers: 0, defenders: 0 } });
  const now = { attackers, defenders };
  if ((yield* ruling('fubar:R70')) === 2) {
    const text = 'suppressed figures do not strike';
    yield* step({ id: 'late', clause: 'fubar:melee.6', value: 0, text, ruling: 'fubar:R70' });
    return over(now);
  }
  const text = () =>
    `the suppressed strike now: ${counted(late.attackers, 'attacker')}, ${counted(late.defenders, 'defender')}`;
  const value = late.attackers + late.defenders;
  yield* step({ id: 'late', clause: 'fubar:melee.6', value, text, ruling: 'fubar:R47' });
  return yield* exchange(now, ground, late, '-late', over);
}

/** Both sides strike, and what they hit is removed together. */
function* exchange<T>(
  now: Sides,
  ground: Ground,
  blows: Blows,
  when: string,
  to: (sides: Sides) => T,
): Rule<T> {
  // Who has nobody to strike throws no dice.
  const by = (side: SideName) => (now[other(side)].figures === 0 ? 0 : blows[side]);
  const losses = (side: SideName) =>
    function* (): Rule<Tally<SideName>> {
      const unsaved = yield* strike(other(side), by(other(side)), ground, when);
      return { attackers: 0, defenders: 0, [side]: Math.min(unsaved, now[side].figures) };
    };
  return yield* lastly({
    part: sumOfParts<SideName>(['attackers', 'defenders'], [losses('defenders'), losses('attackers')]),
    *saying(lost) {
      yield* sayFallen('attackers', now.attackers, lost.attackers);
      yield* sayFallen('defenders', now.defenders, lost.defenders);
    },
    to: (lost) =>
      to({
        attackers: fallen(now.attackers, lost.attackers, ground),
        defenders: fallen(now.defenders, lost.defenders, ground),
      }),
  });
}

/** One die for each figure that strikes, and the saves of those it hits. */
function strike(side: SideName, n: number, ground: Ground, when: string): Rule<number> {
  return settled(`${side} ${n}`, function* () {
    const { lowest } = ground[side];
    const { hits } = yield* dice({
      dice: [`${DIE[side]}${when}`],
      times: n,
      tally: ['hits'],
      read: (face) => ({ hits: face >= lowest ? 1 : 0 }),
    });
    if (n > 0) {
      const text = () => `${side} hit ${onFaces(lowest)}: ${hits} of ${n}`;
      yield* step({ id: `${side}${when}`, clause: 'fubar:melee.5', value: hits, text });
    }
    return yield* unsavedOf(hits, ground[other(side)].saves, `${DIE[other(side)]}-save${when}`);
  });
}

/** Every unsaved hit is a casualty (melee.7). */
function fallen({ figures, suppressed }: Side, lost: number, { fall }: Ground): Side {
  const lying =
    fall === 'suppressed' ? Math.min(lost, suppressed) : Math.max(0, lost - (figures - suppressed));
  return { figures: figures - lost, suppressed: suppressed - lying };
}

function* sayFallen(name: SideName, { figures }: Side, lost: number): Rule<void> {
  if (lost === 0) return;
  const text = () => `${name} lose ${lost}, ${figures - lost} left`;
  yield* step({ id: `${name}-lost`, clause: 'fubar:melee.7', value: lost, text });
}
