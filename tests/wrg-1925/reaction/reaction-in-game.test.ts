import { describe, expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/wrg-1925/anti-tank/anti-tank.js';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import { mines } from '../../../rulesets/wrg-1925/mines/mines.js';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import { smoke } from '../../../rulesets/wrg-1925/smoke/smoke.js';
import type { Rulings } from '../../../src/dice/play.js';
import { play } from '../../../src/dice/play.js';
import { seededHand } from '../../../src/dice/seeded.js';
import type { Past } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import { type Given, inputOf, stepOf } from '../../support/play.js';
import { groupNamed } from '../battle.js';
import {
  battleMemory,
  game,
  nextPeriod,
  proveAll,
  refusalOf,
  remembered,
  START,
  tableOf,
  withDice,
} from '../in-battle.js';

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
const following = (...events: Past[]): State => events.reduce(battleMemory.after, START);

const tested = (battle: State, given: Given, dice = '2 3 4', rulings: Rulings = {}) =>
  withDice(reactionTest, { name: 'Able', ...given }, dice, rulings, battle);
/** The battle after a test. */
const testing = (battle: State, given: Given, dice = '2 3 4', rulings: Rulings = {}): State =>
  remembered(reactionTest, battle, { name: 'Able', ...given }, tested(battle, given, dice, rulings));

describe('a group that the game knows', () => {
  const battle = following(fire('Able', 24, 2, 1), fire('Able', 13, 0, 2), {
    ...fire('Baker', 12, 1),
    input: { target: ['Baker'], name: 'Able' },
  });

  test('wrg:react.8 has the points, losses and machine guns of the period, and whether it fired', () => {
    const played = tested(battle, {});
    expect(stepOf(played, 'points')).toMatchObject({ value: -3 });
    expect(stepOf(played, 'points').text).toBe('37 points scored on it, for each full 10: -3');
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
    expect(tested(battle, { mod: 1 }).result.score).toBe(10);
  });

  test('wrg:react.1 wrg:R136 tests if it was under fire, and need not if it was not', () => {
    expect(stepOf(tested(battle, {}), 'due')).toMatchObject({ clause: 'wrg:react.1', value: true });
    expect(stepOf(tested(START, {}), 'due')).toMatchObject({ value: false });
    expect(groupNamed(testing(battle, {}), 'Able').tested).toBe(0);
  });

  test('wrg:react.11 remembers its losses in the next period, and forgets points', () => {
    const played = tested(nextPeriod(testing(battle, {})), {});
    expect(played.result.score).toBe(7);
  });

  test('a group without a name is nobody the game knows', () => {
    const played = play(
      reactionTest.resolve(inputOf(reactionTest, {}) as never, battle),
      seededHand('test', 0),
      { rulings: {} },
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
    expect(groupNamed(joined, 'Able')).toMatchObject({ lostInBattle: 3, lostInPeriod: 3, joined: ['Baker'] });
    expect(tested(nextPeriod(joined), {}).result.score).toBe(9 - 3);
    expect(tested(nextPeriod(joined), { joined: ['Baker'] }).result.score).toBe(9 - 3);
  });

  test('wrg:react.23 a group that splits off remembers what the whole had lost', () => {
    expect(stepOf(tested(battle, { name: 'Baker two', joined: ['Baker'] }), 'lost-in-battle').value).toBe(-2);
  });
});

/** A battle in which it was under fire that came to nothing. */
const underFire = following(fire('Able', 0, 0));

describe('a panic dash', () => {
  test('wrg:react.14 led by the leader weighs on the test in the period after it', () => {
    const panics = testing(underFire, { mod: -20 });
    const running = nextPeriod(panics);
    expect(tested(running, {}).result.score).toBe(9);
    const later = tested(nextPeriod(running), {});
    expect(stepOf(later, 'own-leader-ran')).toMatchObject({ value: -2 });
    expect(tested(nextPeriod(nextPeriod(running)), {}).result.score).toBe(9);
  });

  test('wrg:extra.2 a leader who tests by himself and stays has not led it; the group keeps its result', () => {
    const panics = testing(underFire, { mod: -20 });
    const stays = testing(panics, { mod: -1, leader: 'sgt' });
    expect(groupNamed(stays, 'Able')).toMatchObject({ tested: -11 });
    expect(tested(nextPeriod(nextPeriod(stays)), {}).result.score).toBe(9);
    const runs = testing(testing(underFire, {}), { mod: -20, leader: 'sgt' });
    expect(groupNamed(runs, 'Able').tested).toBe(9);
    expect(tested(nextPeriod(nextPeriod(runs)), {}).result.score).toBe(7);
  });

  test('wrg:R147 by option 2 the result of the leader is that of his group', () => {
    const rulings = { 'wrg:R147': 2 };
    const panics = testing(underFire, { mod: -20 });
    const replaced = testing(panics, { mod: 0, leader: 'sgt' }, '2 3 4', rulings);
    expect(groupNamed(replaced, 'Able').tested).toBe(12);
    const later = testing(nextPeriod(panics), { mod: 0, leader: 'sgt' }, '2 3 4', rulings);
    expect(groupNamed(later, 'Able')).toMatchObject({ bound: 12 });
    expect(groupNamed(later, 'Able').runs).toBeUndefined();
  });

  test('the score of a group is remembered, and that of its crews beside it', () => {
    expect(groupNamed(testing(underFire, { crewWeapons: true }), 'Able')).toMatchObject({
      tested: 9,
      crewsTested: 10,
    });
  });

  test('wrg:react.30 men who surrender are lost to their group', () => {
    const among = { mod: -20, interpenetrated: true, men: 3 };
    const after = testing(underFire, among, 'reaction=2,3,4 surrender=1,4,6');
    expect(groupNamed(after, 'Able')).toMatchObject({ lostInBattle: 2, lostInPeriod: 2 });
  });
});

describe('a test that the period overtook', () => {
  const late = nextPeriod(
    following(fire('Able', 24, 2, 1), { ...fire('Baker', 0, 0), input: { name: 'Able', target: 'Baker' } }),
  );

  test('wrg:react.1 rests on what happened in the period that is over', () => {
    const played = tested(late, {});
    expect(stepOf(played, 'due')).toMatchObject({ value: true });
    expect(stepOf(played, 'due').text).toContain('in the last period and has not tested');
    expect(played.result.score).toBe(9 - 2 - 2 - 2 - 1 + 1);
  });

  test('wrg:react.24 binds at once, and is made once', () => {
    expect(stepOf(tested(late, {}), 'binds').text).toContain('in this period');
    const after = testing(late, {});
    expect(groupNamed(after, 'Able')).toMatchObject({ bound: 3 });
    expect(groupNamed(after, 'Able').tested).toBeUndefined();
    expect(stepOf(tested(after, {}), 'due').value).toBe(false);
  });

  test('wrg:react.12 leaves out who fell since then', () => {
    const again = battleMemory.after(late, fire('Able', 0, 1));
    expect(tested(again, {}).result.score).toBe(3);
    expect(tested(testing(again, {}), {}).result.score).toBe(9 - 3 - 1);
  });

  test('wrg:react.30 has them run in this period', () => {
    const runs = testing(late, { mod: -20 });
    expect(groupNamed(runs, 'Able').runs).toBe(true);
    expect(stepOf(tested(nextPeriod(runs), {}), 'own-leader-ran').value).toBe(-2);
  });

  test('wrg:afv.1 is made by an AFV too', () => {
    const tank = nextPeriod(following(fire('Tiger', 3, 0, 0, 'anti-tank')));
    const played = tested(tank, { name: 'Tiger', afv: true }, '3 4');
    expect(stepOf(played, 'due').value).toBe('period-end');
    expect(played.result.score).toBe(7 - 3 - 1);
    const after = remembered(reactionTest, tank, { name: 'Tiger', afv: true }, played);
    expect(groupNamed(after, 'Tiger')).toMatchObject({ bound: 3 });
    expect(groupNamed(after, 'Tiger').overdue).toBeUndefined();
  });
});

describe('a test that is not due', () => {
  test('wrg:react.1 binds nothing, and is said to', () => {
    expect(groupNamed(testing(START, { mod: -20 }), 'Able').tested).toBeUndefined();
    const { result, steps } = tested(START, {});
    expect(stepOf({ steps } as never, 'binds')).toMatchObject({
      value: 0,
      text: 'no test was due: this one binds nothing',
    });
    const said = reactionTest.announce(result as never, inputOf(reactionTest, {}) as never, steps);
    expect(said).toBe('9, no erect move closer to the enemy; no test was due, it binds nothing');
  });

  test('wrg:react.1 is due after all where what was typed tells of fire', () => {
    expect(groupNamed(testing(START, { points: 12 }), 'Able').tested).toBe(8);
  });

  test('wrg:afv.1 binds no AFV that nothing was fired at, nor one that has tested since', () => {
    const tank = { name: 'Tiger', afv: true };
    expect(stepOf(tested(START, tank, '3 4'), 'due')).toMatchObject({ clause: 'wrg:afv.1', value: false });
    expect(groupNamed(testing(START, tank, '3 4'), 'Tiger').bound).toBeUndefined();
    const shot = following(fire('Tiger', 3, 0, 0, 'anti-tank'));
    const once = testing(shot, tank, '3 4');
    expect(groupNamed(once, 'Tiger').bound).toBe(3);
    expect(stepOf(tested(once, { ...tank, when: 'fire' }, '3 4'), 'due').value).toBe(false);
    // The one at the end of the period is left.
    expect(stepOf(tested(once, tank, '3 4'), 'due').value).toBe('period-end');
  });
});

describe('a test that was made', () => {
  test('wrg:react.1 is not made again in the same period', () => {
    const once = testing(underFire, {});
    expect(refusalOf(reactionTest, { name: 'Able' }, {}, once)).toMatchObject({ clause: 'wrg:react.1' });
    const tank = { name: 'Tiger', afv: true, when: 'period-end' };
    const end = testing(following(fire('Tiger', 9, 0)), tank, '3 4');
    expect(refusalOf(reactionTest, tank, {}, end).clause).toBe('wrg:afv.2');
  });

  test('wrg:extra.1 wrg:R146 its crews add 1 to it, without new dice', () => {
    const once = testing(underFire, {});
    const crews = tested(once, { crewWeapons: true }, '');
    expect(crews.result).toEqual({ score: 10, band: 10 });
    const after = remembered(reactionTest, once, { name: 'Able', crewWeapons: true }, crews);
    expect(groupNamed(after, 'Able')).toMatchObject({ tested: 9, crewsTested: 10 });
    expect(refusalOf(reactionTest, { name: 'Able', crewWeapons: true }, {}, after).clause).toBe(
      'wrg:extra.1',
    );
    for (const more of [{ points: 3 }, { mod: -2 }, { allCovered: true }]) {
      const again = { name: 'Able', crewWeapons: true, ...more };
      expect(refusalOf(reactionTest, again, {}, once).clause).toBe('wrg:extra.1');
    }
  });

  test('wrg:extra.1 its crews may add 1 in the period that the test binds, too', () => {
    const later = nextPeriod(testing(underFire, {}));
    const crews = tested(later, { crewWeapons: true }, '');
    expect(crews.result.score).toBe(10);
    const after = remembered(reactionTest, later, { name: 'Able', crewWeapons: true }, crews);
    expect(groupNamed(after, 'Able')).toMatchObject({ bound: 9, crewsBound: 10 });
    expect(refusalOf(reactionTest, { name: 'Able', crewWeapons: true }, {}, after).clause).toBe(
      'wrg:extra.1',
    );
  });

  test('wrg:R146 by option 2 its crews throw anew, with the same factors', () => {
    const once = testing(following(fire('Able', 24, 1)), { surprised: true });
    const crews = tested(once, { crewWeapons: true }, 'crew=2,3,4', { 'wrg:R146': 2 });
    expect(crews.result.score).toBe(9 - 2 - 1 - 1 - 2 + 1);
  });

  test('wrg:extra.3 its leader has the same factors, in the next period too', () => {
    const once = testing(following(fire('Able', 24, 1, 1)), { isolatedFromLeaders: 2, surprised: true });
    const score = 9 - 2 - 1 - 1 - 1 - 2 + 3;
    expect(tested(once, { leader: 'sgt' }).result.score).toBe(score);
    const later = tested(nextPeriod(once), { leader: 'sgt' });
    expect(later.result.score).toBe(score);
    expect(stepOf(later, 'no-isolation').clause).toBe('wrg:extra.4');
    expect(stepOf(later, 'binds').text).toBe('this binds him in this period');
    expect(stepOf(tested(once, { leader: 'sgt' }), 'binds').text).toBe('this binds him in the next period');
    expect(tested(once, { leader: 'sgt', machineGuns: 0 }).result.score).toBe(score + 1);
  });

  test('wrg:extra.2 a leader tests after his group, and once', () => {
    expect(refusalOf(reactionTest, { name: 'Able', leader: 'sgt' }, {}, underFire).clause).toBe(
      'wrg:extra.2',
    );
    const led = testing(testing(underFire, {}), { leader: 'sgt' });
    for (const past of [led, nextPeriod(led)]) {
      expect(refusalOf(reactionTest, { name: 'Able', leader: 'sgt' }, {}, past).clause).toBe('wrg:extra.2');
    }
  });

  test('wrg:extra.3 a sum that was made for the group is that of its leader', () => {
    const once = testing(underFire, { mod: -4 });
    const led = tested(once, { leader: 'cpl' });
    expect(led.result.score).toBe(9 - 4 + 2);
    expect(stepOf(led, 'factors').text).toBe('the factors come to -4, as in the test of the group');
    expect(tested(once, { leader: 'cpl', machineGuns: 1 }).result.score).toBe(9 - 1 + 2);
  });
});

describe('what the game knows of fire', () => {
  const shot = (input: Record<string, unknown>, past: State = START): State =>
    battleMemory.after(past, {
      action: 'shoot',
      input,
      result: { casualties: 0 },
      rulings: {},
      steps: [],
    } as Past);
  const hidden = tableOf({ hidden: ['2 Section'] });

  test('wrg:react.19 fire from a group hidden on the map surprises', () => {
    const surprised = shot({ name: '2 Section', target: 'Able' }, hidden);
    expect(stepOf(tested(surprised, {}), 'surprised')).toMatchObject({ value: -2 });
    expect(tested(shot({ name: 'HQ', target: 'Able' }, hidden), {}).result.score).toBe(9);
    const later = shot({ name: '2 Section', target: 'Able' }, nextPeriod(testing(surprised, {})));
    expect(tested(later, {}).result.score).toBe(9);
  });

  test('wrg:afv.14 anti-tank fire from one surprises an AFV, other fire does not', () => {
    const tank = { name: 'Tiger', afv: true };
    const gun = { ...fire('Tiger', 0, 0, 0, 'anti-tank'), input: { name: '2 Section', target: 'Tiger' } };
    expect(stepOf(tested(battleMemory.after(hidden, gun), tank, '3 4'), 'surprised').value).toBe(-2);
    const rifles = shot({ name: '2 Section', target: 'Tiger' }, hidden);
    expect(tested(rifles, tank, '3 4').result.score).toBe(7 - 1 - 1);
  });

  test('wrg:react.18 wrg:R37 flame weighs on whom it was used for the whole battle or, if so ruled, in that period', () => {
    const burnt = shot({ fire: ['flame-thrower:1'], range: 40, target: 'Able' });
    expect(tested(burnt, {}).result.score).toBe(7);
    expect(tested(burnt, {}, '2 3 4', { 'wrg:R37': 2 }).result.score).toBe(7);
    const later = nextPeriod(testing(burnt, {}));
    expect(stepOf(tested(later, {}), 'flame').value).toBe(-2);
    expect(tested(later, {}, '2 3 4', { 'wrg:R37': 2 }).result.score).toBe(9);
  });

  test('wrg:react.3 wrg:R134 own LMGs that fired are friendly or, if so ruled, only those of others', () => {
    const lmgs = shot(
      { fire: ['rifle:6', 'lmg-belt:2'], range: 90, name: 'Able', target: 'Baker' },
      underFire,
    );
    expect(stepOf(tested(lmgs, {}), 'friendly-lmgs').value).toBe(2);
    expect(tested(lmgs, {}).steps.map(({ id }) => id)).toContain('fired-or-advanced');
    expect(tested(lmgs, {}, '2 3 4', { 'wrg:R134': 2 }).steps.map(({ id }) => id)).not.toContain(
      'friendly-lmgs',
    );
    expect(stepOf(tested(lmgs, { friendlyLmgs: 1 }), 'friendly-lmgs').value).toBe(1);
  });

  test('wrg:react.21 wrg:R60 fire at 25 metres or less tells of enemies that near, whoever fired', () => {
    const near = (range: number, more: Record<string, unknown> = { target: 'Able' }) =>
      shot({ fire: ['rifle:6'], range, ...more }, underFire);
    expect(stepOf(tested(near(25), {}), 'enemy-near').value).toBe(-2);
    expect(stepOf(tested(near(20, { name: 'Able', target: 'Baker' }), {}), 'enemy-near').value).toBe(-2);
    expect(tested(near(26), {}).result.score).toBe(9);
    expect(tested(near(25), {}, '2 3 4', { 'wrg:R60': 2 }).result.score).toBe(9);
  });

  test('wrg:react.8 wrg:R131 full tens of all points or, if so ruled, of each firing', () => {
    const twice = following(fire('Able', 24, 0), fire('Able', 18, 0));
    expect(stepOf(tested(twice, {}), 'points').value).toBe(-4);
    const each = tested(twice, {}, '2 3 4', { 'wrg:R131': 2 });
    expect(stepOf(each, 'points')).toMatchObject({ value: -3, ruling: 'wrg:R131' });
    expect(stepOf(each, 'points').text).toContain('each firing by itself');
    const small = following(fire('Able', 9, 0), fire('Able', 9, 0));
    expect(tested(small, {}, '2 3 4', { 'wrg:R131': 2 }).result.score).toBe(9);
  });

  test('wrg:afv.16 an attack from close by is remembered', () => {
    const close: Past = {
      ...fire('Tiger', 0, 0, 0, 'anti-tank'),
      input: { closeAttack: 'satchel', target: 'Tiger' },
    };
    const played = tested(following(close), { name: 'Tiger', afv: true }, '3 4');
    expect(stepOf(played, 'close-threat').value).toBe(-3);
  });

  test('what it cannot know is said, until something of it is typed', () => {
    expect(stepOf(tested(underFire, {}), 'not-known').text).toContain('does not see the table');
    const ids = (given: Given) => tested(underFire, given).steps.map(({ id }) => id);
    expect(ids({ flankFire: true })).not.toContain('not-known');
    expect(ids({ mod: 1 })).not.toContain('not-known');
    const tank = { name: 'Tiger', afv: true };
    expect(stepOf(tested(START, tank, '3 4'), 'not-known').clause).toBe('wrg:afv.3');
  });
});

describe('a vehicle that moved, and one that was hit', () => {
  const tank = { name: 'Tiger', afv: true };
  const shots = following(fire('Tiger', 0, 0, 0, 'anti-tank'));
  const moved = (past: State): State =>
    battleMemory.after(past, {
      action: 'move',
      input: { name: 'Tiger', type: 'medium-tank', pace: 'dash' },
      result: { metres: 100 },
      rulings: {},
      steps: [],
    } as Past);
  const struck = (result: Past['result'], action = 'anti-tank', more: Record<string, unknown> = {}): State =>
    following({ action, input: { target: 'Tiger', ...more } as never, result, rulings: {}, steps: [] });

  test('wrg:afv.4 wrg:afv.10 it moves where the game saw it move in this period, else it stands', () => {
    expect(stepOf(tested(moved(shots), tank, '3 4'), 'moving').value).toBe(1);
    expect(stepOf(tested(shots, tank, '3 4'), 'stationary').text).toContain('no move of it is known');
    expect(tested(moved(shots), { ...tank, stationary: true }, '3 4').result.score).toBe(6);
    expect(
      tested(nextPeriod(testing(moved(shots), { ...tank, when: 'both' }, '3 4')), tank, '3 4').result.score,
    ).toBe(6);
  });

  test('wrg:antitank.14 (wrg:antitank.16) a wreck stays one: it does not test, move, fire or lay smoke', () => {
    const wreck = nextPeriod(struck({ knockedOut: true, onFire: true }));
    const out = 'wrg:antitank.14';
    expect(refusalOf(reactionTest, tank, {}, wreck).clause).toBe(out);
    expect(refusalOf(move, { name: 'Tiger', type: 'medium-tank', pace: 'dash' }, {}, wreck).clause).toBe(out);
    expect(refusalOf(smoke, { source: 'projectors', name: 'Tiger' }, {}, wreck).clause).toBe(out);
    const gun = { weapon: 'gun', range: 90 };
    expect(refusalOf(antiTank, { ...gun, name: 'Tiger' }, {}, wreck).clause).toBe(out);
    const mg = { fire: ['mg-turret:1'], range: 90, men: 3, targets: 4, name: 'Tiger' };
    expect(refusalOf(shoot, mg, {}, wreck).clause).toBe(out);
    expect(refusalOf(mines, { type: 'anti-tank', at: 'hard', target: 'Tiger' }, {}, wreck).clause).toBe(out);
    expect(game.says(wreck as never)).toContain('Tiger: knocked out and on fire');
  });

  test('wrg:antitank.14 one that is shot at again is said to be a wreck', () => {
    const wreck = struck({ knockedOut: true, onFire: false });
    const given = { weapon: 'gun', range: 90, target: 'Tiger' };
    const { result, steps } = withDice(antiTank, given, '1', {}, wreck);
    const said = antiTank.announce(result as never, inputOf(antiTank, given) as never, steps);
    expect(said).toBe('Tiger is knocked out already');
  });

  test('wrg:mine.13 one that a mine holds does not move, and its test knows it', () => {
    const held = nextPeriod(struck({ state: 'immobilised', onFire: false }, 'mines', { at: 'hard' }));
    expect(refusalOf(move, { name: 'Tiger', type: 'medium-tank', pace: 'dash' }, {}, held).clause).toBe(
      'wrg:mine.13',
    );
    expect(refusalOf(reactionTest, { ...tank, moving: true }, {}, held).clause).toBe('wrg:mine.13');
    expect(stepOf(tested(held, { ...tank, mod: 9 }, '3 4'), 'immobilised').clause).toBe('wrg:afv.18');
    expect(game.says(held as never)).toContain('Tiger: immobilised');
    const truck = struck({ state: 'disabled' }, 'mines', { at: 'soft' });
    expect(refusalOf(move, { name: 'Tiger', type: 'truck', pace: 'dash' }, {}, truck).clause).toBe(
      'wrg:mine.6',
    );
  });

  test('(wrg:afv.12) wg game tells its anti-tank points', () => {
    const shot = following(fire('Tiger', 4, 0, 0, 'anti-tank'));
    expect(game.says(shot as never)).toContain('Tiger: 4 anti-tank points this period');
  });
});

describe('an AFV that the game knows', () => {
  const battle = following(fire('Tiger', 3, 0, 0, 'anti-tank'), fire('Tiger', 4, 0, 0, 'anti-tank'));

  test('wrg:afv.12 has the anti-tank points of the period', () => {
    const played = tested(battle, { name: 'Tiger', afv: true }, '3 4');
    expect(stepOf(played, 'anti-tank-points')).toMatchObject({ value: -7 });
    expect(played.result).toEqual({ score: -1, band: -5 });
  });

  test('wrg:afv.9 has other fire on it', () => {
    const strafed = following(fire('Tiger', 30, 0));
    expect(tested(strafed, { name: 'Tiger', afv: true }, '3 4').result.score).toBe(5);
    expect(tested(battle, { name: 'Tiger', afv: true, antiTankPoints: 0 }, '3 4').result.score).toBe(6);
  });

  test('wrg:afv.17 is bound at once by a test under fire, and in the next period by one at its end', () => {
    const under = testing(battle, { name: 'Tiger', afv: true }, '3 4');
    expect(groupNamed(under, 'Tiger')).toMatchObject({ bound: -1 });
    expect(groupNamed(under, 'Tiger').tested).toBeUndefined();
    const end = testing(battle, { name: 'Tiger', afv: true, when: 'period-end' }, '3 4');
    expect(groupNamed(end, 'Tiger')).toMatchObject({ tested: -1 });
  });
});

proveAll(
  reactionTest,
  [
    ['a group of the game', { name: 'Able', joined: ['Baker'] }],
    ['an AFV of the game', { name: 'Able', afv: true }],
    ['each firing by itself', { name: 'Able' }, { 'wrg:R131': 2, 'wrg:R141': 2 }],
  ],
  { past: following(fire('Able', 24, 2, 1), fire('Baker', 10, 1)) },
);

proveAll(
  reactionTest,
  [
    ['its crews', { name: 'Able', crewWeapons: true, men: 2, interpenetrated: true }],
    ['its crews, anew', { name: 'Able', crewWeapons: true }, { 'wrg:R146': 2 }],
    ['its leader', { name: 'Able', leader: 'sgt' }],
    ['its leader, for all', { name: 'Able', leader: 'officer' }, { 'wrg:R147': 2 }],
  ],
  { past: testing(following(fire('Able', 24, 2, 1)), { mod: -18 }) },
);

proveAll(
  reactionTest,
  [
    ['a test that is overdue', { name: 'Able' }],
    ['flame of a period that is over', { name: 'Able' }, { 'wrg:R37': 2, 'wrg:R134': 2, 'wrg:R60': 2 }],
  ],
  {
    past: nextPeriod(
      battleMemory.after(START, {
        action: 'shoot',
        input: { fire: ['flame-thrower:1', 'lmg-belt:1'], range: 25, name: 'Able', target: 'Able' },
        result: { casualties: 1 },
        rulings: {},
        steps: [],
      } as Past),
    ),
  },
);
