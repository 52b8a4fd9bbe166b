import { describe, expect, test } from 'vitest';
import { orders } from '../../../rulesets/wrg-1925/deployment/orders.js';
import { period } from '../../../rulesets/wrg-1925/deployment/period.js';
import { type Past, remindersOf } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import { blamedIn, type Given, inputOf, stepOf } from '../../support/play.js';
import { battleOf, type Group, groupNamed } from '../battle.js';
import { battleMemory, game, refusalOf, remembered, START, tableOf, withDice } from '../in-battle.js';

const group = (name: string, more: Partial<Group> = {}): Group => ({ ...groupNamed(START, name), ...more });
const begins = (past: State = START, given: Given = {}) => withDice(period, given, '', {}, past);
const next = (past: State = START, given: Given = {}) => remembered(period, past, given, begins(past, given));
const texts = (past: State, id: string, given: Given = {}) =>
  begins(past, given).steps.flatMap((of) => (of.id === id ? [of.text] : []));

/** A battle in which this group has fired. */
const fired = (past: State, name: string): State =>
  battleMemory.after(past, { action: 'shoot', input: { name }, result: {}, rulings: {}, steps: [] } as Past);

describe('a period begins', () => {
  test('wrg:scale.3 every period is 30 seconds of action', () => {
    expect(stepOf(begins(START, { new: true }), 'seconds')).toMatchObject({
      clause: 'wrg:scale.3',
      value: 0,
    });
    const seconds = [];
    let past = START;
    for (let n = 0; n < 4; n++) {
      seconds.push(stepOf(begins(past), 'seconds').text.replace(/^.*; /, ''));
      past = next(past);
    }
    expect(seconds).toEqual([
      'a period is 30 seconds of action',
      'the battle has gone on for 30 seconds',
      'the battle has gone on for 1 minute',
      'the battle has gone on for 1 minute and 30 seconds',
    ]);
    expect(battleOf(past).period).toBe(4);
  });

  test('wrg:scale.3 the first period of a battle begins once, by itself or with a new battle', () => {
    expect(begins().result).toEqual({ period: 1 });
    expect(begins(next()).result).toEqual({ period: 2 });
    expect(begins(next(START, { new: true })).result).toEqual({ period: 2 });
    const hidden = next(START, { hidden: ['2 Section'] });
    expect(battleOf(hidden)).toMatchObject({ period: 1, hidden: ['2 Section'] });
  });

  test('wrg:scale.3 whatever was done before it was in the first period: then the second begins', () => {
    expect(begins(fired(START, 'Reds')).result).toEqual({ period: 2 });
    const told = remembered(orders, START, { radio: true }, withDice(orders, { radio: true }, ''));
    expect(begins(told).result.period).toBe(2);
  });

  test('wrg:orders.1 orders are written within 3 minutes', () => {
    expect(stepOf(begins(), 'orders')).toMatchObject({ clause: 'wrg:orders.1', value: 3 });
  });

  test('wrg:orders.4 both sides move together', () => {
    expect(stepOf(begins(), 'moves')).toMatchObject({
      clause: 'wrg:orders.4',
      value: true,
      text: 'both sides move together, but where a reaction test overrules an order',
    });
  });

  test('wrg:react.1 a group that was under fire and has not tested must', () => {
    const past = tableOf({ begun: true, groups: [group('2 Section', { underFire: true }), group('HQ')] });
    expect(stepOf(begins(past), 'must-test')).toMatchObject({
      clause: 'wrg:react.1',
      value: '2 Section',
      ruling: 'wrg:R136',
    });
    expect(texts(past, 'must-test')).toHaveLength(1);
    expect(texts(past, 'must-test', { new: true })).toEqual([]);
  });

  test('wrg:react.24 a group that has tested is bound by its score in the next period, and in no later one', () => {
    const past = tableOf({ begun: true, groups: [group('2 Section', { underFire: true, tested: -3 })] });
    expect(texts(past, 'must-test')).toEqual([]);
    expect(texts(past, 'bound')).toEqual(['2 Section tested -3: no fire beyond 25 metres, in this period']);
    expect(groupNamed(next(past), '2 Section').bound).toBe(-3);
    expect(groupNamed(next(next(past)), '2 Section').bound).toBeUndefined();
  });

  test('(wrg:react.26) a group without restrictions is not said to be bound, an AFV that must advance is', () => {
    const past = (more: Partial<Group>) => tableOf({ groups: [group('A', { tested: 10, ...more })] });
    expect(texts(past({}), 'bound')).toEqual([]);
    expect(texts(past({ afv: true }), 'bound')).toEqual(['A tested 10: must advance, in this period']);
  });

  test('(wrg:antitank.14) a wreck is not told to test', () => {
    const past = tableOf({ groups: [group('Tiger', { underFire: true, knockedOut: true })] });
    expect(texts(past, 'must-test')).toEqual([]);
  });

  test('wrg:R141 a result lasts one period or, if so ruled, until the next test', () => {
    const past = tableOf({ begun: true, groups: [group('A', { bound: 3 })] });
    expect(groupNamed(next(past), 'A').bound).toBeUndefined();
    const rulings = { 'wrg:R141': 2 };
    const played = withDice(period, {}, '', rulings, past);
    expect(stepOf(played, 'still-bound')).toMatchObject({ clause: 'wrg:react.24', ruling: 'wrg:R141' });
    expect(groupNamed(remembered(period, past, {}, played), 'A').bound).toBe(3);
    const anew = tableOf({ begun: true, groups: [group('A', { bound: 3, tested: 12 })] });
    const tested = remembered(period, anew, {}, withDice(period, {}, '', rulings, anew));
    expect(groupNamed(tested, 'A').bound).toBe(12);
  });

  test('the reminders on tasks come with a new battle', () => {
    expect(remindersOf(period, inputOf(period, { new: true }))).toContain('wrg:notes.5');
    expect(remindersOf(period, inputOf(period, {}))).not.toContain('wrg:notes.5');
  });
});

