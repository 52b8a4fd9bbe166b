import { afterEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, PANZER } from '../roster/roster-units.js';

/** What the game knows of those with whom something is done: whose side they are of, where they are, what is left of them. */

let game: RosterGame;
afterEach(async () => {
  if (game.log().length > 0) expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

const MORTAR = { name: 'Mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 3 };
const HQ = { name: 'HQ', side: 'Allies', men: 3, leaders: ['officer'], weapons: ['rifle:3'], radios: 1 };
const CROMWELL = { ...PANZER, name: 'Cromwell', side: 'Allies' };
const UNITS = [...ALL, MORTAR, HQ, CROMWELL];

async function begin(units: readonly object[] = UNITS, flags = ''): Promise<void> {
  game = await new RosterGame('others', 'wrg-1925').open(units, `--sides Allies,Axis${flags}`, 'period');
}

describe('whose side they are of', () => {
  test('wrg:fire.1 nobody fires at his own side, at men or at armour', async () => {
    await begin();
    await game.refused('shoot Reds PIAT --range 90', 'wrg:fire.1');
    await game.refused('shoot Reds --target PIAT --range 90', 'wrg:fire.1');
    await game.refused('anti-tank PIAT Cromwell --range 40', 'wrg:locate.1');
    expect((await game.marks('PIAT')).underFire).toBeUndefined();
    await game.allowed('shoot Reds PIAT --range 90 --anyway --seed a');
  });

  test('wrg:offtable.10 but off-table fire falls on whoever is in the area', async () => {
    await begin();
    await game.allowed('artillery Mortar Reds --seed a');
  });

  test('wrg:orders.6 nobody commands the enemy, and wrg:react.23 no group joins one', async () => {
    await begin();
    await game.refused('orders "MG 34" HQ --radio', 'wrg:orders.6');
    await game.refused('reaction-test Reds Blues --mod 0', 'wrg:react.23');
  });

  test('wrg:soft.1 nobody rides in men, and wrg:crew.3 who rides in a vehicle got into it', async () => {
    await begin();
    await game.refused('shoot Blues Reds PIAT --range 90', 'wrg:soft.1');
    expect(await game.remarks('shoot Blues Truck PIAT --range 90 --seed a')).toEqual(['wrg:soft.1']);
    expect(await game.remarks('anti-tank Cromwell "Panzer III" Blues --range 90 --seed b')).toEqual([
      'wrg:crew.3',
    ]);
  });
});

describe('what is known of a target', () => {
  test('wrg:antitank.14 nothing more becomes of a wreck, and it counts for nobody', async () => {
    await begin();
    await game.allowed('anti-tank PIAT "Panzer III" --range 20 --dice "6 / 6 / 6,6,6,6,6"');
    const sides = async () => JSON.parse((await game.type('luck')).stdout).sides;
    const before = await sides();
    const again = 'anti-tank HQ "Panzer III" --close-attack satchel --dice "1 / 1"';
    expect(await game.remarks(again)).toContain('wrg:antitank.14');
    expect((await game.marks('Panzer III')).onFire).toBeUndefined();
    expect(await sides()).toEqual(before);
  });

  test('wrg:locate.1 who is on the map alone is not fired at, until he fires', async () => {
    await begin();
    await game.allowed('period --hidden "MG 34"');
    await game.refused('shoot Reds "MG 34" --range 90', 'wrg:locate.1');
    await game.allowed('shoot Reds "MG 34" --range 90 --blind --seed a --no-log');
    await game.refused('shoot Reds "MG 34" --range 90 --blind --ruling wrg:R76=2', 'wrg:locate.1');
    await game.allowed('shoot "MG 34" Reds --range 90 --seed a');
    await game.allowed('shoot Reds "MG 34" --range 90 --seed b');
  });

  test('wrg:locate.1 nor is a hidden AFV, but close attacks are no fire', async () => {
    await begin();
    await game.allowed('period --hidden "Panzer III"');
    await game.refused('anti-tank PIAT "Panzer III" --range 40', 'wrg:locate.1');
    await game.allowed('anti-tank HQ "Panzer III" --close-attack satchel --dice 6');
  });
});
