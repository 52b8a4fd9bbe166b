import { afterEach, beforeEach, expect, test } from 'vitest';
import { VvGame } from '../../support/games/vv-forces.js';

/** What the game knows of hexes: who is in them, who goes into them, and who is aboard of whom. */

let game: VvGame;
beforeEach(() => {
  game = new VvGame('hexes');
});
afterEach(() => game.clean());

test('vv:6.8 a hex of the enemy is entered by assault or overrun alone', async () => {
  await game.begins(2);
  await game.refused('move "2 Squad" --through open --to Farm', 'vv:6.8');
  await game.refused('move "2 Squad" --through open --to " farm" --anyway', 'vv:6.8');
  await game.allowed('move "2 Squad" --through open --to Lane');
  for (const name of ['Coleman', 'Able', 'Baker']) await game.allowed(`roster mark ${name} eliminated`);
  await game.allowed('move "1 Squad" --through open --to Farm');
});

test('vv:6.9 nobody moves into a hex that is full; passengers are not counted', async () => {
  await game.begins(2);
  await game.refused('move "Panzer IV" --to "Hill 12"', 'vv:6.9');
  await game.allowed('move "2 Squad" --through open --to Lane');
  const { input } = await game.allowed('move "Panzer IV" --to "Hill 12"');
  expect(input).toMatchObject({ infantryThere: 2, vehiclesThere: 1 });
  await game.allowed('move Truck --to Bend');
  expect(await game.marks('Charlie')).toMatchObject({ hex: 'Bend', aboard: 'Truck' });
});

test('vv:beyond.10 a carrier drives into no building, whatever its way is said to be', async () => {
  await game.begins(8);
  await game.refused('move Truck --to Farm', 'vv:beyond.10');
  await game.refused('move Truck --through open --to Farm', 'vv:beyond.10');
  await game.refused('overrun "Panzer IV" Farm --through 3xopen', 'vv:beyond.10');
  const { input } = await game.allowed('move "Panzer IV" --through road --to Bridge');
  expect(input.terrain).toBeUndefined();
});

test('vv:beyond.19 what the game knows of the hex that is overrun does not yield to the way', async () => {
  await game.begins(2);
  for (const name of ['Coleman', 'Able', 'Baker']) await game.allowed(`roster mark ${name} terrain=woods`);
  await game.refused('overrun "Panzer IV" Farm --through 3xopen', 'vv:beyond.19.3');
  const { input } = await game.allowed('overrun "Panzer IV" Farm --through woods,open --dice "6 6"');
  expect(input.terrain).toBe('woods');
});

test('(vv:8.1) a rider is where his carrier is, and on its ground', async () => {
  await game.begins(1);
  await game.allowed('roster mark Baker aboard=Truck');
  expect(await game.marks('Baker')).toEqual({ aboard: 'Truck' });
  const { input } = await game.allowed('shoot "Panzer IV" Truck --range 2 --dice "6 6"');
  expect(input.terrain).toBeUndefined();
  await game.allowed('roster unmark Baker aboard');
  expect(await game.marks('Baker')).toEqual({ hex: 'Road' });
  await game.allowed('roster mark Charlie hex=Ditch');
  expect(await game.marks('Charlie')).toEqual({ hex: 'Ditch' });
});

test('(vv:8.1) only a carrier of one side takes somebody aboard', async () => {
  await game.begins();
  for (const name of ['Able', 'Nobody', 'Panzer IV']) {
    const { code } = await game.type(`roster mark Baker "aboard=${name}"`);
    expect({ name, code }).toEqual({ name, code: 2 });
  }
  await game.allowed('roster mark "1 Squad" "aboard=Panzer IV"');
});

test('vv:8.1 (vv:R9) whoever is aboard gets off in the Movement Phase, and is where he went', async () => {
  await game.begins(8);
  await game.refused('move Charlie --through open --to Ditch', 'vv:8.1');
  // There is room beside the carrier, until two others are there.
  await game.refused('move Charlie --unload --through open --to Ditch', 'vv:beyond.8.3');
  await game.refused('move Charlie --unload --to Ditch', 'vv:beyond.8.3');
  for (const name of ['Able', 'Baker']) await game.allowed(`roster mark ${name} hex=Road`);
  await game.refused('move Charlie --unload', 'vv:6.9');
  expect(await game.remarks('move Charlie --unload --through open --to Ditch')).toEqual([]);
  expect(await game.marks('Charlie')).toEqual({
    ...{ hex: 'Ditch', terrain: 'open' },
    ...{ moved: true, marked: true, moving: true, spent: 1, transfer: 'unloaded' },
  });
});

test('(vv:R9) he gets off beside his carrier, or is moved anyway; outside the phase that is remarked on', async () => {
  await game.begins(10);
  expect(await game.remarks('move Charlie --unload')).toEqual(['vv:beyond.5']);
  expect((await game.marks('Charlie')).hex).toBe('Road');
  expect((await game.marks('Charlie')).aboard).toBeUndefined();
  await game.allowed('roster mark Charlie aboard=Truck');
  await game.allowed('move Charlie --through open --to Ditch --anyway');
  expect((await game.marks('Charlie')).aboard).toBeUndefined();
});

test('vv:beyond.20.8 vv:20.10 nor into known wire or trenches, where nobody says the way', async () => {
  await game.begins(8);
  await game.load([{ name: 'Pak', side: 'Americans', unit: 'gun:gun=5:cr=3', hex: 'Yard' }], 'add');
  await game.allowed('roster mark Able hex=Ditch terrain=open entrenchment=trenches');
  await game.allowed('roster mark Baker hex=Fence terrain=open wire=Fence');
  await game.refused('move Truck --to Fence', 'vv:beyond.20.8');
  for (const line of ['move Truck --to Ditch', 'move Truck --through open --to Ditch', 'move Pak --to Ditch'])
    await game.refused(line, 'vv:20.10');
  await game.allowed('move Pak --to Fence');
});

test('vv:beyond.8.3 of those aboard nobody has got on or off because his carrier took on another, and moved', async () => {
  await game.begins(8);
  await game.allowed('roster mark Coleman hex=Road');
  await game.allowed('move Coleman Truck');
  await game.allowed('move Truck --through road --to Bend');
  expect(await game.marks('Truck')).toMatchObject({ transfer: 'over' });
  expect((await game.marks('Charlie')).transfer).toBeUndefined();
  const { stdout } = await game.type('move Charlie --unload');
  expect(stdout).toContain('Truck has taken on or let off somebody this turn, and moved since.');
  expect(stdout).not.toContain('Charlie has got on or off');
});

test('(vv:14.2) a hex that all have left is fired at by nobody, and its name is not short for another', async () => {
  await game.begins(2);
  await game.allowed('move "2 Squad" --through woods --to "Farm 2"');
  for (const name of ['Coleman', 'Able', 'Baker']) await game.allowed(`roster mark ${name} hex=Lane`);
  const fire = (hex: string) =>
    game.at.type(`shoot "Truck, Charlie" ${hex} --range 3 --odds --anyway --game hexes`);
  const { code, stderr } = await fire('farm');
  expect({ code, stderr }).toEqual({ code: 2, stderr: 'wg: Nobody is in farm, as far as the game knows.\n' });
  expect((await fire('far')).code).toBe(0);
});
