import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import type { Rulings } from '../../../src/dice/play.js';
import { refusing } from '../../support/forbids.js';
import { type Given, inputOf } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.14.5 the example: APFP 12 with a leader at a building, roll 5', () => {
  expect(protocolOf(shoot, { attack: 12, leader: 1, terrain: 'building' }, '2 3')).toEqual([
    'vv:beyond.14.5 apfp = 12: 12 APFP, row 11-18',
    'vv:10.4 cover-terrain = 3: building: +3',
    'vv:13.6 leader = -1: leader: -1',
    'vv:beyond.14.5 points = 2: roll 5 +2 = 7 on row 11-18: 2 Casualty Points [fire 2,3]',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":2}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    '{"casualtyPoints":2,"sniper":false}',
    '= 2 Casualty Points on the hex',
  ]);
});

test('vv:beyond.14.5 units by name with a light machine gun, with Grenades and a satchel charge at an adjacent hex', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: [
          'squad:4-6-5,lmg:3',
          'squad:4-6-5:valorous,grenades',
          'half-squad:2-6-2,satchel:6',
          'leader:-1',
        ],
        range: 1,
        hexside: 'wall',
      },
      '4 5',
    ),
  ).toEqual([
    'vv:1.2 fire-1 = 4: squad 4-6-5: 4 APFP',
    'vv:12.3b fire-1-weapon = 3: its LMG: 3 more',
    'vv:beyond.16.3 fire-2 = 5: valorous squad 4-6-5: 4 APFP and 1 for valour, 5',
    'vv:1.2 fire-3 = 2: half squad 2-6-2: 2 APFP',
    'vv:12.53a vv:R21 fire-3-satchel = 6: its satchel charge: 6 more',
    'vv:1.2 fire-4 = 1: leader -1: 1 APFP',
    'vv:beyond.14.5 apfp = 21: 21 APFP, row 19-28',
    'vv:10.10 vv:R49 cover-hexside = 0: wall between adjacent hexes: +0',
    'vv:13.6 leader = -1: leader: -1',
    'vv:12.53c satchel-used = 1: used up: 1 satchel charge',
    'vv:beyond.14.5 grenades = -1: 1 Grenades counter: -1',
    'vv:12.52d grenades-used = 1: used up: 1 Grenades counter',
    'vv:beyond.14.5 points = 3: roll 9 -2 = 7 on row 19-28: 3 Casualty Points [fire 4,5]',
    'vv:12.53c > add {"to":["firer",3],"of":"unit","by":{"satchelsUsed":1}}',
    'vv:12.53c > set {"to":["firer",3],"of":"unit","is":{"uses":null}}',
    'vv:12.52d > add {"to":["firer",2],"of":"unit","by":{"grenadesUsed":1}}',
    'vv:12.52d > set {"to":["firer",2],"of":"unit","is":{"uses":null}}',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:12.3a > set {"to":["firer",1],"of":"unit","is":{"fired":true}}',
    'vv:13.6 > set {"to":["firer",4],"of":"unit","is":{"led":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":3}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    '{"casualtyPoints":3,"sniper":false,"valorous":0}',
    '= 3 Casualty Points on the hex',
  ]);
});

test('vv:beyond.16.2 a natural 2 lets each unit make its valour check', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: ['squad:4-6-4', 'leader:-1'],
        range: 4,
        terrain: 'jungle',
        smokeBetween: 1,
        hindrances: 1,
        fromWire: true,
      },
      'fire=1,1 valour-1=2,2 valour-2=4,4',
    ),
  ).toEqual([
    'vv:1.2 fire-1 = 4: squad 4-6-4: 4 APFP',
    'vv:1.2 fire-2 = 0: leader -1: its range is 3, it adds nothing of its own',
    'vv:beyond.14.5 apfp = 4: 4 APFP, row 1-4',
    'vv:10.5 cover-terrain = 2: jungle: +2',
    'vv:11.5 smoke = 1: smoke: +1',
    'vv:beyond.9.4 hindrances = 1: hindrances on the way: +1',
    'vv:13.6 leader = -1: leader: -1',
    'vv:beyond.20.8 wire = 1: out of barbed wire: +1',
    'vv:beyond.14.5 points = 1: roll 2 +4 = 6 on row 1-4: 1 Casualty Point [fire 1,1]',
    'vv:beyond.16.2 valour-1 = true: squad 4-6-4 (1), 4 or less: 4, valorous [valour-1 2,2]',
    'vv:beyond.16.2 valour-2 = false: leader -1 (2), 6 or less: 8, no change [valour-2 4,4]',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:13.6 > set {"to":["firer",2],"of":"unit","is":{"led":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":1}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.16.2 > set {"to":"firer","of":"unit","is":{"valourCheck":"made"}}',
    'vv:beyond.16.2 > set {"to":["firer",1],"of":"unit","is":{"valorous":true}}',
    '{"casualtyPoints":1,"sniper":false,"valorous":1}',
    '= 1 Casualty Point on the hex; 1 valorous',
  ]);
});

