import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { type Answers, player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

/** `wg roster new` asks a roster together, and writes it as wg roster load reads it. */

const TERMINAL = { stdinIsTTY: true, stderrIsTTY: true };

let machine: Machine;
let file: string;
beforeEach(() => {
  machine = new Machine();
  file = join(machine.path, 'club.yaml');
});
afterEach(() => machine.clean());

async function asks(line: string, answers: Answers) {
  const { prompts, asked } = player(answers);
  return { ...(await machine.type(line, { ...TERMINAL, prompts })), asked };
}

const ROSTER: Answers = {
  system: 'battleground',
  texts: ['Axis,Allies', '1 Gruppe', 'Panzer IV', '', '2 Section', ''],
  picks: ['infantry', 'vehicle', 'infantry'],
  fields: { grade: 'B', figures: '6', vehicle: 'medium-tank', gun: 'heavy-gun', leaders: '1' },
};

test('it asks the rules, the sides, and unit by unit what it is; what it wrote can be loaded', async () => {
  const { code, stdout, asked } = await asks(`roster new ${file}`, ROSTER);
  expect(code).toBe(0);
  expect(asked.slice(0, 4)).toEqual([
    'system',
    'The sides [Axis,Allies]',
    'Axis: name of the first unit (Enter alone: no more)',
    expect.stringMatching(/^What is 1 Gruppe\? infantry \| vehicle/),
  ]);
  expect(asked).toContain('Axis: name of the next unit (Enter alone: no more)');
  expect(stdout.replace(/\s+/g, ' ')).toContain(`3 units in ${file}: wg roster load ${file} puts them into`);
  await machine.told(`roster load ${file} -r bg --game caen`);
  const { units } = await machine.json<{ units: { name: string; side: string; says: string }[] }>(
    'roster -r bg --game caen',
  );
  expect(units.map(({ name, side, says }) => `${side}: ${name}: ${says}`)).toEqual([
    'Axis: 1 Gruppe: grade B, 6 figures',
    expect.stringMatching(/^Axis: Panzer IV: medium tank/),
    'Allies: 2 Section: grade B, 6 figures',
  ]);
});

test('what was ticked is asked for, a mark that lasts too, and only what was said stands in the file', async () => {
  const { code } = await asks(`roster new ${file} -r bg`, {
    texts: ['Axis,Allies', '1 Gruppe', '', ''],
    picks: ['infantry'],
    more: ['leaders', 'smoke', 'dugIn'],
    fields: { figures: '6', grade: 'B', leaders: '1' },
  });
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(
    [
      'ruleset: battleground',
      'sides:',
      '  Axis:',
      '    - name: 1 Gruppe',
      '      grade: B',
      '      figures: 6',
      '      leaders: 1',
      '      smoke: true',
      '      dug-in: true',
      '',
    ].join('\n'),
  );
});

test('names are as they were typed, and each is one unit', async () => {
  const { asked } = await asks(`roster new ${file} -r bg`, {
    ...ROSTER,
    texts: ['RED devils,the Blues', 'O\'Neill: "A"  #1', 'o\'neill: "a" #1', 'b', '', ''],
    picks: ['infantry', 'infantry'],
  });
  expect(asked).toContain('wrong: There is a unit O\'Neill: "A"  #1 already.');
  await machine.told(`roster load ${file} -r bg --game caen`);
  const { units } = await machine.json<{ units: { name: string; side: string }[] }>(
    'roster -r bg --game caen',
  );
  expect(units.map(({ name, side }) => [name, side])).toEqual([
    ['O\'Neill: "A"  #1', 'RED devils'],
    ['b', 'RED devils'],
  ]);
});

test('in a game it asks neither for the rules nor for the sides', async () => {
  await machine.told('game start Caen -r bg --sides Poles,Germans');
  const { code, asked } = await asks(`roster new ${file}`, {
    ...ROSTER,
    texts: ['1 Pluton', '', ''],
    picks: ['infantry'],
  });
  expect(code).toBe(0);
  expect(asked[0]).toBe('Poles: name of the first unit (Enter alone: no more)');
  await machine.told(`roster load ${file}`);
});

test('what cannot stand together is told, and asked anew', async () => {
  const leaders = ['3', '1'];
  const fields = {
    figures: '2',
    grade: 'B',
    get leaders() {
      return leaders.shift()!;
    },
  };
  const { code, asked } = await asks(`roster new ${file} -r bg`, {
    texts: ['Axis,Allies', '1 Gruppe', '', '', ''],
    picks: ['infantry'],
    more: ['leaders'],
    fields,
  });
  expect(code).toBe(0);
  expect(asked.some((question) => /leaders.*Enter: told anew/.test(question))).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('leaders: 1');
});

describe('the file', () => {
  test('has a name of its own where none is typed', async () => {
    const { asked } = await asks('roster new -r bg', { ...ROSTER, texts: [...ROSTER.texts!, file] });
    expect(asked.at(-1)).toMatch(/^The file \[bg-roster(-\d+)?\.yaml\]$/);
    expect(existsSync(file)).toBe(true);
  });

  test('is never one that is there, unless that is said', async () => {
    writeFileSync(file, 'mine');
    const { code, stderr, asked } = await asks(`roster new ${file} -r bg`, ROSTER);
    expect({ code, asked }).toEqual({ code: 1, asked: [] });
    expect(stderr).toMatch(/is there already\.\s+--force overwrites it\./);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await asks(`roster new ${file} -r bg --force`, ROSTER)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('1 Gruppe');
  });

  test('is asked for again where its name is taken', async () => {
    writeFileSync(file, 'mine');
    const other = join(machine.path, 'other.yaml');
    const { asked } = await asks('roster new -r bg', { ...ROSTER, texts: [...ROSTER.texts!, file, other] });
    expect(asked.at(-1)).toMatch(/^wrong: .*is there already\.$/);
    expect(existsSync(other)).toBe(true);
  });

  test('is not written where no unit was told', async () => {
    const { code } = await asks(`roster new ${file} -r bg`, { texts: ['Axis,Allies', '', ''] });
    expect({ code, there: existsSync(file) }).toEqual({ code: 1, there: false });
  });

  test('with --json is told to scripts', async () => {
    const { stdout } = await asks(`roster new ${file} -r bg --json`, ROSTER);
    expect(JSON.parse(stdout)).toEqual({
      file,
      ruleset: 'battleground',
      sides: ['Axis', 'Allies'],
      units: 3,
    });
  });
});

describe('without a terminal', () => {
  test.each([
    ['', {}],
    [' --no-input', TERMINAL],
    [' --json', {}],
  ] as const)('it ends with 4, and says what to type%s', async (flags, world) => {
    const { code, stdout, stderr } = await machine.type(`roster new ${file} -r bg${flags}`, world);
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr.replace(/\s+/g, ' ')).toContain('wg roster load <file>');
  });
});

