import { signed, spaced } from '../text/say.js';
import type { Cell, PlayTable } from './cell.js';

/**
 * The words of a quick reference sheet: what a player needs at the table, in the order of the turn. Its numbers are cells of tables in
 * play, so that they are those that are played.
 */

/** A number on a sheet: a cell, and how it is said. */
export interface Quote {
  // biome-ignore lint/suspicious/noExplicitAny: a sheet has cells of many kinds.
  readonly cell: Cell<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly says: (value: any) => string;
}

/** A sentence with quotes in it. */
export type Words = readonly (string | Quote)[];

/** A row of a table: its name, and a quote for each column. */
export type Row = readonly [name: string, ...quotes: Words];

/** What stands below a heading. */
export type Entry<C extends string = string, R extends string = string> =
  | {
      readonly clause: C;
      /** Shorter than the clause says it, under a shorter title; with the numbers that are played, where it has any of a table. */
      readonly short?: readonly [about: string, words: Words];
    }
  | {
      readonly ruling: R;
      /** What it is about, in place of its question. */
      readonly about: string;
      /** Option 1, shorter than the ruling says it. */
      readonly first?: Words;
    }
  | {
      readonly title: string;
      /** What the columns hold; a table without is a list of names and numbers. */
      readonly columns: readonly string[];
      readonly rows: readonly Row[];
    };

/** What belongs together. */
interface Section<C extends string = string, R extends string = string> {
  readonly heading: string;
  readonly entries: readonly Entry<C, R>[];
}

/** A sheet: two pages, section by section. */
export type Sheet<C extends string = string, R extends string = string> = readonly Section<C, R>[];

/** A cell as it is said: `3`, unless it says otherwise. */
export const quote = <V>(cell: Cell<V>, says: (value: V) => string = String): Quote => ({ cell, says });

/** With its sign: `+1`. */
export const plus = (cell: Cell<number>): Quote => quote(cell, signed);

/** A number that is reached on this or more: `4+`. */
export const orMore = (cell: Cell<number>): Quote => quote(cell, (n) => `${n}+`);

/** One column of a cell. */
export const column = <V extends object, K extends keyof V>(
  cell: Cell<V>,
  name: K,
  says: (value: V[K]) => string = String,
): Quote => quote(cell, (value) => says(value[name]));

/** A sentence, in which cells and quotes may stand. */
export const words = (
  parts: TemplateStringsArray,
  ...quotes: readonly (Cell<number | string> | Quote)[]
): Words =>
  parts.flatMap((part, i) => {
    const next = quotes[i];
    return next === undefined ? [part] : [part, 'cell' in next ? next : quote(next)];
  });

/** A row of a table in play, under its own name or another. */
type RowChosen<K> = K | readonly [row: K, name: string];

/** A name in the program as words; a hyphen between numbers stays. */
export const inWords = (name: string): string => spaced(name).replace(/(?<=[a-z])-(?=[a-z])/g, ' ');

/** The rows of a table in play that are chosen, in that order; all of them, where none are. */
export const rowsOf = <V, K extends string | number>(
  { cells }: PlayTable<V, K>,
  chosen: readonly RowChosen<K>[] = Object.keys(cells) as K[],
  quotes: (cell: Cell<V>) => Words = (cell) => [quote(cell)],
): Row[] =>
  chosen.map((one) => {
    const [row, name]: readonly [K, string] = typeof one === 'object' ? one : [one, inWords(String(one))];
    return [name, ...quotes(cells[row])];
  });

/** The words of a sheet, bound to one book: `C` are the ids of its clauses, `R` those of its rulings. */
export const sheetOf = <C extends string, R extends string>() => ({
  sheet: (...sections: Sheet<C, R>): Sheet => sections,
  section: (heading: string, ...entries: readonly Entry<C, R>[]): Section<C, R> => ({ heading, entries }),
  /** What a clause says, or shorter words for it. */
  says: (clause: C, ...short: [] | [about: string, words: Words]): Entry<C, R> =>
    short.length === 2 ? { clause, short } : { clause },
  /** What is played by a ruling; shorter words for its first option. */
  ruled: (ruling: R, about: string, first?: Words): Entry<C, R> => ({
    ruling,
    about,
    ...(first && { first }),
  }),
  /** A table with columns. */
  grid: (title: string, columns: readonly string[], rows: readonly Row[]): Entry<C, R> => ({
    title,
    columns,
    rows,
  }),
  /** Names, and a number for each. */
  list: (title: string, rows: readonly Row[]): Entry<C, R> => ({ title, columns: [], rows }),
});
