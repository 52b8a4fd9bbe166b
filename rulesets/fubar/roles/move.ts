import { infantry, vehicle } from '../kinds.js';
import { role, takes } from '../words.js';
import { noWreck, someLeft } from './bars.js';
import { acted, combat, hasDriven, hasFired, hasMoved, inMelee, inParts } from './so-far.js';

/** Who moves. */
export const mover = role('mover', {
  says: 'the unit',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      fields: [],
      also: { ...acted, ...hasFired, moved: hasMoved, inMelee, combat },
      bars: [someLeft],
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: 'Vehicles',
      fields: ['vehicle', 'immobilised'],
      as: {
        vehicle: { help: 'a vehicle, in place of a unit on foot' },
        immobilised: { help: 'it is immobilised' },
      },
      also: { ...acted, ...hasFired, moved: hasDriven, ...inParts },
      bars: [noWreck],
    }),
  },
});
