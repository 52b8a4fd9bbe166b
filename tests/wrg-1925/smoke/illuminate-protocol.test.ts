import { expect, test } from 'vitest';
import { illuminate } from '../../../rulesets/wrg-1925/smoke/illuminate.js';
import { EMPTY_TABLE, type State } from '../../../src/rules/state.js';
import { protocolOf } from '../../support/protocol.js';

/** Period 3: smoke by the mill that is gone when it is over, smoke that stays, and light at the farm. */
const PERIOD_3: State = {
  ...EMPTY_TABLE,
  slots: {
    period: 3,
    lasting: [
      { what: 'smoke', source: 'mortar-81mm', where: 'mill', from: 2, until: 3 },
      { what: 'light', source: 'off-table', where: 'farm', from: 1, until: 4 },
      { what: 'smoke', source: 'afv-gun', where: '', from: 1, until: 5 },
    ],
  },
};

test('wrg:light.5 an off-table mission lights 150 metres for five periods at the price of fire', () => {
  expect(protocolOf(illuminate, { source: 'off-table', where: 'farm' })).toEqual([
    'wrg:light.5 area = 150: off-table fire lights all within 150 metres',
    'wrg:light.5 price = 50: the mission costs 50 points, as one of fire does',
    'wrg:light.5 lights = {"from":1,"until":5}: it is lit in periods 1 to 5: what is there is seen as by battlefield illumination',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"off-table","where":"farm","from":1,"until":5}]}',
    '{"radius":150,"from":1,"until":5}',
    '= light, 150 metres around, in periods 1 to 5',
  ]);
});

test('wrg:light.3 a trip flare lights 20 metres across for one period', () => {
  expect(protocolOf(illuminate, { source: 'trip-flare', period: 2 })).toEqual([
    'wrg:light.3 area = 10: a trip flare lights an area 20 metres across',
    'wrg:light.3 lights = {"from":2,"until":2}: it is lit in period 2: what is there is seen as by battlefield illumination',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"trip-flare","where":"","from":2,"until":2}]}',
    '{"radius":10,"from":2,"until":2}',
    '= light, 20 metres across, in period 2',
  ]);
});

test('wrg:light.4 wrg:R179 a large mortar lights 30 metres; by option 2 for two periods', () => {
  expect(protocolOf(illuminate, { source: 'mortar-81mm' }, '', { 'wrg:R179': 2 })).toEqual([
    'wrg:light.4 wrg:R179 area = 30: a 3in or 81mm mortar lights all within 30 metres',
    'wrg:light.4 wrg:R179 lights = {"from":1,"until":2}: it is lit in periods 1 and 2: what is there is seen as by battlefield illumination',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"mortar-81mm","where":"","from":1,"until":2}]}',
    '{"radius":30,"from":1,"until":2}',
    '= light, 30 metres around, in periods 1 and 2',
  ]);
});

test('wrg:light.4 a small mortar lights 20 metres for one period', () => {
  expect(protocolOf(illuminate, { source: 'mortar-2in', scale: '54mm' })).toEqual([
    'wrg:light.4 area = 20: a 2in mortar lights all within 20 metres (20 cm)',
    'wrg:light.4 lights = {"from":1,"until":1}: it is lit in period 1: what is there is seen as by battlefield illumination',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"mortar-2in","where":"","from":1,"until":1}]}',
    '{"radius":20,"from":1,"until":1}',
    '= light, 20 metres (20 cm) around, in period 1',
  ]);
});

test('wrg:light.4 as one of 60mm does', () => {
  expect(protocolOf(illuminate, { source: 'mortar-60mm' })).toEqual([
    'wrg:light.4 area = 20: a 60mm mortar lights all within 20 metres',
    'wrg:light.4 lights = {"from":1,"until":1}: it is lit in period 1: what is there is seen as by battlefield illumination',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"mortar-60mm","where":"","from":1,"until":1}]}',
    '{"radius":20,"from":1,"until":1}',
    '= light, 20 metres around, in period 1',
  ]);
});

test('wrg:light.6 a fire where smoke hangs feeds it, and its light takes the place of the old', () => {
  expect(
    protocolOf(illuminate, { source: 'burning-vehicle', where: 'mill', scale: '20mm' }, '', {}, PERIOD_3),
  ).toEqual([
    'wrg:light.6 area = 30: a burning vehicle lights all within 30 metres (3 in)',
    'wrg:light.6 lights = {"from":3,"until":4}: it is lit in periods 3 and 4: what is there is seen as by battlefield illumination',
    'wrg:smoke.7 length = 50: it makes 50 metres (5 in) of smoke, down wind',
    'wrg:smoke.2 wrg:R189 fed = 1: the fire feeds it in period 3 alone',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":5}: fed until period 3: it hides all movement beyond it in periods 2 to 5, by day and night',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"off-table","where":"farm","from":1,"until":4},{"what":"smoke","source":"afv-gun","where":"","from":1,"until":5},{"what":"smoke","source":"burning-vehicle","where":"mill","from":2,"until":5},{"what":"light","source":"burning-vehicle","where":"mill","from":3,"until":4}]}',
    '{"radius":30,"from":3,"until":4}',
    '= light, 30 metres (3 in) around, in periods 3 and 4',
  ]);
});

test('wrg:light.6 flame lights 30 metres for two periods and makes smoke too', () => {
  expect(protocolOf(illuminate, { source: 'flame-thrower', where: 'wood' })).toEqual([
    'wrg:light.6 area = 30: a flame thrower lights all within 30 metres',
    'wrg:light.6 lights = {"from":1,"until":2}: it is lit in periods 1 and 2: what is there is seen as by battlefield illumination',
    'wrg:smoke.7 length = 50: it makes 50 metres of smoke, down wind',
    'wrg:smoke.2 wrg:R189 fed = 1: the fire feeds it in period 1 alone',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":3}: laid in period 1: it hides all movement beyond it in periods 2 and 3, by day and night',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"flame-thrower","where":"wood","from":2,"until":3},{"what":"light","source":"flame-thrower","where":"wood","from":1,"until":2}]}',
    '{"radius":30,"from":1,"until":2}',
    '= light, 30 metres around, in periods 1 and 2',
  ]);
});
