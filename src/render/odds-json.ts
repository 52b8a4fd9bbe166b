import type { Measure } from '../engine/decisions/measure.js';
import type { Odds } from '../odds/exact.js';
import { asChance } from '../odds/fraction.js';
import { ascending, means, type Summary } from '../odds/summary.js';
import type { AnyAction } from '../rules/action.js';
import type { Input, OddsDocument, Result, Source } from '../rules/record.js';

/** The chance of yes. */
export function chanceJson({ outcomes, total }: Summary): { probability: number; fraction: string } {
  const weight = outcomes.find(({ value }) => value === true)?.weight ?? 0n;
  return asChance(weight, total);
}

/** Exact odds as scripts read them: one outcome for each different result, in ascending order; the chance of a condition, where one was asked for. */
export const oddsJson = (
  source: Source,
  of: { action: AnyAction; input: Input },
  odds: Odds<Result>,
  condition?: Pick<Measure, 'name' | 'summaries'>,
): OddsDocument => ({
  ...source,
  action: of.action.name,
  rng: 'exact',
  input: of.input,
  rulings: odds.rulings,
  ...(Object.keys(odds.house).length > 0 && { house: odds.house }),
  odds: {
    outcomes: ascending(odds.outcomes, of.action.result).map(({ value, weight }) => ({
      result: value,
      ...asChance(weight, odds.total),
    })),
    mean: means(odds, of.action.result),
    ...(condition && { chance: { of: condition.name, ...chanceJson(condition.summaries[0]!) } }),
  },
});
