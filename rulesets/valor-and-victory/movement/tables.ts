import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { edition, table } from '../words.js';

export const stackLimits = table<number, 'infantry' | 'vehicles' | 'beside one vehicle' | 'bunker'>({
  id: 'vv:table.stacking',
  title: 'Stacking limits of a hex',
  unit: 'units',
  must: ['at least 1 unit', (n) => n >= 1],
  cells: {
    infantry: edition(4),
    vehicles: edition(2),
    'beside one vehicle': edition(2),
    bunker: edition(2),
  },
});

export const movementPoints = table<
  number,
  'leader' | 'squad' | 'half-squad' | 'with a leader' | 'heavy weapon'
>({
  id: 'vv:table.infantry-movement-points',
  title: 'Infantry movement points',
  unit: 'movement points',
  cells: {
    leader: edition(6),
    squad: edition(4),
    'half-squad': edition(4),
    'with a leader': edition(6),
    'heavy weapon': edition(1),
  },
});

/** `4 (with a leader: 6)`. */
const withLeader: CellReading<number> = (text) => Number(/with a leader: (\d+)/.exec(text)?.[1]);
/** `Heavy -1 MP`. */
const lessIfHeavy: CellReading<number> = (text) => Number(/Heavy -(\d+)/.exec(text)?.[1]);
/** `1 AFV/vehicle/Gun + 2 infantry units`. */
const besideIt: CellReading<number> = (text) => Number(/\+ (\d+) infantry/.exec(text)?.[1]);

// The tables as our copy of the book has them.

export const portagePrinted: PlayedTable = {
  title: 'Portage',
  source: '12.2 Portage',
  provenance: 'other-source (table in the unofficial digital edition)',
  columns: ['Unit', 'Carries', 'Movement'],
  rows: [
    ['Squad', 'Light/Heavy', 'Heavy -1 MP'],
    ['Half squad', 'Light/Heavy', 'Heavy -1 MP'],
    ['Leader', 'Light', '(normal)'],
  ],
  played: [
    /* @__PURE__ */ played(movementPoints, {
      'heavy weapon': ['Squad', 'Movement', lessIfHeavy],
    }),
  ],
};

export const stackingPrinted: PlayedTable = {
  title: 'Stacking limits',
  source: '6.9 Stacking Limits',
  provenance: 'other-source (table in the unofficial digital edition; transported units are not counted)',
  columns: ['Stacking limits'],
  rows: [
    ['4 infantry units (any type)'],
    ['2 AFVs, vehicles or Guns'],
    ['1 AFV/vehicle/Gun + 2 infantry units'],
  ],
  played: [
    /* @__PURE__ */ played(stackLimits, {
      infantry: ['4 infantry units', 'Stacking limits'],
      vehicles: ['2 AFVs', 'Stacking limits'],
      'beside one vehicle': ['1 AFV', 'Stacking limits', besideIt],
    }),
  ],
};

export const movementPointsPrinted: PlayedTable = {
  title: 'Infantry movement points',
  source: '6.31, 6.4, 12.2',
  columns: ['Type', 'Movement points'],
  rows: [
    ['Leader', '6'],
    ['Squad', '4 (with a leader: 6)'],
    ['Half squad', '4 (with a leader: 6)'],
  ],
  provenance: 'other-source (table in the digital edition, 6.31)',
  played: [
    /* @__PURE__ */ played(movementPoints, {
      leader: ['Leader', 'Movement points'],
      squad: ['Squad', 'Movement points'],
      'half-squad': ['Half squad', 'Movement points'],
      'with a leader': ['Squad', 'Movement points', withLeader],
    }),
  ],
};
