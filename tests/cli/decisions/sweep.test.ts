import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line, stateFolder, type World, wg, words } from '../../support/cli.js';

interface Row {
  readonly input: Record<string, unknown>;
  readonly mean?: Record<string, number>;
  readonly chance?: { probability: number; fraction: string };
  readonly outcomes?: readonly { result: Record<string, unknown>; probability: number; fraction: string }[];
  readonly error?: { code: string; message: string; clause?: string };
}
interface SweepJson {
  readonly rulings: Record<string, number>;
  readonly house?: Record<string, unknown>;
  readonly sweep: { over: string[]; of?: string; chance?: string; rows: Row[] };
}

const json = async (text: string, world: World = {}): Promise<SweepJson> => {
  const { stdout, stderr } = await line(`${text} --json`, world);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};

/** The odds of one line by themselves. */
async function alone(text: string, world: World = {}) {
  const { stdout } = await line(`${text} --json`, world);
  const { input, odds, rulings } = JSON.parse(stdout);
  return { input, mean: odds.mean, outcomes: odds.outcomes, rulings };
}

describe('every cell of a sweep has the odds of its line alone, byte for byte', () => {
  test.each([
    ['wg odds shoot -g C -f 4..9 -c none,light,5 -l 1', 'figures', 'cover'],
    ['wg odds shoot -g B -f 8 -l 1,2 --target-figures 5..7 --target-grade C', 'leaders', 'targetFigures'],
    [
      'wg odds charge -g C -f 9 -l 1 --target-figures 6,7 --distance 6..8 --through',
      'targetFigures',
      'distance',
    ],
    [
      'wg odds melee --attackers 4..6 --defenders 3..4 --attacker-grade B,D',
      'attackers',
      'defenders',
      'attackerGrade',
    ],
    ['wg odds reaction-test -r wrg --points 10..30/10 --lost-in-period 0..2', 'points', 'lostInPeriod'],
    ['wg odds shoot -r fubar --level green,elite --fp 3..5 --cover open,hard', 'level', 'fp', 'cover'],
    [
      'wg odds close-assault --attack 6..10/2 --defend 8 --assaulters 2 --defenders 1,2',
      'attack',
      'defenders',
    ],
  ])('%s', async (text, ...over) => {
    const { sweep, rulings } = await json(text);
    expect(sweep.over).toEqual(over);
    const met: Record<string, number> = {};
    for (const row of sweep.rows) {
      const flags = over.map((name) => {
        const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        return `--${flag} ${row.input[name]}`;
      });
      const single = await alone(`${text} ${flags.join(' ')}`);
      expect(JSON.stringify([row.input, row.mean, row.outcomes])).toBe(
        JSON.stringify([single.input, single.mean, single.outcomes]),
      );
      Object.assign(met, single.rulings);
    }
    expect(rulings).toEqual(met);
  });
});

test('inputs are swept in the order typed, the last one fastest', async () => {
  const one = await json('wg odds shoot -g C -f 5,4 -c light,none');
  expect(one.sweep.rows.map(({ input }) => [input.figures, input.cover])).toEqual([
    [5, 'light'],
    [5, 'none'],
    [4, 'light'],
    [4, 'none'],
  ]);
  const other = await json('wg odds shoot -c light,none -g C -f 5,4');
  expect(other.sweep.over).toEqual(['cover', 'figures']);
});

describe('where the rules forbid a cell', () => {
  test('bg:nonstand.3 it is told there, and the others have their odds', async () => {
    const { sweep } = await json('wg odds shoot -g C -f 3..4');
    const [three, four] = sweep.rows as [Row, Row];
    expect(three).toEqual({
      input: { figures: 3 },
      error: {
        code: 'not-allowed',
        message: 'A non-standing unit may not shoot (three figures without leader or heavy weapon).',
        hint: 'If you agree on it: --anyway.',
        clause: 'bg:nonstand.3',
      },
    });
    expect(four.outcomes?.length).toBe(3);
    const { stdout } = await line('wg odds shoot -g C -f 3..5 -c none,light');
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      '3 - - 4 0.56 0.48 5 0.75 0.67 - figures 3: A non-standing unit may not shoot',
    );
    expect(stdout).toContain('2 of 6 without odds');
  });

  test('and all cells, it is refused as the line alone is', async () => {
    const [swept, single] = [await line('wg odds shoot -g C -f 2..3'), await line('wg odds shoot -g C -f 2')];
    expect(swept).toEqual(single);
    expect(swept.code).toBe(3);
  });

  test('inputs that do not go together are told in their cell', async () => {
    const { stdout } = await line('wg odds shoot -g C -f 9 --medics 2,12');
    expect(stdout).toContain('without odds');
  });
});

