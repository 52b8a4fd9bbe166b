import type { AnyTable } from '../../src/rules/cell.js';
import type { HouseScope } from '../../src/rules/system.js';
import { armourElimination, frontOrRear, toHit } from './armour/tables.js';
import { apFire, fireNumbers, opportunity, rallyNumbers, valourNumbers } from './fire/tables.js';
import { movementPoints, terrainCost } from './movement/tables.js';
import { missions, scatterDiagram, smokePlaced, supportDie } from './support/tables.js';
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
  apFire,
  opportunity,
  fireNumbers,
  toHit,
  armourElimination,
  frontOrRear,
  rallyNumbers,
  valourNumbers,
  supportDie,
  scatterDiagram,
  missions,
  smokePlaced,
  movementPoints,
  terrainCost,
];

/** What players may agree on for a whole game. */
export const house: HouseScope = { tables: tablesInPlay, optional: {} };
