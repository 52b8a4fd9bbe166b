import { role, takes } from '../words.js';
import { attacked } from './foot.js';
import { model, place } from './models.js';

/** What artillery comes down on: the guns are off the table, and the dice are those of the other side. */
export const underFire = role('target', {
  says: 'the target',
  suffers: true,
  takes: { infantry: takes(attacked), vehicle: takes(model), emplacement: takes(place) },
});
