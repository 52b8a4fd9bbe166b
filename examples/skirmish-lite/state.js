// @ts-check
import { EMPTY_TABLE } from 'wg/rules';
import { kinds } from './kinds.js';

/** What stands on the table: units, and the turn. */
export const memory = { start: EMPTY_TABLE, kinds, anew: () => false, anewBy: 'wg game start' };

/** @param {Pick<import('wg/rules').State, 'slots'>} table */
export const turnOf = ({ slots }) => Number(slots.turn ?? 0);
