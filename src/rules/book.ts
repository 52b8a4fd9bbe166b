import type { ToldAction } from './action.js';
import type { AnyTable, ToldTable } from './book/cell.js';

/** What a clause is for: it decides how it must show up in the program. */
type ClauseKind = 'dice' | 'table' | 'calculation' | 'limit' | 'state' | 'reminder';

/** One testable rule of a book, in our own words. */
export interface Clause {
  readonly title: string;
  readonly says: string;
  readonly kind: ClauseKind;
  /** The action, or the part of the game, it belongs to. */
  readonly action: string;
  /** The heading of the book it stands under. */
  readonly source: string;
  /** The printed table it speaks of, or several. */
  readonly table?: string | readonly string[];
  /** Worked by the book. */
  readonly example?: string;
  /** Worked by us where the book works none. */
  readonly case?: string;
  /** Where it stands, if not in our copy of the book. */
  readonly from?: string;
  /** What the source leaves unclear about it. */
  readonly note?: string;
  /** What players ask that it answers, in their own words: the book brings them together. */
  readonly asks?: readonly string[];
  /** Clauses that make exceptions to it, or limit it: the weightiest first. */
  readonly except?: readonly string[];
  /** A command line that plays it, as it is typed behind `wg`. */
  readonly line?: string;
}

/** What players ask of each clause, two questions or more, one behind the other with a semicolon between them. */
export type Questions<C> = { readonly [K in keyof C]: string };

/** The printed tables that a clause speaks of. */
export const tablesOfClause = ({ table = [] }: Clause): readonly string[] =>
  typeof table === 'string' ? [table] : table;

/** A numbered choice where the book is silent, lost or contradicts itself. Option 1 is the default. */
export interface Ruling {
  readonly question: string;
  readonly clauses: readonly string[];
  readonly evidence: string;
  readonly options: Readonly<Record<number, string>>;
  /** Why option 1 is option 1. */
  readonly why: string;
  /** Option 1, or its number, stands in no source: it is ours. */
  readonly house?: true;
  /** Players may choose (`--ruling`). The others stand at option 1 and are only shown. */
  readonly switch?: true;
}

/** A table as it stands in our copy of the book, lost cells included: evidence, not play. */
export interface PrintedTable {
  readonly title: string;
  readonly source: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly provenance: string;
  /** The tables in play that its cells are read into. */
  readonly playedAs?: readonly string[];
}

/** How the text of a printed cell is read as a number, or as whatever is played; or the texts of several. */
export type CellReading<V> = (...texts: string[]) => V;

/**
 * Where a cell in play is printed: its row, by what the first column says or alone begins with, in one column or in several, and how
 * it is read: as its first number, where nothing is said.
 */
export type PrintedPlace<V = unknown> = readonly [
  row: string | number,
  column: string | readonly string[],
  read?: CellReading<V>,
];

/**
 * A printed table with those in play that stand for it: where each printed or inferred cell is to be found. The cell and the number it
 * is read as stand together, and are compared when the book is built.
 */
export interface PlayedTable extends PrintedTable {
  readonly played: readonly (readonly [table: AnyTable, places: Readonly<Record<string, PrintedPlace>>])[];
}

/** Declares how a printed table is played; only gives it its types. */
export const played = <T extends AnyTable>(
  table: T,
  places: { readonly [K in keyof T['cells']]?: PrintedPlace },
): PlayedTable['played'][number] => [table, places as Readonly<Record<string, PrintedPlace>>];

const firstNumber: CellReading<number> = (text = '') => Number(/-?\d+/.exec(text)?.[0]);

/** The rows whose first column says this or, where none does, begins with it. */
function rowsAt(rows: PrintedTable['rows'], row: string | number): PrintedTable['rows'] {
  const whole = rows.filter(([first]) => first === row);
  return whole.length > 0 ? whole : rows.filter(([first]) => `${first}`.startsWith(`${row}`));
}

/**
 * What is wrong between a printed table and the cells in play that are read from it.
 * @returns a line for each cell that is not what its place says
 */
