import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CliError } from '../../../src/cli/errors.js';
import type { Prompts } from '../../../src/cli/prompt/prompts.js';
import { type Ran, stateFolder, type World, wg, words } from '../../support/cli.js';
import { inputOf } from '../../support/play.js';
import { type Answers, type Asked, player } from '../../support/prompts.js';
import { ACTIONS } from '../../support/systems.js';

const TERMINAL = { stdinIsTTY: true, stderrIsTTY: true };

/** Runs a command line before a player at a terminal. */
async function asks(text: string, answers: Answers, world: World = {}): Promise<Ran & { asked: Asked }> {
  const { prompts, asked } = player(answers);
  const argv = [...words(text).slice(1), '--no-log'];
  return { ...(await wg(argv, { ...TERMINAL, prompts, ...world })), asked };
}

const run = (text: string, world: World = {}) => wg([...words(text).slice(1), '--no-log'], world);

/** The words of a line as a real shell takes them; it is asked where it could take anything in the line otherwise. */
const shellWords = (text: string): string[] =>
  /^[\w.:=, -]*$/.test(text)
    ? words(text)
    : spawnSync('bash', ['-c', `wg() { printf '%s\\0' wg "$@"; }; ${text}`], { encoding: 'utf8' })
        .stdout.split('\0')
        .slice(0, -1);

/** The line that a guided player may type the next time. */
const oneLine = (stderr: string): string => stderr.match(/The same in one line: (wg .*)\n/)![1]!;

