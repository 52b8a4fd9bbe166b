import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Ran, stateFolder, wg, words } from '../support/cli.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

/** Runs a command line in the state of this test. */
const run = (line: string): Promise<Ran> => wg(words(line), { env: { XDG_STATE_HOME: state.path } });
const log = () => join(state.path, 'wg', 'games', 'table.jsonl');

/** Writes a file of house rules, and gives its path. */
function club(text: string, name = 'club.yaml'): string {
  const path = join(state.path, name);
  writeFileSync(path, text);
  return path;
}
const steps = ({ stdout }: Ran) => (JSON.parse(stdout) as { steps: Record<string, unknown>[] }).steps;
const step = (ran: Ran, id: string) => steps(ran).find((of) => of.id === id);

const WOODS = 'name: Thursday club\ncells:\n  terrain-cover:\n    woods: 3\n';
const SHOT = 'shoot -g C -f 8 -c woods --seed a';

describe('table cells of the players own', () => {
  test('the file that wg help house shows is one that is read', async () => {
    const { stdout } = await run('help house');
    const shown = /^ {2}name: (?:.+\n)+/m.exec(stdout)?.[0] ?? '';
    expect(stdout).toBe((await run('help game house')).stdout);
    const ran = await run(`${SHOT} --json --house ${club(shown.replace(/^ {2}/gm, ''))}`);
    expect(JSON.parse(ran.stdout)).toMatchObject({ house: { 'bg:table.terrain-cover/woods': 2 } });
  });

  test('a cell by its name is no table: the hint shows how its row is written', async () => {
    const file = club('cells:\n  bg:table.terrain-cover/woods: 3\n');
    const { code, stderr } = await run(`${SHOT} --house ${file}`);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /:2:3: .* is a cell: rows stand below their table\.\n {4}As in: terrain-cover: \{ woods: 1 \}/,
    );
  });

  test('bg:cover.4 a club that gives woods 3 red dice rolls 3, and the line and the record say whose number it is', async () => {
    const file = club(WOODS);
    const ran = await run(`${SHOT} --json --house ${file}`);
    expect(step(ran, 'cover')).toMatchObject({ value: 3, own: ['bg:table.terrain-cover/woods'] });
    expect(step(ran, 'cover')).not.toHaveProperty('house');
    expect(JSON.parse(ran.stdout)).toMatchObject({ house: { 'bg:table.terrain-cover/woods': 3 } });
    const text = await run(`${SHOT} --house ${file}`);
    expect(text.stdout).toMatch(/3 red for woods .*bg:cover\.4‡/);
    expect(text.stdout).toContain('‡ bg:table.terrain-cover/woods is 3 by the house rules');
    expect((await run(`${SHOT} --house ${file} --brief`)).stdout).toContain('‡');
  });

  test('it is played by the rules that it is for, where nothing else says by which', async () => {
    const file = club('ruleset: fubar\n');
    const ran = await run(`shoot --level green --fp 3 --json --house ${file}`);
    expect(JSON.parse(ran.stdout)).toMatchObject({ ruleset: 'fubar' });
    expect((await run(`odds shoot --level green --fp 3 --house ${file}`)).stdout).toContain('FUBAR');
    expect((await run(`rules --house ${file}`)).stdout).toContain('House rules: FUBAR');
    expect((await run(`shoot -r bg -g C -f 8 --house ${file}`)).stderr).toContain('club.yaml:1:10');
  });

  test('its odds are those of those dice', async () => {
    const own = await run(`odds shoot -g C -f 8 -c woods --json --house ${club(WOODS)}`);
    const book = await run('odds shoot -g C -f 8 -c 3 --json');
    const outcomes = ({ stdout }: Ran) =>
      (JSON.parse(stdout) as { odds: { outcomes: unknown } }).odds.outcomes;
    expect(outcomes(own)).toEqual(outcomes(book));
    expect((await run(`odds shoot -g C -f 8 -c woods --house ${club(WOODS)}`)).stdout).toContain(
      'by the house rules',
    );
  });

  test('a cell that the answer does not need is not spoken of', async () => {
    const { stdout } = await run(`shoot -g C -f 8 --house ${club(WOODS)} --json --seed a`);
    expect(JSON.parse(stdout)).not.toHaveProperty('house');
  });

  test('bg:vshoot.6 the dice of a weapon are given colour by colour', async () => {
    const file = club('cells:\n  table.vehicle-weapons:\n    light-gun: { white: 2, blue: 2 }\n');
    const ran = await run(`shoot --weapon light-gun --at truck --json --house ${file} --seed a`);
    expect(step(ran, 'weapon')).toMatchObject({ value: 4, own: ['bg:table.vehicle-weapons/light-gun'] });
  });

  test('a value of the players own goes before an option of the ruling for that cell', async () => {
    const file = club('cells:\n  terrain-cover:\n    woods: 0\nrulings:\n  R31: 2\n');
    expect(step(await run(`${SHOT} --json --house ${file}`), 'cover')).toMatchObject({ value: 0 });
  });

  test('JSON is as good as YAML', async () => {
    const file = club('{"cells": {"bg:table.terrain-cover": {"woods": 4}}}', 'club.json');
    expect(step(await run(`${SHOT} --json --house ${file}`), 'cover')).toMatchObject({ value: 4 });
  });
});

