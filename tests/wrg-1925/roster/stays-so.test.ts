import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from './roster-units.js';

/** What an action leaves behind that bears on one of a later period, until something ends it. */

const PAK = { name: 'Pak', side: 'Axis', kind: 'gun', weapon: 'gun', men: 4 };
const MORTAR = { name: 'Mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 3 };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('stays-so', 'wrg-1925').open([...ALL, PAK, MORTAR], '--sides Allies,Axis');
  await game.allowed('period');
});
afterEach(() => game.clean());

const periods = async (n: number) => {
  for (let i = 0; i < n; i++) await game.allowed('period');
};

describe('wrg:locate.5 who was fired on', () => {
  const located = async () => (await game.allowed('spot Reds Blues --range 150')).result.located;

  test('stays located in every later period, as long as he does not move', async () => {
    await game.allowed('shoot Reds Blues --range 150 --seed a');
    for (let i = 0; i < 5; i++) {
      expect(await located()).toBe(true);
      await periods(1);
    }
  });

  test('is located no longer once he has moved, in the next period or in a later one', async () => {
    for (const later of [1, 2, 3]) {
      await game.allowed('shoot Reds Blues --range 150 --seed a');
      await periods(later);
      await game.allowed('move Blues --pace crawl');
      await periods(1);
      expect(await located(), `moved ${later} later`).toBe(false);
      await periods(1);
      expect(await located(), `moved ${later} later`).toBe(false);
      await periods(2);
    }
  });

  test('and has moved before that in the same period stays where he came to', async () => {
    await game.allowed('move Blues --pace crawl');
    await game.allowed('shoot Reds Blues --range 150 --seed a');
    await periods(3);
    expect(await located()).toBe(true);
  });

  test('is not located by those who had looked for him in vain then, however long ago', async () => {
    await game.allowed('spot Reds Blues --terrain woods --range 150');
    await game.allowed('shoot Reds Blues --range 150 --seed a');
    await periods(3);
    expect(await located()).toBe(false);
    expect((await game.allowed('spot PIAT Blues --range 150')).result.located).toBe(true);
  });
});

describe('wrg:foot.4 a heavy weapon that has come along', () => {
  const says = async (line: string) =>
    (await game.remarks(`${line} --no-log --seed a`)).includes('wrg:foot.4');
  const mortar = () => says('shoot Mortar Blues --range 300');
  const pak = () => says('shoot Pak Reds --range 90');

  test('is prepared before it fires, on the way or later', async () => {
    expect(await mortar()).toBe(false);
    await game.allowed('move Mortar');
    expect((await game.type('roster Mortar')).stdout).toContain('not prepared to fire');
    await periods(3);
    expect(await mortar()).toBe(true);
    await game.allowed('move Mortar --preparing 1');
    await periods(1);
    expect(await mortar()).toBe(false);
  });

  test('is not prepared when it has been in a vehicle, until it is', async () => {
    await game.allowed('move Mortar Truck --preparing 1');
    await periods(1);
    await game.allowed('move Mortar --boarding 1');
    await periods(1);
    expect(await mortar()).toBe(true);
  });

  test('wrg:foot.5 of a group stays where it is left, and is fired by it again when it has gone back', async () => {
    await game.allowed('take-over Reds Mortar --what mortar-81mm --specialist --dice 5');
    await game.allowed('move Reds --share third');
    await periods(1);
    expect(await game.marks('Reds')).not.toHaveProperty('leftBehind');
    await game.allowed('move Reds --share none');
    expect((await game.type('roster Reds')).stdout).toContain('1 3in or 81mm mortar left behind');
    await periods(1);
    expect((await game.allowed('shoot Reds Blues --range 300 --seed a')).input.fire).toEqual([
      ...['smg:2', 'lmg-magazine:1', 'rifle:7'],
    ]);
    await periods(1);
    await game.allowed('move Reds --to-weapon');
    expect((await game.type('roster Reds')).stdout).toContain('1 3in or 81mm mortar');
    expect(await game.marks('Reds')).not.toHaveProperty('leftBehind');
  });

  test('where its crew left it stands as it stood', async () => {
    await game.allowed('move Mortar --share none');
    await periods(1);
    expect((await game.marks('Mortar')).packed).toBeUndefined();
  });

  test('and is limbered fires when it is unlimbered, and a gun that is pushed at once', async () => {
    await game.allowed('move Pak --pace manhandle');
    await periods(1);
    expect(await pak()).toBe(false);
    await game.allowed('move Pak --limbering 1');
    expect((await game.type('roster Pak')).stdout).toContain('limbered');
    await periods(2);
    expect(await pak()).toBe(true);
    await game.allowed('move Pak --limbering 1');
    await periods(1);
    expect(await pak()).toBe(false);
    await game.allowed('move Pak --limbering 2');
    await periods(1);
    expect(await pak()).toBe(false);
  });
});

