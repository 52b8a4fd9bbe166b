import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { follow } from '../../../src/log/follow.js';
import type { Event } from '../../../src/log/line/line.js';
import { read } from '../../../src/log/line/read.js';
import { built, type Home, makeHome, runs } from '../../support/processes/built.js';
import { times } from '../../support/random/deep.js';

/** Evenings in processes of their own, on one log. */

let home: Home;
beforeEach(async () => {
  home = makeHome();
  await runs(process.execPath, [built.bin, 'game', 'start', 'table', '-r', 'bg'], { env: home.env });
});
afterEach(() => home.clean());

/** The seeds of what stands in the log, in its order. */
const logged = () =>
  [...follow(home.log).standing].flatMap((at) => {
    const seed = at.of.kind === 'event' ? (read('event', at) as Event).record.seed : undefined;
    return seed == null ? [] : [seed];
  });

/** Opens a window in which lines are typed one behind another, each when the one before it is answered. */
function open(seeds: readonly string[]) {
  const child = spawn(process.execPath, [built.bin, 'play', '--json'], {
    env: home.env as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const shown: string[] = [];
  let next = 0;
  const type = () => {
    if (next < seeds.length) child.stdin.write(`shoot -g C -f 9 --seed ${seeds[next++]}\n`);
    else child.stdin.end();
  };
  child.stdin.on('error', () => {});
  createInterface({ input: child.stdout }).on('line', (line) => {
    // What was cut off was not shown.
    if (line.endsWith('}')) shown.push(JSON.parse(line).seed);
    type();
  });
  type();
  const closed = new Promise<NodeJS.Signals | null>((resolve) =>
    child.on('close', (_code, signal) => resolve(signal)),
  );
  return { child, shown, closed };
}

const seedsOf = (window: string, n: number) => Array.from({ length: n }, (_, i) => `${window}${i}`);

const EACH = times(100);
const KILLED = times(24, 6);

test('four windows on one log: what each has shown stands there once, in its order', async () => {
  const windows = ['a', 'b', 'c', 'd'].map((name) => open(seedsOf(name, EACH)));
  await Promise.all(windows.map(({ closed }) => closed));
  const all = logged();
  expect(all).toHaveLength(4 * EACH);
  for (const [i, { shown }] of windows.entries()) {
    expect(shown).toEqual(seedsOf('abcd'[i]!, EACH));
    expect(all.filter((seed) => seed.startsWith('abcd'[i]!))).toEqual(shown);
  }
  const { code, stdout } = await runs(process.execPath, [built.bin, 'replay'], { env: home.env });
  expect(code, stdout).toBe(0);
});

test('a window that is killed at any moment loses nothing that was shown, and the others play on', async () => {
  const other = open(seedsOf('other', 10 * KILLED));
  for (let n = 0; n < KILLED; n++) {
    const { child, shown, closed } = open(seedsOf(`k${n}-`, 10_000));
    const most = 1 + (n % 6) * 3;
    while (shown.length < most) await new Promise((resume) => setTimeout(resume, 1));
    // Some moment of the next lines: nobody waits until one is over.
    await new Promise((resume) => setTimeout(resume, n % 6));
    child.kill('SIGKILL');
    expect(await closed).toBe('SIGKILL');
    const own = logged().filter((seed) => seed.startsWith(`k${n}-`));
    expect(own.slice(0, shown.length)).toEqual(shown);
    expect(own).toEqual(seedsOf(`k${n}-`, own.length));
  }
  await other.closed;
  expect(logged().filter((seed) => seed.startsWith('other'))).toEqual(seedsOf('other', 10 * KILLED));
  expect((await runs(process.execPath, [built.bin, 'replay'], { env: home.env })).code).toBe(0);
});
