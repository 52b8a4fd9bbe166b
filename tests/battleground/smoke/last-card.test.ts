import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** Smoke and flares while the last card of a turn is played, and at the end of the turn. */

const FORCES = [
  { name: 'Tank', side: 'Axis', kind: 'vehicle', vehicle: 'medium-tank', gun: 'heavy-gun' },
  { name: 'First', side: 'Allies', grade: 'C', figures: 8, smoke: true, flares: true },
  { name: 'Second', side: 'Axis', grade: 'C', figures: 8 },
];
const SHOT = 'shoot Tank First --range 20 --night --cover none --no-log --seed a';

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('last').open(
    FORCES,
    '--sides Axis,Allies --strict',
    'draw-card --dice card=3H',
  );
});
afterEach(() => game.clean());

const draw = async (...cards: string[]) => {
  for (const card of cards) await game.allowed(`draw-card --dice card=${card}`);
};
const clouds = async () => (await game.type('game')).stdout.match(/(smoke|flare)[^:"]*: gone [^"]*/g) ?? [];
const THIN = 'smoke (mill): gone after the next special actions phase';
const THICK = 'smoke (mill): gone after two special actions phases';

test('bg:smoke.3 smoke stands while the last card is played, and goes when the turn is over', async () => {
  await game.allowed('smoke First --range 10 --where mill');
  await draw('2S', '4D', '9C');
  expect(await clouds()).toEqual([THICK]);
  await draw('2D', '4H', '9S');
  expect(await clouds()).toEqual([THIN]);
  const { steps } = await game.allowed('draw-card --dice card=QC');
  expect(steps.filter(({ id }) => id === 'smoke-gone')).toMatchObject([
    { clause: 'bg:smoke.3', text: 'the smoke (mill) goes at the end of this turn' },
  ]);
  expect(await clouds()).toEqual([THIN]);
  await draw('7D');
  expect(await clouds()).toEqual([]);
  expect((await game.type('replay')).code).toBe(0);
});

test('bg:smoke.3 laid on the last card it has that turn and the next', async () => {
  await draw('2S', '4D', 'JK', '9S', '7D', '9C', '5H');
  await game.allowed('smoke First --where mill');
  expect(await clouds()).toEqual([THICK]);
  await draw('JK');
  expect(await clouds()).toEqual([THIN]);
  await draw('2D');
  expect(await clouds()).toEqual([]);
});

test('bg:R13 a joker that takes the special actions leaves smoke as it is, and ends a flare', async () => {
  await game.allowed('smoke First --where mill');
  await game.allowed('draw-card --dice card=JK --ruling bg:R13=2');
  await draw('2H');
  expect(await clouds()).toEqual([THICK]);
  await game.allowed('flare First');
  await game.allowed('draw-card --dice card=JK --ruling bg:R13=2');
  await draw('2D');
  expect(await clouds()).toEqual([THICK]);
});

test('bg:flare.1 bg:flare.2 a flare lights the shots of the last card', async () => {
  await game.allowed('flare First');
  await draw('2D', '9S', 'QC');
  expect((await game.allowed(SHOT)).input.flare).toBe(true);
  expect(await clouds()).toEqual(['flare: gone at the end of this turn']);
  await draw('2C');
  await game.refused(SHOT, 'bg:flare.2');
});

test('bg:flare.1 one that is launched on the last card lights what is left of it', async () => {
  await draw('JK', '2D', '9S', 'QC', '6H');
  await game.allowed('flare First');
  expect((await game.allowed(`${SHOT} --anyway`)).input.flare).toBe(true);
  await draw('2C');
  await game.refused(SHOT, 'bg:flare.2');
});

test('bg:flare.3 one of the special actions lights the next turn, to its end and no longer', async () => {
  await draw('2D', '9S', 'QC');
  await game.allowed('flare --artillery --special-actions');
  expect(await clouds()).toEqual(['flare: gone at the end of the next turn']);
  await draw('2C');
  expect((await game.allowed(SHOT)).input.flare).toBe(true);
  await draw('JK');
  expect((await game.allowed(`${SHOT} --anyway`)).input.flare).toBe(true);
  await draw('3C');
  await game.refused(SHOT, 'bg:flare.2');
});

test('bg:seq.1 bg:seq.2 with the special actions nobody moves or shoots any more', async () => {
  await draw('2D', '9S', 'QC');
  await game.allowed('shoot Tank First --range 5 --cover none --no-log --seed a');
  await game.allowed('smoke --artillery --special-actions --where mill --seed a');
  await game.refused('shoot Tank First --range 5 --cover none', 'bg:seq.2');
  await draw('2C');
  await game.allowed('shoot Tank First --range 5 --cover none --no-log --seed a');
  expect(await clouds()).toEqual([THICK]);
});

test('bg:seq.1 bg:smoke.4 bg:flare.3 where nobody acts any more it is the special actions phase in which artillery delivers, said or not', async () => {
  await draw('2D', '9S', 'JK');
  expect((await game.allowed('smoke --artillery --where mill --seed a')).input.specialActions).toBe(true);
  expect(await clouds()).toEqual([THICK]);
  expect((await game.allowed('flare --artillery')).result).toMatchObject({ lit: 'next turn' });
  await game.allowed('undo');
  await draw('2C');
  expect(await clouds()).toEqual([THICK]);
  expect((await game.allowed('smoke --artillery --no-log --seed a')).input.specialActions).toBe(false);
  await draw('3D', '8S', 'QH');
  expect((await game.allowed('smoke --artillery --no-log --seed a')).input.specialActions).toBe(false);
});

test('bg:seq.1 bg:R13 where a joker takes that phase there is none', async () => {
  await draw('2D');
  await game.allowed('draw-card --dice card=JK --ruling bg:R13=2');
  expect((await game.allowed('smoke --artillery --no-log --seed a')).input.specialActions).toBe(false);
});

test('bg:seq.1 bg:randart.4 nor with the artillery card of that phase, which comes after the melees', async () => {
  await game.allowed('artillery-card --new --trigger special-actions');
  await draw('2S');
  await game.allowed('charge Second First --distance 3 --carry-on --anyway --dice "charge=3,3,3"');
  await draw('2D', 'QC');
  for (const line of [
    'artillery-card',
    'smoke --artillery --special-actions',
    'flare --artillery --special-actions',
  ])
    await game.refused(line, 'bg:seq.1');
  for (const name of ['First', 'Second']) await game.allowed(`roster unmark ${name} melee`);
  await game.allowed('artillery-card --seed a');
  await game.refused('shoot Tank First --range 5 --cover none', 'bg:seq.2');
});
