import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as api from '../../src/api/engine.js';

const DOCS = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'how-to', 'embedding.md'), 'utf8');
const BLOCKS = [...DOCS.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block]) => block!);

/** Runs a block of the page; what it logs. */
async function logged(block: string): Promise<unknown[][]> {
  const said: unknown[][] = [];
  const body = block.replace(/^import \{([^}]*)\} from 'wg\/engine';$/m, 'const {$1} = api;');
  const run = new Function('api', 'console', `return (async () => {${body}})();`);
  await run(api, { log: (...of: unknown[]) => said.push(of) });
  return said;
}

test('the page says what a shot, a game and missing dice come to, as they do', async () => {
  expect(BLOCKS).toHaveLength(3);
  const [shot, game, dice] = await Promise.all(BLOCKS.map(logged));
  expect(shot![0]![0]).toMatch(/hit/);
  expect(shot![1]).toEqual([expect.any(Number), expect.stringMatching(/^\d+\/\d+$/)]);
  expect(new Set(game![0]![0] as string[]).size).toBe(3);
  expect(game![1]).toEqual([{ proved: true }]);
  expect(dice).toEqual([
    ['bad-dice', expect.stringContaining('white: 5 are needed, none given')],
    [{ hits: expect.any(Number) }],
  ]);
});

test('every function that it has stands on the page, and no other', () => {
  const rows = [...DOCS.matchAll(/^\| `(\w+)[^|]*\|/gm)].map(([, name]) => name);
  const classes = /Error$|^Refusal$|^DiceWanted$|^MissingInputs$|^TooManyOutcomes$/;
  const told = Object.keys(api).filter((name) => !classes.test(name));
  expect(rows.filter((name) => told.includes(name!)).sort()).toEqual(told.sort());
  for (const name of Object.keys(api).filter((of) => classes.test(of)))
    expect(DOCS).toContain(`| \`${name}\` |`);
});
