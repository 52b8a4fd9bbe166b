import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { player } from '../../support/processes/player.js';

const { home, wg } = player({ ownCache: true });

/** What a line of help, or a shell at TAB, has loaded of the program, as the code tells that is kept of it. */
async function loadedBy(word: 'help' | 'complete', args: readonly string[], ruleset = ''): Promise<string[]> {
  const env = ruleset === '' ? {} : { WG_RULESET: ruleset };
  expect(await wg([word, ...args], env)).toMatchObject({ code: 0, stderr: '' });
  const folder = join(home.path, 'cache', 'wg');
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  return kept.map((name) => name.split(`-${process.arch}-${word}-`)[1]!.replace(/\.bin$/, '')).sort();
}

test.each(SYSTEMS)('the help of the program in a game of $id takes in no rule', async ({ id, short }) => {
  expect(await loadedBy('help', [], short)).toEqual(['help-help', 'help-usual', 'wg', `${id}-book`].sort());
});

test.each(SYSTEMS)('what a shell shows of the actions of $id takes in no rule', async ({ id, short }) => {
  const loaded = await loadedBy('complete', ['zsh', 'wg '], short);
  expect(loaded.filter((bundle) => bundle.startsWith(id))).toEqual([`${id}-book`]);
});

test('all help of the program takes in no rule of any book', async () => {
  const loaded = await loadedBy('help', ['--all']);
  const ofBooks = loaded.filter((bundle) => SYSTEMS.some(({ id }) => bundle.startsWith(id)));
  expect(ofBooks).toEqual(SYSTEMS.map(({ id }) => `${id}-book`).sort());
});