describe('a row of several columns is told with their names', () => {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');

  test('wrg:fire.7 by the house rules', async () => {
    const row = '{ 25: 9, 50: 9, 100: 0, 250: 1, 500: 1 }';
    const file = club(`ruleset: wrg\ncells:\n  small-arms:\n    rifle: ${row}\n`);
    const { stdout } = await run(
      `shoot -r wrg --fire rifle:6 --men 8 --range 20 --targets 8 --explain --house ${file}`,
    );
    expect(oneLine(stdout)).toContain(
      'small-arms/rifle by the house rules: up to 25: 9, up to 50: 9, up to 250: 1, over 250: 1',
    );
    expect(stdout).not.toContain('9 25');
  });

  test('in the rules', async () => {
    const told = async (table: string) => oneLine((await run(`rules -r wrg ${table}`)).stdout);
    const arms = await told('small-arms');
    expect(arms).toContain('rifle up to 25: 3, up to 50: 2, up to 100: 2, up to 250: 2, over 250: 1;');
    expect(arms).toContain('sticky-bomb 0 ');
    expect(await told('illumination')).toContain('trip-flare radius 10, periods 1;');
    expect(await told('vehicle-movement')).toContain('dark 60, closed down 40;');
  });
});

describe('tables of metres and words', () => {
  const ERECT =
    'open: 400, woods: 50, trees: Not Applicable, hedge: 100, dark: 500+, dark-silent: 25, moonlight: 1000';
  const spot = 'spot -r wrg --doing moving-erect --json';
  const at = (cells: string) =>
    club(`ruleset: wrg\ncells:\n  target-location:\n    moving-erect: { ${cells} }\n`);

  test('wrg:locate.2 a cell may hold metres up to 1000, a range without end and a column that does not apply', async () => {
    const file = at(ERECT);
    const metres = async (more: string) =>
      JSON.parse((await run(`${spot} ${more} --house ${file}`)).stdout).result.metres;
    expect(await metres('')).toBe(400);
    expect(await metres('--terrain trees')).toBe(400);
    expect(await metres('--light dark')).toBe(400);
    expect(await metres('--light moonlight')).toBe(400);
    expect(await metres('--light dark --silent')).toBe(25);
    const ran = await run(`${spot} --light dark --house ${file}`);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      house: { 'wrg:table.target-location/moving-erect': { trees: 'not applicable', dark: '500+' } },
    });
    expect(step(ran, 'cell')).toMatchObject({ own: ['wrg:table.target-location/moving-erect'] });
  });

  test('wrg:foot.1 wrg:vehicle.1 paces may be longer than 99 metres', async () => {
    const paces =
      'walk: 120 }\n  vehicle-movement:\n    dash: { day: 300, moonlight: 0, dark: 1, closedDown: 9 }';
    const file = club(`ruleset: wrg\ncells:\n  foot-movement: { woods: 30, ${paces}\n`);
    const metres = async (more: string) =>
      JSON.parse((await run(`move -r wrg --json ${more} --house ${file}`)).stdout).result.metres;
    expect(await metres('')).toBe(120);
    expect(await metres('--woods')).toBe(90);
    expect(await metres('--type truck --pace dash')).toBe(300);
  });

  test('wrg:noise.2 a number may stand for a word, and a word for a number', async () => {
    const file = club('ruleset: wrg\ncells:\n  noise: { shout: 500+, firing: 800 }\n');
    const metres = async (noise: string) =>
      JSON.parse((await run(`listen --noise ${noise} --json --house ${file}`)).stdout).result.metres;
    expect(await metres('shout')).toBe('500+');
    expect(await metres('firing')).toBe(800);
  });

  test.each([
    ['open: 1001', /'1001' cannot stand here: a whole number from 0 to 1000 or 500\+ or not applicable can/],
    ['open: never', /'never' cannot stand here/],
    ['open: -1', /'-1' cannot stand here/],
    ['open: 5', /woods is missing/],
    ['swamp: 5', /there is no 'swamp' here/],
  ])('a row { %s } is refused', async (cells, says) => {
    const ran = await run(`${spot} --house ${at(cells)}`);
    expect(ran.code).toBe(2);
    expect(JSON.parse(ran.stderr).error.message).toMatch(says);
  });
});

