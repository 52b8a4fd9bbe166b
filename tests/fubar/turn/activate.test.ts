import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { fraction } from '../../../src/odds/fraction.js';
import type { State } from '../../../src/rules/state.js';
import {
  chanceOf,
  type Given,
  oddsOf,
  refusalOf,
  remembered,
  START,
  stepOf,
  withDice,
} from '../../support/games/fubar-battle.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const GREEN = { level: 'green' };
const rolled = (given: Given, die: number, rulings: Rulings = {}, past?: State) =>
  withDice(activate, { ...GREEN, ...given }, `${die}`, rulings, past);
const chance = (given: Given, rulings: Rulings = {}) =>
  fraction(
    ...chanceOf(oddsOf(activate, { ...GREEN, ...given }, rulings), ({ activated }) => activated === true),
  );

/** Whether it is activated, and what is said of the guard and the withdrawal of one that is not. */
const outcome = (given: Given, die: number, rulings: Rulings = {}) => {
  const { result, steps } = rolled(given, die, rulings);
  const said = (id: string) => steps.find((line) => line.id === id)?.value;
  return { ...result, onGuard: said('on-guard') ?? false, withdraws: said('withdraws') ?? 0 };
};

describe('the roll', () => {
  test.each([
    ['green', '1/3'],
    ['seasoned', '1/2'],
    ['veteran', '2/3'],
    ['elite', '5/6'],
  ])('fubar:activate.1 fubar:unit.3 a %s unit is activated %s of the time', (level, of) => {
    expect(chance({ level })).toBe(of);
  });

  test('fubar:activate.1 a green unit needs a 5', () => {
    expect(rolled({}, 5).result).toEqual({ activated: true });
    expect(rolled({}, 4).result).toEqual({ activated: false });
    expect(stepOf(rolled({}, 4), 'activation').clause).toBe('fubar:activate.1');
  });

  test('fubar:activate.3 with no visible enemy one is added', () => {
    expect(rolled({ noEnemy: true }, 4).result.activated).toBe(true);
    expect(stepOf(rolled({ noEnemy: true }, 4), 'activation-no-enemy')).toMatchObject({
      value: 1,
      ruling: 'fubar:R13',
    });
  });

  test('fubar:unit.2 fubar:suppress.2 every figure out of touch or suppressed takes one off', () => {
    const given = { level: 'elite', outOfTouch: 1, suppressed: 2 };
    expect(rolled(given, 4).result.activated).toBe(false);
    const played = rolled(given, 5);
    expect(played.result.activated).toBe(true);
    expect(stepOf(played, 'activation-out-of-touch')).toMatchObject({ value: -1, ruling: 'fubar:R4' });
    expect(stepOf(played, 'activation-suppressed').value).toBe(-2);
  });

  test('fubar:activate.4 all modifiers are added up', () => {
    const played = rolled({ level: 'elite', noEnemy: true, outOfTouch: 1, suppressed: 1 }, 3);
    expect(stepOf(played, 'activation-sum')).toMatchObject({ clause: 'fubar:activate.4', value: -1 });
    expect(stepOf(played, 'activation').text).toBe('3 - 1 = 2, needs 2+: passed');
  });

  test('fubar:suppress.3 passed or failed, after the roll the suppressed stand up', () => {
    for (const die of [1, 6])
      expect(stepOf(rolled({ suppressed: 1 }, die), 'stand-up').clause).toBe('fubar:suppress.3');
    expect(rolled({}, 6).steps.some(({ id }) => id === 'stand-up')).toBe(false);
  });

  test('fubar:vehicle.1 fubar:damage.2 a vehicle rolls like a unit, with -2 while its crew is stunned', () => {
    const played = rolled({ level: 'veteran', stunned: true }, 5);
    expect(played.result.activated).toBe(true);
    expect(stepOf(played, 'activation').clause).toBe('fubar:vehicle.1');
    expect(stepOf(played, 'activation-stunned')).toMatchObject({ clause: 'fubar:damage.2', value: -2 });
    expect(rolled({ level: 'veteran', stunned: true }, 4).result.activated).toBe(false);
    expect(stepOf(rolled({ vehicle: true }, 6), 'one-action').ruling).toBe('fubar:R52');
  });

  test('fubar:vehicle.9 a vehicle cannot be suppressed', () => {
    expect(refusalOf(activate, { ...GREEN, vehicle: true, suppressed: 1 }).clause).toBe('fubar:vehicle.9');
  });

  test('fubar:activate.2 the number of a better leader counts instead', () => {
    expect(rolled({ leaderLevel: 'veteran' }, 3).result.activated).toBe(true);
    expect(chance({ level: 'veteran', leaderLevel: 'green' })).toBe('2/3');
  });
});

