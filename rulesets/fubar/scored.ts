import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { dice } from '../../src/rules/words.js';
import { onFaces } from './say.js';
import { type ClauseId, step } from './words.js';

/**
 * Throws dice that hit on a face or above it.
 * @param lowest the lowest face that hits
 * @param name names the dice and the line that counts them
 */
export function* scored(
  times: number,
  lowest: number,
  name: string,
  clause: ClauseId,
): Rule<{ hits: number }> {
  const tally = yield* dice({
    dice: [name],
    times,
    tally: ['hits'],
    read: (face) => ({ hits: face >= lowest ? 1 : 0 }),
  });
  if (times > 0) {
    const text = () => `hits ${onFaces(lowest)}: ${tally.hits} of ${counted(times, 'die', 'dice')}`;
    yield* step({ id: name, clause, value: tally.hits, text });
  }
  return tally;
}
