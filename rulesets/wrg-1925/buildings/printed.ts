import type { PrintedTable } from '../../../src/rules/book.js';

/** Destruction of buildings and bunkers: the tables as our copy of the book has them. */
export const buildings = {
  'wrg:table.building-points': {
    title: 'Points against buildings of what has no row of its own',
    source: 'Destruction of Buildings or Bunkers',
    columns: ['attack', 'points'],
    rows: [
      ['off-table fire', 5],
      ['satchel charge', '(no number)'],
      ['molotov cocktail', '(no number)'],
    ],
    provenance: 'book (printed as prose); satchel charges and molotov cocktails are named without a number',
  },
  'wrg:table.building-fire': {
    title: 'Destroyed building on fire',
    source: 'Destruction of Buildings or Bunkers',
    columns: ['destroyed by', 'burns on'],
    rows: [
      ['tank shell gun', '1, 2'],
      ['recoilless or conventional anti-tank gun', '1, 2'],
      ['satchel charge', '1, 2'],
      ['mortars', '1, 2'],
      ['off-table weapons', '1, 2'],
      ['other weapons', 'always'],
    ],
    provenance: 'book (printed as prose)',
  },
} as const satisfies Record<string, PrintedTable>;
