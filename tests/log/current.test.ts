import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '../../src/log/append.js';
import { currentFile, currentGame } from '../../src/log/current.js';
import { logPath } from '../../src/log/file.js';
import { historyOf } from '../../src/log/history.js';
import { FORMAT } from '../../src/log/line/line.js';
import { settingsOf } from '../../src/log/settings.js';
import { stateFolder, wg, words } from '../support/cli.js';

let state: { path: string; clean: () => void };
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const env = () => ({ XDG_STATE_HOME: state.path });
const type = (line: string, more: Record<string, string> = {}) =>
  wg(words(line), { env: { ...env(), ...more } });

/** Begins a game played by a rule system. */
function begin(game: string, ruleset: string): void {
  const path = logPath(game, env());
  const clock = { id: () => 'first', now: () => '2026-01-02T03:04:05Z' };
  addLine(path, game, clock, () => ({ seen: settingsOf(path), body: { log: FORMAT, game, ruleset } }));
}

/** Takes a game into use. */
function use(game: string): void {
  mkdirSync(dirname(currentFile(env())), { recursive: true });
  writeFileSync(currentFile(env()), `${game}\n`);
}

describe('the game a line belongs to', () => {
  test('is the table where nobody named one', () => {
    expect(currentGame(env())).toBe('table');
  });

  test('is the one in use; WG_GAME comes before it', () => {
    use('Arnhem');
    expect(currentGame(env())).toBe('Arnhem');
    expect(currentGame({ ...env(), WG_GAME: 'Caen' })).toBe('Caen');
  });
});

describe('the rule system of a line', () => {
  test('is that of the game, before WG_RULESET', async () => {
    begin('Arnhem', 'fubar');
    const { stdout } = await type('shoot --game Arnhem --level green --fp 4 --json --no-log', {
      WG_RULESET: 'bg',
    });
    expect(JSON.parse(stdout).ruleset).toBe('fubar');
  });

  test('is the one that is typed, before that of the game', async () => {
    begin('Arnhem', 'fubar');
    const { stdout } = await type('shoot -r bg --game Arnhem -g C -f 9 --json --no-log');
    expect(JSON.parse(stdout).ruleset).toBe('battleground');
  });

  test('is told where the action is not one of it', async () => {
    begin('Arnhem', 'fubar');
    const { code, stderr } = await type('close-assault --game Arnhem');
    expect(code).toBe(2);
    expect(stderr).toContain("no action 'close-assault' in FUBAR, by which the game Arnhem is played");
    expect(stderr).toContain('Valor & Victory has it: -r vv.');
    expect((await type('smoke --game Arnhem')).stderr).toMatch(
      /and Valor & Victory have it: -r bg, -r wrg or -r vv\.$/m,
    );
  });
});

test('who acts stands in the log of the game', async () => {
  await type('shoot -g C -f 9 --acting Axis');
  await type('shoot -g C -f 9');
  const { events } = historyOf(logPath('table', env()));
  expect(events.map(({ number, event }) => [number, event.by])).toEqual([
    [1, 'Axis'],
    [2, undefined],
  ]);
});
