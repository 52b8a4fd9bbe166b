import { choice, count, measure, text, toggle } from '../../src/rules/field.js';
import { ARMOUR } from './hits/tables.js';
import { LEVELS } from './turn/tables.js';

/** The most figures of a unit, or of a side in close combat, so that exact odds stay quick: the book has no such limit. */
export const MOST = 20;
/** The most Fire Points at once, and so the most hits: such a unit with the heaviest weapon there is. */
export const MOST_DICE = 5 * MOST;

/** The flags that more than one action has: the same concept has the same flag everywhere. */
export const name = text('name of the unit, which the game then remembers', { metavar: 'name', max: 80 });
export const level = choice(LEVELS, 'training of the unit', {});
export const leaderLevel = choice(LEVELS, 'training of its leader, where it has one', {});
export const leaderDown = toggle('its leader is suppressed or out of touch', {});
export const suppressed = count('figures that are suppressed', { max: MOST });
export const outOfTouch = count('figures out of touch with the rest', { max: MOST, default: 0 });
export const noEnemy = toggle('no enemy is visible to the unit', {});
export const figures = count('figures in the unit', { min: 1, max: MOST });
export const armour = choice(ARMOUR, 'personal armour of most of its figures; none, if it has none', {});
export const take = choice(
  ['suppress', 'casualties'],
  'how the owner takes unsaved hits: suppressed as far as may be, as casualties, or so many suppressed',
  { or: [0, MOST], default: 'suppress' },
);
export const distance = (help: string) => measure(help, { unit: 'cm', max: 200 });
