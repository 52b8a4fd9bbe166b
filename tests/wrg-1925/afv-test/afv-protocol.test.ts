import { expect, test } from 'vitest';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:afv.18 on 10 or more the vehicle must advance', () => {
  expect(protocolOf(reactionTest, { afv: true, mod: 2 }, '4 4')).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 8: 8 on two dice [reaction 4,4]',
    'wrg:afv.3 factors = 2: the factors come to +2, as typed',
    'wrg:afv.3 wrg:R139 score = 10: 8 + 2 = 10: 10 or more',
    'wrg:afv.18 must-advance = true: the vehicle must advance',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":10,"band":10}',
    '= 10, must advance',
  ]);
});

test('wrg:R154 an immobilised one stays and may fire', () => {
  expect(protocolOf(reactionTest, { afv: true, mod: 2, immobilised: true }, '4 4')).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 8: 8 on two dice [reaction 4,4]',
    'wrg:afv.3 factors = 2: the factors come to +2, as typed',
    'wrg:afv.3 wrg:R139 score = 10: 8 + 2 = 10: 10 or more',
    'wrg:afv.18 must-advance = true: the vehicle must advance',
    'wrg:afv.18 wrg:R154 immobilised = true: it cannot move: it stays, and may fire (house)',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":10,"band":10}',
    '= 10, it cannot move: it stays, and may fire',
  ]);
});

test('wrg:R154 by option 2 its crew abandon it', () => {
  expect(
    protocolOf(reactionTest, { afv: true, mod: 2, immobilised: true }, '4 4', { 'wrg:R154': 2 }),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 8: 8 on two dice [reaction 4,4]',
    'wrg:afv.3 factors = 2: the factors come to +2, as typed',
    'wrg:afv.3 wrg:R139 score = 10: 8 + 2 = 10: 10 or more',
    'wrg:afv.18 must-advance = true: the vehicle must advance',
    'wrg:afv.18 wrg:R154 immobilised = false: it cannot move: its crew abandon it (house)',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":10,"band":10}',
    '= 10, it cannot move: its crew abandon it',
  ]);
});

test('wrg:afv.19 below 10 it goes to the next cover; whether it moves nobody has said', () => {
  expect(protocolOf(reactionTest, { afv: true }, '4 5')).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 9: 9 on two dice [reaction 4,5]',
    'wrg:afv.3 factors = 0: all factors together: 0',
    'wrg:afv.10 moves-or-stands = false: neither --moving nor --stationary was given: neither counts',
    'wrg:afv.3 wrg:R139 score = 9: 9: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":9,"band":5}',
    '= 9, no further than the next fire position in cover',
  ]);
});

test('wrg:afv.20 below 5 it may not advance', () => {
  expect(protocolOf(reactionTest, { afv: true, mod: 0 }, '2 2')).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 4: 4 on two dice [reaction 2,2]',
    'wrg:afv.3 factors = 0: the factors come to 0, as typed',
    'wrg:afv.3 wrg:R139 score = 4: 4: less than 5',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":4,"band":0}',
    '= 4, no advance',
  ]);
});

test('wrg:afv.21 below 0 it must retire, in reverse if it likes', () => {
  expect(protocolOf(reactionTest, { afv: true, mod: -10, immobilised: true }, '4 5')).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 9: 9 on two dice [reaction 4,5]',
    'wrg:afv.3 factors = -10: the factors come to -10, as typed',
    'wrg:afv.3 wrg:R139 score = -1: 9 - 10 = -1: less than 0',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.21 wrg:R55 must-retire = true: it must retire, in reverse if it likes, and may fire',
    'wrg:afv.21 wrg:R154 immobilised = true: it cannot move: it stays, and may fire (house)',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-1,"band":-5}',
    '= -1, it cannot move: it stays, and may fire',
  ]);
});

test('wrg:R55 wrg:R140 by option 2 it reverses while it fires alone, and the last row alone counts', () => {
  expect(protocolOf(reactionTest, { afv: true, mod: -10 }, '4 5', { 'wrg:R55': 2, 'wrg:R140': 2 })).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 9: 9 on two dice [reaction 4,5]',
    'wrg:afv.3 factors = -10: the factors come to -10, as typed',
    'wrg:afv.3 wrg:R139 score = -1: 9 - 10 = -1: less than 0',
    'wrg:afv.21 wrg:R55 must-retire = true: it must retire, in reverse only while it fires',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-1,"band":-5}',
    '= -1, must retire',
  ]);
});

test('wrg:R47 by option 2 it turns at once', () => {
  expect(protocolOf(reactionTest, { afv: true, mod: -10 }, '4 5', { 'wrg:R47': 2 })).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 9: 9 on two dice [reaction 4,5]',
    'wrg:afv.3 factors = -10: the factors come to -10, as typed',
    'wrg:afv.3 wrg:R139 score = -1: 9 - 10 = -1: less than 0',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.22 wrg:R47 must-turn = true: it must turn round and retire under smoke, until it is hidden anew',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-1,"band":-5}',
    '= -1, must turn and retire under smoke',
  ]);
});

test('wrg:afv.22 below -5 it turns and retires under smoke', () => {
  expect(protocolOf(reactionTest, { afv: true, mod: -12, immobilised: true }, '2 4')).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 6: 6 on two dice [reaction 2,4]',
    'wrg:afv.3 factors = -12: the factors come to -12, as typed',
    'wrg:afv.3 wrg:R139 score = -6: 6 - 12 = -6: less than -5',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.22 wrg:R47 must-turn = true: it must turn round and retire under smoke, until it is hidden anew',
    'wrg:afv.22 wrg:R154 immobilised = true: it cannot move: it stays, and may not fire (house)',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-6,"band":"withdraw"}',
    '= -6, it cannot move: it stays, and may not fire',
  ]);
});

