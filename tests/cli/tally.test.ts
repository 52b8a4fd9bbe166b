import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stateFolder, type World, wg, words } from '../support/cli.js';
import { times } from '../support/random/deep.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const type = (text: string, world: World = {}) =>
  wg(words(text.replace(/^wg /, '')), { ...world, env: { XDG_STATE_HOME: state.path, ...world.env } });

const run = async (text: string, world: World = {}) => {
  const { code, stdout, stderr } = await type(text, world);
  expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
  return stdout;
};

let files = 0;
function file(text: string): string {
  const path = join(state.path, `rows-${files++}.jsonl`);
  writeFileSync(path, text);
  return path;
}

const rowsOf = async (line: string, how = '--brief') =>
  (await run(`${line} --json ${how}`)).trimEnd().split('\n');

const LINES = [
  'wg shoot -g B -f 8 -l 1 -w 1 -c light --target-figures 7 --target-leaders 1 --target-grade C',
  'wg melee --attackers 7 --defenders 5 --attacker-leaders 1 --ruling bg:R68=2',
  'wg shoot -g C -f 9 --target-on-road --ruling R3=2 --anyway',
  'wg draw-card --new --sides "Reds,Blues"',
  'wg shoot -r wrg --fire rifle:6,lmg-belt:1 --range 90 --men 8 --targets 8 --uncovered 5',
  'wg vehicle-damage -r fubar --hits 2 --armour medium --facing side',
  'wg casualties --points 2 --unit squad:4-6-4 --unit squad:4-6-4',
  'wg roll 4d6kh3',
];

describe('the tally of rows as data and pictures', () => {
  test.each(['--csv', '--svg -', '--html -'])('%s is that of one process', async (how) => {
    const line = `${LINES[0]} --seed t --repeat 40 --no-log`;
    const rows = await rowsOf(line);
    const merged = await run(
      `wg tally ${how} ${file(rows.slice(20).join('\n'))} ${file(rows.slice(0, 20).join('\n'))}`,
    );
    expect(merged).toBe(await run(`${line} ${how}`));
  });

  test('is one thing at a time', async () => {
    const rows = file((await rowsOf(`${LINES[0]} --seed t --repeat 2 --no-log`)).join('\n'));
    expect((await type(`wg tally --csv --json ${rows}`)).stderr).toContain(
      '--csv and --json exclude each other',
    );
  });
});

