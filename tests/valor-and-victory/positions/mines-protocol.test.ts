import { expect, test } from 'vitest';
import { mines } from '../../../rulesets/valor-and-victory/positions/mines.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:20.7 of three units that enter a minefield those with 3 or less are eliminated', () => {
  expect(protocolOf(mines, { units: 3 }, '3 4 1')).toEqual([
    'vv:20.7 mines = 2: eliminated on 3 or less: 2 of 3 [mines 3,4,1]',
    'vv:20.7 > set {"to":{"whose":"aboard","is":["entering",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:20.7 > set {"to":["entering",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:20.7 > set {"to":{"whose":"aboard","is":["entering",3]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:20.7 > set {"to":["entering",3],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:20.7 > set {"to":"entering","of":"unit","is":{"mined":true}}',
    '{"eliminated":2}',
    '= 2 units of 3 eliminated',
  ]);
});

test('vv:beyond.20.7 a hidden minefield is revealed, and may spare who enters it', () => {
  expect(protocolOf(mines, { units: 1, hidden: true }, '4')).toEqual([
    'vv:beyond.20.7 revealed = true: the hidden minefield, written down before, is revealed and stays on the map',
    'vv:20.7 mines = 0: eliminated on 3 or less: 0 of 1 [mines 4]',
    'vv:20.7 > set {"to":"entering","of":"unit","is":{"mined":true}}',
    '{"eliminated":0}',
    '= no units of 1 eliminated',
  ]);
});
