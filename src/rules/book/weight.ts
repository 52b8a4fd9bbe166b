import type { Value } from '../rule.js';

/** How much a ruling moves odds, measured on the lines that the book offers: shown at the one where it moves them most. */
export interface Weight {
  /** That line, as it is typed behind `wg`. */
  readonly line: string;
  /** From 0 to 1: how far another option takes a chance, or a number that is certain, from where option 1 has it. */
  readonly shift: number;
  /** What it shows in, as odds call it: `hits`; `allowed`, where an option does not allow the line. */
  readonly of: string;
  /** The chance is that of this number or more. */
  readonly atLeast?: number;
  /** The chance is that of this. */
  readonly is?: Value;
  /** The chance by each option; the number itself, where nothing is left to chance. */
  readonly by: Readonly<Record<number, number>>;
  /** How many of the lines it moves, as they are offered. */
  readonly lines: number;
}

/** The weights of all rulings of a book that may be chosen, by their ids; null for those that move nothing. */
export type Weights = Readonly<Record<string, Weight | null>>;
