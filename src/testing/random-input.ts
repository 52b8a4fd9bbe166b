import { type AnyAction, conflictIn, missingInputs } from '../rules/action.js';
import type { Field, Fields } from '../rules/field.js';
import type { Input } from '../rules/record.js';
import type { Value } from '../rules/rule.js';
import type { Chance } from './chance.js';

/** So much above its least a number is tried at most: odds stay quick. */
const MUCH = 8;

/** A value of a field; nothing of what is read by rules of its own. */
export function valueFor(field: Field, by: Chance): Value | undefined {
  switch (field.kind) {
    case 'count':
      return field.min + by.below(Math.min(field.max - field.min, MUCH) + 1);
    case 'measure':
      return Math.min(field.max, field.min + by.below(4 * MUCH) / 4);
    case 'choice':
      return by.one(field.choices);
    case 'switch':
      return by.is(2);
    default:
      return undefined;
  }
}

/**
 * The inputs of a line that somebody has shown, some of them changed: such as the command line would let through.
 * @returns undefined where no change that was tried goes with the rest
 */
export function changed(action: AnyAction, from: Input, by: Chance): Input | undefined {
  for (let tries = 0; tries < 10; tries++) {
    const input: Record<string, Value> = { ...from };
    for (const [name, field] of Object.entries(action.inputs as Fields)) {
      const value = by.is(3) ? valueFor(field, by) : undefined;
      if (value !== undefined) input[name] = value;
    }
    if (missingInputs(action, input).length === 0 && !conflictIn(action, input)) return input;
  }
  return undefined;
}
