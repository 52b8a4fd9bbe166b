import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawCard } from '../../rulesets/battleground/draw-card.js';
import { appendEvent, type Event, LogError, logPath, readLog } from '../../src/game/log.js';
import { remember } from '../../src/game/memory.js';
import { type Ran, stateFolder, wg, words } from '../support/cli.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const log = (game = 'table') => join(state.path, 'wg', 'games', `${game}.jsonl`);
const bytes = (game?: string) => readFileSync(log(game), 'utf8');
const lines = (game?: string) => bytes(game).split('\n').slice(0, -1);
const run = (text: string): Promise<Ran> => wg(words(text).slice(1), { env: { XDG_STATE_HOME: state.path } });

/** The cards that a draw turned up. */
async function draw(text = 'wg draw-card'): Promise<{ cards: string[]; left: number; stderr: string }> {
  const { code, stdout, stderr } = await run(`${text} --json`);
  expect(code, stderr).toBe(0);
  const { result } = JSON.parse(stdout) as { result: { cards: { card: string }[]; left: number } };
  return { cards: result.cards.map(({ card }) => card), left: result.left, stderr };
}

describe('the file of a game', () => {
  test('is under XDG_STATE_HOME, and under ~/.local/state where that is not set', () => {
    expect(logPath('table', { XDG_STATE_HOME: '/s', HOME: '/h' })).toBe('/s/wg/games/table.jsonl');
    expect(logPath('table', { HOME: '/h' })).toBe('/h/.local/state/wg/games/table.jsonl');
    expect(logPath('table', { XDG_STATE_HOME: '', HOME: '/h' })).toBe('/h/.local/state/wg/games/table.jsonl');
    expect(logPath('table', {})).toBe(join(homedir(), '.local/state/wg/games/table.jsonl'));
  });

  test('passes over a relative XDG_STATE_HOME, as the specification says', () => {
    for (const relative of ['state', './state', '../state', '~/state'])
      expect(logPath('table', { XDG_STATE_HOME: relative, HOME: '/h' })).toBe(
        '/h/.local/state/wg/games/table.jsonl',
      );
  });

  test('stays in its folder whatever the game is called, and every name has its own', () => {
    const names = [
      'table',
      'a b',
      'a/b',
      '../x',
      '..',
      '.',
      'a%2Fb',
      'A',
      'caf\u00e9',
      '\u{1f3b2}',
      '-',
      '~',
    ];
    const paths = names.map((name) => logPath(name, { XDG_STATE_HOME: '/s' }));
    for (const path of paths) {
      expect(dirname(join(path)), path).toBe('/s/wg/games');
      expect(path).toMatch(/\.jsonl$/);
    }
    expect(new Set(paths).size).toBe(names.length);
  });

  test('can be made for every name that --game takes', async () => {
    for (const letter of ['x', '\u044b', '\u6f22', '/']) {
      const { code, stderr } = await wg(['draw-card', '--game', letter.repeat(64)], {
        env: { XDG_STATE_HOME: state.path },
      });
      expect({ code, stderr }, letter).toEqual({ code: 0, stderr: '' });
    }
    expect(readdirSync(dirname(log()))).toHaveLength(4);
  });

  test('is made with all its folders when it is first needed, for its owner alone', async () => {
    state.clean();
    expect((await run('wg move')).code).toBe(0);
    expect(statSync(log()).mode & 0o777).toBe(0o600);
    for (const folder of [dirname(log()), dirname(dirname(log())), state.path])
      expect(statSync(folder).mode & 0o077, folder).toBe(0);
  });

  test('is chosen by --game, then by WG_GAME', async () => {
    await run('wg move --game thursday');
    await wg(['move'], { env: { XDG_STATE_HOME: state.path, WG_GAME: 'friday' } });
    await wg(['move', '--game', 'sunday'], { env: { XDG_STATE_HOME: state.path, WG_GAME: 'friday' } });
    await wg(['move'], { env: { XDG_STATE_HOME: state.path, WG_GAME: '' } });
    expect(readdirSync(dirname(log())).sort()).toEqual([
      'friday.jsonl',
      'sunday.jsonl',
      'table.jsonl',
      'thursday.jsonl',
    ]);
    for (const game of ['thursday', 'friday', 'sunday', 'table']) expect(lines(game)).toHaveLength(1);
  });
});

