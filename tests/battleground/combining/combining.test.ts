import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Who combines with whom: the same answer, whoever is named first. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('combining');
});
afterEach(() => game.clean());

const PAIRS = [
  ['B1', 'B3'],
  ['B3', 'B1'],
] as const;

describe('units that combine', () => {
  test.each(['Cav B3', 'B3 Cav'])('bg:combine.1 %s: cavalry on horseback is no infantry', async (pair) => {
    await game.begins({ Cav: { figures: 4 } });
    await game.card('8D');
    await game.refused(`combine ${pair}`, 'bg:combine.1');
    await game.allowed('move Cav --dismount --leave-horses --seed a');
    await game.allowed(`combine ${pair} --seed a`);
  });

  test.each(PAIRS)('bg:defend.2 %s %s: who has fled has had his move', async (unit, other) => {
    await game.begins({ B1: { figures: 3 } });
    await game.card('8D');
    await game.allowed('roster mark B1 reacted-fled');
    await game.refused(`combine ${unit} ${other}`, 'bg:defend.2');
  });

  test.each(PAIRS)('bg:dig.4 %s %s: together they are dug in where both were', async (unit, other) => {
    await game.begins({ B1: { figures: 3, 'dug-in': true } });
    await game.card('8D');
    const { steps } = await game.allowed(`combine ${unit} ${other} --seed a`);
    expect(steps).toContainEqual(expect.objectContaining({ id: 'dug-in', clause: 'bg:dig.4', value: false }));
    expect((await game.marks(unit)).dugIn).toBeUndefined();
  });

  test('(bg:dig.4) two that are dug in stay so', async () => {
    await game.begins({ B1: { figures: 3, 'dug-in': true }, B3: { 'dug-in': true } });
    await game.card('8D');
    await game.allowed('combine B1 B3 --seed a');
    expect((await game.marks('B1')).dugIn).toBe(true);
  });

  test.each(PAIRS)('(bg:cav.5) %s %s: who holds the horses holds them still', async (unit, other) => {
    await game.begins({ B1: { figures: 3, horses: true } });
    await game.card('8D');
    expect(await game.remarks(`combine ${unit} ${other} --seed a`)).toEqual(['bg:cav.6']);
    expect((await game.marks(unit)).horses).toBe(true);
  });
});

describe('over twelve', () => {
  test('bg:combine.2 units combine only to take on a decimated one', async () => {
    await game.begins();
    await game.card('8S');
    await game.refused('combine A1 A2', 'bg:combine.2');
    await game.allowed('combine A1 A3 --seed a');
  });

  test('bg:combine.2 whoever has combined and divided does not do so again under the same card', async () => {
    await game.begins();
    await game.allowed('roster mark A2 figures=8');
    await game.card('8S');
    await game.allowed('combine A1 A2 --seed a');
    await game.refused('combine A1 A2', 'bg:combine.2');
    await game.refused('combine A2 A1', 'bg:combine.2');
  });
});

test.each(PAIRS)('bg:R123 %s %s: who has rallied stays where he is under this card', async (unit, other) => {
  await game.begins({ B1: { figures: 3 }, B3: { routing: true } });
  await game.card('8D');
  await game.allowed('rally B3 --dice rally-test=6,6');
  await game.refused(`combine ${unit} ${other}`, 'bg:retreat.3');
  await game.card('AD');
  await game.allowed(`combine ${unit} ${other} --seed a`);
});
