import { bookOf } from '../../src/rules/book.js';
import { clauses as armourClauses } from './armour/clauses.js';
import { rulings as armourRulings } from './armour/rulings.js';
import {
  armourEliminationPrinted,
  dieLimitsPrinted,
  frontOrRearPrinted,
  toHitPrinted,
} from './armour/tables.js';
import { clauses as assaultClauses } from './assault/clauses.js';
import { rulings as assaultRulings } from './assault/rulings.js';
import { casualtiesPrinted, defenceApfpPrinted, killNumberPrinted } from './assault/tables.js';
import { clauses as casualtiesClauses } from './casualties/clauses.js';
import { rulings as casualtiesRulings } from './casualties/rulings.js';
import { casualtyActionsPrinted, rallyAttemptPrinted } from './casualties/tables.js';
import { clauses as fireClauses } from './fire/clauses.js';
import { rulings as fireRulings } from './fire/rulings.js';
import { apFirePrinted, fireNumbersPrinted, opportunityPrinted } from './fire/tables.js';
import { clauses as movementClauses } from './movement/clauses.js';
import { rulings as movementRulings } from './movement/rulings.js';
import { movementPointsPrinted, portagePrinted, stackingPrinted } from './movement/tables.js';
import { clauses as positionsClauses } from './positions/clauses.js';
import { rulings as positionsRulings } from './positions/rulings.js';
import { fortificationsPrinted } from './positions/tables.js';
import { clauses as supportClauses } from './support/clauses.js';
import { rulings as supportRulings } from './support/rulings.js';
import { missionsPrinted, scatterDiagramPrinted, smokePrinted, supportDiePrinted } from './support/tables.js';
import { clauses as terrainClauses } from './terrain/clauses.js';
import { rulings as terrainRulings } from './terrain/rulings.js';
import { terrainPrinted } from './terrain/tables.js';
import { clauses as turnClauses } from './turn/clauses.js';
import { sequenceOfPlayPrinted } from './turn/tables.js';
import { clauses as unitsClauses } from './units/clauses.js';
import { sampleInfantryPrinted, sampleVehiclesPrinted } from './units/tables.js';
import { clauses as valourClauses } from './valour/clauses.js';
import { valourCheckPrinted } from './valour/tables.js';
import { clauses as weaponsClauses } from './weapons/clauses.js';
import { rulings as weaponsRulings } from './weapons/rulings.js';
import { sampleWeaponsPrinted, supportWeaponApfpPrinted } from './weapons/tables.js';

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
/** Those of close assaults and of what they need, then the others in the order of the sections. */
export const tables = {
  'vv:table.kill-number': killNumberPrinted,
  'vv:table.casualties': casualtiesPrinted,
  'vv:table.casualty-actions': casualtyActionsPrinted,
  'vv:table.support-weapon-apfp': supportWeaponApfpPrinted,
  'vv:table.defence-apfp': defenceApfpPrinted,
  'vv:table.die-limits': dieLimitsPrinted,
  'vv:table.portage': portagePrinted,
  'vv:table.terrain': terrainPrinted,
  'vv:table.fortifications': fortificationsPrinted,
  'vv:table.stacking': stackingPrinted,
  'vv:table.sample-infantry': sampleInfantryPrinted,
  'vv:table.sample-weapons': sampleWeaponsPrinted,
  'vv:table.sample-vehicles': sampleVehiclesPrinted,
  'vv:table.sequence-of-play': sequenceOfPlayPrinted,
  'vv:table.infantry-movement-points': movementPointsPrinted,
  'vv:table.opportunity-fire-modifiers': opportunityPrinted,
  'vv:table.ap-fire': apFirePrinted,
  'vv:table.rally-attempt': rallyAttemptPrinted,
  'vv:table.valour-check': valourCheckPrinted,
  'vv:table.at-to-hit-roll': toHitPrinted,
  'vv:table.armour-elimination': armourEliminationPrinted,
  'vv:table.front-or-rear-armour': frontOrRearPrinted,
  'vv:table.support-mission-die': supportDiePrinted,
  'vv:table.artillery-scatter-diagram': scatterDiagramPrinted,
  'vv:table.artillery-and-air-attack': missionsPrinted,
  'vv:table.fire-numbers': fireNumbersPrinted,
  'vv:table.smoke': smokePrinted,
} as const;

/** Close assaults come first, then what they need of other sections, then the rest: each by its numbers. */
const sections = (id: string): number[] => {
  const [, beyond, number] = /^vv:(beyond\.)?R?(\d+)/.exec(id)!;
  return [beyond ? 2 : number === '15' ? 0 : 1, Number(number)];
};
const bySection = ([one]: [string, unknown], [other]: [string, unknown]): number => {
  const [a, b] = [sections(one), sections(other)] as const;
  return a[0]! - b[0]! || a[1]! - b[1]!;
};
const ofAssaults = (id: string): boolean => Object.hasOwn(assaultRulings, id);
const byNumber = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  Number(ofAssaults(other)) - Number(ofAssaults(one)) ||
  (ofAssaults(one) ? 0 : sections(one)[1]! - sections(other)[1]!);

const sorted = <R extends object>(
  of: R,
  by: (one: [string, unknown], other: [string, unknown]) => number,
): R => Object.fromEntries(Object.entries(of).sort(by)) as R;

export const book = bookOf(sorted(clauses, bySection), sorted(rulings, byNumber), tables);
