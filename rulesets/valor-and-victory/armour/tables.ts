import { table } from '../../../src/rules/cell.js';
import { edition } from '../words.js';

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
export const NOTHING = 0;

const against = (A: number, B: number, C: number, D: number, E: number, F: number) =>
  edition({ A, B, C, D, E, F });
export const armourElimination = table<Readonly<Record<Letter, number>>, Letter>({
  id: 'vv:table.armour-elimination',
  title: 'Armour elimination',
  unit: 'Elimination Number by armour; 99 eliminates without a roll, 0 does nothing',
  cells: {
    A: against(7, 5, 3, NOTHING, NOTHING, NOTHING),
    B: against(9, 7, 5, 3, NOTHING, NOTHING),
    C: against(11, 9, 7, 5, 3, NOTHING),
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
