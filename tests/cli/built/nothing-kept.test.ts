import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { built, runs } from '../../support/processes/built.js';
import { player, SHOT } from '../../support/processes/player.js';

const { home, wg } = player({ ownCache: true });

describe('where nothing can be kept', () => {
  test.each([
    [
      'a home that is not there',
      { HOME: '/proc/nonexistent', XDG_STATE_HOME: undefined, XDG_CACHE_HOME: undefined },
    ],
    ['a home that is a file', { HOME: '/dev/null', XDG_STATE_HOME: undefined, XDG_CACHE_HOME: undefined }],
    ['folders that take no files', { XDG_STATE_HOME: '/proc', XDG_CACHE_HOME: '/proc' }],
    ['folders under a device', { XDG_STATE_HOME: '/dev/null/x', XDG_CACHE_HOME: '/dev/null/x' }],
  ] as const)('%s: it still rolls, and says that it is not logged', async (_name, env) => {
    const { code, stdout, stderr } = await wg(SHOT, env);
    expect(code).toBe(0);
    expect(stdout).toContain('Result: ');
    expect(stderr).toMatch(/^wg: not logged: [^\n]*\n$/);
    expect((await wg(['draw-card'], env)).code).toBe(1);
    expect(await wg([...SHOT, '--no-log'], env)).toMatchObject({ code: 0, stdout, stderr: '' });
  });

  test('folders that were made read-only: it still rolls', async () => {
    for (const folder of ['state', 'cache']) chmodSync(join(home.path, folder), 0o500);
    const { code, stdout } = await wg(SHOT);
    for (const folder of ['state', 'cache']) chmodSync(join(home.path, folder), 0o700);
    expect(code).toBe(0);
    expect(stdout).toContain('Result: ');
  });

  test('no home at all: it still rolls, and nothing is written into the folder it stands in', async () => {
    const cwd = join(home.path, 'here');
    mkdirSync(cwd);
    const { code } = await runs(process.execPath, [built.bin, ...SHOT, '--no-log'], {
      env: { PATH: home.env.PATH },
      cwd,
    });
    expect(code).toBe(0);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('relative XDG folders are passed over', async () => {
    const cwd = join(home.path, 'here');
    mkdirSync(cwd);
    const { code } = await runs(process.execPath, [built.bin, ...SHOT], {
      env: { ...home.env, XDG_STATE_HOME: 'state', XDG_CACHE_HOME: './cache' },
      cwd,
    });
    expect(code).toBe(0);
    expect(readdirSync(cwd)).toEqual([]);
    expect(existsSync(join(home.path, '.local', 'state', 'wg', 'games', 'table.jsonl'))).toBe(true);
  });
});
