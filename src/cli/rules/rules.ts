import { hang, type Page, writtenLines } from '../../render/page.js';
import type { Weights } from '../../rules/book/weight.js';
import { asPrinted, type Book, type Clause } from '../../rules/book.js';
import { type RuleSystem, toldTables } from '../../rules/system.js';
import { namedInTable } from '../../search/cells.js';
import { ASKS_ODDS } from '../../search/stems.js';
import {
  clauseText,
  exceptText,
  type InPlaceOfBook,
  questionAlone,
  questionText,
  type RulesetFlag,
  type RulingsTold,
  rulingText,
  type TablesTold,
  tableAnswering,
  tableText,
  tryText,
} from './entry-text.js';
import { chaptersOf, type FoundInBook, lookUp, noRuleOn } from './look-up.js';

/** How many clauses of a section are written in full. */
const WHOLE = 8;
/** How many rulings about a question are told with their options, as are those that were agreed on; of others only what is open. */
const OPEN = 3;
/** How many answers stand by their titles behind the best. */
const NEAR = 4;

/**
 * What was found, as a page of the rules.
 * @param agreed what the house rules say instead, of those who ask
 * @param flag what lines to type need for this rule system
 */
export async function rulesText(
  system: RuleSystem,
  words: readonly string[],
  agreed: InPlaceOfBook,
  flag: RulesetFlag,
  page: Page,
): Promise<string> {
  if (words.length === 0) return contents(system, page);
  const found = await lookUp(system, words);
  const tries = found.scores && words.join(' ').search(ASKS_ODDS) >= 0 ? 'wg odds' : 'wg';
  const inFull = (id: string) => {
    const clause = found.book.clauses[id]!;
    return [
      ...clauseText(id, clause, page),
      ...exceptText(found.book, id, page),
      // Of dice that are given there are no odds.
      ...tryText(clause, clause.line?.includes('--dice') ? 'wg' : tries, flag, page),
      '',
    ];
  };
  const text = found.scores
    ? await answerLines(found, words.join(' '), { system, agreed, inFull, page })
    : await entryLines(found, { system, agreed, inFull, page });
  return writtenLines(text.slice(0, -1), page);
}

/** For whom it is told, and how. */
interface ForReader extends Omit<TablesTold, 'inPlay'> {
  readonly system: RuleSystem;
  /** A clause with what goes with it. */
  readonly inFull: (id: string) => readonly string[];
}

/** What was named. */
async function entryLines(found: FoundInBook, telling: ForReader): Promise<string[]> {
  const { book, clauses, rulings } = found;
  const { inFull, page } = telling;
  const told = await withWeights(telling, rulings);
  return [
    ...clauses.slice(0, WHOLE).flatMap(inFull),
    ...byTitle(`${clauses.length - WHOLE} more:`, book, clauses.slice(WHOLE), page),
    ...(await tableLines(found, telling)),
    ...rulings.flatMap((id) => [...rulingText(id, book.rulings[id]!, told), '']),
  ];
}

/**
 * The best answer to a question with all that goes with it, and what is near; by titles alone where the book does not speak of it.
 * What it has no rule on is said first.
 */
async function answerLines(found: FoundInBook, question: string, telling: ForReader): Promise<string[]> {
  const { book, clauses, rulings, onIt, silent, isAnswered } = found;
  const { system, agreed, inFull, page } = telling;
  const first = silent.length > 0 ? [...hang('', noRuleOn(silent, system), page.width), ''] : [];
  if (!isAnswered) return [...first, ...byTitle('Near the rest:', book, clauses.slice(0, 1 + NEAR), page)];
  const told = await withWeights(telling, rulings);
  return [
    ...first,
    ...inFull(clauses[0]!),
    ...(await tablesAnswering(found, question, telling)),
    ...(rulings.length > 0 ? [page.theme.head('What the book leaves open')] : []),
    ...rulings.flatMap((id, at) =>
      at < Math.min(OPEN, onIt) || (agreed?.rulings[id] ?? 1) !== 1
        ? questionText(id, book.rulings[id]!, told)
        : questionAlone(id, book.rulings[id]!, page),
    ),
    ...(rulings.length > 0 ? [''] : []),
    ...byTitle('Near it:', book, clauses.slice(1, 1 + NEAR), page),
  ];
}

