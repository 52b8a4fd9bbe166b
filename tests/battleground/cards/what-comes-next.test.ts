import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('bg:card.7 bg:card.8 behind a joker, and the melees, the turn is over', async () => {
  await draw('7D');
  await game.allowed('roster mark "2 Section" "melee=1 Gruppe"');
  await game.allowed('roster mark "1 Gruppe" "melee=1 Gruppe"');
  await draw('JK');
  expect(await clock()).toEqual(['turn 1', expect.stringContaining('melee to be fought: ')]);
  await game.allowed('melee --seed a');
  expect(await clock()).toEqual(['turn 1 is over: wg draw-card']);
});
