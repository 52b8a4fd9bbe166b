import type { Told } from '../engine/decisions/measure.js';
import { printable } from '../engine/shown.js';
import type { Remark } from '../log/line/line.js';
import { toNumber } from '../odds/distribution.js';
import type { Odds } from '../odds/exact.js';
import { fraction } from '../odds/fraction.js';
import { type Summary, summaries } from '../odds/summary.js';

import type { Result } from '../rules/record.js';
import type { Value } from '../rules/rule.js';
import { filledLines, remarkBlock } from './answer-parts.js';
import { cellText, ownNumbers } from './notes.js';
import { hang, type Page, widthOf, writtenLines } from './page.js';

/** A chance in words: never 0 % or 100 % unless it is. */
export function percent(p: number, certain: 'never' | 'always' | 'maybe' = 'maybe'): string {
  if (certain === 'never') return '0%';
  if (certain === 'always') return '100%';
  if (p < 0.0005) return '<0.1%';
  if (p > 0.9995) return '>99.9%';
  return `${(p * 100).toFixed(1)}%`;
}

/** A chance as the tables show it. */
export const chanceSaid = (weight: bigint, total: bigint): string =>
  percent(toNumber(weight, total), weight === 0n ? 'never' : weight === total ? 'always' : 'maybe');

/** A value of a result as a table shows it. */
export function valueText(value: Value): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ') || 'none';
  return value === null ? 'none' : printable(cellText(value));
}

/** A bar of at most `room` characters for a share of 1, in eighths where the symbols allow. */
export function bar(share: number, room: number, { symbols }: Page): string {
  const eighths = Math.round(share * room * 8);
  return symbols.bar[8]!.repeat(Math.floor(eighths / 8)) + symbols.bar[eighths % 8]!;
}

/** What odds are told with. */
export interface OddsTelling {
  /** The title of the rule system. */
  readonly title: string;
  readonly fractions: boolean;
  readonly filled?: string | undefined;
  /** What was asked for by its name, in place of all that can come out. */
  readonly only?: Summary | undefined;
  /** What nobody has told, and the odds rest on; what speaks against the line as the game stands. */
  readonly remarks?: readonly Remark[];
}

/** The exact odds: a table with a chart for everything that can come out, the gist last. */
export function oddsText(
  { action, input, odds }: Told,
  { title, fractions, filled, only, remarks = [] }: OddsTelling,
  page: Page,
): string {
  const { theme, width } = page;
  const all = only ? [only] : summaries(action, input, odds);
  const lines = [
    ...hang('', theme.head(`${title}: exact odds of ${action.name}`), width),
    ...filledLines(filled, page),
    ...all.flatMap((summary) => summaryTable(summary, fractions, page)),
    ...remarkBlock(remarks, page),
    ...rulingNotes(odds, page),
    '',
    ...hang(theme.result('Result: '), theme.result(gist(all[0]!)), width),
  ];
  return writtenLines(lines, page);
}

/** The rulings that are played otherwise than by default, and the players' own numbers, a line each. */
export function rulingNotes(of: PlayedBy, { width, theme, symbols }: Page): string[] {
  const notes = notesOf(of, `${symbols.own} `).flatMap((note) => hang('  ', note, width));
  return notes.length ? ['', ...notes.map(theme.faint)] : [];
}

type PlayedBy = Pick<Odds<Result>, 'rulings' | 'house'>;

/** The same as sentences. @param own stands before the players' own numbers */
export const notesOf = ({ rulings, house }: PlayedBy, own = ''): string[] => [
  ...ownNumbers(house).map((note) => `${own}${note}`),
  ...Object.entries(rulings).flatMap(([id, option]) =>
    option === 1 ? [] : [`${id} is played by option ${option}`],
  ),
];

export function summaryTable(
  { label, outcomes, total, mean }: Summary,
  fractions: boolean,
  page: Page,
): string[] {
  const { theme } = page;
  const numeric = mean !== undefined && outcomes.length > 1;
  const table = tableOf(label, outcomes, numeric ? 19 : 9, page);
  const most = Math.max(...outcomes.map(({ weight }) => toNumber(weight, total)));
  let above = total;
  const rows = outcomes.flatMap(({ value, weight }) => {
    const atLeast = numeric ? chanceSaid(above, total).padStart(10) : '';
    above -= weight;
    const figures = `${atLeast}${chanceSaid(weight, total).padStart(9)}`;
    const exact = fractions
      ? fractionLines(fraction(weight, total), table.column, page.width).map(theme.faint)
      : [];
    return [...table.row(value, figures, toNumber(weight, total) / most), ...exact];
  });
  return [
    '',
    ...table.head(`${numeric ? '  at least' : ''}  exactly`),
    ...rows,
    ...(numeric ? [theme.faint(`  ${'mean'.padStart(table.column)}  ${twoDecimals(mean)}`)] : []),
  ];
}

