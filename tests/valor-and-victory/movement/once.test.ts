import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** What attacks whoever enters does so once, and stacks and grounds are what they are. */

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('once');
  await game.companies(2);
});
afterEach(() => game.clean());

test('vv:beyond.13.9 a lane strikes nobody in whose hex it was laid, and whoever enters it once', async () => {
  await game.allowed('move G6 --through open --to V1');
  await game.allowed('shoot Baker V1 --range 3 --dice "6 6"');
  await game.refused('shoot Baker V1 --fire-lane 1', 'vv:beyond.13.9');
  await game.allowed('move G6 --through open --to V2');
  await game.allowed('shoot Baker V2 --fire-lane 1 --dice "6 6"');
  await game.refused('shoot Baker V2 --fire-lane 1', 'vv:beyond.13.9');
});

test('vv:beyond.13.9 the fire lane of a unit that is eliminated lies there to the end of the phase', async () => {
  await game.allowed('move G6 --through open --to V1');
  await game.allowed('shoot Baker V1 --range 3 --dice "6 6"');
  await game.allowed('roster mark Baker eliminated');
  await game.allowed('move G6 --through open --to V2');
  await game.refused('shoot Baker V2 --range 3', 'vv:beyond.13.9');
  const { input } = await game.allowed('shoot Baker V2 --fire-lane 1 --dice "6 6"');
  expect(input).not.toHaveProperty('fire');
  await game.phases(1);
  expect((await game.type('shoot Baker V2 --range 3')).stderr).toContain('out of the game');
});

test('vv:beyond.13.91 as many fire lanes cross as machine guns have laid', async () => {
  await game.allowed('move G6 --through open --to V1');
  await game.allowed('shoot Baker V1 --range 3 --dice "6 6"');
  await game.allowed('move G6 --through open --to V2');
  await game.refused('shoot Baker V2 --fire-lane 2', 'vv:beyond.13.91');
  await game.allowed('shoot Charlie V2 --range 3 --dice "6 6"');
  await game.allowed('move G6 --through open --to V3');
  await game.allowed('shoot Baker V3 --fire-lane 2 --dice "6 6"');
});

test('(vv:20.3) a position stays where it is when all have left it, and whoever comes is in it', async () => {
  const trenches = { side: 'Germans', hex: 'A', terrain: 'woods', entrenchment: 'trenches' };
  await game.load([
    { ...trenches, name: 'V1', unit: 'squad:4-6-5' },
    { ...trenches, name: 'V2', unit: 'squad:4-6-5', hex: 'B', terrain: 'open', entrenchment: undefined },
  ]);
  await game.allowed('move V1 --through open --to C');
  await game.refused('move V2 --through woods --to A', 'vv:beyond.20.3');
  await game.allowed('move V2 --through woods:trenches --to a');
  expect(await game.marks('V2')).toMatchObject({ terrain: 'woods', entrenchment: 'trenches' });
});

test('vv:20.7 mines attack an entering once', async () => {
  await game.allowed('move G6 --through open --to V1');
  await game.allowed('mines G6 --dice 4');
  await game.refused('mines G6', 'vv:20.7');
  await game.allowed('move G6 --through open --to V2');
  await game.allowed('mines G6 --dice 4');
});

test('vv:beyond.6.1 a stack that is on its way goes on together', async () => {
  await game.allowed('move G1,G2,Schmidt --through 2xopen --to V1');
  await game.refused('move G1 --through open --to V2', 'vv:beyond.6.1');
  await game.allowed('move G1,G2,Schmidt --through open --to V2');
  await game.allowed('roster mark G2 pinned');
  await game.allowed('move G1,Schmidt --through open --to V3');
});

test('vv:beyond.20.3 whoever enters a hex is on its ground, and in its position', async () => {
  await game.allowed('roster mark Hermes hex=V1 terrain=woods');
  await game.allowed('roster mark M2 hex=V2 entrenchment=foxholes');
  await game.refused('move G6 --through open --to V1', 'vv:beyond.20.3');
  await game.refused('move G6 --through open --to V2', 'vv:beyond.20.3');
  await game.allowed('move G6 --through open:foxholes --to V2');
  expect((await game.marks('G6')).entrenchment).toBe('foxholes');
});

test('vv:beyond.13.8 whoever only turns enters no hex, and turns once', async () => {
  await game.allowed('move Tiger --to H3');
  await game.refused('anti-tank Sherman Tiger --range 5 --facing front', 'vv:beyond.13.8');
  await game.refused('move Tiger --to H3', 'vv:beyond.5');
});
