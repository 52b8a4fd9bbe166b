import type { Rule } from '../../../src/rules/rule.js';
import type { BothHands } from '../melee/taken.js';
import type { VehicleRoll } from '../movement/vehicle-dice.js';
import { hullOf } from '../passengers/riders.js';
import type { vehicle } from '../roster/kinds.js';
import { type FigureCounts, figuresOf, minus } from '../shooting/casualties.js';
import { type Toll, takenBy } from '../shooting/casualties-taken.js';
import type { Handle } from '../words.js';
import { chargers, isOnHorse, STOPS_AT } from './figures.js';
import type { Charge } from './input.js';
import { flees, shoots } from './may-react.js';
import { charged, charger } from './roles.js';

/** Where the fire of its target stops a charge: before it begins, or as near as those whom it broke come (defend.5). */
export type Stopped = 'at once' | 'on the way';

/** How a charge went, as far as it leaves marks. */
export interface Went {
  readonly outcome: 'refused' | 'fell-short' | 'contact';
  /** The fire of the target has stopped it. */
  readonly stopped?: Stopped;
  /** What the target did about it; nothing, where the unit did not dare. */
  readonly reaction: Charge['reaction'];
}

/** Both, as a melee that follows at once does something to them. */
export const BOTH: BothHands = {
  attackers: { unit: () => charger.as.infantry, at: () => charger.name, model: hullOf(charger) },
  defenders: { unit: () => charged.as.infantry, at: () => charged.name, model: hullOf(charged) },
};

/** Who fell, as what an attack came to. */
export const tollOf = (fallen: FigureCounts): Toll => ({
  casualties: figuresOf(fallen),
  leadersLost: fallen.leader,
  heavyWeaponsLost: fallen['heavy-weapon'],
  medicsLost: fallen.medic,
  prisonersLost: fallen.prisoner,
});

/** Who fell to the fire of the target (defend.3). */
export function* fellToFire(charge: Charge, left: FigureCounts): Rule<void> {
  if (charge.tank) return;
  const toll = tollOf(minus(chargers(charge), left));
  yield* takenBy(charger.as.infantry, toll, 'shooting', charge.prisoners);
}

/** A vehicle that drives off is dug in no more (dig.6), and may have broken down (vmove.1, vmove.2). */
export function* drivesOff(on: Handle<typeof vehicle>, { moved, brokeDown }: VehicleRoll): Rule<void> {
  if (moved > 0) yield* on.set('bg:dig.6', { dugIn: null });
  if (brokeDown) yield* on.set(brokeDown, { stoppedBy: 'breakdown' });
}

/** The marks that a charge and the reaction to it leave on both. */
export function* marksOf(charge: Charge, went: Went): Rule<void> {
  yield* charger.on.set('bg:charge.1', { hasMoved: true });
  if (charge.tank) yield* charger.as.vehicle.set('bg:charge.1', { byCharge: true });
  else yield* onChargers(charge, went);
  if (went.outcome !== 'refused') yield* onTarget(charge, went);
  if (went.outcome !== 'contact') return;
  yield* inMelee(charge, went);
}

/** Both are bound to the melee of the unit that was charged, or to the one it is in; and how it was charged is known there. */
function* inMelee({ flank, cover, arrived }: Charge, went: Went): Rule<void> {
  for (const { on } of [charger, charged]) yield* on.bind('bg:charge.7', 'melee', charged.name, 'melee');
  if (arrived) yield* charger.on.set('bg:melee.12', { arrived });
  if (flank) yield* charger.as.infantry.set('bg:melee.6', { fromBehind: true });
  // Who flees leaves his cover.
  if (cover !== 'none' && !flees(went)) yield* charged.on.set('bg:melee.5', { meleeCover: cover });
}

/** Whoever falls short of his target has run, unless nothing brought him nearer (R58). */
export const hasRun = (charge: Charge, { outcome, stopped }: Pick<Went, 'outcome' | 'stopped'>): boolean =>
  outcome === 'fell-short' && stopped !== 'at once' && !charge.tank && !isOnHorse(charge);

/** It has had its movement, whether it dared or not (charge.1): the run marker of an earlier one comes off (R20, R52). */
function* onChargers(charge: Charge, went: Went): Rule<void> {
  const { infantry } = charger.as;
  const { outcome, stopped } = went;
  if (hasRun(charge, went)) yield* infantry.set('bg:move.6', { ran: true });
  else if (charge.ran) yield* infantry.set('bg:move.7', { ran: null });
  if (outcome === 'fell-short' && !stopped) yield* infantry.bind('bg:charge.9', 'hasCharged', charged.name);
  else if (charge.carryOn) yield* infantry.set('bg:charge.9', { hasCharged: null });
  if (outcome === 'refused') return yield* infantry.set('bg:charge.1', { refused: true });
  if (charge.didNotDare) yield* infantry.set('bg:charge.1', { refused: null });
  // It has moved, or been shot at.
  yield* infantry.set('bg:move.9', { road: null });
  if (stopped && charge.distance <= STOPS_AT) return;
  if (charge.ownDugIn) yield* infantry.set('bg:dig.5', { dugIn: null });
  yield* infantry.set('bg:medic.6', { dead: null });
}

/** What it did about the charge counts as its action of that kind, and leaves its marks. */
function* onTarget(charge: Charge, { reaction }: Went): Rule<void> {
  const { infantry } = charged.as;
  if (shoots({ reaction })) {
    yield* charged.on.set('bg:defend.3', { reactedShot: true });
    if (charge.targetRan) yield* infantry.set('bg:move.7', { ran: null });
  }
  if (!flees({ reaction })) return;
  yield* charged.on.set('bg:defend.2', { reactedFled: true });
  if (charge.targetMounted) yield* infantry.set('bg:cav.2', { ran: null });
  else yield* infantry.set('bg:move.6', { ran: true });
  yield* infantry.set('bg:defend.6', { dugIn: null });
  yield* infantry.set('bg:move.9', { road: null });
  yield* infantry.set('bg:medic.6', { dead: null });
}
