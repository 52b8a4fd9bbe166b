import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../support/cli.js';
import { built } from '../support/processes/built.js';
import { unpacked } from '../support/processes/packed.js';

/** As somebody has it who has installed wg for good, and writes a rule system of his own somewhere else. */
let home: string;
let wg: string;
const env = () => ({
  PATH: process.env.PATH,
  HOME: home,
  XDG_STATE_HOME: join(home, 'state'),
  NO_COLOR: '1',
});

beforeAll(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'wg-home-')));
  wg = unpacked(join(home, 'prefix', 'lib', 'node_modules', 'wg'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs a command line in the home of somebody. */
function type(line: string, cwd = home) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(wg, 'bin', 'wg.cjs'), ...words(line)],
    {
      cwd,
      env: env(),
      encoding: 'utf8',
    },
  );
  return { code: status, stdout, stderr };
}

function json(line: string) {
  const { code, stdout, stderr } = type(`${line} --json`);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout);
}

/** Runs the tests of a package, as `npm test` does there: the names of those that failed, and how many passed. */
function tests(cwd: string) {
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap'], {
    cwd,
    env: env(),
    encoding: 'utf8',
  });
  const failed = [...stdout.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, name]) => name!);
  return { failed, passed: Number(/^# pass (\d+)$/m.exec(stdout)?.[1]), stdout };
}

/** What a checker of types finds in the files of a folder that begin with `// @ts-check`. */
function mistyped(cwd: string): string {
  const modules = join(import.meta.dirname, '..', '..', 'node_modules');
  const how =
    '--noEmit --checkers 1 --allowJs --checkJs --strict --skipLibCheck --module nodenext --target es2022 --types node';
  const files = ['.', 'test'].flatMap((folder) =>
    readdirSync(join(cwd, folder)).flatMap((file) => (file.endsWith('.js') ? [join(folder, file)] : [])),
  );
  const tsc = join(modules, 'typescript', 'bin', 'tsc');
  const argv = [tsc, ...words(how), '--typeRoots', join(modules, '@types'), ...files];
  return spawnSync(process.execPath, argv, { cwd, encoding: 'utf8' }).stdout;
}

describe('a rule system that wg has begun for somebody', () => {
  let folder: string;
  beforeAll(() => {
    mkdirSync(join(home, 'skirmish', 'node_modules'), { recursive: true });
    expect(type('system new skirmish')).toMatchObject({ code: 0, stderr: '' });
    expect(type('system new skirmish')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('README.md'),
    });
    folder = join(home, 'skirmish');
    expect(type('system add skirmish').code).toBe(0);
  });

  test('passes the checker of types that its files ask for, but for a clause that is in no book', () => {
    const source = readFileSync(join(folder, 'shoot.js'), 'utf8');
    writeFileSync(join(folder, 'shoot.js'), source.replace("clause: 'ski:shoot.1'", "clause: 'ski:shoot.9'"));
    const found = mistyped(folder).match(/^.* error TS.*$/gm) ?? [];
    expect(found).toEqual([expect.stringContaining('ski:shoot.9')]);
    writeFileSync(join(folder, 'shoot.js'), source);
  });

  test('is played, with odds, in several threads, and by the house rules of a club', () => {
    expect(json('shoot -r ski --figures 5 --dice "4 5 6 1 2"')).toMatchObject({
      ruleset: 'skirmish',
      rulesetVersion: '0.1.0',
      result: { hits: 3 },
    });
    expect(json('shoot -r ski --figures 1 --odds').odds.outcomes).toMatchObject([
      { fraction: '1/2' },
      { fraction: '1/2' },
    ]);
    writeFileSync(join(home, 'club.yaml'), 'ruleset: skirmish\ncells:\n  ski:table.cover:\n    open: 2\n');
    expect(json('shoot -r ski --figures 1 --odds --house club.yaml').odds.outcomes[1]).toMatchObject({
      fraction: '5/6',
    });
    const rows = (jobs: number) =>
      type(`shoot -r ski --figures 5 --repeat 300 --seed a --json --brief --jobs ${jobs}`);
    const many = rows(2);
    expect(many).toEqual(rows(1));
    expect(many).toMatchObject({ code: 0, stderr: '' });
  });

  test('has games: a roster, losses, undo, luck, a report, and a proof', () => {
    expect(type('game start Ridge -r ski --roster ski').stdout).toContain('Red 1: 6 figures of 6');
    expect(type('roster check').stdout).toBe('Skirmish has no rule on how these are made up.\n');
    expect(type('shoot "Red 1" "Blue 1" --dice "4 4 4 1 1 1"').stdout).toContain('Blue 1: 2 figures of 5');
    expect(type('shoot "Red 2" "Blue 1" --dice "1 1 1 1"').code).toBe(0);
    expect(type('undo').code).toBe(0);
    expect(
      json('now').units.map(({ name, may }: { name: string; may: string[] }) => [name, ...may]),
    ).toContainEqual(['Blue 1', 'shoot']);
    expect(type('luck').stdout).toContain('Red');
    expect(type('report --html report.html').code).toBe(0);
    expect(readFileSync(join(home, 'report.html'), 'utf8')).toContain('Skirmish');
    expect(json('replay')).toMatchObject({ proved: true, events: 2, undone: 1 });
    expect(type('plan \'shoot "Red 1" "Blue 1"\'').stdout).toContain('Blue 1');
  });

  test('is found broken by its tests where it is, and nowhere else', () => {
    const source = readFileSync(join(folder, 'shoot.js'), 'utf8');
    const six = "(yield* ruling('ski:R1')) === 2 ? 2 : 1";
    expect(source).toContain(six);
    writeFileSync(join(folder, 'shoot.js'), source.replace(six, '1'));
    const { failed, passed } = tests(folder);
    expect(failed).toEqual([
      'skirmish: every ruling that may be chosen changes a line that is shown, by each of its options',
      'ski:R1 a six is worth two hits, where the players choose so',
    ]);
    expect(passed).toBeGreaterThan(10);
    writeFileSync(join(folder, 'shoot.js'), source);
  });
});

