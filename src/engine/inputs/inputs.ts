import { type AnyAction, type Conflict, conflictIn, missingInputs } from '../../rules/action.js';
import { eachOf, type Field, type Fields, type ListField } from '../../rules/field.js';
import { filledIn } from '../../rules/filled.js';
import { onceFor, onceForText } from '../../rules/once.js';
import type { Input } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import type { Filling } from './filling.js';
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
const withDefaults = ({ inputs }: TakesInputs, typed: Input): Input => ({
  ...blankFor(inputs)(namesIn(typed)),
  ...typed,
});

/** As many blanks of an action are kept. */
const MOST_BLANKS = 256;
/** Names of inputs in one text, and again by themselves. */
const namesIn = (input: Input): string => Object.keys(input).join();
const namesOf = (text: string): ReadonlySet<string> => new Set(text.split(','));

/**
 * Inputs of these names in their order, to be filled in, with the defaults of all others: an evening has the same lines again and again,
 * and of forty inputs a copy is made sooner than another list.
 */
const blankFor = onceFor((inputs: Fields) =>
  onceForText((text): Input => {
    const names = namesOf(text);
    const inFiles = [...names].flatMap((name) => {
      const field = inputs[name];
      return field?.kind === 'file' ? (field.holds ?? []) : [];
    });
    const all = eachOf(inputs).flatMap(([name, { default: usual }]): NamedValue[] => {
      if (names.has(name)) return [[name, null]];
      return usual === undefined || inFiles.includes(name) ? [] : [[name, usual]];
    });
    return Object.fromEntries(all);
  }, MOST_BLANKS),
);
type NamedValue = readonly [name: string, value: Value];

/** Reads what was typed, and puts in the defaults. */
export const readInputs = (action: TakesInputs, given: Given): Input =>
  withDefaults(action, readTyped(action, given));

/** An action with what its inputs come from, besides what is typed. */
export interface OpenLine {
  readonly action: AnyAction;
  /** The optional rules that are played. */
  readonly optional: Input;
  /** The sides of the game, where it names them. */
  readonly sides: readonly string[];
  /** The units that were named, and the table. */
  readonly filling?: FillsIn | undefined;
}

/** What an action is filled in from: the units of each role, and the table that they stand on. */
type FillsIn = Pick<Filling, 'stood' | 'seen'>;

/** The inputs of a line. @param given what was typed, as text @throws InputError, Refusal */
export function readFor({ action, optional, sides, filling }: OpenLine, given: Given): Input {
  const played = { ...optional, ...ofGame(action, sides) };
  if (filling || Object.keys(played).length > 0)
    return wholeInput(action, readTyped(action, given), played, filling);
  return asTyped(action)(given);
}

/** Lines as they were read where nothing else fills them in: who asks for the same one again has the same inputs. */
const asTyped = onceFor((action: AnyAction) => onceFor((given: Given) => readInputs(action, given)));

/**
 * All inputs of an action: what was typed, with what the units that were named fill in, and what the game is played by:
 * optional rules, and the names of its sides. What was typed stands; units and rules yield to it. What a unit fills in may
 * depend on those rules, and whether they are played here on what it fills in.
 * @param typed what was typed, as values
 * @param played what the game is played by
 * @param filling whoever says something besides; nothing where nobody is named
 */
export function wholeInput(action: AnyAction, typed: Input, played: Input, filling?: FillsIn): Input {
  const read = withDefaults(action, typed);
  if (!filling && Object.keys(played).length === 0) return read;
  let stand = Object.entries(played).filter(([name]) => name in action.inputs && !(name in typed));
  for (;;) {
    const rules = Object.fromEntries(stand);
    const filled = { ...(filling && toldBy(filling, action, { ...rules, ...typed })), ...rules };
    const input = { ...read, ...yielding(action, { read, typed, filled, rules }), ...typed };
    const left = stand.filter(([name, value]) => input[name] === value);
    if (left.length === stand.length) return inOrder(action, input);
    stand = left;
  }
}

