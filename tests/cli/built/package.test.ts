import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../../src/log/version.js';
import { built, runs } from '../../support/processes/built.js';
import { packed } from '../../support/processes/packed.js';
import { player, SHOT } from '../../support/processes/player.js';

const { home, wg } = player();

describe('as a package', () => {
  test('packs what it needs and no more, installs without a network, and runs under both its names', async () => {
    const npm = (args: readonly string[], cwd: string) =>
      execFileSync('npm', [...args], {
        cwd,
        env: {
          PATH: process.env.PATH,
          HOME: home.path,
          npm_config_cache: join(home.path, 'npm'),
          npm_config_update_notifier: 'false',
        } as NodeJS.ProcessEnv,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const there = join(home.path, 'there');
    mkdirSync(there);
    const tarball = packed();
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    for (const needed of [
      'package.json',
      'bin/wg.cjs',
      'bin/keep.cjs',
      'dist/wg.cjs',
      'dist/wg.words',
      'dist/prompt-prompts.cjs',
      'man/wg.1',
    ])
      expect(files).toContain(`package/${needed}`);
    expect(files.filter((name) => /^package\/(src|rulesets|tests|node_modules)\//.test(name))).toEqual([]);

    npm(
      ['install', '--omit=dev', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball],
      there,
    );
    const bin = (name: string) => join(there, 'node_modules', '.bin', name);
    expect(readdirSync(join(there, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['wg']);
    for (const name of ['wg', 'wargame']) {
      const version = await runs(bin(name), ['--version'], { env: home.env });
      expect(version).toMatchObject({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
    }
    for (const args of [
      SHOT,
      ['odds', 'move'],
      ['help', 'shoot'],
      ['rules', 'dug', 'in'],
      [...SHOT, '--explain'],
    ]) {
      const installed = await runs(
        bin('wg'),
        [...args, '--no-log'].filter((w) => args[0] !== 'rules' || w !== '--no-log'),
        {
          env: home.env,
        },
      );
      expect(installed, args.join(' ')).toMatchObject({ code: 0, stderr: '' });
      expect(installed.stdout).toBe((await wg(args)).stdout);
    }
    const manual = await runs(bin('wg'), ['help', '--man'], { env: home.env });
    expect(manual).toMatchObject({ code: 0, stderr: '' });
    expect(manual.stdout).toMatch(/^\.TH WG 1 /m);
    // A game from an empty folder: what comes with it is found by name.
    const empty = join(home.path, 'empty');
    mkdirSync(empty);
    for (const line of [
      'game start Caen -r bg --roster battleground',
      'draw-card --dice 9S',
      'now',
      'play evening.wg',
    ]) {
      const played = await runs(bin('wg'), line.split(' '), { env: home.env, cwd: empty });
      expect(played, line).toMatchObject({ code: 0, stderr: '' });
    }
    expect(readdirSync(empty)).toEqual([]);
  }, 120_000);

  test.each(['wg.words', 'wg.cjs', 'commands-game.cjs'])(
    'says in one line that its %s is missing',
    async (part) => {
      for (const folder of ['bin', 'dist'])
        cpSync(join(built.folder, folder), join(home.path, folder), { recursive: true });
      rmSync(join(home.path, 'dist', part));
      // Whoever keeps compiled code keeps what it was made from.
      const env = { ...home.env, XDG_CACHE_HOME: join(home.path, 'cold') };
      const game = (...flags: string[]) =>
        runs(process.execPath, [join(home.path, 'bin', 'wg.cjs'), 'game', ...flags], { env });
      const said = `dist/${part} cannot be read (ENOENT): wg is not whole. Build or install it again.`;
      expect(await game()).toEqual({ code: 1, signal: null, stdout: '', stderr: `wg: ${said}\n` });
      expect(JSON.parse((await game('--json')).stderr)).toEqual({
        error: { code: 'internal', message: said },
      });
    },
  );

  test('what tells an old Node that it is too old can be read by one of 2015', () => {
    const source = readFileSync(built.bin, 'utf8');
    // What is younger would be written anew for that language.
    const [then, now] = ['es2015', 'esnext'].map((target) => transformSync(source, { target }).code);
    expect(then).toBe(now);
  });

  test('says so, in plain words, when Node is too old for it', async () => {
    const old = join(home.path, 'old.cjs');
    writeFileSync(
      old,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });",
    );
    const { code, stdout, stderr } = await runs(process.execPath, ['--require', old, built.bin, 'move'], {
      env: home.env,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^wg: [^\n]*too old[^\n]*20\.19[^\n]*\n$/);
  });
});
