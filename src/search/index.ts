import type { Book, Clause, WordIndex } from '../rules/book.js';
import { pairsOf } from './alike.js';
import { stemsOf } from './stems.js';

/** How much a word counts by where it stands: once in a sentence of the clause. */
const WEIGHTS = { title: 3, asks: 1, says: 1, besides: 0.3 };

/** What stands to a clause besides itself: its cases, and what its tables and rulings are called. */
function besides(
  id: string,
  { action, example, case: ours, note, source, table }: Clause,
  book: Book,
): string[] {
  const rulings = Object.values(book.rulings).filter(({ clauses }) => clauses.includes(id));
  return [
    action,
    id.replace(/^[^:]*:|\.\d+$/g, ''),
    source,
    example,
    ours,
    note,
    table && book.tables[table]?.title,
    ...rulings.map(({ question }) => question),
  ].filter((text) => text !== undefined);
}

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
    const single = new Tally();
    const paired = new Tally();
    const count = (text: string, weight: number) => {
      const found = stemsOf(text);
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
  return { lengths, stems: fromTheLast(stems), pairs: fromTheLast(pairs) };
}

/** The places of each word, counted from the last one: most of them are a digit then. */
function fromTheLast(places: Readonly<Record<string, readonly number[]>>): Record<string, number[]> {
  const shorter: Record<string, number[]> = Object.create(null);
  for (const [word, at] of Object.entries(places))
    shorter[word] = at.map((n, i) => (i % 2 === 0 ? n - (at[i - 2] ?? 0) : n));
  return shorter;
}

/** How much each word counts in a clause. */
class Tally {
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
