import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line, stateFolder, wg, words } from '../../support/cli.js';

interface Outcome {
  readonly value: unknown;
  readonly probability: number;
  readonly fraction: string;
}
interface Compared {
  readonly of: string;
  readonly lines: readonly {
    line: string;
    action: string;
    ruleset: string;
    mean?: number;
    outcomes: readonly Outcome[];
    rulings: Record<string, number>;
  }[];
  readonly better: { first: string; same: string; second: string } | null;
  readonly pairs?: readonly { lines: [number, number]; first: string; same: string; second: string }[];
  readonly differences: { rulings: object; house: object };
}

const compared = async (lines: readonly string[], ...flags: string[]): Promise<Compared> => {
  const { stdout, stderr } = await wg(['compare', ...lines, ...flags, '--json']);
  expect(stderr).toBe('');
  return JSON.parse(stdout).compare;
};

type Fraction = readonly [bigint, bigint];
const fraction = (text: string): Fraction => text.split('/').map(BigInt) as unknown as Fraction;
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const isSame = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d === c * b;

/** The odds of a line alone, told in one field. */
async function told(text: string, field: string): Promise<[value: number, chance: Fraction][]> {
  const { stdout } = await line(`wg odds ${text} --json`);
  const { odds } = JSON.parse(stdout);
  return odds.outcomes.map(
    ({ result, fraction: chance }: { result: Record<string, unknown>; fraction: string }) => [
      Number(result[field]),
      fraction(chance),
    ],
  );
}

/** Every result of the one line with every result of the other, by hand. */
async function paired(first: string, second: string, field: string, other = field) {
  const sums: Record<'first' | 'same' | 'second', Fraction> = {
    first: [0n, 1n],
    same: [0n, 1n],
    second: [0n, 1n],
  };
  for (const [a, p] of await told(first, field))
    for (const [b, q] of await told(second, other)) {
      const who = a > b ? 'first' : a < b ? 'second' : 'same';
      sums[who] = plus(sums[who], times(p, q));
    }
  return sums;
}