/** What units and the table fill in, which has to be what could have been typed. @throws Refusal; InputError where it could not */
function toldBy({ stood, seen }: FillsIn, action: AnyAction, asked: Input): Input {
  const filled = filledIn(action, stood, asked, seen.state.state);
  for (const [name, value] of Object.entries(filled)) {
    const field = action.inputs[name] as Field;
    if (field.kind === 'list' && Array.isArray(value)) readList(name, field, value as readonly string[]);
    else if (field.kind !== 'switch')
      readValue(name, field, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return filled;
}

/** Where the inputs of a line come from. */
interface ComesTogether {
  /** What was typed, with defaults. */
  readonly read: Input;
  /** What was typed alone. */
  readonly typed: Input;
  readonly filled: Input;
  /** What of that the game is played by. */
  readonly rules?: Input;
}

/**
 * What units and the rules of a game fill in, as far as it goes with what was typed: where the two do not go together they
 * yield, whoever is blamed first, then in the order in which they stand.
 */
export function yielding(action: AnyAction, { read, typed, filled, rules = {} }: ComesTogether): Input {
  const inputWith = (kept: Input) => ({ ...read, ...kept, ...typed });
  const conflictWith = (kept: Input) => conflictIn(action, inputWith(kept));
  // What a unit is cannot yield: without it the line would ask for what it is not.
  const lacks = (kept: Input): number => missingInputs(action, inputWith(kept)).length;
  // A rule that binds is not left out for the sake of what it forbids.
  const binds = (name: string, conflict: Conflict | undefined) =>
    conflict?.binds === true && Object.hasOwn(rules, name);
  let kept = filled;
  for (;;) {
    const conflict = conflictWith(kept);
    if (!conflict) return kept;
    const open = Object.keys(kept).filter((name) => !Object.hasOwn(typed, name));
    const canYield = (name: string) => lacks(without(kept, name)) <= lacks(kept);
    const mends = (name: string) => !isSame(conflictWith(without(kept, name)), conflict);
    const may = (name: string) => canYield(name) && !binds(name, conflict);
    const culprit =
      open.includes(conflict.input) && may(conflict.input)
        ? conflict.input
        : open.find((name) => may(name) && mends(name));
    if (culprit === undefined) return goingTogether(filled, { conflictWith, lacks, binds });
    kept = without(kept, culprit);
  }
}

/** What of a line is looked at, by what of it is kept. */
interface LooksAt {
  readonly conflictWith: (kept: Input) => Conflict | undefined;
  readonly lacks: (kept: Input) => number;
  readonly binds: (name: string, conflict: Conflict | undefined) => boolean;
}

/**
 * As much as goes together with what was typed, where more than one of them would have to yield. What cannot yield stays:
 * whoever typed what no such unit has is told so.
 */
function goingTogether(filled: Input, { conflictWith, lacks, binds }: LooksAt): Input {
  const stays = (name: string) => lacks(without(filled, name)) > lacks(filled);
  let kept: Input = Object.fromEntries(Object.entries(filled).filter(([name]) => stays(name)));
  let left = Object.keys(filled).filter((name) => !Object.hasOwn(kept, name));
  for (;;) {
    const conflict = conflictWith(kept);
    const withIt = (name: string) => conflictWith({ ...kept, [name]: filled[name]! });
    const next =
      left.find((name) => withIt(name) === undefined || binds(name, withIt(name))) ??
      left.find((name) => isSame(withIt(name), conflict));
    if (next === undefined) return kept;
    kept = { ...kept, [next]: filled[next]! };
    left = left.filter((name) => name !== next);
  }
}

const isSame = (one: Conflict | undefined, other: Conflict | undefined): boolean =>
  one?.input === other?.input && one?.message === other?.message;

const without = (input: Input, name: string): Input => {
  const { [name]: _, ...others } = input;
  return others;
};

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
const inOrder = ({ inputs }: TakesInputs, input: Input): Input => ({
  ...orderOf(inputs)(namesIn(input)),
  ...input,
});

/** Inputs of these names in their order, to be filled in. */
const orderOf = onceFor((inputs: Fields) =>
  onceForText((text): Input => {
    const names = namesOf(text);
    return Object.fromEntries(eachOf(inputs).flatMap(([name]) => (names.has(name) ? [[name, null]] : [])));
  }, MOST_BLANKS),
);
