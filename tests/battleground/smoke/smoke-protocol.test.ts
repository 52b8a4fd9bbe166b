import { expect, test } from 'vitest';
import { smoke } from '../../../rulesets/battleground/smoke/smoke.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:smoke.1 bg:smoke.3 infantry lays a line of smoke in place of its shot', () => {
  expect(protocolOf(smoke, { range: 12, where: 'by the mill' })).toEqual([
    'bg:smoke.1 line = 6: a solid line of smoke 6 in long, up to 12 in away, in place of shooting; units named before the game',
    'bg:smoke.3 lasts = 2: thins in the next special actions phase, gone in the one after; it blocks all fire till then',
    'bg:smoke.1 > set {"to":"unit","of":"infantry","is":{"hasShot":true}}',
    'bg:move.7 > set {"to":"unit","of":"infantry","is":{"ran":null},"at":"card"}',
    'bg:smoke.3 > put {"slot":"clouds","is":[{"what":"smoke","by":"infantry","where":"by the mill","phases":2}]}',
    '{"phases":2}',
    '= smoke, 6 in long; gone after the second special actions phase',
  ]);
});

test('bg:smoke.4 artillery smoke drifts like a blast', () => {
  expect(protocolOf(smoke, { artillery: true }, 'first=5 second=3')).toEqual([
    'bg:smoke.4 circle = 4: a solid circle of smoke, 4 in across',
    'bg:art.3 drift = 2: drifts 2 in, from the second die towards the first [first 5] [second 3]',
    'bg:smoke.4 lasts = 2: thins in the next special actions phase, gone in the one after; it blocks all fire till then',
    'bg:smoke.3 > put {"slot":"clouds","is":[{"what":"smoke","by":"artillery","where":"","phases":2}]}',
    '{"drift":2,"phases":2}',
    '= smoke, 4 in across, drifts 2 in; gone after the second special actions phase',
  ]);
});

test('bg:smoke.4 bg:R114 delivered in a special actions phase it counts from the next turn', () => {
  expect(protocolOf(smoke, { artillery: true, specialActions: true }, 'first=2 second=2')).toEqual([
    'bg:smoke.4 circle = 4: a solid circle of smoke, 4 in across',
    'bg:art.3 drift = 0: equal dice, no drift [first 2] [second 2]',
    'bg:smoke.4 bg:R114 lasts = 2: thins in the next special actions phase, gone in the one after; it blocks all fire till then',
    'bg:smoke.3 > put {"slot":"clouds","is":[{"what":"smoke","by":"artillery","where":"","phases":2}]}',
    '{"drift":0,"phases":2}',
    '= smoke, 4 in across, no drift; gone after the second special actions phase',
  ]);
});

test('bg:R114 so ruled, the phase in which it is laid counts', () => {
  expect(
    protocolOf(smoke, { artillery: true, specialActions: true }, 'first=1 second=6', { 'bg:R114': 2 }),
  ).toEqual([
    'bg:smoke.4 circle = 4: a solid circle of smoke, 4 in across',
    'bg:art.3 drift = 5: drifts 5 in, from the first die towards the second [first 1] [second 6]',
    'bg:smoke.4 bg:R114 lasts = 1: thin from the start, gone in the next special actions phase; it blocks all fire till then',
    'bg:smoke.3 > put {"slot":"clouds","is":[{"what":"smoke","by":"artillery","where":"","phases":1}]}',
    '{"drift":5,"phases":1}',
    '= smoke, 4 in across, drifts 5 in; thin at once, gone after the next special actions phase',
  ]);
});
