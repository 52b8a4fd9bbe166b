import { afterEach, beforeEach, expect, test } from 'vitest';
import { smoke } from '../../../rulesets/valor-and-victory/support/smoke.js';
import { VV_FORCES, VvGame } from '../../support/games/vv-forces.js';
import { blamedIn, refusalOf, withDice } from '../../support/play.js';

let game: VvGame;
beforeEach(() => {
  game = new VvGame('smoke');
});
afterEach(() => game.clean());

test('vv:beyond.11 infantry places smoke in its own hex or an adjacent one', () => {
  expect(refusalOf(smoke, { range: 2 }).message).toBe(
    'Infantry places smoke in its own hex or an adjacent one, not at 2 hexes.',
  );
  expect(withDice(smoke, { range: 1 }, '').result.marker).toBe(1);
});

test('vv:beyond.12.6 vv:beyond.20.5 vv:beyond.12.62 a mortar places smoke as it fires', () => {
  const clause = (given: object) => refusalOf(smoke, { by: 'mortar', ...given }).clause;
  expect(clause({ range: 1 })).toBe('vv:beyond.12.6');
  expect(clause({ fromBuilding: true })).toBe('vv:beyond.12.6');
  expect(clause({ fromBunker: true })).toBe('vv:beyond.20.5');
  expect(clause({ spotter: 'nobody' })).toBe('vv:beyond.12.62');
  expect(withDice(smoke, { by: 'mortar', range: 2, spotter: 'unpinned' }, '').result.marker).toBe(2);
});

test('what is for mortars, or for those on the board, is refused of others', () => {
  expect(blamedIn(smoke, { fromBunker: true })).toBe('fromBunker');
  expect(blamedIn(smoke, { by: 'gun', spotter: 'nobody' })).toBe('spotter');
  expect(blamedIn(smoke, { by: 'artillery', range: 3 })).toBe('range');
  expect(blamedIn(smoke, { by: 'artillery', marked: true })).toBe('marked');
});

test('vv:beyond.11 whoever has fired or moved places none, and a Gun that does has fired', async () => {
  await game.begins(1);
  await game.allowed('smoke "Panzer IV" --target Farm');
  expect((await game.marks('Panzer IV')).marked).toBe(true);
  await game.refused('smoke "Panzer IV" --target Road', 'vv:beyond.11');
  await game.refused('shoot "Panzer IV" Farm --range 3', 'vv:13.1');
  await game.phases(1);
  await game.allowed('smoke "1 Squad" --target Lane');
  expect((await game.marks('1 Squad')).marked).toBeUndefined();
});

test('vv:12.3a a mortar that has placed smoke has fired, and one that has fired places none, whoever has it now', async () => {
  const unit = 'half-squad:2-6-2,mortar:5';
  const mortar = { name: 'Mortar', side: 'Germans', hex: 'Post', terrain: 'open', unit };
  await game.begins(1, false, [...VV_FORCES, mortar]);
  await game.allowed('smoke Mortar --target Farm --spotter unpinned');
  await game.allowed('roster unmark Mortar marked');
  await game.refused('smoke Mortar --target Road --spotter unpinned', 'vv:12.3a');
  await game.refused('shoot Mortar Farm --mortar --range 3 --spotter unpinned', 'vv:12.3a');
});

test('vv:beyond.21.4 smoke that scatters is not in the hex that it was meant for', async () => {
  await game.begins();
  await game.allowed('smoke --by artillery --target Farm --dice "5 1"');
  expect((await game.allowed('shoot "1 Squad" Farm --range 3 --dice "4 4"')).input.smoke).toBe(0);
});

test('vv:beyond.21.7 vv:11.5 where a smoke barrage has fallen is told when it is known, and counts from then on', async () => {
  await game.begins(0, true);
  const barrage = 'smoke --by artillery --target Road --spotter unpinned';
  await game.refused('smoke --landed --target Farm', 'vv:beyond.21.7');
  await game.allowed(`${barrage} --dice "5 1"`);
  const due = 'Smoke 2 is in a hex that nobody has told: wg smoke --landed --target <hex>';
  expect((await game.type('now')).stdout).toContain(due);
  await game.phases(1);
  const { result, effects } = await game.allowed('smoke --landed --target Farm');
  expect(result).toEqual({ marker: 2, factors: 0, hexes: 0, direction: 'none' });
  expect(effects).toMatchObject([{ slot: 'smoke', is: [{ where: 'farm', marker: 2 }] }]);
  expect((await game.type('now')).stdout).not.toContain(due);
  expect((await game.type('game')).stdout).toContain('Smoke 2 in Farm');
  expect((await game.allowed('shoot "1 Squad" Farm --range 3 --dice "4 4"')).input.smoke).toBe(2);
  expect(blamedIn(smoke, { landed: true, target: 'Farm', side: 'Axis' })).toBe('side');
});
