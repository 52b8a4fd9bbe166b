import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from './roster-units.js';

/** Work at mines that takes more than one period: what it keeps men from, until it is done or they go away. */

const SAPPERS = {
  ...{ name: 'Sappers', side: 'Allies', men: 4, leaders: ['lcpl'], weapons: ['rifle:4'] },
  stores: ['mine-detector', '2 x bangalore'],
};
const FLAIL = { name: 'Flail', side: 'Allies', kind: 'vehicle', type: 'medium-tank', weight: 30, crew: 5 };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, SAPPERS, { ...FLAIL, year: 1944, weapons: ['mg-turret:1'] }];
  game = await new RosterGame('work', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

const says = async (name = 'Sappers') => (await game.unit(name)).says;
const periods = async (n: number) => {
  for (let i = 0; i < n; i++) await game.allowed('next');
};
const begins = async () => {
  const { steps } = await game.allowed('next');
  return steps.filter(({ id }) => id === 'work-done').map(({ clause, text }) => [clause, text]);
};

describe('whoever looks for mines with a bayonet', () => {
  test('wrg:mine.16 is at it for five periods, and then has done it', async () => {
    await game.allowed('mines Sappers --clear bayonet');
    expect(await says()).toContain('looks for mines with a bayonet, 5 periods to go');
    expect(await begins()).toEqual([]);
    expect(await says()).toContain('4 periods to go');
    expect(await game.remarks('shoot Sappers Blues --range 90')).toContain('wrg:mine.14');
    await game.type('undo');
    await periods(3);
    expect(await says()).toContain('1 period to go');
    expect(await begins()).toEqual([['wrg:mine.16', 'Sappers has found and marked the mines']]);
    expect(await says()).not.toContain('mines with');
    expect(await game.remarks('move Sappers')).toEqual([]);
  });

  test('wrg:mine.16 lies prone', async () => {
    await game.allowed('move Sappers');
    await game.allowed('next');
    await game.allowed('mines Sappers --clear bayonet');
    expect(await game.marks('Sappers')).toMatchObject({ prone: true });
    expect(await game.marks('Sappers')).not.toHaveProperty('erect');
  });

  test('wrg:mine.14 breaks it off where he goes away, or begins something else there', async () => {
    await game.allowed('mines Sappers --clear bayonet --squares 2');
    await game.allowed('next');
    expect(await game.remarks('mines Sappers --clear bayonet')).toContain('wrg:mine.14');
    await game.type('undo');
    expect(await game.remarks('move Sappers --pace crawl')).toContain('wrg:mine.14');
    expect(await game.marks('Sappers')).not.toHaveProperty('workLeft');
    expect(await game.marks('Sappers')).not.toHaveProperty('work');
    await game.type('undo');
    expect(await game.marks('Sappers')).toMatchObject({ work: 'bayonet', workLeft: 9 });
  });
});

describe('an engineer', () => {
  test('wrg:mine.14 walks or crawls with his detector, and goes on with it', async () => {
    await game.allowed('mines Sappers --clear detector --squares 2');
    expect(await game.remarks('move Sappers --pace crawl')).toEqual([]);
    await game.allowed('next');
    expect(await says()).toContain('marks mines with a detector, 1 period to go');
    expect(await game.remarks('move Sappers --pace dash')).toContain('wrg:mine.14');
    expect(await begins()).toEqual([]);
  });

  test('wrg:mine.15 who lifts them is at it for two periods of one type, and three of both', async () => {
    await game.allowed('mines Sappers --clear engineers --marked');
    expect(await game.marks('Sappers')).toMatchObject({ workLeft: 2 });
    await game.type('undo');
    await game.allowed('mines Sappers --clear engineers --marked --type both');
    await periods(2);
    expect(await begins()).toEqual([['wrg:mine.15', 'Sappers has made the mines harmless']]);
  });

  test('wrg:mine.18 blows a path with a torpedo in no time', async () => {
    await game.allowed('mines Sappers --clear bangalore');
    expect(await game.marks('Sappers')).not.toHaveProperty('work');
  });
});

test('wrg:mine.14 strict games let nobody walk away from mines, until the work is done', async () => {
  const strict = new RosterGame('strict work', 'wrg-1925');
  await strict.open([...ALL, SAPPERS], '--sides Allies,Axis --strict', 'period');
  await strict.allowed('mines Sappers --clear engineers --marked');
  await strict.allowed('next');
  await strict.refused('move Sappers', 'wrg:mine.14');
  await strict.allowed('next');
  await strict.allowed('move Sappers');
  strict.clean();
});

test('wrg:mine.2 whoever sets up a Claymore has to go away from it before he fires it', async () => {
  const fires = 'shoot Sappers Blues --fire claymore:1 --range 20';
  await game.allowed('mines Sappers --set --type claymore');
  expect(await begins()).toEqual([['wrg:mine.2', 'Sappers has set up its Claymore']]);
  expect(await game.remarks(fires)).toEqual(['wrg:mine.2']);
  await game.type('undo');
  await game.allowed('move Sappers');
  expect(await game.remarks(fires)).toEqual([]);
});

test('wrg:mine.19 a flail vehicle has reversed in that period', async () => {
  await game.allowed('mines Flail --clear flail');
  expect(await says('Flail')).toContain('reversed this period');
  expect(await game.remarks('move Flail --pace dash')).toContain('wrg:orders.2');
});

test('wrg:mine.9 men go over mines as they have moved: of those who dash nobody sees one, nor finds any', async () => {
  await game.allowed('move Sappers --pace dash');
  expect((await game.allowed('mines Sappers --squares 1 --seed a')).input).toMatchObject({ pace: 'dash' });
  await game.type('undo');
  // What players say of it stands.
  const told = await game.allowed('mines Sappers --squares 1 --when-seen back --seed a');
  expect(told.input).toMatchObject({ pace: 'walk', whenSeen: 'back' });
  await game.type('undo');
  await game.refused('mines Sappers --clear detector', 'wrg:mine.14');
  await game.type('undo');
  await game.allowed('move Sappers --pace crawl');
  await game.allowed('mines Sappers --clear detector');
});
