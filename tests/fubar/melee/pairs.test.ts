import { afterEach, describe, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** Close combats of several units: who is in contact with whom, and that each figure strikes once. */

const unit = (name: string, side: string) => ({ name, side, level: 'seasoned', figures: 6 });
const ALL = [unit('R1', 'Red'), unit('R2', 'Red'), unit('B1', 'Blue'), unit('B2', 'Blue')];
const ones = (n: number) => Array(n).fill(1).join();
const thrown = (attackers: string, defenders: string) =>
  `--dice "${attackers && `attacker=${attackers}`} ${defenders && `defender=${defenders}`}"`;
const MISSES = thrown(ones(6), ones(6));

let game: RosterGame;
afterEach(() => game.clean());

const figures = async (...names: string[]) =>
  Promise.all(names.map(async (name) => (await game.unit(name)).profile.figures));
const combats = async (): Promise<string[]> => {
  const { stdout } = await game.type('now');
  const { clock } = JSON.parse(stdout) as { clock: { state: string[] } };
  return clock.state.filter((line) => line.startsWith('close combat'));
};
const stepsOf = async (line: string) => (await game.allowed(line)).steps.map(({ text }) => text);

/** R1 assaults B1, B2 comes to his help against R1, and R2 to that of R1 against B1. */
async function ofFour(): Promise<void> {
  game = await inFirstTurn(ALL);
  await game.allowed('activate R1 --dice 6');
  await game.allowed(`melee R1 B1 ${MISSES}`);
  await game.allowed('pass');
  await game.allowed('activate B2 --dice 6');
  await game.allowed(`melee B2 R1 ${MISSES}`);
  await game.allowed('pass');
  await game.allowed('activate R2 --dice 6');
  await game.allowed(`melee R2 B1 ${MISSES}`);
  await game.allowed('pass');
  await game.allowed('pass');
  await game.allowed('initiative --dice "red=5 blue=2"');
}

describe('fubar:melee.2 who is in contact with whom', () => {
  test('fubar:melee.10 whoever has lost his only enemy is free, and not in a combat with others who are left', async () => {
    await ofFour();
    expect(await combats()).toEqual(['close combat: R1, R2, B1 and B2']);
    await game.allowed(`melee R1 B1 ${thrown('6,6,6,6,6,6', '6,6,6,6,6,6')}`);
    expect(await combats()).toEqual([]);
    await game.allowed('activate R2 --dice 6');
  });

  test('fubar:melee.9 nobody fights on with an enemy he is not in contact with', async () => {
    await ofFour();
    await game.refused(`melee R2 B2 ${MISSES}`, 'fubar:melee.10');
    await game.allowed(`melee R2 B1 ${MISSES}`);
  });

  test('fubar:withdraw.1 fubar:withdraw.2 only those in contact follow, and who is left with another fights on', async () => {
    await ofFour();
    expect(await game.remarks('withdraw R1 B1 --dice "withdrawal=6 away=6 pursuit=1"')).toEqual([
      'fubar:withdraw.2',
    ]);
    expect(await combats()).toEqual(['close combat: R2 and B1']);
  });
});

describe('fubar:withdraw.1 who was assaulted first leaves, and those in contact with others fight on', () => {
  const AWAY = '--dice "withdrawal=6 away=3"';

  test('fubar:R81 of two units that one Assault has struck', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate R1 --dice 6');
    for (const foe of ['B1', 'B2'])
      await game.allowed(`melee R1 ${foe} --attackers 3 ${thrown(ones(3), ones(6))}`);
    await game.allowed('pass');
    await game.allowed(`withdraw B1 ${AWAY}`);
    expect(await combats()).toEqual(['close combat: R1 and B2']);
    expect((await game.marks('R1')).melee).toBeDefined();
  });

  test('whoever came to his help stays, and he is in another combat when he is assaulted again', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 ${MISSES}`);
    await game.allowed('pass');
    await game.allowed('activate B2 --dice 6');
    await game.allowed(`melee B2 R1 ${MISSES}`);
    await game.allowed(`withdraw B1 ${AWAY}`);
    expect(await combats()).toEqual(['close combat: R1 and B2']);
    await game.allowed('pass');
    await game.allowed('activate R2 --dice 6');
    await game.allowed(`melee R2 B1 ${MISSES}`);
    expect(await combats()).toEqual(['close combat: R1 and B2', 'close combat: R2 and B1']);
    expect((await game.type('replay')).code).toBe(0);
  });

  test('and whoever was there for him alone is free', async () => {
    await ofFour();
    await game.allowed(`withdraw B1 ${AWAY}`);
    expect(await combats()).toEqual(['close combat: R1 and B2']);
    expect((await game.marks('R2')).melee).toBeUndefined();
  });
});

describe('fubar:withdraw.3 who has been caught', () => {
  const CAUGHT = 'withdraw R1 B1 --dice "withdrawal=6 away=1 pursuit=6 follow=4"';
  const inTurnTwo = async () => {
    game = await inFirstTurn(ALL);
    for (const name of ['R1', 'B1']) await game.allowed(`roster mark ${name} melee=B1`);
  };

  test('fubar:R50 is fought at once: the one who caught him does not leave in his turn', async () => {
    await inTurnTwo();
    await game.allowed(CAUGHT);
    await game.refused('withdraw B1 R1', 'fubar:turn.1');
    await game.allowed(`melee R1 B1 ${MISSES}`);
  });

  test('by one of two fights on with him alone: the other did not follow', async () => {
    await inTurnTwo();
    await game.allowed('roster mark B2 melee=B1');
    const [remark] = ((await game.allowed(CAUGHT)) as { remarks?: { text: string }[] }).remarks!;
    expect(remark!.text).toMatch(/^B2 may follow up as well.* wg roster mark R1 and B2 melee=B2/);
    expect(await combats()).toEqual(['close combat: R1 and B1']);
  });

  test('fubar:R50 or, so ruled, in the next turn and not before', async () => {
    await inTurnTwo();
    await game.allowed(`${CAUGHT} --ruling fubar:R50=3`);
    await game.refused(`melee R1 B1 ${MISSES}`, 'fubar:melee.9');
    await game.allowed('initiative --dice "red=5 blue=2"');
    await game.allowed(`melee R1 B1 ${MISSES}`);
  });

  test('fubar:R49 fubar:turn.1 has had his try, where it is one', async () => {
    await inTurnTwo();
    await game.allowed(`melee R1 B1 ${MISSES}`);
    await game.allowed(`${CAUGHT} --ruling fubar:R49=3`);
    await game.refused('withdraw R1 --ruling fubar:R49=3', 'fubar:turn.1');
  });

  test('fubar:R49 who failed in place of fighting is struck, and does not strike', async () => {
    await inTurnTwo();
    await game.allowed('withdraw B1 --ruling fubar:R49=2 --dice withdrawal=1');
    const said = await stepsOf(`melee R1 B1 --ruling fubar:R49=2 ${thrown(ones(6), '')}`);
    expect(said).toContain('the defenders failed to withdraw: they do not strike this round');
  });

  test('fubar:R82 fubar:activate.7 who fails with more than half lost stays in contact all the same', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 ${thrown('6,6,6,6,1,1', ones(6))}`);
    await game.allowed('pass');
    expect(await stepsOf('withdraw B1 --dice withdrawal=1')).toContain(
      'more than half of it is lost: in contact it does not withdraw all the same',
    );
    expect(await combats()).toEqual(['close combat: R1 and B1']);
  });
});

