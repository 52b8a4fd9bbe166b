import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { GRADES, type Grade } from '../units/tables.js';
import { inferred, printed, table } from '../words.js';

/** The average of two grades: a definite one, or between two (combine.5). */
export type Average = Grade | 'A-B' | 'B-C' | 'C-D';

export const averages = table<Average, 'A + B' | 'A + C' | 'A + D' | 'B + C' | 'B + D' | 'C + D'>({
  id: 'bg:table.combine-average',
  title: 'Average of the grades of two units',
  unit: 'grade, or between two grades',
  cells: {
    'A + B': inferred('A-B', 'bg:R95', { 2: 'B' }),
    'A + C': printed('B'),
    'A + D': printed('B-C', 'bg:R95', { 2: 'C' }),
    'B + C': inferred('B-C', 'bg:R95', { 2: 'C' }),
    'B + D': inferred('C', 'bg:R95'),
    'C + D': inferred('C-D', 'bg:R95', { 2: 'D' }),
  },
});

/** The row for two different grades, in whatever order. */
export const averageRow = (a: Grade, b: Grade): keyof typeof averages.cells =>
  GRADES.indexOf(a) < GRADES.indexOf(b)
    ? (`${a} + ${b}` as keyof typeof averages.cells)
    : (`${b} + ${a}` as keyof typeof averages.cells);

/** `B`, `somewhere between B and C`. */
const averageOf: CellReading<string> = (text) =>
  text!.replace(/^(?:somewhere )?between (.) and (.)$/, '$1-$2');

// The tables as our copy of the book has them.

export const combineAveragePrinted: PlayedTable = {
  title: 'Average grades when combining',
  source: 'Additional Rules: Combining Units',
  columns: ['grades', 'as printed in the list', 'from examples', 'inferred', 'ruling'],
  rows: [
    ['A + D', 'somewhere between B and C', '', '', 'bg:R95'],
    ['A + B', 'lost', '', 'between A and B', 'bg:R95'],
    ['A + C', 'lost', 'B', 'B', 'bg:R95'],
    ['B + C', 'lost', '', 'between B and C', 'bg:R95'],
    ['B + D', 'lost', '', 'C', 'bg:R95'],
    ['C + D', 'lost', '', 'between C and D', 'bg:R95'],
  ],
  provenance: 'book for the as-printed column; inferred column from arithmetic on the two surviving values',
  played: [
    /* @__PURE__ */ played(averages, {
      'A + C': ['A + C', 'from examples', averageOf],
      'A + D': ['A + D', 'as printed in the list', averageOf],
      'A + B': ['A + B', 'inferred', averageOf],
      'B + C': ['B + C', 'inferred', averageOf],
      'B + D': ['B + D', 'inferred', averageOf],
      'C + D': ['C + D', 'inferred', averageOf],
    }),
  ],
};
