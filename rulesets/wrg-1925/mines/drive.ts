import type { Rule } from '../../../src/rules/rule.js';
import { outOf } from '../../../src/rules/text/say.js';
import { d6, dice, part, restOf, toldAs } from '../../../src/rules/words.js';
import {
  allAboard,
  type CrewOut,
  crewEscapes,
  type Escaped,
  ridersFollow,
  whoEscapes,
} from '../anti-tank/escape.js';
import { look, ruling, step } from '../words.js';
import { isAntiPersonnel, type Mines } from './input.js';
import { mineRolls } from './tables.js';
import { kindOfMine } from './walk.js';

export const STATES = ['unharmed', 'immobilised', 'disabled', 'knocked-out', 'destroyed'] as const;
type State = (typeof STATES)[number];

/** What mines did to a vehicle or gun, and to those aboard, where they were named. */
export type DriveResult = { state: State; onFire?: boolean } & Escaped;

/** A vehicle or a wheeled gun goes over mines (mine.5 to mine.7, mine.11 to mine.13). */
export function* drive(input: Mines): Rule<DriveResult> {
  if (input.marked && (yield* avoided(input))) {
    return { state: 'unharmed', ...(isAntiPersonnel(input) ? crewLost(input, 0) : allAboard(input)) };
  }
  yield* kindOfMine(input);
  switch (input.at!) {
    case 'gun':
      return yield* gun(input);
    case 'hard':
      return yield* isAntiPersonnel(input) ? clearsPath() : hardOnAntiTank(input);
    case 'soft':
      return yield* soft(input);
  }
}

/** Vehicles keep clear of marked mines, unless nobody sees the marks (mine.17). */
function* avoided({ light }: Mines): Rule<boolean> {
  const safe = light !== 'dark';
  const text = safe
    ? 'the mines are marked: the vehicle keeps clear of them'
    : 'marked, but not to be seen in the dark';
  return yield* step({ id: 'marked', clause: 'wrg:mine.17', value: safe, text });
}

/** Anti-tank mines wait for wheels and tracks, a gun's as well (mine.11, R178). */
function* gun(input: Mines): Rule<DriveResult> {
  const safe = isAntiPersonnel(input);
  const text = safe
    ? 'a gun sets off no anti-personnel mines: its men roll as men on foot'
    : 'its wheels set off an anti-tank mine: the gun is destroyed';
  const state = safe ? 'unharmed' : 'destroyed';
  yield* step({ id: 'state', clause: 'wrg:mine.11', value: state, text, ruling: 'wrg:R178' });
  return { state };
}

/** Whether nobody has said who is aboard. */
const isUnsaid = ({ crew, passengers }: Mines): boolean => crew === undefined && passengers === undefined;

/** A soft vehicle on mines of one type or both. */
function* soft(input: Mines): Rule<DriveResult> {
  if (isAntiPersonnel(input)) return { state: 'disabled', ...crewLost(input, yield* disabled(input)) };
  const crew = yield* part(crewOfSoft, input);
  if (isUnsaid(input)) return { state: 'destroyed' };
  return yield* toldAs(ridersFollow(input, crew), (out): DriveResult => ({ state: 'destroyed', ...out }));
}

/** An anti-tank mine destroys a soft vehicle, and everyone left aboard rolls to get out: whom one mine spares the other may get (mine.12). */
function* crewOfSoft(input: Mines): Rule<CrewOut> {
  const hit = input.type === 'anti-tank' ? 0 : yield* disabled(input);
  const text = 'an anti-tank mine destroys a soft vehicle';
  yield* step({ id: 'destroyed', clause: 'wrg:mine.12', value: true, text });
  if (isUnsaid(input)) return {};
  const { crew, passengers, smgs = 0, passengerSmgs = [] } = input;
  const alike = passengers !== undefined && (yield* infantryAsCrew());
  const { crew: out, ...riders } = yield* crewEscapes({
    ...input,
    crew: crew === undefined ? undefined : crew - hit,
    // What a soft vehicle has must be said.
    smgs,
    asCrew: alike ? passengerSmgs.map(Number) : undefined,
  });
  return { ...(out && { crew: { ...out, crewLost: out.crewLost + hit } }), ...riders };
}

