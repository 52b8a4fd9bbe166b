import type { Field } from '../../rules/field.js';
import { type AnyKind, goneAs, type Kinds, known } from '../../rules/kind.js';
import { type Unit, unitNamed } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { sameName } from '../../rules/text/likeness.js';
import { list, names, quoted } from '../../rules/text/say.js';
import type { Term, Terms } from '../decisions/condition.js';
import { fieldNamed, rosterKey } from '../inputs/filling.js';
import { meant } from '../roster/short-names.js';
import { shown } from '../shown.js';

/** What conditions on a table can name, with what those name that were read so far: units, and fields of theirs. */
interface UnitTerms extends Terms<State> {
  readonly named: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

/** What conditions on a table can name: `MG nest gone`, `Able.figures`, `Panzer IV.damage`, `Able.aboard`. */
export function termsOf({ units }: State, kinds: Kinds): UnitTerms {
  // Whoever is named in a condition is told with its end.
  const named = new Set<string>();
  const fields = new Set<string>();
  const inShort = (name: string): Unit | undefined => {
    const [unit, ...others] = meant(name, units, { role: undefined, side: undefined, kinds });
    return others.length === 0 ? unit : undefined;
  };
  return {
    named,
    fields,
    find(typed) {
      const found = unitAndField(typed, (name) => unitNamed(units, name)) ?? unitAndField(typed, inShort);
      if (!found) return undefined;
      const { unit, typed: asked } = found;
      const kind = kinds[unit.kind]!;
      const field = sameName(asked, 'gone') ? 'gone' : fieldIn(kind, asked);
      if (field === undefined) return undefined;
      named.add(unit.name);
      fields.add(field);
      return termOf(unit, field, units, { kinds, inFull: (name) => inShort(name)?.name });
    },
    names: [
      ...units.map(({ name }) => `${name} gone`),
      ...units.flatMap(({ name, kind }) =>
        fieldsIn(kinds[kind]!).map((field) => `${name}.${rosterKey(field)}`),
      ),
    ],
    where: whereOf(units, kinds),
  };
}

/** Which units are there, and how they are asked about. */
function whereOf(units: readonly Unit[], kinds: Kinds): string {
  // What a unit is made of tells more than what it carries, as figures do.
  const countsOf = (own: 'profile' | 'marks') =>
    units.flatMap(({ name, kind }) => {
      const of = kinds[kind]!;
      const counted = Object.keys(of[own]).find((field) => isIn(ofKind(of, field)) === 'number');
      return counted === undefined ? [] : [quoted(`${name}.${rosterKey(counted)}>=2`)];
    });
  const counts = [...countsOf('profile'), ...countsOf('marks')];
  const examples = [...units.slice(0, 1).map(({ name }) => quoted(`${name} gone`)), ...counts.slice(0, 1)];
  return `It is about ${shown(names(units), 200)}. As in: ${list(examples)}. wg roster kinds has what can be asked of each.`;
}

const fieldsIn = ({ profile, marks }: AnyKind): string[] =>
  [...Object.entries(profile), ...Object.entries(marks)].flatMap(([name, field]) =>
    (field as Field).kind === 'file' ? [] : [name],
  );

/** A unit and what is asked of it, with a point or a space between the two. The longest name of a unit is meant. */
function unitAndField(
  typed: string,
  called: (name: string) => Unit | undefined,
): { unit: Unit; typed: string } | undefined {
  const places = [...typed.matchAll(/[.\s]/g)].map(({ index }) => index).reverse();
  for (const at of places) {
    const unit = called(typed.slice(0, at).trim());
    if (unit) return { unit, typed: typed.slice(at + 1).trim() };
  }
  return undefined;
}

/** The field of a kind that is typed so, if it can stand in a condition. */
function fieldIn(kind: AnyKind, typed: string): string | undefined {
  const field = fieldNamed(typed, kind) ?? fieldNamed(typed.replace(/\s+/g, '-'), kind);
  return field !== undefined && fieldsIn(kind).includes(field) ? field : undefined;
}

const ofKind = ({ profile, marks }: AnyKind, field: string): Field => profile[field] ?? marks[field];

/** @param inFull whoever is meant by the beginning of his name */
function termOf(
  { name, kind }: Unit,
  field: string,
  units: readonly Unit[],
  { kinds, inFull }: { readonly kinds: Kinds } & Required<Pick<Term<State>, 'inFull'>>,
): Term<State> {
  const unitIn = ({ units }: State) => units.find((unit) => unit.name === name)!;
  if (field === 'gone') return { is: 'yes or no', read: (of) => goneAs(unitIn(of), kinds) !== undefined };
  const read = (of: State): Value | undefined => standsIn(unitIn(of), field, kinds);
  const is = isIn(ofKind(kinds[kind]!, field));
  switch (is) {
    case 'number':
      return { is, read: (of) => read(of) ?? 0 };
    case 'yes or no':
      return { is, read: (of) => read(of) === true };
    case 'a name':
      return { is: namesFor(field, units, kinds), orNone: true, inFull, read: (of) => read(of) ?? 'none' };
    default:
      return { is, read };
  }
}

const standsIn = (unit: Unit, field: string, kinds: Kinds): Value | undefined =>
  (known(kinds[unit.kind]!, unit) as Readonly<Record<string, Value>>)[field];

/** What a field can be in a condition: names are those of units, or whatever else stands there. */
function isIn(field: Field): 'number' | 'yes or no' | 'a name' | readonly string[] {
  switch (field.kind) {
    case 'count':
    case 'measure':
      return 'number';
    case 'switch':
      return 'yes or no';
    case 'choice':
      return field.choices;
    default:
      return 'a name';
  }
}

/** What a name can be set against: the units on the table, and what stands there of any of them. Of a list that alone, if there is any. */
function namesFor(field: string, units: readonly Unit[], kinds: Kinds): string[] {
  const there = units.flatMap((unit) => standsIn(unit, field, kinds) ?? []).map(String);
  const isList = units.some(({ kind }) => ofKind(kinds[kind]!, field)?.kind === 'list');
  const named = isList && there.length > 0 ? [] : units.map(({ name }) => name);
  return [...new Set([...named, ...there])];
}
