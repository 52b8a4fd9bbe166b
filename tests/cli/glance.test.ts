import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { stateFolder, type World, wg, words } from '../support/cli.js';
import { commandsOf } from '../support/commands.js';
import { someOf } from '../support/random/deep.js';

const state = stateFolder();
afterAll(state.clean);
const run = (line: string, world: World = {}) => wg(words(line.replace(/^wg /, '')), world);
const linesOf = (stdout: string) => stdout.trimEnd().split('\n');
const columns = (n: number): World => ({ env: { COLUMNS: `${n}` } });

/** What may take more: cards to the end of a turn, and fights of more rounds than that. */
const isLonger = ([action, ...flags]: readonly string[]) =>
  (action === 'draw-card' && (flags.includes('--turn') || flags.includes('--count'))) ||
  (action === 'melee' && flags.includes('--at'));

test.each(SYSTEMS.map(({ id }) => id))('an answer of %s takes ten lines at the most', async (id) => {
  const long: string[] = [];
  for (const line of commandsOf(id).filter((of) => !isLonger(of))) {
    const { stdout } = await wg([...line, '--seed', 'a', '--no-log']);
    if (linesOf(stdout).length > 10) long.push(`${line.join(' ')}\n${stdout}`);
  }
  expect(long).toEqual([]);
});

test.each(SYSTEMS.map(({ id }) => id))(
  'an answer of %s is as short on a narrow screen, but for a line or two',
  async (id) => {
    const lengths: number[] = [];
    for (const line of commandsOf(id).filter((of) => !isLonger(of))) {
      const { stdout } = await wg([...line, '--seed', 'a', '--no-log'], columns(40));
      const lines = linesOf(stdout);
      lengths.push(lines.length);
      expect(lines.length, stdout).toBeLessThanOrEqual(12);
      expect(stdout, 'a citation on a line of its own').not.toMatch(/^ +(bg|wrg|fubar|vv):\S+( R\d+)?$/m);
    }
    const few = lengths.filter((length) => length > 10).length;
    expect(few / lengths.length).toBeLessThan(0.04);
  },
);

describe('what is done in every turn, with units of a roster, takes ten lines, on a narrow screen too', () => {
  test.each([
    ['battleground', 'draw-card --dice 5C', 'draw-card'],
    ['battleground', 'draw-card --dice 5H', 'shoot "2 Section" "1 Gruppe"'],
    ['battleground', 'draw-card --dice 5C', 'shoot "1 Gruppe" "2 Section" --range 10 --cover light'],
    ['battleground', 'draw-card --dice 5C', 'shoot "Panzer IV" Truck --weapon heavy-gun'],
    ['battleground', 'draw-card --dice 5D', 'move "2 Section"'],
    ['battleground', 'draw-card --dice JK', 'melee "1 Section" "1 Gruppe"'],
    ['battleground', 'draw-card --dice 5D', 'charge "2 Section" "1 Gruppe" --distance 5'],
    ['wrg-1925', 'period', 'shoot "2 Section" "1 Gruppe" --range 90'],
    ['wrg-1925', 'period', 'shoot "1 Gruppe" "2 Section" --range 190'],
    ['wrg-1925', 'period', 'anti-tank PIAT "Panzer III" --range 50'],
    ['wrg-1925', 'period', 'reaction-test "2 Section" --no-input'],
    ['wrg-1925', 'period', 'period'],
    ['wrg-1925', 'period', 'move "2 Section"'],
    ['fubar', 'initiative --dice "1 6"', 'activate "Blue 1"'],
    ['fubar', 'initiative --dice "1 6"', 'shoot "Blue 1" "Red 1" --anyway'],
    ['fubar', 'initiative --dice "1 6"', 'shoot "Blue 2" APC --anyway'],
    ['valor-and-victory', 'turn --phase', 'shoot "1 Squad" Able --range 3'],
    ['valor-and-victory', 'shoot "1 Squad" Able --range 3 --dice "fire=1,1 valour-1=1,1"', 'casualties Able'],
  ])('%s: %s, %s', async (id, before, line) => {
    const table = stateFolder();
    const env = { XDG_STATE_HOME: table.path };
    await wg(words(`game start Caen -r ${id} --roster examples/${id}-roster.yaml`), { env });
    await wg(words(before), { env });
    for (const wide of ['40', '80', '100'])
      for (const seed of someOf([...(wide === '40' ? 'abcdef' : 'ab')], 2)) {
        const { stdout, code, stderr } = await wg(words(`${line} --seed ${seed}`), {
          env: { ...env, COLUMNS: wide },
        });
        expect(code, stderr).toBe(0);
        expect(linesOf(stdout).length, stdout).toBeLessThanOrEqual(10);
        if (!line.startsWith('casualties')) await wg(['undo'], { env });
      }
    table.clean();
  });
});

