import type { Value } from '../../rules/rule.js';
import { list } from '../../rules/say.js';
import { InputError } from '../errors.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';

/**
 * Conditions as players type them: `hits>=2`, `hits=2+ and state=destroyed`, `not (winner=attacker or how=undecided)`. What a
 * name stands for is not known here: whoever reads a condition says so, of a result or of units.
 *
 *     condition = every { "or" every }
 *     every     = one { "and" one }
 *     one       = "not" one | "(" condition ")" | name [ relation value ]
 *     relation  = ">=" | ">" | "=" | "!=" | "<=" | "<"
 *     value     = number | number "+" | word | name
 *
 * Names and words may have spaces in them; what would be read otherwise (`Fire and Water`) stands in quotes.
 */

/** What a name in a condition stands for. */
export interface Term<T> {
  /** Nothing, where this tells nothing of it: then no relation to it holds. Of a list each entry is looked at. */
  readonly read: (of: T) => Value | undefined;
  /** What it can be: a number, yes or no, or one of these words. */
  readonly is: 'number' | 'yes or no' | readonly string[];
  /** The words stand in ascending order, so that one can be more than another. */
  readonly ordered?: true;
}

/** What can stand in a condition. */
export interface Terms<T> {
  /**
   * @param value what it is set against, where that is known: one name may stand for two things that are told apart by it
   * @returns nothing for a name that is none
   */
  readonly find: (name: string, value?: string) => Term<T> | undefined;
  /** The names to offer where one is misspelt. */
  readonly names: readonly string[];
}

/** Whether it holds. */
export type Condition<T> = (of: T) => boolean;

/** Longer ones nobody types. */
const LONGEST = 500;

const RELATIONS: Readonly<Record<string, (apart: number) => boolean>> = {
  '>=': (apart) => apart >= 0,
  '<=': (apart) => apart <= 0,
  '!=': (apart) => apart !== 0,
  '>': (apart) => apart > 0,
  '<': (apart) => apart < 0,
  '=': (apart) => apart === 0,
};

/** Relations as others write them. */
const ALSO: Readonly<Record<string, string>> = { '==': '=', '≥': '>=', '≤': '<=', '≠': '!=', '<>': '!=' };

/** A quoted name, a relation, a bracket, or as much of a word as goes on to one of these. */
const TOKENS = /\s*(?:"([^"]*)"|'([^']*)'|(>=|<=|!=|<>|==|[=<>≥≤≠()])|([^\s"'=<>!≥≤≠()]+|.))/gsu;

interface Token {
  readonly is: 'sign' | 'word' | 'quoted';
  readonly text: string;
  /** There is no space between it and the one before. */
  readonly joined: boolean;
}

function tokensIn(text: string): Token[] {
  return [...text.trim().matchAll(TOKENS)].map(([all, double, single, sign, word]) => {
    const quoted = double ?? single;
    const joined = !/^\s/.test(all);
    if (sign !== undefined) return { is: 'sign', text: ALSO[sign] ?? sign, joined };
    return { is: quoted === undefined ? 'word' : 'quoted', text: quoted ?? word!, joined };
  });
}

/**
 * Reads a condition.
 * @param input the name of the input that it is typed for, for errors: `chance`
 * @throws InputError `bad-value`: what was wrong, what is allowed, the nearest right spelling
 */
