import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/play/terminal.js';
import { Machine } from '../../support/state.js';

/** What comes next is told by the prompt of an evening, and by wg now: nobody goes past it unawares. */

let machine: Machine;
beforeEach(() => {
  machine = new Machine();
});
afterEach(() => machine.clean());

const begin = async (id: string, ...lines: string[]) => {
  await machine.told(`game start Hill -r ${id} --roster examples/${id}-roster.yaml`);
  for (const line of lines) await machine.told(line);
};

/** What an evening asks with, before each of these lines and behind the last. */
async function prompts(...lines: string[]): Promise<string[]> {
  const asked: string[] = [];
  const terminal: Terminal = {
    ask: async ({ prompt }) => {
      asked.push(stripVTControlCharacters(prompt));
      const line = lines.shift();
      return line === undefined ? undefined : [line];
    },
  };
  await machine.type('play', {
    stdinIsTTY: true,
    stderrIsTTY: true,
    stdoutIsTTY: true,
    terminal: async () => terminal,
  });
  return asked;
}

test('fubar:turn.2 while a unit is to be tried the prompt says so, and not while one has its action before it', async () => {
  await begin('fubar', 'initiative --dice "6 1"');
  expect(await prompts('activate "Red 1" --dice 6', 'shoot "Red 1" "Blue 1"')).toEqual([
    'Hill T1 Red activate> ',
    'Hill T1 Red> ',
    'Hill T1 Red activate> ',
  ]);
  await machine.told('undo');
  expect(await machine.told('now')).toContain('Red 1 is activated, and has done nothing yet');
});

test('wrg:react.1 who was under fire tests at the end of the period, or before anything else in the next', async () => {
  await begin('wrg-1925', 'period', 'shoot "2 Section" "1 Gruppe" --range 90 --seed a');
  expect(await machine.told('now')).toContain('to test at the end of the period: 1 Gruppe');
  expect((await prompts('period'))[1]).toMatch(/^Hill P2 reaction-test /);
  expect(await machine.told('now')).toContain('to test before anything else: 1 Gruppe');
  await machine.told('reaction-test "1 Gruppe" --seed a');
  expect(await prompts()).toEqual(['Hill P2 [Enter: next period]> ']);
  expect(await machine.told('now')).not.toContain('to test');
});
