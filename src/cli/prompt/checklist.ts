import { conflictError } from '../../engine/errors.js';
import type { Given } from '../../engine/inputs/inputs.js';
import { resolveSeeded, type Task } from '../../engine/resolve.js';
import { type AnyAction, conflictIn, missingInputs } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import { list } from '../../rules/text/say.js';
import { flagOf } from '../line/flags.js';
import type { ChecklistAnswer } from './checklist-prompt.js';

/** The inputs that a terminal is to be asked for on one screen: those of the list, where none of them was typed. */
export function unlisted({ checklist }: AnyAction, input: Input, given: Given): readonly string[] {
  const names = checklist?.names(input) ?? [];
  return names.some((name) => name in given) ? [] : names;
}

/** What the units that were named fill in, as it would be typed behind its flag. */
export function knownOf(filledIn: readonly string[], input: Input): ChecklistAnswer {
  const known = filledIn.flatMap((name) => {
    const value = input[name];
    return value === true || typeof value === 'string' || typeof value === 'number'
      ? [[name, value === true ? true : String(value)] as const]
      : [];
  });
  return Object.fromEntries(known);
}

/** What is wrong with a list as it was filled in, in the words of its lines; nothing, where it can stand. */
export function wrongWith(action: AnyAction, input: Input): string | undefined {
  const conflict = conflictIn(action, input);
  if (conflict)
    return inWords(action, `${flagOf(conflict.input)}${conflictError(conflict).problem.replace(/\.$/, '')}`);
  const missing = missingInputs(action, input);
  return missing.length > 0 ? inWords(action, `This needs ${list(missing.map(flagOf))}`) : undefined;
}

/** A sentence with what the flags in it mean: nobody has typed them. */
function inWords(action: AnyAction, text: string): string {
  return text.replace(/--[a-z][a-z-]*/g, (flag) => {
    const field = Object.entries(action.inputs as Fields).find(([name]) => flagOf(name) === flag)?.[1];
    return field ? `"${field.help}"` : flag;
  });
}

/**
 * What a list comes to so far, in the words of the answer itself, so that both agree on the game, its rulings and its
 * house rules.
 * @param taskFor the task that what was filled in makes
 * @param past what the action remembers of the game
 * @returns the words for what was filled in; none where the rules do not allow it
 */
export function soFar(
  { checklist }: AnyAction,
  taskFor: (filled: Given) => Task,
  past: State | undefined,
): (filled: Given) => string {
  return (filled) => {
    try {
      // The line stands whatever is thrown.
      const { steps } = resolveSeeded(taskFor(filled), past, 'so far', 0);
      return steps.find(({ id }) => id === checklist?.line)?.text ?? '';
    } catch {
      return '';
    }
  };
}
