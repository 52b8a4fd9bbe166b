import type { AnyTable } from '../../src/rules/cell.js';
import * as units from './tables.js';
import { facingDice, vehicleKinds, vehicleSaves } from './vehicle-tables.js';
import { smallArms, supportWeapons } from './weapons.js';

/** Every table in play, for those who look a number up or put their own in its place. */
export const tablesInPlay: readonly AnyTable[] = [
  units.training,
  units.activationModifiers,
  units.moves,
  units.bonuses,
  units.distances,
  units.coverModifiers,
  units.terrain,
  units.limits,
  units.armourSaves,
  smallArms,
  supportWeapons,
  vehicleSaves,
  vehicleKinds,
  facingDice,
];