describe('flags that are missing', () => {
  test('are asked for on a terminal, in the order of the help, and nothing else is', async () => {
    const { code, stdout, asked } = await asks('wg shoot --seed s', { fields: { grade: 'C', figures: '9' } });
    expect(code).toBe(0);
    expect(asked).toEqual(['fields grade,figures']);
    expect(stdout).toBe((await run('wg shoot -g C -f 9 --seed s')).stdout);
    const one = await asks('wg shoot -g C --seed s', { fields: { figures: '9' } });
    expect(one.asked).toEqual(['fields figures']);
    expect(one.stdout).toBe(stdout);
  });

  test('are known for every action', async () => {
    for (const { id, action } of ACTIONS) {
      const { name, inputs, requires, conflict } = action;
      const fields = Object.entries(inputs as Record<string, { required?: true }>);
      const always = new Set(requires?.({}) ?? []);
      const needs = fields.flatMap(([input, { required }]) => (required || always.has(input) ? [input] : []));
      const { code, stderr } = await run(`wg ${name} -r ${id}`);
      // Where one of several flags will do, none of them is missing, and the complaint names them all.
      const oneOf = needs.length === 0 && conflict?.(inputOf(action, {}) as never);
      expect(code, name).toBe(needs.length ? 4 : oneOf ? 2 : 0);
      for (const input of needs)
        expect(stderr, name).toContain(`--${input.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`);
    }
  });

  test('depend on the others: a vehicle that shoots has neither grade nor figures', async () => {
    expect((await asks('wg shoot --weapon heavy-gun --at truck', {})).asked).toEqual([]);
    const { asked, code } = await asks('wg move --board', { fields: { figures: '6' } });
    expect({ asked, code }).toEqual({ asked: ['fields figures'], code: 0 });
  });

  test('are refused with exit 4 off a terminal, naming each of them and a line that works', async () => {
    for (const [text, names] of [
      ['wg shoot', ['--grade', '--figures']],
      ['wg shoot -g C', ['--figures']],
      ['wg melee', ['--attackers', '--defenders']],
      ['wg vehicle-damage', ['--hits']],
      ['wg odds shoot', ['--grade', '--figures']],
      ['wg shoot --repeat 5', ['--grade', '--figures']],
    ] as const) {
      const { code, stdout, stderr } = await run(text);
      expect({ code, stdout }, text).toEqual({ code: 4, stdout: '' });
      for (const name of names) expect(stderr, text).toContain(name);
      const example = stderr.match(/As in: (wg .*)\n/)![1]!;
      expect((await run(example)).code, example).toBe(0);
    }
  });

  const OFF: readonly (readonly [name: string, text: string, world: World])[] = [
    ['with --no-input', 'wg shoot --no-input', TERMINAL],
    ['with --no-input before the action', 'wg --no-input shoot', TERMINAL],
    ['where CI is set', 'wg shoot', { ...TERMINAL, env: { CI: '1' } }],
    ['where CI is true', 'wg shoot', { ...TERMINAL, env: { CI: 'true' } }],
    ['where stdin is no terminal', 'wg shoot', { stdinIsTTY: false, stderrIsTTY: true, stdoutIsTTY: true }],
    ['where the questions could not be seen', 'wg shoot', { stdinIsTTY: true, stdoutIsTTY: true }],
  ];
  test.each(OFF)('are not asked for %s', async (_name, text, world) => {
    const { code, stdout, stderr } = await run(text, world);
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr).toContain('--grade');
    expect(stderr).not.toContain('wg itself');
  });

  test('are asked for where CI is set to nothing, and where the answer goes into a pipe', async () => {
    const answers = { fields: { grade: 'C', figures: '9' } };
    expect((await asks('wg shoot', answers, { env: { CI: '' } })).code).toBe(0);
    const { code, stdout } = await asks('wg shoot --json', answers, { stdoutIsTTY: false });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ input: { grade: 'C', figures: 9 } });
  });

  test.each([
    'wg shoot --grdae C',
    'wg shoot -f 99',
    'wg shoot --cover hevy',
    'wg shoot --json --brief',
    'wg shoot --odds --repeat 5',
    'wg shoot --repeat 0',
    'wg shoot --ruling R999=1',
    'wg shoot --ruling R3=9',
  ])('are not asked for where the line is wrong anyway: %s', async (text) => {
    const { code, asked } = await asks(text, { fields: { grade: 'C', figures: '9' } });
    expect({ code, asked }).toEqual({ code: 2, asked: [] });
  });

  test('that are answered with nonsense are refused as if they had been typed', async () => {
    const { code, stderr, stdout } = await asks('wg shoot', { fields: { grade: 'C', figures: '99' } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain("--figures cannot be '99'");
  });

  test('leave no trace when the question is left with Ctrl-C', async () => {
    const { path, clean } = stateFolder();
    const leave = () => Promise.reject(new CliError('interrupted', 'Interrupted.'));
    const prompts: Prompts = { ...player({}).prompts, fields: leave, system: leave };
    for (const argv of [['shoot'], []]) {
      const { code, stdout, stderr } = await wg(argv, {
        ...TERMINAL,
        prompts,
        env: { XDG_STATE_HOME: path },
      });
      expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
      expect(stderr).not.toMatch(/\n {4}at /);
    }
    expect(existsSync(join(path, 'wg'))).toBe(false);
    clean();
  });
});