test.each(SYSTEMS.map(({ id, short }) => [id, short]))(
  '%s: each kind of unit can be told',
  async (_id, short) => {
    const { kinds } = await machine
      .json<{ kinds: { kind: string; profile: { name: string; required: boolean }[] }[] }>(
        `roster kinds -r ${short}`,
      )
      .then((of) => (Array.isArray(of) ? { kinds: of } : of));
    expect(kinds.length).toBeGreaterThan(0);
    for (const { kind } of kinds) {
      const path = join(machine.path, `${short}-${kind}.yaml`);
      const fields = new Proxy(
        {},
        { get: (_, name) => KNOWN[`${short} ${String(name)}`] ?? KNOWN[String(name)] ?? '1' },
      );
      const { code, stderr } = await asks(`roster new ${path} -r ${short}`, {
        texts: ['Axis,Allies', 'Able', '', ''],
        picks: [kind],
        fields,
      });
      expect({ code, kind, stderr }).toEqual({ code: 0, kind, stderr: '' });
      await machine.told(['roster', 'load', path, '-r', short, '--game', `of-${kind}`]);
    }
  },
);

/** What is told of units where it has to be. */
const KNOWN: Readonly<Record<string, string>> = {
  grade: 'C',
  figures: '6',
  vehicle: 'truck',
  'bg type': 'nest',
  'wrg type': 'truck',
  level: 'green',
  unit: 'squad:4-6-4',
  weapon: 'gun',
};
