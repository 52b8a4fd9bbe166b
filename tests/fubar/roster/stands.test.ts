import { describe, expect, test } from 'vitest';
import { kinds } from '../../../rulesets/fubar/roster/kinds.js';
import { goneAs, standsAs } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';

const foot = (marks: Input, profile: Input = { level: 'green', figures: 8 }, began = profile): Unit => ({
  ...{ name: 'Red 1', kind: 'infantry', profile, began, marks },
});
const vehicle = (marks: Input, profile: Input = { level: 'seasoned', vehicle: 'light-tank' }): Unit => ({
  ...{ name: 'Tank', kind: 'vehicle', profile, began: profile, marks },
});
const says = (unit: Unit) => standsAs(unit, kinds);

describe('(fubar:unit.1) how a unit on foot stands', () => {
  test.each<[string, Input]>([
    ['green, 8 figures', {}],
    ['green, 8 figures, 1 suppressed', { suppressed: 1 }],
    ['green, 8 figures, assaulted', { assaulted: true }],
    ['green, 8 figures, tried this turn', { assaulted: true, tried: 'passed' }],
    ['green, 8 figures, tried this turn', { tried: 'failed' }],
    ['green, 8 figures, has fired, Duck & Weave', { fired: true, action: 'duck-and-weave' }],
    ['green, 8 figures, has fired On Guard, On Guard', { reacted: true, action: 'on-guard' }],
    ['green, 8 figures, in close combat', { melee: 'Blue 1' }],
    ['green, 8 figures, aboard APC', { aboard: 'APC' }],
    [
      'green, 8 figures, 2 suppressed, assaulted, has fired, has fired On Guard, Walk, in close combat, aboard APC',
      {
        ...{ suppressed: 2, assaulted: true, fired: true, reacted: true, action: 'walk' },
        ...{ melee: 'Blue 1', aboard: 'APC' },
      },
    ],
  ])('%s', (said, marks) => {
    expect(says(foot(marks))).toBe(said);
  });

  test.each<[string, Input, Input, Input]>([
    ['1 figure', { figures: 1 }, { figures: 1 }, {}],
    ['veteran, 3 of 8 figures left', { level: 'veteran', figures: 3 }, { figures: 8 }, { casualties: 5 }],
    ['no figures left', { figures: 0 }, { figures: 8 }, { casualties: 8, fired: true, tried: 'passed' }],
    [
      'no figures left',
      { figures: 0, armour: 'light', leaderLevel: 'elite' },
      { figures: 8 },
      { melee: 'Blue 1' },
    ],
    ['1 casualty', {}, {}, { casualties: 1 }],
    ['elite, 2 casualties, 1 suppressed', { level: 'elite' }, {}, { casualties: 2, suppressed: 1 }],
    ['elite', { level: 'elite' }, {}, {}],
  ])('%s, of those who came', (said, profile, began, marks) => {
    expect(says(foot(marks, profile, began))).toBe(said);
  });

  test('without figures it is out of the game', () => {
    expect(goneAs(foot({}, { figures: 0 }), kinds)).toBe('nobody is left');
    expect([goneAs(foot({}), kinds), goneAs(foot({}, {}), kinds)]).toEqual([undefined, undefined]);
  });
});

describe('(fubar:damage.2) how a vehicle stands', () => {
  test.each<[string, Input]>([
    ['seasoned light tank', {}],
    ['seasoned light tank, has fired', { fired: true }],
    ['seasoned light tank, has driven', { drove: 'one-weapon' }],
    ['seasoned light tank, On Guard, tried this turn', { action: 'on-guard', tried: 'failed' }],
    ['seasoned light tank, stunned', { stunned: 1 }],
    ['seasoned light tank, a weapon destroyed', { lostWeapons: 1 }],
    ['seasoned light tank, 2 weapons destroyed', { lostWeapons: 2 }],
    ['seasoned light tank, immobilised', { immobilised: true }],
    [
      'seasoned light tank, has fired, has fired On Guard, has driven, On Guard, tried this turn, stunned, 3 weapons destroyed, immobilised',
      {
        ...{ fired: true, reacted: true, drove: 'none', action: 'on-guard', tried: 'passed' },
        ...{ stunned: 2, lostWeapons: 3, immobilised: true },
      },
    ],
    ['seasoned light tank, destroyed', { destroyed: true, fired: true, stunned: 1, immobilised: true }],
  ])('%s', (said, marks) => {
    expect(says(vehicle(marks))).toBe(said);
  });

  test.each<[string, Input]>([
    ['vehicle', {}],
    ['green vehicle', { level: 'green' }],
    ['medium tank', { vehicle: 'medium-tank' }],
  ])('(fubar:unit.1) %s, of whom no more is known', (said, profile) => {
    expect(says(vehicle({}, profile))).toBe(said);
  });

  test('(fubar:damage.5) a wreck is out of the game', () => {
    expect(goneAs(vehicle({ destroyed: true }), kinds)).toBe('it is destroyed');
    expect(goneAs(vehicle({ immobilised: true }), kinds)).toBeUndefined();
  });
});
