import { expect, test } from 'vitest';
import { reactionTest } from '../../../rulesets/battleground/optional/reaction-test.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:retreat.1 three of eight lost, with a leader left: two dice, one hit holds', () => {
  expect(
    protocolOf(reactionTest, { grade: 'C', figures: 8, lost: 3, leaders: 1 }, 'retreat-test=2,5'),
  ).toEqual([
    'bg:retreat.1 bg:R117 test = "third": 3 of 8 figures lost: a third or more',
    'bg:grade.2 bg:R1 retreat-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.1 retreat-test-dice = 2: 2 dice, with a leader',
    'bg:retreat.1 bg:R119 retreat-test = true: 1 hit: it holds [retreat-test 2,5]',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"holds","inches":0}',
    '= the unit holds',
  ]);
});

test('bg:retreat.1 without a hit it retreats 1D6', () => {
  expect(protocolOf(reactionTest, { grade: 'B', figures: 9, lost: 3 }, 'retreat-test=3 retreat=4')).toEqual([
    'bg:retreat.1 bg:R117 test = "third": 3 of 9 figures lost: a third or more',
    'bg:grade.2 bg:R1 retreat-test-grade = 4: grade B passes on 4 to 6',
    'bg:retreat.1 retreat-test-dice = 1: 1 die',
    'bg:retreat.1 bg:R119 retreat-test = false: no hits: it retreats [retreat-test 3]',
    'bg:retreat.1 retreat = 4: retreats 1D6 in good order, facing the enemy: 4 in, nothing off for facing [retreat 4]',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    '{"outcome":"retreats","inches":4}',
    '= the unit retreats 4 in',
  ]);
});

test('bg:retreat.2 bg:retreat.4 half of them lost: it routs 2D6', () => {
  expect(protocolOf(reactionTest, { grade: 'C', figures: 8, lost: 4 }, 'rout-test=4 rout=2,5')).toEqual([
    'bg:retreat.2 bg:R117 test = "half": 4 of 8 figures lost: a half or more',
    'bg:retreat.2 bg:R120 which-test = false: the rout test only',
    'bg:grade.2 bg:R1 rout-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.2 rout-test-dice = 1: 1 die',
    'bg:retreat.2 bg:R119 rout-test = false: no hits: it routs [rout-test 4]',
    'bg:retreat.2 rout = 7: routs 2D6, its back to the enemy: 7 in [rout 2,5]',
    'bg:retreat.4 bg:R125 routing = true: mark it as routing: it may not shoot until it rallies',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:retreat.4 > set {"to":"unit","of":"infantry","is":{"routing":true}}',
    'bg:retreat.2 > set {"to":"unit","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    '{"outcome":"routs","inches":7}',
    '= the unit routs 7 in',
  ]);
});

test('bg:retreat.2 a hit, and it holds', () => {
  expect(protocolOf(reactionTest, { grade: 'A', figures: 4, lost: 2 }, 'rout-test=3')).toEqual([
    'bg:retreat.2 bg:R117 test = "half": 2 of 4 figures lost: a half or more',
    'bg:retreat.2 bg:R120 which-test = false: the rout test only',
    'bg:grade.2 bg:R1 rout-test-grade = 3: grade A passes on 3 to 6',
    'bg:retreat.2 rout-test-dice = 1: 1 die',
    'bg:retreat.2 bg:R119 rout-test = true: 1 hit: it holds [rout-test 3]',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"holds","inches":0}',
    '= the unit holds',
  ]);
});

test('bg:retreat.1 less than a third is no test', () => {
  expect(protocolOf(reactionTest, { grade: 'C', figures: 10, lost: 3 })).toEqual([
    'bg:retreat.1 bg:R117 test = "less": 3 of 10 figures lost: less than a third, no test',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"holds","inches":0}',
    '= the unit holds',
  ]);
});

test('bg:retreat.1 nobody is left', () => {
  expect(protocolOf(reactionTest, { grade: 'C', figures: 2, lost: 2 })).toEqual([
    'bg:retreat.1 test = "none": nobody is left to test',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"eliminated","inches":0}',
    '= the unit is gone',
  ]);
});

