import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

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

describe('a machine gun in the turret and one in the bow', () => {
  const shot = (more: string) => `shoot PzIV B1 --weapon mg --range 4 -c none --seed a ${more}`;
  const ASIDE = '--bearing 170';
  beforeEach(async () => {
    await game.allowed('roster mark PzIV bow-mg=1');
    await game.card('8C');
  });

  test('bg:vshoot.11 bg:vshoot.13 to the side the one in the turret fires, and once', async () => {
    expect((await game.allowed(shot(ASIDE))).input.bow).toBe(false);
    await game.refused(shot(ASIDE), 'bg:vshoot.13');
    await game.refused(shot(`${ASIDE} --bow`), 'bg:vshoot.11');
  });

  test('bg:vshoot.11 bg:vshoot.13 ahead the one in the bow fires when the other has', async () => {
    await game.allowed(shot(ASIDE));
    const { input, effects } = await game.allowed(shot('--bearing 45'));
    expect(input.bow).toBe(true);
    expect(effects).toContainEqual({
      ...{ do: 'add', to: 'shooter', of: 'vehicle', by: { mgShots: 1, bowMgShots: 1 } },
      clause: 'bg:vshoot.13',
    });
    for (const where of [ASIDE, '--bearing 45', '--bearing 45 --bow', ''])
      await game.refused(shot(where), 'bg:vshoot.13');
  });

  test('bg:vshoot.13 the one in the bow fires first, where that is said, and once', async () => {
    await game.allowed(shot('--bearing 20 --bow'));
    await game.refused(shot('--bearing 20 --bow'), 'bg:vshoot.13');
    expect((await game.allowed(shot('--bearing 20'))).input.bow).toBe(false);
    await game.refused(shot('--bearing 20'), 'bg:vshoot.13');
  });

  test('bg:vshoot.13 where nobody says where the target is, each of them fires once', async () => {
    await game.allowed(shot(''));
    await game.allowed(shot(''));
    await game.refused(shot(''), 'bg:vshoot.13');
  });

  test('bg:vshoot.13 two in the turret fire to the side, and not a third time', async () => {
    await game.allowed('roster mark PzIV mg=2');
    for (const more of [ASIDE, ASIDE]) await game.allowed(shot(more));
    await game.refused(shot(ASIDE), 'bg:vshoot.13');
    expect((await game.allowed(shot('--bearing 46 --no-log --anyway'))).input.bow).toBe(false);
  });
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
