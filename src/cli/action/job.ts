import { agreedOn } from '../../engine/house/agreed.js';
import { type Given, readFor } from '../../engine/inputs/inputs.js';
import { lacking } from '../../engine/inputs/whole.js';
import type { Task } from '../../engine/resolve.js';
import { checkLine, filledLine, type OpenTask, type TypedLine, taskFor } from '../../engine/task.js';
import type { AnyAction, Waiting } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import { actionSaid } from '../../rules/text/say.js';
import { canAsk, type Io } from '../io.js';
import { refuseMissing } from '../line/inputs.js';
import { type Options, readOptions } from '../line/options.js';
import type { Globals } from '../line/parse.js';
import type { TypedAction } from '../line/typed-action.js';
import { note, noteShort } from '../notes.js';
import { waitingSaid } from './waiting.js';

/** An action to run, with everything but its inputs. */
export interface Job extends OpenTask {
  readonly options: Options;
  readonly globals: Globals;
  readonly io: Io;
}

/** A line of an action, with all that it takes from the game: one that is what the game waits for has its units. */
export interface JobLine extends TypedLine {
  readonly job: Job;
  /** What of its action the game waits for, where the line lacks something and may mean one of several. */
  readonly waiting?: readonly Waiting[];
  /** What it lacks, or holds, only by the house rules is told with the way round them. */
  readonly without: string | undefined;
}

/**
 * Reads a line of an action: what was agreed on, and what the units fill in that it names.
 * @param options its global flags, where somebody has read them already
 */
export async function jobFor(
  { system, action, parsed }: TypedAction,
  io: Io,
  options = readOptions(parsed.globals, () => canAsk(io), io.env),
): Promise<JobLine> {
  const { globals } = parsed;
  const typed = { words: parsed.words, given: await opened(action, parsed.given) };
  const { without, ...agreed } = await agreedOn(globals, options.game, system, io.env);
  const of = { system, action, ...agreed, anyway: options.anyway };
  const where = { game: options.game, env: io.env };
  const { words, given, filling, due, waiting } = await filledLine(typed, { ...of, ...where });
  if (filling?.short && !options.json) noteShort(filling.short, io);
  if (due && !options.json) note(`${actionSaid(action.name)}: ${due.says}`, io);
  return {
    job: { ...of, filling, options, globals, io },
    words,
    given,
    without,
    ...(waiting && { waiting }),
  };
}

/** What was given, with what stands in its files; the means to read them are loaded for those who have any. */
export async function opened(action: AnyAction, given: Given): Promise<Given> {
  const isFile = (name: string) => (action.inputs as Fields)[name]?.kind === 'file';
  return Object.keys(given).some(isFile)
    ? (await import('../../engine/document/file.js')).withFiles(action, given)
    : given;
}

/**
 * What is to be resolved of a line about which nobody is asked.
 * @throws CliError `would-ask` where it lacks something; InputError `conflict`
 */
export function wholeTask({ job, given, waiting }: Pick<JobLine, 'job' | 'given' | 'waiting'>): Task {
  const { action } = job;
  const input = readFor(job, given);
  const missing = lacking(action, input, waiting);
  if (missing.length > 0) refuseMissing(action, missing, waitingSaid(action, waiting));
  checkLine(job, input, given);
  return taskFor(job, input, given);
}
