import type { Value } from '../rule.js';

/** What a club or a game plays otherwise than the book: agreed on before play, and kept in its log. */
export interface HouseRules {
  /** The rule system they belong to. */
  readonly ruleset: string;
  /** Whose they are, if they say so. */
  readonly name?: string;
  /** Table cells by their names, with the players' own values. */
  readonly cells: Readonly<Record<string, Value>>;
  /** Rulings that are not played by option 1. */
  readonly rulings: Readonly<Record<string, number>>;
  /** Optional rules that are played: inputs by name, with the value they have unless something else is typed. */
  readonly optional: Readonly<Record<string, string | number | boolean>>;
}
