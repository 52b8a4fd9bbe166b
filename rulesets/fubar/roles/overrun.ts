import { role, takes } from '../words.js';
import { OPEN, onFoot } from './bars.js';
import { moves } from './so-far.js';

/** The vehicle that drives over infantry. */
export const driver = role('driver', {
  says: 'the vehicle',
  acts: true,
  by: 'by',
  takes: { vehicle: takes({ ...moves, group: 'The vehicle' }) },
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
