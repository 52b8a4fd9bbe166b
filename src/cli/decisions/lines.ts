import type { Told } from '../../engine/decisions/measure.js';
import { oddsOf, toldInOdds } from '../../engine/odds.js';
import { knownAhead, refuseBeside, remarksAhead } from '../../engine/remarks.js';
import type { Task } from '../../engine/resolve.js';
import type { Remark } from '../../log/line/line.js';
import type { RuleSystem } from '../../rules/system.js';
import { jobFor, wholeTask } from '../action/job.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { inLine } from '../failure.js';
import type { Io } from '../io.js';
import { flagOf } from '../line/flags.js';
import { actionFirst, type Globals } from '../line/parse.js';
import { typedAction } from '../line/typed-action.js';
import { noteUnmet, tableFor } from '../notes.js';
import { eveningWords } from '../play/words.js';

/** A line that is set beside others, with its odds. */
export interface OddsLine extends Told {
  /** As it was typed. */
  readonly line: string;
  readonly system: RuleSystem;
  readonly task: Task;
  /** What nobody has told, and its odds rest on; what speaks against it as the game stands. */
  readonly remarks: readonly Remark[];
}

/** Flags that say how a line is rolled or told, and mean nothing where only its odds are wanted. */
const STRAY = [
  'seed',
  'dice',
  'repeat',
  'from',
  'json',
  'brief',
  'explain',
  'fractions',
  'of',
  'chance',
] as const;

/**
 * The odds of a line as it would be typed behind `wg`, in one word.
 * @param number of the line among others, for errors
 * @param of what was typed for all lines: a line wins over it
 * @throws CliError as the line itself does, with its number
 */
export async function oddsOfLine(
  line: string,
  number: number,
  of: Pick<CommandLine, 'globals' | 'io' | 'others'>,
): Promise<OddsLine> {
  try {
    const typed = (await of.io.inFull?.(line)) ?? line;
    return await worked(typed, of.globals, of.others.words, of.io);
  } catch (error) {
    throw inLine(number, error);
  }
}

async function worked(line: string, all: Globals, others: readonly string[], io: Io): Promise<OddsLine> {
  const words = eveningWords(line);
  const { command, rest } = actionFirst(words[0] === 'odds' ? words.slice(1) : words);
  if (command === undefined) throw new CliError('usage', 'there is no action in it.');
  const around = { env: io.env, said: all, commands: others };
  const { system, action, parsed } = await typedAction(command, rest, around);
  const stray = STRAY.find((flag) => parsed.globals[flag] !== undefined);
  if (stray) throw new CliError('usage', `${flagOf(stray)} means nothing in a line whose odds are compared.`);
  const { ruleset, game, house, anyway } = all;
  const ruling = [...(all.ruling ?? []), ...(parsed.globals.ruling ?? [])];
  const globals: Globals = {
    ...(ruleset !== undefined && { ruleset }),
    ...(game !== undefined && { game }),
    ...(house !== undefined && { house }),
    ...(anyway && { anyway }),
    ...parsed.globals,
    ...(ruling.length > 0 && { ruling }),
    odds: true,
  };
  const begun = await jobFor({ system, action, parsed: { ...parsed, globals } }, io);
  const task = wholeTask(begun);
  refuseBeside(task);
  const past = tableFor(task, begun.job.options.game, io);
  const told = toldInOdds(task, past);
  const odds = oddsOf(told, past);
  noteUnmet(task.rulingsTyped, odds.rulings, io);
  const remarks = remarksAhead(task, await knownAhead(task, begun.job.options.game, io.env));
  return { line: line.trim(), system, task, action: told.action, input: task.input, odds, remarks };
}
