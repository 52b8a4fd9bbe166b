import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import { damageAnnounced, vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { type Given, refusalOf, stepOf, tableOf, withDice } from '../../support/games/fubar-battle.js';
import { blamedIn, conflictWith } from '../../support/play.js';

const FIRE = { level: 'seasoned', fp: 3 };

test.each<[string, Given]>([
  ['targetEdge', { targetEdge: 1 }],
  ['covered', { covered: 2, targetFigures: 4, targetLevel: 'green' }],
  ['wearing', { wearing: ['light:5'], targetFigures: 4, targetLevel: 'green' }],
])('--%s is turned down where it means nothing', (input, given) => {
  expect(blamedIn(shoot, { ...FIRE, ...given })).toBe(input);
});

test('fubar:vehicle.3 a vehicle does not walk: its fire is refused for that reason', () => {
  const gun = { level: 'seasoned', weapon: 'heavy-cannon', figures: 1, mount: 'tank' };
  expect(refusalOf(shoot, { ...gun, action: 'walk' }).clause).toBe('fubar:vehicle.3');
});

test('fubar:vehicle.8 a sum of Fire Points at armour must be without small arms, at a truck it may have them', () => {
  const at = (vehicle: string) => withDice(shoot, { ...FIRE, at: vehicle }, '1 1 1').steps;
  expect(at('apc').find(({ id }) => id === 'harmless')?.clause).toBe('fubar:vehicle.8');
  expect(at('truck').find(({ id }) => id === 'harmless')).toBeUndefined();
});

test('fubar:action.9 a unit that stops short of the cover has none to raise', () => {
  const given = { action: 'gone-to-ground', distance: 1, toCover: 2 };
  expect(stepOf(withDice(move, given, ''), 'posture')).toMatchObject({
    clause: 'fubar:action.9',
    value: false,
  });
});

test('(fubar:melee.9) a combat that goes on takes no action', () => {
  const given = { attackers: 1, attackerLevel: 'green', defenders: 1, defenderLevel: 'green' };
  const wrong = conflictWith(melee, { ...given, carriedOn: true, action: 'walk' });
  expect(wrong?.input).toBe('action');
});

test('fubar:damage.3 fubar:R58 what cannot happen steps up by that ruling, and the worst is said first', () => {
  const given = { unsaved: 1, facing: 'side', weapons: 0 };
  const line = stepOf(withDice(vehicleDamage, given, '3'), 'stepped-up');
  expect(line).toMatchObject({ value: 'immobilised', ruling: 'fubar:R58' });
  const repeated = withDice(vehicleDamage, { ...given, weapons: 2, effects: ['stunned'] }, '1');
  expect(stepOf(repeated, 'stepped-up').ruling).toBe('fubar:R57');
  expect(damageAnnounced({ unsaved: 2, effects: ['weapon-destroyed', 'destroyed'] })).toBe(
    'destroyed and a weapon destroyed',
  );
});

test('fubar:melee.4 all of a large unit on record fight, or those of whom it is told', () => {
  const red = { name: 'Red 1', level: 'green' as const, figures: 12 };
  const past = tableOf({ turn: 1, units: [red] });
  const given = { attackerName: 'Red 1', defenders: 1, defenderLevel: 'green', rounds: 1 };
  const all = withDice(melee, given, 'attacker=1,1,1,1,1,1,1,1,1,1,1,1 defender=1', {}, past);
  expect(stepOf(all, 'figures').text).toBe('one die for each figure: 12 attackers, 1 defender');
  const played = withDice(melee, { ...given, attackers: 1 }, 'attacker=1 defender=1', {}, past);
  expect(played.result.attackers).toBe(12);
});

test('fubar:melee.4 a side of more figures than odds are made for is to be told in part', () => {
  const given = { attackers: 1, attackerLevel: 'green', defenderLevel: 'green' };
  const crowd = { ...given, defenderName: 'Crowd', defenders: 20, closing: 1 };
  expect(refusalOf(melee, crowd)).toMatchObject({ hint: 'Give --defenders, those in contact.' });
});

test('fubar:action.2 fubar:action.7 fire on a walk and On Guard cites the clause of the fire', () => {
  const fire = (action: string) => stepOf(withDice(move, { action }, ''), 'fire').clause;
  expect([fire('walk'), fire('on-guard'), fire('run')]).toEqual([
    'fubar:action.2',
    'fubar:action.7',
    'fubar:action.3',
  ]);
});

const conflictOf = (action: typeof shoot | typeof move, given: Given) => blamedIn(action, given);

describe('what is typed to a shot counts, or its line says why not', () => {
  const SHARED = { ...FIRE, cover: 'soft', sameCover: true };

  test('fubar:fire.14 fubar:R36 one area of cover needs its cover, and a save that is not played is said not to count', () => {
    expect(conflictOf(shoot, { ...FIRE, sameCover: true })).toBe('sameCover');
    const line = (option: number) =>
      stepOf(withDice(shoot, { ...SHARED, coverSave: 5 }, '1 1 1', { 'fubar:R36': option }), 'shared-cover');
    expect(line(1).text).toBe('the target has its cover, and no save by it');
    expect(line(3).text).toContain('gives no save');
    const truck = { ...SHARED, at: 'truck', coverSave: 2 };
    const unsaved = (dice: string) => withDice(shoot, truck, dice, { 'fubar:R36': 2 }).result.unsaved;
    expect(unsaved('fire=5,1,1 cover-save=2')).toBe(0);
    expect(unsaved('fire=5,1,1 cover-save=1 save=1')).toBe(1);
  });

  test('fubar:fire.13 inside one area of cover each weapon is within 6 cm', () => {
    const { fp: _, ...shared } = SHARED;
    expect(refusalOf(shoot, { ...shared, fire: ['light-machine-gun:1@7'] }).clause).toBe('fubar:fire.13');
  });

  test('fubar:suppress.4 fubar:R31 what the owner may not have is said', () => {
    const unit = { ...FIRE, targetFigures: 6, targetLevel: 'green' };
    const few = withDice(shoot, { ...unit, take: 5 }, '6 6 6');
    expect(stepOf(few, 'fewer').text).toBe('5 were to be suppressed: no more than 1 can be');
    const first = withDice(shoot, { ...unit, take: 0 }, '6 6 6', { 'fubar:R31': 2 });
    expect(stepOf(first, 'owner')).toMatchObject({ clause: 'fubar:fire.9', ruling: 'fubar:R31' });
  });

  test('fubar:suppress.4 a shot says where more are suppressed than the level can have', () => {
    const lying = { targetFigures: 6, targetLevel: 'green', targetSuppressed: 3 };
    expect(stepOf(withDice(shoot, { ...FIRE, ...lying }, '1 1 1'), 'target-limit').value).toBe(1);
    const men = { level: 'green', weapon: 'pistol', figures: 1, men: 5, suppressed: 2 };
    expect(stepOf(withDice(shoot, men, '1'), 'firer-limit').clause).toBe('fubar:suppress.4');
  });

  test('fubar:fire.3 of several weapons it is the one named first that fires elsewhere', () => {
    const given = { level: 'seasoned', weapon: 'pistol', figures: 2, fire: ['rpg:1'], elsewhere: 1 };
    const played = withDice(shoot, given, '1 1 1 1');
    expect(stepOf(played, 'split').text).toContain(
      '1 figure fires at other targets (of the weapon named first)',
    );
  });

  test('fubar:weapon.5 where every die ignores the cover, none is added', () => {
    const given = { level: 'veteran', weapon: 'flamethrower', figures: 1, cover: 'hard' };
    const ids = withDice(shoot, given, '4 4 4 4').steps.map(({ id }) => id);
    expect(ids).toContain('ignores-cover');
    expect(ids).not.toContain('cover');
    expect(ids).not.toContain('cap');
  });

  test('(fubar:weapon.2) an assault rifle without a range is taken as beyond 12 cm, and that is said', () => {
    const given = { level: 'veteran', weapon: 'assault-rifle', figures: 1 };
    expect(stepOf(withDice(shoot, given, '1'), 'weapon').text).toContain(
      'no range given: as if beyond 12 cm',
    );
  });

  test('fubar:R77 beyond 3 cm is said not to be directly behind', () => {
    const given = { ...FIRE, behind: 'apc', behindBy: 4 };
    const text = stepOf(withDice(shoot, given, '1 1 1', { 'fubar:R77': 2 }), 'behind').text;
    expect(text).toBe('4 cm behind: beyond 3 cm, not directly behind');
  });

  test('(fubar:weapon.4) two crew are not said to be two guns', () => {
    const given = { level: 'veteran', weapon: 'heavy-machine-gun', figures: 2 };
    expect(refusalOf(shoot, { ...given, at: 'apc' }).message).toContain(
      '2 crew of heavy machine guns cannot',
    );
    expect(refusalOf(shoot, { ...given, action: 'walk' }).message).toContain('2 crew of heavy machine guns');
    const who = { name: 'Red 1', level: 'green', weapons: ['heavy-machine-gun:2'] };
    expect(stepOf(withDice(muster, who, ''), 'record').text).toContain('2 crew of heavy machine guns');
  });

  test('fubar:activate.5 fubar:R72 Mount Up is no action of a shot or a close combat, unless so ruled', () => {
    expect(refusalOf(shoot, { ...FIRE, action: 'mount-up' }).message).toContain('seven actions');
    expect(refusalOf(shoot, { ...FIRE, targetAction: 'mount-up' }).clause).toBe('fubar:activate.5');
    const ruled = refusalOf(shoot, { ...FIRE, action: 'mount-up' }, { 'fubar:R72': 2 });
    expect(ruled.message).toContain('may neither fire');
  });
});

describe('vehicles and passes', () => {
  test('fubar:action.7 fubar:R52 a vehicle goes On Guard; option 2: it aims as it stands', () => {
    const guard = withDice(move, { vehicle: 'apc', action: 'on-guard' }, '');
    expect(guard.result).toEqual({ distance: 0, fire: 'reaction' });
    expect(stepOf(guard, 'fire')).toMatchObject({ clause: 'fubar:action.7', ruling: 'fubar:R52' });
    const aims = { vehicle: 'apc', action: 'aimed-fire' };
    expect(refusalOf(move, aims).clause).toBe('fubar:vehicle.5');
    expect(withDice(move, aims, '', { 'fubar:R52': 2 }).result.fire).toBe('aimed');
    expect(conflictOf(move, { ...aims, through: 'soft' })).toBe('through');
    expect(conflictOf(move, { vehicle: 'apc', action: 'on-guard', assaulting: true })).toBe('assaulting');
    const past = tableOf({ turn: 1, units: [{ name: 'T', vehicle: 'apc' as const }] });
    expect(refusalOf(move, { name: 'T', action: 'run' }, {}, past).clause).toBe('fubar:vehicle.3');
  });

  test('fubar:init.6 fubar:R7 the unit named to a pass that costs nothing keeps its try', () => {
    expect(stepOf(withDice(pass, { name: 'Red 1' }, ''), 'cost').text).toContain('Red 1 keeps its try');
  });

  test('fubar:damage.5 fubar:R61 a second wreck makes no difference, and the line says so', () => {
    const given = { unsaved: 1, facing: 'side', passengers: 1, passengerLevel: 'green', secondWreck: true };
    expect(stepOf(withDice(vehicleDamage, given, '6'), 'bail-out').text).toContain('a second wreck or not');
  });
});

describe('close combat', () => {
  const FIGHT = { attackers: 3, attackerLevel: 'green', defenders: 1, defenderLevel: 'green', rounds: 1 };

  test('fubar:suppress.4 it says where more are suppressed than the level can have', () => {
    const played = withDice(melee, { ...FIGHT, attackersSuppressed: 2 }, '1 1 1 1');
    expect(stepOf(played, 'attacker-limit').text).toBe(
      'attackers: 2 suppressed, more than the 1 allowed (green)',
    );
  });

  test('fubar:melee.6 fubar:R10 its lines name those who strike late, and whose number it is', () => {
    const late = withDice(melee, { ...FIGHT, attackersSuppressed: 1 }, '1 1 1 1');
    expect(stepOf(late, 'late').text).toBe('the suppressed strike now: 1 attacker');
    const led = withDice(melee, { ...FIGHT, attackerLeaderLevel: 'elite' }, '1 1 1 1', { 'fubar:R10': 2 });
    expect(stepOf(led, 'attacker-expertise').text).toMatch(/^attackers, by an elite leader: hit on 4/);
  });
});
