import { type PlayedTable, played } from '../../../src/rules/book.js';
import { falling } from '../reaction/tables.js';
import { printed, table } from '../words.js';

/** What each factor of the test of an AFV adds (afv.4 to afv.16). */
export const afvModifiers = table({
  id: 'wrg:table.afv-modifiers',
  title: 'AFV reaction modifiers',
  unit: 'points',
  cells: {
    moving: printed(1),
    'infantry-near': printed(1),
    'afv-near': printed(1),
    'friends-ahead': printed(1),
    'friends-engage': printed(1),
    'other-fire': printed(-1),
    stationary: printed(-1),
    'friends-retreat': printed(-1),
    'anti-tank-points': printed(-1),
    'afvs-lost': printed(-2),
    surprised: printed(-2),
    'commander-lost': printed(-3, 'wrg:R44', { 2: -2 }),
    'close-threat': printed(-3, 'wrg:R44', { 2: -2 }),
  },
});

/** The lowest score of each row of the AFV table (afv.18 to afv.22); below the last the vehicle turns away. */
export const afvBands = table({
  id: 'wrg:table.afv-bands',
  title: 'AFV reaction result',
  unit: 'lowest score',
  together: falling('10', '5', '0', '-5'),
  cells: {
    10: printed(10, 'wrg:R139', { 2: 11 }),
    5: printed(5, 'wrg:R139', { 2: 6 }),
    0: printed(0, 'wrg:R139', { 2: 1 }),
    '-5': printed(-5, 'wrg:R139', { 2: -4 }),
  },
});

// The tables as our copy of the book has them.

export const afvModifiersPrinted: PlayedTable = {
  title: 'AFV reaction modifiers',
  source: 'AFV Reaction Test',
  columns: ['factor', 'points', 'each or once', 'clause'],
  rows: [
    ['vehicle moving', 1, 'once', 'wrg:afv.4'],
    ['friendly infantry within 50 metres', 1, 'once', 'wrg:afv.5'],
    ['friendly AFV within 100, of equivalent type or better', 1, 'once', 'wrg:afv.6'],
    ['friendly troops ahead', 1, 'once', 'wrg:afv.7'],
    ['friends firing on its direct opponents', 1, 'once', 'wrg:afv.8'],
    ['under anti-personnel or off-table fire this period', -1, 'once', 'wrg:afv.9'],
    ['stationary', -1, 'once', 'wrg:afv.10'],
    ['friendly group or vehicle seen to retreat', -1, 'once', 'wrg:afv.11'],
    ['anti-tank point scored since the period started', -1, 'each', 'wrg:afv.12'],
    ['friendly AFV knocked out in the battle', -2, 'each', 'wrg:afv.13'],
    ['surprised by first anti-tank fire from unlocated enemy', -2, 'once', 'wrg:afv.14'],
    ['vehicle commander a casualty', -3, 'once', 'wrg:afv.15'],
    [
      'within 50 of possibly hostile cover, or night, or flame, satchel, sticky bomb, molotov attack',
      -3,
      'once',
      'wrg:afv.16',
    ],
  ],
  provenance: 'book; the each or once column inferred where the text does not say each',
  played: [
    /* @__PURE__ */ played(afvModifiers, {
      moving: ['vehicle moving', 'points'],
      'infantry-near': ['friendly infantry', 'points'],
      'afv-near': ['friendly AFV within', 'points'],
      'friends-ahead': ['friendly troops ahead', 'points'],
      'friends-engage': ['friends firing', 'points'],
      'other-fire': ['under anti-personnel', 'points'],
      stationary: ['stationary', 'points'],
      'friends-retreat': ['friendly group or vehicle', 'points'],
      'anti-tank-points': ['anti-tank point', 'points'],
      'afvs-lost': ['friendly AFV knocked out', 'points'],
      surprised: ['surprised', 'points'],
      'commander-lost': ['vehicle commander', 'points'],
      'close-threat': ['within 50', 'points'],
    }),
  ],
};

export const afvBandsPrinted: PlayedTable = {
  title: 'AFV reaction result',
  source: 'AFV Reaction Test',
  columns: ['score', 'constraint'],
  rows: [
    ['10 or more', 'must advance'],
    ['Less than 10', 'not beyond the next covered fire position'],
    ['Less than 5', 'must not advance'],
    ['Less than 0', 'must retire, in reverse and firing if wished'],
    ['Less than -5', 'must turn and retire under smoke to a new hidden position'],
  ],
  provenance: 'book (in the quick-reference copy the last two rows have slipped)',
  played: [
    /* @__PURE__ */ played(afvBands, {
      10: ['10 or more', 'score'],
      5: ['Less than 5', 'score'],
      0: ['Less than 0', 'score'],
      '-5': ['Less than -5', 'score'],
    }),
  ],
};
