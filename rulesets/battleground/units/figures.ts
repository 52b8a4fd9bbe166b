import type { Conflict } from '../../../src/rules/action.js';
import { numbered } from '../../../src/rules/text/say.js';

/** The two units of about the same size that a group over 12 divides into (combine.2). */
export const halves = (figures: number): [larger: number, smaller: number] => [
  Math.ceil(figures / 2),
  Math.floor(figures / 2),
];

/** The most figures of a unit (unit.2), which bounds every count of them. */
export const MOST_FIGURES = 12;

/**
 * Figures that are set apart must be among the figures of their unit.
 * @param input the input that counts all of its figures
 */
export const mustHold = (
  input: string,
  figures: number | undefined,
  special: number,
  kinds = 'leaders, heavy weapons and medics',
): Conflict | undefined =>
  figures !== undefined && special > figures
    ? { input, message: `${numbered(figures, 'figure')} cannot hold ${special} ${kinds}` }
    : undefined;
