import { expect, test } from 'vitest';
import { period } from '../../../rulesets/wrg-1925/deployment/period.js';
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

test('wrg:scale.3 the first period of a battle', () => {
  expect(protocolOf(period, {})).toEqual([
    'wrg:orders.1 orders = 3: orders for every group are written within 3 minutes',
    'wrg:orders.4 moves = true: both sides move together, but where a reaction test overrules an order',
    'wrg:scale.3 seconds = 0: a period is 30 seconds of action',
    'wrg:react.24 > end {"of":["period","result"]}',
    'wrg:scale.3 > put {"slot":"period","is":1}',
    'wrg:smoke.2 > put {"slot":"lasting","is":null}',
    '{"period":1}',
    '= period 1 begins',
  ]);
});

test('wrg:scale.3 a new battle leaves nothing of the one before; wrg:notes.1 a group begins on the map', () => {
  expect(protocolOf(period, { new: true, hidden: ['2 Section'] })).toEqual([
    'wrg:notes.1 hidden = "2 Section": 2 Section is on the map alone, until it fires or comes within sight of the enemy',
    'wrg:orders.1 orders = 3: orders for every group are written within 3 minutes',
    'wrg:orders.4 moves = true: both sides move together, but where a reaction test overrules an order',
    'wrg:scale.3 seconds = 0: a period is 30 seconds of action',
    'wrg:scale.3 > end {"of":["period","result","battle"],"last":true}',
    'wrg:scale.3 > put {"slot":"period","is":1}',
    'wrg:smoke.2 > put {"slot":"lasting","is":null}',
    'wrg:notes.1 > meet {"to":"onMap","of":"group","is":{}}',
    'wrg:notes.1 > set {"to":"onMap","is":{"hidden":true}}',
    '{"period":1}',
    '= period 1 begins',
  ]);
});

test('wrg:smoke.2 in period 4 one screen is gone, another stands, and the light burns its last', () => {
  expect(protocolOf(period, {}, '', {}, PERIOD_3)).toEqual([
    'wrg:smoke.2 smoke-gone = "mill": the smoke (mill) is gone',
    'wrg:light.5 light-stands = "farm": the light (farm) counts as battlefield illumination in this period, its last',
    'wrg:smoke.2 smoke-stands = "": the smoke hides all movement beyond it in this period',
    'wrg:orders.1 orders = 3: orders for every group are written within 3 minutes',
    'wrg:orders.4 moves = true: both sides move together, but where a reaction test overrules an order',
    'wrg:scale.3 seconds = 90: a period is 30 seconds of action; the battle has gone on for 1 minute and 30 seconds',
    'wrg:react.24 > end {"of":["period","result"]}',
    'wrg:scale.3 > put {"slot":"period","is":4}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"off-table","where":"farm","from":1,"until":4},{"what":"smoke","source":"afv-gun","where":"","from":1,"until":5}]}',
    '{"period":4}',
    '= period 4 begins',
  ]);
});

test('wrg:R141 by option 2 results of tests go on', () => {
  expect(protocolOf(period, {}, '', { 'wrg:R141': 2 }, PERIOD_3)).toEqual([
    'wrg:smoke.2 smoke-gone = "mill": the smoke (mill) is gone',
    'wrg:light.5 light-stands = "farm": the light (farm) counts as battlefield illumination in this period, its last',
    'wrg:smoke.2 smoke-stands = "": the smoke hides all movement beyond it in this period',
    'wrg:orders.1 orders = 3: orders for every group are written within 3 minutes',
    'wrg:orders.4 moves = true: both sides move together, but where a reaction test overrules an order',
    'wrg:scale.3 seconds = 90: a period is 30 seconds of action; the battle has gone on for 1 minute and 30 seconds',
    'wrg:react.24 > end {"of":["period"]}',
    'wrg:scale.3 > put {"slot":"period","is":4}',
    'wrg:smoke.2 > put {"slot":"lasting","is":[{"what":"light","source":"off-table","where":"farm","from":1,"until":4},{"what":"smoke","source":"afv-gun","where":"","from":1,"until":5}]}',
    '{"period":4}',
    '= period 4 begins',
  ]);
});
