import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BLUE, inFirstTurn, RED, RED2 } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** A move on foot that is told in parts: the unit fires on its way, and is fired at. */

const MIXED = { ...RED, weapons: ['assault-rifle:5', 'light-machine-gun:1'] };

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn([MIXED, RED2, BLUE]);
  await game.allowed('roster mark "Blue 1" action=on-guard');
  await game.allowed('activate "Red 1" --dice 6');
});
afterEach(() => game.clean());

const mayDo = async (unit: string): Promise<string[]> => {
  const { stdout } = await game.type(`now "${unit}"`);
  return (JSON.parse(stdout) as { units: { may: string[] }[] }).units[0]!.may;
};

describe('fubar:action.2 fire at one point of a walk', () => {
  const first = 'shoot "Red 1" "Blue 1" --action walk --fire assault-rifle:2 --range 10 --seed a';
  const then = 'shoot "Red 1" "Blue 1" --fire light-machine-gun:1 --range 10 --seed b';

  test('is fired on the way: the rest of the walk is left', async () => {
    await game.allowed('move "Red 1" --action walk --distance 2');
    await game.allowed(first);
    expect(await mayDo('Red 1')).toContain('move');
    await game.refused('move "Red 1" --action walk --distance 5', 'fubar:action.1');
    expect((await game.allowed('move "Red 1" --action walk')).result).toEqual({
      distance: 4,
      fire: 'none',
    });
    await game.refused('move "Red 1" --action walk --distance 1', 'fubar:activate.5');
    expect(await mayDo('Red 1')).not.toContain('move');
  });

  test('is split there, and goes on from nowhere else once the unit has moved', async () => {
    await game.allowed(first);
    await game.allowed(then.concat(' --no-log'));
    await game.allowed('move "Red 1" --action walk --distance 6');
    await game.refused(then, 'fubar:action.2');
    expect(await mayDo('Red 1')).not.toContain('shoot');
  });

  test('is not over for one that has stayed where it is', async () => {
    await game.allowed(first);
    await game.allowed('move "Red 1" --action walk --distance 0');
    await game.allowed(then);
  });
});

test('fubar:action.7 fubar:R22 fire On Guard strikes a run on its way, and it goes on', async () => {
  await game.allowed('move "Red 1" --action run --distance 5');
  expect(await game.remarks('shoot "Blue 1" "Red 1" --reaction --range 10 --seed a')).toEqual([]);
  await game.refused('move "Red 1" --action run --distance 8', 'fubar:action.3');
  await game.refused('move "Red 1" --action walk --distance 1', 'fubar:activate.5');
  await game.allowed('move "Red 1" --action run --distance 7');
  await game.refused('move "Red 1" --action run --distance 1', 'fubar:activate.5');
});

test('fubar:activate.7 fubar:R22 fire On Guard strikes a battered unit as it withdraws', async () => {
  await game.allowed('roster mark "Red 2" casualties=3');
  await game.allowed('activate "Red 2" --dice 1');
  expect(await game.remarks('shoot "Blue 1" "Red 2" --reaction --range 10 --seed a')).toEqual([]);
});

test('fubar:action.7 one that has failed and stands is no target of it', async () => {
  await game.allowed('activate "Red 2" --dice 1');
  expect(await game.remarks('shoot "Blue 1" "Red 2" --reaction --range 10 --seed a')).toContain(
    'fubar:action.7',
  );
});
