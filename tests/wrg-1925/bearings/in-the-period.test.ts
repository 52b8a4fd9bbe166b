import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What one line of a period is remarked on for in another. */

const HORSE = { name: 'Horse', side: 'Allies', men: 6, weapons: ['rifle:6'], rides: 'horse' };
const CARRIED = { name: 'Carried', side: 'Allies', men: 6, weapons: ['rifle:6'], aboard: 'Truck' };
const PARAS = { name: 'Paras', side: 'Allies', men: 6, weapons: ['rifle:6'], starts: 'air-landed' };
const OTHERS = { ...PARAS, name: 'Others' };
const MORTAR = { name: 'Mortar', side: 'Axis', kind: 'gun', weapon: 'mortar-81mm', men: 3 };
const FORCE = { name: 'Force', side: 'Axis', kind: 'force', limit: 500, 'off-table': ['2 periods'] };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, HORSE, CARRIED, PARAS, OTHERS, MORTAR, FORCE];
  game = await new RosterGame('in-the-period', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

/** A test of this score, which binds from the next period on. */
async function bound(who: string, mod: number, dice: string, more = '') {
  await game.allowed(`roster mark "${who}" under-fire other-fire`);
  await game.allowed(`reaction-test "${who}" --mod ${mod} --dice "reaction=${dice}"${more}`);
  await game.allowed('next');
}

describe('a period that ends', () => {
  test('wrg:react.25 tells of a group that had to move towards the enemy, until it has', async () => {
    await bound('Reds', 10, '3,3,3');
    expect(await game.remarks('next')).toContain('wrg:react.25');
    await bound('Reds', 10, '3,3,3');
    await game.allowed('move Reds');
    expect(await game.remarks('next')).not.toContain('wrg:react.25');
  });

  test('wrg:afv.18 tells of a tank that had to advance, and not of one that mines hold', async () => {
    await bound('Panzer III', 8, '3,3');
    expect(await game.remarks('next')).toContain('wrg:afv.18');
    await bound('Panzer III', 8, '3,3');
    await game.allowed('roster mark "Panzer III" immobilised');
    expect(await game.remarks('next')).not.toContain('wrg:afv.18');
  });

  test('wrg:react.28 tells of men mixed with enemies who may have to retire', async () => {
    await bound('Mortar', -8, '3,3,3', ' --interpenetrated --no-input');
    expect(await game.remarks('next')).toContain('wrg:react.28');
    expect(await game.remarks('next')).not.toContain('wrg:react.28');
  });
});

describe('orders', () => {
  test('wrg:orders.1 come before the move of a period', async () => {
    expect(await game.remarks('orders Reds --messenger --no-log')).not.toContain('wrg:orders.1');
    await game.allowed('move Reds');
    expect(await game.remarks('orders Reds --messenger')).toContain('wrg:orders.1');
  });

  test('wrg:foot.6 are not spoken to men who move in silence', async () => {
    await game.allowed('move Reds --silent');
    expect(await game.remarks('orders Reds --distance 5')).toContain('wrg:foot.6');
  });
});

describe('a group that panics', () => {
  test('wrg:react.30 takes nothing over and clears no mines', async () => {
    await bound('Blues', -20, '1,1,1');
    expect(await game.remarks('take-over Blues --what rifle')).toContain('wrg:react.30');
    expect(await game.remarks('mines Blues --clear bayonet')).toContain('wrg:react.30');
  });
});

describe('mines', () => {
  test('wrg:mine.14 are found by men with a detector, who do nothing else', async () => {
    await game.allowed('shoot Reds Blues --range 90');
    expect(await game.remarks('mines Reds --clear detector')).toEqual(['wrg:mine.14', 'wrg:mine.14']);
    await game.allowed('roster mark PIAT stores=mine-detector');
    expect(await game.remarks('mines PIAT --clear detector')).toEqual([]);
  });
});

describe('a vehicle', () => {
  test('wrg:vehicle.4 that has moved already would have paid for those it picks up', async () => {
    await game.allowed('move Truck --pace dash');
    expect(await game.remarks('move Reds Truck')).toContain('wrg:vehicle.4');
  });

  test('wrg:vehicle.4 that stood still accelerates from a halt', async () => {
    await game.allowed('next');
    expect((await game.allowed('move Truck --pace dash --halts 0 --no-log')).result.metres).toBe(180);
    expect((await game.allowed('move Truck --pace dash')).result.metres).toBe(140);
    await game.allowed('next');
    expect((await game.allowed('move Truck --pace dash')).result.metres).toBe(180);
  });

  test('wrg:vehicle.1 from which men have fired does not dash', async () => {
    await game.allowed('shoot Carried Blues --range 90');
    expect(await game.remarks('move Truck --pace dash')).toContain('wrg:vehicle.1');
  });
});

test('wrg:vehicle.7 one in three of dismounted horsemen is told of as they move and fire', async () => {
  expect(await game.remarks('move Horse --no-log')).toContain('wrg:vehicle.7');
  expect(await game.remarks('shoot Horse Blues --range 90 --no-log')).toContain('wrg:vehicle.7');
  expect(await game.remarks('shoot Horse Blues --fire rifle:4 --range 90')).not.toContain('wrg:vehicle.7');
});

test('wrg:air.3 others who landed in the same period are told of by whoever fires at one group', async () => {
  await game.allowed('air-landing Paras');
  expect(await game.remarks('shoot Blues Paras --range 90')).not.toContain('wrg:air.3');
  await game.allowed('air-landing Others');
  expect(await game.remarks('shoot "MG 34" Paras --range 90')).toContain('wrg:air.3');
});

test('wrg:tactical.3 grenades at men in a house may go through a window, which is asked for', async () => {
  await game.allowed('roster mark Blues cover=building');
  const throws = 'shoot Reds Blues --fire grenade:2 --range 20';
  expect(await game.remarks(`${throws} --no-log`)).toContain('wrg:tactical.3');
  expect(await game.remarks(`${throws} --into-building 2`)).not.toContain('wrg:tactical.3');
});

test('wrg:building.1 men in the open are in no building that falls', async () => {
  expect(await game.remarks('demolish Reds Blues --fire satchel:1')).toContain('wrg:building.1');
  await game.allowed('roster mark Horse cover=building');
  expect(await game.remarks('demolish "MG 34" Horse --fire satchel:1')).not.toContain('wrg:building.1');
});

test('wrg:extra.2 it is the senior leader who tests by himself', async () => {
  await game.allowed('roster mark Blues under-fire');
  await game.allowed('reaction-test Blues --mod -8 --dice "reaction=3,3,3"');
  expect(await game.remarks('reaction-test Blues --leader officer --no-log')).toContain('wrg:extra.2');
  expect(await game.remarks('reaction-test Blues --leader sgt')).not.toContain('wrg:extra.2');
});

test('(wrg:mine.2) a Claymore that is fired is the deed of the enemy of those in its cone, and a walk over mines their own', async () => {
  const by = async () => (JSON.parse((await game.type('log --last 1')).stdout) as { by: string }).by;
  await game.allowed('mines Reds --type claymore --range 20 --seed a');
  expect(await by()).toBe('Axis');
  await game.allowed('mines Reds --squares 1 --seed a');
  expect(await by()).toBe('Allies');
});

describe('wrg:option.1 off-table fire that a roster has bought', () => {
  const FALLS = 'artillery Reds --seed a';
  const fallen = async () => (await game.marks('Force')).supportUsed;

  test('is used up as it falls on an enemy, a period at a time, and more than that is told of', async () => {
    expect(await game.remarks(FALLS)).not.toContain('wrg:option.1');
    expect(await fallen()).toBe(50);
    expect(await game.remarks(`${FALLS} --support 100 --no-log`)).toContain('wrg:option.1');
    expect(await game.remarks(FALLS)).not.toContain('wrg:option.1');
    expect(await fallen()).toBe(100);
    expect(await game.remarks(FALLS)).toContain('wrg:option.1');
    await game.allowed('undo');
    expect(await fallen()).toBe(100);
  });

  test('wrg:offtable.1 is the deed of the other side, and a call that of whoever makes it', async () => {
    const by = async () => (JSON.parse((await game.type('log --last 1')).stdout) as { by: string }).by;
    await game.allowed(FALLS);
    expect(await by()).toBe('Axis');
    await game.allowed('artillery Reds --caller officer');
    expect(await by()).toBe('Allies');
    await game.allowed('anti-tank --off-table "Panzer III" --dice 4');
    expect(await by()).toBe('Allies');
  });

  test('wrg:R125 is used up by the period where it is doubled, or area by area', async () => {
    await game.allowed(`${FALLS} --support 100`);
    expect(await fallen()).toBe(100);
    await game.allowed('undo');
    await game.allowed(`${FALLS} --support 100 --ruling wrg:R125=2`);
    expect(await fallen()).toBe(50);
  });

  test('is left as it was by those who call for it, by mortars on the table, and by fire on their own side', async () => {
    await game.allowed('artillery Reds --caller officer');
    await game.allowed('artillery Mortar Reds --seed a');
    await game.allowed('artillery "MG 34" --seed a');
    expect(await fallen()).toBeUndefined();
    // Of fire at nobody by name nobody knows whose it is.
    expect(await game.remarks('artillery --targets 5')).toContain('wrg:option.1');
  });

  test('wrg:victor.1 is counted at the end as far as it has not fallen', async () => {
    const { input } = await game.allowed('victory --side Axis');
    await game.allowed(FALLS);
    const after = await game.allowed('victory --side Axis');
    expect([input.support, after.input.support]).toEqual([100, 50]);
    expect(after.input.strength).toBe(input.strength);
    await game.allowed(FALLS);
    expect((await game.allowed('victory --side Axis')).input.support).toBe(0);
  });
});

test('wrg:light.4 a mortar that lights the field is the players’ to keep from firing', async () => {
  expect(await game.remarks('illuminate --source mortar-81mm')).toContain('wrg:light.4');
  expect(await game.remarks('illuminate --source trip-flare')).toEqual([]);
});

test('(wrg:prisoner.1) prisoners have no weapons to be told of', async () => {
  await game.allowed('roster mark Blues prisoner');
  expect((await game.unit('Blues')).says).not.toContain('rifle');
});

test('wrg:react.2 what only players see is asked for, though armour is known to have fired', async () => {
  await game.allowed('shoot "Panzer III" Reds --range 90');
  const { steps } = await game.allowed('reaction-test Reds');
  expect(steps.map(({ id }) => id)).toContain('not-known');
});
