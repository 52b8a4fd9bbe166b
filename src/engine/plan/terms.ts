import type { Field } from '../../rules/field.js';
import { type AnyKind, goneAs, type Kinds, known } from '../../rules/kind.js';
import { sameName } from '../../rules/likeness.js';
import type { Unit } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import type { Term, Terms } from '../decisions/condition.js';
import { fieldNamed, keyOf } from '../inputs/filling.js';
import { unitNamed } from '../roster/named-units.js';

/** What conditions on a table can name: `MG nest gone`, `Able.figures`, `Panzer IV.damage`. */
export function termsOf({ units }: State, kinds: Kinds): Terms<State> & { readonly named: Set<string> } {
  // Whoever is named in a condition is told with its end.
  const named = new Set<string>();
  return {
    named,
    find(typed) {
      const found = unitAndField(typed, units);
      if (!found) return undefined;
      const { unit, field } = found;
      const kind = kinds[unit.kind]!;
      const term = termOf(unit, kind, field, kinds);
      if (term) named.add(unit.name);
      return term;
    },
    names: units.flatMap((unit) => [
      `${unit.name} gone`,
      ...fieldsIn(kinds[unit.kind]!).map((field) => `${unit.name}.${keyOf(field)}`),
    ]),
  };
}

const fieldsIn = ({ profile, marks }: AnyKind): string[] =>
  [...Object.entries(profile), ...Object.entries(marks)].flatMap(([name, field]) =>
    isIn(field as Field) ? [name] : [],
  );

/** A unit and what is asked of it, with a point or a space between the two. The longest name of a unit is meant. */
function unitAndField(typed: string, units: readonly Unit[]): { unit: Unit; field: string } | undefined {
  const places = [...typed.matchAll(/[.\s]/g)].map(({ index }) => index).reverse();
  for (const at of places) {
    const unit = unitNamed(units, typed.slice(0, at).trim());
    if (unit) return { unit, field: typed.slice(at + 1).trim() };
  }
  return undefined;
}

function termOf({ name }: Unit, kind: AnyKind, typed: string, kinds: Kinds): Term<State> | undefined {
  const unitIn = ({ units }: State) => units.find((unit) => unit.name === name);
  if (sameName(typed, 'gone'))
    return { is: 'yes or no', read: (of) => goneAs(unitIn(of)!, kinds) !== undefined };
  const field = fieldNamed(typed, kind) ?? fieldNamed(typed.replace(/\s+/g, '-'), kind);
  const of = field === undefined ? undefined : ((kind.profile[field] ?? kind.marks[field]) as Field);
  const is = of && isIn(of);
  if (!is) return undefined;
  const read = (of: State): Value | undefined => {
    const value = (known(kinds[unitIn(of)!.kind]!, unitIn(of)!) as Readonly<Record<string, Value>>)[field!];
    if (is === 'number') return value ?? 0;
    return is === 'yes or no' ? value === true : value;
  };
  return { is, read };
}

/** What a field can be in a condition; nothing for names and lists, which are set against nothing. */
function isIn(field: Field): Term<State>['is'] | undefined {
  switch (field.kind) {
    case 'count':
    case 'measure':
      return 'number';
    case 'switch':
      return 'yes or no';
    case 'choice':
      return field.choices;
    default:
      return undefined;
  }
}
