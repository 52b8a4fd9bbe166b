import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from './roster-units.js';

/** What a unit tells of itself that binds it in lines to come. */

const RIDERS = { name: 'Horse', side: 'Allies', men: 6, weapons: ['rifle:6'], rides: 'horse', mounted: true };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('stands', 'wrg-1925').open([...ALL, RIDERS], '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

const says = async (name = 'Reds') => (await game.unit(name)).says;
const hit = () => game.allowed('shoot "MG 34" Reds --range 90 --dice "6 / 1"');

describe('a group', () => {
  test('wrg:react.30 says that it will panic, and then that it does', async () => {
    await hit();
    await game.allowed('reaction-test Reds --mod -20 --dice "1 1 1"');
    expect(await says()).toContain('tested for the next period: -17, will run in panic');
    await game.allowed('next --anyway');
    expect(await says()).toContain('bound by its test: -17, in panic');
    await game.allowed('next --anyway');
    expect(await says()).not.toContain('panic');
  });

  test('wrg:react.28 says that it retires from among enemies who scored more', async () => {
    await hit();
    await game.allowed('reaction-test Reds --mod 0 --interpenetrated --dice "1 1 1"');
    await game.allowed('next --anyway');
    expect(await says()).toContain('mixed with enemies, and retires if they scored more');
  });

  test('wrg:figure.6 that has lost all its leaders is told so where it tests', async () => {
    await hit();
    expect(await game.remarks('reaction-test Reds --no-log')).not.toContain('wrg:react.9');
    await game.allowed('roster mark Reds leaders=no');
    expect(await game.remarks('reaction-test Reds --no-log')).toContain('wrg:react.9');
    expect(await game.remarks('reaction-test Reds --isolated-from-leaders 0 --no-log')).not.toContain(
      'wrg:react.9',
    );
    await game.allowed('isolation Reds --nobody-near');
    expect(await game.remarks('reaction-test Reds --no-log')).not.toContain('wrg:react.9');
    await game.allowed('shoot "MG 34" PIAT --range 90 --anyway --dice "6 / 1"');
    expect(await game.remarks('reaction-test PIAT --no-log')).not.toContain('wrg:react.9');
  });

  test('wrg:vehicle.7 tells how many of its men hold the horses', async () => {
    await game.allowed('move Horse --dismount');
    expect(await says('Horse')).toContain('2 men with the horses');
  });

  test('wrg:identify.3 says that its house came down, and has left it when the next period begins', async () => {
    await game.allowed('roster mark Reds cover=building');
    await game.allowed('demolish "Panzer III" Reds --range 90 --dice "6 / 6"');
    expect(await says()).toContain('in a building that came down this period');
    await game.allowed('next --anyway');
    expect(await says()).not.toContain('building');
  });
});

describe('the crew of a heavy weapon', () => {
  test('wrg:foot.5 says that it has walked away from it', async () => {
    await game.allowed('move "MG 34" --share none');
    expect(await says('MG 34')).toContain('away from its weapon');
    await game.allowed('roster mark "MG 34" left-weapon=no');
    expect(await says('MG 34')).not.toContain('away from its weapon');
  });

  test('wrg:react.30 says that it has abandoned it', async () => {
    await game.allowed('roster mark "MG 34" under-fire');
    await game.allowed('reaction-test "MG 34" --mod -20 --dice "1 1 1"');
    expect(await says('MG 34')).not.toContain('abandoned');
    await game.allowed('next --anyway');
    expect(await says('MG 34')).toContain(
      'no tripod or wheeled MG, 3 men, led by a corporal, its weapon abandoned',
    );
  });

  test('wrg:react.30 that comes back to it takes nothing over, and is told how it has it again', async () => {
    await game.allowed('roster mark "MG 34" pieces=0 abandoned');
    await game.refused('take-over "MG 34" --what mg-tripod --specialist', 'wrg:react.30');
    await game.allowed('roster mark "MG 34" pieces=1 abandoned=no');
    expect(await says('MG 34')).not.toContain('abandoned');
    expect((await game.allowed('shoot "MG 34" Reds --range 90 --seed a')).input.fire).toContain(
      'mg-tripod:1',
    );
  });
});

test('wrg:afv.15 an AFV says that its commander is lost', async () => {
  await game.allowed('roster mark "Panzer III" exposed=1');
  await game.allowed('shoot Reds "Panzer III" --range 90 --dice "6 / 6 / 1"');
  expect(await says('Panzer III')).toContain('its commander lost');
});
