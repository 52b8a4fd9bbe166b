import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLetters } from '../../src/rules/text/in-letters.js';

const number = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 60_000 }));

test('states of other numbers have other names, and of the same numbers the same', () => {
  fc.assert(
    fc.property(fc.array(number, { maxLength: 8 }), fc.array(number, { maxLength: 8 }), (a, b) => {
      expect(inLetters(...a) === inLetters(...b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(inLetters(...a)).toHaveLength(a.length);
    }),
  );
});

test('no number of figures is taken for what separates them', () => {
  expect(inLetters(32, 43, 44)).not.toMatch(/[ +,]/);
});

test.each([-1, 0.5, 60_001, Number.NaN])('%d has no letter', (n) => {
  expect(() => inLetters(1, n)).toThrow(`no letter stands for ${n}`);
});
