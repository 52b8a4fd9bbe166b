import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import { RosterGame } from '../../support/roster.js';

/** The end of a turn, whatever took the last try or took the unit off that had it; and whose initiative it is before that. */

const of = (name: string, side: string, more: object = {}) => ({
  ...{ name, side, level: 'veteran', figures: 6, weapons: ['assault-rifle:6'] },
  ...more,
});
const [R1, R2, B1, B2] = [of('R1', 'Red'), of('R2', 'Red'), of('B1', 'Blue'), of('B2', 'Blue')];
const APC = { name: 'APC', side: 'Blue', kind: 'vehicle', vehicle: 'apc', level: 'green' };
const ROUND = '--dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1"';

let game: RosterGame;
afterEach(() => game.clean());

const says = async (): Promise<string> => {
  const { stdout } = await game.type('now');
  return (JSON.parse(stdout) as { clock: { state: string[] } }).clock.state[0]!;
};

/** The round of a combat of two, in a turn after the one in which it began. */
async function inSecondTurn(...units: readonly object[]): Promise<void> {
  game = await inFirstTurn(units);
  await game.allowed('activate R1 --dice 6');
  await game.allowed(`melee R1 B1 ${ROUND}`);
  await game.allowed('withdraw B1 --dice withdrawal=1');
  await game.allowed('initiative --dice "red=5 blue=2"');
}

describe('fubar:turn.2 the turn is over', () => {
  test('fubar:melee.10 when a combat that goes on was the activation of all', async () => {
    await inSecondTurn(R1, B1);
    await game.allowed(`melee R1 B1 ${ROUND}`);
    expect(await says()).toBe('turn 2 is over: wg initiative');
    expect(await game.remarks('initiative --dice "red=5 blue=2"')).toEqual([]);
  });

  test('fubar:withdraw.1 when the last to be left in a combat has got away', async () => {
    await inSecondTurn(R1, B1);
    await game.allowed('withdraw R1 B1 --dice "withdrawal=6 away=6 pursuit=1"');
    expect(await says()).toBe('turn 2 is over: wg initiative');
  });

  test('fubar:melee.9 but not before the round is fought, where the one that tried to leave it stays', async () => {
    await inSecondTurn(R1, B1);
    await game.allowed('withdraw R1 B1 --dice withdrawal=1');
    expect(await says()).toBe('turn 2: the close combat of R1 and B1 is fought first');
    await game.allowed(`melee R1 B1 ${ROUND}`);
    expect(await says()).toBe('turn 2 is over: wg initiative');
  });

  test('when the last that had no try is shot, and whoever shot it has acted', async () => {
    game = await inFirstTurn([R1, R2, B1, B2]);
    await game.allowed('activate R1 --dice 6');
    await game.allowed('activate R2 --dice 1');
    await game.allowed('activate B2 --dice 6');
    await game.allowed('roster mark B1 casualties=5');
    await game.allowed('roster mark R1 tried=passed');
    expect(await says()).toBe('turn 1, B2 to act');
    await game.allowed('roster mark B1 figures=0');
    expect(await says()).toBe('turn 1 is over when B2 has acted: wg initiative');
    await game.allowed('move B2 --action on-guard');
    expect(await says()).toBe('turn 1 is over: wg initiative');
  });

  test('fubar:damage.5 when the last that had no try is a wreck', async () => {
    game = await inFirstTurn([R1, APC]);
    await game.allowed('activate R1 --dice 1');
    expect(await says()).toBe('turn 1, Blue to try a unit');
    await game.allowed('vehicle-damage APC --facing side --unsaved 1 --dice damage=6');
    expect(await says()).toBe('turn 1 is over: wg initiative');
  });

  test('fubar:melee.7 when the last that had no try falls in an assault', async () => {
    game = await inFirstTurn([R1, { ...B1, figures: 1, weapons: ['assault-rifle:1'] }]);
    await game.allowed('activate R1 --dice 6');
    await game.allowed('melee R1 B1 --dice "attacker=6,1,1,1,1,1 defender=1"');
    expect(await says()).toBe('turn 1 is over: wg initiative');
  });

  test('fubar:R75 option 2: when the last that had no try is assaulted, which uses it up', async () => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 --ruling R75=2 ${ROUND}`);
    expect(await says()).toBe('turn 1 is over: wg initiative');
  });

  test('fubar:melee.10 fubar:R75 but one that is assaulted has its try to leave the combat', async () => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 ${ROUND}`);
    expect(await says()).toBe('turn 1, Blue to try a unit: Red has none left');
  });
});

