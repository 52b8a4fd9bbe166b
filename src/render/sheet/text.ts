import { hang, type Page, widthOf, withRight, writtenLines } from '../page.js';
import { isOwn, MARKS, marksOf, moreOf, subtitleOf, whereInBook } from './said.js';
import {
  isTable,
  type PlayedSheet,
  type SheetLine,
  type SheetSaid,
  type SheetTable,
  sentence,
} from './sheet.js';

/** A sheet as text, as wide as the page. */
export function sheetText(sheet: PlayedSheet, page: Page): string {
  const { theme, width } = page;
  return writtenLines(
    [
      ...hang('', theme.head(`${sheet.title}: ${subtitleOf(sheet)}`), width, 2),
      ...sheet.sections.flatMap(({ heading, entries }) => [
        '',
        theme.head(heading.toUpperCase()),
        ...entries.flatMap((of) => (isTable(of) ? tableLines(of, page) : lineLines(of, page))),
      ]),
      ...legend(sheet, page),
    ],
    page,
  );
}

const said = (of: SheetSaid, { symbols }: Page): string =>
  typeof of === 'string' ? of : `${of.says}${of.from === undefined ? '' : marked(symbols[of.from])}`;

/** A mark behind a number; one that could be taken for part of it stands apart. */
const marked = (mark: string): string => (mark.startsWith('+') ? ` ${mark}` : mark);

function lineLines(line: SheetLine, page: Page): string[] {
  const { theme, width, symbols } = page;
  const own = isOwn(line) ? ` ${symbols.own}` : '';
  const place = whereInBook(line);
  const text = line.says.map((of) => said(of, page)).join('');
  return hang(
    '  ',
    `${theme.head(sentence(line.title))} ${text}${own}${place === '' ? '' : ` ${theme.faint(place)}`}`,
    width,
    4,
  );
}

function tableLines({ title, columns, rows }: SheetTable, page: Page): string[] {
  const body = rows.map(({ name, cells }) => [name, ...cells.map((of) => said(of, page))]);
  const lines = columns.length === 0 ? listed(body, page.width) : gridded(columns, body, page.width);
  return [...hang('  ', `${title}:`, page.width, 4), ...lines];
}

/** Names with a number each, as many beside one another as there is room for. */
function listed(rows: readonly string[][], width: number): string[] {
  const all = rows.map(([name = '', value = '']) => [name, value] as const);
  const [names, values] = [0, 1].map((i) => Math.max(...all.map((row) => widthOf(row[i]!)))) as [
    number,
    number,
  ];
  const each = names + values + 1;
  const beside = Math.max(1, Math.floor((width - 4 + 3) / (each + 3)));
  if (beside === 1)
    return all.flatMap(([name, value]) => {
      const room = Math.min(width, 4 + each + 1);
      return withRight(hang('    ', name, room - values - 2, 6), value, room);
    });
  const deep = Math.ceil(all.length / beside);
  return Array.from({ length: deep }, (_, i) =>
    all
      .filter((_, at) => at % deep === i)
      .map(([name, value]) => `${name.padEnd(names)} ${value.padStart(values)}`)
      .join('   ')
      .replace(/^/, '    '),
  );
}

/** Columns below their names; where those are too wide, a row after the other. */
function gridded(columns: readonly string[], rows: readonly string[][], width: number): string[] {
  const all = [['', ...columns], ...rows];
  const widths = ['', ...columns].map((_, i) => Math.max(...all.map((row) => widthOf(row[i] ?? ''))));
  const wide = widths.reduce((sum, of) => sum + of + 2, 2);
  if (wide > width)
    return rows.flatMap(([name = '', ...values]) =>
      hang('    ', `${name}: ${values.map((value, i) => `${columns[i]} ${value}`).join(', ')}`, width, 6),
    );
  return all.map((row) =>
    `    ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  ')}`.trimEnd(),
  );
}

const legend = (sheet: PlayedSheet, { symbols, theme, width }: Page): string[] => [
  '',
  ...marksOf(sheet).flatMap((mark) => hang(`${symbols[mark]} `, theme.faint(MARKS[mark]), width)),
  ...hang('', theme.faint(moreOf(sheet)), width),
];
