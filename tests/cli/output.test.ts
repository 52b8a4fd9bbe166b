import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { type Ran, stateFolder, type World, wg, words } from '../support/cli.js';
import { someOf } from '../support/random/deep.js';
import { ACTIONS } from '../support/systems.js';

const run = (text: string, world: World = {}): Promise<Ran> =>
  wg([...words(text.replace(/^wg /, '')), '--no-log'], world);

const ESCAPE = '\u001b[';
const SHOT = 'wg shoot -g C -f 9 -c heavy --target-on-road --seed s';

type Env = Record<string, string | undefined>;

/** Who decides about colour, the strongest first; each row holds against everything below it. */
const COLOURS: readonly (readonly [flag: string, env: Env, isTTY: boolean, coloured: boolean])[] = [
  ['--color', { NO_COLOR: '1', FORCE_COLOR: '0', TERM: 'dumb' }, false, true],
  ['--color=always', { NO_COLOR: '1', FORCE_COLOR: '0', TERM: 'dumb' }, false, true],
  ['--color always', { NO_COLOR: '1', FORCE_COLOR: '0', TERM: 'dumb' }, false, true],
  ['--no-color', { FORCE_COLOR: '1' }, true, false],
  ['--color=never', { FORCE_COLOR: '1' }, true, false],
  ['--color never', { FORCE_COLOR: '1' }, true, false],
  ['--color=auto', { FORCE_COLOR: '1' }, false, true],
  ['--color=auto', { NO_COLOR: '1' }, true, false],
  ['--color=auto', {}, true, true],
  ['--color=auto', {}, false, false],
  ['', { FORCE_COLOR: '1', NO_COLOR: '1', TERM: 'dumb' }, false, true],
  ['', { FORCE_COLOR: 'true' }, false, true],
  ['', { FORCE_COLOR: '3' }, false, true],
  ['', { FORCE_COLOR: '0' }, true, false],
  ['', { FORCE_COLOR: 'false' }, true, false],
  ['', { FORCE_COLOR: '' }, true, true],
  ['', { FORCE_COLOR: '' }, false, false],
  ['', { NO_COLOR: '1' }, true, false],
  ['', { NO_COLOR: '0' }, true, false],
  ['', { NO_COLOR: '' }, true, true],
  ['', { TERM: 'dumb' }, true, false],
  ['', { TERM: 'xterm' }, true, true],
  ['', { TERM: 'xterm' }, false, false],
  ['', {}, true, true],
  ['', {}, false, false],
];

describe.each(COLOURS.map(([flag, env, isTTY, coloured]) => ({ flag, env, isTTY, coloured })))(
  'with flag "$flag", $env and a terminal: $isTTY',
  ({ flag, env, isTTY, coloured }) => {
    test(`the answer, the odds, the help and the rules are ${coloured ? '' : 'not '}coloured`, async () => {
      for (const text of [SHOT, 'wg odds move', 'wg move --help', 'wg rules shoot.1']) {
        const { code, stdout } = await run(`${text} ${flag}`, { env, stdoutIsTTY: isTTY });
        expect(code, text).toBe(0);
        expect(stdout.includes(ESCAPE), text).toBe(coloured);
      }
    });

    test(`an error on stderr is ${coloured ? '' : 'not '}coloured`, async () => {
      const { code, stderr } = await run(`wg move --type tnk ${flag}`, { env, stderrIsTTY: isTTY });
      expect(code).toBe(2);
      expect(stderr.includes(ESCAPE)).toBe(coloured);
    });
  },
);

test('each stream is judged by itself', async () => {
  const onlyOut = { stdoutIsTTY: true, stderrIsTTY: false };
  const onlyErr = { stdoutIsTTY: false, stderrIsTTY: true };
  expect((await run(SHOT, onlyOut)).stdout).toContain(ESCAPE);
  expect((await run(SHOT, onlyErr)).stdout).not.toContain(ESCAPE);
  expect((await run('wg movee', onlyOut)).stderr).not.toContain(ESCAPE);
  expect((await run('wg movee', onlyErr)).stderr).toContain(ESCAPE);
});

