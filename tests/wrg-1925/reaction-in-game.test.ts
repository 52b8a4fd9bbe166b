import { describe, expect, test } from 'vitest';
import { type Battle, battleMemory, groupNamed, nextPeriod, START } from '../../rulesets/wrg-1925/battle.js';
import { reactionTest } from '../../rulesets/wrg-1925/reaction-test.js';
import type { Rulings } from '../../src/dice/play.js';
import { play } from '../../src/dice/play.js';
import { seededHand } from '../../src/dice/seeded.js';
import type { Past } from '../../src/rules/action.js';
import { type Given, inputOf, remembered, stepOf, withDice } from '../support/play.js';
import { proveAll } from '../support/proves-exact.js';

/** A line of the log: fire at a group. */
const fire = (target: string, points: number, casualties: number, guns = 0, action = 'shoot'): Past => ({
  action,
  input: { target: [target] },
  result: { casualties },
  rulings: {},
  steps: [
    { id: 'machine-guns', clause: 'wrg:react.13', value: guns, text: '' },
    { id: action === 'anti-tank' ? 'scored' : 'total', clause: 'wrg:react.8', value: points, text: '' },
  ],
});
const following = (...events: Past[]): Battle => events.reduce(battleMemory.after, START);

const tested = (battle: Battle, given: Given, dice = '2 3 4', rulings: Rulings = {}) =>
  withDice(reactionTest, { name: 'Able', ...given }, dice, rulings, battle);
/** The battle after a test. */
const testing = (battle: Battle, given: Given, dice = '2 3 4', rulings: Rulings = {}): Battle =>
  remembered(reactionTest, battle, { name: 'Able', ...given }, tested(battle, given, dice, rulings));

describe('a group that the game knows', () => {
  const battle = following(fire('Able', 24, 2, 1), fire('Able', 13, 0, 2), {
    ...fire('Baker', 12, 1),
    input: { target: ['Baker'], name: 'Able' },
  });

  test('wrg:react.8 has the points, losses and machine guns of the period, and whether it fired', () => {
    const played = tested(battle, {});
    expect(stepOf(played, 'points')).toMatchObject({ value: -3 });
    expect(stepOf(played, 'points').text).toBe(
      '37 points scored on it, for each full 10 (from the game): -3',
    );
    expect(stepOf(played, 'lost-in-battle').value).toBe(-2);
    expect(stepOf(played, 'lost-in-period').value).toBe(-2);
    expect(stepOf(played, 'machine-guns').value).toBe(-3);
    expect(stepOf(played, 'fired-or-advanced')).toMatchObject({ value: 1 });
    expect(played.result.score).toBe(9 - 3 - 2 - 2 - 3 + 1);
  });

  test('what is typed wins over what the game knows, a zero too', () => {
    const played = tested(battle, { points: 0, machineGuns: 1 });
    expect(played.steps.map(({ id }) => id)).not.toContain('points');
    expect(stepOf(played, 'machine-guns')).toMatchObject({ value: -1 });
    expect(stepOf(played, 'machine-guns').text).not.toContain('from the game');
    expect(tested(battle, { mod: 1 }).result.score).toBe(10);
  });

  test('wrg:react.1 wrg:R136 tests if it was under fire, and need not if it was not', () => {
    expect(stepOf(tested(battle, {}), 'due')).toMatchObject({ clause: 'wrg:react.1', value: true });
    expect(stepOf(tested(START, {}), 'due')).toMatchObject({ value: false });
    expect(groupNamed(testing(battle, {}), 'Able').tested).toBe(0);
  });

  test('wrg:react.11 remembers its losses in the next period, and forgets points', () => {
    const played = tested(nextPeriod(battle), {});
    expect(played.result.score).toBe(7);
  });

  test('a group without a name is nobody the game knows', () => {
    const played = play(
      reactionTest.resolve(inputOf(reactionTest, {}) as never, battle),
      seededHand('test', 0),
      {},
    );
    expect(stepOf(played as never, 'factors').value).toBe(0);
  });
});

