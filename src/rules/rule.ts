import type { Draw, Tally, Thrown } from './draw.js';
import type { Effect, Late } from './effect.js';

/** A number, word or list that a step or a result holds. */
export type Value = number | string | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** Whether there are fields in it: no list, and not nothing. */
export const isObject = (of: unknown): of is Readonly<Record<string, unknown>> =>
  typeof of === 'object' && of !== null && !Array.isArray(of);

/** What a rule says as it goes: one line of the answer, with the clause behind it. */
export interface Step {
  /** Stable name of the line, for scripts. */
  readonly id: string;
  readonly clause: string;
  readonly value: Value;
  /** One plain sentence or phrase, in the book's terms, ASCII only. */
  readonly text: string;
  /** The ruling that settled it, where the book left it open. */
  readonly ruling?: string;
  /** A number that stands in no source was used. */
  readonly house?: true;
  /** The natural dice that this line interprets; set by the interpreter, never by a rule. */
  readonly dice?: readonly Thrown[];
  /** Table cells of the players' own that were looked up for this line; set by the interpreter. */
  readonly own?: readonly string[];
}

/** Asks which option of a ruling is played. */
export interface RulingAsk {
  readonly kind: 'ruling';
  readonly id: string;
}

/** Asks for the players' own value of a table cell, if they have one. */
export interface CellAsk {
  readonly kind: 'cell';
  readonly id: string;
}

/** What a line says; put off where a rule is walked through so often that nobody could read it. */
export type StepText = string | (() => string);

/** Puts a line into the answer. */
export interface StepAsk {
  readonly kind: 'step';
  readonly step: Omit<Step, 'text'> & { readonly text: StepText };
}

/** One round of a process, from the state it begins in. */
export interface Round<S> {
  (state: S): Rule<S>;
  /** All that it depends on besides its state, where that can be said: a function that stands by itself, and plain data. */
  readonly like?: Pick<Part, 'of' | 'args'>;
}

/** A process of many rounds over a small state, so that equal states can be merged between rounds. */
export interface Rounds<S = never> {
  readonly kind: 'rounds';
  /** Names the process: within one resolution a round may depend on the state and this name alone. */
  readonly name: string;
  readonly start: S;
  readonly isOver: (state: S) => boolean;
  readonly round: Round<S>;
  /**
   * As much of a state as anything after it depends on, where a state holds more: states alike in it are merged by the
   * exact walk. What the players see still tells everything apart.
   */
  readonly gist?: (state: S) => S;
  /**
   * Where the gist makes one of ends that are as likely as one another, though the players tell them apart: all that this one
   * stands for, itself among them.
   */
  readonly alike?: (end: S) => readonly S[];
  /** Its rounds change the table, which no odds of the action itself tell: whoever follows what is done merges no states of it. */
  readonly changes?: true;
  /** A short name for a state, different for different ones: it spares the exact walk spelling out every state. */
  readonly key?: (state: S) => string;
}

/**
 * Independent parts whose tallies add up. What a part does to the table is told by no tally: whoever follows effects through
 * the exact walk keeps each with the outcome of its part, as for {@link Part}, and merges only what is alike in both.
 */
export interface Sum {
  readonly kind: 'sum';
  readonly tally: readonly string[];
  readonly parts: readonly (() => Rule<Tally>)[];
}

/** A part of a rule that depends on its arguments alone, and of which the rest sees only the value. */
export interface Part {
  readonly kind: 'part';
  readonly of: (...args: never) => Rule<unknown>;
  /** Plain data. */
  readonly args: readonly unknown[];
  /**
   * Where its picks take one of those who are alike for another: all that a value of it stands for, each as likely as the others and
   * itself among them.
   */
  readonly alike?: (value: never) => readonly unknown[];
}

/** What chance answers. */
export type ChanceAsk = Draw | Rounds | Sum | Part;

/** What is left of a rule where nothing that came before is needed any more: the last thing a rule asks. */
export interface Rest {
  readonly kind: 'rest';
  readonly rule: () => Rule<unknown>;
  /** It is this question, and what is said and made of its answer: no chance decides that. */
  readonly of?: {
    readonly asks: ChanceAsk;
    readonly tells: (answer: never) => Rule<unknown>;
    /** What is made of its answer, where nothing is said of that: it may be taken {@link asItIs}. */
    readonly as: ((answer: unknown) => unknown) | undefined;
    /** Whether something else is made of each answer. */
    readonly each: boolean;
  };
}

/** What an answer is told as, of which nothing else is made. */
export const asItIs = <T>(value: T): T => value;

/** Does something to the table. */
export interface EffectAsk {
  readonly kind: 'effect';
  readonly effect: Late<Effect | undefined>;
}

/** Asks whether what a clause forbids is played all the same. */
export interface PermitAsk {
  readonly kind: 'permit';
  readonly clause: string;
}

export type Ask = ChanceAsk | RulingAsk | CellAsk | StepAsk | EffectAsk | PermitAsk | Rest;

/**
 * A rule of a book: a generator that reads like the page and asks for dice, rulings and lines by yielding.
 * It never rolls, prints, or looks at a clock or a file.
 */
// biome-ignore lint/suspicious/noExplicitAny: the answer's type depends on what was asked; the words in words.ts give it back.
export type Rule<T> = Generator<Ask, T, any>;

/** The rules do not allow what was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code = 'not-allowed';
  constructor(
    readonly clause: string,
    message: string,
    readonly hint?: string,
    /** Players may agree to do it all the same. */
    readonly mayBeAgreedOn = false,
  ) {
    super(message);
  }
}

/** Whether the rules refused. By its name: bundles that are loaded apart have a class each. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'Refusal';