describe('what a sweep tells', () => {
  test('of one input a line each: the mean, so many or more, and a bar', async () => {
    const { stdout } = await line('wg odds shoot -g C -f 7,9');
    expect(stdout).toContain('  hits on average');
    expect(stdout).toMatch(/figures {4}mean {6}1\+ {6}2\+ {6}3\+ {6}4\+/);
    expect(stdout).toMatch(/ 9 {4}1\.11 {3}59\.2% {3}33\.8% {3}13\.8%/);
    expect(stdout).toMatch(/Result: hits on average: from 0\.93 \(figures 7\) to 1\.11 \(figures 9\)\n$/);
  });

  test('the share of a condition, and of a name that was asked for', async () => {
    const shot = 'wg odds shoot -g C -f 8..9 --target-figures 5 --target-grade C';
    const { sweep } = await json(`${shot} --chance "casualties>=2 and leadersLost=0"`);
    expect(sweep.chance).toBe('casualties>=2 and leadersLost=0');
    for (const { chance, outcomes } of sweep.rows) {
      const sum = outcomes!
        .filter(({ result }) => (result.casualties as number) >= 2 && result.leadersLost === 0)
        .reduce((all, { probability }) => all + probability, 0);
      expect(chance!.probability).toBeCloseTo(sum, 12);
    }
    expect((await json(`${shot} --of casualties`)).sweep.of).toBe('casualties');
    expect((await line(`${shot} --of casualties --brief`)).stdout).toMatch(/^casualties on average: from /);
    expect((await line(`${shot} --of hots --brief`)).stderr).toContain('Did you mean hits?');
  });

  test('words by the one that changes most', async () => {
    const { stdout } = await line('wg odds charge -g C -f 6..9 -l 1 --target-figures 7 --distance 9');
    expect(stdout).toMatch(/figures {2}refused {2}fell-short {2}contact/);
    expect(stdout).toMatch(/Result: outcome refused: from 37\.8% \(figures 9\) to 72\.2% \(figures 6\)\n$/);
  });

  test('three inputs make tables one below another', async () => {
    const { stdout } = await line('wg odds shoot -g B,C -f 7,9 -c none,light');
    expect(stdout.match(/^ {2}grade [BC]$/gm)).toEqual(['  grade B', '  grade C']);
    expect(stdout.match(/^ +cover$/gm)?.length).toBe(2);
  });

  test('figures are shaded on a terminal with colour, and only there', async () => {
    const text = 'wg odds shoot -g C -f 4..12 -c none,light,medium';
    const coloured = await line(text, { stdoutIsTTY: true });
    expect(coloured.stdout).toContain('\u001b[7m');
    for (const world of [{}, { stdoutIsTTY: true, env: { NO_COLOR: '1' } }])
      expect((await line(text, world)).stdout).not.toContain('\u001b');
  });

  test.each([20, 40, 60, 80, 100])('fits %i columns, in ASCII too', async (columns) => {
    for (const text of [
      'wg odds shoot -g C -f 3..12',
      'wg odds shoot -g C -f 3..12 -c none,light,medium,heavy,5..9',
      'wg odds charge -g C -f 6..9 -l 1 --target-figures 7 --distance 9,10',
      'wg odds reaction-test -r wrg --points 10..30/10',
    ]) {
      const { stdout } = await line(`${text} --ascii`, {
        columns,
        stdoutIsTTY: true,
        env: { NO_COLOR: '1' },
      });
      for (const row of stdout.split('\n')) expect(row.length, row).toBeLessThanOrEqual(columns);
      expect(stdout).toMatch(/^[\n -~]*$/);
    }
  });
});