test('bg:R120 so ruled, one that does not rout may retreat', () => {
  expect(
    protocolOf(reactionTest, { grade: 'C', figures: 8, lost: 4 }, 'rout-test=5 retreat-test=1 retreat=6', {
      'bg:R120': 2,
    }),
  ).toEqual([
    'bg:retreat.2 bg:R117 test = "half": 4 of 8 figures lost: a half or more',
    'bg:retreat.2 bg:R120 which-test = true: the rout test, and if it is passed the retreat test',
    'bg:grade.2 bg:R1 rout-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.2 rout-test-dice = 1: 1 die',
    'bg:retreat.2 bg:R119 rout-test = true: 1 hit: it does not rout [rout-test 5]',
    'bg:grade.2 bg:R1 retreat-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.1 retreat-test-dice = 1: 1 die',
    'bg:retreat.1 bg:R119 retreat-test = false: no hits: it retreats [retreat-test 1]',
    'bg:retreat.1 retreat = 6: retreats 1D6 in good order, facing the enemy: 6 in, nothing off for facing [retreat 6]',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    '{"outcome":"retreats","inches":6}',
    '= the unit retreats 6 in',
  ]);
});

test('bg:R121 losses in melee bring no test', () => {
  expect(protocolOf(reactionTest, { grade: 'C', figures: 8, lost: 4, cause: 'melee' })).toEqual([
    'bg:retreat.2 bg:R121 cause = false: losses in melee bring no test: it holds',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"holds","inches":0}',
    '= the unit holds',
  ]);
});

test('bg:R121 so ruled, they bring the rout test', () => {
  expect(
    protocolOf(reactionTest, { grade: 'C', figures: 8, lost: 4, cause: 'melee' }, 'rout-test=5', {
      'bg:R121': 2,
    }),
  ).toEqual([
    'bg:retreat.2 bg:R121 cause = true: losses in melee count for the rout test alone',
    'bg:retreat.2 bg:R117 test = "half": 4 of 8 figures lost: a half or more',
    'bg:retreat.2 bg:R120 which-test = false: the rout test only',
    'bg:grade.2 bg:R1 rout-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.2 rout-test-dice = 1: 1 die',
    'bg:retreat.2 bg:R119 rout-test = true: 1 hit: it holds [rout-test 5]',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"holds","inches":0}',
    '= the unit holds',
  ]);
});

test('bg:R118 bg:R119 bg:R122 so ruled, all losses of the card count, ones cancel, and a run marker lowers the grade', () => {
  expect(
    protocolOf(
      reactionTest,
      { grade: 'C', figures: 7, lost: 2, lostBefore: 2, leaders: 1, ran: true },
      'retreat-test=6,1 retreat=2',
      { 'bg:R118': 2, 'bg:R119': 2, 'bg:R122': 2 },
    ),
  ).toEqual([
    'bg:retreat.1 bg:R118 losses = 4: one test, after the last shot of the card: 4 lost under it in all',
    'bg:retreat.1 bg:R117 test = "third": 4 of 9 figures lost: a third or more',
    'bg:retreat.1 bg:R122 retreat-test-ran = -1: has run: tests one grade lower',
    'bg:grade.2 retreat-test-grade = 6: now D passes on 6',
    'bg:retreat.1 retreat-test-dice = 2: 2 dice, with a leader',
    'bg:retreat.1 bg:R119 retreat-test = false: 1 hit, 1 cancel: it retreats [retreat-test 6,1]',
    'bg:retreat.1 retreat = 2: retreats 1D6 in good order, facing the enemy: 2 in, nothing off for facing [retreat 2]',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    '{"outcome":"retreats","inches":2}',
    '= the unit retreats 2 in',
  ]);
});

test('bg:R117 so ruled, its strength at the start of the game counts', () => {
  expect(
    protocolOf(reactionTest, { grade: 'C', figures: 6, lost: 2, startFigures: 9, cause: 'artillery' }, '', {
      'bg:R117': 3,
    }),
  ).toEqual([
    'bg:retreat.2 bg:R121 cause = true: losses to artillery count as those to shooting',
    'bg:retreat.1 bg:R117 test = "less": 2 of 9 figures lost: less than a third, no test',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"holds","inches":0}',
    '= the unit holds',
  ]);
});

test('bg:melee.10 bg:R131 one that is in a melee cannot leave it', () => {
  expect(protocolOf(reactionTest, { grade: 'C', figures: 8, lost: 4, inMelee: true })).toEqual([
    'bg:melee.10 bg:R131 in-melee = false: it is in a melee, which it cannot leave: no test',
    'bg:retreat.1 > set {"to":"unit","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"outcome":"holds","inches":0}',
    '= the unit holds',
  ]);
});
