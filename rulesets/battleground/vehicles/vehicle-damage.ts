import { count, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import { hullOf } from '../passengers/riders.js';
import { action } from '../words.js';
import { damage, damageAnnounced, stoppedConflict } from './damage.js';
import { hitVehicle } from './roles.js';
import { type DAMAGE, STATES, type VehicleState } from './tables.js';

export const vehicleDamage = action({
  name: 'vehicle-damage',
  says: 'What hits do to a vehicle',
  inputs: {
    hits: count('hits scored on the vehicle, after cancels, halving and doubling', {
      required: true,
      max: 60,
    }),
    ...inputsOf(hitVehicle),
    noHeavyWeapon: toggle('hit by infantry without a heavy weapon', {}),
  },
  conflict: stoppedConflict,
  examples: [
    ['wg vehicle-damage --hits 3', 'three hits on a tank that is whole'],
    ['wg vehicle-damage --hits 1 --damage immobilised', 'one more on a tank that cannot move'],
    ['wg vehicle-damage --hits 2 --odds', 'the chances instead of a roll'],
    ['wg vehicle-damage --hits 2 --dice "3 2"', 'dice thrown by hand'],
  ],
  result: { state: { help: 'what the vehicle is from now on', order: STATES } },
  roles: [hitVehicle],
  *resolve({ hits, damage: before, stoppedBy, unarmoured, noHeavyWeapon }) {
    const hit = { hits, before, armoured: !unarmoured, noHeavyWeapon, stoppedBy };
    return { state: yield* damage(hit, hullOf(hitVehicle)) };
  },
  luck: ({ damage: before }) => ({
    of: 'steps of damage',
    read: ({ state }) => stepsTo(state) - stepsTo(before),
  }),
  announce: ({ state }, { damage: before, stoppedBy }, steps) =>
    damageAnnounced(state, { before, stoppedBy }, steps),
});

/** How far a vehicle is from whole: two kinds of damage, each a step, and then the end. */
const stepsTo = (state: VehicleState | (typeof DAMAGE)[number]): number =>
  ({ none: 0, undamaged: 0, immobilised: 1, 'half-weapons': 1, both: 2, destroyed: 3 })[state];
