import type { PrintedTable } from '../../../src/rules/book.js';

/** Movement, stacks and carriers (6 to 8, 10): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.portage': {
    title: 'Portage',
    source: '12.2 Portage',
    provenance: 'other-source (table in the unofficial digital edition)',
    columns: ['Unit', 'Carries', 'Movement'],
    rows: [
      ['Squad', 'Light/Heavy', 'Heavy -1 MP'],
      ['Half squad', 'Light/Heavy', 'Heavy -1 MP'],
      ['Leader', 'Light', '(normal)'],
    ],
  },
  'vv:table.stacking': {
    title: 'Stacking limits',
    source: '6.9 Stacking Limits',
    provenance: 'other-source (table in the unofficial digital edition; transported units are not counted)',
    columns: ['Stacking limits'],
    rows: [
      ['4 infantry units (any type)'],
      ['2 AFVs, vehicles or Guns'],
      ['1 AFV/vehicle/Gun + 2 infantry units'],
    ],
  },
  'vv:table.infantry-movement-points': {
    title: 'Infantry movement points',
    source: '6.31, 6.4, 12.2',
    columns: ['Type', 'Movement points'],
    rows: [
      ['Leader', '6'],
      ['Squad', '4 (with a leader: 6)'],
      ['Half squad', '4 (with a leader: 6)'],
    ],
    provenance: 'other-source (table in the digital edition, 6.31)',
  },
} as const satisfies Record<string, PrintedTable>;
