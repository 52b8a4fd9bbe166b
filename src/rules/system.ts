import type { AnyAction, AnyMemory } from './action.js';
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
  /** Optional rules that can be played for a whole game: inputs by name, with what they are. */
  readonly optional: Readonly<Record<string, string>>;
  /** The state of a game, for those who ask how it stands. */
  readonly game?: { readonly memory: AnyMemory; readonly says: (state: never) => readonly string[] };
  /** The register of clauses, rulings and printed tables; loaded only when somebody asks for prose. */
  readonly book: () => Promise<{ readonly book: Book }>;
}
