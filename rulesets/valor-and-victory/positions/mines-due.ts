import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { known } from '../roster/kinds.js';
import { hexAt } from '../terrain/hexes.js';
import { hasLaunched, turnOf } from '../turn/turns.js';
import { byHex, likeHex, placeOf } from '../units/place.js';

/** Whether a unit stands in a hex that it has taken by assault in this phase; where nobody tells phases, nobody knows how long ago. */
function hasTaken(unit: Unit, table: State): boolean {
  const turn = turnOf(table);
  const hex = placeOf(unit, table.units);
  // Whoever is where his assault began has entered nothing, though he was assaulted there before.
  if (hex === undefined || !turn.byPhases || hasLaunched(turn, hex, unit.side)) return false;
  return known(unit).assaulted && turn.assaulted.some((taken) => likeHex(taken, hex));
}

/** Who has come into a minefield that the game knows, and was not attacked yet (20.7): hex by hex, what is carried with its carrier. */
export const minesDue = (table: State): ReadonlyMap<string, readonly Unit[]> =>
  byHex(
    table.units.filter((unit) => {
      const { eliminated, moving, advanced, mined, aboard } = known(unit);
      const isHere = !mined && !eliminated && aboard === undefined;
      const hasEntered = isHere && (moving || advanced || hasTaken(unit, table));
      return hasEntered && hexAt(placeOf(unit, table.units), table).mines;
    }),
    table.units,
  );
