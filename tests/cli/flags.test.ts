import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { GLOBAL_FLAGS } from '../../src/cli/line/flags.js';
import { type Ran, stateFolder, type World, wg, words } from '../support/cli.js';

const run = (text: string, world: World = {}): Promise<Ran> =>
  wg([...words(text.replace(/^wg /, '')), '--no-log'], world);

const { path: folder, clean } = stateFolder();
afterAll(clean);

/** Every global flag with a value that does something to this shot, or nothing to it but is fine. */
const GLOBALS: Record<string, string> = {
  '--ruleset': '--ruleset battleground --seed r',
  '--seed': '--seed abc',
  '--dice': '--dice 5,5,5,5,5',
  '--odds': '--odds',
  '--fractions': '--fractions --odds',
  '--repeat': '--repeat 7 --seed r',
  '--from': '--from 3 --seed r',
  '--ruling': '--ruling bg:R1=1 --seed r',
  '--house': '--house none --seed r',
  '--of': '--of hits --odds',
  '--chance': '--chance hits=2+ --odds',
  '--csv': '--csv --odds',
  '--svg': '--svg - --odds',
  '--html': '--html - --odds',
  '--force': `--force --odds --svg ${join(folder, 'shot.svg')}`,
  '--json': '--json --seed r',
  '--brief': '--brief --seed r',
  '--jobs': '--jobs 2 --repeat 30 --seed r',
  '--explain': '--explain --seed r',
  '--color': '--color=always --seed r',
  '--no-color': '--no-color --seed r',
  '--ascii': '--ascii --seed r',
  '--no-input': '--no-input --seed r',
  '--game': '--game thursday --seed r',
  '--acting': '--acting Axis --seed r',
  '--no-log': '--no-log --seed r',
  '--anyway': '--anyway --seed r',
};

test('every global flag that help lists is tried here', () => {
  const listed = GLOBAL_FLAGS.map(([flags]) => flags.match(/--[a-z-]+/)![0]);
  expect(Object.keys(GLOBALS).sort()).toEqual([...listed].sort());
});

describe.each(Object.entries(GLOBALS))('%s', (_flag, flags) => {
  test('does the same before the action, behind it and behind its flags', async () => {
    const last = await run(`wg shoot -g C -f 9 ${flags}`, { stdoutIsTTY: true });
    expect(last.code).toBe(0);
    expect(last.stdout).not.toBe('');
    expect(await run(`wg ${flags} shoot -g C -f 9`, { stdoutIsTTY: true })).toEqual(last);
    expect(await run(`wg shoot ${flags} -g C -f 9`, { stdoutIsTTY: true })).toEqual(last);
  });

  test('may be written with = where it takes a value', async () => {
    const plain = await run(`wg shoot -g C -f 9 ${flags}`);
    const joined = flags.replace(/(--(?!odds|no-)[a-z-]+) (?!-)(\S+)/g, '$1=$2');
    expect(await run(`wg shoot -g C -f 9 ${joined}`)).toEqual(plain);
    expect(await run(`wg ${joined} shoot -g C -f 9`)).toEqual(plain);
  });
});

test('a global flag before the action takes its value along, even one that looks like an action', async () => {
  const named = await run('wg shoot -g C -f 9 --json --seed move');
  expect(JSON.parse(named.stdout)).toMatchObject({ action: 'shoot', seed: 'move' });
  expect(await run('wg --seed move --json shoot -g C -f 9')).toEqual(named);
  const ruled = 'wg --ruling bg:R3=2 --game shoot --from 2 --seed s -r bg shoot -g C -f 9 --target-on-road';
  const { stdout } = await run(`${ruled} --json`);
  expect(JSON.parse(stdout)).toMatchObject({ action: 'shoot', index: 2, rulings: { 'bg:R3': 2 } });
});

test('--color takes its word before the action too, and never swallows what is not one', async () => {
  const coloured = await run('wg shoot -g C -f 9 --seed s --color always');
  expect(coloured.stdout).toContain('\u001b[');
  expect(await run('wg --color always shoot -g C -f 9 --seed s')).toEqual(coloured);
  const plain = await run('wg --color never shoot -g C -f 9 --seed s', { stdoutIsTTY: true });
  expect({ code: plain.code, colour: plain.stdout.includes('\u001b[') }).toEqual({ code: 0, colour: false });
  expect((await run('wg --color shoot -g C -f 9 --seed s')).stdout).toContain('\u001b[');
});

test('wg rules --color <words> looks up every one of the words', async () => {
  const world = { stdoutIsTTY: true, columns: 80 };
  const found = await wg(['rules', 'dug', 'in'], world);
  expect(found.code).toBe(0);
  expect(await wg(['rules', '--color', 'dug', 'in'], world)).toEqual(found);
  expect(await wg(['rules', 'dug', 'in', '--color'], world)).toEqual(found);
});

