import { afterEach, beforeEach, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** What a line comes to because of what befell those whom it names. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('between-units');
});
afterEach(() => game.clean());

test('bg:mine.12 what has been stopped is attacked no more, unless it moved under this card', async () => {
  await game.begins({ Truck: { 'stopped-by': 'mines', mined: true } });
  await game.card('8D');
  await game.refused('mines Truck --inches 3', 'bg:mine.12');
  await game.allowed('roster mark Truck has-moved');
  await game.allowed('mines Truck --inches 3 --seed a');
});

test('bg:charge.7 who fights on for one that is wiped out is told where to stand', async () => {
  await game.begins({
    B1: { figures: 0, leaders: 0, hw: 0, medics: 0 },
    B2: { melee: 'B1' },
    PzIV: { melee: 'B1' },
  });
  await game.card('JK');
  const { stderr } = await game.type('melee B2 PzIV --rounds 1');
  expect(stderr).toContain('B2 fights on for B1, which was charged: it is named behind PzIV');
  await game.allowed('melee PzIV B2 --rounds 1 --seed a');
});

test('(bg:vshoot.11) the machine gun in the bow fires without a bearing told, and is counted as that one', async () => {
  await game.begins();
  await game.card('8C');
  const shot = 'shoot PzIV B1 --weapon mg --bow --range 5 --cover none --seed a';
  expect((await game.allowed(shot)).input).toMatchObject({ bow: true });
  expect(await game.marks('PzIV')).toMatchObject({ mgShots: 1, bowMgShots: 1 });
});
