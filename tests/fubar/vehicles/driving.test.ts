import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { droveOn } from '../../../rulesets/fubar/vehicles/reach.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { conflicting, refusing } from '../../support/forbids.js';
import { type Given, withDice } from '../../support/play.js';

/** The lines by these ids, each as `clause ruling id = value: text`. */
function lines(
  action: AnyAction,
  given: Given,
  dice = '',
  rulings = {},
  ids = ['move', 'fire', 'immobilised'],
) {
  const { steps } = withDice(action, given, dice, rulings);
  return steps
    .filter(({ id }) => ids.includes(id))
    .map(({ clause, ruling, id, value, text }) =>
      [clause, ...(ruling ? [ruling] : []), id, '=', `${value}: ${text}`].join(' '),
    );
}

const drives = (given: Given, rulings = {}) => lines(move, { vehicle: 'apc', ...given }, '', rulings);
const stopped = (given: Given, rulings = {}) => refusing(move, { vehicle: 'apc', ...given }, rulings);

describe('how far a vehicle goes', () => {
  test('fubar:vehicle.2 fubar:vehicle.3 12 cm in the open, 6 through soft cover, and one of its weapons fires', () => {
    const fires = 'fubar:vehicle.3 fubar:R52 fire = one-weapon: it fires one of its weapons';
    expect(drives({})).toEqual(['fubar:vehicle.2 move = 12: up to 12 cm in the open', fires]);
    expect(drives({ through: 'soft' })).toEqual([
      'fubar:vehicle.2 move = 6: up to 6 cm through soft cover',
      fires,
    ]);
  });

  test('fubar:vehicle.4 fubar:R53 medium and heavy tanks alone cross moderate cover, 6 cm and without firing', () => {
    const across = (vehicle: string, rulings = {}) => drives({ vehicle, through: 'moderate' }, rulings);
    const goes = [
      'fubar:vehicle.4 fubar:R53 move = 6: up to 6 cm through moderate cover',
      'fubar:vehicle.4 fubar:R52 fire = none: it does not fire',
    ];
    for (const tank of ['medium-tank', 'heavy-tank']) expect(across(tank), tank).toEqual(goes);
    const not = 'fubar:vehicle.4 It cannot go through moderate cover: only medium and heavy tanks can.';
    for (const vehicle of ['apc', 'light-tank'])
      expect(stopped({ vehicle, through: 'moderate' }), vehicle).toBe(not);
    // By the names of the rows a heavy tank, which is very heavy, stays out.
    expect(across('medium-tank', { 'fubar:R53': 2 })).toEqual(goes);
    expect(stopped({ vehicle: 'heavy-tank', through: 'moderate' }, { 'fubar:R53': 2 })).toBe(not);
    expect(stopped({ vehicle: 'heavy-tank', through: 'hard' })).toBe(
      'fubar:vehicle.4 It cannot go through hard cover.',
    );
  });

  test('fubar:vehicle.2 it goes to the end of its reach, and no step beyond', () => {
    expect(drives({ distance: 12 })).toHaveLength(2);
    expect(stopped({ distance: 12.5 })).toBe('fubar:vehicle.2 It goes up to 12 cm, not 12.5 cm.');
    expect(stopped({ distance: 7, through: 'soft' })).toBe('fubar:vehicle.2 It goes up to 6 cm, not 7 cm.');
    expect(stopped({ vehicle: 'heavy-tank', distance: 7, through: 'moderate' })).toBe(
      'fubar:vehicle.4 It goes up to 6 cm, not 7 cm.',
    );
  });

  test('fubar:vehicle.2 the parts of a drive are one move', () => {
    expect(drives({ driven: 5, distance: 7 })).toHaveLength(2);
    expect(stopped({ driven: 5, distance: 8 })).toBe(
      'fubar:vehicle.2 It goes up to 12 cm and has gone 5 cm, not 8 cm more.',
    );
    expect(stopped({ driven: 12 })).toBe('fubar:vehicle.2 It goes up to 12 cm and has gone 12 cm.');
    expect(stopped({ driven: 7, distance: 1, through: 'soft' })).toBe(
      'fubar:vehicle.2 It goes up to 6 cm and has gone 7 cm, not 1 cm more.',
    );
  });

  test('(fubar:vehicle.2) (fubar:vehicle.4) what a part of a drive leaves to the next', () => {
    const part = { through: 'open', unit: 'cm' } as const;
    expect(droveOn(12, { ...part, distance: 5 })).toEqual({ drove: 'one-weapon', driven: 5 });
    expect(droveOn(7, { ...part, driven: 5, distance: 3 })).toEqual({ drove: 'one-weapon', driven: 8 });
    // All of it, whether that was said or not.
    expect(droveOn(12, { ...part, distance: 12 })).toEqual({ drove: 'one-weapon', driven: null });
    expect(droveOn(12, part)).toEqual({ drove: 'one-weapon', driven: null });
    expect(droveOn(12, { ...part, distance: 0 })).toEqual({ drove: 'one-weapon', driven: null });
    // Whoever has been through moderate cover fires nothing, wherever he goes next.
    expect(droveOn(6, { ...part, through: 'moderate', distance: 3 })).toEqual({ drove: 'none', driven: 3 });
    expect(droveOn(9, { ...part, throughCover: true, distance: 3 })).toEqual({ drove: 'none', driven: 3 });
  });

  test('fubar:vehicle.3 fubar:vehicle.4 what has fired or crossed cover fires no more as it drives on', () => {
    expect(drives({ fired: true })[1]).toBe(
      'fubar:vehicle.3 fubar:R52 fire = none: its one weapon has fired',
    );
    expect(drives({ throughCover: true })[1]).toBe('fubar:vehicle.4 fubar:R52 fire = none: it does not fire');
  });
});

