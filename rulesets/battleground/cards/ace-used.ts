import { known } from '../../../src/rules/kind.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { battlefieldOf, hasActed, openActs } from '../battlefield.js';
import { infantry, vehicle } from '../roster/kinds.js';
import { hasShotLeft } from '../shooting/roles.js';
import type { Acts } from '../slots.js';
import { arePair } from '../vehicles/pair.js';

/** An ace lets one unit act (card.9): who has, and whether anything of it is left. */

/** The unit that has acted on an ace: two vehicles, where they are one unit (card.17). */
export const whoUsed = ({ side, act, units: those }: Acts, units: readonly Unit[]): readonly Unit[] =>
  those === 'one'
    ? units.filter((unit) => unit.side !== undefined && sameName(unit.side, side) && hasActed(unit, act))
    : [];

/** Whether a unit may go on with the fire that it has begun: with other weapons, or as its medics try. */
function firesOn(unit: Unit): boolean {
  if (unit.kind === 'vehicle') return hasShotLeft(known(vehicle, unit));
  if (unit.kind !== 'infantry') return false;
  const { hasShot, medics, medicsTried } = known(infantry, unit);
  return !hasShot || medics > medicsTried;
}

const goesOn = (unit: Unit, act: Acts['act']): boolean =>
  act === 'shoot' ? firesOn(unit) : unit.marks.hasMoved !== true;

function isUsedUp(of: Acts, units: readonly Unit[]): boolean {
  const used = whoUsed(of, units);
  const other = units.find((unit) => !used.includes(unit) && used.some((one) => arePair(one, unit)));
  return used.length > 0 && !used.some((unit) => goesOn(unit, of.act)) && (!other || !!other.marks.destroyed);
}

/** What the last draw lets done that nobody has used up. */
export const actsLeft = (table: State): readonly Acts[] =>
  openActs(battlefieldOf(table)).filter((of) => !isUsedUp(of, table.units));
