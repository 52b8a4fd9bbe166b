import type { Rule } from '../../../src/rules/rule.js';
import type { Reaction } from '../optional/retreat.js';
import type { infantry } from '../roster/kinds.js';
import { type ClauseId, type Handle, ruling } from '../words.js';
import type { Cause } from './tables.js';
import { roadMarkerOff } from './target.js';

/** A unit of infantry that something is done to. */
export type StruckFigures = Handle<typeof infantry>;

/** What an attack came to, as far as it is known. */
export interface Toll {
  readonly casualties?: number;
  readonly leadersLost?: number;
  readonly heavyWeaponsLost?: number;
  readonly medicsLost?: number;
  readonly prisonersLost?: number;
  /** Optional rule: figures with pistols, swords or bayonets, where they fight as such. */
  readonly armedLost?: number;
  readonly outcome?: Reaction['outcome'];
}

/**
 * Who falls of a unit that was attacked, and what its nerve is tested for (retreat.1); and whether it routs.
 * @param kept prisoners it kept: without the last of them their guards guard nobody
 * @param clause the rule by which figures fall to it
 */
export function* takenBy(
  unit: StruckFigures,
  toll: Toll,
  cause: Cause,
  kept = 0,
  clause = CLAUSES[cause],
): Rule<void> {
  const { casualties, leadersLost = 0, heavyWeaponsLost = 0, medicsLost = 0, prisonersLost = 0 } = toll;
  if (casualties === undefined) return;
  yield* unit.lose(clause, {
    figures: casualties,
    leaders: leadersLost,
    hw: heavyWeaponsLost,
    medics: medicsLost,
    prisoners: prisonersLost,
    armed: toll.armedLost ?? 0,
  });
  if (toll.outcome !== 'to-test') yield* unit.set('bg:retreat.1', testedFor(toll.outcome, casualties, cause));
  else if (casualties > 0) {
    yield* unit.set('bg:retreat.1', { lastLost: casualties, lastCause: cause, untested: true });
  }
  if (kept > 0 && prisonersLost >= kept) yield* unit.set('bg:prison.5', { guards: null });
  if (toll.outcome) yield* gaveWay(unit, toll.outcome);
}

/** What its nerve may be tested for: a test that was made with the attack is not made once more (R118). */
const testedFor = (outcome: Toll['outcome'], casualties: number, cause: Cause) =>
  casualties > 0 && outcome === undefined
    ? { lastLost: casualties, lastCause: cause }
    : { lastLost: null, lastCause: null };

/**
 * A unit that retreats or routs is marked so, and leaves its place: it is dug in there no more, its dead lie behind, and the
 * road it used was that of another move.
 * @param clause the rule by which it does
 */
export function* gaveWay(
  unit: StruckFigures,
  outcome: Reaction['outcome'],
  clause: ClauseId = outcome === 'routs' ? 'bg:retreat.2' : 'bg:retreat.1',
): Rule<void> {
  if (outcome === 'routs') yield* unit.set('bg:retreat.4', { routing: true });
  if (outcome !== 'routs' && outcome !== 'retreats') return;
  yield* unit.set(clause, { dugIn: null, dead: null, road: null });
}

/** A unit that was shot at loses its road marker (move.9), at once or, if so ruled, at the end of the card (R4). */
export function* roadMarkerLost(unit: StruckFigures): Rule<void> {
  const atEnd = (yield* ruling('bg:R4')) === 2;
  yield* roadMarkerOff(atEnd ? ' at the end of the card' : '');
  yield* unit.set('bg:move.9', { road: null }, atEnd ? 'card' : undefined);
}

/** The rule by which figures fall to this. */
const CLAUSES: Readonly<Record<Cause, ClauseId>> = {
  shooting: 'bg:cas.1',
  artillery: 'bg:art.7',
  mines: 'bg:mine.11',
  melee: 'bg:melee.1',
};
