import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** Units on their way: through full hexes, into wire and foxholes, stopped by fire and going on. */

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('way');
  await game.companies(2);
});
afterEach(() => game.clean());

test('vv:beyond.13.8 inside a full hex nobody is pinned: whoever moves there is eliminated', async () => {
  await game.refused('move G6 --through woods --to H1', 'vv:6.9');
  await game.allowed('move G6 --through woods --to H1 --passing');
  const { input, result } = await game.allowed('shoot Easy H1 --range 3 --dice "2 2"');
  expect(input).toMatchObject({ fullHex: true });
  expect(result.casualtyPoints).toBeGreaterThan(0);
  const ways = await game.allowed('casualties H1');
  expect(ways.input.fullHex).toBe(true);
  expect(JSON.stringify(ways.result)).not.toContain('pin');
  await game.refused('casualties H1 --choose pin:G6', 'vv:beyond.13.8');
  await game.allowed('casualties H1 --choose eliminate:G6');
});

test('vv:beyond.13.8 a vehicle that would be pinned in a full hex is eliminated', async () => {
  const { code, stdout } = await game.type(
    'casualties --points 2 --unit vehicle:cr=4 --by fire --full-hex --choose put:1=2 --dice 2 --no-log',
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout).result).toMatchObject({ eliminated: 1, pinned: 0 });
  expect((await game.type('casualties --points 2 --unit squad:4-6-4 --full-hex')).code).toBe(2);
});

test('(vv:beyond.7.3) whoever only turns stays on the ground where he is', async () => {
  await game.allowed('roster mark Tiger terrain=woods');
  await game.allowed('roster mark Pak terrain=sandbags');
  await game.allowed('move Tiger --to H3');
  expect((await game.marks('Tiger')).terrain).toBe('woods');
  await game.allowed('move Pak --to H5');
  expect((await game.marks('Pak')).terrain).toBe('sandbags');
});

test('vv:beyond.20.8 fire out of the barbed wire in which infantry stopped is at +1, till it leaves', async () => {
  await game.allowed('move G6 --through open:wire --to H7');
  expect((await game.unit('G6')).says).toContain('in H7 (open, barbed wire)');
  await game.allowed('move Hermes --through open --to H7');
  await game.refused('move Hermes --through open --to H8', 'vv:beyond.20.8');
  await game.phases(5 + 6);
  const { input, steps } = await game.allowed('shoot G6 Farm --range 3 --dice "4 4"');
  expect(input).toMatchObject({ fromWire: true });
  expect(steps).toContainEqual(expect.objectContaining({ id: 'wire', clause: 'vv:beyond.20.8', value: 1 }));
  await game.allowed('roster mark G6 hex=H8');
  expect((await game.unit('G6')).says).not.toContain('wire');
});

test('vv:beyond.20.8 whoever was stopped by wire goes no further in this phase', async () => {
  await game.allowed('move G6 --through open:wire --to H7');
  await game.refused('move G6 --through open --to H8', 'vv:beyond.20.8');
});

test('(vv:beyond.6.32) a Gun that has gone its hex goes no further, nor one that got off', async () => {
  await game.allowed('move Pak --through open --to H6');
  await game.refused('move Pak --through open --to H7', 'vv:beyond.5');
  await game.phases(6);
  await game.refused('move Gun57 --unload --through open:trenches --to Ditch', 'vv:20.10');
  await game.allowed('move Gun57 --unload');
  await game.refused('move Gun57 --through open --to Ditch', 'vv:beyond.5');
});

test('vv:beyond.19.3 an AFV that was stopped on its way overruns with what it has left', async () => {
  await game.allowed('move Tiger --through 4xopen --to X1');
  await game.allowed('anti-tank Sherman X1 --range 5 --facing front --dice "6 6"');
  await game.refused('overrun Tiger Field --through 3xopen,open,open', 'vv:beyond.19');
  const { input } = await game.allowed('overrun Tiger Road --through open,road,open --to X2 --dice "6 6"');
  expect(input.mp).toBe(6);
});

test('vv:beyond.8.3 a truck that has let somebody off and driven on lets nobody off', async () => {
  await game.phases(6);
  await game.allowed('move Charlie --unload');
  await game.allowed('move Truck --through 3xopen --to X1');
  await game.refused('move Dog --unload', 'vv:beyond.8.3');
});

test('vv:6.9 whoever comes into a full hex goes on from there, before others move and before the phase ends', async () => {
  await game.allowed('roster mark M2 hex=H1');
  await game.allowed('move G6 --through woods --to H1 --passing');
  const due = 'G6 goes on from H1, which is full: wg move G6';
  expect((await game.type('now')).stdout).toContain(due);
  await game.refused('move M3 --through open --to V1', 'vv:6.9');
  await game.refused('turn --phase', 'vv:6.9');
  await game.allowed('move G6 --through open --to V1');
  expect((await game.type('now')).stdout).not.toContain(due);
  await game.phases(2);
  // Nobody goes on from where he has advanced.
  await game.refused('move Hermes --through woods --to H1 --passing', 'vv:6.9');
});
