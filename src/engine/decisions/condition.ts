import type { Value } from '../../rules/rule.js';
import { either, list } from '../../rules/text/say.js';
import { InputError } from '../errors.js';
import { shown } from '../shown.js';
import { didYouMean, nearest } from '../suggest.js';
import { missing, type Token, tokensIn } from './tokens.js';

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
  /** There may be none of these words: its name alone asks whether there is one. */
  readonly orNone?: true;
  /** The word that another is short for. */
  readonly inFull?: (word: string) => string | undefined;
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
  /** What to say where none of them is near, in place of all of them: where they are to be found. */
  readonly where?: string;
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

/**
 * Reads a condition.
 * @param input the name of the input that it is typed for, for errors: `chance`
 * @throws InputError `bad-value`: what was wrong, what is allowed, the nearest right spelling
 */
export const readCondition = <T>(input: string, text: string, terms: Terms<T>): Condition<T> =>
  new Reader(input, text, terms).whole();

/** Reads one condition, from its first token to its last. */
class Reader<T> {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(
    private readonly input: string,
    private readonly text: string,
    private readonly terms: Terms<T>,
  ) {
    this.tokens = tokensIn(text);
  }

  whole(): Condition<T> {
    if (this.text.length > LONGEST) this.wrong(`it takes at most ${LONGEST} characters`);
    if (this.tokens.length === 0) this.wrong('it takes a condition', this.asIn());
    const read = this.any();
    const more = this.tokens[this.at];
    return more ? this.wrong(`'${more.text}' is one too many`) : read;
  }

  private any(): Condition<T> {
    const all = [this.every()];
    while (this.takes('or')) all.push(this.every());
    return all.length === 1 ? all[0]! : (of) => all.some((one) => one(of));
  }

  private every(): Condition<T> {
    const all = [this.one()];
    while (this.takes('and')) all.push(this.one());
    return all.length === 1 ? all[0]! : (of) => all.every((one) => one(of));
  }

  private one(): Condition<T> {
    if (this.takes('not')) {
      const other = this.one();
      return (of) => !other(of);
    }
    if (this.takes('(')) {
      const inside = this.any();
      return this.takes(')') ? inside : this.wrong('a bracket is not closed');
    }
    const name = this.words();
    if (name === '') return this.wrong(missing(this.tokens, this.at), this.asIn());
    const term = this.termNamed(name);
    const sign = this.tokens[this.at];
    if (sign?.is !== 'sign' || !(sign.text in RELATIONS)) {
      if (term.is === 'yes or no') return (of) => held(term.read(of), (value) => value === true);
      if (term.orNone) return (of) => held(term.read(of), (value) => value !== 'none');
      return this.wrong(`${name} is ${isIn(term)}: compare it with one`, `As in: ${name}${exampleFor(term)}`);
    }
    this.at++;
    const value = this.words();
    if (value === '')
      return this.wrong(`nothing stands behind '${name}${sign.text}'`, `As in: ${name}${exampleFor(term)}`);
    const meant = this.terms.find(name, value) ?? term;
    const of: Comparison<T> = { name, term: meant, relation: sign.text, value };
    return meant.is === 'number' ? this.ofNumber(of) : this.ofWord(of, meant.is);
  }

  private ofNumber({ name, term, relation, value }: Comparison<T>): Condition<T> {
    const [, number, more] = /^([-+]?\d+(?:\.\d+)?)(\+?)$/.exec(value) ?? [];
    if (number === undefined) {
      const other = this.terms.find(value);
      if (other?.is !== 'number') return this.wrong(`${name} is a number, not '${shown(value)}'`);
      return (of) => {
        const against = other.read(of);
        return typeof against === 'number' && held(term.read(of), apartFrom(against, RELATIONS[relation]!));
      };
    }
    // As dice are spoken of: 4+ is four or more.
    if (more && relation !== '=') this.wrong(`'${relation}' and '+' say it twice`, `As in: ${name}=${value}`);
    const holds = apartFrom(Number(number), RELATIONS[more ? '>=' : relation]!);
    return (of) => held(term.read(of), holds);
  }

