import { D6 } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { addUp, dice, pick } from '../../../src/rules/words.js';
import { sumOf, wholeStands } from '../units/stands.js';
import { ruling, step } from '../words.js';

/** A stand of several figures, and the hits on it. */
interface Stand {
  readonly number: number;
  readonly size: number;
  readonly hits: number;
}

/** The hits of an attack fall on figures at random: what each stand has of them, whole or not. */
function* struckStands(sizes: readonly string[], hits: number): Rule<Stand[]> {
  const stands = sizes.map(Number);
  const population = Object.fromEntries(stands.map((size, i) => [`stand-${i + 1}`, size]));
  const struck = yield* pick('figures', population, Math.min(hits, sumOf(sizes)), 'Which figures are hit?');
  return stands.map((size, i) => ({ number: i + 1, size, hits: struck[`stand-${i + 1}`]! }));
}

const isHit = ({ hits }: Stand): boolean => hits > 0;
const hitsByStand = (stands: readonly Stand[]) =>
  list(stands.map(({ number, hits }) => `${counted(hits, 'hit')} on stand ${number}`)) || 'no stand is hit';

/**
 * Optional rule: losses on stands of two to four figures noted one by one; a stand is removed when all its figures
 * are hit (stand.1). The passage is lost: this is how it is read (R126).
 * @param sizes figures that are left on each stand
 */
export function* notedCasualties(
  sizes: readonly string[],
  hits: number,
): Rule<{ readonly lost: number; readonly left: readonly string[] }> {
  const stands = yield* struckStands(sizes, hits);
  const struck = stands.filter(isHit);
  const line = { clause: 'bg:stand.1', ruling: 'bg:R126' } as const;
  yield* step({ ...line, id: 'stands', value: struck.length, text: hitsByStand(struck) });
  for (const { number, size, hits } of struck) {
    const text =
      hits === size
        ? `stand ${number}: every figure hit, it is removed`
        : `stand ${number}: ${counted(hits, 'loss', 'losses')} noted, ${counted(size - hits, 'figure')} left`;
    yield* step({ ...line, id: 'stand', value: hits === size ? 'removed' : hits, text });
  }
  const left = stands.flatMap(({ size, hits }) => (size > hits ? [String(size - hits)] : []));
  return { lost: sumOf(sizes) - sumOf(left), left };
}

/**
 * Optional rule: casualties on stands of two to four figures, all or nothing (stand.2). The hits fall on figures at
 * random; a stand that was hit falls whole with the chance of its hits out of its figures.
 * @returns figures lost: always whole stands
 */
export function* standCasualties(figures: number, perStand: number, hits: number): Rule<number> {
  const stands = (yield* struckStands(wholeStands(figures, perStand), hits)).filter(isHit);
  yield* step({ id: 'stands', clause: 'bg:stand.2', value: stands.length, text: hitsByStand(stands) });
  const { lost } = yield* addUp(
    ['lost'],
    stands.map((stand) => () => oneStand(stand.size, stand.hits)),
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
    whose: 'the stand',
  })).falls;
  yield* step({
    id: 'stand',
    clause: 'bg:stand.2',
    value: falls ? size : 0,
    text: `${counted(hits, 'hit')} on a stand of ${size}, which falls on ${upTo === 1 ? 'a 1' : `1 to ${upTo}`} with a D${faces.length}: ${falls ? 'it falls' : 'unhurt'}`,
    ruling: 'bg:R127',
  });
  return { lost: falls ? size : 0 };
}
