import type { Cell } from './book/cell.js';
import { D6, type Deal, type Keep, type Pick, size, type Tally, type Throw } from './draw.js';
import { type Address, type Apart, effect } from './effect.js';
import { atOnce, heard, type OnTheSpot } from './heard.js';
import {
  type Ask,
  asItIs,
  type ChanceAsk,
  type Part,
  Refusal,
  type Round,
  type Rounds,
  type Rule,
  type Step,
  type StepAsk,
  type StepText,
  type Value,
} from './rule.js';

/**
 * The words a rule is written in. Each is used with `yield*`, which gives it back its type.
 * A rule system binds the ids of its own book with {@link wordsOf}, so that citing an unknown clause does not compile.
 */

/** Throws dice and reads them into a tally. No dice, no question: an empty tally. */
export function* dice<K extends string>(
  draw: Omit<Throw<K>, 'kind' | 'faces'> & { faces?: readonly number[] },
): Rule<Tally<K>> {
  if (draw.times <= 0) return Object.fromEntries(draw.tally.map((k) => [k, 0])) as Record<K, number>;
  return yield { kind: 'throw', faces: D6, ...draw } as Throw;
}

/** One die: its face. @param whose it is, as players who throw it by hand are asked */
export function* d6(name: string, whose?: Throw['whose']): Rule<number> {
  return yield* sumOf(1, name, whose);
}

/** Dice added together: their total. @param whose they are, as players who throw them by hand are asked */
export function* sumOf(times: number, name: string, whose?: Throw['whose']): Rule<number> {
  const read = (face: number) => ({ total: face });
  const { total } = yield* dice({ dice: [name], times, tally: ['total'], read, ...(whose && { whose }) });
  return total;
}

/**
 * Takes some of a population at random, without putting back.
 * Where the answer is certain (all alike, none or all of them) nothing is asked.
 * @param asks how players who draw by hand are asked
 */
export function* pick<K extends string>(
  name: string,
  from: Tally<K>,
  take: number,
  asks?: string,
): Rule<Tally<K>> {
  return yield* pickOf({ name, from, take, ...(asks && { asks }) });
}

/** The same, where there is more to say of those who are picked from: in what they are alike (see {@link partOfAlike}). */
export function* pickOf<K extends string>(draw: Omit<Pick<K>, 'kind'>): Rule<Tally<K>> {
  const { from, take } = draw;
  const all = size(from);
  const only = take > 0 && take < all ? theOnlyKind(from) : undefined;
  if (take > 0 && take < all && !only) return yield { kind: 'pick', ...draw } as Pick;
  const taken: Record<string, number> = {};
  for (const kind in from) taken[kind] = take >= all ? from[kind] : kind === only && take > 0 ? take : 0;
  return taken as Record<K, number>;
}

/** The kind that all members of a population are of, if they are. */
function theOnlyKind(from: Tally): string | undefined {
  let only: string | undefined;
  for (const kind in from) {
    if (from[kind] === 0) continue;
    if (only !== undefined) return undefined;
    only = kind;
  }
  return only;
}

/** Throws dice and keeps the highest or the lowest of them: what those add up to. */
export function* keep(draw: Omit<Keep, 'kind'>): Rule<number> {
  return yield { kind: 'keep', ...draw } as Keep;
}

/**
 * Turns up one card of a pile.
 * @param top the card that is known to lie on top, if one is
 */
export function* deal(name: string, from: readonly string[], mark: string, top?: string): Rule<string> {
  return yield { kind: 'deal', name, from, mark, ...(top !== undefined && { top }) } as Deal;
}

/** Plays rounds over a small state until it is over, and returns the last state. */
export function* rounds<S>(process: Omit<Rounds<S>, 'kind'>): Rule<S> {
  return yield { kind: 'rounds', ...process } as unknown as Rounds;
}

/**
 * A round that depends on its state and these arguments alone: rules that are walked through together share what it comes to.
 * Gist and key of the process follow from the same, and from the rulings.
 * @param of a function that stands by itself, as for {@link part}
 * @param args plain data
 */
export const roundOf = <S, A extends readonly unknown[]>(
  of: (state: S, ...args: A) => Rule<S>,
  ...args: A
): Round<S> => Object.assign((state: S) => of(state, ...args), { like: { of: of as Part['of'], args } });

/**
 * Plays parts of a rule that do not bear on each other and adds up what they count: the colours of an attack, the
 * fights of a round.
 * @param tally the names that are counted
 */
export function* addUp<K extends string>(
  tally: readonly K[],
  parts: readonly (() => Rule<Tally<K>>)[],
): Rule<Tally<K>> {
  return yield { kind: 'sum', tally, parts };
}

/**
 * Plays a part of a rule that depends on its arguments alone, and of which the rest sees only the value: the exact walk works it
 * out once for the same function and arguments, and merges all ways to the same value.
 * @param of a function that stands by itself: what it knows besides its arguments is the same in the whole rule
 * @param args plain data
 */
export function* part<A extends readonly unknown[], V>(of: (...args: A) => Rule<V>, ...args: A): Rule<V> {
  return yield { kind: 'part', of, args };
}

