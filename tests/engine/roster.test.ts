import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '../../src/log/append.js';
import { follow } from '../../src/log/follow.js';
import { FORMAT } from '../../src/log/line/line.js';
import { stateFolder, type World, wg, words } from '../support/cli.js';

const SECTION = '{name: 2 Section, side: Allies, grade: C, figures: 9, leaders: 1, hw: 1}';
const GRUPPE = '{name: 1 Gruppe, side: Axis, grade: B, figures: 6, leaders: 1, hw: 1, dug-in: true}';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const type = (line: string, world: World = {}) =>
  wg(words(line), { ...world, env: { XDG_STATE_HOME: state.path, ...world.env } });
const typed = (argv: readonly string[]) => wg(argv, { env: { XDG_STATE_HOME: state.path } });
const file = (text: string, name = 'units.yaml'): string => {
  const path = join(state.path, name);
  writeFileSync(path, text);
  return path;
};
const log = () => join(state.path, 'wg', 'games', 'table.jsonl');
const load = (...units: string[]) => type(`roster load ${file(`units: [${units.join(', ')}]`)}`);

describe('a roster comes into a game', () => {
  test('by sides or as a list of units, and is shown by side', async () => {
    const text = `ruleset: bg\nsides:\n  Axis: [${GRUPPE.replace(' side: Axis,', '')}]\n  Allies: [${SECTION.replace(' side: Allies,', '')}]`;
    const loaded = await type(`roster load ${file(text)}`);
    expect(loaded).toMatchObject({ code: 0, stderr: '' });
    expect(loaded.stdout).toBe(
      [
        'Units of table: Battleground (Steve Carroll)',
        '',
        'Axis',
        '  1 Gruppe: grade B, 6 figures, 1 leader, 1 heavy weapon, dug in',
        '',
        'Allies',
        '  2 Section: grade C, 9 figures, 1 leader, 1 heavy weapon',
        '',
      ].join('\n'),
    );
    expect((await type('roster')).stdout).toBe(loaded.stdout);
    await load(SECTION, GRUPPE);
    expect((await type('roster 2 section')).stdout).toContain('2 Section: grade C');
    expect((await type('roster 2 section')).stdout).not.toContain('Gruppe');
  });

  test('add brings in more, and no second one of a name', async () => {
    await load(SECTION);
    await type(`roster add ${file(`units: [${GRUPPE}]`)}`);
    expect((await type('roster')).stdout).toMatch(/2 Section[\s\S]*1 Gruppe/);
    const again = await type(`roster add ${file(`units: [${GRUPPE.replace('Gruppe', 'GRUPPE')}]`)}`);
    expect(again).toMatchObject({ code: 2, stdout: '' });
    expect(again.stderr).toContain("unit '1 GRUPPE' already");
  });

  test('without one, the line that names a unit says how to load it', async () => {
    const { code, stderr } = await type('shoot "2 Section"');
    expect(code).toBe(2);
    expect(stderr).toContain("'2 Section'");
    expect(stderr).toContain('wg roster load <file>');
    expect(await type('roster')).toMatchObject({ code: 1, stdout: '' });
  });

  test('the log is where it is kept: --no-log does not go with it', async () => {
    const { code, stderr } = await type(`roster load ${file(`units: [${SECTION}]`)} --no-log`);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('--no-log') });
  });

  test('a rule system without rosters says so', async () => {
    const { code, stderr } = await type('shoot "2 Section" -r vv');
    expect(code).toBe(2);
    expect(stderr).toMatch(/2 Section|vv|Valor/);
  });
});

