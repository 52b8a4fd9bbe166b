import type { EngineError } from '../engine/errors.js';
import type { Input, Resolution } from '../rules/record.js';
import type { JsonSchema } from './schema.js';

/** Which action of which rule system. */
export interface ActionName {
  /** The id of the rule system or its short name, such as `battleground` or `bg`; `dice` for dice by themselves. */
  readonly system: string;
  /** Its name, such as `shoot`. */
  readonly action: string;
}

/** What is asked of an action. */
export interface Asked extends ActionName {
  /**
   * Its inputs by name, as values: those of `record.input`. What is left out has its default, or comes from the house
   * rules; undefined is left out.
   */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Rulings that are played otherwise than by option 1: `{ 'bg:R3': 2 }`. They win over those of house rules. */
  readonly rulings?: Readonly<Record<string, number>>;
  /** House rules: the text of such a file, YAML or JSON, or the data in it. */
  readonly house?: string | object;
  /** Plays it although the rules forbid it, as far as players may agree on that; the record says against which clauses. */
  readonly anyway?: boolean;
  /** All that was resolved before it in this game, in order: what the deck, the turn and the like are known from. */
  readonly after?: readonly Resolution[];
}

/** A rule system. */
export interface SystemInfo {
  readonly id: string;
  /** Its short name, with which its clauses begin too. */
  readonly short: string;
  readonly title: string;
  /** The names of its actions. */
  readonly actions: readonly string[];
  /** Its own version, where it is of another package. */
  readonly version?: string;
}

/** What an action is. */
export interface Description {
  /** The id of its rule system. */
  readonly system: string;
  readonly action: string;
  /** What it settles, in one line. */
  readonly says: string;
  readonly input: JsonSchema;
  /** The fields of its result, with what they are. */
  readonly result: Readonly<Record<string, string>>;
  /** Command lines that show it. */
  readonly examples: readonly { readonly line: string; readonly shows: string }[];
}

/** Whether inputs are right: with defaults filled in where they are, with what is wrong where they are not. */
export type Validated =
  | { readonly valid: true; readonly input: Input }
  | { readonly valid: false; readonly faults: readonly EngineError[] };

/** Dice that were thrown, in the order in which the rules ask for them: `'white=5,6 blue=1'`, or the same as data. */
export type Dice = string | Readonly<Record<string, readonly (number | string)[]>>;

/** Where the dice come from. */
export type DiceFrom =
  | {
      /** A text of 1 to 64 characters; a fresh one, where none is given. */
      readonly seed?: string | undefined;
      /** The number of the repetition, from 0: each has dice of its own. */
      readonly index?: number | undefined;
      readonly dice?: undefined;
    }
  | { readonly dice: Dice; readonly seed?: undefined; readonly index?: undefined };

/** What came of a proof; `why` goes on from "the record". */
export type Proved = { readonly proved: true } | { readonly proved: false; readonly why: string };
