import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { WORDS } from '../../../src/cli/commands.js';
import { EXIT } from '../../../src/cli/errors.js';
import { flagOf, GLOBAL_FLAGS } from '../../../src/cli/line/flags.js';
import { type Field, isBare } from '../../../src/rules/field.js';
import { type Ran, stateFolder, type World, wg, words } from '../../support/cli.js';
import { someOf } from '../../support/random/deep.js';
import { ACTIONS } from '../../support/systems.js';

const state = stateFolder();
afterAll(state.clean);
const run = (argv: readonly string[], world: World = {}): Promise<Ran> =>
  wg(argv, { ...world, env: { XDG_STATE_HOME: state.path, ...world.env } });

const ours = ({ id, name }: { id: string; name: string }) => [name, '-r', id];

/** The command lines of a help page that stand behind `$`; a shell leaves nothing where a line was broken. */
const commands = (page: string): string[] =>
  [...page.replace(/\\\n/g, '').matchAll(/^\s*\$ (wg .*?)(?: {2}# .*)?$/gm)].map(([, text]) => text!);

describe.each([80, 40])('at %i columns', (width) => {
  const env = { COLUMNS: `${width}` };

  test('every line behind $ in the help of the program runs as it stands', async () => {
    const lines = commands((await run(['--help'], { env })).stdout);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const text of lines) {
      const { code, stderr } = await run(words(text).slice(1));
      expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
    }
  });

  test.each(ACTIONS)('every line behind $ in the help of $id $name runs as it stands', async (of) => {
    const lines = commands((await run(['help', ...ours(of)], { env })).stdout);
    expect(lines.map((text) => text.replace(/ +/g, ' '))).toEqual(of.action.examples.map(([text]) => text));
    // Each in a game of its own: what is allowed may depend on the cards of a game.
    const own = { env: { XDG_STATE_HOME: `${state.path}/${width}/${of.name}` } };
    // They are the same lines at every width, which are run once in the daily check.
    for (const text of width === 80 || process.env.WG_DEEP ? lines : []) {
      const { code, stdout, stderr } = await run(words(text).slice(1), own);
      expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
      const title = of.system.title.replace(/ \(.*\)$/, '');
      expect(stdout, `${text} answers for ${title}`).toContain(title);
    }
  });
});

test('at least two examples stand before the flags of every action', async () => {
  for (const of of ACTIONS) {
    const { stdout } = await run(['help', ...ours(of)]);
    expect(commands(stdout).length, of.name).toBeGreaterThanOrEqual(2);
    expect(stdout.indexOf('$ wg'), of.name).toBeLessThan(stdout.indexOf('--'));
    expect(stdout.indexOf('Examples'), of.name).toBeLessThan(stdout.indexOf('Usage: '));
  }
});

test('help, -h, --help and wg alone are the same bytes, on stdout, with exit 0', async () => {
  const page = await run(['--help']);
  expect(page).toMatchObject({ code: 0, stderr: '' });
  for (const argv of [[], ['-h'], ['help'], ['help', '--help'], ['--help', 'help']])
    expect(await run(argv), argv.join(' ')).toEqual(page);
});

test('wg help help is help', async () => {
  expect(await run(['help', 'help'])).toMatchObject({ code: 0, stderr: '' });
});

test('the help of an action is the same bytes however it is asked for', async () => {
  for (const of of someOf(ACTIONS, 4)) {
    const page = await run(['help', ...ours(of)]);
    expect(page, of.name).toMatchObject({ code: 0, stderr: '' });
    for (const argv of [
      [...ours(of), '--help'],
      [...ours(of), '-h'],
      ['-h', ...ours(of)],
      ['--help', ...ours(of)],
      ['help', '-r', of.id, of.name.toUpperCase()],
      ['odds', ...ours(of), '--help'],
      [...ours(of), '--seed', 'x', '-h', '--repeat', '5'],
    ])
      expect(await run(argv), argv.join(' ')).toEqual(page);
  }
});

test.each(['rules', 'rulesets', 'odds'])('help for %s is help too, and does nothing', async (name) => {
  const page = await run(['help', name]);
  expect(page).toMatchObject({ code: 0, stderr: '' });
  expect((await run(['help', name, '--all'])).stdout).toContain('Exit codes');
  for (const flag of ['--help', '-h']) expect(await run([name, flag]), flag).toEqual(page);
});

test.each([
  'shoot --help --grdae C',
  'shoot --grdae C --help',
  'shoot -f 99 --help',
  'shoot -g C -f 9 --odds --repeat 5 -h',
  'shoot -g C -f 9 quickly --help',
  'shoot --json --brief -h',
  'shoot -h --figures',
  'shoot --figures --help',
  'shoot -g --help',
  'shoot --seed -h',
  'shoot -g C -f 3 --help',
  'shoot --ruling nonsense --help',
  'shoot --dice 7 --help',
  'shoot --repeat 0 --help',
])('help wins over whatever else is wrong with wg %s, and nothing is rolled', async (text) => {
  expect(await run(text.split(' '))).toEqual(await run(['help', 'shoot']));
});

test('help asks nothing on a terminal', async () => {
  const world = { stdinIsTTY: true, stderrIsTTY: true, env: { NO_COLOR: '1' } };
  for (const argv of [['--help'], ['help'], ['help', 'shoot'], ['shoot', '-h']])
    expect((await run(argv, world)).code, argv.join(' ')).toBe(0);
});

test('the help of what is not there is an error with a guess', async () => {
  for (const argv of [
    ['help', 'shot'],
    ['shot', '--help'],
  ]) {
    const { code, stdout, stderr } = await run(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain("'shot'");
    expect(stderr).toContain('Did you mean shoot or spot?');
  }
});

test.each(['help game frob', 'help shoot quickly', 'help log 3', 'help odds shoot quickly'])(
  'a word behind help that nothing is known of is not passed over: wg %s',
  async (text) => {
    const { code, stdout, stderr } = await run(text.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^wg: There is no help for '.* (frob|quickly|3)'\.\n {4}wg help /);
  },
);

test('the help of what can stand behind a command is found: of a game that starts, of a roster, of the odds of a shot', async () => {
  expect((await run(['help', 'game', 'start'])).stdout).toContain('--sealed');
  expect(await run(['help', 'roster', 'load'])).toEqual(await run(['help', 'roster']));
  expect(await run(['help', 'odds', 'shoot'])).toEqual(await run(['help', 'shoot']));
});

test('the help of the program tells the commands in the order in which an evening needs them', async () => {
  const { stdout } = await run(['help', '--all']);
  const order = ['game', 'roster', 'log', 'undo', 'again', 'why', 'luck', 'report', 'replay', 'rules'];
  const table = stdout.slice(stdout.indexOf('The game at the table'));
  const at = order.map((name) => table.search(new RegExp(`^ {2}${name} `, 'm')));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at[0]).toBeGreaterThan(0);
});

test('all help of every action names each of its flags, with its short form, bounds and choices', async () => {
  for (const of of ACTIONS) {
    const { stdout } = await run(['help', ...ours(of), '--all']);
    const flat = stdout.replace(/\s+/g, ' ');
    for (const [name, field] of Object.entries(of.action.inputs as Record<string, Field>)) {
      expect(stdout, of.name).toMatch(new RegExp(`^ {2}(-\\w, )?${flagOf(name)}( |$)`, 'm'));
      if (field.short) expect(stdout, of.name).toContain(`-${field.short}, ${flagOf(name)}`);
      if (field.kind === 'choice') expect(flat, `${of.name} ${name}`).toContain(field.choices.join(', '));
      if (field.kind === 'count' || field.kind === 'measure')
        expect(flat, `${of.name} ${name}`).toContain(`${field.min} to ${field.max}`);
      if (field.required) expect(flat, `${of.name} ${name}`).toContain('(required)');
    }
  }
});

test('all help of every action names what its result holds', async () => {
  for (const of of ACTIONS) {
    const { stdout } = await run(['help', ...ours(of), '--all']);
    const result = stdout.slice(stdout.indexOf('\nResult\n'), stdout.indexOf('Every action takes'));
    for (const name of Object.keys(of.action.result))
      expect(result, of.name).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  }
});

test('all help of anything has the global flags, the exit codes and the environment', async () => {
  for (const argv of [['--help', '--all'], ...ACTIONS.map((of) => ['help', ...ours(of), '--all'])]) {
    const { stdout } = await run(argv);
    for (const [flags] of GLOBAL_FLAGS) expect(stdout).toContain(flags);
    expect(stdout).toContain('-h, --help');
    for (const code of new Set([0, ...Object.values(EXIT)]))
      expect(stdout).toMatch(new RegExp(`\\b${code} \\w`));
    for (const name of [
      'WG_RULESET',
      'WG_GAME',
      'XDG_STATE_HOME',
      'NO_COLOR',
      'FORCE_COLOR',
      'CI',
      'WG_DEBUG',
    ])
      expect(stdout).toContain(name);
  }
});

test('the help of the program lists every action of every system with what it settles', async () => {
  const { stdout } = await run(['help', '--all']);
  expect(stdout).toContain('-V, --version');
  const flat = stdout.replace(/\s+/g, ' ');
  for (const { system, action } of ACTIONS) {
    expect(stdout).toContain(system.title);
    expect(stdout).toMatch(new RegExp(`^ {2}${action.name}\\b`, 'm'));
    expect(flat).toContain(action.says);
  }
  for (const name of ['rules', 'odds', 'rulesets', 'help'])
    expect(stdout).toMatch(new RegExp(`^ {2}${name} ?`, 'm'));
});

test('the help of one system lists its actions alone, with examples of its own', async () => {
  const { code, stdout } = await wg(['help', '-r', 'wrg']);
  expect(code).toBe(0);
  expect(stdout).toContain('Infantry Action');
  expect(stdout).not.toContain('Battleground');
  expect(stdout).not.toContain('--grade');
  expect(stdout).toBe((await wg(['help'], { env: { WG_RULESET: 'wrg' } })).stdout);
  expect(stdout).toBe((await wg(['-r', 'wrg'])).stdout);
});

test('the help of a system that is not there is an error', async () => {
  for (const argv of [
    ['help', '-r', 'nope'],
    ['--help', '-r', 'nope'],
    ['help', 'shoot', '-r', 'nope'],
  ]) {
    const { code, stdout, stderr } = await wg(argv);
    expect({ code, stdout }, argv.join(' ')).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain("There is no rule system 'nope'");
  }
});

test('wg help is text: it is not to be had as JSON', async () => {
  for (const argv of [
    ['help', '--json'],
    ['help', 'shoot', '--json'],
    ['odds', '--json'],
    ['odds', '--json', '--no-such-flag'],
  ]) {
    const { code, stdout, stderr } = await wg(argv);
    expect({ code, stdout }, argv.join(' ')).toEqual({ code: 2, stdout: '' });
    expect(JSON.parse(stderr)).toMatchObject({
      error: { code: 'usage', message: expect.stringContaining('--json') },
    });
  }
});

test('the help of an action names its rules once, without who wrote the book', async () => {
  const { stdout } = await run(['help', 'shoot', '-r', 'bg']);
  expect(stdout.split('\n')[0]).toBe('wg shoot: Shoot at a unit, a vehicle or an emplacement (Battleground)');
});

test('the help of -r names every system', async () => {
  const { stdout } = await run(['help', '--all']);
  const flags = stdout.slice(stdout.indexOf('--ruleset'), stdout.indexOf('--seed')).replace(/\s+/g, ' ');
  for (const { id, short } of SYSTEMS) {
    expect(flags).toContain(id);
    if (short !== id) expect(flags).toContain(`(${short})`);
  }
});

test('the help of the program is one screen, and names every action and command', async () => {
  const { stdout } = await run(['help'], { env: { COLUMNS: '80' } });
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(24);
  for (const { action } of ACTIONS) expect(stdout).toMatch(new RegExp(`\\b${action.name}\\b`));
  for (const name of WORDS) expect(stdout).toMatch(new RegExp(`\\b${name}\\b`));
});

test.each(SYSTEMS)(
  'the help of the program in a game of $id is one screen, with lines of what is done in every turn',
  async (system) => {
    for (const COLUMNS of ['80', '40']) {
      const { stdout } = await run(['help', '-r', system.short], { env: { COLUMNS } });
      expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(COLUMNS === '80' ? 24 : 30);
      const { usual = [] } = system;
      const tried = [...stdout.matchAll(/^ {2}\$ wg (\S+)/gm)].map(([, name]) => name);
      expect(tried).toEqual(usual.slice(0, 3));
    }
  },
);

test('the help of an action tells ten flags at the most: first what is needed, has a letter, or is in its examples', async () => {
  for (const of of ACTIONS) {
    const flags = (await run(['help', ...ours(of)])).stdout.match(/^ {2}(-\w, )?--[a-z-]+( |$)/gm) ?? [];
    expect(flags.length, of.name).toBe(
      Math.min(10, Object.values(of.action.inputs as Record<string, Field>).filter((f) => !isBare(f)).length),
    );
  }
  const { stdout } = await run(['help', 'shoot', '-r', 'bg']);
  for (const flag of ['--grade', '--figures', '--leaders', '--hw', '--range', '--cover'])
    expect(stdout.slice(stdout.indexOf('Usual flags'))).toContain(`${flag} <`);
  expect(stdout).toContain('wg help shoot --all: 54 more');
});

describe('help on a terminal with a pager', () => {
  const terminal = { stdinIsTTY: true, stdoutIsTTY: true, stderrIsTTY: true };
  const paging = (shows: boolean) => {
    const shown: [text: string, pager: string][] = [];
    const pager = async (...of: [string, string]) => {
      shown.push(of);
      return shows;
    };
    return { shown, pager };
  };

  test('is shown by it, and nowhere else', async () => {
    const { shown, pager } = paging(true);
    const { stdout } = await run(['help', 'shoot', '--all'], { ...terminal, pager, env: { PAGER: 'less' } });
    expect(stdout).toBe('');
    expect(shown).toEqual([[expect.stringContaining('Exit codes'), 'less']]);
  });

  test('is written where it fits the screen, or the pager is not there', async () => {
    const { pager } = paging(false);
    const { stdout } = await run(['help'], { ...terminal, pager, env: { PAGER: 'nosuchpager' } });
    expect(stdout).toContain('wg help --all');
  });

  test.each<[string, World, readonly string[]]>([
    ['none is set', { env: {} }, []],
    ['it goes into a pipe', { env: { PAGER: 'less' }, stdoutIsTTY: false }, []],
    ['nobody is to be asked', { env: { PAGER: 'less' } }, ['--no-input']],
  ])('is written where %s', async (_why, world, flags) => {
    const { shown, pager } = paging(true);
    const { stdout } = await run(['help', ...flags], { ...terminal, pager, ...world });
    expect(shown).toEqual([]);
    expect(stdout).toContain('wg help --all');
  });
});