describe('an event', () => {
  test('holds an id, when it was, and the very record that --json prints', async () => {
    const { stdout } = await run('wg shoot -g C -f 9 --seed s --json');
    const event = JSON.parse(lines()[0]!) as Event;
    expect(Object.keys(event)).toEqual(['id', 'at', 'record']);
    expect(event.id).toMatch(/^[0-9a-z]{8}$/);
    expect(event.at).toBe('2026-01-02T03:04:05.000Z');
    expect(`${JSON.stringify(event.record)}\n`).toBe(stdout);
  });

  test('of an action with a memory has its number in that memory as well, from 1', async () => {
    await run('wg move');
    await run('wg draw-card');
    await run('wg move');
    await run('wg draw-card --turn');
    const events = lines().map((line) => JSON.parse(line) as Event);
    expect(events.map(({ n, record }) => [record.action, n])).toEqual([
      ['move', undefined],
      ['draw-card', 1],
      ['move', undefined],
      ['draw-card', 2],
    ]);
    expect(Object.keys(events[1]!)).toEqual(['n', 'id', 'at', 'record']);
    expect(new Set(events.map(({ id }) => id)).size).toBe(4);
  });

  test('is the same record whether the answer was long, brief, explained or JSON', async () => {
    const record = (line: string) => JSON.stringify((JSON.parse(line) as Event).record);
    for (const way of ['', '--brief', '--explain', '--json', '--json --explain', '--ascii', '--color'])
      await run(`wg shoot -g C -f 9 --target-on-road --seed \u00e9 ${way}`);
    expect(new Set(lines().map(record)).size).toBe(1);
    expect(lines()).toHaveLength(7);
  });

  test('is added at the end: what was there stays as it was', async () => {
    let before = '';
    for (const text of ['wg move', 'wg draw-card', 'wg shoot -g C -f 9', 'wg draw-card --new', 'wg move']) {
      await run(text);
      expect(bytes().startsWith(before)).toBe(true);
      expect(bytes().length).toBeGreaterThan(before.length);
      before = bytes();
    }
    expect(lines()).toHaveLength(5);
  });

  test('of entered dice holds the dice and no seed', async () => {
    await run('wg move --dice 4');
    expect((JSON.parse(lines()[0]!) as Event).record).toMatchObject({
      rng: 'entered',
      seed: null,
      result: { inches: 4 },
    });
  });
});

test('only what happened at the table is logged', async () => {
  await run('wg move');
  const before = bytes();
  for (const text of [
    'wg move --no-log',
    'wg move --odds',
    'wg odds draw-card',
    'wg move --repeat 5',
    'wg draw-card --repeat 5 --json',
    'wg move --help',
    'wg help draw-card',
    'wg rules dug in',
    'wg rulesets',
    'wg -V',
    'wg',
    'wg movee',
    'wg move --type tnk',
    'wg shoot',
    'wg shoot -g C -f 3',
    'wg move --dice 7',
    'wg draw-card --dice card=1Z',
  ]) {
    await run(text);
    expect(bytes(), text).toBe(before);
  }
});

describe('a torn line at the end', () => {
  test('loses only itself, wherever it was torn', async () => {
    const first = await draw();
    const whole = bytes();
    await draw();
    const more = Buffer.byteLength(bytes());
    const step = Math.ceil((more - whole.length) / 25);
    const cuts = Array.from({ length: 25 }, (_, i) => whole.length + 1 + i * step).filter(
      (at) => at < more - 1,
    );
    expect(cuts.length).toBeGreaterThan(20);
    const full = bytes();
    for (const cut of cuts) {
      writeFileSync(log(), full);
      truncateSync(log(), cut);
      const { cards, left } = await draw();
      expect(left, `cut at ${cut}`).toBe(52);
      if (cards[0] !== 'JK') expect(first.cards, `cut at ${cut}`).not.toContain(cards[0]);
      const found = remember(log(), 'battleground', drawCard.memory!);
      expect({ n: found.n, unread: found.unread }, `cut at ${cut}`).toEqual({ n: 2, unread: [2] });
    }
  });

  test('that misses its line break only counts as whole', async () => {
    await draw();
    const second = await draw();
    truncateSync(log(), Buffer.byteLength(bytes()) - 1);
    const third = await draw();
    expect(third.left).toBe(51);
    expect(third.stderr).toBe('');
    expect(third.cards[0] === second.cards[0] && third.cards[0] !== 'JK').toBe(false);
    expect(lines()).toHaveLength(3);
  });

  test('does not swallow the roll that is logged after it', async () => {
    await run('wg move');
    appendFileSync(log(), '{"id":"torn","at":"2026');
    await run('wg shoot -g C -f 9 --seed s');
    const { events, unread } = readLog(log());
    expect(events.map(({ record }) => record.action)).toEqual(['move', 'shoot']);
    expect(unread).toEqual([2]);
  });
});

