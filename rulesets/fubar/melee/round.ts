import type { Rule } from '../../../src/rules/rule.js';
import { inLetters } from '../../../src/rules/text/in-letters.js';
import { part, restOf } from '../../../src/rules/words.js';
import { ruling, step } from '../words.js';
import { type Blows, exchange, type Ground, late, type Side, type SideName, type Sides } from './strikes.js';

/** A fight between two rounds. */
export interface Melee extends Sides {
  readonly first: boolean;
  /** Figures of each side that do not strike in the next round: they have, in another line of it (melee.4). */
  readonly spent: Blows;
  /** Rounds still to be fought, where their number was limited. */
  readonly roundsLeft: number | null;
}

/** A short name for a fight between two rounds. */
export const meleeKey = ({ attackers: a, defenders: d, spent, first, roundsLeft }: Melee): string =>
  inLetters(
    a.figures,
    a.suppressed,
    d.figures,
    d.suppressed,
    spent.attackers,
    spent.defenders,
    Number(first),
    roundsLeft,
  );

const NONE: Blows = { attackers: 0, defenders: 0 };

/** One round: all strike at the same time (melee.4), then the suppressed (melee.6). */
export function* oneRound(melee: Melee, ground: Ground): Rule<Melee> {
  const now = yield* recovered(melee);
  // A side that is idle holds back all it has.
  const idle = melee.first && ground.idle ? { [ground.idle]: now[ground.idle].figures } : {};
  const roundsLeft = melee.roundsLeft === null ? null : melee.roundsLeft - 1;
  // The same strikes in every round, however many are left.
  return yield* restOf(part(strikes, now, ground, { ...melee.spent, ...idle }), (left) =>
    afterRound(left, roundsLeft),
  );
}

function* afterRound({ attackers, defenders }: Sides, roundsLeft: number | null): Rule<Melee> {
  return { attackers, defenders, first: false, spent: NONE, roundsLeft };
}

function* strikes(now: Sides, ground: Ground, held: Blows): Rule<Sides> {
  const suppressed = now.attackers.suppressed + now.defenders.suppressed > 0;
  return suppressed
    ? yield* bothHalves(now, ground, held)
    : yield* exchange(now, ground, [{ blows: each((side) => uprightOf(now[side], held[side])) }]);
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

const each = (count: (side: SideName) => number): Blows => ({
  attackers: count('attackers'),
  defenders: count('defenders'),
});

/** Of those who may strike, the upright; those that are held back are upright as far as there are such. */
const uprightOf = ({ figures, suppressed }: Side, held: number): number =>
  Math.max(figures - suppressed - held, 0);
const lyingOf = ({ figures, suppressed }: Side, held: number): number =>
  Math.max(Math.min(suppressed, figures - held), 0);

/** Figures suppressed before the fight strike after all others (melee.6): those that are left, unless so ruled (R47). */
function* bothHalves(now: Sides, ground: Ground, held: Blows): Rule<Sides> {
  const none = (yield* ruling('fubar:R70')) === 2;
  const first = { blows: each((side) => uprightOf(now[side], held[side])) };
  const lying = each((side) => lyingOf(now[side], held[side]));
  // Where the fallen strike too, what is thrown later does not hang on who fell before.
  if (!none && (yield* ruling('fubar:R47')) === 2) {
    return yield* exchange(now, ground, [first, late(lying)]);
  }
  const sides = yield* part(exchange, now, ground, [first]);
  const left = each((side) => Math.min(lying[side], sides[side].suppressed));
  if (!none) return yield* restOf(part(exchange, sides, ground, [late(left)]));
  const text = 'suppressed figures do not strike';
  yield* step({ id: 'late', clause: 'fubar:melee.6', value: 0, text, ruling: 'fubar:R70' });
  return sides;
}
