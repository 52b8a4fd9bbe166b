import { clauses as armourClauses } from './armour/clauses.js';
import { rulings as armourRulings } from './armour/rulings.js';
import { clauses as assaultClauses } from './assault/clauses.js';
import { rulings as assaultRulings } from './assault/rulings.js';
import { clauses as casualtiesClauses } from './casualties/clauses.js';
import { rulings as casualtiesRulings } from './casualties/rulings.js';
import { clauses as fireClauses } from './fire/clauses.js';
import { rulings as fireRulings } from './fire/rulings.js';
import { clauses as movementClauses } from './movement/clauses.js';
import { rulings as movementRulings } from './movement/rulings.js';
import { clauses as positionsClauses } from './positions/clauses.js';
import { rulings as positionsRulings } from './positions/rulings.js';
import { clauses as supportClauses } from './support/clauses.js';
import { rulings as supportRulings } from './support/rulings.js';
import { clauses as terrainClauses } from './terrain/clauses.js';
import { rulings as terrainRulings } from './terrain/rulings.js';
import { clauses as turnClauses } from './turn/clauses.js';
import { clauses as unitsClauses } from './units/clauses.js';
import { clauses as valourClauses } from './valour/clauses.js';
import { clauses as weaponsClauses } from './weapons/clauses.js';
import { rulings as weaponsRulings } from './weapons/rulings.js';

export const clauses = {
  ...turnClauses,
  ...unitsClauses,
  ...movementClauses,
  ...terrainClauses,
  ...weaponsClauses,
  ...fireClauses,
  ...assaultClauses,
  ...casualtiesClauses,
  ...valourClauses,
  ...armourClauses,
  ...positionsClauses,
  ...supportClauses,
} as const;
export const rulings = {
  ...movementRulings,
  ...terrainRulings,
  ...weaponsRulings,
  ...fireRulings,
  ...assaultRulings,
  ...casualtiesRulings,
  ...armourRulings,
  ...positionsRulings,
  ...supportRulings,
} as const;

/** The printed tables, in the order of the book. */
export const TABLES = [
  'vv:table.kill-number',
  'vv:table.casualties',
  'vv:table.casualty-actions',
  'vv:table.support-weapon-apfp',
  'vv:table.defence-apfp',
  'vv:table.die-limits',
  'vv:table.portage',
  'vv:table.terrain',
  'vv:table.fortifications',
  'vv:table.stacking',
  'vv:table.sample-infantry',
  'vv:table.sample-weapons',
  'vv:table.sample-vehicles',
  'vv:table.sequence-of-play',
  'vv:table.infantry-movement-points',
  'vv:table.opportunity-fire-modifiers',
  'vv:table.ap-fire',
  'vv:table.rally-attempt',
  'vv:table.valour-check',
  'vv:table.at-to-hit-roll',
  'vv:table.armour-elimination',
  'vv:table.front-or-rear-armour',
  'vv:table.support-mission-die',
  'vv:table.artillery-scatter-diagram',
  'vv:table.artillery-and-air-attack',
  'vv:table.fire-numbers',
  'vv:table.smoke',
] as const;
