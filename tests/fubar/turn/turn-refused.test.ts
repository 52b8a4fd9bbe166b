import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import type { Input } from '../../../src/rules/record.js';
import { conflicting, filled, forbidden, refusing, unit } from '../../support/forbids.js';
import { type Given, playing, refusalIn } from '../../support/play.js';

const GREEN = { level: 'green' };
const alpha = (marks: Input = {}, profile: Input = {}) => ({
  ...unit('infantry', { level: 'green', figures: 6, ...profile }, marks, 'Alpha'),
  side: 'Red',
});
const apc = (marks: Input = {}) => unit('vehicle', { vehicle: 'apc', level: 'elite' }, marks, 'APC');

describe('a unit that is tried', () => {
  test('(fubar:activate.1) comes as it is on record', () => {
    expect(filled(activate, alpha({ suppressed: 2, casualties: 2 }, { leaderLevel: 'elite' }))).toEqual({
      ...{ name: 'Alpha', side: 'Red', level: 'green', leaderLevel: 'elite' },
      ...{ figures: 6, casualties: 2, suppressed: 2 },
    });
    const plain = { name: 'Alpha', side: 'Red', level: 'green', figures: 6 };
    expect(filled(activate, alpha({ tried: 'passed' }))).toEqual({ ...plain, activated: true });
    expect(filled(activate, alpha({ tried: 'failed' }))).toEqual({ ...plain, tried: true });
  });

  test('(fubar:damage.2) a vehicle with what it has suffered', () => {
    const plain = { name: 'APC', level: 'elite', vehicle: true };
    expect(filled(activate, apc())).toEqual(plain);
    expect(filled(activate, apc({ stunned: 1, immobilised: true }))).toEqual({
      ...{ ...plain, stunned: true, immobilised: true },
    });
    expect(filled(activate, apc({ stunned: 2 }))).toEqual({ ...plain, stunned: true, stunnedAgain: true });
  });

  test('fubar:turn.1 fubar:melee.10 fubar:withdraw.1 once in a turn, and not out of a close combat', () => {
    const all = { activated: true, tried: true, assaulted: true, inMelee: true, combat: true };
    const once = 'It has been tried this turn: each unit once in a turn.';
    expect(forbidden(activate, { ...all, name: 'Alpha' })).toEqual([
      `fubar:turn.1 tried: ${once}`,
      `fubar:turn.1 tried (fubar:R8=1): ${once}`,
      'fubar:melee.10 assaulted (fubar:R75=2): It was assaulted: that used up its try of this turn.',
      'fubar:withdraw.1 assaulted: It was assaulted: all it can try is to withdraw, and that is its roll. -> wg withdraw Alpha --assaulted',
      'fubar:melee.10 melee: Alpha is in close combat: it fights on, or tries to withdraw. -> wg withdraw Alpha',
      'fubar:melee.10 combat: The close combat was the activation of Alpha in this turn.',
    ]);
    expect(forbidden(activate, {})).toEqual([]);
  });

  const why = (given: Given, rulings = {}) => refusing(activate, { ...GREEN, ...given }, rulings);
  test('fubar:vehicle.1 fubar:vehicle.9 a vehicle has no figures, and nobody in it is suppressed', () => {
    expect(why({ vehicle: true, suppressed: 1 })).toBe('fubar:vehicle.9 A vehicle cannot be suppressed.');
    expect(why({ stunned: true, figures: 3, casualties: 1 })).toBe(
      'fubar:vehicle.1 A vehicle has no figures to lose: --figures and --casualties are for units on foot. -> Several vehicles that are one unit: --ruling R80=2.',
    );
  });

  test('fubar:unit.1 what is told of it has to be enough, and no more than there is', () => {
    expect(refusing(activate, { name: 'Alpha' })).toBe(
      'fubar:unit.1 The training of the unit is not on record. -> Give --level, or muster the unit.',
    );
    expect(why({ name: 'Alpha', casualties: 1 })).toBe(
      'fubar:unit.1 The figures that it had at the start are not on record. -> Give --figures.',
    );
    expect(why({ figures: 3, casualties: 3 })).toBe(
      'fubar:unit.1 All its figures are casualties: none is left to activate.',
    );
    expect(why({ name: 'Alpha', figures: 3, casualties: 4 })).toBe('fubar:unit.1 3 figures cannot lose 4.');
    const two = { name: 'Alpha', figures: 4, casualties: 2 };
    expect(why({ ...two, suppressed: 3 })).toBe(
      'fubar:unit.1 Alpha has only 2 figures left: --suppressed is 3.',
    );
    expect(why({ ...two, outOfTouch: 3 })).toBe(
      'fubar:unit.1 Alpha has only 2 figures left: --out-of-touch is 3.',
    );
    expect(refusalIn(activate, { ...GREEN, ...two, suppressed: 2, outOfTouch: 2 })).toBeUndefined();
  });

  test('fubar:activate.2 a leader who is down has to be on record', () => {
    expect(why({ leaderDown: true })).toBe(
      'fubar:activate.2 It has no leader on record. -> Give --leader-level.',
    );
  });

  const TWO = { figures: 4, casualties: 2 };
  const NONE = 'outOfTouch is for figures: a vehicle has none';
  test.each([
    [{ casualties: 2 }, 'casualties needs --figures, the figures at the start'],
    [{ figures: 4 }, 'figures needs --casualties'],
    [{ figures: 4, casualties: 5 }, 'casualties 4 figures cannot lose 5'],
    [{ ...TWO, suppressed: 3 }, 'suppressed is more than the 2 that are left'],
    [{ ...TWO, outOfTouch: 3 }, 'outOfTouch is more than the 2 that are left'],
    [{ ...TWO, suppressed: 2, outOfTouch: 2 }, undefined],
    [{ figures: 4, casualties: 4 }, undefined],
    [{ leaderDown: true }, 'leaderDown needs --leader-level'],
    [{ leaderDown: true, leaderLevel: 'elite' }, undefined],
    [{ vehicle: true, outOfTouch: 1 }, NONE],
    [{ stunned: true, outOfTouch: 1 }, NONE],
    [{ immobilised: true, outOfTouch: 1 }, NONE],
    [{ disarmed: true, outOfTouch: 1 }, NONE],
    [{ vehicle: true, stunned: true }, undefined],
    [{ stunnedAgain: true }, 'stunnedAgain needs --stunned'],
    [{ stunned: true, stunnedAgain: true }, undefined],
    // Of one on record the rule says what there is of it.
    [{ name: 'Alpha', figures: 4 }, undefined],
    [{ name: 'Alpha', casualties: 4 }, undefined],
    [{ name: 'Alpha', ...TWO, suppressed: 4 }, undefined],
    [{ name: 'Alpha', leaderDown: true }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(activate, { ...GREEN, ...given })).toBe(said);
  });

  test('its training, where it is not on record', () => {
    const { needs } = playing(activate);
    expect([needs({}), needs({ name: 'Alpha' }), needs(GREEN)]).toEqual([['level'], [], []]);
  });
});