test('-r may be written with a space, with = in its long form, or stuck to its value', async () => {
  const plain = await run('wg move --seed s');
  for (const form of ['-r bg', '-rbg', '--ruleset bg', '--ruleset=bg', '-r BattleGround'])
    for (const text of [`wg ${form} move --seed s`, `wg move --seed s ${form}`])
      expect(await run(text), text).toEqual(plain);
});

test('short flags may be stuck to their values, and long ones written with =', async () => {
  const plain = await run('wg shoot --grade C --figures 9 --leaders 1 --hw 2 --cover medium --seed s');
  expect(plain.code).toBe(0);
  for (const text of [
    'wg shoot -g C -f 9 -l 1 -w 2 -c medium --seed s',
    'wg shoot -gC -f9 -l1 -w2 -cmedium --seed=s',
    'wg shoot --grade=C --figures=9 --leaders=1 --hw=2 --cover=medium --seed s',
    'wg shoot --cover MEDIUM --hw 2 --leaders 1 --figures 9 --grade c --seed s',
    'wg SHOOT -g C -f 9 -l 1 -w 2 -c medium --seed s',
  ])
    expect(await run(text), text).toEqual(plain);
});

test('--ruling may be repeated, in upper or lower case, with the prefix or without', async () => {
  const shot = 'wg shoot -g C -f 9 --target-on-road --mounted --seed s --json';
  const both = await run(`${shot} --ruling bg:R3=2 --ruling bg:R51=2`);
  expect(JSON.parse(both.stdout)).toMatchObject({ rulings: { 'bg:R3': 2 } });
  expect(await run(`${shot} --ruling r3=2 --ruling BG:r51=2`)).toEqual(both);
  expect(await run(`${shot} --ruling bg:R51=2 --ruling bg:R3=2`)).toEqual(both);
});

/** Flags that mean nothing together. The message names both. */
const CLASHES: readonly (readonly [first: string, second: string])[] = [
  ['--odds', '--repeat 5'],
  ['--odds', '--dice 5'],
  ['--odds', '--from 3'],
  ['--odds', '--explain'],
  ['--dice 5', '--repeat 5'],
  ['--dice 5', '--seed s'],
  ['--dice 5', '--from 3'],
  ['--odds', '--jobs 3'],
  ['--dice 5', '--jobs 3'],
  ['--json', '--brief'],
  ['--explain', '--brief'],
  ['--explain', '--repeat 5'],
];

test.each(CLASHES)(
  '%s and %s exclude each other, in either order and before any die is thrown',
  async (a, b) => {
    for (const text of [`wg move ${a} ${b}`, `wg move ${b} ${a}`, `wg ${a} move ${b}`]) {
      const { code, stdout, stderr } = await run(text);
      expect({ code, stdout }, text).toEqual({ code: 2, stdout: '' });
      for (const flag of [a, b]) expect(stderr, text).toContain(flag.split(' ')[0]);
    }
  },
);

test('--fractions needs --odds, and has nothing to add to --json', async () => {
  for (const text of ['wg move --fractions', 'wg move --odds --json --fractions']) {
    const { code, stderr } = await run(text);
    expect(code, text).toBe(2);
    expect(stderr, text).toContain('--fractions');
  }
});

test('flags of an action that exclude each other name both', async () => {
  const clashes: readonly (readonly [text: string, names: readonly string[]])[] = [
    ['wg draw-card --turn --count 3', ['--turn', '--count']],
    [
      'wg melee --attackers 4 --defenders 3 --leaders-first --leaders-last',
      ['--leaders-first', '--leaders-last'],
    ],
    ['wg shoot -g C -f 9 --bow', ['--bow', '--weapon']],
    ['wg shoot -g C -f 9 --target-leaders 1', ['--target-leaders', '--target-figures']],
    ['wg shoot -g C -f 2 -l 2 -w 2', ['--figures']],
    ['wg melee --attackers 2 --defenders 2 --attacker-leaders 3', ['--attackers']],
  ];
  for (const [text, names] of clashes) {
    const { code, stderr } = await run(text);
    expect(code, text).toBe(2);
    for (const name of names) expect(stderr, text).toContain(name);
  }
});

test('what goes together is not refused', async () => {
  for (const flags of [
    '--json --explain',
    '--json --repeat 3',
    '--json --brief --repeat 3 --jobs 2',
    '--json --odds',
    '--brief --odds',
    '--brief --repeat 3',
    '--brief --dice 4',
    '--explain --dice 4',
    '--json --dice 4',
    '--repeat 3 --from 5 --seed s',
    '--from 5 --seed s',
    '--odds --fractions',
    '--ascii --json',
    '--color --json',
  ]) {
    const { code, stderr } = await run(`wg move ${flags}`);
    expect({ code, stderr }, flags).toEqual({ code: 0, stderr: '' });
  }
});

