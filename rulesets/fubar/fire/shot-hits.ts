import type { Rule } from '../../../src/rules/rule.js';
import { addUp, dice } from '../../../src/rules/words.js';
import { type Save, unsavedOf } from '../hits/armour.js';
import { hitSaid, onFaces } from '../say.js';
import { type ClauseId, step } from '../words.js';
import type { FireDice } from './fire-dice.js';
import type { HitsOn } from './hit-number.js';

/** The dice of a shot, and the faces on which they hit. */
export interface ShotDice {
  readonly dice: FireDice;
  readonly on: HitsOn;
}

/** Hits of a shot, and those of them from which cover has not saved (R36). */
type Hits = Readonly<Record<'hits' | 'left', number>>;

/** The dice that hit (fire.5), and the cover save where there is one: fire that ignores cover ignores it (R36). */
export function* hitsOf({ dice, on }: ShotDice): Rule<Hits> {
  const ignoring = dice.plain > 0 ? 'ignoring-cover' : 'fire';
  return yield* addUp(
    ['hits', 'left'],
    [
      () => against(dice.plain, on.plain, 'fire', on.coverSave),
      () => against(dice.ignoring, on.ignoring, ignoring),
    ],
  );
}

/** The dice of one kind that hit, and the hits from which cover does not save. */
function* against(times: number, lowest: number, name: string, coverSave?: number): Rule<Hits> {
  const { hits } = yield* scored(times, lowest, name, 'fubar:fire.5');
  if (coverSave === undefined) return { hits, left: hits };
  const cover: Save = { lowest: coverSave, clause: 'fubar:fire.14', by: 'the cover' };
  return { hits, left: yield* unsavedOf(hits, [cover], 'cover-save') };
}

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
    const text = () => `hits ${onFaces(lowest)}: ${hitSaid(tally.hits, times, ' dice')}`;
    yield* step({ id: name, clause, value: tally.hits, text });
  }
  return tally;
}
