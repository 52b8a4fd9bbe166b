import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inUtc } from '../../src/log/seeds.js';

test('a moment is written as its ISO date, in any year of four digits', () => {
  const [min, max] = [new Date('0000-01-01T00:00:00.000Z'), new Date('9999-12-31T23:59:59.999Z')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (at) => {
      expect(inUtc(at)).toBe(at.toISOString());
    }),
  );
});
