import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What flame leaves behind: light, and smoke. */

const FLAME = {
  name: 'Flame',
  side: 'Allies',
  men: 2,
  weapons: ['flame-thrower:1', 'rifle:1', 'fougasse:1'],
};
const MOUNTED = { name: 'Crocodile', side: 'Allies', kind: 'vehicle', type: 'heavy-tank', crew: 5 };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, FLAME, { ...MOUNTED, weight: 40, year: 1944, weapons: ['afv-flame:1'] }];
  game = await new RosterGame('flame', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

const flamed = 'shoot Flame Blues --range 40 --fire flame-thrower:1 --seed a';

test.each([
  ['a flame thrower', flamed],
  ['a fougasse', 'shoot Flame Blues --range 40 --fire fougasse:1 --seed a'],
  ['an AFV that carries one', 'shoot Crocodile Blues --range 40 --seed a'],
])(
  'wrg:light.6 of %s nobody has told what it lit, and that is remarked on as the period ends',
  async (_, line) => {
    await game.allowed(line);
    expect(await game.remarks('period --anyway')).toContain('wrg:light.6');
    expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
  },
);

test('wrg:light.6 it is not where its light was told, or the smoke of what it set on fire', async () => {
  await game.allowed(flamed);
  await game.allowed('illuminate --source flame-thrower');
  expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
  await game.allowed(flamed);
  expect(await game.remarks('period --anyway')).toContain('wrg:light.6');
  await game.type('undo');
  await game.allowed('smoke --source burning-vegetation');
  expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
});

test('(wrg:light.6) nor is it of rifles', async () => {
  await game.allowed('shoot Flame Blues --range 40 --fire rifle:1 --seed a');
  expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
});

describe('what burns without having been fired at in it', () => {
  const OVER_A_MINE = `mines 'Panzer III' --type anti-tank --dice`;
  const DEMOLISHED = 'demolish PIAT Blues --range 50 --fire one-man:1 --dice building=6';

  test('wrg:light.6 wrg:mine.13 of a tank that a mine has set on fire nobody has told its light and smoke', async () => {
    await game.allowed(`${OVER_A_MINE} "mine=1 fire=1 crew=6,6,6,6,6"`);
    expect(await game.marks('Panzer III')).toMatchObject({ onFire: true, caughtFire: true });
    expect(await game.remarks('period --anyway')).toContain('wrg:light.6');
    await game.type('undo');
    await game.allowed("smoke --source burning-vehicle --where 'Panzer III'");
    expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
    expect(await game.marks('Panzer III')).not.toHaveProperty('caughtFire');
  });

  test('wrg:antitank.16 nor of one that does not burn', async () => {
    await game.allowed(`${OVER_A_MINE} "mine=1 fire=6 crew=6,6,6,6,6"`);
    expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
  });

  test('wrg:smoke.7 wrg:building.5 nor of the building of a group that was set on fire', async () => {
    await game.allowed('roster mark Blues cover=building');
    const { result } = await game.allowed(DEMOLISHED);
    expect(result).toMatchObject({ destroyed: true, onFire: true });
    expect(await game.remarks('period --anyway')).toContain('wrg:smoke.7');
    await game.type('undo');
    await game.allowed('smoke --source burning-building --where mill');
    expect(await game.remarks('period --anyway')).not.toContain('wrg:smoke.7');
    expect(await game.remarks('period --anyway')).not.toContain('wrg:smoke.7');
  });
});
