import { count, list, toggle } from '../../src/rules/field.js';
import { carryField } from './carry.js';
import { hexFields, lineFields } from './fire-cover.js';
import { PATH_METAVAR, PATH_WORDS, pathFault } from './move-path.js';
import { unitsField } from './unit-spec.js';

const { hexside, smoke } = lineFields;

export const overrunFields = {
  attack: count('full combined APFP of the AFV, in place of its name', { max: 99 }),
  passengers: count('APFP of its passengers, where the other is a total', { max: 99, default: 0 }),
  fire: unitsField('the AFV by name, with its passengers', { max: 5 }),
  grenades: count('Grenades counters of its passengers, besides those by name', { max: 12, default: 0 }),
  ...hexFields,
  hexside,
  smoke,
  mp: count('movement points of the AFV: then its path is checked', { max: 40 }),
  through: list('hexes of its whole move, with the overrun hex', {
    metavar: PATH_METAVAR,
    max: 30,
    words: PATH_WORDS,
    fault: pathFault,
  }),
  carry: carryField('passengers'),
  immobile: toggle('the AFV is immobile', {}),
};
