import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { house, inferred, printed, table } from '../words.js';

export const qualityDice = table({
  id: 'bg:table.quality-defence',
  title: 'Defence by grade (optional rule)',
  unit: 'red dice',
  cells: { A: printed(4), B: printed(3), C: printed(2), D: printed(1) },
});

export const faceDice = table({
  id: 'bg:table.armour-faces',
  title: 'Armour by face (optional rule), against the rating of the vehicle',
  unit: 'red dice more or less',
  cells: {
    front: house(0, 'bg:R116', { 2: 1 }),
    side: house(-1, 'bg:R116', { 2: 0 }),
    rear: house(-2, 'bg:R116', { 2: -1 }),
  },
});

/** Optional rule: the dice of retreat, rout and rally. That a leader helps to rally too is not printed (R119). */
export const moraleDice = table({
  id: 'bg:table.morale',
  title: 'Retreat, rout and rally (optional rule)',
  unit: 'dice',
  cells: {
    test: printed(1),
    'test with a leader': printed(2),
    rally: printed(1),
    'rally with a leader': inferred(2, 'bg:R119'),
    retreat: printed(1),
    rout: printed(2),
  },
});

/** `1, with leader 2`: the dice with one. */
const withLeader: CellReading<number> = (text) => Number(/with leader (\d+)/.exec(text!)?.[1]);
/** `rout 2D6 inches, …`: how many dice. */
const fleesOf: CellReading<number> = (text) => Number(/(\d+)D6/.exec(text!)?.[1]);

// The tables as our copy of the book has them.

export const heavyWeaponsPrinted: PrintedTable = {
  title: 'Specialised heavy weapons (option)',
  source: 'Advanced and Optional Rules: Specialized heavy weapons',
  columns: ['class', 'against infantry', 'against unarmoured vehicles', 'against armoured vehicles'],
  rows: [
    ['anti-personnel (machine guns)', 'heavy', 'heavy', 'ordinary shooter'],
    ['anti-armour (bazooka, panzerschreck)', 'ordinary shooter', 'heavy', 'heavy'],
    ['flame thrower', 'heavy', 'heavy', 'heavy'],
  ],
  provenance: 'book (collected from prose)',
};

export const standsPrinted: PrintedTable = {
  title: 'Casualties on multi-figure bases (option)',
  source: 'Advanced and Optional Rules: Multi-figure bases',
  columns: ['way', 'as printed', 'ruling'],
  rows: [
    [1, 'lost', 'bg:R126'],
    [2, 'all or nothing: 3 figures with 2 hits, D6 1-4 all killed, 5-6 none', 'bg:R127'],
  ],
  provenance: 'book for way 2; way 1 lost',
};

export const qualityDefencePrinted: PlayedTable = {
  title: 'Red dice by grade (option)',
  source: 'Advanced and Optional Rules: Unit quality-based defense',
  columns: ['grade', 'red dice'],
  rows: [
    ['A', 4],
    ['B', 3],
    ['C', 2],
    ['D', 1],
  ],
  provenance: 'book',
  played: [
    /* @__PURE__ */ played(qualityDice, {
      A: ['A', 'red dice'],
      B: ['B', 'red dice'],
      C: ['C', 'red dice'],
      D: ['D', 'red dice'],
    }),
  ],
};

export const armourFacesPrinted: PrintedTable = {
  title: 'Red dice by face (option)',
  source: 'Advanced and Optional Rules: Detailed armor defense ratings',
  columns: ['face', 'red dice', 'ruling'],
  rows: [
    ['front', 'not given', 'bg:R116'],
    ['side', 'not given', 'bg:R116'],
    ['rear', 'not given', 'bg:R116'],
  ],
  provenance: 'book (gives no values)',
};

export const moralePrinted: PlayedTable = {
  title: 'Retreat and rout (option)',
  source: 'Advanced and Optional Rules: Retreat after being attacked',
  columns: ['loss of current strength', 'dice', 'without a hit'],
  rows: [
    ['at least 1/3', '1, with leader 2', 'retreat 1D6 inches, facing the enemy'],
    ['at least 1/2', '1, with leader 2', 'rout 2D6 inches, back to the enemy'],
    ['rally, each movement phase', '1, with leader 2 (inferred)', 'routs on'],
  ],
  provenance: 'book (collected from prose)',
  played: [
    /* @__PURE__ */ played(moraleDice, {
      test: ['at least 1/3', 'dice'],
      'test with a leader': ['at least 1/2', 'dice', withLeader],
      rally: ['rally, each movement phase', 'dice'],
      'rally with a leader': ['rally, each movement phase', 'dice', withLeader],
      retreat: ['at least 1/3', 'without a hit', fleesOf],
      rout: ['at least 1/2', 'without a hit', fleesOf],
    }),
  ],
};
