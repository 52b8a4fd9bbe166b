import { expect, test } from 'vitest';
import { demolish } from '../../../rulesets/wrg-1925/buildings/demolish.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:building.4 a building destroyed by a gun burns on 2', () => {
  expect(protocolOf(demolish, { fire: ['gun:2'], range: 200 }, 'building=5 fire=2')).toEqual([
    'wrg:building.2 gun = 6: 2 conventional guns at 200 metres: 3 each, 6',
    'wrg:building.2 wrg:R170 points = 6: 6 in all: destroyed on 5 or more',
    'wrg:building.2 destroyed = true: 11, more than 10: the building is destroyed [building 5]',
    'wrg:building.4 on-fire = true: the building is on fire [fire 2]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":true}',
    '= the building is destroyed and on fire',
  ]);
});

test('wrg:building.2 a sum of 10 destroys nothing; wrg:building.1 a tripod MG does no harm', () => {
  expect(
    protocolOf(
      demolish,
      { fire: ['gun:2', 'mg-tripod:1', 'rifle:4'], range: 200, scale: '54mm' },
      'building=4',
    ),
  ).toEqual([
    'wrg:building.2 gun = 6: 2 conventional guns at 200 metres (200 cm): 3 each, 6',
    'wrg:building.1 wrg:R26 mg-tripod = 0: 1 tripod or wheeled MG at 200 metres (200 cm): no harm to a building',
    'wrg:building.1 rifle = 0: 4 rifles at 200 metres (200 cm): no harm to a building',
    'wrg:building.2 wrg:R170 points = 6: 6 in all: destroyed on 5 or more',
    'wrg:building.2 destroyed = false: 10, not more than 10: it stands [building 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":false,"onFire":false}',
    '= the building stands',
  ]);
});

test('wrg:building.5 one destroyed by flame always burns', () => {
  expect(protocolOf(demolish, { fire: ['flame-thrower:1@40', 'molotov:1'], men: 3 }, 'building=6')).toEqual([
    'wrg:building.2 wrg:R63 flame-thrower = 8: 1 flame thrower at 40 metres: 8',
    'wrg:building.2 wrg:R171 molotov = 5: 1 molotov cocktail: 5 (house)',
    'wrg:building.2 wrg:R170 points = 13: 13 in all: any die destroys it',
    'wrg:building.2 destroyed = true: 19, more than 10: the building is destroyed [building 6]',
    'wrg:building.5 on-fire = true: destroyed by weapons that set it on fire: it is on fire',
    'wrg:identify.3 wrg:R173 men = 3: 3 men inside: first in the order of casualties; survivors leave next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":true,"lost":0}',
    '= the building is destroyed and on fire',
  ]);
});

test('wrg:building.3 off-table fire has 5 points, a satchel charge with it destroys it', () => {
  expect(protocolOf(demolish, { fire: ['off-table:2', 'satchel:1'], men: 2 }, 'building=6 fire=3')).toEqual([
    'wrg:building.3 wrg:R130 off-table = 5: off-table fire, 2 shares: 5',
    'wrg:building.2 wrg:R171 satchel = 5: 1 satchel charge: 5 (house)',
    'wrg:building.2 wrg:R170 points = 10: 10 in all: any die destroys it',
    'wrg:building.2 destroyed = true: 16, more than 10: the building is destroyed [building 6]',
    'wrg:building.4 on-fire = false: it is not on fire [fire 3]',
    'wrg:identify.3 wrg:R173 men = 2: 2 men inside: first in the order of casualties; survivors leave next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":false,"lost":0}',
    '= the building is destroyed and does not burn',
  ]);
});

test('wrg:R170 by option 2 each weapon throws a die of its own', () => {
  expect(
    protocolOf(demolish, { fire: ['afv-gun:2'], range: 100 }, 'building=2,3 fire=3', { 'wrg:R170': 2 }),
  ).toEqual([
    'wrg:building.2 afv-gun = 16: 2 AFV shell guns at 100 metres: 8 each, 16',
    'wrg:building.2 wrg:R170 destroyed = true: 2 AFV shell guns, a die for each: the building is destroyed [building 2,3]',
    'wrg:building.4 on-fire = false: it is not on fire [fire 3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":false}',
    '= the building is destroyed and does not burn',
  ]);
});

test('wrg:building.7 a satchel charge collapses a bunker on 2; who throws 5 gets out', () => {
  expect(
    protocolOf(demolish, { fire: ['satchel:1', 'rifle:4@50'], bunker: true, men: 3 }, 'bunker=2 man=4,5,6'),
  ).toEqual([
    'wrg:building.7 satchel = 1: 1 satchel charge: can collapse a bunker',
    'wrg:building.7 rifle = 0: 4 rifles: cannot collapse a bunker',
    'wrg:building.7 wrg:R174 collapsed = true: the bunker collapses [bunker 2]',
    'wrg:building.8 escape = 2: 2 of 3 men out, with small arms or radio only [man 4,5,6]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:building.8 > lose {"to":"inside","parts":{"men":1}}',
    'wrg:building.8 > add {"to":"inside","by":{"lostInPeriod":1,"lostInBattle":1}}',
    '{"collapsed":true,"lost":1}',
    '= the bunker collapses; 2 of 3 men get out',
  ]);
});

test('wrg:building.7 on 3 the bunker holds; wrg:R174 one die for all attacks', () => {
  expect(
    protocolOf(
      demolish,
      { fire: ['recoilless:2', 'gun:1'], range: 100, prepared: true, heavyShell: true },
      'bunker=3',
    ),
  ).toEqual([
    'wrg:building.6 prepared = true: prepared for defence, it counts as a bunker; wrecked, a bunker model may replace it',
    'wrg:building.7 recoilless = 2: 2 recoilless guns: can collapse a bunker',
    'wrg:building.7 gun = 1: 1 conventional gun: can collapse a bunker',
    'wrg:building.7 wrg:R174 collapsed = false: the bunker holds [bunker 3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"collapsed":false}',
    '= the bunker holds',
  ]);
});

test('wrg:R174 by option 2 a die for each attack', () => {
  expect(
    protocolOf(demolish, { fire: ['recoilless:2'], range: 100, bunker: true }, 'bunker=3,1', {
      'wrg:R174': 2,
    }),
  ).toEqual([
    'wrg:building.7 recoilless = 2: 2 recoilless guns: can collapse a bunker',
    'wrg:building.7 wrg:R174 collapsed = true: the bunker collapses [bunker 3,1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"collapsed":true}',
    '= the bunker collapses',
  ]);
});
