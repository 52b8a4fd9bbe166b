import type { PrintedTable } from '../rules/book.js';
import { sharedWith } from './shared.js';

/** The places of rows and columns, all but the first column, of a table. */
export interface Named {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * What of a table a question is about: the rows and the columns whose names have most words of it. What the table itself is called tells
 * none of them from another.
 * @returns none, where it names none of them, or all alike
 */
export function namedInTable({ title, columns, rows }: PrintedTable, question: string): Named {
  const [first = '', ...others] = columns;
  const labels = rows.map(([label]) => String(label));
  return {
    rows: mostNamed(labels, sharedWith(question, `${title} ${columns.join(' ')}`)),
    columns: mostNamed(others, sharedWith(question, `${title} ${first}`)).map((at) => at + 1),
  };
}

/** The labels that have most of a question; none, where all have as much. */
function mostNamed(labels: readonly string[], shared: (label: string) => number): number[] {
  const told = labels.map(shared);
  const most = Math.max(...told);
  if (most === 0 || told.every((one) => one === most)) return [];
  return told.flatMap((one, at) => (one === most ? [at] : []));
}
