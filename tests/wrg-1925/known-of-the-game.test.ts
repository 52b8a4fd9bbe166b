import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../support/roster.js';
import { BLUES, PANZER, PIAT, REDS } from './roster-units.js';

/** What the game knows of those who call for fire, are looked for, or are counted at the end. */

let game: RosterGame;
beforeEach(async () => {
  game = new RosterGame('between', 'wrg-1925');
});
afterEach(async () => {
  // Whatever was played is proved by its records.
  if (game.log().length > 0) expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

describe('off-table fire', () => {
  const MORTAR = { name: '3in mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 3 };

  test('wrg:offtable.1 mortars that are named before others fire, and are not in the area', async () => {
    await game.load([MORTAR, REDS, BLUES]);
    const { input } = await game.allowed('artillery "3in mortar" Blues --seed a');
    expect(input).toMatchObject({ battery: '3in mortar', by: 'mortars', target: ['Blues'], targets: 8 });
    expect((await game.marks('3in mortar')).underFire).toBeUndefined();
    expect((await game.marks('3in mortar')).fired).toBe(true);
    expect((await game.marks('Blues')).underFire).toBe(true);
    await game.allowed('period');
    const both = await game.allowed('artillery "3in mortar" Blues Reds --seed a');
    expect(both.input).toMatchObject({ battery: '3in mortar', target: ['Blues', 'Reds'] });
  });

  test('wrg:offtable.10 named behind others, or as those in the area, they are in it', async () => {
    await game.load([MORTAR, REDS, BLUES]);
    expect((await game.allowed('artillery --target "3in mortar" --seed a')).input.target).toEqual([
      '3in mortar',
    ]);
    const { input } = await game.allowed('artillery Blues "3in mortar" --seed a');
    expect(input.target).toEqual(['Blues', '3in mortar']);
  });
});

describe('the end', () => {
  test('wrg:victor.1 wrg:victor.2 wrg:victor.3 what is left, destroyed and taken is known of the units', async () => {
    await game.begin('--ruleset wrg --sides Allies,Axis');
    await game.load([REDS, BLUES, PANZER, PIAT]);
    const before = await game.allowed('victory');
    expect(before.input).toMatchObject({ side: 'Allies', enemy: 'Axis', destroyed: 0, enemyDestroyed: 0 });
    expect(before.input.remaining).toBe(before.input.strength);
    await game.allowed('anti-tank PIAT "Panzer III" --range 40 --dice "weapon=6 fire=1 crew=1,1,1,1,1"');
    await game.allowed('shoot Reds Blues --points 12 --dice "potential=6 identify=6,6,1"');
    const { input } = await game.allowed('victory --objectives 50');
    expect(Number(input.destroyed)).toBe(Number(before.input.enemyRemaining) - Number(input.enemyRemaining));
    expect(Number(input.destroyed)).toBeGreaterThan(100);
    expect(input).toMatchObject({ objectives: 50, remaining: before.input.remaining, prisoners: 0 });
    await game.allowed('roster mark Blues prisoner');
    const taken = await game.allowed('victory --remaining 7');
    // What was taken from them is destroyed; they themselves are not.
    const weapons = Number(taken.input.destroyed) - Number(input.destroyed);
    expect(weapons).toBe(50);
    expect(taken.input).toMatchObject({ remaining: 7, enemyRemaining: 0 });
    expect(Number(taken.input.prisoners)).toBeGreaterThan(0);
  });

  test('wrg:victor.1 nothing of it is known where nobody is on the table', async () => {
    const { code, stderr } = await game.type('victory --no-input');
    expect({ code, stderr }).toMatchObject({ code: 4, stderr: expect.stringContaining('--remaining') });
  });
});

describe('who is looked for', () => {
  test('wrg:locate.2 what it does is known where periods are counted: it is not asked for', async () => {
    await game.load([REDS, BLUES]);
    await game.allowed('period');
    await game.allowed('move Reds --pace walk');
    expect((await game.allowed('spot Blues Reds')).input.doing).toBe('moving-erect');
    await game.allowed('shoot Blues Reds --range 90 --seed a');
    expect((await game.allowed('spot Reds Blues')).input).toMatchObject({
      doing: 'stationary',
      alsoDoing: 'firing',
    });
  });
});
