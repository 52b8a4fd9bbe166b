/** What stands on the table besides units: the turn, and whose try of it it is. */
export interface RoundSlots {
  /** From 1; 0 before the first initiative. */
  readonly turn: number;
  /** The sides by initiative, and as they sit round the table (R6). */
  readonly order: readonly string[];
  readonly seats: readonly string[];
  /** The side whose try it is. */
  readonly holder?: string;
  /** The unit that was tried last, while its activation goes on; none by name, where it is over. */
  readonly active?: string;
  /** A line has said that it is over; it is as well where nobody is left to be tried. */
  readonly over?: boolean;
  /** Units that failed may be tried again this turn (R8). */
  readonly retries?: boolean;
  /** Sides that passed in a row; those that are done for the turn (R7). */
  readonly passed: number;
  readonly done: readonly string[];
}
