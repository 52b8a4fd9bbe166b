import { expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/valor-and-victory/armour/anti-tank.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.18.4 a Gun at the front of an AFV in woods: below the Elimination Number it is eliminated', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'gun', atfp: 'D', range: 10, armour: 'D', terrain: 'woods' },
      'to-hit=4,4 elimination=2,2',
    ),
  ).toEqual([
    'vv:10.5 cover-terrain = 2: woods: +2',
    'vv:beyond.18.3 to-hit = true: to hit 10 or less: 8 +2 = 10, a hit [to-hit 4,4]',
    'vv:beyond.18.4 elimination = "eliminated": ATFP D against armour D, Elimination Number 7: 4, eliminated [elimination 2,2]',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:beyond.18.4 > set {"to":{"whose":"aboard","is":["target",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.18.4 > set {"to":["target",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hit":true,"state":"eliminated","sniper":false}',
    '= a hit: the AFV is eliminated',
  ]);
});

test('vv:beyond.18.4 at the Elimination Number the AFV is immobile; up to 3 along the line its front is hit', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'gun', atfp: 'D', range: 11, armour: 'C', rearArmour: 'B', facing: 'line' },
      'to-hit=4,4 armour-side=3 elimination=4,5 afv-crew=3',
    ),
  ).toEqual([
    'vv:beyond.18.3 to-hit = true: to hit 8 or less: 8, a hit [to-hit 4,4]',
    'vv:beyond.18.5 armour-side = true: along the line between front and rear: front armour [armour-side 3]',
    'vv:beyond.18.4 elimination = "immobilised": ATFP D against armour C, Elimination Number 9: 9, immobilised [elimination 4,5]',
    'vv:18.6a afv-crew = true: crew check, 2 or less abandons it: the crew stays [afv-crew 3]',
    'vv:18.6c afv-immobile = true: immobile, it neither moves nor turns, and fires as before',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:18.6c > set {"to":"target","of":"unit","is":{"immobile":true}}',
    '{"hit":true,"state":"immobilised","sniper":false}',
    '= a hit: the AFV is immobilised',
  ]);
});

test('vv:beyond.18.5 above 3 along the line the rear armour is hit', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'gun', atfp: 'C', range: 20, armour: 'F', rearArmour: 'E', facing: 'line', immobile: true },
      'to-hit=3,3 armour-side=4 elimination=2,2 afv-crew=4',
    ),
  ).toEqual([
    'vv:beyond.18.3 to-hit = true: to hit 6 or less: 6, a hit [to-hit 3,3]',
    'vv:beyond.18.5 armour-side = false: along the line between front and rear: rear armour [armour-side 4]',
    'vv:beyond.18.4 elimination = "none": ATFP C against armour E, Elimination Number 3: 4, no effect [elimination 2,2]',
    'vv:18.6b afv-crew = true: crew check, 2 or less abandons it: the crew stays [afv-crew 4]',
    'vv:18.6c afv-immobile = true: immobile, it neither moves nor turns, and fires as before',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:18.6c > set {"to":"target","of":"unit","is":{"immobile":true}}',
    '{"hit":true,"state":"immobilised","sniper":false}',
    '= a hit: the AFV is immobilised',
  ]);
});

