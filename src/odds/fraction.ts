import { gcd } from './distribution.js';

/** Weight over total in lowest terms: `1/6`; certain outcomes are `1/1`. */
export function fraction(weight: bigint, total: bigint): string {
  const divisor = gcd(weight, total) || 1n;
  return `${weight / divisor}/${total / divisor}`;
}
