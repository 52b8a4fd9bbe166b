import type { PrintedTable } from '../../../src/rules/book.js';

/** Who has won, and notes on play: the tables as our copy of the book has them. */
export const victory = {
  'wrg:table.average-dice': {
    title: 'Faces of a 233445 die',
    source: 'NOTES ON PLAY',
    columns: ['face 1', 'face 2', 'face 3', 'face 4', 'face 5', 'face 6'],
    rows: [[2, 3, 3, 4, 4, 5]],
    provenance: 'book',
  },
} as const satisfies Record<string, PrintedTable>;
