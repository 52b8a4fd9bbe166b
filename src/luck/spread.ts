import { type Chances, chancesOf } from '../odds/chances.js';
import { type Distribution, Gatherer, toNumber } from '../odds/distribution.js';

/** What could have come out of a resolution, in the number that luck is counted in. */
export interface Spread {
  readonly mean: number;
  readonly variance: number;
  readonly chances: Chances;
  /** The exact chances; where they could not be had, how often each number came up in repeats. */
  readonly of: Distribution<number>;
  readonly exact: boolean;
}

/**
 * Chances with their mean and variance, worked out in whole numbers and rounded once.
 * @param of chances of whole numbers
 */
export function spreadOf(of: Distribution<number>, exact: boolean): Spread {
  let [sum, squares] = [0n, 0n];
  for (const { value, weight } of of.outcomes) {
    const n = BigInt(value);
    sum += n * weight;
    squares += n * n * weight;
  }
  const { total } = of;
  return {
    mean: sum < 0n ? -toNumber(-sum, total) : toNumber(sum, total),
    variance: toNumber(squares * total - sum * sum, total * total),
    chances: chancesOf(of),
    of,
    exact,
  };
}

/**
 * Odds in view of one number of each outcome.
 * @param read undefined where an outcome does not have that number
 * @returns undefined where any outcome has none
 */
export function inView<T>(
  { outcomes, total }: Distribution<T>,
  read: (value: T) => number | undefined,
): Distribution<number> | undefined {
  const found = new Gatherer<number>();
  for (const { value, weight } of outcomes) {
    const n = read(value);
    if (n === undefined || !Number.isSafeInteger(n)) return undefined;
    found.add(n, weight, total);
  }
  return found.distribution();
}

/** The exact chance of a number or more, and of it or less. */
export function tailsOf({ of: { outcomes, total } }: Spread, x: number) {
  let [atLeast, atMost] = [0n, 0n];
  for (const { value, weight } of outcomes) {
    if (value >= x) atLeast += weight;
    if (value <= x) atMost += weight;
  }
  return { atLeast, atMost, total };
}