describe('what follows', () => {
  test('fubar:activate.5 fubar:init.4 a unit that is activated does one thing, and its side goes on', () => {
    const played = rolled({}, 6);
    expect(stepOf(played, 'one-action').text).toBe(
      'one of: Walk, Run, Duck & Weave, On Guard, Gone To Ground, Aimed Fire, Assault',
    );
    expect(stepOf(played, 'keeps').clause).toBe('fubar:init.4');
  });

  test('fubar:activate.6 fubar:init.5 one that fails is On Guard, and the initiative passes', () => {
    const played = rolled({}, 1);
    expect(stepOf(played, 'on-guard')).toMatchObject({ clause: 'fubar:activate.6', value: true });
    expect(stepOf(played, 'holder')).toMatchObject({ clause: 'fubar:init.5', value: 'opponent' });
  });

  test('fubar:activate.7 one that fails and has lost more than half withdraws 6 cm', () => {
    const lost = (figures: number, casualties: number, rulings: Rulings = {}) =>
      outcome({ figures, casualties }, 1, rulings);
    expect(lost(5, 3)).toEqual({ activated: false, onGuard: true, withdraws: 6 });
    expect(lost(4, 2)).toEqual({ activated: false, onGuard: true, withdraws: 0 });
    expect(outcome({ figures: 5, casualties: 3 }, 6)).toEqual({
      activated: true,
      onGuard: false,
      withdraws: 0,
    });
    const failed = rolled({ figures: 5, casualties: 3 }, 1);
    expect(failed.result).toEqual({ activated: false });
    expect(activate.announce(failed.result as never, { unit: 'cm' } as never, failed.steps as never)).toBe(
      'not activated, withdraws 6 cm, On Guard',
    );
    expect(
      rolled({ figures: 5, casualties: 3, unit: 'in' }, 1).steps.find(({ id }) => id === 'withdraws')?.text,
    ).toContain('6 in');
  });

  test('fubar:R80 fubar:vehicle.1 a vehicle has no figures to lose; or of several those that are gone are lost', () => {
    const given = { vehicle: true, figures: 3, casualties: 2 };
    const refusal = refusalOf(activate, { ...GREEN, ...given });
    expect(refusal.clause).toBe('fubar:vehicle.1');
    expect(refusal.hint).toContain('--ruling R80=2');
    const ruled = { 'fubar:R80': 2 };
    const failed = rolled(given, 1, ruled);
    expect(stepOf(failed, 'losses')).toMatchObject({
      value: 2,
      text: '2 of 3 vehicles lost: more than half',
      ruling: 'fubar:R80',
    });
    expect(stepOf(failed, 'withdraws')).toMatchObject({ clause: 'fubar:activate.7', value: 6 });
    expect(outcome({ ...given, casualties: 1 }, 1, ruled).withdraws).toBe(0);
  });

  test('fubar:turn.1 each unit is tried once in a turn', () => {
    expect(refusalOf(activate, { ...GREEN, tried: true }).clause).toBe('fubar:turn.1');
  });

  test('fubar:unit.1 a unit on record needs no more than its name', () => {
    const record = { name: 'Red 1', level: 'veteran', figures: 6, side: 'Red' };
    const past = remembered(muster, START, record, withDice(muster, record, ''));
    const played = withDice(activate, { name: 'Red 1' }, '3', {}, past);
    expect(played.result.activated).toBe(true);
    const after = remembered(activate, past, { name: 'Red 1' }, played);
    expect(refusalOf(activate, { name: 'Red 1' }, {}, after).clause).toBe('fubar:turn.1');
    expect(refusalOf(activate, { name: 'Red 9' }).clause).toBe('fubar:unit.1');
  });
});

