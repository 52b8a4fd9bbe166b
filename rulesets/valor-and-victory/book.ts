import type { Book } from '../../src/rules/book.js';
import { clauses as armourClauses } from './armour/clauses.js';
import { rulings as armourRulings } from './armour/rulings.js';
import { tables as armourTables } from './armour/tables-printed.js';
import { clauses as assaultClauses } from './assault/clauses.js';
import { rulings as assaultRulings } from './assault/rulings.js';
import { tables as assaultTables } from './assault/tables-printed.js';
import { clauses as casualtiesClauses } from './casualties/clauses.js';
import { rulings as casualtiesRulings } from './casualties/rulings.js';
import { tables as casualtiesTables } from './casualties/tables-printed.js';
import { clauses as fireClauses } from './fire/clauses.js';
import { rulings as fireRulings } from './fire/rulings.js';
import { tables as fireTables } from './fire/tables-printed.js';
import { clauses as movementClauses } from './movement/clauses.js';
import { rulings as movementRulings } from './movement/rulings.js';
import { tables as movementTables } from './movement/tables-printed.js';
import { clauses as positionsClauses } from './positions/clauses.js';
import { rulings as positionsRulings } from './positions/rulings.js';
import { tables as positionsTables } from './positions/tables-printed.js';
import { clauses as supportClauses } from './support/clauses.js';
import { rulings as supportRulings } from './support/rulings.js';
import { tables as supportTables } from './support/tables-printed.js';
import { clauses as terrainClauses } from './terrain/clauses.js';
import { rulings as terrainRulings } from './terrain/rulings.js';
import { tables as terrainTables } from './terrain/tables-printed.js';
import { clauses as turnClauses } from './turn/clauses.js';
import { tables as turnTables } from './turn/tables-printed.js';
import { clauses as unitsClauses } from './units/clauses.js';
import { tables as unitsTables } from './units/tables-printed.js';
import { clauses as valourClauses } from './valour/clauses.js';
import { tables as valourTables } from './valour/tables-printed.js';
import { clauses as weaponsClauses } from './weapons/clauses.js';
import { rulings as weaponsRulings } from './weapons/rulings.js';
import { tables as weaponsTables } from './weapons/tables-printed.js';

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
export const tables = {
  ...turnTables,
  ...unitsTables,
  ...movementTables,
  ...terrainTables,
  ...weaponsTables,
  ...fireTables,
  ...assaultTables,
  ...casualtiesTables,
  ...valourTables,
  ...armourTables,
  ...positionsTables,
  ...supportTables,
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

/** The tables of close assaults and of what they need, then the others in the order of the sections. */
const TABLES: readonly (keyof typeof tables)[] = [
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
];

const sorted = <T>(of: Readonly<Record<string, T>>, by: (a: [string, T], b: [string, T]) => number) =>
  Object.fromEntries(Object.entries(of).sort(by));

export const book: Book = {
  clauses: sorted(clauses, bySection),
  rulings: sorted(rulings, byNumber),
  tables: Object.fromEntries(TABLES.map((id) => [id, tables[id]])),
};
