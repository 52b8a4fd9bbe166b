import { type AnyAction, type Conflict, conflictIn } from '../rules/action.js';
import { type Field, isBare, type ListField } from '../rules/field.js';
import type { Input } from '../rules/record.js';
import type { Value } from '../rules/rule.js';
import { yielding } from '../table/fill.js';
import { CliError } from './errors.js';
import { flagOf, typedAs } from './flags.js';
import type { Flagged, FromFile, Given } from './parse.js';
import { readList, readValue } from './values.js';

const fieldsOf = (action: Flagged) => Object.entries(action.inputs as Record<string, Field>);

/** Reads what was typed, and puts in the defaults. */
export function readInputs(action: Flagged, given: Given): Input {
  const input: Record<string, Value> = {};
  const inFiles = fieldsOf(action).flatMap(([name, field]) =>
    field.kind === 'file' && name in given ? (field.holds ?? []) : [],
  );
  for (const [name, field] of fieldsOf(action)) {
    const raw = given[name];
    if (raw === true) input[name] = true;
    else if (typeof raw === 'string') input[name] = readValue(name, field, raw);
    else if (Array.isArray(raw)) input[name] = readList(name, field as ListField, raw);
    else if (raw !== undefined) input[name] = (raw as FromFile).data;
    else if (field.default !== undefined && !inFiles.includes(name)) input[name] = field.default;
  }
  return input;
}

/**
 * Reads what was typed, with what the units that were named fill in, and what the game is played by: optional rules, and
 * the names of its sides. What was typed stands; units and rules yield to it. What a unit fills in may depend on those
 * rules, and whether they are played here on what it fills in.
 * @param played what the game is played by
 * @param fill what units say, given what is asked besides; nothing where nobody is named
 */
export function filledInputs(
  action: AnyAction,
  given: Given,
  played: Input,
  fill?: (asked: Input) => Input,
): Input {
  const read = readInputs(action, given);
  if (!fill && Object.keys(played).length === 0) return read;
  const typed = Object.fromEntries(Object.entries(read).filter(([name]) => name in given));
  let rules = Object.entries(played).filter(([name]) => name in action.inputs && !(name in given));
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
  const [first, second] = sides;
  const names = { sides: sides.join(','), 'first side': first, 'second side': second };
  return Object.fromEntries(
    fieldsOf(action).flatMap(([name, field]) => {
      const value = sides.length > 0 && field.ofGame ? names[field.ofGame] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Inputs in the order in which they are declared, whoever put them in: the same line is the same record. */
const inOrder = (action: AnyAction, input: Input): Input =>
  Object.fromEntries(fieldsOf(action).flatMap(([name]) => (name in input ? [[name, input[name]!]] : [])));

/**
 * @param because what makes them necessary, besides the line itself
 * @throws CliError `would-ask`, naming the flags that are missing
 */
export function refuseMissing(action: AnyAction, names: readonly string[], because = ''): never {
  const flags = names.map((name) => typedAs(name, (action.inputs as Record<string, Field>)[name]!));
  const list = flags.length > 1 ? `${flags.slice(0, -1).join(', ')} and ${flags.at(-1)}` : flags[0]!;
  // An example helps only if it has what is missing.
  const shorts = names.map((name) => (action.inputs as Record<string, Field>)[name]!.short);
  const example = action.examples.find(([line]) =>
    flags.every(
      (flag, i) =>
        flag.startsWith('<') || line.split(' ').some((word) => word === flag || word === `-${shorts[i]}`),
    ),
  );
  const hint = because || (example ? `As in: ${example[0]}` : `wg help ${action.name} lists the flags.`);
  throw new CliError('would-ask', `${action.name} needs ${list}.`, hint);
}

/** Words with which a message goes on from the name of a flag: a verb of the third person, or one of these. */
const GOES_ON = /^([a-z]+s|and|of|with|are|do|cannot|must) /;

/** A conflict as a sentence: its message goes on from the name of the flag, or stands by itself behind a colon. */
export const conflictText = ({ input, message }: Conflict): string =>
  `${flagOf(input)}${GOES_ON.test(message) ? ' ' : ': '}${message}`;

/** @throws CliError `conflict`, where inputs do not go together */
export function checkTogether(action: AnyAction, input: Input, hint?: string): void {
  const conflict = conflictIn(action, input);
  if (conflict) throw new CliError('conflict', `${conflictText(conflict)}.`, hint);
}

/**
 * The command line that gives the same answer, word by word as a shell takes it, without what is so anyway.
 * @param unsaid what is so where nothing is typed: the defaults, and optional rules that are played
 * @param given where the files that were given stand by name
 * @param more flags that go with every action
 * @param units the units that are named behind the action
 */
export function lineFor(
  action: AnyAction,
  input: Input,
  unsaid: Input = {},
  given: Given = {},
  more: readonly string[] = [],
  units: readonly string[] = [],
): string[] {
  const flags = flagsFor(action, input, unsaid, given);
  return ['wg', action.name, ...[...units, ...flags, ...more].map(quoted)];
}

/**
 * The flags that give these inputs, word by word, as a program is handed them.
 * @param unsaid what is so where nothing is typed
 * @param given where the files that were given stand by name
 */
export function flagsFor(
  action: Pick<AnyAction, 'inputs'>,
  input: Input,
  unsaid: Input = {},
  given: Given = {},
): string[] {
  return fieldsOf(action).flatMap(([name, field]) => {
    const value = input[name];
    if (value === undefined || (value === field.default && value === (unsaid[name] ?? value))) return [];
    if (isBare(field)) return [String(value)];
    // A switch can only be put on.
    if (field.kind === 'switch') return value === true ? [flagOf(name)] : [];
    if (field.kind === 'file') return withValue(name, (given[name] as FromFile).file);
    return (Array.isArray(value) ? value : [value]).flatMap((each) => withValue(name, String(each)));
  });
}

/** A flag with its value: in one word where the value could be taken for a flag. */
const withValue = (name: string, value: string): string[] =>
  /^-[^\d.]/.test(value) ? [`${flagOf(name)}=${value}`] : [flagOf(name), value];

/** A word as a shell takes it. */
export const quoted = (word: string): string =>
  /^[\w.,:=/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