describe('rulings', () => {
  test('fubar:R1 option 1: the total decides; 2: a natural 6 succeeds and a 1 fails; 3: only the 6 is sure', () => {
    const stuck = { suppressed: 2 };
    const sure = { level: 'elite', noEnemy: true };
    expect([1, 2, 3].map((n) => chance(stuck, { 'fubar:R1': n }))).toEqual(['0/1', '1/6', '1/6']);
    expect([1, 2, 3].map((n) => chance(sure, { 'fubar:R1': n }))).toEqual(['1/1', '5/6', '1/1']);
    expect(stepOf(rolled(stuck, 6, { 'fubar:R1': 2 }), 'activation').text).toContain(
      'a natural 6 always succeeds',
    );
    expect(stepOf(rolled(sure, 1, { 'fubar:R1': 2 }), 'activation').text).toContain(
      'a natural 1 always fails',
    );
  });

  test('fubar:R3 option 2 rounds half of an odd number up: three of five are only half', () => {
    const given = { figures: 5, casualties: 3 };
    expect(outcome(given, 1).withdraws).toBe(6);
    expect(outcome(given, 1, { 'fubar:R3': 2 }).withdraws).toBe(0);
    expect(outcome({ figures: 5, casualties: 4 }, 1, { 'fubar:R3': 2 }).withdraws).toBe(6);
  });

  test('fubar:R8 option 2: a unit that failed may be tried again', () => {
    expect(rolled({ tried: true }, 6, { 'fubar:R8': 2 }).result.activated).toBe(true);
  });

  test('fubar:R9 option 2: the higher number, so that a good leader does not help and a bad one hurts', () => {
    const r = { 'fubar:R9': 2 };
    expect(chance({ leaderLevel: 'veteran' })).toBe('2/3');
    expect(chance({ leaderLevel: 'veteran' }, r)).toBe('1/3');
    expect(chance({ level: 'veteran', leaderLevel: 'green' }, r)).toBe('1/3');
  });

  test("fubar:R11 option 2: no penalties on a leader's roll", () => {
    const given = { leaderLevel: 'veteran', suppressed: 2 };
    expect(chance(given)).toBe('1/3');
    expect(chance(given, { 'fubar:R11': 2 })).toBe('2/3');
  });

  test('fubar:R12 option 2: a leader who is down lends nothing', () => {
    const given = { leaderLevel: 'veteran', leaderDown: true };
    expect(chance(given)).toBe('2/3');
    expect(chance(given, { 'fubar:R12': 2 })).toBe('1/3');
  });

  test('fubar:R14 option 2: it withdraws instead of standing On Guard', () => {
    const given = { figures: 5, casualties: 3 };
    expect(outcome(given, 1, { 'fubar:R14': 2 })).toEqual({
      activated: false,
      onGuard: false,
      withdraws: 6,
    });
  });

  test('fubar:R15 option 2: the suppressed count among the losses', () => {
    const given = { figures: 6, casualties: 2, suppressed: 2 };
    expect(outcome(given, 1).withdraws).toBe(0);
    expect(outcome(given, 1, { 'fubar:R15': 2 }).withdraws).toBe(6);
  });

  test('fubar:R39 option 2 changes the expertise of the elite and not its activation', () => {
    expect(chance({ level: 'elite' }, { 'fubar:R39': 2 })).toBe('5/6');
  });

  test('fubar:R59 option 2: stuns of two turns add up', () => {
    const given = { level: 'elite', stunned: true, stunnedAgain: true };
    expect(chance(given)).toBe('1/2');
    expect(chance(given, { 'fubar:R59': 2 })).toBe('1/6');
  });

  test('fubar:R75 option 1: one that was assaulted has its withdrawal for its try; option 2: it has none', () => {
    const refused = refusalOf(activate, { ...GREEN, assaulted: true });
    expect(refused.clause).toBe('fubar:withdraw.1');
    expect(refused.hint).toBe('wg withdraw --assaulted');
    expect(refusalOf(activate, { ...GREEN, assaulted: true }, { 'fubar:R75': 2 }).clause).toBe(
      'fubar:melee.10',
    );
  });
});

proveAll(activate, [
  ['a green unit', GREEN],
  ['all modifiers', { level: 'elite', suppressed: 1, outOfTouch: 1, noEnemy: true }],
  ['a leader', { level: 'green', leaderLevel: 'elite', suppressed: 1 }],
  ['natural faces', { level: 'green', suppressed: 2 }, { 'fubar:R1': 2 }],
  ['losses', { level: 'veteran', figures: 5, casualties: 3 }],
  ['losses, instead of On Guard', { level: 'veteran', figures: 5, casualties: 3 }, { 'fubar:R14': 2 }],
  ['vehicles lost', { level: 'veteran', vehicle: true, figures: 3, casualties: 2 }, { 'fubar:R80': 2 }],
  ['stunned twice', { level: 'veteran', stunned: true, stunnedAgain: true }, { 'fubar:R59': 2 }],
]);

test('fubar:activate.5 fubar:R72 fubar:R52 what an activated unit or vehicle may do is what the players rule', () => {
  const may = (given: Given, rulings = {}) =>
    stepOf(withDice(activate, { level: 'elite', ...given }, '6', rulings), 'one-action').text;
  expect(may({})).not.toContain('Mount Up');
  expect(may({}, { 'fubar:R72': 2 })).toContain('Assault, Mount Up');
  expect(may({ vehicle: true })).toContain('stand and fire all of them, or go On Guard');
  expect(may({ vehicle: true }, { 'fubar:R52': 2 })).toContain('aimed or not');
});
