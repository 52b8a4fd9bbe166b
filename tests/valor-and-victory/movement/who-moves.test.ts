import { afterEach, beforeEach, expect, test } from 'vitest';
import { line } from '../../support/cli.js';
import { VvGame } from '../../support/games/vv-forces.js';

/** Who is moving, and who may fire at him: known where phases are told. */

let game: VvGame;
beforeEach(async () => {
  game = new VvGame('moving');
  await game.companies(2);
});
afterEach(() => game.clean());

test('vv:beyond.6.1 a stack begins its move in one hex', async () => {
  await game.refused('move G1,G6 --through open --to Z1', 'vv:beyond.6.1');
  await game.refused('move G1,Hermes --through 6xopen --to Z1', 'vv:beyond.6.1');
  expect((await game.allowed('move G1,Schmidt --through 5xopen --to Z1')).result.left).toBe(1);
});

test('vv:beyond.6.31 six points need a leader who goes along', async () => {
  await game.refused('move G2 --with-leader --through 5xopen --to Z1', 'vv:beyond.6.31');
  await game.refused('move G2 --with-leader --through open --to Z1', 'vv:beyond.6.31');
});

test('vv:beyond.13.5 opportunity fire at a Gun that moves meets no shield, nor do its points', async () => {
  await game.allowed('move Pak --through open --to H6');
  const { steps } = await game.allowed('shoot Sherman H6 --range 5 --dice "3 6"');
  const shield = steps.find(({ id }) => id === 'shield')!;
  expect(shield).toMatchObject({ clause: 'vv:beyond.13.5', text: expect.stringContaining('while it moves') });
  const { result, input } = await game.allowed('casualties H6');
  expect(input).toMatchObject({ moving: true, points: shield.value });
  expect(JSON.stringify(result)).not.toContain('ignore');
});

test('vv:beyond.13.5 nor does AT fire at it', async () => {
  await game.allowed('move Pak --through open --to H6');
  const { steps } = await game.allowed('anti-tank Sherman H6 --range 5 --dice "5 4"');
  expect(steps.find(({ id }) => id === 'shield')).toMatchObject({ value: 0 });
  const typed = await line('shoot -r vv --attack 9 --range 3 --at gun --shield --opportunity --dice "3 3"');
  expect(typed.stdout).toContain('does not help while it moves');
});

test('vv:beyond.13.8 whoever has ended his move is no target, and takes no points', async () => {
  await game.allowed('move Schmidt --through open --to Z1');
  await game.allowed('move G1 --through open --to Z1');
  const { input, result } = await game.allowed('shoot Baker Z1 --range 3 --dice "3 3"');
  expect(input.movers).toHaveLength(1);
  expect(result.casualtyPoints).toBeGreaterThan(0);
  expect((await game.marks('G1')).points).toBe(result.casualtyPoints);
  expect((await game.marks('Schmidt')).points).toBeUndefined();
});

test('vv:beyond.6.1 a stack has ended its move when another moves', async () => {
  await game.allowed('move G2,Schmidt --through 4xopen --to T1');
  await game.allowed('move G6 --through 2xopen --to T2');
  await game.refused('shoot Easy T1 --range 3', 'vv:beyond.13.8');
  await game.allowed('shoot Easy T2 --range 3 --dice "6 6"');
});

test('vv:beyond.13.8 whoever was fired at on his way goes on with what he has left', async () => {
  await game.allowed('move G2 --through 2xopen --to X2');
  await game.allowed('shoot Easy X2 --range 3 --dice "6 6"');
  await game.refused('move G2 --through 3xopen --to X3', 'vv:beyond.6.31');
  const { result } = await game.allowed('move G2 --through open --to X3');
  expect(result).toMatchObject({ mp: 4, spent: 1, left: 1 });
  await game.refused('move G2 --through woods --to X4', 'vv:beyond.6.31');
  await game.allowed('move G2 --through open --to X4');
  await game.allowed('move G1 --through open --to Z1');
  await game.refused('move G2 --through open --to X5', 'vv:beyond.5');
});

test('vv:beyond.13.8 an assault move that goes on is one, and gives cover while it is made', async () => {
  await game.allowed('move G2 --assault-move --through open --to X2');
  const { input } = await game.allowed('shoot Easy X2 --range 3 --dice "6 6"');
  expect(input.assaultMove).toBe(true);
  await game.refused('move G2 --through 2xopen --to X3', 'vv:beyond.6.31');
  expect((await game.allowed('move G2 --through open --to X3')).input.assaultMove).toBe(true);
});

