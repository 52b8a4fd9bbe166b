import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CliError, EXIT, type FailureCode } from '../../src/cli/errors.js';
import { failureOf } from '../../src/cli/failure.js';
import { NO_LINE, nameOf } from '../../src/log/line/chain.js';
import { FORMAT, written } from '../../src/log/line/line.js';
import { type Ran, stateFolder, type World, wg, words } from '../support/cli.js';
import { built, type Home, makeHome, runs } from '../support/processes/built.js';
import { player } from '../support/prompts.js';

/** A way to provoke a failure, and what the user must then be told. */
interface Case {
  readonly argv: readonly string[];
  readonly exit: number;
  /** What the message must name: the flag, the value, what is allowed. */
  readonly names: readonly (string | RegExp)[];
  readonly hint?: string | RegExp;
  readonly clause?: string;
  /** What stands on stdout all the same; for most failures nothing does. */
  readonly told?: RegExp;
  readonly world?: () => World;
  /** Runs it elsewhere than in this process. */
  readonly run?: (argv: readonly string[]) => Promise<Ran>;
}

const state = stateFolder();
const games = (name: string) => join(state.path, name, 'wg', 'games');
let home: Home;
beforeAll(() => {
  home = makeHome();
});
afterAll(() => {
  state.clean();
  home.clean();
});

const inState = (name: string): World => ({ env: { XDG_STATE_HOME: join(state.path, name) } });

const OPENING = `{"id":"a","at":"2026-01-02T03:04:05Z","log":${FORMAT},"game":"Arnhem","ruleset":"battleground","prev":""}`;
const END = `{"id":"b","at":"2026-01-02T03:04:06Z","end":true,"prev":"${nameOf(OPENING)}"}`;

/** A state in which a game has this log. */
function logged(name: string, game: string, ...lines: readonly string[]): World {
  mkdirSync(games(name), { recursive: true });
  writeFileSync(join(games(name), `${game}.jsonl`), `${lines.join('\n')}\n`);
  return inState(name);
}

