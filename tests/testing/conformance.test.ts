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

/** A game of one kind of coin, which is worn till the span is over that `flip` says. */
const game = (otherwise = '') => `
  const worn = { kind: 'switch', help: 'it is worn', default: false };
  const coin = {
    name: 'coin', says: 'a coin', profile: {}, marks: { worn }, lasts: { worn: 'toss' }, gone: () => undefined, stands: () => [],
  };
  const state = { units: [], slots: {}, piles: {}, spans: [], later: [] };
  const game = {
    memory: { start: state, kinds: { coin }, anew: () => false, anewBy: 'wg game start' },
    says: () => [], turn: () => 'a toss', place: () => ({ says: '' }), next: () => ({ line: ['flip'], says: 'flip' }),
    clock: ['flip'], bearings: [], check: async () => ({ check: () => [] }),
  };
  const play = { actions: { flip: async () => flip }, house: async () => ({ tables: [], optional: {} }), game: async () => game };
  module.exports.play = async () => ({ play });
  ${otherwise}
`;
const ENDS = "yield { kind: 'effect', effect: { do: 'end', of: ['toss'], clause: 'coin:flip.1' } };";
const FLIPS = `${THROW}; ${step('coin:flip.1')} return { heads: true };`;
/** The roster of two coins, as a file beside the module. */
const ROSTER =
  "require('fs').writeFileSync(__dirname + '/roster.yaml', 'sides:\\n  A: [{ name: a }]\\n  B: [{ name: b }]\\n');";

test('nothing is wrong with a game of coins', async () => {
  expect(await found({ resolve: `${ENDS} ${FLIPS}`, besides: game(ROSTER) })).toEqual({});
});

const NAMED = 'what its declarations name is there: clauses, rulings, tables, actions, inputs';
const AS_ONE = 'what its actions tell as one, or as a sum, is a line of their answers';
const SHEET = (entry: string) =>
  `module.exports.sheet = async () => ({ sheet: [{ heading: 'A', entries: [${entry}] }] });`;

test.each([
  [
    'a bearing cites a clause of no book',
    "game.bearings.push({ clause: 'coin:flip.7', actions: ['flip'], when: () => false, says: () => '' });",
    NAMED,
    /a bearing cites coin\d+:flip\.7/,
  ],
  [
    'a bearing is about no action',
    "game.bearings.push({ clause: 'coin:flip.1', actions: ['flop'], when: () => false, says: () => '' });",
    NAMED,
    /names flop, which is no action/,
  ],
  [
    'a bearing is under a ruling of no book',
    "game.bearings.push({ clause: 'coin:flip.1', actions: ['flip'], under: { ruling: 'coin:R9', option: 1 }, when: () => false, says: () => '' });",
    NAMED,
    /asks for the ruling coin\d+:R9/,
  ],
  [
    'a mark is looked up by no action',
    "coin.lookedUp = { worn: ['flop'] };",
    NAMED,
    /lookedUp of coin names flop, which is no action/,
  ],
  ['the clock names no action', "game.clock.push('turm');", NAMED, /game\.clock names turm/],
  [
    'what comes next is no action',
    "game.next = () => ({ line: ['turm'], says: 'turm' });",
    NAMED,
    /game\.next names turm/,
  ],
  [
    'a game begins anew by what is no action',
    "game.memory.anewBy = 'wg flop --new';",
    NAMED,
    /memory\.anewBy names flop, which is no action/,
  ],
  [
    'a game begins anew by a line that begins nothing',
    "game.memory.anewBy = 'wg flip --new';",
    NAMED,
    /nothing begins with wg flip --new/,
  ],
  [
    'what is done now is no action',
    "game.place = () => ({ says: '', act: 'flop' });",
    'in random games somebody may do something, and no unit is ever impossible',
    /game\.place names flop, which is no action/,
  ],
  [
    'the sheet cites a clause of no book',
    SHEET("{ clause: 'coin:flip.8' }"),
    NAMED,
    /the sheet cites coin\d+:flip\.8/,
  ],
  [
    'the sheet has a ruling of no book',
    SHEET("{ ruling: 'coin:R8', about: '' }"),
    NAMED,
    /the sheet has the ruling coin\d+:R8/,
  ],
  [
    'a table in play is in no book',
    "play.house = async () => ({ tables: [{ id: 'coin:table.edge', title: '', unit: '', cells: {} }], optional: {} });",
    NAMED,
    /coin\d+:table\.edge, which is in no book/,
  ],
  [
    'players may agree on what no action takes',
    "play.house = async () => ({ tables: [], optional: { edge: 'whether it may stand' } });",
    NAMED,
    /agree on edge, which no action takes/,
  ],
  [
    'a condition looks at what no action takes',
    "flip.permits = [{ clause: 'coin:flip.1', when: ({ worm }) => worm, says: 'It is worn.' }];",
    NAMED,
    /forbids depends on worm/,
  ],
  [
    'lines are told as one that are never said',
    "flip.folds = [{ from: 'coin', tells: ['edge'] }];",
    AS_ONE,
    /flip names the line edge, which it never says/,
  ],
  ['a sum is never said', "flip.sums = ['edges'];", AS_ONE, /flip names the line edges, which it never says/],
  [
    'the roster does not load',
    "require('fs').writeFileSync(__dirname + '/roster.yaml', 'sides: 3');",
    'the roster that it comes with can be played',
    /roster/,
  ],
  [
    'the roster is empty',
    "require('fs').writeFileSync(__dirname + '/roster.yaml', 'sides: {}');",
    'the roster that it comes with can be played',
    /./,
  ],
  [
    'a mark lasts for a span that nothing ends',
    "coin.lasts = { worn: 'tos' };",
    'every span of the clock that a mark lasts for is ended by a line',
    /worn of coin lasts until 'tos' is over, and no line ends that: they end 'toss'/,
  ],
  [
    'gone throws',
    "coin.gone = () => { throw new Error('where is it?'); };",
    'the roster that it comes with can be played',
    /where is it\?/,
  ],
])('%s', async (_, otherwise, title, why) => {
  const failed = await found({ resolve: `${ENDS} ${FLIPS}`, besides: game(`${ROSTER} ${otherwise}`) });
  expect(failed).toMatchObject({ [title]: expect.stringMatching(why) });
});