  private ofWord(
    { name, term, relation, value }: Comparison<T>,
    is: Exclude<Term<T>['is'], 'number'>,
  ): Condition<T> {
    const words = is === 'yes or no' ? ['no', 'yes'] : is;
    const placeAmong = (said: string) => words.findIndex((word) => alike(word) === alike(said));
    const exact = placeAmong(YES_OR_NO[value.toLowerCase()] ?? value);
    const place = exact < 0 ? placeAmong(term.inFull?.(value) ?? value) : exact;
    const isNone = alike(value) === 'none' && is !== 'yes or no';
    if (place < 0 && !isNone)
      this.wrong(`${name} is ${isIn(term)}, not '${shown(value)}'`, didYouMean(value, words));
    if (relation !== '=' && relation !== '!=' && !term.ordered)
      this.wrong(`of ${name} none is more than another: it takes = or !=`, `As in: ${name}=${value}`);
    const holds = (value: Value) => RELATIONS[relation]!(placeOf(value, words) - place);
    return (of) => held(term.read(of), holds, relation === '!=');
  }

  private termNamed(name: string): Term<T> {
    const { find } = this.terms;
    return find(name) ?? this.wrong(`there is no '${shown(name)}' in it`, this.offered(name));
  }

  /** What may have been meant by a name that is none: first what was typed, and was taken apart. */
  private offered(name: string): string {
    const { names, where } = this.terms;
    const typed = this.text.toLowerCase();
    const apart = names.find((one) => isTakenApart(one) && typed.includes(one.toLowerCase()));
    const meant = apart === undefined ? nearest(name, names) : [apart];
    if (meant.length === 0) return where ?? thereIs(names);
    const guess = `Did you mean ${either(meant.map(quoted))}?`;
    return meant.some(isTakenApart)
      ? `${guess} Names with and, or, not, brackets or signs in them stand in quotes.`
      : guess;
  }

  private isNext(word: string): boolean {
    const token = this.tokens[this.at];
    return token !== undefined && token.is !== 'quoted' && token.text.toLowerCase() === word;
  }

  private takes(word: string): boolean {
    const is = this.isNext(word);
    if (is) this.at++;
    return is;
  }

  /** Words up to a sign, or to one that joins conditions. */
  private words(): string {
    let said = '';
    for (; this.at < this.tokens.length; this.at++) {
      const { is, text, joined } = this.tokens[this.at]!;
      if (is === 'sign' || this.isNext('and') || this.isNext('or')) break;
      said += joined || said === '' ? text : ` ${text}`;
    }
    return said;
  }

  private asIn(): string {
    const [first = 'hits'] = this.terms.names;
    const term = this.terms.find(first);
    return `As in: ${first}${term ? exampleFor(term) : '>=2'}`;
  }

  private wrong(problem: string, hint?: string): never {
    throw new InputError('bad-value', this.input, ` cannot be '${shown(this.text)}': ${problem}.`, hint);
  }
}

/** Whether a name has words or signs in it that join conditions: it is taken apart, where it does not stand in quotes. */
const isTakenApart = (name: string): boolean =>
  tokensIn(name).some(({ is, text }) => is !== 'word' || ['and', 'or', 'not'].includes(text.toLowerCase()));

/** A name as it can be typed in a condition. */
function quoted(name: string): string {
  if (!isTakenApart(name)) return name;
  const quote = name.includes('"') ? "'" : '"';
  return `${quote}${name}${quote}`;
}

/** Names that one hint has room for. */
const MOST_OFFERED = 12;

function thereIs(names: readonly string[]): string {
  const more = names.length - MOST_OFFERED;
  return more > 1
    ? `There is ${names.slice(0, MOST_OFFERED).join(', ')} and ${more} others.`
    : `There is ${list(names)}.`;
}

/** A name, a relation and what it is set against. */
interface Comparison<T> {
  readonly name: string;
  readonly term: Term<T>;
  readonly relation: string;
  readonly value: string;
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
  return is === 'yes or no' ? is : either(is);
}

/** How a term is compared, as an example. */
const exampleFor = <T>({ is }: Term<T>): string =>
  is === 'number' ? '>=2' : is === 'yes or no' ? '' : `=${is.at(-1)}`;
