import type { PrintedTable } from '../../../src/rules/book.js';

/** Small arms and heavy weapons: what they are worth, and who may fire them: the tables as our copy of the book has them. */
export const weapons = {
  'wrg:table.small-arms': {
    title: 'Small arms fire effect points',
    source: 'Small Arms Fire Effect Points',
    columns: ['each', 'Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', 'Up to 500'],
    rows: [
      ['Hand grenade', 5, 0, 0, 0, 0],
      ['Pistol', 2, 1, 0, 0, 0],
      ['Sub machine gun', 4, 3, 2, 1, 0],
      ['Rifle', 3, 2, 2, 2, 1],
      ['Assault rifle', 4, 3, 3, 2, 1],
      ['Magazine LMG', 2, 5, 5, 3, 2],
      ['Belt fed LMG', 1, 5, 5, 4, 3],
      ['Extra for LMG No. 2, own weapon unused', 2, 2, 3, 3, 2],
      ['Grenade launcher', 2, 4, 3, 2, 1],
      ['Man pack flame thrower', 0, 8, 0, 0, 0],
      ['Command detonated Claymore mine', 10, 5, 0, 0, 0],
      ['One man anti-tank weapon', 2, 6, 4, 2, 1],
    ],
    provenance: 'book (quick-reference has all 60 cells alike)',
  },
  'wrg:table.heavy-weapons': {
    title: 'Heavy weapons fire effect points',
    source: 'Heavy Weapons Fire Effect Points',
    columns: ['each', 'Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', '250+'],
    rows: [
      ['Machine gun on tripod or wheels', 1, 4, 5, 4, 3],
      ['2in mortar', 0, 0, 4, 2, 0],
      ['60mm mortar', 0, 0, 0, 1, 3],
      ['3in or 81mm mortar', 0, 0, 0, 0, 5],
      ['Crew-served recoilless A/T gun', 0, 4, 4, 4, 3],
      ['Crew-served conventional gun', 2, 3, 3, 3, 3],
      ['No. 2 or No. 3 helping a weapon above', 0, 0, 1, 1, 1],
      ['Machine gun on pintle mount, vehicle or helicopter door', 4, 6, 6, 4, 2],
      ['Machine gun or automatic light shell gun in turret', 2, 4, 10, 8, 6],
      ['AFV shell gun, at least 75mm', 6, 10, 8, 8, 8],
      ['AFV mounted flame thrower', 0, 10, 6, 0, 0],
      ['Anti-tank guided missile set, one man or more', 0, 0, 0, 0, 6],
    ],
    provenance: 'book (quick-reference has all 60 cells alike, but heads the last column 500+)',
  },
} as const satisfies Record<string, PrintedTable>;