export function readCondition<T>(input: string, text: string, terms: Terms<T>): Condition<T> {
  function wrong(problem: string, hint?: string): never {
    throw new InputError('bad-value', input, ` cannot be '${shown(text)}': ${problem}.`, hint);
  }
  const asIn = `As in: ${terms.names[0] ?? 'hits'}${exampleOf(terms)}`;
  if (text.trim() === '') wrong('it takes a condition', asIn);
  if (text.length > LONGEST) wrong(`it takes at most ${LONGEST} characters`);
  const tokens = tokensIn(text);
  let at = 0;

  const isNext = (word: string): boolean => {
    const token = tokens[at];
    return token !== undefined && token.is !== 'quoted' && token.text.toLowerCase() === word;
  };
  const takes = (word: string): boolean => {
    if (!isNext(word)) return false;
    at++;
    return true;
  };
  /** Words up to a sign, or to one that joins conditions. */
  const words = (): string => {
    let said = '';
    for (; at < tokens.length; at++) {
      const { is, text, joined } = tokens[at]!;
      if (is === 'sign' || isNext('and') || isNext('or')) break;
      said += joined || said === '' ? text : ` ${text}`;
    }
    return said;
  };

  const condition = (): Condition<T> => {
    const all = [every()];
    while (takes('or')) all.push(every());
    return all.length === 1 ? all[0]! : (of) => all.some((one) => one(of));
  };
  const every = (): Condition<T> => {
    const all = [one()];
    while (takes('and')) all.push(one());
    return all.length === 1 ? all[0]! : (of) => all.every((one) => one(of));
  };
  const one = (): Condition<T> => {
    if (takes('not')) {
      const other = one();
      return (of) => !other(of);
    }
    if (takes('(')) {
      const inside = condition();
      if (!takes(')')) wrong('a bracket is not closed');
      return inside;
    }
    const name = words();
    if (name === '') return wrong(missing(tokens, at), asIn);
    const term = termNamed(name);
    const relation = tokens[at]?.is === 'sign' ? tokens[at]!.text : undefined;
    if (relation === undefined || !(relation in RELATIONS)) {
      if (term.is !== 'yes or no')
        wrong(`${name} is ${isIn(term)}: compare it with one`, `As in: ${name}${exampleFor(term)}`);
      return (of) => held(term.read(of), (value) => value === true);
    }
    at++;
    const value = words();
    if (value === '')
      wrong(`nothing stands behind '${name}${relation}'`, `As in: ${name}${exampleFor(term)}`);
    return related(name, terms.find(name, value) ?? term, relation, value);
  };

  const termNamed = (name: string): Term<T> =>
    terms.find(name) ??
    wrong(
      `there is no '${shown(name)}' in it`,
      didYouMean(name, terms.names) ?? `There is ${list(terms.names)}.`,
    );

  /** A name, a relation and what it is set against. */
  const related = (name: string, term: Term<T>, relation: string, value: string): Condition<T> => {
    const notSo = (hint?: string) => wrong(`${name} is ${isIn(term)}, not '${shown(value)}'`, hint);
    if (term.is === 'number') {
      const [, number, more] = /^([-+]?\d+(?:\.\d+)?)(\+?)$/.exec(value) ?? [];
      if (number === undefined) {
        const other = terms.find(value);
        if (other?.is !== 'number') return notSo();
        return (of) => {
          const against = other.read(of);
          return typeof against === 'number' && held(term.read(of), apartFrom(against, RELATIONS[relation]!));
        };
      }
      // As dice are spoken of: 4+ is four or more.
      if (more && relation !== '=') wrong(`'${relation}' and '+' say it twice`, `As in: ${name}=${value}`);
      const holds = apartFrom(Number(number), RELATIONS[more ? '>=' : relation]!);
      return (of) => held(term.read(of), holds);
    }
    const [allowed, ordered] = term.is === 'yes or no' ? [['no', 'yes'], false] : [term.is, term.ordered];
    const place = allowed.findIndex((word) => alike(word) === alike(YES_OR_NO[value.toLowerCase()] ?? value));
    const none = place < 0 && alike(value) === 'none' && term.is !== 'yes or no';
    if (place < 0 && !none) notSo(didYouMean(value, allowed));
    const isEqual = relation === '=' || relation === '!=';
    if (!isEqual && !ordered)
      wrong(`of ${name} none is more than another: it takes = or !=`, `As in: ${name}=${value}`);
    const holds = RELATIONS[relation]!;
    return (of) => held(term.read(of), (value) => holds(placeOf(value, allowed) - place), relation === '!=');
  };

  const read = condition();
  if (at < tokens.length) wrong(`'${tokens[at]!.text}' is one too many`);
  return read;
}

const YES_OR_NO: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** Words however they are typed: `half weapons` is half-weapons. */
const alike = (word: string): string => word.toLowerCase().replace(/[\s-]+/g, ' ');

/** Whether a number is as far from another as a relation wants. */
const apartFrom =
  (number: number, holds: (apart: number) => boolean) =>
  (value: Value): boolean =>
    typeof value === 'number' && holds(value - number);

/** Where a value stands among the words; -1 is none of them. */
const placeOf = (value: Value, words: readonly string[]): number =>
  words.indexOf(value === true ? 'yes' : value === false ? 'no' : String(value));

/**
 * Whether something holds of a value: of a list where it does of one that stands in it, `!=` where it does of all.
 * An empty list is told like a word that is none.
 */
function held(value: Value | undefined, holds: (value: Value) => boolean, ofAll = false): boolean {
  if (value === undefined) return false;
  if (!Array.isArray(value)) return holds(value);
  const all: readonly Value[] = value.length === 0 ? ['none'] : value;
  return ofAll ? all.every(holds) : all.some(holds);
}

/** What a term is, in words. */
function isIn<T>({ is }: Term<T>): string {
  if (is === 'number') return 'a number';
  return is === 'yes or no' ? is : is.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** How a term is compared, as an example. */
const exampleFor = <T>({ is }: Term<T>): string =>
  is === 'number' ? '>=2' : is === 'yes or no' ? '' : `=${is.at(-1)}`;

const exampleOf = <T>({ names, find }: Terms<T>): string => {
  const first = names[0] === undefined ? undefined : find(names[0]);
  return first ? exampleFor(first) : '>=2';
};

/** What is missing where a name should stand. */
function missing(tokens: readonly Token[], at: number): string {
  const [before, here] = [tokens[at - 1]?.text, tokens[at]?.text];
  if (here === undefined) return `nothing stands behind '${before}'`;
  return before === undefined
    ? `nothing stands before '${here}'`
    : `nothing stands between '${before}' and '${here}'`;
}
