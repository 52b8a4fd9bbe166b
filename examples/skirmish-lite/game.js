// @ts-check
import { standsAs } from 'wg/rules';
import { kinds } from './kinds.js';
import { memory, turnOf } from './state.js';

/** @typedef {import('wg/rules').State} State */

const said = (/** @type {State} */ state) =>
  turnOf(state) === 0 ? 'before the first turn' : `turn ${turnOf(state)}`;

/** What is known of a game. */
export const game = {
  memory,
  says: (/** @type {State} */ state) => [
    said(state),
    ...state.units.map((unit) => `${unit.name}: ${standsAs(unit, kinds)}`),
  ],
  turn: said,
  now: (/** @type {State} */ state) => [said(state)],
  place: (/** @type {State} */ state) => ({ says: `T${turnOf(state)}` }),
  next: () => ({ line: ['turn'], says: 'next turn' }),
  clock: ['turn'],
  bearings: [],
  check: async () => ({ check: () => [] }),
};