test('vv:12.5 a Panzerfaust is gone after its use; a miss does nothing to the AFV', () => {
  expect(
    protocolOf(
      antiTank,
      {
        weapon: 'panzerfaust',
        armour: 'F',
        fire: ['squad:4-6-4:valorous,panzerfaust', 'leader:-1'],
        fromWire: true,
        facing: 'rear',
        rearArmour: 'D',
      },
      'to-hit=5,5',
    ),
  ).toEqual([
    'vv:12.5 weapon-used = 1: used up: Panzerfaust',
    'vv:13.6 leader = -1: leader: -1',
    'vv:beyond.20.8 wire = 1: out of barbed wire: +1',
    'vv:beyond.16.3 vv:R54 valorous-to-hit = -1: valorous: -1',
    'vv:beyond.18.3 to-hit = false: to hit 8 or less: 10 -1 = 9, a miss [to-hit 5,5]',
    'vv:12.5 > add {"to":["gunner",1],"of":"unit","by":{"panzerfaustsUsed":1}}',
    'vv:12.5 > set {"to":["gunner",1],"of":"unit","is":{"uses":null}}',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:13.6 > set {"to":["gunner",2],"of":"unit","is":{"led":true}}',
    '{"hit":false,"state":"unharmed","sniper":false,"valorous":0}',
    '= a miss: the AFV is unharmed',
  ]);
});

