import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC, RIDERS } from '../roster/roster-units.js';

/** What the roster says against a line, or nobody has told: remarks and refusals as players meet them. */

const LATE = { name: 'Late', side: 'Axis', men: 4, weapons: ['rifle:4'], starts: 'later' };
const PARAS = { name: 'Paras', side: 'Allies', men: 6, weapons: ['rifle:6'], starts: 'air-landed' };
const MIXED = { name: 'Mixed', side: 'Allies', men: 6, weapons: ['rifle:3', 'gun:1'] };
const HIDDEN = { name: 'Hidden', side: 'Axis', men: 5, weapons: ['rifle:5'], hidden: true };
const HORSE = { name: 'Horse', side: 'Allies', men: 6, weapons: ['rifle:6'], rides: 'horse' };
const OBSERVER = { name: 'Observer', side: 'Allies', men: 2, leaders: ['officer'], radios: 1 };

const SAPPERS = {
  name: 'Sappers',
  side: 'Allies',
  men: 6,
  weapons: ['rifle:6'],
  stores: ['2 x satchel-charge', '1 x bangalore'],
};

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, LATE, PARAS, MIXED, HIDDEN, HORSE, OBSERVER, APC, RIDERS, SAPPERS];
  game = await new RosterGame('by-the-roster', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(async () => {
  expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

describe('whoever is not there yet', () => {
  test('wrg:option.4 comes later than the first period', async () => {
    expect(await game.remarks('move Late')).toContain('wrg:option.4');
    await game.allowed('next');
    expect(await game.remarks('move Late')).not.toContain('wrg:option.4');
  });

  test('wrg:air.1 has not landed; and lands once', async () => {
    for (const line of [
      'demolish --inside Reds --fire satchel:1 Paras',
      'spot Paras Blues',
      'mines Paras --squares 2',
      'move Paras',
    ]) {
      expect(await game.remarks(line), line).toContain('wrg:air.1');
      await game.type('undo');
    }
    expect(await game.remarks('air-landing Paras')).not.toContain('wrg:air.1');
    await game.allowed('next');
    expect(await game.remarks('air-landing Paras')).toContain('wrg:air.1');
  });
});

test('wrg:foot.5 a heavy weapon among the rifles of a group does not walk by itself', async () => {
  expect(await game.remarks('move Mixed --pace walk')).toContain('wrg:foot.5');
  await game.allowed('next');
  expect(await game.remarks('move Mixed --pace manhandle --men 3')).not.toContain('wrg:foot.5');
  expect(await game.remarks('move Reds --pace walk')).not.toContain('wrg:foot.5');
});

test('wrg:afv.21 who gets out of an APC that has to retire shares its result', async () => {
  expect(await game.remarks('move Riders --boarding 1')).not.toContain('wrg:afv.21');
  await game.type('undo');
  await game.allowed('roster mark APC afv-bound=-4');
  expect(await game.remarks('move Riders --boarding 1')).toContain('wrg:afv.21');
});

test('wrg:offtable.4 what is registered, and when, is for the players to keep', async () => {
  expect(await game.remarks('artillery Observer --caller observer --registered')).toContain('wrg:offtable.4');
  expect(await game.remarks('artillery --register 5')).toContain('wrg:offtable.4');
  const told = await game.remarks('artillery Observer --register 2 --registered-before 3');
  expect(told).not.toContain('wrg:offtable.4');
});

test('wrg:react.9 (wrg:R108) the leaders of a group are not isolated from leaders', async () => {
  expect(await game.remarks('reaction-test Reds --isolated-from-leaders 9')).toContain('wrg:react.9');
  expect(await game.remarks('reaction-test Blues --isolated-from-leaders 7')).not.toContain('wrg:react.9');
});

test('wrg:tactical.3 nobody strikes the building of men who are in none', async () => {
  const line = 'shoot Reds Blues --fire grenade:2 --range 20 --into-building 2';
  expect(await game.remarks(line)).toContain('wrg:tactical.3');
  await game.allowed('next');
  await game.allowed('roster mark Blues cover=building');
  expect(await game.remarks(line)).not.toContain('wrg:tactical.3');
});

test('wrg:option.12 (wrg:R124) a charge is used once, on whatever it is placed', async () => {
  const line = 'demolish Sappers --fire satchel:1 --dice 1';
  expect(await game.remarks(line)).not.toContain('wrg:option.12');
  await game.allowed('next');
  expect(await game.remarks('anti-tank Sappers "Panzer III" --close-attack satchel --dice 4')).not.toContain(
    'wrg:option.12',
  );
  await game.allowed('next');
  await game.refused(line, 'wrg:option.12');
  expect(await game.remarks('mines Sappers --clear bangalore')).not.toContain('wrg:option.12');
  await game.refused('mines Sappers --clear bangalore', 'wrg:option.12');
});

test('wrg:notes.1 whoever is located is on the map alone no longer', async () => {
  await game.refused('shoot Reds Hidden --range 90', 'wrg:locate.1');
  await game.allowed('spot Reds Hidden --doing stationary --range 300');
  expect((await game.marks('Hidden')).hidden).toBe(true);
  const seen = await game.allowed('spot Reds Hidden --doing stationary --range 90');
  expect(seen.steps.find(({ id }) => id === 'shown')).toMatchObject({ clause: 'wrg:notes.1' });
  await game.allowed('shoot Reds Hidden --range 90');
});

test('wrg:antitank.15 each AFV in an area has its own die, and its own line', async () => {
  await game.refused('anti-tank --off-table "Panzer III" APC', 'wrg:antitank.15');
  await game.allowed('anti-tank --off-table "Panzer III" --dice 4');
});

test('wrg:vehicle.1 men on their mounts go as those do', async () => {
  await game.allowed('roster mark Horse mounted');
  await game.refused('move Horse --pace walk', 'wrg:vehicle.1');
  expect((await game.allowed('move Horse')).result).toMatchObject({ metres: 60 });
});

test('wrg:notes.1 who begins on the map alone is in the roster, one name at a time', async () => {
  expect(await game.remarks('period --new --hidden "Reds,Mixed"')).toContain('wrg:notes.1');
  expect(await game.remarks('period --new --hidden Reds --hidden Mixed')).not.toContain('wrg:notes.1');
});