const GUESSES: readonly (readonly [text: string, guess: string])[] = [
  ['wg shot', 'shoot or spot'],
  ['wg shoto', 'shoot'],
  ['wg meele', 'melee'],
  ['wg draw', 'draw-card'],
  ['wg drawcard', 'draw-card'],
  ['wg vehicle-damge --hits 3', 'vehicle-damage'],
  ['wg vehicle', 'vehicle-damage'],
  ['wg rule', 'rules'],
  ['wg hlep', 'help'],
  ['wg ods', 'odds'],
  ['wg help shot', 'shoot or spot'],
  ['wg odds shot', 'shoot or spot'],
  ['wg shoot --sed 1', '--seed'],
  ['wg shoot --grdae C', '--grade'],
  ['wg shoot --GRADE C', '--grade'],
  ['wg shoot --figure 9', '--figures'],
  ['wg shoot --dugin', '--dug-in'],
  ['wg shoot --target-leader 1', '--target-leaders'],
  ['wg shoot --jsn', '--json'],
  ['wg shoot --colour', '--color'],
  ['wg shoot --no-colour', '--no-color'],
  ['wg shoot --repeats=5', '--repeat'],
  ['wg shoot --rulings R3=2', '--ruling'],
  ['wg shoot --cover haevy', 'heavy'],
  ['wg shoot --cover bilding', 'building'],
  ['wg shoot --at pilbox', 'pillbox'],
  ['wg move --type cavlry', 'cavalry'],
  ['wg move -r batleground', 'battleground'],
  ['wg move -r battle', 'battleground'],
];

test.each(GUESSES)('%s is answered with: did you mean %s?', async (text, guess) => {
  const { code, stdout, stderr } = await run(text);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`Did you mean ${guess}?`);
});

test('nothing is guessed where nothing is near, but the way to the list is shown', async () => {
  for (const [text, where] of [
    ['wg xyzzy', 'wg help'],
    ['wg shoot --xyzzy', 'wg help shoot'],
    ['wg q', 'wg help'],
  ] as const) {
    const { stderr } = await run(text);
    expect(stderr, text).not.toContain('Did you mean');
    expect(stderr, text).toContain(where);
  }
});

test('a guess at an action is never the word that was typed', async () => {
  const names = ['help', 'rules', 'rulesets', 'odds', ...SYSTEMS[0]!.actions];
  for (const name of names) {
    for (const argv of [
      ['help', name],
      ['odds', name],
      ['help', 'help', name],
    ]) {
      const { stderr } = await wg([...argv, '--no-input', '--no-log']);
      expect(stderr, argv.join(' ')).not.toContain(`Did you mean ${name}?`);
    }
  }
});

test('a seed may be any word, one that looks like a flag included', async () => {
  for (const seed of ['-1', '--', '--seed', '-g', '0', ' ', "it's", '\u00e9', '\u{1f3b2}', '%n']) {
    const { code, stdout } = await wg(['move', '--json', '--no-log', `--seed=${seed}`]);
    expect(code, seed).toBe(0);
    expect((JSON.parse(stdout) as { seed: string }).seed).toBe(seed);
  }
});

test('of a flag that is given twice the last one counts', async () => {
  expect(await run('wg move --seed a --seed b --type car --type tank')).toEqual(
    await run('wg move --seed b --type tank'),
  );
});

test('--chance stands once, since it is asked for one condition', async () => {
  const twice = await run('wg odds shoot -g C -f 6 --chance hits=1+ --chance=hits=2+');
  expect(twice.code).toBe(2);
  expect(twice.stderr).toContain('--chance stands twice: it takes one condition.');
});

test('of -r the last one counts too, before the action and behind it', async () => {
  for (const line of [
    'move -r bg --no-log --seed s',
    'move -r wrg -r bg --seed s --no-log',
    '-r wrg move --ruleset=bg --seed s --no-log',
  ]) {
    expect((await wg(words(line))).stdout, line).toMatch(/^Battleground/);
  }
  expect((await wg(words('victory -r wrg -r bg --no-log'))).stderr).toContain(
    "There is no action 'victory' in Battleground",
  );
});

test('a flag of another action is not taken for one of this', async () => {
  const { code, stderr } = await run('wg move --grade C');
  expect(code).toBe(2);
  expect(stderr).toContain("move has no flag '--grade'");
});

test('a flag that takes a value never swallows the flag after it', async () => {
  const { code, stdout, stderr } = await wg(['shoot', '-g', 'C', '-f', '9', '--seed', '--json', '--no-log']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(JSON.parse(stderr).error).toMatchObject({ code: 'usage', message: '--seed needs a value.' });
});
