import type { Clause } from '../../src/rules/book.js';
import type { ActionName } from './index.js';

/** Parts of the game that clauses belong to, besides its actions. */
type Part = 'apply-casualties' | 'beyond' | 'muster';

/** The section of the book, by its number; tests hold it to the id of the clause. */
type Source = `${number}${string}`;

/** A clause of this book: of an action, or a part of the game, and under a heading. */
export interface ClauseHere extends Clause {
  readonly action: ActionName | Part;
  readonly source: Source;
}
