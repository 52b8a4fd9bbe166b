import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, APC, TRUCK } from './roster-units.js';

/** How men, guns and mounts stand after they have moved, and how many of them lines take. */

const FIGURES = {
  name: 'Named',
  side: 'Allies',
  men: 3,
  figure: ['Sgt:40,erect', '2 Pte:60,erect'],
  weapons: ['rifle:3'],
};
const GUN = { name: 'Gun', side: 'Axis', kind: 'gun', weapon: 'gun', men: 4, cover: 'shield' };
const HORSE = { name: 'Horse', side: 'Allies', men: 6, weapons: ['rifle:6'], rides: 'horse' };
const MASS = { name: 'Mass', side: 'Axis', men: 99, weapons: ['rifle:99'] };
const FULL = ['One', 'Two', 'Three', 'Four'].map((name) => ({
  name,
  side: 'Allies',
  men: 8,
  weapons: ['rifle:8'],
  aboard: 'Bus',
}));
const BUS = { ...TRUCK, name: 'Bus' };
const CROWDED = { ...APC, name: 'Crowded', crew: 10 };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, FIGURES, GUN, HORSE, MASS, BUS, ...FULL, CROWDED];
  game = await new RosterGame('as-they-stand', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(async () => {
  expect((await game.type('replay')).code).toBe(0);
  game.clean();
});

const scoreOf = (steps: readonly { id: string; value: unknown }[], id: string) =>
  steps.find((step) => step.id === id)?.value;

describe('who is fired at after a move', () => {
  test('wrg:foot.1 is prone where he has crawled, be he told of by himself as erect', async () => {
    const before = await game.allowed('shoot Blues Named --range 90 --no-log');
    expect(scoreOf(before.steps, 'erect')).toBe(3);
    await game.allowed('move Named --pace crawl');
    const crawled = await game.allowed('shoot Blues Named --range 90 --no-log');
    expect(scoreOf(crawled.steps, 'erect')).toBeUndefined();
    await game.allowed('next');
    expect(scoreOf((await game.allowed('shoot Blues Named --range 90 --no-log')).steps, 'erect')).toBe(
      undefined,
    );
    await game.allowed('move Named --pace walk');
    expect(scoreOf((await game.allowed('shoot Blues Named --range 90')).steps, 'erect')).toBe(3);
  });

  test('wrg:tactical.1 is behind the shield of his gun where he has pushed it, and not where he left it', async () => {
    await game.allowed('move Gun --pace manhandle --men 3');
    expect(await game.marks('Gun')).toMatchObject({ cover: 'shield' });
    await game.allowed('next');
    const shot = await game.allowed('shoot Reds Gun --range 90 --no-log');
    expect(scoreOf(shot.steps, 'uncovered')).toBe(0);
    await game.allowed('move Gun --limbering 1');
    expect((await game.marks('Gun')).leftWeapon).toBeUndefined();
    await game.allowed('next');
    await game.allowed('move Gun --pace walk');
    expect(await game.marks('Gun')).toMatchObject({ leftWeapon: true });
    expect((await game.marks('Gun')).cover).toBeUndefined();
  });

  test('wrg:tactical.2 counts as erect where he has dismounted', async () => {
    await game.allowed('roster mark Horse mounted');
    await game.allowed('move Horse --dismount');
    expect(scoreOf((await game.allowed('shoot Blues Horse --range 90')).steps, 'erect')).toBe(6);
  });
});

test('wrg:tactical.5 wrg:R88 who fires from a moving mount fires from a moving vehicle', async () => {
  await game.allowed('shoot Horse Blues --range 90');
  await game.allowed('next');
  await game.allowed('reaction-test Blues');
  await game.allowed('roster mark Horse mounted');
  const still = await game.allowed('shoot Horse Blues --range 90 --no-log');
  expect(scoreOf(still.steps, 'moving-vehicle')).toBeUndefined();
  await game.allowed('move Horse --pace ride');
  const { steps } = await game.allowed('shoot Horse Blues --range 90');
  expect(scoreOf(steps, 'moving-vehicle')).toBe(-12);
  expect(scoreOf(steps, 'moved')).toBeUndefined();
});

test('wrg:locate.2 whoever moved in silence is looked for as silent in the dark', async () => {
  await game.allowed('move Reds --silent');
  const seen = await game.allowed('spot Blues Reds --doing moving-erect --light dark --range 30');
  expect(seen.result).toMatchObject({ located: false, metres: 25 });
  expect((await game.allowed('spot Blues Reds --light day --range 30')).result).toMatchObject({
    located: true,
  });
});

test('wrg:smoke.2 smoke laid again where it is fed longer hides no shorter', async () => {
  await game.allowed('smoke --source off-table --where ridge --fed-until 5');
  const again = await game.allowed('smoke --source off-table --where ridge');
  expect(again.result).toMatchObject({ from: 2, until: 7 });
  const longer = await game.allowed('smoke --source off-table --where ridge --fed-until 8');
  expect(longer.result).toMatchObject({ from: 2, until: 10 });
});

describe('as many as a roster takes', () => {
  test.each([
    ['wrg:mine.8', 'mines Mass --squares 1 --seed a'],
    ['wrg:mine.12', 'mines Bus --type anti-tank --seed a'],
    ['wrg:mine.13', 'mines Crowded --type anti-tank --seed a'],
    ['(wrg:building.8)', 'demolish PIAT Mass --bunker --fire satchel:1 --dice 6'],
    ['wrg:react.1', 'reaction-test Mass --isolated-from-leaders 99 --seed a'],
    ['wrg:figure.6', 'isolation Mass --nobody-near'],
  ])('%s are taken by a line: %s', async (_, line) => {
    await game.allowed(line);
  });
});
