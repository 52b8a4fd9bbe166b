import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { subcommandsOf } from '../../src/cli/command.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { GLOBAL } from '../../src/cli/completion/flags.js';
import { flagOf } from '../../src/rules/flag.js';
import { type Sources, sourcesIn } from '../support/sources.js';
import { ACTIONS, actionsIn } from '../support/systems.js';

/** Flags and lines that are named in passing, in what `wg` says and in its pages: whoever is sent to one finds it. */

const commands = (
  await Promise.all(
    Object.values(COMMANDS).map(async (load) => {
      const command = await load();
      return [command, ...(await subcommandsOf(command))];
    }),
  )
).flat();

const flagsOf = (all: readonly { readonly inputs?: object }[]): string[] =>
  all.flatMap(({ inputs = {} }) => Object.keys(inputs).map(flagOf));

/** What can be typed in every rule system. `--no-` takes a switch away from a line that is played again. */
const EVERYWHERE = {
  flags: [
    ...GLOBAL.flatMap(({ names }) => names),
    ...flagsOf(commands),
    '--all',
    '--help',
    '--man',
    '--no',
    '--version',
  ],
  words: [...Object.keys(COMMANDS), 'help', 'odds', 'roll'],
};

interface Named {
  readonly flags: readonly string[];
  readonly words?: readonly string[];
}

const FLAG = /(?<![\w-])--[a-z][a-z-]*[a-z]/g;
const LINE = /\bwg ([a-z][a-z-]*[a-z])/g;

/** What is named and cannot be typed, by file and line. */
function strays(sources: Sources, { flags, words }: Named): string[] {
  const known = new Set([...EVERYWHERE.flags, ...flags]);
  const begin = words && new Set([...EVERYWHERE.words, ...words]);
  const isKnown = (flag: string) => known.has(flag) || known.has(flag.replace(/^--no-/, '--'));
  return [...sources].flatMap(([file, text]) => {
    const at = (index: number) => `${file}:${text.slice(0, index).split('\n').length}`;
    return [
      ...[...text.matchAll(FLAG)].flatMap(({ 0: flag, index }) =>
        isKnown(flag) ? [] : [`${at(index)} names ${flag}`],
      ),
      ...[...text.matchAll(LINE)].flatMap(({ 0: line, 1: word, index }) =>
        !begin || begin.has(word!) ? [] : [`${at(index)} names ${line}`],
      ),
    ];
  });
}

test.each(SYSTEMS)('$title sends nobody to a line or a flag that it does not have', ({ id }) => {
  const actions = actionsIn(id);
  const sources = sourcesIn(`rulesets/${id}`);
  expect([...sources.values()].join('').match(FLAG)!.length).toBeGreaterThan(100);
  expect(strays(sources, { flags: flagsOf(actions), words: actions.map(({ name }) => name) })).toEqual([]);
});

const ALL_FLAGS = flagsOf(ACTIONS.map(({ action }) => action));

test('nor does the program', () => {
  const sources = [...sourcesIn('src/cli', 'src/engine', 'src/game', 'src/search', 'src/luck', 'src/render')];
  // Pages call their colours so.
  const said = sources.filter(([file, text]) => !file.endsWith('style.ts') && !text.includes('var(--'));
  // A long flag is spoken of as such.
  expect(strays(new Map(said), { flags: [...ALL_FLAGS, '--long'] })).toEqual([]);
});

/** What other programs take on these pages. */
const OF_OTHERS = ['--sshlogin', '--workdir', '--array', '--save-dev'];

test('nor do the pages', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((path) => join('docs', path))
    .filter((path) => path.endsWith('.md') && !/reference|\.vitepress/.test(path));
  const sources = new Map(['README.md', ...pages].map((path) => [path, readFileSync(path, 'utf8')] as const));
  // The guide to rule systems makes this one up.
  const words = [...ACTIONS.map(({ name }) => name), 'morale'];
  expect(strays(sources, { flags: [...ALL_FLAGS, ...OF_OTHERS], words })).toEqual([]);
});

test('whatever cannot be typed is told by file and line', () => {
  const text = 'Use --range,\nor --rnage; `wg shoot --no-flank`, --no-flnak,\nand wg shot.';
  expect(strays(new Map([['a.md', text]]), { flags: ['--range', '--flank'], words: ['shoot'] })).toEqual([
    'a.md:2 names --rnage',
    'a.md:2 names --no-flnak',
    'a.md:3 names wg shot',
  ]);
});
