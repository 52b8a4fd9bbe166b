import type { Sweep, SweepCell } from '../../engine/decisions/sweep.js';
import type { Remark } from '../../log/line/line.js';
import { toNumber } from '../../odds/distribution.js';
import type { Summary } from '../../odds/summary.js';
import { spaced } from '../../rules/text/say.js';
import { filledLines, remarkBlock } from '../answer-parts.js';
import { bar, gist, rulingNotes } from '../odds.js';
import { hang, type Page, widthOf, writtenLines } from '../page.js';
import {
  atLeastText,
  figureOf,
  figureSaid,
  figureText,
  isYesOrNo,
  mostApart,
  partialLines,
  resultWords,
  thresholds,
  wordIn,
  wordText,
} from './figures.js';
import { gridLines } from './grid.js';
import { placeSaid, reasonsSaid, whySaid } from './reasons.js';

/** What a sweep is told with. */
export interface SweepTelling {
  /** The rule system. */
  readonly title: string;
  readonly action: string;
  readonly filled?: string | undefined;
  /** What nobody has told, and all of it rests on. */
  readonly remarks?: readonly Remark[];
}

/** Tables one below another that anybody reads. */
const MOST_BLOCKS = 24;

/**
 * A sweep as text: over one input a line each with a chart, over two a table, over more a table for each way the others
 * can be. Words make a line each, whatever they are swept over.
 */
export function sweepText(
  of: Sweep,
  { title, action, filled, remarks = [] }: SweepTelling,
  page: Page,
): string {
  const { theme, width } = page;
  const { over, cells, measure } = of;
  const all = summariesIn(cells);
  const isGrid = over.length > 1 && all.every((one) => figureOf(one) !== undefined);
  const blocks = blocksOf(of, isGrid ? 2 : 1);
  const heading = `${title}: exact odds of ${action} by ${over.map(({ name }) => spaced(name)).join(' and ')}`;
  const lines = [
    ...hang('', theme.head(heading), width),
    ...filledLines(filled, page),
    '',
    ...hang('  ', whatSaid(measure.label, all), width),
    ...partialLines(measure, page),
    ...blocks
      .slice(0, MOST_BLOCKS)
      .flatMap((block) => [
        '',
        ...(block.at === '' ? [] : hang('  ', theme.head(block.at), width)),
        ...(isGrid ? gridLines(of, block.cells, all, page) : rowLines(of, block.cells, all, page)),
        ...(isGrid ? whyLines(of, block.cells, page) : []),
      ]),
    ...(blocks.length > MOST_BLOCKS
      ? [
          '',
          ...hang(
            '  ',
            theme.faint(`and ${blocks.length - MOST_BLOCKS} tables more: --csv and --json have them all`),
            width,
          ),
        ]
      : []),
    ...remarkBlock(remarks, page),
    ...rulingNotes(agreedIn(cells), page),
    '',
    ...hang(theme.result('Result: '), theme.result(sweepGist(of)), width),
  ];
  return writtenLines(lines, page);
}

/** What stands in the tables. */
function whatSaid(label: string, all: readonly Summary[]): string {
  if (all.every((one) => figureOf(one) === undefined)) return label;
  return figureSaid(label, all);
}

export const summariesIn = (cells: readonly SweepCell[]): Summary[] =>
  cells.flatMap(({ summary }) => summary ?? []);

/** The rulings and the players' own numbers that any cell met. */
export const agreedIn = (cells: readonly SweepCell[]) => ({
  rulings: Object.assign({}, ...cells.map(({ told }) => told?.odds.rulings)),
  house: Object.assign({}, ...cells.map(({ told }) => told?.odds.house)),
});

interface Block {
  /** What is the same in all of it, of the inputs that are swept. */
  readonly at: string;
  readonly cells: readonly SweepCell[];
}

/** The cells by all inputs but the last ones. */
export function blocksOf(of: Sweep, last: number): Block[] {
  const blocks = new Map<string, SweepCell[]>();
  for (const cell of of.cells) {
    const at = placeSaid(of, cell.values.slice(0, -last));
    blocks.set(at, [...(blocks.get(at) ?? []), cell]);
  }
  return [...blocks].map(([at, cells]) => ({ at, cells }));
}

/** Room for a chance with the space before it, for a mean, and for a chart that shows anything. */
const [CHANCE, MEAN, CHART] = [8, 8, 8] as const;

