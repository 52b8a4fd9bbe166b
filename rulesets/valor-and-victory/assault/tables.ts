import { type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { edition, inferred, printed, table } from '../words.js';

/** The columns of the Close Assault Table, from the worst odds to the best. */
export const ODDS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1'] as const;
export type OddsColumn = (typeof ODDS)[number];

export const killNumbers = table<number, OddsColumn>({
  id: 'vv:table.kill-number',
  title: 'Kill Number',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: {
    '1-4': edition(3),
    '1-3': edition(4),
    '1-2': edition(5),
    '1-1': edition(6),
    '2-1': edition(8),
    '3-1': edition(9),
    '4-1': edition(10),
  },
});

/** APFP in a close assault of what has no infantry firepower of its own (15.5). */
export const defenceApfp = table<number, 'gun' | 'unarmed vehicle' | 'unarmed afv'>({
  id: 'vv:table.defence-apfp',
  title: 'APFP of Guns and unarmed vehicles that are assaulted',
  unit: 'APFP',
  cells: {
    gun: printed(2),
    'unarmed vehicle': printed(2),
    'unarmed afv': inferred(2, 'vv:R22', { 2: 0 }),
  },
});

// The tables as our copy of the book has them.

export const killNumberPrinted: PlayedTable = {
  title: 'Close Assault Combat Table',
  source: '15.6; chart image quickref/close_assault_combat_table.png',
  provenance:
    'other-source (chart image of the unofficial digital edition; our seed names the table and does not contain it)',
  columns: ['Combat Odds Ratio', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1'],
  rows: [['Kill #', 3, 4, 5, 6, 8, 9, 10]],
  played: [
    /* @__PURE__ */ played(killNumbers, {
      '1-4': ['Kill #', '1-4'],
      '1-3': ['Kill #', '1-3'],
      '1-2': ['Kill #', '1-2'],
      '1-1': ['Kill #', '1-1'],
      '2-1': ['Kill #', '2-1'],
      '3-1': ['Kill #', '3-1'],
      '4-1': ['Kill #', '4-1'],
    }),
  ],
};

export const casualtiesPrinted: PrintedTable = {
  title: 'Casualty Points after a close assault',
  source: '15.8 Taking Ground and Taking Casualties',
  provenance: 'book',
  columns: ['Outcome', 'Assaulter CPs', 'Defender CPs'],
  rows: [
    ['success', 'cover modifier, and 1 for each defender', 'eliminated'],
    ['failure', 'what the roll missed by, cover modifier, and 1 for each defender', '1 for each assaulter'],
  ],
};

export const defenceApfpPrinted: PlayedTable = {
  title: 'APFP of Guns and unarmed vehicles that are assaulted',
  source: '15.4, 15.5',
  provenance: 'book; AFVs without machine guns by R22',
  columns: ['Unit', 'APFP'],
  rows: [
    ['Gun', 2],
    ['Vehicle without machine guns', 2],
    ['AFV without machine guns', '2 (R22)'],
  ],
  played: [
    /* @__PURE__ */ played(defenceApfp, {
      gun: ['Gun', 'APFP'],
      'unarmed vehicle': ['Vehicle without', 'APFP'],
      'unarmed afv': ['AFV without', 'APFP'],
    }),
  ],
};
