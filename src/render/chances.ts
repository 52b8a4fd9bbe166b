import { grouped } from '../rules/text/say.js';
import type { Page } from './page.js';

/** A chance in words: `1 in 43`, or `4 in 10` where it is more than 1 in 3; never a certainty. */
export function oneIn(p: number): string {
  if (p >= 0.375) return `${Math.min(Math.max(Math.round(p * 10), 1), 9)} in 10`;
  const n = Math.round(1 / p);
  return n > 1e9 ? 'fewer than 1 in 1,000,000,000' : `1 in ${grouped(n)}`;
}

/** A percentile in words: `luckier than 71 of 100 such games`. */
export function luckier(percentile: number): string {
  const [word, share] =
    percentile >= 50 ? ['luckier', percentile / 100] : (['unluckier', 1 - percentile / 100] as const);
  // Of a hundred games none may be left that was luckier: then of a thousand, or more.
  let base = 100;
  while ((1 - share) * base < 0.995 && base < 1_000_000) base *= 10;
  const games = Math.min(Math.round(share * base), base - 1);
  return `${word} than ${grouped(games)} of ${grouped(base)} such games`;
}

/** A number with its sign and one decimal: `+1.2`, `-0.4`, `0.0`. */
export function over(n: number): string {
  const text = Math.abs(n).toFixed(1);
  return text === '0.0' ? text : `${n < 0 ? '-' : '+'}${text}`;
}

/** A bar to the right of the middle for what is above 0, to the left for what is below: `room` characters to each side. */
export function bothWays(share: number, room: number, { symbols }: Page): string {
  const length = Math.round(Math.abs(share) * room);
  const bar = symbols.bar[8]!.repeat(length);
  return share < 0 ? `${bar.padStart(room)}|` : `${' '.repeat(room)}|${bar}`;
}
