import type { Rule } from '../../src/rules/rule.js';
import { armourOf } from './armour.js';
import { driver } from './roles/overrun.js';
import type { Unit } from './say.js';
import type { Cover } from './tables.js';
import { droveOn, leftOf, vehicleReach } from './vehicle-move.js';
import type { Vehicle } from './vehicle-tables.js';
import { refuse } from './words.js';

/** A vehicle that assaults infantry, typed or by its name. */
interface Assaulting {
  readonly by?: string | undefined;
  readonly vehicle?: Vehicle | undefined;
  readonly distance?: number | undefined;
  readonly driven?: number | undefined;
  readonly throughCover?: boolean | undefined;
  readonly through: Cover;
  readonly unit: Unit;
}

/** Whether a vehicle may drive, and how far: the path is its move (R66). */
export function* mayDriveOver(input: Assaulting): Rule<void> {
  const { vehicle, by, distance, through } = input;
  if (!vehicle) {
    if (by !== undefined && (distance !== undefined || through !== 'open'))
      refuse('fubar:vehicle.6', `What kind of vehicle ${by} is, is not on record.`, 'Give --vehicle.');
    return;
  }
  const armour = yield* armourOf(vehicle);
  const reach = yield* vehicleReach({ ...input, armour, assaulting: true });
  const left = leftOf(reach, input);
  yield* driver.as.vehicle.set('fubar:vehicle.3', droveOn(left, input));
}
