import { expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { metavar } from '../../src/cli/line/flags.js';
import { VERSION } from '../../src/log/version.js';
import type { ResultField } from '../../src/rules/action.js';
import type { Field } from '../../src/rules/field.js';
import { line, wg, words } from '../support/cli.js';
import { ACTIONS, actionNamed } from '../support/systems.js';

/** The names and shapes that /CONTRACT promises to scripts. */

type Json = Record<string, unknown>;

interface Step {
  id: string;
  clause: string;
  value: unknown;
  text: string;
  dice?: { name: string; faces: unknown[] }[];
  ruling?: string;
  house?: boolean;
}

/** The one JSON document that a command line answers with. */
async function json<T = Json>(text: string): Promise<T> {
  const { code, stdout, stderr } = await line(`${text} --json`);
  expect(stderr, text).toBe('');
  expect(code, text).toBe(0);
  expect(stdout.endsWith('\n') && stdout.indexOf('\n') === stdout.length - 1, 'one line').toBe(true);
  return JSON.parse(stdout) as T;
}

/** The rows of a command line with `--repeat`. */
async function rows(text: string): Promise<string[]> {
  const { code, stdout, stderr } = await line(`${text} --json`);
  expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
  expect(stdout.endsWith('\n'), 'the last row is whole').toBe(true);
  return stdout.trimEnd().split('\n');
}

/** Every example of every action, with its system. */
const EXAMPLES = ACTIONS.flatMap(({ system, action }) =>
  action.examples.map(([text]) => ({ text: `${text} -r ${system.id}`, system, action })),
);
const ROLLED = EXAMPLES.filter(({ text }) => !/--(odds|repeat|brief)\b|^wg odds/.test(text));

const RESOLUTION = [
  'wg',
  'ruleset',
  'action',
  'rng',
  'seed',
  'index',
  'input',
  'rulings',
  'steps',
  'result',
] as const;
const ODDS = ['wg', 'ruleset', 'action', 'rng', 'input', 'rulings', 'odds'] as const;

/** What a value of this result field may be: a word of its order as JSON writes it, or a number, or a list. */
function fits(value: unknown, { order }: ResultField): boolean {
  if (order) return order.includes(String(value));
  return typeof value === 'number' ? Number.isFinite(value) : Array.isArray(value);
}

test('every example of every action is a resolution with the promised parts, in their order', async () => {
  expect(ROLLED.length).toBeGreaterThan(15);
  for (const { text, system, action } of ROLLED) {
    const of = await json(text);
    const { effects, ...promised } = of;
    expect(Object.keys(promised), text).toEqual(RESOLUTION);
    // What the action did to the table stands last.
    if (effects !== undefined) expect(Object.keys(of).at(-1), text).toBe('effects');
    expect(of, text).toMatchObject({ wg: VERSION, ruleset: system.id, action: action.name, index: 0 });
    if (text.includes('--dice ')) expect(of, text).toMatchObject({ rng: 'entered', seed: null });
    else expect(of, text).toMatchObject({ rng: 'alea/wg1', seed: expect.stringMatching(/^.{1,64}$/) });
  }
});

test('input holds what was given and every default, and nothing else', async () => {
  for (const { text, action } of ROLLED) {
    const { input } = await json<{ input: Json }>(text);
    const fields = Object.entries(action.inputs as Record<string, Field>);
    for (const [name, field] of fields) {
      if (field.default !== undefined) expect(input, text).toHaveProperty(name);
      if (field.kind === 'switch') expect(typeof input[name], `${text}: ${name}`).toBe('boolean');
    }
    for (const name of Object.keys(input)) expect(Object.keys(action.inputs), text).toContain(name);
  }
  const { input } = await json<{ input: Json }>('wg shoot -g c -f 09 --target-on-road --range 3.5');
  expect(input).toMatchObject({ grade: 'C', figures: 9, leaders: 0, targetOnRoad: true, range: 3.5 });
  expect(input).not.toHaveProperty('targetFigures');
});

test('every step has id, clause, value and text, and dice, ruling and house only where they apply', async () => {
  for (const { text, system } of ROLLED) {
    const { book } = await system.book();
    const { steps, rulings } = await json<{ steps: Step[]; rulings: Json }>(text);
    expect(steps.length, text).toBeGreaterThan(0);
    for (const step of steps) {
      const optional = ['dice', 'ruling', 'house'].filter((part) => part in step);
      expect(Object.keys(step), text).toEqual(['id', 'clause', 'value', 'text', ...optional]);
      expect(step.id, text).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(Object.keys(book.clauses), text).toContain(step.clause);
      expect(step.value, `${text}: ${step.id}`).not.toBeUndefined();
      expect(step.text, text).toMatch(/^[ -~]+$/);
      if (step.ruling !== undefined) expect(rulings, text).toHaveProperty([step.ruling]);
      if ('house' in step) expect(step.house, text).toBe(true);
      for (const thrown of step.dice ?? []) {
        expect(Object.keys(thrown), text).toEqual(['name', 'faces']);
        expect(thrown.faces.length, text).toBeGreaterThan(0);
      }
    }
  }
});

test('every result holds only fields that its action declares, of the declared kind', async () => {
  for (const { text, action } of ROLLED) {
    const { result } = await json<{ result: Json }>(text);
    expect(Object.keys(result).length, text).toBeGreaterThan(0);
    for (const [name, value] of Object.entries(result)) {
      const field = action.result[name];
      expect(field, `${text}: ${name}`).toBeDefined();
      expect(fits(value, field!), `${text}: ${name} is ${JSON.stringify(value)}`).toBe(true);
    }
  }
});

const RESULTS: readonly (readonly [text: string, result: Json])[] = [
  [
    'wg draw-card --new --dice card=5H --sides "Axis,Allies"',
    {
      cards: [{ card: '5H', side: 'Allies', act: 'shoot', units: 'all' }],
      turn: 1,
      turnOver: false,
      left: 53,
    },
  ],
  [
    'wg draw-card --new --dice card=jk',
    { cards: [{ card: 'JK', side: null, act: null, units: 'none' }], turn: 1, turnOver: true, left: 53 },
  ],
  [
    'wg draw-card --new --count 2 --dice card=AS,2S',
    {
      cards: [
        { card: 'AS', side: 'Axis', act: 'move', units: 'one' },
        { card: '2S', side: 'Axis', act: 'move', units: 'none' },
      ],
      turn: 1,
      turnOver: false,
      left: 52,
    },
  ],
  [
    'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice "white=5,6,1,3,4,4 blue=5,1 red=6,1,2"',
    { hits: 1 },
  ],
  ['wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice "5 6 1 3 4 4 / 5 1 / 6 1 2"', { hits: 1 }],
  [
    'wg shoot -g C -f 4 --target-figures 7 --dice "1 2"',
    { hits: 0, casualties: 0, leadersLost: 0, heavyWeaponsLost: 0 },
  ],
  ['wg shoot -g C -f 4 --at truck --armour 1 --dice "white=2,3 red=2"', { hits: 0, state: 'undamaged' }],
  [
    'wg shoot -g C -f 4 --at truck --armour 1 --damage both --dice "white=2,3 red=2"',
    { hits: 0, state: 'both' },
  ],
  ['wg vehicle-damage --hits 3 --dice 6', { state: 'destroyed' }],
  ['wg charge -g C -f 4 --target-figures 4 --distance 1 --dice "2 2"', { outcome: 'refused' }],
  [
    'wg melee --attackers 2 --defenders 1 --dice "attacker=5 defender=3"',
    { winner: 'attacker', how: 'eliminated', attackers: 2, defenders: 0 },
  ],
  ['wg move --dice 4', { inches: 4, immobilised: false }],
];

test.each(RESULTS)('%s answers with exactly the promised result', async (text, result) => {
  const of = await json<{ result: Json; ruleset: string }>(text);
  expect(of.ruleset).toBe('battleground');
  expect(of.result).toEqual(result);
});

test('rulings holds the rulings that were met, with the option played, and no others', async () => {
  const text = 'wg shoot -g C -f 9 --seed x --ruling bg:R3=2';
  const onRoad = await json<{ rulings: Json; steps: Step[] }>(`${text} --target-on-road`);
  expect(onRoad.rulings).toMatchObject({ 'bg:R3': 2, 'bg:R1': 1 });
  expect(onRoad.steps.find(({ id }) => id === 'road')).toMatchObject({ ruling: 'bg:R3', house: true });
  expect((await json<{ rulings: Json }>(text)).rulings).not.toHaveProperty(['bg:R3']);
});

test('dice may be given by name in any order, or by position', async () => {
  const shot = 'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice';
  const forms = [
    '"red=6,1,2 blue=5,1 white=5,6,1,3,4,4"',
    '"5 6 1 3 4 4 5 1 6 1 2"',
    '"5,6,1,3,4,4/5,1/6,1,2"',
  ];
  const byName = await json(`${shot} "white=5,6,1,3,4,4 blue=5,1 red=6,1,2"`);
  for (const form of forms) expect(await json(`${shot} ${form}`), form).toEqual(byName);
});

test('the same seed gives the same bytes, and seeds that look alike give different dice', async () => {
  const shot = (seed: string) => line(`wg shoot -g C -f 12 -w 2 -c heavy --json --seed ${seed}`);
  const dice = async (seed: string) =>
    (JSON.parse((await shot(seed)).stdout) as { steps: Step[] }).steps.flatMap((step) => step.dice ?? []);
  expect(await shot('a')).toEqual(await shot('a'));
  const seen = new Set<string>();
  for (const seed of ['1', '11', '111', '01', 'a', '\u0161']) seen.add(JSON.stringify(await dice(seed)));
  expect(seen.size).toBe(6);
});

test('the dice of a seed are those of every machine and every version with this generator', async () => {
  const { rng, steps } = await json<{ rng: string; steps: Step[] }>(
    'wg shoot -g C -f 9 -w 2 -c medium --dug-in --seed x',
  );
  expect(rng).toBe('alea/wg1');
  expect(steps.flatMap((step) => step.dice ?? [])).toEqual([
    { name: 'white', faces: [5, 1, 5, 4, 4] },
    { name: 'blue', faces: [2, 4] },
    { name: 'red', faces: [1, 4, 4] },
  ]);
});

test('without a seed every roll has a fresh one, and that seed gives the same roll again', async () => {
  const first = await json<{ seed: string }>('wg shoot -g C -f 9');
  const second = await json<{ seed: string }>('wg shoot -g C -f 9');
  expect(second.seed).not.toBe(first.seed);
  expect(await json(`wg shoot -g C -f 9 --seed ${first.seed}`)).toEqual(first);
});

test('--repeat gives a row for each repetition, numbered from 0', async () => {
  const found = await rows('wg shoot -g C -f 9 -c light --seed s --repeat 15');
  expect(found).toHaveLength(15);
  found.forEach((row, index) => {
    const of = JSON.parse(row) as Json;
    expect(Object.keys(of)).toEqual([...RESOLUTION, 'effects']);
    expect(of).toMatchObject({ index, seed: 's' });
  });
  expect(new Set(found.map((row) => JSON.stringify((JSON.parse(row) as Json).steps))).size).toBeGreaterThan(
    5,
  );
});

test('--repeat 5 --from 10 gives rows 10 to 14 of --repeat 15, and --from 12 alone the row 12', async () => {
  for (const text of [
    'wg shoot -g C -f 9 -c light --seed s',
    'wg melee --attackers 4 --defenders 4 --seed s',
  ]) {
    const all = await rows(`${text} --repeat 15`);
    expect(await rows(`${text} --repeat 5 --from 10`)).toEqual(all.slice(10));
    expect(await rows(`${text} --from 12`)).toEqual([all[12]]);
    expect(await rows(`${text} --repeat 1`)).toEqual([all[0]]);
    expect(await rows(text)).toEqual([all[0]]);
  }
});

/** A fraction as `--odds` writes it. */
function fraction(text: string): [bigint, bigint] {
  const [, above, below = '1'] = text.match(/^(\d+)(?:\/(\d+))?$/) ?? [];
  if (above === undefined) throw new Error(`'${text}' is no fraction`);
  return [BigInt(above), BigInt(below)];
}

interface OddsAnswer {
  rulings: Json;
  odds: {
    outcomes: { result: Json; probability: number; fraction: string }[];
    mean: Record<string, number>;
  };
}

const ASKED_ODDS = [
  'wg odds shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in',
  'wg odds shoot -g B -f 4 --target-figures 7 --target-leaders 1 --target-grade C',
  'wg odds shoot --weapon heavy-gun --at medium-tank --flank',
  'wg odds vehicle-damage --hits 2',
  'wg odds charge -g C -f 9 --target-figures 5 --distance 7',
  'wg odds melee --attackers 5 --defenders 4 --dug-in',
  'wg odds move --type tank',
  'wg odds draw-card',
];

test.each(ASKED_ODDS)(
  '%s --json has the promised parts, and its fractions add up to exactly 1',
  async (text) => {
    const of = await json<OddsAnswer & Json>(text);
    expect(Object.keys(of)).toEqual(ODDS);
    expect(of.rng).toBe('exact');
    expect(Object.keys(of.odds)).toEqual(['outcomes', 'mean']);
    let [sum, below] = [0n, 1n];
    for (const outcome of of.odds.outcomes) {
      expect(Object.keys(outcome)).toEqual(['result', 'probability', 'fraction']);
      const [a, b] = fraction(outcome.fraction);
      expect(a > 0n, 'no outcome that cannot come').toBe(true);
      expect(outcome.probability).toBeCloseTo(Number((a * 10n ** 17n) / b) / 1e17, 14);
      sum = sum * b + a * below;
      below *= b;
    }
    expect(sum).toBe(below);
    const results = of.odds.outcomes.map(({ result }) => JSON.stringify(result));
    expect(new Set(results).size, 'every result once').toBe(results.length);
  },
);

test.each(ASKED_ODDS)('%s lists its outcomes in ascending order, with their mean', async (text) => {
  const { odds } = await json<OddsAnswer>(text);
  const action = actionNamed('battleground', words(text)[2]!);
  const rank = (name: string, value: unknown) =>
    action.result[name]?.order?.indexOf(String(value)) ?? (typeof value === 'number' ? value : 0);
  const fields = Object.keys(action.result).filter(
    (name) => typeof odds.outcomes[0]!.result[name] !== 'object',
  );
  if (!fields.length || text.includes('draw-card')) expect(odds.outcomes.length).toBeGreaterThan(50);
  else {
    const keys = odds.outcomes.map(({ result }) => fields.map((name) => rank(name, result[name])));
    const before = (a: number[], b: number[]) => {
      const i = a.findIndex((n, k) => n !== b[k]);
      return i >= 0 && a[i]! < b[i]!;
    };
    keys.slice(1).forEach((key, i) => {
      expect(before(keys[i]!, key), `${JSON.stringify(keys[i])} before ${JSON.stringify(key)}`).toBe(true);
    });
  }
  for (const [name, mean] of Object.entries(odds.mean)) {
    const worked = odds.outcomes.reduce(
      (sum, { result, probability: p }) => sum + p * Number(result[name]),
      0,
    );
    expect(mean, name).toBeCloseTo(worked, 9);
  }
});

test('the odds of the worked shot of the book are those of the contract', async () => {
  const { odds } = await json<OddsAnswer>(ASKED_ODDS[0]!);
  expect(odds.outcomes[0]).toMatchObject({ result: { hits: 0 }, probability: 0.3599853467388666 });
  // Worked out apart from the program: 6 white (+1 on 5 and 6, -1 on 1), 2 blue (+1 on 5 and 6), 3 red (-1 on 1).
  let scores = new Map([[0, 1]]);
  const add = (n: number, faces: readonly number[]) => {
    for (let die = 0; die < n; die++) {
      const next = new Map<number, number>();
      for (const [score, p] of scores)
        for (const face of faces) next.set(score + face, (next.get(score + face) ?? 0) + p / 6);
      scores = next;
    }
  };
  add(6, [-1, 0, 0, 0, 1, 1]);
  add(2, [0, 0, 0, 0, 1, 1]);
  add(3, [-1, 0, 0, 0, 0, 0]);
  const mean = [...scores].reduce((sum, [score, p]) => sum + Math.max(score, 0) * p, 0);
  expect(odds.mean.hits).toBeCloseTo(mean, 12);
});

test('wg odds <action> and <action> --odds are the same bytes, whatever stands first', async () => {
  const [first, ...others] = await Promise.all(
    ['wg odds move --type tank', 'wg move --type tank --odds', 'wg --odds move --type tank'].map((text) =>
      line(text),
    ),
  );
  expect(first!.code).toBe(0);
  for (const other of others) expect(other).toEqual(first);
});

test('the odds met a ruling where a roll would', async () => {
  const { rulings } = await json<OddsAnswer>('wg odds shoot -g C -f 9 --target-on-road --ruling R3=3');
  expect(rulings).toMatchObject({ 'bg:R3': 3 });
});

test('an error under --json is one object on stderr, in ASCII, and stdout stays empty', async () => {
  const cases: readonly (readonly [text: string, code: number, parts: readonly string[]])[] = [
    ['wg shoot --grdae C', 2, ['code', 'message', 'hint']],
    ['wg shoot -g C -f 99', 2, ['code', 'message']],
    ['wg shoot -g C -f 9 --smoke', 3, ['code', 'message', 'clause']],
    ['wg shoot -g C -f 3', 3, ['code', 'message', 'hint', 'clause']],
    ['wg shoot --weapon mg --at heavy-tank', 3, ['code', 'message', 'hint', 'clause']],
    ['wg shoot', 4, ['code', 'message', 'hint']],
    ['wg r\u00f6ll', 2, ['code', 'message', 'hint']],
    ['wg rules qqqqq', 1, ['code', 'message', 'hint']],
  ];
  for (const [text, code, parts] of cases) {
    for (const argv of [
      [...words(text).slice(1), '--json'],
      ['--json', ...words(text).slice(1)],
    ]) {
      const ran = await wg([...argv, '--no-log']);
      expect({ code: ran.code, stdout: ran.stdout }, text).toEqual({ code, stdout: '' });
      expect(ran.stderr, text).toMatch(/^[ -~]+\n$/);
      const document = JSON.parse(ran.stderr) as { error: Json };
      expect(Object.keys(document), text).toEqual(['error']);
      expect(Object.keys(document.error), text).toEqual(parts);
      for (const part of parts) expect(document.error[part], text).toMatch(/\S/);
    }
  }
});

test('a refusal names a clause that wg rules knows', async () => {
  const { stderr } = await line('wg shoot -g C -f 3 --json');
  const { clause } = (JSON.parse(stderr) as { error: { clause: string } }).error;
  const { clauses } = await json<{ clauses: { id: string }[] }>(`wg rules ${clause}`);
  expect(clauses.map(({ id }) => id)).toEqual([clause]);
});

test('wg rules --json finds a clause, a ruling and a table by id, and what answers a question, best first', async () => {
  type Found = { clauses: Json[]; tables: Json[]; rulings: Json[] };
  const clause = await json<Found>('wg rules bg:shoot.1');
  expect(Object.keys(clause)).toEqual(['clauses', 'tables', 'rulings']);
  expect(clause.clauses).toEqual([expect.objectContaining({ id: 'bg:shoot.1', says: expect.any(String) })]);
  expect(clause.clauses[0]).toMatchObject({
    title: expect.any(String),
    kind: 'calculation',
    action: 'shoot',
  });
  const ruling = await json<Found>('wg rules r3');
  expect(ruling).toMatchObject({ clauses: [], tables: [], rulings: [{ id: 'bg:R3', switch: true }] });
  expect(Object.keys(ruling.rulings[0]!.options as Json)).toEqual(['1', '2', '3']);
  const table = await json<Found>('wg rules grades');
  expect(table.tables).toEqual([
    expect.objectContaining({ id: 'bg:table.grades', columns: expect.any(Array), rows: expect.any(Array) }),
  ]);
  const found = await json<Found>('wg rules what does cover do for us');
  expect(found.clauses.length).toBeGreaterThan(1);
  const scores = found.clauses.map(({ score }) => score as number);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const score of scores) expect(score).toBeGreaterThan(0);
  for (const { id, title, says } of found.clauses)
    expect([typeof id, typeof title, typeof says]).toEqual(Array(3).fill('string'));
});