describe('the line that gives the same answer', () => {
  const fields = { grade: 'C', figures: '9' };

  test('is shown on stderr after the answer, without what is so by default', async () => {
    const { stdout, stderr } = await asks('wg shoot --cover none --dug-in', { fields });
    expect(stdout).not.toContain('one line');
    expect(oneLine(stderr)).toMatch(/^wg shoot --grade C --figures 9 --dug-in --seed [0-9a-z]{8} --no-log$/);
  });

  test('is not shown to those who typed everything', async () => {
    expect((await asks('wg shoot -g C -f 9', {})).stderr).toBe('');
  });

  test.each([
    'wg shoot',
    'wg shoot --seed "two words"',
    'wg shoot --seed "it\'s"',
    'wg shoot --from 3',
    'wg shoot --target-on-road --ruling R3=2',
    'wg shoot --odds',
    'wg odds shoot',
    'wg shoot --repeat 5',
    'wg shoot --dice 5,5,5,1,1',
    'wg shoot -r bg',
  ])('after %s gives the same answer', async (text) => {
    const { code, stdout, stderr } = await asks(text, { fields });
    expect(code).toBe(0);
    expect(await wg([...shellWords(oneLine(stderr)).slice(1), '--no-log'])).toEqual({
      code,
      stdout,
      stderr: '',
    });
  });

  test.each(['--brief', '--explain', '--json', '--ascii'])('after %s gives the same roll', async (flag) => {
    const { code, stdout, stderr } = await asks(`wg shoot ${flag}`, { fields });
    const again = [...new Set([...shellWords(oneLine(stderr)).slice(1), flag, '--no-log'])];
    expect(await wg(again)).toEqual({ code, stdout, stderr: '' });
  });

  const SHOT = 'wg shoot -r wrg --targets 8 --men 8 --range 90';
  const firing = { fields: { fire: 'rifle:6' } };
  test.each([
    ['a typed seed, where the action remembers the game', `${SHOT} --seed s`, / --seed s\b/],
    ['a fresh seed too', SHOT, / --seed \w{8}\b/],
    ['that nothing is logged', `${SHOT} --seed s`, / --no-log$/],
    ['what it is to look like', `${SHOT} --brief`, / --brief$/],
  ] as const)('keeps %s', async (_name, text, kept) => {
    const { code, stdout, stderr } = await asks(text, firing);
    expect(code).toBe(0);
    expect(oneLine(stderr)).toMatch(kept);
    expect((await wg(shellWords(oneLine(stderr)).slice(1))).stdout).toBe(stdout);
  });

  test('has the dice that were entered, and no more questions', async () => {
    const { stdout, stderr } = await asks('wg shoot -c medium --dice ask', {
      fields,
      dice: ['5 6 1 3 4', '6 1'],
    });
    expect(oneLine(stderr)).toContain("--dice 'white=5,6,1,3,4 red=6,1'");
    expect(await run(oneLine(stderr))).toEqual({ code: 0, stdout, stderr: '' });
  });

  test('does not open a checklist again in which nothing was filled in', async () => {
    const { stdout, stderr: left } = await asks('wg reaction-test -r wrg --seed s', { checklist: {} });
    expect(oneLine(left)).toContain(' --no-input');
    expect((await wg(shellWords(oneLine(left)).slice(1), TERMINAL)).stdout).toBe(stdout);
    const { stderr } = await asks('wg reaction-test -r wrg', { checklist: { fired: true } });
    expect(oneLine(stderr)).not.toContain('--no-input');
  });

  test('names the rule system where another one would be taken without', async () => {
    const answers = {
      action: 'wrg-1925 shoot',
      more: ['points', 'targets'],
      fields: { points: '30', targets: '8' },
    };
    const { stdout, stderr } = await asks('wg', answers);
    expect(oneLine(stderr)).toContain('--ruleset wrg');
    expect((await run(oneLine(stderr))).stdout).toBe(stdout);
    const said = await asks('wg', answers, { env: { WG_RULESET: 'wrg' } });
    expect(oneLine(said.stderr)).not.toContain('--ruleset');
  });

  test('is broken between words where the screen is narrow, so that it can still be pasted', async () => {
    const { stdout, stderr } = await asks('wg shoot --seed "two words"', { fields }, { columns: 40 });
    const lines = stderr.trim().split('\n');
    expect(Math.max(...lines.map((one) => one.length))).toBeLessThanOrEqual(40);
    const again = shellWords(stderr.trim().replace('The same in one line: ', ''));
    expect((await wg(again.slice(1), { columns: 40 })).stdout).toBe(stdout);
  });

  test('keeps the game it was asked in', async () => {
    const { prompts } = player({ action: 'battleground draw-card', more: [] });
    const { path, clean } = stateFolder();
    const world = { ...TERMINAL, prompts, env: { XDG_STATE_HOME: path } };
    const { code, stderr } = await wg(['--game', 'thursday'], world);
    clean();
    expect(code).toBe(0);
    expect(oneLine(stderr)).toContain('--game thursday');
  });

  test('has quotes where a shell needs them', async () => {
    const sides = 'Foreign Legion,$HOME `x` "y" \\z';
    const { stderr } = await asks('wg', {
      action: 'battleground draw-card',
      more: ['sides', 'new'],
      fields: { sides },
    });
    expect(shellWords(oneLine(stderr))).toContain(sides);
  });
});

