// @ts-check
import { rolesOf, tablesOf, wordsOf } from 'wg/rules';

/**
 * The ids of this book, for the checker of types alone: it tells of one that is in no book.
 * @typedef {keyof typeof import('./book.js').clauses} Clause
 * @typedef {keyof typeof import('./book.js').rulings} Ruling
 */

// The words in which the rules of this book are written: import them from here.
const words = /** @type {typeof wordsOf<Clause, Ruling, Ruling>} */ (wordsOf);
const roles = /** @type {typeof rolesOf<Clause>} */ (rolesOf);
export const { look, ruling, step, refuse, put, ends } = words();
export const { table, printed } = tablesOf();
export const { role, takes } = roles();
