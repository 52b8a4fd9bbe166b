import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGame } from '../../bench/long-game.js';
import { chance } from '../support/arguments.js';
import { times } from '../support/random/deep.js';
import { Machine } from '../support/state.js';

/** Whatever goes on from a checkpoint of this game. */
const READS = [
  'game --json',
  'log --last 3',
  'undo --json',
  'again --json --seed s',
  'draw-card --seed s',
  'game list --json',
];

let at: Machine;
/** The checkpoints as they were made, and the log. */
let whole: ReadonlyMap<string, Buffer>;
let log: Buffer;
let right: readonly string[];
const folder = () => join(dirname(at.log()), 'checkpoints');

/** What is answered, each time in the game as it was. */
async function answers(): Promise<string[]> {
  const said: string[] = [];
  for (const line of READS) {
    writeFileSync(at.log(), log);
    // As another process finds it: one that has looked before knows how it stood.
    utimesSync(at.log(), now, now++);
    const { code, stdout, stderr } = await at.type(line);
    said.push(`${line}: ${code} ${stdout.replace(/"id":"\w+"/, '')} ${stderr}`);
  }
  return said;
}
let now = 1_000_000_000;

/** Puts the checkpoints back as they were made. */
function mend(): void {
  rmSync(folder(), { recursive: true, force: true });
  mkdirSync(folder());
  for (const [name, bytes] of whole) writeFileSync(join(folder(), name), bytes);
}

beforeAll(async () => {
  at = new Machine();
  await writeGame(at.log('other'), 'other', 150);
  await writeGame(at.log(), 'table', 180);
  log = readFileSync(at.log());
  for (const game of ['other', 'table'])
    for (const line of ['game', 'log --last 3', 'again --odds', 'game list'])
      await at.type(`${line} --game ${game}`);
  const names = readdirSync(folder());
  whole = new Map(names.map((name) => [name, readFileSync(join(folder(), name))]));
  rmSync(folder(), { recursive: true });
  right = await answers();
});
afterAll(() => at.clean());

/** The checkpoints of the game, without the copy of its log. */
const own = () => [...whole.keys()].filter((name) => /^table\..*json$/.test(name));
/** A checkpoint as it was made: what it holds stands in it twice. */
const lines = (name: string): readonly string[] => `${whole.get(name)}`.split('\n');
const kept = (name: string) => JSON.parse(lines(name)[0]!);

test('a checkpoint is gone on from, so that what is spoiled here would be read', () => {
  expect(own().length).toBeGreaterThan(5);
  for (const name of own()) expect(whole.get(`other.${name.slice('table.'.length)}`), name).toBeDefined();
});

/** The copy of the log beside its checkpoints. */
const COPY = 'table.log';

type Damage = readonly [string, (path: string, name: string) => void];

const damages: readonly Damage[] = [
  ['is empty', (path) => writeFileSync(path, '')],
  ['is cut short', (path, name) => writeFileSync(path, whole.get(name)!.subarray(0, -9))],
  ['is no object', (path) => writeFileSync(path, '[null]')],
  ['is nested deeply', (path) => writeFileSync(path, `${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ['is very long', (path) => writeFileSync(path, Buffer.alloc((1 << 24) + 1, '{"state":'))],
  [
    'is a device without an end',
    (path) => {
      rmSync(path);
      symlinkSync('/dev/zero', path);
    },
  ],
  [
    'is a folder',
    (path) => {
      rmSync(path);
      mkdirSync(path);
    },
  ],
  [
    'is that of another game',
    (path, name) => writeFileSync(path, whole.get(`other.${name.slice('table.'.length)}`)!),
  ],
];

/** What cannot befall the copy. */
const misfits: readonly Damage[] = [
  [
    'is that of another part',
    (path, name) => {
      const names = own();
      writeFileSync(path, whole.get(names[(names.indexOf(name) + 1) % names.length]!)!);
    },
  ],
  [
    'holds another state',
    (path, name) =>
      writeFileSync(path, `${JSON.stringify({ ...kept(name), state: null })}\n${lines(name)[1]}\n`),
  ],
  [
    'holds the state of another game',
    (path, name) => {
      const { state } = kept(`other.${name.slice('table.'.length)}`);
      writeFileSync(path, `${lines(name)[0]}\n${JSON.stringify({ ...kept(name), state })}\n`);
    },
  ],
];

describe('no answer is changed by a checkpoint that', () => {
  test.each([...damages, ...misfits])('%s', async (_what, how) => {
    mend();
    for (const name of own()) how(join(folder(), name), name);
    expect(await answers()).toEqual(right);
  });

  test.each(damages)('was made of a log whose copy %s', async (_what, how) => {
    mend();
    how(join(folder(), COPY), COPY);
    expect(await answers()).toEqual(right);
  });

  test('has one bit turned anywhere, as the copy of its log has', async () => {
    const { below } = chance(16);
    for (let i = 0; i < times(80, 20); i++) {
      mend();
      for (const name of [...own(), COPY]) {
        const bytes = Buffer.from(whole.get(name)!);
        bytes[below(bytes.length)]! ^= 1 << below(8);
        writeFileSync(join(folder(), name), bytes);
      }
      expect(await answers(), `${i}`).toEqual(right);
    }
  });
});

describe('a checkpoint is of no use where the log', () => {
  /** Answers with the checkpoints of the log as it was, and with none. */
  async function withAndWithout(changed: Buffer) {
    const before = log;
    log = changed;
    try {
      mend();
      const found = await answers();
      rmSync(folder(), { recursive: true });
      return [found, await answers()];
    } finally {
      log = before;
    }
  }

  test('was cut behind it: what was taken back behind the cut stands again', async () => {
    const cut = Buffer.from(log.toString().split('\n').slice(0, 112).join('\n').concat('\n'));
    const [found, anew] = await withAndWithout(cut);
    expect(found).toEqual(anew);
    expect(found).not.toEqual(right);
  });

  test('was changed before it', async () => {
    const changed = Buffer.from(
      log.toString().replace('"by":"Axis"', '"by":"Axit"').replace('["Axis",', '["Axiz",'),
    );
    const [found, anew] = await withAndWithout(changed);
    expect(found).toEqual(anew);
    expect(found).not.toEqual(right);
  });
});