describe('rulings and optional rules of a file', () => {
  test('bg:R68 a ruling of the club is played, and one that is typed goes before it', async () => {
    const file = club('ruleset: bg\nrulings:\n  bg:R68: 2\n');
    const rulings = async (more: string) =>
      JSON.parse(
        (await run(`melee --attackers 2 --defenders 2 --rounds 1 --json --seed a --house ${file} ${more}`))
          .stdout,
      ).rulings['bg:R68'];
    expect(await rulings('')).toBe(2);
    expect(await rulings('--ruling bg:R68=3')).toBe(3);
  });

  test('bg:quality.1 an optional rule of the club holds wherever it fits, and nowhere else', async () => {
    const file = club('optional:\n  target-quality-defence: true\n');
    const at = `shoot -g C -f 8 --json --seed a --house ${file}`;
    expect(step(await run(`${at} --target-grade B`), 'quality')).toMatchObject({ value: 3 });
    expect(await run(at)).toMatchObject({ code: 4, stderr: expect.stringContaining('--target-grade') });
    expect(step(await run(`${at} --at truck`), 'quality')).toBeUndefined();
  });

  test('bg:stand.2 the record is that of the line with the rule typed', async () => {
    const at = 'shoot -g C -f 8 --target-figures 6 --json --seed a';
    const played = await run(`${at} --house ${club('optional:\n  target-stand: 3\n')}`);
    expect(played.stdout).toBe((await run(`${at} --target-stand 3`)).stdout);
  });

  test('bg:stand.2 what is typed goes before what the club plays', async () => {
    const file = club('optional:\n  target-stand: 3\n');
    const input = async (more: string) =>
      JSON.parse(
        (await run(`shoot -g C -f 8 --target-figures 6 --json --seed a --house ${file} ${more}`)).stdout,
      ).input;
    expect(await input('')).toMatchObject({ targetStand: 3 });
    expect(await input('--target-stand 2')).toMatchObject({ targetStand: 2 });
    expect(await input('--target-leaders 1 --target-grade C')).not.toHaveProperty('targetStand');
  });
});

