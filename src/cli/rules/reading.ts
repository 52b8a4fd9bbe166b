import { hang, type Page, widthOf } from '../../render/page.js';
import type { ToldTable } from '../../rules/book/cell.js';
import type { Weights } from '../../rules/book/weight.js';
import { type Book, tablesOfClause } from '../../rules/book.js';
import { type RuleSystem, toldTables } from '../../rules/system.js';
import { counted } from '../../rules/text/say.js';
import { answers } from '../../search/find.js';
import {
  clauseText,
  type InPlaceOfBook,
  type RulesetFlag,
  rulingText,
  tableText,
  tryText,
} from './entry-text.js';
import { besideClauses, chaptersOf, namedInBook } from './look-up.js';

/** A book that is read at a terminal, with what is agreed on in its place. */
export interface Shelf {
  readonly system: RuleSystem;
  readonly book: Book;
  readonly inPlay: readonly ToldTable[];
  readonly agreed: InPlaceOfBook;
  readonly weights: Weights;
  readonly flag: RulesetFlag;
}

/** Where a reader is: what he has typed, what he is at among what that finds, and the pages he has opened, the last on top. */
export interface ReaderAt {
  readonly typed: string;
  readonly at: number;
  readonly trail: readonly Opened[];
}

/** A page of the book: a clause, a ruling, a table or a chapter, with the reference he is at and the line it begins with. */
interface Opened {
  readonly id: string;
  readonly at: number;
  readonly top: number;
}

export const BEGUN: ReaderAt = { typed: '', at: 0, trail: [] };

/** The size of what he reads on. */
interface Screen {
  readonly columns: number;
  readonly rows: number;
}

export async function shelfOf(system: RuleSystem, agreed: InPlaceOfBook, flag: RulesetFlag): Promise<Shelf> {
  const { book } = await system.book();
  const { weights = {} } = (await system.weights?.()) ?? {};
  return { system, book, inPlay: await toldTables(system, book), agreed, weights, flag };
}

/** What a search lists: what was named, then what answers; the chapters, where nothing was typed. */
function listed({ book, system }: Shelf, typed: string): readonly string[] {
  if (typed.trim() === '') return [...chaptersOf(book).keys()];
  const found = namedInBook(book, system, typed.trim());
  const first = found ? [...found.clauses, ...found.rulings, ...found.tables] : [];
  return [
    ...new Set([
      ...(found?.clauses.length === 1 ? found.clauses : first),
      ...answers(book, typed).map(({ id }) => id),
    ]),
  ];
}

/** What a page refers to, in the order in which it says so. */
function referencesOf({ book }: Shelf, id: string): readonly string[] {
  const chapter = chaptersOf(book).get(id);
  if (chapter) return chapter;
  const clause = book.clauses[id];
  if (clause) {
    const { tables, rulings } = besideClauses(book, [id]);
    return [...(clause.except ?? []), ...tables, ...rulings];
  }
  if (id in book.rulings) return book.rulings[id]!.clauses;
  return Object.keys(book.clauses).filter((of) => tablesOfClause(book.clauses[of]!).includes(id));
}

/** A page or a clause in a line. */
function titleOf({ book }: Shelf, id: string): string {
  const chapter = chaptersOf(book).get(id);
  if (chapter)
    return `${counted(chapter.length, 'clause')}: ${book.clauses[chapter[0]!]!.title}${chapter.length > 1 ? ', ...' : ''}`;
  return book.clauses[id]?.title ?? book.tables[id]?.title ?? book.rulings[id]!.question;
}

/** The text of a page. */
function textOf({ book, inPlay, agreed, weights, system, flag }: Shelf, id: string, page: Page): string[] {
  if (id in book.clauses) {
    const clause = book.clauses[id]!;
    return [...clauseText(id, clause, page), ...tryText(clause, 'wg', flag, page)];
  }
  if (id in book.rulings) return rulingText(id, book.rulings[id]!, { agreed, weights, page });
  if (id in book.tables) return tableText(id, book.tables[id]!, { inPlay, agreed, page });
  return hang(`${page.theme.faint(id)} `, page.theme.head(system.title), page.width);
}

/** A key, as the terminal names it. */
interface Key {
  readonly name: string;
}

/**
 * Where a reader is after a key; nowhere, once he has left.
 * @param line what stands typed after it: the question, and on a page what was typed since it was opened
 */
export function after(reading: ReaderAt, { name }: Key, line: string, shelf: Shelf): ReaderAt | undefined {
  if (reading.trail.length > 0 && line === '') return onPage(reading, name, shelf);
  return inSearch(reading, name, line, shelf);
}

