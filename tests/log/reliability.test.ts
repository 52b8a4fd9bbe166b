import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstBroken } from '../../src/log/links.js';
import { answerOf, cardsTwice, eventsIn, killedAt, writersAtOnce } from '../../tools/fuzz/crashes.js';
import { built, type Ended, type Home, makeHome, runs } from '../support/processes/built.js';
import { times } from '../support/random/deep.js';

let home: Home;
beforeEach(() => {
  home = makeHome();
});
afterEach(() => home.clean());

const DRAW = ['draw-card', '--json'];
const SHOOT = ['shoot', '-g', 'C', '-f', '9', '--json'];

const wg = (args: readonly string[]): Promise<Ended> =>
  runs(process.execPath, [built.bin, ...args], { env: home.env });

const events = () => eventsIn(home.log);

const WRITERS = times(64, 6);

test(`${WRITERS} processes that draw and shoot in one game at once lose nothing and repeat nothing`, async () => {
  expect(await writersAtOnce(WRITERS, { home, bin: built.bin })).toEqual([]);
}, 120_000);

const MOMENTS = times(500, 50);

test(`a game in which processes are killed at ${MOMENTS} moments has a log that reads, and misses nothing that was shown`, async () => {
  const { killed, answered, wrong } = await killedAt(MOMENTS, 16, { home, bin: built.bin });
  expect(wrong).toEqual([]);
  expect(killed, 'many were killed').toBeGreaterThan(times(50, 50));
  expect(answered, 'many were not').toBeGreaterThan(times(50, 50));
}, 240_000);

describe('a disk that is full', () => {
  /** Runs a command with files that can grow no larger than so many blocks of 1024 bytes. */
  const cramped = (blocks: number, args: readonly string[]): Promise<Ended> =>
    runs(
      '/bin/bash',
      ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`, 'bash', process.execPath, built.bin, ...args],
      { env: { ...home.env, WG_NO_CACHE: '1' } },
    );

  test('in the middle of a line: a draw fails with one message, and nothing that stood is lost', async () => {
    const answers: string[] = [];
    for (let i = 0; i < 4; i++) answers.push((await wg(DRAW)).stdout.trim());
    const size = statSync(home.log).size;
    const blocks = Math.ceil(size / 1024);
    // Fill the last block but for a few bytes, so that the next line is cut.
    let failed: Ended | undefined;
    for (let i = 0; i < 20 && !failed; i++) {
      const ended = await cramped(blocks, DRAW);
      if (ended.code === 0) answers.push(ended.stdout.trim());
      else failed = ended;
    }
    expect(failed, 'the disk ran full').toMatchObject({ code: 1, stdout: '' });
    const { error } = JSON.parse(failed!.stderr) as { error: { code: string; message: string } };
    expect(error).toMatchObject({ code: 'log-unwritable', message: expect.stringContaining(home.log) });
    expect(failed!.stderr.trim().split('\n')).toHaveLength(1);

    const after = await wg(DRAW);
    expect(after.code, after.stderr).toBe(0);
    expect(events().map(answerOf)).toEqual([...answers, after.stdout.trim()]);
    expect(cardsTwice(home.log)).toEqual([]);
    expect(firstBroken(home.log)).toBeUndefined();
  });

  test('lets a shot stand that builds on nothing, and says that it is not logged', async () => {
    const { code, stdout, stderr } = await cramped(0, SHOOT);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ action: 'shoot' });
    expect(stderr).toMatch(/^wg: not logged: [^\n]*\n$/);
  });

  test('leaves no half of an export, a report or a draft that would be in the way of the next try', async () => {
    await wg(['game', 'start', 'Arnhem', '-r', 'bg']);
    await wg(SHOOT);
    await wg(['game', 'start', 'Caen', '-r', 'bg']);
    const file = join(home.path, 'sent');
    for (const line of [
      ['game', 'export', file, '--game', 'Arnhem'],
      ['report', '--html', file, '--game', 'Arnhem'],
    ]) {
      expect((await cramped(0, line)).code, line.join(' ')).toBe(1);
      expect(existsSync(file), line.join(' ')).toBe(false);
      expect((await wg(line)).code, line.join(' ')).toBe(0);
      rmSync(file);
    }
    expect((await cramped(0, ['game', 'use', 'Arnhem'])).code).toBe(1);
    const folder = dirname(dirname(home.log));
    expect(readdirSync(folder).sort()).toEqual(['current', 'games']);
    expect(readFileSync(join(folder, 'current'), 'utf8')).toBe('Caen\n');
  });
});

describe('a game whose files were made read-only', () => {
  const isRoot = process.getuid?.() === 0;
  const NOBODY = 65_534;
  /** Root may write everywhere: then the player is somebody else. */
  const player = (args: readonly string[]): Promise<Ended> =>
    isRoot
      ? runs(
          'setpriv',
          [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', process.execPath, built.bin, ...args],
          { env: home.env },
        )
      : wg(args);
  beforeEach(() => {
    home.clean();
    home = makeHome({ ownCache: true });
    if (!isRoot) return;
    chmodSync(built.folder, 0o755);
    for (const path of [
      home.path,
      dirname(home.env.XDG_STATE_HOME!),
      home.env.XDG_STATE_HOME!,
      home.env.XDG_CACHE_HOME!,
    ])
      chownSync(path, NOBODY, NOBODY);
  });

  test.each([
    ['its log', () => home.log, 0o400],
    ['its folder, before there is a log', () => home.env.XDG_STATE_HOME!, 0o500],
  ])('%s: a shot stands and a draw fails, each with one message', async (_name, path, mode) => {
    if (mode === 0o400) await player(DRAW);
    const before = existsSync(home.log) ? readFileSync(home.log) : undefined;
    chmodSync(path(), mode);
    const shot = await player(SHOOT);
    const drawn = await player(DRAW);
    chmodSync(path(), 0o700);
    expect(shot.code, shot.stderr).toBe(0);
    expect(JSON.parse(shot.stdout)).toMatchObject({ action: 'shoot' });
    expect(shot.stderr).toMatch(/^wg: not logged: [^\n]*\n$/);
    expect(drawn).toMatchObject({ code: 1, stdout: '' });
    expect(drawn.stderr.trim().split('\n')).toHaveLength(1);
    expect(drawn.stderr).toContain('EACCES');
    expect(existsSync(home.log) ? readFileSync(home.log) : undefined).toEqual(before);
  });
});
