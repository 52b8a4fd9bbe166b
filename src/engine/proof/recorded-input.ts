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

/** Different inputs of an action that are remembered at once, and characters of one: a file may stand in it. */
const [MOST, LONGEST] = [10_000, 4_000];

/** Checks the inputs of many records: those of most were checked before. */
export class RecordedInputs {
  private readonly sound = new WeakMap<AnyAction, Set<string>>();

  /** @throws EngineError */
  check(action: AnyAction, input: Input): void {
    const sound = this.sound.get(action) ?? new Set();
    const said = JSON.stringify(input);
    if (sound.has(said)) return;
    checkRecorded(action, input);
    if (said.length > LONGEST) return;
    if (sound.size >= MOST) sound.clear();
    this.sound.set(action, sound.add(said));
  }
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
