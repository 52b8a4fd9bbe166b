import type { Cell } from '../../src/rules/cell.js';
import type { Rule } from '../../src/rules/rule.js';
import { type Cause, causesOf, eachCause } from './reaction-causes.js';
import type { Facts } from './reaction-known.js';
import { signed } from './say.js';
import { type ClauseId, look, type RulingId, step } from './words.js';

/** One line of a list of reaction factors. */
export interface Factor<Row extends string> {
  readonly row: Row;
  readonly clause: ClauseId;
  readonly ruling?: RulingId;
  /** How many times it counts: a count, or whether it does at all. */
  readonly times: (facts: Facts) => number | boolean | undefined;
  /** What a ruling that is a switch makes of that. */
  readonly ruled?: (times: number, facts: Facts) => Rule<number>;
  /** The causes it may have (R137). */
  readonly cause?: Cause;
  readonly says: (times: number, facts: Facts) => string;
}

/** A factor of which there is none, one or more, as the inputs say; each in a line. @returns their sum */
export function* addedUp<Row extends string>(
  factors: readonly Factor<Row>[],
  cells: Readonly<Record<Row, Cell<number>>>,
  facts: Facts,
): Rule<number> {
  let sum = 0;
  for (const factor of factors) {
    const given = Number(factor.times(facts) ?? 0);
    const ruled = factor.ruled ? yield* factor.ruled(given, facts) : given;
    const causes = factor.cause ? causesOf(factor.cause, facts) : 1;
    const times = factor.cause ? yield* eachCause(ruled, factor.cause, facts) : ruled;
    if (times === 0) continue;
    const from = yield* look(cells[factor.row]);
    const value = times * from.value;
    const many = causes > 1 ? `, ${causes} of them, ${times > ruled ? 'each' : 'counted once'}` : '';
    const text = `${factor.says(times, facts)}${many}: ${signed(value)}`;
    const by = causes > 1 ? ('wrg:R137' as const) : factor.ruling;
    const settledBy = by && { ruling: by };
    yield* step({ id: factor.row, clause: factor.clause, value, text, from, ...settledBy });
    sum += value;
  }
  return sum;
}
