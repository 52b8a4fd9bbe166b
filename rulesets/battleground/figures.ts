import type { Conflict } from '../../src/rules/action.js';

/** The most figures of a unit (unit.2), which bounds every count of them. */
export const MOST = 12;

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
    ? { input, message: `${figures} figures cannot hold ${special} ${kinds}` }
    : undefined;