describe('what there is no room for in ten lines', () => {
  const told = async (id: string, lines: readonly string[]) => {
    const table = stateFolder();
    const env = { XDG_STATE_HOME: table.path, COLUMNS: '40' };
    await wg(words(`game start Caen -r ${id} --roster examples/${id}-roster.yaml`), { env });
    let stdout = '';
    for (const line of lines) ({ stdout } = await wg(words(line), { env }));
    table.clean();
    return linesOf(stdout);
  };

  test('is of a crew that bails out how it stands: the result says who came out', async () => {
    const dice = '--dice "weapon=5 fire=3 crew=1,6,3,5,6"';
    const line = `anti-tank PIAT "Panzer III" --range 50 ${dice}`;
    const lines = await told('wrg-1925', ['period', 'period', line]);
    expect(lines.slice(-6)).toEqual([
      'Panzer III: nobody in it, 11 anti-tank',
      '  points this period; new: Panzer III',
      '  crew',
      'Result: Panzer III is knocked out and on',
      '  fire; crew out: 2 with SMGs and 2 with',
      '  pistols; 1 lost',
    ]);
  });

  test('are the first rounds of a long fight, before the units that fought it', async () => {
    const line = 'melee "1 Section" "1 Gruppe" --seed';
    const lines = await told('battleground', ['draw-card --dice JK', `${line} h`]);
    expect(lines.filter((of) => of.startsWith('round'))).toEqual([
      'round 2: 3 attackers, 2 defenders left',
      'round 3: 1 attacker, 2 defenders left',
      'round 4: no attackers, 2 defenders left',
    ]);
    expect(lines.join('\n')).toMatch(/\n1 Section: no figures left; 1 Gruppe:\n/);
  });
});

test('a result is not said twice: its line goes where it says no more', async () => {
  const { stdout } = await run('wg turn --phase -r vv --seed a --no-log');
  expect(linesOf(stdout)).toEqual([
    'Valor & Victory: turn · seed a',
    'Result: turn 1, Fire Phase of player A',
  ]);
  expect((await run('wg turn --phase -r vv --no-log --explain')).stdout).toContain('vv:beyond.5');
});

const FIGHT = 'wg melee --attackers 7 --defenders 5 --defender-grade B --dug-in --building --no-log --seed a';
const SHOT = 'wg shoot -g C -f 9 -w 2 -c medium --no-log --dice "white=5,6,1,3,4 blue=5,1 red=6,1"';

describe('an answer on a narrow screen', () => {
  const dice = '--dice "white=3,4,5,4 blue=6 red=5 figures=2,3,6,8 heavy-weapon-save=2"';
  const shot = async (wide: string) => {
    const table = stateFolder();
    const env = { XDG_STATE_HOME: table.path, COLUMNS: wide };
    await wg(words('game start Caen -r battleground --roster examples/battleground-roster.yaml'), { env });
    await wg(words('draw-card --dice 5C'), { env });
    const { stdout } = await wg(words(`shoot "1 Gruppe" "2 Section" --range 10 --cover light ${dice}`), {
      env,
    });
    table.clean();
    return linesOf(stdout);
  };

  test('runs on to the end of each line, and does not tell of whoever acted that he has', async () => {
    expect(await shot('40')).toEqual([
      'shoot · dice entered · wg why tells all',
      'white 3 4 5 4: 3 hits, no cancels;',
      '  blue 6: 1 hit; red 5: no cancels;',
      '  4 hits - 0 cancels = 4;',
      '  figures 2 3 6 8: 1 heavy weapon and',
      '  3 figures hit; save 2: heavy weapon',
      '  not saved (on 5 and 6)',
      '2 Section: 5 of 9 figures left, shot at',
      'Result: 4 hits: 1 heavy weapon and',
      '  3 figures lost',
    ]);
    expect(await shot('80')).toContain('  1 Gruppe: has shot');
  });

  test('breaks no handful of dice', async () => {
    for (const wide of ['36', '40', '44', '50'])
      for (const line of await shot(wide)) expect(line).not.toMatch(/^ *\d( \d)*: /);
  });

  test('names the dice once, where their line begins with them', async () => {
    expect((await shot('80')).join('\n')).toContain('  save 2: heavy weapon not saved (on 5 and 6)');
  });
});

