import type { FromFile, Given } from '../../engine/inputs/inputs.js';
import type { AnyAction } from '../../rules/action.js';
import { type Field, isBare } from '../../rules/field.js';
import { listsFlags } from '../../rules/flag.js';
import type { Input } from '../../rules/record.js';
import { quoted } from '../../rules/text/say.js';
import { CliError } from '../errors.js';
import { flagOf, typedAs } from './flags.js';

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
  const hint = because || (example ? `As in: ${example[0]}` : listsFlags(action.name));
  throw new CliError('would-ask', `${action.name} needs ${list}.`, hint);
}

/** What goes with the inputs of a line. */
interface BesidesInputs {
  /** What is so where nothing is typed: the defaults, and optional rules that are played. */
  readonly unsaid?: Input;
  /** What was typed, though it is so anyway. */
  readonly said?: readonly string[];
  /** Where the files that were given stand by name. */
  readonly given?: Given;
  /** Flags that go with every action. */
  readonly more?: readonly string[];
  /** The units that are named behind the action. */
  readonly units?: readonly string[] | undefined;
}

/** The command line that gives the same answer, word by word as a shell takes it, without what is so anyway. */
export function lineTyped(
  action: AnyAction,
  input: Input,
  { more = [], units = [], ...of }: BesidesInputs = {},
): string[] {
  const flags = flagsFor(action, input, of);
  return ['wg', action.name, ...[...units, ...flags, ...more].map(quoted)];
}

/** The flags that give these inputs, word by word, as a program is handed them. */
export function flagsFor(
  action: Pick<AnyAction, 'inputs'>,
  input: Input,
  { unsaid = {}, said = [], given = {} }: Pick<BesidesInputs, 'unsaid' | 'said' | 'given'> = {},
): string[] {
  return Object.entries<Field>(action.inputs).flatMap(([name, field]) => {
    const value = input[name];
    const isSo = value === field.default && value === (unsaid[name] ?? value);
    if (value === undefined || (isSo && !said.includes(name))) return [];
    if (isBare(field)) return [written(value)];
    // A switch can only be put on.
    if (field.kind === 'switch') return value === true ? [flagOf(name)] : [];
    if (field.kind === 'file') return withValue(name, (given[name] as FromFile).file);
    return (Array.isArray(value) ? value : [value]).flatMap((each) => withValue(name, written(each)));
  });
}

/** A value as it would be typed; of a log that was tampered with, what stands there. */
const written = (value: unknown): string =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value);

/** A flag with its value: in one word where the value could be taken for a flag. */
const withValue = (name: string, value: string): string[] =>
  /^-[^\d.]/.test(value) ? [`${flagOf(name)}=${value}`] : [flagOf(name), value];
