import type { FieldFault } from '../../rules/field.js';
import { NotationError, readNotation } from './notation.js';

/** What is wrong with dice as they were typed, with the place. */
export function faultIn(typed: string): FieldFault | undefined {
  try {
    readNotation(typed);
    return undefined;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { at, takes } = error;
    // People count letters, and from 1.
    const column = [...typed.slice(0, at)].length + 1;
    return { takes: `${takes} (column ${column})`, column };
  }
}
