import type { PrintedTable } from '../../../src/rules/book.js';

/** Close assaults (15): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.kill-number': {
    title: 'Close Assault Combat Table',
    source: '15.6; chart image quickref/close_assault_combat_table.png',
    provenance:
      'other-source (chart image of the unofficial digital edition; our seed names the table and does not contain it)',
    columns: ['Combat Odds Ratio', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1'],
    rows: [['Kill #', 3, 4, 5, 6, 8, 9, 10]],
  },
  'vv:table.casualties': {
    title: 'Casualty Points after a close assault',
    source: '15.8 Taking Ground and Taking Casualties',
    provenance: 'book',
    columns: ['Outcome', 'Assaulter CPs', 'Defender CPs'],
    rows: [
      ['success', 'cover modifier, and 1 for each defender', 'eliminated'],
      ['failure', 'what the roll missed by, cover modifier, and 1 for each defender', '1 for each assaulter'],
    ],
  },
  'vv:table.defence-apfp': {
    title: 'APFP of Guns and unarmed vehicles that are assaulted',
    source: '15.4, 15.5',
    provenance: 'book; AFVs without machine guns by R22',
    columns: ['Unit', 'APFP'],
    rows: [
      ['Gun', 2],
      ['Vehicle without machine guns', 2],
      ['AFV without machine guns', '2 (R22)'],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
