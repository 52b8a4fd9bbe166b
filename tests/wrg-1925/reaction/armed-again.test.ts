import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('armed-again', 'wrg-1925').open(ALL, '--sides Allies,Axis');
  await game.allowed('period');
});
afterEach(() => game.clean());

test('(wrg:react.23) prisoners who have got hold of weapons remember the losses of their group, and flame they saw', async () => {
  await game.allowed('roster mark Blues lost-in-battle=3 lost-in-period=1 flame=1 under-fire erect prisoner');
  await game.allowed('prisoners Blues --guard Reds --armed 2');
  const { input } = await game.allowed('reaction-test "Blues armed" --no-log --seed a');
  expect(input).toMatchObject({ lostInBattle: 3, lostInPeriod: 1, flame: true });
  expect(await game.marks('Blues armed')).toMatchObject({ erect: true });
  expect(await game.marks('Blues armed')).not.toHaveProperty('prisoner');
});

test('(wrg:react.23) (wrg:prisoner.4) those who surrender remember what their group had lost, and themselves are no loss of theirs', async () => {
  await game.allowed('roster mark Blues lost-in-battle=3 flame=1 under-fire');
  await game.allowed('reaction-test Blues --mod -12 --interpenetrated --dice "1 1 1 / 1 1 6 6 6 6 6 6"');
  expect(await game.marks('Blues')).toMatchObject({ lostInBattle: 5 });
  expect(await game.marks('Blues prisoners')).toMatchObject({ lostInBattle: 3, flame: 1 });
});

describe('a group all of which surrenders', () => {
  const AMONG = '--mod -20 --interpenetrated';
  const ALL_OF_IT = '--dice "1 1 1 / 1 1 1 1 1 1 1 1"';

  test('wrg:react.30 is taken as it stands, with its leaders, and nobody of it runs', async () => {
    await game.allowed('roster mark Blues under-fire leaders=cpl radios=1 grenades=3');
    await game.allowed(`reaction-test Blues ${AMONG} ${ALL_OF_IT}`);
    const { profile, marks } = await game.unit('Blues');
    expect(profile).toMatchObject({ men: 8, leaders: ['cpl'], weapons: [], radios: 0, grenades: 0 });
    expect(marks).toMatchObject({ prisoner: true, hasTested: true });
    for (const bound of ['tested', 'willRun', 'lostInBattle']) expect(marks).not.toHaveProperty(bound);
    expect((await game.allowed('period')).steps.map(({ id }) => id)).not.toContain('bound');
    expect((await game.unit('Blues')).profile.weapons).toEqual([]);
    await game.allowed('move Blues');
  });

  test('wrg:victor.3 counts for the enemy with its ranks', async () => {
    await game.allowed('roster mark Blues under-fire leaders=cpl');
    await game.allowed(`reaction-test Blues ${AMONG} ${ALL_OF_IT}`);
    expect((await game.allowed('victory --side Allies')).input).toMatchObject({ prisoners: 90 });
  });

  test('wrg:react.30 leaves its heavy weapon where it stands', async () => {
    await game.allowed('roster mark "MG 34" under-fire');
    await game.allowed(`reaction-test "MG 34" ${AMONG} --dice "1 1 1 / 1 1 1"`);
    await game.allowed('period');
    const { profile, marks } = await game.unit('MG 34');
    expect(profile).toMatchObject({ men: 3, pieces: 0, weapons: [] });
    expect(marks).toMatchObject({ prisoner: true, leftBehind: ['mg-tripod:1'] });
    await game.allowed('take-over Reds "MG 34" --what mg-tripod --specialist --dice 6');
  });

  test('wrg:react.30 is some of it where more men are there than could surrender', async () => {
    await game.allowed('roster mark Blues under-fire');
    await game.allowed(`reaction-test Blues ${AMONG} --men 3 --dice "1 1 1 / 1 1 1"`);
    expect((await game.unit('Blues')).profile).toMatchObject({ men: 5 });
    expect(await game.marks('Blues prisoners')).toMatchObject({ prisoner: true });
  });
});

test('wrg:prisoner.1 (wrg:soft.1) how the game stands tells who was taken, whose escort it is, and what was destroyed', async () => {
  await game.allowed('roster mark Blues prisoner');
  await game.allowed('prisoners Blues Reds');
  await game.allowed('roster mark Truck destroyed burning');
  const stands = (await game.type('game')).stdout;
  expect(stands).toContain('Blues: taken prisoner, under escort of Reds');
  expect(stands).toContain('Truck: destroyed; on fire');
});
