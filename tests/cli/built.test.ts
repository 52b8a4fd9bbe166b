import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/log/version.js';
import { wg as inProcess } from '../support/cli.js';
import {
  built,
  type Ended,
  type Env,
  type Home,
  makeHome,
  onTerminal,
  runs,
} from '../support/processes/built.js';

let home: Home;
beforeEach(() => {
  home = makeHome();
});
afterEach(() => home.clean());

const wg = (args: readonly string[], env: Env = {}): Promise<Ended> =>
  runs(process.execPath, [built.bin, ...args], { env: { ...home.env, ...env } });

/** A line of bash in which `wg` is the program; what it prints last is the exit code of its first command. */
const bash = (line: string, env: Env = {}): Promise<Ended> =>
  runs('bash', ['-c', `wg() { node "$WG" "$@"; }; ${line}`], { env: { ...home.env, WG: built.bin, ...env } });

/** The same on a terminal. */
const terminal = (line: string, env: Env = {}, keys: Parameters<typeof onTerminal>[2] = []): Promise<Ended> =>
  onTerminal(`wg() { node "$WG" "$@"; }; ${line}`, { ...home.env, WG: built.bin, ...env }, keys);

const SHOT = ['shoot', '-g', 'C', '-f', '9', '--seed', 's'];
const ESCAPE = '\u001b[';
const cacheFolder = () => join(home.path, 'cache', 'wg');
const cached = () => (existsSync(cacheFolder()) ? readdirSync(cacheFolder()) : []);

describe('as a process', () => {
  test('the help of all rule systems, asked for by somebody who has just installed it, comes without a warning', async () => {
    expect(await wg(['help', '--all'])).toMatchObject({ code: 0, stderr: '' });
    expect(cached().length).toBeGreaterThan(10);
  });

  test.each([
    [[], 0],
    [['--version'], 0],
    [['rulesets'], 0],
    [['rules', 'qqqqq'], 1],
    [['draw-card', '--count', '5', '--odds'], 1],
    [['shott'], 2],
    [['shoot', '-g', 'C', '-f', '99'], 2],
    [['shoot', '-g', 'C', '-f', '3'], 3],
    [['shoot'], 4],
    [['shoot', '--dice', 'ask', '-g', 'C', '-f', '9'], 4],
  ] as const)('wg %j ends with exit code %i', async (args, code) => {
    const ended = await wg(args);
    expect({ code: ended.code, signal: ended.signal }).toEqual({ code, signal: null });
    expect(ended.stdout === '', 'stdout').toBe(code !== 0);
    expect(ended.stderr === '', 'stderr').toBe(code === 0);
  });

  test('gives the very bytes of the program in process, run after run', async () => {
    for (const args of [
      SHOT,
      [...SHOT, '--json'],
      ['odds', ...SHOT],
      [...SHOT, '--explain'],
      ['help', 'shoot'],
      ['rules'],
    ]) {
      const { stdout } = await inProcess([...args, '--no-log']);
      for (let i = 0; i < 2; i++) {
        const ended = await wg([...args, '--no-log']);
        expect(ended.stdout, args.join(' ')).toBe(stdout);
      }
    }
  });

  test('keeps answer and complaint apart', async () => {
    expect((await bash('wg shott 2>/dev/null')).stdout).toBe('');
    expect((await bash('wg move >/dev/null')).stderr).toBe('');
    expect((await bash('wg move 2>/dev/null')).stdout).toContain('Result: ');
  });

  test('does not wait for stdin, whatever that is', async () => {
    // A pipe that is open for writing as well never ends.
    const open = 'mkfifo "$HOME/pipe"; exec 3<>"$HOME/pipe"';
    for (const stdin of ['<&3', '</dev/null', '<&-', '</dev/zero']) {
      const { stdout } = await bash(`${open}; timeout 20 node "$WG" move --brief ${stdin}; echo $?`);
      expect(stdout, stdin).toMatch(/^moves [^\n]*\n0\n$/);
      rmSync(join(home.path, 'pipe'));
    }
  });

  test('with its streams closed still ends with its exit code', async () => {
    expect((await bash('wg shott 2>&-; echo $?')).stdout).toBe('2\n');
    expect((await bash('wg move >&-; echo $? >&2')).stderr).toMatch(/\b[01]\n$/);
  });

  test.each([
    ['Arnhem', 'Arnhem'],
    ['Market Garden: day 2', 'Market-Garden-day-2'],
    ['../Düne 🎲', 'Düne'],
    ['🎲', 'game'],
  ])('a report goes to a file that is named for its game, where none is: %s', async (game, name) => {
    await wg(['game', 'start', game, '-r', 'bg']);
    await wg(SHOT);
    const report = async (...flags: string[]) => {
      const ran = await runs(process.execPath, [built.bin, 'report', ...flags], {
        env: home.env,
        cwd: home.path,
      });
      expect(ran.code, ran.stderr).toBe(0);
      return ran.stdout.match(/^Result: (.*) tells of 1 event\n$/)![1]!;
    };
    const own = join(home.path, `${name}.html`);
    writeFileSync(own, 'dear diary');
    expect([await report(), await report()]).toEqual([`${name}-2.html`, `${name}-3.html`]);
    expect(readFileSync(own, 'utf8')).toBe('dear diary');
    expect(await report('--force')).toBe(`${name}.html`);
    expect(readFileSync(own, 'utf8')).toMatch(/^<!DOCTYPE html>/);
  });
});

