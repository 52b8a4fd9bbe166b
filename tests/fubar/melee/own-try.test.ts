import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { inTurn, refusalOf, remembered, stepOf, told, withDice } from '../../support/games/fubar-battle.js';

const PAST = inTurn(
  2,
  { name: 'Red 1', side: 'Red', level: 'veteran', figures: 4 },
  { name: 'Blue 1', side: 'Blue', level: 'green', figures: 6, casualties: 1, suppressed: 1 },
  { name: 'Tank', side: 'Red', level: 'seasoned', vehicle: 'light-tank' },
);
test('fubar:activate.6 fubar:R67 option 2: who fails to get out of the way of a vehicle has had its try, and is On Guard', () => {
  const given = { name: 'Blue 1', inPath: 1, armour: 'battlesuit' };
  const played = withDice(overrun, given, 'dodge=1 save=2', { 'fubar:R67': 2 }, PAST);
  expect(stepOf(played, 'on-guard')).toMatchObject({ clause: 'fubar:activate.6', ruling: 'fubar:R67' });
  const { units } = told(remembered(overrun, PAST, given, played));
  expect(units[1]).toMatchObject({ tried: 'failed', action: 'on-guard', acted: true });
  const free = withDice(overrun, given, 'dodge=1 save=2', {}, PAST);
  expect(told(remembered(overrun, PAST, given, free)).units[1]?.action).toBeUndefined();
});

describe('a withdrawal during the turn', () => {
  const THIRD = { 'fubar:R49': 3 };
  const carried = { attackerName: 'Red 1', defenderName: 'Blue 1', rounds: 1, carriedOn: true };
  const fought = remembered(
    melee,
    PAST,
    carried,
    withDice(melee, carried, 'attacker=1,1,1,1 defender=1,1,1,1 defender-late=1', {}, PAST),
  );

  test('fubar:R49 option 3: it is the own try of the unit, after the round of the turn', () => {
    expect(refusalOf(withdraw, { name: 'Red 1' }, {}, fought).clause).toBe('fubar:withdraw.1');
    const played = withDice(withdraw, { name: 'Red 1' }, '2', THIRD, fought);
    expect(stepOf(played, 'full')).toMatchObject({ value: true, ruling: 'fubar:R49' });
    expect(stepOf(played, 'stays').text).toContain('as the next turn begins');
    const after = remembered(withdraw, fought, { name: 'Red 1' }, played);
    expect(told(after)).toMatchObject({ holder: 'Red', units: [{ tried: 'failed' }, {}, {}] });
    expect(refusalOf(withdraw, { name: 'Red 1' }, THIRD, after).clause).toBe('fubar:turn.1');
  });

  test('fubar:R49 option 3: only the side that has the initiative tries it, and who is caught fights next turn', () => {
    expect(refusalOf(withdraw, { name: 'Blue 1' }, THIRD, fought).clause).toBe('fubar:init.4');
    const given = { level: 'veteran', pursuerLevel: 'elite' };
    expect(stepOf(withDice(withdraw, given, '3 1 2 6', THIRD), 'caught').text).toContain('next turn');
    expect(stepOf(withDice(withdraw, given, '3 1 2 6'), 'caught').text).toContain('at once');
  });
});

describe('whoever goes away from a combat as the turn begins', () => {
  const lying = (name: string, side: string) =>
    ({
      name,
      side,
      level: 'elite',
      figures: 6,
      melee: 'Blue 1',
      action: 'gone-to-ground',
      earlier: true,
    }) as const;
  const past = inTurn(2, lying('Red 1', 'Red'), lying('Blue 1', 'Blue'));
  const units = (dice: string) => {
    const given = { name: 'Blue 1', pursuer: 'Red 1' };
    return told(remembered(withdraw, past, given, withDice(withdraw, given, dice, {}, past))).units;
  };

  test('(fubar:R20) lies where it lay no longer, and nor does whoever follows it', () => {
    const [red, blue] = units('withdrawal=6 away=4 pursuit=6 follow=1');
    expect([red!.action, blue!.action]).toEqual([undefined, undefined]);
    const [stays] = units('withdrawal=6 away=4 pursuit=1');
    expect(stays!.action).toBe('gone-to-ground');
    expect(units('withdrawal=1').map(({ action }) => action)).toEqual(['gone-to-ground', 'gone-to-ground']);
  });
});
