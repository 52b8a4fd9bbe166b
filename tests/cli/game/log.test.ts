import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeGame } from '../../../bench/long-game.js';
import { addLine } from '../../../src/log/append.js';
import type { Body } from '../../../src/log/line/line.js';
import { settingsOf } from '../../../src/log/settings.js';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

let ids = 0;
/** Puts a line into the log that no command of this test can type. */
const put = (body: Body): void => {
  const clock = { id: () => `line${++ids}`, now: () => '2026-01-02T03:04:05.000Z' };
  addLine(at.log(), 'table', clock, () => ({ seen: settingsOf(at.log()), body }));
};

/** The last event of the log, with units that did it. */
const withNames = (names: readonly string[]): void => {
  const { record } = JSON.parse(readFileSync(at.log(), 'utf8').trimEnd().split('\n').at(-1)!);
  put({ by: 'Axis', units: { names, filled: ['grade'] }, record });
};

type Line = Record<string, unknown>;
const stream = async (line: string): Promise<Line[]> =>
  (await at.told(`${line} --json`))
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Line);

async function twoTurns(): Promise<void> {
  await at.told('move --seed a --acting Axis');
  await at.told('draw-card --dice card=5C --sides Axis,Allies');
  await at.told('shoot -g C -f 9 --dice "white=5,6,2,3,4" --acting Axis');
  await at.told('draw-card --dice card=JK');
  await at.told('draw-card --dice card=6H');
  await at.told('shoot -g C -f 4 --dice "white=5,2" --acting Allies');
}

describe('wg log', () => {
  test('tells the game by turns, each event with its number, who acted and what came of it', async () => {
    await twoTurns();
    const text = await at.told('log');
    expect(text.split('\n').filter((line) => /^\S/.test(line))).toEqual([
      'Game table: Battleground (Steve Carroll)',
      'Before the first card',
      'Turn 1',
      'Turn 2',
    ]);
    expect(text).toContain('   3  Axis, shoot: 2 hits\n');
    expect(text).toContain(
      '   4  draw card: joker, no more cards this turn; the card phase of turn 1 is\n      over\n',
    );
    expect(text.indexOf('joker')).toBeLessThan(text.indexOf('Turn 2'));
    expect(text).toContain('   6  Allies, shoot: 1 hit\n');
  });

  test('shows what was taken back as taken back, where it was', async () => {
    await twoTurns();
    await at.told('undo');
    await at.told('shoot -g C -f 4 --dice "white=2,2" --acting Allies');
    const text = await at.told('log');
    expect(text).toContain('   6  Allies, shoot: 1 hit (taken back)\n   7  Allies, shoot: no hits\n');
  });

  test('puts a card that was taken back into the turn that goes on without it', async () => {
    await at.told('draw-card --dice card=JK');
    await at.told('draw-card --dice card=6H');
    await at.told('undo');
    expect(await at.told('log')).not.toContain('Turn 2');
  });

  test('names the units that acted, and those they acted on', async () => {
    await at.told('shoot -g C -f 9 --dice "white=5,6,2,3,4"');
    withNames(['2 Section', 'MG nest']);
    expect(await at.told('log')).toContain('Axis, shoot by 2 Section on MG nest: 2 hits');
    await at.told('activate --name "Red One" --level veteran --dice 6');
    expect(await at.told('log')).toContain('activate by Red One: ');
  });

  test.each([
    ['control characters', 'a\u001b[31mb', 'a\\u001b[31mb'],
    ['a name of every object', '__proto__', '__proto__'],
    ['umlauts and an emoji', 'Jäger \u{1f3b2}', 'Jäger \u{1f3b2}'],
  ])('shows names with %s as text', async (_, name, said) => {
    await at.told('shoot -g C -f 9');
    withNames([name]);
    const text = await at.told('log');
    expect(text).toContain(`shoot by ${said}: `);
    expect(text).not.toContain('\u001b');
    expect(await at.told('log --ascii')).toMatch(/^[\n -~]*$/);
  });

  test('keeps to the width of the screen, whatever the names are', async () => {
    await at.told('shoot -g C -f 9');
    withNames(['x'.repeat(200), `${'long '.repeat(40)}name`]);
    for (const columns of [40, 80]) {
      const text = await at.told('log', { columns });
      expect(text.split('\n').every((line) => [...line].length <= columns)).toBe(true);
    }
  });

  test('tells of house rules that were agreed on, and of the end', async () => {
    await at.told('move');
    writeFileSync(`${at.path}/club.yaml`, 'name: Thursday club\nrulings: { R68: 2 }\n');
    await at.told(`game house ${at.path}/club.yaml`);
    await at.told('game house none');
    put({ end: true });
    expect(
      (await at.told('log'))
        .split('\n')
        .slice(-4, -1)
        .map((line) => line.trim()),
    ).toEqual([
      'House rules of Thursday club are agreed on',
      'The book alone is played from here on',
      'The game is over',
    ]);
  });

  test('says so where nothing has been resolved', async () => {
    expect(await at.told('log')).toBe('Game table\n  nothing has been resolved yet\n');
    expect(await at.told('log --json')).toBe('');
  });

  test('tells two rule systems of one game apart', async () => {
    await at.told('draw-card --dice card=5C');
    await at.told('period -r wrg');
    const text = await at.told('log');
    expect(text).toContain('Turn 1, Battleground');
    expect(text).toContain('Period 1, Infantry Action');
  });
});

