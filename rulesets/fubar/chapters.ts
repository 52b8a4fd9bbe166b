import { actions } from './actions/clauses.js';
import { actions as actionRulings } from './actions/rulings.js';
import { cover, fire } from './fire/clauses.js';
import { fire as fireRulings } from './fire/rulings.js';
import { armour, suppression } from './hits/clauses.js';
import { hits } from './hits/rulings.js';
import { melee } from './melee/clauses.js';
import { melee as meleeRulings } from './melee/rulings.js';
import { turn } from './turn/clauses.js';
import { turn as turnRulings } from './turn/rulings.js';
import { vehicles } from './vehicles/clauses.js';
import { vehicles as vehicleRulings } from './vehicles/rulings.js';
import { weapons } from './weapons/clauses.js';

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

/** The printed tables, in the order of the book. */
export const TABLES = [
  'fubar:table.training',
  'fubar:table.activation-modifiers',
  'fubar:table.distances',
  'fubar:table.actions',
  'fubar:table.cover',
  'fubar:table.to-hit',
  'fubar:table.small-arms',
  'fubar:table.support-weapons',
  'fubar:table.personal-armour',
  'fubar:table.vehicle-armour',
  'fubar:table.vehicle-damage',
  'fubar:table.facing-dice',
] as const;
