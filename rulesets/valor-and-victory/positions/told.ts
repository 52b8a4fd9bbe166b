import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { known } from '../roster/kinds.js';
import { turnOf } from '../turn/turns.js';
import { byHex, likeHex, placeOf } from '../units/place.js';

/** What somebody has come upon stays in its hex, whoever is there by now: a minefield that was revealed (20.7), barbed wire (20.8). */

type Told = 'mines' | 'wire';
type Table = Pick<State, 'units'>;

const hexOf = ({ marks }: Unit, what: Told): string | undefined => marks[what] as string | undefined;

/** Whether somebody of this game has met it in that hex. */
export const isTold = (what: Told, hex: string | undefined, { units }: Table): boolean =>
  units.some((unit) => likeHex(hexOf(unit, what), hex));

/** The hexes where it is, as they were told. */
export const hexesWith = (what: Told, { units }: Table): readonly string[] =>
  units
    .flatMap((unit) => hexOf(unit, what) ?? [])
    .filter((hex, i, all) => all.findIndex((other) => likeHex(other, hex)) === i);

/** Whether a unit stands in a hex that it has taken by assault in this phase; where nobody tells phases, nobody knows how long ago. */
function hasTaken(unit: Unit, table: State): boolean {
  const { byPhases, assaulted } = turnOf(table);
  const hex = placeOf(unit, table.units);
  return byPhases && known(unit).assaulted && assaulted.some((taken) => likeHex(taken, hex));
}

/** Who has come into a minefield that the game knows, and was not attacked yet (20.7): hex by hex, what is carried with its carrier. */
export const minesDue = (table: State): ReadonlyMap<string, readonly Unit[]> =>
  byHex(
    table.units.filter((unit) => {
      const { eliminated, moving, advanced, mined, aboard } = known(unit);
      const isHere = !mined && !eliminated && aboard === undefined;
      const hasEntered = isHere && (moving || advanced || hasTaken(unit, table));
      return hasEntered && isTold('mines', placeOf(unit, table.units), table);
    }),
    table.units,
  );
