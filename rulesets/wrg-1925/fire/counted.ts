import type { Rule } from '../../../src/rules/rule.js';
import { whoTheyAre } from '../casualties/fallen.js';
import { casualtiesAmong } from '../casualties/identify.js';
import type { Stands } from '../roster/deeds.js';
import { nowSpared, sparedBefore } from './before.js';
import { type Fired, radiosIn, struck } from './done.js';

/** Men who are only counted, as they are fired at. */
interface Counted extends Fired {
  readonly potentialBefore?: number;
  readonly sparedBefore?: number;
}

/**
 * Who falls of men who are only counted, by whatever was fired at them: leaders before the others, and a radio where everybody
 * is rolled for (identify.1, identify.3, soft.3).
 * @param target the role in which they stand
 * @param potential casualties, by `potentialCasualties`
 * @param keeps whether more fire may come in the period: the target remembers it
 */
export function* countedFall(
  target: Stands,
  input: Counted,
  potential: number,
  { keeps = false, more }: { readonly keeps?: boolean; readonly more?: string } = {},
): Rule<{ casualties: number }> {
  const { targets = 0, targetLeaders, targetRadios = 0, potentialBefore = 0 } = input;
  const spared = sparedBefore({ potentialBefore, sparedBefore: input.sparedBefore ?? 0 });
  const watched = keeps || targetRadios > 0;
  const fell = yield* casualtiesAmong(targets, potential, targetLeaders, { watched, spared });
  yield* whoTheyAre(fell, more);
  yield* struck(target, input, fell);
  if (keeps && potential > 0) yield* nowSpared(target, fell.rolled, fell.casualties);
  if (potential > 0 && targetRadios > 0 && (spared ?? 0) < targets)
    yield* radiosIn(target, input, fell.rolled === targets);
  return { casualties: fell.casualties };
}
