import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wg, words } from '../../support/cli.js';
import { RosterGame } from '../../support/roster.js';

const folder = mkdtempSync(join(tmpdir(), 'wg-plan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EXAMPLE = { bg: 'battleground', fubar: 'fubar', vv: 'valor-and-victory', wrg: 'wrg-1925' } as const;
const state = { XDG_STATE_HOME: folder };
const plan = (short: keyof typeof EXAMPLE, line: string, columns = 80) =>
  wg(['plan', '-r', short, '--roster', `examples/${EXAMPLE[short]}-roster.yaml`, ...words(line)], {
    columns,
    env: state,
  });
const json = async (short: keyof typeof EXAMPLE, line: string) =>
  JSON.parse((await plan(short, `${line} --json`)).stdout);

describe('wg plan', () => {
  test('tells what stands behind its lines, where it breaks off, and the result last', async () => {
    const { code, stdout } = await plan('bg', `'shoot "1 Section" "MG nest"' 'shoot "2 Section" "MG nest"'`);
    expect(code).toBe(0);
    expect(stdout).toContain('Battleground (Steve Carroll): exact odds of a plan');
    expect(stdout).toMatch(/^ {2}2\. shoot "2 Section" "MG nest" +64\.8%$/m);
    expect(stdout).toMatch(/before line 2: MG nest is out of the game: it is destroyed\. +35\.2%/);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Result: MG nest gone 66.0%; breaks off 35.2%');
  });

  test('of counts that are the same wherever a unit ends only the first is told', async () => {
    const { stdout } = await plan('fubar', `'shoot "Red 1" "Blue 1" --range 10'`);
    expect(stdout).toMatch(/^ {2}Blue 1: suppressed 1\.00 on average, at least one >99\.9%$/m);
    expect(stdout).not.toMatch(/downed|bout/);
    const { stdout: other } = await plan('bg', `'shoot "1 Section" "1 Gruppe"'`);
    expect(other, 'as likely is not the same').toMatch(
      /leaders 0\.\d+ on average[^;]*; hw 0\.\d+ on average/,
    );
  });

  test('tells what units owe and carry, though none of them falls', async () => {
    const { stdout } = await plan('vv', `'shoot "1 Squad,Schmidt" Farm --range 4'`);
    expect(stdout).toMatch(/^ {2}Able: 1 Casualty Point to meet 11\.1%; /m);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'Result: nobody is lost, whatever is rolled; Coleman 1 Casualty Point to meet 11.1%',
    );
    const counted = await plan('bg', `'shoot "2 Section" "1 Gruppe" --range 8'`);
    expect(counted.stdout, 'figures are counted, not spelt').not.toContain('figures left');
  });

  test('counts figures of a unit that had lost some before, and does not spell them', async () => {
    const file = join(folder, 'lost.wg');
    writeFileSync(
      file,
      [
        'game start Lost --roster battleground',
        'roster mark "1 Gruppe" figures=4',
        `plan 'shoot "2 Section" "1 Gruppe" --range 8'`,
      ].join('\n'),
    );
    const { code, stdout } = await wg(['play', file], { env: state });
    expect(code).toBe(0);
    expect(stdout.slice(stdout.indexOf('exact odds of a plan'))).not.toContain('figures left');
  });

  test('does not tell what a unit had before, and has as long as it is there', async () => {
    const file = join(folder, 'few.wg');
    writeFileSync(
      file,
      [
        'game start Few --roster fubar',
        'roster mark "Red 2" figures=1 suppressed=1',
        `plan 'shoot "Blue 1" "Red 2" --range 20 --take casualties'`,
      ].join('\n'),
    );
    const { stdout } = await wg(['play', file], { env: state });
    const told = stdout.slice(stdout.indexOf('exact odds of a plan'));
    expect(told).toMatch(/^ {2}Red 2: gone [\d.]+%/m);
    expect(told).not.toMatch(/armour|infantry rifles/);
  });

  test('tells many numbers of the same mark by the least and the most', async () => {
    const { stdout } = await plan('wrg', `'shoot "1 Gruppe" "2 Section" --range 60'`);
    const said = stdout.replace(/\s+/g, ' ');
    expect(said).toMatch(/under fire this period, \d+ to \d+ points for certain/);
    expect(said.match(/under fire this period/g)).toHaveLength(1);
    const few = await plan('vv', `'shoot "1 Squad,Schmidt" Farm --range 4'`);
    expect(few.stdout.replace(/\s+/g, ' ')).toMatch(
      /2 Casualty Points to meet [\d.]+%; 3 Casualty Points to meet/,
    );
  });

  test('that goes on behind lines that are not permitted says which, why and how often', async () => {
    const lines = `'shoot "1 Section" "MG nest"' 'shoot "2 Section" "MG nest"'`;
    const { stdout } = await plan('bg', `${lines} --keep-going`);
    expect(stdout).toMatch(/It passes over\n +line 2: MG nest is out of the game: it is destroyed\. +35\.2%/);
    expect(stdout).not.toContain('breaks off');
    const { plan: exact } = await json('bg', `${lines} --keep-going`);
    const off = (await json('bg', lines)).plan;
    expect(exact.passed).toEqual(off.breaks);
    const { plan: rolled } = await json('bg', `${lines} --keep-going --repeat 2000 --seed a`);
    expect(rolled.passed).toHaveLength(exact.passed.length);
    for (const [i, { probability, error, ...why }] of rolled.passed.entries()) {
      expect(exact.passed[i]).toMatchObject({ line: why.line, why: why.why });
      expect(Math.abs(probability - exact.passed[i].probability)).toBeLessThan(4 * error);
    }
  });

  test('breaks off where a line is forbidden on some tables, and on the others names a hex that was left', async () => {
    const lines = `'close-assault "Hill 12" Farm' 'casualties "Hill 12" --choose "eliminate:1 Squad"'`;
    for (const rolled of ['', '--repeat 100 --seed a']) {
      const { breaks } = (await json('vv', `${lines} ${rolled}`)).plan as { breaks: { why: string }[] };
      const said = breaks.map(({ why }) => why);
      expect(said).toContain("There is no unit 'Hill 12'.");
      expect(said).toContain('That covers 5 of 7 Casualty Points.');
    }
    const nowhere = await plan('vv', `'close-assault "Hill 12" Farm' 'casualties "Hill 13" --choose 1'`);
    expect(nowhere).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Line 2: There is no unit 'Hill 13'."),
    });
  });

  test('a line without names is what the game waits for by then, and is passed over where nothing is', async () => {
    const charge = `'charge "2 Section" "1 Gruppe" --distance 5'`;
    const by = async (lines: string) => (await json('bg', lines)).plan;
    const due = await by(`${charge} 'melee'`);
    expect(due.lines[1]).toMatchObject({ line: 'melee' });
    expect(due.breaks).toEqual([]);
    expect(due.passed).toMatchObject([{ line: 2, why: 'No melee is due.' }]);
    expect(due.lines[1].played.probability + due.passed[0].probability).toBeCloseTo(1);
    const gone = due.outcomes.filter(
      ({ units }: { units: Record<string, { gone?: boolean }> }) => units['1 Gruppe']?.gone,
    );
    expect(gone, 'the charged, who can fall in a melee alone').not.toEqual([]);
    expect(await by(`${charge} 'melee "2 Section"'`)).toMatchObject({ outcomes: due.outcomes });
    // Named or not: of a charge that did not come to it no melee is fought.
    const { outcomes, passed } = await by(`${charge} 'melee "2 Section" "1 Gruppe"'`);
    expect({ outcomes, passed }).toEqual({ outcomes: due.outcomes, passed: due.passed });
    const anyway = await by(`${charge} 'melee "2 Section" "1 Gruppe" --anyway'`);
    expect(anyway.passed).toBeUndefined();
    // Who was in contact before it is no concern of a plan that does not charge.
    expect((await by(`'melee "2 Section" "1 Gruppe"'`)).passed).toBeUndefined();
    const rolled = await by(`${charge} 'melee' --repeat 500 --seed a`);
    expect(rolled.passed).toMatchObject([{ line: 2, why: 'No melee is due.' }]);
    expect(rolled.breaks).toEqual([]);
    const { code, stderr } = await plan('bg', `'melee'`);
    expect(code).toBe(4);
    expect(stderr).toContain('Line 1: melee needs --attackers and --defenders.');
    expect(stderr).toContain('No melee is due.');
  });

  test('vv:14.61a it goes on behind casualties that nobody owes', async () => {
    const fire = `'shoot "1 Squad,2 Squad" Farm --range 4'`;
    const lines = async (line: string) =>
      (await json('vv', line)).plan.lines as { played: { fraction: string } }[];
    const [, casualties, second] = await lines(`${fire} 'casualties' 'shoot "Panzer IV" Farm --range 4'`);
    expect(casualties!.played.fraction).not.toBe('1/1');
    expect(second!.played.fraction).toBe('1/1');
  });

  test('vv:14.61a casualties of which no way is chosen leave the points owed, and it says so', async () => {
    const fire = `'shoot "1 Squad,2 Squad" Farm --range 4'`;
    const { plan: of, remarks } = await json('vv', `${fire} casualties`);
    expect(of.outcomes).toEqual((await json('vv', fire)).plan.outcomes);
    expect(remarks).toContainEqual({
      line: 2,
      clause: 'vv:14.61a',
      text: 'casualties only tells the ways, and takes none: --choose first does',
    });
  });

  test('vv:14.61a casualties of which the first way is chosen are met on every table, and nothing is owed behind them', async () => {
    const fire = `'shoot "1 Squad,2 Squad" Farm --range 4'`;
    const chance = async (lines: string, is: string) =>
      (await json('vv', `${lines} --chance "${is}"`)).plan.chances[is] as unknown;
    const owed = 'Able.points>0';
    expect(await chance(fire, owed)).not.toEqual(await chance(`${fire} 'casualties --choose first'`, owed));
    expect((await json('vv', `${fire} 'casualties --choose first'`)).remarks ?? []).toEqual([]);
    expect(JSON.stringify(await chance(`${fire} 'casualties --choose first'`, owed))).toMatch(/"?0/);
  });

  test('fubar:damage.1 damage without a name is that of the vehicle that was hit by then', async () => {
    const shot = `'shoot "Blue 2" APC --weapon rpg --figures 2 --range 10'`;
    const due = (await json('fubar', `${shot} 'vehicle-damage --facing side' --keep-going`)).plan;
    const named = (await json('fubar', `${shot} 'vehicle-damage APC --facing side' --keep-going`)).plan;
    expect(due.outcomes).toEqual(named.outcomes);
    expect(due.passed).toMatchObject([{ line: 2, why: 'No vehicle damage is due.' }]);
    const untold = await plan('fubar', `${shot} 'vehicle-damage'`);
    expect(untold.stderr).toContain('Line 2: vehicle-damage needs --facing.');
  });

  test('of a file without a line is a usage error', async () => {
    const empty = join(folder, 'empty.wg');
    writeFileSync(empty, '# nothing yet\n\n');
    const { code, stderr } = await wg(['plan', '-r', 'bg', empty], { env: state });
    expect(code).toBe(2);
    expect(stderr).toContain('there is no line in it');
  });

  test.each([
    ['bg', `'shoot "1 Section" "1 Gruppe"' 'charge "2 Section" "1 Gruppe" --distance 8'`, '1 Gruppe'],
    ['fubar', `'shoot "Red 1" "Blue 1" --range 20' 'melee "Red 1" "Blue 1"'`, 'Blue 1'],
    ['vv', `'shoot "1 Squad" Able --range 1' 'shoot "2 Squad" Able --range 1'`, 'Able'],
    ['wrg', `'shoot "2 Section" "1 Gruppe" --range 90' 'reaction-test "1 Gruppe"'`, '1 Gruppe'],
  ] as const)(
    'is exact in all four systems, and no line of it is too wide: %s',
    async (short, lines, unit) => {
      for (const columns of [80, 40]) {
        const { code, stdout } = await plan(short, lines, columns);
        expect(code).toBe(0);
        for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(columns);
        expect(stdout).toContain(unit);
      }
      const told = (await json(short, lines)).plan;
      expect(told.exact).toBe(true);
      const sum = told.outcomes.reduce(
        (all: number, { probability }: { probability: number }) => all + probability,
        0,
      );
      expect(sum).toBeCloseTo(1, 12);
      expect(told.outcomes[0].units[unit]).toHaveProperty('gone');
    },
  );

  test('its ends stand in order, unit by unit, whatever marks they carry', async () => {
    const shots = `'shoot "2 Section" "MG nest"' 'shoot "2 Section" "1 Gruppe"'`;
    const charge = `'charge "1 Section" "1 Gruppe" --distance 8'`;
    const { outcomes } = (await json('bg', `${shots} ${charge}`)).plan as {
      outcomes: { units: Record<string, unknown> }[];
    };
    const names = Object.keys(outcomes[0]!.units);
    for (const last of names.keys()) {
      // Ends in which the first units stand alike stand together.
      const alike = outcomes.map(({ units }) =>
        JSON.stringify(names.slice(0, last + 1).map((name) => units[name])),
      );
      expect(alike.filter((one, i) => one !== alike[i - 1])).toHaveLength(new Set(alike).size);
    }
  });

  test('the chance of a condition is an exact fraction, and stands in the result', async () => {
    const line = `'shoot "1 Section" "MG nest"' --chance "MG nest gone" --chance "not MG nest gone and 1 Section.figures>=9"`;
    const { chances } = (await json('bg', line)).plan;
    const [gone, not] = Object.values(chances as Record<string, string>).map((of) =>
      of.split('/').map(BigInt),
    );
    // One or the other, since nobody shoots back.
    expect(gone![0]! * not![1]! + not![0]! * gone![1]!).toBe(gone![1]! * not![1]!);
    expect((await plan('bg', `${line} --brief`)).stdout).toMatch(
      /^MG nest gone 35\.2%; not MG nest gone and .* 64\.8%$/m,
    );
  });

  test('until ends it as soon as it is so: nothing breaks off, and later lines are played less often', async () => {
    const lines = `'shoot "1 Section" "MG nest"' 'shoot "2 Section" "MG nest"' --until "MG nest gone"`;
    const { plan: told } = await json('bg', lines);
    expect(told.breaks).toEqual([]);
    expect(told.until.probability).toBeCloseTo(0.66, 3);
    expect(told.lines[1].played.probability).toBeCloseTo(0.648, 3);
  });

  test('what it stops at is told once, though it is asked for as a chance too', async () => {
    const line = `'shoot "1 Section" "MG nest"' --until "MG nest gone" --chance "mg nest gone" --brief`;
    expect((await plan('bg', line)).stdout).toBe('mg nest gone 35.2%\n');
    const other = (await plan('bg', `${line} --chance "not MG nest gone"`)).stdout;
    expect(other).toBe('mg nest gone 35.2%; not MG nest gone 64.8%\n');
  });

  test('with --keep-going a line that is not permitted is passed over', async () => {
    const lines = `'shoot "1 Section" "MG nest"' 'shoot "2 Section" "MG nest"' 'shoot "1 Gruppe" "1 Section"'`;
    const broken = (await json('bg', lines)).plan.lines[2].played.probability;
    const kept = (await json('bg', `${lines} --keep-going`)).plan;
    expect(broken).toBeLessThan(1);
    expect(kept.lines[2].played.fraction).toBe('1/1');
    expect(kept.breaks).toEqual([]);
  });

  test('with --repeat it is rolled, and says so with its standard error', async () => {
    const line = `'shoot "1 Section" "MG nest"' --chance "MG nest gone" --repeat 400 --seed a`;
    const { stdout } = await plan('bg', line);
    expect(stdout).toContain('a plan rolled 400 times, seed a');
    const share = Number(/MG nest gone (\d+\.\d)% \(standard error \d\.\d\)/.exec(stdout)?.[1]);
    expect(Math.abs(share - 35.2)).toBeLessThan(10);
    expect((await json('bg', line)).plan).toMatchObject({ exact: false, seed: 'a', from: 0, times: 400 });
  });

  test.each([
    [`shoot "1 Section"`, 2, 'Each line stands in quotes of its own'],
    [`'undo'`, 2, "Line 1: 'undo' is no action: a plan takes actions alone."],
    [`'next'`, 2, 'What comes next is one: draw-card.'],
    [`'shoot "1 Section" "MG nest" --seed a'`, 2, 'Line 1: --seed means nothing in a line of a plan.'],
    [`'shoot "1 Section" "MG nets"'`, 2, "Line 1: There is no unit 'MG nets'."],
    [`'shoot "1 Section" "MG nest"' --chance "MG nest.figures>2"`, 2, "there is no 'MG nest.figures' in it"],
    [`'shoot "Truck" "MG nest"'`, 3, 'Line 1: '],
    [`'roll 2d6'`, 2, 'does nothing to the table'],
    [`'activate "1 Section" -r fubar'`, 2, 'All lines of a plan are played by one rule system.'],
    ['', 2, 'wg plan takes lines, each in quotes.'],
    ['nope', 2, "'nope' is no action, and no plan of that name is kept."],
  ])('what is wrong is told with its line: %s', async (line, code, says) => {
    const ran = await plan('bg', line);
    expect(ran.code).toBe(code);
    expect(ran.stderr).toContain(says);
    expect(ran.stdout).toBe('');
  });
});

