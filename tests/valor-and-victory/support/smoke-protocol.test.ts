import { expect, test } from 'vitest';
import { smoke } from '../../../rulesets/valor-and-victory/support/smoke.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.11 infantry places Smoke 1 for one smoke factor', () => {
  expect(protocolOf(smoke, { target: 'C4' })).toEqual([
    'vv:beyond.11 smoke = 1: Smoke 1 for 1 smoke factor: attacks into or through it are at +1',
    'vv:beyond.11 > put {"slot":"factors","is":{"":1}}',
    'vv:beyond.11 > put {"slot":"smoke","is":[{"where":"c4","marker":1}]}',
    'vv:beyond.11 > set {"to":"placer","of":"unit","is":{"smoked":true}}',
    '{"marker":1,"factors":1,"hexes":0,"direction":"none"}',
    '= Smoke 1 is placed',
  ]);
});

test('vv:beyond.11 a mortar places Smoke 2 for two of the factors of its side', () => {
  expect(protocolOf(smoke, { by: 'mortar', factors: 6, side: 'Axis', target: ' d5 ' })).toEqual([
    'vv:beyond.11 smoke = 2: Smoke 2 for 2 smoke factors: attacks into or through it are at +2',
    'vv:beyond.11 > put {"slot":"supply","is":{"axis":6}}',
    'vv:beyond.11 > put {"slot":"factors","is":{"axis":2}}',
    'vv:beyond.11 > put {"slot":"smoke","is":[{"where":"d5","marker":2}]}',
    'vv:beyond.11 > set {"to":"placer","of":"unit","is":{"marked":true}}',
    'vv:12.3a > set {"to":"placer","of":"unit","is":{"fired":true}}',
    '{"marker":2,"factors":2,"hexes":0,"direction":"none"}',
    '= Smoke 2 is placed',
  ]);
});

test('vv:beyond.21.7 a smoke barrage uses up no marker, and may fall elsewhere', () => {
  expect(protocolOf(smoke, { by: 'artillery' }, '6 4')).toEqual([
    'vv:beyond.21.7 no-marker = 0: a smoke barrage uses up no mission marker',
    'vv:beyond.21.4 accuracy = 2: scatters 2 hexes [accuracy 6]',
    'vv:beyond.21.4 direction = "straight down": falls 2 hexes off, straight down [direction 4]',
    'vv:beyond.11 smoke = 2: Smoke 2 for 2 smoke factors: attacks into or through it are at +2',
    'vv:beyond.11 > put {"slot":"factors","is":{"":2}}',
    'vv:beyond.11 > put {"slot":"smoke","is":[{"where":"","marker":2}]}',
    '{"marker":2,"factors":2,"hexes":2,"direction":"straight down"}',
    '= Smoke 2, 2 hexes off, straight down',
  ]);
});

test('vv:beyond.21.4 a smoke barrage is on target on a 4', () => {
  expect(protocolOf(smoke, { by: 'artillery' }, '4')).toEqual([
    'vv:beyond.21.7 no-marker = 0: a smoke barrage uses up no mission marker',
    'vv:beyond.21.4 accuracy = 0: on target [accuracy 4]',
    'vv:beyond.11 smoke = 2: Smoke 2 for 2 smoke factors: attacks into or through it are at +2',
    'vv:beyond.11 > put {"slot":"factors","is":{"":2}}',
    'vv:beyond.11 > put {"slot":"smoke","is":[{"where":"","marker":2}]}',
    '{"marker":2,"factors":2,"hexes":0,"direction":"none"}',
    '= Smoke 2, on target',
  ]);
});