test('wg rules finds the clauses of a section by its number, alone or among others', async () => {
  const of = async (section: string) =>
    (await json<{ clauses: Json[] }>(`wg rules -r vv ${section}`)).clauses.map(({ id }) => id);
  expect(await of('20.2')).toEqual(['vv:20.2']);
  expect(await of('12.61')).toContain('vv:beyond.12.6');
  expect(await of('12.63')).toEqual(['vv:beyond.12.6']);
  expect(await of('18.6')).toEqual(['vv:18.6a', 'vv:18.6b', 'vv:18.6c']);
});

test('wg rules --json without words is the whole book of every system', async () => {
  for (const system of SYSTEMS) {
    const { book } = await system.book();
    const found = await json<Record<string, { id: string }[]>>(`wg rules -r ${system.id}`);
    for (const part of ['clauses', 'tables', 'rulings'] as const) {
      expect(found[part]!.map(({ id }) => id)).toEqual(Object.keys(book[part]));
    }
  }
});

test('wg rulesets --json lists every system with its short name and its actions', async () => {
  expect(await json<unknown>('wg rulesets')).toEqual(
    SYSTEMS.map(({ id, short, title, actions }) => ({
      id,
      short,
      title,
      actions,
    })),
  );
});

test('rule systems stand in the promised order and answer to their names, in upper or lower case', async () => {
  const order = ['battleground', 'wrg-1925', 'fubar', 'valor-and-victory'];
  const shorts: Record<string, string> = { battleground: 'bg', 'wrg-1925': 'wrg', 'valor-and-victory': 'vv' };
  const ids = SYSTEMS.map(({ id }) => id);
  expect(ids).toEqual(order.filter((id) => ids.includes(id)));
  for (const { id, short, actions } of SYSTEMS) {
    expect(short).toBe(shorts[id] ?? id);
    const name = actions[0]!;
    for (const word of [id, short, id.toUpperCase()]) {
      const { code, stdout } = await wg([name, '-r', word, '--help']);
      expect({ code, head: stdout.split('\n')[0] }).toMatchObject({
        code: 0,
        head: expect.stringContaining(name),
      });
    }
  }
});

