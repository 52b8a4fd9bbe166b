import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { systemOf } from '../../../src/engine/systems.js';
import { line, stateFolder, wg } from '../../support/cli.js';
import { Game } from '../../support/games/game.js';
import { player } from '../../support/prompts.js';

const game = new Game('Dice');
afterAll(() => game.clean());

describe('wg roll is an action like any other', () => {
  test('text, with the dice and the result last', async () => {
    const { code, stdout } = await line('wg roll 3d6+2 --dice "1 2 3"');
    expect(code).toBe(0);
    expect(stdout).toContain('d6 1 2 3: 3d6+2 is 8');
    expect(stdout.trimEnd()).toMatch(/Result: 8$/);
  });

  test.each([
    ['2d6 --dice "3 4"', 'roll 2d6 --dice "3 4"'],
    ['--seed a D6', '--seed a roll D6'],
    ['d66 + 2d6 -d4 --seed a', 'roll d66 + 2d6 -d4 --seed a'],
    ['10d6 4+, 4d6 5+ --odds', 'odds roll 10d6 4+, 4d6 5+'],
    ['odds d% --brief', 'odds roll d% --brief'],
  ])('wg %s is wg %s', async (typed, full) => {
    const [bare, whole] = [await line(`wg ${typed}`), await line(`wg ${full}`)];
    expect(bare).toEqual(whole);
    expect(bare.code).toBe(0);
  });

  test('the record names dice as what was played by', async () => {
    const { stdout } = await line('wg roll 2d6 + d10 --dice "d6=3,4 d10=7" --json');
    expect(JSON.parse(stdout)).toMatchObject({
      ruleset: 'dice',
      action: 'roll',
      input: { roll: '2d6 + d10' },
      steps: [{ id: 'group-1', clause: 'dice:roll', value: 14 }],
      result: { total: 14 },
    });
  });

  test('a seed gives the same dice again, and a repetition its own', async () => {
    const roll = () => line('wg roll 6d6 5+ --seed a --repeat 3 --json');
    const { stdout } = await roll();
    expect((await roll()).stdout).toBe(stdout);
    const third = await line('wg roll 6d6 5+ --seed a --from 2 --json');
    expect(stdout.trimEnd().split('\n')[2]).toBe(third.stdout.trimEnd());
  });

  test('exact odds, before or behind', async () => {
    const odds = await line('wg odds roll 6d6 5+ --json');
    expect(JSON.parse(odds.stdout).odds.mean).toEqual({ successes: 2 });
    expect((await line('wg roll 6d6 5+ --odds --json')).stdout).toBe(odds.stdout);
    expect((await line('wg roll 2d6 --odds --brief')).stdout).toBe('total 7.00 on average\n');
    expect((await line('wg roll 100d100 --odds')).stderr).toContain('100d100 can come out in too many ways');
  });

  test('one line', async () => {
    const { stdout } = await line('wg roll 4d6kh3 --dice "6 5 1 2" --brief');
    expect(stdout).toBe('13 (d6 6 5 1 2, dice entered)\n');
  });

  test('what stands behind a line, and in wg rules', async () => {
    expect((await line('wg roll 4d6kh3 --explain')).stdout).toContain('kh keeps so many of the highest');
    expect((await wg(['rules', 'dice:count'])).stdout).toContain('Successes');
  });

  test('it goes into the log of a game, whatever the game is played by', async () => {
    await game.allowed('wg draw-card --new');
    await game.allowed('wg roll d6 --acting Axis');
    await game.allowed('wg draw-card');
    expect(game.log().filter((text) => text.includes('"ruleset":"dice"'))).toHaveLength(1);
    expect(game.log().join()).toContain('"by":"Axis"');
  });
});

