import type { PrintedTable } from '../rules/book.js';
import { alikeTo, saidIn } from './alike.js';

/** The places of rows and columns, all but the first column, of a table. */
export interface Named {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** How much it tells that a question has a word of a label, and that it has only one that players use for it. */
const SAME = 2;
const ALIKE = 1;

/**
 * What of a table a question is about: the rows and the columns whose names have most words of it. What the table itself is called tells
 * none of them from another.
 * @returns none, where it names none of them, or all alike
 */
export function namedIn({ title, columns, rows }: PrintedTable, question: string): Named {
  const [first = '', ...others] = columns;
  const labels = rows.map(([label]) => String(label));
  return {
    rows: mostNamed(labels, question, `${title} ${columns.join(' ')}`),
    columns: mostNamed(others, question, `${title} ${first}`).map((at) => at + 1),
  };
}

/** The labels that have most words of a question; none, where all have as many. @param besides what is said of all of them */
function mostNamed(labels: readonly string[], question: string, besides: string): number[] {
  const ofAll = wordsIn(besides);
  const asked = [...wordsIn(question).same].filter((word) => !ofAll.same.has(word));
  const told = labels.map((label) => {
    const { same, alike } = wordsIn(label);
    const tells = (word: string) =>
      same.has(word) ? SAME : alike.has(word) && !ofAll.alike.has(word) ? ALIKE : 0;
    return asked.reduce((all, word) => all + tells(word), 0);
  });
  const most = Math.max(...told);
  if (most === 0 || told.every((one) => one === most)) return [];
  return told.flatMap((one, at) => (one === most ? [at] : []));
}

/** The words of a text, and what players use for them. */
function wordsIn(text: string) {
  const same = new Set(saidIn(text));
  return { same, alike: new Set([...same].flatMap(alikeTo)) };
}
