// @ts-check
import { EMPTY_TABLE, standsAs } from 'wg/rules';
import { kinds } from './kinds.js';

/**
 * What is known of a game: units, and no turns yet. A clock of turns is put on the table by an action of its own.
 * @type {import('wg/rules').GameState}
 */
export const game = {
  memory: { start: EMPTY_TABLE, kinds, anew: () => false, anewBy: 'wg game start' },
  says: (state) => state.units.map((unit) => `${unit.name}: ${standsAs(unit, kinds)}`),
  turn: () => 'no turns',
  place: () => ({ says: '' }),
  next: () => undefined,
  clock: [],
  bearings: [],
  check: async () => ({ check: () => [] }),
};
