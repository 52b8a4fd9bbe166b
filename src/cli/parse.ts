import { Command, CommanderError, Option } from 'commander';
import type { Given, Taking } from '../engine/inputs.js';
import { shown } from '../engine/shown.js';
import { didYouMean } from '../engine/suggest.js';
import { type Field, isBare } from '../rules/field.js';
import { listsFlags } from '../rules/flag.js';
import { CliError } from './errors.js';
import { flagOf, GLOBAL_FLAGS } from './flags.js';

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

const TAKES_VALUE = new Set([
  '-r',
  ...GLOBAL_FLAGS.filter(([f]) => f.includes('<')).map(([f]) => f.match(/--[a-z]+/)![0]),
]);

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
  while (i < words.length && words[i]!.startsWith('-')) i += TAKES_VALUE.has(words[i]!) ? 2 : 1;
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
  for (const [i, word] of rest.entries()) {
    if (word === '--') break;
    if (word === long || word === short) value = rest[i + 1];
    else if (word.startsWith(`${long}=`)) value = word.slice(long.length + 1);
    else if (short && word.startsWith(short) && !word.startsWith('--')) value = word.slice(short.length);
  }
  return value;
}

/** A flag that may be given several times gathers what it was given. */
const several = (value: string, before: readonly string[] = []): string[] => [...before, value];

function optionFor(name: string, field: Field): Option {
  const short = field.short ? `-${field.short}, ` : '';
  const takes = field.kind === 'switch' ? '' : ' <value>';
  const option = new Option(`${short}${flagOf(name)}${takes}`, field.help);
  // A name that begins with no is a name: commander would take --no-enemy for the opposite of an --enemy.
  option.negate = false;
  return field.kind === 'list' ? option.argParser(several) : option;
}

const inputsOf = (of: Taking | undefined) => Object.entries((of?.inputs ?? {}) as Record<string, Field>);
const bareIn = (inputs: ReturnType<typeof inputsOf>) => inputs.find(([, field]) => isBare(field))?.[0];

/** The parsers of this run, by what they are for: an evening has the same lines again and again. */
const parsers = new WeakMap<object, Map<string, Command>>();
const ALONE = {};

function parserFor(command: string, of: Taking | undefined, words: boolean, houseOfGame: boolean): Command {
  const inputs = of?.inputs ?? ALONE;
  const known = parsers.get(inputs) ?? new Map<string, Command>();
  parsers.set(inputs, known);
  const key = `${command} ${words} ${houseOfGame}`;
  const parser = known.get(key) ?? newParser(command, of, words, houseOfGame);
  known.set(key, parser);
  return parser;
}

function newParser(command: string, of: Taking | undefined, words: boolean, houseOfGame: boolean): Command {
  const inputs = inputsOf(of);
  const bare = bareIn(inputs);
  const takesWords = words || bare !== undefined;
  const parser = new Command(command).exitOverride().helpOption(false).allowExcessArguments(takesWords);
  parser.configureOutput({ writeOut: () => {}, writeErr: () => {} });
  if (takesWords) parser.argument('[words...]');
  for (const [flags, help] of GLOBAL_FLAGS) {
    // Whoever has a flag of that name means its own.
    if (inputs.some(([name]) => flags.split(/[ ,]+/).includes(flagOf(name)))) continue;
    const alone = houseOfGame && flags === '--house <file>';
    const option = new Option(alone ? '--house [file]' : flags, help);
    parser.addOption(flags.startsWith('--ruling') ? option.argParser(several) : option);
  }
  parser.option('-h, --help', 'this help');
  for (const [name, field] of inputs) if (name !== bare) parser.addOption(optionFor(name, field));
  return parser;
}

/**
 * Takes a command line apart with the flags of one action or command, or with the global ones alone.
 * @param words whether words may stand behind the command
 * @param houseOfGame whether --house may stand without a file
 * @throws CliError `unknown-flag` or `usage`
 */
export function parse(
  command: string,
  of: Taking | undefined,
  rest: readonly string[],
  words = false,
  houseOfGame = false,
): Parsed {
  const inputs = inputsOf(of);
  const bare = bareIn(inputs);
  const parser = parserFor(command, of, words, houseOfGame);
  // Whoever asks for help gets it, whatever else is wrong with the line.
  const help = helpAsked(rest);
  const swallowed = rest.findIndex((word, i) => takesValue(parser, word) && isFlag(parser, rest[i + 1]));
  if (swallowed >= 0 && !help) {
    throw new CliError('usage', `${rest[swallowed]} needs a value.`, listsFlags(command));
  }
  try {
    const typed = bare === undefined ? rest : minusApart(rest);
    parser.parse(
      typed.filter((word) => !help || !HELP_WORDS.includes(word)),
      { from: 'user' },
    );
  } catch (error) {
    if (help) return { globals: NO_GLOBALS, given: {}, words: [], help };
    throw usageError(error as CommanderError, command, parser);
  }
  const { house, ...others } = parser.opts() as Record<string, string | true | string[]>;
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
  const own = new Set(inputs.map(([name]) => name));
  const given = Object.fromEntries(Object.entries(all).filter(([name]) => own.has(name)));
  const globals = Object.fromEntries(
    Object.entries(all).filter(([name]) => !own.has(name)),
  ) as unknown as Globals;
  if (bare === undefined || parser.args.length === 0) return { globals, given, words: parser.args, help };
  return { globals, given: { ...given, [bare]: parser.args.join(' ') }, words: [], help };
}

/** Dice that are taken away are no flag: `2d6 -d4` is `2d6 - d4`. */
const minusApart = (words: readonly string[]): string[] =>
  words.flatMap((word, i) =>
    word.startsWith('-') && DICE.test(word.slice(1)) && !TAKES_VALUE.has(words[i - 1] ?? '')
      ? ['-', word.slice(1)]
      : [word],
  );

const isFlag = (parser: Command, word: string | undefined) =>
  parser.options.some(({ long, short }) => word !== undefined && (word === long || word === short));
const takesValue = (parser: Command, word: string) =>
  parser.options.some(({ long, short, required }) => required && (word === long || word === short));

const HELP_WORDS = ['--help', '-h', '--all'];

/** How much help a line asks for, if any. */
export function helpAsked(rest: readonly string[]): Help | undefined {
  if (!rest.some((word) => word === '--help' || word === '-h')) return undefined;
  return rest.includes('--all') ? 'all' : 'usual';
}

const NO_GLOBALS: Globals = { input: true, log: true };

function usageError(error: CommanderError, command: string, parser: Command): CliError {
  if (!(error instanceof CommanderError)) throw error;
  const typed = error.message.match(/'([^']*)'/)?.[1] ?? '';
  const help = listsFlags(command);
  if (error.code === 'commander.unknownOption') {
    const flags = parser.options.flatMap((o) => [o.long!, ...(o.short ? [o.short] : [])]);
    const guess = didYouMean(
      typed.split('=')[0]!,
      flags.filter((f) => f.startsWith('--')),
    );
    return new CliError('unknown-flag', `${command} has no flag '${shown(typed)}'.`, guess ?? help);
  }
  if (error.code === 'commander.optionMissingArgument') {
    const flag = typed.match(/--[a-z-]+/)?.[0] ?? typed;
    return new CliError('usage', `${flag} needs a value.`, help);
  }
  if (error.code === 'commander.excessArguments') {
    const extra = shown(parser.args[0] ?? '');
    return new CliError('usage', `${command} takes flags only; '${extra}' is not one.`, help);
  }
  return new CliError('usage', error.message.replace(/^error: /, ''), help);
}
