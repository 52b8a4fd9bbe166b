import type { Input } from './record.js';
import type { Unit } from './roster.js';
import type { Value } from './rule.js';

/** A card that is known to lie on top of its pile: it was dealt, and taken back. */
export interface Top {
  readonly card: string;
  /** The players turned it up themselves, so that they may have misread it. */
  readonly typed?: true;
}

/** Cards that lie together. */
export interface Pile {
  readonly cards: readonly string[];
  /** Those on top that are known, the next one to come first; of the others nobody knows the order. */
  readonly top?: readonly Top[];
}

/** Fields that change when a span of the clock is over. */
interface Later {
  readonly unit: string;
  readonly is: Input;
  readonly at: string;
}

/** What stands on the table: units, cards, and whatever else lasts longer than the line that brought it. */
export interface State {
  readonly units: readonly Unit[];
  /** The sides of the game in their order, where it was begun with any. */
  readonly sides?: readonly string[];
  /** What is no unit: the turn, smoke, by name. */
  readonly slots: Readonly<Record<string, Value>>;
  readonly piles: Readonly<Record<string, Pile>>;
  /** Spans of the clock that this game knows: one of their kind has ended or begun. */
  readonly spans: readonly string[];
  readonly later: readonly Later[];
}

export const EMPTY_TABLE: State = { units: [], slots: {}, piles: {}, spans: [], later: [] };

/** The units of a line by their roles, as the event has them. */
export type InRoles = Readonly<Record<string, readonly string[]>>;

/** The cards of a pile; none, where there is no such pile. */
export const cardsIn = ({ piles }: Pick<State, 'piles'>, pile: string): readonly string[] =>
  piles[pile]?.cards ?? [];
