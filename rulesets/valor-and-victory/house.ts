import type { AnyTable } from '../../src/rules/book/cell.js';
import type { HouseScope } from '../../src/rules/system.js';
import { armourElimination, dieLimits, frontOrRear, toHit } from './armour/tables.js';
import { defenceApfp, killNumbers } from './assault/tables.js';
import { casualtyActions, rallyNumbers } from './casualties/tables.js';
import { apFire, fireNumbers, opportunity } from './fire/tables.js';
import { movementPoints, stackLimits } from './movement/tables.js';
import { positionCover } from './positions/tables.js';
import { missions, scatterDiagram, smokePlaced, supportDie } from './support/tables.js';
import { hexsideCover, terrainCost, terrainCover } from './terrain/tables.js';
import { counters } from './units/tables.js';
import { valourNumbers } from './valour/tables.js';
import { weaponUse } from './weapons/tables.js';

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