/**
 * The same, with picks that take those who are alike for one another: each value of it stands for several.
 * @param alike all that a value stands for, each as likely as the others and itself among them
 */
export function* partOfAlike<A extends readonly unknown[], V>(
  alike: (value: V) => readonly V[],
  of: (...args: A) => Rule<V>,
  ...args: A
): Rule<V> {
  return yield { kind: 'part', of, args, alike };
}

/**
 * Ends a rule with what is left of it: `return yield* rest(() => …)`. The exact walk follows it for each of its draws from there,
 * and not from the beginning of what came before.
 */
export function* rest<V>(rule: () => Rule<V>): Rule<V> {
  return yield { kind: 'rest', rule };
}

const NO_QUESTION = 'the rest of a rule is more than one question and its answer';
const OF_CHANCE: readonly Ask['kind'][] = ['throw', 'keep', 'pick', 'deal', 'rounds', 'sum', 'part'];
const isOfChance = (ask: Ask): ask is ChanceAsk => OF_CHANCE.includes(ask.kind);

/**
 * Ends a rule with a question: `return yield* restOf(part(saves, picked))`. The exact walk takes its odds over, and does not go back to
 * the rule for each answer.
 * @param question one of the words of this module that ask chance once and give back the answer: `part`, `addUp`, `dice`, `pick` …
 * @param then what is said and made of the answer: it asks for no dice
 */
export function restOf<V, W = V>(
  question: Rule<V>,
  then: (answer: V) => Rule<W> = atOnce as (answer: unknown) => Rule<W>,
): Rule<W> {
  return endsWith(question, then, false);
}

/**
 * The same, where something else is made of each answer: the exact walk does not look for those of which the same is.
 * @param question as for {@link restOf}
 * @param then as there
 */
export function restOfEach<V, W>(question: Rule<V>, then: (answer: V) => Rule<W>): Rule<W> {
  return endsWith(question, then, true);
}

function* endsWith<V, W>(question: Rule<V>, then: (answer: V) => Rule<W>, each: boolean): Rule<W> {
  const { done, value: asks } = question.next();
  if (done) return yield* then(asks);
  if (!isOfChance(asks)) throw new Error(NO_QUESTION);
  let isTheAnswer: boolean | undefined;
  const made = (answer: V): Rule<W> => {
    // Of each question once: it cannot be asked a second time.
    isTheAnswer ??= question.next(answer).value === answer;
    if (!isTheAnswer) throw new Error(NO_QUESTION);
    return then(answer);
  };
  const rule = function* (): Rule<W> {
    return yield* made(yield asks);
  };
  return yield {
    kind: 'rest',
    rule,
    of: { asks, tells: made, as: then === (atOnce as unknown) ? asItIs : undefined, each },
  };
}

/**
 * A rule of which something else is told than it comes to, whatever ends it. Of a question that ends it, and of which nothing is said,
 * the exact walk makes it of each answer at once: `return yield* toldAs(restOf(part(saves, picked)), (lost) => …)`.
 */
export function* toldAs<V, W>(rule: Rule<V>, as: (value: V) => W): Rule<W> {
  let next = rule.next();
  while (!next.done) {
    const ask = next.value;
    if (ask.kind !== 'rest') {
      next = rule.next(yield ask);
      continue;
    }
    const { of } = ask;
    const { done, value } = rule.next(
      yield {
        kind: 'rest',
        rule: () => toldAs(ask.rule() as Rule<V>, as),
        ...(of && {
          of: {
            asks: of.asks,
            tells: (answer: never) => toldAs(of.tells(answer) as Rule<V>, as),
            as: of.as && ((answer: unknown) => as(of.as!(answer) as V)),
            each: false,
          },
        }),
      },
    );
    if (!done) throw new Error('something comes after the rest of a rule');
    // It is told as that already.
    return value as never;
  }
  return as(next.value);
}

/** What a table cell says under the rulings in force, and how far it can be trusted. */
export interface Looked<V> {
  readonly value: V;
  readonly ruling?: string;
  readonly house?: true;
}

/** What a line of the answer is made of: clause, id, value, text and its sources. */
type AnswerLine<C extends string, R extends string> = {
  readonly id: string;
  readonly clause: C;
  readonly value: Step['value'];
  readonly text: StepText;
  readonly from?: Looked<unknown>;
  readonly ruling?: R;
};

/** A line with the sources of what it looked up. */
function withSources(
  { from: _, ...line }: AnswerLine<string, string>,
  source: Looked<unknown>,
): StepAsk['step'] {
  const ruling = line.ruling ?? source.ruling;
  return { ...line, ...(ruling && { ruling }), ...(source.house && { house: true as const }) };
}

function* said<V extends Step['value']>(line: AnswerLine<string, string> & { readonly value: V }): Rule<V> {
  yield { kind: 'step', step: line.from ? withSources(line, line.from) : line };
  return line.value;
}

/** A line that nobody hears: the ruling that it cites is met. */
function cited<V>(line: AnswerLine<string, string> & { readonly value: V }, answers: OnTheSpot): Rule<V> {
  const ruling = line.ruling ?? line.from?.ruling;
  if (ruling !== undefined) answers.option(ruling);
  return atOnce(line.value);
}

