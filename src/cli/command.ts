import { shown } from '../engine/shown.js';
import type { Page } from '../render/page.js';
import type { Fields } from '../rules/field.js';
import type { Input } from '../rules/record.js';
import type { RuleSystem } from '../rules/system.js';
import { CliError } from './errors.js';
import type { Io } from './io.js';
import type { Globals } from './line/parse.js';

/** A command line of a command, taken apart, with what a command may need of the program. */
export interface CommandLine {
  readonly globals: Globals;
  /** All that stands behind the command, as it was typed. */
  readonly rest: readonly string[];
  /** What stands behind the command, but for flags. */
  readonly words: readonly string[];
  /** Its own flags, read. */
  readonly input: Input;
  readonly io: Io;
  /** How text looks on stdout. */
  readonly page: Page;
  /** Writes JSON, a line for each value. */
  readonly json: (value: unknown) => void;
  /** The name of the game it belongs to. */
  readonly game: string;
  /** The rule system it belongs to: the one that was named, that of the game, or the first. */
  readonly system: RuleSystem;
  /** The other lines that can be typed. */
  readonly others: Others;
}

/** Other command lines, for commands that run them. */
export interface Others {
  /** Runs one as if it had been typed, in this world or another. */
  readonly type: (argv: readonly string[], io?: Io) => Promise<void>;
  /** What one can begin with, besides actions. */
  readonly words: readonly string[];
  /** The command that one is of, loaded; nothing, where it is of an action. */
  readonly command: (words: readonly string[]) => Promise<Command | undefined>;
  /** What can stand at the end of one, and what of it that stands in place of. */
  readonly complete: (line: string, io: Io) => Promise<[candidates: string[], typed: string]>;
}

/** Global flags that mean something to actions, and to few commands. */
export const OF_ACTIONS = [
  'acting',
  'seed',
  'dice',
  'odds',
  'fractions',
  'of',
  'chance',
  'repeat',
  'from',
  'jobs',
  'ruling',
  'anyway',
  'house',
  'csv',
  'svg',
  'html',
  'force',
  'brief',
  'explain',
] as const;

/** Global flags that commands take as a rule, and some have no use for. */
export const OF_COMMANDS = ['ruleset', 'game', 'noLog', 'json'] as const;

/** Global flags that speak of a rule system, and mean nothing to what belongs to none. */
export const OF_SYSTEMS = ['ruleset', 'ruling', 'house'] as const;

/** Commands behind the name of another; each is loaded when somebody uses it. */
type Subcommands = Readonly<Record<string, () => Promise<Command>>>;

/** A command besides the actions, declared once: parsing, help, completion and the man page come from it. */
export interface Command {
  /** As it is typed: `rules`, or `game start`. */
  readonly name: string;
  /** What it does, in one line. */
  readonly says: string;
  /** What may stand behind its name, each with what that does; `['', 'how the game stands']` is the bare name. */
  readonly usage: readonly (readonly [words: string, does: string])[];
  /** Command lines that work as they stand, with what they show. */
  readonly examples?: readonly (readonly [line: string, shows: string])[];
  /** A file that it takes: what stands in it, and one as it is written, line by line. */
  readonly file?: readonly [says: string, ...lines: string[]];
  /** Flags of its own. */
  readonly inputs?: Fields;
  /** Flags that it takes for now, where those depend on the game: for completion. */
  readonly inputsOf?: (game: string, io: Io) => Promise<Fields>;
  /** Those of the flags of actions that it takes all the same. */
  readonly takes?: readonly (typeof OF_ACTIONS)[number][];
  /** Those of the flags of commands that mean nothing to it. */
  readonly without?: readonly (typeof OF_COMMANDS)[number][];
  /** It only looks at what was played: a game that `--game` names has to be there. */
  readonly looksBack?: true;
  /** It adds to the log of the game: a roll that was broken off is finished first. */
  readonly writes?: true;
  /** It goes on to actions, and throws their dice. */
  readonly throws?: true;
  /** Lines after it belong to another game: the one that is in use then. */
  readonly choosesGame?: 'always' | 'where its own is gone';
  /** `--house` may stand without a file: it means those of the game. */
  readonly houseOfGame?: true;
  /** Commands that stand behind its name, with flags of their own, by their last word: `start` of `wg game start`. */
  readonly subcommands?: Subcommands;
  readonly run: (line: CommandLine) => Promise<void>;
  /** What stands behind its name belongs to another line: it is left as it was typed, in {@link CommandLine.rest}. */
  readonly handsOn?: true;
}

/** Declares a command; only gives it its type. */
export const command = (of: Command): Command => of;

/** The commands that stand behind the name of a command, loaded. */
export const subcommandsOf = ({ subcommands = {} }: Command): Promise<Command[]> =>
  Promise.all(Object.values(subcommands).map((load) => load()));

/** Refuses words behind a command that takes none. @throws CliError `usage` */
export function refuseWords(
  { words: [word] }: Pick<CommandLine, 'words'>,
  name: string,
  hint?: string,
): void {
  if (word !== undefined)
    throw new CliError('usage', `${name} takes flags only; '${shown(word)}' is not one.`, hint);
}

/**
 * The one word behind a command that takes just one.
 * @param says what it takes: `wg game house takes one file.`
 * @throws CliError `usage` where there is none, or another
 */
export function onlyWord([word, extra]: readonly string[], says: string, hint: string): string {
  if (word !== undefined && extra === undefined) return word;
  throw new CliError('usage', says, hint);
}
