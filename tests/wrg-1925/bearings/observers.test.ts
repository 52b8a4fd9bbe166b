import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** Who directs mortars at what they do not see, and what he does besides. */

const MORTAR = { name: 'Mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 3 };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('observers', 'wrg-1925').open(
    [...ALL, MORTAR],
    '--sides Allies,Axis',
    'period',
  );
});
afterEach(() => game.clean());

const DIRECTED = 'shoot Mortar Blues --range 400 --indirect observed --seed a';
const menOf = async (line: string) => (await game.allowed(`${line} --no-log`)).input.men;

test('wrg:heavy.3 one man of those who direct fire uses no weapon in that period', async () => {
  await game.allowed(`${DIRECTED} --observer PIAT`);
  expect(await menOf('shoot PIAT Blues --range 90 --seed b')).toBe(1);
  await game.allowed('next --anyway');
  expect(await menOf('shoot PIAT Blues --range 90 --seed b')).toBe(2);
});

test('wrg:heavy.3 nor does anybody direct it who has used his own', async () => {
  await game.allowed('shoot PIAT Blues --range 90 --seed b');
  await game.refused(`${DIRECTED} --observer PIAT`, 'wrg:heavy.3');
  await game.allowed('shoot Reds Blues --fire rifle:7 --range 90 --seed b');
  await game.allowed(`${DIRECTED} --observer Reds`);
});

test('wrg:heavy.3 who it is is asked for', async () => {
  expect(await game.remarks(`${DIRECTED} --no-log`)).toContain('wrg:heavy.3');
  expect(await game.remarks(`${DIRECTED} --observer Reds`)).not.toContain('wrg:heavy.3');
});

test('wrg:heavy.2 whoever has not located the target does not direct fire at it', async () => {
  await game.allowed('spot PIAT Blues --range 400');
  expect(await game.remarks(`${DIRECTED} --observer Reds --no-log`)).not.toContain('wrg:locate.1');
  expect(await game.remarks(`${DIRECTED} --observer PIAT`)).toContain('wrg:locate.1');
});

test('wrg:heavy.2 an observer is of his own side, and of indirect fire', async () => {
  await game.refused(`${DIRECTED} --observer "MG 34"`, 'wrg:heavy.2');
  const { code, stderr } = await game.type('shoot Mortar Blues --range 400 --observer Reds');
  expect([code, JSON.parse(stderr).error.message]).toEqual([2, '--observer needs --indirect.']);
});
