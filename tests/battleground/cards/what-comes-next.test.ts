import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GRUPPE, RosterGame, SECTION } from '../../support/roster.js';

/** What `wg now` says of the turn: what comes, where no card lets anybody act. */

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('next').open([SECTION, GRUPPE], '--sides Axis,Allies');
});
afterEach(() => game.clean());

const clock = async () => {
  const { now } = (JSON.parse((await game.type('now')).stdout) as { clock: { now: string[] } }).clock;
  return now;
};
const draw = (card: string) => game.allowed(`draw-card --dice card=${card}`);

test('bg:card.4 a card of a suit that was played lets nobody act: the next comes', async () => {
  expect(await clock()).toEqual(['before the first card: wg draw-card']);
  await draw('7D');
  expect(await clock()).toEqual(['turn 1']);
  await draw('8D');
  expect(await clock()).toEqual(['turn 1, whose last card lets nobody act: wg draw-card']);
});

test('bg:card.8 of cards that were turned up together those of a turn before let nobody act', async () => {
  await game.allowed('artillery-card --new');
  await game.allowed('draw-card --count 4 --dice "7H AD 5C us-mortar JK"');
  expect(await clock()).toEqual(['turn 1', expect.stringContaining('us-mortar')]);
  await game.allowed('undo');
  await game.allowed('draw-card --count 5 --dice "7H AD 5C us-mortar JK 7S"');
  expect([await clock(), (await game.type('game')).stdout]).toEqual([
    ['turn 2'],
    expect.stringContaining('by the last draw: Axis: all units may move"'),
  ]);
  expect(await game.marks('2 Section')).toEqual({});
  expect(await game.remarks('shoot "2 Section" "1 Gruppe" --range 5 -c none --seed a')).toEqual([
    'bg:card.2',
  ]);
});

test('bg:card.7 bg:card.8 behind a joker, and the melees, the turn is over', async () => {
  await draw('7D');
  await game.allowed('roster mark "2 Section" "melee=1 Gruppe"');
  await game.allowed('roster mark "1 Gruppe" "melee=1 Gruppe"');
  await draw('JK');
  expect(await clock()).toEqual(['turn 1', expect.stringContaining('melee to be fought: ')]);
  await game.allowed('melee --seed a');
  expect(await clock()).toEqual(['turn 1 is over: wg draw-card']);
});

const vehicle = (name: string, more: object = {}) => ({
  ...{ name, side: 'Allies', kind: 'vehicle', vehicle: 'medium-tank', gun: 'heavy-gun', mg: 1 },
  ...more,
});
const acting = async () =>
  (JSON.parse((await game.type('now')).stdout) as { clock: { acting: string | null } }).clock.acting;
const stands = async () => (await game.type('game')).stdout;

describe('bg:card.9 of an ace that one unit has acted on nothing is left', () => {
  beforeEach(async () => {
    const medics = { ...SECTION, name: '3 Section', medics: 1 };
    const pair = [vehicle('A', { pair: 'B' }), vehicle('B')];
    await game.load([medics, vehicle('Tank'), ...pair], 'add');
  });

  test('by fire, and the next card comes', async () => {
    await draw('AH');
    expect([await clock(), await acting()]).toEqual([['turn 1'], 'Allies']);
    await game.allowed('shoot "2 Section" "1 Gruppe" --range 5 --seed a');
    expect([await clock(), await acting()]).toEqual([
      ['turn 1, whose ace 2 Section has used: wg draw-card'],
      null,
    ]);
    expect(await stands()).toContain('Allies: one unit may shoot, and 2 Section has');
    await game.allowed('undo');
    expect(await acting()).toBe('Allies');
  });

  test('by a move', async () => {
    await draw('AD');
    await game.allowed('move "2 Section" --seed a');
    expect(await clock()).toEqual(['turn 1, whose ace 2 Section has used: wg draw-card']);
    // Of a card for all units another of them may act.
    await draw('7H');
    await game.allowed('shoot "2 Section" "1 Gruppe" --range 5 --seed a');
    expect([await clock(), await acting()]).toEqual([['turn 1'], 'Allies']);
  });

  test('bg:vshoot.13 of a vehicle once all its weapons have fired', async () => {
    await draw('AH');
    await game.allowed('shoot Tank "1 Gruppe" --weapon mg --range 5 --seed a');
    expect(await acting()).toBe('Allies');
    await game.allowed('shoot Tank "1 Gruppe" --weapon heavy-gun --range 5 --seed a');
    expect(await clock()).toEqual(['turn 1, whose ace Tank has used: wg draw-card']);
  });

  test('bg:card.17 of two vehicles that are one unit once both have acted', async () => {
    await draw('AD');
    await game.allowed('move A --dice-count 2 --seed a');
    expect(await acting()).toBe('Allies');
    await game.allowed('move B --dice-count 2 --seed a');
    expect(await clock()).toEqual(['turn 1, whose ace A and B have used: wg draw-card']);
  });

  test('(bg:medic.3) of a unit with a medic once he has tried as well', async () => {
    await draw('AH');
    await game.allowed('shoot "3 Section" "1 Gruppe" --range 5 --seed a');
    expect(await acting()).toBe('Allies');
    await game.allowed('heal "3 Section" --dead 1 --seed a');
    expect(await acting()).toBeNull();
  });
});
