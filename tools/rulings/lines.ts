import { battleground } from '../../bench/heaviest/battleground.js';
import { fubar } from '../../bench/heaviest/fubar.js';
import type { Given } from '../../bench/heaviest/heaviest.js';
import { valorAndVictory } from '../../bench/heaviest/valor-and-victory.js';
import { wrg1925 } from '../../bench/heaviest/wrg-1925.js';
import { flagsFor } from '../../src/cli/line/inputs.js';
import { commandFirst, parse } from '../../src/cli/line/parse.js';
import { eveningWords } from '../../src/cli/play/words.js';
import { type AnyAction, missingInputs } from '../../src/rules/action.js';
import type { Book } from '../../src/rules/book.js';
import type { Field } from '../../src/rules/field.js';
import { flagOf } from '../../src/rules/flag.js';
import type { Input } from '../../src/rules/record.js';
import { quoted } from '../../src/rules/text/say.js';
import { STARTS } from '../../tests/support/random/starts/index.js';

type Givens = Readonly<Record<string, Given | readonly Given[]>>;

const HEAVIEST: Readonly<Record<string, Givens>> = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
};

/** Flags that do not change what is asked: where dice come from, and what is shown of them. */
const ASIDE =
  / --(odds|no-log|fractions|no-input|json|brief|explain|(dice|seed|ruling|repeat) ("[^"]*"|\S+))/g;

/** The lines that help and the clauses of a book offer, as they are typed behind `wg`, each once. */
export function offeredLines(book: Book, actions: readonly AnyAction[]): string[] {
  const examples = actions.flatMap(({ examples }) => examples.map(([line]) => line));
  const ofClauses = Object.values(book.clauses).flatMap(({ line }) => line ?? []);
  const system = / (-r|--ruleset) \S+/g;
  const plain = [...examples, ...ofClauses].map((line) =>
    line
      .replace(/^wg /, '')
      .replace(/^odds /, '')
      .replace(system, '')
      .replace(ASIDE, ''),
  );
  return [...new Set(plain)];
}

/** What is given of an action, with the least that it needs besides, as a line. */
function lineOf(action: AnyAction, given: Given): string {
  const missing = missingInputs(action, given as Input);
  const needed = missing.flatMap((name) => {
    const field = action.inputs[name] as Field;
    if (field.kind === 'choice') return [[name, field.choices.at(-1)!]];
    return field.kind === 'count' || field.kind === 'measure' ? [[name, Math.min(field.max, 6)]] : [];
  });
  const input = { ...given, ...Object.fromEntries(needed) } as Input;
  return [action.name, ...flagsFor(action, input).map(quoted)].join(' ');
}

/** Lines of the inputs that tests begin with, and of the heaviest. */
export function otherLines(id: string, actions: readonly AnyAction[]): string[] {
  const all = (of: Givens | undefined, action: AnyAction) =>
    [of?.[action.name] ?? []].flat().map((given) => lineOf(action, given as Given));
  return actions.flatMap((action) => [...all(STARTS[id], action), ...all(HEAVIEST[id], action)]);
}

/** The same line with one flag more, in each way that there is: every switch, every choice, and a few numbers. */
export function withOneMore(line: string, actions: readonly AnyAction[]): string[] {
  const { command, rest } = commandFirst(eveningWords(line));
  const action = actions.find(({ name }) => name === command);
  if (!action) return [];
  const { given } = parse(action.name, action, rest, { words: true });
  return Object.entries(action.inputs as Record<string, Field>).flatMap(([name, field]) =>
    name in given ? [] : valuesOf(field).map((value) => `${line} ${flagOf(name)}${value}`),
  );
}

function valuesOf(field: Field): string[] {
  switch (field.kind) {
    case 'switch':
      return [''];
    case 'choice':
      return field.choices.filter((choice) => choice !== field.default).map((choice) => ` ${choice}`);
    case 'count':
      return [1, 2, 4].filter((n) => n >= field.min && n <= field.max).map((n) => ` ${n}`);
    case 'measure':
      return [1, 4.2, 20].filter((n) => n >= field.min && n <= field.max).map((n) => ` ${n}`);
    default:
      return [];
  }
}
