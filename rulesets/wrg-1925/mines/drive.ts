import type { Rule } from '../../../src/rules/rule.js';
import { outOf } from '../../../src/rules/text/say.js';
import { d6, dice, part, restOf } from '../../../src/rules/words.js';
import { allAboard, type Escaped, whoEscapes } from '../anti-tank/escape.js';
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

/** A soft vehicle on mines of one type or both: those whom one mine spares the other may still get. */
function* soft(input: Mines): Rule<DriveResult> {
  const hit = input.type === 'anti-tank' ? 0 : yield* disabled(input);
  if (!isAntiPersonnel(input)) return yield* destroyed(input, hit);
  return { state: 'disabled', ...crewLost(input, hit) };
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

/** An anti-tank mine destroys a soft vehicle, and everyone left aboard rolls to get out (mine.12). */
function* destroyed(input: Mines, hit: number): Rule<DriveResult> {
  const text = 'an anti-tank mine destroys a soft vehicle';
  yield* step({ id: 'destroyed', clause: 'wrg:mine.12', value: true, text });
  return yield* survive(input, { state: 'destroyed' }, hit);
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
  if (isOut) return yield* survive(input, { state, onFire: yield* burns() }, 0);
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

/** Everyone aboard rolls to get out: of a soft vehicle as its crew does, unless so ruled (mine.12, R178). */
function* survive(input: Mines, vehicle: DriveResult, hit: number): Rule<DriveResult> {
  const { at, crew, passengers, passengerSmgs = [] } = input;
  if (crew === undefined && passengers === undefined) return vehicle;
  const alike = at === 'soft' && passengers !== undefined && (yield* infantryAsCrew());
  const aboard = {
    ...input,
    crew: crew === undefined ? undefined : crew - hit,
    // Every AFV has SMGs aboard (points.17); what a soft vehicle has must be said.
    smgs: input.smgs ?? (at === 'hard' ? undefined : 0),
    asCrew: alike ? passengerSmgs.map(Number) : undefined,
  };
  return yield* restOf(part(whoEscapes, aboard), function* (out): Rule<DriveResult> {
    return { ...vehicle, ...out, ...(out.crewLost !== undefined && { crewLost: out.crewLost + hit }) };
  });
}

function* infantryAsCrew(): Rule<boolean> {
  const alike = (yield* ruling('wrg:R178')) === 1;
  const text = alike ? 'infantry aboard throws as the crew does' : 'infantry aboard has a roll of its own';
  return yield* step({ id: 'infantry', clause: 'wrg:mine.12', value: alike, text, ruling: 'wrg:R178' });
}
