import type { Waiting } from '../../../src/rules/action.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { isThere } from '../roster/kinds.js';

/** Whose fate is to be rolled, because their vehicle was hit (pass.4). */

type Table = Pick<State, 'units'>;

/** Whether a mark of a unit is the name of this one. */
export const says = ({ marks }: Unit, mark: 'aboard' | 'outOf', { name }: Unit): boolean => {
  const said = marks[mark];
  return typeof said === 'string' && sameName(said, name);
};

/** The vehicle that a unit rides in, if the table knows it. */
export const carrierOf = (unit: Unit, { units }: Table): Unit | undefined =>
  units.find((other) => other.kind === 'vehicle' && says(unit, 'aboard', other));

/** Whether the fate of a unit is not rolled yet: its vehicle was hit, or it has been left in a wreck by hand. */
export const isOpen = (unit: Unit, table: Table): boolean =>
  (unit.marks.bailOut !== undefined || carrierOf(unit, table)?.marks.destroyed === true) && isThere(unit);

/** All on the table whose fate is not rolled yet. */
export const openFates = (table: Table): readonly Unit[] => table.units.filter((unit) => isOpen(unit, table));

/** Of each unit whose vehicle was hit the fate is rolled by itself (pass.4). */
export const fatesWaiting = (table: Table): Waiting[] =>
  openFates(table).map(({ name }) => ({ units: [[name]], says: name }));
