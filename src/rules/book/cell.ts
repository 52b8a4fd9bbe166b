/** Where the content of a table cell comes from. */
export type Provenance = 'printed' | 'quick reference' | 'other edition' | 'inferred' | 'house';

/** One cell of a table in play. */
export interface Cell<V> {
  /** Its name, by table and row: `bg:table.ranges/mg`. Players' own numbers are put in its place by this name. */
  readonly id?: string;
  readonly value: V;
  readonly from: Provenance;
  /** The ruling that settled it. */
  readonly ruling?: string;
  /** What the other options of that ruling put here, where they differ. */
  readonly options?: Readonly<Record<number, V>>;
}

/** A table in play: cells by row, under the id of the printed table it stands for. */
export interface PlayTable<V, K extends string | number = string> {
  readonly id: string;
  readonly title: string;
  /** What the values count: `'red dice'`, `'inches'`. */
  readonly unit: string;
  /** The largest number of the players' own that can stand in it, where that is not 99. */
  readonly upTo?: number;
  /** Words that can stand in it in place of a number: `'500+'`, `'not applicable'`. */
  readonly words?: readonly string[];
  /** What a number of the players' own must be besides, in words: `'an even number of dice'`. */
  readonly must?: readonly [says: string, holds: (value: V, row: string) => boolean];
  /** What its cells must be together, in words: `'a lower score from row to row'`. */
  readonly together?: readonly [says: string, holds: (values: Readonly<Record<string, V>>) => boolean];
  readonly cells: Readonly<Record<K, Cell<V>>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tables holds values of many kinds.
export type AnyTable = PlayTable<any, any>;

/** A table in play as a page tells it: data. */
export type ToldTable = Pick<AnyTable, 'id' | 'title' | 'unit' | 'cells'>;

type CellInMaking<V> = { -readonly [P in keyof Cell<V>]: Cell<V>[P] };

/** Declares a table in play, and names its cells: in place, since every table is declared at every start. */
export const table = <V, K extends string | number>(of: PlayTable<V, K>): PlayTable<V, K> => {
  const cells = of.cells as Record<string, CellInMaking<V>>;
  for (const row in cells) {
    // One cell may stand in several rows.
    if (cells[row]!.id !== undefined) cells[row] = { ...cells[row]! };
    cells[row]!.id = `${of.id}/${row}`;
  }
  return of;
};

/**
 * The words tables are written in, bound to one book: `T` are the ids of its printed tables, `R` its rulings, `S` those that are
 * switches.
 */
interface TableWords<T extends string, R extends string, S extends R> {
  /** Declares a table in play, under the id of the printed one it stands for. */
  readonly table: <V, K extends string | number>(of: PlayTable<V, K> & { readonly id: T }) => PlayTable<V, K>;
  /** The number stands in the book; players may rule otherwise all the same. */
  readonly printed: <V>(value: V, ...ruled: [] | [ruling: S, options: Record<number, V>]) => Cell<V>;
  /** The number is lost or unclear; the book's other passages give it, by way of a ruling. */
  readonly inferred: <V>(value: V, ...by: [R] | [ruling: S, options: Record<number, V>]) => Cell<V>;
  /** The number stands in no source: it is ours, by way of a ruling, until the players set their own. */
  readonly house: <V>(value: V, ...by: [R] | [ruling: S, options: Record<number, V>]) => Cell<V>;
}

/** The words of {@link TableWords}: ids are a matter of types. */
export const tablesOf = <T extends string, R extends string, S extends R>(): TableWords<T, R, S> =>
  ({ table, printed, inferred, house }) as TableWords<T, R, S>;

function cell<V>(value: V, from: Provenance, ruling?: string, options?: Record<number, V>): Cell<V> {
  const made: CellInMaking<V> = { value, from };
  if (ruling) made.ruling = ruling;
  if (options) made.options = options;
  return made;
}

/** The number stands in the book; players may rule otherwise all the same. */
export const printed = <V>(value: V, ruling?: string, options?: Record<number, V>): Cell<V> =>
  cell(value, 'printed', ruling, options);

/** The number is lost or unclear; the book's other passages give it, by way of a ruling. */
export const inferred = <V>(value: V, ruling: string, options?: Record<number, V>): Cell<V> =>
  cell(value, 'inferred', ruling, options);

/** The number stands in no source: it is ours, by way of a ruling, until the players set their own. */
export const house = <V>(value: V, ruling: string, options?: Record<number, V>): Cell<V> =>
  cell(value, 'house', ruling, options);

/** A result for each range of a roll: `[from, to, result]`. */
type Band<V> = readonly [from: number, to: number, result: V];

/**
 * A table read by a roll.
 * @param lowest the lowest roll that can be reached
 * @param highest the highest
 * @returns the look-up
 * @throws RangeError when it is built, if some reachable roll has no result or more than one
 */
export function rollTable<V>(
  name: string,
  lowest: number,
  highest: number,
  bands: readonly Band<V>[],
): (roll: number) => V {
  for (let roll = lowest; roll <= highest; roll++) {
    const found = bands.filter(([from, to]) => from <= roll && roll <= to).length;
    if (found !== 1) throw new RangeError(`${name}: ${found} results for a roll of ${roll}`);
  }
  return (roll) => bands.find(([from, to]) => from <= roll && roll <= to)![2];
}
