import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wg, words } from '../support/cli.js';
import { packed, unpacked } from '../support/processes/packed.js';
import { isThere } from '../support/processes/tools.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** The package as somebody has it who installed it: packed, unpacked, and nothing else beside it. */
let outside: string;
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'wg-outside-'));
  unpacked(join(outside, 'node_modules', 'wg'));
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** A file outside of the project. */
function put(name: string, text: string): string {
  const path = join(outside, name);
  writeFileSync(path, text);
  return path;
}

/** Runs a program outside of the project; its standard output. */
function node(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: outside,
    env: { PATH: process.env.PATH },
    input,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const SHOT =
  "{ system: 'bg', action: 'shoot', input: { grade: 'C', figures: 9, cover: 'medium' }, seed: 'a' }";
const printed = async () =>
  (await wg(words('shoot -r bg -g C -f 9 -c medium --seed a --json --no-log'))).stdout;

test('the package stays small: what several have a use for lies in it once', () => {
  expect(statSync(packed()).size).toBeLessThan(1_950_000);
});

describe('from outside', () => {
  test.each([
    [
      'imported',
      'a.mjs',
      `import { resolve } from 'wg/engine'; console.log(JSON.stringify(await resolve(${SHOT})));`,
    ],
    [
      'required',
      'a.cjs',
      `require('wg/engine').resolve(${SHOT}).then((record) => console.log(JSON.stringify(record)));`,
    ],
  ])('%s, it gives the record of the command line, byte for byte', async (_, name, source) => {
    expect(node([put(name, source)])).toBe(await printed());
  });

  test('every rule system is there, and nothing else of the inside', () => {
    const source = `
      import { describe, systems } from 'wg/engine';
      for (const { id, actions } of systems) for (const action of actions) await describe({ system: id, action });
      await import('wg/dist/wg.cjs').then(() => console.log('inside'), ({ code }) => console.log(code));`;
    expect(node([put('b.mjs', source)])).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  });

  test('its errors are of the classes that it has, wherever they come from', () => {
    const source = `
      import { DiceWanted, EngineError, MissingInputs, odds, Refusal, resolve } from 'wg/engine';
      const thrown = (asked, of) => asked.then(() => false, (error) => error instanceof of);
      const shot = { system: 'bg', action: 'shoot' };
      console.log(await Promise.all([
        thrown(resolve({ ...shot, input: { grade: 'C', figures: 3 } }), Refusal),
        thrown(resolve(shot), MissingInputs),
        thrown(resolve({ ...shot, input: { grade: 'C', figures: 9 }, dice: '' }), DiceWanted),
        thrown(resolve({ ...shot, house: 'cells: 1' }), EngineError),
        thrown(odds({ system: 'bg', action: 'draw-card', input: { count: 5 } }), EngineError),
      ]));`;
    expect(node([put('c.mjs', source)])).toBe('[ true, true, true, true, true ]\n');
  });

  test('its types are those of what it does', () => {
    put('package.json', '{ "type": "module" }');
    const program = put(
      'typed.ts',
      `import { type Code, DiceWanted, isFailure, type OddsDocument, odds, prove, type Resolution, resolve, systems, validate } from 'wg/engine';
      const ids: readonly string[] = systems.map(({ id }) => id);
      const record: Resolution = await resolve(${SHOT});
      const hits: unknown = record.result.hits;
      const of: OddsDocument = await odds({ system: ids[0]!, action: 'shoot', after: [record] });
      const chance: number = of.odds.outcomes[0]!.probability;
      const found = await validate({ system: 'bg', action: 'shoot' });
      const faults: number = found.valid ? 0 : found.faults.length;
      const proof = await prove(record);
      const why: string = proof.proved ? '' : proof.why;
      try {
        await resolve({ system: 'bg', action: 'shoot', dice: { white: [5, 6] } });
      } catch (error) {
        if (error instanceof DiceWanted) error.wanted.n.toFixed();
        if (isFailure(error)) { const code: Code = error.code; code.trim(); }
      }
      // @ts-expect-error a seed is text
      resolve({ system: 'bg', action: 'shoot', seed: 7 });
      // @ts-expect-error dice that were thrown go with no seed
      resolve({ system: 'bg', action: 'shoot', seed: 'a', dice: '1' });
      // @ts-expect-error odds are those before the dice
      odds({ system: 'bg', action: 'shoot', dice: '1' });
      // @ts-expect-error what was resolved stays as it is
      record.result = {};
      export { chance, faults, hits, why };`,
    );
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
    // There are no types of Node outside: a page has none.
    const how = [
      '--noEmit',
      '--checkers',
      '1',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2022',
    ];
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...how, ...strict, program], {
      cwd: outside,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});

describe('in a browser', () => {
  const bundled = async (source: string) => {
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: outside },
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    return outputFiles[0]!.text;
  };

  test('where there is nothing but the language, it resolves, works out odds, reads house rules and proves', async () => {
    const program = await bundled(`
      import { odds, prove, resolve, systems } from 'wg/engine';
      globalThis.found = (async () => {
        const record = await resolve(${SHOT});
        const house = 'rulings: { bg:R1: 2 }';
        const own = await resolve({ ...${SHOT}, house });
        const each = await Promise.all(systems.map(async ({ id, actions }) => (await odds({ system: id, action: 'shoot',
          input: { bg: {}, battleground: { grade: 'C', figures: 9 }, fubar: { level: 'green', fp: 3 }, 'wrg-1925': { points: 30, men: 8, targets: 8 }, 'valor-and-victory': { attack: 8 } }[id] })).odds.outcomes.length));
        return JSON.stringify({ record, ruled: own.rulings['bg:R1'], proof: await prove(own), each });
      })();`);
    const world = createContext({});
    runInContext(program, world);
    const found = JSON.parse(await (runInContext('found', world) as Promise<string>));
    expect(`${JSON.stringify(found.record)}\n`).toBe(await printed());
    expect(found).toMatchObject({ ruled: 2, proof: { proved: true } });
    expect(found.each.every((n: number) => n > 1)).toBe(true);
  });

  test('where nothing random is, a seed has to be given', async () => {
    const program = await bundled(`
      import { resolve } from 'wg/engine';
      globalThis.found = resolve({ system: 'bg', action: 'move' }).then(() => 'resolved', ({ code, message }) => code + ': ' + message);`);
    const world = createContext({});
    runInContext(program, world);
    expect(await runInContext('found', world)).toBe(
      'would-ask: There is no chance here to draw a seed from: give one.',
    );
  });
});

describe('the examples', () => {
  beforeAll(() => {
    cpSync(join(ROOT, 'examples', 'embed'), outside, { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', 'esbuild'), join(outside, 'node_modules', 'esbuild'));
  });

  test('the bot answers messages, those that are wrong in words', () => {
    const asked = [
      '!bg shoot grade=C figures=3',
      '?dice roll roll=2d6',
      'hello',
      '!bg move',
      '!bg shot',
      '!fubar activate level=green',
    ];
    const said = node(['bot.mjs'], `${asked.join('\n')}\n`)
      .trimEnd()
      .split('\n');
    expect(said.slice(0, 2)).toEqual([
      'A non-standing unit may not shoot (three figures without leader or heavy weapon).',
      'On average: {"total":7}',
    ]);
    expect(said[2]).toMatch(/^moves .*\d+ in.* \(seed [0-9a-z]{8}\)$/);
    expect(said[3]).toMatch(/^There is no action 'shot' in Battleground/);
    expect(said).toHaveLength(5);
  });

  test('the page is one file that loads nothing, and tells the odds of the first action in Chromium', () => {
    const page = join(outside, 'odds.html');
    node(['build-page.mjs', page]);
    const html = readFileSync(page, 'utf8');
    expect(html).not.toMatch(/<(?:script|link|img)[^>]*\b(?:src|href)=/);
    expect(html).not.toContain("from 'wg/engine'");
    if (!isThere('chromium')) return;
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${join(outside, 'profile')}`,
    ];
    const { stdout } = spawnSync(
      'chromium',
      [...flags, '--virtual-time-budget=20000', '--dump-dom', pathToFileURL(page).href],
      { encoding: 'utf8', env: { PATH: process.env.PATH, HOME: outside } },
    );
    expect(stdout).toMatch(/<p id="said" role="status">Rolled once: [^<]+<\/p>/);
    expect(stdout).toContain('<td>1/54</td>');
  });
});
