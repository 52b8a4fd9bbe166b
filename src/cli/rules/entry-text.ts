import { printable } from '../../engine/shown.js';
import { cellText, isRow } from '../../render/notes.js';
import { hang, type Page } from '../../render/page.js';
import type { ToldTable } from '../../rules/book/cell.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Weights } from '../../rules/book/weight.js';
import { asPrinted, type Book, type Clause, type PrintedTable, type Ruling } from '../../rules/book.js';
import { counted, quoted } from '../../rules/text/say.js';
import type { Named } from '../../search/cells.js';
import { weightSaid } from './shift-text.js';

/** What is agreed on in place of the book. */
export type InPlaceOfBook = Pick<HouseRules, 'cells' | 'rulings'> | undefined;

/** A clause as it stands in the register. */
export function clauseText(
  id: string,
  { title, says, source, example, case: ours, from, note }: Clause,
  { width, theme }: Page,
): string[] {
  return [
    ...hang(`${theme.faint(id)} `, theme.head(title), width),
    ...hang('  ', says, width),
    ...(example ? hang('  The book: ', example, width) : []),
    ...(ours ? hang('  Case: ', ours, width) : []),
    ...(note ? hang('  Unclear: ', note, width) : []),
    ...hang('  ', theme.faint(`From: ${source}${from ? ` (${from})` : ''}`), width),
  ];
}

/** The exceptions that go with a clause. */
export const exceptText = (book: Book, id: string, { width, theme }: Page): string[] =>
  (book.clauses[id]!.except ?? []).flatMap((other) => {
    const { title, says } = book.clauses[other]!;
    return hang('  But: ', `${title}. ${says} ${theme.faint(other)}`, width);
  });

/**
 * The line that plays a clause.
 * @param by what it begins with: `wg`, or `wg odds`
 * @param flag what names its rule system, where nothing else does
 */
export function tryText({ line }: Clause, by: string, flag: RulesetFlag, { width, theme }: Page): string[] {
  if (line === undefined) return [];
  return hang('  Try: ', theme.result(`${by} ${line}${flag(line.split(' ', 1)[0]!)}`), width);
}

/** What a line of an action needs for its rule system to be found: ` -r vv`, or nothing. */
export type RulesetFlag = (action: string) => string;

/** The options of a ruling, a star at the one that is played. */
export function optionsText({ options }: Ruling, played: number, width: number): string[] {
  return Object.entries(options).flatMap(([option, says]) =>
    hang(`  ${Number(option) === played ? '*' : ' '} ${option}. `, says, width),
  );
}

/** What a ruling is about. */
export const questionAlone = (id: string, { question }: Ruling, { width, theme }: Page): string[] =>
  hang(`  ${theme.faint(id)} `, question, width, 4);

/** By what rulings are told: what was agreed on, and what hangs on each. */
export interface RulingsTold {
  readonly agreed: InPlaceOfBook;
  readonly weights: Weights;
  readonly page: Page;
}

/** A ruling in short: its question, what is played, and what either option makes of the odds. */
export function questionText(id: string, ruling: Ruling, { agreed, weights, page }: RulingsTold): string[] {
  const { width } = page;
  const played = agreed?.rulings[id];
  return [
    ...questionAlone(id, ruling, page),
    ...optionsText(ruling, played ?? 1, width - 2).map((line) => `  ${line}`),
    ...(played === undefined || played === 1
      ? []
      : hang('    ', `By the house rules, option ${played}.`, width)),
    ...weightText(id, weights, page, '      '),
  ];
}

/** What the options make of the odds of the line where they differ most, and how to see it; nothing, where no line shows any. */
function weightText(id: string, weights: Weights, { width, theme }: Page, under: string): string[] {
  const weight = weights[id];
  if (!weight) return [];
  const seen = `wg rules ${id} --odds ${quoted(weight.line)}`;
  return [
    ...hang(under, weightSaid(weight), width),
    ...hang(under, theme.result(seen), width, under.length + 2),
  ];
}

/** A ruling with all that speaks for it. */
export function rulingText(id: string, ruling: Ruling, { agreed, weights, page }: RulingsTold): string[] {
  const { width, theme } = page;
  const played = agreed?.rulings[id] ?? 1;
  return [
    ...hang(`${theme.faint(id)} `, theme.head(ruling.question), width),
    ...hang('  ', ruling.evidence, width),
    ...optionsText(ruling, played, width),
    ...(played === 1 ? [] : hang('  ', `Option ${played} is played here: the house rules say so.`, width)),
    ...hang('  Why 1: ', ruling.why, width),
    ...(ruling.house
      ? hang('  ', 'Option 1, or its number, stands in no source: it is a house value.', width)
      : []),
    ...weightText(id, weights, page, '  '),
    ...hang('  ', theme.faint(ruling.switch ? switchText(id, played) : 'Fixed at option 1.'), width),
  ];
}

/** How another option than the one that is played is. */
function switchText(id: string, played: number): string {
  const other = `--ruling ${id}=${played === 1 ? 2 : 1}`;
  return `A switch: ${other} in a line, wg game house ${other} from now on in a game; wg rules ${id} --odds shows what hangs on it in the last line of the game.`;
}

/** By what tables are told: what is played of them, and what the house rules say instead. */
export interface TablesTold {
  readonly inPlay: readonly ToldTable[];
  readonly agreed: InPlaceOfBook;
  readonly page: Page;
}

