import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Declared } from '../../src/rules/system.js';
import { conformance } from '../../src/testing/index.js';
import { type Otherwise, Outside } from '../support/outside.js';

/** What the kit finds wrong with a coin that has this otherwise: the names of its tests that fail, with why. */
let at: Outside;
let n = 0;
beforeEach(() => {
  at = new Outside();
});
afterEach(() => at.clean());

async function found(of: Otherwise): Promise<Record<string, string>> {
  // The engine keeps what was registered: each has a name of its own.
  const name = `coin${n++}`;
  const named = (text: string) => text.replaceAll('coin:', `${name}:`).replaceAll('-r coin', `-r ${name}`);
  const meta = `{ id: '${name}', version: '1.0.0', api: 1 }`;
  const folder = at.put(name, { meta, short: name, ...of }, named);
  await at.type(['system', 'add', folder]);
  const system = createRequire(join(folder, 'package.json'))(folder) as Declared;
  const failed: Record<string, string> = {};
  const all: (() => Promise<void>)[] = [];
  const told = (title: string, work: () => Promise<void>) => {
    all.push(async () => {
      await work().catch((error: Error) => {
        failed[title.replace(`${name}: `, '')] = error.message;
      });
    });
  };
  await conformance({ test: told, system, folder, run: (argv) => at.type(argv) });
  for (const each of all) await each();
  return failed;
}

const THROW =
  "yield { kind: 'throw', dice: ['coin'], times: 1, faces: [1, 2], tally: ['heads'], read: (n) => ({ heads: n - 1 }) }";
const step = (clause: string, text = "'heads'") =>
  `yield { kind: 'step', step: { id: 'coin', clause: '${clause}', value: 1, text: ${text} } };`;

test('nothing is wrong with a coin', async () => {
  expect(await found({})).toEqual({});
});

test.each([
  [
    'a clause of no book is cited',
    `${THROW}; ${step('coin:flip.2')} ${step('coin:flip.1')} return { heads: true };`,
    'whatever is typed, the rules answer or refuse, in words and by their own clauses',
    /coin\d+:flip\.2, which is in no book/,
  ],
  [
    'a clause is never met',
    `${THROW}; return { heads: true };`,
    'every clause is met as it is played, or is a reminder that is told',
    /coin\d+:flip\.1 \(The coin\): nothing met it/,
  ],
  [
    'a result is not declared',
    `${THROW}; ${step('coin:flip.1')} return { heads: true, edge: false };`,
    'whatever is typed, the rules answer or refuse, in words and by their own clauses',
    /its result has edge, which is not declared/,
  ],
  [
    'a line says nothing',
    `${THROW}; ${step('coin:flip.1', "'it shows ' + undefined")} return { heads: true };`,
    'whatever is typed, the rules answer or refuse, in words and by their own clauses',
    /it says 'it shows undefined'/,
  ],
  [
    'a rule keeps a count of its own, so that odds and faces differ',
    `globalThis.flips = (globalThis.flips ?? 0) + 1; ${THROW}; ${step('coin:flip.1')} return { heads: globalThis.flips % 4 === 0 };`,
    'the odds of whatever is typed are those of every face',
    /heads/,
  ],
])('%s', async (_, resolve, title, why) => {
  expect(await found({ resolve })).toMatchObject({ [title]: expect.stringMatching(why) });
});

test('an example does not work', async () => {
  const failed = await found({ besides: "flip.examples.push(['wg flip -r coin --edge', 'on its edge']);" });
  expect(failed).toMatchObject({
    'every line that it shows works as it stands': expect.stringContaining('--edge'),
  });
});

test('a ruling that may be chosen changes nothing', async () => {
  const ruling =
    "{ question: 'May it stand?', clauses: ['coin:flip.1'], evidence: '', options: { 1: 'No.', 2: 'Yes.' }, why: '', switch: true }";
  const failed = await found({
    besides: `const { book } = module.exports; module.exports.book = async () => { const of = await book(); of.book.rulings['coin:R1'] = ${ruling}; return of; };`,
  });
  expect(failed).toMatchObject({
    'every ruling that may be chosen changes a line that is shown, by each of its options':
      expect.stringMatching(/coin\d+:R1=2 changes no line/),
  });
});