describe('what is wrong in a roster file is told with line and column', () => {
  test.each([
    ['units: []', '1:1', 'there are no units'],
    ['unts: []', '1:1', "no part 'unts'", 'Did you mean units?'],
    ['units:\n  - {grade: C, figures: 9}', '2:5', 'needs its name'],
    ['units:\n  - {name: A, figures: 9}', '2:5', 'A needs grade'],
    ['units:\n  - {name: A, grade: E, figures: 9}', '2:22', "grade cannot be 'E'"],
    ['units:\n  - {name: A, grade: C, figurs: 9}', '2:25', "have no 'figurs'", 'Did you mean figures?'],
    [
      'units:\n  - {name: A, grade: C, figures: 9, speed: 5}',
      '2:37',
      "have no 'speed'",
      'hw-flame, armed, close, smoke and flares; wg roster kinds tells the marks that it may carry.',
    ],
    ['units:\n  - {name: A, vehicle: truck}', '2:15', "have no 'vehicle'", 'has kind: vehicle.'],
    ['units:\n  - {name: A, gun: heavy-gun}', '2:15', "have no 'gun'", 'has kind: vehicle or emplacement.'],
    ['units:\n  - {name: A, grade: C, figures: 49}', '2:34', "figures cannot be '49'"],
    ['units:\n  - {name: A, grade: C, figures: 2, dug-in: 3}', '2:45', 'dug-in takes true or false'],
    ['units:\n  - {name: A, grade: C, figures: 2, leaders: 3}', '2:25', '2 figures cannot hold 3'],
    ['units:\n  - {name: A, kind: tnk}', '2:21', "no kind of unit 'tnk'"],
    [`units:\n  - ${SECTION}\n  - ${SECTION}`, '3:5', "two units '2 Section'"],
    ['sides: {Axis: 4}', '1:15', 'a list of units'],
    ['ruleset: vv\nunits: []', '1:10', 'these are units for Valor & Victory, and this is Battleground'],
    ['units:\n  - {name: A, grade: C, grade: D, figures: 2}', '2:25', 'twice'],
    ['units:\n  - {name: A, grade: C, figures: 2, __proto__: {x: 1}}', '2:37', "have no '__proto__'"],
  ])('%s', async (text, place, says, hint = '') => {
    const path = file(text);
    const { code, stdout, stderr } = await type(`roster load ${path}`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`${path}:${place}: `);
    expect(stderr).toContain(says);
    expect(stderr).toContain(hint);
    expect((await type('roster')).code).toBe(1);
  });

  test('a name has at most 80 characters', async () => {
    const named = (name: string) => file(JSON.stringify({ units: [{ name, grade: 'C', figures: 4 }] }));
    expect((await type(`roster load ${named('x'.repeat(80))}`)).code).toBe(0);
    expect((await type(`roster load ${named('x'.repeat(81))}`)).code).toBe(2);
    expect((await type(`roster load ${named('x'.repeat(10_000))}`)).stderr.length).toBeLessThan(400);
    expect((await type(`roster load ${named(' ')}`)).code).toBe(2);
  });

  test('a name that no file can have is none', async () => {
    expect(await type(`roster load ${'x'.repeat(300)}`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('ENAMETOOLONG'),
    });
  });

  test.each(['latin1', 'utf16le'] as const)('a file that is no UTF-8 is none: %s', async (encoding) => {
    const path = file('');
    writeFileSync(path, Buffer.from('\ufeffunits: [{name: \u00c4rger, grade: C, figures: 4}]', encoding));
    const { code, stderr } = await type(`roster load ${path}`);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `wg: ${path} is no text in UTF-8: save it as that.\n`,
    });
  });

  test('a side that the game does not have is none', async () => {
    addLine(log(), 'table', clock(), () => ({
      seen: follow(log()),
      body: { log: FORMAT, game: 'table', sides: ['Axis', 'Allies'] },
    }));
    const path = file(`units: [${SECTION.replace('Allies', 'Alies')}]`);
    const { code, stderr } = await type(`roster load ${path}`);
    expect(code).toBe(2);
    expect(stderr).toContain("no side 'Alies'");
    expect(stderr).toContain('Did you mean Allies?');
    await type(`roster load ${file(`units: [${SECTION.replace('Allies', 'ALLIES')}]`)}`);
    expect((await type('roster --json')).stdout).toContain('"side":"Allies"');
  });
});

let ids = 0;
const clock = () => ({ id: () => `id${ids++}`, now: () => '2026-01-02T03:04:05.000Z' });