/** A table as it is printed, with what is played by it. */
export function tableText(id: string, printed: PrintedTable, { inPlay, agreed, page }: TablesTold): string[] {
  const { width, theme } = page;
  return [
    ...tableHead(id, printed, page),
    ...printedRows(printed, width),
    ...hang('  ', theme.faint(`Copy: ${printed.provenance}`), width),
    ...playedBy(id, printed, inPlay).flatMap((table) => playText(table, agreed, page)),
  ];
}

/** The tables in play that stand for a printed one, or for some of its cells. */
const playedBy = (id: string, printed: PrintedTable, inPlay: readonly ToldTable[]): readonly ToldTable[] =>
  inPlay.filter((table) => table.id === id || asPrinted(printed).playedAs?.includes(table.id));

const tableHead = (id: string, { title }: PrintedTable, { width, theme }: Page): string[] =>
  hang(`${theme.faint(id)} `, theme.head(title), width);

/** How many lines of a table are told besides what was named of it. */
const FEW = 16;

/** What stands in a printed table where the print is lost. */
const LOST = 'lost';

/**
 * A table that goes with the answer to a question: a finger at the rows that it names. Of a long one only these, or that it is there.
 * What is played otherwise than it is printed goes with them; where the print is lost it is all that is told.
 */
export function tableAnswering(
  id: string,
  printed: PrintedTable,
  named: Named,
  { inPlay, agreed, page }: TablesTold,
): string[] {
  const { width } = page;
  const head = tableHead(id, printed, page);
  const more = (says: string) => hang('  ', page.theme.faint(`${says}: wg rules ${id}`), width);
  const played = playedBy(id, printed, inPlay);
  if (played.length > 0 && printed.rows.some((row) => row.includes(LOST)))
    return [
      ...head,
      ...played.flatMap((table) => playText(table, agreed, page)),
      ...more('As it is printed'),
    ];
  const whole = printedRows(printed, width, named.rows);
  if (whole.length <= FEW)
    return [...head, ...whole, ...played.flatMap((table) => otherwiseText(table, agreed, page))];
  const rows = named.rows.length > 0 ? printedRows(inPart(printed, named), width) : [];
  return [...head, ...rows, ...more(`All ${counted(printed.rows.length, 'row')}`)];
}

/** What was named of a table. */
function inPart(printed: PrintedTable, named: Named): PrintedTable {
  const columns = named.columns.length > 0 ? [0, ...named.columns] : [...printed.columns.keys()];
  return {
    ...printed,
    columns: columns.map((at) => printed.columns[at]!),
    rows: named.rows.map((row) => columns.map((at) => printed.rows[row]![at] ?? '')),
  };
}

/**
 * The rows in columns; where those are too wide, a row after the other.
 * @param pointed the places of rows that a finger points at
 */
function printedRows(printed: PrintedTable, width: number, pointed: readonly number[] = []): string[] {
  const rows = [printed.columns, ...printed.rows].map((row) => row.map(String));
  const widths = printed.columns.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const inColumns = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ');
  const finger = (at: number) => (pointed.includes(at) ? '> ' : '  ');
  if (widths.reduce((sum, w) => sum + w + 2, 0) <= width)
    return rows.map((row, at) => `${finger(at - 1)}${inColumns(row).trimEnd()}`);
  const named = (cell: string | number, i: number) =>
    i === 0 ? `${cell}:` : `${printed.columns[i]} ${cell === '' ? '-' : cell};`;
  return printed.rows.flatMap((row, at) =>
    hang(finger(at), row.map(named).join(' ').replace(/;$/, ''), width),
  );
}

/** The cells the program plays by, each with where it comes from. */
const playText = (table: ToldTable, agreed: InPlaceOfBook, page: Page): string[] =>
  cellsText(table, Object.entries(table.cells), agreed, page);

/** Those of them that stand in no print, or are agreed on otherwise. */
function otherwiseText(table: ToldTable, agreed: InPlaceOfBook, page: Page): string[] {
  const cells = Object.entries(table.cells).filter(
    ([, cell]) => cell.ruling !== undefined || ownIn(cell, agreed) !== undefined,
  );
  return cells.length === 0 ? [] : cellsText(table, cells, agreed, page);
}

type PlayedCell = ToldTable['cells'][string];

/** What players have put in the place of a cell. */
const ownIn = ({ id }: PlayedCell, agreed: InPlaceOfBook) =>
  id !== undefined && agreed && Object.hasOwn(agreed.cells, id) ? agreed.cells[id] : undefined;

function cellsText(
  { title, unit }: ToldTable,
  cells: readonly (readonly [row: string, cell: PlayedCell])[],
  agreed: InPlaceOfBook,
  { width, symbols }: Page,
): string[] {
  const list = cells.map(([row, cell]) => {
    const own = ownIn(cell, agreed);
    if (own !== undefined) return `${row} ${printable(cellText(own))} ${symbols.own}`;
    const { value, from, ruling } = cell;
    const source =
      from === 'house' ? ` ${symbols.house}${ruling}` : from === 'inferred' ? ` (${ruling})` : '';
    return `${row} ${cellText(value)}${source}`;
  });
  const between = cells.some(([, { value }]) => isRow(value)) ? '; ' : ', ';
  const ours = list.some((cell) => cell.endsWith(` ${symbols.own}`));
  return [
    ...hang('  In play: ', `${title}, ${unit}: ${list.join(between)}`, width),
    ...(ours ? hang('  ', `${symbols.own} by the house rules`, width) : []),
  ];
}
