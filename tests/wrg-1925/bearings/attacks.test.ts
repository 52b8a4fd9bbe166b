import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC as BARE_APC, RECOILLESS, RIDERS } from '../roster/roster-units.js';

/** What the game knows between two lines of whoever is attacked: armour, houses, those aboard, and those on mines. */

const APC = { ...BARE_APC, smgs: 2 };
const CARRIED = { name: 'Carried', side: 'Allies', men: 6, weapons: ['rifle:6'], aboard: 'Truck' };
const PAK = { name: 'Pak', side: 'Axis', kind: 'gun', weapon: 'gun', men: 4, weapons: ['rifle:3'] };
const MORTAR = { name: 'Mortar', side: 'Axis', kind: 'gun', weapon: 'mortar-81mm', men: 3 };
const FLAME = { name: 'Flame', side: 'Axis', men: 2, weapons: ['flame-thrower:1', 'rifle:1'] };
const BUNKER = { name: 'Bunker', side: 'Axis', men: 5, weapons: ['rifle:5'] };
const HOUSE = { name: 'House', side: 'Axis', men: 6, weapons: ['rifle:6'] };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, APC, RIDERS, CARRIED, PAK, MORTAR, FLAME, BUNKER, HOUSE, RECOILLESS];
  game = await new RosterGame('attacks', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
  await game.allowed('roster mark House cover=building');
  await game.allowed('roster mark Bunker cover=bunker');
});
afterEach(() => game.clean());

const marks = (name: string) => game.marks(name);

describe('an AFV that is attacked', () => {
  test('wrg:antitank.15 has one die in a period against off-table fire, flame and charges', async () => {
    await game.allowed('anti-tank --off-table "Panzer III" --dice 3');
    await game.refused('anti-tank --off-table "Panzer III"', 'wrg:antitank.15');
    await game.refused('anti-tank Reds "Panzer III" --close-attack satchel', 'wrg:antitank.15');
    await game.allowed('anti-tank Reds "Panzer III" --close-attack satchel --dice 4 --ruling wrg:R162=2');
    await game.allowed('next');
    await game.allowed('anti-tank Reds "Panzer III" --close-attack satchel --dice 4');
  });

  test('wrg:antitank.14 is no truck, whatever attacks it, and a truck has no test of an AFV', async () => {
    await game.refused('anti-tank Pak Truck --range 90', 'wrg:antitank.14');
    await game.refused('anti-tank Blues Truck --close-attack satchel', 'wrg:antitank.14');
    await game.refused('anti-tank --off-table Truck', 'wrg:antitank.14');
    await game.refused('reaction-test --afv Truck', 'wrg:afv.1');
    await game.allowed('anti-tank --off-table Truck --dice 3 --ruling wrg:R165=2');
  });

  test('wrg:antitank.15 is reached by a man pack flame thrower up to 50 metres, once', async () => {
    await game.refused('anti-tank Flame APC --close-attack flame --range 90', 'wrg:antitank.15');
    await game.refused('anti-tank Reds "Panzer III" --close-attack flame --range 40', 'wrg:antitank.15');
    await game.allowed('anti-tank Flame APC --close-attack flame --range 40 --dice 4');
    await game.allowed('next');
    await game.allowed('anti-tank Flame APC --close-attack flame --dice 4');
    await game.refused('shoot Flame Reds --fire flame-thrower:1 --range 40', 'wrg:fire.4');
  });

  test('wrg:antitank.7 fires with less in that period, tested or not, and less again where it was surprised', async () => {
    await game.allowed('roster mark PIAT hidden');
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice 1');
    await game.allowed('reaction-test "Panzer III" --mod 0 --dice "reaction=3,3"');
    const back = await game.allowed('anti-tank "Panzer III" APC --range 90 --dice 1');
    expect(back.input).toMatchObject({ underFire: true, surprised: true });
  });

  test('wrg:antitank.7 so does a gun whose crew is surprised', async () => {
    await game.allowed('roster mark Reds hidden');
    await game.allowed('shoot Reds Pak --range 90');
    const back = await game.allowed('anti-tank Pak APC --range 90 --dice 1');
    expect(back.input).toMatchObject({ underFire: true, surprised: true });
  });
});

describe('those who ride inside an AFV', () => {
  test('wrg:react.1 have no test of their own while they do', async () => {
    await game.allowed('anti-tank Pak APC --range 90 --dice 1');
    expect(await marks('Riders')).not.toHaveProperty('underFire');
    await game.refused('reaction-test Riders', 'wrg:react.1');
    await game.allowed('reaction-test Riders --ruling wrg:R151=2');
  });

  test('wrg:react.1 test as its crew does once they had to get out', async () => {
    await game.allowed('anti-tank Pak APC --range 90 --dice "6 / 6 / 6,6 / 6,6,6,6,6,6"');
    expect((await marks('Riders')).underFire).toBe(true);
    expect((await marks('APC crew')).underFire).toBe(true);
  });

  test('wrg:soft.1 are shelled, and meet mines, with what they ride in', async () => {
    await game.refused('artillery Riders', 'wrg:soft.1');
    await game.refused('artillery Blues Carried', 'wrg:soft.1');
    await game.refused('mines Riders --squares 1', 'wrg:mine.8');
    await game.allowed('artillery Truck');
  });
});

