import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainedAnew, changed } from '../support/games/forged.js';
import { Machine } from '../support/state.js';

let at: Machine;
beforeEach(async () => {
  at = new Machine();
  await at.told('game start table -r bg --sides Axis,Allies');
  await at.told('shoot -g C -f 9 -c light --acting Axis --seed s');
  await at.told('draw-card --seed s');
});
afterEach(() => at.clean());

const READS = [
  'game',
  'game list',
  'log',
  'log --last 3',
  'log --json',
  'why',
  'why 1',
  'why 1 --json',
  'luck',
  'luck --json',
  'report --html -',
  'replay',
  'again --odds',
  'rules --house',
];
const PLAYS = ['shoot -g C -f 9', 'melee --attackers 3 --defenders 3', 'draw-card', 'again', 'undo'];

const lines = () => readFileSync(at.log(), 'utf8').trimEnd().split('\n');
/** Puts the log in the place of the one that was written, each line following the one before it again. */
const put = (of: readonly string[]) => writeFileSync(at.log(), `${chainedAnew(of).join('\n')}\n`);

describe('a log that somebody has edited by hand is read or told of, and is never a fault of the program', () => {
  const opening: readonly (readonly [string, string])[] = [
    ['"game":"table"', '"game":1.5'],
    ['"game":"table"', `"game":${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['"sides":["Axis","Allies"]', '"sides":{"__proto__":{"x":1}}'],
    ['"sides":["Axis","Allies"]', '"sides":[null,3]'],
    ['"ruleset":"battleground"', '"ruleset":["battleground"]'],
  ];
  const event: readonly (readonly [string, string])[] = [
    ['"action":"shoot"', '"action":[null]'],
    ['"wg":"', '"wg":7,"was":"'],
    ['"by":"Axis"', '"by":{"toString":1}'],
    ['"record":{', '"record":null,"was":{'],
    ['"rulings":{', '"rulings":{"a":{"b":1},'],
    ['"steps":[', '"steps":[null,'],
    ['"text":"', '"text":7,"was":"'],
    ['"clause":"', '"clause":{"a":1},"was":"'],
    ['"ruling":"', '"ruling":{"a":1},"was":"'],
    ['"faces":[', '"faces":"66666","was":['],
    ['"dice":[', '"dice":["x",'],
    ['"rulings":', '"was":'],
    ['"result":{', '"result":null,"was":{'],
    ['"input":{', '"input":null,"was":{'],
  ];
  const cases = [
    ...opening.map(([was, is]) => [0, was, is] as const),
    ...event.map(([was, is]) => [1, was, is] as const),
  ];

  test.each(cases)('line %d with %s made another', async (i, was, is) => {
    const written = lines();
    expect(written[i]).toContain(was);
    const forged = changed(written, i, (line) => line.replace(was, is));
    for (const line of [...READS, ...PLAYS]) {
      put(forged);
      const { stderr, code } = await at.type(line);
      expect(stderr, line).not.toMatch(/wg itself/);
      if (line === 'replay') expect(code, `${line} ${is.slice(0, 40)}`).toBe(1);
    }
  });
});

test('an answer whose record was spoiled is not shown, and the rest of the game still is', async () => {
  put(changed(lines(), 1, (line) => line.replace('"text":"', '"text":7,"was":"')));
  const { code, stderr } = await at.type('why 1');
  expect(code).toBe(1);
  expect(stderr).toContain('Event 1 cannot be read in full: its record is not such as wg writes one');
  expect(await at.told('why 2')).toContain('Event 2: draw card');
  expect(await at.told('report --html -')).toContain('Shoot: ');
});

test('what would steer a terminal is escaped wherever it stands in a record that is read back', async () => {
  const ESCAPE = '\\u001b[31m\\u009b2J';
  const record = lines()[1]!;
  const spoiled = [
    ['"clause":"', `"clause":"${ESCAPE}`],
    ['"ruling":"', `"ruling":"${ESCAPE}`],
    ['"faces":[', `"faces":["${ESCAPE}",`],
    ['"name":"', `"name":"${ESCAPE}`],
    ['"seed":"', `"seed":"${ESCAPE}`],
    ['"text":"', `"text":"${ESCAPE}`],
    ['"rulings":{', `"rulings":{"${ESCAPE}":2,`],
  ] as const;
  for (const [was, is] of spoiled) {
    expect(record).toContain(was);
    put(changed(lines(), 1, () => record.replace(was, is)));
    for (const line of ['why 1', 'log', 'luck', 'report --html -', 'replay']) {
      const { stdout, stderr } = await at.type(line);
      expect(`${stdout}${stderr}`, `${line} ${was}`).not.toMatch(/[\u001b\u009b]/);
    }
    put(changed(lines(), 1, () => record));
  }
});

test('a log that is a pipe is told of: nobody waits for what never comes', async () => {
  const pipe = join(at.path, 'wg', 'games', 'pipe.jsonl');
  execFileSync('mkfifo', [pipe]);
  for (const line of ['log --game pipe', 'game --game pipe', 'undo --game pipe']) {
    const { code, stderr } = await at.type(line);
    expect({ line, code }).toEqual({ line, code: 1 });
    expect(stderr).toContain('cannot be read (no file)');
  }
  expect((await at.type('shoot -g C -f 9 --game pipe')).stderr).toContain('not logged');
  expect(await at.told('game list')).toContain('pipe: cannot be read');
});

describe('what another machine sent', () => {
  const file = () => join(at.path, 'sent.jsonl');
  const sent = async (text: string) => {
    writeFileSync(file(), text);
    return at.type(`game import ${file()} --as other`);
  };
  const other = () => existsSync(join(at.path, 'wg', 'games', 'other.jsonl'));

  test('is not imported when it is two logs in one file, or one twice', async () => {
    const log = readFileSync(at.log(), 'utf8');
    const { stderr } = await sent(log + log);
    expect(stderr).toContain('Line 4 of');
    await at.told('game start second -r bg');
    await at.told('shoot -g C -f 9');
    const second = readFileSync(join(at.path, 'wg', 'games', 'second.jsonl'), 'utf8');
    expect((await sent(log + second)).code).toBe(1);
    expect(other()).toBe(false);
  });

  test('is told to have lost its line breaks when an editor has changed them, and not to be of another version', async () => {
    const { code, stderr } = await sent(readFileSync(at.log(), 'utf8').replaceAll('\n', '\r\n'));
    expect(code).toBe(1);
    expect(stderr).toContain('CRLF');
    expect(stderr).not.toContain('version');
    expect(other()).toBe(false);
  });

  test('is imported with garbage between its lines, which is passed over', async () => {
    appendFileSync(at.log(), 'garbage\n');
    expect((await sent(readFileSync(at.log(), 'utf8'))).code).toBe(0);
    expect(other()).toBe(true);
  });
});

describe('an input that nobody could type', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['"figures":9', '"figures":900000000'],
    ['"figures":9', '"figures":1e21'],
    ['"figures":9', '"figures":9.5'],
    ['"figures":9', '"figures":"9"'],
    ['"cover":"light"', '"cover":"__proto__"'],
    ['"cover":"light"', '"cover":["light"]'],
    ['"input":{', '"input":{"nothing":1,'],
  ];

  test.each(cases)('is not worked out: %s made %s', async (was, is) => {
    put(changed(lines(), 1, (line) => line.replace(was, is)));
    expect(lines()[1]).toContain(is);
    const { events } = await at.json<{ events: object }>('luck');
    expect(events).toMatchObject({ standing: 2, counted: 0, strange: [1] });
    expect(await at.told('luck')).toContain('Left out, since they do not follow from their own dice: 1.');
    expect(await at.told('report --html -')).toContain('Shoot: ');
    const { code, stderr } = await at.type('replay');
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Line 2 '),
    });
  });
});

