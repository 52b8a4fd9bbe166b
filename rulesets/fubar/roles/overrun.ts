import * as fields from '../inputs.js';
import { infantry, vehicle } from '../kinds.js';
import { role, takes } from '../words.js';
import { noWreck, OPEN, someLeft } from './bars.js';
import { acted, hasDriven, hasFired, inParts } from './so-far.js';

/** The vehicle that drives over infantry. */
export const driver = role('driver', {
  says: 'the vehicle',
  acts: true,
  by: 'by',
  takes: {
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      group: 'The vehicle',
      fields: ['vehicle', 'immobilised'],
      as: { vehicle: { help: 'the vehicle' }, immobilised: { help: 'it is immobilised' } },
      also: { ...acted, ...hasFired, moved: hasDriven, ...inParts },
      bars: [noWreck],
    }),
  },
  others: {
    clause: 'fubar:vassault.1',
    says: ({ name }) => `${name} is no vehicle: a unit on foot assaults by melee.`,
  },
});

/** The unit in its path. */
export const runOver = role('unit', {
  says: 'the unit in its path',
  by: 'name',
  side: { is: 'enemy', clause: 'fubar:vassault.1' },
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      fields: ['level', 'leaderLevel', 'suppressed', 'figures', 'armour'],
      as: { suppressed: OPEN, figures: { min: 1 }, armour: { help: fields.armour.help } },
      bars: [someLeft],
    }),
  },
  others: {
    clause: 'fubar:vassault.1',
    says: ({ name }) => `${name} is a vehicle: it is not run over.`,
  },
});