test('units that break a rule of composition come into the game, with a word on it', async () => {
  expect((await load(SECTION, GRUPPE)).stderr).toBe('');
  const { code, stdout, stderr } = await load(SECTION, '{name: Two, side: Axis, grade: C, figures: 2}');
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Two: grade C, 2 figures') });
  expect(stderr).toBe(
    'wg: 1 breach of the rules: Two: 2 figures without a leader: a unit of 2 starts with one. wg roster check tells all.\n',
  );
});

describe('odd names do no harm', () => {
  const ODD = ['__proto__', 'constructor', 'Ügly Späher', '🪖 squad', '-x', '"quoted" \'name\''];

  test.each(['a\u001b[31mred\u0007', 'a\nb', 'a\u009bb', '\u202eabc'])(
    'no unit and no side is called %j',
    async (name) => {
      const units = [{ name: 'A', side: 'Axis', grade: 'C', figures: 9 }];
      for (const wrong of [{ name }, { side: name }]) {
        const odd = file(JSON.stringify({ units: [{ ...units[0], ...wrong }] }));
        const { code, stderr } = await typed(['roster', 'load', odd]);
        expect(code).toBe(2);
        expect(stderr).toContain('none of them a control character');
      }
    },
  );

  test.each(['007', '1e999', '0x10', 'true'])('%s is called as it is written', async (name) => {
    const roster = file(`units: [{ name: ${name}, side: ${name}, grade: C, figures: 9 }]`);
    expect((await typed(['roster', 'load', roster])).code).toBe(0);
    const { stdout } = await typed(['roster', '--json']);
    expect(JSON.parse(stdout).units[0]).toMatchObject({ name, side: name });
  });

  test.each(ODD)('%j is a unit like any other', async (name) => {
    const units = [
      { name, side: '__proto__', grade: 'C', figures: 9 },
      { name: 'target', grade: 'C', figures: 6 },
    ];
    expect((await typed(['roster', 'load', file(JSON.stringify({ units }))])).code).toBe(0);
    const shot = await typed(['shoot', '--seed', 'a', '--', name.toUpperCase(), 'target']);
    expect(shot).toMatchObject({ code: 0, stderr: '' });
    const back = await typed(['shoot', '--seed', 'h', '--', 'target', name]);
    expect(back).toMatchObject({ code: 0, stderr: '' });
    const marked = await typed(['roster', '--', 'mark', name, 'ran']);
    expect(marked).toMatchObject({ code: 0, stderr: '' });
    const all = [shot, back, marked, await typed(['roster']), await typed(['roster', 'check'])];
    for (const { stdout } of all) expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(JSON.parse((await typed(['roster', '--json'])).stdout).units[0].name).toBe(name);
  });
});