export function misread(id: string, { columns, rows, played: tables }: PlayedTable): string[] {
  return tables.flatMap(([table, places]) =>
    Object.entries(places).flatMap(([name, [row, column, read = firstNumber]]) => {
      const found = rowsAt(rows, row);
      const at = [column].flat().map((of) => columns.indexOf(of));
      if (at.includes(-1) || found.length !== 1)
        return [`${table.id}/${name}: ${id} has no cell ${row}, ${column}`];
      const texts = at.map((i) => `${found[0]![i]}`);
      const value = table.cells[name]?.value;
      const same = JSON.stringify(read(...texts)) === JSON.stringify(value);
      return same ? [] : [`${table.id}/${name} is ${JSON.stringify(value)}, and its place says '${texts}'`];
    }),
  );
}

/** A printed table without its ties to what is played, but for what that is called. */
export const asPrinted = ({ played = [], ...printed }: PrintedTable & Partial<PlayedTable>): PrintedTable =>
  played.length === 0 ? printed : { ...printed, playedAs: [...new Set(played.map(([table]) => table.id))] };

/** What an entry of a register names in one of its fields: one id, or several. */
type NamedIn<E, F extends string> = E extends { readonly [field in F]: infer T }
  ? T extends readonly (infer U)[]
    ? U
    : T
  : never;

/** What entries name and is not there, with who names it: the compiler tells it of a register that does not fit. */
type NamedNowhere<E, F extends string, There> = {
  [K in keyof E & string]: `${K} names ${Exclude<NamedIn<E[K], F>, There> & string}`;
}[keyof E & string];

type NoneOf<Strays extends string> = [Strays] extends [never] ? unknown : { readonly 'is not there': Strays };

/**
 * Puts a book together: clauses speak of tables and of exceptions that are there, rulings of clauses that are there, every clause has
 * questions of players, and cells in play are what their places in the printed tables say.
 * @throws Error where a cell is read otherwise than it is printed
 */
export function bookOf<
  const C extends Book['clauses'],
  const R extends Book['rulings'],
  const T extends Readonly<Record<string, PrintedTable | PlayedTable>>,
>(
  clauses: C & NoneOf<NamedNowhere<C, 'table', keyof T>> & NoneOf<NamedNowhere<C, 'except', keyof C>>,
  rulings: R & NoneOf<NamedNowhere<R, 'clauses', keyof C>>,
  tables: T,
  questions: Questions<C>,
): Book {
  const wrong = Object.entries(tables).flatMap(([id, table]) =>
    'played' in table ? misread(id, table) : [],
  );
  const asked = Object.entries(clauses).map(([id, clause]) => {
    const asks = `${questions[id as keyof C] ?? ''}`.split('; ');
    if (asks.length < 2) wrong.push(`${id} needs two questions at least`);
    return [id, { ...clause, asks }];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return {
    clauses: Object.fromEntries(asked),
    rulings,
    tables,
  };
}

/** The words of a book, for those who look for one of its clauses. */
export interface WordIndex {
  /** How much each clause says, in words, in the order of the book. */
  readonly lengths: readonly number[];
  /**
   * By its stem, where a word stands: the place of a clause in the book, counted from the one before it, and how much it counts there,
   * in tenths, in turn.
   */
  readonly stems: Readonly<Record<string, readonly number[]>>;
  /** The same of two words that stand together. */
  readonly pairs: Readonly<Record<string, readonly number[]>>;
  /** What questions are made of: of words that players use for one another the first. */
  readonly words: readonly string[];
  /** What is asked of each clause: of every question how much its words tell, in tenths, and which of `words` they are. */
  readonly questions: readonly (readonly (readonly number[])[])[];
}

/** The register of one rule system: prose, loaded only when somebody asks for it. */
export interface Book {
  readonly clauses: Readonly<Record<string, Clause>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly tables: Readonly<Record<string, PrintedTable>>;
  /** Made ahead, where the book was there when the program was built; so are the tables in play, as pages tell them, and the actions. */
  readonly index?: WordIndex;
  readonly inPlay?: readonly ToldTable[];
  readonly actions?: Readonly<Record<string, ToldAction>>;
}

/** The ids of the rulings in a register that are switches. */
type SwitchId<R> = { [K in keyof R]: R[K] extends { switch: true } ? K : never }[keyof R] & string;

/** The option numbers of one ruling of a register. */
type OptionOf<R, K extends keyof R> = R[K] extends { options: infer O } ? keyof O & number : never;

/** The option numbers of all rulings in a register that are switches. */
export type OptionsOf<R> = { readonly [K in SwitchId<R>]: OptionOf<R, K> };