describe('fubar:melee.4 each figure strikes once in a round', () => {
  test('those who have struck the first enemy are struck by the second, and strike no more', async () => {
    await ofFour();
    await game.allowed(`melee R1 B1 ${MISSES}`);
    const said = await stepsOf(`melee B2 R1 ${thrown('6,1,1,1,1,1', '')}`);
    expect(said).toContain('the defenders have struck in this round: each figure once');
    expect(said).toContain('one die for each figure: 6 attackers, no defenders');
    expect(await figures('R1', 'B2')).toEqual([5, 6]);
  });

  test('those in contact are told apart: the others strike the second, also for those who fell before the first', async () => {
    await ofFour();
    await game.allowed(`melee R1 B1 --attackers 4 ${thrown(ones(4), '6,6,1,1,1,1')}`);
    const said = await stepsOf(`melee B2 R1 ${thrown(ones(6), '1,1')}`);
    expect(said).toContain('one die for each figure: 6 attackers, 2 defenders');
    expect(await figures('R1')).toEqual([4]);
  });

  test('where some of a unit are known to be in contact nobody is asked how many', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate R1 --dice 6');
    for (const foe of ['B1', 'B2'])
      await game.allowed(`melee R1 ${foe} --attackers 3 ${thrown(ones(3), ones(6))}`);
    for (let i = 0; i < 2; i++) await game.allowed('pass');
    await game.allowed('initiative --dice "red=5 blue=2"');
    expect(await game.remarks(`melee R1 B1 ${thrown(ones(3), ones(6))}`)).toEqual([]);
  });

  test('of more than those who have not struck the rest strike no more', async () => {
    await ofFour();
    await game.allowed(`melee R1 B1 --attackers 4 ${thrown(ones(4), ones(6))}`);
    const said = await stepsOf(`melee R1 B2 --attackers 5 ${thrown('1,1', ones(6))}`);
    expect(said).toContain('3 attackers have struck in this round: each figure once');
  });
});