describe('a part of the log', () => {
  test('is one turn, with --turn', async () => {
    await twoTurns();
    const first = await at.told('log --turn 1');
    expect(first).toContain('   2  ');
    expect(first).toContain('   4  ');
    expect(first).not.toContain('   5  ');
    expect(await at.told('log --turn 0')).toContain('   1  ');
    const { code, stderr } = await at.type('log --turn 7');
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing was resolved in turn 7.');
    expect(stderr).toContain('turn 1 and turn 2');
  });

  test('is the last events, with --last, under their turn', async () => {
    await twoTurns();
    const text = await at.told('log --last 2');
    expect(text).toContain('Turn 2\n   5  ');
    expect(text).toContain('   6  ');
    expect(text).not.toContain('   4  ');
    expect(await at.told('log --last 99')).toBe(await at.told('log'));
    expect(await at.told('log --turn 1 --last 1')).toContain('   4  ');
  });

  test('cannot be what is no number, and nothing else is typed', async () => {
    for (const line of ['log --last 0', 'log --turn x', 'log 3', 'log --odds'])
      expect((await at.type(line)).code, line).toBe(2);
  });
});

describe('wg log --json', () => {
  test('streams the lines of the log with number, turn and line, and the event as it stands', async () => {
    await at.told('draw-card --dice card=5C');
    const record = await at.json('shoot -g C -f 9 --acting Axis');
    await at.told('undo');
    put({ end: true });
    const lines = await stream('log');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({ line: 1, game: 'table', undone: false });
    expect(lines[1]).toMatchObject({ number: 1, turn: 'turn 1', line: 2, undone: false, n: 1 });
    expect(lines[2]).toMatchObject({ number: 2, turn: 'turn 1', line: 3, undone: true, by: 'Axis', record });
    expect(lines[3]).toMatchObject({ line: 4, takesBack: 3 });
    expect(lines[4]).toMatchObject({ line: 5, end: true, undone: false });
    for (const line of lines) for (const chain of ['prev', 'id']) expect(line).not.toHaveProperty(chain);
  });

  test('streams a part of it too', async () => {
    await twoTurns();
    expect((await stream('log --last 1')).map(({ number }) => number)).toEqual([6]);
  });
});

test('lines that cannot be read are told on stderr in one line, and the rest is told', async () => {
  await at.told('move');
  appendFileSync(at.log(), 'garbage\n\n{"id":"half\n');
  await at.told('shoot -g C -f 9');
  for (const line of ['log', 'log --json']) {
    const { code, stdout, stderr } = await at.type(line);
    expect(code).toBe(0);
    expect(stdout).toContain('shoot');
    expect(stderr).toBe(`wg: passed over what cannot be read in ${at.log()}: line 3, 5\n`);
  }
});

test('a record that this version does not know is told by its result', async () => {
  await at.told('move');
  const { record } = JSON.parse(readFileSync(at.log(), 'utf8').trimEnd().split('\n').at(-1)!);
  put({ record: { ...record, action: 'teleport', result: { where: 'there' } } });
  put({ record: { ...record, ruleset: '__proto__', result: { where: 'there' } } });
  const text = await at.told('log');
  expect(text).toContain('2  teleport: {"where":"there"}');
  expect(text).toContain('3  move: {"where":"there"}');
  const { code, stderr } = await at.type('why 2');
  expect({ code, told: stderr.includes('This version knows no teleport') }).toEqual({ code: 1, told: true });
});

test('the last events of a long game are told as in the whole of it', async () => {
  await writeGame(at.log(), 'table', 150);
  const whole = await stream('log');
  for (const last of [1, 30, 100]) {
    const from = whole.findIndex(({ number }) => number === 150 - last + 1);
    expect(await stream(`log --last ${last}`)).toEqual(whole.slice(from));
  }
  await at.told('undo');
  const taken = (await stream('log --last 2')).slice(-3);
  expect(taken).toEqual((await stream('log')).slice(-3));
  expect(taken.map(({ undone, takesBack }) => undone ?? takesBack)).toEqual([false, true, 151]);
});
