import type { PrintedTable } from '../../../src/rules/book.js';

/** How Casualty Points are met, pins and rallies (13, 14): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.casualty-actions': {
    title: 'What covers Casualty Points',
    source: '14.61 Applying Casualty Points',
    provenance: 'other-source (table in the unofficial digital edition, notes shortened by us)',
    columns: ['Action', 'CPs applied', 'Notes'],
    rows: [
      ['Pin unit', '1', 'not eliminated after pinning'],
      ['Reduce squad to half squad', 'Difference in Casualty Rating', 'may be pinned for 1 more'],
      ['Eliminate unit', 'Casualty Rating', ''],
    ],
  },
  'vv:table.rally-attempt': {
    title: 'Rally attempt',
    source: '14.8',
    columns: ['Unit', 'Dice roll'],
    rows: [
      ['Leader', '7 or less'],
      ['Infantry (elite)', '7 or less'],
      ['Infantry', '6 or less'],
      ['Vehicle', '7 or less'],
      ['Gun', '7 or less'],
    ],
    provenance: 'other-source (table in 14.8; also chart quickref/die_dice_roll_summary.png)',
  },
} as const satisfies Record<string, PrintedTable>;
