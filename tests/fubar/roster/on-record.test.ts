import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import type { AnyAction } from '../../../src/rules/action.js';
import {
  type Given,
  inTurn,
  refusalOf,
  remembered,
  stepOf,
  withDice,
} from '../../support/games/fubar-battle.js';
import { blamedIn } from '../../support/play.js';

const PAST = inTurn(
  2,
  { name: 'Red 1', side: 'Red', level: 'veteran', figures: 4 },
  { name: 'Blue 1', side: 'Blue', level: 'green', figures: 6, casualties: 1, suppressed: 1 },
  { name: 'Tank', side: 'Red', level: 'seasoned', vehicle: 'light-tank' },
);
const FIRE = { level: 'green', fp: 2 } as const;
const AT_BLUE = { ...FIRE, target: 'Blue 1' };
const refused = (action: AnyAction, given: Given, rulings = {}) => refusalOf(action, given, rulings, PAST);

describe('what is typed of a target by name counts, or is turned down', () => {
  test('fubar:fire.10 fubar:R35 no more were suppressed by fire this turn than lie down', () => {
    const { clause, message, hint } = refused(
      shoot,
      { ...AT_BLUE, targetSuppressedNow: 3 },
      { 'fubar:R35': 2 },
    );
    expect(clause).toBe('fubar:suppress.1');
    expect(message).toBe('Blue 1 has 1 suppressed: not 3 by fire this turn.');
    expect(hint).toContain('0 to 1');
    const given = { ...AT_BLUE, targetSuppressed: 3, targetSuppressedNow: 3 };
    expect(stepOf(withDice(shoot, given, '1 1', { 'fubar:R35': 2 }, PAST), 'bout').value).toBe(3);
  });

  test.each<[string, Given]>([
    ['suppressed', { targetSuppressed: 6 }],
    ['in sight', { inSight: 6 }],
  ])('fubar:unit.1 no more of a target are %s than it has left', (_, more) => {
    expect(refused(shoot, { ...AT_BLUE, ...more }).message).toContain('has only 5 figures left: 6 cannot be');
  });

  test.each<[string, Given]>([
    ['--target-level', { targetLevel: 'green' }],
    ['--target-suppressed', { targetSuppressed: 1 }],
    ['--in-sight', { inSight: 1 }],
    ['--take', { take: 0 }],
  ])('fubar:unit.1 %s needs the figures of a target that is not on record', (flag, more) => {
    const { message, hint } = refused(shoot, { ...FIRE, target: 'Green 1', ...more });
    expect(message).toBe(`${flag} needs the figures of Green 1, which are not on record.`);
    expect(hint).toContain('--target-figures');
  });

  test('fubar:armour.1 those of whom no armour is told wear none, and count', () => {
    const unit = { ...FIRE, targetFigures: 8, targetLevel: 'green' };
    const few = withDice(shoot, { ...unit, wearing: ['heavy:3'] }, '6 1');
    expect(stepOf(few, 'majority').value).toBe('none');
    expect(few.result.unsaved).toBe(1);
    const most = withDice(shoot, { ...unit, wearing: ['heavy:5'] }, 'fire=6,1 save=4');
    expect(most.result.unsaved).toBe(0);
  });

  test('fubar:vehicle.6 a vehicle on record is fired at as one by its name alone', () => {
    const given = { level: 'elite', weapon: 'rpg', figures: 1, target: 'Tank' };
    const played = withDice(shoot, given, 'fire=4,1,1 save=4', {}, PAST);
    expect(played.result).toEqual({ hits: 1, unsaved: 0 });
    expect(refused(shoot, { ...given, weapon: 'pistol' }).clause).toBe('fubar:vehicle.8');
    expect(refused(shoot, { ...given, targetFigures: 3, targetLevel: 'green' }).message).toBe(
      'Tank is a vehicle: --target-figures is for figures.',
    );
  });

  test('fubar:vehicle.6 what a vehicle was fired at as is remembered; of one that was only damaged it is asked', () => {
    const given = { level: 'elite', weapon: 'rpg', figures: 1, target: 'APC 1' };
    const first = withDice(shoot, { ...given, at: 'apc' }, '1 1 1', {}, PAST);
    const past = remembered(shoot, PAST, { ...given, at: 'apc' }, first);
    expect(withDice(shoot, given, 'fire=4,1,1 save=5', {}, past).result.unsaved).toBe(0);
    const hit = inTurn(2, { name: 'APC 1', suffered: ['stunned'], stunned: 1 });
    expect(refusalOf(shoot, given, {}, hit).hint).toBe('Give --at.');
  });
});

