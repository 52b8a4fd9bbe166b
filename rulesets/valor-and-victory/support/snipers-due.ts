import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { named } from '../../../src/rules/text/likeness.js';
import { enemyOf } from '../turn/from-table.js';
import { sideOf, turnOf } from '../turn/turns.js';

/** What a sniper on the map does, or suffers (17.3 to 17.6). */
export const ON_THE_MAP = ['opportunity', 'checkOnly', 'withdraw', 'entered'] as const;

/** A sniper who may appear, and whoever has brought him by a natural 12. */
interface Due {
  /** The side whose sniper it is. */
  readonly side: string;
  readonly units: readonly Unit[];
}

/** Whoever threw a natural 12 may bring a sniper of the enemy, who has none yet, and is fired at by him at once (17.2). */
export function snipersDue(table: State): readonly Due[] {
  const { snipers } = turnOf(table);
  const due = table.units.filter(({ marks }) => marks.sniperDue && !marks.eliminated);
  return [...new Set(due.map(({ side }) => side))].flatMap((of) => {
    const side = enemyOf(of, table);
    if (side === undefined || named(snipers, sideOf(side)) !== undefined) return [];
    return [{ side, units: due.filter((unit) => unit.side === of) }];
  });
}
