import type { Book } from '../rules/book.js';
import { alikeTo, saidIn } from './alike.js';
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