describe('units are named behind an action', () => {
  beforeEach(() => load(SECTION, GRUPPE));

  test('in any case, with or without quotes, before and between the flags', async () => {
    const lines = [
      'shoot "2 Section" "1 Gruppe" --flank --seed a --no-log',
      'shoot 2 section 1 gruppe --flank --seed a --no-log',
      'shoot "2 SECTION" --flank "1 gruppe" --seed a --no-log',
      'shoot --flank --seed a --no-log 2 Section 1 Gruppe',
    ];
    const [first, ...others] = await Promise.all(lines.map((line) => type(line)));
    expect(first).toMatchObject({ code: 0, stderr: '' });
    for (const other of others) expect(other).toEqual(first);
  });

  test('the answer says what was filled in, and how units stand afterwards, the result last', async () => {
    const line =
      'shoot 2 Section 1 Gruppe --dice "white=5,5,3,3,3,3 blue=2 red=2 figures=2,4 heavy-weapon-save=1"';
    const explained = await type(`${line} --explain --no-log`);
    expect(explained.stdout).toContain('from the roster: --grade C --figures 9 --leaders 1 --hw 1');
    const { stdout } = await type(line);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.at(-2)).toBe('  1 Gruppe: grade B, 4 of 6 figures left, 1 leader, dug in');
    expect(lines.at(-1)).toMatch(/^Result: /);
  });

  test('with --brief and --json too, and nothing is taken off where nothing is logged', async () => {
    const dice = '--dice "white=5,5,3,3,3,3 blue=2 red=2 figures=2,4 heavy-weapon-save=1"';
    const dry = JSON.parse((await type(`shoot 2 Section 1 Gruppe ${dice} --json --no-log`)).stdout);
    expect(dry.units).toMatchObject({ names: ['2 Section', '1 Gruppe'], now: [] });
    const told = JSON.parse((await type(`shoot 2 Section 1 Gruppe ${dice} --json`)).stdout);
    expect(told.units.now).toMatchObject([{ name: '1 Gruppe', profile: { figures: 4 } }]);
    const brief = await type('roster mark 1 Gruppe ran --json');
    expect(JSON.parse(brief.stdout).units[0].marks).toMatchObject({ ran: true });
    const short = await type('shoot 1 Gruppe --brief --seed a');
    expect(short.stdout).toMatch(/; 1 Gruppe: grade B, .*\n$/);
    // Of whoever acts it is told what befell him, and not that he has acted.
    expect((await type('shoot 2 Section 1 Gruppe --brief --seed a')).stdout).not.toContain('grade C');
  });

  test('the log tells who was named, what was filled in, and whose they are', async () => {
    await type('shoot 2 Section 1 Gruppe --flank --seed a');
    await type('shoot 2 Section 1 Gruppe --seed a --acting Reds');
    const events = readFileSync(log(), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ record }) => record);
    expect(events[0]).toMatchObject({
      by: 'Allies',
      units: { names: ['2 Section', '1 Gruppe'], filled: expect.arrayContaining(['grade', 'dugIn']) },
      record: { input: { figures: 9, targetFigures: 6, flank: true } },
    });
    expect(events[0].units.filled).not.toContain('flank');
    expect(events[1].by).toBe('Reds');
  });

  test.each([
    ['shoot 2 Sectoin', 2, 'unknown-unit', 'Did you mean 2 Section?'],
    ['shoot 2 Section 1 Grupe', 2, 'unknown-unit', 'Did you mean 1 Gruppe?'],
    ['shoot xyzzy', 2, 'unknown-unit', 'There is 2 Section and 1 Gruppe.'],
    ['shoot 2 Section 2 Section', 2, 'usage', 'who shoots'],
    ['rally 2 Section 1 Gruppe', 2, 'usage', 'wg help rally'],
    ['draw-card 2 Section', 2, 'usage', 'wg help draw-card'],
  ])('%s', async (line, code, error, hint) => {
    const ran = await type(`${line} --json`);
    expect(ran.code).toBe(code);
    expect(JSON.parse(ran.stderr).error).toMatchObject({ code: error, hint: expect.stringContaining(hint) });
  });

  test('what the house rules play is filled in by them', async () => {
    const house = file('optional: {retreat: true}', 'club.yaml');
    await type('roster mark 1 Gruppe ran');
    const { stdout } = await type(`shoot 2 Section 1 Gruppe --house ${house} --json --seed a`);
    expect(JSON.parse(stdout).input).toMatchObject({ retreat: true, targetRan: true, targetStartFigures: 6 });
    const plain = await type('shoot 2 Section 1 Gruppe --json --seed a');
    expect(JSON.parse(plain.stdout).input).toMatchObject({ retreat: false, targetRan: false });
  });

  test('whole stands fall whoever is on them, where that is played', async () => {
    const house = file('optional: {target-stand: 3}', 'club.yaml');
    const { stdout } = await type(`shoot 2 Section 1 Gruppe --house ${house} --json --seed a`);
    expect(JSON.parse(stdout).input).toMatchObject({ targetStand: 3, targetLeaders: 0, targetFigures: 6 });
  });

  test('help says whom an action takes', async () => {
    expect((await type('help shoot')).stdout).toContain('who shoots, then the target');
    expect((await type('help draw-card')).stdout).not.toContain('roster');
  });

  test('--repeat and --odds change nothing on the table', async () => {
    const before = (await type('roster')).stdout;
    expect((await type('shoot 2 Section 1 Gruppe --repeat 20 --seed a')).stdout).toContain('from the roster');
    expect((await type('shoot 2 Section 1 Gruppe --odds')).stdout).toContain('from the roster');
    expect((await type('roster')).stdout).toBe(before);
  });
});

