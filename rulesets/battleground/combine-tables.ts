import { inferred, printed, table } from '../../src/rules/cell.js';
import { GRADES, type Grade } from './tables.js';

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
