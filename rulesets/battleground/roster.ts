import type { RosterScope } from '../../src/rules/roster.js';
import type { State } from '../../src/rules/state.js';
import { standsOf } from '../../src/table/stands.js';
import { kinds } from './kinds.js';
import { check } from './roster-check.js';
import { state } from './state.js';

/** The units of Battleground: what they are, how they stand, and what they have to be. */
export const roster: RosterScope = {
  kinds,
  keeping: { memory: state, roster: (table: State) => table },
  ...standsOf(kinds),
  check,
};
