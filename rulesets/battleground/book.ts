import { bookOf } from '../../src/rules/book.js';
import { artilleryClauses } from './artillery/clauses.js';
import { artilleryRulings, strayRulings } from './artillery/rulings.js';
import { artilleryCardsPrinted, artilleryPrinted } from './artillery/tables.js';
import { cardClauses } from './cards/clauses.js';
import { cardRulings } from './cards/rulings.js';
import { cardexamplesPrinted, sequencePrinted, suitsPrinted } from './cards/tables.js';
import { chargeClauses, reactionClauses } from './charge/clauses.js';
import { chargeRulings, dugInRulings } from './charge/rulings.js';
import { chargeHitsPrinted, reactionsPrinted } from './charge/tables.js';
import { combiningClauses } from './combining/clauses.js';
import { combiningRulings } from './combining/rulings.js';
import { combineAveragePrinted } from './combining/tables.js';
import { medicClauses } from './medics/clauses.js';
import { medicRulings } from './medics/rulings.js';
import { cavalryClauses, meleeClauses, prisonerClauses } from './melee/clauses.js';
import { boundRulings, joinedRulings, meleeRulings } from './melee/rulings.js';
import { meleeModifiersPrinted, surrenderPrinted } from './melee/tables.js';
import { mineClauses } from './mines/clauses.js';
import { mineRulings } from './mines/rulings.js';
import { mineEffectsPrinted, minefieldSizesPrinted } from './mines/tables.js';
import { footClauses, mountedClauses } from './movement/clauses.js';
import { movementRulings } from './movement/rulings.js';
import {
  facingCostPrinted,
  infantryMovePrinted,
  mountedMovePrinted,
  turningPrinted,
} from './movement/tables.js';
import { optionalClauses } from './optional/clauses.js';
import { optionalRulings } from './optional/rulings.js';
import {
  armourFacesPrinted,
  heavyWeaponsPrinted,
  moralePrinted,
  qualityDefencePrinted,
  standsPrinted,
} from './optional/tables.js';
import { passengerClauses } from './passengers/clauses.js';
import { passengerRulings } from './passengers/rulings.js';
import { passengersPrinted } from './passengers/tables.js';
import { shootingClauses } from './shooting/clauses.js';
import { shootingRulings } from './shooting/rulings.js';
import { attackDicePrinted, diceColoursPrinted, rangesPrinted } from './shooting/tables.js';
import { smokeClauses } from './smoke/clauses.js';
import { smokeRulings } from './smoke/rulings.js';
import { smokePrinted } from './smoke/tables.js';
import { terrainClauses } from './terrain/clauses.js';
import { terrainRulings } from './terrain/rulings.js';
import { emplacementsPrinted, terrainCoverPrinted, terrainMovePrinted } from './terrain/tables.js';
import { bookkeepingClauses, unitClauses } from './units/clauses.js';
import { unitRulings } from './units/rulings.js';
import { gradeExamplePrinted, gradesPrinted, markerRemovalPrinted, markersPrinted } from './units/tables.js';
import { vehicleMeleeClauses } from './vehicle-melee/clauses.js';
import { vehicleMeleeRulings } from './vehicle-melee/rulings.js';
import { vehicleClauses } from './vehicles/clauses.js';
import { vehicleRulings } from './vehicles/rulings.js';
import {
  hitsOnArmourPrinted,
  vehicleDamagePrinted,
  vehicleDefencePrinted,
  vehicleWeaponsPrinted,
} from './vehicles/tables.js';

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
  'bg:table.markers': markersPrinted,
  'bg:table.marker-removal': markerRemovalPrinted,
  'bg:table.grades': gradesPrinted,
  'bg:table.grade-example': gradeExamplePrinted,
  'bg:table.sequence': sequencePrinted,
  'bg:table.suits': suitsPrinted,
  'bg:table.cardexamples': cardexamplesPrinted,
  'bg:table.infantry-move': infantryMovePrinted,
  'bg:table.facing-cost': facingCostPrinted,
  'bg:table.mounted-move': mountedMovePrinted,
  'bg:table.turning': turningPrinted,
  'bg:table.dice-colours': diceColoursPrinted,
  'bg:table.attack-dice': attackDicePrinted,
  'bg:table.ranges': rangesPrinted,
  'bg:table.vehicle-defence': vehicleDefencePrinted,
  'bg:table.vehicle-weapons': vehicleWeaponsPrinted,
  'bg:table.vehicle-damage': vehicleDamagePrinted,
  'bg:table.hits-on-armour': hitsOnArmourPrinted,
  'bg:table.passengers': passengersPrinted,
  'bg:table.charge-hits': chargeHitsPrinted,
  'bg:table.melee-modifiers': meleeModifiersPrinted,
  'bg:table.surrender': surrenderPrinted,
  'bg:table.reactions': reactionsPrinted,
  'bg:table.terrain-move': terrainMovePrinted,
  'bg:table.terrain-cover': terrainCoverPrinted,
  'bg:table.emplacements': emplacementsPrinted,
  'bg:table.combine-average': combineAveragePrinted,
  'bg:table.minefield-sizes': minefieldSizesPrinted,
  'bg:table.mine-effects': mineEffectsPrinted,
  'bg:table.artillery': artilleryPrinted,
  'bg:table.artillery-cards': artilleryCardsPrinted,
  'bg:table.smoke': smokePrinted,
  'bg:table.heavy-weapons': heavyWeaponsPrinted,
  'bg:table.stands': standsPrinted,
  'bg:table.quality-defence': qualityDefencePrinted,
  'bg:table.armour-faces': armourFacesPrinted,
  'bg:table.morale': moralePrinted,
} as const;

/** The book, chapter by chapter, in its own order. */
export const book = bookOf(clauses, rulings, tables);
