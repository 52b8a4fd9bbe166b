import { describe, expect, test } from 'vitest';
import { orders } from '../../../rulesets/wrg-1925/deployment/orders.js';
import { remindersOf } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import { type Given, idsOf, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { game, nextPeriod, playing, proveAll, refusalOf, remembered, START, withDice } from '../in-battle.js';

const { settled: play, blamed: conflictOf } = playing(orders);
const order = (given: Given, rulings: Rulings = {}) => play(given, rulings).result.order;
const ids = (given: Given, rulings: Rulings = {}) => idsOf(play(given, rulings));

describe('writing orders', () => {
  test('wrg:orders.1 all orders are written in 3 minutes', () => {
    expect(stepOf(play({ radio: true, minutes: 3 }), 'minutes')).toMatchObject({ clause: 'wrg:orders.1' });
    expect(refusalOf(orders, { radio: true, minutes: 3.5 }).clause).toBe('wrg:orders.1');
  });

  test('wrg:orders.2 an order needs only direction and pace', () => {
    const line = stepOf(play({ radio: true, direction: 'the farm', pace: 'walk' }), 'order');
    expect(line).toMatchObject({ clause: 'wrg:orders.2', value: ['the farm', 'walk'] });
    expect(line.text).toBe('its new order: the farm, walk');
    expect(stepOf(play({ radio: true }), 'order').text).toContain('direction and pace');
  });

  test('(wrg:orders.2) the answer names what was ordered', () => {
    const said = (input: Given) => orders.announce({ order: 'new' }, input as never);
    expect(said({ direction: 'the farm', pace: 'walk' })).toBe('it takes a new order: the farm, walk');
    expect(said({})).toBe('it takes a new order');
  });

  test('wrg:orders.3 what officers know is a thing to keep in mind', () => {
    expect(remindersOf(orders)).toContain('wrg:orders.3');
  });

  test('wrg:orders.5 an order that cannot be carried out lies dormant, a new one as well as the last', () => {
    expect(order({ radio: true, impossible: true })).toBe('dormant');
    expect(order({ impossible: true })).toBe('dormant');
    expect(stepOf(play({ impossible: true }), 'dormant').clause).toBe('wrg:orders.5');
  });
});

describe('communication', () => {
  test('wrg:orders.6 a group that nothing reaches goes on with its last order and takes no other', () => {
    expect(order({})).toBe('last');
    expect(stepOf(play({}), 'last-order').clause).toBe('wrg:orders.6');
    expect(refusalOf(orders, { direction: 'the farm' }).clause).toBe('wrg:orders.6');
    expect(refusalOf(orders, { pace: 'walk' }).clause).toBe('wrg:orders.6');
  });

  test('wrg:orders.6 where nothing was told of what reaches it, it is asked for; where it does not suffice, it is out of communication', () => {
    expect(refusalOf(orders, { pace: 'dash' })).toMatchObject({
      message: expect.stringContaining('Nothing was told of a radio, a voice or a messenger'),
      hint: 'If something reaches it: --radio, --distance or --messenger.',
    });
    for (const told of [{ distance: 60 }, { officerHit: true }])
      expect(refusalOf(orders, { pace: 'dash', ...told }).message).toContain('out of communication');
  });

  test('wrg:orders.6 radio, speech and a messenger reach it', () => {
    expect(order({ radio: true })).toBe('new');
    expect(order({ distance: 20 })).toBe('new');
    expect(order({ messenger: true })).toBe('new');
    expect(order({ distance: 60 })).toBe('last');
    expect(order({ distance: 60, messenger: true })).toBe('new');
  });

  test('wrg:orders.6 wrg:R111 radio reaches anywhere; if so ruled only within a group', () => {
    const near = { 'wrg:R111': 2 };
    expect(order({ radio: true }, near)).toBe('last');
    expect(order({ radio: true, sameGroup: true }, near)).toBe('new');
    expect(stepOf(play({ radio: true }), 'radio').ruling).toBe('wrg:R111');
  });

  test('wrg:orders.6 wrg:R185 when the officer is hit the next in rank commands; if so ruled only a new officer', () => {
    const hit = { officerHit: true, radio: true };
    expect(order(hit)).toBe('last');
    for (const successor of ['officer', 'sgt', 'cpl', 'lcpl']) {
      expect(order({ ...hit, successor })).toBe('new');
      expect(order({ ...hit, successor }, { 'wrg:R185': 2 })).toBe(successor === 'officer' ? 'new' : 'last');
    }
    expect(stepOf(play({ ...hit, successor: 'sgt' }), 'commands')).toMatchObject({
      clause: 'wrg:orders.6',
      ruling: 'wrg:R185',
      text: 'the officer is hit: a sergeant takes his place for orders',
    });
    expect(order({ officerHit: true, messenger: true })).toBe('new');
  });

  test('wrg:orders.8 wrg:R60 speech carries 50 metres in quiet, 10 within 100 metres of firing', () => {
    expect(order({ distance: 50 })).toBe('new');
    expect(order({ distance: 51 })).toBe('last');
    expect(order({ distance: 50, fired: 101 })).toBe('new');
    expect(order({ distance: 50, fired: 100 })).toBe('last');
    expect(order({ distance: 11, fired: 100 })).toBe('last');
    expect(order({ distance: 10, fired: 100 })).toBe('new');
    expect(stepOf(play({ distance: 10 }), 'speech')).toMatchObject({
      clause: 'wrg:orders.8',
      ruling: 'wrg:R60',
    });
    const below = { 'wrg:R60': 2 };
    expect(order({ distance: 50 }, below)).toBe('last');
    expect(order({ distance: 10, fired: 99 }, below)).toBe('last');
    expect(order({ distance: 11, fired: 100 }, below)).toBe('new');
  });

  test('wrg:orders.8 wrg:R110 firing of the period just ended counts; if so ruled that of the coming one', () => {
    const coming = { 'wrg:R110': 2 };
    expect(order({ distance: 40, fired: 60 })).toBe('last');
    expect(order({ distance: 40, fired: 60 }, coming)).toBe('new');
    expect(order({ distance: 40, willFire: 60 })).toBe('new');
    expect(order({ distance: 40, willFire: 60 }, coming)).toBe('last');
    expect(stepOf(play({ distance: 40, fired: 60 }), 'firing')).toMatchObject({
      ruling: 'wrg:R110',
      value: true,
    });
    expect(ids({ distance: 40 })).not.toContain('firing');
  });

  test('wrg:orders.9 a shout beyond 10 metres is heard by the enemy', () => {
    expect(stepOf(play({ distance: 40 }), 'overheard')).toMatchObject({
      clause: 'wrg:orders.9',
      value: true,
      text: 'the enemy in range hears the shout, and does not understand it',
    });
    expect(ids({ distance: 11 })).toContain('overheard');
    expect(ids({ distance: 10 })).not.toContain('overheard');
    expect(ids({ distance: 60 })).not.toContain('overheard');
  });

  test('(wrg:scale.2) distances on the table stand beside the metres', () => {
    expect(stepOf(play({ distance: 40, scale: '54mm' }), 'speech').text).toContain('50 metres (50 cm)');
  });
});

describe('halting', () => {
  test('wrg:orders.7 a group left to itself may halt, and does not go on after that', () => {
    expect(order({ halt: true })).toBe('halt');
    expect(order({ halted: true })).toBe('halt');
    expect(stepOf(play({ halted: true }), 'halt')).toMatchObject({ clause: 'wrg:orders.7' });
    expect(order({ halted: true, radio: true })).toBe('new');
    expect(order({ halt: true, radio: true })).toBe('halt');
  });
});

describe('a group that the game knows', () => {
  const given = { name: '2 Section' };
  const ordered = (past: State, more: Given) => {
    const played = withDice(orders, { ...given, ...more }, '', {}, past);
    return remembered(orders, past, { ...given, ...more }, played);
  };
  const halted = ordered(START, { halt: true });

  test('wrg:orders.7 does not take up its last order after a halt, in later periods too', () => {
    for (const past of [halted, nextPeriod(halted)]) {
      const played = withDice(orders, given, '', {}, past);
      expect(played.result.order).toBe('halt');
      expect(stepOf(played, 'halted').text).toBe('2 Section has halted');
    }
    expect(withDice(orders, { name: 'HQ' }, '', {}, halted).result.order).toBe('last');
    expect(game.says(halted as never)).toContain('2 Section: no figures lost; halted');
  });

  test('wrg:orders.7 goes on with a new order, and then has one to go on with', () => {
    expect(withDice(orders, { ...given, radio: true }, '', {}, halted).result.order).toBe('new');
    const going = ordered(halted, { radio: true, direction: 'the farm' });
    expect(withDice(orders, given, '', {}, going).result.order).toBe('last');
    expect(withDice(orders, given, '', {}, ordered(going, {})).result.order).toBe('last');
  });

  test('wrg:orders.7 has no order that could lie dormant while it stands', () => {
    expect(refusalOf(orders, { ...given, impossible: true }, {}, halted).clause).toBe('wrg:orders.7');
  });
});

describe('inputs that mean nothing together', () => {
  test.each([
    ['successor', { successor: 'sgt' }],
    ['sameGroup', { sameGroup: true }],
    ['fired', { fired: 0 }],
    ['willFire', { willFire: 0 }],
    ['halt', { halt: true, halted: true }],
    ['direction', { radio: true, halt: true, direction: 'x' }],
    ['impossible', { halt: true, impossible: true }],
  ])('%s', (input, given) => {
    expect(conflictOf(given)).toBe(input);
  });
});

proveAll(orders, [
  ['by radio', { radio: true }],
  ['by a shout under fire', { distance: 40, fired: 60 }],
  ['the same', { distance: 40, fired: 60 }, { 'wrg:R110': 2 }],
  ['the sergeant', { officerHit: true, successor: 'sgt', radio: true }, { 'wrg:R185': 2 }],
]);
