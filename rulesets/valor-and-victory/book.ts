import { bookOf, type PrintedTable } from '../../src/rules/book.js';
import {
  armourEliminationPrinted,
  dieLimitsPrinted,
  frontOrRearPrinted,
  toHitPrinted,
} from './armour/tables.js';
import { rulings as assaultRulings } from './assault/rulings.js';
import { casualtiesPrinted, defenceApfpPrinted, killNumberPrinted } from './assault/tables.js';
import { casualtyActionsPrinted, rallyAttemptPrinted } from './casualties/tables.js';
import { clauses, rulings, type TABLES } from './chapters.js';
import { apFirePrinted, fireNumbersPrinted, opportunityPrinted } from './fire/tables.js';
import { movementPointsPrinted, portagePrinted, stackingPrinted } from './movement/tables.js';
import { fortificationsPrinted } from './positions/tables.js';
import { questions } from './questions.js';
import { missionsPrinted, scatterDiagramPrinted, smokePrinted, supportDiePrinted } from './support/tables.js';
import { terrainPrinted } from './terrain/tables.js';
import { sequenceOfPlayPrinted } from './turn/tables.js';
import { sampleInfantryPrinted, sampleVehiclesPrinted } from './units/tables.js';
import { valourCheckPrinted } from './valour/tables.js';
import { sampleWeaponsPrinted, supportWeaponApfpPrinted } from './weapons/tables.js';

/** Those of close assaults and of what they need, then the others in the order of the sections. */
const tables = {
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
} as const satisfies Readonly<Record<(typeof TABLES)[number], PrintedTable>>;

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

export const book = bookOf(sorted(clauses, bySection), sorted(rulings, byNumber), tables, questions);
