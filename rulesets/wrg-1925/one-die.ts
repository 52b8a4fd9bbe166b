import type { Rule } from '../../src/rules/rule.js';
import { dice } from '../../src/rules/words.js';

/** One die, and whether it does what is asked of it. */
export function* oneDie(name: string, does: (face: number) => boolean): Rule<boolean> {
  const { yes } = yield* dice({
    dice: [name],
    times: 1,
    tally: ['yes'],
    read: (face) => ({ yes: does(face) ? 1 : 0 }),
  });
  return yes > 0;
}
