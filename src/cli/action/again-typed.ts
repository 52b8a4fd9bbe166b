import { shown } from '../../engine/shown.js';
import type { SystemAction } from '../../engine/systems.js';
import { systemNamed } from '../../engine/systems.js';
import type { Field } from '../../rules/field.js';
import { CliError } from '../errors.js';
import { flagOf } from '../line/flags.js';
import { type Parsed, parse } from '../line/parse.js';

/** What was typed behind `again`. */
export interface Typed {
  /** As it is handed on. */
  readonly rest: readonly string[];
  readonly parsed: Parsed;
  /** The inputs that are to be left out. */
  readonly dropped: readonly string[];
}

/**
 * Takes apart what was typed behind `again`: the flags of the action, and those that drop one.
 * @throws CliError for what does not go with it
 */
export function typedFor({ system, action }: SystemAction, all: readonly string[]): Typed {
  const inputs = action.inputs as Readonly<Record<string, Field>>;
  const own = new Set(Object.keys(inputs).map(flagOf));
  const end = all.includes('--') ? all.indexOf('--') : all.length;
  const inputDropped = (word: string, i: number) =>
    i < end && !own.has(word)
      ? Object.keys(inputs).find((name) => word === `--no-${flagOf(name).slice(2)}`)
      : undefined;
  const dropped = all.flatMap((word, i) => inputDropped(word, i) ?? []);
  const rest = all.filter((word, i) => inputDropped(word, i) === undefined);
  const parsed = parse(action.name, action, rest, { words: true });
  const { ruleset } = parsed.globals;
  if (ruleset !== undefined && systemNamed(ruleset) !== system) {
    throw new CliError(
      'conflict',
      `--ruleset ${shown(ruleset)} does not go with wg again: the last line was of ${system.title}.`,
    );
  }
  const both = dropped.find((name) => name in parsed.given);
  if (both)
    throw new CliError('conflict', `${flagOf(both)} and --no-${flagOf(both).slice(2)} exclude each other.`);
  return { rest, parsed, dropped };
}
