import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import {
  type Given,
  refusalOf,
  remembered,
  standing,
  stepOf,
  tableOf,
  told,
  withDice,
} from '../../support/games/fubar-battle.js';

const RED = { name: 'Red 1', level: 'veteran', figures: 3 } as const;
const BLUE = { name: 'Blue 1', level: 'green', figures: 2, armour: 'medium' } as const;
const NAMES = { attackerName: 'Red 1', defenderName: 'Blue 1' };

describe('the record stands for what is not typed', () => {
  test('(fubar:unit.1) fubar:armour.2 a mustered target saves with the armour on record, a typed one goes before it', () => {
    const given = { level: 'seasoned', fp: 2, target: 'Blue 1' };
    const past = tableOf({ turn: 1, units: [BLUE] });
    expect(withDice(shoot, given, 'fire=5,6 save=5,4', {}, past).result).toMatchObject({ unsaved: 1 });
    expect(withDice(shoot, { ...given, armour: 'none' }, '5 6', {}, past).result.unsaved).toBe(2);
  });

  test('(fubar:unit.1) names alone bring figures, training and armour into a close combat', () => {
    const past = tableOf({ turn: 1, units: [{ ...RED, casualties: 1 }, BLUE] });
    const given = { ...NAMES, rounds: 1 };
    const played = withDice(melee, given, 'attacker=4,4 defender-save=5,1 defender=5,6', {}, past);
    expect(played.result).toEqual({ winner: 'none', attackers: 1, defenders: 1 });
    const after = remembered(melee, past, given, played);
    expect(told(after).units).toMatchObject([{ casualties: 2 }, { casualties: 1 }]);
  });

  test('fubar:unit.1 a close combat asks for what is neither typed nor on record', () => {
    expect(refusalOf(melee, NAMES).clause).toBe('fubar:unit.1');
    const past = tableOf({ turn: 1, units: [RED, { name: 'Blue 1', figures: 2 }] });
    expect(refusalOf(melee, NAMES, {}, past).hint).toContain('--defender-level');
  });

  test('fubar:unit.1 no more figures fight than are left', () => {
    const past = tableOf({ turn: 1, units: [{ ...RED, casualties: 1 }, BLUE] });
    expect(refusalOf(melee, { ...NAMES, attackers: 3 }, {}, past).message).toContain('only 2');
    expect(refusalOf(melee, { ...NAMES, defendersBehind: 2 }, {}, past).clause).toBe('fubar:unit.1');
  });

  test('fubar:suppress.1 after a fight no more lie down than are left', () => {
    const past = tableOf({ turn: 1, units: [RED, { ...BLUE, suppressed: 2 }] });
    const given = { ...NAMES, defendersSuppressed: 0, rounds: 1 };
    const played = withDice(melee, given, 'attacker=4,4,1 defender-save=1,1 defender=1,1', {}, past);
    expect(told(remembered(melee, past, given, played)).units[1]).toMatchObject({
      casualties: 2,
      suppressed: 0,
    });
  });
});

describe('what is lost plays no more', () => {
  const dead = tableOf({
    turn: 1,
    units: [
      { ...RED, casualties: 3 },
      BLUE,
      {
        name: 'T',
        level: 'green',
        destroyed: true,
      },
    ],
  });
  test.each<[string, typeof activate | typeof shoot | typeof move | typeof melee | typeof withdraw, Given]>([
    ['is not activated', activate, { name: 'Red 1' }],
    ['does not fire', shoot, { name: 'Red 1', fp: 2 }],
    ['is not fired at', shoot, { level: 'green', fp: 2, target: 'Red 1' }],
    ['does not move', move, { name: 'Red 1', action: 'walk' }],
    ['does not fight', melee, NAMES],
    ['does not withdraw', withdraw, { name: 'Red 1' }],
  ])('fubar:unit.1 a unit with no figures left %s', (_, action, given) => {
    expect(refusalOf(action as never, given, {}, dead).clause).toBe('fubar:unit.1');
  });

  test('fubar:damage.5 a destroyed vehicle is neither activated nor fired at, and the game says so', () => {
    expect(refusalOf(activate, { name: 'T' }, {}, dead).clause).toBe('fubar:damage.5');
    expect(refusalOf(shoot, { level: 'green', fp: 2, target: 'T', at: 'apc' }, {}, dead).clause).toBe(
      'fubar:damage.5',
    );
    const said = standing(dead);
    expect(said.find((line) => line.startsWith('T:'))).toContain('destroyed');
    expect(said.find((line) => line.startsWith('Red 1:'))).toContain('no figures left');
  });

  test('fubar:unit.1 nobody is activated where all figures are casualties', () => {
    const given = { level: 'green', figures: 5, casualties: 5 };
    expect(refusalOf(activate, given).clause).toBe('fubar:unit.1');
  });
});

test('fubar:activate.8 with no enemy in sight a battered unit withdraws towards its deployment point', () => {
  const given = { level: 'green', figures: 5, casualties: 3, noEnemy: true };
  const line = stepOf(withDice(activate, given, '1'), 'withdraws');
  expect(line).toMatchObject({ clause: 'fubar:activate.8', value: 6 });
  expect(line.text).toContain('towards its deployment point');
  const seen = stepOf(withDice(activate, { ...given, noEnemy: false }, '1'), 'withdraws');
  expect(seen.clause).toBe('fubar:activate.7');
});

test('fubar:melee.9 where figures behind are left on both sides contact is broken, and nobody is said to have won', () => {
  const given = {
    attackers: 2,
    attackerLevel: 'veteran',
    defenders: 1,
    defenderLevel: 'green',
    defendersBehind: 2,
  };
  const played = withDice(melee, given, 'attacker=4,1 defender=1');
  expect(stepOf(played, 'broken').clause).toBe('fubar:melee.9');
  const said = melee.announce(played.result as never, given as never, played.steps as never);
  expect(said).toBe('contact is broken: 2 attackers and 2 defenders left');
});