describe('marks by hand', () => {
  beforeEach(() => load(SECTION, GRUPPE));

  test('are put on and taken off, and numbers are set', async () => {
    expect((await type('roster mark 2 Section dug-in ran figures=5', { columns: 90 })).stdout).toBe(
      '2 Section: grade C, 5 of 9 figures left, 1 leader, 1 heavy weapon, ran, dug in\n',
    );
    expect((await type('roster unmark 2 Section ran')).stdout).not.toContain('ran');
    expect((await type('roster mark 2 Section dug-in=no')).stdout).not.toContain('dug in');
  });

  test.each([
    ['mark 2 Section dugin', 'usage', 'Did you mean dug-in?'],
    ['mark 2 Section ha', 'usage', 'More letters tell'],
    ['unmark 2 Section fig', 'usage', 'It has'],
    ['mark 2 Section', 'usage', 'As in'],
    ['mark', 'usage', 'As in'],
    ['mark 3 Section ran', 'unknown-unit', '2 Section'],
    ['mark 2 Section figures', 'usage', 'figures=1'],
    ['unmark 2 Section figures', 'usage', 'It has'],
    ['lod x.yaml', 'usage', 'load'],
    ['load', 'usage', 'As in'],
  ])('roster %s', async (line, error, hint) => {
    const ran = await type(`roster ${line} --json`);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(JSON.parse(ran.stderr).error).toMatchObject({ code: error, hint: expect.stringContaining(hint) });
  });

  test('are named by the beginnings of their names, as units are', async () => {
    expect((await type('roster mark 2s du fig=5')).stdout).toMatch(/^2 Section: .*5 of 9 figures.*dug in/);
    expect((await type('roster unmark sec du')).stdout).not.toContain('dug in');
    expect((await type('roster mark 2 Section ha')).stderr.replace(/\s+/g, ' ')).toContain(
      "'ha' may be has-shot, has-moved or has-charged",
    );
  });

  test('no takes off a mark that holds a name or a number, too', async () => {
    await load(SECTION, '{name: Truck, side: Allies, kind: vehicle, vehicle: truck}');
    expect((await type('roster mark 2 Section aboard=Truck dead=2')).stdout).toContain('aboard Truck');
    const { code, stdout } = await type('roster mark 2 Section aboard=no dead=no');
    expect(code).toBe(0);
    expect(stdout).not.toContain('aboard');
    expect((await type('roster mark 2 Section figures=no')).code).toBe(2);
  });

  test('what cannot be is refused, and changes nothing', async () => {
    const before = (await type('roster')).stdout;
    for (const mark of ['figures=49', 'figures=x', 'leaders=12', 'dug-in=perhaps', 'grade=E']) {
      expect((await type(`roster mark 2 Section ${mark}`)).code, mark).toBe(2);
    }
    expect((await type('roster')).stdout).toBe(before);
  });

  test('what is wrong with a mark is said of it as it is typed, without hyphens', async () => {
    const said = async (line: string) => (await type(line)).stderr;
    expect(await said('roster mark 2 Section figures=x')).toContain("wg: figures cannot be 'x'");
    expect(await said('roster mark 2 Section leaders=12')).toMatch(/^wg: figures: 9 figures cannot hold/);
    expect(await said('roster mark 2 Section leaders=8 hw=3')).not.toContain('--');
  });

  test('a line that is taken back leaves the units as they were, a shot like a mark', async () => {
    const undo = () => {
      const { standing, head, mark } = follow(log());
      addLine(log(), 'table', clock(), () => ({
        seen: { head, mark },
        body: { undo: standing.at(-1)!.name },
      }));
    };
    const before = (await type('roster')).stdout;
    await type('roster mark 2 Section dug-in');
    undo();
    expect((await type('roster')).stdout).toBe(before);
    await type('shoot 2 Section 1 Gruppe --dice "white=5,5,3,3,3,3 blue=2 red=2 figures=3,4"');
    expect((await type('roster')).stdout).not.toBe(before);
    undo();
    expect((await type('roster')).stdout).toBe(before);
  });
});

