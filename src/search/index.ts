import { type Book, type Clause, tablesOfClause, type WordIndex } from '../rules/book.js';
import { onceFor } from '../rules/once.js';
import { alikeTo, pairsOf, saidIn, stemsMeant } from './alike.js';

/** How much a word counts by where it stands: once in a sentence of the clause. */
const WEIGHTS = { title: 3, asks: 1, says: 1, besides: 0.3 };

/** What stands to a clause besides itself: its cases, and what its tables and rulings are called. */
function besides(id: string, clause: Clause, book: Book): string[] {
  const { action, example, case: ours, note, source } = clause;
  return [
    action,
    id.replace(/^[^:]*:|\.\d+$/g, ''),
    source,
    example,
    ours,
    note,
    ...tablesOfClause(clause).map((table) => book.tables[table]?.title),
    ...rulingsOn(id, book),
  ].filter((text) => text !== undefined);
}

/** What the rulings on a clause ask. */
const rulingsOn = (id: string, { rulings }: Book): string[] =>
  Object.values(rulings).flatMap(({ clauses, question }) => (clauses.includes(id) ? [question] : []));

/** In how many texts of a clause two words have to be neighbours, for that to tell anything of it. */
const TOGETHER = 2;

/** The words of a book, each with the clauses it stands in: made when the program is built, for the books that come with it. */
export function indexOf(book: Book): WordIndex {
  const stems: Record<string, number[]> = Object.create(null);
  const pairs: Record<string, number[]> = Object.create(null);
  const clauses = Object.keys(book.clauses);
  const lengths = clauses.map((id, at) => {
    const clause = book.clauses[id]!;
    const { title, says, asks = [] } = clause;
    const single = new WordTally();
    const paired = new WordTally();
    const count = (text: string, weight: number) => {
      const found = saidIn(text);
      for (const stem of found) single.add(stem, weight);
      for (const pair of pairsOf(found)) paired.add(pair, weight);
    };
    count(title, WEIGHTS.title);
    count(says, WEIGHTS.says);
    for (const ask of asks) count(ask, WEIGHTS.asks);
    for (const text of besides(id, clause, book)) count(text, WEIGHTS.besides);
    single.into(stems, at);
    paired.into(pairs, at, TOGETHER);
    return Math.round(single.length);
  });
  const asked = clauses.map((id) =>
    [book.clauses[id]!.title, ...(book.clauses[id]!.asks ?? []), ...rulingsOn(id, book)].map(stemsMeant),
  );
  return { lengths, stems: fromTheLast(stems), pairs: fromTheLast(pairs), ...questionsOf(asked, stems) };
}

/** The words of a book: made ahead, or when it is first asked. */
export const wordIndexOf: (book: Book) => WordIndex = onceFor((book) => book.index ?? indexOf(book));

/** How much a word tells: the more, the fewer clauses hold it. @param holding how many do, of all that there are */
export const rarity = (holding: number, clauses: number): number =>
  Math.log(1 + (clauses - holding + 0.5) / (holding + 0.5));

/**
 * What is asked of clauses, word by word.
 * @param asked the words of each question, by clauses
 * @param stems where words stand: a clause and how much it counts there, in turn
 */
function questionsOf(
  asked: readonly (readonly (readonly string[])[])[],
  stems: Readonly<Record<string, readonly number[]>>,
): Pick<WordIndex, 'words' | 'questions'> {
  const often = new Map<string, number>();
  for (const word of asked.flat(2)) often.set(word, (often.get(word) ?? 0) + 1);
  // Those that are asked with most have the shortest numbers.
  const words = [...often.keys()].sort((a, b) => often.get(b)! - often.get(a)!);
  const at = new Map(words.map((word, n) => [word, n]));
  const tells = words.map((word) => {
    const holding = new Set(
      alikeTo(word).flatMap((stem) => (stems[stem] ?? []).filter((_, i) => i % 2 === 0)),
    );
    return rarity(holding.size, asked.length);
  });
  const numbered = (question: readonly string[]) => {
    const numbers = question.map((word) => at.get(word)!);
    return [Math.round(10 * numbers.reduce((sum, n) => sum + tells[n]!, 0)), ...numbers];
  };
  return { words, questions: asked.map((questions) => questions.map(numbered)) };
}

/** The places of each word, counted from the last one: most of them are a digit then. */
function fromTheLast(places: Readonly<Record<string, readonly number[]>>): Record<string, number[]> {
  const shorter: Record<string, number[]> = Object.create(null);
  for (const [word, at] of Object.entries(places))
    shorter[word] = at.map((n, i) => (i % 2 === 0 ? n - (at[i - 2] ?? 0) : n));
  return shorter;
}

/** How much each word counts in a clause. */
class WordTally {
  readonly #weights = new Map<string, { weight: number; texts: number }>();
  length = 0;

  add(word: string, weight: number): void {
    const before = this.#weights.get(word) ?? { weight: 0, texts: 0 };
    this.#weights.set(word, { weight: before.weight + weight, texts: before.texts + 1 });
    this.length += weight;
  }

  /** Notes what stands in so many texts, or more. */
  into(places: Record<string, number[]>, at: number, fewest = 1): void {
    for (const [word, { weight, texts }] of this.#weights) {
      if (texts < fewest) continue;
      places[word] ??= [];
      places[word].push(at, Math.round(weight * 10));
    }
  }
}
