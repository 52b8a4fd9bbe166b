import type { Rule } from '../../src/rules/rule.js';
import type { Looked } from '../../src/rules/words.js';
import { type Level, type Training, training } from './tables.js';
import { look, ruling } from './words.js';

/** The row of the training table that a unit goes by in a fight, and whose it is. */
export interface Trained {
  readonly from: Looked<Training>;
  /** `green`, or `by a veteran leader`. */
  readonly whose: string;
  readonly ruled: { readonly ruling?: 'fubar:R10' };
}

/** The row of a unit (unit.3) or, if so ruled, that of a better leader (R10). */
export function* trainedAs(level: Level, leaderLevel: Level | undefined): Rule<Trained> {
  const own = yield* look(training.cells[level]);
  if (leaderLevel === undefined) return { from: own, whose: level, ruled: {} };
  const ruled = { ruling: 'fubar:R10' as const };
  const his = yield* look(training.cells[leaderLevel]);
  const lends = (yield* ruling('fubar:R10')) === 2 && his.value.activation < own.value.activation;
  return lends
    ? { from: his, whose: `by a ${leaderLevel} leader`.replace('a elite', 'an elite'), ruled }
    : { from: own, whose: level, ruled };
}
