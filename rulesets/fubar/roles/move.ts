import { role, takes } from '../words.js';
import { onFoot } from './bars.js';
import { acted, FIRED, inMelee, moves } from './so-far.js';

/** Who moves. */
export const mover = role('mover', {
  says: 'the unit',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({ ...onFoot, fields: [...FIRED, 'moved', 'combat'], also: { ...acted, inMelee } }),
    vehicle: takes({
      ...moves,
      group: 'Vehicles',
      as: { vehicle: { help: 'a vehicle, in place of a unit on foot' } },
    }),
  },
});
