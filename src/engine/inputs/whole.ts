import { type AnyAction, conflictIn, missingInputs, type Waiting } from '../../rules/action.js';
import type { Input } from '../../rules/record.js';
import { conflictError, MissingInputs } from '../errors.js';

/** @throws InputError `conflict`, where inputs do not go together */
export function checkTogether(action: AnyAction, input: Input, hint?: string): void {
  const conflict = conflictIn(action, input);
  if (conflict) throw conflictError(conflict, hint);
}

/**
 * What a line lacks: inputs that its action cannot do without; where there are none, who it is about.
 * @param waiting what of its action a game waits for, where the line may have meant that: none of it, or several
 */
export function lacking(action: AnyAction, input: Input, waiting?: readonly Waiting[]): readonly string[] {
  const missing = missingInputs(action, input);
  if (missing.length > 0 || !waiting) return missing;
  return (action.roles ?? []).flatMap(({ by }) => by ?? []).slice(0, 1);
}

/**
 * @param waiting what of its action a game waits for
 * @throws MissingInputs; InputError `conflict`
 */
export function checkWhole(action: AnyAction, input: Input, waiting?: readonly Waiting[]): void {
  const missing = lacking(action, input, waiting);
  if (missing.length > 0) throw new MissingInputs(action.name, missing, waiting);
  checkTogether(action, input);
}
