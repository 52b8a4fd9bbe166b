import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster-units.js';

/** What flame leaves behind: light, and smoke. */

const FLAME = {
  name: 'Flame',
  side: 'Allies',
  men: 2,
  weapons: ['flame-thrower:1', 'rifle:1', 'fougasse:1'],
};
const MOUNTED = { name: 'Crocodile', side: 'Allies', kind: 'vehicle', type: 'heavy-tank', crew: 5 };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, FLAME, { ...MOUNTED, weight: 40, year: 1944, weapons: ['afv-flame:1'] }];
  game = await new RosterGame('flame', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

const flamed = 'shoot Flame Blues --range 40 --fire flame-thrower:1 --seed a';

test.each([
  ['a flame thrower', flamed],
  ['a fougasse', 'shoot Flame Blues --range 40 --fire fougasse:1 --seed a'],
  ['an AFV that carries one', 'shoot Crocodile Blues --range 40 --seed a'],
])(
  'wrg:light.6 of %s nobody has told what it lit, and that is remarked on as the period ends',
  async (_, line) => {
    await game.allowed(line);
    expect(await game.remarks('period --anyway')).toContain('wrg:light.6');
    expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
  },
);

test('wrg:light.6 it is not where its light was told, or the smoke of what it set on fire', async () => {
  await game.allowed(flamed);
  await game.allowed('illuminate --source flame-thrower');
  expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
  await game.allowed(flamed);
  expect(await game.remarks('period --anyway')).toContain('wrg:light.6');
  await game.type('undo');
  await game.allowed('smoke --source burning-vegetation');
  expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
});

test('wrg:light.6 nor is it of rifles', async () => {
  await game.allowed('shoot Flame Blues --range 40 --fire rifle:1 --seed a');
  expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
});
