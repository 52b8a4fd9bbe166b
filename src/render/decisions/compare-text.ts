import { differences } from '../../engine/decisions/compare.js';
import { printable } from '../../engine/shown.js';
import { spellingOf } from '../../odds/distribution.js';
import type { Summary } from '../../odds/summary.js';
import type { Value } from '../../rules/rule.js';
import { list } from '../../rules/text/say.js';
import { type OfLine, remarksOfLines } from '../answer-parts.js';
import { cellText } from '../notes.js';
import { chanceSaid, valueText } from '../odds.js';
import { hang, type Page, widthOf, writtenLines } from '../page.js';
import { SHADES } from '../theme.js';
import { type Compared, pairsCompared } from './compare-json.js';
import {
  atLeastText,
  figureOf,
  figureSaid,
  figureText,
  isYesOrNo,
  mostApart,
  partialLines,
  wordText,
} from './figures.js';

/** Lines side by side as text: what each comes to, which rulings differ, and which does better. */
export function compareText(of: Compared, page: Page): string {
  const { theme, width } = page;
  const { lines, measure } = of;
  const all = [
    ...hang('', theme.head(`Comparison: ${printable(measure.label)}`), width),
    ...lines.flatMap(({ line }, i) => hang(`  ${i + 1}  `, printable(line), width)),
    ...differencesSaid(of).flatMap((text) => hang('     ', theme.faint(printable(text)), width)),
    ...partialLines(measure, page),
    ...tableLines(of, page),
    ...(lines.length > 2 ? pairLines(of, page) : []),
    ...remarksOfLines(remarksIn(of), lines.length, page),
    '',
    ...hang(theme.result('Result: '), theme.result(compareGist(of)), width),
  ];
  return writtenLines(all, page);
}

const remarksIn = ({ lines }: Compared): OfLine[] =>
  lines.flatMap(({ remarks = [] }, i) => remarks.map((remark) => ({ ...remark, line: i + 1 })));

/** The rulings and the players' own numbers that differ, a sentence each. */
export function differencesSaid({ lines }: Compared): string[] {
  const { rulings, house } = differences(lines.map(({ odds }) => odds));
  const each = (played: readonly (Value | undefined)[], said: (value: Value | undefined) => string) =>
    list(played.map((value, i) => `${said(value)} in ${i + 1}`));
  return [
    ...rulings.map(
      ({ id, played }) =>
        `${id}: ${each(played, (option) => (option === undefined ? 'not met' : `option ${option}`))}`,
    ),
    ...house.map(
      ({ id, played }) =>
        `${id}: ${each(played, (value) => (value === undefined ? 'the book' : cellText(value)))}`,
    ),
  ];
}

/** Columns that stand together under one title. */
interface Group {
  readonly title: string;
  /** What one of them says of a line in a row. */
  readonly cell: (line: number, row: number) => string;
}

const COLUMN = 8;

/** Rows that anybody reads. */
const MOST_ROWS = 30;

/** What can come out, with the chances of each line; beside them, for numbers, those of so many or more. */
function tableLines({ lines, measure }: Compared, page: Page): string[] {
  const { theme, width } = page;
  const { summaries } = measure;
  const values = valuesIn(summaries, measure.order);
  const numeric = summaries.every(({ mean }) => mean !== undefined);
  const names = [...values.map(valueText), ...(numeric ? ['mean'] : [])];
  const column = Math.min(Math.max(measure.label.length, ...names.map(widthOf)), Math.floor(width / 2));
  const weightOf = ({ outcomes }: Summary, value: Value) =>
    outcomes.find((one) => spellingOf(one.value) === spellingOf(value))?.weight ?? 0n;
  const exactly: Group = {
    title: 'exactly',
    cell: (line, row) => {
      const summary = summaries[line]!;
      return row < values.length
        ? chanceSaid(weightOf(summary, values[row]!), summary.total)
        : figureText(summary);
    },
  };
  const atLeast: Group = {
    title: 'at least',
    cell: (line, row) => (row < values.length ? atLeastText(summaries[line]!, values[row] as number) : ''),
  };
  const groups = numeric && values.length > 1 ? [exactly, atLeast] : [exactly];
  const beside = Math.max(1, Math.floor((width - column - 2) / COLUMN));
  const parts = lines.length * groups.length <= beside ? [groups] : groups.map((group) => [group]);
  return parts.flatMap((part) =>
    chunksOf(lines.length, Math.floor(beside / part.length)).flatMap((numbers) => {
      const row = (name: string, cells: (group: Group, line: number) => string) => {
        const figures = part.flatMap((group) => numbers.map((line) => cells(group, line).padStart(COLUMN)));
        const line = `  ${name.padStart(column)}${figures.join('')}`.trimEnd();
        return widthOf(name) <= column
          ? [line]
          : [...hang('  ', name, width), `  ${' '.repeat(column)}${figures.join('')}`];
      };
      const titles = part.map(({ title }) => title.padStart(COLUMN).padEnd(COLUMN * numbers.length)).join('');
      const shown = names
        .map((name, at) => ({ name, at }))
        .filter(({ at }) => (at < values.length ? at < MOST_ROWS : part.includes(exactly)));
      return [
        '',
        theme.faint(`  ${' '.repeat(column)}${titles}`.trimEnd()),
        ...row(measure.label, (_, line) => `${line + 1}`).map(theme.faint),
        ...shown.flatMap(({ name, at }) => {
          const told = row(name, (group, line) => group.cell(line, at));
          return at < values.length ? told : told.map(theme.faint);
        }),
        ...(values.length > MOST_ROWS ? [theme.faint(`  and ${values.length - MOST_ROWS} more`)] : []),
      ];
    }),
  );
}

