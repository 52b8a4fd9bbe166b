import { choice, count, measure, text, toggle } from '../../src/rules/field.js';
import { boundFields } from './bound-fields.js';
import { SMOKE_SOURCES } from './lasting-tables.js';
import { limitFields } from './limit-fields.js';
import { LONGEST_NAME, scale } from './say.js';

export const smokeInputs = {
  source: choice(SMOKE_SOURCES, 'what makes the smoke', { required: true }),
  where: text('where it is; smoke laid there again feeds it', { metavar: 'by the mill', max: 40 }),
  period: count('the period in which it is laid; in a game, the one that is played', { min: 1, max: 999 }),
  fedUntil: count('the last period in which it is fed', { min: 1, max: 999 }),
  angle: measure('its angle to the wind, for off-table fire', { unit: 'degrees', max: 180, default: 0 }),
  calibre: measure('the calibre of the AFV gun', { unit: 'mm', min: 1, max: 250 }),
  name: text('the AFV that fires its projectors, by name', { metavar: 'Tank 1', max: LONGEST_NAME }),
  reloaded: toggle('its projectors were reloaded from outside', {}),
  projectorsFired: toggle('its projectors have been fired', {}),
  men: count('men of the group that lays it', { max: 99 }),
  ownMove: limitFields.ownMove,
  ...boundFields,
  scale,
};
