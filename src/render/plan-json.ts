import type { Foreseen } from '../engine/plan/plan.js';
import { standardError } from '../engine/plan/sampled.js';
import { asChance, fraction } from '../odds/fraction.js';
import type { Source } from '../rules/record.js';

/** A plan as scripts read it. */
export function planJson(plan: Foreseen, source: Source): object {
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
  const rolled = (weight: bigint, of = total) => {
    const chance = asChance(weight, of);
    return { ...chance, ...(rolls && { error: standardError(chance.probability, rolls.times) }) };
  };
  return {
    ...source,
    rulings,
    ...(Object.keys(house).length > 0 && { house }),
    plan: {
      exact: rolls === undefined,
      ...(rolls && { seed: rolls.seed, from: rolls.from, times: rolls.times }),
      lines: calls.map(({ line }, i) => ({ line, played: rolled(played[i]!) })),
      outcomes: outcomes.outcomes.map(({ value, weight }) => ({
        units: Object.fromEntries(Object.entries(value).map(([name, { is }]) => [name, is])),
        ...rolled(weight, outcomes.total),
      })),
      chances: Object.fromEntries(
        chances.map(({ condition, weight }) => [condition, fraction(weight, total)]),
      ),
      ...(until !== undefined && { until: { condition: until, ...rolled(reached) } }),
      breaks: breaks.map(({ value, weight }) => ({ ...value, ...rolled(weight) })),
      ...(passed.length > 0 && {
        passed: passed.map(({ value, weight }) => ({ ...value, ...rolled(weight) })),
      }),
    },
    ...(remarks.length > 0 && { remarks }),
  };
}