test('vv:beyond.17.2 a natural 12 may bring a sniper; vv:R46 opportunity fire at open ground next door', () => {
  expect(
    protocolOf(shoot, { attack: 9, opportunity: true, range: 1, fullHex: true, movers: ['2'] }, '6 6'),
  ).toEqual([
    'vv:beyond.14.5 apfp = 9: 9 APFP, row 5-10',
    'vv:beyond.13.8 vv:R46 opportunity = -3: opportunity fire at no positive cover and an adjacent hex: -3',
    'vv:beyond.14.5 points = 0: roll 12 -3 = 9 on row 5-10: no effect [fire 6,6]',
    'vv:beyond.17.2 sniper = true: natural 12: a sniper of the other side may appear in a cover hex in LOS within six hexes, and attacks at once: wg sniper',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":["target",2]}',
    'vv:beyond.17.2 > set {"to":"firer","of":"unit","is":{"sniperDue":true}}',
    '{"casualtyPoints":0,"sniper":true}',
    '= no effect; a sniper may appear',
  ]);
});

test('(vv:R46) by option 2 the better modifier of opportunity fire alone counts', () => {
  expect(
    protocolOf(shoot, { attack: 9, opportunity: true, range: 1, assaultMove: true }, '3 3', { 'vv:R46': 2 }),
  ).toEqual([
    'vv:beyond.14.5 apfp = 9: 9 APFP, row 5-10',
    'vv:beyond.6.31 assault-move = 1: assault move: +1',
    'vv:beyond.13.8 opportunity = -2: opportunity fire at an adjacent hex: -2',
    'vv:beyond.14.5 points = 3: roll 6 -1 = 5 on row 5-10: 3 Casualty Points [fire 3,3]',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":3}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    '{"casualtyPoints":3,"sniper":false}',
    '= 3 Casualty Points on the hex',
  ]);
});

test('vv:beyond.14.4 an AFV fires all it has at nine hexes but its machine guns', () => {
  expect(
    protocolOf(shoot, { fire: ['afv:gun=12:mg=4:ff=3'], range: 9, at: 'gun', shield: true }, '2 3'),
  ).toEqual([
    'vv:beyond.14.4 fire-1 = 12: AFV: Gun 12, 12 APFP',
    'vv:beyond.14.5 apfp = 12: 12 APFP, row 11-18',
    'vv:beyond.14.5 points = 4: roll of 5 on row 11-18: 4 Casualty Points [fire 2,3]',
    'vv:beyond.13.5 shield = 3: its Gun Shield ignores the first: 3 left on the Gun',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":4}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    '{"casualtyPoints":4,"sniper":false}',
    '= 4 Casualty Points on the hex; its Gun Shield ignores the first',
  ]);
});

test('vv:beyond.14.4 outside the field of fire forward machine guns are still; a Gun Shield helps no Gun that moves', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['afv:gun=12:mg=4:ff=3'], range: 8, outOfArc: true, at: 'gun', shield: true, moving: true },
      '2 3',
    ),
  ).toEqual([
    'vv:beyond.14.4 fire-1 = 16: AFV: Gun 12, 360 MG 4, 16 APFP',
    'vv:beyond.14.5 apfp = 16: 16 APFP, row 11-18',
    'vv:beyond.14.5 points = 4: roll of 5 on row 11-18: 4 Casualty Points [fire 2,3]',
    'vv:beyond.13.5 shield = 4: its Gun Shield does not help while it moves: 4 on the Gun',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":4}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    '{"casualtyPoints":4,"sniper":false}',
    '= 4 Casualty Points on the hex',
  ]);
});

