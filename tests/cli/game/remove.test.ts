import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

/** A game that nobody wants any more. */

let machine: Machine;
beforeEach(async () => {
  machine = new Machine();
  await machine.told('game start Caen -r bg --roster battleground');
  await machine.told('game start Mill -r fubar --sealed');
});
afterEach(() => machine.clean());

const games = () => readdirSync(join(machine.path, 'wg', 'games')).sort();
const asking = (choice: string) => ({
  stdinIsTTY: true,
  stderrIsTTY: true,
  prompts: player({ picks: [choice] }).prompts,
});

test('a game is removed with its secret, once somebody has said that he means it', async () => {
  const { code, stderr } = await machine.type('game remove Mill');
  expect(code).toBe(4);
  expect(stderr).toContain('wg game remove Mill --yes');
  await machine.told('game remove mill', asking('Keep it'));
  expect(games()).toHaveLength(3);
  expect(await machine.told('game remove mill', asking('Remove it'))).toContain('none is in use');
  expect(games()).toEqual(['Caen.jsonl']);
  expect(await machine.told('game list')).not.toContain('Mill');
});

test('another one leaves the game in use as it is, and the one in use has to be named', async () => {
  expect((await machine.type('game remove --yes')).code).toBe(2);
  expect(await machine.json('game remove Caen --yes')).toEqual({ removed: 'Caen' });
  expect((await machine.json<{ game: string }>('game')).game).toBe('Mill');
  expect((await machine.type('game remove Caen --yes')).stderr).toContain('There is no game Caen');
});
