import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { sideSaid, turnOf } from '../turn/turns.js';
import { likeHex, placeOf } from '../units/place.js';

interface Met {
  /** The side whose sniper it is. */
  readonly side: string;
  readonly hex: string;
  readonly units: readonly Unit[];
}

/** Snipers whose hex the enemy has entered: that eliminates them (17.6). */
export const snipersMet = (table: State): readonly Met[] =>
  Object.entries(turnOf(table).snipers).flatMap(([kept, { hex }]) => {
    if (hex === undefined) return [];
    const side = sideSaid(kept, table);
    const isEnemy = (unit: Unit) => unit.side !== undefined && !sameName(unit.side, side);
    const isHere = (unit: Unit) => !unit.marks.eliminated && likeHex(placeOf(unit, table.units), hex);
    const units = table.units.filter((unit) => isEnemy(unit) && isHere(unit));
    return units.length > 0 ? [{ side, hex, units }] : [];
  });
