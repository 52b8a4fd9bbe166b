import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Battlefield } from '../../../rulesets/battleground/battlefield.js';
import { isLit } from '../../../rulesets/battleground/smoke/clouds.js';
import { EMPTY } from '../../support/games/battlefield.js';
import { RosterGame } from '../../support/roster.js';

/** Shots by night, while a flare of the game lights the table. */

const FORCES = [
  { name: 'Tank', side: 'Axis', kind: 'vehicle', vehicle: 'medium-tank', gun: 'heavy-gun' },
  { name: 'First', side: 'Allies', grade: 'C', figures: 8, flares: true },
];
const SHOT = 'shoot Tank First --range 15 --night --cover none --no-log --seed a';

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('lit').open(FORCES, '--sides Axis,Allies', 'draw-card --dice card=7H');
});
afterEach(() => game.clean());
const draw = (card: string) => game.allowed(`draw-card --dice card=${card}`);

test('bg:flare.1 bg:flare.2 a flare lights every shot of its turn, and none by day', async () => {
  await game.refused(SHOT, 'bg:flare.2');
  await game.allowed('flare First');
  await draw('7C');
  expect((await game.allowed(SHOT)).input).toMatchObject({ night: true, flare: true });
  expect((await game.allowed(SHOT.replace('--night', ''))).input.flare).toBe(false);
  expect((await game.allowed('shoot --weapon heavy-gun --range 15 --night --no-log')).input.flare).toBe(true);
});

test('bg:flare.3 one of artillery after the cards lights the next turn, and is then gone', async () => {
  await draw('JK');
  await game.allowed('flare --artillery --special-actions');
  await game.refused(SHOT, 'bg:flare.2');
  await draw('7C');
  expect((await game.allowed(SHOT)).input.flare).toBe(true);
  await draw('JK');
  await draw('8C');
  await game.refused(SHOT, 'bg:flare.2');
});

test('(bg:flare.2) smoke that still has the end of its turn to come lights nothing', () => {
  const field = (cloud: object, over: boolean) =>
    ({ ...EMPTY, clouds: [cloud], deck: { ...EMPTY.deck, turn: 1, over } }) as Battlefield;
  expect(isLit(field({ what: 'smoke', due: true }, false))).toBe(false);
  expect(isLit(field({ what: 'flare' }, false))).toBe(true);
  expect(isLit(field({ what: 'flare' }, true))).toBe(false);
  expect(isLit(field({ what: 'flare', due: true }, true))).toBe(true);
});