test('vv:beyond.12.6 mortars fire without infantry firepower; points in woods count double', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['squad:4-6-4,mortar:5', 'leader:-1'], mortar: true, range: 2, terrain: 'woods' },
      '2 3',
    ),
  ).toEqual([
    'vv:beyond.12.67 strike = true: AFVs and vehicles of the hex are rolled for besides: wg anti-tank --weapon mortar --strike',
    'vv:beyond.12.6 fire-1 = 5: mortar of the squad 4-6-4: 5 APFP',
    'vv:beyond.14.5 apfp = 5: 5 APFP, row 5-10',
    'vv:10.5 cover-terrain = 2: woods: +2',
    'vv:13.6 leader = -1: leader: -1',
    'vv:beyond.12.6 points = 2: roll 5 +1 = 6 on row 5-10: 2 Casualty Points [fire 2,3]',
    'vv:beyond.12.64 doubled = 4: on infantry in woods they count double: 4',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:12.3a > set {"to":["firer",1],"of":"unit","is":{"fired":true}}',
    'vv:13.6 > set {"to":["firer",2],"of":"unit","is":{"led":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":4}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.12.64 > set {"to":"target","of":"unit","is":{"burst":true}}',
    '{"casualtyPoints":4,"sniper":false,"valorous":0}',
    '= 4 Casualty Points on the hex',
  ]);
});

test('vv:beyond.13.91 crossing fire lanes help each other, on the lowest row', () => {
  expect(protocolOf(shoot, { fireLane: 3, movers: ['1', '3'] }, '2 3')).toEqual([
    'vv:beyond.13.9 fire-lane = 3: a fire lane: row 1-4, no modifiers',
    'vv:beyond.13.91 crossfire = -2: crossfire of 3 fire lanes: -2',
    'vv:beyond.13.9 points = 4: roll 5 -2 = 3 on row 1-4: 4 Casualty Points [fire 2,3]',
    'vv:beyond.13.8 movers = 2: on those who move alone, 2 units of the hex',
    'vv:beyond.13.8 > add {"to":["target",1],"of":"unit","by":{"points":4}}',
    'vv:beyond.13.8 > set {"to":["target",1],"of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.13.8 > add {"to":["target",3],"of":"unit","by":{"points":4}}',
    'vv:beyond.13.8 > set {"to":["target",3],"of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.13.8 > set {"to":["target",1],"of":"unit","is":{"laned":true}}',
    'vv:beyond.13.8 > set {"to":["target",3],"of":"unit","is":{"laned":true}}',
    '{"casualtyPoints":4,"sniper":false}',
    '= 4 Casualty Points on the hex',
  ]);
});

test('vv:beyond.20.8 a satchel charge clears barbed wire', () => {
  expect(protocolOf(shoot, { fire: ['squad:4-6-4,satchel:6'], clearWire: true })).toEqual([
    'vv:beyond.20.8 clear-wire = true: a satchel charge clears the barbed wire, in the Fire Phase',
    'vv:12.53c satchel-used = 1: used up: 1 satchel charge',
    'vv:12.53c > add {"to":["firer",1],"of":"unit","by":{"satchelsUsed":1}}',
    'vv:12.53c > set {"to":["firer",1],"of":"unit","is":{"uses":null}}',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    '{"casualtyPoints":0,"sniper":false,"valorous":0}',
    '= the barbed wire is gone',
  ]);
});

test('vv:beyond.20.5 fire out of a bunker, at a target that gets no points', () => {
  expect(protocolOf(shoot, { attack: 4, fromBunker: true, terrain: 'bunker' }, '5 6')).toEqual([
    'vv:beyond.20.5 bunker = true: out of a bunker, in its forward field of fire',
    'vv:beyond.14.5 apfp = 4: 4 APFP, row 1-4',
    'vv:20.5a cover-terrain = 4: bunker: +4',
    'vv:beyond.14.5 points = 0: roll 11 +4 = 15 on row 1-4: no effect [fire 5,6]',
    'vv:13.1 > set {"to":"firer","of":"unit","is":{"marked":true}}',
    'vv:14.2 > bind {"to":"firer","of":"unit","mark":"firedAt","as":"target"}',
    '{"casualtyPoints":0,"sniper":false}',
    '= no effect',
  ]);
});

test('vv:beyond.13.9 a single fire lane has no modifier', () => {
  expect(protocolOf(shoot, { fireLane: 1, at: 'gun', shield: true }, '2 3')).toEqual([
    'vv:beyond.13.9 fire-lane = 1: a fire lane: row 1-4, no modifiers',
    'vv:beyond.13.9 points = 2: roll of 5 on row 1-4: 2 Casualty Points [fire 2,3]',
    'vv:beyond.13.5 shield = 2: its Gun Shield does not help while it moves: 2 on the Gun',
    'vv:14.61a > add {"to":"target","of":"unit","by":{"points":2}}',
    'vv:14.61a > set {"to":"target","of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.13.8 > set {"to":"target","of":"unit","is":{"laned":true}}',
    '{"casualtyPoints":2,"sniper":false}',
    '= 2 Casualty Points on the hex',
  ]);
});

