import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VERSION } from '../../../src/log/version.js';
import { stateFolder, type World, wg, words } from '../../support/cli.js';
import { threadsHere } from '../../support/processes/threads.js';
import { times } from '../../support/random/deep.js';

const run = async (text: string, world: World = {}) => {
  const { code, stdout, stderr } = await wg(words(`${text} --no-log`).slice(1), world);
  expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
  return stdout;
};
const rowsOf = (text: string) => text.trimEnd().split('\n');

/** A line of each rule system, with units that fall, rounds, parts, cards, rulings and house rules among them. */
const LINES = [
  'wg shoot -g B -f 8 -l 1 -w 1 -c light --target-figures 7 --target-leaders 1 --target-grade C',
  'wg melee --attackers 7 --defenders 5 --attacker-leaders 1 --ruling bg:R68=2',
  'wg shoot -g C -f 9 --target-on-road --ruling R3=2 --anyway',
  'wg draw-card --new --sides "Reds,Blues"',
  'wg shoot -r wrg --fire rifle:6,lmg-belt:1 --range 90 --men 8 --targets 8 --uncovered 5',
  'wg shoot -r fubar --level veteran --fp 6 --cover soft --target-figures 6 --target-level green',
  'wg close-assault --assault "squad:4-6-4,lmg:2" --defend "squad:5-6-4,leader:-1"',
  'wg roll 4d6kh3',
];

describe('many threads', () => {
  test.each(LINES)('give the bytes of one, whichever of them is done first: %s', async (text) => {
    for (const how of ['', ' --json', ' --json --brief', ' --brief']) {
      const line = `${text} --seed j --from 3 --repeat ${times(150, 2)}${how}`;
      const alone = await run(line);
      expect(await run(`${line} --jobs 1`, { threads: async () => threadsHere(3) }), line).toBe(alone);
      for (const jobs of [2, 5]) {
        const begun: number[] = [];
        const many = await run(`${line} --jobs ${jobs}`, { threads: async () => threadsHere(4, begun) });
        expect(many === alone, `${line} --jobs ${jobs}`).toBe(true);
        expect(begun).toEqual([jobs]);
      }
    }
  });

  test('are called in by themselves where much is left after a quarter of a second, and not before', async () => {
    const begun: number[] = [];
    const threads = async () => threadsHere(2, begun);
    const short = 'wg shoot -g C -f 9 --seed a --repeat 100';
    await run(short, { threads });
    expect(begun).toEqual([]);
    const pressed = new AbortController();
    const called = { ...threadsHere(2, begun) };
    const world = {
      interruptible: () => pressed.signal,
      threads: async () => ({
        ...called,
        begin: (...of: Parameters<typeof called.begin>) => {
          pressed.abort();
          return called.begin(...of);
        },
      }),
    };
    expect((await wg(words(`${short.slice(3)}000000 --no-log`), world)).code).toBe(130);
    expect(begun).toEqual([2]);
  });

  test('mean nothing where nothing is rolled many times', async () => {
    for (const [flags, says] of [
      ['--jobs 2', '--jobs goes with --repeat'],
      ['--jobs 2 --odds', 'not with --odds: odds are worked out'],
      ['--jobs 2 --dice 1', 'not with --dice'],
    ]) {
      const { code, stderr } = await wg(words(`shoot -g C -f 9 ${flags}`));
      expect({ code, says: stderr.includes(says!) }, flags).toEqual({ code: 2, says: true });
    }
  });
});