test('colour changes nothing but the colour', async () => {
  for (const text of [SHOT, `${SHOT} --explain`, 'wg odds move', 'wg move --help', 'wg rules shoot.1']) {
    const plain = await run(text, { stdoutIsTTY: true, columns: 72 });
    const coloured = await run(`${text} --color`, { stdoutIsTTY: true, columns: 72 });
    expect(stripVTControlCharacters(coloured.stdout), text).toBe(stripVTControlCharacters(plain.stdout));
  }
});

test('hits, cancels and the result are marked by colour, and each is closed again', async () => {
  const { stdout } = await run(`${SHOT} --color`);
  expect(stdout.split('\u001b[32m').length, 'green hits').toBeGreaterThan(1);
  expect(stdout.split('\u001b[31m').length, 'red cancels').toBeGreaterThan(1);
  for (const one of stdout.split('\n')) {
    const open = new Set<string>();
    for (const [, code] of one.matchAll(/\u001b\[(\d+)m/g)) {
      if (code === '22') for (const on of ['1', '2']) open.delete(on);
      else if (code === '39') for (const on of ['31', '32', '36']) open.delete(on);
      else open.add(code!);
    }
    expect([...open], JSON.stringify(one)).toEqual([]);
  }
});

test('an explained answer explains each clause and ruling once, at the first line that rests on it', async () => {
  const { stdout } = await run('wg melee --attackers 8 --at apc --mg 1 --rounds 3 --seed 3 --explain');
  const rounds = stdout.split('Each round the infantry attacks the vehicle').length - 1;
  expect(stdout.match(/next round/g)).toHaveLength(2);
  expect(rounds).toBe(1);
  expect(stdout.match(/bg:R39: /g)).toHaveLength(1);
  expect(stdout.indexOf('bg:R39: ')).toBeLessThan(stdout.indexOf('next round'));
});

test('dice are called by names that can be said', async () => {
  const { stdout } = await run('wg melee --attackers 8 --at apc --bow-mg 1 --rounds 1 --seed 3');
  expect(stdout).toMatch(/^ {2}bow mg white \d \d: /m);
});

test('bg:R68 dice that tied are shown with those thrown again, and it is said that they were', async () => {
  const tied = await run('wg melee --attackers 1 --defenders 1 --dice "attacker=3,5 defender=3,1"');
  expect(tied.stdout).toContain('attacker 3 5, defender 3 1 (ties rolled again): 1 pair');
  const once = await run('wg melee --attackers 1 --defenders 1 --dice "attacker=5 defender=1"');
  expect(once.stdout).toContain('attacker 5, defender 1: 1 pair');
});

test('JSON is never coloured, on either stream', async () => {
  const world = { stdoutIsTTY: true, stderrIsTTY: true, env: { FORCE_COLOR: '1' } };
  for (const text of [
    SHOT,
    'wg odds move',
    'wg rules shoot.1',
    'wg rulesets',
    'wg movee',
    'wg shoot -g C -f 3',
  ]) {
    const { stdout, stderr } = await run(`${text} --json --color`, world);
    expect(`${stdout}${stderr}`, text).not.toContain(ESCAPE);
    expect(() => JSON.parse(stdout || stderr), text).not.toThrow();
  }
});

test('a printed table is JSON as it is printed, with no more of what is played from it than its names', async () => {
  const shape = ['id', 'title', 'source', 'columns', 'rows', 'provenance'].sort();
  for (const { short } of SYSTEMS) {
    const { tables } = JSON.parse((await run(`wg rules -r ${short} --json`)).stdout);
    for (const { playedAs: _, ...table } of tables)
      expect(Object.keys(table).sort(), table.id).toEqual(shape);
  }
});

/** Command lines whose answers hold something beyond ASCII. */
const FANCY = [
  SHOT,
  `${SHOT} --explain`,
  `${SHOT} --brief`,
  'wg odds shoot -g C -f 9',
  'wg shoot -g C -f 9 --repeat 20 --seed s',
  'wg rules table.terrain-cover',
  'wg rules',
  'wg rules dug',
  'wg rules R3',
  'wg rulesets',
  'wg --help',
  'wg shoot --help',
  'wg shoot -g C -f 9 --seed \u00e9\u{1f3b2}',
  'wg shoot -g C -f 9 --seed \u00e9\u{1f3b2} --brief',
  'wg shoot -g C -f 9 --seed \u00e9\u{1f3b2} --json',
  'wg draw-card --new --sides "\u00c9ire,\u00d6sterreich" --seed s',
  'wg draw-card --new --sides "\u00c9ire,\u00d6sterreich" --seed s --json',
];
const ASCII = /^[\n -~]*$/;

test('there are characters beyond ASCII to begin with', async () => {
  let fancy = 0;
  for (const text of FANCY) if (!ASCII.test((await run(text)).stdout)) fancy++;
  expect(fancy).toBeGreaterThan(5);
});

test.each(FANCY)('%s is pure ASCII with --ascii and in the C locale', async (text) => {
  const ways: readonly (readonly [flag: string, env: Env])[] = [
    ['--ascii', { LANG: 'en_GB.UTF-8' }],
    ['', { LC_ALL: 'C', LANG: 'en_GB.UTF-8' }],
    ['', { LC_ALL: 'POSIX' }],
    ['', { LANG: 'de_DE.ISO-8859-1' }],
    ['', { LC_ALL: '', LC_CTYPE: 'C', LANG: 'en_GB.UTF-8' }],
  ];
  for (const [flag, env] of ways) {
    const { code, stdout, stderr } = await run(`${text} ${flag}`, { env });
    expect(code, `${text} ${flag}: ${stderr}`).toBe(0);
    expect(stdout, `${flag} ${JSON.stringify(env)}`).toMatch(ASCII);
  }
});

test('--json in ASCII parses to the very same values', async () => {
  const text = 'wg draw-card --new --sides "\u00c9ire,\u00d6sterreich" --seed \u{1f3b2} --json';
  const [plain, ascii] = [await run(text), await run(`${text} --ascii`)];
  expect(JSON.parse(ascii.stdout)).toEqual(JSON.parse(plain.stdout));
  expect(plain.stdout).toContain('\u00c9ire');
});

test('an error is pure ASCII with --ascii', async () => {
  const { stderr } = await run('wg m\u00f6ve --ascii');
  expect(stderr).toMatch(/^wg: /);
  expect(stderr).toMatch(ASCII);
});

test('a UTF-8 locale, or none at all, keeps the finer characters', async () => {
  for (const env of [{}, { LANG: 'C.UTF-8' }, { LC_ALL: 'en_GB.utf8', LANG: 'C' }, { LC_ALL: '' }]) {
    expect((await run('wg odds move', { env })).stdout, JSON.stringify(env)).toContain('\u2588');
  }
});

/** How wide a page is: by what the environment says, and by what the terminal does. */
const SCREENS: Readonly<Record<number, World>> = {
  80: { env: { COLUMNS: '80' } },
  40: { stdoutIsTTY: true, columns: 40 },
};

/** The lines of an answer that are longer than the width it was made for, or end with a blank. */
async function badLines(text: string, width: number): Promise<string[]> {
  const { code, stdout, stderr } = await run(text, SCREENS[width]);
  expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
  const plain = stripVTControlCharacters(stdout);
  expect(plain.trim().length, text).toBeGreaterThan(0);
  return plain
    .split('\n')
    .filter((one) => [...one].length > width || one.endsWith(' '))
    .map((one) => `${text}: ${one}`);
}

/** Enough of what was found to see what is wrong. */
const some = (found: readonly string[]) => [...new Set(found)].slice(0, 8);

const EXAMPLES = ACTIONS.flatMap(({ id, action }) =>
  action.examples.map(([text]) => ({ text: `${text} -r ${id}`, action })),
);
const ROLLED = EXAMPLES.filter(({ text }) => !/--(odds|repeat|brief)\b|^wg odds/.test(text)).map(
  ({ text }) => (text.includes('--dice ') ? text : `${text} --seed a`),
);
const WITH_ODDS = EXAMPLES.filter(({ text }) => /--odds\b|^wg odds/.test(text)).map(({ text }) => text);
const PAGES: Record<string, readonly string[]> = {
  'the help of the program': ['wg --help'],
  'the help of every action': ACTIONS.map(({ id, name }) => `wg help ${name} -r ${id}`),
  'the answer of every example': ROLLED,
  'the answer of every example with --explain': ROLLED.map((text) => `${text} --explain`),
  'the odds of every example': WITH_ODDS,
  'the odds of every example with --fractions': WITH_ODDS.map((text) => `${text} --fractions`),
  'odds and rolls where rulings were chosen': [
    'wg odds shoot -g C -f 9 --target-on-road --ruling R3=2',
    'wg shoot -g C -f 9 --target-on-road --ruling R3=2 --repeat 5',
    'wg shoot -g C -f 9 --target-on-road --ruling R3=2',
  ],
  'a tally of every example': someOf(
    ROLLED.filter((text) => !text.includes('--dice ')),
    3,
  ).map((text) => `${text} --repeat 8`),
  'an answer with a long seed': [
    `wg move --seed ${'s'.repeat(64)}`,
    `wg move --repeat 3 --seed ${'s'.repeat(64)}`,
  ],
  'an answer with long names of sides': [
    `wg draw-card --new --count 4 --sides "${'a'.repeat(29)},${'b'.repeat(29)}"`,
  ],
  'the contents of every book': SYSTEMS.map(({ id }) => `wg rules -r ${id}`),
  'what is found by words': ['wg rules unit', 'wg rules dug in', 'wg rules dice', 'wg rules ace'],
  'the list of rule systems': ['wg rulesets'],
};

/** Of many pages each is looked at in one of both widths in the daily check. */
const ofMany = (all: readonly string[], width: number) =>
  all.length < 20 ? all : someOf(all, 2, width === 80 ? 0 : 1);

describe.each(Object.entries(PAGES))('%s', (_name, texts) => {
  test.each([80, 40])(
    'has no line longer than %i characters, and none that ends with a blank',
    async (width) => {
      const found = (await Promise.all(ofMany(texts, width).map((text) => badLines(text, width)))).flat();
      expect(some(found)).toEqual([]);
    },
  );
});

test.each([80, 40])('every clause, table and ruling is shown with no line longer than %i', async (width) => {
  for (const system of SYSTEMS) {
    const { book } = await system.book();
    const ids = [...Object.keys(book.clauses), ...Object.keys(book.tables), ...Object.keys(book.rulings)];
    const pages = ofMany(
      ids.map((id) => `wg rules ${id}`),
      width,
    );
    const found = (await Promise.all(pages.map((text) => badLines(text, width)))).flat();
    expect(some(found)).toEqual([]);
  }
});

test('a screen wider than 100 characters is not filled, and COLUMNS that makes no sense counts as 80', async () => {
  const longest = async (world: World) => {
    const { stdout } = await run('wg shoot --help', world);
    return Math.max(...stdout.split('\n').map((one) => one.length));
  };
  expect(await longest({ stdoutIsTTY: true, columns: 300, env: { NO_COLOR: '1' } })).toBeLessThanOrEqual(100);
  expect(await longest({ stdoutIsTTY: true, columns: 300, env: { NO_COLOR: '1' } })).toBeGreaterThan(80);
  const usual = await run('wg shoot --help');
  for (const COLUMNS of ['', '0', 'abc', 'NaN', '-5'])
    expect(await run('wg shoot --help', { env: { COLUMNS } }), COLUMNS).toEqual(usual);
});

test('a terminal that does not know its width counts as one of 80', async () => {
  const env = { NO_COLOR: '1' };
  const usual = await run('wg shoot --help', { env });
  expect(await run('wg shoot --help', { env, stdoutIsTTY: true, columns: 0 })).toEqual(usual);
  expect(await run('wg shoot --help', { env, stdoutIsTTY: true })).toEqual(usual);
});

test('a page is as wide whether the terminal says so or COLUMNS does', async () => {
  for (const text of [SHOT, 'wg odds move', 'wg --help', 'wg rules dug']) {
    const env = { NO_COLOR: '1' };
    const said = await run(text, { env: { ...env, COLUMNS: '57' } });
    expect(await run(text, { env, stdoutIsTTY: true, columns: 57 }), text).toEqual(said);
  }
});

describe('--brief', () => {
  test.each(ROLLED)('%s is one line with the result, the dice and where they came from', async (text) => {
    const { code, stdout, stderr } = await run(`${text} --brief`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^[^\n]+\n$/);
    expect(stdout).toContain(text.includes('--dice ') ? 'entered' : 'seed ');
  });

  test('gives the result and the dice of the long answer', async () => {
    const { stdout } = await run(`${SHOT} --brief`);
    const long = (await run(SHOT)).stdout;
    const result = long.match(/Result: (.*)\n/)![1]!;
    expect(stdout.startsWith(result)).toBe(true);
    for (const [, dice] of long.matchAll(/^ {2}((?:white|blue|red) [\d ]+):/gm))
      expect(stdout).toContain(dice);
  });

  test('names the repetition, so that the line can be rolled again', async () => {
    expect((await run('wg move --seed s --from 12 --brief')).stdout).toMatch(/\b12\b/);
  });

  test('is one line for odds and for repetitions', async () => {
    for (const text of ['wg odds shoot -g C -f 9', 'wg shoot -g C -f 9 --repeat 20', 'wg odds draw-card'])
      expect((await run(`${text} --brief`)).stdout, text).toMatch(/^[^\n]+\n$/);
  });
});

describe('--explain', () => {
  test.each(ROLLED)('%s shows what the clause behind every step says', async (text) => {
    const { stdout } = await run(`${text} --explain`, {
      stdoutIsTTY: true,
      columns: 100,
      env: { NO_COLOR: '1' },
    });
    const record = JSON.parse((await run(`${text} --json`)).stdout) as {
      ruleset: string;
      steps: { clause: string }[];
    };
    const { book } = await SYSTEMS.find(({ id }) => id === record.ruleset)!.book();
    const flat = stdout.replace(/\s+/g, ' ');
    for (const { clause } of record.steps)
      expect(flat).toContain(book.clauses[clause]!.says.replace(/\s+/g, ' '));
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^(Result: | {8})/);
  });

  test('under --json puts the words of the clause into every step, and changes nothing else', async () => {
    type Row = { steps: { says?: string; clause: string }[] };
    const plain = JSON.parse((await run(`${SHOT} --json`)).stdout) as Row;
    const told = JSON.parse((await run(`${SHOT} --json --explain`)).stdout) as Row;
    const { book } = await SYSTEMS[0]!.book();
    for (const { says, clause } of told.steps) expect(says).toBe(book.clauses[clause]!.says);
    expect({ ...told, steps: told.steps.map(({ says: _, ...step }) => step) }).toEqual(plain);
  });
});