describe('wg alone', () => {
  test('on a terminal asks what happens, what matters and what must be known, and answers', async () => {
    const { code, stdout, stderr, asked } = await asks('wg', {
      action: 'battleground shoot',
      more: ['cover', 'dugIn'],
      fields: { grade: 'C', figures: '9', cover: 'medium' },
    });
    expect(code).toBe(0);
    expect(asked.slice(0, 2)).toEqual(['system', 'action']);
    expect(asked[2]).toMatch(/^more leaders,hw,/);
    expect(asked[2]).not.toMatch(/\b(grade|figures)\b/);
    expect(asked.slice(3).sort()).toEqual(['fields cover', 'fields grade,figures']);
    expect(oneLine(stderr)).toMatch(
      /^wg shoot --grade C --figures 9 --dug-in --cover medium --seed \w{8} --no-log$/,
    );
    expect((await run(oneLine(stderr))).stdout).toBe(stdout);
  });

  test('asks nothing that a tick made needless', async () => {
    const { code, asked } = await asks('wg', {
      action: 'battleground shoot',
      more: ['weapon', 'at'],
      fields: { weapon: 'heavy-gun', at: 'truck' },
    });
    expect(code).toBe(0);
    expect(asked.slice(3)).toEqual(['fields weapon,at']);
  });

  test('asks for what a tick made necessary', async () => {
    const { code, asked } = await asks('wg', {
      action: 'battleground move',
      more: ['board'],
      fields: { figures: '6' },
    });
    expect(code).toBe(0);
    expect(asked.slice(3)).toEqual(['fields figures']);
  });

  test('can do every action of every system with its least', async () => {
    const known: Record<string, string> = {
      grade: 'C',
      figures: '9',
      targetFigures: '6',
      distance: '5',
      attackers: '4',
      defenders: '3',
      hits: '2',
      otherGrade: 'B',
      otherFigures: '3',
      passengers: '4',
      state: 'destroyed',
      weapon: 'mortar',
      detect: '3',
      lost: '3',
    };
    const oneOf: Record<string, string[]> = { mines: ['detect'] };
    for (const { id, name } of ACTIONS.filter((of) => of.id === 'battleground')) {
      const { code, stderr } = await asks('wg', {
        action: `${id} ${name}`,
        more: oneOf[name] ?? [],
        fields: known,
      });
      expect({ code, fault: stderr.includes('wg itself') }, `${name}: ${stderr}`).toEqual({
        code: 0,
        fault: false,
      });
    }
  });

  test('asks for the rules first, and for none where they are known', async () => {
    const offered = async (text: string, env = {}) => {
      const told: string[] = [];
      const stop = (systems: readonly { id: string }[]) => {
        told.push(systems.map(({ id }) => id).join(' '));
        throw new CliError('interrupted', 'Interrupted.');
      };
      const prompts = { ...player({}).prompts, action: stop, system: stop } as Prompts;
      const { stderr } = await run(text, { ...TERMINAL, env, prompts });
      return { told, stderr };
    };
    expect((await offered('wg -r wrg')).told).toEqual(['wrg-1925']);
    expect((await offered('wg', { WG_RULESET: 'bg' })).told).toEqual(['battleground']);
    const { told, stderr } = await offered('wg');
    expect(told).toEqual(['battleground wrg-1925 fubar valor-and-victory']);
    expect(stderr).toMatch(/no game is in use: .*wg game start <name>/);
  });

  test('takes global flags along', async () => {
    const answers = { action: 'battleground move', more: [] };
    const { code, stdout } = await asks('wg --json --seed s', answers);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ action: 'move', seed: 's' });
    expect((await asks('wg --odds', answers)).stdout).toBe((await run('wg odds move')).stdout);
  });

  test('is refused like a typed line where inputs or rules forbid it', async () => {
    const few = { action: 'battleground shoot', more: [], fields: { grade: 'C', figures: '3' } };
    expect((await asks('wg', few)).code).toBe(3);
    const odd = { action: 'battleground shoot', more: ['bow'], fields: { grade: 'C', figures: '9' } };
    expect((await asks('wg', odd)).code).toBe(2);
  });

  test.each([
    ['off a terminal', [], {}],
    ['with --no-input', ['--no-input'], TERMINAL],
    ['where CI is set', [], { ...TERMINAL, env: { CI: '1' } }],
    ['where the questions could not be seen', [], { stdinIsTTY: true, stdoutIsTTY: true }],
  ] as const)('shows the help %s, asks nothing and ends with 0', async (_name, argv, world: World) => {
    const { code, stdout, stderr } = await wg(argv, { ...world, env: { NO_COLOR: '1', ...world.env } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe((await wg(['--help'])).stdout);
  });

  test('complains about a wrong flag before it asks', async () => {
    const { code, asked } = await asks('wg --repeat 0', { action: 'battleground move', more: [] });
    expect({ code, asked }).toEqual({ code: 2, asked: [] });
  });
});

