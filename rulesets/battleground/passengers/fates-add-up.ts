import { marked, type Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';

/**
 * The table, on which whoever rides in a vehicle that one attack has changed, and another changes before his fate is rolled, has both
 * still to be rolled (R48). Each of them has made another state of the vehicle.
 * @param before the table as it stood
 */
export function fatesAddUp(table: State, before: State): State {
  if (table.units === before.units || !before.units.some(isOpen)) return table;
  const were = new Map(before.units.filter(isOpen).map((unit) => [unit.name, unit]));
  const units = table.units.map((unit) => {
    const was = were.get(unit.name);
    return was && isOpen(unit) && unit.marks.bailOut !== was.marks.bailOut ? withBoth(unit, was) : unit;
  });
  return { ...table, units };
}

const isOpen = ({ marks }: Unit): boolean => marks.bailOut !== undefined;

function withBoth(unit: Unit, was: Unit): Unit {
  const before = Number(was.marks.fates ?? 1);
  // What it says of the attack is nothing where that changed the vehicle once.
  const since = unit.marks.fates === was.marks.fates ? 1 : Number(unit.marks.fates);
  return marked(unit, { fates: before + since });
}
