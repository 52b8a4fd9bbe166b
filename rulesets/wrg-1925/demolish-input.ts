import { count, list, measure, toggle } from '../../src/rules/field.js';
import { boundFields } from './bound-fields.js';
import { EXPOSURE_WORDS, exposureFault } from './exposure.js';
import { limitFields } from './limit-fields.js';
import { scale } from './say.js';
import { nameField } from './target-fields.js';

export const demolishInputs = {
  fire: list('what it was exposed to in the period; also satchel:n, molotov:n and off-table:n', {
    metavar: 'weapon:n[@metres]',
    max: 20,
    required: true,
    words: EXPOSURE_WORDS,
    fault: exposureFault,
  }),
  range: measure('distance of the weapons that have none of their own', { unit: 'metres', max: 9999 }),
  bunker: toggle('a bunker, not a building', {}),
  prepared: toggle('a building whose ground floor or basement is prepared for defence', {}),
  heavyShell: toggle('shell guns among the weapons are of 105mm or more', {}),
  men: count('men inside', { min: 1, max: 40 }),
  name: nameField,
  ownMove: limitFields.ownMove,
  ...boundFields,
  scale,
};
