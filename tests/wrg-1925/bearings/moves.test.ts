import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC as BARE_APC, RIDERS as BARE_RIDERS } from '../roster/roster-units.js';

/** What the game knows between two lines of whoever moves, as players type them. */

const HORSE = {
  name: 'Horse',
  side: 'Allies',
  men: 6,
  leaders: ['cpl'],
  weapons: ['rifle:6'],
  rides: 'horse',
};
const APC = { ...BARE_APC, smgs: 2, grenades: 1 };
const RIDERS = { ...BARE_RIDERS, leaders: ['cpl'] };
const GUN = {
  name: 'Gun',
  side: 'Allies',
  kind: 'gun',
  weapon: 'gun',
  men: 4,
  weapons: ['rifle:3'],
  aboard: 'Truck',
};
const PARAS = {
  name: 'Paras',
  side: 'Allies',
  men: 6,
  leaders: ['cpl'],
  weapons: ['rifle:6'],
  starts: 'air-landed',
};
const PARA_MG = {
  name: 'Para MG',
  side: 'Allies',
  kind: 'gun',
  weapon: 'mg-tripod',
  men: 3,
  starts: 'air-landed',
};

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, HORSE, APC, RIDERS, GUN, PARAS, PARA_MG];
  game = await new RosterGame('moves', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

/** Fire that comes to nothing, so that a test is due, and the test with this score in it. */
async function scores(who: string, mod: number, more = '') {
  await game.allowed(`roster mark "${who}" under-fire`);
  await game.allowed(`reaction-test "${who}" --mod ${mod} --dice "reaction=1,1,1"${more}`);
}

test('wrg:vehicle.2 a mounted man rides 60 metres, whether the ride is typed or goes without saying', async () => {
  await game.allowed('roster mark Horse mounted');
  const typed = await game.allowed('move Horse --pace ride');
  expect(typed.result).toEqual({ metres: 60 });
  await game.allowed('next');
  expect((await game.allowed('move Horse')).result).toEqual({ metres: 60 });
  expect((await game.marks('Horse')).pace).toBe('ride');
});

test('wrg:foot.7 men who doubled this period and then ride have doubled all the same', async () => {
  await game.allowed('move Horse --pace double');
  await game.allowed('roster mark Horse mounted');
  await game.allowed('move Horse --pace ride');
  expect((await game.marks('Horse')).pace).toBe('double');
});

test('wrg:foot.4 men who move inside a building stay behind its walls', async () => {
  await game.allowed('roster mark Reds cover=building');
  await game.allowed('move Reds --indoors');
  expect((await game.marks('Reds')).cover).toBe('building');
  expect((await game.allowed('shoot Blues Reds --range 90 --no-log')).input).toMatchObject({ uncovered: 0 });
  await game.allowed('move Reds');
  expect(await game.marks('Reds')).not.toHaveProperty('cover');
});

describe('men who landed by parachute this period', () => {
  beforeEach(async () => {
    await game.allowed('air-landing Paras');
  });

  test('wrg:air.2 are erect, even where they crawl away', async () => {
    await game.allowed('move Paras --pace crawl');
    expect((await game.allowed('shoot Blues Paras --range 90')).input).toMatchObject({ erect: 6 });
  });

  test('wrg:air.2 are not told by now that they may fire', async () => {
    const now = async () => (await game.type('now Paras --json')).stdout;
    expect(JSON.parse(await now()).units[0].may).not.toContain('shoot');
    await game.allowed('next');
    expect(JSON.parse(await now()).units[0].may).toContain('shoot');
  });

  test('(wrg:tactical.2) lie prone after a crawl in the next', async () => {
    await game.allowed('next');
    await game.allowed('move Paras --pace crawl');
    expect((await game.allowed('shoot Blues Paras --range 90')).input).toMatchObject({ erect: 0 });
  });
});

describe('silent movement', () => {
  test('wrg:foot.6 goes with no firing, whichever comes first', async () => {
    await game.allowed('move Reds --silent');
    await game.refused('shoot Reds Blues --range 90', 'wrg:foot.6');
    await game.refused('shoot Reds Blues --fire grenade:1 --range 20', 'wrg:foot.6');
    await game.allowed('shoot Blues Reds --range 90');
    await game.refused('move Blues --silent', 'wrg:foot.6');
    await game.allowed('next');
    await game.allowed('shoot Reds Blues --range 90');
  });
});

describe('a heavy weapon', () => {
  test('wrg:foot.5 stays where its crew left it, and is not fired from where they are', async () => {
    await game.allowed('move "MG 34" --share none');
    await game.allowed('next');
    await game.refused('shoot "MG 34" Reds --range 90', 'wrg:foot.5');
    await game.allowed('roster mark "MG 34" left-weapon=no');
    await game.allowed('shoot "MG 34" Reds --range 90');
  });

  test('wrg:foot.5 goes with a crew that carries it by shares', async () => {
    await game.allowed('move "MG 34"');
    await game.allowed('next');
    await game.allowed('shoot "MG 34" Reds --range 90');
  });

  test('wrg:heavy.5 comes out of a truck with its crew, and fires in the next period', async () => {
    await game.allowed('move Gun --boarding 1');
    await game.allowed('next');
    await game.allowed('shoot Gun Blues --range 90');
  });

  test('wrg:points.11 a missile set has two missiles, unless they are ruled to be unlimited', async () => {
    const set = { name: 'Set', side: 'Allies', kind: 'gun', weapon: 'missile', men: 2 };
    await game.load([set], 'add');
    await game.allowed('shoot Set Blues --range 300');
    await game.allowed('next');
    await game.allowed('anti-tank Set "Panzer III" --range 300 --dice 1');
    await game.allowed('next');
    await game.refused('shoot Set Blues --range 300', 'wrg:points.11');
    await game.allowed('shoot Set Blues --range 300 --ruling wrg:R124=2');
  });

  test('wrg:heavy.5 is not fired from the truck it rides in', async () => {
    await game.refused('shoot Gun Blues --range 90', 'wrg:heavy.5');
    await game.refused('anti-tank Gun "Panzer III" --range 90', 'wrg:heavy.5');
    await game.allowed('shoot Gun Blues --fire rifle:3 --range 90');
  });
});

describe('whoever picks up or sets down troops', () => {
  test('(wrg:foot.4) has riders who are offered to get out of it, until it has moved', async () => {
    const riders = async () =>
      (JSON.parse((await game.type('now Riders')).stdout) as { units: { may: string[]; how?: object }[] })
        .units[0]!;
    expect((await riders()).how).toMatchObject({ move: 'out of its vehicle' });
    await game.allowed('move APC --pace dash');
    expect((await riders()).may).not.toContain('move');
  });

  test('wrg:vehicle.4 pays for it in the period in which they got out', async () => {
    await game.allowed('move Riders --boarding 1');
    const dash = await game.allowed('move APC --pace dash');
    expect(dash.input).toMatchObject({ troops: 1 });
    expect(dash.result).toEqual({ metres: 140 });
    await game.allowed('next');
    expect((await game.allowed('move APC --pace dash')).result).toEqual({ metres: 180 });
  });

  test('wrg:vehicle.4 pays for it though they have got into another since', async () => {
    await game.allowed('move Riders --boarding 1');
    await game.allowed('move Riders Truck');
    expect((await game.allowed('move APC --pace dash')).input).toMatchObject({ troops: 1 });
    expect((await game.allowed('move Truck --pace dash')).input).toMatchObject({ troops: 1 });
  });

  test('wrg:vehicle.4 pays for it where they get in, too', async () => {
    await game.allowed('move Reds Truck');
    expect((await game.allowed('move Truck --pace dash')).result).toEqual({ metres: 140 });
  });
});

describe('a test that binds', () => {
  test('wrg:extra.1 leaves the crew of a machine gun at it where its own score is no panic', async () => {
    await scores('MG 34', -9, ' --crew-weapons');
    await game.allowed('next');
    await game.refused('shoot "MG 34" Reds --range 90', 'wrg:react.29');
    await game.allowed('shoot "MG 34" Reds --range 25');
  });

  test('wrg:extra.1 leaves an LMG and its No. 2 where the others of their section run', async () => {
    await scores('Reds', -9, ' --crew-weapons');
    await game.allowed('next');
    await game.refused('shoot Reds Blues --fire rifle:1 --range 20', 'wrg:react.30');
    await game.allowed('shoot Reds Blues --fire lmg-magazine:1,lmg-no2:1 --range 20');
  });

  test('wrg:extra.5 has men who run with their leader do nothing but run', async () => {
    await scores('Reds', -6);
    await game.allowed('reaction-test Reds --leader cpl --mod -18 --dice "leader=1,1,1"');
    await game.allowed('next');
    await game.refused('move Reds --pace walk', 'wrg:react.30');
    await game.allowed('move Reds --pace dash');
  });

  test('wrg:afv.22 lets no tank fire that has to turn round and is held by mines', async () => {
    await game.allowed('roster mark "Panzer III" under-fire other-fire');
    await game.allowed('reaction-test "Panzer III" --mod -14 --dice "reaction=1,1"');
    await game.allowed('next');
    await game.allowed('roster mark "Panzer III" immobilised');
    await game.refused('shoot "Panzer III" Reds --range 90', 'wrg:afv.22');
    await game.allowed('shoot "Panzer III" Reds --range 90 --ruling wrg:R154=2');
  });
});

describe('troops from a glider', () => {
  test('wrg:air.4 do not fire their machine gun before the third period', async () => {
    await game.allowed('air-landing "Para MG" --by glider --run 120');
    for (const _ of [1, 2]) {
      await game.refused('shoot "Para MG" Blues --range 90', 'wrg:air.4');
      await game.allowed('next');
    }
    await game.allowed('shoot "Para MG" Blues --range 90');
  });

  test('wrg:R188 fire their small arms at once, unless they count as paratroops', async () => {
    await game.allowed('air-landing Paras --by glider --run 120');
    await game.refused('shoot Paras Blues --range 90 --ruling wrg:R188=2', 'wrg:air.2');
    await game.allowed('shoot Paras Blues --range 90');
  });
});

describe('a pace that nobody tells', () => {
  test('wrg:orders.4 is that of the last order, until another is given', async () => {
    await game.allowed('orders Reds --radio --pace crawl --anyway');
    await game.allowed('next');
    expect((await game.type('now Reds --json')).stdout).toMatch(/"may":\[[^\]]*"move"/);
    expect((await game.allowed('move Reds')).input).toMatchObject({ pace: 'crawl' });
    await game.allowed('next');
    await game.allowed('orders Reds --radio --pace "as they like" --anyway');
    expect((await game.allowed('move Reds')).result).toEqual({ metres: 50 });
  });

  test('wrg:orders.2 wins nothing over one that is told, which is remarked on', async () => {
    await game.allowed('orders Reds --radio --pace dash --anyway');
    expect(await game.remarks('move Reds --pace walk')).toContain('wrg:orders.4');
  });

  test('wrg:orders.4 is that of a vehicle as well, where it has such a pace', async () => {
    await game.allowed('orders Truck --radio --pace dash --anyway');
    expect((await game.allowed('move Truck')).input).toMatchObject({ pace: 'dash' });
    await game.allowed('orders "Panzer III" --radio --pace crawl --anyway');
    expect((await game.type('move "Panzer III"')).stderr).toContain('move needs --pace');
  });

  test('(wrg:react.30) is a dash of men who panic, whatever their order', async () => {
    await game.allowed('orders Reds --radio --pace crawl --anyway');
    await game.allowed('roster mark Reds runs');
    expect((await game.allowed('move Reds')).input).toMatchObject({ pace: 'dash' });
  });
});

test('(wrg:prisoner.1) of prisoners who walk to the rear it is not told that they may fire', async () => {
  const clauses = async () => (await game.allowed('move Reds')).steps.map(({ clause }) => clause);
  expect(await clauses()).toContain('wrg:foot.2');
  await game.allowed('next');
  await game.allowed('roster mark Reds prisoner');
  expect(await clauses()).not.toContain('wrg:foot.2');
});