test('wrg:mine.13 one that mines hold stands still, and the game does not see the table', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, name: 'Panzer', held: true, underFire: true, when: 'period-end' },
      '3 4',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "period-end": it was under fire this period: it tests',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:mine.13 held = true: Panzer is immobilised',
    'wrg:afv.10 stationary = -1: the vehicle stands still: -1',
    'wrg:afv.3 factors = -1: all factors together: -1',
    'wrg:afv.3 not-known = true: the game does not see the table: friends near, ahead or retreating, AFVs lost, the commander, cover and light are for you to add',
    'wrg:afv.3 wrg:R139 score = 6: 7 - 1 = 6: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 1: this binds the vehicle in the next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.17 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:afv.17 > set {"to":"tester","is":{"afv":true,"antiTankFire":null,"afvTested":6,"hasTested":true}}',
    '{"score":6,"band":5}',
    '= 6, no further than the next fire position in cover',
  ]);
});

test('wrg:afv.10 of one that is not known to have moved the game says that it stands', () => {
  expect(
    protocolOf(reactionTest, { afv: true, name: 'Panzer', antiTankFire: true, closeAttack: true }, '3 4'),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.10 stationary = -1: the vehicle stands still, as no move of it is known in this period: -1',
    'wrg:afv.16 wrg:R44 close-threat = -3: attack at close quarters: -3',
    'wrg:afv.3 factors = -4: all factors together: -4',
    'wrg:afv.3 not-known = true: the game does not see the table: friends near, ahead or retreating, AFVs lost, the commander, cover and light are for you to add',
    'wrg:afv.3 wrg:R139 score = 3: 7 - 4 = 3: less than 5',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.17 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:afv.17 > set {"to":"tester","is":{"afv":true,"antiTankFire":null,"afvBound":3}}',
    '{"score":3,"band":0}',
    '= 3, no advance',
  ]);
});

test('wrg:afv.1 no test is due without fire on it', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, name: 'Panzer', undue: true, when: 'period-end', stationary: true },
      '3 4',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = false: the game knows of no fire on Panzer this period: no test is due',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.10 stationary = -1: the vehicle stands still: -1',
    'wrg:afv.3 factors = -1: all factors together: -1',
    'wrg:afv.3 wrg:R139 score = 6: 7 - 1 = 6: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.1 binds = 0: no test was due: this one binds nothing',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":6,"band":5}',
    '= 6, no further than the next fire position in cover; no test was due, it binds nothing',
  ]);
});

test('wrg:afv.1 nor without anti-tank fire since it last tested', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, name: 'Panzer', undue: true, when: 'fire', bound: 3, moving: true, afvNear: true },
      '3 4',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = false: the game knows of no anti-tank fire at Panzer since it last tested: no test is due',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.6 wrg:R46 afv-near = 1: a friendly AFV no worse within 100 metres: +1',
    'wrg:afv.3 factors = 2: all factors together: +2',
    'wrg:afv.3 wrg:R139 score = 9: 7 + 2 = 9: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.1 binds = 0: no test was due: this one binds nothing',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":9,"band":5}',
    '= 9, no further than the next fire position in cover; no test was due, it binds nothing',
  ]);
});

test('wrg:afv.1 nor without any in this period', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, name: 'Panzer', undue: true, when: 'fire', moving: true, infantryNear: true },
      '3 4',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = false: the game knows of no anti-tank fire at Panzer this period: no test is due',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.5 wrg:R60 infantry-near = 1: friendly infantry within 50 metres: +1',
    'wrg:afv.3 factors = 2: all factors together: +2',
    'wrg:afv.3 wrg:R139 score = 9: 7 + 2 = 9: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.1 binds = 0: no test was due: this one binds nothing',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":9,"band":5}',
    '= 9, no further than the next fire position in cover; no test was due, it binds nothing',
  ]);
});

test('wrg:afv.17 an overdue test binds in this period', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, name: 'Panzer', overdue: true, when: 'period-end', moving: true, friendsAhead: true },
      '3 4',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "period-end": it was under fire in the last period and has not tested: it tests',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.7 friends-ahead = 1: friendly troops ahead: +1',
    'wrg:afv.3 factors = 2: all factors together: +2',
    'wrg:afv.3 wrg:R139 score = 9: 7 + 2 = 9: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 1: this binds the vehicle in this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.17 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:afv.17 > set {"to":"tester","is":{"afv":true,"afvBound":9,"lateUnderFire":null}}',
    '{"score":9,"band":5}',
    '= 9, no further than the next fire position in cover',
  ]);
});

test('wrg:R45 by option 2 night alone does not count', () => {
  expect(
    protocolOf(reactionTest, { afv: true, moving: true, light: 'dark' }, '3 4', { 'wrg:R45': 2 }),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.3 factors = 1: all factors together: +1',
    'wrg:afv.3 wrg:R139 score = 8: 7 + 1 = 8: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":8,"band":5}',
    '= 8, no further than the next fire position in cover',
  ]);
});

test('(wrg:R167) by option 2 one threat counts once', () => {
  expect(
    protocolOf(reactionTest, { afv: true, moving: true, closeCover: true }, '3 4', { 'wrg:R167': 2 }),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.16 wrg:R44 close-threat = -3: cover within 50 metres that may be hostile: -3',
    'wrg:afv.3 factors = -2: all factors together: -2',
    'wrg:afv.3 wrg:R139 score = 5: 7 - 2 = 5: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":5,"band":5}',
    '= 5, no further than the next fire position in cover',
  ]);
});
