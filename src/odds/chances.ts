import { type Distribution, toNumber } from './distribution.js';

/**
 * The chances of a whole number, as doubles: those of `least`, `least + 1` and so on. Nothing is ever subtracted in sums
 * of them, so that n sums of k outcomes each are right to about n * k units in the sixteenth digit: for 5,000 rolls of
 * twelve outcomes that is 1e-11.
 */
export interface Chances {
  readonly least: number;
  readonly of: Float64Array;
}

/** Less than this at either end of a sum is left out: 5,000 sums lose less than 1e-25 of all chances by it. */
const NEGLIGIBLE = 1e-30;

/** The sum of nothing: 0 for certain. */
export const CERTAIN_ZERO: Chances = { least: 0, of: Float64Array.of(1) };

/** Chances of whole numbers as doubles, each rounded once. */
export function chancesOf({ outcomes, total }: Distribution<number>): Chances {
  const values = outcomes.map(({ value }) => value);
  const least = Math.min(...values);
  const of = new Float64Array(Math.max(...values) - least + 1);
  for (const { value, weight } of outcomes) of[value - least]! += toNumber(weight, total);
  return { least, of };
}

/**
 * The chances of a sum of two independent numbers.
 * @param times the second counts so often: a whole number, below 0 where it counts against
 */
export function addedChances(a: Chances, b: Chances, times = 1): Chances {
  const [n, m] = [a.of.length, b.of.length];
  const reach = (m - 1) * Math.abs(times);
  const sums = new Float64Array(n + reach);
  for (let j = 0; j < m; j++) {
    const chance = b.of[j]!;
    if (chance === 0) continue;
    const from = times < 0 ? reach + j * times : j * times;
    for (let i = 0; i < n; i++) sums[from + i]! += a.of[i]! * chance;
  }
  return trimmed({ least: a.least + b.least * times - (times < 0 ? reach : 0), of: sums });
}

function trimmed({ least, of }: Chances): Chances {
  let from = 0;
  let to = of.length;
  while (to - from > 1 && of[from]! < NEGLIGIBLE) from++;
  while (to - from > 1 && of[to - 1]! < NEGLIGIBLE) to--;
  return { least: least + from, of: of.subarray(from, to) };
}

/** The chance of more than x, of x itself, and of less. */
export function around({ least, of }: Chances, x: number): { more: number; same: number; less: number } {
  let [more, same, less] = [0, 0, 0];
  for (let i = 0; i < of.length; i++) {
    const value = least + i;
    if (value > x) more += of[i]!;
    else if (value < x) less += of[i]!;
    else same += of[i]!;
  }
  return { more, same, less };
}

/** The mid-p percentile of x, from 0 to 100: the chance of less, and half of that of the same. */
export function percentileIn(chances: Chances, x: number): number {
  const { same, less } = around(chances, x);
  return Math.min(100 * (less + same / 2), 100);
}
