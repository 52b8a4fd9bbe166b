import { afterEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** A vehicle that is hit where more than two play: whose dice its damage is. */

const UNITS = [
  { name: 'RT', side: 'Red', kind: 'vehicle', vehicle: 'light-tank', level: 'veteran' },
  { name: 'B1', side: 'Blue', level: 'veteran', figures: 6 },
  { name: 'G1', side: 'Green', level: 'seasoned', figures: 6, weapons: ['rpg:2'] },
];
const HIT = 'shoot G1 RT --reaction --fire rpg:2 --range 10 --dice "6 6 6 6 6 6 / 1 1 1 4 4 4"';

let game: RosterGame;
afterEach(() => game.clean());
const open = async (sides: string, units: readonly object[]) => {
  game = await new RosterGame('three', 'fubar').open(
    units,
    `--sides ${sides}`,
    'initiative --seed a',
    'roster mark G1 action=on-guard',
  );
};
const lastBy = () => (JSON.parse(game.log().at(-1)!) as { by?: string }).by;
const acting = async () =>
  (JSON.parse((await game.type('now')).stdout) as { clock: { acting: string } }).clock.acting;

test('fubar:damage.1 of three sides it is the one that fired which rolls for damage, whoever has the initiative', async () => {
  await open('Red,Blue,Green', UNITS);
  const { input, effects } = await game.allowed(HIT);
  expect(input.several).toBe(true);
  expect(effects).toContainEqual(expect.objectContaining({ do: 'bind', mark: 'hitBy' }));
  expect((await game.marks('RT')).hitBy).toBe('G1');
  expect(await acting()).toBe('Green');
  await game.allowed('vehicle-damage RT --facing front --seed a');
  expect(await game.marks('RT')).not.toHaveProperty('hitBy');
  expect((await game.type('replay')).code).toBe(0);
  expect(lastBy()).toBe('Green');
});

test('fubar:damage.1 of two sides it is the other one, and nothing more is noted', async () => {
  await open('Red,Green', UNITS.slice(0, 1).concat(UNITS.slice(2)));
  const { effects } = await game.allowed(HIT);
  expect(effects?.map((of) => of.do)).not.toContain('bind');
  await game.allowed('vehicle-damage RT --facing front --seed a');
  expect(lastBy()).toBe('Green');
});

test('fubar:damage.1 of a vehicle of three sides of which nobody told who hit it no side is said to roll', async () => {
  await open('Red,Blue,Green', UNITS);
  await game.allowed('roster mark RT owed=2');
  await game.allowed('vehicle-damage RT --facing front --seed a');
  expect(lastBy()).toBeUndefined();
});