describe('the guide', () => {
  const text = readFileSync(
    join(import.meta.dirname, '..', '..', 'docs', 'writing-a-rule-system.md'),
    'utf8',
  );
  const blocks = [...text.matchAll(/^```(js|yaml|console)\n(.*?)^```$/gms)].map(([, kind, body]) => ({
    kind: kind!,
    body: body!,
  }));

  test('begins with tests that are green at once, and leads to a system that passes the kit, by the files and the lines that stand in it', () => {
    const done: string[] = [];
    for (const { kind, body } of blocks) {
      const [first = '', ...rest] = body.split('\n');
      if (kind !== 'console') {
        const file = /^(?:\/\/|#) (\S+\.(?:js|yaml))$/.exec(first)?.[1];
        if (file === undefined) throw new Error(`a block has no file: ${first}`);
        writeFileSync(join(home, kind === 'js' ? 'hill' : '', file), rest.join('\n'));
        continue;
      }
      for (const line of body.trimEnd().split('\n')) {
        const [, where, typed] = /^~(\S*)\$ (.*)$/.exec(line) ?? [];
        done.push(typed!);
        if (typed === 'npm test') expect(tests(join(home, where!)).failed, body).toEqual([]);
        else expect(type(typed!.replace(/^wg /, '')), typed!).toMatchObject({ code: 0 });
      }
    }
    expect(mistyped(join(home, 'hill'))).toBe('');
    expect(done.length).toBeGreaterThan(18);
    expect(blocks.filter(({ kind }) => kind === 'js').length).toBe(8);
  });
});

test('the example of a page of rules comes with wg, and is added by its name', () => {
  expect(type('system add skirmish-lite')).toMatchObject({ code: 0 });
  expect(type('shoot -r lite --figures 3').code).toBe(0);
  expect(type('system remove lite').code).toBe(0);
});

describe('the example of a page of rules', () => {
  let folder: string;
  beforeAll(() => {
    folder = join(home, 'lite');
    cpSync(join(built.folder, 'examples', 'skirmish-lite'), folder, { recursive: true });
    expect(type('system add lite')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('leads to this wg'),
    });
  });

  test('passes the kit and its own tests', () => {
    expect(tests(folder).failed).toEqual([]);
    expect(mistyped(folder)).toBe('');
  });

  test('knows turns: who has shot does not shoot again before the next', () => {
    expect(type('game start Wood -r lite --roster lite').code).toBe(0);
    expect(type('next').stdout).toContain('turn 1');
    expect(type('shoot "Red 1" "Blue 1"').code).toBe(0);
    expect(type('shoot "Red 1" "Blue 2"')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('lite:turn.2'),
    });
    expect(type('next').stdout).toContain('turn 2');
    expect(type('shoot "Red 1" "Blue 2"').code).toBe(0);
    expect(type('sheet -r lite').stdout).toContain('THE TURN');
    expect(json('replay')).toMatchObject({ proved: true, events: 4 });
  });

  test('gives the same bytes with a copy of wg/rules of its own', () => {
    const line = 'melee -r lite --figures 4 --enemy-figures 3 --seed a';
    const before = json(line);
    const own = join(folder, 'node_modules', 'wg');
    rmSync(own);
    mkdirSync(join(own, 'dist'), { recursive: true });
    cpSync(join(wg, 'package.json'), join(own, 'package.json'));
    cpSync(join(wg, 'dist', 'rules.mjs'), join(own, 'dist', 'rules.mjs'));
    expect(json(line)).toEqual(before);
    expect(type('shoot -r lite --figures 3 --shaken')).toMatchObject({ code: 3 });
  });
});

test('a bot has it too: what was registered is resolved by its name', () => {
  writeFileSync(
    join(home, 'skirmish', 'bot.mjs'),
    `import { isFailure, register, resolve, systems } from 'wg/engine';
    import skirmish from './index.js';
    register(skirmish);
    const { result } = await resolve({ system: 'ski', action: 'shoot', input: { figures: 2 }, dice: '6 1' });
    const failure = await resolve({ system: 'skirmish', action: 'shoot', input: { figures: 99 } }).catch(isFailure);
    console.log(JSON.stringify({ result, failure, last: systems.at(-1).version }));`,
  );
  const { stdout } = spawnSync(process.execPath, ['bot.mjs'], {
    cwd: join(home, 'skirmish'),
    env: env(),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual({ result: { hits: 1 }, failure: true, last: '0.1.0' });
});
