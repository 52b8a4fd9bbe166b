import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Chargers who are fired at in a position that they are about to leave. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('leaving');
});
afterEach(() => game.clean());

describe('a dug-in unit that charges', () => {
  const charge = (ruling: string, dice: string) =>
    game.allowed(
      `charge A1 B3 --distance 10 --reaction shoot --no-log --ruling bg:R141=${ruling} --dice "${dice}"`,
    );

  test('bg:R141 option 1: it is fired at where it is dug in; option 2: it is out of its position', async () => {
    await game.begins({ A1: { 'dug-in': true }, B3: { figures: 6, leaders: 0 } });
    await game.card('8S');
    const white = 'white=6,6,6,6 blue=6 defence-white=6,2,2';
    const one = await charge('1', `${white} defence-red=1 charge=1`);
    expect(one.steps).toContainEqual(
      expect.objectContaining({ id: 'chargers-dug-in', clause: 'bg:dig.3', value: true, ruling: 'bg:R141' }),
    );
    const two = await charge('2', `${white} defence-figures=6 charge=1`);
    expect(two.steps).toContainEqual(
      expect.objectContaining({ id: 'chargers-dug-in', clause: 'bg:dig.3', value: false, ruling: 'bg:R141' }),
    );
  });
});

test('bg:melee.5 cover that is told by its strength may be a building or a wall, and that is said', async () => {
  await game.begins();
  await game.card('8S');
  const line = 'charge A1 B3 --distance 5 --reaction none --seed a --no-log';
  expect(await game.remarked(`${line} -c medium`)).toEqual(['bg:melee.5']);
  expect(await game.remarked(`${line} -c building`)).toEqual([]);
});
