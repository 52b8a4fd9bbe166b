import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
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

describe('the turn of an assault', () => {
  const BLOWS = '--dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1,1,1"';
  const open = async (how = '') => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed(`melee "Red 1" "Blue 1" ${how} ${BLOWS}`);
  };
  const bars = async (line: string) => {
    const { stdout } = await game.type(`${line} --no-log`);
    const { remarks = [] } = JSON.parse(stdout) as { remarks?: { clause: string; text: string }[] };
    return remarks.filter(({ clause }) => clause === 'fubar:melee.9').map(({ text }) => text);
  };

  test('fubar:melee.9 one round of it is fought, also where nobody says how many', async () => {
    await open();
    expect(await game.unit('Blue 1')).toMatchObject({ profile: { figures: 8 }, marks: { melee: 'Blue 1' } });
    await nextTurn();
    const { input } = await game.allowed(`melee "Red 1" "Blue 1" ${BLOWS}`);
    expect(input).toMatchObject({ carriedOn: true, rounds: 1 });
  });

  test('fubar:melee.9 more rounds than one are those of as many turns', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    expect(await bars('melee "Red 1" "Blue 1" --rounds 2 --seed a')).toEqual([
      '2 rounds are those of 2 turns: one in each.',
    ]);
    expect(await bars('melee "Red 1" "Blue 1" --rounds 1 --seed a')).toEqual([]);
  });

  test.each([
    ['it fails', '', 'withdrawal=1'],
    ['it is caught', '"Red 1"', 'withdrawal=6 away=3 pursuit=5 follow=3'],
  ])(
    'fubar:melee.9 fubar:R75 a withdrawal in it leaves the next round to the next turn: %s',
    async (_, by, dice) => {
      await open();
      await game.allowed(`withdraw "Blue 1" ${by} --side Blue --dice "${dice}" --anyway`);
      expect(await bars('activate "Red 2" --dice 6')).toEqual([]);
      expect(await bars('pass --side Red')).toEqual([]);
      await game.refused(`melee "Blue 1" "Red 1" ${BLOWS}`, 'fubar:melee.9');
      await nextTurn();
      expect(await bars('activate "Red 2" --dice 6')).toEqual([
        'A turn begins with the close combat of Red 1 and Blue 1.',
      ]);
    },
  );

  test('fubar:melee.9 fubar:R49 option 3: nor does one that is tried after the round of a turn', async () => {
    await open();
    await nextTurn();
    await game.allowed(`melee "Red 1" "Blue 1" ${BLOWS}`);
    await game.allowed('withdraw "Red 1" --ruling R49=3 --dice "withdrawal=1"');
    expect(await bars('activate "Blue 2" --dice 6')).toEqual([]);
  });

  test('fubar:activate.5 the way into contact was its move, whoever has won', async () => {
    await game.allowed('activate "Red 1" --dice 6');
    await game.allowed(
      'melee "Red 1" "Blue 1" --attackers 1 --defenders 1 --distance 8 --dice "attacker=6 defender=1"',
    );
    expect((await game.unit('Red 1')).marks).not.toHaveProperty('melee');
    await game.refused('move "Red 1" --action assault', 'fubar:activate.5');
  });
});
