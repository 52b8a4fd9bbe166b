import type { Memory } from '../../src/rules/action.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { kinds } from './roster/kinds.js';

/** What stands on the table: what is done in a period builds on what was done before. */
export const state: Memory = {
  start: EMPTY_TABLE,
  kinds,
  anew: ({ action, input }) => action === 'period' && input.new === true,
  anewBy: 'wg period --new',
};