test('what is nested deeper than anything wg writes is no line, wherever it stands', async () => {
  const deep = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;
  for (const was of ['"record":{', '"input":{', '"result":{', '"rulings":{', '"prev"']) {
    const written = lines();
    put(
      changed(written, 1, (line) =>
        line.replace(was, was === '"prev"' ? `"deep":${deep},"prev"` : `${was}"deep":${deep},`),
      ),
    );
    for (const line of [...READS, ...PLAYS]) {
      const { code, stderr } = await at.type(line);
      expect(stderr, line).not.toMatch(/wg itself|call stack/);
      if (line === 'replay') expect(code).toBe(1);
    }
    put(written);
  }
});

test('a number beyond all numbers stands in no line that counts', async () => {
  await at.told('melee --attackers 3 --defenders 3 --seed s');
  put(changed(lines(), 1, (line) => line.replace(/"figures":\d+/, '"figures":1e999')));
  expect(await at.told('log')).not.toContain('shoot');
  expect((await at.type('why 1')).stderr).not.toContain('Infinity');
  expect((await at.type('replay')).stderr).toContain('Line 2 is not written as wg writes a line');
});

test('what a unit has filled in is told as it stands there, whatever it is', async () => {
  await at.told('game start Hill -r fubar --roster examples/fubar-roster.yaml');
  await at.told('roster mark "Red 1" aboard=APC');
  await at.told('vehicle-damage APC "Red 1" --unsaved 3 --facing side --seed a --anyway');
  const forged = readFileSync(at.log('Hill'), 'utf8').replace(
    /"passengerLeaderLevel":"\w+"/,
    '"passengerLeaderLevel":{}',
  );
  expect(forged).toContain('"passengerLeaderLevel":{}');
  writeFileSync(at.log('Hill'), forged);
  const { stdout, stderr } = await at.type('why');
  expect(`${stdout}${stderr}`).toMatch(/--passenger-leader-level\s+'\{\}'/);
  expect(stdout).not.toContain('[object');
});

