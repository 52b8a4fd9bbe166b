import { bounded, eachOf, type Fields, holds } from '../rules/field.js';
import type { Kinds } from '../rules/kind.js';
import type { Input } from '../rules/record.js';
import { type Change, isMuster, type Muster, marked, type Unit, withProfile } from '../rules/roster.js';
import { sameName } from '../rules/text/likeness.js';

/** Units come into a table, in place of all there were or besides them; or one is changed by hand. */
export function mustered(units: readonly Unit[], of: Muster | Change, kinds: Kinds): readonly Unit[] {
  const all = isMuster(of) ? [...(of.besides ? units : []), ...of.units] : units;
  const follows = (unit: Unit, by?: Change) => kinds[unit.kind]?.follows?.(unit, by, all) ?? unit;
  if (!isMuster(of))
    return units.map((unit) =>
      unit.name === of.unit && canBe(unit, of, kinds) ? follows(byHand(unit, of), of) : unit,
    );
  const came = of.units.filter((unit) => isWhole(unit, kinds));
  if (!of.besides) return came.map((unit) => follows(unit));
  const metAs = ({ name }: Unit) => units.find((unit) => unit.met && sameName(unit.name, name));
  const spokenOf = came.flatMap((unit) => metAs(unit) ?? []);
  return [
    ...units.filter((unit) => !spokenOf.includes(unit)),
    ...came.map((unit) => follows(withWhatWasTold(unit, metAs(unit)))),
  ];
}

/** The units of a roster as they came: what has befallen them is forgotten, and so is whoever was only spoken of. */
export function comeAgain(units: readonly Unit[], kinds: Kinds): readonly Unit[] {
  const all = units
    .filter(({ met }) => !met)
    .map((unit) => ({ ...unit, profile: unit.began, marks: unit.came ?? {} }));
  return all.map((unit) => kinds[unit.kind]?.follows?.(unit, undefined, all) ?? unit);
}

/** Of somebody who was only spoken of more is known by now; what has befallen it stands. */
const withWhatWasTold = (unit: Unit, met: Unit | undefined): Unit =>
  met ? { ...unit, name: met.name, marks: { ...met.marks, ...unit.marks } } : unit;

const byHand = (unit: Unit, { profile, marks }: Change): Unit => marked(withProfile(unit, profile), marks);

/** Whether a unit is of a kind there is, and such as that kind can hold: as it is, and as it began. */
const isWhole = (unit: Unit, kinds: Kinds): boolean =>
  Object.hasOwn(kinds, unit.kind) &&
  [
    { profile: unit.profile, marks: unit.marks },
    { profile: unit.began, marks: unit.came ?? {} },
  ].every((of) => canBe(unit, of, kinds));

/** Whether all that is said of a unit is such as its kind can hold; a null takes it back. */
const canBe = (
  { kind }: Unit,
  { profile, marks }: Pick<Unit, 'profile' | 'marks'>,
  kinds: Kinds,
): boolean => {
  const of = kinds[kind];
  return of !== undefined && areHeld(of.profile, profile) && areHeld(of.marks, marks);
};

/** What stands in a log can be anything: more men than there are bounds for would never come to an end. */
const areHeld = (fields: Fields, is: Input): boolean =>
  eachOf(fields).every(([name, field]) => {
    const said = is[name];
    return said == null || (holds(field, said) && bounded(field, said) === said);
  });