describe('which does better agrees with pairing the odds of both lines by hand', () => {
  test.each([
    ['shoot -g C -f 9', 'shoot -g B -f 7', 'hits'],
    ['shoot -g C -f 9 -c medium', 'shoot -r fubar --level green --fp 3', 'hits'],
    [
      'shoot -g C -f 9 --target-figures 5 --target-grade C',
      'shoot -g C -f 8 --target-figures 6 --target-grade B',
      'casualties',
    ],
    ['3d6', '2d8+1', 'total'],
    ['move --type infantry --run', 'move --type cavalry', 'inches'],
    [
      'close-assault --attack 9 --defend 9 --assaulters 2 --defenders 1',
      'close-assault --attack 7 --defend 8 --assaulters 1 --defenders 1',
      'eliminated',
    ],
  ])('%s, %s', async (first, second, field) => {
    const hand = await paired(first, second, field);
    const { better, of } = await compared([first, second], '--of', field);
    expect(of).toBe(field);
    for (const who of ['first', 'same', 'second'] as const)
      expect(isSame(fraction(better![who]), hand[who]), who).toBe(true);
    // With less being better the two change places.
    const fewer = await compared([first, second], '--of', field, '--fewer');
    expect(fewer.better).toEqual({ first: better!.second, same: better!.same, second: better!.first });
    // The other way about, too.
    const turned = await compared([second, first], '--of', field);
    expect(turned.better).toEqual(fewer.better);
  });

  test('each two of three lines', async () => {
    const lines = ['shoot -g C -f 9', 'shoot -g B -f 7', 'shoot -g A -f 5'];
    const { pairs, better } = await compared(lines);
    expect(better).toBeNull();
    expect(pairs!.map(({ lines }) => lines)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    for (const {
      lines: [a, b],
      ...found
    } of pairs!)
      expect(found).toEqual((await compared([lines[a - 1]!, lines[b - 1]!])).better);
  });

  test('of a condition, yes is better than no', async () => {
    const [first, second] = ['shoot -g C -f 9', 'shoot -g B -f 7'];
    const yes = async (text: string) =>
      (await told(text, 'hits')).reduce((sum, [n, p]) => (n >= 2 ? plus(sum, p) : sum), [0n, 1n] as Fraction);
    const [p, q] = [await yes(first), await yes(second)];
    const no = ([a, b]: Fraction): Fraction => [b - a, b];
    const { better } = await compared([first, second], '--chance', 'hits=2+');
    expect(isSame(fraction(better!.first), times(p, no(q)))).toBe(true);
    expect(isSame(fraction(better!.second), times(q, no(p)))).toBe(true);
    expect(isSame(fraction(better!.same), plus(times(p, q), times(no(p), no(q))))).toBe(true);
  });
});

describe('a comparison tells', () => {
  test('the odds of each line as they are alone', async () => {
    const { lines } = await compared(['shoot -g C -f 9', 'wg odds shoot -g B -f 7']);
    expect(lines.map(({ line, action, ruleset }) => [line, action, ruleset])).toEqual([
      ['shoot -g C -f 9', 'shoot', 'battleground'],
      ['wg odds shoot -g B -f 7', 'shoot', 'battleground'],
    ]);
    for (const { line: text, mean, outcomes } of lines) {
      const { odds } = JSON.parse((await line(`wg odds ${text.replace('wg odds ', '')} --json`)).stdout);
      expect(mean).toBe(odds.mean.hits);
      expect(outcomes.map(({ value, ...chance }) => ({ result: { hits: value }, ...chance }))).toEqual(
        odds.outcomes,
      );
    }
  });

  test('bg:R1 the rulings by which they are played otherwise, and no others', async () => {
    const { differences } = await compared(['shoot -g C -f 9', 'shoot -g C -f 9 --ruling bg:R1=2']);
    expect(differences).toEqual({ rulings: { 'bg:R1': [1, 2] }, house: {} });
    const { stdout } = await wg(['compare', 'shoot -g C -f 9', 'shoot -g C -f 9 --ruling bg:R1=2']);
    expect(stdout).toContain('bg:R1: option 1 in 1 and option 2 in 2');
    const both = await compared(['shoot -g C -f 9', 'shoot -g B -f 9'], '--ruling', 'bg:R1=2');
    expect(both.differences.rulings).toEqual({});
    expect(both.lines.map(({ rulings }) => rulings['bg:R1'])).toEqual([2, 2]);
  });

  test('side by side what can come out, what is the mean, and who does better', async () => {
    const { stdout } = await wg(['compare', 'shoot -g C -f 9', 'shoot -g B -f 7']);
    expect(stdout).toContain('     2   20.1%   25.0%   33.8%   47.9%');
    expect(stdout).toContain('  mean    1.11    1.49');
    expect(stdout).toMatch(/\nResult: more hits: line 1 28\.8%, line 2 46\.8%, alike 24\.5%\n$/);
  });

  test('the mean once, where the two tables stand one below the other', async () => {
    const lines = [5, 7, 9].map((figures) => `shoot -g C -f ${figures}`);
    const { stdout } = await wg(['compare', ...lines], { columns: 40 });
    expect(stdout).toContain('at least');
    expect(stdout.match(/^ +mean.*$/gm)).toEqual([expect.stringMatching(/mean( +\d\.\d\d){3}$/)]);
  });

  test('words by the one that differs most, and nothing of which is more', async () => {
    const lines = ['melee --attackers 6 --defenders 5', 'melee --attackers 6 --defenders 5 --from-behind'];
    expect((await compared(lines)).better).toBeNull();
    const { stdout } = await wg(['compare', ...lines, '--brief']);
    expect(stdout).toBe('winner attacker: line 1 63.7%, line 2 84.7%\n');
  });

  test.each([20, 40, 60, 80])('all of it in %i columns', async (columns) => {
    for (const lines of [
      ['shoot -g C -f 9', 'shoot -g B -f 7'],
      ['3d6', '2d8+1', '4d4', '5d3', '2d10'],
      ['melee --attackers 6 --defenders 5', 'melee --attackers 6 --defenders 5 --from-behind'],
    ]) {
      const { stdout } = await wg(['compare', ...lines, '--ascii'], { env: { COLUMNS: `${columns}` } });
      for (const row of stdout.split('\n')) expect(row.length, row).toBeLessThanOrEqual(columns);
      for (const [i] of lines.entries()) expect(stdout).toContain(`  ${i + 1}  `);
    }
  });
});

describe('with the units of a game', () => {
  const state = stateFolder();
  const env = { XDG_STATE_HOME: state.path };
  beforeAll(async () => {
    await wg(words('game start Evening -r bg'), { env });
    await wg(words('roster load examples/battleground-roster.yaml'), { env });
  });
  afterAll(state.clean);

  test('they are filled in, and nothing is logged', async () => {
    const log = await wg(['log', '--json'], { env });
    const shots = ["shoot '2 Section' '1 Gruppe'", "shoot '2 Section' 'MG nest'"];
    const { stdout, stderr, code } = await wg(['compare', ...shots, '--of', 'hits', '--json'], { env });
    expect([code, stderr]).toEqual([0, '']);
    const [gruppe] = JSON.parse(stdout).compare.lines;
    const alone = await wg(words(`odds ${shots[0]} --json`), { env });
    expect(gruppe.input).toEqual(JSON.parse(alone.stdout).input);
    expect(await wg(['log', '--json'], { env })).toEqual(log);
  });
});

test.each([
  [['shoot -g C -f 9'], 'compare takes from 2 to 20 lines, not 1.', 2],
  [['shoot -g C -f 9', 'shoot -g C -f 3'], 'Line 2: A non-standing unit may not shoot', 3],
  [['shoot -g C -f 9', 'shott'], "Line 2: There is no action 'shott'", 2],
  [['shoot', 'shoot -g C -f 9'], 'Line 1: shoot needs', 4],
  [['shoot -g C -f 9', 'shoot -g C -f 4..9'], "Line 2: --figures cannot be '4..9'", 2],
  [
    ['shoot -g C -f 9', 'shoot -g C -f 9 --seed a'],
    'Line 2: --seed means nothing in a line whose odds are compared.',
    2,
  ],
  [['shoot -g C -f 9', 'shoot -g "C'], 'Line 2: A quote is not closed', 2],
  [['shoot -g C -f 9', ''], 'Line 2: there is no action in it.', 2],
  [['shoot -g C -f 9', 'move'], 'These lines have no result in common.', 2],
  [
    ['shoot -g C -f 9', 'shoot -g B -f 9', '--of', 'hots'],
    "--of cannot be 'hots': the odds of shoot tell nothing of it.",
    2,
  ],
  [['shoot -g C -f 9', 'shoot -g B -f 9', '--chance', 'hits>='], "--chance cannot be 'hits>='", 2],
  [
    ['shoot -g C -f 9', 'shoot -g B -f 9', '--chance', 'hits>=1', '--of', 'hits'],
    '--of and --chance exclude each other',
    2,
  ],
  [['shoot -g C -f 9', 'draw-card --count 5'], 'Line 2: No odds for this', 1],
  [
    [
      'shoot -r fubar --level seasoned --fp 6 --target-figures 6 --target-level green',
      'shoot -r fubar --level seasoned --fp 6',
      '--of',
      'casualties',
    ],
    'Line 2: nothing is told of casualties.',
    1,
  ],
])('%j is refused: %s', async (typed, message, code) => {
  const ran = await wg(['compare', ...typed]);
  expect(ran.stdout).toBe('');
  expect(ran.stderr.replace(/\s+/g, ' ')).toContain(message);
  expect(ran.code).toBe(code);
});
