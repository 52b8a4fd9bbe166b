import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Who has used up a card that lets one unit act, and who acts before any came. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('aces');
});
afterEach(() => game.clean());

describe('an ace', () => {
  test('bg:card.9 is used up by a medic as it is by fire', async () => {
    await game.begins({ B1: { dead: 2 } });
    await game.card('AH');
    await game.allowed('heal B1 --dice 1');
    await game.refused('shoot B2 A1 --range 5', 'bg:card.9');
    await game.allowed('shoot B1 A1 --range 5 --seed a');
  });

  test('bg:card.9 bg:combine.4 is used up by combining, which is part of a movement', async () => {
    await game.begins({ A2: { figures: 4 } });
    await game.card('AS');
    await game.allowed('combine A2 A3 --seed a');
    await game.refused('move A1', 'bg:card.9');
    await game.refused('combine A1 PzIV', 'bg:combine.3');
    await game.allowed('move A2 --seed a');
  });

  test.each([
    ['A2', 'A3'],
    ['A3', 'A2'],
  ])('bg:card.9 %s takes in %s: either of them may have come to the other on it', async (unit, other) => {
    await game.begins({ A2: { figures: 4 } });
    await game.card('AS');
    await game.allowed('move A3 --seed a');
    await game.allowed(`combine ${unit} ${other} --seed a`);
  });

  test('bg:card.9 bg:mine.12 is used up by whoever only turns about in a minefield', async () => {
    await game.begins({ A1: { mined: true } });
    await game.card('AS');
    await game.allowed('mines A1 --turned --seed a');
    await game.refused('move A2', 'bg:card.9');
  });
});

describe('before the first card', () => {
  test.each([
    'shoot A1 B1 --range 5',
    'move A1',
    'charge A1 B3 --distance 5',
    'melee A1 B1',
    'mines A1 --turned',
  ])('bg:card.2 nobody acts in a strict game: %s', async (line) => {
    await game.begins();
    await game.refused(line, 'bg:card.2');
  });

  test('bg:card.2 in another nothing is said: its cards may be drawn by hand', async () => {
    await game.open([{ name: 'A1', side: 'Axis', grade: 'C', figures: 8 }], '--sides Axis,Allies');
    expect(await game.remarks('move A1 --seed a')).toEqual([]);
  });
});
