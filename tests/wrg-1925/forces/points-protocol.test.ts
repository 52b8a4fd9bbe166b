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

test('wrg:points.12 wrg:points.14 wrg:points.16 wrg:points.17 AFVs are paid for with what is in them, and have to be commanded', () => {
  expect(
    protocolOf(points, {
      item: [
        'afv 25, afv-gun, 2 x mg-turret; sgt, smg, grenades; smg; 2 x pistol',
        'afv 10.5, flail; lcpl, smg, grenades; smg',
      ],
      limit: 300,
    }),
  ).toEqual([
    'wrg:points.3 man = 60: 6 men at 10, 60 points',
    'wrg:points.4 wrg:R9 sgt = 15: 1 sergeant at 15 points',
    'wrg:points.4 wrg:R9 lcpl = 5: 1 lance corporal at 5 points',
    'wrg:points.8 pistol = 0: 2 pistols at no cost',
    'wrg:points.6 smg = 20: 4 SMGs at 5, 20 points',
    'wrg:points.7 grenade = 4: 2 men with grenades at 2, 4 points',
    'wrg:points.10 wrg:R10 mg-turret = 60: 2 turret MGs at 30, 60 points',
    'wrg:points.11 wrg:R10 afv-gun = 50: 1 AFV gun at 50 points',
    'wrg:points.14 wrg:R121 flail = 0: 1 flail at no cost (house)',
    'wrg:points.12 afv = 125: 1 AFV of 25 tons at 125 points',
    'wrg:points.14 crew = 4: its weapons and crew of 4 are paid for besides',
    'wrg:points.12 wrg:R119 afv = 52.5: 1 AFV of 10.5 tons at 52.5 points',
    'wrg:points.14 crew = 2: its weapons and crew of 2 are paid for besides',
    'wrg:scale.5 group = 391.5: the group: 6 men led by a sergeant, 391.5 points',
    'wrg:points.16 commanders = false: 2 AFVs: commanded by a sergeant and a lance corporal, and should be by a sergeant and a corporal',
    'wrg:points.17 crew-arms = true: each AFV crew has its 2 SMGs, and grenades for one man',
    'wrg:points.1 total = 391.5: 391.5 points in all, 91.5 more than the 300 agreed',
    '{"points":391.5,"left":-91.5}',
    '= 391.5 points: 91.5 more than the 300 agreed',
  ]);
});

test('wrg:points.13 wrg:points.15 soft vehicles and mounts, and a crew that is not listed', () => {
  expect(protocolOf(points, { item: ['2 x soft 3; man', 'motorcycle', '3 x horse', 'soft 1'] })).toEqual([
    'wrg:points.3 man = 20: 2 men at 10, 20 points',
    'wrg:points.8 pistol = 0: 2 pistols at no cost',
    'wrg:points.13 soft = 40: 2 soft vehicles for 3 tons at 20, 40 points',
    'wrg:points.14 crew = 1: their crew of 1 are paid for besides',
    'wrg:points.15 wrg:R11 motorcycle = 10: 1 motorcycle at 10 points',
    'wrg:points.15 wrg:R11 horse = 15: 3 horses at 5, 15 points',
    'wrg:points.13 soft = 10: 1 soft vehicle for 1 ton at 10 points',
    'wrg:points.14 crew = 0: its crew is not listed: it is paid for besides, as men',
    'wrg:scale.5 group = 95: the group: 2 men without an officer or NCO, 95 points',
    'wrg:points.1 total = 95: 95 points in all',
    '{"points":95}',
    '= 95 points',
  ]);
});

test('wrg:option.9 wrg:option.10 wrg:option.11 wrg:option.12 wrg:R58 the works of a defender, each by its pieces', () => {
  expect(
    protocolOf(points, {
      defender: true,
      item: ['2 x mg-tripod, emplaced', 'afv 10; cpl, smg, grenades; smg'],
      defence: ['2 x bunker 2', 'ap-mines 21 x 10', 'wire 10', '2 x fougasse', 'trip-flare', 'command-mine'],
    }),
  ).toEqual([
    'wrg:points.3 man = 20: 2 men at 10, 20 points',
    'wrg:points.4 wrg:R9 cpl = 10: 1 corporal at 10 points',
    'wrg:points.6 smg = 10: 2 SMGs at 5, 10 points',
    'wrg:points.7 grenade = 2: 1 man with grenades at 2 points',
    'wrg:points.10 mg-tripod = 60: 2 tripod or wheeled MGs at 30, 60 points',
    'wrg:points.12 afv = 50: 1 AFV of 10 tons at 50 points',
    'wrg:points.14 crew = 2: its crew of 2 are paid for besides',
    'wrg:scale.5 group = 152: the group: 2 men led by a corporal, 152 points',
    'wrg:option.4 wrg:R13 doubled = 304: of the defender, times 2, 304 points',
    'wrg:points.16 commanders = true: 1 AFV: commanded as it should be, by a corporal',
    'wrg:points.17 crew-arms = true: each AFV crew has its 2 SMGs, and grenades for one man',
    'wrg:option.6 bunker = 60: 2 times a bunker for 3 men at 10, 60 points',
    'wrg:option.10 wrg:R58 ap-mines = 50: anti-personnel mines, 21 metres by 10, 10 times 5 metres at 5, 50 points',
    'wrg:option.10 wrg:R58 wire = 4: wire, 10 metres by 5, 2 times 5 metres at 2, 4 points',
    'wrg:option.11 fougasse = 20: 2 times a fougasse at 10, 20 points',
    'wrg:option.12 trip-flare = 3: a trip flare at 3 points',
    'wrg:option.11 wrg:R11 command-mine = 10: a command detonated mine at 10 points',
    'wrg:option.9 wrg:R123 emplacement = 30: 2 emplacements, 50 per cent of 30 points each, 30 points',
    'wrg:victor.6 single = 152: its troops at single values, as victory takes them: 152 points',
    'wrg:points.1 total = 481: 481 points in all',
    '{"points":481}',
    '= 481 points',
  ]);
});

