import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What is used once, and is gone in the next line: charges, Claymores, missiles; and who is busy with mines. */

const axis = { side: 'Axis' };
const GUARD = { ...axis, name: 'Guard', men: 6, weapons: ['rifle:6', 'claymore:1'], stores: ['claymore'] };
const SAPPERS = { ...axis, name: 'Sappers', men: 2, weapons: ['rifle:2', 'satchel:1'] };
const STORE = { ...axis, name: 'Store', men: 2, weapons: ['rifle:2'], stores: ['2 x satchel', 'bangalore'] };
const MILAN = { ...axis, name: 'Milan', kind: 'gun', weapon: 'missile', men: 3 };
const TANK = { name: 'Tank', kind: 'vehicle', type: 'medium-tank', weight: 20, year: 1960 };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, GUARD, SAPPERS, STORE, MILAN, { ...TANK, side: 'Allies', crew: 4 }];
  game = await new RosterGame('once', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

const says = async (name: string) => (await game.unit(name)).says;
const account = async () => (await game.allowed('victory --side Axis --defences 0')).input;
const FIRES = 'shoot Guard Reds --fire claymore:1 --range 20';

describe('a Claymore', () => {
  test('wrg:victor.4 is fired once, and stands in the roster no more', async () => {
    expect(await says('Guard')).toContain('1 Claymore, 1 Claymore');
    expect(await game.remarks(FIRES)).toEqual([]);
    expect(await says('Guard')).not.toContain('1 Claymore, 1 Claymore');
    await game.allowed('next --anyway');
    expect(await game.remarks(FIRES)).not.toContain('wrg:option.12');
    expect(await says('Guard')).not.toContain('Claymore');
    await game.allowed('next --anyway');
    await game.refused(FIRES, 'wrg:option.12');
  });

  const HAS_NONE = FIRES.replace('Guard', '"MG 34"');

  test('wrg:victor.4 is remarked on alone where whoever fires it has none, nor has set one up', async () => {
    expect(await game.remarks(HAS_NONE)).toContain('wrg:option.12');
  });

  test('wrg:mine.2 that was set up is his who did so, in his roster or not, and is fired once', async () => {
    await game.allowed('mines "MG 34" --set --type claymore');
    await game.allowed('next --anyway');
    expect(await game.remarks(HAS_NONE)).not.toContain('wrg:option.12');
    await game.allowed('next --anyway');
    await game.refused(HAS_NONE, 'wrg:option.12');
    expect(await game.remarks(`${HAS_NONE} --anyway`)).toContain('wrg:option.12');
  });

  test('wrg:mine.1 a fougasse laid beforehand is fired once as well', async () => {
    const line = HAS_NONE.replace('claymore', 'fougasse');
    await game.allowed('mines "MG 34" --set --type fougasse --prepared');
    expect(await game.remarks(line)).not.toContain('wrg:option.12');
    await game.allowed('next --anyway');
    await game.refused(line, 'wrg:option.12');
  });

  test('wrg:victor.4 of the roster that is set up is not two', async () => {
    await game.allowed('mines Guard --set --type claymore');
    for (const _ of ['that of its stores', 'that among its weapons']) {
      await game.allowed('next --anyway');
      expect(await game.remarks(FIRES)).not.toContain('wrg:option.12');
    }
    await game.allowed('next --anyway');
    await game.refused(FIRES, 'wrg:option.12');
  });

  test('wrg:mine.2 is not fired in the period in which it is set up', async () => {
    await game.allowed('mines Guard --set --type claymore');
    expect(await game.remarks(FIRES)).toContain('wrg:mine.2');
    await game.allowed('next --anyway');
    await game.allowed('move Guard');
    expect(await game.remarks(FIRES)).not.toContain('wrg:mine.2');
  });

  test('wrg:victor.4 that was fired is left to nobody, and destroyed by nobody', async () => {
    const { remaining } = await account();
    await game.allowed('mines Guard --set --type claymore');
    await game.allowed(FIRES);
    expect(await account()).toMatchObject({ remaining: Number(remaining) - 10, enemyDestroyed: 0 });
  });
});

describe('a satchel charge', () => {
  const AT = (who: string) => `anti-tank ${who} Tank --close-attack satchel --dice 3`;

  test('wrg:option.12 is as good among weapons as among stores, and is used up', async () => {
    expect(await says('Sappers')).toContain('1 satchel charge');
    expect(await game.remarks(AT('Sappers'))).toEqual([]);
    expect(await says('Sappers')).not.toContain('satchel');
    await game.allowed('next --anyway');
    await game.refused(AT('Sappers'), 'wrg:option.12');
  });

  test('wrg:option.12 stands in the roster with other stores, as many as are left', async () => {
    expect(await says('Store')).toContain('2 satchel charges, 1 Bangalore torpedo');
    await game.refused('demolish Store --fire satchel:3', 'wrg:option.12');
    await game.allowed('demolish Store --fire satchel:1');
    await game.allowed('mines Store --clear bangalore');
    expect(await says('Store')).toContain('1 satchel charge');
    expect(await says('Store')).not.toContain('Bangalore');
  });

  test('wrg:victor.1 that was placed is left no more, and (wrg:victor.2) not destroyed by the enemy', async () => {
    const { remaining } = await account();
    await game.allowed('demolish Store --fire satchel:2');
    expect(await account()).toMatchObject({ remaining: Number(remaining) - 6, enemyDestroyed: 0 });
  });
});

test('wrg:points.11 missiles that were fired are told of their set', async () => {
  expect(await says('Milan')).not.toContain('missile fired');
  await game.allowed('anti-tank Milan Tank --range 300');
  expect(await says('Milan')).toContain('1 missile fired');
});

test('wrg:mine.14 whoever looks for mines fires nothing in that period; what others fire is told', async () => {
  await game.allowed('mines Store --clear bangalore');
  expect(await game.remarks('shoot Store Reds --range 90')).not.toContain('wrg:mine.14');
  await game.type('undo');
  await game.allowed('mines Store --clear detector');
  expect(await game.remarks('shoot Store Reds --range 90')).toContain('wrg:mine.14');
  await game.type('undo');
  expect(await game.remarks('shoot Store Reds --range 90 --fire rifle:1')).not.toContain('wrg:mine.14');
  await game.allowed('next --anyway');
  expect(await game.remarks('shoot Store Reds --range 90')).not.toContain('wrg:mine.14');
});

describe('a line of mines that says too little', () => {
  const told = async (line: string) => JSON.parse((await game.type(line)).stderr).error.message;

  test('(wrg:mine.3) asks how far off a Claymore its target is, and not for men', async () => {
    expect(await told('mines Reds --type claymore')).toBe('mines needs --range.');
  });

  test('wrg:mine.2 says how two groups are told of one, who fires it and its target', async () => {
    await game.refused('mines Guard Reds --type claymore --range 20', 'wrg:mine.2');
  });

  test('(wrg:foot.4) says of wire that it is crossed as an obstacle', async () => {
    expect(await told('mines Reds --type wire')).toContain('wg move --obstacles 1');
  });
});

test('wrg:option.12 a house is under every weapon of a group, but for the charges that it has placed', async () => {
  expect((await game.allowed('demolish Sappers --range 20')).input.fire).toContain('satchel:1');
  await game.allowed('next --anyway');
  await game.refused('demolish Sappers --range 20', 'wrg:building.1');
});
