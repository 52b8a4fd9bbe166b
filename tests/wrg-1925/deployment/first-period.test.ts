import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** Whatever is done before anybody has told of a period is done in the first. */

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('first', 'wrg-1925');
});
afterEach(async () => {
  expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

describe('in a game of units', () => {
  test('wrg:fire.4 men fire once in it, and again in the second', async () => {
    await game.load(ALL);
    await game.allowed('shoot Reds Blues --range 90 --seed a');
    await game.refused('shoot Reds Blues --range 90', 'wrg:fire.4');
    expect((await game.allowed('period')).result.period).toBe(2);
    await game.allowed('shoot Reds Blues --range 90 --seed b');
  });

  test('wrg:foot.2 wrg:foot.7 wrg:vehicle.1 what its move bars is barred', async () => {
    await game.load(ALL);
    await game.allowed('shoot Reds Blues --range 90 --seed a');
    await game.refused('move Reds --pace dash', 'wrg:foot.2');
    await game.refused('move Reds --pace double', 'wrg:foot.7');
    await game.allowed('move "Panzer III" --pace dash');
    await game.refused('shoot "Panzer III" Reds --range 90', 'wrg:vehicle.1');
    await game.allowed('move Blues --pace double');
    await game.refused('shoot Blues Reds --range 90', 'wrg:foot.7');
  });

  test('wrg:orders.2 a second move is refused where the game is strict', async () => {
    await game.begin('--ruleset wrg --sides Allies,Axis --strict');
    await game.load(ALL);
    await game.allowed('move Reds');
    await game.refused('move Reds', 'wrg:orders.2');
  });

  test('wrg:tactical.4 its shots have the -1 of those who have not fired, as after wg period', async () => {
    await game.load(ALL);
    const line = 'shoot Reds Blues --range 90 --no-log';
    const { input } = await game.allowed(line);
    expect(input.moved).toBe(10);
    await game.allowed('period');
    expect((await game.allowed(line)).input.moved).toBe(input.moved);
  });
});

test('(wrg:fire.4) where only names are known they are bound to nothing until periods are told', async () => {
  const line = 'shoot --name Jacks --target Jills --points 0 --men 2 --targets 4 --seed a';
  for (let i = 0; i < 3; i++) await game.allowed(line);
  await game.allowed('period');
  await game.allowed('move --name Jacks --pace dash');
  await game.allowed('move --name Jacks --pace dash');
});
