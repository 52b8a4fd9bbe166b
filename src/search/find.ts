import type { Book, WordIndex } from '../rules/book.js';
import { indexOf } from './index.js';
import { spelt } from './spelling.js';
import { stemsOf } from './stems.js';

/** A clause that answers a question, and how well, from 0 to 1. */
export interface Answer {
  readonly id: string;
  readonly score: number;
}

/**
 * How a word counts that stands several times in a clause, and how much long clauses are held back: Robertson and Zaragoza, The
 * Probabilistic Relevance Framework: BM25 and Beyond (2009). The measured halves of the questions in tests/search say that these do
 * not matter much: what decides is that every clause bears questions in the words of players.
 */
const REPEATED = 1.2;
const LENGTH = 0.5;
/** How much a word counts that is only spelt like one of the book. */
const SPELT = 0.8;

/**
 * The clauses that answer a question, best first. Every word may help, and none has to stand there.
 * @param question as it was typed
 */
export function answers(book: Book, question: string): Answer[] {
  const index = book.index ?? indexOf(book);
  const mean = index.lengths.reduce((sum, length) => sum + length, 0) / index.lengths.length;
  const scores = new Float64Array(index.clauses.length);
  let whole = 0;
  for (const sought of soughtIn(index, question)) {
    const rare = rarity(index, sought);
    whole += rare * (REPEATED + 1);
    for (const [clause, often] of placesOf(index, sought)) {
      const long = 1 - LENGTH + (LENGTH * index.lengths[clause]!) / mean;
      scores[clause]! += (rare * often * (REPEATED + 1)) / (often + REPEATED * long);
    }
  }
  return index.clauses
    .map((id, at) => ({ id, score: scores[at]! / whole }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** What a word of a question is looked for as: itself, or all that it may have been meant for. */
interface Sought {
  readonly stems: readonly string[];
  readonly counts: number;
}

function soughtIn({ stems }: WordIndex, question: string): Sought[] {
  return [...new Set(stemsOf(question))].flatMap((stem): Sought[] => {
    if (stems[stem]) return [{ stems: [stem], counts: 1 }];
    const alike = spelt(stem, stems);
    return alike.length > 0 ? [{ stems: alike, counts: SPELT }] : [];
  });
}

/** The clauses that hold one of the stems, each with the most that any of them counts there. */
function placesOf({ stems }: WordIndex, sought: Sought): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const stem of sought.stems) {
    const places = stems[stem]!;
    for (let at = 0; at < places.length; at += 2)
      most.set(places[at]!, Math.max(most.get(places[at]!) ?? 0, sought.counts * places[at + 1]!));
  }
  return most;
}

/** How much a word tells: the more, the fewer clauses hold it. */
function rarity(index: WordIndex, sought: Sought): number {
  const holding = placesOf(index, sought).size;
  return Math.log(1 + (index.clauses.length - holding + 0.5) / (holding + 0.5));
}
