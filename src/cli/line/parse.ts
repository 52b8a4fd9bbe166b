import type { Given, TakesInputs } from '../../engine/inputs/inputs.js';
import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { eachOf, type Field, type Fields, isBare } from '../../rules/field.js';
import { inputOf, listsFlags } from '../../rules/flag.js';
import { CliError } from '../errors.js';
import { flagOf, GLOBAL_FLAGS } from './flags.js';
import { type Flag, type Flags, type TakenApart, takenApart } from './taken-apart.js';

/** The global flags as they were typed. */
export interface Globals {
  readonly ruleset?: string;
  readonly seed?: string;
  readonly dice?: string;
  readonly odds?: true;
  readonly fractions?: true;
  readonly of?: string;
  readonly chance?: string;
  readonly repeat?: string;
  readonly from?: string;
  readonly jobs?: string;
  readonly ruling?: string[];
  readonly anyway?: true;
  readonly house?: string;
  /** `--house` stood without a file, where it may. */
  readonly houseOfGame?: true;
  readonly json?: true;
  readonly csv?: true;
  readonly svg?: string;
  readonly html?: string;
  readonly force?: true;
  readonly brief?: true;
  readonly explain?: true;
  readonly color?: boolean | string;
  readonly ascii?: true;
  readonly input: boolean;
  readonly game?: string;
  readonly acting?: string;
  readonly log: boolean;
}

/** How much of help is wanted. */
export type Help = 'usual' | 'all';

/** A command line, taken apart but not yet read. */
export interface Parsed {
  readonly globals: Globals;
  readonly given: Given;
  readonly words: readonly string[];
  /** How much help it asks for, if any. */
  readonly help: Help | undefined;
}

const COLOUR_WORDS = ['always', 'never', 'auto'];

/** `--color always` and a bare `--color` alike become one word, so that it never swallows the word after it. */
function colourInOneWord(argv: readonly string[]): string[] {
  return argv.flatMap((word, i) => {
    if (argv[i - 1] === '--color' && COLOUR_WORDS.includes(word)) return [];
    if (word !== '--color') return [word];
    return [`--color=${COLOUR_WORDS.includes(argv[i + 1] ?? '') ? argv[i + 1] : 'always'}`];
  });
}

/** What a command line says of colour, for a failure to be told in before the line could be read. */
export function colourAsked(argv: readonly string[]): boolean | string | undefined {
  const last = colourInOneWord(argv).findLast((word) => word === '--no-color' || word.startsWith('--color='));
  return last === '--no-color' ? false : last?.slice('--color='.length);
}

/** The action, or other command, and everything else behind it: global flags may stand before it too. */
export function commandFirst(argv: readonly string[]): { command: string | undefined; rest: string[] } {
  const words = colourInOneWord(argv);
  let i = 0;
  while (i < words.length && words[i]!.startsWith('-')) i += takesValue(words[i]!) ? 2 : 1;
  return { command: words[i], rest: [...words.slice(0, i), ...words.slice(i + 1)] };
}

/** Dice, as players begin to write them. */
const DICE = /^\d*d(\d|av|%)/i;

/** The same, but that dice are rolled without a word before them: `2d6` is `roll 2d6`. */
export function actionFirst(argv: readonly string[]): ReturnType<typeof commandFirst> {
  const { command, rest } = commandFirst(argv);
  if (command === undefined || !DICE.test(command)) return { command, rest };
  return { command: 'roll', rest: [command, ...rest] };
}

/**
 * What stands behind a global flag, if it was given; the last, as of every flag. The rule system and the game decide which
 * flags there are, so they are read before the others.
 */
export function valueBehind(rest: readonly string[], long: string, short?: string): string | undefined {
  let value: string | undefined;
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i]!;
    if (word === '--') break;
    if (word === long || word === short) value = rest[i + 1];
    else if (word.startsWith(`${long}=`)) value = word.slice(long.length + 1);
    else if (short && word.startsWith(short) && !word.startsWith('--')) value = word.slice(short.length);
  }
  return value;
}

