import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { cellText, isRow } from '../../render/notes.js';
import { hang, type Page, written } from '../../render/page.js';
import type { Book, Clause, PlayedTable, PrintedTable, Ruling } from '../../rules/book.js';
import type { AnyTable } from '../../rules/cell.js';
import { houseScopeOf, type RuleSystem } from '../../rules/system.js';
import { CliError } from '../errors.js';

/** What was looked up: clauses with the tables and rulings they speak of. */
interface Found {
  readonly book: Book;
  readonly clauses: readonly string[];
  readonly tables: readonly string[];
  readonly rulings: readonly string[];
}

const MOST = 8;

/**
 * Looks up a clause, ruling or table by its id, or clauses by the number of their section, or by words.
 * @throws CliError `nothing-found`
 */
async function lookUp(system: RuleSystem, words: readonly string[]): Promise<Found> {
  const { book } = await system.book();
  const sought = words.join(' ').trim();
  const nothing = { book, clauses: [], tables: [], rulings: [] };
  const id = idIn(book, system, sought);
  if (id && id in book.clauses) return { ...nothing, clauses: [id], ...goingWith(book, [id]) };
  if (id && id in book.rulings) return { ...nothing, rulings: [id] };
  if (id) return { ...nothing, tables: [id] };
  const chapter = SECTION.test(sought) ? ofSection(book, sought) : clausesOf(book, system, sought);
  if (chapter.length > 0) return { ...nothing, clauses: chapter };
  const clauses = search(
    book,
    words.flatMap((word) => word.toLowerCase().split(/[^a-z0-9]+/)),
  );
  if (clauses.length === 0) {
    const ids = [...Object.keys(book.clauses), ...Object.keys(book.rulings), ...Object.keys(book.tables)];
    const hint = didYouMean(sought, ids) ?? 'Try one plain word, such as cover, charge or ace.';
    throw new CliError('nothing-found', `Nothing in ${system.title} matches '${shown(sought)}'.`, hint);
  }
  if (clauses.length > 1) return { ...nothing, clauses };
  return { ...nothing, clauses, ...goingWith(book, clauses) };
}

function idIn(book: Book, system: RuleSystem, sought: string): string | undefined {
  const wanted = [sought, `${system.short}:${sought}`, `${system.short}:table.${sought}`].map((w) =>
    w.toLowerCase(),
  );
  const ids = [...Object.keys(book.clauses), ...Object.keys(book.rulings), ...Object.keys(book.tables)];
  return ids.find((id) => wanted.includes(id.toLowerCase()));
}

/** The clauses of a chapter: `bg:shoot`. */
function clausesOf(book: Book, system: RuleSystem, sought: string): string[] {
  const chapter = `${sought.toLowerCase()}.`;
  return sought.startsWith(`${system.short}:`)
    ? Object.keys(book.clauses).filter((id) => id.startsWith(chapter))
    : [];
}

const SECTION = /^\d+\.\d+$/;

/** The clauses of a section, as the book numbers it: `20.2`, and `12.61` where a clause is from 12.61 to 12.65. */
function ofSection(book: Book, sought: string): string[] {
  const [chapter, section] = sought.split('.').map(Number) as [number, number];
  const holds = (source: string) =>
    [...source.matchAll(/(\d+)\.(\d+)(?:(?:-| to )(\d+)\.(\d+))?/g)].some(
      ([, of, first, until, last = first]) =>
        Number(of) === chapter && Number(until ?? of) === chapter
          ? Number(first) <= section && section <= Number(last)
          : false,
    );
  return Object.entries(book.clauses).flatMap(([id, { source }]) => (holds(source) ? [id] : []));
}

/** The tables and rulings that go with these clauses. */
function goingWith(book: Book, clauses: readonly string[]): { tables: string[]; rulings: string[] } {
  const tables = clauses.flatMap((id) => book.clauses[id]!.table ?? []);
  const rulings = Object.entries(book.rulings).flatMap(([id, { clauses: of }]) =>
    of.some((c) => clauses.includes(c)) ? [id] : [],
  );
  return { tables, rulings };
}

/** Words too short to tell one clause from another, unless nothing else was typed. */
const TELLING = 3;

/** Clauses that hold every word, or a word that begins with it: those with it in the title first. */
function search(book: Book, words: readonly string[]): string[] {
  const typed = words.filter(Boolean);
  const telling = typed.filter((word) => word.length >= TELLING);
  const wanted = telling.length > 0 ? telling : typed;
  const begins = (text: string, word: string) =>
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .some((w) => w.startsWith(word));
  const scored = Object.entries(book.clauses).flatMap(([id, { title, says, action }]) => {
    let score = 0;
    for (const word of wanted) {
      const found = begins(title, word) ? 10 : begins(says, word) ? 2 : begins(action, word) ? 1 : 0;
      if (found === 0) return [];
      score += found;
    }
    return wanted.length ? [{ id, score }] : [];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ id }) => id);
}

