import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  chanceOf,
  type Given,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  remembered,
  START,
  stepOf,
  told,
  withDice,
} from '../../support/games/fubar-battle.js';
import { blamedIn } from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const { settled: moved, refused } = playing(move);

describe('the seven actions', () => {
  test.each([
    ['fubar:action.1', 'walk', 6, 'small-arms'],
    ['fubar:action.3', 'run', 12, 'none'],
    ['fubar:action.4', 'duck-and-weave', 8, 'none'],
    ['fubar:action.6', 'on-guard', 0, 'reaction'],
    ['fubar:action.8', 'gone-to-ground', 3, 'none'],
    ['fubar:action.10', 'aimed-fire', 0, 'aimed'],
    ['fubar:action.11', 'assault', 8, 'none'],
  ])('%s %s: %i cm, fire: %s', (clause, action, distance, fire) => {
    const played = moved({ action });
    expect(played.result).toEqual({ distance, fire });
    expect(stepOf(played, 'move').clause).toBe(clause);
    expect(refused({ action, distance: distance + 0.5 })).toBe(clause);
    if (distance > 0) expect(moved({ action, distance: 1 }).result.distance).toBe(1);
  });

  test('fubar:action.5 fubar:action.7 fubar:action.9 what they bring is said', () => {
    const clause = (action: string) => stepOf(moved({ action }), 'posture').clause;
    expect(['duck-and-weave', 'on-guard', 'gone-to-ground'].map(clause)).toEqual([
      'fubar:action.5',
      'fubar:action.7',
      'fubar:action.9',
    ]);
  });

  test('fubar:cover.4 cover does not slow infantry', () => {
    const played = moved({ action: 'run', through: 'hard' });
    expect(played.result.distance).toBe(12);
    expect(stepOf(played, 'through').clause).toBe('fubar:cover.4');
  });

  test('the unit is a setting: the numbers of the book in inches', () => {
    const played = moved({ action: 'walk', unit: 'in' });
    expect(stepOf(played, 'move').text).toBe('Walk: up to 6 in');
    expect(
      move.announce(played.result as never, inputOf(move, { action: 'walk', unit: 'in' }) as never),
    ).toContain('up to 6 in');
  });

  test('fubar:R19 with no cover in reach there is nothing to raise, or open ground counts as soft', () => {
    const given = { action: 'gone-to-ground', toCover: 4 };
    expect(stepOf(moved(given), 'posture').value).toBe(false);
    expect(stepOf(moved(given, { 'fubar:R19': 2 }), 'posture').value).toBe(true);
  });

  test('fubar:R23 option 2: an assaulting unit may fire', () => {
    expect(moved({ action: 'assault' }, { 'fubar:R23': 2 }).result.fire).toBe('small-arms');
  });

  test('fubar:R24 fubar:suppress.1 figures suppressed on the way go on, or stay where they fell', () => {
    const given = { action: 'run', suppressed: 2 };
    expect(stepOf(moved(given), 'staying')).toMatchObject({ clause: 'fubar:suppress.1', value: 0 });
    expect(stepOf(moved(given, { 'fubar:R24': 2 }), 'staying').value).toBe(2);
  });

  test('fubar:R72 fubar:activate.5 Mount Up is no action, or an eighth of 5 cm', () => {
    expect(refused({ action: 'mount-up' })).toBe('fubar:activate.5');
    expect(moved({ action: 'mount-up' }, { 'fubar:R72': 2 }).result).toEqual({ distance: 5, fire: 'none' });
  });
});

describe('vehicles', () => {
  test('fubar:vehicle.2 12 cm in the open, 6 through soft cover', () => {
    expect(moved({ vehicle: 'truck' }).result).toEqual({ distance: 12, fire: 'one-weapon' });
    expect(moved({ vehicle: 'truck', through: 'soft' }).result.distance).toBe(6);
    expect(refused({ vehicle: 'truck', distance: 13 })).toBe('fubar:vehicle.2');
  });

  test('fubar:vehicle.3 fubar:vehicle.5 one weapon after a move, all without', () => {
    expect(stepOf(moved({ vehicle: 'apc' }), 'fire')).toMatchObject({
      clause: 'fubar:vehicle.3',
      value: 'one-weapon',
    });
    const stands = moved({ vehicle: 'apc', distance: 0 });
    expect(stands.result).toEqual({ distance: 0, fire: 'all-weapons' });
    expect(stepOf(stands, 'fire').clause).toBe('fubar:vehicle.5');
  });

  test('fubar:vehicle.4 medium and heavy tanks go 6 cm through moderate cover, without fire', () => {
    for (const vehicle of ['medium-tank', 'heavy-tank']) {
      const played = moved({ vehicle, through: 'moderate' });
      expect(played.result).toEqual({ distance: 6, fire: 'none' });
      expect(stepOf(played, 'fire').clause).toBe('fubar:vehicle.4');
    }
    expect(refused({ vehicle: 'light-tank', through: 'moderate' })).toBe('fubar:vehicle.4');
    expect(refused({ vehicle: 'heavy-tank', through: 'hard' })).toBe('fubar:vehicle.4');
  });

  test('fubar:R53 option 2 reads the rows of the armour table', () => {
    const r = { 'fubar:R53': 2 };
    expect(refused({ vehicle: 'light-tank', through: 'moderate' })).toBe('fubar:vehicle.4');
    expect(moved({ vehicle: 'light-tank', through: 'moderate' }, r).result.distance).toBe(6);
    expect(refused({ vehicle: 'heavy-tank', through: 'moderate' }, r)).toBe('fubar:vehicle.4');
  });

  test('fubar:R66 a vehicle assaults by its own move, or by the Assault action', () => {
    expect(moved({ vehicle: 'truck', assaulting: true }).result.distance).toBe(12);
    expect(moved({ vehicle: 'truck', assaulting: true }, { 'fubar:R66': 2 }).result.distance).toBe(8);
  });

  test('fubar:damage.4 one that is immobilised does not move again in the game', () => {
    expect(refused({ vehicle: 'truck', immobilised: true })).toBe('fubar:damage.4');
    expect(moved({ vehicle: 'truck', immobilised: true, distance: 0 }).result.fire).toBe('all-weapons');
    const hit = { name: 'Tank', unsaved: 1, facing: 'side' };
    const past = remembered(vehicleDamage, START, hit, withDice(vehicleDamage, hit, '5'));
    expect(refusalOf(move, { name: 'Tank', vehicle: 'apc' }, {}, past).clause).toBe('fubar:damage.4');
  });

  test.each([
    ['action', { vehicle: 'truck', action: 'run' }],
    ['toCover', { action: 'run', toCover: 2 }],
    ['immobilised', { action: 'run', immobilised: true }],
  ])('--%s is turned down where it means nothing', (input, given) => {
    expect(blamedIn(move, given)).toBe(input);
  });
});

