import type { Rule } from '../../../src/rules/rule.js';
import { armourOf } from '../hits/armour.js';
import { moving, OPEN, onFoot } from '../roster/roles.js';
import { refuse, role, takes } from '../words.js';
import { droveOn, leftOf, type PartOfDrive, vehicleReach } from './reach.js';
import type { Vehicle } from './tables.js';

/** The vehicle that drives over infantry. */
export const driver = role('driver', {
  says: 'the vehicle',
  acts: true,
  by: 'by',
  takes: { vehicle: takes({ ...moving, group: 'The vehicle' }) },
  others: { clause: 'fubar:vassault.1', says: 'is no vehicle: a unit on foot assaults by melee' },
});

/** The unit in its path. */
export const runOver = role('unit', {
  says: 'the unit in its path',
  by: 'name',
  side: { is: 'enemy', clause: 'fubar:vassault.1' },
  takes: {
    infantry: takes({
      ...onFoot,
      fields: ['level', 'leaderLevel', 'suppressed', 'figures', 'armour'],
      as: { suppressed: OPEN },
    }),
  },
  others: { clause: 'fubar:vassault.1', says: 'is a vehicle: it is not run over' },
});

/** A vehicle that assaults infantry, typed or by its name. */
interface Assaulting extends PartOfDrive {
  readonly by?: string | undefined;
  readonly vehicle?: Vehicle | undefined;
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