describe('--dice ask', () => {
  const SHOT = 'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice ask';

  test('asks for each handful as the rule comes to it, and answers as with --dice', async () => {
    const { code, stdout, asked } = await asks(`${SHOT} --json`, {
      dice: ['5 6 1 3 4 4', '5,1', ' 6, 1 2 '],
    });
    expect(code).toBe(0);
    expect(asked).toEqual(['dice white 6', 'dice blue 2', 'dice red 3']);
    const typed = SHOT.replace('ask', '"white=5,6,1,3,4,4 blue=5,1 red=6,1,2"');
    expect(stdout).toBe((await run(`${typed} --json`)).stdout);
    expect(JSON.parse(stdout)).toMatchObject({ rng: 'entered', seed: null, result: { hits: 1 } });
  });

  test('says what one die may show', async () => {
    const { prompts, wanted } = player({ dice: ['5 6 1 3 4 4', '5 1', '6 1 2'] });
    await wg([...words(SHOT).slice(1), '--no-log'], { ...TERMINAL, prompts });
    expect(wanted.map(({ allowed }) => allowed)).toEqual(['1 to 6', '1 to 6', '1 to 6']);
  });

  test('asks only for the dice that are thrown', async () => {
    const missed = await asks('wg charge -g C -f 4 --target-figures 4 --distance 9 --dice ask', {
      dice: ['2 2'],
    });
    expect(missed.asked).toEqual(['dice white 2']);
    const dared = await asks('wg charge -g C -f 4 --target-figures 4 --distance 9 --dice ask', {
      dice: ['6 6', '5 5'],
    });
    expect(dared.asked[1]).toMatch(/^dice charge \d$/);
    expect((await asks('wg move --dig-in --dice ask', {})).asked).toEqual([]);
  });

  test('asks for dice of the same name as often as they are thrown', async () => {
    const { code, asked, stdout } = await asks('wg melee --attackers 1 --defenders 1 --dice ask --json', {
      dice: Array.from({ length: 40 }, (_, i) => (i < 4 ? '3' : i % 2 ? '1' : '6')),
    });
    expect(code).toBe(0);
    expect(asked.length).toBeGreaterThan(4);
    const faces = (JSON.parse(stdout) as { steps: { dice?: { faces: number[] }[] }[] }).steps.flatMap(
      (step) => step.dice ?? [],
    );
    expect(faces.flatMap((thrown) => thrown.faces)).toHaveLength(asked.length);
  });

  test('bg:melee.10 tells how each round of a fight ended before it asks for the dice of the next', async () => {
    const { stderr, asked } = await asks('wg melee --attackers 3 --defenders 2 --dice ask', {
      dice: ['6 1', '1 6', '6', '2'],
    });
    expect(asked).toEqual(['dice attacker 2', 'dice defender 2', 'dice attacker 1', 'dice defender 1']);
    expect(stderr).toBe('  round 1: 2 attackers, 1 defender left\n');
  });

  test('asks for cards, and deals what was turned up', async () => {
    const { code, asked, stdout } = await asks('wg draw-card --new --count 2 --dice ask', {
      dice: ['5h', 'AS'],
    });
    expect({ code, asked }).toEqual({ code: 0, asked: ['dice card 1', 'dice card 1'] });
    expect(stdout).toContain('5H');
  });

  test('asks for missing flags first', async () => {
    const { code, asked } = await asks('wg vehicle-damage --dice ask', {
      fields: { hits: '1' },
      dice: ['6'],
    });
    expect({ code, asked }).toEqual({
      code: 0,
      asked: ['fields hits', expect.stringMatching(/^dice \w+ 1$/)],
    });
  });

  test('does not ask for the dice of what the rules forbid', async () => {
    const { code, asked } = await asks('wg shoot --weapon mg --at heavy-tank --dice ask', {});
    expect({ code, asked }).toEqual({ code: 3, asked: [] });
  });

  test.each([
    ['off a terminal', SHOT, {}],
    ['with --no-input', `${SHOT} --no-input`, TERMINAL],
    ['where CI is set', SHOT, { ...TERMINAL, env: { CI: '1' } }],
  ] as const)(
    'is refused with exit 4 %s, and the way to type the dice is shown',
    async (_name, text, world) => {
      const { code, stdout, stderr } = await run(text, world);
      expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
      expect(stderr).toContain('--dice "white=');
    },
  );

  test('leaves no trace when it is left with Ctrl-C', async () => {
    const { path, clean } = stateFolder();
    const prompts: Prompts = {
      ...player({}).prompts,
      dice: () => Promise.reject(new CliError('interrupted', 'Interrupted.')),
    };
    for (const argv of [words(SHOT).slice(1), ['draw-card', '--dice', 'ask']]) {
      const { code, stdout } = await wg(argv, { ...TERMINAL, prompts, env: { XDG_STATE_HOME: path } });
      expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    }
    expect(existsSync(join(path, 'wg'))).toBe(false);
    clean();
  });
});

