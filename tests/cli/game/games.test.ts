import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentGame } from '../../../src/log/current.js';
import { gameIn, logPath } from '../../../src/log/file.js';
import { FORMAT } from '../../../src/log/line/line.js';
import { firstBroken } from '../../../src/log/links.js';
import { settingsOf } from '../../../src/log/settings.js';
import { player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

const log = (game: string) => logPath(game, at.env);
const SHOT = 'shoot -g C -f 9 --brief';

/** Names that a player may give a game, and a file system may not take. */
const ODD = [
  '__proto__',
  'constructor',
  '..',
  'a/b',
  'a.b',
  'Bir Hakeim 1942',
  'K\u00f6nigsgr\u00e4tz',
  '\u0421\u0442\u0430\u043b\u0438\u043d\u0433\u0440\u0430\u0434',
  '\u{1f3b2}\u{1f3b2}',
  "O'Connor",
  '$(rm -rf)',
  '%2F',
  'x'.repeat(64),
];

describe('wg game start', () => {
  test('with a roster is played by the rules that it is for, and asks nobody', async () => {
    const { code, stdout, stderr } = await at.type('game start Hill --roster fubar', {
      stdinIsTTY: true,
      stderrIsTTY: true,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Game Hill: FUBAR');
    // By the rules of which every unit is told anyway, none is told twice.
    expect(stdout.match(/Blue 1/g)).toHaveLength(1);
  });

  test('by other rules than its roster is for is refused', async () => {
    const { code, stderr } = await at.type('game start Hill -r bg --roster fubar');
    expect(code).not.toBe(0);
    expect(stderr).toContain('these are units for FUBAR, and this is Battleground');
    expect(stderr).toContain('wg game start <name> --roster <file> begins a game for them.');
  });

  test.each([
    [
      'bg:card.2 the sides of a roster are Axis and Allies, as the book has its suits',
      ['allies', 'Axis'],
      'Axis',
    ],
    ['bg:card.2 of other sides the roster names the first', ['Poles', 'Axis'], 'Poles'],
  ])('%s', async (_, sides, shoots) => {
    const units = sides.map((side) => ({ name: `1 ${side}`, side, grade: 'C', figures: 6 }));
    const file = join(at.path, 'sides.json');
    writeFileSync(file, JSON.stringify({ ruleset: 'battleground', units }));
    await at.told(`game start Caen --roster ${file}`);
    expect(await at.told('draw-card --dice 7C --brief')).toContain(`7C, ${shoots}: all units may shoot`);
  });

  test('with a roster says which units came, by side', async () => {
    const { stdout } = await at.type('game start Caen -r bg --sides Axis,Allies --roster battleground');
    expect(stdout).toContain(
      '\n  Axis: MG nest, 1 Gruppe, Panzer IV\n  Allies: 1 Section, 2 Section, Truck\n',
    );
    expect((await at.type('game start Bare -r bg')).stdout).not.toContain('Gruppe');
  });

  test('begins a game with its rules and its sides, and takes it into use', async () => {
    const standing = await at.json('game start Arnhem --ruleset bg --sides "Axis, Allies"');
    expect(standing).toMatchObject({
      game: 'Arnhem',
      ruleset: 'battleground',
      sides: ['Axis', 'Allies'],
      events: 0,
      inUse: true,
      ended: false,
    });
    expect(currentGame(at.env)).toBe('Arnhem');
    const first = JSON.parse(readFileSync(log('Arnhem'), 'utf8').split('\n')[0]!);
    expect(first).toMatchObject({
      log: FORMAT,
      game: 'Arnhem',
      ruleset: 'battleground',
      sides: ['Axis', 'Allies'],
    });
  });

  test('refuses a name that is taken with what to type instead, and changes nothing', async () => {
    await at.type('game start Arnhem -r bg');
    await at.type("game start 'Arnhem 2' -r bg");
    const before = readFileSync(log('Arnhem'));
    const { code, stdout, stderr } = await at.type('game start Arnhem -r fubar');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('There is a game Arnhem already.');
    expect(stderr).toContain("wg game use Arnhem goes on with it; wg game start 'Arnhem 3' begins another.");
    expect(readFileSync(log('Arnhem'))).toEqual(before);
    expect(currentGame(at.env)).toBe('Arnhem 2');
  });

  test('begins one game where several begin it at once', async () => {
    const ran = await Promise.all([1, 2, 3, 4].map(() => at.type('game start Arnhem -r bg')));
    expect(ran.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(readFileSync(log('Arnhem'), 'utf8').split('\n')).toHaveLength(2);
  });

  test('takes WG_RULESET in a script, or the first rule system, and says so', async () => {
    expect(await at.type('game start Arnhem')).toMatchObject({
      code: 0,
      stderr: 'wg: played by Battleground (Steve Carroll); -r wrg, -r fubar, -r vv for others\n',
    });
    const { stderr } = await at.type('game start Caen', { env: { WG_RULESET: 'fubar' } });
    expect(stderr).toContain('played by FUBAR, as WG_RULESET says');
    expect(settingsOf(log('Caen')).state.ruleset).toBe('fubar');
  });

  test('does not take the rule system of the game in use for a new one', async () => {
    await at.type('game start Arnhem -r fubar');
    await at.type('game start Caen');
    expect(settingsOf(log('Caen')).state.ruleset).toBe('battleground');
  });

  test('asks for the rule system at a terminal', async () => {
    const { prompts, asked } = player({ system: 'valor-and-victory' });
    await at.type('game start Arnhem', { stdinIsTTY: true, stderrIsTTY: true, prompts });
    expect(asked).toEqual(['system']);
    expect(settingsOf(log('Arnhem')).state.ruleset).toBe('valor-and-victory');
  });

  test.each([
    ['bg', 'Axis'],
    ['bg', 'Axis,Axis'],
    ['bg', 'Axis,axis'],
    ['bg', 'Axis,'],
    ['bg', 'Axis,Allies,Partisans'],
    ['bg', `Axis,${'x'.repeat(31)}`],
    ['bg', 'Axis,\u001b[31m'],
    ['vv', 'Axis,Allies,Partisans'],
    ['wrg', 'Axis,Allies,Partisans'],
    ['fubar', 'A,B,C,D,E'],
    // FUBAR calls dice by its sides.
    ['fubar', 'Red!,Red?'],
  ])('of -r %s refuses the sides %j, and begins nothing', async (system, sides) => {
    const { code, stderr } = await at.type(['game', 'start', 'Arnhem', '-r', system, '--sides', sides]);
    expect({ code, told: stderr.includes('--sides') }, stderr).toEqual({ code: 2, told: true });
    expect(stderr.includes('\u001b')).toBe(false);
    expect(existsSync(log('Arnhem'))).toBe(false);
  });

  test('takes as many sides as the rules have', async () => {
    const { sides } = await at.json<Record<string, unknown>>(
      'game start Arnhem -r fubar --sides Red,Blue,Green,__proto__',
    );
    expect(sides).toEqual(['Red', 'Blue', 'Green', '__proto__']);
  });

  test('agrees on rulings that are typed, and on one more as it is settled at the table', async () => {
    expect((await at.type('game start Arnhem -r bg --ruling bg:R31=2 --ruling R2=2')).stdout).toContain(
      'bg:R31 is played by option 2\n    bg:R2 is played by option 2',
    );
    expect((await at.json('shoot -g C -f 9 --cover woods')).rulings).toMatchObject({ 'bg:R31': 2 });
    await at.type('game house --ruling bg:R42=2');
    const { rulings } = settingsOf(log('Arnhem')).state.house!;
    expect(rulings).toEqual({ 'bg:R31': 2, 'bg:R2': 2, 'bg:R42': 2 });
    await at.type('game house none --ruling R2=2');
    expect(settingsOf(log('Arnhem')).state.house!.rulings).toEqual({ 'bg:R2': 2 });
    await at.type('undo');
    expect(settingsOf(log('Arnhem')).state.house!.rulings).toEqual(rulings);
    expect(await at.json('replay')).toMatchObject({ proved: true });
  });

  test('a ruling goes before the file of house rules, and one that is not right begins nothing', async () => {
    const file = join(at.path, 'woods.yaml');
    writeFileSync(file, 'cells:\n  terrain-cover: { woods: 2 }\nrulings:\n  R2: 2\n');
    expect(await at.type(`game start Arnhem -r bg --house ${file} --ruling bg:R31=9`)).toMatchObject({
      code: 2,
    });
    expect(await at.type('game house --ruling')).toMatchObject({ code: 2 });
    expect((await at.type('game list')).stdout).not.toContain('Arnhem');
    await at.type(`game start Arnhem -r bg --house ${file} --ruling bg:R2=1`);
    expect(settingsOf(log('Arnhem')).state.house).toMatchObject({
      cells: { 'bg:table.terrain-cover/woods': 2 },
      rulings: { 'bg:R2': 1 },
    });
  });

  test('agrees on house rules; where they are not right it begins nothing', async () => {
    const file = join(at.path, 'club.yaml');
    writeFileSync(file, 'name: Thursday club\ncells: { terrain-cover: { wods: 2 } }\n');
    expect(await at.type(`game start Arnhem -r bg --house ${file}`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean woods?'),
    });
    expect(existsSync(log('Arnhem'))).toBe(false);
    writeFileSync(file, 'name: Thursday club\ncells: { terrain-cover: { woods: 2 } }\n');
    expect((await at.type(`game start Arnhem -r bg --house ${file}`)).stdout).toContain('Thursday club');
    const { house } = await at.json('shoot -g C -f 9 --cover woods');
    expect(house).toEqual({ 'bg:table.terrain-cover/woods': 2 });
    expect(settingsOf(log('Arnhem')).state.house).toMatchObject({ name: 'Thursday club' });
  });

  test.each(ODD)('and every other command takes the name %j', async (name) => {
    expect(await at.json(['game', 'start', name, '-r', 'bg'])).toMatchObject({ game: name });
    await at.type('draw-card');
    await at.type('game start other -r bg');
    expect(await at.json(['game', 'use', name])).toMatchObject({ game: name, events: 1, inUse: true });
    const games = await at.json<{ game: string }[]>('game list');
    expect(games.map(({ game }) => game).sort()).toEqual([name, 'other'].sort());
    expect(await at.json('game end')).toMatchObject({ game: name, ended: true });
    expect(readdirSync(join(at.path, 'wg', 'games'))).toHaveLength(2);
  });

  test.each(['', '   ', 'a\nb', 'a\u001b[31mb', 'x'.repeat(200)])('refuses the name %j', async (name) => {
    const { code, stderr } = await at.type(['game', 'start', name, '-r', 'bg']);
    expect(code).toBe(2);
    expect(stderr.includes('\u001b')).toBe(false);
    expect(stderr.length).toBeLessThan(300);
  });

  test('wants one name, in quotes where it has spaces', async () => {
    expect(await at.type('game start')).toMatchObject({ code: 2 });
    const { code, stderr } = await at.type('game start Bir Hakeim -r bg');
    expect(code).toBe(2);
    expect(stderr).toContain('In quotes: wg game start "Bir Hakeim"');
  });

  test('names WG_GAME where that holds what no game can be called', async () => {
    const { code, stderr } = await at.type('shoot -g C -f 9', { env: { WG_GAME: 'x'.repeat(65) } });
    expect(code).toBe(2);
    expect(stderr).toContain('WG_GAME cannot be');
    expect((await at.type(`shoot -g C -f 9 --game ${'x'.repeat(65)}`)).stderr).toContain('--game cannot be');
  });

  test('says so where WG_GAME goes before the game it took into use', async () => {
    const { stderr } = await at.type('game start Arnhem -r bg', { env: { WG_GAME: 'Caen' } });
    expect(stderr).toBe('wg: lines here still belong to Caen, as WG_GAME says\n');
  });
});

describe('wg game list', () => {
  test('has every game with its rules, sides, turn and events; the last played first', async () => {
    expect((await at.type('game list')).stdout).toContain('There are no games yet');
    await at.type('game start Arnhem -r bg --sides Axis,Allies');
    await at.type('draw-card --dice QC');
    await at.type(SHOT);
    await at.type('game end');
    await at.type('game start Caen -r fubar');
    const [first, second] = await at.json<unknown[]>('game list');
    expect([first, second]).toEqual([
      expect.objectContaining({
        game: 'Arnhem',
        sides: ['Axis', 'Allies'],
        events: 2,
        turn: 'turn 1',
        ended: true,
      }),
      expect.objectContaining({
        game: 'Caen',
        ruleset: 'fubar',
        events: 0,
        turn: 'before the first turn',
        inUse: true,
      }),
    ]);
    const { stdout } = await at.type('game list');
    expect(stdout.replace(/\n +/g, ' ')).toMatch(
      /^Arnhem: Battleground \(Steve Carroll\); Axis against Allies; turn 1; 2 events; last played .*; ended$/m,
    );
    expect(stdout).toContain('Caen (in use): FUBAR');
  });

  test('lists a log that cannot be read as such', async () => {
    await at.type('game start Arnhem -r bg');
    mkdirSync(log('folder'));
    writeFileSync(log('old'), '{"id":"a","at":"b","log":1,"game":"old","prev":""}\n');
    writeFileSync(log('garbage'), 'garbage\n');
    writeFileSync(join(at.path, 'wg', 'games', 'my.game.jsonl'), '');
    const games = await at.json<{ game: string; unreadable?: string }[]>('game list');
    expect(games).toHaveLength(5);
    const why = Object.fromEntries(games.map(({ game, unreadable }) => [game, unreadable]));
    expect(why.Arnhem).toBeUndefined();
    expect(why.folder).toContain('EISDIR');
    expect(why.old).toContain('another version');
    expect(why.garbage).toContain('no line that can be read');
    expect(why['my.game.jsonl']).toContain('wg game import');
    expect((await at.type('game list')).stdout).toContain('folder: cannot be read');
  });

  test('knows the rules of a game that was begun with none by what was played in it', async () => {
    await at.type('initiative -r fubar --game x');
    expect(await at.json('game list')).toEqual([
      expect.objectContaining({ game: 'x', ruleset: 'fubar', turn: 'turn 1', events: 1 }),
    ]);
    expect(await at.json('game --game x')).toMatchObject({ ruleset: 'fubar', turn: 'turn 1' });
  });

  test.each(['game list --game x', 'game list -r bg', 'game list now'])('refuses %s', async (line) => {
    expect((await at.type(line)).code).toBe(2);
  });
});

describe('wg game use', () => {
  test('takes a game by its name, or by that of its file', async () => {
    await at.type('game start a/b -r bg');
    await at.type('game start Arnhem -r bg');
    for (const name of ['a/b', 'a%2Fb', 'a%2Fb.jsonl']) {
      await at.type('game use Arnhem');
      expect(await at.json(['game', 'use', name])).toMatchObject({ game: 'a/b' });
      expect(currentGame(at.env)).toBe('a/b');
    }
  });

  test('knows what was meant, and begins nothing', async () => {
    await at.type('game start Arnhem -r bg');
    const { code, stderr } = await at.type('game use Arnhen');
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean Arnhem?');
    expect((await at.type('game use __proto__')).stderr).toContain('wg game list');
    expect(currentGame(at.env)).toBe('Arnhem');
  });
});

describe('a game that has ended', () => {
  beforeEach(async () => {
    await at.type('game start Arnhem -r bg');
    await at.type('draw-card');
    await at.type('game end');
  });

  test.each([SHOT, 'draw-card', 'game house none', 'game end'])('takes no %s', async (line) => {
    const before = readFileSync(log('Arnhem'));
    const { code, stdout, stderr } = await at.type(line);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('The game Arnhem has ended');
    expect(stderr).toContain('wg game start <name>');
    expect(readFileSync(log('Arnhem'))).toEqual(before);
  });

  test('is there for odds, and for what is not logged', async () => {
    for (const line of [`${SHOT} --no-log`, 'draw-card --no-log', `${SHOT} --odds`, `${SHOT} --repeat 3`])
      expect(await at.type(line), line).toMatchObject({ code: 0 });
    expect(await at.type(`${SHOT} --game Caen`)).toMatchObject({ code: 0 });
  });

  test('still says how it stands', async () => {
    const { code, stdout } = await at.type('game');
    expect(code).toBe(0);
    expect(stdout).toContain('turn 1');
    expect(stdout).toMatch(/The game has ended\n$/);
  });

  test('was there: what never began cannot end', async () => {
    expect(await at.type('game end --game Caen')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no game Caen'),
    });
    expect(existsSync(log('Caen'))).toBe(false);
  });
});

describe('a game goes to another machine', () => {
  const file = () => join(at.path, 'arnhem.jsonl');
  beforeEach(async () => {
    await at.type('game start Arnhem -r bg --sides Axis,Allies');
    await at.type('draw-card');
    await at.type(SHOT);
  });

  test('byte for byte, to a file or on stdout', async () => {
    const bytes = readFileSync(log('Arnhem'), 'utf8');
    for (const line of ['game export', 'game export -'])
      expect(await at.type(line)).toEqual({ code: 0, stdout: bytes, stderr: '' });
    expect(await at.json(`game export ${file()}`)).toEqual({
      game: 'Arnhem',
      file: file(),
      bytes: Buffer.byteLength(bytes),
    });
    expect(readFileSync(file(), 'utf8')).toBe(bytes);
  });

  test('but never over a file that is there', async () => {
    writeFileSync(file(), 'mine');
    expect(await at.type(`game export ${file()}`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already'),
    });
    expect(readFileSync(file(), 'utf8')).toBe('mine');
    expect((await at.type('game export /nowhere/x.jsonl')).stderr).toContain('ENOENT');
    expect((await at.type('game export a b')).code).toBe(2);
  });

  test('and goes on there as if it had never been elsewhere', async () => {
    await at.type(`game export ${file()}`);
    const there = new Machine();
    const { stderr } = await there.type(`game import ${file()}`);
    expect(stderr).toContain('every line follows from the one before it; wg game use Arnhem');
    expect(readFileSync(logPath('Arnhem', there.env))).toEqual(readFileSync(log('Arnhem')));
    expect(currentGame(there.env)).toBe('table');
    await there.type('game use Arnhem');
    expect(await there.json('draw-card')).toMatchObject({ result: { left: 52 } });
    expect(firstBroken(logPath('Arnhem', there.env))).toBeUndefined();
    there.clean();
  });

  test('not under a name that is taken, but under another', async () => {
    await at.type(`game export ${file()}`);
    const { code, stderr } = await at.type(`game import ${file()}`);
    expect(code).toBe(2);
    expect(stderr).toContain("--as 'Arnhem 2' gives it another name");
    expect(await at.json(`game import ${file()} --as a/b`)).toMatchObject({ game: 'a/b', begunAs: 'Arnhem' });
    expect((await at.type('game --game a/b')).stdout).toContain('begun as Arnhem');
    expect((await at.json<{ game: string }[]>('game list')).map(({ game }) => game)).toContain('a/b');
    expect(readdirSync(join(at.path, 'wg', 'games')).sort()).toEqual(['Arnhem.jsonl', 'a%2Fb.jsonl']);
  });

  test('not where a line was changed, left out or moved', async () => {
    const lines = readFileSync(log('Arnhem'), 'utf8').trimEnd().split('\n');
    const others = [
      [[lines[0]!, lines[1]!.replace('"turn":1', '"turn":9'), lines[2]!], 'Line 3 of'],
      [[lines[0]!, lines[2]!], 'Line 2 of'],
      [[lines[1]!, lines[2]!], 'Line 1 of'],
    ] as const;
    for (const [changed, which] of others) {
      writeFileSync(file(), `${changed.join('\n')}\n`);
      const { code, stderr } = await at.type(`game import ${file()} --as other`);
      expect(code, stderr).toBe(1);
      const why = which === 'Line 1 of' ? 'is not the first of its log' : 'does not follow line';
      expect(stderr).toContain(`${which} ${file()} ${why}`);
      expect(existsSync(log('other'))).toBe(false);
    }
  });

  test('with a line torn, which is said', async () => {
    await at.type(`game export ${file()}`);
    appendFileSync(file(), 'garbage\n');
    expect((await at.type(`game import ${file()} --as other`)).stderr).toContain('cannot be read: line 4');
  });

  test('not what is no log at all', async () => {
    writeFileSync(file(), 'hello\n');
    for (const what of [file(), at.path, '/nowhere/x', '/dev/zero', 'a\u0000b'])
      expect((await at.type(['game', 'import', what, '--as', 'other'])).code, what).toBe(1);
    expect((await at.type('game import')).code).toBe(2);
    expect(existsSync(log('other'))).toBe(false);
  });
});

test('the name of a game can be read from its file, whatever it is', () => {
  for (const name of [...ODD, '/A', '\u02fa', '\u{10ffff}', '\u2026'])
    expect(gameIn(logPath(name, at.env).split('/').at(-1)!)).toBe(name);
  expect(gameIn('my.game.jsonl')).toBeUndefined();
  expect(gameIn('%uFFFFFF.jsonl')).toBeUndefined();
});

test.each(['log', 'why', 'undo', 'again', 'luck', 'game', 'report --html -'])(
  'a game that nobody plays has nothing to look back at: wg %s names the one that was meant',
  async (line) => {
    await at.type('game start Arnhem -r bg --sides Axis,Allies');
    const { code, stdout, stderr } = await at.type(`${line} --game Arnem`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('wg: There is no game Arnem.\n    Did you mean Arnhem?\n');
    expect(existsSync(log('Arnem'))).toBe(false);
  },
);

test('a game that is over says what to do instead: a roll can do without a log, house rules cannot', async () => {
  await at.type('game start Arnhem -r bg');
  await at.type('game end');
  const rolled = await at.type('shoot -g C -f 9');
  expect(rolled.code).toBe(1);
  expect(rolled.stderr).toContain('wg game use <name> takes one up; --no-log rolls without a log.\n');
  const agreed = await at.type('game house none');
  expect(agreed.code).toBe(1);
  expect(agreed.stderr).toContain('has ended: nothing more can happen in it.');
  expect(agreed.stderr).not.toContain('--no-log');
});

test('a log that cannot be written where it is wanted says why in words', async () => {
  await at.type('game start Arnhem -r bg');
  for (const line of ['game export /nowhere/a.jsonl', 'report --html /nowhere/a.html', 'replay /nowhere/a']) {
    const { code, stderr } = await at.type(line);
    expect(code, line).toBe(1);
    expect(stderr, line).toContain('(there is no such file or folder: ENOENT)');
  }
});

test('a game stands by the rules that it is played by, and by no others', async () => {
  await at.type('game start Arnhem -r bg');
  const { code, stdout, stderr } = await at.type('game -r wrg');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('The game Arnhem is played by Battleground (Steve Carroll)');
});

test.each([
  'log --no-log',
  'log -r bg',
  'log 3',
  'why -r bg',
  'undo -r bg',
  'undo --no-log',
  'undo 3',
  'luck -r bg',
  'report --html - -r bg',
  'report --html - --json',
  'rulesets --game Arnhem',
  'game list --no-log',
  'game --no-log',
  'game start X --no-log',
  'game start X --game Y',
  'game end -r bg',
  'game use X --seed a',
  'game end now',
])('nothing is passed over in silence: wg %s', async (line) => {
  expect((await at.type(line)).code).toBe(2);
});
