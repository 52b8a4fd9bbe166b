import { count, type InputOf, measure } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/say.js';
import type { Stands } from '../roster/deeds.js';
import type { Troops } from '../roster/kinds.js';
import { said } from '../roster/troops.js';
import { isFiredAtToo } from '../weapons/arms-fired.js';
import { ruling, step } from '../words.js';
import { potentialOf } from './potential.js';

/**
 * All fire at a group in a period is one total (potential.1, R68), whoever fires and line after line: what was fired before is
 * added to, the die for its potential casualties stands, and nobody is rolled for twice.
 */

const game = { group: 'Game' };
export const beforeFields = {
  pointsBefore: measure('points of the fire at the target earlier this period, all of which is one total', {
    ...game,
    unit: 'points',
    min: -9999,
    max: 9999,
  }),
  potentialBefore: count('potential casualties of that fire', { ...game, max: 99, default: 0 }),
  dieBefore: count('the die that was thrown for them', { ...game, min: 1, max: 6 }),
  sparedBefore: count('figures of the target that were rolled for then and spared', {
    ...game,
    max: 99,
    default: 0,
  }),
};
export type Before = InputOf<typeof beforeFields>;

/** What a target remembers of the fire at it in this period. */
export const firedAtBefore = ({ fireTotal, potential, potentialDie, spared }: Troops) =>
  fireTotal === undefined
    ? {}
    : {
        pointsBefore: fireTotal,
        ...said({ potentialBefore: potential, dieBefore: potentialDie, sparedBefore: spared }),
      };

/** The points of a target count once in a total: in that of the first who fires at it. */
export function* countedBefore({ pointsBefore = 0 }: Before): Rule<number> {
  const text = `fire at it earlier this period, with its target points: ${counted(pointsBefore, 'point')} in the same total`;
  yield* step({ id: 'before', clause: 'wrg:potential.1', value: pointsBefore, text });
  return 0;
}

/** What a group that fires has fired at before, and who fires besides. */
interface Again extends Before {
  readonly firedAt?: string | undefined;
  readonly target?: string | readonly string[] | undefined;
}

/**
 * A group throws one chance die for each target that it fires at (chance.1, R71); where there is one in all it was thrown with
 * the first fire (R68).
 * @param groups how many of them fire now
 */
export function* chanceStands({ pointsBefore, firedAt, target }: Again, groups: number): Rule<boolean> {
  if (pointsBefore === undefined) return false;
  if (groups === 1 && isFiredAtToo('men', firedAt, target)) {
    const text = 'its chance die was thrown with its fire before, and stands';
    yield* step({ id: 'chance', clause: 'wrg:chance.1', value: 0, text, ruling: 'wrg:R71' });
    return true;
  }
  if ((yield* ruling('wrg:R68')) === 1) return false;
  const text = 'one chance die in all: it was thrown with the fire before';
  yield* step({ id: 'chance', clause: 'wrg:chance.1', value: 0, text, ruling: 'wrg:R68' });
  return true;
}

/**
 * The potential casualties of a total, but for those of it that were found before.
 * @param keeps whether more fire may come in the period: the target remembers it
 */
export function* newPotential(
  target: Stands,
  { potentialBefore, dieBefore }: Before,
  total: number,
  keeps: boolean,
): Rule<number> {
  const { potential, face } = yield* potentialOf(total, dieBefore, keeps);
  if (keeps)
    yield* target.on.set('wrg:potential.1', {
      fireTotal: total,
      potential: Math.max(potential, potentialBefore),
      potentialDie: face,
    });
  if (potentialBefore === 0) return potential;
  const more = Math.max(0, potential - potentialBefore);
  const text = `${potentialBefore} found with the fire before: ${more || 'none'} more`;
  return yield* step({ id: 'more', clause: 'wrg:potential.1', value: more, text });
}

/** Figures rolled for and spared before; nothing, where nobody was rolled for (identify.1, identify.2). */
export const sparedBefore = ({ potentialBefore, sparedBefore: spared }: Before): number | undefined =>
  potentialBefore > 0 ? spared : undefined;

/** @param rolled figures rolled for in this period who were not hit before @param fell those of them who are hit now */
export const nowSpared = (target: Stands, rolled: number, fell: number): Rule<void> =>
  target.on.set('wrg:identify.4', { spared: rolled - fell });