test('wrg:figure.2 wrg:R186 of large figures a man place in a trench is wider', () => {
  expect(protocolOf(points, { defender: true, defence: ['trench 100 mm'], scale: '54mm' })).toEqual([
    'wrg:figure.2 wrg:R186 man-place = 50: a man place in a trench is the front of a base, 50mm',
    'wrg:option.8 wrg:R186 trench = 10: 100mm of trench, 2 times 50mm at 5, 10 points',
    'wrg:points.1 total = 10: 10 points in all',
    '{"points":10}',
    '= 10 points',
  ]);
});

test('wrg:R186 by option 2 it is not', () => {
  expect(
    protocolOf(points, { defender: true, defence: ['trench 100 mm'], scale: '54mm' }, '', { 'wrg:R186': 2 }),
  ).toEqual([
    'wrg:figure.2 wrg:R186 man-place = 25: a man place in a trench is the front of a base, 25mm',
    'wrg:option.8 wrg:R186 trench = 20: 100mm of trench, 4 times 25mm at 5, 20 points',
    'wrg:points.1 total = 20: 20 points in all',
    '{"points":20}',
    '= 20 points',
  ]);
});

test('wrg:R58 by option 2 a belt is paid for by its length', () => {
  expect(protocolOf(points, { defender: true, defence: ['at-mines 20 x 10'] }, '', { 'wrg:R58': 2 })).toEqual(
    [
      'wrg:option.10 wrg:R58 at-mines = 40: anti-tank mines, 20 metres by 10, 4 times 5 metres at 10, 40 points',
      'wrg:points.1 total = 40: 40 points in all',
      '{"points":40}',
      '= 40 points',
    ],
  );
});

test('wrg:option.1 wrg:R125 doubled fire is twice as dear, for effect in one area', () => {
  expect(protocolOf(points, { offTable: ['2 periods, doubled', '1 period trebled'] })).toEqual([
    'wrg:option.1 wrg:R125 off-table = 200: off-table fire for 2 periods, doubled, at 50, 200 points: 50 effect points in one area',
    'wrg:option.1 wrg:R125 off-table = 150: off-table fire for 1 period, trebled, at 50, 150 points: 75 effect points in one area',
    'wrg:points.1 total = 350: 350 points in all',
    '{"points":350}',
    '= 350 points',
  ]);
});

test('wrg:R125 by option 2 for as many areas', () => {
  expect(protocolOf(points, { offTable: ['2 periods, doubled'], limit: 100 }, '', { 'wrg:R125': 2 })).toEqual(
    [
      'wrg:option.1 wrg:R125 off-table = 200: off-table fire for 2 periods, doubled, at 50, 200 points: 2 areas of 25 effect points',
      'wrg:points.1 total = 200: 200 points in all, 100 more than the 100 agreed',
      '{"points":200,"left":-100}',
      '= 200 points: 100 more than the 100 agreed',
    ],
  );
});

test('wrg:option.9 wrg:R123 by option 2 each sort of heavy weapon is emplaced for a share of its doubled points', () => {
  expect(
    protocolOf(
      points,
      {
        defender: true,
        item: ['afv 10, mg-turret; cpl, smg, grenades; smg', 'mg-tripod, 2 x gun, emplaced'],
      },
      '',
      { 'wrg:R123': 2 },
    ),
  ).toEqual([
    'wrg:points.3 man = 20: 2 men at 10, 20 points',
    'wrg:points.4 wrg:R9 cpl = 10: 1 corporal at 10 points',
    'wrg:points.6 smg = 10: 2 SMGs at 5, 10 points',
    'wrg:points.7 grenade = 2: 1 man with grenades at 2 points',
    'wrg:points.10 mg-tripod = 30: 1 tripod or wheeled MG at 30 points',
    'wrg:points.11 gun = 100: 2 anti-tank guns at 50, 100 points',
    'wrg:points.10 wrg:R10 mg-turret = 30: 1 turret MG at 30 points',
    'wrg:points.12 afv = 50: 1 AFV of 10 tons at 50 points',
    'wrg:points.14 crew = 2: its weapons and crew of 2 are paid for besides',
    'wrg:scale.5 group = 252: the group: 2 men led by a corporal, 252 points',
    'wrg:option.4 wrg:R13 doubled = 504: of the defender, times 2, 504 points',
    'wrg:points.16 commanders = true: 1 AFV: commanded as it should be, by a corporal',
    'wrg:points.17 crew-arms = true: each AFV crew has its 2 SMGs, and grenades for one man',
    'wrg:option.9 wrg:R123 emplacement = 30: 1 emplacement, 50 per cent of 60 points each, 30 points',
    'wrg:option.9 wrg:R123 emplacement = 100: 2 emplacements, 50 per cent of 100 points each, 100 points',
    'wrg:victor.6 single = 252: its troops at single values, as victory takes them: 252 points',
    'wrg:points.1 total = 634: 634 points in all',
    '{"points":634}',
    '= 634 points',
  ]);
});
