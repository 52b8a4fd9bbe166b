import { artilleryClauses } from './artillery/clauses.js';
import { artilleryRulings, strayRulings } from './artillery/rulings.js';
import { cardClauses } from './cards/clauses.js';
import { cardRulings } from './cards/rulings.js';
import { chargeClauses, reactionClauses } from './charge/clauses.js';
import { chargeRulings, dugInRulings } from './charge/rulings.js';
import { combiningClauses } from './combining/clauses.js';
import { combiningRulings } from './combining/rulings.js';
import { medicClauses } from './medics/clauses.js';
import { medicRulings } from './medics/rulings.js';
import { cavalryClauses, meleeClauses, prisonerClauses } from './melee/clauses.js';
import { boundRulings, joinedRulings, meleeRulings } from './melee/rulings.js';
import { mineClauses } from './mines/clauses.js';
import { mineRulings, teamRulings } from './mines/rulings.js';
import { footClauses, mountedClauses } from './movement/clauses.js';
import { movementRulings } from './movement/rulings.js';
import { optionalClauses } from './optional/clauses.js';
import { optionalRulings } from './optional/rulings.js';
import { passengerClauses } from './passengers/clauses.js';
import { passengerRulings } from './passengers/rulings.js';
import { shootingClauses } from './shooting/clauses.js';
import { shootingRulings } from './shooting/rulings.js';
import { smokeClauses } from './smoke/clauses.js';
import { smokeRulings } from './smoke/rulings.js';
import { terrainClauses } from './terrain/clauses.js';
import { terrainRulings } from './terrain/rulings.js';
import { bookkeepingClauses, unitClauses } from './units/clauses.js';
import { unitRulings } from './units/rulings.js';
import { vehicleMeleeClauses } from './vehicle-melee/clauses.js';
import { vehicleMeleeRulings } from './vehicle-melee/rulings.js';
import { vehicleClauses } from './vehicles/clauses.js';
import { vehicleRulings } from './vehicles/rulings.js';

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
  ...teamRulings,
  ...optionalRulings,
} as const;

/** The printed tables, in the order of the book. */
export const TABLES = [
  'bg:table.markers',
  'bg:table.marker-removal',
  'bg:table.grades',
  'bg:table.grade-example',
  'bg:table.sequence',
  'bg:table.suits',
  'bg:table.cardexamples',
  'bg:table.infantry-move',
  'bg:table.facing-cost',
  'bg:table.mounted-move',
  'bg:table.turning',
  'bg:table.dice-colours',
  'bg:table.attack-dice',
  'bg:table.ranges',
  'bg:table.vehicle-defence',
  'bg:table.vehicle-weapons',
  'bg:table.vehicle-damage',
  'bg:table.hits-on-armour',
  'bg:table.passengers',
  'bg:table.charge-hits',
  'bg:table.melee-modifiers',
  'bg:table.surrender',
  'bg:table.reactions',
  'bg:table.terrain-move',
  'bg:table.terrain-cover',
  'bg:table.emplacements',
  'bg:table.combine-average',
  'bg:table.minefield-sizes',
  'bg:table.mine-effects',
  'bg:table.artillery',
  'bg:table.artillery-cards',
  'bg:table.smoke',
  'bg:table.heavy-weapons',
  'bg:table.stands',
  'bg:table.quality-defence',
  'bg:table.armour-faces',
  'bg:table.morale',
] as const;
