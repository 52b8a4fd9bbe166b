import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateFolder, wg, words } from '../../support/cli.js';
import { csvIn } from '../../support/csv.js';
import { faults, named, parsed, textOf } from '../../support/html.js';

const state = stateFolder();
const env = { XDG_STATE_HOME: state.path };
const HOSTILE = `<b a="1">&'co'`;
beforeAll(async () => {
  await wg(['game', 'start', 'Evening', '-r', 'bg', '--sides', `${HOSTILE},Axis`], { env });
  for (let i = 0; i < 4; i++)
    await wg(
      ['shoot', '-g', 'C', '-f', '9', '--seed', `${i}`, '--acting', i % 2 ? 'Axis' : HOSTILE, '--anyway'],
      { env },
    );
});
afterAll(state.clean);

const run = async (typed: readonly string[]): Promise<string> => {
  const { stdout, stderr, code } = await wg(typed, { env });
  expect([stderr, code]).toEqual(['', 0]);
  return stdout;
};

const PLAN = [
  ...words('plan -r bg --roster examples/battleground-roster.yaml'),
  ...['shoot "1 Section" "MG nest"', 'shoot "2 Section" "MG nest"'],
];

/** Everything that figures can be asked of. */
const LINES: readonly (readonly [what: string, typed: readonly string[]])[] = [
  ['the odds of a line', words('odds shoot -g C -f 9 --target-figures 5 --target-grade C')],
  ['one part of them', words('odds shoot -g C -f 9 --target-figures 5 --target-grade C --of casualties')],
  ['a condition', words('odds shoot -g C -f 9 --chance hits=2+')],
  ['odds in words', words('odds charge -g C -f 9 -l 1 --target-figures 7 --distance 9')],
  ['a sweep over one input', words('odds shoot -g C -f 3..6')],
  ['one of words', words('odds charge -g C -f 6..9 -l 1 --target-figures 7 --distance 9')],
  ['one of a condition', words('odds shoot -g C -f 4..6 --chance hits=2+')],
  ['a sweep over two', words('odds shoot -g C -f 3..6 -c none,light,medium')],
  ['a sweep over three', words('odds shoot -g B,C -f 4..6 -c none,light')],
  ['a wide one', words('odds shoot -g C -f 4,5 -c none,light,medium,heavy,0..9')],
  ['a comparison', ['compare', 'shoot -g C -f 9', 'shoot -g B -f 7']],
  ['one of dice', ['compare', '3d6', '2d8+1', '5d4']],
  ['one of words', ['compare', 'melee --attackers 6 --defenders 5', 'melee --attackers 5 --defenders 5']],
  ['a tally', words('shoot -g C -f 9 --repeat 40 --seed a')],
  ['a plan', [...PLAN, '--chance', 'MG nest gone']],
  ['one that is rolled', [...PLAN, '--repeat', '50', '--seed', 'a']],
  ['luck', ['luck', '--game', 'Evening']],
];

describe.each(LINES)('%s', (_what, typed) => {
  test('is a page that is well-formed, loads nothing, and has the table behind each chart', async () => {
    const page = parsed(await run([...typed, '--html', '-']));
    expect(faults(page)).toEqual([]);
    const figures = named(page, 'figure');
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      const drawn = named(figure, 'text').map(textOf);
      const cells = named(figure, 'td').map(textOf);
      expect(cells.length).toBeGreaterThan(0);
      // What is drawn is what stands in the table.
      if (typed[0] !== 'luck')
        for (const cell of cells.filter((of) => /%|\d\.\d/.test(of) && !figure.children.includes('at least')))
          expect([...drawn, ...atLeastIn(figure)]).toContain(cell);
    }
  });

  test('is a picture in one file, with its figures for those to whom it is read', async () => {
    const text = await run([...typed, '--svg', '-']);
    const svg = parsed(`<!DOCTYPE html>\n${text}`);
    const [root] = named(svg, 'svg');
    expect(root!.attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'title desc' });
    expect(textOf(named(svg, 'desc')[0]!)).toMatch(/\d/);
    expect(text).not.toMatch(/<script|href|url\(|@import/);
    const [, , width, height] = root!.attributes.viewBox!.split(' ').map(Number);
    for (const rect of named(svg, 'rect')) {
      const [x, wide] = [Number(rect.attributes.x), Number(rect.attributes.width)];
      expect(x + wide).toBeLessThanOrEqual(width!);
      expect(Number(rect.attributes.y) + Number(rect.attributes.height)).toBeLessThanOrEqual(height!);
    }
  });

  test('is data with as many fields in every line', async () => {
    const csv = await run([...typed, '--csv']);
    const [head, ...rows] = csvIn(csv);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.length).toBe(head!.length);
  });
});

/** The column of so many or more, which is not drawn. */
const atLeastIn = (figure: ReturnType<typeof parsed>): string[] => {
  const at = named(figure, 'th').map(textOf).indexOf('at least');
  return at < 0 ? [] : named(figure, 'tr').flatMap((row) => named(row, 'td').map(textOf)[at - 1] ?? []);
};

