import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPPE, RosterGame, SECTION } from '../../support/roster.js';

/** Units that do not stand fall back, or join another, in each movement of their side: the game tells who is still to do so. */

const BROKEN = { name: '3 Section', side: 'Allies', grade: 'C', figures: 3 };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('fall-back').open(
    [SECTION, BROKEN, { ...GRUPPE, figures: 2 }],
    '--sides Axis,Allies --strict',
    'draw-card --dice card=7D',
  );
});
afterEach(() => game.clean());
const due = async () =>
  (JSON.parse((await game.type('game')).stdout) as { state: string[] }).state.filter((line) =>
    line.includes('fall back'),
  );
const draw = (card: string) => game.remarks(`draw-card --dice card=${card}`);

test('bg:nonstand.2 (bg:R130) who does not stand is told to fall back, and reminded of before the next card', async () => {
  expect(await due()).toEqual(['has to fall back, or to join another unit: 3 Section']);
  // Whither and how far is for the players: a strict game goes on.
  expect(await draw('7H')).toEqual(['bg:nonstand.2']);
  expect(await due()).toEqual([]);
});

test('(bg:nonstand.2) whoever has moved has, or has joined another unit', async () => {
  await game.allowed('move "3 Section" --run --seed a');
  expect(await due()).toEqual([]);
  await game.type('undo');
  await game.allowed('combine "2 Section" "3 Section"');
  expect(await due()).toEqual([]);
  expect(await draw('7H')).toEqual([]);
});

test.each(['routing', 'reacted-fled', '"melee=1 Gruppe"', 'captured'])(
  '(bg:nonstand.2) of a unit that is %s it is not asked',
  async (mark) => {
    await game.allowed(`roster mark "3 Section" ${mark}`);
    expect(await due()).toEqual([]);
  },
);

test('bg:nonstand.2 melees after the last card remind of it too', async () => {
  for (const card of ['7H', '8C', '9H', 'JK', '8H', '9C']) await draw(card);
  await draw('8S');
  expect(await due()).toEqual([]);
  await draw('8D');
  await game.allowed('roster mark "2 Section" "melee=1 Gruppe"');
  await game.allowed('roster mark "1 Gruppe" "melee=1 Gruppe"');
  expect(await game.remarks('melee --seed a --no-log')).toContain('bg:nonstand.2');
});