/** What was found, as a page of the rules. */
export async function rulesText(system: RuleSystem, words: readonly string[], page: Page): Promise<string> {
  if (words.length === 0) return contents(system, page);
  const { book, clauses, tables, rulings } = await lookUp(system, words);
  const { tables: inPlay } = await houseScopeOf(system);
  const lines = [
    ...clauses.slice(0, MOST).flatMap((id) => [...clauseText(id, book.clauses[id]!, page), '']),
    ...moreFound(book, clauses.slice(MOST), page),
    ...tables.flatMap((id) => [...tableText(id, book.tables[id]!, inPlay, page), '']),
    ...rulings.flatMap((id) => [...rulingText(id, book.rulings[id]!, page), '']),
  ];
  return written(lines.slice(0, -1), page);
}

/** The clauses that were found besides, by their titles. */
function moreFound(book: Book, clauses: readonly string[], { width, theme }: Page): string[] {
  if (clauses.length === 0) return [];
  const titles = clauses.map((id) => hang(`  ${theme.faint(id)} `, book.clauses[id]!.title, width));
  return [`${clauses.length} more:`, ...titles.flat(), ''];
}

function clauseText(
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

function rulingText(id: string, ruling: Ruling, { width, theme }: Page): string[] {
  return [
    ...hang(`${theme.faint(id)} `, theme.head(ruling.question), width),
    ...hang('  ', ruling.evidence, width),
    ...Object.entries(ruling.options).flatMap(([option, says]) =>
      hang(`  ${option === '1' ? '*' : ' '} ${option}. `, says, width),
    ),
    ...hang('  Why 1: ', ruling.why, width),
    ...(ruling.house
      ? hang('  ', 'Option 1, or its number, stands in no source: it is a house value.', width)
      : []),
    ...hang('  ', theme.faint(ruling.switch ? `A switch: --ruling ${id}=2` : 'Fixed at option 1.'), width),
  ];
}

function tableText(id: string, printed: PrintedTable, inPlay: readonly AnyTable[], page: Page): string[] {
  const { width, theme } = page;
  const rows = [printed.columns, ...printed.rows].map((row) => row.map(String));
  const widths = printed.columns.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const fits = widths.reduce((sum, w) => sum + w + 2, 0) <= width;
  const body = fits
    ? rows.map(
        (row) =>
          `  ${row
            .map((cell, i) => cell.padEnd(widths[i]!))
            .join('  ')
            .trimEnd()}`,
      )
    : printed.rows.flatMap((row) =>
        hang(
          '  ',
          row
            .map((cell, i) => (i === 0 ? `${cell}:` : `${printed.columns[i]} ${cell === '' ? '-' : cell};`))
            .join(' ')
            .replace(/;$/, ''),
          width,
        ),
      );
  const played = inPlay.filter((table) => table.id === id).flatMap((table) => playText(table, page));
  return [
    ...hang(`${theme.faint(id)} `, theme.head(printed.title), width),
    ...body,
    ...hang('  ', theme.faint(`Copy: ${printed.provenance}`), width),
    ...played,
  ];
}

/** The cells the program plays by, each with where it comes from. */
function playText({ title, unit, cells }: AnyTable, { width, symbols }: Page): string[] {
  const list = Object.entries(cells).map(([row, cell]) => {
    const source =
      cell.from === 'house'
        ? ` ${symbols.house}${cell.ruling}`
        : cell.from === 'inferred'
          ? ` (${cell.ruling})`
          : '';
    return `${row} ${cellText(cell.value)}${source}`;
  });
  const between = Object.values(cells).some(({ value }) => isRow(value)) ? '; ' : ', ';
  return hang('  In play: ', `${title}, ${unit}: ${list.join(between)}`, width);
}

/** A table as it is printed, without its ties to what is played. */
const asPrinted = ({ played, ...printed }: PrintedTable & Partial<PlayedTable>): PrintedTable => printed;

/** What was found, or everything there is, for scripts. */
export async function rulesJson(system: RuleSystem, words: readonly string[]) {
  const { book } = await system.book();
  const all = {
    clauses: Object.keys(book.clauses),
    tables: Object.keys(book.tables),
    rulings: Object.keys(book.rulings),
  };
  const { clauses, tables, rulings } = words.length ? await lookUp(system, words) : all;
  return {
    clauses: clauses.map((id) => ({ id, ...book.clauses[id]! })),
    tables: tables.map((id) => ({ id, ...asPrinted(book.tables[id]!) })),
    rulings: rulings.map((id) => ({ id, ...book.rulings[id]! })),
  };
}

/** What there is to look up, when nothing was named. */
async function contents(system: RuleSystem, page: Page): Promise<string> {
  const { width, theme } = page;
  const { book } = await system.book();
  const chapters = new Map<string, string[]>();
  for (const id of Object.keys(book.clauses)) {
    const chapter = id.replace(/\.[^.]*$/, '');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id]);
  }
  const lines = [
    theme.head(
      `${system.title}: ${Object.keys(book.clauses).length} clauses, ${Object.keys(book.tables).length} tables, ${Object.keys(book.rulings).length} rulings`,
    ),
    '',
    ...[...chapters].flatMap(([chapter, ids]) =>
      hang(`  ${chapter.padEnd(14)}`, `${ids.length} (${book.clauses[ids[0]!]!.title}, ...)`, width),
    ),
    '',
    ...hang(
      '',
      'wg rules bg:shoot.1 shows a clause, wg rules R31 a ruling, wg rules grades a table, wg rules dug in what holds these words.',
      width,
    ),
  ];
  return written(lines, page);
}
