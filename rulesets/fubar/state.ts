import type { Memory } from '../../src/rules/action.js';
import type { State } from '../../src/rules/state.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { kinds } from './roster/kinds.js';
import type { RoundSlots } from './slots.js';

/** What stands on the table: units, however they came into the game, the turn, and whose try it is. */
export const state: Memory = {
  start: EMPTY_TABLE,
  kinds,
  anew: ({ action, input }) => action === 'initiative' && input.new === true,
  anewBy: 'wg initiative --new',
};

const BEFORE: RoundSlots = { turn: 0, order: [], seats: [], passed: 0, done: [] };

/** The turn as it stands on the table. */
export const roundOf = ({ slots }: Pick<State, 'slots'>): RoundSlots => ({ ...BEFORE, ...slots });