describe('a checklist', () => {
  const TEST = 'wg reaction-test -r wrg --seed s';

  test('is asked for on one screen, where none of its inputs was typed, and answers as if they had been', async () => {
    const filled = { fired: true, points: '34', lostInPeriod: '1' } as const;
    const { code, stdout, stderr, asked } = await asks(TEST, { checklist: filled });
    expect(code).toBe(0);
    expect(asked[0]).toMatch(/^checklist friendlyLmgs,friendsFire,fired,/);
    expect(asked[0]).not.toMatch(/\b(moving|mod|leader)\b/);
    const typed = `${TEST} --fired --points 34 --lost-in-period 1`;
    expect(stdout).toBe((await run(typed)).stdout);
    expect(oneLine(stderr)).toContain(
      'wg reaction-test --fired --points 34 --lost-in-period 1 --ruleset wrg',
    );
  });

  test('says what it comes to so far, by the rulings and the game that are played', async () => {
    const checklist = { friendlyLmgs: '3', fired: true } as const;
    const { asked } = await asks(TEST, { checklist });
    expect(asked[1]).toBe('so far: all factors together: +4');
    const ruled = await asks(`${TEST} --ruling wrg:R32=2`, { checklist });
    expect(ruled.asked[1]).toBe('so far: all factors together: +2');
  });

  test('may be left as it is', async () => {
    const { code, stdout } = await asks(TEST, { checklist: {} });
    expect({ code, stdout }).toEqual({ code: 0, stdout: (await run(TEST)).stdout });
  });

  test('is that of the test that is made', async () => {
    const { asked } = await asks(`${TEST} --afv`, { checklist: { moving: true } });
    expect(asked[0]).toMatch(/^checklist moving,infantryNear,/);
    expect(asked[1]).toBe('so far: all factors together: +1');
  });

  test.each([
    ['a factor was typed', `${TEST} --fired`, TERMINAL],
    ['the sum was typed', `${TEST} --mod -3`, TERMINAL],
    ['with --no-input', `${TEST} --no-input`, TERMINAL],
    ['where CI is set', TEST, { ...TERMINAL, env: { CI: '1' } }],
    ['off a terminal', TEST, {}],
  ] as const)('is not asked for: %s', async (_name, text, world: World) => {
    const { prompts, asked } = player({});
    const { code, stderr } = await run(text, { prompts, ...world });
    expect({ code, asked, stderr }).toEqual({ code: 0, asked: [], stderr: '' });
  });

  test('is not asked for where the line is wrong anyway', async () => {
    const { code, asked } = await asks(`${TEST} --joined Baker`, { checklist: {} });
    expect({ code, asked }).toEqual({ code: 2, asked: [] });
  });

  test('goes before odds and repetitions too', async () => {
    const checklist = { machineGuns: '2' };
    expect((await asks('wg odds reaction-test -r wrg', { checklist })).stdout).toBe(
      (await run('wg odds reaction-test -r wrg --machine-guns 2')).stdout,
    );
  });

  test('that is filled in with what does not go together is refused as if it had been typed', async () => {
    const checklist = { moving: true, stationary: true } as const;
    const { code, stderr } = await asks(`${TEST} --afv`, { checklist });
    expect(code).toBe(2);
    expect(stderr).toContain('--stationary does not go with --moving');
  });

  test('says what is wrong with it on the list, in the words of its lines', async () => {
    const both = { moving: true, stationary: true } as const;
    const { asked } = await asks(`${TEST} --afv`, { checklist: both });
    expect(asked[2]).toBe(
      'wrong: "the vehicle stands still" does not go with "the vehicle moves": it cannot be both',
    );
    expect((await asks(`${TEST} --afv`, { checklist: { moving: true } })).asked).toHaveLength(2);
  });

  test('comes after what else matters where wg alone asks', async () => {
    const { code, asked } = await asks('wg', {
      action: 'wrg-1925 reaction-test',
      more: ['afv'],
      checklist: { antiTankPoints: '3' },
    });
    expect(code).toBe(0);
    expect(asked[2]).toMatch(/^more .*\bafv\b/);
    expect(asked[2]).not.toMatch(/\b(fired|moving)\b/);
    expect(asked.slice(3)).toEqual([
      expect.stringMatching(/^checklist moving,/),
      'so far: all factors together: -3',
    ]);
  });

  test('leaves no trace when it is left with Ctrl-C', async () => {
    const { path, clean } = stateFolder();
    const leave = () => Promise.reject(new CliError('interrupted', 'Interrupted.'));
    const prompts: Prompts = { ...player({}).prompts, checklist: leave };
    const { code, stdout } = await wg(['reaction-test', '-r', 'wrg'], {
      ...TERMINAL,
      prompts,
      env: { XDG_STATE_HOME: path },
    });
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(existsSync(join(path, 'wg'))).toBe(false);
    clean();
  });
});

