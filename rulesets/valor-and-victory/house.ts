import type { AnyTable } from '../../src/rules/cell.js';
import type { HouseScope } from '../../src/rules/system.js';
import {
  casualtyActions,
  counters,
  defenceApfp,
  dieLimits,
  hexsideCover,
  killNumbers,
  positionCover,
  stackLimits,
  terrainCover,
  weaponUse,
} from './tables.js';

/** Every table in play, for those who look a number up or put their own in its place. */
export const tablesInPlay: readonly AnyTable[] = [
  killNumbers,
  terrainCover,
  hexsideCover,
  positionCover,
  stackLimits,
  defenceApfp,
  counters,
  weaponUse,
  casualtyActions,
  dieLimits,
];

/** What players may agree on for a whole game. */
export const house: HouseScope = { tables: tablesInPlay, optional: {} };
