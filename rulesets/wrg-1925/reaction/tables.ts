import { type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

/** What each factor of the general reaction test adds (react.3 to react.22). */
export const reactionModifiers = table({
  id: 'wrg:table.reaction-modifiers',
  title: 'General reaction modifiers',
  unit: 'points',
  cells: {
    'friendly-lmgs': printed(1),
    'friends-fire': printed(1),
    'fired-or-advanced': printed(1),
    'enemy-in-open': printed(1),
    'enemy-hit': printed(1),
    points: printed(-1),
    'isolated-from-leaders': printed(-1),
    'isolated-from-all': printed(-1),
    'lost-in-battle': printed(-1),
    'lost-in-period': printed(-1),
    'machine-guns': printed(-1),
    'own-leader-ran': printed(-2),
    'friends-ran': printed(-2),
    'flank-fire': printed(-2),
    armour: printed(-2),
    flame: printed(-2),
    surprised: printed(-2),
    intermingled: printed(-2),
    'enemy-near': printed(-2),
    /** Added or deducted, as the player chooses. */
    'all-covered': printed(2),
  },
});

/** What a leader adds who tests by himself (extra.3). */
export const leaderFactors = table({
  id: 'wrg:table.leader-factors',
  title: 'Leader test factors',
  unit: 'points',
  cells: { lcpl: printed(1), cpl: printed(2), sgt: printed(3), officer: printed(5) },
});

/** Each row begins below the one before, so that every score stands in exactly one. */
export const falling = (
  ...rows: readonly string[]
): [says: string, holds: (lowest: Readonly<Record<string, number>>) => boolean] => [
  'a lower score in each row than in the row before',
  (lowest) => rows.every((row, i) => i === 0 || lowest[row]! < lowest[rows[i - 1]!]!),
];

/** The lowest score of each row of the reaction table (react.25 to react.30); below the last is panic. */
export const reactionBands = table({
  id: 'wrg:table.reaction-bands',
  title: 'General reaction result',
  unit: 'lowest score',
  together: falling('15', '10', '5', '0', '-5'),
  cells: {
    15: printed(15, 'wrg:R139', { 2: 16 }),
    10: printed(10, 'wrg:R139', { 2: 11 }),
    5: printed(5, 'wrg:R139', { 2: 6 }),
    0: printed(0, 'wrg:R139', { 2: 1 }),
    '-5': printed(-5, 'wrg:R139', { 2: -4 }),
  },
});

/** Dice marked 2, 3, 3, 4, 4, 5, which players may agree on for reaction tests (notes.3). */
export const AVERAGE_DICE: readonly number[] = [2, 3, 3, 4, 4, 5];

// The tables as our copy of the book has them.

export const reactionModifiersPrinted: PlayedTable = {
  title: 'General reaction modifiers',
  source: 'General Non-AFV Mounted Troop Reaction Test',
  columns: ['factor', 'points', 'each or once', 'clause'],
  rows: [
    ['friendly LMG firing within 100 metres', 1, 'each', 'wrg:react.3'],
    ['opposing group under fire from friends of other groups', 1, 'once', 'wrg:react.4'],
    ['group fired or moved towards the enemy', 1, 'once', 'wrg:react.5'],
    ['enemy figure seen in the open', 1, 'once', 'wrg:react.6'],
    ['enemy in the open seen hit or in panic', 1, 'once', 'wrg:react.7'],
    ['10 points scored on the group', -1, 'each', 'wrg:react.8'],
    ['figure isolated from officers and NCOs', -1, 'each', 'wrg:react.9'],
    ['figure isolated from all others', -1, 'each', 'wrg:react.10'],
    ['figure lost in the battle', -1, 'each', 'wrg:react.11'],
    ['figure lost in the period', -1, 'each', 'wrg:react.12'],
    ['enemy machine gun firing on the group', -1, 'each', 'wrg:react.13'],
    ['own senior leader led a panic dash last period', -2, 'once', 'wrg:react.14'],
    ['friendly group in panic dash within 25, or 50 if visible in open', -2, 'once', 'wrg:react.15'],
    ['under fire from behind flank', -2, 'once', 'wrg:react.16'],
    ['enemy armoured vehicles within 100 or firing on it', -2, 'once', 'wrg:react.17'],
    ['enemy seen using flame weapons in the battle', -2, 'once', 'wrg:react.18'],
    ['surprised by first period of hidden fire', -2, 'once', 'wrg:react.19'],
    ['enemy came forward and intermingled', -2, 'once', 'wrg:react.20'],
    ['enemy within 25 metres', -2, 'once', 'wrg:react.21'],
    [
      'whole group in cover, hard vehicles, buildings, field defences',
      '+2 or -2',
      'once, at choice',
      'wrg:react.22',
    ],
  ],
  provenance: 'book; the each or once column inferred where the text does not say each',
  played: [
    /* @__PURE__ */ played(reactionModifiers, {
      'friendly-lmgs': ['friendly LMG', 'points'],
      'friends-fire': ['opposing group', 'points'],
      'fired-or-advanced': ['group fired', 'points'],
      'enemy-in-open': ['enemy figure seen', 'points'],
      'enemy-hit': ['enemy in the open seen hit', 'points'],
      points: ['10 points scored', 'points'],
      'isolated-from-leaders': ['figure isolated from officers', 'points'],
      'isolated-from-all': ['figure isolated from all', 'points'],
      'lost-in-battle': ['figure lost in the battle', 'points'],
      'lost-in-period': ['figure lost in the period', 'points'],
      'machine-guns': ['enemy machine gun', 'points'],
      'own-leader-ran': ['own senior leader', 'points'],
      'friends-ran': ['friendly group in panic', 'points'],
      'flank-fire': ['under fire from behind', 'points'],
      armour: ['enemy armoured', 'points'],
      flame: ['enemy seen using flame', 'points'],
      surprised: ['surprised by', 'points'],
      intermingled: ['enemy came forward', 'points'],
      'enemy-near': ['enemy within 25', 'points'],
      'all-covered': ['whole group in cover', 'points'],
    }),
  ],
};

export const reactionBandsPrinted: PlayedTable = {
  title: 'General reaction result',
  source: 'General Non-AFV Mounted Troop Reaction Test',
  columns: ['score', 'constraint next period', 'accumulates'],
  rows: [
    ['15 or more', 'entire group must move towards enemy front or flank', 'no'],
    ['10 or more', 'no restrictions', 'no'],
    [
      'Less than 10',
      'no erect, wading or climbing move closer to located enemy; no move closer to enemy group within 25',
      'yes',
    ],
    [
      'Less than 5',
      'no dismounted move towards located enemy group; if intermingled with a lower score than the enemy, retire, abandoning heavy weapons',
      'yes',
    ],
    ['Less than 0', 'no fire beyond 25 metres', 'yes'],
    [
      'Less than -5',
      'panic dash away, abandoning heavy weapons; if interpenetrated each die under 5 surrenders',
      'yes',
    ],
  ],
  provenance: 'book (constraints shortened; the third column from NOTES ON PLAY)',
  played: [
    /* @__PURE__ */ played(reactionBands, {
      15: ['15 or more', 'score'],
      10: ['10 or more', 'score'],
      5: ['Less than 5', 'score'],
      0: ['Less than 0', 'score'],
      '-5': ['Less than -5', 'score'],
    }),
  ],
};

export const leaderFactorsPrinted: PlayedTable = {
  title: 'Leader test factors',
  source: 'Supplementary Test for Leaders',
  columns: ['rank', 'added'],
  rows: [
    ['L/CPL.', 1],
    ['CPL.', 2],
    ['SGT.', 3],
    ['Officer', 5],
  ],
  provenance: 'book',
  played: [
    /* @__PURE__ */ played(leaderFactors, {
      lcpl: ['L/CPL.', 'added'],
      cpl: ['CPL.', 'added'],
      sgt: ['SGT.', 'added'],
      officer: ['Officer', 'added'],
    }),
  ],
};

export const averageDicePrinted: PrintedTable = {
  title: 'Faces of a 233445 die',
  source: 'NOTES ON PLAY',
  columns: ['face 1', 'face 2', 'face 3', 'face 4', 'face 5', 'face 6'],
  rows: [AVERAGE_DICE],
  provenance: 'book',
};
