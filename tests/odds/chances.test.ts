import { expect, test } from 'vitest';
import {
  addedChances,
  around,
  CERTAIN_ZERO,
  type Chances,
  chancesOf,
  percentileIn,
} from '../../src/odds/chances.js';

const of = (weights: Readonly<Record<number, bigint>>): Chances =>
  chancesOf({
    outcomes: Object.entries(weights).map(([value, weight]) => ({ value: Number(value), weight })),
    total: Object.values(weights).reduce((sum, weight) => sum + weight, 0n),
  });

const D6 = of({ 1: 1n, 2: 1n, 3: 1n, 4: 1n, 5: 1n, 6: 1n });
const TEST = of({ 0: 2n, 1: 1n });
const ODD = of({ [-2]: 1n, 0: 3n, 5: 4n });

/** Every way to add up numbers, one by one. */
function bruteForce(parts: readonly (readonly [Chances, number])[]): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (const [{ least, of: chances }, times] of parts) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      chances.forEach((p, i) => {
        const value = sum + (least + i) * times;
        next.set(value, (next.get(value) ?? 0) + chance * p);
      });
    }
    sums = next;
  }
  return sums;
}

test('sums are those of every way to add them up', () => {
  const cases: readonly (readonly (readonly [Chances, number])[])[] = [
    [[D6, 1]],
    [
      [D6, 1],
      [D6, 1],
      [TEST, 1],
    ],
    [
      [TEST, 7],
      [ODD, 1],
      [ODD, -3],
    ],
    [
      [D6, -1],
      [D6, 1],
      [ODD, -2],
      [TEST, 5],
    ],
  ];
  for (const parts of cases) {
    const sum = parts.reduce((all, [part, times]) => addedChances(all, part, times), CERTAIN_ZERO);
    const expected = bruteForce(parts);
    for (let x = sum.least - 3; x < sum.least + sum.of.length + 3; x++) {
      const { more, same, less } = around(sum, x);
      expect(same).toBeCloseTo(expected.get(x) ?? 0, 14);
      expect(more + same + less).toBeCloseTo(1, 13);
    }
  }
});

test('a percentile counts half of those that come to the same', () => {
  expect(percentileIn(D6, 1)).toBeCloseTo(100 / 12, 10);
  expect(percentileIn(D6, 6)).toBeCloseTo(1100 / 12, 10);
  expect(percentileIn(TEST, 1)).toBeCloseTo(100 * (2 / 3 + 1 / 6), 10);
  expect(percentileIn(D6, 0)).toBe(0);
  expect(percentileIn(D6, 7)).toBeCloseTo(100, 10);
});

test('the average of percentiles is 50, whatever is rolled', () => {
  for (const chances of [D6, TEST, ODD, addedChances(addedChances(D6, ODD), TEST, -4)]) {
    let mean = 0;
    chances.of.forEach((p, i) => {
      mean += p * percentileIn(chances, chances.least + i);
    });
    expect(mean).toBeCloseTo(50, 10);
  }
});

test('sums of five thousand rolls keep all their chances, and their mean', () => {
  let sum: Chances = CERTAIN_ZERO;
  for (let i = 0; i < 5_000; i++) sum = addedChances(sum, i % 2 ? D6 : ODD);
  let [all, mean] = [0, 0];
  sum.of.forEach((p, i) => {
    all += p;
    mean += p * (sum.least + i);
  });
  expect(Math.abs(all - 1)).toBeLessThan(1e-10);
  expect(mean / (2_500 * 3.5 + 2_500 * (18 / 8))).toBeCloseTo(1, 10);
});
