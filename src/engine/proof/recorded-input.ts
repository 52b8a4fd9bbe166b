import type { AnyAction } from '../../rules/action.js';
import type { Field, Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import { EngineError, InputError } from '../errors.js';
import { checkWhole } from '../inputs.js';
import { shown } from '../shown.js';
import { allowedIn, readList, readValue } from '../values.js';

/**
 * Checks that the inputs of a record are such as the action takes, as those of a command line are.
 * @throws EngineError
 */
export function checkRecorded(action: AnyAction, input: Input): void {
  const fields = action.inputs as Fields;
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new EngineError('bad-value', `${action.name} has no inputs`);
  for (const [name, value] of Object.entries(input)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) throw new EngineError('bad-value', `${action.name} has no input '${shown(name)}'`);
    if (!fits(name, field, value)) {
      const said = shown(typeof value === 'string' ? value : JSON.stringify(value));
      throw InputError.of(name, field, ` cannot be '${said}': it takes ${allowedIn(field)}`);
    }
  }
  checkWhole(action, input);
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
