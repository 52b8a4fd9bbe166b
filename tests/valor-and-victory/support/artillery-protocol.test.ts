import { expect, test } from 'vitest';
import { artillery } from '../../../rulesets/valor-and-victory/support/artillery.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.21.5 a light barrage on target: points on infantry in woods count double', () => {
  expect(protocolOf(artillery, { mission: 'light-barrage', terrain: 'woods' }, '4 2 3')).toEqual([
    'vv:beyond.21.7 marker = 1: the light barrage marker is used up',
    'vv:beyond.21.4 accuracy = 0: on target [accuracy 4]',
    'vv:10.5 cover-terrain = 2: woods: +2',
    'vv:beyond.21.5 vv:R50 row = "29-40": light barrage: row 29-40',
    'vv:beyond.21.5 points = 4: roll 5 +2 = 7 on row 29-40: 4 Casualty Points [fire 2,3]',
    'vv:beyond.12.64 doubled = 8: on infantry in woods they count double: 8',
    'vv:beyond.21.7 > put {"slot":"missions","is":{"/light-barrage":1}}',
    'vv:beyond.12.64 > set {"to":"shelled","of":"unit","is":{"burst":true}}',
    'vv:14.61a > add {"to":"shelled","of":"unit","by":{"points":8}}',
    'vv:14.61a > set {"to":"shelled","of":"unit","is":{"pointsBy":"fire"}}',
    '{"hexes":0,"direction":"none","casualtyPoints":8,"eliminated":0}',
    '= 8 Casualty Points on the hex',
  ]);
});

test('vv:beyond.21.4 a heavy barrage scatters: it attacks where it falls', () => {
  expect(protocolOf(artillery, { mission: 'heavy-barrage', side: 'Allies', markers: 2 }, '5 1')).toEqual([
    'vv:beyond.21.7 marker = 1: the heavy barrage marker is used up, 1 left',
    'vv:beyond.21.4 accuracy = 1: scatters 1 hex [accuracy 5]',
    'vv:beyond.21.4 direction = "straight up": falls 1 hex off, straight up [direction 1]',
    'vv:beyond.21.5 elsewhere = 1: it attacks the hex it falls in: again with that hex and --landed',
    'vv:beyond.21.7 > put {"slot":"supply","is":{"allies/heavy-barrage":2}}',
    'vv:beyond.21.7 > put {"slot":"missions","is":{"allies/heavy-barrage":1}}',
    'vv:beyond.21.5 > put {"slot":"scattered","is":["heavy-barrage"]}',
    '{"hexes":1,"direction":"straight up","casualtyPoints":0,"eliminated":0}',
    '= the mission falls 1 hex off, straight up',
  ]);
});

test('vv:beyond.21.5 vv:R51 an air strike does not scatter; the number itself eliminates an AFV', () => {
  expect(
    protocolOf(
      artillery,
      { mission: 'fighter-bomber', at: 'none', afv: ['C'] },
      'to-hit=4,4 elimination=4,5',
    ),
  ).toEqual([
    'vv:beyond.21.7 marker = 1: the fighter-bomber marker is used up',
    'vv:beyond.21.4 vv:R51 accuracy = 0: an air strike does not scatter',
    'vv:beyond.21.5 to-hit = true: to hit 8 or less: 8, a hit [to-hit 4,4]',
    'vv:beyond.21.5 elimination = "eliminated": ATFP D against armour C, Elimination Number 9: 9, eliminated [elimination 4,5]',
    'vv:beyond.21.7 > put {"slot":"missions","is":{"/fighter-bomber":1}}',
    '{"hexes":0,"direction":"none","casualtyPoints":0,"eliminated":1}',
    '= 1 AFV eliminated',
  ]);
});

test('vv:R51 by option 2 an air strike scatters as artillery does', () => {
  expect(protocolOf(artillery, { mission: 'fighter-bomber' }, '6 6', { 'vv:R51': 2 })).toEqual([
    'vv:beyond.21.7 marker = 1: the fighter-bomber marker is used up',
    'vv:beyond.21.4 accuracy = 2: scatters 2 hexes [accuracy 6]',
    'vv:beyond.21.4 direction = "upper left": falls 2 hexes off, upper left [direction 6]',
    'vv:beyond.21.5 elsewhere = 2: it attacks the hex it falls in: again with that hex and --landed',
    'vv:beyond.21.7 > put {"slot":"missions","is":{"/fighter-bomber":1}}',
    'vv:beyond.21.5 > put {"slot":"scattered","is":["fighter-bomber"]}',
    '{"hexes":2,"direction":"upper left","casualtyPoints":0,"eliminated":0}',
    '= the mission falls 2 hexes off, upper left',
  ]);
});