/** A line for each value of an input: what it comes to, so many or more, and a bar. */
function rowLines(
  { over, measure }: Sweep,
  cells: readonly SweepCell[],
  all: readonly Summary[],
  page: Page,
): string[] {
  const { theme, width } = page;
  const name = spaced(over.at(-1)!.name);
  const column = Math.max(name.length, ...cells.map(({ values }) => widthOf(values.at(-1)!)));
  const room = width - column - 2;
  const numeric = all.every(({ mean }) => mean !== undefined);
  const words = resultWords(all, measure.order);
  const wide = (word: string) => Math.max(CHANCE, word.length + 2);
  const inWords = !numeric && !all.every(isYesOrNo);
  const fits = words.reduce((sum, word) => sum + wide(word), 0) <= room;
  const limits = numeric
    ? thresholds(all, Math.min(6, Math.max(1, Math.floor((room - MEAN - CHART) / CHANCE) - 1)))
    : [];
  const head = inWords
    ? words.map((word) => word.padStart(wide(word))).join('')
    : numeric
      ? `${'mean'.padStart(MEAN)}${limits.map((n) => `${n}+`.padStart(CHANCE)).join('')}`
      : 'chance'.padStart(CHANCE);
  const most = numeric ? Math.max(...all.map((of) => Math.abs(of.mean!))) || 1 : 1;
  const chart = Math.min(room - head.length - 2, 40);
  const row = (summary: Summary): string => {
    if (inWords) return words.map((word) => wordText(summary, word).padStart(wide(word))).join('');
    const figure = figureText(summary).padStart(numeric ? MEAN : CHANCE);
    const more = limits.map((n) => atLeastText(summary, n).padStart(CHANCE)).join('');
    const share = Math.max(figureOf(summary)!, 0) / most;
    return `${figure}${more}${chart >= 5 ? `  ${theme.bar(bar(share, chart, page))}` : ''}`.trimEnd();
  };
  return [
    theme.faint(`  ${name.padStart(column)}${inWords && !fits ? `  ${measure.label}` : head}`),
    ...cells.flatMap(({ values, summary, why }) => {
      const value = `  ${values.at(-1)!.padStart(column)}`;
      if (!summary) return hang(`${value}  `, theme.faint(whySaid(why)), width);
      if (inWords && !fits)
        return hang(`${value}  `, gist({ ...summary, label: '' }).replace(/^: /, ''), width);
      return [`${value}${row(summary)}`];
    }),
  ];
}

/** Why there are no odds in some cells of a table, a line for each reason. */
const whyLines = (of: Sweep, cells: readonly SweepCell[], { theme, width }: Page): string[] =>
  reasonsSaid(of, cells, of.over.length - 2).flatMap((said) => hang('  -  ', theme.faint(said), width));

/** A sweep in one sentence: the least, the most, and what is not allowed. */
export function sweepGist(of: Sweep): string {
  const { measure, cells } = of;
  const none = cells.filter(({ summary }) => !summary).length;
  const barred = none === 0 ? '' : `; ${none} of ${cells.length} without odds`;
  const told = cells.filter(({ summary }) => summary !== undefined);
  const figures = told.map(({ summary }) => figureOf(summary!));
  if (figures.some((figure) => figure === undefined)) return `${wordsGist(of)}${barred}`;
  const least = told.reduce((a, b) => (figureOf(b.summary!)! < figureOf(a.summary!)! ? b : a));
  const most = told.reduce((a, b) => (figureOf(b.summary!)! > figureOf(a.summary!)! ? b : a));
  const what = figureSaid(measure.label, summariesIn(cells));
  if (figureOf(least.summary!) === figureOf(most.summary!))
    return `${what} ${figureText(least.summary!)}${told.length > 1 ? ', the same throughout' : ''}${barred}`;
  const said = ({ summary, values }: SweepCell) => `${figureText(summary!)} (${placeSaid(of, values)})`;
  return `${what}: from ${said(least)} to ${said(most)}${barred}`;
}

/** The word whose chance differs most, with the least and the most of it. */
function wordsGist(of: Sweep): string {
  const { measure, cells } = of;
  const told = cells.filter(({ summary }) => summary !== undefined);
  const { word, apart } = mostApart(summariesIn(cells), measure.order);
  const chanceOf = ({ summary }: SweepCell) => toNumber(wordIn(summary!, word), summary!.total);
  const least = told.reduce((a, b) => (chanceOf(b) < chanceOf(a) ? b : a));
  const most = told.reduce((a, b) => (chanceOf(b) > chanceOf(a) ? b : a));
  if (apart === 0) return `${gist(told[0]!.summary!)}${told.length > 1 ? ', the same throughout' : ''}`;
  const said = (cell: SweepCell) => `${wordText(cell.summary!, word)} (${placeSaid(of, cell.values)})`;
  return `${measure.label} ${word}: from ${said(least)} to ${said(most)}`;
}
