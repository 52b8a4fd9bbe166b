/** A flag as it is typed, and what it takes. */
export interface Flag {
  /** By which its value is found. */
  readonly name: string;
  readonly long: string;
  readonly short?: string | undefined;
  readonly takes: 'nothing' | 'a value' | 'a value or nothing';
  /** All that it was given counts, and not the last alone. */
  readonly several?: boolean;
  /** It is refused where it stands twice: which of the two is meant nobody knows. */
  readonly once?: boolean;
  /** `--no-log`: its value is true without it. */
  readonly negates?: boolean;
}

/** The flags of a line. */
export interface Flags {
  /** The flag that is typed by this word. */
  readonly get: (word: string) => Flag | undefined;
  /** What holds where they are not typed. */
  readonly unsaid: Readonly<Record<string, true>>;
}

type TakenValue = string | boolean | string[];

/** A line taken apart: the values of its flags by their names, and the words between them. */
export interface TakenApart {
  readonly values: Readonly<Record<string, TakenValue>>;
  readonly words: readonly string[];
  /** What is wrong with it, if anything is: a flag that nobody knows, or the long form of one that lacks its value. */
  readonly unknown?: string;
  readonly lacksValue?: string;
  /** The long form of a flag that stands twice, and may not. */
  readonly twice?: string;
}

const isDashed = (word: string | undefined): boolean => word !== undefined && /^-./su.test(word);
/** It begins like a flag, and is none. */
const isNumber = (word: string): boolean => /^-(\d|\d*\.\d+)(e[+-]?\d+)?$/.test(word);

/**
 * Takes a line apart, as most programs do: `--long value`, `--long=value`, `-s value`, `-svalue`, and `-ab` for `-a -b`; behind
 * `--` nothing is a flag. The word behind a flag that takes a value is that, whatever it looks like. Written here, since the
 * libraries for it also write help and errors of their own, which cost 2 ms of each start.
 */
export function takenApart(line: readonly string[], { get, unsaid }: Flags): TakenApart {
  const values: Record<string, TakenValue> = { ...unsaid };
  const words: string[] = [];
  let unknown: string | undefined;
  let twice: string | undefined;
  const set = ({ name, long, several, once, negates }: Flag, value: string | true) => {
    if (once && name in values) twice = long;
    if (several) values[name] = [...((values[name] as string[]) ?? []), value as string];
    else values[name] = negates ? false : value;
  };
  for (let next = 0; next < line.length; ) {
    let word: string | undefined = line[next++]!;
    while (word !== undefined) {
      const typed: string = word;
      word = undefined;
      if (typed === '--') {
        words.push(...line.slice(next));
        next = line.length;
        break;
      }
      const flag = get(typed);
      const grouped = /^-[^-]./su.test(typed) ? get(typed.slice(0, 2)) : undefined;
      const equals = typed.indexOf('=');
      const joined = typed.startsWith('--') && equals > 2 ? get(typed.slice(0, equals)) : undefined;
      if (flag?.takes === 'a value') {
        if (next >= line.length) return { values, words, lacksValue: flag.long };
        set(flag, line[next++]!);
      } else if (flag) {
        const mayTake = flag.takes !== 'nothing' && next < line.length;
        const isValue = mayTake && (!isDashed(line[next]) || isNumber(line[next]!));
        set(flag, isValue ? line[next++]! : true);
      } else if (grouped && grouped.takes !== 'nothing') set(grouped, typed.slice(2));
      else if (grouped) {
        set(grouped, true);
        word = `-${typed.slice(2)}`;
      } else if (joined && joined.takes !== 'nothing') set(joined, typed.slice(equals + 1));
      else if (isDashed(typed) && !isNumber(typed)) unknown ??= typed;
      else words.push(typed);
    }
  }
  return { values, words, ...(unknown !== undefined && { unknown }), ...(twice !== undefined && { twice }) };
}
