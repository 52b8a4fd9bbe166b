import { expect, test } from 'vitest';
import { sniper } from '../../../rulesets/valor-and-victory/support/sniper.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.17.5 a sniper does what his die is above the cover; without his cover nobody looks for him', () => {
  expect(protocolOf(sniper, { terrain: 'woods', range: 6 }, '5')).toEqual([
    'vv:10.5 cover-terrain = 2: woods: +2',
    'vv:beyond.17.5 points = 3: 5 against cover and hindrances of 2: 3 Casualty Points [sniper 5]',
    'vv:beyond.17.6 check = false: if an unpinned unit is left: a check, --check-only with --own-cover',
    'vv:beyond.17.2 > set {"to":"sniped","of":"unit","is":{"sniperDue":null}}',
    'vv:14.61a > add {"to":"sniped","of":"unit","by":{"points":3}}',
    'vv:14.61a > set {"to":"sniped","of":"unit","is":{"pointsBy":"fire"}}',
    '{"casualtyPoints":3,"sniperEliminated":false}',
    '= 3 Casualty Points on the hex',
  ]);
});

test('vv:beyond.17.6 above the cover of his hex the check eliminates the sniper', () => {
  expect(
    protocolOf(
      sniper,
      { terrain: 'building', smoke: 1, ownCover: 3, side: 'Axis', opportunity: true },
      '4 4',
    ),
  ).toEqual([
    'vv:beyond.17.5 opportunity = true: opportunity fire: its only one of this turn',
    'vv:10.4 cover-terrain = 3: building: +3',
    'vv:11.5 smoke = 1: smoke: +1',
    'vv:beyond.17.5 points = 0: 4 against cover and hindrances of 4: no effect [sniper 4]',
    'vv:beyond.17.6 check = true: elimination check, above 3: 4, the sniper is eliminated [check 4]',
    'vv:beyond.17.5 > put {"slot":"snipers","is":{"axis":{"gone":true}}}',
    '{"casualtyPoints":0,"sniperEliminated":true}',
    '= no effect; the sniper is eliminated',
  ]);
});

test('vv:beyond.17.6 only pinned units look for no sniper', () => {
  expect(protocolOf(sniper, { terrain: 'open', pinnedOnly: true, hindrances: 1 }, '6')).toEqual([
    'vv:beyond.9.4 hindrances = 1: hindrances on the way: +1',
    'vv:beyond.17.5 points = 5: 6 against cover and hindrances of 1: 5 Casualty Points [sniper 6]',
    'vv:beyond.17.6 check = false: only pinned units in the hex: no elimination check',
    'vv:beyond.17.2 > set {"to":"sniped","of":"unit","is":{"sniperDue":null}}',
    'vv:14.61a > add {"to":"sniped","of":"unit","by":{"points":5}}',
    'vv:14.61a > set {"to":"sniped","of":"unit","is":{"pointsBy":"fire"}}',
    '{"casualtyPoints":5,"sniperEliminated":false}',
    '= 5 Casualty Points on the hex',
  ]);
});

test('vv:beyond.17.6 the check alone: at the cover of his hex he stays', () => {
  expect(protocolOf(sniper, { checkOnly: true, ownCover: 3, side: 'Axis' }, '3')).toEqual([
    'vv:beyond.17.6 check = false: elimination check, above 3: 3, it stays [check 3]',
    'vv:beyond.17.5 > put {"slot":"snipers","is":{"axis":{"cover":3}}}',
    '{"casualtyPoints":0,"sniperEliminated":false}',
    '= the sniper stays',
  ]);
});

test('vv:beyond.17.5 the game remembers where a sniper is, and that he has fired at movers', () => {
  expect(
    protocolOf(sniper, { hexside: 'wall', range: 1, ownCover: 2, side: 'Axis', opportunity: true }, '2 1'),
  ).toEqual([
    'vv:beyond.17.5 opportunity = true: opportunity fire: its only one of this turn',
    'vv:10.10 vv:R49 cover-hexside = 0: wall between adjacent hexes: +0',
    'vv:beyond.17.5 points = 2: 2 against cover and hindrances of 0: 2 Casualty Points [sniper 2]',
    'vv:beyond.17.6 check = false: elimination check, above 2: 1, it stays [check 1]',
    'vv:14.61a > add {"to":"sniped","of":"unit","by":{"points":2}}',
    'vv:14.61a > set {"to":"sniped","of":"unit","is":{"pointsBy":"fire"}}',
    'vv:beyond.17.5 > put {"slot":"snipers","is":{"axis":{"cover":2,"fired":true}}}',
    '{"casualtyPoints":2,"sniperEliminated":false}',
    '= 2 Casualty Points on the hex; the sniper stays',
  ]);
});