test('vv:beyond.21.5 where it fell: points on a Gun, one AFV missed, one hit in vain with its crew checked', () => {
  expect(
    protocolOf(
      artillery,
      {
        mission: 'light-barrage',
        landed: true,
        at: 'gun',
        afv: ['D', 'C:immobile'],
        entrenchment: 'foxholes',
      },
      'fire=5,5 to-hit-1=4,4 to-hit-2=3,3 elimination-2=4,4 afv-2-crew=2',
    ),
  ).toEqual([
    'vv:20.9 cover-entrenchment = 1: foxholes: +1',
    'vv:beyond.21.5 vv:R50 row = "29-40": light barrage: row 29-40',
    'vv:beyond.21.5 points = 0: roll 10 +1 = 11 on row 29-40: no effect [fire 5,5]',
    'vv:beyond.21.5 to-hit-1 = false: to hit 8 or less: 8 +1 = 9, a miss [to-hit-1 4,4]',
    'vv:beyond.21.5 to-hit-2 = true: to hit 8 or less: 6 +1 = 7, a hit [to-hit-2 3,3]',
    'vv:beyond.21.5 elimination-2 = "none": ATFP B against armour C, Elimination Number 5: 8, no effect [elimination-2 4,4]',
    'vv:18.6b afv-2-crew = false: crew check: on 2 or less the crew abandons it, eliminated [afv-2-crew 2]',
    '{"hexes":0,"direction":"none","casualtyPoints":0,"eliminated":1}',
    '= no effect; 1 AFV eliminated',
  ]);
});

test('vv:beyond.21.5 units by name: the squad owes the points, the AFV is eliminated at the number', () => {
  expect(
    protocolOf(
      artillery,
      {
        mission: 'heavy-barrage',
        landed: true,
        afv: ['C'],
        unit: ['squad:4-6-4', 'afv:mg=4'],
        terrain: 'open',
      },
      'fire=3,3 to-hit=2,3 elimination=2,5',
    ),
  ).toEqual([
    'vv:beyond.21.5 vv:R50 row = "41+": heavy barrage: row 41+',
    'vv:beyond.21.5 points = 6: roll of 6 on row 41+: 6 Casualty Points [fire 3,3]',
    'vv:beyond.21.5 to-hit = true: to hit 8 or less: 5, a hit [to-hit 2,3]',
    'vv:beyond.21.5 elimination = "eliminated": ATFP C against armour C, Elimination Number 7: 7, eliminated [elimination 2,5]',
    'vv:14.61a > add {"to":["shelled",1],"of":"unit","by":{"points":6}}',
    'vv:14.61a > set {"to":["shelled",1],"of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.21.5 > set {"to":{"whose":"aboard","is":["shelled",2]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.21.5 > set {"to":["shelled",2],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hexes":0,"direction":"none","casualtyPoints":6,"eliminated":1}',
    '= 6 Casualty Points on the hex; 1 AFV eliminated',
  ]);
});

test('vv:18.6a or the crew abandons it on a 2', () => {
  expect(
    protocolOf(
      artillery,
      {
        mission: 'heavy-barrage',
        landed: true,
        at: 'none',
        afv: ['C:immobile'],
        unit: ['afv:mg=4:immobile'],
      },
      'to-hit=2,3 elimination=4,4 afv-crew=2',
    ),
  ).toEqual([
    'vv:beyond.21.5 to-hit = true: to hit 8 or less: 5, a hit [to-hit 2,3]',
    'vv:beyond.21.5 elimination = "none": ATFP C against armour C, Elimination Number 7: 8, no effect [elimination 4,4]',
    'vv:18.6b afv-crew = false: crew check: on 2 or less the crew abandons it, eliminated [afv-crew 2]',
    'vv:18.6a > set {"to":{"whose":"aboard","is":["shelled",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:18.6a > set {"to":["shelled",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hexes":0,"direction":"none","casualtyPoints":0,"eliminated":1}',
    '= 1 AFV eliminated',
  ]);
});

test('vv:18.6b an immobile AFV that survives the barrage keeps its crew on a 3', () => {
  expect(
    protocolOf(
      artillery,
      {
        mission: 'heavy-barrage',
        landed: true,
        at: 'none',
        afv: ['C:immobile'],
        unit: ['afv:mg=4:immobile'],
      },
      'to-hit=2,3 elimination=4,4 afv-crew=3',
    ),
  ).toEqual([
    'vv:beyond.21.5 to-hit = true: to hit 8 or less: 5, a hit [to-hit 2,3]',
    'vv:beyond.21.5 elimination = "none": ATFP C against armour C, Elimination Number 7: 8, no effect [elimination 4,4]',
    'vv:18.6b afv-crew = true: crew check, 2 or less abandons it: the crew stays [afv-crew 3]',
    'vv:18.6c afv-immobile = true: immobile, it neither moves nor turns, and fires as before',
    'vv:18.6c > set {"to":["shelled",1],"of":"unit","is":{"immobile":true}}',
    '{"hexes":0,"direction":"none","casualtyPoints":0,"eliminated":0}',
    '= no AFVs eliminated',
  ]);
});