describe('what is typed of the unit that acts counts, or is turned down', () => {
  test('fubar:activate.7 losses need the figures at the start, and those on record bring them', () => {
    expect(refused(activate, { name: 'New', level: 'green', casualties: 3 }).hint).toBe('Give --figures.');
    const past = inTurn(2, { name: 'White 1', level: 'green', casualties: 3 });
    const played = withDice(activate, { name: 'White 1', figures: 5 }, '1', {}, past);
    expect(stepOf(played, 'losses').value).toBe(3);
    expect(stepOf(played, 'withdraws').clause).toBe('fubar:activate.7');
    const whole = withDice(activate, { name: 'Red 1' }, '1', {}, PAST);
    expect(whole.steps.map(({ id }) => id)).not.toContain('losses');
    expect(refused(activate, { name: 'Red 1', casualties: 5 }).message).toBe('4 figures cannot lose 5.');
    expect(refused(activate, { name: 'Tank', figures: 3 }).clause).toBe('fubar:vehicle.1');
    expect(refused(activate, { name: 'Red 1', suppressed: 5 }).message).toContain('--suppressed is 5');
  });

  test('fubar:activate.2 fubar:R12 a leader who is down is told of, and there has to be one', () => {
    const led = { level: 'green', leaderLevel: 'veteran', leaderDown: true, suppressed: 1 };
    const line = stepOf(withDice(activate, led, '6'), 'activation-leader-down');
    expect(line).toMatchObject({ value: true, ruling: 'fubar:R12' });
    for (const action of [activate, withdraw]) {
      expect(refused(action, { name: 'Red 1', leaderDown: true }).hint).toBe('Give --leader-level.');
    }
  });

  test('fubar:fire.1 the suppressed of a unit whose strength is not known are said to hold fire', () => {
    const given = { name: 'New', level: 'green', weapon: 'pistol', figures: 1, suppressed: 1 };
    const line = stepOf(withDice(shoot, given, '1'), 'may-fire');
    expect(line.text).toBe('1 suppressed figure of the unit: none of those who fire here');
  });

  test('fubar:fire.3 of a vehicle it is its weapons that fire, not figures', () => {
    const played = withDice(
      shoot,
      { name: 'Tank', fire: ['light-cannon:1', 'pistol:1'] },
      '1 1 1 1 1',
      {},
      PAST,
    );
    expect(stepOf(played, 'firing').text).toBe('2 weapons fire here');
  });

  test('fubar:vehicle.3 a vehicle on record needs no --mount to have moved, figures do', () => {
    const gun = { weapon: 'light-cannon', figures: 1, moved: true };
    const played = withDice(shoot, { ...gun, name: 'Tank' }, '1 1 1 1', {}, PAST);
    expect(stepOf(played, 'on-the-move').clause).toBe('fubar:vehicle.3');
    expect(refused(shoot, { ...gun, name: 'Red 1' }).hint).toContain('--mount vehicle');
    expect(blamedIn(shoot, { ...gun, level: 'green' })).toBe('moved');
  });

  test('fubar:vehicle.9 a vehicle has no suppressed figures, whether it fires or moves', () => {
    const gun = { weapon: 'light-cannon', figures: 1, suppressed: 1 };
    expect(refused(shoot, { ...gun, name: 'Tank' }).clause).toBe('fubar:vehicle.9');
    expect(refused(move, { name: 'Tank', suppressed: 1 }).clause).toBe('fubar:vehicle.9');
  });

  test('fubar:vehicle.2 fubar:damage.4 a vehicle on record moves as one, and only as one', () => {
    expect(refused(move, { name: 'Tank', immobilised: true }).clause).toBe('fubar:damage.4');
    expect(refused(move, { name: 'Tank', action: 'on-guard', through: 'soft' }).hint).toContain('--through');
    expect(refused(move, { name: 'Red 1', action: 'walk', immobilised: true }).clause).toBe(
      'fubar:vehicle.1',
    );
  });

  test('(fubar:vassault.3) no more figures are in the path of a vehicle than are left', () => {
    expect(refused(overrun, { name: 'Blue 1', inPath: 6 }).message).toBe(
      'Blue 1 has only 5 figures left: --in-path is 6.',
    );
  });

  test('fubar:R54 option 2: a sum of Fire Points at a truck is one without small arms', () => {
    const truck = { ...FIRE, at: 'truck' };
    const line = stepOf(withDice(shoot, truck, '1 1', { 'fubar:R54': 2 }), 'harmless');
    expect(line).toMatchObject({ clause: 'fubar:vehicle.8', ruling: 'fubar:R54' });
    expect(withDice(shoot, truck, '1 1').steps.map(({ id }) => id)).not.toContain('harmless');
  });
});

describe('numbers of the tables are said as they are played', () => {
  test('(fubar:weapon.2) fubar:R51 distances are said in the unit that is played', () => {
    const rifle = { level: 'veteran', weapon: 'assault-rifle', figures: 1, unit: 'in' };
    expect(stepOf(withDice(shoot, rifle, '1'), 'weapon').text).toContain('as if beyond 12 in');
    const given = { attackers: 2, attackerLevel: 'green', at: 'apc', facing: 'rear', unit: 'in' };
    expect(refused(melee, given).hint).toBe(
      'Thrown grenades reach 8 in: wg shoot -r fubar --weapon grenades --at apc.',
    );
  });

  test('fubar:damage.2 a stunned crew weighs on its next activation', () => {
    const played = withDice(vehicleDamage, { unsaved: 1, facing: 'side' }, '1');
    expect(stepOf(played, 'stunned').text).toBe('crew stunned: -2 to the next activation only');
  });
});
