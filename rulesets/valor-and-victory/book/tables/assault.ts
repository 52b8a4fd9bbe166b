import type { PrintedTable } from '../../../../src/rules/book.js';

/** Section 15, close assaults: the tables as our copy of the book has them. */
export const assault = {
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
  'vv:table.support-weapon-apfp': {
    title: 'APFP of a unit with a support weapon',
    source: '12.3 Support Weapon Usage',
    provenance: 'other-source (table in the unofficial digital edition)',
    columns: ['Unit', 'Light', 'Heavy'],
    rows: [
      ['Squad', 'Unit + Weapon APFP', 'Unit + Weapon APFP'],
      ['Half squad', 'Unit + Weapon APFP', 'Weapon APFP only'],
      ['Leader', 'Weapon APFP only', '-'],
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
  'vv:table.die-limits': {
    title: 'AFVs under assault, and minefields',
    source: '15.10, 18.6, 20.7',
    provenance: 'book for the points on an AFV; the digital edition for the rest',
    columns: ['What', 'Number'],
    rows: [
      ['Casualty Points on an AFV, at most; they immobilise it without a roll', 3],
      ['Crew of an immobilised AFV abandons it on', '2 or less'],
      ['Unit that enters a minefield is eliminated on', '3 or less'],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
