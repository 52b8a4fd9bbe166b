import type { Rule } from '../../../src/rules/rule.js';
import { part } from '../../../src/rules/words.js';
import { ruling, step } from '../words.js';
import { type Blows, exchange, type Ground, late, type Side, type SideName, type Sides } from './strikes.js';

/** A fight between two rounds. */
export interface Melee extends Sides {
  readonly first: boolean;
  /** Rounds still to be fought, where their number was limited. */
  readonly roundsLeft: number | null;
}

/** A short name for a fight between two rounds. */
export const meleeKey = ({ attackers: a, defenders: d, first, roundsLeft }: Melee): string =>
  `${a.figures} ${a.suppressed} ${d.figures} ${d.suppressed} ${first} ${roundsLeft}`;

/** One round: all strike at the same time (melee.4), then the suppressed (melee.6). */
export function* oneRound(melee: Melee, ground: Ground): Rule<Melee> {
  const now = yield* recovered(melee);
  const idle = melee.first ? ground.idle : undefined;
  // The same strikes in every round, however many are left.
  const { attackers, defenders } = yield* part(strikes, now, ground, idle);
  const roundsLeft = melee.roundsLeft === null ? null : melee.roundsLeft - 1;
  return { attackers, defenders, first: false, roundsLeft };
}

function* strikes(now: Sides, ground: Ground, idle: SideName | undefined): Rule<Sides> {
  const suppressed = now.attackers.suppressed + now.defenders.suppressed > 0;
  return suppressed
    ? yield* bothHalves(now, ground, idle)
    : yield* exchange(now, ground, [{ blows: blowsOf(now, idle, uprightOf) }]);
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

/** The figures of each side that strike; none of a side that is idle. */
const blowsOf = (sides: Sides, idle: SideName | undefined, strike: (side: Side) => number): Blows => ({
  attackers: idle === 'attackers' ? 0 : strike(sides.attackers),
  defenders: idle === 'defenders' ? 0 : strike(sides.defenders),
});

const uprightOf = ({ figures, suppressed }: Side): number => figures - suppressed;
const lyingOf = ({ suppressed }: Side): number => suppressed;

/** Figures suppressed before the fight strike after all others (melee.6): those that are left, unless so ruled (R47). */
function* bothHalves(now: Sides, ground: Ground, idle: SideName | undefined): Rule<Sides> {
  const none = (yield* ruling('fubar:R70')) === 2;
  const first = { blows: blowsOf(now, idle, uprightOf) };
  // Where the fallen strike too, what is thrown later does not hang on who fell before.
  if (!none && (yield* ruling('fubar:R47')) === 2) {
    return yield* exchange(now, ground, [first, late(blowsOf(now, idle, lyingOf))]);
  }
  const sides = yield* exchange(now, ground, [first]);
  if (!none) return yield* part(exchange, sides, ground, [late(blowsOf(sides, idle, lyingOf))]);
  const text = 'suppressed figures do not strike';
  yield* step({ id: 'late', clause: 'fubar:melee.6', value: 0, text, ruling: 'fubar:R70' });
  return sides;
}
