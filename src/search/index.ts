import type { Book, Clause, WordIndex } from '../rules/book.js';
import { stemsOf } from './stems.js';

/** How much a word counts by where it stands: once in a sentence of the clause. */
const WEIGHTS = { title: 3, asks: 1, says: 1, besides: 0.3 };

/** What stands to a clause besides itself: its cases, and what its tables and rulings are called. */
function besides(
  id: string,
  { action, example, case: ours, note, source, table }: Clause,
  book: Book,
): string {
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
  ].join(' ');
}

/** The words of a book, each with the clauses it stands in: made when the program is built, for the books that come with it. */
export function indexOf(book: Book): WordIndex {
  const stems: Record<string, number[]> = Object.create(null);
  const clauses = Object.keys(book.clauses);
  const lengths = clauses.map((id, at) => {
    const clause = book.clauses[id]!;
    const { title, says, asks = [] } = clause;
    const weights = new Map<string, number>();
    const count = (text: string, weight: number) => {
      for (const stem of stemsOf(text)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    };
    count(title, WEIGHTS.title);
    count(says, WEIGHTS.says);
    count(asks.join(' '), WEIGHTS.asks);
    count(besides(id, clause, book), WEIGHTS.besides);
    let length = 0;
    for (const [stem, weight] of weights) {
      const rounded = Math.round(weight * 10) / 10;
      const places = stems[stem] ?? [];
      places.push(at, rounded);
      stems[stem] = places;
      length += weight;
    }
    return Math.round(length);
  });
  return { clauses, lengths, stems };
}
