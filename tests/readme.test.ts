import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { stateFolder, wg, words } from './support/cli.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const lines = [...readme.matchAll(/^\$ wg (.*)$/gm)].map(([, line]) => line!);
const state = stateFolder();
afterAll(state.clean);

describe('every command line of the README works as it stands', () => {
  test('there are some', () => {
    expect(lines.length).toBeGreaterThan(15);
  });

  test.each(lines)('wg %s', async (line) => {
    const { code, stdout, stderr } = await wg(words(line), { env: { XDG_STATE_HOME: state.path } });
    // What is done again says which line that is.
    expect(stderr).toMatch(/^again\b/.test(line) ? /^Again: wg .*\n$/ : /^$/);
    expect(code).toBe(0);
    expect(stdout).not.toBe('');
  });
});

test('every block of the README ends before the text goes on', () => {
  const blocks = [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block!.trimEnd());
  expect(blocks.length).toBeGreaterThan(10);
  for (const block of blocks.slice(1)) for (const line of block.split('\n')) expect(line).toMatch(/^\$ wg /);
});

test('the README opens with the two command lines that CI runs', () => {
  const ci = readFileSync(new URL('../.ci/run', import.meta.url), 'utf8');
  const [block] = readme.match(/(?<=```sh\n)[\s\S]*?(?=```)/) ?? [''];
  for (const line of block.trim().split('\n')) expect(ci).toContain(line);
});