test('of a group that has lost nobody, and is under nothing any more, the battle tells nothing', () => {
  const told = (more: Partial<Group>) =>
    game
      .says(tableOf({ groups: [group('2 Section', more)] }) as never)
      .filter((line) => line.startsWith('2 Section'));
  expect(told({ moved: true })).toEqual([]);
  expect(told({ moved: true, lostInBattle: 1 })).toEqual(['2 Section: 1 figure lost']);
  expect(told({ moved: true, halted: true })).toEqual(['2 Section: no figures lost; halted']);
});

describe('troops that are hidden', () => {
  const given = { new: true, hidden: ['2 Section', 'MG'] };
  const past = next(START, given);

  test('wrg:notes.1 they are on the map alone, and the game knows it', () => {
    expect(texts(START, 'hidden', given)).toHaveLength(2);
    expect(battleOf(past).hidden).toEqual(['2 Section', 'MG']);
    expect(game.says(past as never)).toContain('MG: hidden on the map');
    expect(battleOf(next(past)).hidden).toEqual(['2 Section', 'MG']);
  });

  test('wrg:notes.1 a group that has fired goes on the table', () => {
    const shot = fired(past, 'MG');
    expect(texts(shot, 'shown')).toEqual(['MG has fired: it goes on the table']);
    expect(battleOf(next(shot)).hidden).toEqual(['2 Section']);
    expect(texts(next(shot), 'shown')).toEqual([]);
  });

  test('wrg:notes.1 a group that has come within sight goes on the table', () => {
    const seen = { seen: ['2 Section'] };
    expect(texts(past, 'shown', seen)).toEqual(['2 Section has been seen: it goes on the table']);
    expect(battleOf(next(past, seen)).hidden).toEqual(['MG']);
  });

  test('wrg:notes.1 who is not hidden cannot be found', () => {
    expect(refusalOf(period, { seen: ['3 Section'] }, {}, past).clause).toBe('wrg:notes.1');
    expect(blamedIn(period, { new: true, seen: ['MG'] })).toBe('seen');
  });

  test('a name is not empty and not too long', () => {
    expect(period.inputs.hidden.fault('2 Section')).toBeUndefined();
    for (const name of [' ', 'x'.repeat(81)]) expect(period.inputs.hidden.fault(name)).toBeDefined();
  });
});

test('a group is the same however its name is typed: capitals and spaces make no other of it', () => {
  const past = tableOf({ begun: true, groups: [group('2 Section', { lostInBattle: 3 })] });
  expect(groupNamed(past, ' 2 SECTION ').lostInBattle).toBe(3);
  const hidden = remembered(
    period,
    past,
    { hidden: ['MG', 'mg '] },
    withDice(period, { hidden: ['MG', 'mg '] }, '', {}, past),
  );
  expect(battleOf(hidden).hidden).toEqual(['MG']);
  const seen = remembered(
    period,
    hidden,
    { seen: ['Mg'] },
    withDice(period, { seen: ['Mg'] }, '', {}, hidden),
  );
  expect(battleOf(seen).hidden).toEqual([]);
});
