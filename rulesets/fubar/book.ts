import { bookOf } from '../../src/rules/book.js';
import { actions } from './actions/clauses.js';
import { actions as actionRulings } from './actions/rulings.js';
import { actionsPrinted, distancesPrinted } from './actions/tables.js';
import { cover, fire } from './fire/clauses.js';
import { fire as fireRulings } from './fire/rulings.js';
import { coverPrinted, toHitPrinted } from './fire/tables.js';
import { armour, suppression } from './hits/clauses.js';
import { hits } from './hits/rulings.js';
import { armourPrinted } from './hits/tables.js';
import { melee } from './melee/clauses.js';
import { melee as meleeRulings } from './melee/rulings.js';
import { turn } from './turn/clauses.js';
import { turn as turnRulings } from './turn/rulings.js';
import { modifiersPrinted, trainingPrinted } from './turn/tables.js';
import { vehicles } from './vehicles/clauses.js';
import { vehicles as vehicleRulings } from './vehicles/rulings.js';
import { damagePrinted, facingPrinted, vehicleArmourPrinted } from './vehicles/tables.js';
import { weapons } from './weapons/clauses.js';
import { smallArmsPrinted, supportWeaponsPrinted } from './weapons/tables.js';

/** The chapters, in the order of the book. */
export const clauses = {
  ...turn,
  ...actions,
  ...fire,
  ...suppression,
  ...cover,
  ...weapons,
  ...armour,
  ...melee,
  ...vehicles,
} as const;

export const rulings = {
  ...turnRulings,
  ...actionRulings,
  ...fireRulings,
  ...hits,
  ...meleeRulings,
  ...vehicleRulings,
} as const;

export const tables = {
  'fubar:table.training': trainingPrinted,
  'fubar:table.activation-modifiers': modifiersPrinted,
  'fubar:table.distances': distancesPrinted,
  'fubar:table.actions': actionsPrinted,
  'fubar:table.cover': coverPrinted,
  'fubar:table.to-hit': toHitPrinted,
  'fubar:table.small-arms': smallArmsPrinted,
  'fubar:table.support-weapons': supportWeaponsPrinted,
  'fubar:table.personal-armour': armourPrinted,
  'fubar:table.vehicle-armour': vehicleArmourPrinted,
  'fubar:table.vehicle-damage': damagePrinted,
  'fubar:table.facing-dice': facingPrinted,
} as const;

export const book = bookOf(clauses, rulings, tables);