describe('fubar:activate.5 the last unit of a turn acts as long as it may do something', () => {
  test.each([
    [['move B1 --action on-guard'], true],
    [['move B1 --action run'], true],
    [['move B1 --action run --distance 5'], false],
    [['move B1 --action run --distance 5', 'move B1 --action run --distance 7'], true],
    [['move B1 --action walk'], false],
    [['move B1 --action walk', 'shoot B1 R1 --range 10 --dice seed'], true],
    [['shoot B1 R1 --range 10 --dice seed'], false],
    [['shoot B1 R1 --range 10 --aimed --dice seed'], true],
    [['shoot B1 R1 --range 10 --aimed --fire assault-rifle:2 --dice seed'], false],
    [['move B1 --action assault --distance 3'], false],
    [[`melee B1 R1 ${ROUND}`], true],
  ])('%j: over %s', async (lines, isOver) => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 1');
    await game.allowed('activate B1 --dice 6');
    for (const line of lines) await game.allowed(line.replace('--dice seed', '--seed x'));
    expect(await says()).toBe(`turn 1 is over${isOver ? '' : ' when B1 has acted'}: wg initiative`);
  });

  test('and it is remarked on where the next turn begins before it did anything', async () => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 1');
    await game.allowed('activate B1 --dice 6');
    expect(await game.remarks('initiative --dice "red=6 blue=1"')).toEqual(['fubar:activate.5']);
    await game.allowed('undo');
    await game.allowed('move B1 --action walk');
    expect(await game.remarks('initiative --dice "red=6 blue=1"')).toEqual([]);
  });
});

describe('fubar:turn.2 no turn begins before what is due in the last one', () => {
  const refusal = async (): Promise<string> => {
    const { code, stderr } = await game.type('next');
    expect(code).toBe(3);
    return (JSON.parse(stderr) as { error: { message: string } }).error.message;
  };
  const comes = async () => {
    await game.allowed('next --dice "red=6 blue=1"');
    expect(await says()).toBe('turn 2, Red to try a unit');
  };

  test('fubar:damage.1 hits on a vehicle are rolled for, though everybody has passed', async () => {
    game = await inFirstTurn([R1, { ...APC, owed: 1 }]);
    await game.allowed('pass');
    await game.allowed('pass');
    expect(await says()).toBe('turn 1: unsaved hits of APC to roll for');
    expect(await refusal()).toContain('turn 1: unsaved hits of APC to roll for');
    await game.allowed('vehicle-damage APC --facing side --dice 1');
    expect(await says()).toBe('turn 1 is over: wg initiative');
    await comes();
  });

  test('fubar:activate.5 the unit that was tried last takes its action', async () => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 1');
    await game.allowed('activate B1 --dice 6');
    expect(await refusal()).toContain('turn 1 is over when B1 has acted');
    await game.allowed('move B1 --action walk');
    await comes();
  });

  test('fubar:melee.9 a close combat is fought, though everybody has passed', async () => {
    await inSecondTurn(R1, B1);
    await game.allowed('pass');
    await game.allowed('pass');
    expect(await refusal()).toContain('turn 2: the close combat of R1 and B1 is fought first');
    await game.allowed(`melee R1 B1 ${ROUND}`);
    await game.allowed('next --dice "red=6 blue=1"');
  });

  test('fubar:damage.4 a vehicle that can neither move nor fire is not waited for, and nobody says that it is', async () => {
    game = await inFirstTurn([R1, { ...APC, weapons: [], immobilised: true }]);
    await game.allowed('activate R1 --dice 1');
    const { steps } = await game.allowed('activate APC --dice 6');
    expect(steps.find(({ id }) => id === 'turn-over')?.text).toBe(
      'all units have been tried: the turn is over',
    );
    await comes();
  });
});

describe('fubar:init.5 fubar:init.6 the initiative goes to a side that has a unit to try', () => {
  const passed = async (line: string) =>
    (await game.allowed(line)).steps.find(({ id }) => id === 'holder')?.text;

  test('fubar:R6 of three players, past the one who has tried all', async () => {
    game = await inFirstTurn([R1, B1, of('G1', 'Green'), of('G2', 'Green')]);
    await game.allowed('initiative --new --sides Red,Blue,Green --dice "red=3 blue=6 green=1"');
    expect(await passed('activate B1 --dice 1')).toBe('the initiative passes to Red');
    expect(await passed('pass')).toBe('the initiative passes to Green');
    expect(await passed('activate G1 --dice 1')).toBe('the initiative passes to Red');
  });

  test('fubar:turn.2 and stays where nobody else has one left', async () => {
    game = await inFirstTurn([R1, B1, B2]);
    await game.allowed('activate R1 --dice 1');
    expect(await passed('activate B1 --dice 1')).toBe(
      'the initiative stays with Blue: nobody else has a unit left to try',
    );
    expect(await says()).toBe('turn 1, Blue to try a unit');
  });
});

