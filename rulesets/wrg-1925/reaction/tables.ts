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

/** What a leader adds who tests by himself (extra.3). */
export const leaderFactors = table({
  id: 'wrg:table.leader-factors',
  title: 'Leader test factors',
  unit: 'points',
  cells: { lcpl: printed(1), cpl: printed(2), sgt: printed(3), officer: printed(5) },
});

/** Each row begins below the one before, so that every score stands in exactly one. */
const FALLING = 'a lower score in each row than in the row before';
const falls =
  (...rows: readonly string[]) =>
  (lowest: Readonly<Record<string, number>>): boolean =>
    rows.every((row, i) => i === 0 || lowest[row]! < lowest[rows[i - 1]!]!);

/** The lowest score of each row of the reaction table (react.25 to react.30); below the last is panic. */
export const reactionBands = table({
  id: 'wrg:table.reaction-bands',
  title: 'General reaction result',
  unit: 'lowest score',
  together: [FALLING, falls('15', '10', '5', '0', '-5')],
  cells: {
    15: printed(15, 'wrg:R139', { 2: 16 }),
    10: printed(10, 'wrg:R139', { 2: 11 }),
    5: printed(5, 'wrg:R139', { 2: 6 }),
    0: printed(0, 'wrg:R139', { 2: 1 }),
    '-5': printed(-5, 'wrg:R139', { 2: -4 }),
  },
});

/** The lowest score of each row of the AFV table (afv.18 to afv.22); below the last the vehicle turns away. */
export const afvBands = table({
  id: 'wrg:table.afv-bands',
  title: 'AFV reaction result',
  unit: 'lowest score',
  together: [FALLING, falls('10', '5', '0', '-5')],
  cells: {
    10: printed(10, 'wrg:R139', { 2: 11 }),
    5: printed(5, 'wrg:R139', { 2: 6 }),
    0: printed(0, 'wrg:R139', { 2: 1 }),
    '-5': printed(-5, 'wrg:R139', { 2: -4 }),
  },
});

export const reactionTables = [reactionModifiers, afvModifiers, leaderFactors, reactionBands, afvBands];
