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
    'vv:beyond.9.4 along-2 1: along a hexside between hay stack and crops: +1',
    'roll 7 +5 = 12 on row 11-18: no effect',
  ]);
});

test('vv:beyond.9.4 with one side in the open the line is free, but for what stands on the hexside', () => {
  expect(way({ along: ['open/building'] })).toEqual([
    'vv:beyond.9.4 along-1 0: along a hexside between open and building: free',
    'roll of 7 on row 11-18: 2 Casualty Points',
  ]);
  expect(way({ along: ['open/orchard/wall'] })).toEqual([
    'vv:beyond.9.4 along-1 1: along a hexside between open and orchard, with a wall: +1',
    'roll 7 +1 = 8 on row 11-18: 1 Casualty Point',
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
  expect(alongFault('open/wods')).toEqual({ takes, word: ['wods', TERRAIN] });
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
