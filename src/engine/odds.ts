import { exactOdds, type Odds } from '../odds/exact.js';
import type { Parts } from '../odds/walk/parts.js';
import { asInOdds } from '../rules/action.js';
import type { Result } from '../rules/record.js';
import type { State } from '../rules/state.js';
import { EngineError } from './errors.js';
import { ruleOf, type Task } from './resolve.js';
import { thrownBy } from './ways.js';

/** A task as odds and tallies tell of it. */
export const toldInOdds = (task: Task, past: State | undefined): Task => ({
  ...task,
  action: asInOdds(task.action, task.input, past),
});

/**
 * The exact odds of a task, as {@link toldInOdds} has it.
 * @param by the branches past which the walk is given up, where that is sooner than usual; and what others that are played by the same
 *   have worked out already
 * @throws EngineError or TooManyOutcomes `too-many-outcomes`; Refusal
 */
export function oddsOf(
  task: Task,
  past: State | undefined,
  by: { readonly most?: number; readonly parts?: Parts } = {},
): Odds<Result> {
  const { action, input, rulings, cells, anyway } = task;
  const beyond = action.beyondOdds?.(input);
  if (beyond) throw new EngineError('too-many-outcomes', `No odds for this: ${beyond}.`);
  const rule = () => ruleOf(action, input, past);
  try {
    return exactOdds(rule, { rulings, cells, anyway: anyway === true, ...by });
  } catch (error) {
    throw thrownBy(task, error);
  }
}
