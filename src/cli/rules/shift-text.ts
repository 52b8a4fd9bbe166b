import { percent, valueText } from '../../render/odds.js';
import type { Weight } from '../../rules/book/weight.js';
import { list } from '../../rules/text/say.js';

/** A chance or a number that options make different, by name: `hits at least 3`. */
export function shiftSaid({ of, atLeast, is }: Pick<Weight, 'of' | 'atLeast' | 'is'>): string {
  if (atLeast !== undefined) return `${of} at least ${atLeast}`;
  if (is === undefined || is === true) return of;
  return is === false ? `not ${of}` : `${of} ${valueText(is)}`;
}

/** A chance that is rounded, in words. */
export const shiftChance = (p: number): string =>
  percent(p, p === 0 ? 'never' : p === 1 ? 'always' : 'maybe');

/** What each option makes of the line where it shows most: `hits at least 3: 55.6% by 1, 24.3% by 2`. */
export function weightSaid(weight: Weight): string {
  const { of, atLeast, is, by } = weight;
  const options = Object.entries(by);
  if (of === 'allowed') {
    const [may, not] = [1, 0].map((is) => options.flatMap(([option, n]) => (n === is ? [option] : [])));
    return `allowed by ${list(may!)}, not by ${list(not!)}`;
  }
  const certain = atLeast === undefined && is === undefined;
  const each = options.map(([option, n]) => `${certain ? n : shiftChance(n)} by ${option}`);
  return `${shiftSaid(weight)}: ${each.join(', ')}`;
}
