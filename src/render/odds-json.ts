import { toNumber } from '../odds/distribution.js';
import type { Odds } from '../odds/exact.js';
import { fraction } from '../odds/fraction.js';
import { ascending, means } from '../odds/summary.js';
import type { AnyAction } from '../rules/action.js';
import type { Input, Result } from '../rules/record.js';

/** Exact odds as scripts read them: one outcome for each different result, in ascending order. */
export const oddsJson = (
  of: { wg: string; ruleset: string; action: AnyAction; input: Input },
  odds: Odds<Result>,
) => ({
  wg: of.wg,
  ruleset: of.ruleset,
  action: of.action.name,
  rng: 'exact',
  input: of.input,
  rulings: odds.rulings,
  ...(Object.keys(odds.house).length > 0 && { house: odds.house }),
  odds: {
    outcomes: ascending(odds.outcomes, of.action.result).map(({ value, weight }) => ({
      result: value,
      probability: toNumber(weight, odds.total),
      fraction: fraction(weight, odds.total),
    })),
    mean: means(odds, of.action.result),
  },
});
