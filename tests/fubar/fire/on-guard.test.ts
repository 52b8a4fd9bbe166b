import { afterEach, describe, expect, test } from 'vitest';
import { inFirstTurn, TANK } from '../../support/games/fubar-roster.js';
import { RosterGame } from '../../support/roster.js';

/** Who may fire On Guard, and when it is told. */

const unit = (name: string, side: string) => ({
  ...{ name, side, level: 'seasoned', figures: 6, weapons: ['infantry-rifle:6'] },
});
const ALL = [unit('R1', 'Red'), unit('B1', 'Blue'), unit('B2', 'Blue'), TANK];

let game: RosterGame;
afterEach(() => game.clean());

describe('fubar:action.7 fubar:R52 nobody is On Guard who has acted otherwise in this turn', () => {
  const walks = async () => {
    await game.allowed('pass');
    await game.allowed('activate B1 --dice 6');
    await game.allowed('move B1 --action walk');
  };

  test.each([
    ['a vehicle that has fired', 'Tank', 'shoot Tank B1 --range 10 --seed a', ''],
    ['a vehicle that has driven', 'Tank', 'move Tank --distance 3', '--fire light-cannon:1'],
    ['a unit of which it is told that it fired, and no more', 'R1', 'shoot R1 B1 --range 10 --seed a', ''],
  ])('%s', async (_, name, did, fire) => {
    game = await inFirstTurn(ALL);
    await game.allowed(`activate ${name} --dice 6`);
    await game.allowed(did);
    await walks();
    await game.refused(`shoot ${name} B1 --reaction --range 10 ${fire}`, 'fubar:action.7');
  });

  test('but whoever failed is, though it fired in the turn before', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate Tank --dice 6');
    await game.allowed('shoot Tank B1 --range 10 --take casualties --dice "1,1,1,1 1,1,1,1"');
    await game.allowed('pass');
    await game.allowed('pass');
    await game.allowed('initiative --dice "red=6 blue=1"');
    await game.allowed('activate Tank --dice 1');
    await game.allowed('activate B1 --dice 6');
    await game.allowed('move B1 --action walk');
    expect(await game.remarks('shoot Tank B1 --reaction --range 10 --seed a')).toEqual([]);
  });
});

test('fubar:action.7 before any turn is told, one that was activated and let go is not On Guard', async () => {
  game = await new RosterGame('table', 'fubar').open(ALL);
  await game.allowed('activate B1 --dice 6');
  await game.allowed('pass');
  expect(await game.remarks('shoot B1 R1 --reaction --range 10 --seed a')).toEqual(['fubar:action.7']);
  expect(await game.remarks('shoot B2 R1 --reaction --range 10 --seed a')).toEqual([]);
});

test('fubar:withdraw.1 before any turn is told, a unit of the roster is in no close combat', async () => {
  game = await new RosterGame('table', 'fubar').open(ALL);
  expect(await game.remarks('withdraw B1 --seed a')).toEqual(['fubar:withdraw.1']);
});

test('fubar:action.7 fubar:R22 fire On Guard at an Assault comes before the strikes, and is remarked on behind them', async () => {
  game = await inFirstTurn([...ALL, unit('R2', 'Red')]);
  await game.allowed('activate R1 --dice 1');
  await game.allowed('activate B1 --dice 6');
  await game.allowed('move B1 --action assault');
  const fire = 'shoot R1 B1 --reaction --range 8 --seed a';
  expect(await game.remarks(`${fire} --no-log`)).toEqual([]);
  await game.allowed('undo');
  await game.allowed('melee B1 R2 --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1"');
  expect(await game.remarks(fire)).toContain('fubar:action.7');
});
