import type { AnyAction } from './action.js';
import type { Book } from './book.js';
import type { AnyTable } from './cell.js';

/** A rule system: a book made playable. */
export interface RuleSystem {
  readonly id: string;
  /** The prefix of its clause ids, and its short name for `--ruleset`. */
  readonly short: string;
  readonly title: string;
  readonly actions: readonly AnyAction[];
  /** The tables in play, for those who look a number up. */
  readonly tables: readonly AnyTable[];
  /** The register of clauses, rulings and printed tables; loaded only when somebody asks for prose. */
  readonly book: () => Promise<{ readonly book: Book }>;
}