test('something on the table may be called as nothing else is', async () => {
  await at.told('smoke --artillery --special-actions --where undefined --anyway');
  expect(await at.told('game')).toContain('undefined');
});

test.each([
  ['a turn that is no turn', '"is":{"turn":1,', '"is":{"turn":{},'],
  ['a turn that is a number', /"is":\{"turn":1[^}]*\}/, '"is":-1'],
])(
  'where the table cannot be told for %s, the line of the log is, and not a fault of the program',
  async (_of, was, is) => {
    const written = lines();
    const forged = changed(written, 2, (line) => line.replace(was, is));
    expect(forged).not.toEqual(written);
    put(forged);
    for (const line of ['game', 'now', 'next', 'undo']) {
      put(forged);
      const { stdout, stderr } = await at.type(line);
      expect(`${stdout}${stderr}`, line).not.toMatch(/wg itself|\[object|undefined/);
    }
    put(forged);
    const { code, stderr } = await at.type('game --json');
    expect([code, JSON.parse(stderr).error.code]).toEqual([1, 'log-unreadable']);
    expect(stderr).toContain(`ine 3 of the log ${at.log()} does not follow`);
  },
);

test('a log without an end, and one of a single line that has none, are told of at once', async () => {
  const path = join(at.path, 'long.jsonl');
  writeFileSync(path, '');
  truncateSync(path, 2 ** 40);
  expect((await at.type(`replay ${path}`)).stderr).toContain('too long for a log');
  truncateSync(path, 2 ** 25);
  expect((await at.type(`replay ${path}`)).stderr).toContain('Line 1 is no line of a log');
  expect((await at.type('replay /dev/zero')).stderr).toContain('neither a file nor a pipe');
});

test('a log that comes through a pipe is proved', async () => {
  const pipe = join(at.path, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const writer = spawn('cp', [at.log(), pipe]);
  expect(await at.told(`replay ${pipe}`)).toContain('3 lines, 2 events');
  writer.kill();
});
