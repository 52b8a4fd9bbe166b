import { addedChances, CERTAIN_ZERO, type Chances, percentileIn } from '../odds/chances.js';
import { normalBelow } from '../odds/gamma.js';

/** Independent numbers that are added up: so many of each kind, and how often each kind counts. */
export interface Summand {
  /** A whole number, below 0 where less is better. */
  readonly rate: number;
  readonly spreads: readonly {
    readonly mean: number;
    readonly variance: number;
    readonly chances: Chances;
  }[];
  /** What came out, before the rate. */
  readonly actual: number;
}

/** Where a sum lies among all that it could have been. */
export interface PlaceInSum {
  /** From 0 to 100: the chance of less, and half of that of the same (mid-p). */
  readonly percentile: number;
  /** By the exact distribution of the sum; or, where that would take too long, by the normal one. */
  readonly by: 'exact' | 'normal';
  /** Standard deviations above the mean. */
  readonly deviations: number;
}

/** Past so many multiplications the normal distribution stands in: about two seconds. */
export const MOST_WORK = 2_000_000_000;

/**
 * The chances of a sum of parts.
 * @returns undefined where that would take more work than allowed
 */
function chancesOfSum(parts: readonly Summand[], most = MOST_WORK): Chances | undefined {
  let work = 0;
  const add = (a: Chances | undefined, b: Chances | undefined, rate?: number): Chances | undefined => {
    if (!a || !b) return undefined;
    work += a.of.length * b.of.length;
    return work > most ? undefined : addedChances(a, b, rate);
  };
  /** By halves: the sums of few rolls are short, and there are only few of many. */
  const sumOf = (all: readonly Chances[]): Chances | undefined => {
    if (all.length < 2) return all[0] ?? CERTAIN_ZERO;
    const half = all.length >> 1;
    return add(sumOf(all.slice(0, half)), sumOf(all.slice(half)));
  };
  /** Twice half as many: the same chances are added up once for both. */
  const times = (one: Chances, n: number): Chances | undefined => {
    if (n === 1) return one;
    const half = times(one, n >> 1);
    const even = add(half, half);
    return n % 2 === 0 ? even : add(even, one);
  };
  return parts.reduce<Chances | undefined>((all, { rate, spreads }) => {
    const counts = new Map<Chances, number>();
    for (const { chances } of spreads) counts.set(chances, (counts.get(chances) ?? 0) + 1);
    const alike = [...counts].map(([one, n]) => times(one, n));
    return add(all, alike.every((sum) => sum !== undefined) ? sumOf(alike) : undefined, rate);
  }, CERTAIN_ZERO);
}

/** Where the sum of what came out lies among all that it could have been. */
export function placeInSum(parts: readonly Summand[], most = MOST_WORK): PlaceInSum {
  let [mean, variance, actual] = [0, 0, 0];
  for (const { rate, spreads, actual: came } of parts) {
    actual += rate * came;
    for (const spread of spreads) {
      mean += rate * spread.mean;
      variance += rate * rate * spread.variance;
    }
  }
  const deviations = (actual - mean) / Math.sqrt(variance);
  const chances = chancesOfSum(parts, most);
  if (!chances) return { percentile: 100 * normalBelow(deviations), by: 'normal', deviations };
  return { percentile: percentileIn(chances, actual), by: 'exact', deviations };
}
