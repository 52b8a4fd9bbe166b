import type { AnyAction } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import { withDefaults } from '../../rules/roster.js';
import { isObject } from '../../rules/rule.js';
import { EngineError } from '../errors.js';
import { wrongValues } from '../inputs/given-values.js';
import { checkWhole } from '../inputs/whole.js';

/**
 * Checks that the inputs of a record are such as the action takes, as those of a command line are.
 * @throws EngineError
 */
export function checkRecorded(action: AnyAction, input: Input): void {
  if (!isObject(input)) throw new EngineError('bad-value', `${action.name} has no inputs`);
  const [wrong] = wrongValues(action, input);
  if (wrong) throw wrong;
  checkWhole(action, input);
}

/** What a record tells of, with the defaults of inputs that the version which wrote it did not know. */
export const asToday = (action: AnyAction, input: Input): Input =>
  isObject(input) ? withDefaults(action.inputs as Fields, input) : input;

/** Different inputs of an action that are remembered at once, and characters of one: a file may stand in it. */
const [MOST, LONGEST] = [10_000, 4_000];

/** Checks the inputs of many records: those of most were checked before. */
export class RecordedInputs {
  private readonly sound = new WeakMap<AnyAction, Set<string>>();
  /** As JSON, what is one and the same object in many records. */
  private readonly json = new WeakMap<Input, string>();

  /** @returns the input as JSON @throws EngineError */
  check(action: AnyAction, input: Input): string {
    const sound = this.sound.get(action) ?? new Set();
    const said = this.jsonOf(input);
    if (sound.has(said)) return said;
    checkRecorded(action, input);
    if (said.length > LONGEST) return said;
    if (sound.size >= MOST) sound.clear();
    this.sound.set(action, sound.add(said));
    return said;
  }

  private jsonOf(input: Input): string {
    const known = this.json.get(input);
    if (known !== undefined) return known;
    const json = JSON.stringify(input);
    if (isObject(input)) this.json.set(input, json);
    return json;
  }
}
