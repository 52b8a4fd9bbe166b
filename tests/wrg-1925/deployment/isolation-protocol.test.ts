import { expect, test } from 'vitest';
import { isolation } from '../../../rulesets/wrg-1925/deployment/isolation.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:figure.5 30 metres with one of the two standing is not isolated', () => {
  expect(protocolOf(isolation, { nearest: 30, prone: true })).toEqual([
    'wrg:figure.5 wrg:R60 figure = false: 30 metres to the nearest figure, and one of them stands: not isolated, the limit is 30 metres',
    '{"isolated":false}',
    '= the figure is not isolated',
  ]);
});

test('wrg:figure.5 beyond 10 metres with both prone is isolated', () => {
  expect(protocolOf(isolation, { nearest: 10.5, prone: true, otherProne: true, scale: '20mm' })).toEqual([
    'wrg:figure.5 wrg:R60 figure = true: 10.5 metres (1.05 in) to the nearest figure, and both are prone: isolated, the limit is 10 metres (1 in)',
    '{"isolated":true}',
    '= the figure is isolated',
  ]);
});

test('wrg:figure.6 nobody of the group near a leader: all of them are isolated', () => {
  expect(protocolOf(isolation, { men: 8, leaders: 1, nobodyNear: true })).toEqual([
    'wrg:figure.6 wrg:R60 near = 0: no men within reach of an officer or NCO: 30 metres of one who stands, 10 metres of a prone one',
    'wrg:figure.6 wrg:R108 isolated = 7: all are isolated from leaders, but for the leaders themselves: 7',
    '{"fromLeaders":7}',
    '= 7 of 8 figures isolated from leaders',
  ]);
});

test('wrg:figure.6 one man near a prone sergeant is enough', () => {
  expect(protocolOf(isolation, { men: 8, leaders: 1, leaderAt: ['40', '10p'] })).toEqual([
    'wrg:figure.6 wrg:R60 near = 1: 1 man within reach of an officer or NCO: 30 metres of one who stands, 10 metres of a prone one',
    'wrg:figure.6 wrg:R107 isolated = 0: nobody is isolated from leaders',
    '{"fromLeaders":0}',
    '= none of 8 figures isolated from leaders',
  ]);
});

test('wrg:figure.6 11 metres from a prone leader, 31 from one who stands: all are isolated', () => {
  expect(protocolOf(isolation, { men: 2, leaderAt: ['11p', '31'] })).toEqual([
    'wrg:figure.6 wrg:R60 near = 0: no men within reach of an officer or NCO: 30 metres of one who stands, 10 metres of a prone one',
    'wrg:figure.6 wrg:R107 isolated = 2: all are isolated from leaders: 2',
    '{"fromLeaders":2}',
    '= all of 2 figures isolated from leaders',
  ]);
});