describe('units in a long game, and in one that several play at once', () => {
  test('are the same from a checkpoint as from the beginning', async () => {
    await load(SECTION, GRUPPE);
    for (let i = 0; i < 150; i++) await type(`roster mark 2 Section figures=${9 - (i % 5)}`);
    const told = (await type('roster')).stdout;
    expect(told).toContain('5 of 9 figures left');
    const games = join(state.path, 'wg', 'games');
    const checkpointOf = (game: string) => join(games, 'checkpoints', `${game}.memory-battleground.json`);
    // This run has folded the game line by line; of the others it knows nothing.
    for (const other of ['whole', 'spoiled']) {
      copyFileSync(join(games, 'table.jsonl'), join(games, `${other}.jsonl`));
      if (other === 'spoiled') writeFileSync(checkpointOf(other), 'x');
      expect((await type(`roster --game ${other}`)).stdout).toBe(told.replace('of table', `of ${other}`));
      const [kept] = readFileSync(checkpointOf(other), 'utf8').split('\n');
      expect(JSON.parse(kept!).state.state.units).toHaveLength(2);
    }
  });

  test('shots at one unit at once take off each what they hit', async () => {
    await load(
      SECTION,
      GRUPPE.replace('figures: 6', 'figures: 12').replace('leaders: 1, hw: 1', 'leaders: 0'),
    );
    const dice = '--dice "white=5,3,3,3,3,3 blue=2 red=2"';
    const shots = await Promise.all(
      Array.from({ length: 5 }, () => type(`shoot 2 Section 1 Gruppe ${dice} --json`)),
    );
    expect(shots.map(({ code, stderr }) => code + stderr)).toEqual(Array(5).fill('0'));
    const fired = shots.map(({ stdout }) => JSON.parse(stdout).input.targetFigures as number);
    expect(fired.sort((a, b) => b - a)).toEqual([12, 11, 10, 9, 8]);
    expect((await type('roster 1 Gruppe')).stdout).toContain('7 of 12 figures left');
  });
});

describe('wg roster check', () => {
  test('says of every unit whether it is legal', async () => {
    await load(SECTION, GRUPPE);
    const { code, stdout } = await type('roster check');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '2 Section: legal\n1 Gruppe: legal\n' });
  });

  test('bg:unit.4 exits 3 where a unit breaks a rule, with every clause that it breaks', async () => {
    const units =
      '{name: Mob, grade: D, figures: 13, leaders: 5, hw: 4}, {name: Odd, kind: vehicle, vehicle: heavy-tank, models: 2, weapon-dice: "3"}';
    const path = file(`units: [${units}]`);
    const { code, stdout, stderr } = await type(`roster check ${path}`);
    expect(code).toBe(3);
    for (const clause of ['bg:unit.2', 'bg:unit.4', 'bg:unit.5', 'bg:card.17', 'bg:vshoot.4'])
      expect(stdout).toContain(clause);
    expect(stderr).toContain('Mob');
    const json = await type(`roster check ${path} --json`);
    expect(JSON.parse(json.stdout)).toMatchObject({
      legal: false,
      checks: [{ of: 'Mob', legal: false }, {}],
    });
    expect(JSON.parse(json.stderr).error).toMatchObject({ code: 'not-allowed', clause: 'bg:unit.2' });
  });

  test('looks at units as they began: losses break no rule', async () => {
    await load(SECTION);
    await type('roster mark 2 Section figures=1 leaders=0 hw=0');
    expect((await type('roster check')).code).toBe(0);
  });
});

test('wg roster kinds shows everything that can be said of a unit, on narrow screens too', async () => {
  for (const columns of [40, 80]) {
    const { code, stdout } = await type('roster kinds', { columns });
    expect(code).toBe(0);
    expect(stdout).toContain('dug-in: true');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
  }
  expect(JSON.parse((await type('roster kinds --json')).stdout)).toHaveLength(3);
});