test('vv:beyond.14.4 out of its field of fire an AFV turns its turret alone; what reaches nobody is said so', () => {
  const steps = (fire: string, range: number) =>
    protocolOf(shoot, { fire: [fire], range, outOfArc: true }, '4 4').slice(0, 2);
  expect(steps('afv:gun=12:mg=4:ff=3', 8)).toEqual([
    'vv:beyond.14.4 fire-1 = 16: AFV: Gun 12, 360 MG 4, 16 APFP',
    'vv:beyond.14.5 apfp = 16: 16 APFP, row 11-18',
  ]);
  expect(steps('afv:gun=12:mg=4:ff=3:fixed', 8)).toEqual([
    'vv:beyond.14.4 fire-1 = 4: AFV: 360 MG 4, 4 APFP',
    'vv:beyond.14.5 apfp = 4: 4 APFP, row 1-4',
  ]);
  expect(steps('afv:ff=3,squad:4-6-4:aboard', 3)).toEqual([
    'vv:beyond.14.4 fire-1 = 0: AFV: nothing that reaches, 0 APFP',
    'vv:1.2 fire-1-aboard-1 = 4: squad 4-6-4: 4 APFP',
  ]);
});

test('vv:beyond.14.4 in its field of fire an AFV fires all of it', () => {
  expect(protocolOf(shoot, { fire: ['afv:gun=12:mg=4:ff=3'], range: 8 }, '4 4')[0]).toBe(
    'vv:beyond.14.4 fire-1 = 19: AFV: Gun 12, 360 MG 4, FF MG 3, 19 APFP',
  );
});

test.each<[Given, Rulings, string]>([
  [{}, {}, 'vv:beyond.13.8 opportunity = -1: opportunity fire at no positive cover: -1'],
  [{ terrain: 'woods' }, {}, 'vv:beyond.13.8 opportunity = 0: opportunity fire: no modifier'],
  [
    { terrain: 'woods', range: 1 },
    {},
    'vv:beyond.13.8 opportunity = -2: opportunity fire at an adjacent hex: -2',
  ],
  [
    { range: 1 },
    {},
    'vv:beyond.13.8 vv:R46 opportunity = -3: opportunity fire at no positive cover and an adjacent hex: -3',
  ],
  [
    { range: 1 },
    { 'vv:R46': 2 },
    'vv:beyond.13.8 vv:R46 opportunity = -2: opportunity fire at no positive cover and an adjacent hex: -2',
  ],
  [
    { hindrances: 1 },
    {},
    'vv:beyond.13.8 vv:R47 opportunity = -1: opportunity fire at no positive cover: -1',
  ],
  [
    { hindrances: 1 },
    { 'vv:R47': 2 },
    'vv:beyond.13.8 vv:R47 opportunity = 0: opportunity fire: no modifier',
  ],
])('vv:beyond.13.8 opportunity fire with %j, by %j', (given, rulings, line) => {
  const lines = protocolOf(shoot, { attack: 9, opportunity: true, ...given }, '4 4', rulings);
  expect(lines.filter((one) => one.includes(' opportunity = '))).toEqual([line]);
});

test('vv:beyond.12.6 a mortar of which no range is told reaches as far as its unit does, and farther if its counter says so', () => {
  const line = (range: number) =>
    protocolOf(shoot, { fire: ['squad:4-6-4,mortar:5'], range, mortar: true }, '4 4').find((one) =>
      one.includes(' fire-1 = '),
    );
  expect(line(6)).toBe('vv:beyond.12.6 fire-1 = 5: mortar of the squad 4-6-4: 5 APFP');
  expect(line(7)).toBe(
    'vv:beyond.12.6 fire-1 = 5: mortar of the squad 4-6-4: 5 APFP, if its counter reaches so far',
  );
});

test('(vv:beyond.17.2) whether a sniper may come is a matter of infantry, and of no fire lane', () => {
  const seen = (given: Given, sniper: boolean) =>
    (shoot.views!.sniper as (result: unknown, input: unknown) => unknown)({ sniper }, inputOf(shoot, given));
  expect([seen({ attack: 4 }, true), seen({ attack: 4 }, false)]).toEqual(['sniper', 'no sniper']);
  expect(seen({ attack: 4, by: 'vehicle' }, false)).toBeUndefined();
  expect(seen({ fireLane: 1 }, false)).toBeUndefined();
});

test('vv:6.9 no more fire out of a hex than it holds', () => {
  expect(refusing(shoot, { fire: ['5xsquad:4-6-4'], range: 1 })).toBe(
    'vv:6.9 A hex holds 4 infantry units; those who fire are 5.',
  );
});