test('vv:beyond.13.8 opportunity fire belongs to the Movement Phase, and is not at who only gets off', async () => {
  await game.allowed('move G7 --unload');
  await game.refused('shoot Baker G7 --range 3', 'vv:beyond.13.8');
  await game.phases(2);
  await game.allowed('move G2 --advance --through woods --to K3');
  await game.refused('shoot Easy K3 --range 4', 'vv:beyond.5');
  await game.allowed('move Tiger --advance --through open --to K4');
  await game.refused('anti-tank Sherman Tiger --range 3 --facing front', 'vv:beyond.5');
});

test('vv:beyond.8.3 a carrier moves before its passengers get off, or after it, and not both', async () => {
  await game.allowed('move HT --through 3xopen --to Z1');
  await game.allowed('move G7 --unload');
  expect((await game.marks('G7')).hex).toBe('Z1');
  await game.refused('move HT --through open --to Z2', 'vv:beyond.5');
});

test('vv:beyond.8.3 after they have got off it drives on', async () => {
  await game.allowed('move Otto --unload');
  await game.allowed('move HT --through 3xopen --to Z1');
  expect((await game.marks('Otto')).hex).toBe('H4');
});

test('vv:beyond.7.3 an AFV or a Gun turns one hexside after its advance', async () => {
  await game.phases(2);
  await game.refused('move HT --advance --through open:turn=2 --to Z9', 'vv:beyond.7.3');
  await game.refused('move Pak --advance --through open:turn=3 --to Z9', 'vv:beyond.7.3');
  await game.allowed('move HT --advance --through open:turn=1 --to Z9');
});

test('vv:20.5b a bunker takes in two infantry units, or one Gun', async () => {
  await game.allowed('move G1 --through open:bunker --to Y');
  await game.allowed('move Schmidt --through open:bunker --to Y');
  await game.refused('move G2 --through open:bunker --to Y', 'vv:20.5b');
  // Whoever says nothing of the bunker would be in it all the same.
  await game.refused('move G2 --through open --to Y', 'vv:beyond.20.3');
  await game.refused('move G2 --to Y', 'vv:20.5b');
  await game.refused('move Pak --to Y', 'vv:20.5b');
  const gun = await line('move -r vv --type gun --vehicles-there 1 --infantry-there 1 --through open:bunker');
  expect(gun).toMatchObject({ code: 3, stderr: expect.stringContaining('nothing beside it') });
});

test('vv:beyond.6.32 a Gun without a movement point moves in tow alone', async () => {
  const { code, stderr } = await line('move -r vv --type gun --mp 0 --through open');
  expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('in tow alone') });
  await game.allowed('roster mark Pak large-gun hex=H4');
  await game.refused('move Pak --through open --to Z1', 'vv:beyond.6.32');
  const told = async (line: string) => (await game.type(line)).stdout;
  expect(await told('now Pak')).toContain('A large Gun moves in tow alone.');
  expect(JSON.parse(await told('now')).clock.now.join(' ')).not.toMatch(/still to move: .*Pak/);
  await game.allowed('move Pak HT --anyway');
  await game.allowed('move Pak --unload --anyway');
});

test('vv:beyond.13.9 a fire lane is laid by opportunity fire of infantry with a machine gun, and met by who enters it', async () => {
  await game.allowed('move G2 --through open --to Z1');
  await game.refused('shoot Baker Z1 --fire-lane 1', 'vv:beyond.13.9');
  await game.refused('shoot Sherman Z1 --fire-lane 1', 'vv:beyond.13.9');
  await game.refused('shoot Easy Z1 --fire-lane 1', 'vv:beyond.13.9');
  await game.allowed('shoot Baker Z1 --range 3 --dice "6 6"');
  await game.refused('shoot Baker H1 --fire-lane 1', 'vv:beyond.13.8');
  await game.allowed('move G1 --through open --to Z1');
  const { result } = await game.allowed('shoot Baker Z1 --fire-lane 1 --dice "2 2"');
  expect((await game.marks('G1')).points).toBe(result.casualtyPoints);
  expect((await game.marks('G2')).points).toBeUndefined();
  await game.allowed('casualties Z1 --choose eliminate:G1');
  await game.phases(1);
  await game.refused('shoot Baker Z1 --fire-lane 1', 'vv:beyond.5');
});
