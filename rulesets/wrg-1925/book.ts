import { bookOf, type PrintedTable } from '../../src/rules/book.js';
import { afvBandsPrinted, afvModifiersPrinted } from './afv-test/tables.js';
import {
  afvClassesPrinted,
  antitankEffectPrinted,
  antitankModifiersPrinted,
  crewEscapePrinted,
} from './anti-tank/tables.js';
import { offtableDelayPrinted, offtableEffectPrinted } from './artillery/tables.js';
import { buildingFirePrinted, buildingPointsPrinted } from './buildings/tables.js';
import { identifyOrderPrinted, softLossPrinted } from './casualties/tables.js';
import { clauses, rulings, type TABLES } from './chapters.js';
import { basesPrinted } from './deployment/tables.js';
import { potentialPrinted, tacticalPrinted } from './fire/tables.js';
import {
  afvCommandersPrinted,
  optionalCostsPrinted,
  scalesPrinted,
  troopPointsPrinted,
} from './forces/tables.js';
import { arcsPrinted, noisePrinted, targetLocationPrinted } from './location/tables.js';
import { mineClearingPrinted, minesPrinted } from './mines/tables.js';
import { footMovementPrinted, vehicleMovementPrinted } from './movement/tables.js';
import { questions } from './questions.js';
import {
  averageDicePrinted,
  leaderFactorsPrinted,
  reactionBandsPrinted,
  reactionModifiersPrinted,
} from './reaction/tables.js';
import { illuminationPrinted, smokePrinted } from './smoke/tables.js';
import { heavyWeaponsPrinted, smallArmsPrinted } from './weapons/tables.js';

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
} as const satisfies Readonly<Record<(typeof TABLES)[number], PrintedTable>>;

/** The book, in its order. */
export const book = bookOf(clauses, rulings, tables, questions);
