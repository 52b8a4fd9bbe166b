import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import * as api from '../../src/api/engine.js';
import { VERSION } from '../../src/log/version.js';
import { stateFolder, wg, words } from '../support/cli.js';
import { commandsOf } from '../support/commands.js';

const { odds, prove, resolve, systems, validate } = api;

const folder = mkdtempSync(join(tmpdir(), 'wg-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a line prints with `--json`, outside of a game; undefined where it fails. */
async function printed(line: readonly string[]): Promise<string | undefined> {
  const { code, stdout } = await wg([...line, '--json', '--no-log', '--no-input']);
  return code === 0 ? stdout.trimEnd() : undefined;
}

const SHOT = { system: 'bg', action: 'shoot', input: { grade: 'C', figures: 9 } } as const;
/** As it goes over a wire. */
const wired = <T>(of: T): T => JSON.parse(JSON.stringify(of));

describe('the record of a program is that of the command line, byte for byte', () => {
  test.each(SYSTEMS.map(({ id }) => id))(
    '%s: with every input given back as the record has it',
    async (id) => {
      const seen = new Set<string>();
      for (const line of commandsOf(id)) {
        const told = await printed([...line, '--seed', 'wire']);
        if (told === undefined) continue;
        // Who was named stands beside the record: it belongs to a game.
        const { units, ...record } = JSON.parse(told);
        const { ruleset, action, input, rulings, anyway } = record;
        seen.add(action);
        const asked = { system: ruleset, action, input, rulings, anyway: anyway !== undefined, seed: 'wire' };
        expect(JSON.stringify(await resolve(asked)), line.join(' ')).toBe(
          units ? JSON.stringify(record) : told,
        );
      }
      const { actions } = SYSTEMS.find((of) => of.id === id)!;
      expect(actions.filter((name) => !seen.has(name))).toEqual([]);
    },
  );

  test('defaults are filled in, in whatever order inputs are given, and undefined is left out', async () => {
    const told = await printed(words('shoot -r bg -g C -f 9 -w 2 -c medium --seed k3v9'));
    const input = { cover: 'medium', hw: 2, leaders: undefined, figures: 9, grade: 'C' };
    expect(JSON.stringify(await resolve({ ...SHOT, input, seed: 'k3v9' }))).toBe(told);
  });

  test('a repetition is that of --from', async () => {
    const told = await printed(words('shoot -r bg -g C -f 9 --seed a --from 7'));
    expect(JSON.stringify(await resolve({ ...SHOT, seed: 'a', index: 7 }))).toBe(told);
  });

  test('dice thrown by hand, as text or as data', async () => {
    const told = await printed([
      ...words('shoot -r bg -g C -f 9 -c light'),
      '--dice',
      'white=5,6,1,3,4 red=2',
    ]);
    const input = { ...SHOT.input, cover: 'light' };
    for (const dice of ['white=5,6,1,3,4 red=2', { white: [5, 6, 1, 3, 4], red: [2] }])
      expect(JSON.stringify(await resolve({ ...SHOT, input, dice }))).toBe(told);
  });

  test('by house rules, as the text of their file or as data', async () => {
    const house = {
      name: 'club',
      cells: { 'terrain-cover': { woods: 2 } },
      rulings: { 'bg:R1': 2 },
      optional: { 'target-quality-defence': true },
    };
    const file = join(folder, 'club.json');
    writeFileSync(file, JSON.stringify(house));
    const told = await printed([
      ...words('shoot -r bg -g B -f 9 -c woods --target-grade C --seed a --house'),
      file,
    ]);
    expect(told).toContain('"bg:R1":2');
    expect(told).toContain('"targetQualityDefence":true');
    const input = { grade: 'B', figures: 9, cover: 'woods', targetGrade: 'C' };
    for (const of of [house, JSON.stringify(house), 'rulings: {bg:R1: 2}'])
      expect((await resolve({ ...SHOT, input, house: of, seed: 'a' })).rulings['bg:R1']).toBe(2);
    expect(JSON.stringify(await resolve({ ...SHOT, input, house, seed: 'a' }))).toBe(told);
    expect(
      (await resolve({ ...SHOT, input, house, rulings: { 'bg:R1': 1 }, seed: 'a' })).rulings['bg:R1'],
    ).toBe(1);
  });

  test('what the rules forbid is played where it is agreed on', async () => {
    const input = { ...SHOT.input, routing: true };
    await expect(resolve({ ...SHOT, input, seed: 'a' })).rejects.toMatchObject({ code: 'not-allowed' });
    const told = await printed(words('shoot -r bg -g C -f 9 --routing --anyway --seed a'));
    expect(JSON.stringify(await resolve({ ...SHOT, input, anyway: true, seed: 'a' }))).toBe(told);
  });

  test('dice that belong to no rule system', async () => {
    const told = await printed(words('roll 4d6kh3 --seed a'));
    const { input } = JSON.parse(told!);
    expect(JSON.stringify(await resolve({ system: 'dice', action: 'roll', input, seed: 'a' }))).toBe(told);
  });
});

describe('a game goes on from the records before it', () => {
  const GAMES: readonly (readonly [system: string, lines: readonly string[]])[] = [
    [
      'battleground',
      [
        'draw-card',
        'draw-card --count 3',
        'smoke --artillery',
        'draw-card --turn',
        'artillery-card',
        'draw-card',
      ],
    ],
    ['wrg-1925', ['period', 'smoke --source off-table', 'period', 'period']],
    [
      'fubar',
      [
        'initiative',
        'activate --level green',
        'activate --level elite',
        'activate --level veteran',
        'initiative',
      ],
    ],
    ['valor-and-victory', ['turn', 'turn', 'turn', 'turn', 'turn']],
  ];
  test.each(GAMES)(
    '%s: each is what the line of a game prints, and proves after those before it',
    async (system, lines) => {
      const state = stateFolder();
      const after: api.Resolution[] = [];
      try {
        for (const [i, line] of lines.entries()) {
          const argv = [...words(line), '-r', system, '--seed', `s${i}`, '--json'];
          const { code, stdout, stderr } = await wg(argv, { env: { XDG_STATE_HOME: state.path } });
          expect(stderr, line).toBe('');
          expect(code).toBe(0);
          // What the table has filled in stands beside the record.
          const { remarks, units, ...told } = JSON.parse(stdout);
          const { action, input } = told;
          const record = await resolve({ system, action, input, seed: `s${i}`, after });
          expect(JSON.stringify(record), line).toBe(JSON.stringify(told));
          expect(await prove(record, { after })).toEqual({ proved: true });
          after.push(record);
        }
        // The table matters: without what came before, it is another answer.
        const alone = await Promise.all(after.map((record) => prove(record)));
        expect(alone.some(({ proved }) => !proved)).toBe(true);
      } finally {
        state.clean();
      }
    },
  );

  test('a record of something that nobody can have done cannot be gone on from', async () => {
    const drawn = wired(await resolve({ system: 'bg', action: 'draw-card', input: {}, seed: 'a' }));
    const after = [{ ...drawn, effects: [{ do: 'vanish' }] }] as never;
    await expect(resolve({ system: 'bg', action: 'draw-card', input: {}, seed: 'b', after })).rejects.toThrow(
      'after[0] (draw-card) did what nobody can do.',
    );
  });
});

describe('odds', () => {
  test.each([
    ['shoot -r bg -g C -f 9 -w 2 -c medium'],
    ['charge -r bg -g C -f 8 -l 1 --target-figures 7 --distance 9'],
    ['draw-card -r bg'],
    ['reaction-test -r wrg --points 34 --lost-in-period 2 --enemy-in-open'],
    ['shoot -r fubar --level veteran --fp 6 --cover soft --target-figures 6 --target-level green'],
    ['close-assault --assault squad:4-6-4,lmg:2 --defend squad:5-6-4,leader:-1'],
    ['roll 4d6kh3'],
  ])('%s: the document that --odds --json prints', async (line) => {
    const told = await printed([...words(line), '--odds']);
    const { ruleset, action, input } = JSON.parse(told!);
    const found = await odds({ system: ruleset, action, input });
    expect(JSON.stringify(found)).toBe(told);
    const sum = found.odds.outcomes.reduce((all, { probability }) => all + probability, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  test('where there are too many outcomes to list, it says so', async () => {
    const many = { system: 'dice', action: 'roll', input: { roll: '60d100kh30' } };
    await expect(odds(many)).rejects.toMatchObject({ code: 'too-many-outcomes' });
  });
});

describe('whatever is wrong has a class and a code', () => {
  const { DiceError, DiceWanted, EngineError, InputError, MissingInputs, Refusal } = api;
  const CASES: readonly (readonly [
    code: string,
    of: abstract new (...args: never) => Error,
    asked: object,
    says: RegExp,
  ])[] = [
    [
      'unknown-ruleset',
      EngineError,
      { ...SHOT, system: 'battlegrund' },
      /'battlegrund'; there is battleground \(bg\)/,
    ],
    ['unknown-action', EngineError, { ...SHOT, action: 'shot' }, /'shot'/],
    ['usage', EngineError, { ...SHOT, ruling: {} }, /'ruling' means nothing here/],
    ['usage', EngineError, { action: 'shoot' }, /system takes a name/],
    [
      'bad-value',
      InputError,
      { ...SHOT, input: { grade: 'C', figures: 99 } },
      /^figures cannot be '99': it takes a whole number/,
    ],
    ['bad-value', InputError, { ...SHOT, input: { grade: 'C', figures: '9' } }, /^figures cannot be '9'/],
    [
      'bad-value',
      InputError,
      { ...SHOT, input: { grade: 'C', figures: 9, ran: 1 } },
      /^ran cannot be '1': it takes/,
    ],
    [
      'bad-value',
      EngineError,
      { ...SHOT, input: { grade: 'C', figures: 9, covr: 'light' } },
      /no input 'covr'/,
    ],
    ['bad-value', InputError, { ...SHOT, seed: '' }, /^seed cannot be ''/],
    ['bad-value', InputError, { ...SHOT, seed: 7 }, /^seed cannot be '7': it takes text/],
    ['bad-value', InputError, { ...SHOT, index: -1 }, /^index cannot be '-1'/],
    ['would-ask', MissingInputs, { ...SHOT, input: { grade: 'C' } }, /figures/],
    ['conflict', EngineError, { ...SHOT, seed: 'a', dice: '1' }, /dice go with no seed/],
    ['bad-value', InputError, { ...SHOT, dice: { white: 5 } }, /^dice: white takes a list of faces/],
    ['bad-value', EngineError, { ...SHOT, seed: 'a', after: {} }, /^after takes a list of records/],
    ['unknown-ruling', EngineError, { ...SHOT, rulings: { 'bg:R9999': 2 } }, /R9999/],
    ['bad-value', EngineError, { ...SHOT, rulings: { 'bg:R1': 9 } }, /no option '9'/],
    ['bad-house', EngineError, { ...SHOT, house: 'cells:\n  foo: 1' }, /^house:2:3: there is no table 'foo'/],
    ['bad-house', EngineError, { ...SHOT, house: { sells: {} } }, /^house: there is no part 'sells'/],
    ['not-allowed', Refusal, { ...SHOT, input: { grade: 'C', figures: 3 } }, /non-standing/],
    ['bad-dice', DiceWanted, { ...SHOT, dice: { white: [5, 6] } }, /^white: 5 are needed, 2 given/],
    ['bad-dice', DiceError, { ...SHOT, dice: { white: [5, 6, 1, 1, 1], green: [1] } }, /green/],
  ];
  test.each(CASES)('%s %#', async (code, of, asked, says) => {
    const error = await resolve(asked as never).then(
      () => undefined,
      (found) => found,
    );
    expect(error).toBeInstanceOf(of);
    expect(error).toMatchObject({ code, message: expect.stringMatching(says) });
    expect(api.isFailure(error)).toBe(true);
  });

  test('a fault of the program is none of them', () => {
    expect(api.isFailure(new TypeError('x'))).toBe(false);
  });

  test('what the rules refuse names its clause, and dice that are missing tell what is to be thrown', async () => {
    await expect(resolve({ ...SHOT, input: { grade: 'C', figures: 3 } })).rejects.toMatchObject({
      clause: 'bg:nonstand.3',
    });
    const wanted = { name: 'white', n: 3, asked: '3 white dice', allowed: '1 to 6' };
    await expect(resolve({ ...SHOT, dice: { white: [5, 6] } })).rejects.toMatchObject({ wanted });
  });
});

describe('inputs are looked at before anything is resolved', () => {
  test('those that are right come back with their defaults', async () => {
    const found = await validate(SHOT);
    const { input } = await resolve({ ...SHOT, seed: 'a' });
    expect(found).toEqual({ valid: true, input });
  });

  test('all that are wrong are told at once; then what is missing, then what does not go together', async () => {
    const faultsOf = async (input: object) => {
      const found = await validate({ ...SHOT, input: input as never });
      return found.valid ? [] : found.faults.map(({ code, message }) => `${code}: ${message}`);
    };
    const wrong = await faultsOf({ figures: 99, covr: 1, grade: 'E' });
    expect(wrong.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
      'bad-value: figures',
      'bad-value: shoot',
      'bad-value: grade',
    ]);
    expect(await faultsOf({ grade: 'C' })).toEqual(['would-ask: shoot needs figures.']);
    expect((await faultsOf({ ...SHOT.input, targetLeaders: 1 }))[0]).toMatch(/^conflict: /);
  });

  test('what the rules do not allow is another matter', async () => {
    expect(await validate({ ...SHOT, input: { grade: 'C', figures: 3 } })).toMatchObject({ valid: true });
  });
});

describe('a record is proved by resolving it again', () => {
  test('as it came over a wire, and said by its umpire', async () => {
    const record = wired(await resolve({ ...SHOT, dice: 'white=5,6,1,3,4' }));
    expect(await prove(record)).toEqual({ proved: true });
    expect(await api.announce(record)).toBe('1 hit');
  });

  test.each([
    ['a face', (of: string) => of.replace('"faces":[1,', '"faces":[2,'), /the dice 'white' show/],
    ['the result', (of: string) => of.replace('"hits":0', '"hits":3'), /'result' is/],
    ['an input', (of: string) => of.replace('"figures":9', '"figures":8'), /resolved again/],
    ['the seed', (of: string) => of.replace('"seed":"a"', '"seed":"b"'), /resolved again/],
    [
      'an unknown action',
      (of: string) => of.replace('"action":"shoot"', '"action":"vanish"'),
      /there is no action 'vanish'/,
    ],
    [
      'an unknown system',
      (of: string) => of.replace('"battleground"', '"chess"'),
      /there is no rule system 'chess'/,
    ],
  ])('with another %s it does not follow', async (_, changed, why) => {
    const text = JSON.stringify(await resolve({ ...SHOT, seed: 'a' }));
    expect(changed(text)).not.toBe(text);
    const found = await prove(JSON.parse(changed(text)));
    expect(found).toMatchObject({ proved: false, why: expect.stringMatching(why) });
  });

  test.each([[null], [{}], ['text'], [{ ruleset: 'battleground', action: 'shoot' }]])(
    '%j is none',
    async (of) => {
      expect(await prove(of as never)).toMatchObject({ proved: false });
    },
  );
});

describe('what there is', () => {
  test('every rule system with its actions, and the version of records', async () => {
    expect(systems.map(({ id, short, actions }) => [id, short, actions])).toEqual(
      SYSTEMS.map(({ id, short, actions }) => [id, short, actions]),
    );
    expect(api.version).toBe(VERSION);
    expect((await resolve(SHOT)).wg).toBe(VERSION);
  });

  test('without a seed each resolution has a fresh one', async () => {
    const seeds = await Promise.all(Array.from({ length: 20 }, async () => (await resolve(SHOT)).seed));
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{8}$/);
  });
});

describe('what is no plain data is told by a code, wherever it stands', () => {
  const holes: unknown[] = ['squad:4-6-4'];
  holes[2] = 'squad:4-6-4';
  const circle: Record<string, unknown> = {};
  circle.of = circle;
  const input = (more: object) => ({ ...SHOT, input: { ...SHOT.input, ...more } });
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a bigint', input({ figures: 9n })],
    ['a symbol', input({ cover: Symbol('light') })],
    ['a function', input({ cover: () => 'light' })],
    ['a circle', input({ cover: circle })],
    ['a hole in a list', { system: 'vv', action: 'casualties', input: { points: 9, unit: holes } }],
    ['rulings in a map', { ...SHOT, rulings: new Map([['bg:R31', 2]]) }],
    ['rulings that are none', { ...SHOT, rulings: 5 }],
    ['inputs in a text', { ...SHOT, input: 'grade=C' }],
    ['a record that was not awaited', { ...SHOT, after: [Promise.resolve({})] }],
    ['lines of a log in place of records', { ...SHOT, after: [{ id: '1', record: {} }] }],
  ])('%s', async (_, asked) => {
    for (const ask of [resolve, odds, validate] as ((of: never) => Promise<unknown>)[]) {
      const error = await ask(asked as never).then(
        () => undefined,
        (thrown) => thrown,
      );
      expect(api.isFailure(error), String(error)).toBe(true);
      expect(['usage', 'bad-value']).toContain((error as { code: string }).code);
    }
  });

  test('dice that are no faces are not asked for again', async () => {
    for (const dice of [5, null, true, [1, 2, 3]])
      await expect(resolve({ ...SHOT, dice } as never)).rejects.toMatchObject({ code: 'bad-value' });
  });

  test('what is announced has to be a record', async () => {
    for (const record of [
      undefined,
      0,
      'x',
      {},
      [],
      { ruleset: 'battleground', action: 'shoot', input: {}, result: null },
    ])
      await expect(api.announce(record as never)).rejects.toSatisfy(api.isFailure);
  });

  test('what is described is a copy: to change it changes nothing for others', async () => {
    const { input: schema } = await api.describe(SHOT);
    (schema.properties!.grade!.enum as string[]).push('Z');
    expect(await validate(input({ grade: 'Z' }) as never)).toMatchObject({ valid: false });
  });
});
