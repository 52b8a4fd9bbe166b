import type { AnyTable } from '../../src/rules/book/cell.js';
import type { HouseScope } from '../../src/rules/system.js';
import { bonuses, distances, moves } from './actions/tables.js';
import { coverModifiers, limits, terrain } from './fire/tables.js';
import { armourSaves } from './hits/tables.js';
import { activationModifiers, training } from './turn/tables.js';
import { facingDice, vehicleKinds, vehicleSaves } from './vehicles/tables.js';
import { smallArms, supportWeapons } from './weapons/tables.js';

/** Every table in play, for those who look a number up or put their own in its place. */
export const tablesInPlay: readonly AnyTable[] = [
  training,
  activationModifiers,
  moves,
  bonuses,
  distances,
  coverModifiers,
  terrain,
  limits,
  armourSaves,
  smallArms,
  supportWeapons,
  vehicleSaves,
  vehicleKinds,
  facingDice,
];

/** What players may agree on for a whole game: tables, and the inputs they would else have to type every time. */
export const house: HouseScope = {
  tables: tablesInPlay,
  optional: { unit: 'what distances are measured in: cm or in' },
};
