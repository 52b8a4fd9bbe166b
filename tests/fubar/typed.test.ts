import { expect, test } from 'vitest';
import { newUnit, START } from '../../rulesets/fubar/battle.js';
import { melee } from '../../rulesets/fubar/melee.js';
import { move } from '../../rulesets/fubar/move.js';
import { shoot } from '../../rulesets/fubar/shoot.js';
import { damageAnnounced, vehicleDamage } from '../../rulesets/fubar/vehicle-damage.js';
import { type Given, inputOf, refusalOf, stepOf, withDice } from '../support/play.js';

const FIRE = { level: 'seasoned', fp: 3 };

test.each<[string, Given]>([
  ['targetEdge', { targetEdge: 1 }],
  ['covered', { covered: 2, targetFigures: 4, targetLevel: 'green' }],
  ['wearing', { wearing: ['light:5'], targetFigures: 4, targetLevel: 'green' }],
])('--%s is turned down where it means nothing', (input, given) => {
  expect(shoot.conflict!(inputOf(shoot, { ...FIRE, ...given }) as never)?.input).toBe(input);
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

test('fubar:melee.9 a combat that goes on takes no action', () => {
  const given = { attackers: 1, attackerLevel: 'green', defenders: 1, defenderLevel: 'green' };
  const wrong = melee.conflict!(inputOf(melee, { ...given, carriedOn: true, action: 'walk' }) as never);
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

test('fubar:melee.4 of a larger unit on record those in contact are asked for', () => {
  const red = { ...newUnit('Red 1'), level: 'green' as const, figures: 12 };
  const past = { ...START, turn: 1, units: [red] };
  const given = { attackerName: 'Red 1', defenders: 1, defenderLevel: 'green', rounds: 1 };
  expect(refusalOf(melee, given, {}, past).hint).toContain('--attackers');
  const played = withDice(melee, { ...given, attackers: 1 }, 'attacker=1 defender=1', {}, past);
  expect(played.result.attackers).toBe(1);
});

test('fubar:action.2 fubar:action.7 fire on a walk and On Guard cites the clause of the fire', () => {
  const fire = (action: string) => stepOf(withDice(move, { action }, ''), 'fire').clause;
  expect([fire('walk'), fire('on-guard'), fire('run')]).toEqual([
    'fubar:action.2',
    'fubar:action.7',
    'fubar:action.3',
  ]);
});
