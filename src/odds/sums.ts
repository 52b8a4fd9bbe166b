import type { Tally } from '../rules/draw.js';
import type { Distribution } from './distribution.js';

/** Tallies as one whole number each: a digit for every name, wide enough that digits never carry. */
type Ways = Map<number, bigint>;

/**
 * The distribution of a sum of independent tallies. Adding two tallies is adding their numbers, so the work grows with
 * the sums that can come out and not with the ways to them.
 * @param tally the names, in the order of the digits
 * @param parts what is added; no count may be negative
 */
export function sumOutcomes(
  tally: readonly string[],
  parts: readonly Distribution<Tally>[],
): Distribution<Tally> {
  const widths = tally.map((k) => 1 + parts.reduce((sum, p) => sum + largest(p, k), 0));
  const code = (value: Tally) =>
    tally.reduceRight((number, k, digit) => number * widths[digit]! + value[k]!, 0);
  let sums: Ways = new Map([[0, 1n]]);
  let total = 1n;
  for (const part of parts) {
    const steps = part.outcomes.map(({ value, weight }) => [code(value), weight] as const);
    const next: Ways = new Map();
    for (const [sum, ways] of sums) {
      for (const [add, weight] of steps) next.set(sum + add, (next.get(sum + add) ?? 0n) + ways * weight);
    }
    sums = next;
    total *= part.total;
  }
  const decode = decoder(tally, widths);
  const outcomes = [...sums].map(([sum, weight]) => ({ value: decode(sum), weight }));
  return { outcomes, total };
}

const largest = ({ outcomes }: Distribution<Tally>, k: string) =>
  Math.max(...outcomes.map(({ value }) => value[k]!));

/** What tallies numbers stand for, of digits so wide. */
export function decoder(tally: readonly string[], widths: readonly number[]): (sum: number) => Tally {
  // Names in their order, so that equal tallies read alike; and each a part of its own, whatever it is called.
  const none = Object.fromEntries(tally.map((name) => [name, 0]));
  return (sum) => {
    const value = { ...none };
    for (let digit = 0, left = sum; digit < tally.length; digit++) {
      value[tally[digit]!] = left % widths[digit]!;
      left = Math.floor(left / widths[digit]!);
    }
    return value;
  };
}
