import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { asPrinted, type Book } from '../../../src/rules/book.js';
import { actionsOf } from '../../../src/rules/system.js';
import { indexOf } from '../../../src/search/index.js';
import { wg as inProcess } from '../../support/cli.js';
import { built, makeHome, runs } from '../../support/processes/built.js';
import { player, SHOT } from '../../support/processes/player.js';
import { times } from '../../support/random/deep.js';

const { home, wg, bash } = player();

describe('as a process', () => {
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
      for (let i = 0; i < (args === SHOT ? 2 : times(2, 2)); i++) {
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

  test('does not wait for the end of a line that has none', async () => {
    for (const [stdin, more] of [
      ['</dev/zero', ''],
      ['< <(yes | tr -d "\\n")', '--keep-going'],
    ]) {
      const { stdout } = await bash(`ulimit -t 20; wg play ${more} ${stdin} 2>&1; echo $?`);
      expect(stdout).toBe('wg: Line 1 is too long: no line takes more than 1,000,000 characters.\n2\n');
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
    for (const line of [['game', 'start', game, '-r', 'bg'], SHOT])
      expect((await inProcess(line, { env: home.env })).code).toBe(0);
    const report = async (...flags: string[]) => {
      const ran = await runs(process.execPath, [built.bin, 'report', ...flags], {
        env: home.env,
        cwd: home.path,
      });
      expect(ran.code, ran.stderr).toBe(0);
      return ran.stdout.match(/^(.*) tells of 1 event\n$/)![1]!;
    };
    const own = join(home.path, `${name}.html`);
    writeFileSync(own, 'dear diary');
    expect(await report()).toBe(`${name}-2.html`);
    if (game === 'Arnhem') expect(await report()).toBe(`${name}-3.html`);
    expect(readFileSync(own, 'utf8')).toBe('dear diary');
    expect(await report('--force')).toBe(`${name}.html`);
    expect(readFileSync(own, 'utf8')).toMatch(/^<!DOCTYPE html>/);
  });
});

describe('many threads', () => {
  test('give the bytes of one', async () => {
    const line = 'melee --attackers 3 --defenders 3 --attacker-leaders 1 --seed s --repeat'.split(' ');
    // Shares grow from 16 on: each thread has several of them.
    for (const how of [['400'], ['100', '--json'], ['100', '--json', '--brief']]) {
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
    const line = 'draw-card --seed s --repeat 60'.split(' ');
    const many = await wg([...line, '--jobs', '2']);
    expect(many).toEqual(await wg(line));
    expect(many.code).toBe(0);
  });
});

test('Ctrl-C ends a long run at once, as the shell expects it', async () => {
  const all = 10_000_000;
  const line = [built.bin, ...SHOT, '--repeat', `${all}`, '--json', '--brief'];
  const ended = await runs(process.execPath, line, { env: home.env, thenSent: 'SIGINT' });
  expect(ended).toMatchObject({ signal: null, code: 130 });
  expect(ended.stderr).not.toMatch(/\n {4}at /);
  // What is out is whole rows, and by far not all of them.
  const rows = ended.stdout.trimEnd().split('\n');
  expect(rows.length).toBeLessThan(all / 10);
  for (const row of rows) expect(JSON.parse(row)).toHaveProperty('result');
});

describe('what is loaded apart works together', () => {
  test.each(SYSTEMS.map((system) => [system.id, system] as const))(
    'the book of %s as it is built is the one that is written',
    async (id, system) => {
      const { book } = await system.book();
      const { book: made } = createRequire(built.bin)(`../dist/${id}-book.cjs`) as { book: Book };
      const unasked = Object.entries(book.clauses).map(([of, { asks: _, ...clause }]) => [of, clause]);
      expect(made.clauses).toEqual(Object.fromEntries(unasked));
      expect(made.rulings).toEqual(book.rulings);
      for (const [of, table] of Object.entries(book.tables))
        expect(made.tables[of], of).toEqual(JSON.parse(JSON.stringify(asPrinted(table))));
      expect(Object.keys(made.tables)).toEqual(Object.keys(book.tables));
      expect(made.index).toEqual(indexOf(book));
      expect(Object.values(made.actions!)).toEqual(
        (await actionsOf(system)).map(({ name, says, examples }) => ({ name, says, examples })),
      );
    },
  );

  const ROSTER = join(import.meta.dirname, '..', '..', '..', 'examples', 'battleground-roster.yaml');
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
