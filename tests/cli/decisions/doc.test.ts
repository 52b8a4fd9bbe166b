import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { stateFolder, wg, words } from '../../support/cli.js';

const doc = readFileSync(new URL('../../../docs/how-to/decisions.md', import.meta.url), 'utf8');
const blocks = [...doc.matchAll(/^```console\n\$ wg (.*)\n([\s\S]*?)^```$/gm)].map(
  ([, line, answer]) => [line!, answer!] as const,
);
const state = stateFolder();
afterAll(state.clean);

test('the page on decisions shows some lines with their answers', () => {
  expect(blocks.length).toBeGreaterThan(4);
});

test.each(blocks)('wg %s answers as the page on decisions says', async (line, answer) => {
  const { stdout, stderr } = await wg(words(line), { env: { XDG_STATE_HOME: state.path } });
  expect([stdout.replaceAll('\r\n', '\n'), stderr]).toEqual([answer, '']);
});