test('of a name that is near none a condition tells the units, and not all that they have', async () => {
  const { stderr } = await plan('bg', `'shoot "1 Section" "1 Gruppe"' --chance "Nobody gone"`);
  expect(stderr).toContain("'MG nest gone' and '1 Gruppe.figures>=2'. wg roster kinds");
  expect(stderr.length).toBeLessThan(400);
});

describe('a condition asks for the names that a unit carries', () => {
  const chancesOf = async (short: keyof typeof EXAMPLE, lines: string, ...conditions: string[]) => {
    const asked = conditions.map((condition) => `--chance "${condition}"`).join(' ');
    const { chances } = (await json(short, `${lines} ${asked}`)).plan;
    return conditions.map((condition) => chances[condition] as string);
  };

  test('of a charge whether it comes to a melee, and with whom', async () => {
    const charge = `'charge "2 Section" "1 Gruppe" --distance 6'`;
    const { outcomes } = JSON.parse((await plan('bg', `${charge} --json`)).stdout).plan as {
      outcomes: { units: Record<string, { melee?: string }>; probability: number }[];
    };
    const met = outcomes.filter(({ units }) => units['2 Section']!.melee === '1 Gruppe');
    const share = met.reduce((sum, { probability }) => sum + probability, 0);
    const [inOne, with1, none, with2] = await chancesOf(
      'bg',
      charge,
      '2 Section melee',
      '2 Section.melee=1 gruppe',
      '2 Section.melee=none',
      '2 Section.melee=MG nest',
    );
    const [part, all] = inOne!.split('/').map(Number);
    expect(share).toBeGreaterThan(0.5);
    expect(part! / all!).toBeCloseTo(share, 10);
    expect(with1).toBe(inOne);
    expect(none).toBe(`${all! - part!}/${all}`);
    expect(with2).toBe('0/1');
  });

  test('by the beginning of a name, as in its lines; not where two units may be meant', async () => {
    const charge = `'charge "2 Section" "1 Gruppe" --distance 6'`;
    const [whole, ...short] = await chancesOf('bg', charge, '2 Section melee', '2s melee', '2 sec.melee');
    expect(short).toEqual([whole, whole]);
    const [met, ...metInShort] = await chancesOf(
      'bg',
      charge,
      '2 Section.melee=1 Gruppe',
      '2s.melee=1g',
      '2s melee=1 gru',
    );
    expect(met).toBe(whole);
    expect(metInShort).toEqual([met, met]);
    const { stderr } = await plan('bg', `${charge} --chance 's melee'`);
    expect(stderr).toContain("there is no 's melee' in it");
  });

  test('of a list what stands in it, and whether anything does', async () => {
    const fire = `'shoot "1 Gruppe" "2 Section" --range 60'`;
    const [both, any, none, lance] = await chancesOf(
      'wrg',
      fire,
      '2 Section.leaders=cpl and 2 Section.leaders=lcpl',
      '2 Section leaders',
      '2 Section.leaders=none',
      '2 Section.leaders=lcpl',
    );
    const number = (fraction: string) => fraction.split('/').reduce((a, b) => `${Number(a) / Number(b)}`);
    expect(Number(number(any!)) + Number(number(none!))).toBeCloseTo(1, 12);
    expect(Number(number(both!))).toBeLessThan(Number(number(lance!)));
    expect(Number(number(lance!))).toBeLessThan(Number(number(any!)));
  });

  test('what nobody on the table has or is called is told', async () => {
    const charge = `'charge "2 Section" "1 Gruppe" --distance 6'`;
    const { code, stderr } = await plan('bg', `${charge} --chance "2 Section.melee=1 Grupe"`);
    expect(code).toBe(2);
    expect(stderr).toContain("not '1 Grupe'.\n    Did you mean 1 Gruppe?");
    const fire = `'shoot "1 Gruppe" "2 Section" --range 60'`;
    const major = await plan('wrg', `${fire} --chance "2 Section.leaders=major"`);
    expect(major.stderr.replace(/\s+/g, ' ')).toContain(
      "2 Section.leaders is sgt, lcpl, cpl or officer, not 'major'.",
    );
  });
});