describe('the figures of data are those of --json', () => {
  const rowsOf = async (typed: readonly string[]): Promise<string[][]> =>
    csvIn(await run([...typed, '--csv']));

  test('of a tally with what never came up, beside its odds', async () => {
    const rows = await rowsOf(words('shoot -g C -f 6 --repeat 3 --seed a'));
    expect(rows.map(([hits, , , probability]) => [hits, probability])).toEqual([
      ['hits', 'probability'],
      ...(await rowsOf(words('odds shoot -g C -f 6')))
        .slice(1)
        .map(([hits, probability]) => [hits, probability]),
    ]);
    expect(rows.at(-1)!.slice(1, 3)).toEqual(['0', '0']);
  });

  test('of odds', async () => {
    const typed = words('odds shoot -g C -f 9');
    const { odds } = JSON.parse(await run([...typed, '--json']));
    expect(await rowsOf(typed)).toEqual([
      ['hits', 'probability', 'fraction'],
      ...odds.outcomes.map((of: { result: { hits: number }; probability: number; fraction: string }) =>
        [of.result.hits, of.probability, of.fraction].map(String),
      ),
    ]);
  });

  test('of a sweep, with what the rules forbid', async () => {
    const typed = words('odds shoot -g C -f 3..6 -c none,light');
    const { sweep } = JSON.parse(await run([...typed, '--json']));
    const [head, ...rows] = await rowsOf(typed);
    expect(head!.slice(0, 3)).toEqual(['figures', 'cover', 'hits: mean']);
    expect(head!.at(-1)).toBe('note');
    expect(rows.map(([figures, cover, mean]) => [figures, cover, mean])).toEqual(
      sweep.rows.map(({ input, mean }: { input: Record<string, unknown>; mean?: { hits: number } }) => [
        `${input.figures}`,
        input.cover,
        `${mean?.hits ?? ''}`,
      ]),
    );
    expect(rows[0]!.at(-1)).toContain('A non-standing unit may not shoot');
    const four = sweep.rows[2].outcomes as { result: { hits: number }; probability: number }[];
    const atLeastOne = four
      .filter(({ result }) => result.hits >= 1)
      .reduce((sum, { probability }) => sum + probability, 0);
    expect(Number(rows[2]![head!.indexOf('at least 1')])).toBeCloseTo(atLeastOne, 12);
  });
});

describe('a file', () => {
  test('is written where it is told, and never over another unless that is asked for', async () => {
    const file = join(state.path, 'shot.svg');
    const typed = [...words('odds shoot -g C -f 4..6 --svg'), file];
    expect(await run(typed)).toMatch(/^Result: .* shows: hits on average: from/s);
    const written = readFileSync(file, 'utf8');
    expect(written).toMatch(/^<svg /);
    expect(await wg(typed, { env })).toMatchObject({ code: 1, stdout: '' });
    writeFileSync(file, 'dear diary');
    expect((await wg(typed, { env })).stderr).toContain('--force overwrites it.');
    expect(readFileSync(file, 'utf8')).toBe('dear diary');
    await run([...typed, '--force']);
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  test('is not begun where the line is refused', async () => {
    const file = join(state.path, 'none.html');
    expect((await wg([...words('odds shoot -g C -f 3 --html'), file], { env })).code).toBe(3);
    expect(existsSync(file)).toBe(false);
  });
});

test('a picture in ASCII has nothing beyond it', async () => {
  for (const as of ['--svg', '--html'])
    expect(await run([...words('odds shoot -g C -f 9'), as, '-', '--ascii'])).toMatch(/^[\n -~]*$/);
});

test('data on a terminal are lines to read', async () => {
  const { stdout } = await wg(words('odds shoot -g C -f 9 --csv'), { env, stdoutIsTTY: true });
  expect(stdout).toMatch(/^hits,probability,fraction\n0,/);
});

test.each([
  ['shoot -g C -f 9 --csv', '--csv goes with --odds or --repeat.'],
  ['odds shoot -g C -f 9 --csv --json', '--csv and --json exclude each other.'],
  ['odds shoot -g C -f 9 --csv --svg -', '--csv and --svg exclude each other.'],
  ['odds shoot -g C -f 9 --svg - --brief', '--svg and --brief exclude each other.'],
  ['odds shoot -g C -f 9 --csv --fractions', '--csv and --fractions exclude each other.'],
  ['odds shoot -g C -f 9 --force', '--force goes with --svg or --html.'],
  ['odds shoot -g C -f 9 --html - --force', '--force goes with a file, not with stdout.'],
  ['luck --csv --explain', '--csv and --explain exclude each other.'],
  ['log --csv', '--csv means nothing to wg log.'],
])('wg %s is refused: %s', async (text, message) => {
  const { code, stderr } = await wg(words(text), { env });
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

describe('the figures of a plan', () => {
  test('as data are those of its JSON: its lines, what was asked, and every unit', async () => {
    const asked = [...PLAN, '--chance', 'MG nest gone'];
    const [head, ...rows] = csvIn(await run([...asked, '--csv']));
    expect(head).toEqual(['unit', 'what', 'value', 'probability', 'fraction']);
    const { plan } = JSON.parse(await run([...asked, '--json']));
    const told = (unit: string, what: string) =>
      rows.filter((row) => row[0] === unit && row[1] === what).map(([, , value, , of]) => [value, of]);
    expect(told('', 'MG nest gone')).toEqual([['yes', plan.chances['MG nest gone']]]);
    expect(told('', 'line 1')).toEqual([['yes', '1/1']]);
    const sums = new Map<string, number>();
    for (const [unit, what, , probability] of rows)
      if (unit !== '') sums.set(`${unit} ${what}`, (sums.get(`${unit} ${what}`) ?? 0) + Number(probability));
    expect(sums.size).toBeGreaterThan(3);
    for (const [of, sum] of sums) expect(sum, of).toBeCloseTo(1, 9);
  });

  test('say what breaks it off, and take --force only for what is written', async () => {
    expect(await run([...PLAN, '--csv'])).toContain('breaks off before line 2: MG nest is out of the game');
    const refused = await wg([...PLAN, '--force'], { env });
    expect([refused.code, refused.stderr]).toEqual([2, 'wg: --force goes with --save, --svg or --html.\n']);
    expect((await wg([...PLAN, '--csv', '--json'], { env })).code).toBe(2);
  });
});
