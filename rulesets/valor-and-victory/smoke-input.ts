import { choice, count, text, toggle } from '../../src/rules/field.js';
import { SMOKE_BY } from './support-tables.js';

/** What supply a side has, in every action that uses some of it up. */
export const supplyFields = {
  side: text('the side that does it, where a game counts its supply', { metavar: 'Axis', max: 40 }),
};

export const smokeFields = {
  by: choice(SMOKE_BY, 'who places it', { default: 'infantry' }),
  factors: count('smoke factors that the side had when the game began', { max: 99 }),
  ...supplyFields,
  target: text('the hex it is placed in', { metavar: 'hex', max: 40 }),
  pinned: toggle('whoever places it is pinned', {}),
};