describe('an answer at a glance', () => {
  test('that fits has a line for each step, with its clause at the right', async () => {
    const { stdout } = await run(SHOT);
    expect(linesOf(stdout)).toHaveLength(10);
    expect(stdout).toMatch(/^ {2}white 5 6 1 3 4: 2 hits, 1 cancel {2,}bg:dice\.1$/m);
    expect(stdout).not.toContain('tells all');
  });

  test('that does not runs on without clauses, and says what tells all of it', async () => {
    const { stdout } = await run(
      'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice "white=5,6,1,3,4,4 blue=5,1 red=6,1,2" --no-log',
    );
    expect(stdout).toContain('white 5 6 1 3 4 4: 2 hits, 1 cancel; blue 5 1: 1 hit;');
    expect(stdout).toContain('5 white for 9 figures, one for every two;');
    expect(stdout).not.toContain('bg:');
    expect(stdout).toMatch(/^Battleground: shoot . dice entered . --explain tells all\n/);
  });

  test('names dice that are numbered as they are typed: the number is no face', async () => {
    const { stdout } = await run('wg rally -r vv --unit 2xsquad:4-6-4 --dice "3 3 / 6 1" --no-log');
    expect(stdout).toMatch(/^ {2}rally-1 3 3: squad 4-6-4 \(1\), 6 or less: 6, rallies/m);
    expect(stdout).toMatch(/^ {2}rally-2 6 1: squad 4-6-4 \(2\), 6 or less: 7, pinned still/m);
  });

  test('tells a round of a long fight in one line', async () => {
    const { stdout } = await run(FIGHT);
    expect(linesOf(stdout).slice(-5)).toEqual([
      '  round 1: 2 attackers, 5 defenders left',
      '  round 2: 2 attackers, 3 defenders left',
      '  round 3: no attackers, 3 defenders left',
      '  the winners take the run marker; nobody is dug in there any more',
      expect.stringMatching(/^Result: /),
    ]);
    expect((await run(`${FIGHT} --explain`)).stdout).toMatch(/attackers lose 2,\s+defenders\s+0/);
  });

  test('tells the dice of a fight of one round', async () => {
    const { stdout } = await run('wg melee --attackers 8 --at apc --bow-mg 1 --rounds 1 --seed 3 --no-log');
    expect(stdout).toMatch(/bow mg white \d \d: /);
  });

  test('leaves out what only led up to the dice before anything that came of them', async () => {
    const { stdout } = await run(
      'wg vehicle-damage -r fubar --hits 2 --armour light --facing rear --passengers 6 --passenger-level green --seed a --no-log',
      columns(40),
    );
    expect(stdout).not.toContain('light vehicle armour saves on');
    expect(stdout).toContain('save ');
  });

  test('puts no clause on a line of its own, however narrow the screen', async () => {
    const { stdout } = await run('wg move --type tank --no-log --seed a', columns(40));
    expect(stdout).not.toMatch(/^ +bg:\S+( R\d+)?$/m);
  });

  test('is told in full by why, as it was logged', async () => {
    const env = { XDG_STATE_HOME: state.path };
    const { stdout } = await run(FIGHT.replace(' --no-log', ''), { env });
    expect(stdout).toContain('wg why tells all');
    const why = await run('wg why', { env });
    expect(why.stdout).toContain('next round: 2 against 5; 3 defenders not engaged');
    expect(why.stdout).toContain('bg:melee.10 R69');
  });
});
