import { resolutionJson } from '../../log/line/record-json.js';
import type { State } from '../../rules/state.js';
import { actionOf } from '../../rules/system.js';
import { toldInOdds } from '../odds.js';
import { resolveSeeded, type Task } from '../resolve.js';
import { systemOf } from '../systems.js';
import type { Beside } from './beside.js';
import { repetitions } from './repetitions.js';
import { RepeatTally, type Times } from './tally.js';

/** What is made of repetitions: a tally, or a row of JSON for each, whole or without its steps. */
export type Made = 'tally' | 'rows' | 'brief rows';

/** Repetitions of a task, as another thread takes them: plain data. */
export interface Work extends Pick<Task, 'input' | 'rulings' | 'cells' | 'anyway'> {
  readonly system: string;
  readonly action: string;
  readonly past: State | undefined;
  readonly seed: string;
  readonly makes: Made;
  /** What rows say besides the repetition, each the same. */
  readonly beside: Beside;
}

/** Some of the repetitions, one after another. */
export interface Share {
  readonly from: number;
  readonly times: number;
}

/** What came of a share: how often each result, in the order in which they came first; or rows, a line each. */
export type Yield = Times | string;

/** Rolls a share of the work. */
export type Roller = (share: Share) => Yield;

/** The work on a task. */
export const workOn = (
  { system, action, input, rulings, cells, anyway }: Task,
  of: Pick<Work, 'past' | 'seed' | 'makes' | 'beside'>,
): Work => ({
  ...of,
  system: system.id,
  action: action.name,
  input,
  rulings,
  cells,
  ...(anyway && { anyway }),
});

/** What somebody works on who was handed the work alone. */
export async function taskFrom({ system: id, action, input, rulings, cells, anyway }: Work): Promise<Task> {
  const system = systemOf(id)!;
  const of = { system, action: await actionOf(system, action), input, rulings, cells, rulingsTyped: [] };
  return { ...of, ...(anyway && { anyway }) };
}

/** Prepares to roll. */
export function rollerFor(task: Task, { past, seed, makes, beside }: Work): Roller {
  if (makes === 'rows') {
    return rows((index) =>
      JSON.stringify({ ...resolutionJson(resolveSeeded(task, past, seed, index)), ...beside }),
    );
  }
  if (makes === 'brief rows') {
    const result = repetitions(task, past, seed);
    const [before, behind] = [`{"seed":${JSON.stringify(seed)},"index":`, `,"of":${JSON.stringify(beside)}}`];
    return rows((index) => `${before}${index},"result":${result(index)}${behind}`);
  }
  const result = repetitions(toldInOdds(task, past), past, seed);
  return ({ from, times }) => {
    const tally = new RepeatTally();
    for (let index = from; index < from + times; index++) tally.add(result(index));
    return tally.counts();
  };
}

const rows =
  (row: (index: number) => string): Roller =>
  ({ from, times }) => {
    let text = '';
    for (let index = from; index < from + times; index++) text += `${row(index)}\n`;
    return text;
  };
