import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateFolder, wg, words } from './support/cli.js';

const ROOT = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
/** The pages that somebody wrote: the reference is made, and tried where it is made from. */
const PAGES = [
  'README.md',
  ...readdirSync(new URL('docs/', ROOT), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !/^docs\/(reference|\.vitepress)\//.test(path)),
];
const blocksOf = (page: string): string[][] =>
  [...read(page).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block!.trimEnd().split('\n'));
const linesOf = (page: string): string[] =>
  [...read(page).matchAll(/^\$ wg (.*)$/gm)].map(([, line]) => line!);

test('the documentation has command lines to try', () => {
  expect(PAGES.flatMap(linesOf).length).toBeGreaterThan(120);
});

describe.each(PAGES)('%s', (page) => {
  const lines = linesOf(page);

  test('ends each block of lines before the text goes on', () => {
    // What is typed before there is a wg: the README has it first.
    const typed = page === 'README.md' ? blocksOf(page).slice(1) : blocksOf(page);
    for (const line of typed.flat()) expect(line).toMatch(/^\$ wg /);
  });

  test('leads to pages that are there', () => {
    const folder = new URL(page, ROOT);
    for (const [, to] of read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(() => readFileSync(new URL(to!, folder)), to).not.toThrow();
      // The site holds the pages alone.
      if (page !== 'README.md') expect(new URL(to!, folder).href, to).toContain(new URL('docs/', ROOT).href);
    }
  });

  if (lines.length === 0) return;
  describe('every line works as it stands, one after the other', () => {
    let state: ReturnType<typeof stateFolder>;
    beforeAll(() => {
      state = stateFolder();
    });
    afterAll(() => state.clean());

    test.each(lines)('wg %s', async (line) => {
      const { code, stdout, stderr } = await wg(words(line), { env: { XDG_STATE_HOME: state.path } });
      // What is done again says which line that is.
      expect(stderr).toMatch(/^again\b/.test(line) ? /^Again: wg .*\n$/ : /^$/);
      expect(code).toBe(0);
      expect(stdout).not.toBe('');
    });
  });
});

/** Every file that has been written, and every folder of them, from the root. */
const FOLDERS = ['src', 'rulesets', 'tests', 'tools', 'bench', 'examples', 'docs'].flatMap((folder) => [
  folder,
  ...readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
]);
const PLACES = [...FOLDERS, 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Whether there is a file or a folder that is called so, `*` being whatever it may be. */
function isPlace(name: string): boolean {
  const text = name.replace(/\/$/, '').replace(/[.]/g, '\\.');
  const all = new RegExp(`(^|/)${text.replace(/<\w+>|\*/g, '[^/]+')}$`);
  return PLACES.some((place) => all.test(place));
}

test.each([...PAGES, 'CONTRIBUTING.md'])('%s names files, folders and commands that are there', (page) => {
  const names = [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!);
  const files = names.filter(
    (name) => /^[\w<>*./-]+$/.test(name) && /\.(ts|mjs|md)$|^\w+(\/|$).*\/$/.test(name),
  );
  if (/map|CONTRIBUTING|architecture/.test(page)) expect(files.length).toBeGreaterThan(2);
  expect(files.filter((name) => !isPlace(name))).toEqual([]);
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const runs = [...read(page).matchAll(/npm run (\w+)/g)].map(([, script]) => script!);
  expect(runs.filter((script) => !scripts.includes(script))).toEqual([]);
});

test('every page stands in the side bar of the site', () => {
  const listed = read('docs/.vitepress/config.mts');
  for (const page of PAGES.filter((path) => path.startsWith('docs/') && path !== 'docs/index.md'))
    expect(listed).toContain(`'${page.replace(/^docs|\.md$/g, '')}'`);
});

test('the CHANGELOG says nothing twice', () => {
  const [unreleased] = read('CHANGELOG.md').split(/^## (?!Unreleased)/m);
  const entries = unreleased!
    .split(/\n- /)
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, ' ').trim());
  expect(entries.length).toBeGreaterThan(0);
  const BEGINS = 60;
  const twice = entries.filter((entry, i) =>
    entries.slice(0, i).some((other) => other.slice(0, BEGINS) === entry.slice(0, BEGINS)),
  );
  expect(twice).toEqual([]);
});

test('the README opens with the two command lines that CI runs', () => {
  const [block] = blocksOf('README.md');
  for (const line of block!) expect(read('.ci/run')).toContain(line);
});

test('the README is short enough to be read', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
});
