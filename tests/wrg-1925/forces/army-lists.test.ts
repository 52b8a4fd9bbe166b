import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { defenceIn, supportIn } from '../../../rulesets/wrg-1925/forces/defences.js';
import { itemIn } from '../../../rulesets/wrg-1925/forces/items.js';
import { mistakeIn } from '../../../rulesets/wrg-1925/forces/mistakes.js';
import { points } from '../../../rulesets/wrg-1925/forces/points.js';
import { readValue } from '../../../src/engine/inputs/values.js';
import { wg } from '../../support/cli.js';

const folder = mkdtempSync(join(tmpdir(), 'wg-army-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'army.yaml');

/** What `wg points` answers for an army in a file. */
async function priced(text: string, ...flags: string[]) {
  writeFileSync(path, text);
  return wg(['points', '--list', path, '--no-log', ...flags]);
}
async function wrongAt(text: string): Promise<string> {
  const { code, stdout, stderr } = await priced(text, '--json');
  expect({ code, stdout }, stderr).toEqual({ code: 2, stdout: '' });
  const { error } = JSON.parse(stderr);
  expect(error.code, text).toBe('bad-value');
  expect(error.message.startsWith(`${path}:`), error.message).toBe(true);
  return `${error.message.slice(path.length + 1)}${error.hint ? ` ${error.hint}` : ''}`;
}

const ITEMS = 'men, weapons or vehicles, such as "6 x rifle, grenades" or "afv 25, afv-gun; cpl, smg"';
const DEFENCES = 'field defences, such as "bunker 5", "trench 250 mm", "ap-mines 20 m" or "2 x fougasse"';

describe('an item', () => {
  test('is men with a rank and what they carry, however it is typed', () => {
    const men = {
      n: 1,
      rank: 'lcpl',
      things: [
        { name: 'lmg-belt', n: 1 },
        { name: 'grenade', n: 1 },
      ],
    };
    for (const typed of [
      'lcpl, lmg-belt, grenades',
      'Lance Corporal with LMG belt and grenades',
      '1 x lmg belt, grenade, lance-corporal',
    ]) {
      const { men: found } = itemIn(typed);
      expect(
        { ...found, things: [...found!.things].sort((a, b) => (a.name < b.name ? 1 : -1)) },
        typed,
      ).toEqual(men);
    }
    expect(itemIn('6 rifles')).toEqual(itemIn('6 x rifle'));
    expect(itemIn('6x rifle')).toEqual(itemIn('6 x rifle'));
  });

  test.each([
    ['detector', 'mine-detector'],
    ['bangalore-torpedo', 'bangalore'],
    ['2 Bangalore torpedoes', 'bangalore'],
    ['satchel', 'satchel-charge'],
    ['anti-tank gun', 'gun'],
  ])('%s is another way to say %s', (typed, name) => {
    const { men, things } = itemIn(typed);
    expect((men?.things ?? things)!.map((thing) => thing.name)).toEqual([name]);
  });

  test.each([
    ['half-track 5', 'soft'],
    ['3 lorries 3', 'soft'],
    ['tank 30', 'afv'],
  ])('%s is priced as %s', (typed, name) => {
    expect(itemIn(typed).vehicle?.name).toBe(name);
  });

  test('is a vehicle with its weapons and its crew', () => {
    expect(itemIn('2 x afv 25.5 tons, 2 x mg-turret; cpl, smg; 2 x pistol')).toMatchObject({
      n: 2,
      vehicle: {
        name: 'afv',
        tons: 25.5,
        things: [{ name: 'mg-turret', n: 2 }],
        crew: [{ rank: 'cpl' }, { n: 2, things: [{ name: 'pistol' }] }],
      },
    });
  });

  test.each([
    ['', ITEMS],
    ['rifle,', ITEMS],
    ['6 x riffle', ITEMS],
    ['0 x rifle', 'a count from 1 to 999'],
    ['1000 x rifle', 'a count from 1 to 999'],
    ['cpl, sgt', 'one rank for each man'],
    ['rifle, rifle', 'each thing once for each man'],
    ['man, 2 x rifle', 'one rifle for each man'],
    ['mg-turret', 'mg-turret on a vehicle, as in "afv 25, mg-turret"'],
    ['mg-vehicle', 'mg-pintle on a vehicle, as in "afv 25, mg-pintle"'],
    ['fougasse 1', 'no field defences: fougasse goes with --defence, or under defences in a file'],
    ['2 x bunker 5', 'no field defences: bunker goes with --defence, or under defences in a file'],
    ['rifle, emplaced', '"emplaced" for heavy weapons and vehicles'],
    ['rifle; smg', 'a semicolon only behind a vehicle, before its crew'],
    ['afv', 'the weight of afv in tons from 0.1 to 200, as in "afv 25"'],
    ['afv 0', 'the weight of afv in tons from 0.1 to 200, as in "afv 25"'],
    ['afv 1000', 'the weight of afv in tons from 0.1 to 200, as in "afv 25"'],
    ['afv 2.555', 'the weight of afv in tons from 0.1 to 200, as in "afv 25"'],
    ['soft', 'the load of soft in tons from 0 to 200, as in "soft 3"'],
    ['horse 3', 'no weight for horse'],
    ['afv 5, rifle', 'the crew of a vehicle behind a semicolon, as in "afv 25, afv-gun; cpl, smg"'],
    ['afv 5; cpl, mg-turret', 'mg-turret on the vehicle, before the first semicolon'],
    ['afv 5;', ITEMS],
    ['rifle, afv 5', ITEMS],
    ['rifle, horse', 'a vehicle at the beginning of an item of its own'],
    ['__proto__', ITEMS],
    ['constructor', ITEMS],
  ])("'%s' takes %s", (typed, takes) => {
    expect(mistakeIn(typed, itemIn)?.takes).toBe(takes);
  });

  test.each([
    ['bunker', 'a size, as in "bunker 5"'],
    ['bunker 0', 'a size, as in "bunker 5"'],
    ['bunker 5 mm', 'bunker as in "bunker 5"'],
    ['trench 20 m', 'trench as in "trench 250 mm"'],
    ['trench 20 x 20', 'a width for belts of mines and wire alone'],
    ['ap-mines 20 x 0', 'a width for belts of mines and wire alone'],
    ['fougasse 3', 'fougasse without a size'],
    ['moat 3', DEFENCES],
    ['bangalore', 'field defences alone: bangalore goes with --item, or under items in a file'],
    ['12', DEFENCES],
    ['toString', DEFENCES],
  ])("the field defence '%s' takes %s", (typed, takes) => {
    expect(mistakeIn(typed, defenceIn)?.takes).toBe(takes);
  });

  test('periods of off-table fire are at least one, single, doubled or trebled', () => {
    expect(supportIn('3 periods, trebled')).toEqual({ periods: 3, shares: 3 });
    for (const typed of ['', '0', 'doubled', '3 periods, quadrupled'])
      expect(mistakeIn(typed, supportIn), typed).toBeDefined();
  });
});

describe('an army in a file', () => {
  test('the sample in the repository works as it stands', async () => {
    const sample = fileURLToPath(new URL('../../../examples/army.yaml', import.meta.url));
    const { code, stdout, stderr } = await wg(['points', '--list', sample, '--no-log', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { result, steps } = JSON.parse(stdout);
    const groups = steps.filter(({ id }: { id: string }) => id === 'group');
    expect(groups.map(({ value }: { value: number }) => value)).toEqual([
      40 + 34 + 40,
      27 + 22 + 102 + 30,
      20 + 40 + 60,
      60 + 80 + 27 + 15 + 10 + 20 + 15,
    ]);
    const doubled = 2 * (114 + 181 + 120);
    expect(result.points).toBe(doubled + 227 + 50 + 50 + 20 + 12 + 6 + 30 + 300);
  });

  test('may be JSON, and is echoed as it stands', async () => {
    const army = { side: 'Reds', groups: [{ name: 'A', items: ['2 x rifle'] }], 'off-table': [2] };
    const { stdout } = await priced(JSON.stringify(army), '--json');
    expect(JSON.parse(stdout)).toMatchObject({ input: { list: army }, result: { points: 130 } });
  });

  test('its groups are told apart by name, and the side stands by the sum', async () => {
    const { stdout } = await priced('side: Reds\ngroups:\n  - name: A\n    items: [rifle]\n');
    expect(stdout).toContain('A: 1 rifle at 5 points');
    expect(stdout).toContain('Reds: 15 points in all');
  });

  const GROUP = 'groups:\n  - name: A\n    items:\n      - rifle\n';
  test.each([
    [
      'a wrong weapon',
      `${GROUP}      - 6 x riffle\n`,
      "5:9: '6 x riffle' cannot stand here",
      'Did you mean rifle?',
    ],
    ['a wrong name', `${GROUP}defense: []\n`, "5:1: there is no 'defense' here", 'side, defender'],
    ['a wrong name in a group', `${GROUP}    start: later\n`, "5:5: there is no 'start' here", 'starts?'],
    ['a wrong start', `${GROUP}    starts: latr\n`, '5:13: a group starts on-table', 'Did you mean later?'],
    ['a group without items', 'groups:\n  - name: A\n', '2:5: A has no items', ''],
    ['a group without a name', 'groups:\n  - items: [rifle]\n', '2:5: a group has a name', ''],
    ['two groups of one name', `${GROUP}  - name: A\n    items: []\n`, "5:11: 'A' stands here twice", ''],
    ['no group', 'groups:\n  - rifle\n', '2:5: a group was expected', ''],
    ['groups that are no list', 'groups: A\n', '1:9: a list was expected here', ''],
    ['items that are no list', 'groups:\n  - name: A\n    items: rifle\n', '3:12: a list was expected', ''],
    ['an item that is no line', 'groups:\n  - name: A\n    items:\n      - [x]\n', '4:9: a line of text', ''],
    ['a defender of some kind', 'defender: often\n', '1:11: defender is true or false', ''],
    [
      'a group whose name is a number',
      'groups:\n  - name: 5\n    items: []\n',
      '2:11: the name of a group is text',
      'quotes',
    ],
    ['an empty name', 'groups:\n  - name: ""\n    items: []\n', '2:11: the name of a group has 1 to 40', ''],
    ['a long name', `side: ${'x'.repeat(41)}\n`, '1:7: the name of a side has 1 to 40', ''],
    ['a second document', `${GROUP}---\n${GROUP}`, '5:1: a second document begins here', ''],
    ['a side without a name', 'side: 3\n', '1:7: the name of a side', ''],
    [
      'a wrong field defence',
      `${GROUP}defences:\n  - bunkr 5\n`,
      "6:5: 'bunkr 5' cannot stand here",
      'bunker?',
    ],
    ['a wrong period', `${GROUP}off-table:\n  - often\n`, "6:5: 'often' cannot stand here", 'periods of'],
    ['no army', '- rifle\n', '1:1: an army was expected', ''],
    ['no YAML', 'groups: [\n', '2:1: ', ''],
  ])('%s is told with line and column', async (_, text, place, more) => {
    const told = await wrongAt(text);
    expect(told.slice(0, place.length)).toBe(place);
    expect(told).toContain(more);
  });

  test('what would steer a terminal is not repeated', async () => {
    const { code, stderr } = await priced('"a\\e[31m": 1\n');
    expect(code).toBe(2);
    expect(stderr).not.toContain('\u001b');
  });

  test('a file that is not there is told once', async () => {
    const { code, stderr } = await wg(['points', '--list', join(folder, 'none.yaml'), '--no-log']);
    expect({ code, told: stderr.match(/none\.yaml/g) }).toEqual({ code: 2, told: ['none.yaml'] });
    expect(stderr.match(/cannot be read/g)).toHaveLength(1);
  });

  test('wrg:option.4 who is the defender stands in the file, and nowhere beside it', async () => {
    const { stdout } = await priced(`defender: true\n${GROUP}`, '--json');
    const { input } = JSON.parse(stdout) as { input: { list: object } };
    expect(input).not.toHaveProperty('defender');
    expect(input.list).toMatchObject({ defender: true });
    expect((await priced(GROUP, '--defender')).stderr).toContain('it stands in the file');
  });

  test.each([
    ['a file without a name', ['--list', ''], 'The army list cannot be read: no file is named'],
    ['a file that is not there', ['--list', '/nowhere/a.yaml'], 'there is no such file'],
  ])('%s', async (_name, argv, says) => {
    const { code, stderr } = await wg(['points', ...argv, '--no-log']);
    expect({ code, told: stderr.includes(says) }, stderr).toEqual({ code: 2, told: true });
  });

  test('it is priced by the house rules of the game', async () => {
    const own = join(folder, 'house.yaml');
    writeFileSync(own, 'ruleset: wrg-1925\ncells:\n  troop-points:\n    rifle: 7\n');
    const { stdout } = await priced(GROUP, '--house', own, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      result: { points: 17 },
      house: { 'wrg:table.troop-points/rifle': 7 },
    });
  });
});

test('a wrong item on the command line is told with its flag and a guess', async () => {
  const { code, stderr } = await wg(['points', '--item', '6 x riffle', '--no-log']);
  expect(code).toBe(2);
  expect(stderr).toContain("--item cannot be '6 x riffle'");
  expect(stderr).toContain('Did you mean rifle?');
});

test('at a prompt a file is named, and items stand on one line with strokes between them', () => {
  const { list, item } = points.inputs;
  expect(readValue('list', list, 'army.yaml')).toBe('army.yaml');
  expect(() => readValue('list', list, ' ')).toThrow('list cannot be');
  expect(readValue('item', item, '6 x rifle, grenades / cpl, smg')).toEqual([
    '6 x rifle, grenades',
    'cpl, smg',
  ]);
  expect(() => readValue('item', item, 'rifle / riffle')).toThrow("'riffle'");
});