/** A flag of every line, from how help shows it: `-r, --ruleset <name>`. */
function globalFlag(shown: string): Flag {
  const [, short, long, takes] = /^(?:(-\w), )?(--[a-z-]+)(?: ([<[]))?/.exec(shown)!;
  const negates = long!.startsWith(NEGATES);
  return {
    name: long!.slice(negates ? NEGATES.length : '--'.length),
    long: long!,
    short,
    takes: takes === '<' ? 'a value' : takes === '[' ? 'a value or nothing' : 'nothing',
    several: long === '--ruling',
    once: long === '--chance',
    negates,
  };
}

const NEGATES = '--no-';
const EVERYWHERE: readonly string[] = [...GLOBAL_FLAGS.map(([shown]) => shown), '-h, --help'];

/** The flag of every line that is typed by this word. */
function everywhere(word: string): Flag | undefined {
  const shown = EVERYWHERE.find((flag) => flag.includes(word) && flag.split(/,? /).includes(word));
  return shown === undefined ? undefined : globalFlag(shown);
}

/** Whether the word behind this one is the value of a flag that every line has. */
const takesValue = (word: string): boolean => word.startsWith('-') && everywhere(word)?.takes === 'a value';

const flagFor = (name: string, { short, kind }: Field): Flag => ({
  name,
  long: flagOf(name),
  short: short && `-${short}`,
  takes: kind === 'switch' ? 'nothing' : 'a value',
  several: kind === 'list',
  once: name === 'chance' && kind !== 'list',
});

const inputsOf = (of: TakesInputs | undefined) => eachOf(of?.inputs ?? {});
const bareIn = (inputs: ReturnType<typeof inputsOf>) => inputs.find(([, field]) => isBare(field))?.[0];

const HOUSE_OF_GAME = '--house';

/**
 * The flags of this run, by the inputs they are for: an evening has the same lines again and again. Most lines have few of all
 * those that they could have, so each is put together when it is typed.
 */
const known = new WeakMap<object, Flags>();
const ALONE = {};

function flagsOf(of: TakesInputs | undefined, houseOfGame: boolean): Flags {
  const key = of?.inputs ?? ALONE;
  const found = houseOfGame ? undefined : known.get(key);
  if (found) return found;
  const inputs = (of?.inputs ?? {}) as Fields;
  const typed = new Map<string, Flag | undefined>();
  const own = (word: string): string | undefined => {
    if (!word.startsWith('--')) return inputsOf(of).findLast(([, { short }]) => `-${short}` === word)?.[0];
    const name = inputOf(word);
    return Object.hasOwn(inputs, name) && flagOf(name) === word ? name : undefined;
  };
  const find = (word: string): Flag | undefined => {
    if (houseOfGame && word === HOUSE_OF_GAME) return globalFlag(`${HOUSE_OF_GAME} [file]`);
    const name = own(word);
    const field = name === undefined ? undefined : inputs[name]!;
    return field && !isBare(field) ? flagFor(name!, field) : everywhere(word);
  };
  const get = (word: string): Flag | undefined => {
    if (!word.startsWith('-')) return undefined;
    if (!typed.has(word)) typed.set(word, find(word));
    return typed.get(word);
  };
  const negated = EVERYWHERE.filter((flag) => flag.startsWith(NEGATES)).map((flag) =>
    flag.slice(NEGATES.length),
  );
  const unsaid = Object.fromEntries(
    negated.filter((name) => !get(`--${name}`)).map((name) => [name, true] as const),
  );
  const flags = { get, unsaid };
  if (!houseOfGame) known.set(key, flags);
  return flags;
}

/** All flags of a line, as they are typed in full. */
const longFlags = (of: TakesInputs | undefined): string[] => [
  ...EVERYWHERE.map((flag) => globalFlag(flag).long),
  ...inputsOf(of).flatMap(([name, field]) => (isBare(field) ? [] : flagOf(name))),
];

/** What may stand in a line besides the flags of its action or command. */
interface Besides {
  /** Words behind the command. */
  readonly words?: boolean;
  /** `--house` without a file. */
  readonly houseOfGame?: boolean;
}

/**
 * Takes a command line apart with the flags of one action or command, or with the global ones alone.
 * @throws CliError `unknown-flag` or `usage`
 */
export function parse(
  command: string,
  of: TakesInputs | undefined,
  rest: readonly string[],
  { words = false, houseOfGame = false }: Besides = {},
): Parsed {
  const inputs = inputsOf(of);
  const bare = bareIn(inputs);
  const flags = flagsOf(of, houseOfGame);
  // Whoever asks for help gets it, whatever else is wrong with the line.
  const help = helpAsked(rest);
  const swallowed = rest.findIndex(
    (word, i) => flags.get(word)?.takes === 'a value' && flags.get(rest[i + 1] ?? '') !== undefined,
  );
  if (swallowed >= 0 && !help) {
    throw new CliError('usage', `${rest[swallowed]} needs a value.`, listsFlags(command));
  }
  const typed = bare === undefined ? rest : minusApart(rest);
  const line = takenApart(help ? typed.filter((word) => !HELP_WORDS.includes(word)) : typed, flags);
  const wrong = wrongWith(line, { command, of, takesWords: words || bare !== undefined });
  if (wrong && help) return { globals: NO_GLOBALS, given: {}, words: [], help };
  if (wrong) throw wrong;
  const { house, ...others } = line.values as Record<string, string | true | string[]>;
  const rules = house === true ? { houseOfGame: true as const } : house !== undefined && { house };
  const all: Record<string, string | true | string[]> = { ...others, ...rules };
  if (typeof all.color === 'string' && !COLOUR_WORDS.includes(all.color)) {
    const guess = didYouMean(all.color, COLOUR_WORDS);
    throw new CliError(
      'bad-value',
      `--color cannot be '${shown(all.color)}': it takes always, never or auto.`,
      guess,
    );
  }
  // In the order in which they were typed.
  const isOwn = (name: string) => Object.hasOwn(of?.inputs ?? {}, name);
  const given = Object.fromEntries(Object.entries(all).filter(([name]) => isOwn(name)));
  const globals = Object.fromEntries(
    Object.entries(all).filter(([name]) => !isOwn(name)),
  ) as unknown as Globals;
  if (bare === undefined || line.words.length === 0) return { globals, given, words: line.words, help };
  return { globals, given: { ...given, [bare]: line.words.join(' ') }, words: [], help };
}

/** Dice that are taken away are no flag: `2d6 -d4` is `2d6 - d4`. */
const minusApart = (words: readonly string[]): string[] =>
  words.flatMap((word, i) =>
    word.startsWith('-') && DICE.test(word.slice(1)) && !takesValue(words[i - 1] ?? '')
      ? ['-', word.slice(1)]
      : [word],
  );

const HELP_WORDS = ['--help', '-h', '--all'];

/** How much help a line asks for, if any. */
export function helpAsked(rest: readonly string[]): Help | undefined {
  if (!rest.some((word) => word === '--help' || word === '-h')) return undefined;
  return rest.includes('--all') ? 'all' : 'usual';
}

const NO_GLOBALS: Globals = { input: true, log: true };

interface LineOwner {
  readonly command: string;
  readonly of: TakesInputs | undefined;
  readonly takesWords: boolean;
}

/** What is wrong with a line as it was taken apart, if anything is. */
function wrongWith(
  { lacksValue, unknown, twice, words: [word] }: TakenApart,
  { command, of, takesWords }: LineOwner,
): CliError | undefined {
  const help = listsFlags(command);
  if (lacksValue !== undefined) return new CliError('usage', `${lacksValue} needs a value.`, help);
  if (unknown !== undefined) {
    const guess = didYouMean(unknown.split('=')[0]!, longFlags(of));
    return new CliError('unknown-flag', `${command} has no flag '${shown(unknown)}'.`, guess ?? help);
  }
  if (twice !== undefined)
    return new CliError(
      'usage',
      `${twice} stands twice: it takes one condition.`,
      `As one: ${twice} "hits>=2 and casualties=0".`,
    );
  if (takesWords || word === undefined) return undefined;
  return new CliError('usage', `${command} takes flags only; '${shown(word)}' is not one.`, help);
}
