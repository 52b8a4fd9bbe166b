import type { Measure } from '../../engine/decisions/measure.js';
import { toNumber } from '../../odds/distribution.js';
import type { Summary } from '../../odds/summary.js';
import { chanceSaid, twoDecimals } from '../odds.js';
import { hang, type Page } from '../page.js';

/** What decisions are read off: the one figure of odds, and the chances of so many or more. */

/** Whether it is yes or no. */
export const isYesOrNo = ({ outcomes }: Summary): boolean =>
  outcomes.every(({ value }) => typeof value === 'boolean');

/** The chance of yes, in whole ways. */
export const yesIn = ({ outcomes }: Summary): bigint =>
  outcomes.find(({ value }) => value === true)?.weight ?? 0n;

/** The figure that stands for odds: the mean of a number, the chance of yes from 0 to 1; words have none. */
export function figureOf(summary: Summary): number | undefined {
  if (isYesOrNo(summary)) return toNumber(yesIn(summary), summary.total);
  return summary.mean;
}

/** The same as tables show it. */
export function figureText(summary: Summary): string {
  if (isYesOrNo(summary)) return chanceSaid(yesIn(summary), summary.total);
  return summary.mean === undefined ? '' : twoDecimals(summary.mean);
}

/** What the figure is, behind the name of what is asked for: `hits on average`, `the chance of hits>=2`. */
export const figureSaid = (label: string, [first]: readonly Summary[]): string =>
  first && isYesOrNo(first) ? `the chance of ${label}` : `${label} on average`;

/** What is left out, where some results tell nothing of what is asked for. */
export const partialLines = ({ isPartial, label }: Measure, { theme, width }: Page): string[] =>
  isPartial ? hang('  ', theme.faint(`of those results that tell anything of ${label}`), width) : [];

/** In how many ways it comes to a number or more. */
export function atLeastIn({ outcomes }: Summary, n: number): bigint {
  let sum = 0n;
  for (const { value, weight } of outcomes) if ((value as number) >= n) sum += weight;
  return sum;
}

/** The same as a chance in a table. */
export const atLeastText = (summary: Summary, n: number): string =>
  chanceSaid(atLeastIn(summary, n), summary.total);

/** Less than this is not worth a column. */
const RARE = 0.005;

/**
 * The numbers of which it is worth telling how likely they are, or more: what is not certain in all of these odds, up to what
 * hardly ever happens.
 * @param most as many at most, evenly among them
 */
export function thresholds(all: readonly Summary[], most: number): number[] {
  if (all.some(({ mean }) => mean === undefined)) return [];
  const values = [...new Set(all.flatMap(({ outcomes }) => outcomes.map(({ value }) => value as number)))];
  const telling = values
    .sort((a, b) => a - b)
    .filter((n) => {
      const chances = all.map((of) => toNumber(atLeastIn(of, n), of.total));
      return chances.some((p) => p < 1) && chances.some((p) => p >= RARE);
    });
  if (telling.length <= most) return telling;
  return Array.from(
    { length: most },
    (_, i) => telling[Math.round((i * (telling.length - 1)) / Math.max(most - 1, 1))]!,
  );
}

/** The words that odds come to, each once, as they come up in order. */
export function resultWords(all: readonly Summary[], order: readonly string[] = []): string[] {
  const words = new Set(all.flatMap(({ outcomes }) => outcomes.map(({ value }) => String(value))));
  return [...order.filter((word) => words.has(word)), ...[...words].filter((word) => !order.includes(word))];
}

/** In how many ways it comes to a word. */
export const wordIn = ({ outcomes }: Summary, word: string): bigint =>
  outcomes.find(({ value }) => String(value) === word)?.weight ?? 0n;

/** The same as a chance in a table. */
export const wordText = (summary: Summary, word: string): string =>
  chanceSaid(wordIn(summary, word), summary.total);

/** The word whose chance differs most among these odds; of several the first. */
export function mostApart(
  all: readonly Summary[],
  order?: readonly string[],
): { word: string; apart: number } {
  const ranges = resultWords(all, order).map((word) => {
    const chances = all.map((of) => toNumber(wordIn(of, word), of.total));
    return { word, apart: Math.max(...chances) - Math.min(...chances) };
  });
  // Of two words the one rises as the other falls: what is lost in rounding decides nothing.
  return ranges.reduce((a, b) => (b.apart > a.apart + 1e-9 ? b : a));
}
