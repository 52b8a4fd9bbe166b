import { type AnyAction, conflictIn, missingInputs } from '../../rules/action.js';
import { eachOf, type Field, type Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import type { Chance } from '../chance.js';

/** So much above its least a count is tried at most, where nothing else is said: odds stay quick. */
const MUCH = 8;
/** Where any text will do: two sides, or somebody's name. */
const TEXTS = ['Axis,Allies', 'Reds, Blues', '2 Section'];
/** So many inputs of a line are changed at most. */
const CHANGES = 12;

/**
 * A value of a field; nothing of what is read by rules of its own.
 * @param much how far above its least a count may be
 */
export function valueFor(field: Field, by: Chance, much = MUCH): Value | undefined {
  const between = ([min, max]: readonly [number, number], most: number) =>
    min + by.below(Math.min(max - min, most) + 1);
  switch (field.kind) {
    case 'count':
      return between([field.min, field.max], much);
    case 'measure':
      // Distances that matter are short, as a rule; angles, and ranges of guns, are not.
      return by.is(3)
        ? between([field.min, Math.floor(field.max)], Number.POSITIVE_INFINITY)
        : Math.min(field.max, field.min + by.below(4 * 13) / 4);
    case 'choice':
      return field.or && by.is(3) ? between(field.or, 3) : by.one(field.choices);
    case 'switch':
      return by.is(2);
    case 'text':
      return field.fault ? undefined : by.one(TEXTS).slice(0, field.max);
    default:
      return undefined;
  }
}

/**
 * The inputs of a line, some of them changed: such as the command line would let through, nothing missing and nothing in conflict.
 * What does not go with the rest is left as it was, as a player would. The rules may still refuse them.
 * @param from all inputs of lines of this action: one of them is changed, and takes from the others what no chance makes up
 * @returns undefined where no change that was tried goes with the rest
 */
export function inputBy(
  action: AnyAction,
  from: readonly Input[],
  by: Chance,
  much = MUCH,
): Input | undefined {
  const fields = eachOf(action.inputs as Fields);
  const anyValue = (name: string, field: Field): Value | undefined =>
    valueFor(field, by, much) ?? by.one(from)[name];
  for (let tries = 0; tries < 10; tries++) {
    const start = by.one(from);
    const input: Record<string, Value> = { ...start };
    const set = (name: string, value: Value | undefined) => {
      if (value === undefined) delete input[name];
      else input[name] = value;
    };
    const changed = new Set<string>();
    const most = by.below(Math.min(CHANGES, fields.length) + 1);
    for (const [name, field] of by.shuffled(fields).slice(0, most)) {
      set(name, anyValue(name, field) ?? start[name]);
      changed.add(name);
    }
    for (const name of missingInputs(action, input)) set(name, anyValue(name, action.inputs[name] as Field));
    let wrong = conflictIn(action, input);
    while (wrong && changed.delete(wrong.input)) {
      set(wrong.input, start[wrong.input]);
      wrong = conflictIn(action, input);
    }
    if (!wrong && missingInputs(action, input).length === 0) return input;
  }
  return undefined;
}
