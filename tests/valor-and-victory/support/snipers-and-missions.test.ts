import { afterEach, beforeEach, expect, test } from 'vitest';
import { line } from '../../support/cli.js';
import { VvGame } from '../../support/games/vv-forces.js';

/** Snipers, missions and smoke in a strict game of two companies. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('support');
});
afterEach(() => game.clean());

test('vv:beyond.17.5 a sniper harms those who have brought him, and nobody else of their hex', async () => {
  await game.companies(1);
  await game.allowed('shoot G1,Schmidt Farm --range 4 --dice "6 6"');
  const { input, result } = await game.allowed('sniper H1 --side Americans --range 4 --dice 5');
  expect(result.casualtyPoints).toBe(3);
  expect(input.targets).toHaveLength(2);
  expect((await game.marks('G2')).points).toBeUndefined();
  const { ways } = (await game.allowed('casualties H1')).result as { ways: { choose: string[] }[] };
  expect(JSON.stringify(ways)).not.toMatch(/[a-z]:[34]/);
  expect((await game.type('casualties H1 --choose pin:G2')).code).not.toBe(0);
});

test('vv:beyond.17.2 a sniper who is due needs no names, and one whom nobody brought is remarked on', async () => {
  await game.companies(1);
  await game.refused('sniper --range 4', 'vv:beyond.17.2');
  await game.allowed('roster mark G6 sniper-due');
  const { input, result } = await game.allowed('sniper --range 4 --dice 5');
  expect(input.side).toBe('Americans');
  expect(result.casualtyPoints).toBeGreaterThan(0);
  expect((await game.marks('G6')).points).toBeGreaterThan(0);
});

test('vv:beyond.17.6 whoever has brought a sniper looks for him, if he is not pinned', async () => {
  await game.companies(1);
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  await game.allowed('roster mark G1 pinned');
  const { steps } = await game.allowed('sniper H1 --range 4 --dice 1');
  expect(steps.at(-1)).toMatchObject({ id: 'check', clause: 'vv:beyond.17.6', value: false });
});

test('vv:beyond.17.6 a sniper whose hex nobody has told is looked for by a line of its own', async () => {
  const due =
    'the sniper of Americans has attacked, and is looked for: wg sniper --check-only --side Americans';
  const now = async () => (await game.type('now')).stdout;
  await game.companies(1);
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  await game.allowed('sniper H1 --range 4 --dice 5');
  expect(await now()).toContain(due);
  await game.allowed('sniper --check-only --side Americans --own-cover 2 --dice 2');
  expect(await now()).not.toContain(due);
  expect((await game.type('game')).stdout).toContain('Americans: a sniper under cover 2');
});

test('vv:beyond.17.6 vv:R59 by option 2 once the points are met, where they leave somebody unpinned', async () => {
  const due =
    'the sniper of Americans has attacked, and is looked for: wg sniper --check-only --side Americans';
  const now = async () => (await game.type('now')).stdout;
  await game.companies(1);
  await game.allowed('shoot G1,G2 Farm --range 4 --dice "6 6"');
  await game.allowed('sniper H1 --range 4 --own-cover 2 --dice 3 --ruling vv:R59=2');
  expect(await now()).not.toContain(due);
  await game.allowed('casualties H1 --choose pin:G1');
  expect(await now()).toContain(due);
  for (const name of ['G2', 'M1', 'Schmidt']) await game.allowed(`roster mark ${name} pinned`);
  expect(await now()).not.toContain(due);
});

test('vv:beyond.17.2 a sniper stays in his hex, under the cover that it has', async () => {
  await game.companies(1);
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  await game.allowed('sniper H1 --range 4 --own-cover 2 --dice "1 1"');
  await game.phases(1);
  await game.allowed('move G6 --through open --to V1');
  await game.refused('sniper V1 --opportunity --range 4 --own-cover 3', 'vv:beyond.17.2');
  await game.allowed('sniper V1 --opportunity --range 4 --own-cover 2 --dice "1 1"');
});

test('vv:beyond.17.6 a sniper stays in the hex that was told, and whoever enters it eliminates him', async () => {
  await game.companies(1);
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  await game.allowed('sniper H1 --range 4 --own-cover 2 --own-hex V1 --dice "1 1"');
  expect((await game.type('game')).stdout).toContain('Americans: a sniper in V1 under cover 2');
  await game.phases(1);
  await game.allowed('move G6 --through open --to V2');
  await game.allowed('sniper V2 --opportunity --range 4 --cover 2 --dice "1 1"');
  await game.allowed('move G6 --through open --to v1');
  const told = 'G6 in V1 eliminates the sniper of Americans: wg sniper --entered --side Americans';
  expect((await game.type('now')).stdout).toContain(told);
  await game.refused('turn --phase', 'vv:beyond.17.6');
  await game.allowed('sniper --entered --side Americans');
  expect((await game.type('now')).stdout).not.toContain('eliminates the sniper');
  expect((await game.type('game')).stdout).toContain('Americans: its sniper is eliminated');
  await game.phases(1);
});

test('vv:R62 vv:14.65b a sniper whom those aboard an AFV have brought harms nobody, and is there', async () => {
  await game.companies(1);
  await game.refused('sniper H4 --range 4', 'vv:14.65b');
  await game.allowed('roster mark Hermes hex=H4');
  await game.allowed('shoot G7 Farm --range 4 --dice "6 6"');
  const now = async () =>
    (JSON.parse((await game.type('now')).stdout) as { clock: { now: string[] } }).clock.now;
  expect(await now()).toContain('a sniper of Americans may appear: wg sniper G7');
  // Hermes is of their hex, and has brought nobody.
  const { input, result, steps } = await game.allowed('sniper G7 --range 4 --own-cover 2');
  expect(input).toMatchObject({ harmless: true, side: 'Americans' });
  expect(result).toEqual({ casualtyPoints: 0, sniperEliminated: false });
  expect(steps.map(({ id, ruling }) => [id, ruling])).toEqual([['harmless', 'vv:R62']]);
  expect((await game.marks('Hermes')).points).toBeUndefined();
  expect((await game.marks('G7')).sniperDue).toBeUndefined();
  expect((await game.type('game')).stdout).toContain('Americans: a sniper under cover 2');
  await game.phases(1);
  await game.allowed('move G6 --through open --to V1');
  await game.allowed('sniper V1 --opportunity --range 4 --dice "1 1"');
});

test('vv:beyond.17.5 of those who have brought him those on foot are fired at', async () => {
  await game.companies(1);
  await game.allowed('roster mark Hermes hex=H4');
  await game.allowed('roster mark Hermes sniper-due');
  await game.allowed('roster mark G7 sniper-due');
  const { input } = await game.allowed('sniper H4 --range 4 --dice 5');
  expect(input).toMatchObject({ harmless: false, targets: [expect.any(String)] });
  expect((await game.marks('Hermes')).points).toBe(5);
  expect((await game.marks('G7')).points).toBeUndefined();
});

test('vv:beyond.17.2 no sniper fires at his own side', async () => {
  await game.companies(1);
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  await game.refused('sniper H1 --side Germans --range 4', 'vv:beyond.17.2');
});

test('vv:beyond.17.2 a sniper makes opportunity fire who is on the map, at whoever moves', async () => {
  await game.companies(2);
  await game.allowed('move G6 --through open --to V1');
  await game.refused('sniper V1 --opportunity --range 4', 'vv:beyond.17.2');
});

test('vv:beyond.17.5 it belongs to the Movement Phase, and harms those who move alone', async () => {
  await game.companies(1);
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  await game.allowed('sniper H1 --range 4 --dice 1');
  await game.refused('sniper H1 --opportunity --range 4', 'vv:beyond.17.5');
  await game.phases(1);
  await game.refused('sniper H2 --opportunity --range 4', 'vv:beyond.13.8');
  await game.allowed('roster mark G2 hex=V1 terrain=open');
  await game.allowed('move G6 --through open --to V1');
  const { result } = await game.allowed('sniper V1 --opportunity --range 4 --dice 6');
  expect((await game.marks('G6')).points).toBe(result.casualtyPoints);
  expect((await game.marks('G2')).points).toBeUndefined();
});

const MISSION = '--mission light-barrage --spotter unpinned';

test('vv:beyond.21.4 missions are those of the side whose Command Phase it is', async () => {
  await game.companies(1);
  await game.refused(`artillery Farm ${MISSION}`, 'vv:beyond.21.4');
  await game.phases(5);
  await game.refused(`artillery Farm ${MISSION} --side Germans --markers 1`, 'vv:beyond.21.4');
  await game.refused('smoke --by artillery --side Germans --factors 8 --target Z', 'vv:beyond.21.4');
  await game.allowed(`artillery H5 ${MISSION} --side Americans --markers 1 --dice "1 6 6"`);
});

test('vv:beyond.21.7 without a barrage marker that is left there is no smoke barrage', async () => {
  await game.companies(6);
  const smoke = 'smoke --by artillery --side Americans --factors 8 --target H9 --spotter unpinned';
  await game.allowed(`${smoke} --dice 1`);
  await game.allowed(`artillery H5 ${MISSION} --side Americans --markers 1 --dice "1 6 6"`);
  await game.refused(smoke.replace('H9', 'H8'), 'vv:beyond.21.7');
});

test('vv:beyond.21.3 who sees for a barrage is asked for, and not for an air strike', async () => {
  await game.companies(6);
  expect(await game.remarks('artillery H5 --mission light-barrage --dice "1 6 6" --no-log')).toEqual([
    'vv:beyond.21.3',
  ]);
  expect(await game.remarks('artillery H5 --mission fighter-bomber --dice "6 6" --no-log')).toEqual([]);
});

test('vv:beyond.11 infantry places one marker before it moves, with a mortar or without', async () => {
  await game.companies(2);
  await game.allowed('smoke G1 --target H1');
  await game.refused('smoke G1 --target J2', 'vv:beyond.11');
  expect((await game.allowed('smoke M2 --target J2')).input.by).toBe('infantry');
  await game.refused('smoke M3 --by mortar --target J5', 'vv:beyond.11');
});

test('vv:13.6 a leader who is typed is in the hex, as far as the game knows', async () => {
  await game.companies(1);
  await game.allowed('shoot G1 Farm --leader 1 --range 4 --dice "6 5"');
  await game.refused('shoot G6 Farm --leader 2 --range 4', 'vv:13.6');
  await game.allowed('shoot G6 Farm --leader 1 --range 4 --dice "6 5"');
  await game.phases(3);
  await game.allowed('roster mark G2 hex=Lane');
  await game.refused('close-assault G2 Farm --leader 1', 'vv:13.6');
});

test('vv:R59 vv:beyond.17.6 the sniper is looked for at once, or by option 2 when the points are met', async () => {
  const found = async (ruling: number) =>
    (
      await line(
        `sniper -r vv --own-cover 3 --ruling vv:R59=${ruling} --dice "${ruling === 1 ? '6 6' : '6'}"`,
      )
    ).stdout;
  expect(await found(1)).toContain('the sniper is eliminated');
  expect(await found(2)).toContain('the sniper stays');
  // Nobody has points to meet first.
  const none = await line('sniper -r vv --own-cover 3 --terrain building --ruling vv:R59=2 --dice "1 6"');
  expect(none.stdout).toContain('the sniper is eliminated');
});

test('vv:beyond.17.3 a sniper is withdrawn in an After-Action Phase, and a natural 12 brings him again', async () => {
  await game.companies(1);
  const away = 'sniper --withdraw --side Americans';
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  expect((await game.type('now')).stdout).toContain(
    'a sniper of Americans may appear, and fire at G1: wg sniper G1',
  );
  await game.allowed('sniper H1 --range 4 --dice 1');
  expect((await game.type('now')).stdout).not.toContain('may appear');
  await game.refused(away, 'vv:beyond.17.5');
  await game.phases(4);
  expect((await game.type('now')).stdout).toContain(
    'the sniper of Americans may be withdrawn: wg sniper --withdraw --side Americans',
  );
  await game.refused('sniper --withdraw --side Germans', 'vv:beyond.17.2');
  const { steps, effects } = await game.allowed(away);
  expect(steps).toMatchObject([{ id: 'withdrawn', clause: 'vv:beyond.17.3', value: true }]);
  expect(effects).toEqual([{ do: 'put', clause: 'vv:beyond.17.3', slot: 'snipers', is: null }]);
  await game.refused(away, 'vv:beyond.17.2');
  await game.phases(3);
  await game.allowed('move Able --through open --to V1');
  await game.refused('sniper V1 --opportunity --side Germans --range 4', 'vv:beyond.17.2');
});

test('(vv:beyond.17.3) whoever is withdrawn attacks nobody', async () => {
  const { code, stderr } = await line('sniper -r vv --withdraw --side Axis --range 4');
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('--withdraw') });
});

test('vv:beyond.17.2 a sniper on the map stays in his hex; an enemy who enters it eliminates him', async () => {
  await game.companies(1);
  await game.allowed('shoot G1 Farm --range 4 --dice "6 6"');
  await game.allowed('sniper H1 --range 4 --dice 1');
  await game.allowed('shoot G6 Farm --range 4 --dice "6 6"');
  await game.refused('sniper H2 --range 4', 'vv:beyond.17.2');
  const { result } = await game.allowed('sniper --entered --side Americans');
  expect(result.sniperEliminated).toBe(true);
  expect((await game.type('game --json')).stdout).toContain('its sniper is eliminated');
  await game.refused('sniper H2 --range 4', 'vv:beyond.17.2');
});

test('vv:beyond.11 a mortar lays smoke as far as its counter says', async () => {
  await game.companies(1);
  expect((await line('smoke -r vv --by mortar --range 9 --reach 6')).code).toBe(3);
  expect((await line('smoke -r vv --by mortar --range 6 --reach 6 --no-log')).code).toBe(0);
});

test('vv:beyond.21.5 a mission that has scattered attacks once, in the hex it falls in', async () => {
  await game.companies(6);
  const landed = 'artillery Farm --mission light-barrage --landed';
  await game.refused(landed, 'vv:beyond.21.5');
  await game.allowed(`artillery H5 ${MISSION} --side Americans --markers 2 --dice "5 2"`);
  await game.allowed(`${landed} --dice "6 6"`);
  await game.refused(landed, 'vv:beyond.21.5');
  await game.allowed(`artillery H5 ${MISSION} --side Americans --dice "6 2"`);
  await game.phases(1);
  await game.refused(landed, 'vv:beyond.21.4');
});

test('(vv:11.5) (vv:beyond.17.2) wg game tells sides and hexes by the names that the players gave them', async () => {
  await game.companies(0);
  await game.allowed(
    'smoke --by artillery --target Farm --side Germans --factors 6 --spotter unpinned --dice 1',
  );
  const { stdout } = await game.type('game');
  for (const said of ['Smoke 2 in Farm', 'Germans: 2 smoke factors used']) expect(stdout).toContain(said);
});
