import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** A weapon that lies where its man fell, or where its crew left it: who tries it again, and who goes back to it. */

const GUN = { name: 'Pak', side: 'Axis', kind: 'gun', weapon: 'gun', men: 4, pieces: 1 };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('weapons-that-lie', 'wrg-1925').open(
    [...ALL, GUN],
    '--sides Allies,Axis',
    'period',
  );
});
afterEach(() => game.clean());

test('wrg:soft.4 nobody takes a weapon over of whose group nobody is left', async () => {
  await game.allowed('roster mark Reds lost-in-battle=1');
  await game.allowed('roster mark Blues men=0');
  expect((await game.type('take-over Blues Reds --what rifle')).stderr).toContain('nobody is left');
  await game.allowed('roster mark Blues men=2 prisoner');
  await game.allowed('take-over Blues Reds --what rifle --dice 6');
});

test('wrg:soft.4 two men who have taken a machine gun over fire that, and not what they had each', async () => {
  await game.allowed('roster mark Reds men=2 weapons=smg:1,rifle:1 lost-in-battle=8');
  await game.allowed('roster mark "MG 34" men=0 lost-in-battle=3');
  await game.allowed('take-over Reds "MG 34" --what mg-tripod --specialist --dice 6');
  expect((await game.unit('Reds')).says).toContain('1 tripod or wheeled MG');
  await game.allowed('period');
  expect((await game.allowed('shoot Reds Blues --range 90')).input.fire).toEqual(['mg-tripod:1', 'smg:1']);
});

describe('what was not serviceable', () => {
  const TRIED = 'take-over Reds --what lmg-belt --ruling wrg:R127=2';

  beforeEach(() => game.allowed('roster mark Reds weapons=rifle:6,lmg-belt:1 lost-in-battle=1'));

  test('wrg:soft.4 wrg:R127 by option 2 is tried again in the next period, and not in this one', async () => {
    await game.allowed(`${TRIED} --dice serviceable=3`);
    expect(await game.marks('Reds')).toMatchObject({ armsTried: ['lmg-belt'] });
    await game.refused(TRIED, 'wrg:soft.4');
    await game.allowed('period');
    expect((await game.marks('Reds')).armsTried).toBeUndefined();
    await game.allowed(`${TRIED} --dice serviceable=4`);
  });

  test('wrg:R127 of six rifles the next one is tried in the same period, and taken back with wg undo', async () => {
    const rifle = 'take-over Reds --what rifle --ruling wrg:R127=2 --dice serviceable=3';
    for (let i = 0; i < 6; i += 1) await game.allowed(rifle);
    await game.refused(rifle, 'wrg:soft.4');
    await game.allowed('undo');
    await game.allowed(rifle);
  });

  test('wrg:R127 of another group it is that one which has been tried', async () => {
    const other = 'take-over Blues Reds --what lmg-belt --ruling wrg:R127=2';
    await game.allowed(`${other} --dice serviceable=3`);
    expect(await game.marks('Reds')).toMatchObject({ armsTried: ['lmg-belt'] });
    await game.refused(TRIED, 'wrg:soft.4');
    await game.refused(other, 'wrg:soft.4');
  });

  test('wrg:R127 by option 1 it is useless for the battle, and nobody has it', async () => {
    await game.allowed('take-over Reds --what lmg-belt --dice serviceable=3');
    expect((await game.unit('Reds')).profile.weapons).toEqual(['rifle:6']);
    expect((await game.marks('Reds')).armsTried).toBeUndefined();
  });
});

