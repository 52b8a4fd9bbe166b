import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { stateFolder, type World, wg, words } from '../support/cli.js';
import { commandsOf } from '../support/commands.js';

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

const FIGHT = 'wg melee --attackers 7 --defenders 5 --defender-grade B --dug-in --building --no-log --seed a';
const SHOT = 'wg shoot -g C -f 9 -w 2 -c medium --no-log --dice "white=5,6,1,3,4 blue=5,1 red=6,1"';

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

  test('tells a round of a long fight in one line', async () => {
    const { stdout } = await run(FIGHT);
    expect(linesOf(stdout).slice(-5)).toEqual([
      '  round 1: 2 attackers and 5 defenders left;',
      '  round 2: 2 attackers and 3 defenders left;',
      '  round 3: no attackers and 3 defenders left;',
      '  the winners take the run marker; nobody is dug in there any more',
      expect.stringMatching(/^Result: /),
    ]);
    expect((await run(`${FIGHT} --explain`)).stdout).toMatch(/attackers lose 2,\s+defenders 0/);
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