describe('a vehicle that stays', () => {
  const stays = (given: Given = {}) => drives({ distance: 0, ...given });

  test('fubar:vehicle.5 fires all its weapons, where it has any left', () => {
    const all = 'fubar:vehicle.5 fire = all-weapons:';
    expect(stays()).toEqual([`${all} it stands: all its weapons may fire`]);
    expect(stays({ disarmed: true })).toEqual([
      'fubar:vehicle.5 fire = none: it stands: it has no weapon left to fire',
    ]);
    expect(stays({ immobilised: true })).toEqual([`${all} immobilised, it stands: all its weapons may fire`]);
  });

  test('fubar:vehicle.3 fubar:vehicle.4 fires one weapon where it has driven this turn, or none', () => {
    const moved = (given: Given = {}) => stays({ moved: true, ...given });
    expect(moved()).toEqual([
      'fubar:vehicle.3 fire = one-weapon: it has moved this turn: one weapon may fire',
    ]);
    expect(moved({ fired: true })).toEqual(['fubar:vehicle.3 fire = none: it has moved this turn: no fire']);
    expect(moved({ throughCover: true })).toEqual([
      'fubar:vehicle.4 fire = none: it has moved this turn: no fire',
    ]);
  });

  test('fubar:R52 fubar:action.7 goes On Guard, and aims where that is so ruled', () => {
    const guard = { action: 'on-guard' };
    const reacts =
      'fubar:action.7 fubar:R52 fire = reaction: On Guard: fire once this turn at an enemy that moves';
    expect(drives(guard)).toEqual([reacts]);
    expect(drives({ ...guard, immobilised: true })).toEqual([
      'fubar:damage.4 immobilised = true: it is immobilised, and can still shoot',
      reacts,
    ]);
    expect(drives({ ...guard, immobilised: true, disarmed: true })).toEqual([
      'fubar:damage.4 immobilised = true: it is immobilised, and has no weapon left to shoot',
      'fubar:action.7 fubar:R52 fire = none: On Guard: it has no weapon left to fire',
    ]);
    expect(stopped({ action: 'aimed-fire' })).toBe('fubar:vehicle.5 A vehicle has no Aimed Fire.');
    expect(drives({ action: 'aimed-fire' }, { 'fubar:R52': 2 })).toEqual([
      'fubar:vehicle.5 fubar:R52 fire = aimed: Aimed Fire: it stands, all its weapons fire at +1',
    ]);
  });

  test('fubar:vehicle.3 fubar:vehicle.9 has no other action of men on foot, and is never suppressed', () => {
    const named = { name: 'T' };
    expect(stopped({ ...named, action: 'run' })).toBe(
      'fubar:vehicle.3 Run is for units on foot: a vehicle moves or stands. -> Leave out --action.',
    );
    expect(stopped({ ...named, suppressed: 1 })).toBe('fubar:vehicle.9 A vehicle cannot be suppressed.');
    expect(stopped({ ...named, action: 'on-guard', through: 'soft' })).toBe(
      'fubar:vehicle.2 On Guard: it stays where it is. -> Leave out --through.',
    );
  });
});