describe('several values without odds', () => {
  test('are refused with what to type', async () => {
    for (const text of ['wg shoot -g C -f 4..12', 'wg shoot -g C -f 4..12 --repeat 5'])
      expect(await line(text)).toEqual({
        code: 2,
        stdout: '',
        stderr:
          "wg: --figures takes one value here, not '4..12': several at once are for odds.\n" +
          '    As in: wg odds shoot ... --figures 4..12\n',
      });
    expect((await line(`wg shoot -g C -f ${'4,'.repeat(50_000)}5`)).stderr.length).toBeLessThan(300);
  });

  test('of odds that need more are asked for as the flag is typed', async () => {
    const { code, stderr } = await line('wg odds shoot -f 4..12');
    expect([code, stderr.split('\n')[0]]).toEqual([4, 'wg: shoot needs --grade.']);
  });

  test('and --fractions are for one line', async () => {
    expect((await line('wg odds shoot -g C -f 4..5 --fractions')).stderr).toContain(
      '--fractions goes with the odds of one line',
    );
  });
});

describe('with units of a roster', () => {
  const state = stateFolder();
  const env = { XDG_STATE_HOME: state.path };
  beforeAll(async () => {
    await wg(words('game start Evening -r bg'), { env });
    await wg(words('roster load examples/battleground-roster.yaml'), { env });
  });
  afterAll(state.clean);

  test('they fill in what is not typed, in every cell', async () => {
    const text = 'wg odds shoot "2 Section" "1 Gruppe" -c none,light,medium --range 6..8';
    const { sweep, ...of } = await json(text, { env });
    expect((of as unknown as { units: { names: string[] } }).units.names).toEqual(['2 Section', '1 Gruppe']);
    for (const row of sweep.rows) {
      const single = await alone(`${text} -c ${row.input.cover} --range ${row.input.range}`, { env });
      expect([row.input, row.outcomes]).toEqual([single.input, single.outcomes]);
      expect(row.input.targetFigures).toBe(single.input.targetFigures);
    }
    const { stdout } = await line(text, { env });
    expect(stdout).toContain('from the roster: ');
  });

  test('nothing of it stands in the log', async () => {
    const before = await wg(['log', '--json'], { env });
    await wg(words('odds shoot "2 Section" "1 Gruppe" -c none,light'), { env });
    expect(await wg(['log', '--json'], { env })).toEqual(before);
  });
});

test('odds of one line tell what is asked for alone', async () => {
  const shot = 'wg odds shoot -g C -f 9 --target-figures 5 --target-grade C';
  expect((await line(`${shot} --chance hits=2+ --brief`)).stdout).toBe('hits=2+ 33.8%\n');
  expect((await line(`${shot} --of casualties`)).stdout).not.toContain('hits');
  const { odds } = JSON.parse((await line(`${shot} --chance "hits>=2" --json`)).stdout);
  expect(odds.chance).toEqual({ of: 'hits>=2', probability: 0.338477366255144, fraction: '329/972' });
  expect((await line('wg shoot -g C -f 9 --chance hits=2+')).stderr).toBe('wg: --chance goes with --odds.\n');
  expect((await line(`${shot} --chance hits=2+ --of hits`)).stderr).toContain(
    '--of and --chance exclude each other',
  );
});

test.each(['wg odds shoot -g C -f 9', 'wg odds shoot -g C -f 8..9'])(
  'a seed decides nothing of odds, and that is said: %s',
  async (text) => {
    const seeded = await line(`${text} --seed a`);
    expect(seeded.stderr.replace(/\s+/g, ' ')).toContain(
      '--seed: nothing is rolled, since the odds are exact; --repeat rolls it',
    );
    expect(seeded.stdout).toBe((await line(text)).stdout);
    expect((await line(text)).stderr).toBe('');
  },
);
