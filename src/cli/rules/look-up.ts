import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { type Book, tablesOfClause } from '../../rules/book.js';
import type { RuleSystem } from '../../rules/system.js';
import { either } from '../../rules/text/say.js';
import { answers } from '../../search/find.js';
import { isAskedWith, onTheRest } from '../../search/rest.js';
import { sharedWith } from '../../search/shared.js';
import { silenceOn } from '../../search/subjects.js';
import { CliError } from '../errors.js';

/** What was looked up in a book. */
export interface FoundInBook {
  readonly book: Book;
  /** It answers a question: the best first, each with how well it does. Else it was named, all of it. */
  readonly scores?: ReadonlyMap<string, number>;
  /** Subjects of the question on which the book has no rule. */
  readonly silent: readonly string[];
  /** Whether the best answers it all the same; else what was found is near the rest. */
  readonly isAnswered: boolean;
  readonly clauses: readonly string[];
  readonly tables: readonly string[];
  /** Of a question those that are most about it first. */
  readonly rulings: readonly string[];
  /** How many of them have a word of the question. */
  readonly onIt: number;
}

/** How many answers are found to a question. */
const MOST = 10;

/** No question is longer, in characters. */
const LONGEST = 1_000;

/**
 * Looks up a clause, ruling or table by its id, clauses by the number of their section, or what answers a question.
 * @throws CliError `nothing-found`, `usage`
 */
export async function lookUp(system: RuleSystem, words: readonly string[]): Promise<FoundInBook> {
  const { book } = await system.book();
  const sought = words.join(' ').trim();
  if (sought.length > LONGEST)
    throw new CliError('usage', `A question takes at most 1,000 characters; these are ${sought.length}.`);
  return namedInBook(book, system, sought) ?? answering(book, system, sought);
}

/** The clauses of each chapter, in the order of the book. */
export function chaptersOf({ clauses }: Book): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const id of Object.keys(clauses)) {
    const chapter = id.replace(/\.[^.]*$/, '');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id]);
  }
  return chapters;
}

/** What has this id, or stands in this chapter or section. */
export function namedInBook(book: Book, system: RuleSystem, sought: string): FoundInBook | undefined {
  const nothing = { book, silent: [], isAnswered: true, clauses: [], tables: [], rulings: [], onIt: 0 };
  const id = idIn(book, system, sought);
  if (id && id in book.clauses) return { ...nothing, clauses: [id], ...besideClauses(book, [id]) };
  if (id && id in book.rulings) return { ...nothing, rulings: [id] };
  if (id) return { ...nothing, tables: [id] };
  const clauses = SECTION.test(sought) ? ofSection(book, sought) : ofChapter(book, system, sought);
  return clauses.length > 0 ? { ...nothing, clauses } : undefined;
}

/** What else may be asked: the names of a few actions, of one word and the commonest first, to which the book has an answer. */
function plainWords(book: Book, { usual = [], actions }: RuleSystem): string {
  const known = [...new Set([...usual, ...actions])].filter(
    (word) => !word.includes('-') && answers(book, word, silenceOn(book, word)).length > 0,
  );
  return `Try one plain word${known.length > 0 ? `, such as ${either(known.slice(0, 3))}` : ''}.`;
}

/** What answers a question. @throws CliError `nothing-found` */
function answering(book: Book, system: RuleSystem, question: string): FoundInBook {
  // Whoever types an id asks for that, and not for what its words are near.
  const isId = question.toLowerCase().startsWith(`${system.short}:`) && !/\s/.test(question);
  const silence = silenceOn(book, question);
  const silent = new Map([...silence.unspoken, ...silence.beside]);
  const best = isId ? [] : answers(book, question, silence);
  const isAsked = (id: string) => isAskedWith(book, silent.keys(), id);
  const isAnswered =
    silent.size === 0 || (silence.unspoken.size === 0 && best.slice(0, 1).some(({ id }) => isAsked(id)));
  const isOnIt = isAnswered ? () => true : onTheRest(book, question, silent);
  const found = best.filter(({ id }) => isOnIt(id)).slice(0, MOST);
  const names = [...new Set(silent.values())];
  if (found.length === 0 && names.length > 0)
    throw new CliError('nothing-found', noRuleOn(names, system), silence.whoTells);
  if (found.length === 0) {
    const ids = [...Object.keys(book.clauses), ...Object.keys(book.rulings), ...Object.keys(book.tables)];
    const hint = didYouMean(question, ids) ?? plainWords(book, system);
    throw new CliError('nothing-found', `Nothing in ${system.title} is near '${shown(question)}'.`, hint);
  }
  const clauses = found.map(({ id }) => id);
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const { tables, rulings } = besideClauses(book, clauses.slice(0, 1));
  return {
    book,
    scores,
    silent: names,
    isAnswered,
    clauses,
    tables,
    ...nearestFirst(rulings, book, question),
  };
}

/** How anything may be asked. */
const ASKED_OF_ALL = 'how many can may must who';

/** Rulings by how much they are about a question; those that are as much in the order of the book. */
function nearestFirst(
  rulings: readonly string[],
  book: Book,
  question: string,
): Pick<FoundInBook, 'rulings' | 'onIt'> {
  const shared = sharedWith(question, ASKED_OF_ALL);
  const near = new Map(rulings.map((id) => [id, shared(book.rulings[id]!.question)]));
  return {
    rulings: [...rulings].sort((a, b) => near.get(b)! - near.get(a)!),
    onIt: rulings.filter((id) => near.get(id)! > 0).length,
  };
}

/** That a book does not speak of what was asked. */
export const noRuleOn = (silent: readonly string[], { title }: RuleSystem): string =>
  `${title} has no rule on ${silent.join(' or ')}.`;

function idIn(book: Book, system: RuleSystem, sought: string): string | undefined {
  const wanted = [sought, `${system.short}:${sought}`, `${system.short}:table.${sought}`].map((w) =>
    w.toLowerCase(),
  );
  // The parts of a built book are read as they are asked for.
  const among = (part: object) => Object.keys(part).find((id) => wanted.includes(id.toLowerCase()));
  return among(book.clauses) ?? among(book.rulings) ?? among(book.tables);
}

/** The clauses of a chapter: `bg:shoot`. */
function ofChapter(book: Book, system: RuleSystem, sought: string): string[] {
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
export function besideClauses(
  book: Book,
  clauses: readonly string[],
): { tables: string[]; rulings: string[] } {
  const tables = clauses.flatMap((id) => tablesOfClause(book.clauses[id]!));
  const rulings = Object.entries(book.rulings).flatMap(([id, { clauses: of }]) =>
    of.some((c) => clauses.includes(c)) ? [id] : [],
  );
  return { tables, rulings };
}