describe('a game is begun with its roster', () => {
  test('and its units stand in it', async () => {
    const path = file(`units: [${SECTION}, ${GRUPPE}]`);
    const started = await type(`game start Arnhem -r bg --sides Axis,Allies --roster ${path}`);
    expect(started).toMatchObject({ code: 0, stderr: '' });
    expect((await type('roster')).stdout).toContain('Units of Arnhem');
    expect((await type('shoot 2 Section 1 Gruppe')).code).toBe(0);
  });

  test('and its sides are those of the game, in the order of the book or else in their own, where nobody says others', async () => {
    const both = file(`units: [${SECTION}, ${GRUPPE}]`);
    expect((await type(`game start Arnhem -r bg --roster ${both}`)).stdout).toContain('Axis against Allies');
    const typed = await type(`game start Caen -r bg --sides Allies,Axis --roster ${both}`);
    expect(typed.stdout).toContain('Allies against Axis');
    const others = file(`units: [${SECTION.replace('Allies', 'Poles')}, ${GRUPPE}]`);
    expect((await type(`game start Bzura -r bg --roster ${others}`)).stdout).toContain('Poles against Axis');
    // Of one side nobody knows the other, be there a comma in its name.
    const comma = file(`units: [${SECTION.replace('Allies', '"Reds, Blues"')}]`);
    expect((await type(`game start Mill -r bg --roster ${comma}`)).stdout).not.toContain('against');
    const one = await type(`game start Hill -r bg --roster ${file(`units: [${SECTION}]`)}`);
    expect(one.stdout).not.toContain('against');
    expect((await type(`roster add ${file(`units: [${GRUPPE}]`)}`)).code).toBe(0);
  });

  test('what is wrong in the file is told before the game is begun', async () => {
    const path = file(`units: [${SECTION.replace('Allies', 'Alies')}]`);
    const { code, stderr } = await type(`game start Arnhem -r bg --sides Axis,Allies --roster ${path}`);
    expect(code).toBe(2);
    expect(stderr).toContain("no side 'Alies'");
    expect((await type('game list')).stdout).not.toContain('Arnhem');
  });

  test('nothing more befalls the units of a game that has ended', async () => {
    await type(`game start Arnhem -r bg --roster ${file(`units: [${SECTION}]`)}`);
    await type('game end');
    for (const line of [
      'roster mark 2 Section ran',
      `roster add ${file(`units: [${GRUPPE}]`)}`,
      'shoot 2 Section',
    ])
      expect((await type(`${line} --game Arnhem`)).stderr, line).toContain('has ended');
  });
});

describe('the story of a game with a roster', () => {
  test('tells which units came, who did what to whom, and what was changed by hand', async () => {
    await load(SECTION, GRUPPE);
    await type('shoot "2 Section" "1 Gruppe" --seed a');
    await type('roster mark "1 Gruppe" dug-in=no figures=4');
    const { stdout } = await type('log');
    expect(stdout).toContain('The roster: 2 units');
    expect(stdout).toMatch(/Allies, shoot by 2 Section on 1 Gruppe: /);
    expect(stdout).toMatch(/1 Gruppe, by hand: .*figures 4/);
  });

  test('is taken back change by change, and shot by shot', async () => {
    await load(SECTION, GRUPPE);
    const before = (await type('roster')).stdout;
    await type('draw-card --dice 9H');
    // Nobody is told whom that leaves as he was.
    expect((await type('undo')).stdout).not.toContain('2 Section: ');
    await type('shoot "2 Section" "1 Gruppe"');
    await type('roster mark "1 Gruppe" figures=2');
    const byHand = await type('undo');
    expect(byHand.stdout).toContain('Taken back: 1 Gruppe, by hand: figures 2');
    expect((await type('undo')).stdout).toContain('shoot by 2 Section on 1 Gruppe');
    expect((await type('roster')).stdout).toBe(before);
    const whole = (await type('undo')).stdout;
    expect(whole).toContain('Taken back: The roster: 2 units');
    expect(whole).toMatch(/no units are left in the game: wg roster load <file>\s+puts them in/);
  });

  test('goes on with wg again: the units are named, and what they fill in is not typed', async () => {
    await load(SECTION, GRUPPE);
    await type('shoot "2 Section" "1 Gruppe"');
    const { stderr, code } = await type('again --flank');
    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(/^Again: wg shoot '2 Section' '1 Gruppe'/);
    expect(stderr).not.toContain('--grade');
  });
});