describe('--fractions', () => {
  test('shows each chance once as a fraction, and the fractions of a field add up to 1', async () => {
    const { stdout } = await run('wg odds shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --fractions');
    const found = stdout.split('\n').filter((one) => one.includes('/'));
    expect(found).toHaveLength(9);
    let [sum, below] = [0n, 1n];
    for (const one of found) {
      expect(one).toMatch(/^ +\d+\/\d+$/);
      const [a, b] = one.trim().split('/').map(BigInt);
      sum = sum * b! + a! * below;
      below *= b!;
    }
    expect(sum).toBe(below);
  });

  test('adds lines to the odds and changes none of them', async () => {
    const text = 'wg odds vehicle-damage --hits 2';
    const plain = (await run(text)).stdout.split('\n');
    const more = (await run(`${text} --fractions`)).stdout.split('\n');
    expect(more.filter((one) => !one.includes('/'))).toEqual(plain);
    expect(more.length).toBeGreaterThan(plain.length);
  });
});

test.each([
  ['a roll', ''],
  ['the odds', '--odds'],
  ['a tally', '--repeat 5'],
])('a ruling that was chosen is named once, in a line of its own, under %s', async (_name, way) => {
  const { stdout } = await run(`wg shoot -g C -f 9 --target-on-road --ruling R3=2 --seed s ${way}`);
  expect(stdout.split('\n').filter((one) => one.includes('played by option'))).toEqual([
    '  bg:R3 is played by option 2',
  ]);
});