function inSearch(reading: ReaderAt, name: string, line: string, shelf: Shelf): ReaderAt | undefined {
  const { typed, at } = reading;
  switch (name) {
    case 'escape':
      return typed === '' ? undefined : BEGUN;
    case 'up':
    case 'down':
      return { ...reading, at: moved(at, name, listed(shelf, typed).length) };
    case 'return': {
      const id = listed(shelf, typed)[at];
      return id === undefined ? reading : { ...reading, trail: [opened(id)] };
    }
    default:
      return line === typed ? reading : { typed: line, at: 0, trail: [] };
  }
}

const opened = (id: string): Opened => ({ id, at: 0, top: 0 });

function onPage(reading: ReaderAt, name: string, shelf: Shelf): ReaderAt {
  const trail = reading.trail.slice(0, -1);
  const last = reading.trail.at(-1)!;
  const references = referencesOf(shelf, last.id);
  const turned = (to: Partial<Opened>): ReaderAt => ({ ...reading, trail: [...trail, { ...last, ...to }] });
  switch (name) {
    case 'escape':
    case 'left':
    case 'backspace':
      return { ...reading, trail };
    case 'up':
    case 'down':
      return turned({ at: moved(last.at, name, references.length) });
    case 'pagedown':
      return turned({ top: last.top + PAGE });
    case 'pageup':
      return turned({ top: Math.max(0, last.top - PAGE) });
    case 'return':
    case 'right': {
      const id = references[last.at];
      return id === undefined ? reading : { ...reading, trail: [...reading.trail, opened(id)] };
    }
    default:
      return reading;
  }
}

/** Lines that a page is turned by. */
const PAGE = 10;

const moved = (at: number, name: 'up' | 'down', of: number): number =>
  Math.max(0, Math.min(of - 1, at + (name === 'down' ? 1 : -1)));

/** What stands on the screen. */
export function screenOf(reading: ReaderAt, shelf: Shelf, { columns, rows }: Screen, page: Page): string[] {
  const on = { ...page, width: columns };
  const last = reading.trail.at(-1);
  const keys = last
    ? 'Enter follows, Backspace goes back, letters search'
    : 'type a question; Enter opens, Esc leaves';
  const hint = hang('', page.theme.faint(keys), columns);
  const room = Math.max(3, rows - hint.length - 2);
  if (!last)
    return [
      ...window(titles(shelf, listed(shelf, reading.typed), reading.at, on), reading.at, room),
      ...hint,
    ];
  const text = textOf(shelf, last.id, on);
  const references = referencesOf(shelf, last.id);
  const below =
    references.length === 0
      ? []
      : [
          '',
          ...window(
            titles(shelf, references, last.at, on),
            last.at,
            Math.max(3, Math.min(references.length, Math.floor(room / 3))),
          ),
        ];
  return [...scrolled(text, last.top, room - below.length), ...below, ...hint];
}

/** What is listed, a line each, the one he is at marked; the titles below one another where there is room for that. */
function titles(shelf: Shelf, ids: readonly string[], at: number, { width, theme }: Page): string[] {
  if (ids.length === 0) return ['  Nothing is near that.'];
  const column = width < 60 ? 0 : Math.max(...ids.map(widthOf));
  return ids.map((id, i) => {
    const title = cut(titleOf(shelf, id), width - Math.max(column, widthOf(id)) - 4);
    return `${i === at ? '>' : ' '} ${theme.faint(id.padEnd(column))} ${i === at ? theme.head(title) : title}`;
  });
}

const cut = (text: string, room: number): string =>
  widthOf(text) <= room
    ? text
    : `${[...text]
        .slice(0, Math.max(0, room - 3))
        .join('')
        .trimEnd()}...`;

/** As many lines as there is room for, round the one he is at. */
function window(lines: readonly string[], at: number, room: number): string[] {
  const top = Math.max(0, Math.min(at - Math.floor(room / 2), lines.length - room));
  return lines.slice(top, top + room);
}

/** Lines from one on, and that there are more. */
function scrolled(lines: readonly string[], top: number, room: number): string[] {
  if (lines.length <= room) return [...lines];
  const from = Math.min(top, lines.length - (room - 1));
  const below = lines.length - from - (room - 1);
  const more = below > 0 ? `  (${below} more lines: Page Down)` : '  (Page Up)';
  return [...lines.slice(from, from + room - 1), more];
}
