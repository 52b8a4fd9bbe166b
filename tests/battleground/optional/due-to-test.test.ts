import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPPE, RosterGame, SECTION } from '../../support/roster.js';

/** Optional rule: where all losses of a card count together (R118), they are tested once, when it is over. */

const THIRD = { ...SECTION, name: '3 Section', hw: 0, leaders: 0 };
const TARGET = { ...GRUPPE, figures: 9, grade: 'C', hw: 0 };

let game: RosterGame;
const open = async (how: string) => {
  game = await new RosterGame('tests').open(
    [SECTION, THIRD, TARGET],
    `--sides Axis,Allies --ruling bg:R118=2 ${how}`,
    'draw-card --dice card=7H',
  );
};
beforeEach(() => open(''));
afterEach(() => game.clean());

const fires = (by: string, dice: string) =>
  game.allowed(['shoot', `"${by}"`, '"1 Gruppe"', '--range 8 --retreat', `--dice "${dice}"`].join(' '));
/** Of nine: two by the first, then one by the second, which makes a third. */
const two = () => fires('2 Section', 'white=6,6,2,2,2,2 blue=2 figures=2,3');
const one = () => fires('3 Section', 'white=6,2,2,2,2 figures=2');
const due = async () =>
  (JSON.parse((await game.type('game')).stdout) as { state: string[] }).state.filter((line) =>
    line.startsWith('losses'),
  );

test('bg:R118 bg:retreat.1 no shot is tested by itself; a third of all shots is, once, after the last', async () => {
  expect((await two()).result).toMatchObject({ casualties: 2, outcome: 'holds' });
  expect(await due()).toEqual([]);
  const second = await one();
  expect(second.result).toMatchObject({ casualties: 1, outcome: 'to-test', inches: 0 });
  expect(second.steps.at(-1)?.id).not.toBe('retreat-test');
  expect(await due()).toEqual(['losses to be tested after the card: 1 Gruppe, wg reaction-test']);
  expect((await game.unit('1 Gruppe')).says).toContain('its losses are to be tested');
  const { input, result } = await game.allowed('reaction-test --dice "retreat-test=2,2 retreat=4"');
  expect(input).toMatchObject({ figures: 7, lost: 1, lostBefore: 2, leaders: 1 });
  expect(result).toEqual({ outcome: 'retreats', inches: 4 });
  expect(await due()).toEqual([]);
  expect(await game.marks('1 Gruppe')).not.toHaveProperty('untested');
  expect((await game.type('replay')).code).toBe(0);
});

test('bg:R118 a shot that misses leaves what is to be tested, and undo what was there before', async () => {
  await two();
  await one();
  await game.allowed('undo');
  expect(await due()).toEqual([]);
  await one();
  await game.allowed('roster unmark "3 Section" has-shot');
  await fires('3 Section', 'white=2,2,2,2,2');
  expect(await due()).toHaveLength(1);
  await game.allowed('reaction-test "1 Gruppe" --dice "retreat-test=6,2"');
});

test('bg:R118 the next card waits for the test, and a strict game is not gone past it', async () => {
  await two();
  await one();
  expect((await game.type('next')).code).toBe(3);
  expect(await game.remarks('draw-card --dice card=7C')).toEqual(['bg:retreat.1']);
  expect(await due()).toEqual([]);
  game.clean();
  await open('--strict');
  await two();
  await one();
  await game.refused('draw-card --dice card=7C', 'bg:retreat.1');
});

test('bg:R118 by option 1 each shot is tested by itself, and a line without units of a game as it stands', async () => {
  const line =
    'shoot -g C -f 8 --target-figures 4 --target-grade C --target-lost-before 3 --retreat --no-log';
  const { result } = await game.allowed(`${line} --dice "white=6,2,2,2 rout-test=6"`);
  expect(result).toMatchObject({ casualties: 1, outcome: 'holds' });
  const dice = '--dice "white=6,6,6,2,2,2 blue=2 figures=2,3,4 retreat-test=2,2 retreat=1"';
  const alone = await game.allowed(
    `shoot "2 Section" "1 Gruppe" --range 8 --retreat --ruling bg:R118=1 ${dice}`,
  );
  expect(alone.result).toMatchObject({ outcome: 'retreats' });
});
