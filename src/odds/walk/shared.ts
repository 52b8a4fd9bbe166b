import { type Distribution, lcm } from '../distribution.js';

/** Odds in which each outcome stands for several, and they share its chance alike. */
export function shared<T>(
  { outcomes, total }: Distribution<T>,
  alike: (value: T) => readonly T[],
): Distribution<T> {
  const each = outcomes.map(({ value, weight }) => ({ of: alike(value), weight }));
  const over = each.reduce((all, { of }) => lcm(all, BigInt(of.length)), 1n);
  return {
    outcomes: each.flatMap(({ of, weight }) => {
      const share = weight * (over / BigInt(of.length));
      return of.map((value) => ({ value, weight: share }));
    }),
    total: total * over,
  };
}