describe('a line that is no event', () => {
  const garbage = [
    'garbage',
    '{"id":"x"',
    '{"id":"x"}',
    '{"id":"x","record":null}',
    '{"id":"x","record":3}',
    '{not json}',
    '[]',
    'null',
    '\u0000\u0000\u0000',
    '{"ruleset":"battleground","action":"draw-card"}',
    '{"record":{"ruleset":"battleground","action":"draw-card"',
  ];

  test.each(garbage)('is passed over and nothing else is lost with it: %s', async (line) => {
    const before = [...(await draw()).cards, ...(await draw()).cards];
    appendFileSync(log(), `${line}\n`);
    const after = await draw();
    expect(after.left).toBe(51);
    for (const card of after.cards) if (card !== 'JK') expect(before).not.toContain(card);
    expect((await draw()).left).toBe(50);
    expect(bytes()).toContain(`${line}\n`);
  });

  test('in the middle is told of on stderr, with file and number, and stdout is the answer alone', async () => {
    await draw();
    appendFileSync(log(), 'garbage\n');
    const { code, stdout, stderr } = await run('wg draw-card --json');
    expect(code).toBe(0);
    expect(() => JSON.parse(stdout)).not.toThrow();
    expect(stderr).toMatch(/^wg: [^\n]*\n$/);
    expect(stderr).toContain(log());
    expect(stderr).toMatch(/\b2\b/);
  });

  test('is told of by --no-log and --odds too, which read the same log', async () => {
    await draw();
    appendFileSync(log(), 'garbage\n');
    for (const way of ['--no-log', '--odds', '--repeat 3']) {
      const { code, stderr } = await run(`wg draw-card ${way}`);
      expect(code, way).toBe(0);
      expect(stderr, way).toContain(log());
    }
  });

  test('with blank lines around it changes nothing', async () => {
    await draw();
    appendFileSync(log(), '\n\n');
    const { left, stderr } = await draw();
    expect({ left, stderr }).toEqual({ left: 52, stderr: '' });
  });
});

test('an event that cannot be followed is a failure that names it, not a fault of the program', async () => {
  await draw();
  const event = JSON.parse(lines()[0]!) as { n: number; record: Record<string, unknown> };
  for (const record of [
    { ...event.record, result: {} },
    { ...event.record, result: { cards: null } },
    { ...event.record, result: { cards: 3 } },
    { ...event.record, input: null },
    { ...event.record, result: null },
    { ...event.record, rulings: null },
  ]) {
    const broken = { ...event, n: 2, id: 'broken00', record };
    writeFileSync(log(), `${lines()[0]}\n${JSON.stringify(broken)}\n`);
    const { code, stdout, stderr } = await run('wg draw-card');
    expect({ code, stdout }, JSON.stringify(record)).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(log());
    expect(stderr).not.toContain('wg itself');
  }
});

test('an event that was written with other spacing is read, or told of: it is never passed over in silence', async () => {
  const first = await draw();
  writeFileSync(log(), `${JSON.stringify(JSON.parse(lines()[0]!), null, 1).replace(/\n\s*/g, ' ')}\n`);
  const { left, stderr } = await draw();
  expect(left === 52 || stderr.includes(log()), `${left} left after ${first.cards}`).toBe(true);
});