/** What hangs on rulings, read where any is told. */
async function withWeights(
  { system, agreed, page }: ForReader,
  rulings: readonly string[],
): Promise<RulingsTold> {
  return { weights: await weightsOf(system, rulings), agreed, page };
}

const weightsOf = async (system: RuleSystem, rulings: readonly string[]): Promise<Weights> =>
  (rulings.length > 0 ? (await system.weights?.())?.weights : undefined) ?? {};

const withTables = async (book: Book, { system, agreed, page }: ForReader): Promise<TablesTold> => ({
  inPlay: await toldTables(system, book),
  agreed,
  page,
});

/** The tables that were found, with the cells that are played. */
async function tableLines({ book, tables }: FoundInBook, telling: ForReader) {
  if (tables.length === 0) return [];
  const told = await withTables(book, telling);
  return tables.flatMap((id) => [...tableText(id, book.tables[id]!, told), '']);
}

/** What the tables of an answer say to the question: those alone of which it names a row, if it does. */
async function tablesAnswering({ book, tables }: FoundInBook, question: string, telling: ForReader) {
  if (tables.length === 0) return [];
  const told = await withTables(book, telling);
  const each = tables.map((id) => ({ id, named: namedInTable(book.tables[id]!, question) }));
  const some = each.filter(({ named }) => named.rows.length > 0);
  return (some.length > 0 ? some : each).flatMap(({ id, named }) => [
    ...tableAnswering(id, book.tables[id]!, named, told),
    '',
  ]);
}

/** Clauses by their titles. */
function byTitle(head: string, book: Book, clauses: readonly string[], { width, theme }: Page): string[] {
  if (clauses.length === 0) return [];
  const titles = clauses.map((id) => hang(`  ${theme.faint(id)} `, book.clauses[id]!.title, width));
  return [head, ...titles.flat(), ''];
}

/** What was found, or everything there is, for scripts. */
export async function rulesJson(system: RuleSystem, words: readonly string[]) {
  const { book } = await system.book();
  const all = {
    clauses: Object.keys(book.clauses),
    tables: Object.keys(book.tables),
    rulings: Object.keys(book.rulings),
    scores: undefined,
    silent: [],
  };
  const { clauses, tables, rulings, scores, silent } = words.length ? await lookUp(system, words) : all;
  const weights = await weightsOf(system, rulings);
  const scored = (id: string) => (scores ? { score: Math.round(scores.get(id)! * 1000) / 1000 } : {});
  return {
    ...(silent.length > 0 ? { unspoken: silent } : {}),
    clauses: clauses.map((id) => ({ id, ...saidIn(book.clauses[id]!), ...scored(id) })),
    tables: tables.map((id) => ({ id, ...asPrinted(book.tables[id]!) })),
    rulings: rulings.map((id) => ({ id, ...book.rulings[id]!, ...(weights[id] && { weight: weights[id] }) })),
  };
}

/** A clause as scripts read it: by which questions it is found is for the search alone, and not in the books that are built. */
const saidIn = ({ asks: _, ...clause }: Clause) => clause;

/** What there is to look up, when nothing was named. */
async function contents(system: RuleSystem, page: Page): Promise<string> {
  const { width, theme } = page;
  const { book } = await system.book();
  const lines = [
    theme.head(
      `${system.title}: ${Object.keys(book.clauses).length} clauses, ${Object.keys(book.tables).length} tables, ${Object.keys(book.rulings).length} rulings`,
    ),
    '',
    ...[...chaptersOf(book)].flatMap(([chapter, ids]) =>
      hang(`  ${chapter.padEnd(14)}`, `${ids.length} (${book.clauses[ids[0]!]!.title}, ...)`, width),
    ),
    '',
    ...hang(
      '',
      'wg rules can I shoot into a melee answers a question, wg rules bg:shoot.1 shows a clause, wg rules R31 a ruling, wg rules grades a table; wg rules --rulings lists what is open.',
      width,
    ),
  ];
  return writtenLines(lines, page);
}
