import { expect, test } from 'vitest';
import { points } from '../../../rulesets/wrg-1925/forces/points.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:points.1 a small section', () => {
  expect(
    protocolOf(points, { item: ['cpl, smg, grenades', 'lcpl, lmg-belt', '6 x rifle, grenades'], limit: 250 }),
  ).toEqual([
    'wrg:points.3 man = 80: 8 men at 10, 80 points',
    'wrg:points.4 wrg:R9 cpl = 10: 1 corporal at 10 points',
    'wrg:points.4 wrg:R9 lcpl = 5: 1 lance corporal at 5 points',
    'wrg:points.6 rifle = 30: 6 rifles at 5, 30 points',
    'wrg:points.6 smg = 5: 1 SMG at 5 points',
    'wrg:points.6 lmg-belt = 20: 1 belt fed LMG at 20 points',
    'wrg:points.7 grenade = 14: 7 men with grenades at 2, 14 points',
    'wrg:scale.5 group = 164: the group: 8 men led by a corporal, 164 points',
    'wrg:points.1 total = 164: 164 points in all, within the 250 agreed, 86 left',
    '{"points":164,"left":86}',
    '= 164 points: within the 250 agreed, 86 left',
  ]);
});

test('wrg:option.4 the troops of a defender count double, his defences single', () => {
  expect(
    protocolOf(points, {
      item: ['officer, pistol', '3 x smg'],
      defence: ['bunker 5', 'trench 100 mm'],
      defender: true,
      offTable: ['3 periods'],
    }),
  ).toEqual([
    'wrg:points.3 man = 40: 4 men at 10, 40 points',
    'wrg:points.4 wrg:R9 officer = 25: 1 officer at 25 points',
    'wrg:points.8 pistol = 0: 1 pistol at no cost',
    'wrg:points.6 smg = 15: 3 SMGs at 5, 15 points',
    'wrg:scale.5 group = 80: the group: 4 men led by an officer, 80 points',
    'wrg:option.4 wrg:R13 doubled = 160: of the defender, times 2, 160 points',
    'wrg:option.6 bunker = 50: a bunker for 5 men at 10, 50 points',
    'wrg:figure.2 man-place = 25: a man place in a trench is the front of a base, 25mm',
    'wrg:option.8 trench = 20: 100mm of trench, 4 times 25mm at 5, 20 points',
    'wrg:option.1 off-table = 150: off-table fire for 3 periods, at 50, 150 points',
    'wrg:victor.6 single = 80: its troops at single values, as victory takes them: 80 points',
    'wrg:points.1 total = 380: 380 points in all',
    '{"points":380}',
    '= 380 points',
  ]);
});

test('wrg:option.3 air landed troops cost half as much again', () => {
  expect(protocolOf(points, { item: ['4 x rifle'], starts: 'air-landed' })).toEqual([
    'wrg:points.3 man = 40: 4 men at 10, 40 points',
    'wrg:points.6 rifle = 20: 4 rifles at 5, 20 points',
    'wrg:scale.5 group = 60: the group from the air: 4 men without an officer or NCO, 60 points',
    'wrg:option.3 wrg:R119 air-landed = 90: air landed, 50 per cent more, 90 points',
    'wrg:points.1 total = 90: 90 points in all',
    '{"points":90}',
    '= 90 points',
  ]);
});
