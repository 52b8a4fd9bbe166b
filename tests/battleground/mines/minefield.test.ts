import { afterEach, beforeEach, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Who is in a minefield, and what that means to him. */

let game: StrictGame;
beforeEach(async () => {
  game = new StrictGame('mines');
  await game.begins();
});
afterEach(() => game.clean());

test('bg:mine.12 who went into a field is in it, and whatever moves him is told so', async () => {
  await game.allowed('mines B1 --entered 4 --dice white=2,2,2,2');
  expect(await game.marks('B1')).toEqual({ mined: true });
  expect((await game.unit('B1')).says).toContain('in a minefield');
  await game.card('8D');
  expect(await game.remarked('move B1 --dice 3')).toEqual(['bg:mine.12']);
  await game.card('AD');
  expect(await game.remarked('charge B1 A1 --distance 5 --seed a')).toContain('bg:mine.12');
});

test('bg:mine.8 nobody digs in there', async () => {
  await game.allowed('mines B1 --entered 4 --dice white=2,2,2,2');
  await game.card('8D');
  await game.refused('move B1 --dig-in', 'bg:mine.8');
  await game.refused('move --dig-in --mined', 'bg:mine.8');
  await game.allowed('mines B1 --across --dice "white=2,2,2,2,2,2,2,2,2"');
  await game.allowed('move B1 --dig-in');
});

test('bg:mine.2 who comes out of it unharmed is out; who took losses is put back', async () => {
  await game.allowed('mines B1 --across --dice "white=2,2,2,2,2,2,2,2,2"');
  expect(await game.marks('B1')).toEqual({});
  await game.allowed('mines A3 --entered 2 --across --dice white=6,2');
  expect(await game.unit('A3')).toMatchObject({ profile: { figures: 2 }, marks: { mined: true } });
});

test('bg:mine.9 a tank that is unharmed is in the field too, and out when it has driven on', async () => {
  await game.allowed('mines Sherman --inches 2 --dice white=2,2');
  expect(await game.marks('Sherman')).toEqual({ mined: true });
  await game.card('8D');
  expect(await game.remarked('move Sherman --dice-count 2 --dice 3,4')).toEqual(['bg:mine.12']);
  await game.allowed('mines Sherman --inches 2 --across --dice white=2,2');
  expect((await game.marks('Sherman')).mined).toBeUndefined();
});

test('bg:mine.12 who has not moved is where he was', async () => {
  await game.allowed('mines B1 --still');
  expect(await game.marks('B1')).toEqual({});
  await game.allowed('mines B1 --entered 4 --dice white=2,2,2,2');
  await game.allowed('mines B1 --still');
  expect(await game.marks('B1')).toEqual({ mined: true });
});
