import type { Rule } from '../../../src/rules/rule.js';
import { list } from '../../../src/rules/text/say.js';
import { addUp, dice, part } from '../../../src/rules/words.js';
import { inches, ruling, step } from '../words.js';

/** How far off they landed, in words. */
export const drifted = (all: readonly number[]): string =>
  all.every((drift) => drift === 0)
    ? 'no drift'
    : `drifts ${list(all.map((drift) => (drift === 0 ? 'not at all' : inches(drift))))}`;

/** How far each blast drifts: all by dice of their own or, if so ruled, all alike (R108). */
export function* drifts(blasts: number): Rule<number[]> {
  if (yield* driftAlike(blasts)) return Array<number>(blasts).fill(yield* drift());
  const all: number[] = [];
  for (let blast = 1; blast <= blasts; blast++) all.push(yield* part(drift, blasts > 1 ? blast : undefined));
  return all;
}

/** How many rings still touch the target after drift. */
export function* ringsOnTarget(blasts: number, margin: number): Rule<number> {
  if (yield* driftAlike(blasts)) return (yield* part(touches, margin)) * blasts;
  const { touching } = yield* addUp(
    ['touching'],
    Array.from(
      { length: blasts },
      (_, i) =>
        function* () {
          return { touching: yield* part(touches, margin, blasts > 1 ? i + 1 : undefined) };
        },
    ),
  );
  return touching;
}

function* driftAlike(blasts: number): Rule<boolean> {
  if (blasts === 1) return false;
  const alike = (yield* ruling('bg:R108')) === 2;
  const text = alike ? 'one roll: all rings drift alike' : 'each ring drifts by a roll of its own';
  yield* step({ id: 'rolls', clause: 'bg:art.3', value: alike ? 1 : blasts, text, ruling: 'bg:R108' });
  return alike;
}

/** The drift of one ring: the difference of two dice, from the lower towards the higher (art.3). */
export function* drift(blast?: number): Rule<number> {
  const { by } = yield* dice({
    dice: ['first', 'second'],
    times: 1,
    tally: ['by'],
    read: (first, second) => ({ by: second - first }),
    whose: (name) => (name === 'first' ? 'where the drift begins' : 'where it leads'),
  });
  const way = by > 0 ? 'first die towards the second' : 'second die towards the first';
  const said = by === 0 ? 'equal dice, no drift' : `drifts ${inches(Math.abs(by))}, from the ${way}`;
  const text = blast === undefined ? said : `ring ${blast}: ${said}`;
  return yield* step({ id: 'drift', clause: 'bg:art.3', value: Math.abs(by), text });
}

/** Drifts a ring: 1 if any of the target is still under it, else 0. */
function* touches(margin: number, blast?: number): Rule<number> {
  const still = (yield* drift(blast)) <= margin;
  const text = `${still ? 'within' : 'more than'} ${inches(margin)}: it ${still ? 'touches the target' : 'misses'}`;
  yield* step({ id: 'touches', clause: still ? 'bg:art.8' : 'bg:art.9', value: still, text });
  return still ? 1 : 0;
}
