import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** Optional rule: losses are noted on the stands of a unit, and stand there till the next attack (stand.1, R126). */

const UNITS = [
  { name: 'One', side: 'Allies', grade: 'C', figures: 6 },
  { name: 'Two', side: 'Allies', grade: 'C', figures: 6 },
  { name: 'Gruppe', side: 'Axis', grade: 'C', figures: 8 },
  { name: 'Tank', side: 'Axis', kind: 'vehicle', vehicle: 'heavy-tank' },
];

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('stands').open(UNITS, '--sides Axis,Allies', 'draw-card --dice card=7H');
});
afterEach(() => game.clean());

const fires = (by: string, dice: string) =>
  game.allowed(`shoot ${by} Gruppe --range 8 --target-stand 3 --noted --dice "${dice}"`);
const stands = async () => (await game.marks('Gruppe')).onStands;

test('bg:stand.1 bg:R126 two losses on one stand of three leave one there, and the next attack finds it so', async () => {
  const first = await fires('One', 'white=6,6,2 figures=1,2');
  expect(first.input.targetStands).toEqual(['3', '3', '2']);
  expect(first.result).toMatchObject({ casualties: 2 });
  expect(await stands()).toEqual(['1', '3', '2']);
  expect((await game.unit('Gruppe')).says).toContain('on stands of 1, 3 and 2');
  const second = await fires('Two', 'white=6,6,2 figures=1,5');
  expect(second.input).toMatchObject({ targetStands: ['1', '3', '2'], targetFigures: 6 });
  expect(second.steps.filter(({ id }) => id === 'stand').map(({ text }) => text)).toEqual([
    'stand 1: every figure hit, it is removed',
    'stand 3: 1 loss noted, 1 figure left',
  ]);
  expect(await stands()).toEqual(['3', '1']);
  expect((await game.type('replay')).code).toBe(0);
  await game.allowed('undo');
  expect(await stands()).toEqual(['1', '3', '2']);
});

test('bg:stand.1 the rings of an artillery attack find the stands as those before have left them', async () => {
  const { input, effects = [] } = await game.allowed(
    'artillery Gruppe --weapon medium --rings 2 --target-stand 3 --noted --seed b',
  );
  expect(input.targetStands).toEqual(['3', '3', '2']);
  const left = (await game.unit('Gruppe')).profile.figures as number;
  expect(left).toBeLessThan(8);
  const on = ((await stands()) as string[]).map(Number);
  expect(on.reduce((sum, n) => sum + n, 0)).toBe(left);
  expect(effects.filter((of) => 'is' in of && Object.hasOwn(of.is as object, 'onStands'))).toHaveLength(1);
});

test('bg:stand.1 stands that are not those of its figures any more are told anew, and typed ones have to be', async () => {
  await fires('One', 'white=6,6,2 figures=1,2');
  await game.allowed('roster mark Gruppe figures=5');
  const { input } = await fires('Two', 'white=2,2,2');
  expect(input.targetStands).toEqual(['3', '2']);
  const typed = 'shoot -g C -f 6 --target-figures 5 --target-stand 3 --noted --no-log --seed a';
  expect((await game.type(`${typed} --target-stands 3,1`)).code).toBe(2);
  expect((await game.type(`${typed} --target-stands 4,1`)).code).toBe(2);
  const left = await game.allowed(`${typed} --target-stands 2 --target-stands 3`);
  expect(left.input.targetStands).toEqual(['2', '3']);
});