/** The numbers from 0, so many at a time. */
const chunksOf = (n: number, most: number): number[][] =>
  Array.from({ length: Math.ceil(n / Math.max(most, 1)) }, (_, i) =>
    Array.from({ length: n }, (_, at) => at).slice(i * Math.max(most, 1), (i + 1) * Math.max(most, 1)),
  );

/** All values of some odds, in order. */
export function valuesIn(all: readonly Summary[], order: readonly string[] = []): Value[] {
  const values = new Map(
    all.flatMap(({ outcomes }) => outcomes.map(({ value }) => [spellingOf(value), value])),
  );
  const place = (value: Value) =>
    order.includes(String(value)) ? order.indexOf(String(value)) : order.length;
  return [...values.values()].sort((a, b) =>
    typeof a === 'number' && typeof b === 'number' && order.length === 0 ? a - b : place(a) - place(b),
  );
}

/** Of more than two lines: how often each does better than each other. */
function pairLines(of: Compared, { theme, width }: Page): string[] {
  const pairs = pairsCompared(of);
  if (pairs.some(({ better }) => !better)) return [];
  const numbers = of.lines.map((_, i) => i);
  const beats = (a: number, b: number): string => {
    if (a === b) return '-';
    const { better } = pairs.find((pair) => pair.a === Math.min(a, b) && pair.b === Math.max(a, b))!;
    const { first, second, total } = better!;
    return chanceSaid(a < b ? first : second, total);
  };
  const shade = (a: number, b: number, text: string): string => {
    const share = Number.parseFloat(text.replace(/[<>]/, '')) / 100;
    return a === b ? theme.faint(text) : theme.shade(Math.min(SHADES - 1, Math.floor(share * SHADES)), text);
  };
  return chunksOf(numbers.length, Math.floor((width - 9) / COLUMN)).flatMap((columns) => [
    '',
    theme.faint('  does better than'),
    theme.faint(`       ${columns.map((b) => `${b + 1}`.padStart(COLUMN)).join('')}`),
    ...numbers.map((a) => {
      const cells = columns.map((b) => {
        const text = beats(a, b);
        return `${' '.repeat(COLUMN - text.length)}${shade(a, b, text)}`;
      });
      return `  ${`${a + 1}`.padStart(5)}${cells.join('')}`;
    }),
  ]);
}

/** A comparison in one sentence: of two lines which does better, of more which comes to most; of words the one that differs most. */
export function compareGist(of: Compared): string {
  const { lines, measure, fewer } = of;
  const { summaries, label } = measure;
  const [pair] = pairsCompared(of);
  const { better } = pair!;
  if (!better) {
    const { word } = mostApart(summaries, measure.order);
    const each = summaries.map((summary, i) => `line ${i + 1} ${wordText(summary, word)}`);
    return `${label} ${word}: ${each.join(', ')}`;
  }
  if (lines.length > 2) return rankedGist(of);
  const { first, same, second, total } = better;
  if (same === total) return `${label}: the same in both, for certain`;
  const what = isYesOrNo(summaries[0]!)
    ? `${fewer ? 'not ' : ''}${label}`
    : `${fewer ? 'less' : 'more'} ${label}`;
  const only = isYesOrNo(summaries[0]!) ? ' alone' : '';
  return `${what}: line 1${only} ${chanceSaid(first, total)}, line 2${only} ${chanceSaid(second, total)}, alike ${chanceSaid(same, total)}`;
}

/** Lines by what they come to on average. */
function rankedGist({ lines, measure, fewer }: Compared): string {
  const { summaries, label } = measure;
  const figures = summaries.map((summary) => figureOf(summary)!);
  const ranked = lines.map((_, i) => i).sort((a, b) => (figures[b]! - figures[a]!) * (fewer ? -1 : 1));
  const said = (i: number) => `line ${i + 1} ${figureText(summaries[i]!)}`;
  return `${figureSaid(label, summaries)}, best first: ${ranked.map(said).join(', ')}`;
}