describe('optional rules that are answered shot by shot', () => {
  const optional = (ran: Ran) => step(ran, 'optional-rules')?.value;

  test('bg:armour.1 bg:armour.3 bg:opt.1 a club with detailed armour is asked for the face of every armoured target', async () => {
    const file = club('optional:\n  detailed-armour: true\n');
    const shot = (more: string) => run(`shoot -g C -f 8 -w 1 --json --seed a --house ${file} ${more}`);
    expect(await shot('--at medium-tank')).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('shoot needs --face'),
    });
    const rear = await shot('--at medium-tank --face rear --flank');
    expect(optional(rear)).toEqual(['armour by face']);
    expect(step(rear, 'face')).toMatchObject({ clause: 'bg:armour.1', value: 2 });
    expect(step(rear, 'flank')).toMatchObject({ clause: 'bg:armour.3', value: 0 });
  });

  test.each([[''], ['--at truck'], ['--at pillbox']])(
    '(bg:armour.1) (bg:opt.1) detailed armour is out of play where no armour is shot at: shoot %s',
    async (more) => {
      const file = club('optional:\n  detailed-armour: true\n');
      const ran = await run(`shoot -g C -f 8 --json --seed a --house ${file} ${more}`);
      expect(ran.code).toBe(0);
      expect(optional(ran)).toBeUndefined();
    },
  );

  test('bg:armour.1 bg:opt.1 a charge at a tank is asked for its face as well, a charging tank is not', async () => {
    const file = club('optional:\n  detailed-armour: true\n');
    const charge = (more: string) => run(`charge --distance 5 --seed a --house ${file} ${more}`);
    expect(await charge('-g C -f 8 --at light-tank')).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('--face'),
    });
    expect((await charge('-g C -f 8 --at light-tank --face side')).code).toBe(0);
    expect((await charge('--tank --target-figures 6')).code).toBe(0);
  });

  test('(bg:hw.1) bg:opt.1 a club with weapon classes takes no heavy weapons without a class', async () => {
    const file = club('optional:\n  weapon-classes: true\n');
    const shot = (more: string) => run(`shoot --json --seed a --house ${file} ${more}`);
    const plain = await shot('-g C -f 8 -w 1');
    expect(plain.code).toBe(2);
    expect(plain.stderr).toContain('--hw does not go with weapon classes: give --hw-personnel');
    expect(
      (await run(`charge -g C -f 8 -w 1 --target-figures 6 --distance 8 --house ${file}`)).stderr,
    ).toContain('--hw-personnel');
    const classes = await shot('-g C -f 8 --hw-personnel 1');
    expect(optional(classes)).toEqual(['weapon classes']);
    expect(step(classes, 'heavy-weapons')).toMatchObject({ value: 1 });
    const tank = await shot('--weapon heavy-gun --at truck');
    expect(tank.code).toBe(0);
    expect(optional(tank)).toBeUndefined();
  });

  test('bg:opt.1 rules that bind a shot and rules that do not fit it are told apart', async () => {
    const file = club('optional:\n  weapon-classes: true\n  target-stand: 3\n  detailed-armour: true\n');
    const ran = await run(
      `shoot -g C -f 8 --target-figures 6 --target-leaders 1 --target-grade C --json --seed a --house ${file}`,
    );
    expect(optional(ran)).toEqual(['weapon classes']);
  });
});