test('WG_RULESET is the system where none is named, and -r wins over it', async () => {
  const asked = (argv: string[], ruleset: string) =>
    wg(['move', '--seed', 'x', '--json', '--no-log', ...argv], { env: { WG_RULESET: ruleset } });
  expect((await asked([], 'nope')).code).toBe(2);
  expect((await asked([], 'bg')).code).toBe(0);
  expect((await asked(['-r', 'bg'], 'nope')).code).toBe(0);
  expect((await asked([], '')).code).toBe(0);
});

/** The flags that the contract gives to each action of Battleground: short, name, what it takes. */
const FLAGS: Record<string, readonly string[]> = {
  'draw-card': ['turn', 'count <n>', 'new', 'sides <Axis,Allies>'],
  shoot: [
    'g grade <A|B|C|D>',
    'f figures <n>',
    'l leaders <n>',
    'w hw <n>',
    'ran',
    'mounted',
    'riding',
    'close',
    'range <inches>',
    'c cover',
    'dugIn',
    'flank',
    'targetOnRoad',
    'targetFigures <n>',
    'targetLeaders <n>',
    'targetHw <n>',
    'targetGrade <A|B|C|D>',
    'targetQualityDefence',
    'weapon',
    'halfStrength',
    'at',
    'armour <n>',
    'damage <none|immobilised|half-weapons|both>',
  ],
  'vehicle-damage': [
    'hits <n>',
    'damage <none|immobilised|half-weapons|both>',
    'unarmoured',
    'noHeavyWeapon',
  ],
  charge: [
    'g grade <A|B|C|D>',
    'f figures <n>',
    'targetFigures <n>',
    'distance <inches>',
    'cavalry',
    'joining',
  ],
  melee: [
    'attackers <n>',
    'defenders <n>',
    'attackerGrade <A|B|C|D>',
    'defenderGrade <A|B|C|D>',
    'attackerLeaders <n>',
    'defenderLeaders <n>',
    'dugIn',
    'building',
    'wall',
    'fromBehind',
    'cavalry',
    'leadersFirst',
    'leadersLast',
    'rounds <n>',
  ],
  move: ['type', 'run', 'diceCount <n>', 'road', 'obstacles <n>', 'turn <degrees>', 'slow <inches>'],
};

