import { afterEach, beforeEach, describe, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Artillery that cards bring: what they bring, when they bring it, and once. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('brought');
});
afterEach(() => game.clean());

describe('with fives and sixes', () => {
  beforeEach(async () => {
    await game.begins();
    await game.allowed('artillery-card --new');
    await game.allowed('draw-card --dice "card=5S artillery=german-medium"');
  });

  test.each(['move A1', 'draw-card', 'charge A1 B3 --distance 5'])(
    'bg:randart.2 it comes before the action of its card, and before the next one: %s',
    async (line) => {
      await game.refused(line, 'bg:randart.2');
      await game.allowed('artillery --weapon medium --seed a');
      await game.allowed(`${line} --seed a`);
    },
  );

  test('bg:randart.2 it is what its card says, and comes once', async () => {
    await game.refused('artillery B1 --weapon light --rings 1', 'bg:randart.2');
    await game.refused('artillery --weapon light', 'bg:randart.2');
    await game.allowed('artillery --weapon medium --seed a');
    await game.allowed('artillery B1 --weapon medium --rings 1 -c none --seed a');
    await game.refused('artillery --weapon medium', 'bg:randart.2');
    await game.allowed('artillery --weapon heavy --planned 1 --seed a');
  });

  test('bg:randart.2 no card is drawn by hand besides', async () => {
    await game.allowed('artillery --weapon medium --seed a');
    await game.refused('artillery-card', 'bg:randart.2');
  });
});

test('bg:randart.4 in the special actions one card is drawn, and in no card phase', async () => {
  await game.begins();
  await game.allowed('artillery-card --new --trigger special-actions');
  await game.card('8S');
  await game.refused('artillery-card', 'bg:randart.4');
  await game.card('JK');
  await game.allowed('artillery-card --seed a');
  await game.refused('artillery-card', 'bg:randart.4');
});
