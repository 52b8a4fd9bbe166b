import { bookOf, type PrintedTable } from '../../src/rules/book.js';
import { artilleryCardsPrinted, artilleryPrinted } from './artillery/tables.js';
import { cardexamplesPrinted, sequencePrinted, suitsPrinted } from './cards/tables.js';
import { clauses, rulings, type TABLES } from './chapters.js';
import { chargeHitsPrinted, reactionsPrinted } from './charge/tables.js';
import { combineAveragePrinted } from './combining/tables.js';
import { meleeModifiersPrinted, surrenderPrinted } from './melee/tables.js';
import { mineEffectsPrinted, minefieldSizesPrinted } from './mines/tables.js';
import {
  facingCostPrinted,
  infantryMovePrinted,
  mountedMovePrinted,
  turningPrinted,
} from './movement/tables.js';
import {
  armourFacesPrinted,
  heavyWeaponsPrinted,
  moralePrinted,
  qualityDefencePrinted,
  standsPrinted,
} from './optional/tables.js';
import { passengersPrinted } from './passengers/tables.js';
import { questions } from './questions.js';
import { attackDicePrinted, diceColoursPrinted, rangesPrinted } from './shooting/tables.js';
import { smokePrinted } from './smoke/tables.js';
import { emplacementsPrinted, terrainCoverPrinted, terrainMovePrinted } from './terrain/tables.js';
import { gradeExamplePrinted, gradesPrinted, markerRemovalPrinted, markersPrinted } from './units/tables.js';
import {
  hitsOnArmourPrinted,
  vehicleDamagePrinted,
  vehicleDefencePrinted,
  vehicleWeaponsPrinted,
} from './vehicles/tables.js';

const tables = {
  'bg:table.markers': markersPrinted,
  'bg:table.marker-removal': markerRemovalPrinted,
  'bg:table.grades': gradesPrinted,
  'bg:table.grade-example': gradeExamplePrinted,
  'bg:table.sequence': sequencePrinted,
  'bg:table.suits': suitsPrinted,
  'bg:table.cardexamples': cardexamplesPrinted,
  'bg:table.infantry-move': infantryMovePrinted,
  'bg:table.facing-cost': facingCostPrinted,
  'bg:table.mounted-move': mountedMovePrinted,
  'bg:table.turning': turningPrinted,
  'bg:table.dice-colours': diceColoursPrinted,
  'bg:table.attack-dice': attackDicePrinted,
  'bg:table.ranges': rangesPrinted,
  'bg:table.vehicle-defence': vehicleDefencePrinted,
  'bg:table.vehicle-weapons': vehicleWeaponsPrinted,
  'bg:table.vehicle-damage': vehicleDamagePrinted,
  'bg:table.hits-on-armour': hitsOnArmourPrinted,
  'bg:table.passengers': passengersPrinted,
  'bg:table.charge-hits': chargeHitsPrinted,
  'bg:table.melee-modifiers': meleeModifiersPrinted,
  'bg:table.surrender': surrenderPrinted,
  'bg:table.reactions': reactionsPrinted,
  'bg:table.terrain-move': terrainMovePrinted,
  'bg:table.terrain-cover': terrainCoverPrinted,
  'bg:table.emplacements': emplacementsPrinted,
  'bg:table.combine-average': combineAveragePrinted,
  'bg:table.minefield-sizes': minefieldSizesPrinted,
  'bg:table.mine-effects': mineEffectsPrinted,
  'bg:table.artillery': artilleryPrinted,
  'bg:table.artillery-cards': artilleryCardsPrinted,
  'bg:table.smoke': smokePrinted,
  'bg:table.heavy-weapons': heavyWeaponsPrinted,
  'bg:table.stands': standsPrinted,
  'bg:table.quality-defence': qualityDefencePrinted,
  'bg:table.armour-faces': armourFacesPrinted,
  'bg:table.morale': moralePrinted,
} as const satisfies Readonly<Record<(typeof TABLES)[number], PrintedTable>>;

/** The book, chapter by chapter, in its own order. */
export const book = bookOf(clauses, rulings, tables, questions);
