import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../rulesets/index.js';
import { fileFrom, type Sources, sourcesIn } from './support/sources.js';

const EXPORTED =
  /^export (?:(?:declare|abstract|async) )*(?:type|interface|class|function\*?|const|let|enum) (\w+)/gm;
const VALUE = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;
const TYPE = /^(export )?(?:abstract )?(?:type|interface|class) (\w+)/gm;
const STATEMENT = /^(?:import|export)\b([^;']*?)\bfrom '(\.[^']+)\.js'/gm;
const LATER = /\bimport\('(\.[^']+)\.js'\)/g;
const HANDED_OVER = /=> import\('(\.[^']+)\.js'\)/g;
const WORD = /\w+/g;

/** Whoever has modules handed over whole, and says by its types what it looks for in them. */
const TAKES_MODULES = 'src/rules/system.ts';

/** What is public by being there: other programs import it. */
const FACES = ['src/api/engine.ts', 'src/api/rules.ts', 'src/api/types.ts', 'src/testing/index.ts'];

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/**
 * What each file is asked for by others: what their imports name, or, of one that is loaded when it is needed, whatever word they
 * have at all. A whole module that is imported as one name is asked for by the words of whoever does, one that is handed over by
 * the words of whoever takes it, too.
 */
function askedFor(sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  const ask = (file: string, names: readonly string[]) => {
    const known = asked.get(file) ?? new Set();
    for (const name of names) known.add(name);
    asked.set(file, known);
  };
  for (const [file, text] of sources) {
    for (const [, names, path] of text.matchAll(STATEMENT))
      ask(fileFrom(file, path!), wordsIn(names!.includes('*') ? text : names!));
    for (const [, path] of text.matchAll(LATER)) ask(fileFrom(file, path!), wordsIn(text));
    for (const [, path] of text.matchAll(HANDED_OVER))
      ask(fileFrom(file, path!), wordsIn(sources.get(TAKES_MODULES) ?? ''));
  }
  return asked;
}

/** Names that a file exports, and nobody else asks it for. */
function usedAtHomeOnly(all: Sources, of: Sources): string[] {
  const asked = askedFor(all);
  return [...of].flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name]) => name!)
      .filter((name) => !FACES.includes(file) && !asked.get(file)?.has(name))
      .map((name) => `${file}: ${name}`),
  );
}

/** Where a rule system binds words of `src/rules` to its own book: they are called as they are there. */
const BINDS = /^rulesets\/[^/]+\/words\.ts$/;

/** What knows each other's types by name: the program; or a rule system and the words that it is written in. */
function sameHouse(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => file.split('/', 2).join('/'));
  const houses = [a, b].filter((house) => house !== 'src/rules');
  const inProgram = houses.filter((house) => house!.startsWith('src/'));
  return inProgram.length === houses.length || (inProgram.length === 0 && new Set(houses).size === 1);
}

/** Types of one name in several files of one house, where at least one of them is for others: whoever reads it knows which it is. */
function twiceNamed(of: Sources): string[] {
  const files = new Map<string, { readonly file: string; readonly exported: boolean }[]>();
  for (const [file, text] of of)
    for (const [, exported, name] of text.matchAll(TYPE))
      if (!BINDS.test(file))
        files.set(name!, [...(files.get(name!) ?? []), { file, exported: exported !== undefined }]);
  return [...files].flatMap(([name, all]) =>
    all.some((one) => one.exported && all.some((other) => meansTwo(one, other)))
      ? [`${name}: ${all.map(({ file }) => file).join(', ')}`]
      : [],
  );
}

/** What only a rule system itself knows may be called as a word of `src/rules`: an action of it has its own `Result`. */
const meansTwo = (
  one: { readonly file: string },
  other: { readonly file: string; readonly exported: boolean },
) =>
  one.file !== other.file &&
  (other.exported ? sameHouse(one.file, other.file) : houseOf(one.file) === houseOf(other.file));

/** The program is one house, each rule system another. */
const houseOf = (file: string): string => (file.startsWith('src/') ? 'src' : file.split('/', 2).join('/'));

/**
 * Whoever is called by a name that it has to have: commands by that of their file, what is public by that of the face, what a chapter
 * says by that of the chapter, as an action of it may be called too, and roles by what they are in each action.
 */
const BY_ITS_PLACE =
  /^src\/(?:cli\/commands|api|testing|dice\/roll)\/|^rulesets\/.*\/(?:clauses|rulings|questions|roles)\.ts$/;
/** Texts are put together by `list`, as inputs are declared by it: both are public. */
const KNOWN_TWICE = ['list'];

/** Functions and other values of one name that several files hand out. */
function handedOutTwice(of: Sources): string[] {
  const files = new Map<string, string[]>();
  for (const [file, text] of of)
    for (const [, name] of text.matchAll(VALUE))
      if (!BY_ITS_PLACE.test(file)) files.set(name!, [...(files.get(name!) ?? []), file]);
  return [...files].flatMap(([name, all]) =>
    all.length > 1 && !KNOWN_TWICE.includes(name) ? [`${name}: ${all.join(', ')}`] : [],
  );
}

test('a function that others call has a name of its own: in the program, and in a rule system', () => {
  const houses = ['src', ...SYSTEMS.map(({ id }) => `rulesets/${id}`)];
  expect(houses.flatMap((house) => handedOutTwice(sourcesIn(house)))).toEqual([]);
});

