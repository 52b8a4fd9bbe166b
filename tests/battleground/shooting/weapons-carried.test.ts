import { afterEach, beforeEach, expect, test } from 'vitest';
import { StrictGame } from '../../support/strict.js';

/** Nobody fires a weapon that he does not have. */

let game: StrictGame;
beforeEach(async () => {
  game = new StrictGame('weapons');
  await game.begins();
  await game.load([{ name: 'Box', side: 'Axis', kind: 'emplacement', type: 'pillbox' }], 'add');
});
afterEach(() => game.clean());

test('bg:vshoot.6 a vehicle fires what its roster has', async () => {
  await game.card('8C');
  await game.refused('shoot ATruck B1 --weapon mg', 'bg:vshoot.6');
  await game.refused('shoot ATruck B1', 'bg:vshoot.6');
  await game.refused('shoot PzIV Sherman --weapon light-gun', 'bg:vshoot.6');
  await game.refused('shoot PzIV Sherman --weapon emplacement', 'bg:vshoot.6');
  const { input } = await game.allowed('shoot PzIV B1 --weapon mg --range 4 -c none --seed a');
  expect(input).toMatchObject({ weapon: 'mg' });
  await game.allowed('shoot PzIV Sherman --weapon heavy-gun --range 4 -c none --seed a');
});

test('bg:vshoot.11 nor is a weapon in the bow that is in the turret', async () => {
  await game.card('8C');
  const at = 'B1 --range 4 -c none --bearing 30 --bow --seed a';
  await game.refused(`shoot PzIV ${at}`, 'bg:vshoot.11');
  await game.allowed(`shoot PzIV ${at} --weapon mg`);
});

test('bg:emp.2 an emplacement fires what it is built for', async () => {
  await game.card('8C');
  await game.refused('shoot Nest Sherman --weapon heavy-gun', 'bg:emp.2');
  await game.refused('shoot Box Sherman --weapon heavy-gun', 'bg:emp.2');
  await game.refused('shoot Box B1 --weapon mg', 'bg:emp.2');
  await game.allowed('shoot Nest Sherman --range 4 -c none --seed a');
});

test('bg:shoot.1 infantry has no weapon of a vehicle', async () => {
  await game.card('8C');
  await game.refused('shoot A1 Sherman --weapon heavy-gun', 'bg:shoot.1');
});

test('bg:overrun.1 a tank without a machine gun fires none on the way', async () => {
  await game.card('8D');
  await game.allowed('roster mark Sherman mg=0');
  await game.refused('overrun Sherman A1', 'bg:overrun.1');
});

test('bg:vshoot.6 a vehicle that is charged fires and fights with what it has', async () => {
  await game.card('8D');
  await game.refused('charge B1 ATruck --distance 4 --reaction shoot', 'bg:vshoot.6');
  await game.refused('charge B1 ATruck --distance 4 --reaction shoot --mg 1', 'bg:vshoot.6');
  await game.refused('charge B1 PzIV --distance 4 --through --gun light-gun', 'bg:vshoot.6');
  await game.refused('melee B1 PzIV --mg 2', 'bg:vshoot.6');
  const { input } = await game.allowed('charge B1 PzIV --distance 4 --through --bow-mg 0 --anyway --seed a');
  expect(input).toMatchObject({ gun: 'heavy-gun', mg: 1, bowMg: 0 });
});
