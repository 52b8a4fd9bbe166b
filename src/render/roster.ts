import { printable } from '../engine/shown.js';
import type { Unit } from '../rules/roster.js';
import { hang, type Page } from './page.js';

const sidesOf = (units: readonly Unit[]) => [...new Set(units.map(({ side }) => side))];

/** The names of units, a line for each side. */
export const namesBySide = (units: readonly Unit[], { width }: Page): string[] =>
  sidesOf(units).flatMap((side) => {
    const names = units.filter((unit) => unit.side === side).map(({ name }) => name);
    return hang('  ', printable(`${side ?? 'units'}: ${names.join(', ')}`), width, 4);
  });

/** The units as they stand, by side: a line each. */
export function rosterLines(
  units: readonly Unit[],
  says: (unit: Unit) => string,
  { theme, width }: Page,
): string[] {
  const sides = sidesOf(units);
  return sides.flatMap((side) => [
    ...(side === undefined
      ? sides.length > 1
        ? ['', theme.head('Of no side')]
        : ['']
      : ['', theme.head(printable(side))]),
    ...units
      .filter((unit) => unit.side === side)
      .flatMap((unit) => hang('  ', `${printable(unit.name)}: ${printable(says(unit))}`, width, 6)),
  ]);
}
