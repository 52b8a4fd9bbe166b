import { type PlayedTable, played } from '../../../src/rules/book.js';
import { edition, table } from '../words.js';

export const casualtyActions = table<number, 'pin' | 'ignored'>({
  id: 'vv:table.casualty-actions',
  title: 'Casualty Points that are covered',
  unit: 'Casualty Points',
  must: ['at least 1', (n) => n >= 1],
  cells: { pin: edition(1), ignored: edition(1) },
});

export const rallyNumbers = table<number, 'leader' | 'elite' | 'infantry' | 'vehicle' | 'gun'>({
  id: 'vv:table.rally-attempt',
  title: 'Rally attempt',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: {
    leader: edition(7),
    elite: edition(7),
    infantry: edition(6),
    vehicle: edition(7),
    gun: edition(7),
  },
});

// The tables as our copy of the book has them.

export const casualtyActionsPrinted: PlayedTable = {
  title: 'What covers Casualty Points',
  source: '14.61 Applying Casualty Points',
  provenance: 'other-source (table in the unofficial digital edition, notes shortened by us)',
  columns: ['Action', 'CPs applied', 'Notes'],
  rows: [
    ['Pin unit', '1', 'not eliminated after pinning'],
    ['Reduce squad to half squad', 'Difference in Casualty Rating', 'may be pinned for 1 more'],
    ['Eliminate unit', 'Casualty Rating', ''],
  ],
  played: [
    /* @__PURE__ */ played(casualtyActions, {
      pin: ['Pin unit', 'CPs applied'],
    }),
  ],
};

export const rallyAttemptPrinted: PlayedTable = {
  title: 'Rally attempt',
  source: '14.8',
  columns: ['Unit', 'Dice roll'],
  rows: [
    ['Leader', '7 or less'],
    ['Infantry (elite)', '7 or less'],
    ['Infantry', '6 or less'],
    ['Vehicle', '7 or less'],
    ['Gun', '7 or less'],
  ],
  provenance: 'other-source (table in 14.8; also chart quickref/die_dice_roll_summary.png)',
  played: [
    /* @__PURE__ */ played(rallyNumbers, {
      leader: ['Leader', 'Dice roll'],
      elite: ['Infantry (elite)', 'Dice roll'],
      infantry: ['Infantry', 'Dice roll'],
      vehicle: ['Vehicle', 'Dice roll'],
      gun: ['Gun', 'Dice roll'],
    }),
  ],
};
