import { agreedOn } from '../../engine/house/agreed.js';
import type { Given } from '../../engine/inputs/inputs.js';
import { checkTogether, filledInputs, lacking } from '../../engine/inputs/inputs.js';
import type { Task } from '../../engine/resolve.js';
import {
  filledLine,
  inputsFilledIn,
  type OpenTask,
  readFor,
  type TypedLine,
  taskFor,
} from '../../engine/task.js';
import { type AnyAction, conflictIn, type Waiting } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import { actionSaid } from '../../rules/say.js';
import type { RuleSystem } from '../../rules/system.js';
import { canAsk, type Io } from '../io.js';
import { flagOf } from '../line/flags.js';
import { refuseMissing } from '../line/inputs.js';
import { type Options, readOptions } from '../line/options.js';
import type { Globals, Parsed } from '../line/parse.js';
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
  system: RuleSystem,
  action: AnyAction,
  { globals, given: typed, words: named }: Parsed,
  io: Io,
  options = readOptions(globals, () => canAsk(io), io.env),
): Promise<JobLine> {
  const line = { words: named, given: await opened(action, typed) };
  const { without, ...agreed } = await agreedOn(globals, options.game, system, io.env);
  const of = { system, action, game: options.game, env: io.env };
  const { words, given, filling, due, waiting } = await filledLine(line, of, agreed.read);
  if (filling?.short && !options.json) noteShort(filling.short, io);
  if (due && !options.json) note(`${actionSaid(action.name)}: ${due.says}`, io);
  const job = { system, action, ...agreed, filling, options, globals, io };
  return { job, words, given, without, ...(waiting && { waiting }) };
}

/** What was given, with what stands in its files; the means to read them are loaded for those who have any. */
export async function opened(action: AnyAction, given: Given): Promise<Given> {
  const isFile = (name: string) => (action.inputs as Fields)[name]?.kind === 'file';
  return Object.keys(given).some(isFile)
    ? (await import('../../engine/document-file.js')).withFiles(action, given)
    : given;
}

/** The same without optional rules. */
export const byTheBook = ({ action, filling }: Job, given: Given): Input =>
  filledInputs(action, given, {}, filling?.fill);

/**
 * What is to be resolved of a line about which nobody is asked.
 * @throws CliError `would-ask` where it lacks something; InputError `conflict`
 */
export function wholeTask({ job, given, waiting }: Pick<JobLine, 'job' | 'given' | 'waiting'>): Task {
  const { action } = job;
  const input = readFor(job, given);
  const missing = lacking(action, input, waiting);
  if (missing.length > 0) refuseMissing(action, missing, waitingSaid(action, waiting));
  checkTogether(action, input, fromRoster(job, input, given));
  return taskOfJob(job, input, given);
}

/** What is to be resolved. */
export function taskOfJob(job: Job, input: Input, given: Given): Task {
  const again = () => {
    const now = { ...job, filling: job.filling!.again() };
    const anew = readFor(now, given);
    checkTogether(job.action, anew, fromRoster(now, anew, given));
    return taskOfJob(now, anew, given);
  };
  return taskFor({ ...job, anyway: job.options.anyway }, input, given, again);
}

/** Whose doing a conflict is, where that is not what was typed. */
export function fromRoster(job: Job, input: Input, given: Given): string | undefined {
  const { action, filling } = job;
  const conflict = filling && conflictIn(action, input);
  if (!conflict || !inputsFilledIn(job, input, given).includes(conflict.input)) return undefined;
  return `${flagOf(conflict.input)} comes from the roster; what is typed wins over it.`;
}
