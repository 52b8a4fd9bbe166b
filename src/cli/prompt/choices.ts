import { type AnyAction, conflictIn } from '../../rules/action.js';
import type { Field, Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';

/**
 * The inputs of an action as they are asked for: of choices only those that go with what is known already.
 * @param input what was typed, with what units fill in
 */
export function goingWith(
  action: AnyAction,
  names: readonly string[],
  input: Input,
): { readonly inputs: Fields } {
  const fits = (name: string) => (value: string) =>
    conflictIn(action, { ...input, [name]: value })?.input !== name;
  const narrowed = names.map((name): [string, Field] => {
    const field = action.inputs[name] as Field;
    const choices = field.kind === 'choice' ? field.choices.filter(fits(name)) : [];
    return [name, field.kind === 'choice' && choices.length > 0 ? { ...field, choices } : field];
  });
  return { inputs: { ...(action.inputs as Fields), ...Object.fromEntries(narrowed) } };
}
