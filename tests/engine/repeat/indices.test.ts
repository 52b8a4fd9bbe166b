import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Indices } from '../../../src/engine/repeat/indices.js';

test('numbers are told apart by whether they were there, and what is missing between them, in whatever order they come', () => {
  // Around the edges of pages, and far apart.
  const number = fc.oneof(
    fc.nat(40),
    fc.integer({ min: 65_500, max: 65_600 }),
    fc.integer({ min: 1e11, max: 1e11 + 9 }),
  );
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 120 }), (numbers) => {
      const indices = new Indices();
      const seen = new Set<number>();
      for (const n of numbers) {
        expect(indices.add(n)).toBe(!seen.has(n));
        seen.add(n);
      }
      const sorted = [...seen].sort((a, b) => a - b);
      const gaps = sorted.flatMap((n, i) =>
        i > 0 && n > sorted[i - 1]! + 1 ? [[sorted[i - 1]! + 1, n]] : [],
      );
      expect([...indices.missing()].map(({ from, times }) => [from, from + times])).toEqual(gaps);
      expect([indices.first, indices.last]).toEqual([sorted[0], sorted.at(-1)]);
    }),
    { seed: 20261123, numRuns: 200 },
  );
});

test('a page that is full remembers all of its numbers', () => {
  const indices = new Indices();
  const page = Array.from({ length: 65_536 }, (_, n) => 65_536 + n);
  expect(page.filter((n) => !indices.add(n))).toEqual([]);
  expect(indices.add(65_536)).toBe(false);
  expect(indices.add(131_071)).toBe(false);
  expect([...indices.missing()]).toEqual([]);
  expect(indices.add(7)).toBe(true);
  expect(indices.add(131_080)).toBe(true);
  expect([...indices.missing()]).toEqual([
    { from: 8, times: 65_528 },
    { from: 131_072, times: 8 },
  ]);
});