describe('a vehicle assaults infantry', () => {
  const PATH = { level: 'seasoned', figures: 4 };
  const run = (given: Given, dice: string, rulings: Rulings = {}) =>
    withDice(overrun, { ...PATH, ...given }, dice, rulings);

  test('fubar:vassault.1 they make an activation roll to get out of its way', () => {
    const played = run({}, '4');
    expect(played.result).toEqual({ evaded: true, unsaved: 0, casualties: 0, suppressed: 0 });
    expect(stepOf(played, 'dodge').clause).toBe('fubar:vassault.1');
    expect(
      fraction(...chanceOf(oddsOf(overrun, { ...PATH, suppressed: 1 }), ({ evaded }) => evaded === true)),
    ).toBe('1/3');
  });

  test('fubar:vassault.3 if they fail, each figure in the path is hit, and saves as usual', () => {
    const played = run({ armour: 'heavy', inPath: 3, take: 'casualties' }, 'dodge=3 save=4,3,2');
    expect(played.result).toEqual({ evaded: false, unsaved: 2, casualties: 2, suppressed: 0 });
    expect(stepOf(played, 'hits')).toMatchObject({ clause: 'fubar:vassault.3', value: 3 });
    expect(run({}, '3').result).toEqual({ evaded: false, unsaved: 4, casualties: 2, suppressed: 2 });
  });

  test('fubar:R67 the roll bears all modifiers and the suppressed stand up; it may be the try, or change nothing', () => {
    const given = { suppressed: 1 };
    const one = run(given, '4');
    expect(one.result.evaded).toBe(false);
    expect(stepOf(one, 'stand-up').value).toBe(true);
    expect(stepOf(run(given, '6', { 'fubar:R67': 2 }), 'attempt').value).toBe(true);
    const number = run(given, '4', { 'fubar:R67': 3 });
    expect(number.result.evaded).toBe(true);
    expect(number.steps.some(({ id }) => id === 'stand-up')).toBe(false);
    const named = { ...PATH, name: 'Blue 1' };
    const tried = withDice(overrun, named, '6', { 'fubar:R67': 2 });
    expect(told(remembered(overrun, START, named, tried)).units[0]!.tried).toBe('passed');
  });

  test('fubar:R68 option 2: casualties only', () => {
    expect(run({}, '3').result).toMatchObject({ casualties: 2, suppressed: 2 });
    expect(run({}, '3', { 'fubar:R68': 2 }).result).toMatchObject({ casualties: 4, suppressed: 0 });
  });

  test('fubar:R66 fubar:vehicle.2 the path is no longer than its move', () => {
    const far = { ...PATH, vehicle: 'truck', distance: 10 };
    expect(withDice(overrun, far, '6').result.evaded).toBe(true);
    expect(refusalOf(overrun, far, { 'fubar:R66': 2 }).clause).toBe('fubar:vehicle.2');
  });

  test.each([
    ['inPath', { inPath: 5 }],
    ['suppressed', { suppressed: 5 }],
    ['outOfTouch', { outOfTouch: 5 }],
    ['leaderDown', { leaderDown: true }],
    ['distance', { distance: 5 }],
    ['through', { through: 'soft' }],
  ])('--%s is turned down where it means nothing', (input, given) => {
    expect(blamedIn(overrun, { ...PATH, ...given })).toBe(input);
  });
});

proveAll(overrun, [
  ['four in the path', { level: 'seasoned', figures: 4 }],
  ['armour', { level: 'green', figures: 3, armour: 'heavy', suppressed: 1 }],
  ['by the number alone', { level: 'green', figures: 2, armour: 'light', suppressed: 1 }, { 'fubar:R67': 3 }],
  ['casualties only', { level: 'veteran', figures: 3, armour: 'medium' }, { 'fubar:R68': 2 }],
]);

test('fubar:R20 fubar:R21 a posture is said to last as long as the players rule', () => {
  const text = (action: string, rulings = {}) =>
    stepOf(withDice(move, { action }, '', rulings), 'posture').text;
  expect(text('on-guard')).toContain('until its next try');
  expect(text('on-guard', { 'fubar:R21': 2 })).toBe('it may react until the end of the turn, once');
  expect([1, 2, 3].map((option) => text('duck-and-weave', { 'fubar:R20': option }).slice(27))).toEqual([
    'until its next try',
    'until the end of the turn',
    'during the move, against fire On Guard',
  ]);
  expect(text('gone-to-ground', { 'fubar:R20': 2 })).toContain('until the end of the turn');
  expect(text('gone-to-ground', { 'fubar:R20': 3 })).toContain('until its next try');
});
