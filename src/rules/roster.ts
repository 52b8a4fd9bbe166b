import type { Fields } from './field.js';
import { onceFor } from './once.js';
import type { Input } from './record.js';
import type { Rule, Value } from './rule.js';
import type { State } from './state.js';
import { sameName } from './text/likeness.js';

/** A unit of a game as it stands. */
export interface Unit {
  readonly name: string;
  readonly side?: string;
  /** It stood in no roster: somebody spoke of it. */
  readonly met?: true;
  /** Its kind, one of those the rule system has. */
  readonly kind: string;
  /** What it is by now: figures that fell are off. */
  readonly profile: Input;
  /** What it was when it came into the game. */
  readonly began: Input;
  /** The marks that it came with, where its roster gave it any. */
  readonly came?: Input;
  /** What it carries on the table; a mark that is not there is as its field has it by default. */
  readonly marks: Input;
}

/** The unit of this name, however it is spelt; of a mark that holds none, nobody. */
export const unitNamed = <U extends { readonly name: string }>(
  units: readonly U[],
  name: Value | undefined,
): U | undefined => (typeof name === 'string' ? units.find((unit) => sameName(unit.name, name)) : undefined);

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

/** How units are named together. */
export interface Together {
  /** The name of the place where a unit is; nothing, where none is known or the unit is out of the game. */
  readonly place: (unit: Unit, units: readonly Unit[]) => string | undefined;
  /** Those who were named, with those who go wherever they go: passengers. */
  readonly along: (named: readonly Unit[], units: readonly Unit[]) => readonly Unit[];
  /** Whether a place of this name is known, whoever is there: then no other is meant by the beginning of its name. */
  readonly knows?: (place: string, table: State) => boolean;
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

/** A unit with other marks; null takes one off. The same unit, where it carries them already. */
export function marked(unit: Unit, marks: Input): Unit {
  // Plans mark units by the ten thousand.
  const changes = Object.keys(marks).some((name) => (unit.marks[name] ?? null) !== marks[name]);
  if (!changes) return unit;
  const all: Record<string, Value> = {};
  for (const name of Object.keys({ ...unit.marks, ...marks })) {
    const value = Object.hasOwn(marks, name) ? marks[name]! : unit.marks[name]!;
    if (value !== null) all[name] = value;
  }
  return { ...unit, marks: all };
}

/** A unit of which another profile is said; null takes back what was said of it. */
export const withProfile = (unit: Unit, profile: Input): Unit => ({
  ...unit,
  profile: Object.fromEntries(
    Object.entries({ ...unit.profile, ...profile }).filter(([, value]) => value !== null),
  ),
});

/** What fields say where nothing else is said. */
const defaultsOf = onceFor((fields: Fields): Input => {
  const said = Object.entries(fields).filter(([, field]) => field.default !== undefined);
  return Object.fromEntries(said.map(([name, field]) => [name, field.default as Value]));
});

/** What fields say where nothing else is said, with what is. */
export const withDefaults = (fields: Fields, input: Input): Input => ({ ...defaultsOf(fields), ...input });
