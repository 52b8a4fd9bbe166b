import { gcd, toNumber } from './distribution.js';

/** Weight over total in lowest terms: `1/6`; certain outcomes are `1/1`. */
export function fraction(weight: bigint, total: bigint): string {
  const divisor = gcd(weight, total) || 1n;
  return `${weight / divisor}/${total / divisor}`;
}

/** A chance as scripts read it: the fraction rounded once, and as it is. */
export const asChance = (weight: bigint, total: bigint) => ({
  probability: toNumber(weight, total),
  fraction: fraction(weight, total),
});