describe('brief rows', () => {
  test.each(LINES)(
    'have the seed, index and result of whole ones, and the line they are of: %s',
    async (text) => {
      const line = `${text} --seed b --from 20 --repeat 9 --json`;
      const whole = rowsOf(await run(line)).map((row) => JSON.parse(row));
      const brief = rowsOf(await run(`${line} --brief`)).map((row) => JSON.parse(row));
      expect(brief.map(({ of: _, ...row }) => row)).toEqual(
        whole.map(({ seed, index, result }) => ({ seed, index, result })),
      );
      for (const { of } of brief) {
        const { wg, ruleset, action, input } = whole[0];
        expect({ ...input, ...of.input }).toEqual(input);
        expect(of).toMatchObject({ wg, ruleset, action });
      }
    },
  );

  test('are those of a longer run: repetitions may be split over machines', async () => {
    const line = 'wg shoot -g C -f 9 --seed a --json --brief';
    const all = rowsOf(await run(`${line} --repeat 15`));
    expect(rowsOf(await run(`${line} --repeat 5 --from 10`))).toEqual(all.slice(10));
    expect(JSON.parse(all[3]!)).toEqual({
      seed: 'a',
      index: 3,
      result: { hits: 0 },
      of: { wg: VERSION, ruleset: 'battleground', action: 'shoot', input: { grade: 'C', figures: 9 } },
    });
  });

  test('are for many rolls: one is told whole, or in one line', async () => {
    const { code, stderr } = await wg(words('shoot -g C -f 9 --json --brief'));
    expect(code).toBe(2);
    expect(stderr).toContain('--json and --brief go together only with --repeat');
  });

  test('say what was chosen, whether a repetition met it or not', async () => {
    const [row] = rowsOf(await run(`${LINES[2]} --repeat 1 --seed a --json`));
    expect(JSON.parse(row!).chosen).toEqual({ rulings: { 'bg:R3': 2 }, anyway: true });
  });
});

describe('a long run', () => {
  const long = words('melee --attackers 12 --defenders 12 --repeat 1000000000 --seed a --no-log');

  test.each(['', '--json', '--json --brief', '--jobs 2'])(
    'stops at Ctrl-C, and leaves no answer behind: %s',
    async (flags) => {
      const pressed = new AbortController();
      setTimeout(() => pressed.abort(), 100);
      const world = { interruptible: () => pressed.signal, threads: async () => threadsHere(2) };
      const { code, stdout, stderr } = await wg([...long, ...words(flags)], world);
      expect(code).toBe(130);
      expect(stderr).toContain(flags.includes('--json') ? '"interrupted"' : 'Interrupted.');
      if (!flags.includes('--json')) expect(stdout).toBe('');
    },
  );

  test('tells a terminal how far it is, in a line that is gone before anything else is said', async () => {
    const pressed = new AbortController();
    const world = {
      ...{ interruptible: () => pressed.signal, stderrIsTTY: true, env: { NO_COLOR: '1' } },
      onStderr: (text: string) => {
        if (text.includes('repetitions')) pressed.abort();
      },
    };
    const { stderr } = await wg([...long, '--jobs', '1'], world);
    expect(stderr).toMatch(/^(wg: [\d,]+ of 1,000,000,000 repetitions\r\u001b\[K)+wg: Interrupted\.\n$/);
    const dumb = await wg([...long, '--jobs', '1'], { ...world, env: { TERM: 'dumb', NO_COLOR: '1' } });
    expect(dumb.stderr).toBe('wg: Interrupted.\n');
  });
});

describe('the table of a game', () => {
  let state: ReturnType<typeof stateFolder>;
  beforeEach(() => {
    state = stateFolder();
  });
  afterEach(() => state.clean());

  test('is in the hands of all threads, and rows say which it was', async () => {
    const world = { env: { XDG_STATE_HOME: state.path }, threads: async () => threadsHere(2) };
    for (const line of ['draw-card --new --dice 5H', 'draw-card --dice JK'])
      expect((await wg(words(line), world)).code).toBe(0);
    const text = 'wg draw-card --count 2 --repeat 300 --seed a --json';
    const rows = await run(text, world);
    expect(await run(`${text} --jobs 2`, world)).toBe(rows);
    expect(rows).not.toContain('5H');
    const [row] = rowsOf(rows);
    expect(JSON.parse(row!).table).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.parse(rowsOf(await run(text))[0]!).table).toBeUndefined();
  });
});