describe('the tally of rows', () => {
  test.each(LINES)(
    'is that of one process, however they were cut, mixed and put together: %s',
    async (text) => {
      const line = `${text} --seed t --from 5 --repeat 90 --no-log`;
      const [table, brief] = [await run(line), await run(`${line} --brief`)];
      const all = { whole: await rowsOf(line, ''), brief: await rowsOf(line) };
      const one = await run(`wg tally --json ${file(`${all.brief.join('\n')}\n`)}`);
      const cuts = fc.record({
        kinds: fc.array(fc.boolean(), { minLength: 90, maxLength: 90 }),
        order: fc.shuffledSubarray([...all.brief.keys()], { minLength: 90, maxLength: 90 }),
        cut: fc.nat(90),
        ends: fc.constantFrom('\n', '\r\n', '\n\n'),
      });
      await fc.assert(
        fc.asyncProperty(cuts, async ({ kinds, order, cut, ends }) => {
          const mixed = order.map((i) => (kinds[i] ? all.brief : all.whole)[i]!);
          const named = [mixed.slice(0, cut), mixed.slice(cut)]
            .map((part) => file(part.join(ends)))
            .join(' ');
          expect(await run(`wg tally ${named}`)).toBe(table);
          expect(await run(`wg tally ${named} --brief`)).toBe(brief);
          expect(await run(`wg tally ${named} --json`)).toBe(one);
        }),
        { seed: 20261123, numRuns: times(30) },
      );
    },
  );

  test('comes as a document too, with how often each result came', async () => {
    const line = 'wg shoot -g C -f 9 --seed t --repeat 60 --no-log';
    const rows = await rowsOf(line);
    const told = JSON.parse(await run(`wg tally --json ${file(rows.join('\n'))}`));
    const hits = rows.map((row) => JSON.parse(row).result.hits as number);
    expect(told).toMatchObject({ action: 'shoot', rng: 'alea/wg1', seed: 't', from: 0, times: 60 });
    expect(told.input).toMatchObject({ grade: 'C', figures: 9, cover: 'none' });
    expect(told.tally.outcomes).toEqual(
      [...new Set(hits)]
        .sort((a, b) => a - b)
        .map((n) => {
          const times = hits.filter((other) => other === n).length;
          return { result: { hits: n }, times, share: times / 60 };
        }),
    );
    expect(told.tally.mean.hits).toBeCloseTo(hits.reduce((sum, n) => sum + n) / 60, 12);
  });

  test('is made of a folder, a pattern that no shell knew, or a pipe', async () => {
    const line = 'wg shoot -g C -f 9 --seed t --repeat 40 --no-log';
    const rows = await rowsOf(line);
    const folder = join(state.path, 'rows [1]');
    mkdirSync(folder);
    for (const [i, row] of rows.entries()) writeFileSync(join(folder, `${i}.jsonl`), row);
    writeFileSync(join(folder, 'notes.txt'), 'no rows');
    const table = await run(line);
    const tallied = (...argv: string[]) => wg(['tally', ...argv]);
    expect(await tallied(folder)).toMatchObject({ code: 0, stdout: table });
    expect(await tallied(join(folder, '*.jsonl'))).toMatchObject({ code: 0, stdout: table });
    async function* lines() {
      yield* rows;
    }
    for (const pipe of [[], ['-']])
      expect(await wg(['tally', ...pipe], { lines })).toMatchObject({ code: 0, stdout: table });
    expect(await tallied(join(folder, '*.js*l'))).toMatchObject({ code: 0, stdout: table });
    expect((await tallied(join(folder, '*.rows'))).stderr).toContain('There is no ');
    expect((await tallied(join(folder, 'notes.t*notes.txt'))).stderr).toContain('There is no ');
    // To try every way in which the letters may lie between the stars would take for ever.
    writeFileSync(join(folder, 'a'.repeat(200)), 'no rows');
    expect((await tallied(join(folder, `${'*a'.repeat(20)}*b`))).stderr).toContain('There is no ');
    expect((await tallied('/dev/zero')).stderr).toContain('it is neither a file nor a pipe');
    expect((await tallied('x'.repeat(300))).stderr).toContain(
      'cannot be read (no file has a name as long: ENAMETOOLONG)',
    );
    expect((await tallied(join(state.path, 'nowhere'))).stderr).toContain(
      'cannot be read (there is no such file',
    );
  });

  test('by house rules, or of a unit of a roster, needs neither the file nor the game', async () => {
    const house = join(state.path, 'club.yaml');
    writeFileSync(house, 'name: Club\nruleset: battleground\nrulings: { bg:R3: 2 }\n');
    const ruled = `wg shoot -g C -f 9 --target-on-road --house ${house} --seed t --repeat 30 --no-log`;
    const table = await run(ruled);
    expect(await run(`wg tally ${file((await rowsOf(ruled)).join('\n'))}`)).toBe(table);
    await run('wg game start Caen -r bg --sides Axis,Allies --roster examples/battleground-roster.yaml');
    const shot = 'wg shoot "2 Section" "1 Gruppe" --range 8 --cover woods --seed t --repeat 30';
    const filled = await run(shot);
    expect(filled).toContain('from the roster');
    for (const how of ['', '--brief']) {
      const path = file((await rowsOf(shot, how)).join('\n'));
      expect((await wg(['tally', path])).stdout).toBe(filled);
    }
  });

  test('of cards is made where the game still stands as it did, and nowhere else', async () => {
    await run('wg game start Caen -r bg --sides Axis,Allies');
    await run('wg draw-card --dice 5H');
    const line = 'wg draw-card --turn --seed t --repeat 40';
    const table = await run(line);
    const path = file((await rowsOf(line)).join('\n'));
    expect(await run(`wg tally ${path}`)).toBe(table);
    expect(await run(`wg tally ${path} --game Caen`)).toBe(table);
    await run('wg draw-card --dice 6H');
    const { code, stderr } = await type(`wg tally ${path}`);
    expect(code).toBe(1);
    expect(stderr.replace(/\s+/g, ' ')).toContain('not as it stands now');
  });
});

