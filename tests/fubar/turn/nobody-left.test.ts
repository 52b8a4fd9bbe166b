import { afterEach, expect, test } from 'vitest';
import { BLUE, inFirstTurn, RED, RED2 } from '../../support/games/fubar-roster.js';
import { RosterGame } from '../../support/roster.js';

/** The initiative where a side has nobody left to try, and the last try of a turn, whatever took it. */

const BLUE2 = { ...BLUE, name: 'Blue 2' };

let game: RosterGame;
afterEach(() => game.clean());

const says = async (): Promise<string> => {
  const { stdout } = await game.type('now');
  return (JSON.parse(stdout) as { clock: { state: string[] } }).clock.state[0]!;
};

test('fubar:turn.2 a side that has tried all its units leaves the rest of the turn to the other', async () => {
  game = await inFirstTurn([RED, BLUE, BLUE2]);
  await game.allowed('pass');
  await game.allowed('pass --side Blue --no-log');
  await game.refused('activate "Red 1" --dice 6', 'fubar:init.4');
  await game.allowed('activate "Blue 1" --dice 1');
  await game.allowed('activate "Red 1" --dice 6');
  expect(await says()).toBe('turn 1, Red 1 to act');
  await game.allowed('move "Red 1" --action on-guard');
  expect(await says()).toBe('turn 1, Blue to try a unit: Red has none left');
  await game.refused('pass --side Red', 'fubar:init.6');
  await game.allowed('activate "Blue 2" --dice 1');
  expect(await says()).toBe('turn 1 is over: wg initiative');
});

test('fubar:turn.2 fubar:init.6 the other passes then for himself, and not for those who have nobody left', async () => {
  game = await inFirstTurn([RED, BLUE, BLUE2]);
  await game.allowed('activate "Red 1" --dice 6');
  const { result, steps } = await game.allowed('pass');
  expect(result).toEqual({ turnOver: false });
  expect(steps.find(({ id }) => id === 'holder')!.text).toBe(
    'the initiative stays with Blue: nobody else has a unit left to try; another pass ends the turn',
  );
  expect(await says()).toBe('turn 1, Blue to try a unit');
  expect((await game.allowed('pass --no-log')).result).toEqual({ turnOver: true });
  await game.allowed('activate "Blue 1" --dice 1');
});

test('fubar:R7 of three the turn is over when the two have passed who have units left', async () => {
  const green = { ...BLUE, name: 'Green 1', side: 'Green' };
  game = await new RosterGame('table', 'fubar').open(
    [RED, BLUE, BLUE2, green],
    '',
    'initiative --sides Red,Blue,Green --dice "red=6 blue=3 green=1"',
  );
  await game.allowed('activate "Red 1" --dice 1');
  expect((await game.allowed('pass')).result).toEqual({ turnOver: false });
  expect((await game.allowed('pass')).result).toEqual({ turnOver: true });
});

test('fubar:init.4 a side of which not all is on record may have more to try', async () => {
  game = await inFirstTurn([BLUE]);
  await game.allowed('activate --name Scouts --side Red --level green --dice 6');
  expect(await says()).toBe('turn 1, Scouts to act');
  await game.allowed('move --name Scouts --action on-guard');
  expect(await says()).toBe('turn 1, Red to try a unit');
});

const FIGHT = 'melee "Red 1" "Blue 1" --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1,1,1"';

test.each([
  [6, 'gets away'],
  [1, 'stays'],
])('fubar:turn.2 fubar:R75 a withdrawal was the last try of the turn: a %i, and it %s', async (die) => {
  game = await inFirstTurn([RED, BLUE]);
  await game.allowed('activate "Red 1" --dice 6');
  await game.allowed(FIGHT);
  const { steps } = await game.allowed(
    `withdraw "Blue 1" "Red 1" --dice "withdrawal=${die}${die === 6 ? ' away=6 pursuit=6 follow=1' : ''}"`,
  );
  expect(steps.find(({ id }) => id === 'turn-over')).toMatchObject({ clause: 'fubar:turn.2', value: true });
  expect(steps.some(({ id }) => id === 'holder' || id === 'keeps')).toBe(false);
  expect(await says()).toBe('turn 1 is over: wg initiative');
});

test('fubar:R8 option 2: who has failed to withdraw may try again, and the turn goes on', async () => {
  game = await inFirstTurn([RED, BLUE]);
  await game.allowed('activate "Red 1" --dice 6');
  await game.allowed(FIGHT);
  const { steps } = await game.allowed('withdraw "Blue 1" "Red 1" --ruling R8=2 --dice withdrawal=1');
  expect(steps.some(({ id }) => id === 'turn-over')).toBe(false);
});

test('fubar:turn.2 fubar:R7 option 3: a pass that used up the last try ends the turn', async () => {
  game = await inFirstTurn([RED, RED2, BLUE]);
  await game.allowed('activate "Red 1" --dice 6');
  await game.allowed('activate "Red 2" --dice 1');
  const { result } = await game.allowed('pass "Blue 1" --ruling R7=3');
  expect(result).toEqual({ turnOver: true });
  expect(await says()).toBe('turn 1 is over: wg initiative');
});

test('(fubar:action.7) (fubar:R21) a withdrawal that was its own try ends On Guard', async () => {
  game = await inFirstTurn([RED, RED2, BLUE]);
  await game.allowed('roster mark "Blue 1" action=on-guard');
  await game.allowed('activate "Red 1" --dice 6');
  await game.allowed(FIGHT);
  await game.allowed('activate "Red 2" --dice 1');
  await game.allowed('withdraw "Blue 1" --dice "withdrawal=6 away=6"');
  expect((await game.unit('Blue 1')).marks).not.toHaveProperty('action');
});