test('fubar:melee.9 a round that was not fought is told as the next turn begins', async () => {
  await inSecondTurn(R1, B1);
  await game.allowed('pass');
  await game.allowed('pass');
  const { remarks } = (await game.allowed('initiative --dice "red=6 blue=1"')) as unknown as {
    remarks: { text: string }[];
  };
  expect(remarks.map(({ text }) => text).join()).toContain(
    'The round of turn 2 between R1 and B1 was not fought.',
  );
});

describe('fubar:R8 house rules on another try that are agreed on within a turn', () => {
  test('those who failed before may be tried again, and the initiative goes to their side', async () => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 1');
    await game.allowed('game house --ruling R8=2');
    const { steps } = await game.allowed('activate B1 --dice 1');
    expect(steps.find(({ id }) => id === 'holder')?.value).toBe('Red');
    await game.allowed('activate R1 --dice 6');
  });

  test('and nobody is waited for once that is no longer agreed on', async () => {
    game = await inFirstTurn([R1, B1, B2]);
    await game.allowed('game house --ruling R8=2');
    await game.allowed('activate R1 --dice 1');
    await game.allowed('activate B1 --dice 1');
    await game.allowed('game house none');
    await game.allowed('pass');
    await game.allowed('activate B2 --dice 1');
    expect(await says()).toBe('turn 1 is over: wg initiative');
  });
});

describe('fubar:turn.2 a unit that comes into the game behind the last try', () => {
  const comes = 'muster --name R9 --side Red --level green --figures 5';

  test.each(['muster', 'add'])('has a try of its own in that turn, by %s', async (how) => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 1');
    await game.allowed('activate B1 --dice 1');
    expect(await says()).toBe('turn 1 is over: wg initiative');
    if (how === 'muster') await game.allowed(comes);
    else await game.load([of('R9', 'Red')], 'add');
    expect(await says()).toMatch(/^turn 1, Red to try a unit/);
    const { steps } = await game.allowed('activate R9 --dice 1');
    expect(steps.some(({ id }) => id === 'turn-over')).toBe(true);
    expect(await says()).toBe('turn 1 is over: wg initiative');
    expect((await game.type('replay')).code).toBe(0);
  });

  test('fubar:init.6 but not where everybody has passed', async () => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('pass');
    await game.allowed('pass');
    await game.allowed(comes);
    await game.refused('activate R9 --dice 6', 'fubar:turn.2');
    await game.allowed('activate R9 --dice 6 --anyway');
    await game.refused('activate R1 --dice 6', 'fubar:turn.2');
  });

  test('nor where nobody knows what it is, or its side is none of the turn', async () => {
    game = await inFirstTurn([R1, B1]);
    await game.allowed('activate R1 --dice 1');
    await game.allowed('activate B1 --dice 1');
    await game.load([of('G1', 'Green')], 'add');
    await game.allowed('shoot --name Stranger --level green --fp 2 --seed a');
    expect(await says()).toBe('turn 1 is over: wg initiative');
  });
});

test('fubar:init.1 a new game leaves nothing of the last one to be done', async () => {
  game = await inFirstTurn([R1, B1, { ...APC, owed: 2 }]);
  await game.allowed('activate R1 --dice 6');
  const dice = '--sides Red,Blue --dice "red=6 blue=1"';
  expect(await game.remarks(`initiative --new ${dice}`)).toEqual([]);
  await game.allowed('undo');
  expect(await game.remarks(`initiative ${dice}`)).toEqual(['fubar:damage.1', 'fubar:turn.2']);
});

describe('fubar:turn.2 fubar:unit.1 where no roster tells which units there are', () => {
  const tries = (name: string, side: string, die: number) =>
    game.allowed(`activate --name ${name} --side ${side} --level green --dice ${die}`);
  beforeEach(async () => {
    game = new RosterGame('names', 'fubar');
    await game.begin('--ruleset fubar --sides Red,Blue');
    await game.allowed('initiative --dice "red=6 blue=1"');
  });

  test('a unit that nobody has told of yet has its try behind those that were', async () => {
    await tries('A', 'Red', 1);
    await tries('B', 'Blue', 1);
    expect(await says()).toBe('turn 1 is over: wg initiative');
    await tries('C', 'Red', 6);
    expect(await game.remarks('shoot C B --fp 4 --seed a')).toEqual([]);
    await game.allowed('activate --level green --dice 6');
    await game.refused('activate --name A --dice 6', 'fubar:turn.2');
  });

  test('fubar:init.6 but not where everybody has passed', async () => {
    await game.allowed('pass');
    await game.allowed('pass');
    await game.refused('activate --name C --side Red --level green', 'fubar:turn.2');
  });
});
