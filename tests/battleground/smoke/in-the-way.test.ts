import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPPE, RosterGame, SECTION } from '../../support/roster.js';

/** Smoke of the game, which nobody has said to lie in a line of fire. */

const SHOT = 'shoot "1 Gruppe" "2 Section" --range 5 --cover none --no-log --seed a';

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('smoke').open(
    [{ ...SECTION, smoke: true }, GRUPPE],
    '--sides Axis,Allies --strict',
    'draw-card --dice card=7H',
  );
});
afterEach(() => game.clean());
const draw = (card: string) => game.allowed(`draw-card --dice card=${card}`);
const told = async () => {
  const { remarks = [] } = (await game.allowed(SHOT)) as unknown as {
    remarks?: { clause: string; text: string }[];
  };
  return remarks.map(({ clause, text }) => `${clause} ${text}`);
};

test('bg:smoke.2 shots are told of the smoke that stands, as long as it does', async () => {
  await game.allowed('smoke "2 Section" --where "by the mill"');
  await game.allowed('smoke --artillery --seed a');
  await draw('7C');
  expect(await told()).toEqual([
    'bg:smoke.2 nobody fires into or through the smoke (by the mill) and the smoke',
  ]);
  // What is said to lie in the way forbids the shot.
  await game.refused(`${SHOT} --smoke`, 'bg:smoke.2');
  await draw('JK');
  await draw('8C');
  expect(await told()).toHaveLength(1);
  await draw('JK');
  await draw('9C');
  expect(await told()).toEqual([]);
});

test('(bg:smoke.2) a flare is in nobody’s way, nor is smoke in that of counts without a name', async () => {
  await game.allowed('flare --artillery');
  await draw('7C');
  expect(await told()).toEqual([]);
  await game.allowed('smoke --artillery --seed a');
  expect(await game.remarks('shoot -g C -f 9 --range 5 --no-log --seed a')).toEqual([]);
});
