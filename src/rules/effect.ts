import { heard, NOTHING_DONE } from './heard.js';
import type { Rule, Value } from './rule.js';

/**
 * What a rule does to the table. An effect is a deed with its cause, and names roles, never units: it follows from the input
 * and the dice alone, so that a record proves it without a roster. Who stood in the roles is a matter of the event.
 */

/** Everybody in a role; one of several who stand in it, by number from 1; or all of whom something is so. */
export type Address = InRole | Those;
export type InRole = string | readonly [role: string, number: number];

/** Whoever it is, and whether anybody named them: those who carry such a mark of these, or are of such a side. */
export type Those<M extends string = string> =
  | {
      /** The mark that holds a name: `aboard`. */
      readonly whose: M;
      /** It is the name of whoever stands in this role, or of one of several. */
      readonly is: InRole;
    }
  | {
      /** The mark that holds a name, and several carry: `melee`. */
      readonly whose: M;
      /** It holds the same as that of whoever stands in this role, and they are of his side. */
      readonly beside: string;
    }
  | {
      readonly whose: M;
      /** It holds the same as that of whoever stands in this role, of whatever side they are, himself among them. */
      readonly among: string;
    }
  | {
      /** The mark that holds a place: `wire`. */
      readonly whose: M;
      /** It is the same place as that of whoever stands in this role, himself among them. */
      readonly at: string;
    }
  | {
      readonly side: string;
      /** Those who carry this mark are left alone. */
      readonly without?: M;
    };

interface Deed {
  /** The rule that says so. */
  readonly clause: string;
}

/** Whether somebody is meant by what is so of him, and not by a role. */
export const isThose = (to: Address): to is Those => typeof to === 'object' && !Array.isArray(to);

interface Suffered extends Deed {
  readonly to: Address;
  /** The kind it is meant for: others who stand in the role suffer nothing. */
  readonly of?: string;
}

/** Figures fall, counted by the fields of the kind: of the `figures` that fall so many are `leaders`. */
export interface Lose extends Suffered {
  readonly do: 'lose';
  readonly parts: Readonly<Record<string, number>>;
}

/** Fields are something else from now on, marks or what the unit is; null is as where nothing is said. */
export interface SetTo extends Suffered {
  readonly do: 'set';
  readonly is: Readonly<Record<string, Value>>;
  /** Not now, but when this span of the clock is over. */
  readonly at?: string;
}

/** Counts go up or, by less than nothing, down to 0 at most. */
export interface Add extends Suffered {
  readonly do: 'add';
  readonly by: Readonly<Record<string, number>>;
}

/** A mark holds the name of whoever stands in another role: the vehicle it gets into, the enemy it fights; a list has it besides. */
export interface Bind extends Suffered {
  readonly do: 'bind';
  readonly mark: string;
  readonly as: InRole;
  /** The name of somebody that this mark of his holds, in place of his own, where it does: he is bound to that one already. */
  readonly through?: string;
}

/**
 * A unit comes into the game, with what is said of it; of one that is there already this is so from now on. Players may
 * speak of units that stand in no roster.
 */
export interface Meet extends Deed {
  readonly do: 'meet';
  readonly to: InRole;
  /** The kind it is of, if it is new. */
  readonly of: string;
  readonly is: Readonly<Record<string, Value>>;
  readonly side?: string;
}

/** Two units are one from now on: their figures add up, and the second is out. */
export interface Join extends Deed {
  readonly do: 'join';
  readonly to: Address;
  readonly from: Address;
}

/** Some of a unit go over to another. */
export interface Cross extends Deed {
  readonly do: 'cross';
  readonly from: Address;
  readonly to: Address;
  readonly counts: Readonly<Record<string, number>>;
}

/** Some of a unit are a unit of their own from now on. */
export interface Split extends Deed {
  readonly do: 'split';
  readonly from: Address;
  readonly counts: Readonly<Record<string, number>>;
  /** What they are by themselves, where that is something else: the crew of a tank are men on foot. */
  readonly into?: Apart;
}

/** Those who part, as a unit of a kind of its own. */
export interface Apart {
  readonly kind: string;
  /** What they are called behind the name of the unit they were of. */
  readonly called: string;
  readonly is: Readonly<Record<string, Value>>;
  /** Marks of the unit they were of that are theirs as well. */
  readonly keeps?: readonly string[];
}

/** Spans of the clock are over, for everybody: what lasts as long as they do ends. */
export interface End extends Deed {
  readonly do: 'end';
  readonly of: readonly string[];
  /** The players tell them no more: the game does not know them from now on. */
  readonly untold?: true;
  /** Nothing of them goes over into the next, and nothing waits for it any more: another battle begins. */
  readonly last?: true;
}

/** What stands on the table and is no unit: the turn, smoke. Null is nothing any more. */
export interface Put extends Deed {
  readonly do: 'put';
  readonly slot: string;
  readonly is: Value;
  /** Only where nothing is there yet. */
  readonly first?: true;
  /** With it this span of the clock begins, if the game has units of a roster and does not know the span. */
  readonly begins?: string;
}

/** Cards go from one pile to another. Into a pile that somebody deals from they are shuffled. */
export interface Cards extends Deed {
  readonly do: 'cards';
  readonly from: string;
  readonly to: string;
  readonly cards: readonly string[] | 'all';
  /** Turned up one by one: if it is taken back they lie on top again, in this order. */
  readonly dealt?: true;
  /** What was known to lie on top, and was turned up, or had players turn up another in its place. */
  readonly top?: string;
}

/** A new game: units are as they came, those whom only the game brought are out, and no turn is told yet. */
interface Anew extends Deed {
  readonly do: 'anew';
}

export type Effect = Lose | SetTo | Add | Bind | Meet | Join | Cross | Split | End | Put | Cards | Anew;

/** At once; or put off, so that nobody works it out where nobody follows effects. */
export type Late<T> = T | (() => T);

/** Asks for an effect. Nothing is answered: a rule never reads back what it did. Undefined changes nothing. */
export const effect = (of: Late<Effect | undefined>): Rule<void> => (heard.deeds ? done(of) : NOTHING_DONE);

/**
 * Much that is done to the table: nobody puts it together where it is not followed.
 * @param deeds asks for nothing else
 */
export const doing = (deeds: () => Rule<void>): Rule<void> => (heard.deeds ? deeds() : NOTHING_DONE);

function* done(effect: Late<Effect | undefined>): Rule<void> {
  yield { kind: 'effect', effect };
}

/** What was put off, worked out. */
export const notLate = <T>(of: Late<T>): T => (typeof of === 'function' ? (of as () => T)() : of);
