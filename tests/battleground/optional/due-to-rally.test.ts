import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPPE, RosterGame, SECTION } from '../../support/roster.js';

/** Optional rule: who routs rolls in each movement of his side whether he rallies, and the game waits for that. */

const THIRD = { ...SECTION, name: '3 Section' };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('rally').open(
    [SECTION, THIRD, GRUPPE],
    '--sides Axis,Allies',
    'draw-card --dice card=7C',
    'roster mark "2 Section" routing',
    'roster mark "3 Section" routing',
    'roster mark "1 Gruppe" routing',
  );
});
afterEach(() => game.clean());
const draw = async (card: string) => await game.remarks(`draw-card --dice card=${card}`);
const due = async () =>
  (JSON.parse((await game.type('game')).stdout) as { state: string[] }).state.filter((line) =>
    line.includes('rallies'),
  );

test('bg:retreat.3 under its movement card each that routs rolls before another card is drawn', async () => {
  expect(await draw('7D')).toEqual([]);
  expect(await due()).toEqual([
    'to be rolled whether it rallies: 2 Section, wg rally',
    'to be rolled whether it rallies: 3 Section, wg rally',
  ]);
  await game.allowed('rally "2 Section" --dice 5,1');
  // The one that is left needs no name.
  expect(await due()).toHaveLength(1);
  // The one that is left needs no name.
  await game.allowed('rally --dice "rally-test=1,1 rout=3,4"');
  expect((await game.marks('3 Section')).hasMoved).toBe(true);
  expect(await due()).toEqual([]);
  expect(await draw('7H')).toEqual([]);
});

test('(bg:retreat.3) (bg:R124) nobody rolls under a shooting card, an ace, or in a melee', async () => {
  expect(await due()).toEqual([]);
  await draw('AS');
  expect(await due()).toEqual([]);
  await draw('7D');
  await game.allowed('roster mark "2 Section" "melee=1 Gruppe"');
  await game.allowed('roster mark "3 Section" captured');
  expect(await due()).toEqual([]);
});

test('bg:retreat.3 a strict game goes on when it is rolled, and a new one in any case', async () => {
  await draw('7D');
  expect(await draw('8D')).toEqual(['bg:retreat.3']);
  const strict = await new RosterGame('strict').open(
    [SECTION, GRUPPE],
    '--sides Axis,Allies --strict',
    'draw-card --dice card=7D',
    'roster mark "2 Section" routing',
  );
  await strict.refused('draw-card', 'bg:retreat.3');
  await strict.allowed('draw-card --new --no-log');
  await strict.allowed('rally --dice 5,1');
  await strict.allowed('draw-card');
  strict.clean();
});

test('bg:move.7 bg:move.9 the roll is a movement: the markers of one before it come off', async () => {
  await game.allowed('roster mark "2 Section" ran road');
  await game.allowed('roster mark "3 Section" ran road');
  await draw('7D');
  await game.allowed('rally "2 Section" --dice 5,1');
  await game.allowed('rally "3 Section" --dice "rally-test=1,1 rout=3,4"');
  for (const unit of ['2 Section', '3 Section']) {
    const { ran, road } = await game.marks(unit);
    expect([ran, road]).toEqual([undefined, undefined]);
  }
});
