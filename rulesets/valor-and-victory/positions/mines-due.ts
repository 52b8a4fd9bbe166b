import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { known } from '../roster/kinds.js';
import { byHex } from '../units/place.js';
import { minesEntered } from './in-mines.js';

/** A minefield, and those who are in it or have gone on from it to one hex. */
interface Due {
  readonly hex: string;
  readonly units: readonly Unit[];
}

/** The minefields that the game knows of and that units have come into, without being attacked yet (20.7). */
export function minesDue(table: State): readonly Due[] {
  const all = table.units.filter(({ marks }) => !marks.eliminated);
  // Whoever has gone on from one into the next is attacked in that order.
  const due = all.flatMap((unit) => {
    const { minesBehind = [] } = known(unit);
    const hex = minesBehind[0] ?? minesEntered(unit, table);
    return hex === undefined ? [] : [{ hex, way: minesBehind.join(), unit }];
  });
  const ways = new Map(due.map((of) => [`${of.hex} ${of.way}`, of]));
  return [...ways.values()].flatMap(({ hex, way }) => {
    const units = due.filter((of) => of.hex === hex && of.way === way).map(({ unit }) => unit);
    return [...byHex(units, table.units).values()].map((units) => ({ hex, units }));
  });
}
