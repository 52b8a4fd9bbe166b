import type { PrintedTable } from '../../../src/rules/book.js';

/** Who falls, and what is lost with him: the tables as our copy of the book has them. */
export const casualties = {
  'wrg:table.identify-order': {
    title: 'Order of rolling for casualties',
    source: 'Identifying Potential Casualties',
    columns: ['rank', 'first', 'before'],
    rows: [
      [
        1,
        'in bunkers attacked by grenade or flame through the slit, anti-tank weapon, 75mm+ tank gun or satchel charge; in collapsing buildings',
        'all others',
      ],
      [2, 'grenading or otherwise erect, in soft vehicles, manning heavy weapons', 'prone'],
      [3, 'moving', 'stationary'],
      [4, 'firing', 'not firing'],
      [5, 'in the open', 'in soft cover'],
      [6, 'in soft cover', 'in trenches, buildings, hard vehicles'],
      [7, 'in trenches, buildings, hard vehicles', 'in bunkers'],
      [8, 'high rank', 'low rank'],
      [9, 'near', 'far'],
    ],
    provenance: 'book (labels shortened)',
  },
  'wrg:table.soft-loss': {
    title: 'Soft equipment rolls',
    source: 'Loss of Soft Equipment',
    columns: ['roll', 'scores', 'meaning'],
    rows: [
      ['soft vehicle dashing', '4, 5, 6', 'saved'],
      ['soft vehicle moving', '5, 6', 'saved'],
      ['soft vehicle stationary', '6', 'saved'],
      ['destroyed soft vehicle (not horse or pedal cycle)', '1, 2', 'on fire'],
      ['radio set, when its man is rolled for', '1', 'out for the battle'],
      ['weapon or radio taken over', '4, 5, 6', 'serviceable'],
    ],
    provenance: 'book (printed as prose)',
  },
} as const satisfies Record<string, PrintedTable>;
