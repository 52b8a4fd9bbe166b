import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What the game knows between two lines of the light, and of whom somebody has seen. */

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('night', 'wrg-1925').open(ALL, '--sides Allies,Axis');
});
afterEach(() => game.clean());

const inputOf = async (line: string) => (await game.allowed(line)).input;
const standing = async () => (await game.type('game')).stdout;

describe('a battle by night', () => {
  beforeEach(async () => {
    await game.allowed('period --light dark');
  });

  test('wrg:locate.2 is told once: it is dark for whoever looks, drives, tests or is on mines', async () => {
    expect(await inputOf('spot Reds Blues --range 30')).toMatchObject({ light: 'dark' });
    expect((await game.allowed('move Truck --pace dash')).result).toEqual({ metres: 60 });
    await game.allowed('roster mark "Panzer III" under-fire other-fire');
    expect(await inputOf('reaction-test "Panzer III" --no-input')).toMatchObject({ light: 'dark' });
    expect(await inputOf('mines Reds --squares 1')).toMatchObject({ light: 'dark' });
    expect(await standing()).toContain('period 1, in the dark');
  });

  test('wrg:foot.1 is no matter to men on foot, nor to a group that tests', async () => {
    expect(await inputOf('move Reds')).toMatchObject({ light: 'day' });
    await game.allowed('roster mark Reds under-fire');
    expect(await inputOf('reaction-test Reds --no-input')).not.toHaveProperty('light');
  });

  test('(wrg:light.4) wins nothing over what is typed: a place may be lit', async () => {
    expect(await inputOf('spot Reds Blues --range 30 --light illuminated')).toMatchObject({
      light: 'illuminated',
    });
  });

  test('wrg:locate.2 lasts until another light is told, and no longer than the battle', async () => {
    await game.allowed('next');
    expect(await inputOf('spot Reds Blues')).toMatchObject({ light: 'dark' });
    await game.allowed('period --light moonlight');
    expect(await inputOf('spot Reds Blues')).toMatchObject({ light: 'moonlight' });
    await game.allowed('period --light day');
    expect(await inputOf('spot Reds Blues')).toMatchObject({ light: 'day' });
    await game.allowed('period --light dark');
    await game.allowed('period --new');
    expect(await standing()).not.toContain('in the dark');
  });

  const shot = (range: number) => `shoot Reds Blues --range ${range} --no-log`;

  test('wrg:locate.2 who is fired at from further off than he is located is remarked on, and nobody nearer by', async () => {
    expect((await game.type(shot(200))).stdout).toContain(
      'in the dark Blues is located at up to 25 metres, as far as the game knows: nobody fires at whom he has not located',
    );
    expect((await game.allowed('spot Reds Blues')).result).toEqual({ metres: 25 });
    expect(await game.remarks('shoot Reds "MG 34" --range 20 --no-log')).not.toContain('wrg:locate.2');
  });

  test('(wrg:locate.5) nor is it told of who was fired on before, and (wrg:light.4) while anything is lit', async () => {
    await game.allowed('illuminate --source trip-flare --where "the gate"');
    expect(await game.remarks(shot(200))).not.toContain('wrg:locate.2');
    await game.type('undo');
    expect(await game.remarks(shot(200))).toContain('wrg:locate.2');
    await game.allowed('shoot Reds Blues --range 20');
    expect(await game.remarks('shoot PIAT Blues --range 200')).not.toContain('wrg:locate.2');
  });

  test('wrg:locate.2 by day nothing is told of it, and by moonlight from further off', async () => {
    await game.allowed('period --light moonlight');
    await game.allowed('move Blues');
    expect(await game.remarks(shot(90))).not.toContain('wrg:locate.2');
    await game.type('undo');
    expect(await game.remarks(shot(110))).toContain('wrg:locate.2');
    await game.allowed('period --light day');
    expect(await game.remarks(shot(200))).not.toContain('wrg:locate.2');
  });

  test('wrg:foot.6 who moves in silence is heard by nobody who looks for him', async () => {
    await game.allowed('move Reds --silent');
    expect(await inputOf('spot Blues Reds --range 30')).toMatchObject({ light: 'dark', silent: true });
  });
});

describe('a group that was fired on', () => {
  beforeEach(async () => {
    await game.allowed('period');
    await game.allowed('roster mark Blues cover=trench');
    await game.allowed('shoot Reds Blues --range 90 --dice "chance=1 potential=1"');
  });
  const SPOT = 'spot PIAT Blues --range 300';

  test('wrg:locate.5 stays located until it moves, untold', async () => {
    expect((await game.allowed(SPOT)).result).toMatchObject({ located: true });
    await game.allowed('next --anyway');
    expect((await game.allowed(SPOT)).result).toMatchObject({ located: true });
    await game.allowed('move Blues --pace crawl --anyway');
    expect((await game.allowed(SPOT)).result).toMatchObject({ located: false });
  });

  test('(wrg:locate.5) is not asked how far off it is where only the distance is wanted', async () => {
    expect((await game.allowed('spot PIAT Blues')).result).toEqual({ metres: 100 });
  });
});
