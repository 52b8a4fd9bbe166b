import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** Casualty Points: who owes them, and what waits until they are met. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('owing');
});
afterEach(() => game.clean());

test('(vv:R12) vv:15.8d points of an assault fall on those who assaulted alone', async () => {
  await game.begins(4, true);
  const { result } = await game.allowed('close-assault "1 Squad" Farm --dice "6 5"');
  const { input } = await game.allowed('casualties "1 Squad"');
  expect(input).toMatchObject({ names: ['1 Squad'], points: result.assaulterCP });
  await game.allowed('casualties "Hill 12" --choose "eliminate:1 Squad"');
  expect((await game.marks('2 Squad')).eliminated).toBeUndefined();
  expect((await game.marks('Schmidt')).eliminated).toBeUndefined();
});

test('vv:14.61a nobody leaves a hex with points that it has to meet', async () => {
  await game.begins(1);
  await game.allowed('shoot "1 Squad" Farm --range 1 --dice "1 2"');
  await game.refused('move Able --to Barn', 'vv:14.61a');
});

test('vv:14.61f vv:15.1h a second attack waits until the points of the first are met', async () => {
  await game.begins(4);
  await game.allowed('close-assault "1 Squad" Farm --dice "6 5"');
  expect(await game.remarks('close-assault "2 Squad" Farm --dice "6 5" --no-log --anyway')).toContain(
    'vv:15.1h',
  );
  // Points of fire are met by another law than those of an assault, and would be lost among them.
  for (const line of [
    'sniper Farm --dice 6',
    'artillery Farm --mission light-barrage --dice "1 6 6"',
    'shoot "Panzer IV" Farm --range 2 --dice "6 6"',
  ]) {
    await game.refused(line, 'vv:14.61f');
    await game.allowed(`${line} --no-log --anyway`);
  }
});

const MOVED = 'shoot Able Lane --range 3 --dice "1 2"';

test('vv:14.61f points of those who move are no points of others in their hex', async () => {
  await game.begins(2);
  await game.allowed('move "1 Squad" --through open --to Lane');
  await game.allowed(MOVED);
  const { points } = await game.marks('1 Squad');
  await game.allowed('move "2 Squad" --through open --to Lane');
  // Of the two debts of the hex one would not be seen any more.
  await game.refused('shoot Baker Lane --range 3 --dice "1 2"', 'vv:14.61f');
  await game.allowed('casualties Lane --choose "eliminate:1 Squad"');
  await game.allowed('shoot Baker Lane --range 3 --dice "1 2"');
  expect(await game.marks('2 Squad')).toMatchObject({ points });
});

test('vv:14.61f on those who have points of another attack of that sort both add up', async () => {
  await game.begins(2);
  await game.allowed('move "1 Squad" --through open --to Lane');
  await game.allowed(MOVED);
  const { points } = await game.marks('1 Squad');
  expect(await game.remarks('shoot Baker Lane --range 3 --dice "1 2"')).toContain('vv:14.61f');
  expect(await game.marks('1 Squad')).toMatchObject({ points: 2 * Number(points) });
});

test('vv:15.1g a hex assaults again where that is agreed on', async () => {
  await game.begins(4);
  await game.allowed('close-assault "1 Squad" Farm --dice "6 5"');
  await game.refused('close-assault "2 Squad" Farm', 'vv:15.1g');
  await game.allowed('close-assault "2 Squad" Farm --dice "6 5" --anyway');
});

test('vv:15.1g the enemy who has taken a hex assaults from it, whoever did before', async () => {
  await game.begins(4);
  await game.allowed('close-assault "1 Squad" Farm --dice "6 5"');
  for (const name of ['Schmidt', '1 Squad', '2 Squad']) await game.allowed(`roster mark "${name}" hex=Lane`);
  await game.allowed('roster mark Baker "hex=Hill 12"');
  for (const name of ['Able', 'Baker']) await game.allowed(`roster mark ${name} points=0`);
  await game.phases(6);
  await game.refused('close-assault Able Lane --hex "Hill 12" --side Germans', 'vv:15.1g');
  await game.allowed('close-assault Baker Lane --dice "6 5"');
});

