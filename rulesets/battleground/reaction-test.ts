import { action, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { MOST } from './inputs.js';
import { CAUSES, type Reaction, reactionInWords, reactionResult, retreatOrRout } from './retreat.js';
import { GRADES } from './tables.js';

const inputs = {
  grade: choice(GRADES, 'grade of the unit, A the best', { short: 'g', required: true }),
  figures: count('figures in the unit before this attack', { short: 'f', required: true, min: 1, max: MOST }),
  lost: count('figures it lost to this attack', { required: true, max: MOST }),
  leaders: count('leaders still there', { short: 'l', max: MOST, default: 0 }),
  ran: toggle('carries the run marker', {}),
  cause: choice(CAUSES, 'what it lost them to', { default: 'shooting' }),
  lostBefore: count('figures it lost before, under the same card', { max: MOST, default: 0 }),
  startFigures: count('figures it had when the game began', { min: 1, max: MOST }),
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
  result: reactionResult,
  *resolve(unit): Rule<Reaction> {
    return yield* retreatOrRout(unit);
  },
  luck: () => ({ of: 'tests passed', read: ({ outcome }) => Number(outcome === 'holds') }),
  announce: (result) => `the unit ${reactionInWords(result)}`,
});

function reactionConflict({ figures, lost, leaders, lostBefore, startFigures }: Input): Conflict | undefined {
  if (lost > figures) return { input: 'lost', message: `${figures} figures cannot lose ${lost}` };
  if (leaders > figures - lost) {
    return { input: 'leaders', message: `only ${figures - lost} figures are left` };
  }
  if (figures + lostBefore > MOST) {
    return { input: 'lostBefore', message: `with ${figures} figures now makes more than ${MOST}` };
  }
  if (startFigures !== undefined && startFigures < figures + lostBefore) {
    return {
      input: 'startFigures',
      message: `cannot be fewer than the ${figures + lostBefore} it had since`,
    };
  }
  return undefined;
}
