import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileFrom, sourcesIn } from './support/sources.js';

/** What each file imports of the others, types too; not what it loads when it is needed. */
type Imports = ReadonlyMap<string, readonly string[]>;

const STATEMENT = /^(?:import|export)\b[^;']*?\bfrom '(\.[^']+)\.js'/gm;

const importsIn = (file: string, source: string): string[] =>
  [...source.matchAll(STATEMENT)].map(([, path]) => fileFrom(file, path!));

/** Everything that a file leads to. */
function reached(from: string, imports: Imports): ReadonlySet<string> {
  const found = new Set<string>();
  const next = [from];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    for (const to of imports.get(file) ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      next.push(to);
    }
  }
  return found;
}

/** Imports from one folder to another that lead back to where they stand. */
function backAgain(imports: Imports): string[] {
  const reach = new Map([...imports.keys()].map((file) => [file, reached(file, imports)]));
  return [...imports].flatMap(([from, all]) =>
    all
      .filter((to) => dirname(to) !== dirname(from) && reach.get(to)?.has(from))
      .map((to) => `${from} -> ${to}`),
  );
}

test('imports do not go in circles from folder to folder, nor do those of types', () => {
  const sources = sourcesIn('src', 'rulesets');
  const imports = new Map([...sources].map(([file, source]) => [file, importsIn(file, source)]));
  // All of them are read, and every import is of a file that is there.
  expect(imports.get('rulesets/index.ts')).toContain('rulesets/fubar/index.ts');
  expect([...imports.values()].flat().filter((file) => !imports.has(file))).toEqual([]);
  expect(backAgain(imports)).toEqual([]);
});

/** What nothing leads to, from where the program, its tools and its tests begin. */
function outOfReach(files: readonly string[], begins: readonly string[], imports: Imports): string[] {
  const reach = new Set(begins.flatMap((file) => [file, ...reached(file, imports)]));
  return files.filter((file) => !reach.has(file));
}

test('no file lies there that nothing leads to', () => {
  const sources = sourcesIn('src', 'rulesets', 'tests', 'bench', 'tools');
  const files = [...sources.keys()].filter((file) => !file.endsWith('.d.ts'));
  const later = /\bimport\('(\.[^']+)\.js'\)/g;
  const imports = new Map(
    [...sources].map(([file, text]) => {
      const loads = [...text.matchAll(later)].map(([, path]) => fileFrom(file, path!));
      return [file, [...importsIn(file, text), ...loads]] as const;
    }),
  );
  // What is built, and what every test begins with, are named there.
  const named = ['tools/build/places.mjs', 'vitest.config.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const begins = files.filter(
    (file) => /^(tools|bench)\/|\.test(-d)?\.ts$/.test(file) || named.includes(`'${file}'`),
  );
  expect(begins.filter((file) => /worker|index/.test(file))).toContain('src/engine/repeat/worker.ts');
  expect(outOfReach(files, begins, imports)).toEqual([]);
});

/** What the lint rule has of each folder of `src`: the folders that it may not know. */
function forbidden(): ReadonlyMap<string, readonly string[]> {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
  return new Map(
    overrides.flatMap(({ includes: [of], linter }: { includes: string[]; linter: Linter }) => {
      const [, folder] = /^src\/(\w+)\/\*\*$/.exec(of!) ?? [];
      const group = linter.rules.style.noRestrictedImports.options.patterns.flatMap((of) => of.group);
      const names = group.flatMap((of) => of.replace(/^\*\*\/\{?|\}?\/\*\*$/g, '').split(','));
      return folder === undefined ? [] : [[folder, names]];
    }),
  );
}

interface Linter {
  readonly rules: {
    readonly style: {
      readonly noRestrictedImports: { readonly options: { readonly patterns: { group: string[] }[] } };
    };
  };
}

test('of two folders of src at least one may not know the other, nor may any know the rule systems', () => {
  const rules = forbidden();
  const folders = readdirSync('src');
  expect([...rules.keys()].sort()).toEqual(folders.sort());
  expect(folders.filter((folder) => !rules.get(folder)!.includes('rulesets'))).toEqual([]);
  const bothWays = folders.flatMap((one, i) =>
    folders
      .slice(i + 1)
      .filter((other) => !rules.get(one)!.includes(other) && !rules.get(other)!.includes(one))
      .map((other) => `${one} <-> ${other}`),
  );
  expect(bothWays).toEqual([]);
});

describe('what would be found', () => {
  const WORDS = `
import type { Slots } from './smoke/lasting.js';
export const step = 1;
`;
  const LASTING = `
import {
  type Light,
  lit,
} from './light.js';
export { step } from '../words.js';
`;
  const LIGHT = `
import type { Slots } from './lasting.js';
const later = () => import('../words.js');
`;
  const imports = new Map(
    Object.entries({ 'words.ts': WORDS, 'smoke/lasting.ts': LASTING, 'smoke/light.ts': LIGHT }).map(
      ([file, source]) => [file, importsIn(file, source)] as const,
    ),
  );

  test('imports on one line and on several, of types and of values; not those for later', () => {
    expect(Object.fromEntries(imports)).toEqual({
      'words.ts': ['smoke/lasting.ts'],
      'smoke/lasting.ts': ['smoke/light.ts', 'words.ts'],
      'smoke/light.ts': ['smoke/lasting.ts'],
    });
  });

  test('files that nothing leads to, though they lead to one another', () => {
    const all = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
    const imports = new Map([
      ['a.ts', ['b.ts']],
      ['c.ts', ['d.ts']],
      ['d.ts', ['c.ts']],
    ]);
    expect(outOfReach(all, ['a.ts'], imports)).toEqual(['c.ts', 'd.ts']);
  });

  test('every import between folders that lies on a circle, and none within a folder', () => {
    expect(backAgain(imports)).toEqual(['words.ts -> smoke/lasting.ts', 'smoke/lasting.ts -> words.ts']);
    expect(backAgain(new Map([...imports, ['words.ts', []]]))).toEqual([]);
  });
});
