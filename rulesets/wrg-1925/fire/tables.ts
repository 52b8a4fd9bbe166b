import { type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

/** Target and tactical points of anti-personnel fire (tactical.1 to tactical.6). */
export const tacticalPoints = table({
  id: 'wrg:table.tactical',
  title: 'Target and tactical points, anti-personnel',
  unit: 'points',
  cells: {
    uncovered: printed(1),
    erect: printed(1),
    strongpoint: printed(2),
    'late firer': printed(-1),
    'moving vehicle': printed(-2),
    bunkered: printed(-3),
  },
});

/** The lowest score that hits, by the total from which it holds (potential.2). The first row is for any total below 5. */
export const potentialScores = table({
  id: 'wrg:table.potential',
  title: 'Potential casualty on at least',
  unit: 'on a die',
  must: ['a number from 2 to 7, 7 for never', (n) => n >= 2 && n <= 7],
  cells: { 0: printed(6), 5: printed(5), 10: printed(4), 15: printed(3) },
});

/** Potential casualties without a die, by the total from which they hold (potential.3). */
export const potentialHits = table({
  id: 'wrg:table.potential',
  title: 'Potential casualties without a die',
  unit: 'figures',
  cells: { 20: printed(1), 30: printed(2), 40: printed(3, 'wrg:R22', { 2: 2 }) },
});

// The tables as our copy of the book has them.

export const tacticalPrinted: PlayedTable = {
  title: 'Target and tactical points, anti-personnel',
  source: 'Target and Tactical Points for Anti-Personnel Fire',
  columns: ['for each', 'points'],
  rows: [
    [
      'target figure that did not dash, without protection of trench, building, gun shield, or AFV around part of it',
      1,
    ],
    [
      'target figure erect in the open (grenading and leaving or entering vehicles included), or overlapping another base',
      1,
    ],
    [
      'grenade into bunker slit or building; launcher or flame thrower fired into either; one-man anti-tank, recoilless, conventional gun, guided missile or 75mm+ tank gun at bunker or building; satchel charge on it',
      2,
    ],
    [
      'figure firing or grenading that moved this period or did not fire last period, ground heavy weapons included',
      -1,
    ],
    ['weapon used from a moving vehicle', -2],
    ['enemy figure in a bunker', -3],
  ],
  provenance: 'book (labels shortened)',
  played: [
    /* @__PURE__ */ played(tacticalPoints, {
      uncovered: ['target figure that did not dash', 'points'],
      erect: ['target figure erect in the open', 'points'],
      strongpoint: ['grenade into bunker slit', 'points'],
      'late firer': ['figure firing or grenading that moved', 'points'],
      'moving vehicle': ['weapon used from a moving vehicle', 'points'],
      bunkered: ['enemy figure in a bunker', 'points'],
    }),
  ],
};

export const potentialPrinted: PlayedTable = {
  title: 'Potential casualties',
  source: 'Calculating Potential Personnel Casualties.',
  columns: ['total', 'die scores that hit', 'potential hits'],
  rows: [
    ['less than 5', '6', 1],
    ['5 or more', '5, 6', 1],
    ['10 or more', '4, 5, 6', 1],
    ['15 or more', '3, 4, 5, 6', 1],
    ['20 or more', 'no die', 1],
    ['30 or more', 'no die', 2],
    ['40 or more', 'no die', 3],
  ],
  provenance: 'book (the quick-reference copy stops at 30 or more)',
  played: [
    /* @__PURE__ */ played(potentialScores, {
      0: ['less than 5', 'die scores that hit'],
      5: ['5 or more', 'die scores that hit'],
      10: ['10 or more', 'die scores that hit'],
      15: ['15 or more', 'die scores that hit'],
    }),
    /* @__PURE__ */ played(potentialHits, {
      20: ['20 or more', 'potential hits'],
      30: ['30 or more', 'potential hits'],
      40: ['40 or more', 'potential hits'],
    }),
  ],
};
