import { afterEach, expect, test } from 'vitest';
import { Game } from '../../support/games/game.js';

/** A line that names other sides than those of the game. */

let game: Game;
afterEach(() => game.clean());

test('bg:card.2 a game that was begun with its sides takes no others, in whichever order, but where it begins anew', async () => {
  game = new Game('named');
  await game.begin('--ruleset battleground --sides Axis,Allies');
  await game.refused('draw-card --sides Axis,Reds', 'bg:card.2');
  await game.allowed('draw-card --sides allies,Axis --dice card=7D');
  await game.refused('draw-card --sides Reds,Blues', 'bg:card.2');
  await game.allowed('draw-card --sides Reds,Blues --dice card=8D --anyway');
  await game.allowed('draw-card --new --sides Reds,Blues --dice card=7D');
});

test('bg:card.2 of one that was begun with none each line may say who plays', async () => {
  game = new Game('table');
  await game.allowed('draw-card --sides Axis,Allies --dice card=5D');
  const { result } = await game.allowed('draw-card --sides Reds,Blues --dice card=7D');
  expect(result).toMatchObject({ cards: [{ side: 'Blues' }] });
});
