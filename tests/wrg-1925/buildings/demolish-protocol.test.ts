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

test('wrg:building.3 off-table fire alone takes a 6', () => {
  expect(protocolOf(demolish, { fire: ['off-table:1'], men: 1 }, 'building=6 fire=2')).toEqual([
    'wrg:building.3 wrg:R130 off-table = 5: off-table fire: 5',
    'wrg:building.2 wrg:R170 points = 5: 5 in all: destroyed on 6',
    'wrg:building.2 destroyed = true: 11, more than 10: the building is destroyed [building 6]',
    'wrg:building.4 on-fire = true: the building is on fire [fire 2]',
    'wrg:identify.3 wrg:R173 men = 1: 1 man inside: first in the order of casualties; survivors leave next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":true,"lost":0}',
    '= the building is destroyed and on fire',
  ]);
});

test('wrg:building.2 of who is in a building that stands nobody is lost', () => {
  expect(protocolOf(demolish, { fire: ['molotov:1'], men: 2 }, 'building=5')).toEqual([
    'wrg:building.2 wrg:R171 molotov = 5: 1 molotov cocktail: 5 (house)',
    'wrg:building.2 wrg:R170 points = 5: 5 in all: destroyed on 6',
    'wrg:building.2 destroyed = false: 10, not more than 10: it stands [building 5]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":false,"onFire":false,"lost":0}',
    '= the building stands',
  ]);
});

test('wrg:building.2 what has one point destroys nothing, whatever is thrown', () => {
  expect(protocolOf(demolish, { fire: ['one-man:1@400'] }, 'building=6')).toEqual([
    'wrg:building.2 one-man = 1: 1 one-man anti-tank weapon at 400 metres: 1',
    'wrg:building.2 wrg:R170 points = 1: 1 in all: no die destroys it',
    'wrg:building.2 destroyed = false: 7, not more than 10: it stands [building 6]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":false,"onFire":false}',
    '= the building stands',
  ]);
});

test('wrg:R62 a mortar that is too near does no harm, the gun beside it does', () => {
  expect(
    protocolOf(
      demolish,
      { fire: ['mortar-81mm:1@100', 'light-gun:2@100'], name: 'Reds' },
      'building=6 fire=3',
    ),
  ).toEqual([
    'wrg:building.1 wrg:R62 mortar-81mm = 0: 1 3in or 81mm mortar at 100 metres: no effect this near',
    'wrg:building.2 light-gun = 6: 2 AFV guns under 75mm at 100 metres: 3 each, 6',
    'wrg:building.2 wrg:R170 points = 6: 6 in all: destroyed on 5 or more',
    'wrg:building.2 destroyed = true: 12, more than 10: the building is destroyed [building 6]',
    'wrg:building.4 on-fire = false: it is not on fire [fire 3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"breaker","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"breaker","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"breaker","is":{"armsFired":["mortar-81mm:1","light-gun:2"]}}',
    'wrg:fire.4 > add {"to":"breaker","by":{"menFired":3}}',
    '{"destroyed":true,"onFire":false}',
    '= the building is destroyed and does not burn',
  ]);
});

test('wrg:R172 machine guns of vehicles harm a building, and set it on fire', () => {
  expect(protocolOf(demolish, { fire: ['mg-turret:1@100'] }, 'building=1')).toEqual([
    'wrg:building.2 wrg:R172 mg-turret = 10: 1 turret MG or automatic gun at 100 metres: 10',
    'wrg:building.2 wrg:R170 points = 10: 10 in all: any die destroys it',
    'wrg:building.2 destroyed = true: 11, more than 10: the building is destroyed [building 1]',
    'wrg:building.5 on-fire = true: destroyed by weapons that set it on fire: it is on fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":true}',
    '= the building is destroyed and on fire',
  ]);
});

