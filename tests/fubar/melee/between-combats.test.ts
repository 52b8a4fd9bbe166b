import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** What a close combat leaves behind: who has been activated by it, and how many are in contact. */

const UNITS = [
  { name: 'Red 1', side: 'Red', level: 'veteran', figures: 6, weapons: ['assault-rifle:6'] },
  { name: 'Red 2', side: 'Red', level: 'seasoned', figures: 6 },
  { name: 'Blue 1', side: 'Blue', level: 'green', figures: 8, weapons: ['infantry-rifle:8'] },
  { name: 'Blue 2', side: 'Blue', level: 'seasoned', figures: 8 },
];

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn(UNITS);
});
afterEach(() => game.clean());

const nextTurn = () => game.allowed('initiative --dice "red=6 blue=1"');

describe('fubar:melee.10 whoever is in close combat as a turn begins is activated by it', () => {
  beforeEach(async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed(
      'melee "Red 1" "Blue 1" --rounds 1 --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1,1,1"',
    );
    await nextTurn();
  });

  test('one who has withdrawn then does nothing else', async () => {
    await game.allowed('withdraw "Blue 1" --dice "withdrawal=6 away=3"');
    await game.refused('move "Blue 1" --action walk', 'fubar:melee.10');
    await game.refused('shoot "Blue 1" "Red 1"', 'fubar:melee.10');
    await game.refused('melee "Blue 1" "Red 2" --rounds 1', 'fubar:melee.10');
  });

  test('nor do those whom it has left, whether they followed up or not', async () => {
    await game.allowed('withdraw "Blue 1" "Red 1" --dice "withdrawal=6 away=3 pursuit=6 follow=1"');
    await game.refused('activate "Red 1"', 'fubar:melee.10');
    await game.refused('move "Red 1" --action walk', 'fubar:melee.10');
    await game.allowed('activate "Red 2" --dice 6');
    await nextTurn();
    await game.allowed('activate "Red 1" --dice 6');
  });

  test('nor does whoever has won it', async () => {
    await game.allowed(
      'melee "Red 1" "Blue 1" --rounds 1 --dice "attacker=6,6,6,6,6,6 defender=1,1,1,1,1,1,1,1"',
    );
    await nextTurn();
    await game.allowed('melee "Red 1" "Blue 1" --rounds 1 --dice "attacker=6,6,6,6,6,6 defender=1,1"');
    expect((await game.unit('Red 1')).marks).not.toHaveProperty('melee');
    await game.refused('move "Red 1" --action walk', 'fubar:melee.10');
    await game.refused('shoot "Red 1" "Blue 2"', 'fubar:melee.10');
  });

  test('fubar:withdraw.1 after the round of the turn nobody may withdraw', async () => {
    await game.allowed(
      'melee "Red 1" "Blue 1" --rounds 1 --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1,1,1"',
    );
    await game.refused('withdraw "Blue 1"', 'fubar:withdraw.1');
    const { stdout } = await game.type('now "Blue 1"');
    const { units } = JSON.parse(stdout) as { units: { may: string[] }[] };
    expect(units[0]!.may).not.toContain('withdraw');
  });
});

describe('fubar:melee.4 fubar:R46 a part of a unit in contact', () => {
  beforeEach(() => game.allowed('activate "Red 2" --dice 6'));

  test('fights alone: those behind are counted, and contact breaks when nobody is left in it', async () => {
    const { input, result } = await game.allowed(
      'melee "Red 2" "Blue 2" --rounds 1 --attackers 3 --defenders 3 --dice "attacker=6,6,6 defender=1,1,1"',
    );
    expect(input).toMatchObject({ attackersBehind: 3, defendersBehind: 5 });
    expect(result).toMatchObject({ attackers: 6, defenders: 5 });
    expect((await game.unit('Red 2')).marks).not.toHaveProperty('melee');
    expect(await game.unit('Blue 2')).toMatchObject({ profile: { figures: 5 } });
  });

  test('fights on in later rounds as it was, to its end', async () => {
    await game.allowed(
      'melee "Red 2" "Blue 2" --rounds 1 --attackers 3 --defenders 3 --dice "attacker=6,1,1 defender=1,1,1"',
    );
    await nextTurn();
    const { input, result } = await game.allowed(
      'melee "Red 2" "Blue 2" --rounds 1 --dice "attacker=6,6,1 defender=1,1"',
    );
    expect(input).toMatchObject({ attackers: 3, attackersBehind: 3, defenders: 2, defendersBehind: 5 });
    expect(result).toMatchObject({ attackers: 6, defenders: 5 });
    for (const name of ['Red 2', 'Blue 2']) expect((await game.unit(name)).marks).not.toHaveProperty('melee');
  });
});
