import type { AnyTable } from '../../src/rules/book/cell.js';
import type { HouseScope } from '../../src/rules/system.js';
import { afvBands, afvModifiers } from './afv-test/tables.js';
import {
  afvClasses,
  antitankModifiers,
  armourDeductions,
  crewEscape,
  heavyMgLimit,
} from './anti-tank/tables.js';
import { callerDelay, offtableDelay, offtableEffect } from './artillery/tables.js';
import { buildingFire, buildingPoints } from './buildings/tables.js';
import { softRolls } from './casualties/tables.js';
import { bases } from './deployment/tables.js';
import { potentialHits, potentialScores, tacticalPoints } from './fire/tables.js';
import { options, prices } from './forces/tables.js';
import { arcs, hearingRanges, locationRanges } from './location/tables.js';
import { mineClearing, mineRolls } from './mines/tables.js';
import { footDeductions, footPaces, vehicleDeductions, vehiclePaces } from './movement/tables.js';
import { leaderFactors, reactionBands, reactionModifiers } from './reaction/tables.js';
import { illumination, screens } from './smoke/tables.js';
import { heavyWeapons, improvisedWeapons, smallArms } from './weapons/tables.js';

/** Every table in play, for those who look a number up or put their own in its place. */
const tablesInPlay: readonly AnyTable[] = [
  smallArms,
  heavyWeapons,
  armourDeductions,
  heavyMgLimit,
  antitankModifiers,
  afvClasses,
  crewEscape,
  buildingPoints,
  buildingFire,
  improvisedWeapons,
  potentialScores,
  potentialHits,
  tacticalPoints,
  softRolls,
  offtableDelay,
  callerDelay,
  offtableEffect,
  screens,
  illumination,
  prices,
  options,
  bases,
  reactionModifiers,
  afvModifiers,
  leaderFactors,
  reactionBands,
  afvBands,
  footPaces,
  footDeductions,
  vehiclePaces,
  vehicleDeductions,
  locationRanges,
  arcs,
  hearingRanges,
  mineRolls,
  mineClearing,
];

/** What players may agree on for a whole game: tables, and the inputs they would else have to type every time. */
export const house: HouseScope = {
  tables: tablesInPlay,
  optional: {
    averageDice: '233445 dice in reaction tests',
    scale: 'distances on the table beside the metres',
    year: 'the year of the action, for light and heavy AFVs',
  },
};
