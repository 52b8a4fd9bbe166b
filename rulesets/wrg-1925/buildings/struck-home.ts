import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import type { Shot } from '../fire/input.js';
import { target } from '../fire/roles.js';
import { isHard } from '../movement/movers.js';
import { menIn } from '../roster/deeds.js';
import { isOut, type Troops } from '../roster/kinds.js';
import { troopsOn } from '../state.js';
import type { FiringGroup } from '../weapons/firing-group.js';
import { harmsHouses } from './building.js';
import { collapsesBunkers } from './bunker.js';

/** Houses, bunkers and AFVs that were under fire by which they have a die of their own, and what is known of that (building.1, building.7, antitank.15). */

/** Fire at men in a house is fire at the house. */
export function* strikesHome(input: Shot, groups: readonly FiringGroup[]): Rule<void> {
  if (input.target === undefined || !(input.atBuilding || input.intoBuilding > 0)) return;
  const weapons = groups.flatMap(({ fire }) => fire.flatMap(({ weapon, n }) => (n > 0 ? [weapon] : [])));
  if (!weapons.some(harmsHouses)) return;
  const is = { homeStruck: true, ...(weapons.some(collapsesBunkers) && { bunkerStruck: true }) };
  for (const of of menIn(target)) yield* of.set('wrg:building.1', is);
}

const there = (table: State): readonly Troops[] => troopsOn(table).filter((of) => !isOut(of));

/** Those whose house or bunker has not had the die that it is due in this period. */
export const homesDue = (table: State): readonly Troops[] =>
  there(table).filter((of) => {
    if (of.kind === 'vehicle' || of.wrecked) return false;
    if (of.cover === 'bunker') return of.bunkerStruck && !of.bunkerDiced;
    return of.cover === 'building' && of.buildingDie === undefined && (of.homeStruck || of.shelled);
  });

/** AFVs in off-table fire that have not had theirs. */
export const hullsDue = (table: State): readonly Troops[] =>
  there(table).filter((of) => isHard(of) && of.shelled && !of.attackDiced);