describe('a log that cannot be read', () => {
  beforeEach(() => mkdirSync(log(), { recursive: true }));

  test('stops an action that builds on it, with exit 1', async () => {
    for (const way of ['', '--no-log', '--odds', '--repeat 3', '--turn', '--new']) {
      const { code, stdout, stderr } = await run(`wg draw-card ${way} --json`);
      expect({ code, stdout }, way).toEqual({ code: 1, stdout: '' });
      expect(JSON.parse(stderr)).toMatchObject({
        error: { code: 'log-unreadable', message: expect.stringContaining(log()) },
      });
    }
  });

  test('does not stop one that does not', async () => {
    const { code, stdout, stderr } = await run('wg shoot -g C -f 9');
    expect(code).toBe(0);
    expect(stdout).toContain('Result: ');
    expect(stderr).toMatch(/^wg: not logged: [^\n]*\n$/);
  });
});

describe.each([
  ['in a folder that takes no files', () => '/proc'],
  ['under a file', () => join(state.path, 'file')],
  ['on a device', () => '/dev/null'],
])('a log %s', (_name, home) => {
  const world = () => {
    if (!existsSync(join(state.path, 'file'))) writeFileSync(join(state.path, 'file'), '');
    return { env: { XDG_STATE_HOME: home() } };
  };

  test('fails a draw, since the next would deal the same card', async () => {
    const { code, stdout, stderr } = await wg(['draw-card', '--json'], world());
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const { error } = JSON.parse(stderr) as { error: { code: string; message: string } };
    expect(error.code).toMatch(/^log-un(writable|readable)$/);
    expect(error.message).toContain(home());
  });

  test('leaves a shot standing, with a note on stderr that --no-log does without', async () => {
    const { code, stdout, stderr } = await wg(['shoot', '-g', 'C', '-f', '9', '--seed', 's'], world());
    expect(code).toBe(0);
    expect(stdout).toBe((await wg(['shoot', '-g', 'C', '-f', '9', '--seed', 's', '--no-log'])).stdout);
    expect(stderr).toMatch(/^wg: not logged: [^\n]*--no-log[^\n]*\n$/);
    const quiet = await wg(['shoot', '-g', 'C', '-f', '9', '--seed', 's', '--no-log'], world());
    expect(quiet).toEqual({ code: 0, stdout, stderr: '' });
  });
});

test('a draw with --no-log works where nothing can be written', async () => {
  const { code, stderr } = await wg(['draw-card', '--no-log'], { env: { XDG_STATE_HOME: '/proc' } });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

describe('readLog and appendEvent', () => {
  const event = (id: string, action = 'move'): Event => ({
    id,
    at: '2026-01-02T03:04:05.000Z',
    record: {
      wg: '0',
      ruleset: 'x',
      action,
      rng: 'entered',
      seed: null,
      index: 0,
      input: {},
      rulings: {},
      steps: [],
      result: {},
    },
  });
  const file = () => join(state.path, 'deep', 'er', 'log.jsonl');

  test('a log that is not there is empty', () => {
    expect(readLog(file())).toEqual({ events: [], unread: [] });
  });

  test('what is appended is read again, in order', () => {
    const events = ['a', 'b', 'c'].map((id) => event(id));
    for (const one of events) appendEvent(file(), one);
    expect(readLog(file())).toEqual({ events, unread: [] });
  });

  test('only lines that hold the wanted text are read', () => {
    for (const [id, action] of [
      ['a', 'move'],
      ['b', 'shoot'],
      ['c', 'move'],
    ] as const)
      appendEvent(file(), event(id, action));
    expect(readLog(file(), ['"action":"move"']).events.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('what cannot be written is a LogError that names the file', () => {
    expect(() => appendEvent('/proc/x/log.jsonl', event('a'))).toThrow(LogError);
    expect(() => appendEvent('/proc/x/log.jsonl', event('a'))).toThrow('/proc/x/log.jsonl');
    expect(() => appendEvent('/dev/full', event('a'))).toThrow(/ENOSPC/);
  });

  test('what cannot be read is a LogError that names the file', () => {
    expect(() => readLog(state.path)).toThrow(LogError);
    expect(() => readLog(state.path)).toThrow(state.path);
  });
});
