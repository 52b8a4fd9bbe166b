import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { inferred, printed, table } from '../words.js';

/** What moves on wheels or tracks. */
export const DRIVEN = ['car', 'truck', 'armoured-car', 'apc', 'tank'] as const;

export const MOVERS = ['infantry', 'cavalry', ...DRIVEN] as const;

/** On foot or on horseback, not on wheels or tracks. */
export const isFoot = (type: (typeof MOVERS)[number]): type is 'infantry' | 'cavalry' =>
  type === 'infantry' || type === 'cavalry';

export const movementDice = table({
  id: 'bg:table.mounted-move',
  title: 'Movement',
  unit: 'dice',
  must: ['1 to 6 dice', (n) => n >= 1 && n <= 6],
  cells: {
    walk: inferred(1, 'bg:R14', { 2: 2 }),
    run: inferred(2, 'bg:R14', { 2: 3 }),
    cavalry: printed(3),
    mounting: printed(1),
    'digging out': printed(1),
    flee: printed(2),
    charge: printed(3),
    'cavalry charge': printed(4),
    car: printed(4),
    'armoured-car': inferred(4, 'bg:R25'),
    truck: inferred(3, 'bg:R25', { 2: 4 }),
    apc: inferred(3, 'bg:R25'),
    tank: printed(3),
  },
});

/** Totals that break a vehicle down when it rolls all the dice it has: up to this, by number of dice. */
export const breakdownUpTo = table({
  id: 'bg:table.mounted-move',
  title: 'Immobilised by a total of at most',
  unit: 'on all dice',
  cells: { 3: printed(3), 4: printed(6) },
});

export const turningCost = table({
  id: 'bg:table.facing-cost',
  title: 'Cost of ending turned',
  unit: 'inches',
  cells: { 90: inferred(1, 'bg:R15', { 2: 0 }), 180: printed(2) },
});

/** `up to 4D6`: how many dice. */
const diceOf: CellReading<number> = (text) => Number(/(\d+)D6/.exec(text!)?.[1]);

// The tables as our copy of the book has them.

export const infantryMovePrinted: PlayedTable = {
  title: 'Infantry movement in inches',
  source: 'Movement: Infantry Movement',
  columns: ['move', 'as printed in the list', 'from prose', 'ruling'],
  rows: [
    ['walk', 'lost', '1D6 (inferred)', 'bg:R14'],
    ['run', 'lost', '2D6 (inferred)', 'bg:R14'],
    ['dig out, then move', 'not in the list', '1D6, marked as run', 'bg:R14'],
    ['flee from a charge', 'not in the list', '2D6', 'bg:R14'],
    ['charge', 'not in the list', '3D6', ''],
  ],
  provenance: 'lost; prose values are book, walk and run inferred from digging out and fleeing',
  played: [
    /* @__PURE__ */ played(movementDice, {
      walk: ['walk', 'from prose', diceOf],
      run: ['run', 'from prose', diceOf],
      'digging out': ['dig out, then move', 'from prose', diceOf],
      flee: ['flee from a charge', 'from prose', diceOf],
      charge: ['charge', 'from prose', diceOf],
    }),
  ],
};

export const facingCostPrinted: PlayedTable = {
  title: 'Cost of ending turned',
  source: 'Movement: Other infantry movement rules',
  columns: ['turned up to', 'inches as printed', 'inferred', 'ruling'],
  rows: [
    ['90 degrees', 'lost', 1, 'bg:R15'],
    ['180 degrees', 2, '', 'bg:R15'],
  ],
  provenance: 'book for the as-printed column; inferred column from the step to the printed line',
  played: [
    /* @__PURE__ */ played(turningCost, {
      90: ['90 degrees', 'inferred'],
      180: ['180 degrees', 'inches as printed'],
    }),
  ],
};

export const mountedMovePrinted: PlayedTable = {
  title: 'Movement of vehicles and cavalry',
  source: 'Movement: Vehicle movement; Movement: Cavalry; Melee: Cavalry in melee',
  columns: ['kind', 'movement dice', 'immobilised by', 'road', 'charge'],
  rows: [
    ['cars, some trucks and armoured cars', 'up to 4D6', 'total 4-6 on four dice', '+50%', 'maximum dice'],
    ['tanks, some trucks and armoured cars', 'up to 3D6', 'total 3 on three dice', '+50%', 'maximum dice'],
    ['cavalry', '3D6', 'never', '+1/3, marked', '4D6'],
    ['cavalry mounting or dismounting', '1D6', 'never', '+1/3, marked', ''],
    ['infantry', 'see bg:table.infantry-move', 'never', '+1/3, marked', '3D6'],
  ],
  provenance: 'book (collected from prose)',
  played: [
    /* @__PURE__ */ played(movementDice, {
      cavalry: ['cavalry', 'movement dice', diceOf],
      mounting: ['cavalry mounting or dismounting', 'movement dice', diceOf],
      'cavalry charge': ['cavalry', 'charge', diceOf],
      car: ['cars, some trucks and armoured cars', 'movement dice', diceOf],
      tank: ['tanks, some trucks and armoured cars', 'movement dice', diceOf],
    }),
    /* @__PURE__ */ played(breakdownUpTo, {
      3: [
        'tanks, some trucks and armoured cars',
        'immobilised by',
        (text) => Number(/^total (?:\d+-)?(\d+) on three dice$/.exec(text)?.[1]),
      ],
      4: [
        'cars, some trucks and armoured cars',
        'immobilised by',
        (text) => Number(/^total (?:\d+-)?(\d+) on four dice$/.exec(text)?.[1]),
      ],
    }),
  ],
};

export const turningPrinted: PrintedTable = {
  title: 'Turning and reversing of vehicles',
  source: 'Movement: Vehicle movement',
  columns: ['kind', '90 degrees', '180 degrees', 'reverse'],
  rows: [
    ['tracked', 3, 6, '1/3 speed'],
    ['wheeled', 'path measured', 'path measured', '1/3 speed'],
  ],
  provenance: 'book (collected from prose)',
};
