import type { Rule } from '../../../src/rules/rule.js';
import { dieLimits } from '../armour/tables.js';
import { halfOf, pointsIgnored } from '../casualties/members.js';
import { casualtyActions } from '../casualties/tables.js';
import { isBunker } from '../movement/stack.js';
import { stackLimits } from '../movement/tables.js';
import { placeSaid, positionOf } from '../terrain/cover.js';
import { counters } from '../units/tables.js';
import type { Counter } from '../units/units.js';
import { look, ruling, step } from '../words.js';
import { type Assault, assaultersNamed } from './input.js';
import { assaulters } from './roles.js';

/**
 * What the assaulters gain with the hex, and what awaits them there (15.8, 20.3, 20.7).
 * @returns whether all of them go into it: they may be too many for a bunker, or all be lost
 */
export function* occupation(input: Assault, units: number, points: number): Rule<boolean> {
  if (yield* allFall(input, points)) {
    const text = 'the points eliminate all assaulters: nobody holds the hex';
    yield* step({ id: 'nobody-left', clause: 'vv:14.61g', value: true, text, ruling: 'vv:R42' });
    return false;
  }
  const all = yield* movesIn(input, units);
  if (input.minefield) yield* minefield();
  return all;
}

function* movesIn(input: Assault, units: number): Rule<boolean> {
  const position = positionOf(input);
  const { value: room } = yield* look(stackLimits.cells.bunker);
  if (isBunker(position) && units > room) {
    const by = input.target === undefined ? '' : `, whom wg move names, --to ${input.target}`;
    const text = `once the points are met, ${room} units go into the bunker${by}; the rest stay where they came from`;
    if (input.target !== undefined) yield* assaulters.as.unit.set('vv:15.8c', { enters: input.target });
    yield* step({ id: 'bunker', clause: 'vv:15.8c', value: room, text, ruling: 'vv:R13' });
    return false;
  }
  if (position) {
    const text = `the assaulters move in and are inside the ${placeSaid(position)}`;
    yield* step({ id: 'inside', clause: 'vv:20.3', value: position, text, ruling: 'vv:R12' });
  }
  return true;
}

function* minefield(): Rule<void> {
  const attacked = (yield* ruling('vv:R41')) === 1;
  const { value: upTo } = yield* look(dieLimits.cells.minefield);
  const text = attacked
    ? `mined: after the points one die for each unit that enters, lost on ${upTo} or less (wg mines -r vv)`
    : 'the mines do not attack those who take the hex by assault';
  yield* step({ id: 'minefield', clause: 'vv:20.7', value: attacked, text, ruling: 'vv:R41' });
  // The game waits for no attack on them.
  if (!attacked) yield* assaulters.as.unit.set('vv:20.7', { mined: true });
}

/** Whether the points eliminate every assaulter, where they are known: more than can be met while one of them is left. */
function* allFall({ assault }: Assault, points: number): Rule<boolean> {
  const units = assaultersNamed(assault);
  if (!units) return false;
  const { rating: leader } = (yield* look(counters.cells.leader)).value;
  const { value: pin } = yield* look(casualtyActions.cells.pin);
  const ratings = units.map(({ rating = leader }) => rating);
  const all = ratings.reduce((sum, rating) => sum + rating, 0) + (yield* pointsIgnored(units));
  if (points <= all - Math.min(...ratings.map((rating) => rating - pin))) return false;
  const short: number[] = [];
  for (const [i, unit] of units.entries())
    short.push(ratings[i]! - (yield* mostOnSurvivor(unit, ratings[i]!, pin)));
  return points > all - Math.min(...short);
}

/** The most points that a unit covers and is still there: pinned, or a squad reduced and pinned (14.61). */
function* mostOnSurvivor(unit: Counter, rating: number, pin: number): Rule<number> {
  if (unit.kind !== 'squad') return pin;
  const left = yield* halfOf(unit);
  // Nobody has said what its half squad is worth: nothing but all of its rating is sure to eliminate it.
  return left === undefined ? Math.max(pin, rating - 1) : rating - left + pin;
}
