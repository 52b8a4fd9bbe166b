import type { AnyTable } from '../../src/rules/cell.js';
import type { HouseScope } from '../../src/rules/system.js';
import {
  afvClasses,
  antitankModifiers,
  armourDeductions,
  buildingFire,
  buildingPoints,
  crewEscape,
  heavyMgLimit,
} from './anti-tank/tables.js';
import { callerDelay, offtableDelay, offtableEffect } from './artillery/tables.js';
import { softRolls } from './casualties/soft-loss.js';
import { bases } from './deployment/bases.js';
import { potentialHits, potentialScores } from './fire/potential.js';
import { tacticalPoints } from './fire/tactical.js';
import { options, prices } from './forces/tables.js';
import { arcs, hearingRanges, locationRanges } from './location/tables.js';
import { mineClearing, mineRolls } from './mines/tables.js';
import { footDeductions, footPaces, vehicleDeductions, vehiclePaces } from './movement/tables.js';
import { reactionTables } from './reaction/tables.js';
import { illumination, screens } from './smoke/tables.js';
import { heavyWeapons, improvisedWeapons, smallArms } from './weapons/weapons.js';

/** Every table in play, for those who look a number up or put their own in its place. */
export const tablesInPlay: readonly AnyTable[] = [
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
  ...reactionTables,
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