test('(vv:14.7b) vv:beyond.5.31 whole turns pass the Command Phases of both players', async () => {
  await game.begins();
  await game.allowed('roster mark Able pinned');
  await game.allowed('roster mark "1 Squad" pinned');
  await game.allowed('turn');
  expect((await game.marks('Able')).pinned).toBeUndefined();
  expect((await game.marks('1 Squad')).pinned).toBeUndefined();
  // In the half of player B only the Command Phase of player A is still to come.
  await game.phases(6);
  await game.allowed('roster mark Able pinned');
  await game.allowed('turn');
  expect((await game.marks('Able')).pinned).toBe(true);
});

test('vv:14.7b whoever is pinned no more is not pinned in this phase either', async () => {
  await game.begins(1);
  await game.allowed('casualties Farm --points 1 --by fire --choose pin:Able');
  await game.allowed('roster unmark Able pinned');
  expect(await game.marks('Able')).toMatchObject({ pinned: false });
  await game.allowed('move Able --no-log');
  expect((await game.marks('Able')).pinnedNow).toBeUndefined();
});

test('vv:15.10b an AFV takes three points in one assault, those of the assault itself among them', async () => {
  await game.begins(4);
  const farm = { side: 'Americans', hex: 'Wood', terrain: 'woods' };
  await game.load([{ ...farm, name: 'Sherman', unit: 'afv:mg=4' }], 'add');
  await game.load([{ ...farm, name: 'Dog', unit: 'squad:4-6-4', half: '2-6-2' }], 'add');
  await game.allowed('close-assault "Hill 12" Wood --on-afv 2 --dice "assault=6,6 afv=1 afv-crew=6"');
  expect(await game.marks('Sherman')).toMatchObject({ struck: 2, points: 1, immobile: true });
  await game.refused('casualties Wood --choose put:Sherman=2', 'vv:15.10b');
  const { input } = await game.allowed('casualties Wood --choose put:Sherman=1');
  expect(input.taken).toEqual(['1=2']);
  expect((await game.marks('Sherman')).struck).toBeUndefined();
});

test('vv:14.61a of several hexes that owe points the choice of an owner is of the one whose units it names', async () => {
  await game.begins(4);
  const { result } = await game.allowed('close-assault "1 Squad" Farm --dice "6 5"');
  expect(result).toMatchObject({ assaulterCP: 12, defenderCP: 1 });
  const waiting = JSON.parse((await game.type('casualties --choose pin:1')).stderr) as {
    error: { hint: string };
  };
  expect(waiting.error.hint).toMatch(/^The game waits for /);
  await game.allowed('casualties --choose pin:able');
  expect(await game.marks('Able')).toMatchObject({ pinnedNow: true });
  expect((await game.marks('Able')).points).toBeUndefined();
  expect(await game.marks('1 Squad')).toMatchObject({ points: 12 });
  // A name of nobody who owes any is told as such.
  const { code, stderr } = await game.type('casualties --choose pin:Charlie');
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('speaks of Charlie') });
});

test('vv:14.61f vv:beyond.12.64 points that are doubled in trees do not add up with others where a Gun is', async () => {
  await game.begins(1);
  const wood = { side: 'Americans', hex: 'Wood', terrain: 'woods' };
  await game.load([{ ...wood, name: 'Dog', unit: 'squad:4-6-4' }], 'add');
  await game.load([{ ...wood, name: 'Gun57', unit: 'gun:gun=5:cr=3' }], 'add');
  await game.load([{ side: 'Germans', name: 'Tube', unit: 'squad:4-6-5,mortar:8', hex: 'Mound' }], 'add');
  await game.allowed('shoot "1 Squad" Wood --range 3 --dice "1 1 6 6"');
  const burst = 'shoot Tube Wood --range 3 --mortar --dice "1 2"';
  await game.refused(burst, 'vv:14.61f');
  await game.allowed('roster mark Gun57 hex=Farm');
  // Of infantry alone both are met alike.
  expect(await game.remarks(burst)).toEqual(['vv:14.61f']);
  await game.allowed('roster mark Gun57 hex=Wood points=6 points-by=fire');
  await game.refused('shoot "Panzer IV" Wood --range 3 --dice "1 1"', 'vv:14.61f');
});

test('vv:14.61a nobody assaults, or overruns a hex, with points of fire that are still to be met', async () => {
  await game.begins(4);
  await game.allowed('roster mark "1 Squad" points=3 points-by=fire');
  await game.refused('close-assault "1 Squad" Farm', 'vv:14.61a');
  await game.allowed('close-assault "2 Squad" Farm --dice "6 5"');
  expect(await game.marks('1 Squad')).toMatchObject({ points: 3, pointsBy: 'fire' });
});