describe('dice that are missing from --dice', () => {
  const SHOT = 'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --json';
  const WHOLE = `${SHOT} --dice "white=5,6,1,3,4,4 blue=5,1 red=6,1,2"`;

  test.each([
    ['5 6', ['1344', '51', '612'], ['dice white 4', 'dice blue 2', 'dice red 3']],
    ['561344 / 5', ['1', '612'], ['dice blue 1', 'dice red 3']],
    ['red=6,1,2 white=5,6,1,3,4,4', ['5 1'], ['dice blue 2']],
  ])('%j: a terminal is asked for them alone', async (typed, dice, wanted) => {
    const { code, stdout, asked } = await asks(`${SHOT} --dice "${typed}"`, { dice });
    expect({ code, asked }).toEqual({ code: 0, asked: wanted });
    expect(stdout).toBe((await run(WHOLE)).stdout);
  });

  test('what was given of a handful is said; faces that cannot be, and too many, are refused', async () => {
    const { stderr } = await asks(`${SHOT} --dice 56`, { dice: ['1344', '51', '612'] });
    expect(stderr).toBe('wg: white: 6 are needed, 2 given (each 1 to 6)\n');
    for (const faces of ['5 9', '561344 51 6123']) {
      const { code, asked } = await asks(`${SHOT} --dice "${faces}"`, { dice: ['612'] });
      expect({ code, asked }).toEqual({ code: 2, asked: [] });
    }
  });

  test.each([{}, { ...TERMINAL, env: { CI: '1' } }])('nobody is asked where nobody may be', async (world) => {
    const { code, stderr } = await run('wg shoot -g C -f 9 --dice "5 6"', world);
    expect(code).toBe(2);
    expect(stderr).toContain('white: 5 are needed, 2 given');
  });
});
