import type { PrintedTable } from '../../../src/rules/book.js';

/** Valour (16): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.valour-check': {
    title: 'Valour check',
    source: '16.2',
    columns: ['Unit', 'Valor check'],
    rows: [
      ['Squad', 'Casualty Rating or less'],
      ['Half squad', 'Casualty Rating or less'],
      ['Leader', '6 or less'],
    ],
    provenance: 'other-source (table in 16.2)',
  },
} as const satisfies Record<string, PrintedTable>;
