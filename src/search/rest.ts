import type { Book } from '../rules/book.js';
import { alikeTo, pairsOf, saidIn } from './alike.js';
import { wordIndexOf } from './index.js';

/** A word that stands in more of the clauses than this tells none from another. */
const COMMON = 1 / 4;

/**
 * Which clauses have to do with what is left of a question, where the book does not speak of its subject: by two words of it, so
 * that none is listed for a stray one; by the only one, where the clause itself has it.
 * @param unspoken what the book does not speak of, by the stems it was asked for with
 */
export function onTheRest(
  book: Book,
  question: string,
  unspoken: ReadonlyMap<string, string>,
): (id: string) => boolean {
  const { stems } = wordIndexOf(book);
  const clauses = Object.keys(book.clauses);
  const holding = (stem: string) => (stems[stem]?.length ?? 0) / 2;
  const asked = [...new Set(saidIn(question))].filter(
    (stem) => !unspoken.has(stem) && holding(stem) <= COMMON * clauses.length,
  );
  const has = (text: string) => {
    const said = new Set(saidIn(text));
    return asked.filter((stem) => alikeTo(stem).some((other) => said.has(other))).length;
  };
  return (id) => {
    const { title, says, asks = [] } = book.clauses[id]!;
    const itself = has(`${title}. ${says}`);
    return asked.length === 1 ? itself === 1 : itself > 0 && has([title, says, ...asks].join('. ')) > 1;
  };
}

/**
 * Whether a clause is asked for with any of these.
 * @param words stems; two with a space
 */
export function isAskedWith(book: Book, words: Iterable<string>, id: string): boolean {
  const { stems, pairs } = wordIndexOf(book);
  const clause = Object.keys(book.clauses).indexOf(id);
  return [...words].some((word) => {
    const [pair] = pairsOf(word.split(' '));
    const places = pair === undefined ? alikeTo(word).map((one) => stems[one]) : [pairs[pair]];
    return places.some((at) => holds(at ?? [], clause));
  });
}

/** Whether a word stands in a clause, by its places, which are counted from the last one. */
function holds(places: readonly number[], clause: number): boolean {
  let at = 0;
  for (let i = 0; i < places.length; i += 2) {
    at += places[i]!;
    if (at === clause) return true;
  }
  return false;
}
