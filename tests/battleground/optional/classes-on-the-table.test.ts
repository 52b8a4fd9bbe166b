import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPPE, PANZER, RosterGame, SECTION } from '../../support/roster.js';

/** Weapon classes that are played for a whole game, and units of which nobody has said what they carry. */

let game: RosterGame;
beforeEach(async () => {
  game = new RosterGame('classes');
  const file = game.file('club.yaml');
  writeFileSync(file, 'optional: { weapon-classes: true }');
  const piat = { ...SECTION, name: 'PIAT', hw: 0, 'hw-piat': 1 };
  await game.open([SECTION, piat, GRUPPE, PANZER], `--sides Axis,Allies --house ${file}`);
});
afterEach(() => game.clean());

test('bg:hw.1 a heavy weapon of no class is left out by no silence', async () => {
  for (const line of [
    'shoot "2 Section" "1 Gruppe" --range 5',
    'charge "2 Section" "1 Gruppe" --distance 5',
  ]) {
    const { input } = await game.allowed(`${line} --no-log --seed a`);
    expect(input, line).toMatchObject({ weaponClasses: true, hw: 0 });
    expect(await game.remarks(`${line} --no-log --seed a`), line).toContain('bg:hw.1');
  }
});

test('bg:hw.1 whose class is known, or said, is not spoken of, nor is a vehicle', async () => {
  for (const line of [
    'shoot PIAT "1 Gruppe" --range 5',
    'shoot "2 Section" "1 Gruppe" --range 5 --hw-personnel 1',
    'shoot "Panzer IV" "2 Section" --range 5 --weapon mg',
    'shoot "2 Section" "1 Gruppe" --range 5 --house none',
  ])
    expect(await game.remarks(`${line} --no-log --seed a`), line).not.toContain('bg:hw.1');
});

test.each([
  ['infantry', 'PIAT', 'b'],
  ['a tank', '"Panzer IV"', 'a'],
])('bg:hw.1 charged by %s it is an ordinary figure as well', async (_, charger, seed) => {
  const gruppe = { ...GRUPPE, side: charger === 'PIAT' ? 'Axis' : 'Allies', name: 'Charged' };
  await game.load([gruppe], 'add');
  const line = `charge ${charger} Charged --distance 9 --reaction shoot --no-log --seed ${seed}`;
  const { input, steps } = await game.allowed(line);
  expect(input).toMatchObject({ weaponClasses: true, targetHw: 1 });
  expect(steps.filter(({ id }) => id === 'heavy-weapons')).toEqual([]);
  expect(await game.remarks(line)).toContain('bg:hw.1');
  const plain = await game.allowed(`${line} --house none`);
  expect(plain.steps.some(({ id }) => id === 'heavy-weapons')).toBe(true);
  const flame = 'roster mark Charged hw=0 hw-flame=1';
  await game.allowed(flame);
  expect((await game.allowed(line)).steps.some(({ id }) => id === 'heavy-weapons')).toBe(true);
  expect(await game.remarks(line)).not.toContain('bg:hw.1');
  // At nine inches it does not reach.
  const short = (await game.allowed(`${line} --short-hw`)).steps;
  expect(short.find(({ id }) => id === 'short-range')).toMatchObject({ clause: 'bg:hw.4', value: 1 });
});