describe('a whole game', () => {
  test('it is played by the house rules that were agreed on, until others are', async () => {
    const file = club(WOODS);
    expect((await run(`game house ${file}`)).stdout).toContain('house rules of Thursday club:');
    expect(step(await run(`${SHOT} --json`), 'cover')).toMatchObject({ value: 3 });
    expect(step(await run(`${SHOT} --json --game another`), 'cover')).toMatchObject({ value: 1 });
    expect(step(await run(`${SHOT} --json --house none`), 'cover')).toMatchObject({ value: 1 });
    await run(`game house ${club('cells:\n  terrain-cover:\n    woods: 2\n')}`);
    expect(step(await run(`${SHOT} --json`), 'cover')).toMatchObject({ value: 2 });
    expect((await run('game house none')).stdout).toContain('played by the book');
    expect(step(await run(`${SHOT} --json`), 'cover')).toMatchObject({ value: 1 });
  });

  test('the log keeps them: the file may go', async () => {
    const file = club(WOODS);
    await run(`game house ${file}`);
    writeFileSync(file, 'cells: {}\n');
    expect(step(await run(`${SHOT} --json`), 'cover')).toMatchObject({ value: 3 });
  });

  test('a line of house rules that was torn leaves those before it in force, and no event is lost', async () => {
    await run(`game house ${club(WOODS)}`);
    await run('draw-card');
    appendFileSync(log(), '{"house":{"ruleset":"battlegr');
    expect(step(await run(`${SHOT} --json`), 'cover')).toMatchObject({ value: 3 });
    expect(JSON.parse((await run('draw-card --json')).stdout).result.left).toBe(52);
  });

  test('house rules disturb neither the deck nor its reading', async () => {
    await run('draw-card');
    await run(`game house ${club(WOODS)}`);
    const { stdout, stderr } = await run('draw-card --json');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout).result.left).toBe(52);
    expect(readFileSync(log(), 'utf8').split('\n')).toHaveLength(5);
  });

  test('a line of a record that only looks like house rules is none', async () => {
    await run(`shoot -g C -f 8 --seed '{"house":{}'`);
    expect(step(await run(`${SHOT} --json`), 'cover')).toMatchObject({ value: 1 });
  });

  test('bg:smoke.3 the game says how it stands', async () => {
    expect((await run('game')).stdout).toContain('it has not begun');
    await run('draw-card --new --dice card=QC');
    await run('smoke --where "by the mill"');
    await run('artillery-card --new');
    const { stdout } = await run('game');
    expect(stdout).toContain('turn 1, its card phase goes on; 53 cards left');
    expect(stdout).toContain('smoke (by the mill): gone after two special actions phases');
    expect(stdout).toContain('artillery cards: 7 of 7 left');
    expect(JSON.parse((await run('game --json')).stdout)).toMatchObject({
      game: 'table',
      ruleset: 'battleground',
      house: null,
    });
  });

  test('what stands behind game is checked', async () => {
    expect(await run('game hosue x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean house?'),
    });
    expect(await run('game house')).toMatchObject({ code: 2 });
    expect(await run('game house a b')).toMatchObject({ code: 2 });
  });
});

