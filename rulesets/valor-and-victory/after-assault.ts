import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { type AfvState, immobilisation } from './afv.js';
import { type Assault, named } from './assault-input.js';
import { placeSaid, positionOf } from './cover.js';
import type { Defence } from './defenders.js';
import { isBunker } from './stack.js';
import { counters, dieLimits, stackLimits } from './tables.js';
import { look, refuse, ruling, step } from './words.js';

/** What the assaulters gain with the hex, and what awaits them there (15.8, 20.3, 20.7). */
export function* occupation(input: Assault, units: number, points: number): Rule<void> {
  const position = positionOf(input);
  if (yield* allFall(input, points)) {
    const text = 'the points eliminate all assaulters: nobody holds the hex';
    yield* step({ id: 'nobody-left', clause: 'vv:14.61g', value: true, text, ruling: 'vv:R42' });
    return;
  }
  const { value: room } = yield* look(stackLimits.cells.bunker);
  if (isBunker(position) && units > room) {
    const text = `once the points are met, ${room} units go into the bunker; the rest stay where they came from`;
    yield* step({ id: 'bunker', clause: 'vv:15.8c', value: room, text, ruling: 'vv:R13' });
  } else if (position) {
    const text = `the assaulters move in and are inside the ${placeSaid(position)}`;
    yield* step({ id: 'inside', clause: 'vv:20.3', value: position, text, ruling: 'vv:R12' });
  }
  if (!input.minefield) return;
  const attacked = (yield* ruling('vv:R41')) === 1;
  const { value: upTo } = yield* look(dieLimits.cells.minefield);
  const text = attacked
    ? `mined: after the points one die for each unit that enters, lost on ${upTo} or less (wg mines -r vv)`
    : 'the mines do not attack those who take the hex by assault';
  yield* step({ id: 'minefield', clause: 'vv:20.7', value: attacked, text, ruling: 'vv:R41' });
}

/** Whether the points are all that the assaulters can take, where their ratings are known. */
function* allFall({ assault }: Assault, points: number): Rule<boolean> {
  const units = named(assault);
  if (!units) return false;
  const leader = yield* look(counters.cells.leader);
  const most = units.reduce(
    (sum, { rating, valorous }) => sum + (rating ?? leader.value.rating) + (valorous ? 1 : 0),
    0,
  );
  return points >= most;
}

/** What became of the AFVs in the hex. */
export interface Harm {
  readonly immobilised: number;
  readonly abandoned: number;
}

/**
 * A failed assault on a hex with AFVs (15.10): the owner has said how many of the defenders' points go on each, or nothing
 * else is there to take them; else it is said what he may do.
 */
export function* onAfvs(input: Assault, { afvs, others }: Defence, points: number): Rule<Harm> {
  if (afvs.length === 0) return { immobilised: 0, abandoned: 0 };
  const most = yield* mostOnAfvs(afvs);
  const shares = input.onAfv
    ? yield* sharesOf(input.onAfv.map(Number), most, points, others === 0)
    : others === 0
      ? forced(most, points)
      : undefined;
  if (!shares) {
    const total = Math.min(
      points,
      most.reduce((sum, n) => sum + n, 0),
    );
    const text = `up to ${counted(total, 'point')} may go on ${afvs.length === 1 ? 'the AFV' : 'the AFVs'}: immobilised on that roll or less; say them with --on-afv`;
    yield* step({ id: 'on-afv', clause: 'vv:15.10b', value: total, text, ruling: 'vv:R36' });
    return { immobilised: 0, abandoned: 0 };
  }
  const states: AfvState[] = [];
  for (const [i, { immobile }] of afvs.entries()) {
    const id = afvs.length === 1 ? 'afv' : `afv-${i + 1}`;
    states.push(yield* immobilisation({ points: shares[i] ?? 0, immobile, id }));
  }
  const rest = points - shares.reduce((sum, n) => sum + n, 0);
  if (rest > 0) {
    const text =
      others === 0
        ? `${rest} more are lost: nothing else is in the hex`
        : `${rest} more for the other units in the hex`;
    yield* step({ id: 'rest', clause: 'vv:15.10c', value: rest, text, ruling: 'vv:R36' });
  }
  return {
    immobilised: states.filter((state) => state === 'immobilised').length,
    abandoned: states.filter((state) => state === 'abandoned').length,
  };
}

/** The most points each AFV can take: three, or three for all of them (R37); none if immobile, where so ruled (R38). */
function* mostOnAfvs(afvs: Defence['afvs']): Rule<number[]> {
  const { value: most } = yield* look(dieLimits.cells['most points on an AFV']);
  const perHex = afvs.length > 1 && (yield* ruling('vv:R37')) === 2;
  const limits: number[] = [];
  let left = most;
  for (const { immobile } of afvs) {
    const none = immobile && (yield* ruling('vv:R38')) === 3;
    const limit = none ? 0 : perHex ? left : most;
    limits.push(limit);
    if (perHex) left -= limit;
  }
  return limits;
}

/** What goes on AFVs that are alone in their hex: all of it, as far as they can take it. */
function forced(most: readonly number[], points: number): number[] {
  let left = points;
  return most.map((limit) => {
    const share = Math.min(limit, left);
    left -= share;
    return share;
  });
}

/** The points that the owner puts on his AFVs, as far as the rules let him (15.10). */
function* sharesOf(
  typed: readonly number[],
  most: readonly number[],
  points: number,
  alone: boolean,
): Rule<number[]> {
  const all = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
  const { value: limit } = yield* look(dieLimits.cells['most points on an AFV']);
  const tooMany = typed.find((n) => n > limit);
  if (tooMany !== undefined)
    refuse('vv:15.10b', `An AFV takes ${limit} Casualty Points at most, not ${tooMany}.`);
  if (typed.length > most.length) refuse('vv:15.10a', `There are not ${typed.length} AFVs in the hex.`);
  if (all(typed) > all(most))
    refuse('vv:15.10b', `These AFVs take ${all(most)} Casualty Points at most, not ${all(typed)}.`);
  if (all(typed) > points)
    refuse('vv:15.10a', `There are ${points} Casualty Points to apply, not ${all(typed)}.`);
  const must = alone || (yield* ruling('vv:R36')) === 2;
  const least = all(forced(most, points));
  if (must && all(typed) < least) {
    const why = alone ? 'Nothing else in the hex can take them' : 'By R36 option 2 they go there first';
    refuse('vv:15.10c', `${why}: ${least} Casualty Points go on the AFVs, not ${all(typed)}.`);
  }
  return [...typed];
}