test.each([
  ['', 'flip is what a game waits for, and by itself is about nobody'],
  ['flip.lacksWhom = ({ edge }) => edge;', 'flip is what a game waits for, and by itself is about nobody'],
  ["flip.inputs = { edge: { kind: 'count', help: 'edge', min: 0, max: 1, required: true } };", undefined],
  ["flip.requires = () => ['edge'];", undefined],
  ['flip.lacksWhom = ({ edge }) => !edge;', undefined],
])('a game waits for what a line of the action alone is not: %s', async (says, why) => {
  const edge = "flip.inputs = { edge: { kind: 'count', help: 'edge', min: 0, max: 1 } };";
  const failed = await found({
    resolve: `${ENDS} ${FLIPS}`,
    besides: game(`${ROSTER} flip.waits = () => []; ${edge} ${says}`),
  });
  const title = 'what a game waits for is what a line of its action alone is';
  expect(failed[title]).toEqual(why && expect.stringContaining(why));
});

test('a clause speaks of a table that is printed nowhere', async () => {
  const failed = await found({ besides: "clause.table = 'coin:table.nowhere';" });
  expect(failed).toEqual({ [NAMED]: expect.stringMatching(/flip\.1 speaks of coin\d+:table\.nowhere/) });
});

test('numbers in play are looked up by no line', async () => {
  const tables =
    "[{ id: 'coin:table.edge', title: '', unit: '', cells: { edge: { id: 'coin:table.edge/edge', value: 1, from: 'printed' } } }]";
  const failed = await found({
    besides: `
      module.exports.play = async () => ({ play: { actions: { flip: async () => flip }, house: async () => ({ tables: ${tables}, optional: {} }) } });
      const { book } = module.exports;
      module.exports.book = async () => { const of = await book(); of.book.tables['coin:table.edge'] = { title: '', source: '', columns: [], rows: [], provenance: '' }; return of; };`,
  });
  expect(failed).toEqual({
    'numbers that players may change are looked up by a line': expect.stringMatching(
      /table\.edge: no line looks it up/,
    ),
  });
});

test.each([
  [
    'an action is listed and not played',
    { actions: "['flip', 'flop']" },
    /^The rule system coin\d+ \(.*\) lists the action flop, and does not play it\.$/,
  ],
  [
    'its book fails as it is loaded',
    { besides: "module.exports.book = async () => { throw new Error('it is out of print'); };" },
    /^The rule system coin\d+ \(.*\) fails as it is loaded: it is out of print \(index\.cjs:\d+:\d+\)\.$/,
  ],
])('%s: the kit says so in a sentence, and nothing else', async (_, of, says) => {
  const failed = await found(of);
  expect(failed).toEqual({
    'each of its parts is what it should be, and wg lists it': expect.stringMatching(says),
  });
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
