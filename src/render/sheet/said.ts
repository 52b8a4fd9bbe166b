import { printable } from '../../engine/shown.js';
import { linesOf, type PlayedSheet, quotesOf, type SheetLine } from './sheet.js';

/** What a sheet is, and whose. */
export const subtitleOf = ({ house }: PlayedSheet): string =>
  house === null ? 'quick reference sheet' : `quick reference sheet of ${printable(house)}`;

/** Where more is said of a line: `shoot.1`, `R3`. */
export const whereInBook = ({ clause, ruling, decided = [] }: SheetLine): string =>
  [clause ?? ruling ?? [], ...decided].flat().map(inShort).join(', ');

/** An id without the prefix of its rule system. */
const inShort = (id: string): string => id.replace(/^[a-z]+:/, '');

/** Whether the players decided a line otherwise than it would be played. */
export const isOwn = ({ option = 1, decided = [] }: SheetLine): boolean => option !== 1 || decided.length > 0;

/** What the marks say, those that there are. */
export function marksOf(sheet: PlayedSheet): readonly ('house' | 'own')[] {
  const whose = quotesOf(sheet).map(({ from }) => from);
  const own = whose.includes('own') || linesOf(sheet.sections).some(isOwn);
  return [...(whose.includes('house') ? (['house'] as const) : []), ...(own ? (['own'] as const) : [])];
}

export const MARKS = {
  house: 'stands in no source: it is ours, until you agree on your own',
  own: 'by the house rules',
} as const;

/** How to find more of a line, by the first that there is. */
export function moreOf({ ruleset, sections }: PlayedSheet): string {
  const first = linesOf(sections)
    .map(whereInBook)
    .find((place) => place !== '');
  return `wg rules -r ${ruleset} ${first} tells more of the line that ends in ${first}.`;
}
