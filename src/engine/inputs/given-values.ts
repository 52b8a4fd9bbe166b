import type { Field, Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import { EngineError, InputError } from '../errors.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';
import type { TakesInputs } from './inputs.js';
import { allowedIn, readList, readValue } from './values.js';

/**
 * What is wrong with inputs that were given as values, each by itself: those of a record, or of a program.
 * @returns an error for each that the action does not take, in the order in which they were given
 */
export const wrongValues = (action: TakesInputs & { readonly name: string }, input: Input): EngineError[] =>
  Object.entries(input).flatMap(([name, value]) => {
    const fields: Fields = action.inputs;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return (field ? wrongValue(name, field, value) : unknownInput(action.name, name, fields)) ?? [];
  });

const unknownInput = (action: string, name: string, fields: Fields): EngineError =>
  new EngineError(
    'bad-value',
    `${action} has no input '${shown(name)}'.`,
    didYouMean(name, Object.keys(fields)),
  );

function wrongValue(name: string, field: Field, value: Value): EngineError | undefined {
  try {
    if (fits(name, field, value)) return undefined;
  } catch (error) {
    return error as EngineError;
  }
  const said = shown(typeof value === 'string' ? value : JSON.stringify(value));
  return InputError.of(name, field, ` cannot be '${said}': it takes ${allowedIn(field)}.`);
}

/** Whether a value is one that the field could have been given. */
function fits(name: string, field: Field, value: Value): boolean {
  if (field.kind === 'switch') return typeof value === 'boolean';
  if (field.kind === 'file') return field.fault(value) === undefined;
  if (field.kind === 'list' && Array.isArray(value))
    return value.every((each) => typeof each === 'string') && readList(name, field, value) === value;
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const read = readValue(name, field, String(value));
  return read === value;
}