test('vv:beyond.16.3 vv:R54 valour helps to hit, and by option 2 to eliminate', () => {
  expect(
    protocolOf(
      antiTank,
      {
        weapon: 'bazooka',
        weaponRange: 4,
        range: 4,
        atfp: 'B',
        armour: 'E',
        rearArmour: 'B',
        facing: 'rear',
        valorous: true,
      },
      'to-hit=4,5 elimination=3,3',
      { 'vv:R54': 2 },
    ),
  ).toEqual([
    'vv:beyond.16.3 vv:R54 valorous-to-hit = -1: valorous: -1',
    'vv:beyond.18.3 to-hit = true: to hit 8 or less: 9 -1 = 8, a hit [to-hit 4,5]',
    'vv:beyond.18.5 armour = "B": rear armour B',
    'vv:beyond.16.3 vv:R54 valorous-elimination = -1: valorous: -1',
    'vv:beyond.18.4 elimination = "eliminated": ATFP B against armour B, Elimination Number 7: 5, eliminated [elimination 3,3]',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:beyond.18.4 > set {"to":{"whose":"aboard","is":["target",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.18.4 > set {"to":["target",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hit":true,"state":"eliminated","sniper":false}',
    '= a hit: the AFV is eliminated',
  ]);
});

test('vv:beyond.12.67 a mortar strikes the rear armour, and its number itself eliminates', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'mortar', atfp: 'A', armour: 'C', rearArmour: 'A', range: 2 },
      'to-hit=3,3 elimination=3,4',
    ),
  ).toEqual([
    'vv:beyond.12.67 to-hit = true: to hit 6 or less: 6, a hit [to-hit 3,3]',
    'vv:beyond.12.67 elimination = "eliminated": ATFP A against armour A, Elimination Number 7: 7, eliminated [elimination 3,4]',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:beyond.12.67 > set {"to":{"whose":"aboard","is":["target",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.12.67 > set {"to":["target",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hit":true,"state":"eliminated","sniper":false}',
    '= a hit: the AFV is eliminated',
  ]);
});

test('vv:beyond.19.2 final opportunity fire at the rear, inside a full hex', () => {
  expect(
    protocolOf(
      antiTank,
      {
        weapon: 'at-grenades',
        atfp: 'C',
        armour: 'C',
        rearArmour: 'A',
        finalFire: true,
        fullHex: true,
        marked: true,
      },
      'to-hit=1,1 elimination=5,6',
    ),
  ).toEqual([
    'vv:beyond.19.2 final-fire = true: final opportunity fire at the rear, Fire marker or not',
    'vv:12.5 weapon-used = 1: used up: AT grenades',
    'vv:beyond.19.2 to-hit = true: to hit 8 or less: 2, a hit [to-hit 1,1]',
    'vv:beyond.18.4 elimination = "immobilised": ATFP C against armour A, Elimination Number 11: 11, immobilised [elimination 5,6]',
    'vv:beyond.13.8 full-hex = "eliminated": immobilised inside a full hex: eliminated',
    'vv:beyond.16.2 valour = true: natural 2: each unit of the attack makes a valour check: wg valour-check',
    'vv:beyond.19.2 > set {"to":{"whose":"overrunBy","is":"target"},"of":"unit","is":{"overrunBy":null}}',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:beyond.18.4 > set {"to":{"whose":"aboard","is":["target",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.18.4 > set {"to":["target",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.16.2 > set {"to":"gunner","of":"unit","is":{"valourCheck":"due"}}',
    '{"hit":true,"state":"eliminated","sniper":false}',
    '= a hit: the AFV is eliminated',
  ]);
});

test('vv:beyond.13.5 a Gun Shield is cover against AT fire; vv:beyond.17.2 a natural 12 brings a sniper', () => {
  expect(protocolOf(antiTank, { weapon: 'bazooka', weaponRange: 4, at: 'gun', shield: true }, '6 6')).toEqual(
    [
      'vv:beyond.13.5 shield = 1: Gun Shield: +1',
      'vv:beyond.18.3 to-hit = false: to hit 8 or less: 12 +1 = 13, a miss [to-hit 6,6]',
      'vv:beyond.17.2 sniper = true: natural 12: a sniper of the other side may appear in a cover hex in LOS within six hexes, and attacks at once: wg sniper',
      'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
      'vv:beyond.17.2 > set {"to":"gunner","of":"unit","is":{"sniperDue":true}}',
      '{"hit":false,"state":"unharmed","sniper":true}',
      '= a miss: the Gun is unharmed; a sniper may appear',
    ],
  );
});

test('vv:beyond.18.4 a hit eliminates an unarmoured vehicle', () => {
  expect(protocolOf(antiTank, { weapon: 'gun', at: 'vehicle', range: 19, hindrances: 1 }, '3 4')).toEqual([
    'vv:beyond.9.4 hindrances = 1: hindrances on the way: +1',
    'vv:beyond.18.3 to-hit = true: to hit 8 or less: 7 +1 = 8, a hit [to-hit 3,4]',
    'vv:beyond.18.4 effect = "eliminated": a hit eliminates the vehicle',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:beyond.18.4 > set {"to":{"whose":"aboard","is":["target",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.18.4 > set {"to":["target",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hit":true,"state":"eliminated","sniper":false}',
    '= a hit: the vehicle is eliminated',
  ]);
});

test('vv:R48 armour too thick for the factor is never harmed, and a crew that was immobile is checked', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'gun', atfp: 'A', range: 3, armour: 'D', immobile: true },
      'to-hit=2,2 afv-crew=1',
    ),
  ).toEqual([
    'vv:beyond.18.3 to-hit = true: to hit 10 or less: 4, a hit [to-hit 2,2]',
    'vv:beyond.18.4 vv:R48 elimination = "none": ATFP A against armour D: no effect',
    'vv:18.6b afv-crew = false: crew check: on 2 or less the crew abandons it, eliminated [afv-crew 1]',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:18.6a > set {"to":{"whose":"aboard","is":["target",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:18.6a > set {"to":["target",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hit":true,"state":"abandoned","sniper":false}',
    '= a hit: the AFV is abandoned by its crew, eliminated',
  ]);
});

test('vv:R48 armour too thin for the factor is eliminated without a roll', () => {
  expect(protocolOf(antiTank, { weapon: 'gun', atfp: 'F', range: 3, armour: 'A' }, 'to-hit=2,2')).toEqual([
    'vv:beyond.18.3 to-hit = true: to hit 10 or less: 4, a hit [to-hit 2,2]',
    'vv:beyond.18.4 vv:R48 elimination = "eliminated": ATFP F against armour A: eliminated without a roll',
    'vv:13.1 > set {"to":"gunner","of":"unit","is":{"marked":true}}',
    'vv:beyond.18.4 > set {"to":{"whose":"aboard","is":["target",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:beyond.18.4 > set {"to":["target",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"hit":true,"state":"eliminated","sniper":false}',
    '= a hit: the AFV is eliminated',
  ]);
});
