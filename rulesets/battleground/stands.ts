import { D6 } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { addUp, dice, pick } from '../../src/rules/words.js';
import { counted } from './say.js';
import { ruling, step } from './words.js';

/**
 * Optional rule: casualties on stands of two to four figures, all or nothing (stand.2). The hits fall on figures at
 * random; a stand that was hit falls whole with the chance of its hits out of its figures.
 * @returns figures lost: always whole stands
 */
export function* standCasualties(figures: number, perStand: number, hits: number): Rule<number> {
  const stands = Array.from({ length: Math.ceil(figures / perStand) }, (_, i) =>
    Math.min(perStand, figures - i * perStand),
  );
  const population = Object.fromEntries(stands.map((size, i) => [`stand-${i + 1}`, size]));
  const struck = yield* pick('figures', population, Math.min(hits, figures));
  const hitStands = stands
    .map((size, i) => ({ size, hits: struck[`stand-${i + 1}`]! }))
    .filter((s) => s.hits > 0);
  yield* step({
    id: 'stands',
    clause: 'bg:stand.2',
    value: hitStands.length,
    text: `hits by stand: ${hitStands.map((s) => s.hits).join(', ') || 'none'}`,
  });
  const { lost } = yield* addUp(
    ['lost'],
    hitStands.map((stand) => () => oneStand(stand.size, stand.hits)),
  );
  return lost;
}

/**
 * The die for a stand: it falls with the chance of its hits out of its figures. A D6 gives that exactly for stands of
 * two and three, as the book has it; stands of four need a die of four, or a D6 rounded if so ruled (R127).
 */
function* standDie(size: number, hits: number): Rule<{ faces: readonly number[]; upTo: number }> {
  const option = yield* ruling('bg:R127');
  const share = (D6.length * hits) / size;
  if (option === 2 || Number.isInteger(share)) return { faces: D6, upTo: Math.round(share) };
  return { faces: Array.from({ length: size }, (_, i) => i + 1), upTo: hits };
}

/** What hits do to one stand: it falls whole or not at all (stand.2). */
export function* oneStand(size: number, hits: number): Rule<{ lost: number }> {
  if (hits >= size) {
    yield* step({
      id: 'stand',
      clause: 'bg:stand.2',
      value: size,
      text: `every figure of a stand of ${size} hit: it falls`,
    });
    return { lost: size };
  }
  const { faces, upTo } = yield* standDie(size, hits);
  const falls: number = (yield* dice({
    dice: ['stand'],
    times: 1,
    faces,
    tally: ['falls'],
    read: (face) => ({ falls: face <= upTo ? 1 : 0 }),
  })).falls;
  yield* step({
    id: 'stand',
    clause: 'bg:stand.2',
    value: falls ? size : 0,
    text: `${counted(hits, 'hit')} on a stand of ${size}, falls on 1 to ${upTo} of ${faces.length}: ${falls ? 'falls' : 'unhurt'}`,
    ruling: 'bg:R127',
  });
  return { lost: falls ? size : 0 };
}
