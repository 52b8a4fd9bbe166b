import type { Rule } from './rule.js';

/**
 * Whether anybody hears what rules say and do. Where it is for nothing but their results they are followed by the ten thousand, and
 * nobody asks for a line or for what is done to the table; rulings that a line cites are heard all the same.
 */
export const heard = { lines: true, deeds: true };

/** Runs rules of which no line is heard. @param deeds whether what they do is */
export function unheard<T>(deeds: boolean, work: () => T): T {
  const before = { ...heard };
  heard.lines = false;
  heard.deeds = deeds;
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
