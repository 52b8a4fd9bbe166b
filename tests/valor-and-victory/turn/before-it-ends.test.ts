import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** What nobody would know of any more once a phase is over, or somebody else moves. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('due');
});
afterEach(() => game.clean());

test('vv:20.7 mines attack whoever has come into them before anybody else moves, or the phase ends', async () => {
  await game.begins(2, true);
  await game.allowed('roster mark Baker mines=Lane');
  await game.allowed('move "1 Squad" --through open --to Lane');
  await game.refused('move "2 Squad" --through open --to Barn', 'vv:20.7');
  await game.refused('turn --phase', 'vv:20.7');
  // Those who make the move with it are attacked with it.
  await game.allowed('move Schmidt --through open --to Lane --together');
  await game.allowed('mines --dice "4 4"');
  await game.allowed('move "2 Squad" --through open --to Barn');
  await game.allowed('turn --phase');
});

test('vv:20.7 whoever has gone on from them is attacked by those he came into, and no other hex is mined', async () => {
  await game.begins(2);
  await game.allowed('roster mark Baker mines=Lane');
  await game.allowed('move "1 Squad",Schmidt --through open --to Lane');
  expect(await game.remarks('move "1 Squad",Schmidt --through open --to Barn')).toContain('vv:20.7');
  expect(await game.remarks('turn --phase')).toContain('vv:20.7');
  await game.allowed('undo');
  const { input } = await game.allowed('mines --dice "3 4"');
  expect(input).toMatchObject({ units: 2, hex: 'Lane', behind: true });
  expect((await game.type('game')).stdout).toContain('mines in Lane');
  expect((await game.type('game')).stdout).not.toContain('mines in Barn');
  expect(await game.remarks('turn --phase')).toEqual([]);
});

test('vv:20.7 of two minefields on his way each attacks him once', async () => {
  await game.begins(2);
  for (const hex of ['Lane', 'Barn']) await game.allowed(`roster mark Baker mines=${hex}`);
  await game.allowed('move "1 Squad" --through open --to Lane');
  await game.allowed('move "1 Squad" --through open --to Barn');
  for (const hex of ['Lane', 'Barn'])
    expect((await game.allowed('mines --dice 4')).input).toMatchObject({ hex });
  expect(await game.remarks('mines "1 Squad" --dice 4')).toEqual(['vv:20.7']);
});

test('vv:20.7 of two minefields that he has gone on from each attacks him, the first of them first', async () => {
  await game.begins(2);
  for (const hex of ['Lane', 'Barn']) await game.allowed(`roster mark Baker mines=${hex}`);
  for (const hex of ['Lane', 'Barn', 'Ditch'])
    await game.allowed(`move "1 Squad" --through open --to ${hex}`);
  expect((await game.unit('1 Squad')).says).toContain('mines in Lane and Barn still to attack it');
  const first = await game.allowed('mines --dice 4');
  expect(first.input).toMatchObject({ hex: 'Lane', behind: true, othersBehind: ['Barn'] });
  expect((await game.allowed('mines --dice 4')).input).toMatchObject({ hex: 'Barn', behind: true });
  expect((await game.unit('1 Squad')).says).not.toContain('mines in');
  expect(await game.remarks('turn --phase')).toEqual([]);
});

test('vv:15.8c vv:beyond.16.2 a phase ends when a bunker that was taken is entered, and valour is checked', async () => {
  await game.begins(4, true);
  await game.allowed('roster mark "1 Squad" enters=Barn');
  await game.refused('turn --phase', 'vv:15.8c');
  await game.allowed('turn --new --phase');
  await game.phases(1);
  await game.allowed('shoot "1 Squad" Farm --attack 9 --range 2 --dice "1 1"');
  await game.allowed('casualties Farm --choose "eliminate:Able"');
  await game.refused('turn --phase', 'vv:beyond.16.2');
  await game.allowed('valour-check --dice "1 1"');
  await game.allowed('turn --phase');
});
