// @ts-check
import { rolesOf, tablesOf, wordsOf } from 'wg/rules';

// The words in which the rules of this page are written.
export const { look, ruling, step, put, ends } = wordsOf();
export const { table, printed, inferred } = tablesOf();
export const { role, takes } = rolesOf();
