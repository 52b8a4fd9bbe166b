import type { AnyMemory, Conflict, Past } from './action.js';
import type { Fields } from './field.js';
import type { Input } from './record.js';
import type { Rule, Value } from './rule.js';

/** A unit of a game as it stands. */
export interface Unit {
  readonly name: string;
  readonly side?: string;
  /** Its kind, one of those the rule system has. */
  readonly kind: string;
  /** What it is by now: figures that fell are off. */
  readonly profile: Input;
  /** What it was when it came into the game. */
  readonly began: Input;
  /** What it carries on the table; a mark that is not there is as its field has it by default. */
  readonly marks: Input;
}

/** All units of a game, and what else has to be known for their marks. */
export interface Roster {
  readonly units: readonly Unit[];
  /** The sides of the game in their order, where it was begun with any. */
  readonly sides?: readonly string[];
  /** Whatever the rule system counts marks by, such as the turn; nothing before it has seen any. */
  readonly clock?: Value;
}

/** Units come into the game: in place of all there were, or besides them. */
export interface Muster {
  readonly ruleset: string;
  readonly units: readonly Unit[];
  readonly besides?: true;
}

/** A unit is changed by hand: what no roll tells. */
export interface Change {
  readonly ruleset: string;
  readonly unit: string;
  readonly profile: Input;
  readonly marks: Input;
}

export const isMuster = (of: Muster | Change): of is Muster => Array.isArray((of as Muster).units);

/** A kind of unit: what is said of it in a roster file, each checked as a flag of that field would be. */
export interface UnitKind {
  /** What it is, in a few words. */
  readonly says: string;
  readonly profile: Fields;
  /** The marks that the game keeps on it. Their `help` says what they mean. */
  readonly marks: Fields;
  /**
   * The first thing wrong with what is said of it taken together.
   * @param clock that of the roster, where it comes into a game
   */
  readonly conflict?: (unit: Input, clock?: Roster['clock']) => Conflict | undefined;
}

/** How an action takes its inputs from the units that are named. */
export interface Fill {
  /** Who may be named, in this order: who acts, then whom it is done to. */
  readonly units: readonly string[];
  /**
   * Units that are out of the game may be named too, all of them or those by number: the action looks at their dead, or at
   * a wreck.
   */
  readonly goneToo?: true | readonly number[];
  /**
   * Each of them, or those by number, may be several units that act, or suffer, together: by the place where they are, or
   * one by one.
   */
  readonly several?: true | readonly number[];
  /** Those of them that stand for everybody in their place: what is done to one there is done to all. */
  readonly places?: readonly number[];
  /** Those of them whose passengers take part only where they are named too. */
  readonly alone?: readonly number[];
  /** Whether a unit takes part where its place was named: its player may leave out those who cannot. */
  readonly joins?: (unit: Unit, index: number) => boolean;
  /**
   * The inputs that follow from the units. What was typed wins over them.
   * @param units as they were named, one at least
   * @param asked what was typed, and the optional rules that are played: it may change what has to be filled
   * @param clock that of the roster
   * @param groups the same units, by whom they were named for
   * @throws Refusal where the rules do not allow it to a unit with these marks
   */
  readonly fill: (
    units: readonly Unit[],
    asked: Input,
    clock: Roster['clock'],
    groups: readonly (readonly Unit[])[],
  ) => Input;
}

/** Units come into a table, in place of all there were or besides them; or one is changed by hand. */
export function mustered(
  units: readonly Unit[],
  of: Muster | Change,
  kinds: Readonly<Record<string, UnitKind>>,
): readonly Unit[] {
  if (!isMuster(of)) return units.map((unit) => (unit.name === of.unit ? byHand(unit, of) : unit));
  const came = of.units.filter((unit) => isWhole(unit, kinds));
  return of.besides ? [...units, ...came] : came;
}

const byHand = (unit: Unit, { profile, marks }: Change): Unit =>
  marked({ ...unit, profile: { ...unit.profile, ...profile } }, marks);

