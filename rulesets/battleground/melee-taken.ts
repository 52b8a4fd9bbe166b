import type { Handle } from '../../src/rules/role.js';
import type { Rule } from '../../src/rules/rule.js';
import { figuresOf as allIn, minus } from './casualties.js';
import { type Struck, takenBy } from './casualties-taken.js';
import { markedWith } from './damage.js';
import type { infantry, vehicle } from './kinds.js';
import type { FoughtOut } from './melee-infantry.js';
import type { Melee } from './melee-round.js';
import { everyFighter, figuresIn, type Side, unitsOf, without } from './melee-sides.js';
import type { FoughtVehicle, VehicleMelee } from './melee-vehicle.js';
import { attacker, defender } from './roles/melee.js';
import { type ClauseId, nth } from './words.js';

/** What a melee does to those who fought it. */

/** Those of a side that something is done to. */
export interface Hands {
  /** Its units of infantry, in order of arrival from 0. */
  readonly unit: (n: number) => Struck;
  readonly model: Handle<typeof vehicle, ClauseId>;
}

export interface BothHands {
  readonly attackers: Hands;
  readonly defenders: Hands;
}

const IN_MELEE: BothHands = {
  attackers: {
    unit: (n) => nth<typeof infantry>('attacker', n + 1, 'infantry'),
    model: attacker.as.vehicle,
  },
  defenders: {
    unit: (n) => nth<typeof infantry>('defender', n + 1, 'infantry'),
    model: defender.as.vehicle,
  },
};

/**
 * Who fell on both sides, unit by unit, and what those are who are left.
 * @param start both sides as they met
 */
export function* infantryTaken(
  start: Melee,
  { end, result, guards }: FoughtOut,
  { attackers, defenders }: BothHands = IN_MELEE,
): Rule<void> {
  const { how, winner } = result;
  const sides = [
    { hands: attackers, before: apart(start.attackers), lost: fallen(start.attackers, end.attackers) },
    { hands: defenders, before: apart(start.defenders), lost: fallen(start.defenders, end.defenders) },
  ];
  if (start.first) for (const n of sides[0]!.before.keys()) yield* leftPlace(attackers.unit(n));
  for (const { hands, lost } of sides) {
    for (const [n, unit] of lost.entries()) yield* takenBy(hands.unit(n), tollOf(unit), 'melee');
  }
  if (how === 'undecided') return;
  for (const { hands, before } of sides) {
    for (const n of before.keys()) yield* hands.unit(n).set('bg:melee.15', { melee: null });
  }
  if (winner === 'none') return;
  for (const n of sides[1]!.before.keys()) yield* defenders.unit(n).set('bg:melee.15', { dugIn: null });
  const [won, gaveUp] = winner === 'attacker' ? sides : [sides[1]!, sides[0]!];
  const winners = left(won!.before, won!.lost);
  for (const { n } of winners) yield* won!.hands.unit(n).set('bg:melee.15', { ran: true });
  if (how !== 'surrendered') return;
  const losers = left(gaveUp!.before, gaveUp!.lost);
  for (const { n } of losers) yield* gaveUp!.hands.unit(n).set('bg:melee.9', { captured: true });
  // No medic guards (medic.3).
  const mayGuard = ({ unit }: Left) => figuresIn(unit) - unit.medic;
  const keeper = winners.find((of) => mayGuard(of) > 0) ?? winners[0]!;
  yield* won!.hands.unit(keeper.n).add('bg:prison.1', {
    prisoners: losers.reduce((sum, { unit }) => sum + figuresIn(unit), 0),
    guards: Math.min(guards, mayGuard(keeper)),
  });
}

/** A unit that charged has left its place, and the road. */
function* leftPlace(unit: Struck): Rule<void> {
  yield* unit.set('bg:dig.5', { dugIn: null });
  yield* unit.set('bg:move.9', { road: null });
}

/** The units of a side; those who joined uncounted as a unit of their own are the second. */
const apart = (side: Side): Side[] =>
  unitsOf(side).flatMap((unit) => {
    const { joiner, ...own } = unit;
    const joined = { ...everyFighter(() => 0), figure: joiner };
    return joiner > 0 ? [{ ...own, joiner: 0 }, joined] : [unit];
  });

const fallen = (start: Side, end: Side): Side[] => {
  const lost = apart(without(start, end));
  // None of those who joined uncounted may have fallen: they are a unit all the same.
  return apart(start).map((_, n) => lost[n] ?? everyFighter(() => 0));
};

interface Left {
  readonly n: number;
  readonly unit: Side;
}

/** The units of which somebody is left, with their numbers. */
const left = (before: readonly Side[], lost: readonly Side[]): Left[] =>
  before
    .map((unit, n) => ({ n, unit: everyFighter((kind) => unit[kind] - lost[n]![kind]) }))
    .filter(({ unit }) => figuresIn(unit) > 0);

const tollOf = (lost: Side) => ({
  casualties: figuresIn(lost),
  leadersLost: lost.leader,
  heavyWeaponsLost: lost['heavy-weapon'],
  medicsLost: lost.medic,
  armedLost: lost.armed,
});

/** Who fell of the infantry that met a vehicle, and what both are from now on. */
export function* vehicleTaken(
  { tankCharged, continued, damage, stoppedBy }: VehicleMelee,
  { unit, left, vehicle, result }: FoughtVehicle,
  { attackers, defenders }: BothHands = IN_MELEE,
): Rule<void> {
  const [onFoot, machine] = tankCharged
    ? [defenders.unit(0), attackers.model]
    : [attackers.unit(0), defenders.model];
  if (!tankCharged && !continued) yield* leftPlace(onFoot);
  const lost = minus(unit, left);
  const toll = {
    casualties: allIn(lost),
    leadersLost: lost.leader,
    heavyWeaponsLost: lost['heavy-weapon'],
    medicsLost: lost.medic,
  };
  yield* takenBy(onFoot, toll, 'melee', 0, 'bg:vmelee.4');
  yield* markedWith(machine, { before: damage, stoppedBy }, vehicle);
  const { how, winner } = result;
  if (how === 'undecided') return;
  yield* onFoot.set('bg:melee.15', { melee: null });
  yield* machine.set('bg:melee.15', { melee: null });
  if (winner === 'none') return;
  const infantryWon = (winner === 'defender') === tankCharged;
  if (infantryWon) yield* onFoot.set('bg:melee.15', { ran: true });
  // Whoever defends a place and comes out of a melee is dug in there no more.
  yield* (tankCharged ? onFoot : machine).set('bg:melee.15', { dugIn: null });
  if (how === 'surrendered') yield* onFoot.set('bg:vmelee.7', { captured: true });
}