describe('a crew that left its weapon', () => {
  test('wrg:foot.5 carries none of it when it walks on, and has it again where it goes back', async () => {
    await game.allowed('move "MG 34" --share none');
    await game.allowed('next');
    const { input } = await game.allowed('move "MG 34"');
    expect(input).not.toHaveProperty('share');
    expect(await game.marks('MG 34')).toMatchObject({ leftWeapon: true });
    await game.refused('shoot "MG 34" Reds --fire mg-tripod:1 --range 90', 'wrg:foot.5');
    await game.allowed('next');
    await game.refused('move "MG 34" --share third', 'wrg:foot.5');
    const back = await game.allowed('move "MG 34" --to-weapon');
    expect(back.steps).toContainEqual(expect.objectContaining({ id: 'to-weapon', clause: 'wrg:soft.6' }));
    expect((await game.marks('MG 34')).leftWeapon).toBeUndefined();
    await game.refused('shoot "MG 34" Reds --range 90', 'wrg:heavy.5');
    await game.allowed('next');
    await game.allowed('shoot "MG 34" Reds --range 90');
  });

  test('wrg:foot.3 does not push a gun that stands elsewhere', async () => {
    await game.allowed('move Pak');
    await game.allowed('next');
    await game.refused('move Pak --pace manhandle', 'wrg:foot.5');
    await game.allowed('move Pak --to-weapon');
    await game.allowed('next');
    await game.allowed('move Pak --pace manhandle');
  });

  test('(wrg:react.30) goes back to what it ran from, and needs no die for it', async () => {
    await game.allowed('roster mark Pak pieces=0 abandoned');
    await game.allowed('move Pak --to-weapon');
    expect((await game.unit('Pak')).profile.pieces).toBe(1);
    expect((await game.marks('Pak')).abandoned).toBeUndefined();
    await game.allowed('undo');
    expect(await game.marks('Pak')).toMatchObject({ abandoned: true });
  });

  test('wrg:react.30 does not while it panics, nor where others have taken the weapon over', async () => {
    await game.allowed('roster mark Pak pieces=0 abandoned runs');
    await game.refused('move Pak --to-weapon', 'wrg:react.30');
    await game.allowed('roster unmark Pak runs');
    await game.allowed('take-over Reds Pak --what gun --specialist --dice serviceable=5');
    await game.refused('move Pak --to-weapon', 'wrg:foot.5');
  });

  test('wrg:react.30 whoever panics leaves each of his heavy weapons where it stands, and goes back to those that are there', async () => {
    await game.allowed('roster mark Pak pieces=2 weapons=rifle:2,mg-tripod:1');
    await game.allowed('roster mark Reds weapons=rifle:6,mg-tripod:1');
    await game.allowed('roster mark Pak under-fire');
    await game.allowed('roster mark Reds under-fire');
    await game.allowed('next --anyway');
    for (const who of ['Pak', 'Reds']) await game.allowed(`reaction-test ${who} --mod -12 --dice 1,1,1`);
    expect((await game.unit('Pak')).profile).toMatchObject({ pieces: 0, weapons: ['rifle:2'] });
    expect((await game.unit('Reds')).profile.weapons).toEqual(['rifle:6']);
    expect((await game.unit('Reds')).says).toContain('1 tripod or wheeled MG left behind');
    expect(await game.marks('Pak')).toMatchObject({ abandoned: true, leftBehind: ['gun:2', 'mg-tripod:1'] });
    await game.allowed('next');
    await game.allowed('take-over "MG 34" Pak --what gun --specialist --dice serviceable=5');
    expect(await game.marks('Pak')).toMatchObject({ abandoned: true, leftBehind: ['gun:1', 'mg-tripod:1'] });
    await game.allowed('take-over "MG 34" Reds --what mg-tripod --specialist --dice serviceable=2');
    await game.refused('move Reds --to-weapon', 'wrg:foot.5');
    await game.allowed('move Pak --to-weapon');
    expect((await game.unit('Pak')).profile).toMatchObject({
      pieces: 1,
      weapons: ['rifle:2', 'mg-tripod:1'],
    });
    expect((await game.marks('Pak')).leftBehind).toBeUndefined();
    expect((await game.type('replay')).code).toBe(0);
  });

  test('wrg:react.30 a group goes back to the heavy weapon that it ran from', async () => {
    await game.allowed('roster mark Reds weapons=rifle:6,mg-tripod:1 under-fire');
    await game.allowed('reaction-test Reds --mod -12 --dice 1,1,1');
    expect((await game.unit('Reds')).profile.weapons).toEqual(['rifle:6', 'mg-tripod:1']);
    await game.allowed('next');
    expect((await game.unit('Reds')).profile.weapons).toEqual(['rifle:6']);
    await game.refused('move Reds --pace dash --to-weapon', 'wrg:react.30');
    await game.allowed('next');
    await game.allowed('move Reds --to-weapon');
    expect((await game.unit('Reds')).profile.weapons).toEqual(['rifle:6', 'mg-tripod:1']);
    await game.refused('move Reds --to-weapon', 'wrg:foot.5');
  });

  test('wrg:foot.5 nobody goes back to a weapon that he has', async () => {
    for (const who of ['"MG 34"', 'Reds']) await game.refused(`move ${who} --to-weapon`, 'wrg:foot.5');
  });
});

describe('what has been taken over', () => {
  test('wrg:soft.4 is that of the group that is named by a flag, too', async () => {
    await game.allowed('roster mark Reds weapons=rifle:6,lmg-belt:1 radios=1 lost-in-battle=1');
    await game.allowed('take-over --name Reds --what lmg-belt --dice serviceable=3');
    expect((await game.unit('Reds')).profile.weapons).toEqual(['rifle:6']);
    await game.allowed('take-over --name Reds --what radio --dice serviceable=4');
    expect(await game.marks('Reds')).toMatchObject({ radiosTaken: 1 });
  });

  test('wrg:soft.4 has its new man, and is not taken over again in the same period', async () => {
    await game.allowed('roster mark Reds weapons=rifle:6,lmg-belt:1 radios=1 lost-in-battle=1');
    for (const what of ['lmg-belt', 'radio']) {
      const line = `take-over Reds --what ${what} --dice serviceable=4`;
      expect(await game.remarks(line), what).toEqual([]);
      expect(await game.remarks(line), what).toEqual(['wrg:soft.4']);
    }
    await game.allowed('next');
    expect(await game.remarks('take-over Reds --what radio --dice serviceable=4')).toEqual([]);
  });
});