/** The shape of a table with a chart: values to the right in their column, figures, and a bar of the last of them where there is room. */
export function tableOf(
  name: string,
  outcomes: readonly { readonly value: Value }[],
  figures: number,
  page: Page,
): ChanceTable {
  const widest = Math.max(name.length, ...outcomes.map(({ value }) => widthOf(valueText(value))));
  const column = Math.max(1, Math.min(widest, page.width - figures - 2));
  const room = Math.max(Math.min(page.width - column - figures - 4, 40), 0);
  // What is too long for its column stands above its figures.
  const line = (text: string, cells: string, toned = (of: string) => of) => {
    const fits = widthOf(text) <= column;
    const own = `  ${fits ? text.padStart(column + text.length - widthOf(text)) : ' '.repeat(column)}${cells}`;
    return (fits ? [own] : [...hang('  ', text, page.width), own]).map(toned);
  };
  return {
    column,
    head: (cells) => line(name, cells, page.theme.faint),
    row(value, cells, share) {
      const drawn = room >= 5 ? bar(share, room, page).trimEnd() : '';
      return line(valueText(value), `${cells}${drawn && `  ${page.theme.bar(drawn)}`}`);
    },
  };
}

/** The lines of a table of chances. */
interface ChanceTable {
  /** How wide the values are. */
  readonly column: number;
  readonly head: (cells: string) => string[];
  readonly row: (value: Value, cells: string, share: number) => string[];
}

/** A fraction may have hundreds of digits: it is broken where the line ends. */
function fractionLines(text: string, column: number, width: number): string[] {
  const indent = ' '.repeat(Math.min(column + 4, 20));
  const room = Math.max(width - indent.length, 10);
  const parts = Math.ceil(text.length / room);
  return Array.from({ length: parts }, (_, i) => indent + text.slice(i * room, (i + 1) * room));
}

/** A mean to two decimals, of which one that is not nothing is not told as nothing. */
export function twoDecimals(n: number): string {
  const size = Math.abs(n);
  if (size === 0 || size >= 0.005) return n.toFixed(2);
  if (size >= 0.0005) return n.toFixed(3);
  return n > 0 ? '<0.001' : '>-0.001';
}

/** Values that one sentence has room for. */
const MOST_SAID = 4;

/** Chances in one sentence, with what they are of; the likeliest in their order, where there are many. */
export function gist({ label, outcomes, total, mean }: Summary): string {
  if (outcomes.length === 1) {
    const { value } = outcomes[0]!;
    if (typeof value === 'boolean') return `${value ? '' : 'not '}${label}, for certain`;
    return `${label}${mean === undefined ? ':' : ''} ${valueText(value)}, for certain`;
  }
  if (mean !== undefined) {
    const none = outcomes.find(({ value }) => value === 0)?.weight ?? 0n;
    const some = none > 0n ? `, at least one ${chanceSaid(total - none, total)}` : '';
    return `${label} ${twoDecimals(mean)} on average${some}`;
  }
  const yes = outcomes.find(({ value }) => value === true);
  if (yes) return `${label} ${chanceSaid(yes.weight, total)}`;
  const likely = [...outcomes].sort((a, b) => (a.weight > b.weight ? -1 : a.weight < b.weight ? 1 : 0));
  const said = new Set(likely.slice(0, MOST_SAID));
  const chances = outcomes
    .filter((of) => said.has(of))
    .map(({ value, weight }) => `${valueText(value)} (${chanceSaid(weight, total)})`);
  return `${label}: ${chances.join(', ')}${outcomes.length > MOST_SAID ? ', ...' : ''}`;
}

/** The odds in one line: the gist of everything. */
export const oddsLine = ({ action, input, odds }: Told, only?: Summary): string =>
  `${(only ? [only] : summaries(action, input, odds)).map(gist).join('; ')}\n`;