describe('what is wrong in a file is told with its place', () => {
  test.each<[string, string, RegExp]>([
    [
      'cells:\n  terrain-cover:\n    wods: 2\n',
      '3:5',
      /terrain-cover has no row 'wods'[\s\S]*Did you mean woods\?/,
    ],
    [
      'cells:\n  terain-cover:\n    woods: 2\n',
      '2:3',
      /no table 'terain-cover'[\s\S]*Did you mean terrain-cover\?/,
    ],
    [
      'cells:\n  terrain-cover:\n    woods: two\n',
      '3:12',
      /'two' cannot stand here: a whole number from 0 to 99/,
    ],
    ['cells:\n  terrain-cover:\n    woods: 1.5\n', '3:12', /'1.5' cannot stand here/],
    ['cells:\n  terrain-cover:\n    woods: .inf\n', '3:12', /'\.inf' cannot stand here/],
    [`cells:\n  terrain-cover:\n    woods: ${'9'.repeat(400)}\n`, '3:12', /'9{60}\.\.\.' cannot stand here/],
    ['cells:\n  terrain-cover:\n    woods: -1\n', '3:12', /'-1' cannot stand here/],
    ['cells:\n  terrain-cover:\n    woods: [1]\n', '3:12', /a number or a word was expected/],
    ['cells:\n  terrain-cover: 2\n', '2:18', /a list of names with values was expected/],
    ['cells:\n  vehicle-weapons:\n    mg: { white: 3, blue: 0 }\n', '3:9', /even numbers of dice/],
    ['cells:\n  vehicle-weapons:\n    mg: { white: 2 }\n', '3:9', /blue is missing/],
    ['cells:\n  vehicle-weapons:\n    mg: { white: 2, blue: 0, red: 1 }\n', '3:30', /there is no 'red' here/],
    ['cells:\n  grades:\n    A: 7\n', '3:8', /a number from 2 to 6/],
    ['cells:\n  vehicle-defence:\n    car: 0\n', '3:10', /at least 1 red die/],
    ['rulings:\n  bg:R999: 2\n', '2:3', /no ruling/],
    ['rulings:\n  bg:R7: 2\n', '2:3', /no switch/],
    ['rulings:\n  bg:R3: 9\n', '2:3', /no option '9'/],
    ['optional:\n  quality: true\n', '2:3', /no optional rule 'quality'/],
    ['optional:\n  target-stand: 9\n', '2:17', /a whole number from 2 to 4/],
    ['optional:\n  target-quality-defence: 3\n', '2:27', /takes true or false/],
    ['celss:\n  a: 1\n', '1:1', /no part 'celss'[\s\S]*Did you mean cells\?/],
    ['ruleset: wrg\n', '1:10', /rules for wrg/],
    ['- 1\n', '1:1', /takes ruleset, name, cells, rulings and optional/],
    ['cells: {a: 1, a: 2}\n', '1:15', /this name stands here twice/],
    ['cells:\n\t- x\n', '2:1', /Tabs/i],
    ['name: a\n---\nname: b\n', '2:1', /a second document begins here/],
    ['cells: [\n1\n]\n', '2:1', /too far to the left/],
    ['cells: {a: 1\n', '2:1', /is missing before this|too far to the left/],
    ['cells:\n  wrg:table.small-arms:\n    rifle: 3\n', '2:3', /no table of Battleground/],
    ['rulings:\n  wrg:R30: 2\n', '2:3', /'wrg:R30' is a ruling of Infantry Action/],
    [
      'optional: { weapon-classes: true, weaponClasses: false }\n',
      '1:35',
      /weapon-classes stands here twice/,
    ],
  ])('a file with one thing wrong, %#', async (text, place, says) => {
    const ran = await run(`${SHOT} --house ${club(text)}`);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(`club.yaml:${place}:`);
    expect(ran.stderr).toMatch(says);
  });

  const wrg = async (cells: string) =>
    (await run(`game -r wrg house ${club(`ruleset: wrg\n${cells}\n`)}`)).stderr;

  test.each([
    [
      '(wrg:react.25) rows of the reaction table out of order',
      'cells: { reaction-bands: { 15: 3 } }',
      'a lower score in each row',
    ],
    [
      '(wrg:react.25) two rows that begin alike',
      'cells: { reaction-bands: { 10: 15 } }',
      'a lower score in each row',
    ],
    [
      '(wrg:afv.18) rows of the AFV table out of order',
      'cells: { afv-bands: { 0: 7 } }',
      'a lower score in each row',
    ],
    [
      '(wrg:mine.8) a die that sees the mine and sets it off',
      'cells: { mines: { daylight-casualty: 6, daylight-sees: 5 } }',
      'a higher number in daylight-sees',
    ],
    [
      '(wrg:antitank.5) light AFVs heavier than heavy ones',
      'cells: { afv-classes: { "after 1950": { light: 60, heavy: 50 } } }',
      'light that is not above that for heavy',
    ],
    [
      '(wrg:crew.1) a pistol harder to save than an SMG',
      'cells: { crew-escape: { smg: 2 } }',
      'no higher number for pistol',
    ],
    [
      '(wrg:fire.7) a row with one number for five ranges',
      'cells: { small-arms: { rifle: 3 } }',
      'each of 25, 50, 100, 250 and 500',
    ],
  ])('%s cannot be played', async (_name, cells, says) => {
    expect(await wrg(cells)).toContain(says);
  });

  test('(wrg:R139) cells go together by the rulings of the same file', async () => {
    expect(await wrg('cells: { reaction-bands: { 5: 10 } }')).toContain('a lower score');
    expect(await wrg('rulings: { R139: 2 }\ncells: { reaction-bands: { 5: 10 } }')).toBe('');
    expect(await wrg('cells: { reaction-bands: { 15: 3, 10: 2, 5: 1 } }')).toBe('');
  });

  test('an empty file, and one that is too long', async () => {
    expect(await run(`${SHOT} --house ${club('')}`)).toMatchObject({ code: 2 });
    expect((await run(`${SHOT} --house ${club(`name: ${'x'.repeat(100_001)}`)}`)).stderr).toContain(
      'too long',
    );
  });

  test('control characters in a file do not reach the terminal', async () => {
    const ran = await run(`${SHOT} --house ${club('cells:\n  "a\\e[31mb": { x: 1 }\n')}`);
    expect(ran.code).toBe(2);
    expect(ran.stderr).not.toMatch(/\u001b/);
  });
});

