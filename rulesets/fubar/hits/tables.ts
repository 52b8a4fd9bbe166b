import { type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

const SAVES: ['a number from 2 to 6', (n: number) => boolean] = [
  'a number from 2 to 6',
  (n) => n >= 2 && n <= 6,
];

export const ARMOUR = ['none', 'light', 'medium', 'heavy', 'power', 'battlesuit'] as const;
export type Armour = (typeof ARMOUR)[number];

export const armourSaves = table<number, Exclude<Armour, 'none'>>({
  id: 'fubar:table.personal-armour',
  title: 'Personal armour',
  unit: 'or more saves',
  must: SAVES,
  cells: {
    light: printed(6),
    medium: printed(5),
    heavy: printed(4),
    power: printed(3),
    battlesuit: printed(2),
  },
});

/** As our copy of the book has it. */
export const armourPrinted: PlayedTable = {
  title: 'Personal armour',
  source: 'Personal Armor',
  provenance: 'book',
  columns: ['Type', 'Save', 'Examples'],
  rows: [
    ['Light', '6+', 'Flak Jacket, Police Armor'],
    ['Medium', '5+', 'Modern Carapace or SWAT'],
    ['Heavy', '4+', 'Sci-Fi Jointed Carapace'],
    ['Power', '3+', 'Powered Suit'],
    ['Battlesuit', '2+', 'Tactical Dreadnought'],
  ],
  played: [
    /* @__PURE__ */ played(armourSaves, {
      light: ['Light', 'Save'],
      medium: ['Medium', 'Save'],
      heavy: ['Heavy', 'Save'],
      power: ['Power', 'Save'],
      battlesuit: ['Battlesuit', 'Save'],
    }),
  ],
};
