import type { Recalled } from '../../game/table.js';
import type { Env } from '../../log/file.js';
import type { Remark } from '../../log/line/line.js';
import { type Projected, withState } from '../../log/projection.js';
import { flagOf } from '../../rules/flag.js';
import type { State } from '../../rules/state.js';
import type { GameState } from '../../rules/system.js';
import type { Against } from '../../table/against.js';
import { MissingInputs } from '../errors.js';
import { readFor } from '../inputs/inputs.js';
import { checkWhole } from '../inputs/whole.js';
import { remarksOn, spokenAgainst } from '../remarks.js';
import type { Task } from '../resolve.js';
import { filledLine, type OpenTask, type TypedLine, taskFor } from '../task.js';

/** A line of a plan: an action as it was typed, before anybody looks at the table. */
export interface Call extends Omit<OpenTask, 'filling'>, TypedLine {
  /** The line, as it was typed. */
  readonly line: string;
  /** The side that acts, where it was said. */
  readonly acting: string | undefined;
  /** The actions of the lines before it. */
  readonly behind: readonly string[];
}

/** Where a plan is played. */
export interface PlanGame {
  readonly game: string;
  readonly env: Env;
  /** What its rule system knows of games. */
  readonly kept: GameState;
  /** In a strict game what the turn speaks against is refused. */
  readonly strict: boolean;
  /** The table as it stands before the plan. */
  readonly start: Projected<Recalled>;
}

/** A line of a plan on a table: what is to be resolved, and what speaks against it without forbidding it. */
export interface CallOnTable {
  readonly task: Task;
  readonly remarks: readonly Remark[];
  /** The table that its rule looks at; nothing, where it looks at none. */
  readonly past: State | undefined;
}

/**
 * A line of a plan as it would be played on a table.
 * @throws Refusal, and EngineError `not-allowed`, where it is not permitted there; EngineError where it cannot be read, or is not due
 */
export async function deedOn(call: Call, state: State, field: PlanGame): Promise<CallOnTable> {
  const { action, acting } = call;
  const { game, env, kept, strict, start } = field;
  const table = withState(start, { ...start.state, state });
  const { filling, given, waiting } = await filledLine(call, { ...call, game, env, table });
  const open = { ...call, filling };
  const input = readFor(open, given);
  checkWhole(action, input, waiting);
  const task = taskFor(open, input, given);
  const known = { of: kept, state, by: task.units?.by ?? acting, strict };
  const against = spokenAgainst(task, known);
  if (!task.anyway && against.some((of) => isUndone(of, call))) throw new MissingInputs(action.name, [], []);
  const remarks = remarksOn(task, known, against);
  return { task, remarks: [...unchosen(task), ...remarks], past: action.memory && state };
}

/** Whether a line before this one should have brought about what is missing, and did not: a charge that did not come to a melee. */
const isUndone = ({ broughtBy = [] }: Against, { behind }: Call): boolean =>
  broughtBy.some((action) => behind.includes(action));

/** A line that only tells between what may be chosen leaves the table as it is. */
const unchosen = ({ action: { name, offers, onlyTells }, input }: Task): Remark[] =>
  offers && onlyTells?.(input)
    ? [
        {
          clause: offers.clause,
          text: `${name} only tells the ways, and takes none: ${[flagOf(offers.by), offers.first ?? []].flat().join(' ')} does`,
        },
      ]
    : [];
