import { count, type InputOf, list, measure, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import type { Stands } from '../roster/deeds.js';
import type { Troops } from '../roster/kinds.js';
import { toldByTable } from '../roster/troops.js';
import { isAmong } from '../say.js';
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
  vehicleDiced: toggle('the soft vehicle that is fired at was rolled for then', game),
  chanceAt: list('at whom the chance die of who fires was thrown this period', {
    ...game,
    metavar: 'Reds',
    max: 40,
    fault: () => undefined,
  }),
};
type Before = InputOf<typeof beforeFields>;

/** What a target remembers of the fire at it in this period. */
export const firedAtBefore = ({ fireTotal, potential, potentialDie, spared, vehicleDiced }: Troops) =>
  fireTotal === undefined
    ? {}
    : {
        pointsBefore: fireTotal,
        ...toldByTable({
          potentialBefore: potential,
          dieBefore: potentialDie,
          sparedBefore: spared,
          vehicleDiced,
        }),
      };

/** The points of a target count once in a total: in that of the first who fires at it. */
export function* countedBefore({ pointsBefore = 0 }: Pick<Before, 'pointsBefore'>): Rule<number> {
  const text = `fire at it earlier this period, with its target points: ${counted(pointsBefore, 'point')} in the same total`;
  yield* step({ id: 'before', clause: 'wrg:potential.1', value: pointsBefore, text });
  return 0;
}

/** Where there is one chance die in all it was thrown with the first fire (R68). */
export function* chanceStands({ pointsBefore }: Pick<Before, 'pointsBefore'>): Rule<boolean> {
  if (pointsBefore === undefined || (yield* ruling('wrg:R68')) === 1) return false;
  const text = 'one chance die in all: it was thrown with the fire before';
  yield* step({ id: 'chance', clause: 'wrg:chance.1', value: 0, text, ruling: 'wrg:R68' });
  return true;
}

type Whose = Before & { readonly name?: string | undefined; readonly target?: string | undefined };

/** Whether the chance die of a group was thrown with its fire at this target before (chance.1, R71). */
const hasThrownAt = ({ pointsBefore, chanceAt = [], target: at }: Whose): boolean =>
  pointsBefore !== undefined && at !== undefined && isAmong(chanceAt, at);

/** Each group has one chance die for a target, however many lines its fire takes (chance.1, R71). */
export function* itsChanceStands(of: Whose): Rule<boolean> {
  if (!hasThrownAt(of)) return false;
  const text = 'its one chance die at this target was thrown with its fire before';
  yield* step({ id: 'chance', clause: 'wrg:chance.1', value: 0, text, ruling: 'wrg:R71' });
  return true;
}

/** Whoever is named has thrown its chance die at this target. */
export function* chanceThrown(firer: Stands, at: string, chanceAt: readonly string[] = []): Rule<void> {
  if (!isAmong(chanceAt, at)) yield* firer.on.set('wrg:chance.1', { chanceAt: [...chanceAt, at] });
}

/**
 * The potential casualties of a total, but for those of it that were found before.
 * @param keeps whether more fire may come in the period: the target remembers it
 */
export function* newPotential(
  target: Stands,
  { potentialBefore, dieBefore }: Pick<Before, 'potentialBefore' | 'dieBefore'>,
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
  const text = `${potentialBefore} potential with the fire before: ${more || 'none'} more`;
  return yield* step({ id: 'more', clause: 'wrg:potential.1', value: more, text });
}

/** Figures rolled for and spared before; nothing, where nobody was rolled for (identify.1, identify.2). */
export const sparedBefore = ({
  potentialBefore,
  sparedBefore: spared,
}: Pick<Before, 'potentialBefore' | 'sparedBefore'>): number | undefined =>
  potentialBefore > 0 ? spared : undefined;

/**
 * @param rolled figures rolled for in this period who were not hit before
 * @param fell those of them who are hit now
 * @param vehicleDiced whether the soft vehicle they are in was rolled for
 */
export const nowSpared = (target: Stands, rolled: number, fell: number, vehicleDiced = false): Rule<void> =>
  target.on.set('wrg:identify.4', { spared: rolled - fell, ...(vehicleDiced && { vehicleDiced }) });
