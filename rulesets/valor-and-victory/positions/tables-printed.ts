import type { PrintedTable } from '../../../src/rules/book.js';

/** Fortifications, entrenchments and mines (20): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.fortifications': {
    title: 'Cover and capacity of fortifications and entrenchments',
    source: '20.4-20.11; counter image images/fortifications.png',
    provenance: 'other-source (collected from the text; the cover numbers also stand on the counters)',
    columns: ['Position', 'Kind', 'Cover', 'Added to terrain', 'May occupy', 'Stacking'],
    rows: [
      [
        'Bunker, concrete',
        'fortification',
        4,
        'open terrain only',
        'one Gun or infantry',
        '1 Gun or 2 infantry units',
      ],
      [
        'Bunker, earthen',
        'fortification',
        3,
        'open terrain only',
        'one Gun or infantry',
        '1 Gun or 2 infantry units',
      ],
      ['Sandbags', 'fortification', 2, 'open terrain only', 'infantry, Guns', 'normal'],
      ['Minefield', 'fortification', 0, 'open terrain only', 'any', 'normal'],
      ['Barbed Wire', 'fortification', 0, 'open terrain only', 'infantry and AFVs (no vehicles)', 'normal'],
      ['Foxholes', 'entrenchment', 1, 'yes', 'infantry', 'normal'],
      ['Trenches', 'entrenchment', 2, 'yes', 'infantry', 'normal'],
      ['Caves', 'entrenchment', 2, 'yes', 'infantry, Guns (Japanese)', 'normal'],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
