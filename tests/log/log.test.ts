import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { tableToBuildOn } from '../../src/game/table.js';
import { addLine } from '../../src/log/append.js';
import { append, LogError, logPath } from '../../src/log/file.js';
import { follow } from '../../src/log/follow.js';
import { type Event, FORMAT, written } from '../../src/log/line/line.js';
import { read } from '../../src/log/line/read.js';
import { firstBroken } from '../../src/log/links.js';
import { settingsOf } from '../../src/log/settings.js';
import { type Ran, stateFolder, wg, words } from '../support/cli.js';
import { times } from '../support/random/deep.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const log = (game = 'table') => join(state.path, 'wg', 'games', `${game}.jsonl`);
const bytes = (game?: string) => readFileSync(log(game), 'utf8');
const lines = (game?: string) => bytes(game).split('\n').slice(0, -1);
/** The lines behind the first, which says which game it is. */
const eventLines = (game?: string) => lines(game).slice(1);
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
    for (const game of ['thursday', 'friday', 'sunday', 'table']) expect(eventLines(game)).toHaveLength(1);
  });
});

describe('an event', () => {
  test('holds an id, when it was, and the very record that --json prints', async () => {
    const { stdout } = await run('wg shoot -g C -f 9 --seed s --json');
    const event = JSON.parse(eventLines()[0]!) as Event;
    expect(Object.keys(event)).toEqual(['id', 'at', 'record', 'prev']);
    expect(event.id).toMatch(/^[0-9a-z]{8}$/);
    expect(event.at).toBe('2026-01-02T03:04:05.000Z');
    expect(`${JSON.stringify(event.record)}\n`).toBe(stdout);
  });

  test('of an action with a memory has its number in that memory as well, from 1', async () => {
    await run('wg move');
    await run('wg draw-card');
    await run('wg move');
    await run('wg draw-card --turn');
    const events = eventLines().map((line) => JSON.parse(line) as Event);
    expect(events.map(({ n, record }) => [record.action, n])).toEqual([
      ['move', undefined],
      ['draw-card', 1],
      ['move', undefined],
      ['draw-card', 2],
    ]);
    expect(Object.keys(events[1]!)).toEqual(['id', 'at', 'n', 'record', 'prev']);
    expect(new Set(events.map(({ id }) => id)).size).toBe(4);
  });

  test('is the same record whether the answer was long, brief, explained or JSON', async () => {
    const record = (line: string) => JSON.stringify((JSON.parse(line) as Event).record);
    for (const way of ['', '--brief', '--explain', '--json', '--json --explain', '--ascii', '--color'])
      await run(`wg shoot -g C -f 9 --target-on-road --seed \u00e9 ${way}`);
    expect(new Set(eventLines().map(record)).size).toBe(1);
    expect(eventLines()).toHaveLength(7);
  });

  test('is added at the end: what was there stays as it was', async () => {
    let before = '';
    for (const text of ['wg move', 'wg draw-card', 'wg shoot -g C -f 9', 'wg draw-card --new', 'wg move']) {
      await run(text);
      expect(bytes().startsWith(before)).toBe(true);
      expect(bytes().length).toBeGreaterThan(before.length);
      before = bytes();
    }
    expect(eventLines()).toHaveLength(5);
  });

  test('of entered dice holds the dice and no seed', async () => {
    await run('wg move --dice 4');
    expect((JSON.parse(eventLines()[0]!) as Event).record).toMatchObject({
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
      const found = tableToBuildOn(log(), 'battleground', drawCard.memory!);
      expect({ n: found.state.n, unread: found.unread }, `cut at ${cut}`).toEqual({ n: 2, unread: [3] });
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
    expect(eventLines()).toHaveLength(3);
  });

  test('does not swallow the roll that is logged after it', async () => {
    await run('wg move');
    appendFileSync(log(), '{"id":"torn","at":"2026');
    await run('wg shoot -g C -f 9 --seed s');
    const { standing, unread } = follow(log());
    expect([...standing].flatMap((at) => read('event', at)?.record.action ?? [])).toEqual(['move', 'shoot']);
    expect(unread).toEqual([3]);
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
    expect(stderr).toMatch(/\b3\b/);
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
  const event = JSON.parse(eventLines()[0]!) as { at: string; record: Record<string, unknown> };
  const first = lines().slice(0, 2).join('\n');
  for (const record of [
    { ...event.record, effects: null },
    { ...event.record, effects: 3 },
    { ...event.record, effects: [null] },
    { ...event.record, effects: [{ do: 'vanish' }] },
    { ...event.record, effects: [{ do: 'cards', from: 'deck', to: 'used' }] },
    { ...event.record, effects: [{ do: 'put' }] },
    { ...event.record, effects: [{ do: 'end', of: 'turn' }] },
    { ...event.record, effects: [{ do: 'lose', to: 'shooter' }] },
    { ...event.record, effects: [{ do: 'split', from: 'unit' }] },
  ]) {
    writeFileSync(log(), `${first}\n`);
    const broken = written('broken00', event.at, { n: 2, record: record as never }, follow(log()).head);
    appendFileSync(log(), `${broken}\n`);
    const { code, stdout, stderr } = await run('wg draw-card');
    expect({ code, stdout }, JSON.stringify(record)).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(log());
    expect(stderr).not.toContain('wg itself');
  }
});

test('an event that was written with other spacing is read, or told of: it is never passed over in silence', async () => {
  const first = await draw();
  const spaced = JSON.stringify(JSON.parse(eventLines()[0]!), null, 1).replace(/\n\s*/g, ' ');
  writeFileSync(log(), `${lines()[0]}\n${spaced}\n`);
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

describe('adding to a log and following it', () => {
  const file = () => join(state.path, 'deep', 'er', 'log.jsonl');
  let ids = 0;
  const clock = { id: () => `id${ids++}`, now: () => '2026-01-02T03:04:05.000Z' };
  const put = (path: string, undo: string) =>
    addLine(path, 'g', clock, () => ({ seen: follow(path), body: { undo } }));
  const undos = (path: string) => [...follow(path).standing].flatMap((at) => read('undone', at)?.undo ?? []);

  test('a log that is not there is empty', () => {
    expect(follow(file())).toMatchObject({ standing: { length: 0 }, unread: [], head: '' });
  });

  test('what is added is followed again, in order, behind the line that says which game it is', () => {
    for (const name of ['a', 'b', 'c']) put(file(), name);
    expect(undos(file())).toEqual(['a', 'b', 'c']);
    expect(read('opening', follow(file()).standing.at(0)!)).toMatchObject({
      log: FORMAT,
      game: 'g',
      prev: '',
    });
  });

  test('of two lines that follow the same line the first stands', () => {
    put(file(), 'a');
    const seen = follow(file());
    append(file(), written('one', '2026', { undo: 'first' }, seen.head));
    append(file(), written('two', '2026', { undo: 'second' }, seen.head));
    put(file(), 'b');
    expect(undos(file())).toEqual(['a', 'first', 'b']);
    expect(firstBroken(file())).toBeUndefined();
  });

  test('whoever comes second falls behind, however late', () => {
    put(file(), 'a');
    const { head } = follow(file());
    for (const name of ['b', 'c', 'd']) put(file(), name);
    const { mark } = follow(file());
    put(file(), 'e');
    append(file(), written('late', '2026', { undo: 'late' }, head));
    put(file(), 'f');
    expect(undos(file())).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    // Whoever goes on from a mark sees the same.
    expect([...follow(file(), mark).standing].flatMap((at) => read('undone', at)?.undo ?? [])).toEqual([
      'e',
      'f',
    ]);
    expect(firstBroken(file())).toBeUndefined();
  });

  test('who comes second thinks again', () => {
    put(file(), 'a');
    let thoughts = 0;
    const other = follow(file());
    addLine(file(), 'g', clock, () => {
      const seen = follow(file());
      if (thoughts++ === 0) append(file(), written('x', '2026', { undo: 'theirs' }, other.head));
      return { seen, body: { undo: `mine ${thoughts}` } };
    });
    expect(undos(file())).toEqual(['a', 'theirs', 'mine 2']);
  });

  test('what a process adds itself stands as it would for others, whoever writes between', () => {
    const others: Readonly<Record<string, (at: number) => void>> = {
      nobody: () => {},
      'another line': (at) =>
        append(file(), written(`o${at}`, '2026', { word: `${at}` }, follow(file()).head)),
      'a line that comes second': (at) => append(file(), written(`s${at}`, '2026', { word: 'late' }, '')),
      'a torn line': () => appendFileSync(file(), '{"id":"torn'),
    };
    const kinds = Object.keys(others);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 }), (between) => {
        rmSync(dirname(file()), { recursive: true, force: true });
        put(file(), 'first');
        for (const [at, kind] of between.entries()) {
          others[kind]!(at);
          const { number, from, to, name, prev, text } = put(file(), `own ${at}`);
          // Another path: nothing is known of it yet.
          const copy = `${file()}.${at}`;
          copyFileSync(file(), copy);
          const { standing, head, mark } = follow(copy);
          expect(standing.at(-1)).toMatchObject({ number, from, to, name, prev, text });
          expect(follow(file())).toMatchObject({
            head,
            mark: { offset: mark.offset, lines: mark.lines, head },
          });
          expect(settingsOf(file()).state).toEqual(settingsOf(copy).state);
        }
      }),
      { numRuns: times(60, 6) },
    );
  });

  test('a line that is changed, moved, or left out is found where the next one does not follow', () => {
    for (let i = 0; i < 9; i++) put(file(), `u${i}`);
    const good = readFileSync(file(), 'utf8').trimEnd().split('\n');
    const found = (lines: readonly string[]) => {
      writeFileSync(file(), `${lines.join('\n')}\n`);
      return firstBroken(file())?.number;
    };
    expect(found(good)).toBeUndefined();
    for (let i = 1; i < 9; i++) {
      expect(found(good.map((line, k) => (k === i ? line.replace('"u', '"v') : line))), `line ${i + 1}`).toBe(
        i + 2,
      );
      expect(found(good.filter((_, k) => k !== i)), `without line ${i + 1}`).toBe(i + 1);
    }
    const swapped = [...good];
    [swapped[3], swapped[4]] = [swapped[4]!, swapped[3]!];
    expect(found(swapped)).toBe(4);
    expect(found(good.slice(1))).toBe(1);
  });

  test('what cannot be written is a LogError that names the file', () => {
    expect(() => put('/proc/x/log.jsonl', 'a')).toThrow(LogError);
    expect(() => put('/proc/x/log.jsonl', 'a')).toThrow('/proc/x/log.jsonl');
    expect(() => append('/dev/full', 'a')).toThrow(/ENOSPC/);
  });

  test('what cannot be read is a LogError that names the file', () => {
    expect(() => follow(state.path)).toThrow(LogError);
    expect(() => follow(state.path)).toThrow(state.path);
  });

  test('a log of another version is told of, and left alone', async () => {
    for (const first of [
      '{"id":"a","at":"2026","record":{"action":"move"}}',
      '{"n":1,"id":"a","at":"2026","record":{"action":"draw-card"}}',
      '{"id":"a","at":"2026","log":99,"game":"table","prev":""}',
    ]) {
      mkdirSync(dirname(log()), { recursive: true });
      writeFileSync(log(), `${first}\n`);
      const drawn = await run('wg draw-card');
      expect(drawn.code).toBe(1);
      expect(drawn.stderr).toContain('another version');
      const { code, stderr } = await run('wg move');
      expect(code).toBe(0);
      expect(stderr).toContain('another version');
      expect(bytes()).toBe(`${first}\n`);
    }
  });
});