describe('many threads', () => {
  test('give the bytes of one', async () => {
    const line = 'melee --attackers 3 --defenders 3 --attacker-leaders 1 --seed s --repeat'.split(' ');
    // Shares grow from 16 on: each thread has several of them.
    for (const how of [['3000'], ['400', '--json'], ['400', '--json', '--brief']]) {
      const [one, two] = [await wg([...line, ...how]), await wg([...line, ...how, '--jobs', '3'])];
      expect(two.code, two.stderr).toBe(0);
      expect(two.stdout === one.stdout, how.join()).toBe(true);
      expect(one.stdout.length).toBeGreaterThan(400);
    }
  });

  test('of a card drawn in a game see its table', async () => {
    for (const line of [
      'game start Caen -r bg --sides Axis,Allies',
      'draw-card --dice 5H',
      'draw-card --dice JK',
    ])
      await wg(line.split(' '));
    const line = 'draw-card --turn --seed s --repeat 200'.split(' ');
    const many = await wg([...line, '--jobs', '2']);
    expect(many).toEqual(await wg(line));
    expect(many.code).toBe(0);
  });
});

describe('into a pipe', () => {
  test('whose reader has seen enough ends with 0 and without a word', async () => {
    for (const answer of ['wg shoot -g C -f 9 --repeat 20000 --json', 'wg rules --json', 'wg help shoot']) {
      const { stdout, stderr } = await bash(`${answer} | head -1 >/dev/null; echo "$PIPESTATUS"`);
      expect({ stdout, stderr }, answer).toEqual({ stdout: '0\n', stderr: '' });
    }
  });

  test.each(['', '--brief', '--jobs 2'])('that nobody reads ends at Ctrl-C: %s', async (how) => {
    const line = `sleep 60 < <(exec node "$WG" shoot -g C -f 9 --repeat 100000000 --json ${how} 2>"$HOME/said" & echo $! >"$HOME/pid"; wait $!; echo $? >"$HOME/code") &
      until [ -s "$HOME/pid" ]; do sleep 0.1; done; sleep 2; kill -INT $(cat "$HOME/pid")
      for i in $(seq 100); do [ -s "$HOME/code" ] && break; sleep 0.1; done; cat "$HOME/code"; kill %1`;
    expect((await bash(line)).stdout).toBe('130\n');
    expect(readFileSync(join(home.path, 'said'), 'utf8')).toContain('"interrupted"');
  });

  test('that is read slowly, a large answer arrives whole', async () => {
    const { stdout } = await bash(
      'wg shoot -g C -f 9 -c heavy --seed s --repeat 4000 --json | (sleep 2; cat) >"$HOME/slow"; echo "$PIPESTATUS"; ' +
        'wg shoot -g C -f 9 -c heavy --seed s --repeat 4000 --json >"$HOME/fast"; cmp "$HOME/slow" "$HOME/fast" && wc -l <"$HOME/slow"',
    );
    expect(stdout).toBe('0\n4000\n');
    expect(statSync(join(home.path, 'slow')).size).toBeGreaterThan(1_000_000);
  });

  test('that takes no more for the moment, a large answer arrives whole', async () => {
    const pipe = join(home.path, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Two openings: the program may well turn its own into one that waits. Node leaves only descriptors past the
    // standard ones as they are, so bash makes it the standard output.
    const open = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const end = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    const line = 'exec node "$0" "$@" >&3 3>&-';
    const child = spawn('bash', ['-c', line, built.bin, ...SHOT, '--repeat', '600', '--json'], {
      env: home.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit', end],
    });
    closeSync(end);
    let ended: number | null | undefined;
    child.on('exit', (code) => {
      ended = code;
    });
    const parts: Buffer[] = [];
    const sip = Buffer.alloc(20_000);
    await delay(500);
    for (let dry = 0; dry < 2; ) {
      const done = ended !== undefined;
      let n = 0;
      try {
        n = readSync(open, sip);
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('EAGAIN');
      }
      if (n > 0) parts.push(Buffer.from(sip.subarray(0, n)));
      else if (done) dry++;
      await delay(5);
    }
    closeSync(open);
    expect(ended).toBe(0);
    const { stdout } = await inProcess([...SHOT, '--repeat', '600', '--json', '--no-log']);
    expect(Buffer.concat(parts).toString() === stdout, 'every byte').toBe(true);
    expect(stdout.length).toBeGreaterThan(5 * 65_536);
  });

  test('that nobody reads does not fill the memory with what is still to be read', async () => {
    const pipe = join(home.path, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const open = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const end = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    const line = 'exec node "$0" "$@" >&3 3>&-';
    const child = spawn('bash', ['-c', line, built.bin, ...SHOT, '--repeat', '300000', '--json'], {
      env: home.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit', end],
    });
    closeSync(end);
    let most = 0;
    for (let i = 0; i < 14 && child.exitCode === null; i++) {
      await delay(250);
      const [, size = '0'] = readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s*(\d+)/) ?? [];
      most = Math.max(most, Number(size) / 1024);
    }
    child.kill('SIGKILL');
    closeSync(open);
    expect(most, 'megabytes').toBeGreaterThan(10);
    expect(most, 'megabytes').toBeLessThan(250);
  });

  test('the whole book arrives whole, however small the sips', async () => {
    const { stdout } = await bash(
      "wg rules --json | node -e \"let n=0;process.stdin.on('readable',()=>{let c;while((c=process.stdin.read(997)??process.stdin.read()))n+=c.length}).on('end',()=>console.log(n))\"; wg rules --json | wc -c",
    );
    const [sips, all] = stdout.trim().split(/\s+/).map(Number);
    expect(sips).toBe(all);
    expect(all!).toBeGreaterThan(65_536);
  });

  test('that closes over a complaint leaves its exit code', async () => {
    const { stdout } = await bash('wg shott 2>&1 >/dev/null | true; echo "$PIPESTATUS"');
    expect(stdout).toBe('2\n');
  });
});

describe('onto a full disk', () => {
  test('ends with 1 and one line on stderr', async () => {
    for (const args of [
      'move',
      'move --json',
      'odds move',
      'help',
      'rules',
      'move --repeat 3000 --json',
      '--version',
    ]) {
      const { stdout, stderr } = await bash(`wg ${args} >/dev/full; echo $?`);
      expect(stdout, args).toBe('1\n');
      expect(stderr, args).toMatch(/^[^\n]*ENOSPC[^\n]*\n$/);
    }
  });

  test('a complaint that cannot be shown leaves its exit code', async () => {
    expect((await bash('wg shott 2>/dev/full; echo $?')).stdout).toBe('2\n');
    expect((await bash('wg shoot -g C -f 3 2>/dev/full; echo $?')).stdout).toBe('3\n');
    expect((await bash('(wg shoot -g C -f 9 --seed 1 >/dev/full 2>/dev/full); echo $?')).stdout).toBe('1\n');
  });
});

test('Ctrl-C ends a long run at once, as the shell expects it', async () => {
  const ended = await runs(process.execPath, [built.bin, ...SHOT, '--repeat', '1000000'], {
    env: home.env,
    killAfter: 1000,
    killWith: 'SIGINT',
  });
  expect(ended).toMatchObject({ signal: null, code: 130 });
  expect(ended.stderr).not.toMatch(/\n {4}at /);
  // It was not waited for: the tally comes when all are done.
  expect(ended.stdout).toBe('');
});

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

/** What a shot leaves: the compiled code of the program and of the rule system. */
const BUNDLES = [
  expect.stringMatching(/-shoot-battleground-play\.bin$/),
  expect.stringMatching(/-shoot-battleground-shooting-shoot\.bin$/),
  expect.stringMatching(/-shoot-wg\.bin$/),
];

describe('the compiled code that is kept', () => {
  const files = () => cached().map((name) => join(cacheFolder(), name));
  let answer: string;
  beforeEach(async () => {
    answer = (await wg([...SHOT, '--no-log'])).stdout;
    expect(cached()).toEqual(BUNDLES);
    expect(statSync(cacheFolder()).mode & 0o077).toBe(0);
  });

  const spoil: readonly (readonly [name: string, how: (path: string) => void])[] = [
    ['is empty', (path) => writeFileSync(path, '')],
    ['is cut short', (path) => writeFileSync(path, readFileSync(path).subarray(0, 5001))],
    [
      'is cut to half',
      (path) => writeFileSync(path, readFileSync(path).subarray(0, statSync(path).size / 2)),
    ],
    ['is garbage', (path) => writeFileSync(path, Buffer.alloc(100_000, 'wg'))],
    ['has one bit turned near its start', (path) => flip(path, 40)],
    ['has one bit turned in its middle', (path) => flip(path, statSync(path).size / 2)],
    ['is that of another bundle', (path) => cpSync(files().find((other) => other !== path)!, path)],
    ['has one bit turned near its end', (path) => flip(path, statSync(path).size - 9)],
    [
      'is a folder',
      (path) => {
        rmSync(path);
        mkdirSync(path);
      },
    ],
  ];
  const flip = (path: string, at: number) => {
    const bytes = readFileSync(path);
    bytes[Math.floor(at)]! ^= 0x10;
    writeFileSync(path, bytes);
  };

  test.each(spoil)('that %s does no harm', async (_name, how) => {
    for (const file of files()) how(file);
    for (let i = 0; i < 2; i++) {
      expect(await wg([...SHOT, '--no-log'])).toEqual({ code: 0, signal: null, stdout: answer, stderr: '' });
    }
  });

  test('is made good again after it was spoiled', async () => {
    const good = files().map((file) => statSync(file).size);
    for (const file of files()) writeFileSync(file, '');
    await wg([...SHOT, '--no-log']);
    for (const [i, file] of files().entries()) expect(statSync(file).size).toBeGreaterThan(good[i]! / 2);
  });

  /** Puts in a bundle's place what somebody else compiled, as whole as ours. */
  function plant(): string {
    const path = files().find((file) => file.endsWith('shoot-wg.bin'))!;
    // V8 knows a source by its length alone.
    const { length } = readFileSync(join(dirname(built.bin), '..', 'dist', 'wg.cjs'), 'latin1');
    const wrapped = '(function (exports, require, module, __filename, __dirname) {\n})'.length + length;
    const source = "(function () { console.log('planted'); })".padEnd(wrapped);
    const code = new Script(source).createCachedData();
    const once = Buffer.concat([code, Buffer.from(`${basename(path)} 1`)]);
    writeFileSync(path, Buffer.concat([once, once]));
    return path;
  }
  const said = async () => (await wg([...SHOT, '--no-log'])).stdout;

  test('is run as it stands, where it is ours: what is planted there would be', async () => {
    plant();
    expect(await said()).toBe('planted\n');
  });

  test.each<[string, (path: string) => void]>([
    ['the file may be written to by others', (path) => chmodSync(path, 0o602)],
    ['the file may be written to by a group', (path) => chmodSync(path, 0o620)],
    ['others may put files into the folder', (path) => chmodSync(dirname(path), 0o777)],
    [
      'the file is a link to one elsewhere',
      (path) => {
        renameSync(path, join(home.path, 'elsewhere'));
        symlinkSync(join(home.path, 'elsewhere'), path);
      },
    ],
    [
      'the folder is a link to one elsewhere',
      (path) => {
        renameSync(dirname(path), join(home.path, 'elsewhere'));
        symlinkSync(join(home.path, 'elsewhere'), dirname(path));
      },
    ],
  ])('is not run where %s', async (_where, how) => {
    how(plant());
    expect(await said()).toBe(answer);
  });

  test('is not written into a folder of somebody else', async () => {
    rmSync(cacheFolder(), { recursive: true });
    mkdirSync(join(home.path, 'elsewhere'));
    symlinkSync(join(home.path, 'elsewhere'), cacheFolder());
    expect(await said()).toBe(answer);
    expect(readdirSync(join(home.path, 'elsewhere'))).toEqual([]);
  });

  test('goes when a version that was not there before finds it unused for a month', async () => {
    const [used, unused] = ['used', 'unused'].map((name) => join(cacheFolder(), `${name}.bin`));
    const days = (n: number) => Date.now() / 1000 - n * 24 * 60 * 60;
    for (const [file, age] of [
      [used!, 29],
      [unused!, 31],
    ] as const) {
      writeFileSync(file, '');
      utimesSync(file, days(age), days(age));
    }
    await said();
    expect(cached()).toHaveLength(BUNDLES.length + 2);
    for (const file of files().filter((path) => path.includes('-shoot-'))) rmSync(file);
    await said();
    expect(cached()).toEqual([...BUNDLES, 'used.bin']);
  });

  test('is left alone by WG_NO_CACHE and by options of Node', async () => {
    rmSync(cacheFolder(), { recursive: true });
    for (const env of [{ WG_NO_CACHE: '1' }, { NODE_OPTIONS: '--max-old-space-size=512' }])
      expect((await wg([...SHOT, '--no-log'], env)).stdout).toBe(answer);
    expect(cached()).toEqual([]);
  });
});

test('two first runs at once both answer, and leave whole files', async () => {
  const both = await Promise.all([
    wg([...SHOT, '--no-log']),
    wg([...SHOT, '--no-log']),
    wg([...SHOT, '--no-log']),
  ]);
  for (const ended of both) expect(ended).toEqual(both[0]);
  expect(both[0]!.code).toBe(0);
  expect(cached()).toEqual(BUNDLES);
});

describe('on a terminal', () => {
  test('the answer is coloured, unless NO_COLOR or TERM say otherwise', async () => {
    const answer = async (env: Env) => (await terminal('wg move --no-log', env)).stdout.includes(ESCAPE);
    expect(await answer({})).toBe(true);
    expect(await answer({ NO_COLOR: '1' })).toBe(false);
    expect(await answer({ NO_COLOR: '' })).toBe(true);
    expect(await answer({ TERM: 'dumb' })).toBe(false);
    expect(await answer({ FORCE_COLOR: '0' })).toBe(false);
  });

  test('stderr that goes into a file is not coloured, and the other way round', async () => {
    await terminal('wg shott 2>"$HOME/err"');
    expect(readFileSync(join(home.path, 'err'), 'utf8')).toMatch(/^wg: /);
    expect(readFileSync(join(home.path, 'err'), 'utf8')).not.toContain(ESCAPE);
    expect((await terminal('wg shott >"$HOME/out"')).stdout).toContain(ESCAPE);
    await terminal('wg move --no-log >"$HOME/out"');
    expect(readFileSync(join(home.path, 'out'), 'utf8')).not.toContain(ESCAPE);
  });

  test('lines are as long as it is wide', async () => {
    const { stdout } = await terminal('stty cols 40; wg rules shoot.1', { NO_COLOR: '1' });
    const longest = Math.max(...stdout.split(/\r?\n/).map((one) => one.length));
    expect(longest).toBeLessThanOrEqual(40);
    expect(longest).toBeGreaterThan(25);
  });

  test('that does not know its width gets lines as for 80', async () => {
    const { stdout } = await terminal('stty cols 0; wg rules shoot.1', { NO_COLOR: '1' });
    expect(stdout.replaceAll('\r', '')).toBe((await wg(['rules', 'shoot.1'])).stdout);
  });

  test('a missing flag is asked for there, and only the answer goes into the pipe', async () => {
    const keys = [
      ['Grade of the unit', '\u001b[B\u001b[B\r'],
      ['Figures in the unit', '9\r'],
    ] as const;
    const { code, stdout } = await terminal('x=$(wg shoot --brief --seed s --no-log); echo "<$x>"', {}, keys);
    expect(code).toBe(0);
    const { stdout: typed } = await wg(['shoot', '-g', 'C', '-f', '9', '--brief', '--seed', 's', '--no-log']);
    expect(stdout).toContain(`<${typed.trimEnd()}>`);
    expect(stdout).toContain('The same in one line: wg shoot --grade C --figures 9 --seed s');
  });

  test('a wrong answer to a question is told and asked again', async () => {
    const keys = [
      ['Hits scored', '99\r'],
      ["cannot be '99'", '\u007f\u007f2\r'],
    ] as const;
    const { code, stdout } = await terminal('wg vehicle-damage --no-log', {}, keys);
    expect(code).toBe(0);
    expect(stdout).toContain('--hits 2');
  });

  test('Ctrl-C at a question ends with 130, without a stack trace, and the cursor comes back', async () => {
    const { code, stdout } = await terminal('wg shoot', {}, [['Grade of the unit', '\u0003']]);
    expect(code).toBe(130);
    expect(stdout).not.toMatch(/\n {4}at /);
    expect(stdout.lastIndexOf('\u001b[?25h')).toBeGreaterThan(stdout.lastIndexOf('\u001b[?25l'));
    expect(existsSync(home.log)).toBe(false);
  });

  test('a checklist is filled in on one screen, and only the answer goes into the pipe', async () => {
    const down = '\u001b[B';
    const keys = [
      ['enter goes on', `${down}${down} `],
      ['[x]  the group fired', `${down}${down}${down}${down}34`],
      ['all factors together: -2', '\r'],
    ] as const;
    const line = 'x=$(wg reaction-test -r wrg --brief --seed s --no-log); echo "<$x>"';
    const { code, stdout } = await terminal(line, {}, keys);
    expect(code).toBe(0);
    const typed = ['--fired', '--points', '34', '--brief', '--seed', 's', '--no-log'];
    expect(stdout).toContain(`<${(await wg(['reaction-test', '-r', 'wrg', ...typed])).stdout.trimEnd()}>`);
    expect(stdout).toContain('The same in one line: wg reaction-test --fired --points 34');
  });

  test('a checklist fits a narrow terminal, word by word', async () => {
    const line = 'stty cols 40; wg reaction-test -r wrg --afv --no-log';
    const { code, stdout } = await terminal(line, {}, [['enter goes on', '\r']]);
    expect(code).toBe(0);
    const shown = stripVTControlCharacters(stdout).split(/\r?\n/);
    expect(Math.max(...shown.slice(0, 20).map((one) => one.length))).toBeLessThanOrEqual(40);
    expect(shown).toContain('       better within 100 metres');
  });

  test('a checklist says that it goes on, where it is and what is wrong with it', async () => {
    const down = '\u001b[B';
    const keys = [
      ['line 1 of 23', down],
      ['line 2 of 23', '\r'],
    ] as const;
    expect((await terminal('stty rows 24; wg reaction-test -r wrg --no-log', {}, keys)).code).toBe(0);
    const both = [
      ['enter goes on', ` ${down.repeat(6)} \r`],
      ['does not go with', ' \r'],
    ] as const;
    const { code, stdout } = await terminal('wg reaction-test -r wrg --afv --no-log', {}, both);
    expect({ code, lost: stdout.includes('stationary') }).toEqual({ code: 0, lost: false });
    expect(stdout).toContain('--moving');
  });

  test('a checklist is no higher than the screen', async () => {
    const line = 'stty rows 10 cols 40; wg reaction-test -r wrg --no-log';
    const { code, stdout } = await terminal(line, {}, [['enter goes on', '\r']]);
    expect(code).toBe(0);
    const shown = stripVTControlCharacters(stdout).split('enter goes on')[0]!;
    expect(shown.split(/\r?\n/).length).toBeLessThanOrEqual(10);
  });

  test('the guide breaks its lines between words', async () => {
    const line = 'stty cols 40; wg -r wrg --no-log';
    const { stdout } = await terminal(line, {}, [['What happens?', '\u0003']]);
    const shown = stripVTControlCharacters(stdout).split(/\r?\n/);
    expect(Math.max(...shown.map((one) => one.length))).toBeLessThanOrEqual(40);
    expect(stdout).toContain('shoot: Fire at a group of men');
    expect(stdout).not.toContain('(bg)');
  });

  test('Ctrl-C at a checklist ends with 130, and the cursor comes back', async () => {
    const { code, stdout } = await terminal('wg reaction-test -r wrg', {}, [['enter goes on', '\u0003']]);
    expect(code).toBe(130);
    expect(stdout).not.toMatch(/\n {4}at /);
    expect(stdout.lastIndexOf('\u001b[?25h')).toBeGreaterThan(stdout.lastIndexOf('\u001b[?25l'));
    expect(existsSync(home.log)).toBe(false);
  });

  test('--dice ask asks for each handful', async () => {
    const keys = [
      ['5 white dice', '5 6 1 3 4\r'],
      ['2 red dice', '6 1\r'],
    ] as const;
    const { code, stdout } = await terminal('wg shoot -g C -f 9 -c medium --dice ask --no-log', {}, keys);
    expect(code).toBe(0);
    expect(stdout).toContain('dice entered');
  });

  test('nothing is asked with --no-input, where CI is set, or with stdin elsewhere', async () => {
    for (const line of [
      'wg shoot --no-input',
      'CI=1 wg shoot',
      'wg shoot </dev/null',
      'wg shoot 2>/dev/null',
    ])
      expect((await terminal(line)).code, line).toBe(4);
  });

  test('wg alone guides to an answer', async () => {
    const keys = [
      ['Which rules', '\r'],
      ['What happens?', '\u001b[B\u001b[B\u001b[B\u001b[B\r'],
      ['What else matters?', '\r'],
      ['Hits scored', '2\r'],
    ] as const;
    const { code, stdout } = await terminal('wg --no-log', {}, keys);
    expect(code).toBe(0);
    expect(stdout).toContain('The same in one line: wg vehicle-damage --hits 2');
  });
});

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
    npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', home.path], built.folder);
    const tarball = join(home.path, `wg-${VERSION}.tgz`);
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    for (const needed of [
      'package.json',
      'bin/wg.cjs',
      'bin/launch.cjs',
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
      const game = (...flags: string[]) =>
        runs(process.execPath, [join(home.path, 'bin', 'wg.cjs'), 'game', ...flags], { env: home.env });
      const said = `dist/${part} cannot be read (ENOENT): wg is not whole. Build or install it again.`;
      expect(await game()).toEqual({ code: 1, signal: null, stdout: '', stderr: `wg: ${said}\n` });
      expect(JSON.parse((await game('--json')).stderr)).toEqual({
        error: { code: 'internal', message: said },
      });
    },
  );

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

describe('what is loaded apart works together', () => {
  const ROSTER = join(import.meta.dirname, '..', '..', 'examples', 'battleground-roster.yaml');
  const BEGIN = ['game', 'start', 'Caen', '-r', 'bg', '--sides', 'Axis,Allies', '--roster', ROSTER];
  const LINES: readonly (readonly string[])[] = [
    ['draw-card', '--dice', '8C', '--json'],
    ['now'],
    ['now', '--json'],
    ['now', '1 Gruppe'],
    ['shoot', '1 Gruppe', '2 Section', '--seed', 's'],
    ['shoot', '2 Section', '1 Gruppe', '--seed', 's'],
    ['heal', '1 Gruppe'],
    ['complete', 'fish', 'wg shoot '],
    ['complete', 'fish', 'wg heal '],
    ['roster'],
    ['luck'],
    ['game'],
    ['replay'],
  ];

  test('an evening is the same in the built program as from its sources, line by line', async () => {
    const other = makeHome();
    const untimed = (text: string) =>
      text.replace(/(begun|last played) \d[-\d: ]*|[0-9a-f]{64}|[0-9a-f]{4}( [0-9a-f]{4})+/g, '');
    try {
      for (const line of [BEGIN, ...LINES]) {
        const { code, stdout, stderr } = await inProcess(line, { env: other.env });
        const ended = await wg(line);
        expect(
          { code: ended.code, stdout: untimed(ended.stdout), stderr: ended.stderr },
          line.join(' '),
        ).toEqual({ code, stdout: untimed(stdout), stderr });
      }
    } finally {
      other.clean();
    }
  }, 60_000);
});
