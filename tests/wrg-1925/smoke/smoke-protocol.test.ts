import { expect, test } from 'vitest';
import { smoke } from '../../../rulesets/wrg-1925/smoke/smoke.js';
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

test('wrg:smoke.6 a mortar of 81mm lays 100 metres down wind, which hide for two periods', () => {
  expect(protocolOf(smoke, { source: 'mortar-81mm', where: 'mill' })).toEqual([
    'wrg:smoke.6 length = 100: a 3in or 81mm mortar lays 100 metres of smoke, down wind',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":3}: laid in period 1: it hides all movement beyond it in periods 2 and 3, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"mortar-81mm","where":"mill","from":2,"until":3}]}',
    'wrg:react.5 > meet {"to":"layer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"layer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"layer","is":{"armsFired":["mortar-81mm:1"]}}',
    'wrg:fire.4 > add {"to":"layer","by":{"menFired":1}}',
    '{"length":100,"from":2,"until":3}',
    '= 100 metres of smoke, which hides in periods 2 and 3',
  ]);
});

test('wrg:smoke.6 off-table fire lays 300 metres at any angle, fed until period 4', () => {
  expect(
    protocolOf(smoke, { source: 'off-table', period: 2, fedUntil: 4, angle: 45, scale: '20mm' }),
  ).toEqual([
    'wrg:smoke.6 length = 300: off-table fire lays 300 metres (30 in) of smoke, at 45 degrees to the wind',
    'wrg:smoke.2 wrg:R180 hides = {"from":3,"until":6}: fed until period 4: it hides all movement beyond it in periods 3 to 6, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"off-table","where":"","from":3,"until":6}]}',
    '{"length":300,"from":3,"until":6}',
    '= 300 metres (30 in) of smoke, which hides in periods 3 to 6',
  ]);
});

test('wrg:R189 a burning vehicle gives light as well; by option 2 it feeds its smoke as long', () => {
  expect(protocolOf(smoke, { source: 'burning-vehicle', period: 3 }, '', { 'wrg:R189': 2 })).toEqual([
    'wrg:smoke.7 length = 50: a burning vehicle makes 50 metres of smoke, down wind',
    'wrg:smoke.2 wrg:R189 fed = 2: the fire feeds it in periods 3 and 4',
    'wrg:smoke.2 wrg:R180 hides = {"from":4,"until":6}: fed until period 4: it hides all movement beyond it in periods 4 to 6, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:light.6 area = 30: it burns, and lights all within 30 metres',
    'wrg:light.6 lights = {"from":3,"until":4}: it is lit in periods 3 and 4: what is there is seen as by battlefield illumination',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"burning-vehicle","where":"","from":4,"until":6},{"what":"light","source":"burning-vehicle","where":"","from":3,"until":4}]}',
    '{"length":50,"from":4,"until":6}',
    '= 50 metres of smoke, which hides in periods 4 to 6',
  ]);
});

test('wrg:smoke.8 projectors screen the front of the tank; reloaded from outside they fire again', () => {
  expect(protocolOf(smoke, { source: 'projectors', projectorsFired: true, reloaded: true })).toEqual([
    'wrg:smoke.8 length = 50: the multiple projectors of an AFV lay 50 metres of smoke, parallel to its front and 50 metres from it',
    'wrg:smoke.8 empty = true: reloaded from outside, and empty again: they cannot be reloaded from inside',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":3}: laid in period 1: it hides all movement beyond it in periods 2 and 3, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"projectors","where":"","from":2,"until":3}]}',
    '{"length":50,"from":2,"until":3}',
    '= 50 metres of smoke, which hides in periods 2 and 3',
  ]);
});

test('wrg:smoke.7 an AFV gun of 75mm screens 50 metres; wrg:R180 by option 2 at once', () => {
  expect(protocolOf(smoke, { source: 'afv-gun', calibre: 75 }, '', { 'wrg:R180': 2 })).toEqual([
    'wrg:smoke.7 length = 50: an AFV shell gun of 75mm or more lays 50 metres of smoke, down wind',
    'wrg:smoke.2 wrg:R180 hides = {"from":1,"until":3}: laid in period 1: it hides all movement beyond it in periods 1 to 3, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"afv-gun","where":"","from":1,"until":3}]}',
    'wrg:react.5 > meet {"to":"layer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"layer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"layer","is":{"armsFired":["afv-gun:1"]}}',
    'wrg:fire.4 > add {"to":"layer","by":{"menFired":1}}',
    '{"length":50,"from":1,"until":3}',
    '= 50 metres of smoke, which hides in periods 1 to 3',
  ]);
});

