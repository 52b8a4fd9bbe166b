import type { AnyTable } from '../../src/rules/cell.js';
import { barrageGrade, barrages } from './artillery-tables.js';
import { passengerLosses } from './bail-out-tables.js';
import { averages } from './combine-tables.js';
import { mineEffects } from './mines-tables.js';
import { moraleDice } from './morale-tables.js';
import {
  armourDice,
  breakdownUpTo,
  emplacementDice,
  faceDice,
  hitNumbers,
  movementDice,
  qualityDice,
  ranges,
  terrainDice,
  turningCost,
  weaponDice,
} from './tables.js';

/** Every table in play, as `wg rules` lists them. */
export const tablesInPlay: readonly AnyTable[] = [
  hitNumbers,
  terrainDice,
  armourDice,
  emplacementDice,
  weaponDice,
  ranges,
  qualityDice,
  faceDice,
  movementDice,
  breakdownUpTo,
  turningCost,
  averages,
  passengerLosses,
  moraleDice,
  barrages,
  barrageGrade,
  mineEffects,
];
