import fs, { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Io, Out } from '../../../src/cli/io.js';
import { heldBack } from '../../../src/cli/play/held.js';
import { append, logPath } from '../../../src/log/file.js';
import { stateFolder, wg } from '../../support/cli.js';

let state: ReturnType<typeof stateFolder>;
const { fsyncSync } = fs;
/** What happened, in order: words that were told, and waits for the disk. */
let happened: string[];

const diskThat = (does: () => void) => {
  fs.fsyncSync = (file) => {
    does();
    fsyncSync(file);
    happened.push('disk');
  };
  syncBuiltinESMExports();
};

beforeEach(() => {
  state = stateFolder();
  happened = [];
  diskThat(() => {});
});
afterEach(() => {
  Object.assign(fs, { fsyncSync });
  syncBuiltinESMExports();
  state.clean();
});

const env = () => ({ XDG_STATE_HOME: state.path });
const waits = () => happened.filter((what) => what === 'disk').length;
const full = () => {
  throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
};

describe('what a script says of a sealed game', () => {
  const out: Out = {
    write: (of) => happened.push(`${of}`),
    isTTY: false,
    columns: undefined,
    closed: false,
  };
  const io = { stdout: out, stderr: out } as Io;
  const line = (safe: boolean) => append(logPath('held', env()), 'a line', safe);

  test('is told when its lines are on the disk, all at once and in order', () => {
    const held = heldBack(io);
    held.io.stdout.write('before');
    line(true);
    held.io.stdout.write('one');
    line(true);
    held.io.stderr.write('a word on it');
    line(false);
    held.io.stdout.write('two');
    expect(happened).toEqual(['before']);
    held.release();
    expect(happened).toEqual(['before', 'disk', 'one', 'a word on it', 'two']);
    line(false);
    held.io.stdout.write('three');
    expect(happened.at(-1)).toBe('three');
    held.end();
    line(true);
    expect(happened.slice(-2)).toEqual(['three', 'disk']);
  });

  test('does not grow without end', () => {
    const held = heldBack(io);
    line(true);
    held.io.stdout.write('x'.repeat(100_000));
    expect(happened).toEqual(['disk', 'x'.repeat(100_000)]);
    held.end();
  });

  test('is not told where the disk is full, nor later', () => {
    const held = heldBack(io);
    line(true);
    held.io.stdout.write('one');
    diskThat(full);
    expect(() => held.end()).toThrow('ENOSPC');
    expect(happened).toEqual([]);
  });
});

const SHOT = 'shoot -g C -f 9 --json';

test('one wait for the disk serves many lines of a file', async () => {
  await wg(['game', 'start', 'Arnhem', '--sealed', '-r', 'bg'], { env: env() });
  const file = join(state.path, 'shots.wg');
  writeFileSync(file, `${SHOT}\n`.repeat(40));
  const before = waits();
  const { code, stdout } = await wg(['play', file], { env: env() });
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toHaveLength(40);
  expect(waits() - before).toBeGreaterThan(0);
  expect(waits() - before).toBeLessThan(8);
  expect((await wg(['replay', '--json'], { env: env() })).stdout).toContain('"proved":true');
});

test('whoever waits for an answer before he types the next line has it', async () => {
  await wg(['game', 'start', 'Arnhem', '--sealed', '-r', 'bg'], { env: env() });
  const before = waits();
  const seen: number[] = [];
  async function* lines() {
    for (let i = 0; i < 3; i++) {
      yield SHOT;
      seen.push(waits() - before);
    }
  }
  expect((await wg(['play'], { env: env(), lines })).code).toBe(0);
  expect(seen).toEqual([1, 2, 3]);
});

test('a disk that is full at the end of a script says so, and no answer is shown', async () => {
  await wg(['game', 'start', 'Arnhem', '--sealed', '-r', 'bg'], { env: env() });
  const file = join(state.path, 'shots.wg');
  writeFileSync(file, `${SHOT}\n${SHOT}\n`);
  diskThat(full);
  const { code, stdout, stderr } = await wg(['play', file], { env: env() });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/log.*cannot be written \(ENOSPC\)/);
});
