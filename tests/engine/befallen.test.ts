import { afterEach, beforeEach, expect, test } from 'vitest';
import { wg, words } from '../support/cli.js';
import { VvGame } from '../support/games/vv-forces.js';

let game: VvGame;
beforeEach(() => {
  game = new VvGame('befallen');
});
afterEach(() => game.clean());

test('whoever something befalls has not acted, and is told as whom it was done to', async () => {
  await game.begins(1);
  await game.allowed('sniper Farm --dice 6');
  await game.allowed('artillery Farm --mission light-barrage --dice "1 6 6"');
  await game.allowed('shoot "1 Squad" Farm --range 3 --dice "6 6"');
  const { stdout } = await wg(words('log --game befallen --no-color'), { env: game.env });
  const told = stdout.replace(/\s+/g, ' ');
  expect(told).toContain('Germans, sniper on Farm: ');
  expect(told).toContain('artillery on Farm: ');
  expect(told).toContain('shoot by 1 Squad on Farm: ');
  const { acted } = JSON.parse((await game.type('game')).stdout) as {
    acted: { by: string; units: string[] }[];
  };
  expect(acted.flatMap(({ units }) => units)).toEqual(['1 Squad']);
});
