import { periodInputs } from '../period-input.js';
import { role } from '../words.js';
import { fromTroops, noTroops } from './filling.js';

/** Who begins on the map alone, and who of them has been seen. */

export const onMap = role('onMap', {
  says: 'who is on the map alone',
  by: 'hidden',
  takes: fromTroops(periodInputs, ['hidden'], () => ({})),
  others: noTroops,
});

export const inSight = role('inSight', {
  says: 'who on the map has been seen',
  by: 'seen',
  goneToo: true,
  takes: fromTroops(periodInputs, ['seen'], () => ({})),
  others: noTroops,
});
