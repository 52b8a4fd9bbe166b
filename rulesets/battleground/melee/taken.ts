import type { InRole } from '../../../src/rules/effect.js';
import type { Rule } from '../../../src/rules/rule.js';
import { afterTheCards } from '../cards/over.js';
import { type Hull, hullOf } from '../passengers/riders.js';
import { infantry } from '../roster/kinds.js';
import { figuresOf as allIn, minus } from '../shooting/casualties.js';
import { type StruckFigures, takenBy } from '../shooting/casualties-taken.js';
import type { FoughtVehicle, VehicleMelee } from '../vehicle-melee/vehicle-melee.js';
import { markedWith } from '../vehicles/damage.js';
import { type ClauseId, nth, split, those } from '../words.js';
import type { FoughtOut } from './infantry.js';
import { goesOn, type More } from './melees.js';
import { guardsAmong } from './prisoners.js';
import { attacker, defender } from './roles.js';
import type { Melee } from './round.js';
import { everyFighter, figuresIn, type Side, sideWithout, unitsOfSide } from './sides.js';

/** What a melee does to those who fought it. */

/** Those of a side that something is done to. */
interface Hands {
  /** Its units of infantry, in order of arrival from 0. */
  readonly unit: (n: number) => StruckFigures;
  readonly at: (n: number) => InRole;
  /** Its vehicle, and the role in which its units stand. */
  readonly model: Hull;
}

export interface BothHands {
  readonly attackers: Hands;
  readonly defenders: Hands;
}

const IN_MELEE: BothHands = {
  attackers: {
    unit: (n) => nth<typeof infantry>('attacker', n + 1, 'infantry'),
    at: (n) => ['attacker', n + 1],
    model: hullOf(attacker),
  },
  defenders: {
    unit: (n) => nth<typeof infantry>('defender', n + 1, 'infantry'),
    at: (n) => ['defender', n + 1],
    model: hullOf(defender),
  },
};

/**
 * Who fell on both sides, unit by unit, and what those are who are left.
 * @param start both sides as they met
 * @param more who is in it besides
 */
export function* infantryTaken(
  start: Melee,
  { end, result, guards, gaveUp }: FoughtOut,
  { attackers, defenders }: BothHands = IN_MELEE,
  more: More = {},
): Rule<void> {
  const { how, winner } = result;
  if (more.afterCards) yield* afterTheCards();
  const sides = [
    { hands: attackers, before: apart(start.attackers), lost: fallen(start.attackers, end.attackers) },
    { hands: defenders, before: apart(start.defenders), lost: fallen(start.defenders, end.defenders) },
  ];
  if (start.first) for (const n of sides[0]!.before.keys()) yield* leftPlace(attackers.unit(n));
  for (const { hands, lost } of sides) {
    for (const [n, unit] of lost.entries()) yield* takenBy(hands.unit(n), tollOf(unit), 'melee');
  }
  const on = goesOn(more, result);
  if (on) {
    for (const { hands, before, lost } of sides) {
      for (const { n } of left(before, lost)) yield* fightsOn(hands.unit(n), defenders.model.role);
    }
  }
  if (how === 'undecided') return;
  const [won, beaten] = winner === 'attacker' ? [sides[0]!, sides[1]!] : [sides[1]!, sides[0]!];
  for (const n of beaten.before.keys()) yield* beaten.hands.unit(n).set('bg:melee.15', { melee: null });
  const winners = left(won.before, won.lost);
  if (!on && winner !== 'none') {
    for (const n of sides[1]!.before.keys()) yield* defenders.unit(n).set('bg:melee.15', { dugIn: null });
    for (const { n } of winners) yield* takesRunMarker(won.hands.unit(n), more);
    yield* besideVictors(won.hands, more);
  }
  if (!on) for (const n of won.before.keys()) yield* won.hands.unit(n).set('bg:melee.15', { melee: null });
  if (gaveUp === undefined) return;
  const losers = left(beaten.before, beaten.lost);
  const keeper = keeperOf(winners);
  for (const { n } of losers) {
    yield* beaten.hands.unit(n).set(gaveUp, { captured: true });
    yield* beaten.hands.unit(n).bind('bg:prison.1', 'keptBy', won.hands.at(keeper.n));
  }
  const prisoners = losers.reduce((sum, { unit }) => sum + figuresIn(unit), 0);
  yield* guarded(won.hands, winners, { prisoners, guards });
}

/** Infantry or a vehicle that is bound to a melee. */
interface Bound {
  readonly bind: (clause: ClauseId, mark: 'melee', as: string, through: 'melee') => Rule<void>;
  readonly set: (clause: ClauseId, is: { readonly fought: true }) => Rule<void>;
}

/** A melee that is not over binds whoever is left in it, and its first round is fought. */
function* fightsOn(who: Bound, met: string): Rule<void> {
  yield* who.bind('bg:melee.10', 'melee', met, 'melee');
  yield* who.set('bg:melee.10', { fought: true });
}

/** Those on the side of the victors whom it was over for before they could fight have won it too. */
const besideVictors = ({ model }: Hands, more: More): Rule<void> =>
  takesRunMarker(those({ whose: 'melee', beside: model.role }, infantry), more);