describe('those who play', () => {
  const SIDES = 'sides takes 2 to 4 different names with commas: Red,Blue';
  const NUMBERS = 'modifiers takes a number from -9 to 9 for each side: 1,0';
  test.each([
    [{ sides: 'Red' }, SIDES],
    [{ sides: 'Red,red' }, SIDES],
    [{ sides: 'A,B,C,D,E' }, SIDES],
    [{ sides: 'Red, ' }, SIDES],
    [{ sides: 'A,B,C,D' }, undefined],
    [{ sides: 'Red,Blue', modifiers: '1' }, NUMBERS],
    [{ sides: 'Red,Blue', modifiers: '1,x' }, NUMBERS],
    [{ sides: 'Red,Blue', modifiers: '1,10' }, NUMBERS],
    [{ sides: 'Red,Blue', modifiers: '1,x2' }, NUMBERS],
    [{ sides: 'Red,Blue', modifiers: '+1, -9' }, undefined],
    [{ modifiers: '1' }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(initiative, given)).toBe(said);
  });

  test('fubar:init.1 each with a modifier of his own', () => {
    expect(refusing(initiative, { modifiers: '1' })).toBe(
      'fubar:init.1 There are 2 sides and 1 modifier: one for each.',
    );
    expect(refusalIn(initiative, { modifiers: '1,2' })).toBeUndefined();
  });
});

test('fubar:turn.1 (fubar:R7) a pass by option 3 takes a unit that has its try', () => {
  expect(filled(pass, alpha({ tried: 'failed' }))).toEqual({ name: 'Alpha', side: 'Red', tried: true });
  expect(filled(pass, alpha())).toEqual({ name: 'Alpha', side: 'Red' });
  expect(filled(pass, apc({ tried: 'passed' }))).toEqual({ name: 'APC', tried: true });
  expect(forbidden(pass, { tried: true })).toEqual([
    'fubar:turn.1 tried (fubar:R7=3): It has been tried this turn: a pass takes a unit that has its try left.',
  ]);
  expect(forbidden(pass, {})).toEqual([]);
});

test.each([
  [{ vehicle: 'apc', figures: 3 }, 'figures is for units on foot and does not go with --vehicle'],
  [{ vehicle: 'apc', armour: 'light' }, 'armour is for units on foot and does not go with --vehicle'],
  [{ vehicle: 'apc', weapons: ['light-cannon:1'] }, undefined],
  [{ figures: 2, weapons: ['assault-rifle:3'] }, 'weapons arms 3 figures: there are only 2'],
  [{ figures: 3, weapons: ['assault-rifle:3'] }, undefined],
  [{ weapons: ['assault-rifle:3'] }, undefined],
])('of a muster %j: what is said is %s', (given, said) => {
  expect(conflicting(muster, { ...GREEN, name: 'Alpha', ...given })).toBe(said);
});
