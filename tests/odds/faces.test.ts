import { describe, expect, test } from 'vitest';
import { evennessOf } from '../../src/odds/faces.js';

const D6 = [1, 2, 3, 4, 5, 6];
const counted = (counts: readonly number[], faces: readonly number[] = D6) =>
  evennessOf({ faces, counts: new Map(counts.map((n, i) => [[...new Set(faces)].sort()[i]!, n])) });

describe('how even dice are', () => {
  test('it is the chi-square of the book of statistics', () => {
    // 60 throws with 5, 8, 9, 8, 10 and 20: (25 + 4 + 1 + 4 + 0 + 100) / 10.
    const { test: found, dice } = counted([5, 8, 9, 8, 10, 20]);
    expect(dice).toBe(60);
    expect(found?.chiSquare).toBeCloseTo(13.4, 12);
    expect(found?.freedom).toBe(5);
    expect(found?.p).toBeCloseTo(0.01991, 4);
  });

  test('dice that show all faces alike could not be more even', () => {
    expect(counted([7, 7, 7, 7, 7, 7]).test).toEqual({ chiSquare: 0, freedom: 5, p: 1 });
  });

  test('a face that a die has twice is expected twice as often', () => {
    const average = counted([10, 20, 20, 10], [2, 3, 3, 4, 4, 5]);
    expect(average.faces.map(({ expected }) => expected)).toEqual([10, 20, 20, 10]);
    expect(average.test).toEqual({ chiSquare: 0, freedom: 3, p: 1 });
  });

  test('fewer dice than say anything are not tested', () => {
    expect(counted([29, 0, 0, 0, 0, 0])).toMatchObject({ needed: 30 });
    expect(counted([29, 0, 0, 0, 0, 0]).test).toBeUndefined();
    expect(counted([30, 0, 0, 0, 0, 0]).test?.p).toBeLessThan(1e-20);
    expect(counted([10, 5], [2, 3, 3, 4, 4, 5]).test).toBeUndefined();
  });
});
