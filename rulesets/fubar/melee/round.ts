import type { Rule } from '../../../src/rules/rule.js';
import { inLetters } from '../../../src/rules/text/in-letters.js';
import { part, rest, restOf, toldAs } from '../../../src/rules/words.js';
import { ruling, step } from '../words.js';
import {
  type Blows,
  exchange,
  type Ground,
  late,
  type Side,
  type SideName,
  type Sides,
  type Volley,
} from './strikes.js';

/** A fight between two rounds. */
export interface Melee extends Sides {
  readonly first: boolean;
  /** Figures of each side that do not strike in the next round: they have, in another line of it (melee.4). */
  readonly spent: Blows;
  /** Rounds still to be fought, where their number was limited. */
  readonly roundsLeft: number | null;
  /** In the middle of a round, those who strike when all others have: the suppressed (melee.6). */
  readonly late?: Blows;
}

/** A short name for a fight between two rounds. */
export const meleeKey = ({ attackers: a, defenders: d, spent, first, roundsLeft, late }: Melee): string =>
  inLetters(
    a.figures,
    a.suppressed,
    d.figures,
    d.suppressed,
    spent.attackers,
    spent.defenders,
    Number(first),
    roundsLeft,
    late?.attackers ?? null,
    late?.defenders ?? null,
  );

/** Whether there is nobody left to fight, or no round to be fought. */
export const isFought = ({ attackers, defenders, roundsLeft, late }: Melee): boolean =>
  !late && (attackers.figures === 0 || defenders.figures === 0 || roundsLeft === 0);

const NONE: Blows = { attackers: 0, defenders: 0 };

/** One round: all strike at the same time (melee.4), then the suppressed (melee.6): where anybody fell that is a step by itself. */
export function* oneRound(melee: Melee, ground: Ground): Rule<Melee> {
  if (melee.late) return yield* lateStrike(melee, ground, melee.late);
  const now = yield* recovered(melee);
  // A side that is idle holds back all it has.
  const idle = melee.first && ground.idle ? { [ground.idle]: now[ground.idle].figures } : {};
  const held = { ...melee.spent, ...idle };
  const upright = { blows: each((side) => uprightOf(now[side], held[side])) };
  if (now.attackers.suppressed + now.defenders.suppressed === 0)
    return yield* toldAs(restOf(part(exchange, now, ground, [upright])), (left) => afterRound(left, melee));
  const lying = each((side) => lyingOf(now[side], held[side]));
  if ((yield* ruling('fubar:R70')) === 2)
    return yield* restOf(part(exchange, now, ground, [upright]), (left) => withoutLate(left, melee));
  // Where the fallen strike too, what is thrown later does not hang on who fell before.
  if ((yield* ruling('fubar:R47')) === 2)
    return yield* toldAs(restOf(part(exchange, now, ground, [upright, late(lying)])), (left) =>
      afterRound(left, melee),
    );
  return yield* rest(() => bothHalves(now, ground, { upright, lying, roundsLeft: melee.roundsLeft }));
}

interface Halves extends Pick<Melee, 'roundsLeft'> {
  readonly upright: Volley;
  readonly lying: Blows;
}

/** The upright strike; of those who were suppressed before the fight those that are left do then (R47). */
function* bothHalves(now: Sides, ground: Ground, { upright, lying, roundsLeft }: Halves): Rule<Melee> {
  const { attackers, defenders } = yield* part(exchange, now, ground, [upright]);
  const blows = {
    attackers: Math.min(lying.attackers, attackers.suppressed),
    defenders: Math.min(lying.defenders, defenders.suppressed),
  };
  const then: Melee = { attackers, defenders, first: false, spent: NONE, roundsLeft, late: blows };
  const fell = attackers.figures + defenders.figures < now.attackers.figures + now.defenders.figures;
  return fell ? then : yield* lateStrike(then, ground, blows);
}

function lateStrike(melee: Melee, ground: Ground, blows: Blows): Rule<Melee> {
  const { attackers, defenders } = melee;
  return toldAs(restOf(part(exchange, { attackers, defenders }, ground, [late(blows)])), (left) =>
    afterRound(left, melee),
  );
}

function afterRound({ attackers, defenders }: Sides, { roundsLeft }: Melee): Melee {
  const left = roundsLeft === null ? null : roundsLeft - 1;
  return { attackers, defenders, first: false, spent: NONE, roundsLeft: left };
}

function* withoutLate(left: Sides, melee: Melee): Rule<Melee> {
  const text = 'suppressed figures do not strike';
  yield* step({ id: 'late', clause: 'fubar:melee.6', value: 0, text, ruling: 'fubar:R70' });
  return afterRound(left, melee);
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
