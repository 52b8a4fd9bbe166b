import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logPath } from '../../src/log/file.js';
import { follow } from '../../src/log/follow.js';
import { written } from '../../src/log/line/line.js';
import { stateFolder, wg, words } from '../support/cli.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const world = () => ({ env: { XDG_STATE_HOME: state.path } });
const run = (text: string) => wg(words(text), world());
const log = () => logPath('table', world().env);

async function fiveCards(): Promise<string[]> {
  await run('draw-card --new');
  for (let i = 0; i < 4; i++) await run('draw-card');
  return readFileSync(log(), 'utf8').trimEnd().split('\n');
}

describe('a deck whose log has lost an event', () => {
  test.each([
    [
      'a damaged line',
      (lines: string[]) => [...lines.slice(0, 3), lines[3]!.slice(0, -1), ...lines.slice(4)],
    ],
    ['a missing line', (lines: string[]) => [...lines.slice(0, 3), ...lines.slice(4)]],
  ])('is not dealt from: %s', async (_, damaged) => {
    const text = `${damaged(await fiveCards()).join('\n')}\n`;
    writeFileSync(log(), text);
    const { code, stdout, stderr } = await run('draw-card');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`Event 3 of the log ${log()} is lost`);
    expect(stderr).toContain('--new');
    expect(readFileSync(log(), 'utf8')).toBe(text);
  });

  test('is begun anew with --new, and goes on from there', async () => {
    const lines = await fiveCards();
    writeFileSync(log(), `${[...lines.slice(0, 3), ...lines.slice(4)].join('\n')}\n`);
    expect((await run('draw-card --new')).code).toBe(0);
    const { code, stdout } = await run('draw-card --json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).result.left).toBe(52);
  });
});

test('a last line that has no end yet is not complained about: another process may be writing it', async () => {
  await fiveCards();
  const text = readFileSync(log(), 'utf8');
  writeFileSync(log(), `${text}{"id":"half`);
  expect(follow(log()).unread).toEqual([]);
  expect((await run('draw-card --json')).stderr).toBe('');
});

test('a deck with an event that cannot be followed is told of, and begun anew with --new', async () => {
  await fiveCards();
  const record = {
    ruleset: 'battleground',
    action: 'draw-card',
    input: {},
    result: {},
    steps: [],
    effects: [{}],
  };
  const strange = written('z', 'b', { n: 6, record: record as never }, follow(log()).head);
  writeFileSync(log(), `${readFileSync(log(), 'utf8')}${strange}\n`);
  const { code, stderr } = await run('draw-card');
  expect({ code, told: stderr.includes('not one that this version can follow') }).toEqual({
    code: 1,
    told: true,
  });
  expect(stderr).toContain('--new');
  expect((await run('draw-card --new')).code).toBe(0);
  expect((await run('draw-card')).code).toBe(0);
});

describe('a battle whose log has lost an event', () => {
  beforeEach(async () => {
    for (const period of ['period -r wrg --new', 'period -r wrg', 'period -r wrg']) await run(period);
    const lines = readFileSync(log(), 'utf8').trimEnd().split('\n');
    writeFileSync(log(), `${[lines[0], lines[2]].join('\n')}\n`);
  });

  test('names the command that begins anew', async () => {
    for (const line of ['period -r wrg', 'shoot -r wrg --points 30 --targets 8 --target Able']) {
      const { code, stderr } = await run(line);
      expect(code, line).toBe(1);
      expect(stderr, line).toContain('begin anew with wg period --new');
    }
  });

  test('stops nobody who logs nothing and needs nothing of it', async () => {
    expect((await run('shoot -r wrg --points 30 --targets 8 --no-log')).code).toBe(0);
    expect((await run('shoot -r wrg --points 30 --targets 8 --odds')).code).toBe(0);
    const needed = await run('reaction-test -r wrg --name Able --no-log');
    expect({ code: needed.code, told: needed.stderr.includes('is lost') }).toEqual({ code: 1, told: true });
  });
});

test('turns whose log has lost an event name the command that begins a new game', async () => {
  for (const line of ['turn -r vv --new', 'turn -r vv', 'turn -r vv']) await run(line);
  const lines = readFileSync(log(), 'utf8').trimEnd().split('\n');
  writeFileSync(log(), `${[lines[0], lines[2]].join('\n')}\n`);
  for (const line of ['turn -r vv', 'smoke -r vv --target C4']) {
    const { code, stderr } = await run(line);
    expect(code, line).toBe(1);
    expect(stderr, line).toContain('begin anew with wg turn --new');
  }
  expect((await run('turn -r vv --new')).code).toBe(0);
});
