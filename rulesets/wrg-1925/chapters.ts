import { afvTest as afvTestClauses } from './afv-test/clauses.js';
import { afvTest as afvTestRulings } from './afv-test/rulings.js';
import { airLanding as airLandingClauses } from './air-landing/clauses.js';
import { airLanding as airLandingRulings } from './air-landing/rulings.js';
import { antiTank as antiTankClauses } from './anti-tank/clauses.js';
import { antiTank as antiTankRulings } from './anti-tank/rulings.js';
import { artillery as artilleryClauses } from './artillery/clauses.js';
import { artillery as artilleryRulings } from './artillery/rulings.js';
import { buildings as buildingsClauses } from './buildings/clauses.js';
import { buildings as buildingsRulings } from './buildings/rulings.js';
import { casualties as casualtiesClauses } from './casualties/clauses.js';
import { casualties as casualtiesRulings } from './casualties/rulings.js';
import { deployment as deploymentClauses } from './deployment/clauses.js';
import { deployment as deploymentRulings } from './deployment/rulings.js';
import { fire as fireClauses } from './fire/clauses.js';
import { fire as fireRulings } from './fire/rulings.js';
import { forces as forcesClauses } from './forces/clauses.js';
import { forces as forcesRulings } from './forces/rulings.js';
import { location as locationClauses } from './location/clauses.js';
import { location as locationRulings } from './location/rulings.js';
import { mines as minesClauses } from './mines/clauses.js';
import { mines as minesRulings } from './mines/rulings.js';
import { movement as movementClauses } from './movement/clauses.js';
import { movement as movementRulings } from './movement/rulings.js';
import { reaction as reactionClauses } from './reaction/clauses.js';
import { reaction as reactionRulings } from './reaction/rulings.js';
import { smoke as smokeClauses } from './smoke/clauses.js';
import { smoke as smokeRulings } from './smoke/rulings.js';
import { victory as victoryClauses } from './victory/clauses.js';
import { victory as victoryRulings } from './victory/rulings.js';
import { weapons as weaponsClauses } from './weapons/clauses.js';
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

/** The printed tables, in the order of the book. */
export const TABLES = [
  'wrg:table.scales',
  'wrg:table.troop-points',
  'wrg:table.afv-commanders',
  'wrg:table.optional-costs',
  'wrg:table.bases',
  'wrg:table.foot-movement',
  'wrg:table.vehicle-movement',
  'wrg:table.arcs',
  'wrg:table.target-location',
  'wrg:table.noise',
  'wrg:table.small-arms',
  'wrg:table.heavy-weapons',
  'wrg:table.offtable-delay',
  'wrg:table.offtable-effect',
  'wrg:table.tactical',
  'wrg:table.potential',
  'wrg:table.identify-order',
  'wrg:table.soft-loss',
  'wrg:table.reaction-modifiers',
  'wrg:table.reaction-bands',
  'wrg:table.leader-factors',
  'wrg:table.antitank-effect',
  'wrg:table.antitank-modifiers',
  'wrg:table.afv-classes',
  'wrg:table.crew-escape',
  'wrg:table.afv-modifiers',
  'wrg:table.afv-bands',
  'wrg:table.building-points',
  'wrg:table.building-fire',
  'wrg:table.mines',
  'wrg:table.mine-clearing',
  'wrg:table.illumination',
  'wrg:table.smoke',
  'wrg:table.average-dice',
] as const;