test('wrg:smoke.8 the AFV whose projectors are empty is known by its name', () => {
  expect(protocolOf(smoke, { source: 'projectors', name: 'Tank 1', fedUntil: 1 })).toEqual([
    'wrg:smoke.8 length = 50: the multiple projectors of an AFV lay 50 metres of smoke, parallel to its front and 50 metres from it',
    'wrg:smoke.8 empty = true: the projectors are empty: they cannot be reloaded from inside',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":3}: laid in period 1: it hides all movement beyond it in periods 2 and 3, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"projectors","where":"","from":2,"until":3}]}',
    'wrg:smoke.8 > meet {"to":"layer","of":"group","is":{}}',
    'wrg:smoke.8 > set {"to":"layer","is":{"projectorsFired":true}}',
    '{"length":50,"from":2,"until":3}',
    '= 50 metres of smoke, which hides in periods 2 and 3',
  ]);
});

test('wrg:R179 by option 2 a burning building gives no light', () => {
  expect(protocolOf(smoke, { source: 'burning-building', fedUntil: 1 }, '', { 'wrg:R179': 2 })).toEqual([
    'wrg:smoke.7 length = 50: a burning building makes 50 metres of smoke, down wind',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":3}: laid in period 1: it hides all movement beyond it in periods 2 and 3, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"smoke","source":"burning-building","where":"","from":2,"until":3}]}',
    '{"length":50,"from":2,"until":3}',
    '= 50 metres of smoke, which hides in periods 2 and 3',
  ]);
});

test('wrg:smoke.2 of a screen of a period long gone nothing is left', () => {
  expect(
    protocolOf(smoke, { source: 'one-man', period: 1 }, '', {}, { ...PERIOD_3, slots: { period: 9 } }),
  ).toEqual([
    'wrg:smoke.7 length = 50: a suitable one-man anti-tank weapon lays 50 metres of smoke, down wind',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":3}: laid in period 1: it hides all movement beyond it in periods 2 and 3, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":null}',
    'wrg:react.5 > meet {"to":"layer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"layer","is":{"fired":true,"lastFired":9}}',
    'wrg:fire.4 > set {"to":"layer","is":{"armsFired":["one-man:1"]}}',
    'wrg:fire.4 > add {"to":"layer","by":{"menFired":1}}',
    '{"length":50,"from":2,"until":3}',
    '= 50 metres of smoke, which hides in periods 2 and 3',
  ]);
});

test('wrg:smoke.2 smoke laid where some stands feeds it', () => {
  expect(protocolOf(smoke, { source: 'mortar-81mm', where: 'mill' }, '', {}, PERIOD_3)).toEqual([
    'wrg:smoke.6 length = 100: a 3in or 81mm mortar lays 100 metres of smoke, down wind',
    'wrg:smoke.2 wrg:R180 hides = {"from":2,"until":5}: fed until period 3: it hides all movement beyond it in periods 2 to 5, by day and night',
    'wrg:smoke.3 moving = true: movement through it is at normal speed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"off-table","where":"farm","from":1,"until":4},{"what":"smoke","source":"afv-gun","where":"","from":1,"until":5},{"what":"smoke","source":"mortar-81mm","where":"mill","from":2,"until":5}]}',
    'wrg:react.5 > meet {"to":"layer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"layer","is":{"fired":true,"lastFired":3}}',
    'wrg:fire.4 > set {"to":"layer","is":{"armsFired":["mortar-81mm:1"]}}',
    'wrg:fire.4 > add {"to":"layer","by":{"menFired":1}}',
    '{"length":100,"from":2,"until":5}',
    '= 100 metres of smoke, which hides in periods 2 to 5',
  ]);
});
