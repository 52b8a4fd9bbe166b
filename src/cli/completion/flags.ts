import { type Field, type Fields, isBare } from '../../rules/field.js';
import { OF_ACTIONS } from '../command.js';
import { flagOf, GLOBAL_FLAGS } from '../line/flags.js';
import type { Candidate, Candidates } from './candidates.js';
import type { LineContext } from './place.js';
import { type ValueSource, valuesOf } from './values.js';

/** A flag, with what may stand behind it. */
export interface FlagOffered {
  /** Its name in the program: `targetOnRoad`, `noLog`. */
  readonly key: string;
  /** As it is typed, the long form first. */
  readonly names: readonly string[];
  readonly says: string;
  /** What stands behind it; nothing, for a switch. */
  readonly takes?: ValueSource;
  /** It may be given more than once. */
  readonly several?: true;
  /** It is one of those that mean something to actions, and to few commands. */
  readonly ofActions?: true;
}

/** The flags of an action or a command. */
export const ownFlags = (inputs: Fields): FlagOffered[] =>
  Object.entries(inputs).flatMap(([key, field]: [string, Field]) => {
    if (isBare(field)) return [];
    const short = field.short ? [`-${field.short}`] : [];
    return [
      {
        key,
        names: [flagOf(key), ...short],
        says: field.help,
        ...(field.kind !== 'switch' && { takes: field }),
        ...(field.kind === 'list' && { several: true as const }),
      },
    ];
  });

/** What stands behind the global flags that take something other than any text. */
const TAKES: Readonly<Record<string, ValueSource>> = {
  ruleset: 'rulesets',
  ruling: 'rulings',
  house: 'house',
  color: ['always', 'never', 'auto'],
  dice: ['ask'],
  game: 'games',
  acting: 'sides',
  svg: 'files',
  html: 'files',
};

/** The flags that every action takes. */
export const GLOBAL: readonly FlagOffered[] = [
  ...GLOBAL_FLAGS.map(([flags, says]): FlagOffered => {
    const names = flags.match(/--?[a-z][a-z-]*/g)!.sort((a, b) => b.length - a.length);
    const key = names[0]!.slice(2).replace(/-[a-z]/g, ([, letter]) => letter!.toUpperCase());
    const ofActions = (OF_ACTIONS as readonly string[]).includes(key);
    return {
      key,
      names,
      says,
      ...(/[<[]/.test(flags) && { takes: TAKES[key] ?? [] }),
      ...(key === 'ruling' && { several: true as const }),
      ...(ofActions && { ofActions }),
    };
  }),
  { key: 'help', names: ['--help', '-h'], says: 'the help of this' },
];

/** What was typed of flags and words, behind an action or a command. */
interface TypedBehind {
  /** What stands there, but for flags and their values. */
  readonly words: readonly string[];
  /** Those of these flags that can still be given. */
  readonly left: (flags: readonly FlagOffered[]) => Candidate[];
}

const named = (flags: readonly FlagOffered[], name: string): FlagOffered | undefined =>
  flags.find(({ names }) => names.includes(name));

/** What stands behind an action or a command, told apart. */
export function given(rest: readonly string[], flags: readonly FlagOffered[]): TypedBehind {
  const words: string[] = [];
  const seen = new Set<FlagOffered | undefined>();
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i]!;
    if (!word.startsWith('-')) {
      words.push(word);
      continue;
    }
    const flag = named(flags, word.split('=')[0]!);
    seen.add(flag);
    if (flag?.takes && !word.includes('=')) i++;
  }
  const left = (of: readonly FlagOffered[]) =>
    of
      .filter((flag) => flag.several || !seen.has(flag))
      .map(({ names: [value], says }) => ({ value: value!, says }));
  return { words, left };
}

/**
 * What can stand at the end of a line where it is for a flag: a flag itself, or its value.
 * @returns nothing, where it is for neither
 */
export function flagsOf(
  flags: readonly FlagOffered[],
  rest: readonly string[],
  text: string,
  place: LineContext,
): Promise<Candidates> | Candidates | undefined {
  const [name, value] = text.split(/=(.*)/s, 2) as [string, string?];
  const inOne = value === undefined || !name.startsWith('--') ? undefined : named(flags, name);
  if (inOne?.takes) return inFront(`${name}=`, valuesOf(inOne.takes, value!, place));
  const before = named(flags, rest.at(-1) ?? '');
  if (before?.takes) return valuesOf(before.takes, text, place);
  return text.startsWith('-') ? { list: given(rest, flags).left(flags) } : undefined;
}

/** Values in one word with their flag. */
async function inFront(flag: string, values: Promise<Candidates>): Promise<Candidates> {
  const { list, ...more } = await values;
  return { ...more, list: list.map((of) => ({ ...of, value: `${flag}${of.value}` })) };
}
