import { expect, test } from 'vitest';
import { smoke } from '../../../rulesets/wrg-1925/smoke/smoke.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { refusalOf, withDice } from '../in-battle.js';

const unit = (kind: string, profile: Input): Unit => ({
  name: 'Reds',
  side: 'Allies',
  kind,
  profile,
  began: profile,
  marks: {},
});
const filled = (of: Unit, given: Input = {}) => filledBy(smoke, [[of]], given);

const MORTARS = unit('group', { men: 6, weapons: ['rifle:4', 'mortar-2in:1'] });
const BOTH = unit('group', { men: 6, weapons: ['mortar-2in:1', 'mortar-81mm:1'] });
const TANK = unit('vehicle', { armour: 'c', calibre: 76, projectors: true, weapons: ['afv-gun:1'] });
const BARE = unit('vehicle', { armour: 'c', calibre: 76 });

test('a group lays smoke with the one weapon it has for it; with two somebody has to say which', () => {
  expect(filled(MORTARS)).toEqual({ name: 'Reds', source: 'mortar-2in', men: 6, where: 'Reds' });
  expect(filled(BOTH)).toEqual({ name: 'Reds', men: 6, where: 'Reds' });
  const launcher = unit('group', { men: 6, weapons: ['rifle:5', 'grenade-launcher:1'] });
  expect(filled(launcher)).toMatchObject({ source: 'grenade-launcher' });
});

test('wrg:smoke.6 nobody lays smoke with a weapon he has not got', () => {
  const none = 'Reds has no such weapon to lay smoke with.';
  const rifles = unit('group', { men: 6, weapons: ['rifle:6'] });
  for (const bare of [rifles, BARE])
    expect(() => filled(bare)).toThrow('Reds has nothing to lay smoke with.');
  expect(filled(rifles, { source: 'burning-vegetation' })).toEqual({ name: 'Reds', men: 6 });
  expect(() => filled(MORTARS, { source: 'mortar-81mm' })).toThrow(none);
  expect(() => filled(BARE, { source: 'afv-gun' })).toThrow(none);
  expect(() => filled(MORTARS, { source: 'mortar-2in' })).not.toThrow();
  expect(() => filled(MORTARS, { source: 'off-table' })).not.toThrow();
  expect(() => filled(unit('group', {}), { source: 'one-man' })).not.toThrow();
});

test('wrg:smoke.8 an AFV fires the projectors it has, or its gun', () => {
  expect(filled(TANK)).toEqual({ name: 'Reds', source: 'projectors', where: 'Reds' });
  const gun = { name: 'Reds', source: 'afv-gun', calibre: 76, where: 'Reds' };
  expect(filled(TANK, { source: 'afv-gun' })).toEqual(gun);
  const bare = unit('vehicle', { armour: 'c', calibre: 76, weapons: ['afv-gun:1', 'mg-turret:1'] });
  expect(filled(bare)).toEqual(gun);
  expect(() => filled(BARE, { source: 'projectors' })).toThrow(
    expect.objectContaining({ clause: 'wrg:smoke.8', message: 'Reds has no smoke projectors.' }),
  );
});

test('wrg:heavy.5 whoever has moved lays smoke with no heavy weapon from the ground', () => {
  expect(refusalOf(smoke, { source: 'mortar-81mm', ownMove: 'slow' })).toMatchObject({
    clause: 'wrg:heavy.5',
    message: 'The crew has moved: only weapons on vehicles fire and move in one period.',
  });
  for (const source of ['projectors', 'afv-gun', 'off-table'])
    expect(() => withDice(smoke, { source, ownMove: 'slow' }, ''), source).not.toThrow();
});