/** Victors take the run marker, and keep it past the end of the last card: it was over before they ran. */
function* takesRunMarker(unit: StruckFigures, { afterCards }: More): Rule<void> {
  yield* unit.set('bg:melee.15', { ran: true });
  if (afterCards) yield* unit.set('bg:melee.15', { ran: true }, 'card');
}

/**
 * Guards and prisoners are a unit of their own (prison.2, R79); where nobody else is left of the victors, they are that
 * unit.
 */
function* guarded(
  { unit, at }: Hands,
  winners: readonly Left[],
  { prisoners, guards: needed }: { readonly prisoners: number; readonly guards: number },
): Rule<void> {
  const keeper = keeperOf(winners);
  const guards = Math.min(needed, mayGuard(keeper));
  yield* unit(keeper.n).add('bg:prison.1', { prisoners, guards });
  if (guards === 0 || guards >= figuresIn(keeper.unit)) return;
  const { figure, armed, joiner, leader, 'heavy-weapon': hw } = keeper.unit;
  const among = guardsAmong({ figure: figure + armed + joiner, 'heavy-weapon': hw, leader }, guards);
  yield* split('bg:prison.2', at(keeper.n), {
    figures: guards,
    leaders: among.leader,
    hw: among['heavy-weapon'],
    guards,
    prisoners,
  });
}

/** No medic guards (medic.3). */
const mayGuard = ({ unit }: Left): number => figuresIn(unit) - unit.medic;

/** Of several winners those who may keep prisoners do, the first of them. */
const keeperOf = (winners: readonly Left[]): Left => winners.find((of) => mayGuard(of) > 0) ?? winners[0]!;

/** A unit that charged has left its place, and the road. */
function* leftPlace(unit: StruckFigures): Rule<void> {
  yield* unit.set('bg:dig.5', { dugIn: null });
  yield* unit.set('bg:move.9', { road: null });
}

/** The units of a side; those who joined uncounted as a unit of their own are the second. */
const apart = (side: Side): Side[] =>
  unitsOfSide(side).flatMap((unit) => {
    const { joiner, ...own } = unit;
    const joined = { ...everyFighter(() => 0), figure: joiner };
    return joiner > 0 ? [{ ...own, joiner: 0 }, joined] : [unit];
  });

const fallen = (start: Side, end: Side): Side[] => {
  const lost = apart(sideWithout(start, end));
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
  input: VehicleMelee,
  { unit, left, vehicle, changes, result }: FoughtVehicle,
  { attackers, defenders }: BothHands = IN_MELEE,
): Rule<void> {
  const { tankCharged, continued, damage, stoppedBy, letGo, ...more } = input;
  if (more.afterCards) yield* afterTheCards();
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
    prisonersLost: lost.prisoner,
  };
  yield* takenBy(onFoot, toll, 'melee', input.prisoners, 'bg:vmelee.4');
  yield* markedWith(machine, { before: damage, stoppedBy }, vehicle, changes);
  yield* roundGoesOn(input, onFoot, machine);
  const { how, winner } = result;
  const [infantryWon, machineWon] = tankCharged
    ? [winner === 'defender', winner === 'attacker']
    : [winner === 'attacker', winner === 'defender'];
  const on = goesOn(more, result);
  if (on && !machineWon) yield* fightsOn(onFoot, defenders.model.role);
  if (on && !infantryWon) yield* fightsOn(machine.on, defenders.model.role);
  if (how === 'undecided') return;
  if (!infantryWon) yield* onFoot.set('bg:melee.15', { melee: null });
  if (!machineWon) yield* machine.on.set('bg:melee.15', { melee: null });
  if (how === 'surrendered' && !letGo) {
    yield* onFoot.set('bg:vmelee.7', { captured: true });
    yield* onFoot.bind('bg:vmelee.7', 'keptBy', machine.role);
    yield* machine.on.add('bg:vmelee.7', { prisoners: allIn(left) });
  }
  if (on) return;
  if (infantryWon) yield* takesRunMarker(onFoot, more);
  if (winner !== 'none') yield* besideVictors(winner === 'attacker' ? attackers : defenders, more);
  if (infantryWon) yield* onFoot.set('bg:melee.15', { melee: null });
  if (machineWon) yield* machine.on.set('bg:melee.15', { melee: null });
  // Whoever defends a place and comes out of a melee is dug in there no more.
  if (winner !== 'none') yield* (tankCharged ? onFoot : machine.on).set('bg:melee.15', { dugIn: null });
}

/** A vehicle fires each of its weapons at one of those whom it meets in a round; that is over when all have met it (R87). */
function* roundGoesOn(
  { mg, bowMg, gun, rounds, roundBegun, moreToCome }: VehicleMelee,
  onFoot: StruckFigures,
  { role, on }: Hull,
): Rule<void> {
  if (moreToCome && rounds === 1) {
    yield* onFoot.set('bg:vmelee.3', { inRound: true });
    yield* on.add('bg:vmelee.4', { firedMg: mg, firedBowMg: bowMg });
    if (gun !== 'none') yield* on.set('bg:vmelee.4', { firedGun: true });
    return;
  }
  if (!roundBegun) return;
  yield* those({ whose: 'melee', among: role }, infantry).set('bg:vmelee.3', { inRound: null });
  yield* on.set('bg:vmelee.4', { firedMg: null, firedBowMg: null, firedGun: null });
}
