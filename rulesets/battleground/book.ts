import type { Book } from '../../src/rules/book.js';
import { artilleryClauses } from './artillery/clauses.js';
import { artilleryRulings, strayRulings } from './artillery/rulings.js';
import { artilleryTables } from './artillery/tables.js';
import { cardClauses } from './cards/clauses.js';
import { cardRulings } from './cards/rulings.js';
import { cardTables } from './cards/tables.js';
import { chargeClauses, reactionClauses } from './charge/clauses.js';
import { chargeRulings, dugInRulings } from './charge/rulings.js';
import { chargeTables, reactionTables } from './charge/tables.js';
import { combiningClauses } from './combining/clauses.js';
import { combiningRulings } from './combining/rulings.js';
import { combiningTables } from './combining/tables.js';
import { medicClauses } from './medics/clauses.js';
import { medicRulings } from './medics/rulings.js';
import { cavalryClauses, meleeClauses, prisonerClauses } from './melee/clauses.js';
import { boundRulings, joinedRulings, meleeRulings } from './melee/rulings.js';
import { meleeTables } from './melee/tables.js';
import { mineClauses } from './mines/clauses.js';
import { mineRulings } from './mines/rulings.js';
import { mineTables } from './mines/tables.js';
import { footClauses, mountedClauses } from './movement/clauses.js';
import { movementRulings } from './movement/rulings.js';
import { movementTables } from './movement/tables.js';
import { optionalClauses } from './optional/clauses.js';
import { optionalRulings } from './optional/rulings.js';
import { optionalTables } from './optional/tables.js';
import { passengerClauses } from './passengers/clauses.js';
import { passengerRulings } from './passengers/rulings.js';
import { passengerTables } from './passengers/tables.js';
import { shootingClauses } from './shooting/clauses.js';
import { shootingRulings } from './shooting/rulings.js';
import { shootingTables } from './shooting/tables.js';
import { smokeClauses } from './smoke/clauses.js';
import { smokeRulings } from './smoke/rulings.js';
import { smokeTables } from './smoke/tables.js';
import { terrainClauses } from './terrain/clauses.js';
import { terrainRulings } from './terrain/rulings.js';
import { terrainTables } from './terrain/tables.js';
import { bookkeepingClauses, unitClauses } from './units/clauses.js';
import { unitRulings } from './units/rulings.js';
import { unitTables } from './units/tables.js';
import { vehicleMeleeClauses } from './vehicle-melee/clauses.js';
import { vehicleMeleeRulings } from './vehicle-melee/rulings.js';
import { vehicleClauses } from './vehicles/clauses.js';
import { vehicleRulings } from './vehicles/rulings.js';
import { vehicleTables } from './vehicles/tables.js';

export const clauses = {
  ...unitClauses,
  ...cardClauses,
  ...footClauses,
  ...passengerClauses,
  ...mountedClauses,
  ...shootingClauses,
  ...vehicleClauses,
  ...chargeClauses,
  ...meleeClauses,
  ...reactionClauses,
  ...prisonerClauses,
  ...vehicleMeleeClauses,
  ...cavalryClauses,
  ...terrainClauses,
  ...bookkeepingClauses,
  ...medicClauses,
  ...combiningClauses,
  ...mineClauses,
  ...artilleryClauses,
  ...smokeClauses,
  ...optionalClauses,
} as const;

export const rulings = {
  ...unitRulings,
  ...cardRulings,
  ...movementRulings,
  ...passengerRulings,
  ...shootingRulings,
  ...vehicleRulings,
  ...chargeRulings,
  ...meleeRulings,
  ...vehicleMeleeRulings,
  ...boundRulings,
  ...dugInRulings,
  ...joinedRulings,
  ...terrainRulings,
  ...medicRulings,
  ...combiningRulings,
  ...mineRulings,
  ...artilleryRulings,
  ...smokeRulings,
  ...strayRulings,
  ...optionalRulings,
} as const;

export const tables = {
  ...unitTables,
  ...cardTables,
  ...movementTables,
  ...shootingTables,
  ...vehicleTables,
  ...passengerTables,
  ...chargeTables,
  ...meleeTables,
  ...reactionTables,
  ...terrainTables,
  ...combiningTables,
  ...mineTables,
  ...artilleryTables,
  ...smokeTables,
  ...optionalTables,
} as const;

/** The book, chapter by chapter, in its own order. */
export const book: Book = { clauses, rulings, tables };
