import type { Unit } from '../../../src/rules/roster.js';

/** The order in which the units of a side came into a melee, which is the order in which they fight there (melee.12, R87). */

/** How many came before it; the first one, and whoever nobody knows that of, came before all others. */
export const cameAfter = ({ marks }: Unit): number => (typeof marks.arrived === 'number' ? marks.arrived : 0);

/** Units of a side as they came. */
export const inOrderOfArrival = (units: readonly Unit[]): Unit[] =>
  [...units].sort((one, other) => cameAfter(one) - cameAfter(other));

/** The units of a side that are named before others that came before them; nobody, where they are named as they came. */
export const outOfOrder = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, i) => units.slice(i + 1).some((later) => cameAfter(later) < cameAfter(unit)));

/** Those of the others who came before it. */
export const earlierThan = (unit: Unit, others: readonly Unit[]): Unit[] =>
  others.filter((other) => cameAfter(other) < cameAfter(unit));