const crewLost = ({ crew }: Mines, n: number): Escaped => (crew === undefined ? {} : { crewLost: n });

/**
 * Any vehicle sets off anti-personnel mines: a soft one is disabled, and its crew may be hit (mine.5, mine.6).
 * @returns how many of the crew are hit
 */
function* disabled({ crew = 0 }: Mines): Rule<number> {
  const text = 'a vehicle always sets off anti-personnel mines';
  yield* step({ id: 'set-off', clause: 'wrg:mine.5', value: true, text });
  yield* step({ id: 'disabled', clause: 'wrg:mine.6', value: true, text: 'they disable a soft vehicle' });
  if (crew === 0) return 0;
  const from = yield* look(mineRolls.cells['soft-vehicle-crew']);
  const { hit } = yield* dice({
    dice: ['crew-hit'],
    times: crew,
    tally: ['hit'],
    read: (face) => ({ hit: face <= from.value ? 1 : 0 }),
  });
  const on = from.value === 1 ? '1' : `${from.value} or less`;
  const who = `a die for each of the crew, hit on ${on}: ${outOf(hit, crew)}`;
  return yield* step({ id: 'crew-hit', clause: 'wrg:mine.6', value: hit, text: who, from });
}

/** Anti-personnel mines do nothing to armour, and are gone where it went (mine.7). */
function* clearsPath(): Rule<DriveResult> {
  const text = 'anti-personnel mines do no harm to a hard vehicle';
  yield* step({ id: 'no-harm', clause: 'wrg:mine.7', value: true, text });
  const path = 'its track is a safe path for troops who move by day';
  yield* step({ id: 'path', clause: 'wrg:mine.7', value: true, text: path });
  return { state: 'unharmed' };
}

/** A hard vehicle rolls: knocked out, or held where it is (mine.13). */
function* hardOnAntiTank(input: Mines): Rule<DriveResult> {
  const from = yield* look(mineRolls.cells['hard-vehicle-knocked-out']);
  const roll = yield* d6('mine');
  const isOut = roll <= from.value;
  const state = isOut ? 'knocked-out' : 'immobilised';
  const text = `anti-tank mine, knocked out on ${from.value} or less: ${roll}, ${isOut ? 'knocked out' : 'immobilised'}`;
  yield* step({ id: 'mine', clause: 'wrg:mine.13', value: state, text, from });
  if (isOut) return yield* survive(input, { state, onFire: yield* burns() });
  const weapons = 'it cannot move, whatever its test demands, but its weapons can fire';
  yield* step({ id: 'weapons', clause: 'wrg:mine.13', value: true, text: weapons, ruling: 'wrg:R154' });
  return { state, onFire: false, ...allAboard(input) };
}

/** A knocked out AFV may burn, by a mine as by fire, unless so ruled (R169). */
function* burns(): Rule<boolean> {
  const line = { id: 'on-fire', clause: 'wrg:antitank.16', ruling: 'wrg:R169' } as const;
  if ((yield* ruling('wrg:R169')) === 2) {
    return yield* step({ ...line, value: false, text: 'a mine does not set it on fire' });
  }
  const roll = yield* d6('fire');
  const burning = roll <= 3;
  const text = `on fire on 1, 2 or 3: ${roll}, ${burning ? 'it burns' : 'it does not burn'}`;
  return yield* step({ ...line, value: burning, text });
}

/** Everyone aboard a hard vehicle that is knocked out rolls to get out (mine.13). */
function* survive(input: Mines, vehicle: DriveResult): Rule<DriveResult> {
  if (isUnsaid(input)) return vehicle;
  return yield* toldAs(restOf(part(whoEscapes, input)), (out) => ({ ...vehicle, ...out }));
}

/** Infantry aboard a soft vehicle rolls as its crew does, unless so ruled (R178). */
function* infantryAsCrew(): Rule<boolean> {
  const alike = (yield* ruling('wrg:R178')) === 1;
  const text = alike ? 'infantry aboard throws as the crew does' : 'infantry aboard has a roll of its own';
  return yield* step({ id: 'infantry', clause: 'wrg:mine.12', value: alike, text, ruling: 'wrg:R178' });
}
