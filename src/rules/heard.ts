import type { Rule, Value } from './rule.js';

/** What rules are answered where no chance decides, on the spot: nobody has to be asked for it. */
export interface OnTheSpot {
  /** The option of a ruling that is played; it is noted as met. */
  readonly option: (ruling: string) => number;
  /** The players' own value of a table cell, if they have one; it is noted as looked up. */
  readonly cell: (id: string) => Value | undefined;
}

/**
 * Whether anybody hears what rules say and do. Where it is for nothing but their results they are followed by the ten thousand, and
 * nobody asks for a line or for what is done to the table; rulings that a line cites are met all the same.
 */
export const heard: { lines: boolean; deeds: boolean; answers: OnTheSpot | undefined } = {
  lines: true,
  deeds: true,
  answers: undefined,
};

/**
 * Runs rules of which no line is heard.
 * @param deeds whether what they do is
 * @param answers what no chance decides
 */
export function unheard<T>(deeds: boolean, answers: OnTheSpot, work: () => T): T {
  const before = { ...heard };
  Object.assign(heard, { lines: false, deeds, answers });
  try {
    return work();
  } finally {
    Object.assign(heard, before);
  }
}

/** A rule that is over, and asked for nothing: as its own iterator it takes the place of a generator. */
class Over {
  readonly done = true;
  constructor(readonly value: unknown) {}
  next(): this {
    return this;
  }
  [Symbol.iterator](): this {
    return this;
  }
}

/** A rule that asks for nothing. */
export const atOnce = <T>(value: T): Rule<T> => new Over(value) as unknown as Rule<T>;
export const NOTHING_DONE: Rule<void> = atOnce(undefined);
