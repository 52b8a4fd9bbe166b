import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { type AfvState, immobilisation } from './afv.js';
import type { Assault } from './assault-input.js';
import type { Defence } from './defenders.js';
import { dieLimits } from './tables.js';
import { look, refuse, ruling, step } from './words.js';

/** What became of the AFVs in the hex. */
export interface Harm {
  readonly immobilised: number;
  readonly abandoned: number;
}

/** How the points of a failed assault are spread over AFVs: known before the dice, as each assaulting unit makes one. */
export interface AfvPlan {
  /** Points on each; none, where their owner still has the choice. */
  readonly shares?: readonly number[];
  /** The most that can go on all of them. */
  readonly most: number;
}

/** What the owner puts on his AFVs if the assault fails, as far as he may; all of it, where nothing else is there (15.10). */
export function* planForAfvs(input: Assault, { afvs, others }: Defence, points: number): Rule<AfvPlan> {
  if (afvs.length === 0) return { most: 0 };
  const limits = yield* mostOnAfvs(afvs);
  const most = Math.min(points, sumOf(limits));
  if (input.onAfv)
    return { most, shares: yield* sharesOf(input.onAfv.map(Number), limits, points, others === 0) };
  return others === 0 ? { most, shares: forced(limits, points) } : { most };
}

/** A failed assault on a hex with AFVs (15.10): what becomes of them; or what their owner may do, if he has not said. */
export function* onAfvs({ shares, most }: AfvPlan, { afvs, others }: Defence, points: number): Rule<Harm> {
  if (afvs.length === 0) return { immobilised: 0, abandoned: 0 };
  if (!shares) {
    const text = `up to ${counted(most, 'point')} may go on ${afvs.length === 1 ? 'the AFV' : 'the AFVs'}: immobilised on that roll or less; say them with --on-afv`;
    yield* step({ id: 'on-afv', clause: 'vv:15.10b', value: most, text, ruling: 'vv:R36' });
    return { immobilised: 0, abandoned: 0 };
  }
  const states: AfvState[] = [];
  for (const [i, { immobile }] of afvs.entries()) {
    const id = afvs.length === 1 ? 'afv' : `afv-${i + 1}`;
    states.push(yield* immobilisation({ points: shares[i] ?? 0, immobile, id }));
  }
  const left = points - sumOf(shares);
  if (left > 0) {
    const text =
      others === 0
        ? `${left} more are lost: nothing else is in the hex`
        : `${left} more for the other units in the hex`;
    yield* step({ id: 'rest', clause: 'vv:15.10c', value: left, text, ruling: 'vv:R36' });
  }
  return {
    immobilised: states.filter((state) => state === 'immobilised').length,
    abandoned: states.filter((state) => state === 'abandoned').length,
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

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
  const { value: limit } = yield* look(dieLimits.cells['most points on an AFV']);
  const tooMany = typed.find((n) => n > limit);
  if (tooMany !== undefined)
    refuse('vv:15.10b', `An AFV takes ${limit} Casualty Points at most, not ${tooMany}.`);
  if (typed.length > most.length) refuse('vv:15.10a', `There are not ${typed.length} AFVs in the hex.`);
  if (sumOf(typed) > sumOf(most))
    refuse('vv:15.10b', `These AFVs take ${sumOf(most)} Casualty Points at most, not ${sumOf(typed)}.`);
  if (sumOf(typed) > points)
    refuse('vv:15.10a', `There are ${points} Casualty Points to apply, not ${sumOf(typed)}.`);
  const must = alone || (yield* ruling('vv:R36')) === 2;
  const least = sumOf(forced(most, points));
  if (must && sumOf(typed) < least) {
    const why = alone ? 'Nothing else in the hex can take them' : 'By R36 option 2 they go there first';
    refuse('vv:15.10c', `${why}: ${least} Casualty Points go on the AFVs, not ${sumOf(typed)}.`);
  }
  return [...typed];
}
