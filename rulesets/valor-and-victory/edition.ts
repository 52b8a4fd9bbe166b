import type { Cell } from '../../src/rules/cell.js';

/** A number as the digital edition of the rules has it, which our copy of the book leans on. */
export const edition = <V>(value: V): Cell<V> => ({ value, from: 'other edition' });
