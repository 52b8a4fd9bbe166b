import type { PrintedTable } from '../../../src/rules/book.js';

/** AP fire, opportunity fire and fire lanes (12 to 14): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.opportunity-fire-modifiers': {
    title: 'Opportunity fire modifiers',
    source: '13.8',
    columns: ['Target hex', 'APFP dice roll modifier'],
    rows: [
      ['No positive cover modifier', '-1'],
      ['Adjacent hex', '-2'],
    ],
    provenance: 'other-source (table in the digital edition, 13.8)',
  },
  'vv:table.ap-fire': {
    title: 'AP fire',
    source: '14.2-14.6',
    columns: ['APFP', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12+'],
    rows: [
      ['1-4', 5, 4, 3, 2, 1, '-', '-', '-', '-', '-', '-'],
      ['5-10', 6, 5, 4, 3, 2, 1, '-', '-', '-', '-', '-'],
      ['11-18', 7, 6, 5, 4, 3, 2, 1, '-', '-', '-', '-'],
      ['19-28', 8, 7, 6, 5, 4, 3, 2, 1, '-', '-', '-'],
      ['29-40', 9, 8, 7, 6, 5, 4, 3, 2, 1, '-', '-'],
      ['41+', 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, '-'],
    ],
    provenance: 'other-source (chart image quickref/anti_personnel_combat_table.png, cell for cell)',
  },
  'vv:table.fire-numbers': {
    title: 'Numbers that stand in the text on fire',
    source: '12.6, 13.5, 13.91, 14.4, 16.3, 17.2, 19.1, 20.8',
    columns: ['What', 'Number'],
    rows: [
      ['Barbed wire, on the dice of infantry that fires out of it', 1],
      ['Gun Shield, cover against AT fire, and Casualty Points ignored', 1],
      ['Valour, in APFP and on the to-hit roll', 1],
      ['Each further Fire Lane, off the dice', 1],
      ['Assault move, cover', 1],
      ['Hindrance on the way, each', 1],
      ['Range of machine guns of AFVs and vehicles, hexes', 8],
      ['Minimum range of mortars, hexes', 2],
      ['Doubling of Casualty Points in woods or jungle', 2],
      ['Range of snipers, hexes', 6],
      ['Overrun, times the APFP', 2],
      ['Overrun, movement points', 2],
    ],
    provenance: 'other-source (collected from the text of the digital edition)',
  },
} as const satisfies Record<string, PrintedTable>;