describe('a vehicle that drives over infantry', () => {
  const SIX = { level: 'seasoned', figures: 6 };
  const TANK = { ...SIX, vehicle: 'medium-tank' };
  const goes = (given: Given, rulings = {}) => lines(overrun, { ...TANK, ...given }, '6', rulings, ['move']);

  test('fubar:vassault.1 fubar:R66 its path is its own move or, so ruled, the 8 cm of an assault', () => {
    const own = ', by its own move';
    expect(goes({})).toEqual([`fubar:vehicle.2 fubar:R66 move = 12: up to 12 cm in the open${own}`]);
    expect(goes({ through: 'moderate' })).toEqual([
      `fubar:vehicle.4 fubar:R66 move = 6: up to 6 cm through moderate cover${own}`,
    ]);
    const assault = ', by the Assault action';
    expect(goes({}, { 'fubar:R66': 2 })).toEqual([
      `fubar:vehicle.2 fubar:R66 move = 8: up to 8 cm in the open${assault}`,
    ]);
    expect(goes({ through: 'soft' }, { 'fubar:R66': 2 })).toEqual([
      `fubar:vehicle.2 fubar:R66 move = 6: up to 6 cm through soft cover${assault}`,
    ]);
    expect(refusing(overrun, { ...TANK, distance: 13 })).toBe(
      'fubar:vehicle.2 It goes up to 12 cm, not 13 cm.',
    );
  });

  test('fubar:vehicle.6 how far it goes is known of a vehicle whose kind is', () => {
    const unknown = 'fubar:vehicle.6 What kind of vehicle T is, is not on record. -> Give --vehicle.';
    expect(refusing(overrun, { ...SIX, by: 'T', distance: 3 })).toBe(unknown);
    expect(refusing(overrun, { ...SIX, by: 'T', through: 'soft' })).toBe(unknown);
    expect(() => withDice(overrun, { ...SIX, by: 'T' }, '6')).not.toThrow();
  });

  test('fubar:unit.1 a unit whose figures nobody knows is not run over', () => {
    expect(refusing(overrun, { name: 'Red 1', level: 'green' })).toBe(
      'fubar:unit.1 The figures of the unit are not on record. -> Give --figures, or muster the unit.',
    );
  });

  test('what it needs, and what is more than there is', () => {
    const needs = (given: Given) => overrun.requires?.(given as never);
    expect(needs({})).toEqual(['level', 'figures']);
    expect(needs({ level: 'green' })).toEqual(['figures']);
    expect(needs({ figures: 3 })).toEqual(['level']);
    expect(needs({ name: 'Red 1' })).toEqual([]);
    for (const input of ['inPath', 'suppressed', 'outOfTouch']) {
      expect(conflicting(overrun, { ...SIX, [input]: 6 }), input).toBeUndefined();
      expect(conflicting(overrun, { ...SIX, [input]: 7 })).toBe(`${input} there are only 6 figures`);
    }
    expect(conflicting(overrun, { ...SIX, leaderDown: true })).toBe('leaderDown needs --leader-level');
    expect(conflicting(overrun, { ...SIX, leaderDown: true, leaderLevel: 'elite' })).toBeUndefined();
    expect(conflicting(overrun, { name: 'Red 1', by: 'red 1' })).toBe('by is the unit in its path');
    expect(conflicting(overrun, { ...SIX, distance: 3 })).toBe('distance needs --vehicle');
    expect(conflicting(overrun, { ...SIX, through: 'soft' })).toBe('through needs --vehicle');
    expect(conflicting(overrun, { ...TANK, distance: 3, through: 'soft' })).toBeUndefined();
  });
});