/** Whether a unit has all its parts. */
const isWhole = (unit: Partial<Unit> | null, kinds: Readonly<Record<string, UnitKind>>): boolean =>
  typeof unit?.name === 'string' &&
  typeof unit.kind === 'string' &&
  Object.hasOwn(kinds, unit.kind) &&
  [unit.profile, unit.began, unit.marks].every((part) => typeof part === 'object' && part !== null);

/** How units are named together. */
export interface Together {
  /** The name of the place where a unit is; nothing, where none is known or the unit is out of the game. */
  readonly place: (unit: Unit, units: readonly Unit[]) => string | undefined;
  /** Those who were named, with those who go wherever they go: passengers. */
  readonly along: (named: readonly Unit[], units: readonly Unit[]) => readonly Unit[];
}

/** A rule for composing a force, to be looked into. */
export interface Check {
  /** The unit or side it is about. */
  readonly of: string;
  /** Whether it is allowed. */
  readonly rule: () => Rule<boolean>;
  /** The ids of those lines of the rule that say what is wrong, where their value is false. */
  readonly limits: readonly string[];
  /** The ids of those lines that are told whatever came of it, as what a force costs. */
  readonly tells?: readonly string[];
}

/** Where units are kept by what the actions of a rule system remember of them: there is no second record of them. */
export interface Keeping {
  /** It has `mustered`. */
  readonly memory: AnyMemory;
  /**
   * The units as they are remembered.
   * @param before units that are as they were there stay the same objects
   */
  readonly roster: (state: never, before?: Roster) => Roster;
}

/** What a rule system knows of units. Units are found by their names only in lists: a name may be any text. */
export interface RosterScope {
  /** The kinds of units by their names; a unit that does not say is of the first. */
  readonly kinds: Readonly<Record<string, UnitKind>>;
  /** By action, where it does not say by its roles whom it takes; an action that is not here takes no units. */
  readonly fills?: Readonly<Record<string, Fill>>;
  /** How several are named at once, where units act together. */
  readonly together?: Together;
  /**
   * What has become of the units after something was resolved in the game, whether it named units or not; where the
   * actions do not say by their effects what they do to them.
   * @param named the names of the units it named, in order
   * @param groups the same names, by whom they were named for, where several may be
   */
  readonly after?: (
    roster: Roster,
    event: Past,
    named: readonly string[],
    groups: readonly (readonly string[])[],
  ) => Roster;
  /** Where its actions remember units by themselves. */
  readonly keeping?: Keeping;
  /**
   * What a unit is by now, in words: `4 of 6 figures left, suppressed`.
   * @param state what the memory of the rule system holds of the game, where it has one
   */
  readonly says: (unit: Unit, state?: unknown) => string;
  /** Why a unit is out of the game, if it is. */
  readonly gone: (unit: Unit, state?: unknown) => string | undefined;
  /** The rules of composition for these units. */
  readonly check: (units: readonly Unit[]) => readonly Check[];
}

/** The roster with one unit changed; as it was, where it has no such unit. */
export const withUnit = (roster: Roster, name: string, change: (unit: Unit) => Unit): Roster => ({
  ...roster,
  units: roster.units.map((unit) => (unit.name === name ? change(unit) : unit)),
});

/** A unit with other marks; null takes one off. The same unit, where it carries them already. */
export function marked(unit: Unit, marks: Input): Unit {
  const changes = Object.entries(marks).filter(([name, value]) => (unit.marks[name] ?? null) !== value);
  if (changes.length === 0) return unit;
  const all = { ...unit.marks, ...Object.fromEntries(changes) };
  return { ...unit, marks: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) };
}

/** What fields say where nothing else is said, by the fields: they are declared once. */
const defaults = new WeakMap<Fields, Input>();

function defaultsOf(fields: Fields): Input {
  let found = defaults.get(fields);
  if (!found) {
    const said = Object.entries(fields).filter(([, field]) => field.default !== undefined);
    found = Object.fromEntries(said.map(([name, field]) => [name, field.default as Value]));
    defaults.set(fields, found);
  }
  return found;
}

/** What fields say where nothing else is said, with what is. */
export const withDefaults = (fields: Fields, input: Input): Input => ({ ...defaultsOf(fields), ...input });
