import { afterEach, beforeEach, expect, test } from 'vitest';
import { smoke } from '../../../rulesets/valor-and-victory/support/smoke.js';
import { VvGame } from '../../support/games/vv-forces.js';
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

test('vv:beyond.21.4 smoke that scatters is not in the hex that it was meant for', async () => {
  await game.begins();
  await game.allowed('smoke --by artillery --target Farm --dice "5 1"');
  expect((await game.allowed('shoot "1 Squad" Farm --range 3 --dice "4 4"')).input.smoke).toBe(0);
});
