import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** What the game knows and nobody has to say, and what it holds against a line. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('known');
});
afterEach(() => game.clean());

test('vv:beyond.13.8 opportunity fire at units that stood still is remarked on', async () => {
  await game.begins(2);
  const fire = 'shoot Baker "Hill 12" --range 2 --dice "6 6" --no-log';
  expect(await game.remarks(fire)).toEqual(['vv:beyond.13.8']);
  await game.allowed('move "1 Squad" --through open --to Lane');
  expect(await game.remarks('shoot Baker Lane --range 2 --dice "6 6" --no-log')).toEqual([]);
  expect(await game.remarks(fire)).toEqual(['vv:beyond.13.8']);
  await game.phases(2);
  // An advance is no move.
  await game.allowed('move "2 Squad" --through open --to Lane');
  expect(await game.remarks('shoot Baker Lane --range 2 --dice "6 6" --no-log')).toEqual(['vv:beyond.5']);
});

test('vv:beyond.5.35 nobody advances into the hex where he is', async () => {
  await game.begins(4);
  expect(await game.remarks('move "1 Squad" --to "hill 12" --no-log')).toEqual(['vv:beyond.5.35']);
  expect(await game.remarks('move "1 Squad" --to Lane --no-log')).toEqual([]);
  expect(await game.remarks('move "1 Squad" --through open --to "Hill 12" --no-log')).toEqual([]);
});

test('vv:13.6 a leader leads those of his own hex', async () => {
  await game.begins(1);
  await game.allowed('roster mark Schmidt hex=Else');
  await game.refused('shoot "1 Squad,Schmidt" Farm --range 2', 'vv:13.6');
  await game.refused('anti-tank "1 Squad,Schmidt" Truck --weapon panzerfaust --range 1', 'vv:13.6');
  await game.allowed('roster mark "2 Squad" hex=Else');
  await game.allowed('shoot "2 Squad,Schmidt" Farm --range 2 --dice "6 6"');
});

test('vv:14.65b no sniper fires at an AFV, and what nobody can take is no debt', async () => {
  await game.begins(1, true);
  await game.refused('sniper "Panzer IV"', 'vv:14.65b');
  await game.allowed('roster mark "Panzer IV" points=6 points-by=fire');
  await game.allowed('turn --phase');
});

test('vv:14.61g fewer points than are owed are remarked on', async () => {
  await game.begins(1);
  await game.allowed('roster mark Able points=3 points-by=fire');
  expect(await game.remarks('casualties Farm --points 1 --choose pin:Able --no-log')).toEqual(['vv:14.61g']);
  expect(await game.remarks('casualties Farm --points 3 --no-log')).toEqual([]);
});

test('vv:beyond.11 vv:beyond.21.7 supply is counted for the side that uses it, said or not', async () => {
  await game.begins(1);
  await game.allowed('smoke "1 Squad" --target C4 --factors 1');
  await game.refused('smoke --target C5', 'vv:beyond.11');
  await game.allowed('artillery Farm --mission light-barrage --markers 1 --dice "1 6 6"');
  await game.refused('artillery Farm --mission light-barrage', 'vv:beyond.21.7');
  const { input } = await game.allowed('artillery "Hill 12" --mission light-barrage --dice "1 6 6"');
  expect(input.side).toBe('Americans');
});

test('vv:beyond.11 vv:beyond.21.7 and so is what it has used before anybody told what it had', async () => {
  await game.begins(1);
  await game.allowed('smoke "1 Squad" --target C4');
  const { state } = JSON.parse((await game.type('game')).stdout) as { state: readonly string[] };
  expect(state).toContain('Germans: 1 smoke factor used');
  await game.refused('smoke "2 Squad" --target C5 --factors 1', 'vv:beyond.11');
  await game.allowed('artillery Farm --mission light-barrage --dice "1 6 6"');
  await game.refused('artillery Farm --mission light-barrage --markers 1', 'vv:beyond.21.7');
});

test('vv:13.1 whoever goes on by whole turns is told once that markers need phases', async () => {
  await game.begins();
  const told = async () => (await game.allowed('turn')).steps.some(({ id }) => id === 'whole-turns');
  expect([await told(), await told()]).toEqual([true, false]);
});
