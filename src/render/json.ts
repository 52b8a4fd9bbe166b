import type { AnyAction } from '../rules/action.js';
import type { Input, Resolution, Result } from '../rules/record.js';
import type { Step } from '../rules/rule.js';
import { toNumber } from '../odds/distribution.js';
import type { Odds } from '../odds/exact.js';
import { fraction } from '../odds/fraction.js';
import { ascending, means } from '../odds/summary.js';

/** A resolution as scripts read it. */
export const resolutionJson = (of: Resolution, says?: (clause: string) => string) => ({
  wg: of.wg,
  ruleset: of.ruleset,
  action: of.action,
  rng: of.rng,
  seed: of.seed,
  index: of.index,
  input: of.input,
  rulings: of.rulings,
  steps: of.steps.map((step) => stepJson(step, says)),
  result: of.result,
});

/** One step, its parts in the order of the contract; what does not apply is left out. */
const stepJson = ({ id, clause, value, text, dice, ruling, house }: Step, says?: (clause: string) => string) => ({
  id,
  clause,
  value,
  text,
  ...(dice && { dice: dice.map(({ name, faces }) => ({ name, faces })) }),
  ...(ruling && { ruling }),
  ...(house && { house }),
  ...(says && { says: says(clause) }),
});

/** Exact odds as scripts read them: one outcome for each different result, in ascending order. */
export const oddsJson = (of: { wg: string; ruleset: string; action: AnyAction; input: Input }, odds: Odds<Result>) => ({
  wg: of.wg,
  ruleset: of.ruleset,
  action: of.action.name,
  rng: 'exact',
  input: of.input,
  rulings: odds.rulings,
  odds: {
    outcomes: ascending(odds.outcomes, of.action.result).map(({ value, weight }) => ({
      result: value,
      probability: toNumber(weight, odds.total),
      fraction: fraction(weight, odds.total),
    })),
    mean: means(odds, of.action.result),
  },
});
