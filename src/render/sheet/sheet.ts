import type { AnyTable, Cell } from '../../rules/book/cell.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Entry, Quote, Sheet, Words } from '../../rules/book/sheet.js';
import type { Book, Ruling } from '../../rules/book.js';
import type { Value } from '../../rules/rule.js';
import type { HouseScope } from '../../rules/system.js';
import { capital } from '../../rules/text/say.js';
import { cellText } from '../notes.js';
import { optionalIn, optionOf, otherwise, ownIn } from './agreed.js';

/** A number as it is played, and whose it is where the book has it not: the program's, or the players' own. */
interface NumberPlayed {
  readonly says: string;
  readonly cell: string;
  readonly value: Value;
  readonly from?: 'house' | 'own';
}

/** What stands in a line, or in a cell. */
export type SheetSaid = string | NumberPlayed;

/** A line: what it is about, and what is so. */
export interface SheetLine {
  readonly title: string;
  readonly says: readonly SheetSaid[];
  readonly clause?: string;
  readonly ruling?: string;
  /** The option of the ruling that is played. */
  readonly option?: number;
  /** Rulings that the players have decided otherwise, and that it hangs on. */
  readonly decided?: readonly string[];
}

/** A table, or a list where it has no columns. */
export interface SheetTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly SheetSaid[] }[];
}

/** A sheet as it is played. */
export interface PlayedSheet {
  readonly ruleset: string;
  readonly title: string;
  /** Whose house rules it is played by; null is by the book, or by rules of no name. */
  readonly house: string | null;
  readonly sections: readonly {
    readonly heading: string;
    readonly entries: readonly (SheetLine | SheetTable)[];
  }[];
}

export const isTable = (of: SheetLine | SheetTable): of is SheetTable => 'rows' in of;

/** All lines of a sheet. */
export const linesOf = (sections: PlayedSheet['sections']): SheetLine[] =>
  sections.flatMap(({ entries }) => entries.flatMap((of) => (isTable(of) ? [] : of)));

/** All numbers of a sheet. */
export const quotesOf = ({ sections }: Pick<PlayedSheet, 'sections'>): NumberPlayed[] =>
  sections
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (isTable(entry) ? entry.rows.flatMap(({ cells }) => cells) : entry.says))
    .flatMap((said) => (typeof said === 'string' ? [] : said));

/**
 * A sheet with what is played: by the book, or by house rules.
 * @param scope what could be agreed on, for what stands on no sheet
 */
export function playedSheet(
  { id, title }: { readonly id: string; readonly title: string },
  sheet: Sheet,
  book: Book,
  scope: HouseScope,
  house: HouseRules | undefined,
): PlayedSheet {
  const by = (entry: Entry): SheetLine | SheetTable => playedEntry(entry, book, house);
  const sections = sheet.map(({ heading, entries }) => ({ heading, entries: entries.map(by) }));
  const own = house ? ownSection(sections, book, scope, house) : [];
  return {
    ruleset: id,
    title,
    house: typeof house?.name === 'string' ? house.name : null,
    sections: own.length > 0 ? [...sections, { heading: 'House rules', entries: own }] : sections,
  };
}

function playedEntry(entry: Entry, book: Book, house: HouseRules | undefined): SheetLine | SheetTable {
  const said = (words: Words) => words.map((word) => (typeof word === 'string' ? word : played(word, house)));
  if ('rows' in entry) {
    const rows = entry.rows.map(([name, ...cells]) => ({ name, cells: said(cells) }));
    return { title: entry.title, columns: entry.columns, rows };
  }
  if ('ruling' in entry) {
    const { ruling, about, first } = entry;
    const line = rulingLine(ruling, about, book.rulings[ruling]!, house);
    return first && line.option === 1 ? { ...line, says: said(first) } : line;
  }
  const { clause } = entry;
  const { title, says } = book.clauses[clause]!;
  const [about, words] = entry.short ?? [title, [says]];
  const decided = otherwise(book, house).filter((id) => book.rulings[id]!.clauses.includes(clause));
  return { title: about, says: said(words), clause, ...(decided.length > 0 && { decided }) };
}

/** Titles and options are written without an end, and stand here among sentences. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

function rulingLine(ruling: string, title: string, of: Ruling, house: HouseRules | undefined): SheetLine {
  const option = optionOf(ruling, of, house);
  return { title, says: [sentence(of.options[option]!)], ruling, option };
}

/** A cell as it is played: the players' own number, or what the rulings say. */
function played({ cell, says }: Quote, house: HouseRules | undefined): NumberPlayed {
  const { id = '', ruling, options, value: usual, from } = cell as Cell<Value>;
  const own = ownIn(cell, house);
  const ruled = ruling === undefined ? undefined : options?.[house?.rulings[ruling] ?? 1];
  const value = own ?? ruled ?? usual;
  const whose = own !== undefined || ruled !== undefined ? 'own' : from === 'house' ? 'house' : undefined;
  return { says: says(value), cell: id, value, ...(whose && { from: whose }) };
}

/** What is agreed on otherwise than the book and stands nowhere else on the sheet. */
function ownSection(
  sections: PlayedSheet['sections'],
  book: Book,
  { tables, optional }: HouseScope,
  house: HouseRules,
): (SheetLine | SheetTable)[] {
  const there = new Set(quotesOf({ sections }).map(({ cell }) => cell));
  const told = new Set(linesOf(sections).flatMap(({ ruling }) => ruling ?? []));
  return [
    ...otherwise(book, house)
      .filter((id) => !told.has(id))
      .map((id) => rulingLine(id, book.rulings[id]!.question, book.rulings[id]!, house)),
    ...tables.flatMap((table) => ownRows(table, there, house)),
    ...Object.entries(optional).flatMap(([input, title]) => {
      const says = optionalIn(input, house);
      return says === undefined ? [] : { title: capital(title), says: [says] };
    }),
  ];
}

function ownRows(
  { title, unit, cells }: AnyTable,
  there: ReadonlySet<string>,
  house: HouseRules,
): SheetTable[] {
  const rows = Object.entries<Cell<Value>>(cells)
    .filter(([, cell]) => !there.has(cell.id ?? '') && ownIn(cell, house) !== undefined)
    .map(([name, cell]) => ({ name, cells: [played({ cell, says: cellText }, house)] }));
  return rows.length > 0 ? [{ title: `${title} (${unit})`, columns: [], rows }] : [];
}
