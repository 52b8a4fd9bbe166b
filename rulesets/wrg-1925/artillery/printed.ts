import type { PrintedTable } from '../../../src/rules/book.js';

/** Off-table fire: the tables as our copy of the book has them. */
export const artillery = {
  'wrg:table.offtable-delay': {
    title: 'Off-table fire delays in periods',
    source: 'Off-Table Fire Support Restrictions',
    columns: ['caller', 'located target', 'registered target', 'extra periods'],
    rows: [
      ['forward observation officer', 3, 1, 0],
      ['officer, not a specialist', 4, 2, 1],
      ['NCO', 5, 3, 2],
      ['other ranks', 6, 4, 3],
    ],
    provenance: 'book for the first row and the extra column; the sums in the other rows inferred',
  },
  'wrg:table.offtable-effect': {
    title: 'Off-table fire effect',
    source: 'Off-Table Fire Effect Points',
    columns: ['what', 'number'],
    rows: [
      ['fire effect points for 50 points of support', 25],
      ['width of the area in metres', 80],
      ['depth of the area in metres', 150],
    ],
    provenance: 'book (printed as prose)',
  },
} as const satisfies Record<string, PrintedTable>;