/** One case for every code: a code without one does not compile. */
const CASES: Record<FailureCode, Case> = {
  'unknown-action': {
    argv: ['shoott', '-g', 'C'],
    exit: 2,
    names: ["'shoott'"],
    hint: 'Did you mean shoot?',
  },
  'unknown-flag': {
    argv: ['shoot', '--grdae', 'C'],
    exit: 2,
    names: ['shoot', "'--grdae'"],
    hint: 'Did you mean --grade?',
  },
  'unknown-ruleset': {
    argv: ['shoot', '-r', 'batleground'],
    exit: 2,
    names: ["'batleground'", 'battleground', 'bg'],
    hint: 'Did you mean battleground?',
  },
  'unknown-ruling': {
    argv: ['shoot', '-g', 'C', '-f', '9', '--ruling', 'bg:R999=1'],
    exit: 2,
    names: ["'bg:R999'", 'ruling'],
    hint: /wg rules|Did you mean bg:R/,
  },
  'fixed-ruling': {
    argv: ['draw-card', '--ruling', 'bg:R7=2'],
    exit: 2,
    names: ['bg:R7', 'option 1'],
    hint: 'wg rules bg:R7',
  },
  'bad-value': {
    argv: ['shoot', '-g', 'C', '-f', '9', '--cover', 'hevy'],
    exit: 2,
    names: ['--cover', "'hevy'", 'none', 'light', 'medium', 'heavy', 'from 0 to 9'],
    hint: 'Did you mean heavy?',
  },
  'bad-house': {
    argv: ['shoot', '-g', 'C', '-f', '9', '--house', '/nowhere/club.yaml'],
    exit: 2,
    names: ['/nowhere/club.yaml', 'ENOENT'],
    hint: 'whole path',
  },
  'bad-roster': {
    argv: ['roster', 'load', '/nowhere/arnhem.yaml'],
    exit: 2,
    names: ['The roster', '/nowhere/arnhem.yaml', 'ENOENT'],
    hint: 'whole path',
  },
  'unknown-unit': {
    argv: ['shoot', '2 Sektion', 'MG nest'],
    exit: 2,
    names: ["'2 Sektion' and 'MG nest'"],
    hint: '2 Sektion: did you mean 2 Section?',
    world: () => {
      const unit = { name: '2 Section', kind: 'infantry', profile: {}, began: {}, marks: {} };
      const roster = { ruleset: 'battleground', units: [unit] };
      mkdirSync(games('units'), { recursive: true });
      writeFileSync(join(games('units'), 'table.jsonl'), `${written('1', '2026', { roster }, '')}\n`);
      return inState('units');
    },
  },
  'bad-system': {
    argv: ['flip', '-r', 'coin'],
    exit: 1,
    names: ['coin', '/nowhere/coin', 'has gone'],
    hint: /wg system remove <name>/,
    world: () => {
      const gone = { id: 'coin', short: 'coin', title: 'Coin', version: '1.0.0', folder: '/nowhere/coin' };
      mkdirSync(join(state.path, 'systems', 'wg'), { recursive: true });
      writeFileSync(join(state.path, 'systems', 'wg', 'systems.json'), JSON.stringify({ systems: [gone] }));
      return inState('systems');
    },
  },
  'bad-rows': {
    argv: ['tally', join(import.meta.dirname, 'errors.test.ts')],
    exit: 1,
    names: ['errors.test.ts', 'line 1', '--repeat --json'],
  },
  'bad-dice': {
    argv: ['shoot', '-g', 'C', '-f', '9', '--dice', '5 6 1 1 7'],
    exit: 2,
    names: ['--dice', 'white', "'7'", '1 to 6'],
  },
  conflict: {
    argv: ['shoot', '-g', 'C', '-f', '9', '--odds', '--repeat', '5'],
    exit: 2,
    names: ['--odds', '--repeat'],
  },
  usage: {
    argv: ['shoot', '-g', 'C', '-f', '9', 'quickly'],
    exit: 2,
    names: ['shoot', "'quickly'", 'flags'],
    hint: 'wg help shoot',
  },
  'not-allowed': {
    argv: ['shoot', '--weapon', 'mg', '--at', 'heavy-tank'],
    exit: 3,
    names: ['machine gun', 'armour'],
    hint: '--weapon light-gun',
    clause: 'bg:vshoot.2',
  },
  'would-ask': {
    argv: ['shoot', '--leaders', '1'],
    exit: 4,
    names: ['shoot', '--grade', '--figures'],
    hint: /wg shoot --grade \w/,
  },
  'unknown-game': {
    argv: ['game', 'use', 'Arnhen'],
    exit: 2,
    names: ['Arnhen'],
    hint: 'Did you mean Arnhem?',
    world: () => logged('unknown-game', 'Arnhem', OPENING),
  },
  'game-taken': {
    argv: ['game', 'start', 'Arnhem'],
    exit: 2,
    names: ['Arnhem', 'already'],
    hint: "wg game start 'Arnhem 2'",
    world: () => logged('game-taken', 'Arnhem', OPENING),
  },
  'game-over': {
    argv: ['draw-card', '--game', 'Arnhem'],
    exit: 1,
    names: ['Arnhem', 'ended'],
    hint: 'wg game start <name>',
    world: () => logged('game-over', 'Arnhem', OPENING, END),
  },
  'nothing-found': {
    argv: ['rules', 'qqqqq'],
    exit: 1,
    names: ["'qqqqq'", 'Battleground'],
    hint: /\S/,
  },
  'too-many-outcomes': {
    argv: ['draw-card', '--count', '5', '--odds'],
    exit: 1,
    names: ['odds', 'a whole turn'],
  },
  'log-unreadable': {
    argv: ['draw-card'],
    exit: 1,
    names: [join(games('unreadable'), 'table.jsonl'), 'read', 'EISDIR'],
    hint: 'XDG_STATE_HOME names another folder to keep games in.',
    world: () => {
      mkdirSync(join(games('unreadable'), 'table.jsonl'), { recursive: true });
      return inState('unreadable');
    },
  },
  'log-unwritable': {
    argv: ['draw-card'],
    exit: 1,
    names: ['/proc/wg/games/table.jsonl', 'written', 'there is no such file or folder: ENOENT'],
    hint: 'XDG_STATE_HOME names another folder to keep games in.',
    world: () => ({ env: { XDG_STATE_HOME: '/proc' } }),
  },
  'not-proved': {
    argv: ['replay', '--game', 'changed'],
    exit: 1,
    names: ['Line 2', 'no line of a log'],
    told: /^Game changed: before line 2|^\{"proved":false/,
    world: () => {
      const path = join(games('changed'), 'changed.jsonl');
      mkdirSync(games('changed'), { recursive: true });
      const opening = written('a', '2026', { log: FORMAT, game: 'changed' }, NO_LINE);
      writeFileSync(path, `${opening}\ngarbage\n`);
      return inState('changed');
    },
  },
  'script-failed': {
    argv: ['play', 'evening.wg', '--keep-going'],
    exit: 1,
    names: ['Line 2 failed'],
    run: async ([, , ...flags]) => {
      const file = join(home.path, 'evening.wg');
      writeFileSync(file, 'rulesets\nshoott\nrulesets\n');
      const { code, stderr } = await wg(['play', file, ...flags], { env: home.env });
      // What comes last tells of all of it; the line that failed has told its own before.
      return { code, stdout: '', stderr: `${stderr.trimEnd().split('\n').at(-1)}\n` };
    },
  },
  'output-failed': {
    argv: ['shoot', '-g', 'C', '-f', '9', '--seed', 'x'],
    exit: 1,
    names: ['answer', 'written', 'ENOSPC'],
    run: async (argv) => {
      const command = `exec node "$0" "$@" >/dev/full`;
      const ended = await runs('bash', ['-c', command, built.bin, ...argv], { env: home.env });
      return { code: ended.code ?? -1, stdout: ended.stdout, stderr: ended.stderr };
    },
  },
  interrupted: {
    argv: ['shoot', '-f', '9'],
    exit: 130,
    names: [/[Ii]nterrupted/],
    world: () => ({
      stdinIsTTY: true,
      stderrIsTTY: true,
      prompts: {
        ...player({}).prompts,
        fields: () => Promise.reject(new CliError('interrupted', 'Interrupted.')),
      },
    }),
  },
  internal: {
    argv: ['shoot', '-f', '9'],
    exit: 1,
    names: ['wg itself'],
    hint: 'WG_DEBUG=1',
    world: () => ({
      stdinIsTTY: true,
      stderrIsTTY: true,
      prompts: { ...player({}).prompts, fields: () => Promise.reject(new Error('the ceiling fell')) },
    }),
  },
};

const run = ({ argv, world, run: elsewhere }: Case, more: readonly string[] = []): Promise<Ran> => {
  if (elsewhere) return elsewhere([...argv, ...more]);
  const of = world?.() ?? {};
  return wg([...argv, ...more], { ...of, env: { XDG_STATE_HOME: join(state.path, 'plain'), ...of.env } });
};

describe.each(Object.entries(CASES) as [FailureCode, Case][])('%s', (code, of) => {
  test('has its exit code, and says what was wrong and what to type instead', async () => {
    const { stdout, stderr, code: exit } = await run(of);
    expect(exit).toBe(of.exit);
    expect(EXIT[code]).toBe(of.exit);
    expect(stdout).toMatch(of.told ?? /^$/);
    expect(stderr.replace(/\u001b\[\d+m/g, '')).toMatch(/^wg: [^\n]+\n( {4}[^\n]+\n)?$/);
    for (const name of of.names) expect(stderr).toMatch(typeof name === 'string' ? literally(name) : name);
    if (of.hint) expect(stderr).toMatch(typeof of.hint === 'string' ? literally(of.hint) : of.hint);
    if (of.clause) expect(stderr).toContain(`(${of.clause})`);
  });

  test('is one JSON object on stderr under --json', async () => {
    const { stdout, stderr, code: exit } = await run(of, ['--json']);
    expect(exit).toBe(of.exit);
    expect(stdout).toMatch(of.told ?? /^$/);
    expect(stderr).toMatch(/^\{"error":\{[^\n]*\}\}\n$/);
    const { error } = JSON.parse(stderr) as { error: Record<string, string> };
    expect(error.code).toBe(code);
    for (const name of of.names)
      expect(error.message).toMatch(typeof name === 'string' ? literally(name) : name);
    expect(error.hint !== undefined).toBe(of.hint !== undefined);
    expect(error.clause).toBe(of.clause);
  });

  test('never shows a stack trace', async () => {
    for (const more of [[], ['--json']])
      expect((await run(of, more)).stderr).not.toMatch(/\n {4}at |node:internal/);
  });
});

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test('WG_DEBUG=1 adds the stack trace, and nothing else does', async () => {
  const { stderr } = await wg(['rolll'], { env: { WG_DEBUG: '1' } });
  expect(stderr).toMatch(/\n {4}at /);
  expect((await wg(['rolll'], { env: { WG_DEBUG: '0' } })).stderr).not.toMatch(/\n {4}at /);
});

/** More values that no flag takes, with what the message has to say. */
const BAD: readonly (readonly [argv: string, names: readonly string[], hint?: string])[] = [
  ['shoot -g C -f nine', ['--figures', "'nine'", 'whole number from 1 to 12']],
  ['shoot -g C -f 0', ['--figures', "'0'", 'from 1 to 12']],
  ['shoot -g C -f 13', ['--figures', "'13'", 'from 1 to 12']],
  ['shoot -g C -f -1', ['--figures', "'-1'", 'from 1 to 12']],
  ['shoot -g C -f 9.5', ['--figures', "'9.5'", 'whole number']],
  ['shoot -g C -f 1e1', ['--figures', "'1e1'", 'whole number']],
  ['shoot -g C -f 0x9', ['--figures', "'0x9'", 'whole number']],
  ['shoot -g C -f 99999999999999999999', ['--figures', "'99999999999999999999'", 'from 1 to 12']],
  ['shoot -g C -f \u0669', ['--figures', 'whole number from 1 to 12']],
  ['shoot -g C -f Infinity', ['--figures', "'Infinity'", 'whole number']],
  ['shoot -g E -f 9', ['--grade', "'E'", 'A, B, C or D']],
  ['shoot -g CC -f 9', ['--grade', "'CC'", 'A, B, C or D']],
  ['shoot -g C -f 9 --range far', ['--range', "'far'", 'inches from 0 to 200']],
  ['shoot -g C -f 9 --range 201', ['--range', "'201'", 'from 0 to 200']],
  ['shoot --at tnak -g C -f 9', ['--at', "'tnak'", 'car, truck']],
  ['shoot --weapon hevy-gun', ['--weapon', "'hevy-gun'", 'mg, light-gun, heavy-gun'], 'heavy-gun'],
  ['move --type tnk', ['--type', "'tnk'", 'infantry, cavalry'], 'tank'],
  ['vehicle-damage --hits 3 --damage imobilised', ['--damage', "'imobilised'", 'none'], 'immobilised'],
  ['shoot -g C -f 9 --repeat 0', ['--repeat', "'0'", 'from 1 to 1000000000']],
  ['shoot -g C -f 9 --repeat 1000000001', ['--repeat', "'1000000001'", 'from 1 to 1000000000']],
  ['shoot -g C -f 9 --repeat 5 --jobs 0', ['--jobs', "'0'", 'from 1 to 256']],
  ['shoot -g C -f 9 --repeat many', ['--repeat', "'many'", 'whole number']],
  ['shoot -g C -f 9 --repeat 5 --from -1', ['--from', "'-1'", 'whole number from 0']],
  ['shoot -g C -f 9 --ruling R3', ['--ruling', "'R3'", 'id=option']],
  ['shoot -g C -f 9 --ruling R3=4', ['bg:R3', "'4'", '1 (', '2 (', '3 (']],
  ['shoot -g C -f 9 --ruling R3=two', ['bg:R3', "'two'", '1 (']],
  ['shoot -g C -f 9 --color=banana', ['--color', "'banana'", 'always', 'never', 'auto']],
];

const bad = BAD.map(([text, names, hint]) => ({ text, names, hint }));

test.each(bad)('wg $text names the flag, the value and what is allowed', async ({ text, names, hint }) => {
  const { code, stdout, stderr } = await wg([...text.split(' '), '--no-log']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  for (const name of names) expect(stderr).toContain(name);
  if (hint) expect(stderr).toContain(`Did you mean ${hint}?`);
});

test('an empty value is told from a missing one', async () => {
  for (const flag of ['--grade', '--figures', '--cover', '--seed', '--game', '--range', '--repeat']) {
    const { code, stderr } = await wg(['shoot', '-g', 'C', '-f', '9', '--no-log', flag, '']);
    expect(code, flag).toBe(2);
    expect(stderr, flag).toContain(`${flag} cannot be ''`);
  }
  for (const flag of ['--grade', '--seed', '--dice', '--ruling', '--ruleset', '-f']) {
    const { code, stderr } = await wg(['shoot', flag]);
    expect(code, flag).toBe(2);
    expect(stderr, flag).toContain('needs a value');
  }
});

test('a name of blanks alone is no name', async () => {
  const { code, stderr } = await wg(['pass', '--side', '  ', '--no-log']);
  expect(code).toBe(2);
  expect(stderr).toContain('1 to 80 characters, not blanks alone');
});

test('a value for a switch is refused', async () => {
  const { code, stderr } = await wg(['shoot', '-g', 'C', '-f', '9', '--dug-in=yes', '--no-log']);
  expect(code).toBe(2);
  expect(stderr).toContain('--dug-in');
});

test('a seed or game of more than 64 characters, or with control characters, is refused', async () => {
  for (const flag of ['--seed', '--game']) {
    for (const value of ['x'.repeat(65), 'a\u001b[31m', 'a\nb', '\u202eabc']) {
      const { code, stderr } = await wg(['move', flag, value, '--no-log']);
      expect(code, flag).toBe(2);
      expect(stderr).toContain(`${flag} cannot be '`);
      expect(stderr).toContain('64 characters');
      expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
  }
});

test('what was typed is shown with control characters escaped, and cut when it is long', async () => {
  const nasty = '\u001b]0;owned\u0007\r\n\u009b31m\u202e';
  const lines: readonly (readonly string[])[] = [
    [`x${nasty}`],
    ['shoot', `--x${nasty}`],
    ['shoot', '-g', nasty],
    ['shoot', '-r', nasty],
    ['shoot', '-g', 'C', '-f', '9', '--ruling', `${nasty}=1`],
    ['shoot', '-g', 'C', '-f', '9', '--dice', `white=${nasty}`],
    ['shoot', '-g', 'C', '-f', '9', '--dice', `${nasty}=5`],
    ['shoot', '-g', 'C', '-f', '9', nasty],
    ['rules', nasty],
    ['draw-card', '--sides', nasty],
    ['draw-card', '--sides', `${nasty},${nasty}`],
    ['shoot', '-g', 'C', '-f', '9', `--color=${nasty}`],
  ];
  for (const argv of lines) {
    const { stderr } = await wg([...argv, '--no-log']);
    expect(stderr, `${JSON.stringify(argv)}: ${JSON.stringify(stderr)}`).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/,
    );
  }
  for (const argv of [['x'.repeat(5000)], ['shoot', '-g', 'x'.repeat(5000)], ['rules', 'x'.repeat(5000)]]) {
    expect((await wg(argv)).stderr.length).toBeLessThan(500);
  }
});

test('words of JavaScript are no actions, flags, systems, rulings, dice or clauses', async () => {
  for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const lines: readonly (readonly [argv: readonly string[], exit: number])[] = [
      [[word], 2],
      [['help', word], 2],
      [['move', `--${word}`], 2],
      [['move', '-r', word], 2],
      [['move', '--type', word], 2],
      [['move', '--ruling', `${word}=1`], 2],
      [['move', '--ruling', `R3=${word}`], 2],
      [['move', '--dice', `${word}=1`], 2],
      [['rules', word], 1],
      [['shoot', '-r', 'wrg', '--fire', `${word}:6`, '--range', '90', '--men', '8', '--targets', '8'], 2],
      [['shoot', '-r', 'wrg', '--group', `rifle:6;men=8;range=90;${word}=2`, '--targets', '8'], 2],
      [['shoot', '-r', 'wrg', '--points', '30', '--figure', `Sgt:${word}`], 2],
      [['demolish', '-r', 'wrg', '--fire', `${word}:6`, '--range', '90', '--men', '8'], 2],
      [['points', '-r', 'wrg', '--item', word], 2],
      [['points', '-r', 'wrg', '--item', 'rifle', '--defence', word], 2],
    ];
    for (const [argv, exit] of lines) {
      const { code, stderr } = await wg([...argv, ...(argv[0] === 'rules' ? [] : ['--no-log'])]);
      expect(code, `${argv.join(' ')}: ${stderr}`).toBe(exit);
      expect(stderr, argv.join(' ')).not.toContain('wg itself');
    }
  }
});

test('a ruling of another system is said to be one', async () => {
  for (const [argv, says] of [
    [['move', '-r', 'wrg', '--ruling', 'bg:R3=2'], "'bg:R3' is a ruling of Battleground"],
    [['move', '-r', 'bg', '--ruling', 'WRG:R30=2'], "'WRG:R30' is a ruling of Infantry Action"],
  ] as const) {
    const { code, stderr } = await wg([...argv, '--no-log']);
    expect({ code, told: stderr.includes(says), guess: stderr.includes('Did you mean') }, stderr).toEqual({
      code: 2,
      told: true,
      guess: false,
    });
  }
});

test('a line that fits the action of another system is said to do so', async () => {
  const wrg = await wg(['shoot', '--points', '30', '--targets', '8', '--no-log']);
  expect(wrg).toMatchObject({ code: 2, stderr: expect.stringContaining("shoot has no flag '--points'") });
  expect(wrg.stderr).toContain('-r wrg');
  const bg = await wg(['shoot', '-r', 'wrg', '--grade', 'C', '--no-log']);
  expect(bg.stderr).toContain('That of Battleground (Steve Carroll) has it: -r bg.');
  const neither = await wg(['shoot', '--grade', 'C', '--points', '30', '--no-log']);
  expect(neither.stderr).not.toContain(' -r ');
});

test('what does not go together is told in whole sentences', async () => {
  for (const [line, says] of [
    ['shoot -r wrg --points 30 --figure Sgt --figure Sgt:40', '--figure has Sgt twice: '],
    ['mines -r wrg --men 3 --squares 2 --deep 3', '--deep stands for --squares: one of the two.'],
    [
      'reaction-test -r wrg --lost-in-period 3 --lost-in-battle 1',
      '--lost-in-battle cannot be fewer than the 3',
    ],
    ['air-landing -r wrg --by glider --men 5', '--by must be parachute with --men.'],
    ['air-landing -r wrg --by glider --men 5 --rough 3', '--rough is for men who drop: --by parachute.'],
    ['melee --attackers 9 --defenders 9 --leaders-armed', '--leaders-armed: there are no leaders.'],
    ["reaction-test -r wrg --name ''", "--name cannot be '': it takes 1 to 80 characters"],
  ] as const) {
    const { code, stderr } = await wg([...words(line), '--no-log']);
    expect({ code, told: stderr.includes(says) }, `${line}: ${stderr}`).toEqual({ code: 2, told: true });
  }
});

test('wrg:identify.1 a figure may have any name', async () => {
  const figures = [
    '--figure',
    'constructor:40,radio',
    '--figure',
    'valueOf:40,radio',
    '--figure',
    'Baker:40',
  ];
  for (const how of [['--seed', 'a'], ['--odds']]) {
    const { code, stdout } = await wg([
      'shoot',
      '-r',
      'wrg',
      '--points',
      '60',
      ...figures,
      ...how,
      '--no-log',
    ]);
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/native code|NaN/);
  }
});

test('dice that do not fit say which, how many and what they may show', async () => {
  const shot = ['shoot', '-g', 'C', '-f', '9', '-c', 'medium', '--no-log', '--dice'];
  const cases: readonly (readonly [dice: string, says: readonly string[]])[] = [
    ['', ['white', '5', '1 to 6']],
    ['5 6', ['white', '5', '2 given']],
    ['white=5,6,1,1,1', ['red', '2', '1 to 6']],
    ['white=5,6,1,1,1 red=3,3 blue=1', ['blue', 'white', 'red']],
    ['white=5,6,1,1,1,2 red=3,3', ['white 2', 'left over']],
    ['5 6 1 1 1 / 3 3 3', ['red', '2 needed', '3 given']],
    ['5 6 1 1 1 / 3 3 / 4', ['4', 'left over']],
    ['white=5,6,1,1,0 red=3,3', ['white', "'0'", '1 to 6']],
    ['white=5,6,1,1,six red=3,3', ['white', "'six'", '1 to 6']],
    ['5,6 white=1', ["'5,6'", 'name=faces']],
  ];
  for (const [dice, says] of cases) {
    const { code, stderr } = await wg([...shot, dice]);
    expect(code, dice).toBe(2);
    expect(stderr, dice).toContain('--dice');
    for (const part of says) expect(stderr, dice).toContain(part);
  }
});

test('no failure touches the log of the game', async () => {
  const { path, clean } = stateFolder();
  const world = { env: { XDG_STATE_HOME: path } };
  const log = join(path, 'wg', 'games', 'table.jsonl');
  mkdirSync(join(path, 'wg', 'games'), { recursive: true });
  writeFileSync(log, '');
  const before = readFileSync(log, 'utf8');
  for (const { argv, world: own, run: elsewhere } of Object.values(CASES)) {
    if (elsewhere || own) continue;
    await wg(argv, world);
    expect(readFileSync(log, 'utf8'), argv.join(' ')).toBe(before);
  }
  clean();
});

test('on a narrow terminal a message is broken between words, and a place that is drawn stays under what was typed', async () => {
  const narrow = { stderrIsTTY: true, columns: 40 };
  for (const line of ['shoot -g C -f 9 --cover hevy', 'game house', 'move --oops', 'combine --grade A']) {
    const plain = (await wg(words(line))).stderr;
    const { stderr } = await wg(words(line), narrow);
    for (const row of stderr.split('\n')) expect(stripVTControlCharacters(row).length, row).toBeLessThan(41);
    const said = (text: string) => stripVTControlCharacters(text).split(/\s+/);
    expect(said(stderr)).toEqual(said(plain));
  }
  const drawn = stripVTControlCharacters((await wg(['roll', '3d6+'], narrow)).stderr);
  expect(drawn.endsWith('    3d6+\n        ^\n')).toBe(true);
});

describe('names and seeds', () => {
  test.each([
    ['a seed that is no UTF-8', ['shoot', '-g', 'C', '-f', '9', '--no-log', '--seed', 'a\ufffd'], 'no UTF-8'],
    ['a game whose file would have too long a name', ['game', 'start', '\u203d'.repeat(64)], 'too long'],
    ['the same behind --game', ['shoot', '-g', 'C', '-f', '9', '--game', '\u203d'.repeat(64)], 'too long'],
  ])('%s is refused when it is typed', async (_, argv, why) => {
    const { code, stdout, stderr } = await wg(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(why);
  });
});

test('wg alone has nothing to say as JSON', async () => {
  const { code, stdout, stderr } = await wg(['--json']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(JSON.parse(stderr).error.message).toContain('--json means nothing to wg alone');
});

test('what goes wrong inside is told in words of our own, whatever JavaScript says', () => {
  expect(failureOf(new TypeError("Cannot read properties of undefined (reading 'x')"))).toMatchObject({
    code: 'internal',
    exit: 1,
    message: 'Something is wrong in wg itself.',
  });
});
