import { afterEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** The turn, whose it is and when it is over, where players have agreed on another option than the first. */

const of = (name: string, side: string) => ({ name, side, level: 'veteran', figures: 6 });
const [R1, R2, B1, G1] = [of('R1', 'Red'), of('R2', 'Red'), of('B1', 'Blue'), of('G1', 'Green')];
const ROUND = '--dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1"';
const RED_FIRST = 'initiative --dice "red=6 blue=1"';

let game: RosterGame;
afterEach(() => game.clean());

/** A strict game of these sides by a ruling, in its first turn. */
async function ruled(sides: string, ruling: string, units: readonly object[], first: string): Promise<void> {
  game = new RosterGame('ruled', 'fubar');
  await game.open(units, `--sides ${sides} --strict`, first);
  expect((await game.type(`game house --ruling ${ruling}`)).code).toBe(0);
}

const says = async (): Promise<string> => {
  const { stdout } = await game.type('now');
  return (JSON.parse(stdout) as { clock: { state: string[] } }).clock.state[0]!;
};

describe('fubar:R7 option 2: a player who has passed is done for the turn', () => {
  test('fubar:turn.2 it is over when all units of the others have been tried', async () => {
    await ruled('Red,Blue,Green', 'R7=2', [R1, R2, B1, G1], 'initiative --dice "red=6 blue=3 green=4"');
    await game.allowed('activate R1 --dice 6');
    await game.allowed('move R1 --action walk');
    await game.allowed('pass');
    await game.allowed('activate G1 --dice 1');
    expect(await says()).toBe('turn 1, Blue to try a unit');
    const { steps } = await game.allowed('activate B1 --dice 1');
    expect(steps.map(({ id }) => id)).toContain('turn-over');
    expect(await says()).toBe('turn 1 is over: wg initiative');
    expect(await game.remarks('initiative --dice "red=6 blue=3 green=4"')).toEqual([]);
  });

  test('fubar:init.6 and when the last passes who has a unit left to try', async () => {
    await ruled('Red,Blue,Green', 'R7=2', [R1, R2, B1, G1], 'initiative --dice "red=1 blue=3 green=4"');
    await game.allowed('activate G1 --dice 1');
    await game.allowed('activate B1 --dice 1');
    const { result } = await game.allowed('pass');
    expect(result).toEqual({ turnOver: true });
    expect(await says()).toBe('turn 1 is over: wg initiative');
  });

  test('fubar:turn.2 whoever is not done is still to be tried', async () => {
    await ruled('Red,Blue,Green', 'R7=2', [R1, R2, B1, G1], 'initiative --dice "red=6 blue=3 green=4"');
    await game.allowed('pass');
    await game.allowed('activate G1 --dice 1');
    const { stderr } = await game.type('initiative');
    expect(JSON.parse(stderr).error.message).toBe('Turn 1 is not over: B1 had no try.');
  });
});

describe('fubar:R49 option 3: a withdrawal during the turn, as the own try of the unit', () => {
  const inSecondTurn = async () => {
    await ruled('Red,Blue', 'R49=3', [R1, B1], RED_FIRST);
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 ${ROUND}`);
    await game.allowed('withdraw B1 --dice withdrawal=1 --anyway');
    await game.allowed(RED_FIRST);
  };

  test('fubar:melee.9 comes after the round with which the turn begins', async () => {
    await inSecondTurn();
    await game.refused('withdraw R1', 'fubar:melee.9');
    await game.allowed(`melee R1 B1 ${ROUND}`);
    await game.allowed('withdraw R1 --dice withdrawal=1');
  });

  test('fubar:withdraw.1 is theirs whom the combat has activated, though nobody else is left to be tried', async () => {
    await inSecondTurn();
    await game.allowed(`melee R1 B1 ${ROUND}`);
    await game.allowed('withdraw B1 --dice "withdrawal=6 away=4"');
    await game.refused('withdraw B1', 'fubar:turn.2');
    expect((await game.unit('B1')).marks).not.toHaveProperty('melee');
  });
});

test('fubar:R72 option 2: Mount Up is how those inside get out as well, and who is aboard is told by hand', async () => {
  const apc = { name: 'APC', side: 'Red', kind: 'vehicle', vehicle: 'apc', level: 'green' };
  await ruled('Red,Blue', 'R72=2', [R1, apc, B1], RED_FIRST);
  const mounts = async (): Promise<string[]> => {
    await game.allowed('activate R1 --dice 6');
    const { remarks = [] } = (await game.allowed('move R1 --action mount-up')) as {
      remarks?: { text: string }[];
    };
    return remarks.map(({ text }) => text);
  };
  expect(await mounts()).toEqual([
    'What R1 mounts was not told: wg roster mark R1 aboard=<vehicle>, once it is inside.',
  ]);
  await game.allowed('roster mark R1 aboard=APC');
  await game.allowed(`${RED_FIRST} --anyway`);
  await game.allowed('activate R1 --dice 6 --no-log');
  expect(await mounts()).toEqual(['R1 rides in APC. wg roster unmark R1 aboard tells that it has got out.']);
  await game.refused('move R1 --action walk', 'fubar:vehicle.7');
});
