import { type AnyAction, conflictIn, missingInputs, type Waiting } from '../../rules/action.js';
import { eachOf, type Fields, type ListField } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import { yielding } from '../../table/fill.js';
import { conflictError, MissingInputs } from '../errors.js';
import { readList, readValue } from './values.js';

/** What takes inputs: an action, or a command. */
export interface TakesInputs {
  readonly inputs: Fields;
}

/** Inputs as they were given: text, several texts, what stands in a file, or true for a switch. */
export type Given = Readonly<Record<string, string | true | readonly string[] | FromFile>>;

/** A file that was given, with what stands in it. */
export interface FromFile {
  readonly file: string;
  readonly data: Value;
}

const fieldsOf = (action: TakesInputs) => eachOf(action.inputs);

/** Reads what was typed: text becomes values. @throws InputError `bad-value` */
function readTyped(action: TakesInputs, given: Given): Input {
  const typed: Record<string, Value> = {};
  for (const [name, field] of fieldsOf(action)) {
    const raw = given[name];
    if (raw === true) typed[name] = true;
    else if (typeof raw === 'string') typed[name] = readValue(name, field, raw);
    else if (Array.isArray(raw)) typed[name] = readList(name, field as ListField, raw);
    else if (raw !== undefined) typed[name] = (raw as FromFile).data;
  }
  return typed;
}

/** Puts in the defaults of what was not typed. */
function withDefaults(action: TakesInputs, typed: Input): Input {
  const names = Object.keys(typed);
  const whole = () => {
    const inFiles = names.flatMap((name) => {
      const field = action.inputs[name];
      return field?.kind === 'file' ? (field.holds ?? []) : [];
    });
    return fieldsOf(action).flatMap(([name, { default: usual }]): NamedValue[] => {
      if (name in typed) return [[name, typed[name]!]];
      return usual === undefined || inFiles.includes(name) ? [] : [[name, usual]];
    });
  };
  return { ...blankFor(action, `typed ${names}`, whole), ...typed };
}

/**
 * Inputs with their defaults, in their order, to be filled in, by what is known of them: an evening has the same lines again and
 * again, and of forty inputs a copy is made sooner than another list.
 */
const blanks = new WeakMap<Fields, Map<string, Input>>();
const MOST_BLANKS = 256;
type NamedValue = readonly [name: string, value: Value];

function blankFor({ inputs }: TakesInputs, key: string, whole: () => readonly NamedValue[]): Input {
  const all = blanks.get(inputs) ?? new Map<string, Input>();
  if (all.size >= MOST_BLANKS) all.clear();
  blanks.set(inputs, all);
  const blank = all.get(key) ?? Object.fromEntries(whole());
  all.set(key, blank);
  return blank;
}

/** Reads what was typed, and puts in the defaults. */
export const readInputs = (action: TakesInputs, given: Given): Input =>
  withDefaults(action, readTyped(action, given));

/**
 * Reads what was typed, with what the units that were named fill in, and what the game is played by.
 * @param given what was typed, as text
 */
export const filledInputs = (
  action: AnyAction,
  given: Given,
  played: Input,
  fill?: (asked: Input) => Input,
): Input => wholeInput(action, readTyped(action, given), played, fill);

/**
 * All inputs of an action: what was typed, with what the units that were named fill in, and what the game is played by:
 * optional rules, and the names of its sides. What was typed stands; units and rules yield to it. What a unit fills in may
 * depend on those rules, and whether they are played here on what it fills in.
 * @param typed what was typed, as values
 * @param played what the game is played by
 * @param fill what units say, given what is asked besides; nothing where nobody is named
 */
export function wholeInput(
  action: AnyAction,
  typed: Input,
  played: Input,
  fill?: (asked: Input) => Input,
): Input {
  const read = withDefaults(action, typed);
  if (!fill && Object.keys(played).length === 0) return read;
  let rules = Object.entries(played).filter(([name]) => name in action.inputs && !(name in typed));
  for (;;) {
    const agreed = Object.fromEntries(rules);
    const filled = { ...fill?.({ ...agreed, ...typed }), ...agreed };
    const input = { ...read, ...yielding(action, read, typed, filled, agreed), ...typed };
    const stand = rules.filter(([name, value]) => input[name] === value);
    if (stand.length === rules.length) return inOrder(action, input);
    rules = stand;
  }
}

/** The inputs that a game gives an action: the names of its sides. */
export function ofGame(action: AnyAction, sides: readonly string[]): Input {
  if (sides.length === 0) return {};
  const [first, second] = sides;
  const names = { sides: sides.join(','), 'first side': first, 'second side': second };
  return Object.fromEntries(
    fieldsOf(action).flatMap(([name, field]) => {
      const value = field.ofGame && names[field.ofGame];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Inputs in the order in which they are declared, whoever put them in: the same line is the same record. */
function inOrder(action: AnyAction, input: Input): Input {
  const names = Object.keys(input);
  const whole = () =>
    fieldsOf(action).flatMap(([name]): NamedValue[] => (name in input ? [[name, input[name]!]] : []));
  return { ...blankFor(action, `in order ${names}`, whole), ...input };
}

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
