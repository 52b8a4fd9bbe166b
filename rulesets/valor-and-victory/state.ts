import type { Memory } from '../../src/rules/action.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { kinds } from './roster/kinds.js';

/** What stands on the table. */
export const state: Memory = {
  start: EMPTY_TABLE,
  kinds,
  anew: ({ action, input }) => action === 'turn' && input.new === true,
  anewBy: 'wg turn --new',
};
