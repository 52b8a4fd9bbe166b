import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { inferred, printed, table } from '../words.js';

export const GRADES = ['A', 'B', 'C', 'D'] as const;

export type Grade = (typeof GRADES)[number];

export const hitNumbers = table({
  id: 'bg:table.grades',
  title: 'Lowest number that hits',
  unit: 'on a die',
  must: ['a number from 2 to 6', (n) => n >= 2 && n <= 6],
  cells: {
    A: inferred(3, 'bg:R1', { 2: 4 }),
    B: inferred(4, 'bg:R1', { 2: 5 }),
    C: inferred(5, 'bg:R1'),
    D: printed(6),
  },
});

/** `3-6`, `6`: the lowest number that hits. */
const lowestOf: CellReading<number> = (text) => Number(/^(\d)(-6)?\b/.exec(text!)?.[1]);

// The tables as our copy of the book has them.

export const markersPrinted: PrintedTable = {
  title: 'Marker colours',
  source: 'Movement: About those aquarium stones',
  columns: ['colour', 'as printed in the list', 'from prose'],
  rows: [
    ['green', 'Running', 'run; dug in this turn; melee victor'],
    ['white', 'lost', 'road bonus used'],
    ['brown', 'lost', 'dug in'],
    ['red', 'lost', 'poor grade (option: routing)'],
    ['blue', 'lost', 'good grade'],
  ],
  provenance: 'book for the first row, the other rows inferred from prose of the same copy',
};

export const markerRemovalPrinted: PrintedTable = {
  title: 'When run and road markers come off',
  source: 'Movement: About those aquarium stones',
  columns: ['item', 'as printed', 'inferred'],
  rows: [
    ['lead', 'after another movement turn, unless the action is repeated', ''],
    [1, 'lost', 'a unit with a green marker has shot'],
    [2, 'a unit with a white marker is shot at by the enemy', ''],
  ],
  provenance: 'book for the as-printed column; inferred column from the shooting section',
};

export const gradesPrinted: PlayedTable = {
  title: 'Unit quality',
  source: 'Shooting: Unit quality',
  columns: [
    'grade',
    'who, as printed',
    'hits on, as printed',
    'hits on elsewhere in the text',
    'inferred',
    'ruling',
  ],
  rows: [
    ['A', 'lost', 'lost', '', '3-6', 'bg:R1'],
    ['B', 'lost', 'lost', '5-6 (shooting prose)', '4-6', 'bg:R1'],
    ['C', 'lost', 'lost', '5-6 (vehicles, worked roll); average soldier', '5-6', 'bg:R1'],
    ['D', 'Civilians, poor military', '6', '6 (mines)', '6', 'bg:R1'],
  ],
  provenance: 'book for the last row; inferred column from one step per grade',
  played: [
    /* @__PURE__ */ played(hitNumbers, {
      D: ['D', 'hits on, as printed', lowestOf],
      A: ['A', 'inferred', lowestOf],
      B: ['B', 'inferred', lowestOf],
      C: ['C', 'inferred', lowestOf],
    }),
  ],
};

export const gradeExamplePrinted: PrintedTable = {
  title: 'Example grades for an invasion of Japan',
  source: 'Shooting: Unit quality',
  columns: ['grade', 'troops'],
  rows: [
    ['D', 'Japanese citizens'],
    ['C', 'lost'],
    ['B', 'lost'],
    ['A', 'lost'],
  ],
  provenance: 'book for the first row; the rest lost',
};
