import type { PrintedTable } from '../../../src/rules/book.js';

/** Figures and their bases, and orders: the tables as our copy of the book has them. */
export const deployment = {
  'wrg:table.bases': {
    title: 'Figure bases',
    source: 'Figure Bases and Deployment',
    columns: ['figure', 'front mm', 'rear mm', 'depth mm', 'arc of fire in degrees'],
    rows: [
      ['standing, 20 or 25mm', 25, 10, 20, 41.1],
      ['prone, 20 or 25mm', 25, 10, 30, 28.1],
      ['standing, 54mm', 50, 20, 40, 41.1],
      ['prone, 54mm', 50, 20, 60, 28.1],
    ],
    provenance:
      'book for the two 20 or 25mm rows; 54mm rows inferred (sizes doubled); arc column inferred: 2 x arctan((front - rear) / 2 / depth)',
  },
} as const satisfies Record<string, PrintedTable>;
