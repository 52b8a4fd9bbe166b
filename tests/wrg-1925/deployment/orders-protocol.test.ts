import { expect, test } from 'vitest';
import { orders } from '../../../rulesets/wrg-1925/deployment/orders.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:orders.2 by radio a group takes a new order', () => {
  expect(protocolOf(orders, { radio: true, direction: 'the farm', pace: 'walk', name: '2 Section' })).toEqual(
    [
      'wrg:orders.6 wrg:R111 radio = true: by radio, at any distance',
      'wrg:orders.2 order = ["the farm","walk"]: its new order: the farm, walk',
      'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
      'wrg:orders.7 > meet {"to":"ordered","of":"group","is":{}}',
      'wrg:orders.7 > set {"to":"ordered","is":{"halted":null}}',
      'wrg:orders.2 > set {"to":"ordered","is":{"orderedPace":"walk"}}',
      '{"order":"new"}',
      '= it takes a new order: the farm, walk',
    ],
  );
});

test('wrg:orders.8 a shout carries 50 metres without firing near', () => {
  expect(protocolOf(orders, { distance: 50, fired: 120, minutes: 3 })).toEqual([
    'wrg:orders.1 minutes = 3: written in 3 of the 3 minutes',
    'wrg:orders.8 wrg:R110 firing = false: none within 100 metres in the period just ended',
    'wrg:orders.8 wrg:R60 speech = true: speech carries 50 metres, they are 50 metres apart: it is heard',
    'wrg:orders.9 overheard = true: the enemy in range hears the shout, and does not understand it',
    'wrg:orders.2 order = []: it can be given a new order: direction and pace are all it needs',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.2 > set {"to":"ordered","is":{"orderedPace":null}}',
    '{"order":"new"}',
    '= it takes a new order',
  ]);
});

test('wrg:orders.8 with firing within 100 metres speech carries 10: it keeps its last order', () => {
  expect(protocolOf(orders, { distance: 40, fired: 100 })).toEqual([
    'wrg:orders.8 wrg:R110 firing = true: firing or explosions within 100 metres in the period just ended',
    'wrg:orders.8 wrg:R60 speech = false: speech carries 10 metres, they are 40 metres apart: too far',
    'wrg:orders.6 link = false: no radio, speech or messenger reaches it',
    'wrg:orders.6 last-order = true: it goes on with its last order',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"order":"last"}',
    '= no new order: it goes on with its last one',
  ]);
});

test('wrg:orders.7 out of touch it may halt for good', () => {
  expect(protocolOf(orders, { halt: true, name: '2 Section' })).toEqual([
    'wrg:orders.6 link = false: no radio, speech or messenger reaches it',
    'wrg:orders.7 halt = true: it may halt, and will not go on after that',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.7 > meet {"to":"ordered","of":"group","is":{}}',
    'wrg:orders.7 > set {"to":"ordered","is":{"halted":true}}',
    '{"order":"halt"}',
    '= it halts where it stands',
  ]);
});

test('wrg:orders.5 an order that cannot be carried out waits', () => {
  expect(protocolOf(orders, { messenger: true, direction: 'the ford', impossible: true })).toEqual([
    'wrg:orders.6 messenger = true: a messenger has reached it',
    'wrg:orders.2 order = ["the ford"]: its new order: the ford',
    'wrg:orders.5 dormant = true: it cannot be carried out yet: it waits until it can, or is replaced',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.2 > set {"to":"ordered","is":{"orderedPace":null}}',
    '{"order":"dormant"}',
    '= its order lies dormant',
  ]);
});

test('wrg:orders.6 the successor of an officer who is hit commands by speech', () => {
  expect(
    protocolOf(orders, { officerHit: true, successor: 'sgt', distance: 8, halted: true, name: '2 Section' }),
  ).toEqual([
    'wrg:orders.7 halted = true: 2 Section has halted',
    'wrg:orders.6 wrg:R185 commands = true: the officer is hit: a sergeant takes his place for orders',
    'wrg:orders.8 wrg:R60 speech = true: speech carries 50 metres, they are 8 metres apart: it is heard',
    'wrg:orders.2 order = []: it can be given a new order: direction and pace are all it needs; it stood halted',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.7 > meet {"to":"ordered","of":"group","is":{}}',
    'wrg:orders.7 > set {"to":"ordered","is":{"halted":null}}',
    'wrg:orders.2 > set {"to":"ordered","is":{"orderedPace":null}}',
    '{"order":"new"}',
    '= it takes a new order',
  ]);
});

test('wrg:orders.4 a reaction test overrules the order: panic leaves it dormant', () => {
  expect(protocolOf(orders, { radio: true, direction: 'the farm', bound: -6 })).toEqual([
    'wrg:orders.6 wrg:R111 radio = true: by radio, at any distance',
    'wrg:orders.2 order = ["the farm"]: its new order: the farm',
    'wrg:orders.4 orders = -6: It scored -6 in its reaction test: it panics, and dashes away from the enemy, whatever its order',
    'wrg:orders.5 dormant = true: it cannot be carried out yet: it waits until it can, or is replaced',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.2 > set {"to":"ordered","is":{"orderedPace":null}}',
    '{"order":"dormant"}',
    '= its order lies dormant',
  ]);
});
