import type { State } from '../../src/rules/state.js';
import type { GameState } from '../../src/rules/system.js';
import { outOfOrder } from './bearings.js';
import { standing } from './roster/standing.js';
import { lastingOf, periodOf, state } from './state.js';
import { toldBesides } from './told-besides.js';

/** What the rules know of a battle. */
export const game: GameState = {
  memory: state,
  says: (table: State) => standing(table.units, periodOf(table), lastingOf(table)),
  // Both sides move together: a period is nobody's (orders.4).
  turn: (table: State) => `period ${periodOf(table)}`,
  clock: ['period'],
  bearings: [...outOfOrder, ...toldBesides],
  check: () => import('./forces/check.js'),
};
