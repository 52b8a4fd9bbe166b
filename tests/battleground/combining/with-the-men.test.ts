import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** What is so of men goes with them, whichever of two units is named first. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('together');
});
afterEach(() => game.clean());

const PAIRS = [
  ['B1', 'B3'],
  ['B3', 'B1'],
] as const;

describe('one unit of two', () => {
  test.each(PAIRS)(
    'bg:combine.1 (bg:move.9) %s takes in %s: it used the road, and has smoke and flares',
    async (unit, other) => {
      await game.begins({ B1: { figures: 3, road: true, smoke: true }, B3: { flares: true } });
      await game.card('8D');
      await game.allowed(`combine ${unit} ${other} --seed a`);
      const { profile, marks } = await game.unit(unit);
      expect(profile).toMatchObject({ smoke: true, flares: true });
      expect(marks.road).toBe(true);
    },
  );

  test.each(PAIRS)(
    'bg:combine.1 bg:mine.14 %s takes in %s: who clears mines, and who has tried to heal, does so still',
    async (unit, other) => {
      await game.begins({ B1: { figures: 3, leaders: 0, hw: 0, dead: 1 }, B3: { engineers: 3 } });
      await game.card('8H');
      await game.allowed('heal B1 --dice 1');
      await game.allowed('mines B3 --engineers 2');
      await game.allowed(`combine ${unit} ${other} --anyway --seed a`);
      expect(await game.marks(unit)).toMatchObject({ clears: 2, medicsTried: 1 });
    },
  );
});

describe('two of two', () => {
  test('bg:combine.2 two units of which neither has lost anybody do not combine over twelve, grown or not', async () => {
    await game.begins({ A1: { figures: 8 }, A2: { figures: 2, hw: 0 } });
    await game.card('8S');
    await game.allowed('combine A1 A3 --seed a');
    for (const line of ['combine A2 A1', 'combine A1 A2']) await game.refused(line, 'bg:combine.2');
  });

  test('bg:combine.2 one that has grown and then lost figures is decimated', async () => {
    await game.begins({ A1: { figures: 8 }, A2: { figures: 4, hw: 0 } });
    await game.card('8S');
    await game.allowed('combine A1 A3 --seed a');
    await game.card('8H');
    await game.allowed('shoot B1 A1 --range 5 -c none --dice "white=6,1,2,2,2 blue=6 figures=6"');
    expect((await game.unit('A1')).profile.figures).toBe(10);
    await game.card('AS');
    await game.allowed('combine A1 A2 --seed a');
  });

  test('bg:combine.2 bg:move.7 who goes over has run and moved, and so has the half he comes to', async () => {
    await game.begins({ A1: { figures: 10 }, A3: { fallen: 1 } });
    await game.card('8S');
    await game.allowed('move A1 --run --road --seed a');
    await game.allowed('combine A3 A1 --seed a');
    for (const half of ['A1', 'A3'])
      expect(await game.marks(half)).toMatchObject({ ran: true, road: true, hasMoved: true });
  });

  test('bg:combine.2 who stays where he was has not run because others came to him', async () => {
    await game.begins({ A1: { figures: 10 }, A3: { fallen: 1 } });
    await game.card('8S');
    await game.allowed('move A3 --run --seed a');
    await game.allowed('combine A1 A3 --seed a');
    expect((await game.marks('A1')).ran).toBeUndefined();
    expect((await game.marks('A3')).ran).toBe(true);
  });
});

test('bg:prison.2 guards combine with nobody: they lead their prisoners away', async () => {
  await game.begins({ A1: { figures: 1, leaders: 0, hw: 0, prisoners: 2, guards: 1 } });
  await game.card('8S');
  for (const line of ['combine A1 A3', 'combine A3 A1']) await game.refused(line, 'bg:prison.2');
  await game.allowed('roster unmark A1 prisoners guards');
  await game.allowed('combine A1 A3 --seed a');
});

test('bg:charge.1 bg:combine.4 who did not dare to charge makes no move, and combines with nobody', async () => {
  await game.begins({ A1: { figures: 4 } });
  await game.card('8S');
  await game.allowed('charge A1 B3 --distance 5 --reaction none --dice "white=1,1,1 blue=1"');
  for (const line of ['combine A1 A3', 'combine A3 A1']) await game.refused(line, 'bg:charge.1');
  await game.card('AS');
  await game.allowed('combine A1 A3 --seed a');
});
