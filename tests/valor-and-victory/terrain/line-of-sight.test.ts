import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import { alongFault } from '../../../rulesets/valor-and-victory/terrain/line-of-sight.js';
import { TERRAIN } from '../../../rulesets/valor-and-victory/terrain/tables.js';
import { type Given, refusalOf, withDice } from '../../support/play.js';

/** What is said of the way, and what all of it adds to the dice. */
const way = (given: Given): string[] =>
  withDice(shoot, { attack: 12, ...given }, '3 4').steps.flatMap(({ id, clause, value, text }) =>
    id === 'points' ? [text] : id === 'apfp' ? [] : [`${clause} ${id} ${value}: ${text}`],
  );

test('vv:beyond.9.4 hindrances on the way, and a hexside that the line runs along, add up', () => {
  expect(way({ hindrances: 2, along: ['orchard/building/hedge', 'Hay-Stack / crops'] })).toEqual([
    'vv:beyond.9.4 hindrances 2: hindrances on the way: +2',
    'vv:beyond.9.4 along-1 2: along a hexside between orchard and building, with a hedge: +2',
    'vv:beyond.9.4 along-2 2: along a hexside between hay stack and crops: +2',
    'roll 7 +6 = 13 on row 11-18: no effect',
  ]);
});

/** What hexsides of one line come to, from the one nearest to those who fire. */
const alongAll = (along: string[], rulings = {}): number[] =>
  withDice(shoot, { attack: 12, along }, '3 4', rulings).steps.flatMap(({ id, value }) =>
    id.startsWith('along-') ? [value as number] : [],
  );

test('vv:beyond.9.4 once a line is hindered every further hindrance beside it counts', () => {
  expect(alongAll(['orchard/building', 'crops/open', 'open/open'])).toEqual([1, 1, 0]);
  expect(alongAll(['crops/open', 'open/building'])).toEqual([1, 0]);
  expect(alongAll(['crops/open', 'orchard/open'])).toEqual([0, 0]);
  expect(alongAll(['open/open/hedge', 'orchard/open'])).toEqual([1, 1]);
  expect(alongAll(['open/building', 'desert/open'])).toEqual([0, 0]);
});

test('vv:beyond.9.4 terrain that blocks on both sides does so wherever along the line it lies', () => {
  expect(
    refusalOf(shoot, { attack: 12, along: ['building/open', 'open/open', 'orchard/woods'] }).message,
  ).toBe('No line of sight along that hexside: building and woods on both sides.');
});

test('(vv:11.5) smoke beside the line is a hindrance of its number', () => {
  expect(alongAll(['smoke-2/building'])).toEqual([2]);
  expect(alongAll(['smoke-2/open'])).toEqual([0]);
  expect(alongAll(['smoke-1/woods', 'crops/open'])).toEqual([1, 1]);
});

test('vv:R55 two hindrances that face each other are the first +1 together; option 2: each counts', () => {
  expect(alongAll(['orchard/crops'])).toEqual([1]);
  expect(alongAll(['orchard/open', 'open/crops', 'crops/hay-stack'])).toEqual([0, 1, 2]);
  expect(alongAll(['orchard/crops'], { 'vv:R55': 2 })).toEqual([2]);
  expect(alongAll(['orchard/crops', 'open/building'], { 'vv:R55': 2 })).toEqual([2, 0]);
  expect(alongAll(['orchard/crops', 'open/building'])).toEqual([2, 0]);
});

test('vv:beyond.9.4 with one side in the open the line is free, but for what stands on the hexside', () => {
  expect(way({ along: ['open/building'] })).toEqual([
    'vv:beyond.9.4 along-1 0: along a hexside between open and building: free',
    'roll of 7 on row 11-18: 2 Casualty Points',
  ]);
  expect(way({ along: ['open/orchard/wall'] })).toEqual([
    'vv:beyond.9.4 along-1 2: along a hexside between open and orchard, with a wall: +2',
    'roll 7 +2 = 9 on row 11-18: no effect',
  ]);
});

test.each([
  ['building/woods', 'building and woods on both sides'],
  ['jungle/hill', 'jungle and hill on both sides'],
  ['open/open/hedgerow', 'a hedgerow'],
])('vv:beyond.9.4 no line of sight along %s', (along, why) => {
  expect(refusalOf(shoot, { attack: 12, along: [along] })).toMatchObject({
    clause: 'vv:beyond.9.4',
    message: `No line of sight along that hexside: ${why}.`,
  });
});

test('the hexside of a line is typed as the terrain on both sides, and what stands on it', () => {
  const takes = 'the terrain on both sides of the hexside, and what stands on it: orchard/building/hedge';
  expect(['open/woods', 'Open / Woods / Hedge'].map(alongFault)).toEqual([undefined, undefined]);
  expect(alongFault('open')).toEqual({ takes });
  expect(alongFault('open/woods/hedge/wall')).toEqual({ takes });
  expect(alongFault('open/wods')).toEqual({ takes, word: ['wods', [...TERRAIN, 'smoke-1', 'smoke-2']] });
  expect(alongFault('open/woods/fence')).toEqual({ takes, word: ['fence', ['wall', 'hedge', 'hedgerow']] });
});

test('vv:beyond.14.5 the cover of a hex may be typed, and a hedge that is crossed adds to it from afar', () => {
  expect(way({ cover: 2, hexside: 'hedge', range: 2 })).toEqual([
    'vv:beyond.14.5 cover-terrain 2: cover of the hex: +2',
    'vv:10.10 cover-hexside 1: hedge: +1',
    'roll 7 +3 = 10 on row 11-18: no effect',
  ]);
  expect(way({ terrain: 'hay-stack', assaultMove: true, smoke: 1 })).toEqual([
    'vv:10.8 cover-terrain 1: hay stack: +1',
    'vv:beyond.6.31 assault-move 1: assault move: +1',
    'vv:11.5 smoke 1: smoke: +1',
    'roll 7 +3 = 10 on row 11-18: no effect',
  ]);
});
