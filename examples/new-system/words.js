// @ts-check
import { rolesOf, tablesOf, wordsOf } from 'wg/rules';

// The words in which the rules of this book are written: import them from here.
export const { look, ruling, step, refuse } = wordsOf();
export const { table, printed } = tablesOf();
export const { role, takes } = rolesOf();