test.each(Object.entries(FLAGS))(
  '%s has every promised flag, with its short form and what it takes',
  (name, flags) => {
    const action = actionNamed('battleground', name);
    for (const flag of flags) {
      const [, short, input, takes] = flag.match(/^(?:(\w) )?(\w+)(?: (<.*>))?$/)!;
      const field = action.inputs[input!] as Field | undefined;
      expect(field, `${name} ${input}`).toBeDefined();
      expect(field!.short, `${name} ${input}`).toBe(short);
      if (takes) expect(metavar(field!), `${name} ${input}`).toBe(takes);
      else if (short === undefined && !['weapon', 'at', 'type'].includes(input!))
        expect(field!.kind, `${name} ${input}`).toBe('switch');
    }
  },
);

test.each([
  ['cover', ['none', 'light', 'medium', 'heavy']],
  ['weapon', ['mg', 'light-gun', 'heavy-gun']],
  ['at', ['car', 'truck', 'armoured-car', 'apc', 'light-tank', 'medium-tank', 'heavy-tank']],
])('--%s of shoot takes every promised word, in upper or lower case', async (input, choices) => {
  const field = actionNamed('battleground', 'shoot').inputs[input] as Field & {
    choices: string[];
  };
  expect(field.choices).toEqual(expect.arrayContaining(choices));
  const rest = { cover: '-g c -f 9', weapon: '--at truck', at: '-g c -f 9 -w 1' }[input];
  for (const choice of choices) {
    const of = await json<{ input: Json }>(`wg shoot ${rest} --${input} ${choice.toUpperCase()}`);
    expect(of.input[input]).toBe(choice);
  }
});

test('--type of move takes every promised word', async () => {
  for (const type of ['infantry', 'cavalry', 'car', 'tank']) {
    expect((await json<{ input: Json }>(`wg move --type ${type.toUpperCase()}`)).input.type).toBe(type);
  }
});

test('--cover takes red dice from 0 to 9 as well, and no others', async () => {
  for (let red = 0; red <= 9; red++) {
    expect((await json<{ input: Json }>(`wg shoot -g C -f 9 -c ${red}`)).input.cover).toBe(red);
  }
  expect((await line('wg shoot -g C -f 9 -c 10')).code).toBe(2);
});

test('the version is one line that a script can compare', async () => {
  for (const argv of [['-V'], ['--version']]) {
    expect(await wg(argv)).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  }
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

test('with --json the version is JSON, as all that stands on stdout is', async () => {
  const { stdout } = await wg(['--version', '--json']);
  expect(JSON.parse(stdout)).toEqual({ wg: VERSION });
});

test('-V and --version are global flags: they stand behind an action too', async () => {
  for (const argv of [
    ['shoot', '--version'],
    ['shoot', '-V'],
    ['-V', 'shoot'],
  ]) {
    expect(await wg(argv), argv.join(' ')).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  }
});
