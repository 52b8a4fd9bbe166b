import type { Cells, Rulings } from '../../dice/play.js';
import { type Agreed, agreedOn } from '../../engine/agreed.js';
import type { Filling, fillingFor } from '../../engine/filling.js';
import { fillingFromTable } from '../../engine/from-table.js';
import type { Given } from '../../engine/inputs.js';
import { checkTogether, filledInputs } from '../../engine/inputs.js';
import type { Task } from '../../engine/resolve.js';
import { type AnyAction, conflictIn } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import type { RuleSystem } from '../../rules/system.js';
import { flagOf } from '../flags.js';
import { canAsk, type Io } from '../io.js';
import { noteShort } from '../notes.js';
import { type Options, readOptions } from '../options.js';
import type { Globals, Parsed } from '../parse.js';

/** An action to run, with everything but its inputs. */
export interface Job {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly rulings: Rulings;
  readonly typed: readonly string[];
  readonly cells: Cells;
  readonly read: Agreed['read'];
  /** What the units fill in that were named, if any were. */
  readonly filling?: Filling | undefined;
  readonly options: Options;
  readonly globals: Globals;
  readonly io: Io;
}

/** A line of an action, with all that it takes from the game. */
export interface Begun {
  readonly job: Job;
  readonly given: Given;
  /** What it lacks, or holds, only by the house rules is told with the way round them. */
  readonly without: string | undefined;
}

/** Reads a line of an action: what was agreed on, and what the units fill in that it names. */
export async function jobFor(
  system: RuleSystem,
  action: AnyAction,
  { globals, given: typed, words }: Parsed,
  io: Io,
): Promise<Begun> {
  const given = await opened(action, typed);
  const options = readOptions(globals, () => canAsk(io), io.env);
  const { without, ...agreed } = await agreedOn(globals, options.game, system, io.env);
  const of = { system, action, game: options.game, env: io.env };
  const filling = await fillingOf(words, given, of, () => agreed.read(action, given));
  if (filling?.short && !options.json) noteShort(filling.short, io);
  return { job: { system, action, ...agreed, filling, options, globals, io }, given, without };
}

/** What was given, with what stands in its files; the means to read them are loaded for those who have any. */
export async function opened(action: AnyAction, given: Given): Promise<Given> {
  const isFile = (name: string) => (action.inputs as Fields)[name]?.kind === 'file';
  return Object.keys(given).some(isFile)
    ? (await import('../../engine/document-file.js')).withFiles(action, given)
    : given;
}

/** What units fill in that were named, and the table; the means to read them are loaded for those who need any. */
async function fillingOf(
  words: readonly string[],
  given: Given,
  of: Parameters<typeof fillingFor>[2],
  asked: () => Input,
): Promise<Filling | undefined> {
  const byFlag = of.action.roles?.some(({ by }) => by !== undefined && given[by] !== undefined);
  if (words.length === 0 && !byFlag) return fillingFromTable(of, asked);
  return (await import('../../engine/filling.js')).fillingFor(words, given, of);
}

/** The inputs of a job, with what its units fill in. */
export const readFor = ({ action, read, filling }: Job, given: Given): Input =>
  read(action, given, filling?.fill);

/** The same without optional rules. */
export const byTheBook = ({ action, filling }: Job, given: Given): Input =>
  filledInputs(action, given, {}, filling?.fill);

/** What is to be resolved. */
export function taskOf(job: Job, input: Input, given: Given): Task {
  const { system, action, rulings, typed, cells, filling, options } = job;
  const told = Object.keys(given);
  const task = {
    system,
    action,
    input,
    rulings,
    typed,
    cells,
    told,
    ...(options.anyway && { anyway: true as const }),
  };
  const filled = filling ? filledIn(job, input, given) : [];
  if (!filling || filling.names.length + filled.length === 0) return task;
  const again = () => {
    const now = { ...job, filling: filling.again() };
    const anew = readFor(now, given);
    checkTogether(action, anew, fromRoster(now, anew, given));
    return taskOf(now, anew, given);
  };
  return { ...task, units: { ...filling, filled, again } };
}

/** Whose doing a conflict is, where that is not what was typed. */
export function fromRoster(job: Job, input: Input, given: Given): string | undefined {
  const { action, filling } = job;
  const conflict = filling && conflictIn(action, input);
  if (!conflict || !filledIn(job, input, given).includes(conflict.input)) return undefined;
  return `${flagOf(conflict.input)} comes from the roster; what is typed wins over it.`;
}

/** The inputs that the units have given. */
export function filledIn({ action, read }: Job, input: Input, given: Given): string[] {
  const typed = read(action, given);
  return Object.keys(input).filter((name) => !isSame(input[name], typed[name]));
}

/** Whether two inputs say the same; lists are read anew each time. */
const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
