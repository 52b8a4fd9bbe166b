import { bookOf } from '../../src/rules/book.js';
import { afvTest as afvTestClauses } from './afv-test/clauses.js';
import { afvTest as afvTestRulings } from './afv-test/rulings.js';
import { afvBandsPrinted, afvModifiersPrinted } from './afv-test/tables.js';
import { airLanding as airLandingClauses } from './air-landing/clauses.js';
import { airLanding as airLandingRulings } from './air-landing/rulings.js';
import { antiTank as antiTankClauses } from './anti-tank/clauses.js';
import { antiTank as antiTankRulings } from './anti-tank/rulings.js';
import {
  afvClassesPrinted,
  antitankEffectPrinted,
  antitankModifiersPrinted,
  crewEscapePrinted,
} from './anti-tank/tables.js';
import { artillery as artilleryClauses } from './artillery/clauses.js';
import { artillery as artilleryRulings } from './artillery/rulings.js';
import { offtableDelayPrinted, offtableEffectPrinted } from './artillery/tables.js';
import { buildings as buildingsClauses } from './buildings/clauses.js';
import { buildings as buildingsRulings } from './buildings/rulings.js';
import { buildingFirePrinted, buildingPointsPrinted } from './buildings/tables.js';
import { casualties as casualtiesClauses } from './casualties/clauses.js';
import { casualties as casualtiesRulings } from './casualties/rulings.js';
import { identifyOrderPrinted, softLossPrinted } from './casualties/tables.js';
import { deployment as deploymentClauses } from './deployment/clauses.js';
import { deployment as deploymentRulings } from './deployment/rulings.js';
import { basesPrinted } from './deployment/tables.js';
import { fire as fireClauses } from './fire/clauses.js';
import { fire as fireRulings } from './fire/rulings.js';
import { potentialPrinted, tacticalPrinted } from './fire/tables.js';
import { forces as forcesClauses } from './forces/clauses.js';
import { forces as forcesRulings } from './forces/rulings.js';
import {
  afvCommandersPrinted,
  optionalCostsPrinted,
  scalesPrinted,
  troopPointsPrinted,
} from './forces/tables.js';
import { location as locationClauses } from './location/clauses.js';
import { location as locationRulings } from './location/rulings.js';
import { arcsPrinted, noisePrinted, targetLocationPrinted } from './location/tables.js';
import { mines as minesClauses } from './mines/clauses.js';
import { mines as minesRulings } from './mines/rulings.js';
import { mineClearingPrinted, minesPrinted } from './mines/tables.js';
import { movement as movementClauses } from './movement/clauses.js';
import { movement as movementRulings } from './movement/rulings.js';
import { footMovementPrinted, vehicleMovementPrinted } from './movement/tables.js';
import { reaction as reactionClauses } from './reaction/clauses.js';
import { reaction as reactionRulings } from './reaction/rulings.js';
import {
  averageDicePrinted,
  leaderFactorsPrinted,
  reactionBandsPrinted,
  reactionModifiersPrinted,
} from './reaction/tables.js';
import { smoke as smokeClauses } from './smoke/clauses.js';
import { smoke as smokeRulings } from './smoke/rulings.js';
import { illuminationPrinted, smokePrinted } from './smoke/tables.js';
import { victory as victoryClauses } from './victory/clauses.js';
import { victory as victoryRulings } from './victory/rulings.js';
import { weapons as weaponsClauses } from './weapons/clauses.js';
import { weapons as weaponsRulings } from './weapons/rulings.js';
import { heavyWeaponsPrinted, smallArmsPrinted } from './weapons/tables.js';

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
  'wrg:table.scales': scalesPrinted,
  'wrg:table.troop-points': troopPointsPrinted,
  'wrg:table.afv-commanders': afvCommandersPrinted,
  'wrg:table.optional-costs': optionalCostsPrinted,
  'wrg:table.bases': basesPrinted,
  'wrg:table.foot-movement': footMovementPrinted,
  'wrg:table.vehicle-movement': vehicleMovementPrinted,
  'wrg:table.arcs': arcsPrinted,
  'wrg:table.target-location': targetLocationPrinted,
  'wrg:table.noise': noisePrinted,
  'wrg:table.small-arms': smallArmsPrinted,
  'wrg:table.heavy-weapons': heavyWeaponsPrinted,
  'wrg:table.offtable-delay': offtableDelayPrinted,
  'wrg:table.offtable-effect': offtableEffectPrinted,
  'wrg:table.tactical': tacticalPrinted,
  'wrg:table.potential': potentialPrinted,
  'wrg:table.identify-order': identifyOrderPrinted,
  'wrg:table.soft-loss': softLossPrinted,
  'wrg:table.reaction-modifiers': reactionModifiersPrinted,
  'wrg:table.reaction-bands': reactionBandsPrinted,
  'wrg:table.leader-factors': leaderFactorsPrinted,
  'wrg:table.antitank-effect': antitankEffectPrinted,
  'wrg:table.antitank-modifiers': antitankModifiersPrinted,
  'wrg:table.afv-classes': afvClassesPrinted,
  'wrg:table.crew-escape': crewEscapePrinted,
  'wrg:table.afv-modifiers': afvModifiersPrinted,
  'wrg:table.afv-bands': afvBandsPrinted,
  'wrg:table.building-points': buildingPointsPrinted,
  'wrg:table.building-fire': buildingFirePrinted,
  'wrg:table.mines': minesPrinted,
  'wrg:table.mine-clearing': mineClearingPrinted,
  'wrg:table.illumination': illuminationPrinted,
  'wrg:table.smoke': smokePrinted,
  'wrg:table.average-dice': averageDicePrinted,
} as const;

/** The book, in its order. */
export const book = bookOf(clauses, rulings, tables);
