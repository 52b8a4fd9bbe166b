import { role, takes } from '../words.js';
import {
  SHAKEN,
  STRUCK,
  shaken,
  struck,
  targetHw,
  targetInMelee,
  targetRiding,
  targetStartFigures,
} from './foot.js';
import { model, place } from './models.js';

/** What artillery comes down on: the guns are off the table, and the dice are those of the other side. */
export const underFire = role('target', {
  says: 'the target',
  suffers: true,
  takes: {
    infantry: takes({
      ...struck,
      fields: [...STRUCK, ...SHAKEN],
      as: { ...struck.as, ...shaken },
      also: { targetHw, targetInMelee, targetStartFigures, targetRiding },
    }),
    vehicle: takes({ ...model, fields: ['armour', 'damage', 'stoppedBy', 'dugIn'] }),
    emplacement: takes({ ...place, fields: ['marked'] }),
  },
});
