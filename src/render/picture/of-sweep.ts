import type { Sweep, SweepCell } from '../../engine/decisions/sweep.js';
import { toNumber } from '../../odds/distribution.js';
import type { Summary } from '../../odds/summary.js';
import { spaced } from '../../rules/text/say.js';
import {
  atLeastIn,
  atLeastText,
  figureOf,
  figureSaid,
  figureText,
  isYesOrNo,
  resultWords,
  thresholds,
  wordIn,
  wordText,
} from '../decisions/figures.js';
import { reasonsSaid, whySaid } from '../decisions/reasons.js';
import { agreedIn, blocksOf, type SweepTelling, summariesIn, sweepGist } from '../decisions/sweep-text.js';
import { notesOf } from '../odds.js';
import { barsDrawing } from './bars.js';
import { gridDrawing } from './grid.js';
import type { Chart, ChartTable, Picture } from './picture.js';

/** More columns of so many or more say no more. */
const MOST_LIMITS = 8;

/** A sweep: over one input bars and so many or more, over several a shaded table for each way the first ones can be. */
export function sweepPicture(of: Sweep, { title, action, filled }: SweepTelling): Picture {
  const { over, cells, measure } = of;
  const all = summariesIn(cells);
  const isGrid = over.length > 1 && all.every((one) => figureOf(one) !== undefined);
  return {
    title: `${title}: exact odds of ${action} by ${over.map(({ name }) => spaced(name)).join(' and ')}`,
    says: sweepGist(of),
    notes: [
      ...(filled === undefined ? [] : [`From the roster: ${filled}`]),
      ...reasonsSaid(of, cells),
      ...notesOf(agreedIn(cells)),
    ],
    charts: blocksOf(of, isGrid ? 2 : 1).flatMap(({ at, cells: block }) => {
      const what = figureOf(all[0]!) === undefined ? measure.label : figureSaid(measure.label, all);
      const head = at === '' ? what : `${at}: ${what}`;
      return isGrid ? [gridChart(of, block, all, head)] : rowCharts(of, block, all, head);
    }),
    data: dataOf(of, all),
  };
}

/** Where a figure stands between the least and the most. */
function shareIn(all: readonly Summary[]): (of: Summary) => number {
  const figures = all.map((of) => figureOf(of)!);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return (of) => (most === least ? 0 : (figureOf(of)! - least) / (most - least));
}

function gridChart(
  { over }: Sweep,
  cells: readonly SweepCell[],
  all: readonly Summary[],
  title: string,
): Chart {
  const [down, across] = over.slice(-2) as [Sweep['over'][number], Sweep['over'][number]];
  const share = shareIn(all);
  const names = [spaced(down.name), spaced(across.name)] as const;
  const rows = down.values.map((name, row) => ({
    name,
    cells: across.values.map((_, i) => {
      const { summary } = cells[row * across.values.length + i]!;
      return summary ? { share: share(summary), figure: figureText(summary) } : { figure: '-' };
    }),
  }));
  return {
    title,
    drawing: gridDrawing({ names, columns: across.values, rows }),
    table: {
      columns: [names[0], ...across.values.map((value) => `${names[1]} ${value}`)],
      rows: rows.map(({ name, cells }) => [name, ...cells.map(({ figure }) => figure)]),
    },
  };
}

/** Over one input: what it comes to, and for numbers how likely so many or more are; words a column each. */
function rowCharts(
  { over, measure }: Sweep,
  cells: readonly SweepCell[],
  all: readonly Summary[],
  title: string,
): Chart[] {
  const name = spaced(over.at(-1)!.name);
  const inWords = all.some((of) => figureOf(of) === undefined);
  if (inWords) {
    const words = resultWords(all, measure.order);
    return [sharesChart(title, [name, measure.label], words, cells, (of, i) => wordIn(of, words[i]!))];
  }
  const most = isYesOrNo(all[0]!) ? 1 : Math.max(...all.map((of) => Math.abs(figureOf(of)!))) || 1;
  const rows = cells.map(({ values, summary }) => ({
    name: values.at(-1)!,
    bars: [
      summary
        ? { share: Math.max(figureOf(summary)!, 0) / most, figure: figureText(summary) }
        : { share: 0, figure: '-' },
    ],
  }));
  const bars: Chart = {
    title: `${title}, by ${name}`,
    drawing: barsDrawing(rows),
    table: {
      columns: [name, isYesOrNo(all[0]!) ? 'chance' : 'mean'],
      rows: rows.map(({ name, bars }) => [name, bars[0]!.figure]),
    },
  };
  const limits = thresholds(all, MOST_LIMITS);
  if (limits.length === 0) return [bars];
  const columns = limits.map((n) => `${n}+`);
  const more = sharesChart(
    `The chance of so many ${measure.label} or more`,
    [name, measure.label],
    columns,
    cells,
    (of, i) => atLeastIn(of, limits[i]!),
  );
  return [bars, more];
}

/** Chances in a shaded table: a row for each cell. */
function sharesChart(
  title: string,
  names: readonly [string, string],
  columns: readonly string[],
  cells: readonly SweepCell[],
  weight: (of: Summary, column: number) => bigint,
): Chart {
  const rows = cells.map(({ values, summary }) => ({
    name: values.at(-1)!,
    cells: columns.map((column, i) => {
      if (!summary) return { figure: '-' };
      const n = Number.parseFloat(column);
      const figure =
        column.endsWith('+') && !Number.isNaN(n) ? atLeastText(summary, n) : wordText(summary, column);
      return { share: toNumber(weight(summary, i), summary.total), figure };
    }),
  }));
  return {
    title,
    drawing: gridDrawing({ names, columns, rows }),
    table: {
      columns: [names[0], ...columns],
      rows: rows.map(({ name, cells }) => [name, ...cells.map(({ figure }) => figure)]),
    },
  };
}

/** A row for each cell: the inputs that are swept, what it comes to, and why there are no odds where there are none. */
function dataOf({ over, cells, measure }: Sweep, all: readonly Summary[]): ChartTable {
  const inWords = all.some((of) => figureOf(of) === undefined);
  const words = inWords ? resultWords(all, measure.order) : [];
  const limits = inWords || isYesOrNo(all[0]!) ? [] : thresholds(all, Number.POSITIVE_INFINITY);
  const figures = inWords
    ? words.map((word) => `${measure.name} ${word}`)
    : isYesOrNo(all[0]!)
      ? [`${measure.name}: probability`]
      : [`${measure.name}: mean`, ...limits.map((n) => `at least ${n}`)];
  const isBarred = cells.some(({ why }) => why);
  return {
    columns: [...over.map(({ name }) => spaced(name)), ...figures, ...(isBarred ? ['note'] : [])],
    rows: cells.map(({ values, summary, why }) => {
      const at = values.map((value, i) => (over[i]!.field.kind === 'choice' ? value : Number(value)));
      if (!summary) return [...at, ...figures.map(() => ''), whySaid(why)];
      const share = (weight: bigint) => toNumber(weight, summary.total);
      const told = inWords
        ? words.map((word) => share(wordIn(summary, word)))
        : [figureOf(summary)!, ...limits.map((n) => share(atLeastIn(summary, n)))];
      return [...at, ...told, ...(isBarred ? [''] : [])];
    }),
  };
}
