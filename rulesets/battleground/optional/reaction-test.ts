import type { Conflict } from '../../../src/rules/action.js';
import { count, type InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import { gaveWay } from '../shooting/casualties-taken.js';
import { MOST_FIGURES } from '../units/figures.js';
import { action } from '../words.js';
import { testsWaiting } from './due-to-test.js';
import { type Reaction, reactionInWords, reactionResult, retreatOrRout } from './retreat.js';
import { shakenUnit } from './roles.js';

const all = inputsOf(shakenUnit);
const inputs = {
  ...all,
  grade: { ...all.grade, required: true as const },
  figures: { ...all.figures, required: true as const },
  lost: count('figures it lost to this attack', { required: true, max: MOST_FIGURES }),
  cause: { ...all.cause, default: 'shooting' as const },
};
type Input = InputOf<typeof inputs>;

/** Optional rule: whether a unit bears its losses (retreat.1, retreat.2). */
export const reactionTest = action({
  name: 'reaction-test',
  says: 'Optional rule: does a unit hold, retreat or rout after its losses',
  inputs,
  conflict: (input) => reactionConflict(input),
  examples: [
    ['wg reaction-test --grade C --figures 9 --lost 3', 'a third of nine lost: may it retreat'],
    ['wg reaction-test -g C -f 8 --lost 4 --leaders 1', 'half of eight lost, with a leader left'],
    ['wg reaction-test -g B -f 9 --lost 5 -l 1 --odds', 'the chances instead of a roll'],
    ['wg reaction-test -g C -f 9 --lost 5 --dice "rout-test=3 rout=2,5"', 'dice thrown by hand'],
  ],
  result: {
    ...reactionResult,
    outcome: { ...reactionResult.outcome, order: ['holds', 'retreats', 'routs', 'eliminated'] },
  },
  roles: [shakenUnit],
  waits: testsWaiting,
  *resolve(unit): Rule<Reaction> {
    const reaction = yield* retreatOrRout(unit);
    yield* shakenUnit.as.infantry.set('bg:retreat.1', { lastLost: null, lastCause: null });
    yield* gaveWay(shakenUnit.as.infantry, reaction.outcome);
    return reaction;
  },
  luck: () => ({ of: 'tests passed', read: ({ outcome }) => Number(outcome === 'holds') }),
  announce: (result) => `the unit ${reactionInWords(result)}`,
});

function reactionConflict({ figures, lost, leaders, lostBefore, startFigures }: Input): Conflict | undefined {
  if (lost > figures) return { input: 'lost', message: `${numbered(figures, 'figure')} cannot lose ${lost}` };
  if (leaders > figures - lost) {
    return { input: 'leaders', message: `only ${numbered(figures - lost, 'figure is', 'figures are')} left` };
  }
  if (figures + lostBefore > MOST_FIGURES) {
    return {
      input: 'lostBefore',
      message: `with ${numbered(figures, 'figure')} now makes more than ${MOST_FIGURES}`,
    };
  }
  if (startFigures !== undefined && startFigures < figures + lostBefore) {
    return {
      input: 'startFigures',
      message: `cannot be fewer than the ${figures + lostBefore} it had since`,
    };
  }
  return undefined;
}
