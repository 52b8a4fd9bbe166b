import type { Foreseen } from '../engine/plan/plan.js';
import { standardError } from '../engine/plan/sampled.js';
import { toNumber } from '../odds/distribution.js';
import { fraction } from '../odds/fraction.js';

/** A plan as scripts read it. */
export function planJson(plan: Foreseen, { wg, ruleset }: { wg: string; ruleset: string }): object {
  const {
    calls,
    ends,
    outcomes,
    chances,
    played,
    rolls,
    remarks,
    rulings,
    house,
    until,
    reached,
    breaks,
    passed,
  } = plan;
  const { total } = ends;
  const share = (weight: bigint, of = total) => {
    const probability = toNumber(weight, of);
    const error = rolls && { error: standardError(probability, rolls.times) };
    return { probability, fraction: fraction(weight, of), ...error };
  };
  return {
    wg,
    ruleset,
    rulings,
    ...(Object.keys(house).length > 0 && { house }),
    plan: {
      exact: rolls === undefined,
      ...(rolls && { seed: rolls.seed, from: rolls.from, times: rolls.times }),
      lines: calls.map(({ line }, i) => ({ line, played: share(played[i]!) })),
      outcomes: outcomes.outcomes.map(({ value, weight }) => ({
        units: Object.fromEntries(Object.entries(value).map(([name, { is }]) => [name, is])),
        ...share(weight, outcomes.total),
      })),
      chances: Object.fromEntries(
        chances.map(({ condition, weight }) => [condition, fraction(weight, total)]),
      ),
      ...(until !== undefined && { until: { condition: until, ...share(reached) } }),
      breaks: breaks.map(({ value, weight }) => ({ ...value, ...share(weight) })),
      ...(passed.length > 0 && {
        passed: passed.map(({ value, weight }) => ({ ...value, ...share(weight) })),
      }),
    },
    ...(remarks.length > 0 && { remarks }),
  };
}