describe('groups that join or split', () => {
  const battle = following(fire('Able', 5, 1), fire('Baker', 5, 2));

  test('wrg:react.23 keep the losses of both', () => {
    const played = tested(battle, { joined: ['Baker'] });
    expect(stepOf(played, 'joined')).toMatchObject({ clause: 'wrg:react.23', value: 2 });
    expect(stepOf(played, 'lost-in-battle').value).toBe(-3);
    expect(stepOf(played, 'lost-in-period').value).toBe(-3);
  });

  test('wrg:react.23 keep them for good, and once', () => {
    const joined = testing(battle, { joined: ['Baker'] });
    expect(tested(joined, {}).result.score).toBe(9 - 3 - 3);
    expect(tested(joined, { joined: ['Baker'] }).result.score).toBe(9 - 3 - 3);
    expect(tested(nextPeriod(joined), {}).result.score).toBe(9 - 3);
  });

  test('wrg:react.23 a group that splits off remembers what the whole had lost', () => {
    expect(stepOf(tested(battle, { name: 'Baker two', joined: ['Baker'] }), 'lost-in-battle').value).toBe(-2);
  });
});

describe('a panic dash', () => {
  test('wrg:react.14 led by the leader weighs on the test in the period after it', () => {
    const panics = testing(START, { mod: -20 });
    const running = nextPeriod(panics);
    expect(tested(running, {}).result.score).toBe(9);
    const later = tested(nextPeriod(running), {});
    expect(stepOf(later, 'own-leader-ran')).toMatchObject({ value: -2 });
    expect(stepOf(later, 'own-leader-ran').text).toContain('from the game');
    expect(tested(nextPeriod(nextPeriod(running)), {}).result.score).toBe(9);
  });

  test('wrg:extra.2 a leader who tests by himself and stays has not led it; the group keeps its result', () => {
    const panics = testing(START, { mod: -20 });
    const stays = testing(panics, { mod: -1, leader: 'sgt' });
    expect(groupNamed(stays, 'Able')).toMatchObject({ tested: -11 });
    expect(tested(nextPeriod(nextPeriod(stays)), {}).result.score).toBe(9);
    const runs = testing(START, { mod: -20, leader: 'sgt' });
    expect(groupNamed(runs, 'Able').tested).toBeUndefined();
    expect(tested(nextPeriod(nextPeriod(runs)), {}).result.score).toBe(7);
  });

  test('wrg:R147 by option 2 the result of the leader is that of his group', () => {
    const replaced = testing(testing(START, { mod: -20 }), { mod: 0, leader: 'sgt' }, '2 3 4', {
      'wrg:R147': 2,
    });
    expect(groupNamed(replaced, 'Able').tested).toBe(12);
  });

  test('the score of a group is remembered, not that of its crews', () => {
    expect(groupNamed(testing(START, { crewWeapons: true }), 'Able').tested).toBe(9);
  });
});

describe('an AFV that the game knows', () => {
  const battle = following(fire('Tiger', 3, 0, 0, 'anti-tank'), fire('Tiger', 4, 0, 0, 'anti-tank'));

  test('wrg:afv.12 has the anti-tank points of the period', () => {
    const played = tested(battle, { name: 'Tiger', afv: true }, '3 4');
    expect(stepOf(played, 'anti-tank-points')).toMatchObject({ value: -7 });
    expect(played.result).toEqual({ score: 0, band: 0 });
  });

  test('wrg:afv.9 has other fire on it', () => {
    const strafed = following(fire('Tiger', 30, 0));
    expect(tested(strafed, { name: 'Tiger', afv: true }, '3 4').result.score).toBe(6);
    expect(tested(battle, { name: 'Tiger', afv: true, antiTankPoints: 0 }, '3 4').result.score).toBe(7);
  });

  test('wrg:afv.17 is bound at once by a test under fire, and in the next period by one at its end', () => {
    const under = testing(battle, { name: 'Tiger', afv: true }, '3 4');
    expect(groupNamed(under, 'Tiger')).toMatchObject({ bound: 0 });
    expect(groupNamed(under, 'Tiger').tested).toBeUndefined();
    const end = testing(battle, { name: 'Tiger', afv: true, when: 'period-end' }, '3 4');
    expect(groupNamed(end, 'Tiger')).toMatchObject({ tested: 0 });
  });
});

proveAll(
  reactionTest,
  [
    ['a group of the game', { name: 'Able', joined: ['Baker'] }],
    ['an AFV of the game', { name: 'Able', afv: true }],
  ],
  { past: following(fire('Able', 24, 2, 1), fire('Baker', 10, 1)) },
);