describe('a house or a bunker', () => {
  test('wrg:building.7 is a bunker where the roster says that its men are in one', async () => {
    const told = await game.allowed('demolish Reds Bunker --fire satchel:1 --dice "1 / 6,6,6,6,6"');
    expect(told.input.bunker).toBe(true);
    expect(told.result).toEqual({ collapsed: true, lost: 0 });
    expect((await marks('Bunker')).underFire).toBe(true);
  });

  test('wrg:fire.4 is fired at by a gun that has fired at nothing else', async () => {
    await game.allowed('shoot Recoilless Blues --range 90');
    await game.refused('demolish Recoilless House --range 90', 'wrg:fire.4');
    await game.allowed('next');
    await game.allowed('demolish Recoilless House --range 90 --dice 1');
    await game.refused('demolish Recoilless Bunker --range 90', 'wrg:fire.4');
    await game.refused('shoot Recoilless Blues --range 90', 'wrg:fire.4');
  });

  test('wrg:building.1 is fired at with the men in it, in either order', async () => {
    await game.allowed('demolish Recoilless House --range 90 --dice 1');
    await game.allowed('shoot Recoilless House --range 90');
    expect((await marks('Recoilless')).menFired).toBe(3);
    await game.refused('demolish Recoilless House --range 90', 'wrg:fire.4');
    await game.allowed('next');
    await game.allowed('shoot Recoilless House --range 90');
    await game.allowed('demolish Recoilless House --range 90 --dice 1');
  });

  test('wrg:identify.3 is left by those who live through it in the next period', async () => {
    await game.allowed('demolish Recoilless House --range 90 --dice "6 / 6" --fire recoilless:3');
    expect(await marks('House')).toMatchObject({ cover: 'building', underFire: true });
    await game.allowed('next');
    expect(await marks('House')).not.toHaveProperty('cover');
  });

  test('wrg:react.29 is no target beyond 25 metres of those whose test says so', async () => {
    await game.allowed('roster mark Recoilless under-fire');
    await game.allowed('reaction-test Recoilless --mod -7 --dice "reaction=1,1,1"');
    await game.allowed('next');
    await game.refused('demolish Recoilless House --range 90', 'wrg:react.29');
  });
});

describe('a weapon on mines', () => {
  test('wrg:mine.11 a gun is lost to its wheels, and its men are not', async () => {
    await game.allowed('mines Pak --type anti-tank');
    expect(await game.unit('Pak')).toMatchObject({ profile: { pieces: 0, men: 4 }, gone: false });
    await game.allowed('shoot Pak Reds --range 90');
  });

  test('wrg:mine.11 a mortar has no wheels', async () => {
    await game.refused('mines Mortar --type anti-tank', 'wrg:mine.11');
    expect((await game.allowed('mines Mortar --squares 1')).input.men).toBe(3);
  });
});

test('(wrg:react.21) a Claymore tells nothing of how near its operator is', async () => {
  await game.allowed('mines Reds --type claymore --range 20');
  expect((await game.allowed('reaction-test Reds')).input.nearest).toBeUndefined();
});

describe('a weapon whose men are gone', () => {
  test('wrg:soft.5 is taken over by a soldier of its speciality from another group', async () => {
    await game.allowed('roster mark Pak men=0');
    await game.allowed('take-over Blues Pak --what gun --specialist --dice 6');
    expect((await game.unit('Pak')).profile.pieces).toBe(0);
    expect((await game.unit('Blues')).profile.weapons).toContain('gun:1');
    await game.refused('shoot Blues Reds --fire gun:1 --range 90', 'wrg:soft.6');
    await game.allowed('next');
    await game.allowed('shoot Blues Reds --fire gun:1 --range 90');
  });

  test('wrg:soft.5 is there for others where its crew ran from it, and not where a mine destroyed it', async () => {
    await game.allowed('roster mark "MG 34" under-fire');
    await game.allowed('reaction-test "MG 34" --mod -20 --dice "reaction=1,1,1"');
    await game.allowed('next');
    expect(await game.unit('MG 34')).toMatchObject({ profile: { pieces: 0 }, marks: { abandoned: true } });
    await game.allowed('take-over Blues "MG 34" --what mg-tripod --specialist --dice 6');
    await game.refused('take-over House "MG 34" --what mg-tripod --specialist', 'wrg:soft.4');
    await game.allowed('mines Pak --type anti-tank');
    await game.refused('take-over Blues Pak --what gun --specialist', 'wrg:soft.4');
  });

  test('wrg:soft.4 is useless where it is not serviceable, and is nobody’s', async () => {
    await game.refused('take-over Blues --what gun --specialist', 'wrg:soft.4');
    await game.allowed('take-over Blues Pak --what gun --specialist --dice 1');
    expect((await game.unit('Pak')).profile.pieces).toBe(0);
    expect((await game.unit('Blues')).profile.weapons).not.toContain('gun:1');
  });
});
