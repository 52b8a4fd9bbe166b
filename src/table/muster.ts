import type { Kinds } from '../rules/kind.js';
import { sameName } from '../rules/likeness.js';
import { type Change, isMuster, type Muster, marked, type Unit } from '../rules/roster.js';

/** Units come into a table, in place of all there were or besides them; or one is changed by hand. */
export function mustered(units: readonly Unit[], of: Muster | Change, kinds: Kinds): readonly Unit[] {
  const all = isMuster(of) ? [...(of.besides ? units : []), ...of.units] : units;
  const follows = (unit: Unit, by?: Change) => kinds[unit.kind]?.follows?.(unit, by, all) ?? unit;
  if (!isMuster(of))
    return units.map((unit) => (unit.name === of.unit ? follows(byHand(unit, of), of) : unit));
  const came = of.units.filter((unit) => isWhole(unit, kinds));
  if (!of.besides) return came.map((unit) => follows(unit));
  const metAs = ({ name }: Unit) => units.find((unit) => unit.met && sameName(unit.name, name));
  const spokenOf = came.flatMap((unit) => metAs(unit) ?? []);
  return [
    ...units.filter((unit) => !spokenOf.includes(unit)),
    ...came.map((unit) => follows(withWhatWasTold(unit, metAs(unit)))),
  ];
}

/** Of somebody who was only spoken of more is known by now; what has befallen it stands. */
const withWhatWasTold = (unit: Unit, met: Unit | undefined): Unit =>
  met ? { ...unit, name: met.name, marks: { ...met.marks, ...unit.marks } } : unit;

const byHand = (unit: Unit, { profile, marks }: Change): Unit =>
  marked({ ...unit, profile: { ...unit.profile, ...profile } }, marks);

/** Whether a unit has all its parts. */
const isWhole = (unit: Partial<Unit> | null, kinds: Kinds): boolean =>
  typeof unit?.name === 'string' &&
  typeof unit.kind === 'string' &&
  Object.hasOwn(kinds, unit.kind) &&
  [unit.profile, unit.began, unit.marks].every((part) => typeof part === 'object' && part !== null);
