import { expect, test } from 'vitest';
import { rally } from '../../../rulesets/battleground/optional/rally.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:retreat.3 bg:R123 bg:R124 bg:R125 a hit rallies it, and that was its movement', () => {
  expect(protocolOf(rally, { grade: 'C' }, '5')).toEqual([
    'bg:retreat.3 bg:R124 when = true: rolls when its movement card comes, or an ace picks it',
    'bg:grade.2 bg:R1 rally-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.3 rally-test-dice = 1: 1 die',
    'bg:retreat.3 bg:R119 rally-test = true: 1 hit: it rallies [rally-test 5]',
    'bg:retreat.4 bg:R125 marker = true: its routing marker comes off',
    'bg:retreat.3 bg:R123 rallied = false: it stays where it is this card, and may shoot when its card comes',
    'bg:retreat.3 > set {"to":"unit","of":"infantry","is":{"routing":null}}',
    'bg:retreat.3 > set {"to":"unit","of":"infantry","is":{"hasMoved":true,"stays":true}}',
    'bg:move.9 > set {"to":"unit","of":"infantry","is":{"road":null}}',
    '{"rallied":true,"inches":0}',
    '= the unit rallies',
  ]);
});

test('bg:retreat.3 bg:retreat.4 without one it routs on 2D6', () => {
  expect(protocolOf(rally, { grade: 'C', leaders: 1 }, 'rally-test=2,4 rout=3,4')).toEqual([
    'bg:retreat.3 bg:R124 when = true: rolls when its movement card comes, or an ace picks it',
    'bg:grade.2 bg:R1 rally-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.3 bg:R119 rally-test-dice = 2: 2 dice, with a leader',
    'bg:retreat.3 bg:R119 rally-test = false: no hits: it routs on [rally-test 2,4]',
    'bg:retreat.3 rout = 7: routs 2D6, its back to the enemy: 7 in [rout 3,4]',
    'bg:retreat.4 bg:R125 routing = true: mark it as routing still: it may not shoot until it rallies',
    'bg:retreat.4 > set {"to":"unit","of":"infantry","is":{"routing":true}}',
    'bg:retreat.3 > set {"to":"unit","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    'bg:retreat.3 > set {"to":"unit","of":"infantry","is":{"hasMoved":true}}',
    '{"rallied":false,"inches":7}',
    '= it routs on 7 in',
  ]);
});

test('bg:R123 so ruled, it may move at once', () => {
  expect(protocolOf(rally, { grade: 'A' }, '3', { 'bg:R123': 2 })).toEqual([
    'bg:retreat.3 bg:R124 when = true: rolls when its movement card comes, or an ace picks it',
    'bg:grade.2 bg:R1 rally-test-grade = 3: grade A passes on 3 to 6',
    'bg:retreat.3 rally-test-dice = 1: 1 die',
    'bg:retreat.3 bg:R119 rally-test = true: 1 hit: it rallies [rally-test 3]',
    'bg:retreat.4 bg:R125 marker = true: its routing marker comes off',
    'bg:retreat.3 bg:R123 rallied = true: it may move at once: wg move',
    'bg:retreat.3 > set {"to":"unit","of":"infantry","is":{"routing":null}}',
    '{"rallied":true,"inches":0}',
    '= the unit rallies',
  ]);
});

test('bg:R122 so ruled, a D unit that has run cannot pass', () => {
  expect(protocolOf(rally, { grade: 'D', ran: true }, 'rout=1,2', { 'bg:R122': 2 })).toEqual([
    'bg:retreat.3 bg:R124 when = true: rolls when its movement card comes, or an ace picks it',
    'bg:retreat.3 bg:R122 rally-test-ran = -1: has run: tests one grade lower',
    'bg:retreat.3 bg:R122 rally-test = false: no number passes: it routs on',
    'bg:retreat.3 rout = 3: routs 2D6, its back to the enemy: 3 in [rout 1,2]',
    'bg:retreat.4 bg:R125 routing = true: mark it as routing still: it may not shoot until it rallies',
    'bg:retreat.4 > set {"to":"unit","of":"infantry","is":{"routing":true}}',
    'bg:retreat.3 > set {"to":"unit","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    'bg:retreat.3 > set {"to":"unit","of":"infantry","is":{"hasMoved":true}}',
    'bg:move.7 > set {"to":"unit","of":"infantry","is":{"ran":null}}',
    '{"rallied":false,"inches":3}',
    '= it routs on 3 in',
  ]);
});