test('a house value is marked, with one footnote that says where to look', async () => {
  const { stdout } = await run(SHOT);
  const said = (await run(`${SHOT} --explain`)).stdout.split('\n');
  expect(said.filter((one) => /R\d+\u2020$/.test(one)).length).toBeGreaterThan(0);
  expect(stdout).toMatch(/\u2020(;|$)/m);
  expect(stdout.match(/^ {2}\u2020 .*\bbg:R3\b.*: the book does not say; wg rules/gm)).toHaveLength(1);
  expect((await run(`${SHOT} --brief`)).stdout).toContain('\u2020');
});

describe('names of sides', () => {
  const state = stateFolder();
  afterAll(state.clean);
  const nasty = 'A\u001b[31mB\u0007\u009b2J\u202e\u0085,C\r\u0000D';
  const shown = (text: string) => text.replaceAll('\n', '');
  const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/;

  test('are shown with control characters escaped, or refused', async () => {
    for (const more of [
      [],
      ['--brief'],
      ['--explain'],
      ['--odds'],
      ['--odds', '--brief'],
      ['--repeat', '5'],
    ]) {
      const argv = ['draw-card', '--new', '--sides', nasty, '--no-log', ...more];
      for (let i = 0; i < 3; i++) {
        const { stdout, stderr } = await wg(argv);
        expect(shown(stdout), more.join(' ')).not.toMatch(CONTROLS);
        expect(shown(stderr), more.join(' ')).not.toMatch(CONTROLS);
      }
    }
  });

  test('are escaped, or refused, when they come out of the log as well', async () => {
    const world = { env: { XDG_STATE_HOME: state.path } };
    await wg(['draw-card', '--new', '--sides', nasty], world);
    for (let i = 0; i < 6; i++) {
      const { stdout, stderr } = await wg(['draw-card'], world);
      expect(shown(stdout)).not.toMatch(CONTROLS);
      expect(shown(stderr)).not.toMatch(CONTROLS);
    }
  });

  test('keep --brief to one line even with a line break in them', async () => {
    const { stdout } = await wg([
      'draw-card',
      '--new',
      '--sides',
      'A\nB,C\nD',
      '--no-log',
      '--brief',
      '--count',
      '9',
    ]);
    expect(stdout).toMatch(/^([^\n]+\n)?$/);
  });
});

test('the result stands last, and the seed first, in every long answer', async () => {
  for (const text of ROLLED) {
    const { stdout } = await run(text, { stdoutIsTTY: true, columns: 100, env: { NO_COLOR: '1' } });
    const all = stdout.trimEnd().split('\n');
    expect(all[0], text).toMatch(text.includes('--dice ') ? /dice entered( \u00b7|$)/ : /seed a( \u00b7|$)/);
    const last = all.slice(all.findIndex((one) => one.startsWith('Result: ')));
    expect(last[0], text).toMatch(/^Result: \S/);
    for (const more of last.slice(1)) expect(more, text).toMatch(/^ {8}\S/);
  }
});
