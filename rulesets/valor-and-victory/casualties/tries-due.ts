import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { known } from '../roster/kinds.js';
import { nameOf } from '../turn/phases.js';
import { activeSide, turnOf } from '../turn/turns.js';
import { isPinned } from '../units/units.js';

/** Who has still to try in the After-Action Phase of his side; where nobody tells phases, whoever is pinned. What is carried rallies with its carrier. */
export function triesDue(table: State): readonly Unit[] {
  const { byPhases, phase } = turnOf(table);
  const side = activeSide(table);
  if (byPhases && nameOf(phase) !== 'After-Action Phase') return [];
  return table.units.filter((unit) => {
    const of = known(unit);
    const isTheirs = side === undefined || (unit.side !== undefined && sameName(unit.side, side));
    return isTheirs && isPinned(of) && !of.tried && !of.eliminated && of.aboard === undefined;
  });
}
