import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** A bunker that more have taken than it holds. */

const LANE = { side: 'Germans', hex: 'Lane' };
const ALL = [
  ...['G1', 'G2', 'G3'].map((name) => ({ ...LANE, name, unit: 'squad:6-6-5', half: '3-6-3' })),
  { side: 'Americans', hex: 'Nest', terrain: 'bunker', name: 'Able', unit: 'half-squad:2-6-2' },
];

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('bunker');
  await game.begins(4, true, ALL);
});
afterEach(() => game.clean());
const now = async () => (await game.type('now')).stdout;

test('vv:15.8c vv:R13 two of those who have taken a bunker go into it, once the points are met', async () => {
  const { steps } = await game.allowed('close-assault Lane Nest --dice "1 1"');
  expect(steps.find(({ id }) => id === 'bunker')).toMatchObject({
    clause: 'vv:15.8c',
    text: expect.stringContaining('--to Nest'),
  });
  expect(await now()).toContain('into the bunker in Nest go two of G1, G2 and G3');
  await game.refused('move G1,G2 --to Nest', 'vv:14.61a');
  await game.allowed('casualties Lane --choose eliminate:G3');
  expect(await now()).toContain('into the bunker in Nest go G1 and G2');
  await game.allowed('move G1 --to Nest');
  await game.allowed('move G2 --to Nest');
  expect(await game.marks('G2')).toMatchObject({ hex: 'Nest', terrain: 'bunker' });
  expect(await now()).not.toContain('into the bunker');
});

test('vv:20.5b of three who are left a third finds no room, and later nobody goes in so', async () => {
  await game.allowed('roster mark Able pinned');
  await game.allowed('close-assault Lane Nest');
  await game.refused('move Lane --to Nest', 'vv:20.5b');
  await game.refused('move G1 --to Elsewhere', 'vv:beyond.5');
  await game.allowed('move G1,G3 --to Nest');
  await game.refused('move G2 --to Nest', 'vv:20.5b');
  await game.phases(1);
  expect(await game.marks('G2')).not.toHaveProperty('enters');
});