describe('what stands behind wg roll', () => {
  test.each([
    [['roll', '2d6', '+', 'd10'], '2d6 + d10'],
    [['roll', '2d6', '-1'], '2d6 -1'],
    [['roll', '2d6', '-d4'], '2d6 - d4'],
    [['roll', 'd6,', 'd6'], 'd6, d6'],
    [['--seed', 'a', 'roll', '6d6', '5+'], '6d6 5+'],
    [['ROLL', '3D6'], '3D6'],
  ])('%j is %s', async (argv, roll) => {
    const { stdout, stderr } = await wg([...argv, '--json', '--no-log']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout).input).toEqual({ roll });
  });

  test('a mistake is pointed at, with what is allowed', async () => {
    const { code, stderr } = await wg(['roll', '3d6 + 2x']);
    expect(code).toBe(2);
    expect(stderr).toBe(
      "wg: <dice> cannot be '3d6 + 2x': it takes + or -, a comma or the end (column 8).\n" +
        '    3d6 + 2x\n' +
        '           ^\n',
    );
  });

  test('in a long line only what stands around the mistake is shown', async () => {
    const { stderr } = await wg(['roll', `${'d6+'.repeat(60)}x`]);
    expect(stderr).toContain('(column 181)');
    expect(stderr).toContain('    d6+d6+d6+d6+d6+x\n                   ^\n');
  });

  test('what would steer a terminal is shown escaped', async () => {
    const { stderr } = await wg(['roll', '3d6\u001b[31m']);
    expect(stderr).not.toContain('\u001b');
    expect(stderr).toContain("'3d6\\u001b[31m'");
  });

  test('nothing at all is asked for', async () => {
    const { code, stderr } = await wg(['roll']);
    expect(code).toBe(4);
    expect(stderr).toBe('wg: roll needs <dice>.\n    As in: wg roll 3d6+2\n');
  });

  test('a terminal is asked, and told the line that says the same', async () => {
    const state = stateFolder();
    const { code, stderr } = await wg(['roll', '--seed', 'a'], {
      env: { XDG_STATE_HOME: state.path },
      stdinIsTTY: true,
      stderrIsTTY: true,
      prompts: player({ fields: { roll: '2d6 5+' } }).prompts,
    });
    state.clean();
    expect(code).toBe(0);
    expect(stderr).toContain("wg roll '2d6 5+' --seed a");
  });

  test('300 characters are the most', async () => {
    expect((await wg(['roll', ' '.repeat(301)])).stderr).toContain('1 to 300 characters');
  });
});

describe('dice are no rule system', () => {
  test.each(['--ruleset bg', '--ruling bg:R3=2', '--house none'])(
    '%s means nothing to them',
    async (flag) => {
      const { code, stderr } = await line(`wg roll d6 ${flag}`);
      expect(code).toBe(2);
      expect(stderr).toContain(`${flag.split(' ')[0]} means nothing to roll`);
    },
  );

  test('they cannot be chosen as one, and are not listed as one', async () => {
    expect((await line('wg shoot -r dice')).stderr).toContain("no rule system 'dice'");
    expect((await wg(['rulesets'])).stdout).not.toMatch(/dice/i);
  });

  test('no rule system has an action of the same name', () => {
    for (const { actions } of SYSTEMS) expect(actions).not.toContain('roll');
    expect(systemOf('dice')!.actions).toEqual(['roll']);
    expect(systemOf('fubar')!.id).toBe('fubar');
    expect(systemOf('__proto__')).toBeUndefined();
  });

  test('whatever rules are played, there is wg roll', async () => {
    for (const { id } of SYSTEMS) {
      const { code } = await wg(['roll', 'd6', '--no-log'], { env: { WG_RULESET: id } });
      expect(code, id).toBe(0);
    }
  });

  test('help lists them, and leaves out the flags of rule systems', async () => {
    expect((await wg(['help', '--all'])).stdout).toContain('roll <dice>');
    const { stdout } = await wg(['help', 'roll']);
    expect(stdout).toContain('Usage: wg roll <dice> [flags]');
    expect(stdout).not.toContain('--ruleset');
    expect((await wg(['rol'])).stderr).toContain('Did you mean roll?');
  });
});

describe('dice in a game', () => {
  test('a game that is played by a rule system logs them, in the turn it is, and tells of them', async () => {
    const mine = new Game('Arnhem');
    await mine.type('wg game start Arnhem --ruleset wrg');
    await mine.allowed('wg period --new');
    await mine.allowed('wg roll 3d6 --dice "1 2 3"');
    const { stdout, stderr } = await mine.type('wg log');
    expect(stderr).toBe('');
    const [period, dice] = stdout
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text))
      .filter(({ record }) => record);
    expect(dice).toMatchObject({ number: 2, says: '6', turn: period.turn });
    await mine.allowed('wg roll 6d6 5+ --acting Reds');
    const luck = JSON.parse((await mine.type('wg luck')).stdout);
    expect(JSON.stringify(luck)).toContain('"successes"');
    expect((await mine.type('wg replay')).code).toBe(0);
    expect((await mine.type('wg why')).code).toBe(0);
    expect((await mine.type('wg undo')).code).toBe(0);
    mine.clean();
  });

  test('they do not say by what a game is played that was begun without rules', async () => {
    const mine = new Game('table');
    await mine.allowed('wg activate -r fubar --level green');
    await mine.allowed('wg roll d6');
    expect(JSON.parse((await mine.type('wg game')).stdout)).toMatchObject({ ruleset: 'fubar' });
    mine.clean();
  });

  test('wg again throws them again, and others', async () => {
    const mine = new Game('again');
    await mine.allowed('wg roll 3d6 -1');
    expect((await mine.allowed('wg again')).input).toEqual({ roll: '3d6 -1' });
    expect((await mine.allowed('wg again 4d6kh3')).input).toEqual({ roll: '4d6kh3' });
    mine.clean();
  });
});
