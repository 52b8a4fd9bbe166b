import { expect, test } from 'vitest';
import { rally } from '../../../rulesets/valor-and-victory/casualties/rally.js';
import { valourCheck } from '../../../rulesets/valor-and-victory/valour/valour-check.js';
import { blamedIn, type Given, inputOf, playing, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const rallied = (unit: string, dice: string, given: Given = {}) =>
  withDice(rally, { unit: [unit], ...given }, dice).result.rallied;
const { blamed: conflictOf } = playing(rally);

test.each([
  ['leader:-1', '3 4', '4 4'],
  ['squad:4-6-5:elite', '3 4', '4 4'],
  ['half-squad:2-6-2', '3 3', '3 4'],
  ['vehicle:cr=4', '3 4', '4 4'],
  ['gun:cr=3', '3 4', '4 4'],
])('vv:beyond.14.8 a %s rallies on its number', (unit, passes, fails) => {
  expect([rallied(unit, passes), rallied(unit, fails)]).toEqual([1, 0]);
});
test('vv:beyond.14.8 an unpinned leader helps, and passengers rally with their vehicle', () => {
  const played = withDice(
    rally,
    { unit: ['2xsquad:4-6-4', 'vehicle:cr=4,squad:4-6-4:aboard'], leader: 1 },
    '3 4 4 4 4 4',
  );
  expect(stepOf(played, 'leader').value).toBe(-1);
  expect(stepOf(played, 'rally-3-aboard').clause).toBe('vv:beyond.14.8');
  expect(played.result.rallied).toBe(2);
  expect(rally.announce({ rallied: 2 }, inputOf(rally, { unit: ['3xsquad:4-6-4'] }) as never)).toBe(
    '2 of 3 units rally',
  );
});
test('vv:beyond.5.31 in the Command Phase all recover without dice', () => {
  const played = withDice(rally, { unit: ['3xsquad:4-6-4'], command: true }, '');
  expect(stepOf(played, 'command-rally').clause).toBe('vv:beyond.5.31');
  expect(played.result.rallied).toBe(3);
  expect(conflictOf({ unit: ['squad:4-6-4'], command: true, leader: 1 })).toBe('leader');
});
test('AFVs are never pinned, and passengers stand behind their carrier', () => {
  expect(conflictOf({ unit: ['afv:mg=4'] })).toBe('unit');
  expect(conflictOf({ unit: ['squad:4-6-4:aboard'] })).toBe('unit');
});

test('vv:beyond.16.2 squads need their Casualty Rating, leaders 6', () => {
  const checked = (unit: string, dice: string) =>
    withDice(valourCheck, { unit: [unit] }, dice).result.valorous;
  expect([checked('squad:4-6-5', '2 3'), checked('squad:4-6-5', '3 3')]).toEqual([1, 0]);
  expect([checked('half-squad:2-6-2', '1 1'), checked('half-squad:2-6-2', '1 2')]).toEqual([1, 0]);
  expect([checked('leader:-1', '3 3'), checked('leader:-1', '3 4')]).toEqual([1, 0]);
  expect(blamedIn(valourCheck, { unit: ['squad:4-6-5:valor'] })).toBe('unit');
  expect(
    valourCheck.announce({ valorous: 1 }, inputOf(valourCheck, { unit: ['2xsquad:4-6-5'] }) as never),
  ).toBe('1 of 2 valorous now');
});

proveAll(rally, [
  ['one', { unit: ['squad:4-6-4'] }],
  ['two with a leader', { unit: ['squad:4-6-4,leader:-1'], leader: 1 }],
]);
proveAll(valourCheck, [['two', { unit: ['squad:4-6-4,leader:-1'] }]]);