describe('what the house rules ask for is told with the way round them', () => {
  test('(bg:hw.1) a flag that only the game rules out', async () => {
    await run(`game house ${club('optional: { weapon-classes: true, target-quality-defence: true }\n')}`);
    const needs = await run('shoot -g C -f 9 --seed a');
    expect(needs).toMatchObject({ code: 4, stderr: expect.stringContaining('--target-grade') });
    expect(needs.stderr).toContain('--house none does without');
    const against = await run('shoot -g C -f 9 --hw 2 --target-grade B --seed a');
    expect(against).toMatchObject({ code: 2, stderr: expect.stringContaining('--house none does without') });
    expect((await run('shoot -g C -f 9 --hw 2 --house none --seed a')).code).toBe(0);
  });

  test('an example is shown only if it has what is missing', async () => {
    const { stderr } = await run('artillery --weapon mortar --rings 1 --target-figures 4 --target-leaders 1');
    expect(stderr).toContain('--target-grade');
    expect(stderr).toContain('wg help artillery --all lists the flags');
  });
});

describe('what cannot be house rules', () => {
  test.each([
    '{"house":{"ruleset":"battleground"},"id":"a","at":"b"}',
    '{"house":{"ruleset":"battleground","cells":null,"rulings":null,"optional":null},"id":"a","at":"b"}',
    '{"house":[1],"id":"a","at":"b"}',
    '{"house":5,"id":"a","at":"b"}',
  ])('a line %s of a log leaves those before it in force', async (damaged) => {
    await run(`game house ${club(WOODS)}`);
    appendFileSync(log(), `${damaged}\n`);
    expect(step(await run(`${SHOT} --json`), 'cover')).toMatchObject({ value: 3 });
    expect(await run('game')).toMatchObject({ code: 0, stdout: expect.stringContaining('Thursday club') });
  });

  test('a device, a folder and a file without end are no file of rules', async () => {
    for (const [path, why] of [
      ['/dev/zero', 'neither a file nor a folder'],
      ['/dev/null', 'neither a file nor a folder'],
      [state.path, 'it is a folder: EISDIR'],
    ]) {
      expect(await run(`${SHOT} --house ${path}`)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(why!),
      });
    }
  });

  test('the same thing twice, however it is spelt', async () => {
    const twice = async (text: string) => (await run(`${SHOT} --house ${club(text)}`)).stderr;
    expect(await twice('rulings: { R3: 2, "bg:R3": 1 }\n')).toContain('bg:R3 stands here twice');
    const cells = 'cells:\n  terrain-cover: { woods: 2 }\n  bg:table.terrain-cover: { woods: 3 }\n';
    expect(await twice(cells)).toContain('woods stands here twice');
  });

  test('a file that is empty, or nested without end', async () => {
    expect((await run(`${SHOT} --house ${club('')}`)).stderr).toContain('is empty');
    expect((await run(`${SHOT} --house ${club('['.repeat(40_000))}`)).stderr).toContain('nested too deeply');
  });
});

describe('nothing typed behind game, rules or rulesets is passed over', () => {
  test.each([
    'game --seed x',
    'game --odds',
    'game house none --house x',
    'rules R3 --repeat 2',
    'rulesets --house x',
  ])('wg %s', async (line) => {
    expect(await run(line)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('means nothing to wg'),
    });
  });

  test('the rules of a game cannot be kept without its log', async () => {
    expect((await run('game house none --no-log')).code).toBe(2);
  });

  test('no place has control characters in its name', async () => {
    const { code, stderr } = await wg(['smoke', '--artillery', '--where', 'a\u001b[31mb\u0007\nc'], {
      env: { XDG_STATE_HOME: state.path },
    });
    expect(code).toBe(2);
    expect(stderr).toContain('without control characters');
    expect(stderr.includes('\u001b') || stderr.includes('\u0007')).toBe(false);
  });
});

test('the house rules of a game stand under their name when it tells how it stands', async () => {
  const file = club('name: Thursday club\nrulings:\n  R68: 2\n');
  const { stdout } = await run(`game start Tidy -r bg --house ${file}`);
  expect(stdout).toContain('\n  house rules of Thursday club:\n    bg:R68 is played by option 2\n\n');
});
