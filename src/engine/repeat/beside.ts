import type { NamedInLine } from '../../log/line/line.js';
import { sha256 } from '../../log/sha256.js';
import type { Fields } from '../../rules/field.js';
import type { Input, Source } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { namesOfUnits, type Task } from '../resolve.js';
import { sourceOf } from '../source.js';
import { saysTheSame } from '../task.js';

/** What the players chose, for all repetitions, whether one of them met it or not. */
export interface Chosen {
  readonly rulings?: Readonly<Record<string, number>>;
  readonly house?: Readonly<Record<string, Value>>;
  readonly anyway?: true;
}

/** What a row tells of the line that it is of, besides what a record does; each part only where there is any. */
export interface Beside {
  readonly chosen?: Chosen;
  readonly units?: NamedInLine;
  /** Tells apart the table that it was rolled on from that of a game that has just begun, and from others. */
  readonly table?: string;
}

/** What a brief row tells of its line: what is as it always is is left out of the input. */
interface BriefLine extends Beside, Source {
  readonly action: string;
  readonly input: Input;
}

/** What stands in each row besides its repetition. */
export function besideRows(task: Task, past: State | undefined, brief: boolean): Beside | BriefLine {
  const { system, action, input } = task;
  const table = tableAsText(past);
  const isFresh = table === undefined || table === JSON.stringify(action.memory?.start);
  const chosen = chosenIn(task);
  const beside: Beside = {
    ...(Object.keys(chosen).length > 0 && { chosen }),
    ...(task.units && { units: namesOfUnits(task.units) }),
    ...(!isFresh && { table: named(table) }),
  };
  if (!brief) return beside;
  return {
    ...sourceOf(system),
    action: action.name,
    input: inShort(action.inputs, input),
    ...beside,
  };
}

function chosenIn({ rulings, cells, anyway }: Task): Chosen {
  return {
    ...(Object.keys(rulings).length > 0 && { rulings }),
    ...(Object.keys(cells).length > 0 && { house: cells }),
    ...(anyway && { anyway: true }),
  };
}

/** A table as text, the same for the same table; nothing, where there is none, or none that can be read. */
export function tableAsText(past: State | undefined): string | undefined {
  try {
    return JSON.stringify(past);
  } catch {
    return undefined;
  }
}

/** The name of a table: nobody meets another by chance. */
const named = (table: string): string => sha256(Buffer.from(table)).toString('hex').slice(0, 16);

/** What of an input is not as it is where nobody says; null, where nothing is said all the same. */
function inShort(fields: Fields, input: Input): Input {
  const of = Object.entries(fields).flatMap(([name, { default: usual }]) => {
    const value = input[name];
    return saysTheSame(value, usual) ? [] : [[name, value ?? null] as const];
  });
  return Object.fromEntries(of);
}

/** The whole input of a row, brief or not, in the order in which it is declared. */
export function inputInFull(fields: Fields, input: Input): Input {
  const of = Object.entries(fields).flatMap(([name, { default: usual }]) => {
    const value = Object.hasOwn(input, name) ? input[name] : usual;
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(of);
}
