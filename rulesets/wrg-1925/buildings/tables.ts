import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { house, printed, table } from '../words.js';

/** Points against buildings of what has no row of its own (building.3, R171). */
export const buildingPoints = table({
  id: 'wrg:table.building-points',
  title: 'Points against buildings of what has no row of its own',
  unit: 'points',
  cells: {
    'off-table': printed(5),
    satchel: house(5, 'wrg:R171', { 2: 0 }),
    molotov: house(5, 'wrg:R171', { 2: 0 }),
  },
});

/** On what a destroyed building burns; 6 is always (building.4, building.5). */
export const buildingFire = table({
  id: 'wrg:table.building-fire',
  title: 'Destroyed building on fire',
  unit: 'on a die, or less',
  cells: {
    'tank-gun': printed(2),
    'anti-tank-gun': printed(2),
    satchel: printed(2),
    mortar: printed(2),
    'off-table': printed(2),
    other: printed(6),
  },
});

/** `1, 2`: the highest score; all of them, where it always burns. */
const burnsUpTo: CellReading<number> = (scores) =>
  scores === 'always' ? 6 : Number(/\d+$/.exec(scores)?.[0]);

// The tables as our copy of the book has them.

export const buildingPointsPrinted: PlayedTable = {
  title: 'Points against buildings of what has no row of its own',
  source: 'Destruction of Buildings or Bunkers',
  columns: ['attack', 'points'],
  rows: [
    ['off-table fire', 5],
    ['satchel charge', '(no number)'],
    ['molotov cocktail', '(no number)'],
  ],
  provenance: 'book (printed as prose); satchel charges and molotov cocktails are named without a number',
  played: [
    /* @__PURE__ */ played(buildingPoints, {
      'off-table': ['off-table fire', 'points'],
    }),
  ],
};

export const buildingFirePrinted: PlayedTable = {
  title: 'Destroyed building on fire',
  source: 'Destruction of Buildings or Bunkers',
  columns: ['destroyed by', 'burns on'],
  rows: [
    ['tank shell gun', '1, 2'],
    ['recoilless or conventional anti-tank gun', '1, 2'],
    ['satchel charge', '1, 2'],
    ['mortars', '1, 2'],
    ['off-table weapons', '1, 2'],
    ['other weapons', 'always'],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(buildingFire, {
      'tank-gun': ['tank shell gun', 'burns on', burnsUpTo],
      'anti-tank-gun': ['recoilless or conventional', 'burns on', burnsUpTo],
      satchel: ['satchel charge', 'burns on', burnsUpTo],
      mortar: ['mortars', 'burns on', burnsUpTo],
      'off-table': ['off-table weapons', 'burns on', burnsUpTo],
      other: ['other weapons', 'burns on', burnsUpTo],
    }),
  ],
};
