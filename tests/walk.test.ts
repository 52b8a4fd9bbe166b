import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { shooter } from '../rulesets/battleground/shooting/roles.js';
import { shoot } from '../rulesets/battleground/shooting/shoot.js';
import type { Io } from '../src/cli/io.js';
import { main } from '../src/cli/main.js';
import { stateFolder } from './support/cli.js';
import { chance } from './support/random/chance-of-a-test.js';

/** Files that only stand around it: a line is written as its log stands, and to a stream. */
const AROUND = ['src/engine/begun.ts', 'src/log/append.ts', 'src/log/stamp.ts', 'src/cli/outgoing.ts'];

/** The files of the program that have led to where it is asked, from whoever asked first. */
function ledHere(): string[] {
  const all = Error.stackTraceLimit;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = all;
  return [...stack.matchAll(/\/((?:src|rulesets)\/[\w./-]+\.ts):/g)].map(([, file]) => file!).reverse();
}

/** The files that the map tells `figures` goes through. */
function toldOnMap(): string[] {
  const [, walk = ''] = readFileSync('docs/map.md', 'utf8').split('## From a line to an answer');
  return [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);
}

test('from a line to its answer the figures of a unit go through ten files, and those are on the map', async () => {
  const { path, clean } = stateFolder();
  const walked = new Set<string>();
  const stops = { read: 0, played: 0, told: 0 };
  const stop = (at: keyof typeof stops) => {
    stops[at]++;
    for (const file of ledHere()) walked.add(file);
  };
  const stdout = { write: () => stop('told'), isTTY: false, columns: undefined, closed: false };
  const env = { HOME: path, XDG_STATE_HOME: path, WG_RULESET: 'bg' };
  const io = {
    stdout,
    stderr: { ...stdout, write: () => {} },
    stdin: { isTTY: false },
    env,
    chance,
    now: () => new Date(0),
  };
  const type = (...argv: string[]) => main(argv, io as unknown as Io);
  expect(await type('roster', 'load', 'examples/battleground-roster.yaml')).toBe(0);
  walked.clear();
  stops.told = 0;

  const { fill } = shooter.takes.infantry;
  const { resolve } = shoot;
  vi.spyOn(shooter.takes.infantry, 'fill').mockImplementation((...of) => {
    stop('read');
    walked.add('src/rules/taking.ts');
    return fill(...of);
  });
  vi.spyOn(shoot, 'resolve').mockImplementation((...of) => {
    stop('played');
    walked.add('rulesets/battleground/shooting/shoot.ts');
    return resolve(...of);
  });
  expect(await type('shoot', '2 Section', '1 Gruppe', '--range', '8', '--seed', 'a')).toBe(0);
  vi.restoreAllMocks();
  clean();

  expect(stops).toEqual({ read: expect.any(Number), played: 1, told: 1 });
  expect(stops.read).toBeGreaterThan(0);
  const through = [...walked].filter((file) => !AROUND.includes(file));
  expect(through.sort()).toEqual(toldOnMap().sort());
  expect(through.length).toBeLessThanOrEqual(10);
});
