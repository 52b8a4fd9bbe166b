import type { PrintedTable } from '../../../src/rules/book.js';

/** Smoke, and light on the battlefield: the tables as our copy of the book has them. */
export const smoke = {
  'wrg:table.illumination': {
    title: 'Illumination',
    source: 'Battlefield Illumination',
    columns: ['source of light', 'area in metres', 'periods'],
    rows: [
      ['trip flare', '20 diameter', 1],
      ['2in or 60mm mortar', '20 radius', 1],
      ['3in or 81mm mortar', '30 radius', '1 (not repeated in print)'],
      ['off-table mission', '150 radius', 5],
      ['flame thrower or fougasse', '30 radius', 2],
      ['burning vehicle', '30 radius', 2],
    ],
    provenance: 'book (printed as prose)',
  },
  'wrg:table.smoke': {
    title: 'Smoke screens',
    source: 'Smoke Concealment',
    columns: ['source of smoke', 'length in metres', 'direction'],
    rows: [
      ['off-table fire', 300, 'any angle to the wind'],
      ['3in or 81mm mortar', 100, 'down wind'],
      ['AFV shell gun of at least 75mm', 50, 'down wind'],
      ['burning vehicle', 50, 'down wind'],
      ['vegetation or building set alight by fougasse, flame thrower', 50, 'down wind'],
      ['2in or 60mm mortar', 50, 'down wind'],
      ['grenade launcher', 50, 'down wind'],
      ['suitable one-man anti-tank weapon', 50, 'down wind'],
      ['AFV multiple projectors', 50, 'parallel to the front, 50 metres away'],
    ],
    provenance: 'book (printed as prose)',
  },
} as const satisfies Record<string, PrintedTable>;
