import { expect, test } from 'vitest';
import { valourCheck } from '../../../rulesets/valor-and-victory/valour/valour-check.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.16.2 squads pass on their Casualty Rating, a leader on 6', () => {
  expect(
    protocolOf(
      valourCheck,
      { unit: ['2xsquad:4-6-5', 'leader:-1'] },
      'valour-1=2,3 valour-2=3,3 valour-3=3,3',
    ),
  ).toEqual([
    'vv:beyond.16.2 valour-1 = true: squad 4-6-5 (1), 5 or less: 5, valorous [valour-1 2,3]',
    'vv:beyond.16.2 valour-2 = false: squad 4-6-5 (2), 5 or less: 6, no change [valour-2 3,3]',
    'vv:beyond.16.2 valour-3 = true: leader -1 (3), 6 or less: 6, valorous [valour-3 3,3]',
    'vv:beyond.16.2 > set {"to":"checked","of":"unit","is":{"valourCheck":"made"}}',
    'vv:beyond.16.2 > set {"to":["checked",1],"of":"unit","is":{"valorous":true}}',
    'vv:beyond.16.2 > set {"to":["checked",3],"of":"unit","is":{"valorous":true}}',
    '{"valorous":2}',
    '= 2 of 3 valorous now',
  ]);
});

test('vv:beyond.16.2 a half squad fails above its Casualty Rating, a leader above 6', () => {
  expect(
    protocolOf(valourCheck, { unit: ['half-squad:2-6-2', 'leader:-1'] }, 'valour-1=1,2 valour-2=3,4'),
  ).toEqual([
    'vv:beyond.16.2 valour-1 = false: half squad 2-6-2 (1), 2 or less: 3, no change [valour-1 1,2]',
    'vv:beyond.16.2 valour-2 = false: leader -1 (2), 6 or less: 7, no change [valour-2 3,4]',
    'vv:beyond.16.2 > set {"to":"checked","of":"unit","is":{"valourCheck":"made"}}',
    '{"valorous":0}',
    '= none of 2 valorous now',
  ]);
});
