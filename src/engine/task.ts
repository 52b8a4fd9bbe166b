import { type AnyAction, conflictIn, missingInputs, type Waiting } from '../rules/action.js';
import { flagOf } from '../rules/flag.js';
import type { Input } from '../rules/record.js';
import { Refusal, type Value } from '../rules/rule.js';
import type { RuleSystem } from '../rules/system.js';
import type { Agreed } from './house/agreed.js';
import type { Filling, FillingOf } from './inputs/filling.js';
import { fillingFromTable } from './inputs/from-table.js';
import { type Given, type OpenLine, readFor } from './inputs/inputs.js';
import { checkTogether } from './inputs/whole.js';
import type { Task } from './resolve.js';

/** An action with what was agreed on, and what its units fill in: all of a task but its inputs. */
export interface OpenTask extends OpenLine, Omit<Agreed, 'without'> {
  readonly system: RuleSystem;
  /** It is played whatever forbids it. */
  readonly anyway: boolean;
  /** What the units fill in that were named, and the table. */
  readonly filling?: Filling | undefined;
}

/** A line of an action: the units that it names, and what was typed besides. */
export interface TypedLine {
  readonly words: readonly string[];
  readonly given: Given;
}

/** Where a line is filled in, and what was agreed on there. */
interface FilledBy extends FillingOf, Pick<Agreed, 'optional' | 'sides'> {
  readonly action: AnyAction;
}

/** The same with what its units and the table fill in. */
interface FilledLine extends TypedLine {
  readonly filling: Filling | undefined;
  /** What of its action the game waits for, where the line was that: it has the units of it. */
  readonly due?: Waiting;
  /** What a line that lacks something may mean of what the game waits for: nothing, or several. */
  readonly waiting?: readonly Waiting[];
}

/** What units fill in that were named, and the table; the means to read them are loaded for those who need any. */
async function fillingOf({ words, given }: TypedLine, of: FilledBy): Promise<Filling | undefined> {
  const byFlag = of.action.roles?.some(({ by }) => by !== undefined && given[by] !== undefined);
  if (words.length === 0 && !byFlag) return fillingFromTable(of, () => readFor(of, given));
  return (await import('./inputs/filling.js')).fillingFor(words, given, of);
}

/**
 * Fills in a line. One that lacks something, or names somebody first who stands in another of its roles, is what the game waits for
 * of its action, where that is one deed, and everybody takes part in it who was named.
 * @throws EngineError where there are no such units; LogError
 */
export async function filledLine({ words, given }: TypedLine, of: FilledBy): Promise<FilledLine> {
  const { action } = of;
  const filling = await fillingOf({ words, given }, of);
  const lacks = () => {
    const input = readable({ ...of, filling }, given);
    if (!input) return true;
    const namesNobody = (filling?.names ?? []).length === 0;
    return missingInputs(action, input).length > 0 || (namesNobody && action.lacksWhom?.(input) === true);
  };
  if (!action.waits || !lacks()) return { words, given, filling };
  const { lineOfDue, waitingFor } = await import('./waiting.js');
  const waiting = await waitingFor(given, filling, of, () => readFor(of, given));
  if (waiting?.length !== 1) return { words, given, filling, ...(waiting && { waiting }) };
  const [due] = waiting as [Waiting];
  const line = lineOfDue({ given }, due);
  return { ...line, filling: await fillingOf(line, of), due };
}

/** What a line says; nothing, where somebody who was named cannot stand there. */
function readable(of: OpenLine, given: Given): Input | undefined {
  try {
    return readFor(of, given);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The inputs that the units have given, and no rule that is played where it goes with what they are. */
export function inputsFilledIn(of: OpenTask, input: Input, given: Given): string[] {
  const typed = readFor({ ...of, filling: undefined }, given);
  return Object.keys(input).filter(
    (name) => !saysTheSame(input[name], typed[name]) && !(name in of.optional),
  );
}

/** Whether two inputs say the same; lists are read anew each time. */
export const saysTheSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Checks that the inputs of a line go together.
 * @param hint what to do about it, where that is known; else whose doing it is, where that is not what was typed
 * @throws InputError `conflict`
 */
export function checkLine(of: OpenTask, input: Input, given: Given, hint?: string): void {
  const conflict = of.filling && conflictIn(of.action, input);
  const isFilledIn = conflict && inputsFilledIn(of, input, given).includes(conflict.input);
  const fromRoster = `${flagOf(conflict?.input ?? '')} comes from the roster; what is typed wins over it.`;
  checkTogether(of.action, input, hint ?? (isFilledIn ? fromRoster : undefined));
}

/** What is to be resolved: its units go on telling how they stand when it is asked for again. */
export function taskFor(of: OpenTask, input: Input, given: Given): Task {
  const { system, action, rulings, rulingsTyped, cells, filling, anyway } = of;
  const task = {
    system,
    action,
    input,
    rulings,
    rulingsTyped,
    cells,
    inputsTyped: Object.keys(given),
    ...(anyway && { anyway: true as const }),
  };
  if (!filling) return task;
  let found: string[] | undefined;
  // A plan has the same line on many tables, and tells of none what was filled in.
  const filled = () => {
    found ??= inputsFilledIn(of, input, given);
    return found;
  };
  if (filling.names.length === 0 && filled().length === 0) return task;
  const again = () => {
    const now = { ...of, filling: filling.again() };
    const anew = readFor(now, given);
    checkLine(now, anew, given);
    return taskFor(now, anew, given);
  };
  const units = {
    ...filling,
    again,
    get filled() {
      return filled();
    },
  };
  return { ...task, units };
}