describe('rows that make no run', () => {
  const LINE = 'wg shoot -g C -f 9 --seed t --no-log';
  const refused = async (...texts: string[]) => {
    const { code, stdout, stderr } = await wg(['tally', ...texts.map((text) => file(text))]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    return stderr.replace(/\s+/g, ' ');
  };

  test('are told: those that stand twice, and those that are missing, with what rolls them', async () => {
    const rows = await rowsOf(`${LINE} --repeat 40`);
    expect(await refused(rows.join('\n'), rows[7]!)).toMatch(
      /line 1 has repetition 7, which was there before/,
    );
    const holes = rows.filter((_, i) => i !== 4 && (i < 10 || i > 19));
    expect(await refused(holes.join('\n'))).toContain(
      'Repetitions are missing: 4, 10 to 19. Roll them: --from 4 --repeat 1, --from 10 --repeat 10.',
    );
    const many = rows.filter((_, i) => i % 3 === 0);
    expect(await refused(many.join('\n'))).toContain(
      '1 to 2, 4 to 5, 7 to 8, 10 to 11, 13 to 14 and others.',
    );
  });

  test.each([
    ['--seed u', 'another run: seed u, not t as '],
    ['-f 8', 'figures 8, not 9 as '],
    ['-c light', 'cover light, not none as '],
    ['--ruling R3=2', 'rulings {"bg:R3":2}, not nothing as '],
    ['--anyway', 'anyway true, not nothing as '],
    ['--ran', 'ran true, not false as '],
  ])('are told: those of another run, and what is different in it: %s', async (flags, ...says) => {
    const [row] = await rowsOf(`${LINE} --repeat 1`);
    for (const how of ['', '--brief']) {
      const [other] = await rowsOf(`${LINE} ${flags} --repeat 1 --from 1`, how);
      for (const part of says) expect(await refused(row!, other!)).toContain(part);
    }
  });

  test('are told: those of other actions and rule systems, and of none that there is', async () => {
    const [row] = await rowsOf(`${LINE} --repeat 1`);
    const [move] = await rowsOf('wg move --seed t --repeat 1 --from 1 --no-log');
    expect(await refused(row!, move!)).toContain('action move, not shoot as ');
    expect(await refused(row!.replace('"battleground"', '"chess"'))).toContain(
      'is of chess shoot, which this',
    );
    expect(await refused(row!.replace('"figures":9', '"figures":-9'))).toContain(
      'inputs that shoot does not take',
    );
    expect(await refused(row!.replace('"figures":9', '"fingers":9'))).toContain(
      'inputs that shoot does not take',
    );
  });

  test('are told: those that do not follow from their seed', async () => {
    const [row] = await rowsOf(`${LINE} --repeat 1`);
    const { hits } = JSON.parse(row!).result;
    const forged = row!.replace(`"hits":${hits}`, '"hits":9');
    expect(await refused(forged)).toContain(
      `does not follow from its seed: repetition 0 comes to {"hits":${hits}}`,
    );
    expect(await refused(row!.replace(`"hits":${hits}`, `"hits":${hits},"cards":[]`))).toContain(
      'does not follow',
    );
  });

  test.each([
    '{}',
    'null',
    '[1]',
    'seed',
    '{"seed":"t","index":0,"result":{"hits":1}',
    '{"seed":"t","index":-1,"result":{"hits":1},"of":{"wg":"0","ruleset":"battleground","action":"shoot","input":{}}}',
    '{"seed":"t","index":0,"result":3,"of":{"wg":"0","ruleset":"battleground","action":"shoot","input":{}}}',
    '{"seed":"t","index":0,"result":{},"of":{"wg":"0","ruleset":"battleground","action":"shoot","input":[]}}',
    '{"seed":"t","index":0,"result":{},"of":{"wg":"0","ruleset":"battleground","action":"shoot","input":{},"chosen":{"rulings":3}}}',
    '{"seed":"t","index":0,"result":{},"of":{"wg":"0","ruleset":"battleground","action":"shoot","input":{},"units":"2 Section"}}',
  ])('are told: %s', async (text) => {
    const [row] = await rowsOf(`${LINE} --repeat 1 --from 3`);
    expect(await refused(text)).toContain('line 1 is no row of --repeat --json, or not whole.');
    expect(await refused(`${row}\n${text}`)).toContain('line 2 is no row of --repeat --json, or not whole.');
  });

  test('a row that was broken off in the middle is told by its line', async () => {
    const rows = await rowsOf(`${LINE} --repeat 3`);
    expect(await refused(`${rows[0]}\n${rows[1]}\n${rows[2]!.slice(0, 60)}`)).toContain('line 3 is no row');
  });

  test('a byte order mark before the first of them is none of it', async () => {
    const rows = await rowsOf(`${LINE} --repeat 3`);
    const tally = async (text: string) => (await wg(['tally', file(text)])).stdout;
    expect(await tally(`\uFEFF${rows.join('\n')}\n`)).toBe(await tally(`${rows.join('\n')}\n`));
    expect(await refused(`${rows[0]}\n\uFEFF${rows[1]}\n`)).toContain('line 2 is no row');
  });

  test('there have to be some', async () => {
    expect(await refused('\n')).toContain('There are no rows.');
    expect((await wg(['tally'], { stdinIsTTY: true })).code).toBe(2);
    expect((await wg(['tally', '--json', '--brief', file('')])).code).toBe(2);
  });
});
