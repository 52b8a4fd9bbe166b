import {
  type Change,
  isMuster,
  type Muster,
  marked,
  type Unit,
  unitNamed,
} from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';

/**
 * The table, on which whoever players let go is a prisoner no more of those who kept him, and they guard or lead away nobody in his
 * stead (vmelee.7, prison.1).
 * @param before the table as it stood
 * @param by what players have told: that a unit surrendered no more
 */
export function letGoByHand(table: State, before: State, by: Muster | Change): State {
  if (isMuster(by)) return table;
  const was = unitNamed(before.units, by.unit);
  const keeper = was && isKept(was) ? was.marks.keptBy : undefined;
  const is = unitNamed(table.units, by.unit);
  if (typeof keeper !== 'string' || !is || isKept(is)) return table;
  const units = table.units.map((unit) => {
    if (unit === is) return marked(unit, { keptBy: null });
    return sameName(unit.name, keeper) ? without(unit, Number(is.profile.figures)) : unit;
  });
  return { ...table, units };
}

const isKept = ({ marks }: Unit): boolean => marks.captured === true;

/** Whoever keeps so many fewer: of nobody there are no guards. */
function without(unit: Unit, figures: number): Unit {
  const left = Number(unit.marks.prisoners ?? 0) - figures;
  return marked(unit, left > 0 ? { prisoners: left } : { prisoners: null, guards: null });
}
