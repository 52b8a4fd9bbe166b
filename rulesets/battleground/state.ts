import type { Memory } from '../../src/rules/action.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { PACK } from './cards/deck.js';
import { kinds } from './roster/kinds.js';

/** What stands on the table. Cards and what they bring build on one another. */
export const state: Memory = {
  start: { ...EMPTY_TABLE, piles: { deck: { cards: PACK } } },
  kinds,
  anew: ({ action, input }) => action === 'draw-card' && input.new === true,
  anewBy: 'wg draw-card --new',
};
