import { bookOf, type PrintedTable } from '../../src/rules/book.js';
import { actionsPrinted, distancesPrinted } from './actions/tables.js';
import { clauses, rulings, type TABLES } from './chapters.js';
import { coverPrinted, toHitPrinted } from './fire/tables.js';
import { armourPrinted } from './hits/tables.js';
import { questions } from './questions.js';
import { modifiersPrinted, trainingPrinted } from './turn/tables.js';
import { damagePrinted, facingPrinted, vehicleArmourPrinted } from './vehicles/tables.js';
import { smallArmsPrinted, supportWeaponsPrinted } from './weapons/tables.js';

const tables = {
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
} as const satisfies Readonly<Record<(typeof TABLES)[number], PrintedTable>>;

export const book = bookOf(clauses, rulings, tables, questions);
