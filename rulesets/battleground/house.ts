import type { AnyTable } from '../../src/rules/book/cell.js';
import type { HouseScope } from '../../src/rules/system.js';
import { barrageGrade, barrages } from './artillery/tables.js';
import { averages } from './combining/tables.js';
import { mineEffects } from './mines/tables.js';
import { breakdownUpTo, movementDice, turningCost } from './movement/tables.js';
import { OPTIONAL_RULES } from './optional/optional-rules.js';
import { faceDice, moraleDice, qualityDice } from './optional/tables.js';
import { passengerLosses } from './passengers/tables.js';
import { ranges } from './shooting/tables.js';
import { emplacementDice, terrainDice } from './terrain/tables.js';
import { hitNumbers } from './units/tables.js';
import { armourDice, weaponDice } from './vehicles/tables.js';

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

/** What players may agree on for a whole game. */
export const house: HouseScope = { tables: tablesInPlay, optional: OPTIONAL_RULES };
