import { expect, test } from 'vitest';
import { overrun } from '../../../rulesets/valor-and-victory/armour/overrun.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.19 the example: 19 APFP count twice, woods and foxholes protect, and the move costs 7', () => {
  expect(
    protocolOf(
      overrun,
      { attack: 19, terrain: 'woods', entrenchment: 'foxholes', mp: 10, through: ['2xopen,woods,open'] },
      '1 1',
    ),
  ).toEqual([
    'vv:beyond.10 hex-1 = 1: open: 1 MP',
    'vv:beyond.10 hex-2 = 1: open: 1 MP',
    'vv:beyond.10 hex-3 = 2: woods: 2 MP',
    'vv:beyond.10 hex-4 = 1: open: 1 MP',
    'vv:beyond.19 spent = 7: its move: 5 MP for hexes and 2 for the overrun, 7',
    'vv:beyond.19 afv = 38: the AFV: 19 APFP x 2 = 38',
    'vv:beyond.19 apfp = 38: 38 APFP, row 29-40',
    'vv:10.5 cover-terrain = 2: woods: +2',
    'vv:20.9 cover-entrenchment = 1: foxholes: +1',
    'vv:beyond.19 points = 6: roll 2 +3 = 5 on row 29-40: 6 Casualty Points [fire 1,1]',
    'vv:beyond.19.2 final-fire = true: a surviving unit with an AT weapon may fire at its rear as it leaves: wg anti-tank --final-fire',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:13.1 > set {"to":"overrunner","of":"unit","is":{"marked":true,"moved":true,"moving":true}}',
    'vv:beyond.19.3 > set {"to":"overrunner","of":"unit","is":{"hex":null,"terrain":"open","entrenchment":null}}',
    'vv:14.61a > add {"to":"overrunHex","of":"unit","by":{"points":6}}',
    'vv:14.61a > set {"to":"overrunHex","of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.19.2 > bind {"to":"overrunHex","of":"unit","mark":"overrunBy","as":"overrunner"}',
    '{"casualtyPoints":6,"spent":7}',
    '= 6 Casualty Points on the hex; 7 MP in all',
  ]);
});

test('vv:beyond.19 passengers count once, their Grenades help and are used up', () => {
  expect(
    protocolOf(
      overrun,
      { fire: ['afv:mg=4:ff=3:gun=12', 'squad:4-6-4:aboard,grenades'], terrain: 'open' },
      '1 1',
    ),
  ).toEqual([
    'vv:beyond.19 afv = 38: AFV: 19 APFP x 2 = 38',
    'vv:1.2 aboard-1 = 4: squad 4-6-4: 4 APFP',
    'vv:beyond.19 passengers = 4: passengers, not doubled: 4',
    'vv:beyond.19 apfp = 42: 42 APFP, row 41+',
    'vv:beyond.19 grenades = -1: 1 Grenades counter of passengers: -1',
    'vv:12.52d vv:R29 overrun-grenades-used = 1: used up by the passengers: 1 Grenades counter',
    'vv:beyond.19 vv:R53 points = 10: roll 2 -1 = 1 on row 41+: 10 Casualty Points [fire 1,1]',
    'vv:beyond.19.2 final-fire = true: a surviving unit with an AT weapon may fire at its rear as it leaves: wg anti-tank --final-fire',
    'vv:12.52d > add {"to":["overrunner",2],"of":"unit","by":{"grenadesUsed":1}}',
    'vv:12.52d > set {"to":["overrunner",2],"of":"unit","is":{"uses":null}}',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:13.1 > set {"to":"overrunner","of":"unit","is":{"marked":true,"moved":true,"moving":true}}',
    'vv:beyond.19.3 > set {"to":"overrunner","of":"unit","is":{"hex":null,"terrain":null,"entrenchment":null}}',
    'vv:14.61a > add {"to":"overrunHex","of":"unit","by":{"points":10}}',
    'vv:14.61a > set {"to":"overrunHex","of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.19.2 > bind {"to":"overrunHex","of":"unit","mark":"overrunBy","as":"overrunner"}',
    '{"casualtyPoints":10}',
    '= 10 Casualty Points on the hex',
  ]);
});

test('vv:beyond.19 passengers by their total; a hedge next door is no cover, smoke is', () => {
  expect(
    protocolOf(overrun, { attack: 4, passengers: 3, grenades: 1, hexside: 'hedge', smoke: 2 }, '6 6'),
  ).toEqual([
    'vv:beyond.19 afv = 8: the AFV: 4 APFP x 2 = 8',
    'vv:beyond.19 passengers = 3: passengers, not doubled: 3',
    'vv:beyond.19 apfp = 11: 11 APFP, row 11-18',
    'vv:10.10 vv:R49 cover-hexside = 0: hedge between adjacent hexes: +0',
    'vv:11.5 smoke = 2: smoke: +2',
    'vv:beyond.19 grenades = -1: 1 Grenades counter of passengers: -1',
    'vv:12.52d vv:R29 overrun-grenades-used = 1: used up by the passengers: 1 Grenades counter',
    'vv:beyond.19 points = 0: roll 12 +1 = 13 on row 11-18: no effect [fire 6,6]',
    'vv:beyond.19.2 final-fire = true: a surviving unit with an AT weapon may fire at its rear as it leaves: wg anti-tank --final-fire',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:13.1 > set {"to":"overrunner","of":"unit","is":{"marked":true,"moved":true,"moving":true}}',
    'vv:beyond.19.3 > set {"to":"overrunner","of":"unit","is":{"hex":null,"terrain":null,"entrenchment":null}}',
    'vv:beyond.19.2 > bind {"to":"overrunHex","of":"unit","mark":"overrunBy","as":"overrunner"}',
    '{"casualtyPoints":0}',
    '= no effect',
  ]);
});
