import { afterEach, beforeEach, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** A close combat of three units, in the turn after it began. */

const unit = (name: string, side: string, figures: number) => ({ name, side, level: 'seasoned', figures });
const ones = (name: string, n: number) => (n === 0 ? '' : `${name}=${Array(n).fill(1)} `);
const MISSES = (attackers: number, defenders: number) =>
  `--dice "${ones('attacker', attackers)}${ones('defender', defenders)}"`;

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn([unit('R1', 'Red', 4), unit('B1', 'Blue', 3), unit('B2', 'Blue', 4)]);
  for (const name of ['R1', 'B1', 'B2']) await game.allowed(`roster mark ${name} melee=R1`);
});
afterEach(() => game.clean());

async function may(name: string): Promise<readonly string[]> {
  const { stdout } = await game.type(`now ${name}`);
  return (JSON.parse(stdout) as { units: { may: string[] }[] }).units[0]!.may;
}

test.each([
  ['R1 B2', 0, 4],
  ['B2 R1', 4, 0],
])(
  'fubar:melee.4 fubar:melee.9 melee %s after R1 and B1: whoever is named first it is played, and figures do not strike twice',
  async (who, attackers, defenders) => {
    expect(await game.remarks(`melee R1 B1 ${MISSES(4, 3)}`)).toEqual(['fubar:melee.4']);
    expect(await game.remarks(`melee ${who} ${MISSES(attackers, defenders)}`)).toEqual([]);
  },
);

test('fubar:melee.9 the game waits for the round of whoever has not fought, though his enemy has', async () => {
  const waiting = async () => (await game.type('melee')).stderr;
  expect(await waiting()).toContain('The game waits for wg melee B1 R1 and wg melee B2 R1.');
  await game.allowed(`melee R1 B1 ${MISSES(4, 3)}`);
  expect((await game.type('next')).stderr).toContain('the close combat of B2 is fought first');
  const { input } = await game.allowed(`melee ${MISSES(4, 0)}`);
  expect(input).toMatchObject({ attackerName: 'B2', defenderName: 'R1', defendersStruck: 4 });
  expect(await waiting()).toContain('No melee is due.');
});

test('fubar:melee.9 nor is it forgotten where somebody else assaults that enemy in the meantime', async () => {
  await game.load([unit('R2', 'Red', 2)], 'add');
  await game.allowed('roster unmark B2 melee');
  await game.allowed(`melee R2 B1 ${MISSES(2, 3)} --anyway`);
  const { input } = await game.allowed('melee --seed a');
  expect(input).toMatchObject({ attackerName: 'B1', defenderName: 'R1', carriedOn: true });
});

test('fubar:melee.9 nobody fights a second round of a turn with those who have fought theirs', async () => {
  await game.allowed(`melee R1 B1 ${MISSES(4, 3)}`);
  await game.refused(`melee R1 B1 ${MISSES(4, 3)}`, 'fubar:melee.9');
});

test('fubar:withdraw.2 each opponent follows up by a roll of its own: the others are told', async () => {
  const { remarks = [] } = (await game.allowed(
    'withdraw R1 B1 --dice "withdrawal=6 away=3 pursuit=3"',
  )) as unknown as { remarks?: { clause: string; text: string }[] };
  expect(remarks).toEqual([{ clause: 'fubar:withdraw.2', text: expect.stringMatching(/^B2 may follow up/) }]);
});

test('fubar:withdraw.2 nothing is told of those who leave with it, or where there is one opponent', async () => {
  await game.allowed('roster unmark B2 melee');
  expect(await game.remarks('withdraw R1 B1 --dice "withdrawal=6 away=3 pursuit=3"')).toEqual([]);
});

test.each([
  ['caught', '"withdrawal=6 away=2 pursuit=5 follow=2"'],
  ['staying', 'withdrawal=1'],
])('fubar:R50 fubar:melee.9 one %s fights the round at once: wg now says that it may', async (_, dice) => {
  await game.allowed('roster unmark B2 melee');
  await game.allowed(`withdraw R1 B1 --dice ${dice}`);
  expect(await may('R1')).toContain('melee');
  expect(await may('B1')).toContain('melee');
  await game.allowed(`melee R1 B1 ${MISSES(4, 3)}`);
  expect(await may('R1')).not.toContain('melee');
});

test('fubar:melee.10 one that got away fights no more this turn', async () => {
  await game.allowed('roster unmark B2 melee');
  await game.allowed('withdraw R1 B1 --dice "withdrawal=6 away=3 pursuit=3"');
  expect(await may('R1')).not.toContain('melee');
});
