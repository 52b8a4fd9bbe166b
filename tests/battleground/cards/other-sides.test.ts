import { afterEach, expect, test } from 'vitest';
import { Game } from '../../support/games/game.js';

/** A line that names other sides than those of the game. */

let game: Game;
afterEach(() => game.clean());

test('bg:card.2 cards go on for the sides they were turned up for, in their order, and a new game may have others', async () => {
  game = new Game('table');
  await game.allowed('draw-card --sides Axis,Allies --dice card=5D');
  await game.refused('draw-card --sides Reds,Blues', 'bg:card.2');
  await game.refused('draw-card --sides Allies,Axis', 'bg:card.2');
  await game.allowed('draw-card --sides axis,Allies --dice card=7D');
  await game.allowed('draw-card --sides Reds,Blues --dice card=8D --anyway');
  const { result } = await game.allowed('draw-card --new --sides Reds,Blues --dice card=7D');
  expect(result).toMatchObject({ cards: [{ side: 'Blues' }] });
});

test.each([
  ['battleground', 'draw-card', 'Axis,Reds'],
  ['battleground', 'draw-card --new', 'Axis,Reds'],
  ['fubar', 'initiative', 'Axis,Allies,Reds'],
])(
  'bg:card.2 fubar:init.1 of a game of %s that was begun with its sides, %s takes no others',
  async (ruleset, line, others) => {
    game = new Game('named');
    await game.begin(`--ruleset ${ruleset} --sides Axis,Allies`);
    const { code, stderr } = await game.type(`${line} --sides ${others}`);
    expect(code).toBe(2);
    expect(JSON.parse(stderr).error).toMatchObject({
      code: 'bad-value',
      message: `--sides cannot be '${others}': the sides of the game are Axis and Allies.`,
    });
    await game.allowed(`${line} --sides Allies,Axis`);
  },
);
