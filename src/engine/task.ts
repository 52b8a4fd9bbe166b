import { type AnyAction, missingInputs, type Waiting } from '../rules/action.js';
import type { Input } from '../rules/record.js';
import type { Value } from '../rules/rule.js';
import type { RuleSystem } from '../rules/system.js';
import type { Agreed } from './house/agreed.js';
import type { Filling, FillingOf } from './inputs/filling.js';
import { fillingFromTable } from './inputs/from-table.js';
import type { Given } from './inputs/inputs.js';
import type { Task } from './resolve.js';

/** An action with what was agreed on, and what its units fill in: all of a task but its inputs. */
export interface OpenTask extends Pick<Agreed, 'rulings' | 'rulingsTyped' | 'cells' | 'played' | 'read'> {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  /** What the units fill in that were named, and the table. */
  readonly filling?: Filling | undefined;
}

/** What units fill in that were named, and the table; the means to read them are loaded for those who need any. */
async function fillingOf(
  words: readonly string[],
  given: Given,
  of: FillingOf,
  asked: () => Input,
): Promise<Filling | undefined> {
  const byFlag = of.action.roles?.some(({ by }) => by !== undefined && given[by] !== undefined);
  if (words.length === 0 && !byFlag) return fillingFromTable(of, asked);
  return (await import('./inputs/filling.js')).fillingFor(words, given, of);
}

/** A line of an action: the units that it names, and what was typed besides. */
export interface TypedLine {
  readonly words: readonly string[];
  readonly given: Given;
}

/** The same with what its units and the table fill in. */
interface FilledLine extends TypedLine {
  readonly filling: Filling | undefined;
  /** What of its action the game waits for, where the line was that: it has the units of it. */
  readonly due?: Waiting;
  /** What a line that lacks something may mean of what the game waits for: nothing, or several. */
  readonly waiting?: readonly Waiting[];
}

/**
 * Fills in a line. One that lacks something is what the game waits for of its action, where that is one deed, and everybody takes
 * part in it who was named.
 * @throws EngineError where there are no such units; LogError
 */
export async function filledLine(
  { words, given }: TypedLine,
  of: FillingOf,
  read: Agreed['read'],
): Promise<FilledLine> {
  const { action } = of;
  const filling = await fillingOf(words, given, of, () => read(action, given));
  const lacks = () => {
    const input = read(action, given, filling?.fill);
    const namesNobody = (filling?.names ?? []).length === 0;
    return missingInputs(action, input).length > 0 || (namesNobody && action.lacksWhom?.(input) === true);
  };
  if (!action.waits || !lacks()) return { words, given, filling };
  const { lineOf, waitingFor } = await import('./waiting.js');
  const waiting = await waitingFor(given, filling, of, () => read(action, given));
  if (waiting?.length !== 1) return { words, given, filling, ...(waiting && { waiting }) };
  const [due] = waiting as [Waiting];
  const line = lineOf({ given }, due);
  return {
    ...line,
    filling: await fillingOf(line.words, line.given, of, () => read(action, line.given)),
    due,
  };
}

/** The inputs of an action, with what its units fill in. */
export const readFor = ({ action, read, filling }: OpenTask, given: Given): Input =>
  read(action, given, filling?.fill);

/** The inputs that the units have given, and no rule that is played where it goes with what they are. */
export function inputsFilledIn({ action, read, played }: OpenTask, input: Input, given: Given): string[] {
  const typed = read(action, given);
  return Object.keys(input).filter((name) => !isSame(input[name], typed[name]) && !played.includes(name));
}

/** Whether two inputs say the same; lists are read anew each time. */
const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * What is to be resolved.
 * @param again the same task with its units as they stand when it is asked for
 */
export function taskFor(
  of: OpenTask & { readonly anyway: boolean },
  input: Input,
  given: Given,
  again: () => Task,
): Task {
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
  const units = {
    ...filling,
    again,
    get filled() {
      return filled();
    },
  };
  return { ...task, units };
}