test('a seed decides nothing where the odds are exact, and that is said', async () => {
  const line = `'shoot "1 Section" "1 Gruppe"' --brief`;
  const seeded = await plan('bg', `${line} --seed a`);
  expect(seeded.stderr).toContain('--seed: nothing is rolled, since the odds are exact');
  expect(seeded.stdout).toBe((await plan('bg', line)).stdout);
  expect((await plan('bg', `${line} --seed a --repeat 5`)).stderr).toBe('');
});

test('marks that only other lines look up are not told, but where a condition asks for them', async () => {
  const line = `'shoot "1 Section" "1 Gruppe"'`;
  const unitsOf = async (more: string) =>
    (await json('bg', `${line} ${more}`)).plan.outcomes.map(({ units }: never) => units['1 Gruppe']);
  for (const unit of await unitsOf('')) expect(unit).not.toHaveProperty('lastLost');
  const asked = await unitsOf('--chance "1 Gruppe.last-lost>=2"');
  expect(asked.some((unit: object) => 'lastLost' in unit)).toBe(true);
});

describe('a plan that is kept', () => {
  let game: RosterGame;
  beforeEach(async () => {
    game = new RosterGame('Plans');
    await game.load([
      { name: 'Able', side: 'Allies', grade: 'B', figures: 9, leaders: 1 },
      { name: 'Baker', side: 'Allies', grade: 'C', figures: 8, leaders: 1 },
      { name: 'Nest', side: 'Axis', grade: 'C', figures: 6, leaders: 1 },
    ]);
  });
  afterEach(() => game.clean());

  test('is a script with its aims in front, by its name or in a file', async () => {
    const file = game.file('nest.wg');
    const line = `plan "shoot Able Nest -c light" "shoot Baker Nest" --until "Nest gone"`;
    expect((await game.type(`${line} --save nest`)).code).toBe(0);
    expect((await game.type(`${line} --save ${file}`)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(
      "# wg plan --until 'Nest gone'\nshoot Able Nest -c light\nshoot Baker Nest\n",
    );
    const typed = (await game.type(line)).stdout;
    expect((await game.type('plan nest')).stdout).toBe(typed);
    expect((await game.type(`plan ${file}`)).stdout).toBe(typed);
    const again = await game.type(`${line} --save nest`);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('--force overwrites it');
  });

  test.each([
    ['--untill "Nest gone"', "line 1: wg plan has no flag '--untill'."],
    ['--seed 3', 'line 1: --seed is not kept with a plan.'],
  ])('what its first line misspells is told: %s', async (head, says) => {
    const file = game.file('wrong.wg');
    writeFileSync(file, `# wg plan ${head}\nshoot Able Nest\n`);
    const { code, stderr } = await game.type(`plan ${file}`);
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });

  test('is played line by line, and each line is in the log as if it had been typed', async () => {
    const { code, stdout, stderr } = await game.at.type(
      words('plan run "shoot Able Nest" "shoot Baker Nest" --seed k --game Plans'),
    );
    expect(code).toBe(0);
    expect(stderr).toContain('line 2 of 2: shoot Baker Nest');
    expect(stdout.match(/^Result: /gm)).toHaveLength(2);
    const lines = (await game.type('log --json')).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const shots = lines.filter(({ record }) => record?.action === 'shoot');
    expect(shots.map(({ record }) => record.seed)).toEqual(['k.1', 'k.2']);
    expect(shots[0].units.names).toEqual(['Able', 'Nest']);
  });

  test('played with a seed it is the repetition of that number of the plan that is rolled', async () => {
    const lines = '"shoot Able Nest -c light" "shoot Baker Nest"';
    const { plan } = JSON.parse((await game.type(`plan ${lines} --repeat 1 --seed k --json`)).stdout);
    await game.type(`plan run ${lines} --seed k`);
    const nest = (await game.units()).find(({ name }) => name === 'Nest')!;
    expect(plan.outcomes[0].units.Nest.figures).toBe(nest.profile.figures);
  });

  test('goes on behind what is not due, as its odds do', async () => {
    const lines = '"shoot Able Nest" melee "shoot Baker Nest"';
    const { code, stdout, stderr } = await game.at.type(words(`plan run ${lines} --seed k --game Plans`));
    expect(code).toBe(0);
    expect(stderr).toContain('passed over: No melee is due.');
    expect(stdout.match(/^Result: /gm)).toHaveLength(2);
  });

  test.each([
    ['a', 'the charge falls short', true],
    ['b', 'contact: there will be a melee', false],
    ['d', 'refused: the unit does not dare', true],
  ])(
    'fights no melee behind a charge that did not come to it: seed %s, %s',
    async (seed, result, isPassed) => {
      const units = "'2 Section' '1 Gruppe'";
      const { at } = game;
      await at.type('game start Charged -r bg --roster examples/battleground-roster.yaml');
      const lines = [`charge ${units} --distance 8`, `melee ${units}`];
      const { stdout, stderr } = await at.type([
        'plan',
        'run',
        ...lines,
        '--seed',
        seed,
        '--game',
        'Charged',
      ]);
      expect(stdout).toContain(`Result: ${result}\n`);
      expect(stderr.includes('passed over: No melee is due.')).toBe(isPassed);
    },
  );

  test('stops where until is so', async () => {
    const { code, stdout, stderr } = await game.type('plan run "shoot Able Nest" --until "Nest.figures<=6"');
    expect(code).toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toContain('Nest.figures<=6: the plan stops before line 1 of 1');
  });
});