test('wrg:R190 most of the points are those of the launchers: it burns', () => {
  expect(protocolOf(demolish, { fire: ['grenade-launcher:2@50', 'gun:1@50'] }, 'building=1')).toEqual([
    'wrg:building.2 grenade-launcher = 8: 2 grenade launchers at 50 metres: 4 each, 8',
    'wrg:building.2 gun = 3: 1 conventional gun at 50 metres: 3',
    'wrg:building.2 wrg:R170 points = 11: 11 in all: any die destroys it',
    'wrg:building.2 destroyed = true: 12, more than 10: the building is destroyed [building 1]',
    'wrg:building.4 wrg:R190 cause = "other": most of it: weapons that set it on fire',
    'wrg:building.5 on-fire = true: destroyed by weapons that set it on fire: it is on fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":true}',
    '= the building is destroyed and on fire',
  ]);
});

test('wrg:R190 most of them are those of the guns: it burns on 2 alone', () => {
  expect(protocolOf(demolish, { fire: ['grenade-launcher:1@50', 'gun:2@50'] }, 'building=1 fire=3')).toEqual([
    'wrg:building.2 grenade-launcher = 4: 1 grenade launcher at 50 metres: 4',
    'wrg:building.2 gun = 6: 2 conventional guns at 50 metres: 3 each, 6',
    'wrg:building.2 wrg:R170 points = 10: 10 in all: any die destroys it',
    'wrg:building.2 destroyed = true: 11, more than 10: the building is destroyed [building 1]',
    'wrg:building.4 wrg:R190 cause = "anti-tank-gun": most of it: anti-tank gun fire',
    'wrg:building.4 on-fire = false: it is not on fire [fire 3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":false}',
    '= the building is destroyed and does not burn',
  ]);
});

test('wrg:R190 by option 2 whatever burns more readily tells', () => {
  expect(
    protocolOf(demolish, { fire: ['grenade-launcher:1@50', 'gun:2@50'] }, 'building=1', { 'wrg:R190': 2 }),
  ).toEqual([
    'wrg:building.2 grenade-launcher = 4: 1 grenade launcher at 50 metres: 4',
    'wrg:building.2 gun = 6: 2 conventional guns at 50 metres: 3 each, 6',
    'wrg:building.2 wrg:R170 points = 10: 10 in all: any die destroys it',
    'wrg:building.2 destroyed = true: 11, more than 10: the building is destroyed [building 1]',
    'wrg:building.4 wrg:R190 cause = "other": burning most readily: weapons that set it on fire',
    'wrg:building.5 on-fire = true: destroyed by weapons that set it on fire: it is on fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":true,"onFire":true}',
    '= the building is destroyed and on fire',
  ]);
});

test('wrg:R170 by option 2 no gun by itself destroys it', () => {
  expect(protocolOf(demolish, { fire: ['gun:2@50'] }, 'building=6,6', { 'wrg:R170': 2 })).toEqual([
    'wrg:building.2 gun = 6: 2 conventional guns at 50 metres: 3 each, 6',
    'wrg:building.2 wrg:R170 destroyed = false: 2 conventional guns, a die for each: it stands [building 6,6]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"destroyed":false,"onFire":false}',
    '= the building stands',
  ]);
});

test('wrg:R62 a recoilless gun that is too near attacks no bunker', () => {
  expect(
    protocolOf(demolish, { fire: ['recoilless:1@10', 'satchel:1'], bunker: true, men: 1 }, 'bunker=1 man=5'),
  ).toEqual([
    'wrg:building.7 wrg:R62 recoilless = 0: 1 recoilless gun: no effect this near',
    'wrg:building.7 satchel = 1: 1 satchel charge: can collapse a bunker',
    'wrg:building.7 wrg:R174 collapsed = true: the bunker collapses [bunker 1]',
    'wrg:building.8 escape = 1: 1 of 1 man out, with small arms or radio only [man 5]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:building.8 > set {"to":"inside","of":"gun","is":{"pieces":0}}',
    'wrg:building.8 > set {"to":"inside","is":{"cover":null}}',
    '{"collapsed":true,"lost":0}',
    '= the bunker collapses; 1 of 1 man get out',
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
    'wrg:building.8 > set {"to":"inside","of":"gun","is":{"pieces":0}}',
    'wrg:building.8 > set {"to":"inside","is":{"cover":null}}',
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
