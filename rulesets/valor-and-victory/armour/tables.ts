import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { edition, printed, table } from '../words.js';

export const toHit = table<
  number,
  'at-weapon' | 'artillery' | 'air' | 'gun to 10' | 'gun to 19' | 'gun from 20' | 'mortar'
>({
  id: 'vv:table.at-to-hit-roll',
  title: 'AT to-hit roll',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: {
    'at-weapon': edition(8),
    artillery: edition(8),
    air: edition(8),
    'gun to 10': edition(10),
    'gun to 19': edition(8),
    'gun from 20': edition(6),
    mortar: edition(6),
  },
});

/** Anti-tank factors, and armour, from the weakest. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];
/** In the cells: what eliminates without a roll, and what does nothing. */
export const AUTOMATIC = 99;
export const NO_STEPS = 0;

/** A row of the table: a number for each letter. */
type ByLetter<T extends readonly Letter[]> = { readonly [L in keyof T]: number };
const against = (...numbers: ByLetter<typeof LETTERS>) =>
  edition(Object.fromEntries(LETTERS.map((letter, i) => [letter, numbers[i]])) as Record<Letter, number>);
export const armourElimination = table<Readonly<Record<Letter, number>>, Letter>({
  id: 'vv:table.armour-elimination',
  title: 'Armour elimination',
  unit: 'Elimination Number by armour; 99 eliminates without a roll, 0 does nothing',
  cells: {
    A: against(7, 5, 3, NO_STEPS, NO_STEPS, NO_STEPS),
    B: against(9, 7, 5, 3, NO_STEPS, NO_STEPS),
    C: against(11, 9, 7, 5, 3, NO_STEPS),
    D: against(AUTOMATIC, 11, 9, 7, 5, 3),
    E: against(AUTOMATIC, AUTOMATIC, 11, 9, 7, 5),
    F: against(AUTOMATIC, AUTOMATIC, AUTOMATIC, 11, 9, 7),
  },
});

export const frontOrRear = table<number, 'front'>({
  id: 'vv:table.front-or-rear-armour',
  title: 'Along the line between front and rear',
  unit: 'or less on one die: front armour, above it rear armour',
  must: ['a number from 1 to 6', (n) => n >= 1 && n <= 6],
  cells: { front: edition(3) },
});

/** Limits of single dice, and what an AFV can take. */
export const dieLimits = table<number, 'most points on an AFV' | 'crew abandons' | 'minefield'>({
  id: 'vv:table.die-limits',
  title: 'AFVs under assault, and minefields',
  unit: 'points, or that roll or less',
  must: ['a number from 1 to 6', (n) => n >= 1 && n <= 6],
  cells: { 'most points on an AFV': printed(3), 'crew abandons': edition(2), minefield: edition(3) },
});

/** `-` and `E` are no numbers. */
const numbersIn: CellReading<Record<string, number>> = (...row) =>
  Object.fromEntries(
    row.map((text, i) => [LETTERS[i]!, text === '-' ? NO_STEPS : text === 'E' ? AUTOMATIC : Number(text)]),
  );

// The tables as our copy of the book has them.

export const dieLimitsPrinted: PlayedTable = {
  title: 'AFVs under assault, and minefields',
  source: '15.10, 18.6, 20.7',
  provenance: 'book for the points on an AFV; the digital edition for the rest',
  columns: ['What', 'Number'],
  rows: [
    ['Casualty Points on an AFV, at most; they immobilise it without a roll', 3],
    ['Crew of an immobilised AFV abandons it on', '2 or less'],
    ['Unit that enters a minefield is eliminated on', '3 or less'],
  ],
  played: [
    /* @__PURE__ */ played(dieLimits, {
      'most points on an AFV': ['Casualty Points on an AFV', 'Number'],
      'crew abandons': ['Crew of an immobilised', 'Number'],
      minefield: ['Unit that enters', 'Number'],
    }),
  ],
};

export const toHitPrinted: PlayedTable = {
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
  played: [
    /* @__PURE__ */ played(toHit, {
      'at-weapon': ['Anti-Tank', 'Dice roll to hit'],
      artillery: ['Artillery', 'Dice roll to hit'],
      air: ['Air strike', 'Dice roll to hit'],
      'gun to 10': ['Guns at 10', 'Dice roll to hit'],
      'gun to 19': ['Guns at 11-19', 'Dice roll to hit'],
      'gun from 20': ['Guns at 20', 'Dice roll to hit'],
      mortar: ['On-board', 'Dice roll to hit'],
    }),
  ],
};

export const armourEliminationPrinted: PlayedTable = {
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
  played: [
    /* @__PURE__ */ played(armourElimination, {
      A: ['A', LETTERS, numbersIn],
      B: ['B', LETTERS, numbersIn],
      C: ['C', LETTERS, numbersIn],
      D: ['D', LETTERS, numbersIn],
      E: ['E', LETTERS, numbersIn],
      F: ['F', LETTERS, numbersIn],
    }),
  ],
};

export const frontOrRearPrinted: PlayedTable = {
  title: 'Front or rear armour',
  source: '18.5',
  columns: ['Die roll', 'Result'],
  rows: [
    ['1-3', 'Front armor'],
    ['4-6', 'Rear armor'],
  ],
  provenance: 'other-source (table in 18.5; diagram quickref/armor_facing_diagram.png)',
  played: [
    /* @__PURE__ */ played(frontOrRear, {
      front: [
        '1-3',
        ['Die roll', 'Result'],
        (rolls, armour) => (armour === 'Front armor' ? Number(/\d+$/.exec(rolls)?.[0]) : armour),
      ],
    }),
  ],
};
