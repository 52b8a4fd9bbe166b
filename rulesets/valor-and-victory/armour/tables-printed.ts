import type { PrintedTable } from '../../../src/rules/book.js';

/** AFVs, AT fire and overruns (12, 18, 19): the tables as our copy of the book has them. */
export const tables = {
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
  'vv:table.at-to-hit-roll': {
    title: 'AT to-hit roll',
    source: '18.2, 18.3',
    columns: ['Target type', 'Dice roll to hit'],
    rows: [
      ['Anti-Tank Weapons', '8 or less'],
      ['Artillery strike', '8 or less'],
      ['Air strike', '8 or less'],
      ['Guns at 10 hexes or less', '10 or less'],
      ['Guns at 11-19 hexes', '8 or less'],
      ['Guns at 20 hexes or more', '6 or less'],
      ['On-board mortars', '6 or less'],
    ],
    provenance:
      'other-source (table in the digital edition; chart quickref/anti_tank_to_hit_numbers.png agrees)',
  },
  'vv:table.armour-elimination': {
    title: 'Armour elimination',
    source: '18.4',
    columns: ['ATFP', 'A', 'B', 'C', 'D', 'E', 'F'],
    rows: [
      ['A', 7, 5, 3, '-', '-', '-'],
      ['B', 9, 7, 5, 3, '-', '-'],
      ['C', 11, 9, 7, 5, 3, '-'],
      ['D', 'E', 11, 9, 7, 5, 3],
      ['E', 'E', 'E', 11, 9, 7, 5],
      ['F', 'E', 'E', 'E', 11, 9, 7],
    ],
    provenance: 'other-source (chart image quickref/armor_elimination_table.png, cell for cell)',
  },
  'vv:table.front-or-rear-armour': {
    title: 'Front or rear armour',
    source: '18.5',
    columns: ['Die roll', 'Result'],
    rows: [
      ['1-3', 'Front armor'],
      ['4-6', 'Rear armor'],
    ],
    provenance: 'other-source (table in 18.5; diagram quickref/armor_facing_diagram.png)',
  },
} as const satisfies Record<string, PrintedTable>;
