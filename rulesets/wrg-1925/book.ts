import { bookOf } from '../../src/rules/book.js';
import { afvTest as afvTestClauses } from './afv-test/clauses.js';
import { afvTest as afvTestTables } from './afv-test/printed.js';
import { afvTest as afvTestRulings } from './afv-test/rulings.js';
import { airLanding as airLandingClauses } from './air-landing/clauses.js';
import { airLanding as airLandingRulings } from './air-landing/rulings.js';
import { antiTank as antiTankClauses } from './anti-tank/clauses.js';
import { antiTank as antiTankTables } from './anti-tank/printed.js';
import { antiTank as antiTankRulings } from './anti-tank/rulings.js';
import { artillery as artilleryClauses } from './artillery/clauses.js';
import { artillery as artilleryTables } from './artillery/printed.js';
import { artillery as artilleryRulings } from './artillery/rulings.js';
import { buildings as buildingsClauses } from './buildings/clauses.js';
import { buildings as buildingsTables } from './buildings/printed.js';
import { buildings as buildingsRulings } from './buildings/rulings.js';
import { casualties as casualtiesClauses } from './casualties/clauses.js';
import { casualties as casualtiesTables } from './casualties/printed.js';
import { casualties as casualtiesRulings } from './casualties/rulings.js';
import { deployment as deploymentClauses } from './deployment/clauses.js';
import { deployment as deploymentTables } from './deployment/printed.js';
import { deployment as deploymentRulings } from './deployment/rulings.js';
import { fire as fireClauses } from './fire/clauses.js';
import { fire as fireTables } from './fire/printed.js';
import { fire as fireRulings } from './fire/rulings.js';
import { forces as forcesClauses } from './forces/clauses.js';
import { forces as forcesTables } from './forces/printed.js';
import { forces as forcesRulings } from './forces/rulings.js';
import { location as locationClauses } from './location/clauses.js';
import { location as locationTables } from './location/printed.js';
import { location as locationRulings } from './location/rulings.js';
import { mines as minesClauses } from './mines/clauses.js';
import { mines as minesTables } from './mines/printed.js';
import { mines as minesRulings } from './mines/rulings.js';
import { movement as movementClauses } from './movement/clauses.js';
import { movement as movementTables } from './movement/printed.js';
import { movement as movementRulings } from './movement/rulings.js';
import { reaction as reactionClauses } from './reaction/clauses.js';
import { reaction as reactionTables } from './reaction/printed.js';
import { reaction as reactionRulings } from './reaction/rulings.js';
import { smoke as smokeClauses } from './smoke/clauses.js';
import { smoke as smokeTables } from './smoke/printed.js';
import { smoke as smokeRulings } from './smoke/rulings.js';
import { victory as victoryClauses } from './victory/clauses.js';
import { victory as victoryTables } from './victory/printed.js';
import { victory as victoryRulings } from './victory/rulings.js';
import { weapons as weaponsClauses } from './weapons/clauses.js';
import { weapons as weaponsTables } from './weapons/printed.js';
import { weapons as weaponsRulings } from './weapons/rulings.js';

export const clauses = {
  ...forcesClauses,
  ...deploymentClauses,
  ...movementClauses,
  ...airLandingClauses,
  ...locationClauses,
  ...weaponsClauses,
  ...artilleryClauses,
  ...fireClauses,
  ...casualtiesClauses,
  ...reactionClauses,
  ...antiTankClauses,
  ...afvTestClauses,
  ...buildingsClauses,
  ...minesClauses,
  ...smokeClauses,
  ...victoryClauses,
} as const;

/** The rulings that came to their page after all others of it, in this order. */
const LAST = [
  'wrg:R188',
  'wrg:R185',
  'wrg:R186',
  'wrg:R187',
  'wrg:R152',
  'wrg:R191',
  'wrg:R164',
  'wrg:R190',
  'wrg:R181',
  'wrg:R189',
  'wrg:R180',
];

const place = (id: string): number => (LAST.includes(id) ? 1000 + LAST.indexOf(id) : Number(/\d+$/.exec(id)));

/** The rulings of chapters that share a page, by their numbers. */
const onePage = <R extends object>(rulings: R): R =>
  Object.fromEntries(Object.entries(rulings).sort(([a], [b]) => place(a) - place(b))) as R;

export const rulings = {
  // That of air landings is listed with the first page.
  ...onePage({
    ...forcesRulings,
    ...deploymentRulings,
    'wrg:R188': airLandingRulings['wrg:R188'],
  }),
  ...onePage({ ...movementRulings, ...airLandingRulings }),
  ...locationRulings,
  ...onePage({ ...weaponsRulings, ...artilleryRulings, ...fireRulings, ...casualtiesRulings }),
  ...reactionRulings,
  ...onePage({ ...antiTankRulings, ...afvTestRulings, ...buildingsRulings }),
  ...onePage({ ...minesRulings, ...smokeRulings }),
  ...victoryRulings,
} as const;

export const tables = {
  ...forcesTables,
  ...deploymentTables,
  ...movementTables,
  ...locationTables,
  ...weaponsTables,
  ...artilleryTables,
  ...fireTables,
  ...casualtiesTables,
  ...reactionTables,
  ...antiTankTables,
  ...afvTestTables,
  ...buildingsTables,
  ...minesTables,
  ...smokeTables,
  ...victoryTables,
} as const;

/** The book, in its order. */
export const book = bookOf(clauses, rulings, tables);
