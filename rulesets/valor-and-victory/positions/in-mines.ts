import { marked, type Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { hexAt } from '../terrain/hexes.js';
import { hasLaunched, turnOf } from '../turn/turns.js';

/** Whether a unit stands in a hex that it has taken by assault in this phase; where nobody tells phases, nobody knows how long ago. */
function hasTaken({ side, marks }: Unit, hex: string, table: State): boolean {
  const turn = turnOf(table);
  // Whoever is where his assault began has entered nothing, though he was assaulted there before.
  if (!turn.byPhases || hasLaunched(turn, hex, side)) return false;
  return marks.assaulted === true && turn.assaulted.some((taken) => sameName(taken, hex));
}

/** The minefield that a unit has come into, and that has not attacked it yet (20.7); what is carried comes with its carrier. */
export function minesEntered(unit: Unit, table: State): string | undefined {
  const { hex, eliminated, moving, advanced, mined, aboard } = unit.marks;
  if (typeof hex !== 'string' || eliminated || mined || typeof aboard === 'string') return undefined;
  const hasEntered = moving || advanced || hasTaken(unit, hex, table);
  return hasEntered && hexAt(hex, table).mines ? hex : undefined;
}

/** Who goes on from mines that have not attacked him is attacked all the same: they do so at once (20.7). */
export function minesLeft(table: State, before: State): State {
  const units = table.units.map((unit) => {
    const was = before.units.find(({ name }) => name === unit.name);
    if (was === undefined || was === unit || unit.marks.hex === was.marks.hex) return unit;
    const hex = minesEntered(was, before);
    if (hex === undefined || unit.marks.eliminated) return unit;
    const behind = (unit.marks.minesBehind ?? []) as readonly string[];
    return marked(unit, { minesBehind: [...behind, hex] });
  });
  return units.some((unit, i) => unit !== table.units[i]) ? { ...table, units } : table;
}
