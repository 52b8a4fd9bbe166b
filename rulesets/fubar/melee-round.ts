import type { Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { dice, lastly, onward, settled, sumOfParts } from '../../src/rules/words.js';
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

/** One round: all strike at the same time (melee.4), then the suppressed (melee.6). */
export function* oneRound(melee: Melee, ground: Ground): Rule<Melee> {
  const now = yield* recovered(melee);
  const upright = (side: SideName) =>
    melee.first && ground.idle === side ? 0 : now[side].figures - now[side].suppressed;
  const blows = { attackers: upright('attackers'), defenders: upright('defenders') };
  const over = (sides: Sides): Melee => ({
    ...sides,
    first: false,
    roundsLeft: melee.roundsLeft === null ? null : melee.roundsLeft - 1,
  });
  if (now.attackers.suppressed + now.defenders.suppressed === 0) {
    return yield* exchange(now, ground, blows, '', over);
  }
  return yield* onward(
    `first strikes ${JSON.stringify([now, blows])}`,
    () => exchange(now, ground, blows, '', (sides) => sides),
    (sides) => lateStrikes(now, sides, ground, melee.first, over),
  );
}

type Sides = Pick<Melee, SideName>;

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

/** Figures suppressed before the fight strike after all others (melee.6): those that are left, unless so ruled (R47). */
function* lateStrikes(
  before: Sides,
  now: Sides,
  ground: Ground,
  first: boolean,
  over: (sides: Sides) => Melee,
): Rule<Melee> {
  if ((yield* ruling('fubar:R70')) === 2) {
    const text = 'suppressed figures do not strike';
    yield* step({ id: 'late', clause: 'fubar:melee.6', value: 0, text, ruling: 'fubar:R70' });
    return over(now);
  }
  const all = (yield* ruling('fubar:R47')) === 2;
  const striking = (side: SideName) =>
    first && ground.idle === side ? 0 : (all ? before : now)[side].suppressed;
  const blows = { attackers: striking('attackers'), defenders: striking('defenders') };
  const text = () =>
    `the suppressed strike now: ${counted(blows.attackers, 'attacker')}, ${counted(blows.defenders, 'defender')}`;
  const value = blows.attackers + blows.defenders;
  yield* step({ id: 'late', clause: 'fubar:melee.6', value, text, ruling: 'fubar:R47' });
  return yield* exchange(now, ground, blows, '-late', over);
}

/** Both sides strike, and what they hit is removed together. */
function* exchange<T>(
  now: Sides,
  ground: Ground,
  blows: Readonly<Record<SideName, number>>,
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
