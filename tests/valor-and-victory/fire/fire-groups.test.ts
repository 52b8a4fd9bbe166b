import { afterEach, beforeEach, expect, test } from 'vitest';
import { line } from '../../support/cli.js';
import { VvGame } from '../../support/games/vv-forces.js';

/** Who fires together, and who may not. */

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('groups');
  await game.companies(1);
});
afterEach(() => game.clean());

test('vv:14.2 vv:13.6 infantry of two hexes is no fire group, nor is a leader of another hex in it', async () => {
  await game.refused('shoot G1,G6 Farm --range 3', 'vv:14.2');
  await game.refused('shoot G6,Schmidt Farm --range 3', 'vv:13.6');
  await game.refused('shoot G1,G6,Schmidt Farm --range 3', 'vv:14.2');
  await game.allowed('shoot G1,Schmidt Farm --range 3 --dice "6 5"');
});

test('vv:beyond.12.6 mortars of two hexes are two attacks', async () => {
  await game.refused('shoot M1,M2 Farm --mortar --range 4', 'vv:beyond.12.6');
  const { result } = await game.allowed(
    'shoot M2,M3,Hermes Farm --mortar --range 4 --dice "1 1 6 6 6 6 6 6"',
  );
  expect(result.casualtyPoints).toBeGreaterThan(0);
});

test('vv:14.2 infantry of one hex fires at the same target once, and elsewhere as it likes', async () => {
  await game.allowed('shoot G1 Farm --range 4 --dice "6 5"');
  await game.refused('shoot G2 Farm --range 4', 'vv:14.2');
  // Another hex, or a mortar, is another attack.
  await game.allowed('shoot G6 Farm --range 4 --dice "6 5"');
  await game.allowed('shoot G2 Road --range 4 --dice "6 5"');
  await game.allowed('shoot M1 Farm --mortar --range 4 --dice "6 5"');
});

test('vv:14.2 whoever of the target has fallen, it is the same target', async () => {
  await game.allowed('shoot G1 Farm --range 4 --dice "1 2"');
  await game.allowed('casualties Farm --choose eliminate:Coleman,pin:Able');
  expect((await game.marks('G1')).firedAt).toBe('Coleman');
  await game.refused('shoot G2 Farm --range 4', 'vv:14.2');
  await game.phases(6);
  expect((await game.marks('G1')).firedAt).toBeUndefined();
});

test('vv:beyond.12.6 mortars of one hex that fire at one target do so together', async () => {
  await game.allowed('shoot M2 Farm --mortar --range 4 --dice "6 5"');
  await game.refused('shoot M3 Farm --mortar --range 4', 'vv:14.2');
  await game.allowed('shoot M3 Road --mortar --range 4 --dice "6 5"');
});

test('(vv:beyond.14.3) passengers fire by themselves, but with their carrier at one target', async () => {
  const { steps } = await game.allowed('shoot G7,Otto Farm --range 4 --dice "6 5"');
  expect(steps.map(({ text }) => text)).toContain('its LMG: 3 more');
  await game.refused('shoot HT Farm --range 4', 'vv:14.2');
  await game.allowed('shoot HT Field --range 4 --dice "6 5"');
  await game.refused('shoot G7 Road --range 4', 'vv:13.1');
  await game.phases(2);
  // The carrier has nothing to fire with, and takes nobody's fire from him.
  await game.refused('shoot Truck H1 --range 4', 'vv:beyond.14.5');
  await game.allowed('shoot Charlie H1 --range 4 --dice "6 5"');
  await game.refused('shoot Dog H1 --range 4', 'vv:14.2');
  await game.allowed('shoot Dog H2 --range 4 --dice "6 5"');
});

test('vv:beyond.14.3 nobody outside joins in with passengers', async () => {
  await game.allowed('roster mark G6 hex=H4');
  await game.refused('shoot G7,G6 Farm --range 4', 'vv:beyond.14.3');
  const { stderr, code } = await line('shoot -r vv --fire squad:4-6-4:aboard,squad:4-6-4 --range 2');
  expect({ stderr, code }).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('do not fire together'),
  });
  const alone = await line('shoot -r vv --fire squad:5-6-4:aboard,hmg:6 --range 4 --dice "6 6"');
  expect(alone.stdout).toContain('passengers fire Light machine guns alone');
  expect((await line('shoot -r vv --fire squad:5-6-4:aboard,mortar:6 --mortar --range 4')).code).toBe(3);
});

test('vv:beyond.8.5 no Gun fires in tow, and nobody aboard at armour', async () => {
  await game.phases(2);
  await game.refused('shoot Gun57 H1 --range 4', 'vv:beyond.8.5');
  await game.refused('anti-tank Gun57 Tiger --range 4', 'vv:beyond.8.5');
  await game.refused('anti-tank Charlie Tiger --range 1 --weapon panzerfaust', 'vv:beyond.8.5');
});

test('vv:6.9 no more fire out of a hex than it holds', async () => {
  const { code, stderr } = await line('shoot -r vv --fire 5xsquad:4-6-4 --range 1');
  expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('4 infantry units') });
});
