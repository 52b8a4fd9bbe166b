import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
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

  test('(wrg:offtable.1) mortars that are named before others fire, and are not in the area', async () => {
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

  test('(wrg:victor.1) nothing of it is known where nobody is on the table', async () => {
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

  test('wrg:locate.1 who has looked in vain is told of when he fires, until he locates it or the period is over', async () => {
    await game.load([REDS, BLUES, PIAT]);
    await game.allowed('period');
    const fire = 'shoot Reds Blues --range 90 --no-log --seed a';
    expect(await game.remarks(fire)).not.toContain('wrg:locate.1');
    await game.allowed('spot Reds Blues --terrain woods --range 90');
    expect((await game.marks('Blues')).missedBy).toEqual(['Reds']);
    expect((await game.type('roster Blues')).stdout).toContain('not located by Reds');
    expect(await game.remarks(fire)).toContain('wrg:locate.1');
    // Others have not looked yet, and blind fire is at whom nobody sees.
    expect(await game.remarks('shoot PIAT Blues --range 90 --no-log --seed a')).not.toContain('wrg:locate.1');
    expect(await game.remarks(`${fire} --blind`)).not.toContain('wrg:locate.1');
    await game.allowed('spot Reds Blues --terrain woods --range 20');
    expect((await game.marks('Blues')).missedBy).toBeUndefined();
    expect(await game.remarks(fire)).not.toContain('wrg:locate.1');
    await game.allowed('spot Reds Blues --terrain woods --range 90');
    await game.allowed('period');
    expect(await game.remarks(fire)).not.toContain('wrg:locate.1');
  });

  test('wrg:locate.5 fire of those who have not located it does not make it located', async () => {
    await game.load([REDS, BLUES, PIAT]);
    await game.allowed('period');
    const look = 'spot Reds Blues --terrain woods --range 90';
    await game.allowed(look);
    await game.allowed('shoot Reds Blues --range 90 --seed a');
    expect((await game.allowed(look)).input.goneToCover).toBe(false);
    await game.allowed('period');
    expect((await game.allowed(look)).result).toMatchObject({ located: false });
    // Of others nothing is known against it: it was fired on, and has not moved.
    expect((await game.allowed(look.replace('Reds', 'PIAT'))).result).toMatchObject({ located: true });
  });
});