describe('a vehicle that is left', () => {
  test('wrg:tactical.2 its crew and its riders are erect as they get out', async () => {
    await game.allowed('move PIAT Truck');
    await game.allowed('bail-out Truck --crew 2 --passengers 2 --dice "crew=4,5 passenger=3,4"');
    expect(await game.marks('Truck crew')).toMatchObject({ erect: true });
    expect(await game.marks('PIAT')).toMatchObject({ erect: true });
    expect((await game.allowed('shoot Blues "Truck crew" --range 90 --seed a')).input).toMatchObject({
      erect: 2,
    });
  });

  test('wrg:react.1 has no test to make, and is told of none', async () => {
    await game.allowed(
      'shoot Blues Truck --range 90 --dice "chance=6 potential=6 identify=6,1 vehicle=1 fire=6"',
    );
    await periods(1);
    const said = (await game.type('game')).stdout
      .split('"')
      .filter((line) => line.includes('test for the last'));
    expect(said.map((line) => line.split(':')[0])).toEqual(['Truck crew']);
  });

  test('(wrg:crew.5) has nobody in its hatches', async () => {
    await game.allowed('roster mark "Panzer III" exposed=1 knocked-out');
    await game.allowed('bail-out "Panzer III" --dice "6 6 6 6 6"');
    expect((await game.type('roster "Panzer III"')).stdout).not.toContain('1 exposed');
  });
});

describe('whoever looks', () => {
  const seen = async (line: string) => (await game.allowed(`spot ${line}`)).input;

  test('wrg:locate.8 fills in what he sees with by name as well', async () => {
    const line = 'Reds --doing standing --range 90 --bearing 10';
    expect(await seen(`"MG 34" ${line}`)).toMatchObject({ viewer: 'heavy-weapon' });
    expect(await seen(`${line} --name "MG 34"`)).toMatchObject({ viewer: 'heavy-weapon', name: 'MG 34' });
    expect(await seen(line)).toMatchObject({ viewer: 'infantry' });
  });

  test('wrg:locate.2 keeps a silence of his own: that of whom he looks for is another', async () => {
    await game.allowed('period --light dark');
    await game.allowed('move Blues --silent');
    expect(await seen('Blues --range 30')).toMatchObject({ silent: true, viewerSilent: false });
    expect(await seen('Reds --range 30 --name Blues')).toMatchObject({ silent: false, viewerSilent: true });
  });

  test('wrg:locate.5 and had looked in vain before it was fired on has not located it, named or by name', async () => {
    await game.allowed('spot Reds Blues --terrain woods --range 150');
    await game.allowed('shoot Reds Blues --range 150 --seed a');
    await periods(1);
    expect(await seen('Blues --range 150 --name Reds')).toMatchObject({ goneToCover: false });
    expect(await seen('Blues --range 150 --name PIAT')).toMatchObject({ goneToCover: true });
    // Where nobody is said to look, nobody may have.
    expect(await seen('Blues --range 150')).toMatchObject({ goneToCover: false });
  });
});
