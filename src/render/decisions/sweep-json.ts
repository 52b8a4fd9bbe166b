import type { Sweep } from '../../engine/decisions/sweep.js';
import type { Source } from '../../rules/record.js';
import { chanceJson, oddsJson } from '../odds-json.js';

/** A sweep as scripts read it: a row for each cell, its outcomes those of the odds of that line alone. */
export function sweepJson(source: Source, action: string, { over, measure, cells }: Sweep) {
  const told = cells.flatMap(({ told }) => told ?? []);
  const house = Object.assign({}, ...told.map(({ odds }) => odds.house));
  return {
    ...source,
    action,
    rng: 'exact',
    rulings: Object.assign({}, ...told.map(({ odds }) => odds.rulings)) as Record<string, number>,
    ...(Object.keys(house).length > 0 && { house }),
    sweep: {
      over: over.map(({ name }) => name),
      ...(measure.isCondition ? { chance: measure.name } : { of: measure.name }),
      rows: cells.map(({ values, told, summary, why }) => {
        if (!told) {
          const input = Object.fromEntries(
            over.map(({ name, field }, i) => [name, heldAs(field.kind, values[i]!)]),
          );
          return { input, error: why };
        }
        const { input, odds } = oddsJson(source, told, told.odds);
        const chance = measure.isCondition && summary ? { chance: chanceJson(summary) } : {};
        return { input, mean: odds.mean, ...chance, outcomes: odds.outcomes };
      }),
    },
  };
}

/** A value that was typed, as inputs hold it. */
const heldAs = (kind: string, typed: string): string | number =>
  kind === 'choice' && !/^\d+$/.test(typed) ? typed : Number(typed);
