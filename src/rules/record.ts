import type { Effect } from './effect.js';
import type { Step, Value } from './rule.js';

/** The inputs of an action after defaults, as given by a player. */
export type Input = Readonly<Record<string, Value>>;
export type Result = Readonly<Record<string, Value>>;

/** What records of dice by themselves have for a rule system: they belong to none, and to every game. */
export const DICE = 'dice';

/** By what something was worked out: the program and the rule system, with their versions. */
export interface Source {
  /** The version of the program. */
  readonly wg: string;
  readonly ruleset: string;
  /** The version of the rule system, where it has one of its own: it is of another package. */
  readonly rulesetVersion?: string;
}

interface Header extends Source {
  readonly action: string;
  /** Where the dice came from: the algorithm behind the seed, `entered`, or `exact` for odds. */
  readonly rng: string;
}

/** One resolution: all it takes to prove it, and all that text, JSON and log are renderings of. */
export interface Resolution extends Header {
  /** Null where the dice were entered. */
  readonly seed: string | null;
  /** The repetition, from 0. */
  readonly index: number;
  readonly input: Input;
  /** The rulings that were met, with the option played. */
  readonly rulings: Readonly<Record<string, number>>;
  /** The table cells of the players' own that were looked up; left out where there were none. */
  readonly house?: Readonly<Record<string, Value>>;
  readonly steps: readonly Step[];
  readonly result: Result;
  /** What it did to the table, in order; not in records of actions that do not say so. */
  readonly effects?: readonly Effect[];
  /** The clauses that it was played against; left out where there were none. */
  readonly anyway?: readonly string[];
}

/** Exact odds as scripts read them. */
export interface OddsDocument extends Header {
  readonly rng: 'exact';
  readonly input: Input;
  /** The rulings that were met on any branch, with the option played. */
  readonly rulings: Readonly<Record<string, number>>;
  /** The table cells of the players' own that were looked up on any branch. */
  readonly house?: Readonly<Record<string, Value>>;
  readonly odds: {
    /** One for each different result, in ascending order; together they are certain. */
    readonly outcomes: readonly {
      readonly result: Result;
      /** The fraction, rounded once. */
      readonly probability: number;
      /** In lowest terms: `5/18`. */
      readonly fraction: string;
    }[];
    /** The mean of each field of the result that is a number. */
    readonly mean: Readonly<Record<string, number>>;
    /** The chance of a condition, where one was asked for. */
    readonly chance?: { readonly of: string; readonly probability: number; readonly fraction: string };
  };
}