test('a type that others know has a name of its own: in the program, and in a rule system with the words it is written in', () => {
  const all = sourcesIn('src', 'rulesets');
  expect(twiceNamed(all)).toEqual([]);
});

test('what only its own file uses is not exported', () => {
  const all = sourcesIn('src', 'rulesets', 'tests', 'bench', 'tools');
  // What tests make up of files is none.
  const of = new Map([...all].filter(([file]) => !/\.test(-d)?\.ts$/.test(file)));
  // The names of every file are read.
  expect(askedFor(all).get('src/rules/text/say.ts')).toContain('counted');
  expect(usedAtHomeOnly(all, of)).toEqual([]);
});

describe('what would be found', () => {
  const found = (sources: Readonly<Record<string, string>>): string[] => {
    const all = new Map(Object.entries(sources));
    return usedAtHomeOnly(all, all);
  };

  test('values and types that nobody imports, and those that another file has by the same name', () => {
    const LIT = `
export const lit = 1;
export interface Light {}
export function* dark() {}
export async function* dawn() {}
`;
    const DUSK = "export type { Light } from './lit.js';\nimport { dark } from './night.js';\n";
    expect(found({ 'lit.ts': LIT, 'dusk.ts': DUSK })).toEqual([
      'lit.ts: lit',
      'lit.ts: dark',
      'lit.ts: dawn',
    ]);
  });

  test('of what is loaded when it is needed, what is not named there', () => {
    const LIT = 'export const lit = 1;\nexport const dark = 2;\n';
    const DUSK = "export const dusk = { lit: () => import('./lit.js') };\n";
    expect(found({ 'lit.ts': LIT, 'dusk.ts': DUSK })).toEqual(['lit.ts: dark', 'dusk.ts: dusk']);
    const TAKES = '{ readonly lit: () => Promise<{ dark: number }> }';
    expect(found({ 'lit.ts': LIT, 'dusk.ts': DUSK, 'src/rules/system.ts': TAKES })).toEqual([
      'dusk.ts: dusk',
    ]);
  });

  test('of a module that is one name, what is not named where it is', () => {
    const LIT = 'export const lit = 1;\nexport const dark = 2;\n';
    expect(found({ 'lit.ts': LIT, 'dusk.ts': "import * as at from './lit.js';\nat.lit();\n" })).toEqual([
      'lit.ts: dark',
    ]);
  });

  test('functions of one name in two files, but for those that are called by their place', () => {
    const LIT = 'export const lit = 1;\nexport async function dusk() {}\n';
    const of = (...files: readonly string[]) => handedOutTwice(new Map(files.map((file) => [file, LIT])));
    expect(of('src/log/lit.ts', 'src/cli/lit.ts')).toEqual([
      'lit: src/log/lit.ts, src/cli/lit.ts',
      'dusk: src/log/lit.ts, src/cli/lit.ts',
    ]);
    expect(of('src/log/lit.ts', 'src/cli/commands/lit.ts')).toEqual([]);
  });

  test('types of one name, but for those of two rule systems', () => {
    const LIT = 'export interface Light {}\n';
    const of = (...files: readonly string[]) => twiceNamed(new Map(files.map((file) => [file, LIT])));
    expect(of('src/log/lit.ts', 'src/cli/lit.ts')).toEqual(['Light: src/log/lit.ts, src/cli/lit.ts']);
    expect(of('rulesets/x/lit.ts', 'rulesets/x/dusk/lit.ts')).toEqual([
      'Light: rulesets/x/lit.ts, rulesets/x/dusk/lit.ts',
    ]);
    expect(of('src/rules/lit.ts', 'rulesets/x/lit.ts')).toEqual([
      'Light: src/rules/lit.ts, rulesets/x/lit.ts',
    ]);
    expect(of('rulesets/x/lit.ts', 'rulesets/y/lit.ts')).toEqual([]);
    expect(of('src/cli/lit.ts', 'rulesets/x/lit.ts')).toEqual([]);
    expect(of('src/rules/lit.ts', 'rulesets/x/words.ts')).toEqual([]);
  });

  test('of types that only their own files know, those that are called as one that others know', () => {
    const of = (files: Sources) => twiceNamed(files);
    const OURS = 'interface Light {}\n';
    const OF_ALL = `export ${OURS}`;
    expect(
      of(
        new Map([
          ['src/log/lit.ts', OF_ALL],
          ['src/cli/lit.ts', OURS],
        ]),
      ),
    ).toEqual(['Light: src/log/lit.ts, src/cli/lit.ts']);
    expect(
      of(
        new Map([
          ['rulesets/x/a.ts', OURS],
          ['rulesets/x/b.ts', OF_ALL],
        ]),
      ),
    ).toEqual(['Light: rulesets/x/a.ts, rulesets/x/b.ts']);
    expect(
      of(
        new Map([
          ['src/log/lit.ts', OURS],
          ['src/cli/lit.ts', OURS],
        ]),
      ),
    ).toEqual([]);
    expect(
      of(
        new Map([
          ['src/rules/lit.ts', OF_ALL],
          ['rulesets/x/a.ts', OURS],
        ]),
      ),
    ).toEqual([]);
  });
});
