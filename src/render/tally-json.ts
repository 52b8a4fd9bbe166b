import type { RepeatTally } from '../engine/repeat/tally.js';
import { toNumber } from '../odds/distribution.js';
import { ascending, means } from '../odds/summary.js';
import type { AnyAction } from '../rules/action.js';
import type { Input, Source } from '../rules/record.js';

/** A tally as scripts read it: each different result once, in ascending order. */
export const tallyJson = (
  of: {
    readonly source: Source;
    readonly action: AnyAction;
    readonly rng: string;
    readonly seed: string;
    readonly from: number;
    readonly times: number;
    readonly input: Input;
    /** What else stands in its rows. */
    readonly beside: object;
  },
  tally: RepeatTally,
) => {
  const counts = tally.asOdds();
  return {
    ...of.source,
    action: of.action.name,
    rng: of.rng,
    seed: of.seed,
    from: of.from,
    times: of.times,
    input: of.input,
    ...of.beside,
    tally: {
      outcomes: ascending(counts.outcomes, of.action.result).map(({ value, weight }) => ({
        result: value,
        times: Number(weight),
        share: toNumber(weight, counts.total),
      })),
      mean: means(counts, of.action.result),
    },
  };
};
