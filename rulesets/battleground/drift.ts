import type { Rule } from '../../src/rules/rule.js';
import { dice } from '../../src/rules/words.js';
import { counted } from './say.js';
import { step } from './words.js';

/** How far off a blast lands, in words. */
export const driftInWords = (off: number): string =>
  off === 0 ? 'no drift' : `drift of ${counted(off, 'inch', 'inches')}`;

/**
 * The drift of a blast (art.3): as many inches as two dice differ, from the lower of them towards the higher.
 * @param name what the dice are called, where there is more than one blast
 */
export function* drift(name = 'drift'): Rule<{ inches: number }> {
  const { inches } = yield* dice({
    dice: [name, name],
    times: 1,
    tally: ['inches'],
    read: (a, b) => ({ inches: Math.abs(a! - b!) }),
  });
  const text =
    inches === 0 ? 'equal dice: no drift' : `${driftInWords(inches)}, from the lower die towards the higher`;
  yield* step({ id: name, clause: 'bg:art.3', value: inches, text });
  return { inches };
}
