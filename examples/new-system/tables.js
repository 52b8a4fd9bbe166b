// @ts-check
import { printed, table } from './words.js';

/** What a die has to show. Players may put their own numbers in: cells of tables in play are never written into a rule. */
export const cover = table({
  id: 'newsys:table.cover',
  title: 'What hits, by the cover of the target',
  unit: 'or more on a die',
  must: ['a number from 2 to 6', (n) => n >= 2 && n <= 6],
  cells: { open: printed(4), wood: printed(5) },
});

/** The names of its rows. */
export const COVER = /** @type {const} */ (['open', 'wood']);
