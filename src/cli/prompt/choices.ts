import { type Given, readFor } from '../../engine/inputs/inputs.js';
import type { OpenTask } from '../../engine/task.js';
import { type AnyAction, conflictIn } from '../../rules/action.js';
import type { Field, Fields } from '../../rules/field.js';
import { forbidding } from '../../rules/permit.js';
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

/**
 * The choices of an action that nobody has made, with what of each may be chosen: there are more than one.
 * @param of the line with its units, as far as it is known
 */
export function choicesLeft(of: OpenTask, given: Given): Fields {
  const { action, rulings } = of;
  const mayBe = (name: string) => (value: string) => {
    const input = readFor(of, { ...given, [name]: value });
    return (
      conflictIn(action, input)?.input !== name &&
      forbidding(action.permits ?? [], input, rulings).length === 0
    );
  };
  const open = (action.choices ?? []).flatMap((name): [string, Field][] => {
    const field = action.inputs[name] as Field;
    if (given[name] !== undefined || field.kind !== 'choice') return [];
    const choices = field.choices.filter(mayBe(name));
    return choices.length > 1 ? [[name, { ...field, choices }]] : [];
  });
  return Object.fromEntries(open);
}