describe('fubar:R81 an Assault into several units', () => {
  test('fubar:melee.3 fubar:R73 others who close up strike and fall in a line of their own', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate R1 --dice 6');
    await game.refused(`melee R1 B1 --closing-others 3 ${MISSES}`, 'fubar:melee.3');
    await game.allowed(`melee R1 B1 --attackers 2 --defenders 2 ${thrown('6,6', '1,1')}`);
    const said = await stepsOf(`melee R1 B2 --defenders 3 ${thrown('6,6,6,6', ones(3))}`);
    expect(said).toContain('one die for each figure: 4 attackers, 3 defenders');
    expect(await figures('R1', 'B1', 'B2')).toEqual([6, 4, 3]);
  });

  test('option 1: figures that have struck do not strike the second unit', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 ${MISSES}`);
    expect(await stepsOf(`melee R1 B2 ${thrown('', ones(6))}`)).toContain(
      'one die for each figure: no attackers, 6 defenders',
    );
    expect(await combats()).toEqual(['close combat: R1, B1 and B2']);
    await game.refused(`melee R1 B1 ${MISSES}`, 'fubar:melee.9');
  });

  test('option 2: it is into one', async () => {
    game = await inFirstTurn(ALL);
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 ${MISSES}`);
    await game.refused(`melee R1 B2 --ruling R81=2 ${thrown('', ones(6))}`, 'fubar:melee.1');
  });
});

test.each([
  [1, 'a round at once, of the newcomers and those in contact with them', ones(6)],
  [2, 'a full round at once, of all in the combat: the others in lines of their own, --anyway', ones(6)],
  [3, 'no blow before the next turn begins', ''],
])('fubar:R76 option %i: who assaults into a combat that is fought already', async (option, says, dice) => {
  game = await inFirstTurn(ALL);
  await game.allowed('activate R1 --dice 6');
  await game.allowed(`melee R1 B1 ${MISSES}`);
  await game.allowed('activate R2 --dice 6');
  const said = await stepsOf(
    `melee R2 B1 --ruling fubar:R76=${option} ${dice === '' ? '' : thrown(dice, dice)}`,
  );
  expect(said).toContain(`into a combat that is fought already: ${says}`);
  expect(await combats()).toEqual(['close combat: R1, R2 and B1']);
});

test('fubar:R83 where nobody is left in contact the units are free, or so ruled all of them fight on', async () => {
  game = await inFirstTurn(ALL);
  await game.allowed('activate R1 --dice 6');
  const line = `melee R1 B1 --attackers 2 --defenders 2 ${thrown('6,6', '1,6')}`;
  await game.allowed(line);
  expect(await combats()).toEqual([]);
  await game.allowed('undo');
  await game.allowed(`${line} --ruling fubar:R83=2`);
  expect(await combats()).toEqual(['close combat: R1 and B1']);
  for (let i = 0; i < 2; i++) await game.allowed('pass');
  await game.allowed('initiative --dice "red=5 blue=2"');
  await game.allowed(`melee R1 B1 ${thrown(ones(5), ones(4))}`);
});

describe('fubar:R75 one that was assaulted is tried as any when nobody is in contact with it any more', () => {
  const assaulted = async () => {
    game = await inFirstTurn(ALL.map((of) => ({ ...of, weapons: ['infantry-rifle:6'] })));
    await game.allowed('activate R1 --dice 6');
    await game.allowed(`melee R1 B1 ${MISSES}`);
    await game.allowed('pass');
  };

  test('fubar:turn.1 as its assaulter is shot', async () => {
    await assaulted();
    await game.allowed('activate B2 --dice 6');
    await game.refused('activate B1', 'fubar:withdraw.1');
    await game.allowed('shoot B2 R1 --range 5 --take casualties --dice 6,6,6,6,6,6');
    expect((await game.marks('B1')).assaulted).toBeUndefined();
    expect(await game.remarks('withdraw B1 --seed a --no-log')).toContain('fubar:withdraw.1');
    await game.allowed('activate B1 --seed a');
  });

  test('as he is taken off by hand', async () => {
    await assaulted();
    await game.allowed('roster mark R1 figures=0');
    await game.allowed('activate B1 --seed a');
  });

  test('and one of whose enemies nobody knows stays what it is said to be', async () => {
    await assaulted();
    await game.allowed('roster mark B2 assaulted');
    await game.refused('activate B2 --seed a', 'fubar:withdraw.1');
  });
});

test('fubar:action.7 nobody fires On Guard at one who goes nowhere, whatever his action is called', async () => {
  game = await inFirstTurn(ALL.map((of) => ({ ...of, weapons: ['infantry-rifle:6'] })));
  await game.allowed('activate R1 --dice 1');
  await game.allowed('activate B1 --dice 6');
  await game.allowed('move B1 --action walk --distance 0');
  expect(await game.remarks('shoot R1 B1 --reaction --range 10 --seed a --no-log')).toContain(
    'fubar:action.7',
  );
  await game.allowed('undo');
  await game.allowed('move B1 --action walk --distance 3');
  expect(await game.remarks('shoot R1 B1 --reaction --range 10 --seed a')).not.toContain('fubar:action.7');
});
