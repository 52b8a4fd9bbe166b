import { expect, test } from 'vitest';
import { takeOver } from '../../../rulesets/wrg-1925/casualties/take-over.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:soft.4 an LMG is serviceable on a 4, and fires from the next period', () => {
  expect(protocolOf(takeOver, { what: 'lmg-belt', weapons: ['rifle:6', 'lmg-belt:1'] }, '4')).toEqual([
    'wrg:soft.4 wrg:R127 serviceable = true: serviceable on 4 to 6: it works [serviceable 4]',
    'wrg:soft.6 next-period = 2: he may fire from the period after he reaches it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:soft.6 > set {"to":"taker","is":{"armsTaken":["lmg-belt:1"]}}',
    '{"serviceable":true}',
    '= the belt fed LMG is taken over',
  ]);
});

test('wrg:soft.4 on a 3 the LMG is useless for the battle', () => {
  expect(protocolOf(takeOver, { what: 'lmg-belt', weapons: ['rifle:6', 'lmg-belt:1'] }, '3')).toEqual([
    'wrg:soft.4 wrg:R127 serviceable = false: serviceable on 4 to 6: useless for the battle [serviceable 3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:soft.4 > set {"to":"taker","is":{"weapons":["rifle:6"]}}',
    'wrg:soft.4 > lose {"to":"taker","of":"gun","parts":{"pieces":1}}',
    '{"serviceable":false}',
    '= the belt fed LMG is not serviceable',
  ]);
});

test('wrg:soft.4 on a 3 the radio is lost', () => {
  expect(protocolOf(takeOver, { what: 'radio' }, '3')).toEqual([
    'wrg:soft.4 wrg:R127 serviceable = false: serviceable on 4 to 6: useless for the battle [serviceable 3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:soft.4 > lose {"to":"taker","parts":{"radios":1}}',
    '{"serviceable":false}',
    '= the radio is not serviceable',
  ]);
});

test('wrg:soft.5 a heavy weapon passes to a soldier of its speciality', () => {
  expect(protocolOf(takeOver, { what: 'mg-tripod', specialist: true }, '6')).toEqual([
    'wrg:soft.5 wrg:R25 specialist = true: a soldier of that speciality takes the heavy weapon over',
    'wrg:soft.4 wrg:R127 serviceable = true: serviceable on 4 to 6: it works [serviceable 6]',
    'wrg:soft.6 next-period = 2: he may fire from the period after he reaches it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:soft.6 > set {"to":"taker","is":{"armsTaken":["mg-tripod:1"]}}',
    '{"serviceable":true}',
    '= the tripod or wheeled MG is taken over',
  ]);
});

test('wrg:R127 by option 2 what failed is tried again', () => {
  expect(protocolOf(takeOver, { what: 'rifle', failed: true }, '1', { 'wrg:R127': 2 })).toEqual([
    'wrg:soft.4 wrg:R127 again = true: it failed before, and is tried again',
    'wrg:soft.4 wrg:R127 serviceable = false: serviceable on 4 to 6: not this period [serviceable 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"serviceable":false}',
    '= the rifle is not serviceable',
  ]);
});
