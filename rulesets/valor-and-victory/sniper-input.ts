import { count, text, toggle } from '../../src/rules/field.js';
import { coverFields } from './fire-cover.js';

export const sniperFields = {
  range: count('range in hexes', { min: 1, max: 60 }),
  ownCover: count('cover and hindrances of the hex of the sniper: then the check is rolled', { max: 30 }),
  checkOnly: toggle('the elimination check alone, when the points are applied', {}),
  pinnedOnly: toggle('no unpinned unit is left in the target hex', {}),
  opportunity: toggle('opportunity fire at infantry that moves', {}),
  side: text('the side whose sniper it is', { metavar: 'Axis', max: 40 }),
  used: toggle('it has made opportunity fire this turn already', {}),
  ...coverFields,
};