const optionOf = (ruling: string): Rule<number> =>
  heard.answers ? atOnce(heard.answers.option(ruling)) : optionAsked(ruling);

function* optionAsked(id: string): Rule<number> {
  return yield { kind: 'ruling', id };
}

const ownOf = (cell: string): Rule<Value | undefined> =>
  heard.answers ? atOnce(heard.answers.cell(cell)) : ownAsked(cell);

function* ownAsked(id: string): Rule<Value | undefined> {
  return yield { kind: 'cell', id };
}

/** What stands on the tables of a rule system besides units. */
interface OnTable {
  /** The spans of its clock. */
  readonly span: string;
  /** What lies there, by slot. */
  readonly slots: object;
  /** Where cards lie. */
  readonly pile: string;
}
interface Anything extends OnTable {
  readonly slots: Readonly<Record<string, Value>>;
}
type Slot<T extends OnTable> = keyof T['slots'] & string;

/**
 * The words that cite the book of one rule system.
 * `C` are its clause ids, `R` all its rulings, `S` those that are switches, `O` the option numbers of each of those.
 * `T` is what stands on its tables.
 */
export function wordsOf<
  C extends string,
  R extends string,
  S extends R,
  O extends Readonly<Record<S, number>> = Readonly<Record<S, number>>,
  T extends OnTable = Anything,
>() {
  return {
    /** Which option of a switch is played. */
    ruling: <K extends S>(id: K): Rule<O[K]> => optionOf(id) as Rule<O[K]>,
    /** Looks a cell up: what the players have put there or, if they have not, what the rulings in force say. */
    *look<V>(cell: Cell<V>): Rule<Looked<V>> {
      if (cell === undefined) throw new TypeError('there is no such cell in the table that is looked up');
      const own = cell.id === undefined ? undefined : ((yield* ownOf(cell.id)) as V | undefined);
      if (own !== undefined) return { value: own };
      const sources = {
        ...(cell.ruling && { ruling: cell.ruling }),
        ...(cell.from === 'house' && { house: true as const }),
      };
      if (!cell.ruling || !cell.options) return { value: cell.value, ...sources };
      const option = yield* optionOf(cell.ruling);
      return { value: cell.options[option] ?? cell.value, ...sources };
    },
    /** Puts a line into the answer and returns its value. */
    step: <V extends Step['value']>(line: AnswerLine<C, R> & { readonly value: V }): Rule<V> =>
      heard.answers ? cited(line, heard.answers) : said(line),
    /** Spans of the clock are over, and what lasts as long as they do. */
    ends: (clause: C, ...of: readonly T['span'][]): Rule<void> => effect({ do: 'end', of, clause }),
    /** They are over, and the players tell them no more. */
    forgets: (clause: C, ...of: readonly T['span'][]): Rule<void> =>
      effect({ do: 'end', of, untold: true, clause }),
    /** They are over, and nothing of them goes over into the next. */
    endsForGood: (clause: C, ...of: readonly T['span'][]): Rule<void> =>
      effect({ do: 'end', of, last: true, clause }),
    /** A new game begins with the units of this one, as they came. */
    anew: (clause: C): Rule<void> => effect({ do: 'anew', clause }),
    /** Something stands on the table that is no unit; null is nothing any more. */
    put: <N extends Slot<T>>(clause: C, slot: N, is: NonNullable<T['slots'][N]> | null): Rule<void> =>
      effect({ do: 'put', slot, is: is as Value, clause }),
    /** The same, only where nothing is there yet; with it a span of the clock may begin. */
    putFirst: <N extends Slot<T>>(
      clause: C,
      slot: N,
      is: NonNullable<T['slots'][N]>,
      begins?: T['span'],
    ): Rule<void> =>
      effect({
        do: 'put',
        slot,
        is: is as Value,
        first: true,
        ...(begins !== undefined && { begins }),
        clause,
      }),
    /** Cards go from one pile to another. */
    cards: (
      clause: C,
      moved: {
        readonly from: T['pile'];
        readonly to: T['pile'];
        readonly cards: readonly string[] | 'all';
        readonly dealt?: true;
        readonly top?: string;
      },
    ): Rule<void> => effect({ do: 'cards', ...moved, clause }),
    /** Two units are one from now on. */
    join: (clause: C, to: Address, from: Address): Rule<void> => effect({ do: 'join', to, from, clause }),
    /** Some of a unit go over to another. */
    cross: (clause: C, from: Address, to: Address, counts: Readonly<Record<string, number>>): Rule<void> =>
      effect({ do: 'cross', from, to, counts, clause }),
    /** Some of a unit are one of their own from now on. */
    split: (clause: C, from: Address, counts: Readonly<Record<string, number>>, into?: Apart): Rule<void> =>
      effect({ do: 'split', from, counts, ...(into && { into }), clause }),
    /** The rules do not allow it: stops the resolution, citing the clause. */
    refuse(clause: C, message: string, hint?: string): never {
      throw new Refusal(clause, message, hint);
    },
  };
}
