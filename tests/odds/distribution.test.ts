import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Gatherer, gcd, lcm, meanOf, spellingOf, toNumber } from '../../src/odds/distribution.js';
import { fraction } from '../../src/odds/fraction.js';
import { Spelling } from '../../src/odds/spelling.js';

/** A double as the exact fraction it stands for: `sign * mantissa * 2^exponent`, with a whole mantissa. */
function exactly(double: number): { num: bigint; over: bigint } {
  const bits = new BigUint64Array(new Float64Array([double]).buffer)[0]!;
  const field = (bits >> 52n) & 0x7ffn;
  const mantissa = (bits & 0xfffffffffffffn) | (field === 0n ? 0n : 1n << 52n);
  const exponent = (field === 0n ? 1n : field) - 1075n;
  return exponent < 0n ? { num: mantissa, over: 1n << -exponent } : { num: mantissa << exponent, over: 1n };
}

/** The double above or below a positive one. */
function neighbour(double: number, by: 1n | -1n): number {
  const bits = new BigUint64Array(new Float64Array([double]).buffer);
  bits[0] = bits[0]! + by;
  return new Float64Array(bits.buffer)[0]!;
}

const isOdd = (double: number) => (new BigUint64Array(new Float64Array([double]).buffer)[0]! & 1n) === 1n;

/** How far a double is off a fraction, as a numerator over `over * total`, for doubles over the same power of two. */
function off(double: number, weight: bigint, total: bigint): { num: bigint; over: bigint } {
  const { num, over } = exactly(double);
  const difference = num * total - weight * over;
  return { num: difference < 0n ? -difference : difference, over: over * total };
}

/** Whether no other double is nearer to the fraction, and a tie went to the even one. */
function isNearest(double: number, weight: bigint, total: bigint): boolean {
  const mine = off(double, weight, total);
  return ([1n, -1n] as const).every((by) => {
    if (double === 0 && by === -1n) return true;
    const theirs = off(neighbour(double, by), weight, total);
    const [a, b] = [mine.num * theirs.over, theirs.num * mine.over];
    return a < b || (a === b && !isOdd(double));
  });
}

const natural = (bits: number) => fc.bigInt({ min: 1n, max: (1n << BigInt(bits)) - 1n });

describe('the nearest double', () => {
  test('the measure of nearness knows a double from its neighbours', () => {
    expect(exactly(0.75)).toEqual({ num: 3n << 51n, over: 1n << 53n });
    expect(exactly(5e-324)).toEqual({ num: 1n, over: 1n << 1074n });
    expect(isNearest(1 / 3, 1n, 3n)).toBe(true);
    expect(isNearest(neighbour(1 / 3, 1n), 1n, 3n)).toBe(false);
    expect(isNearest(neighbour(1 / 3, -1n), 1n, 3n)).toBe(false);
    // Halfway between 1 and its upper neighbour goes to 1, which is even.
    const halfway = [(1n << 53n) + 1n, 1n << 53n] as const;
    expect(isNearest(1, ...halfway)).toBe(true);
    expect(isNearest(neighbour(1, 1n), ...halfway)).toBe(false);
  });

  test.each([
    [0n, 6n, 0],
    [6n, 6n, 1],
    [1n, 2n, 0.5],
    [1n, 3n, 1 / 3],
    [1n, 10n, 0.1],
    [2n, 3n, 2 / 3],
    [5n, 36n, 5 / 36],
    [125n, 216n, 125 / 216],
    [7n, 2n, 3.5],
    [10n ** 40n, 10n ** 40n * 8n, 0.125],
  ])('%d over %d is %d', (weight, total, double) => {
    expect(toNumber(weight, total)).toBe(double);
  });

  test('small fractions come out as the machine divides them', () => {
    for (let total = 1; total <= 120; total++) {
      for (let weight = 0; weight <= total; weight++) {
        expect(toNumber(BigInt(weight), BigInt(total))).toBe(weight / total);
      }
    }
  });

  test('fractions halfway between two doubles go to the even one', () => {
    const one = 1n << 53n;
    expect(toNumber(one + 1n, one)).toBe(1);
    expect(toNumber(one + 3n, one)).toBe(1 + 2 * Number.EPSILON);
    expect(toNumber(3n * (one + 1n), 3n * one)).toBe(1);
    // The least bit more than halfway goes up.
    expect(toNumber((one + 1n) * 10n ** 60n + 1n, one * 10n ** 60n)).toBe(1 + Number.EPSILON);
    expect(toNumber((one + 3n) * 10n ** 60n - 1n, one * 10n ** 60n)).toBe(1 + Number.EPSILON);
  });

  test('any chance comes out as the nearest double', () => {
    for (const bits of [8, 53, 54, 64, 120, 300]) {
      fc.assert(
        fc.property(natural(bits), natural(bits), (a, b) => {
          const [weight, total] = a < b ? [a, b] : [b, a];
          expect(isNearest(toNumber(weight, total), weight, total)).toBe(true);
        }),
        { seed: 1, numRuns: 400 },
      );
    }
  });

  test('numbers past one come out as the nearest double', () => {
    fc.assert(
      fc.property(natural(200), natural(40), (weight, total) => {
        expect(isNearest(toNumber(weight, total), weight, total)).toBe(true);
      }),
      { seed: 2, numRuns: 400 },
    );
  });

  test('fractions close to halfway come out as the nearest double', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n << 52n, max: (1n << 53n) - 1n }), natural(200), (mantissa, far) => {
        for (const more of [-1n, 0n, 1n]) {
          // (2m + 1) / 2^54 is halfway between two doubles; a hair more or less decides.
          const [weight, total] = [((2n * mantissa + 1n) << 200n) * far + more, (far << 200n) << 54n];
          expect(isNearest(toNumber(weight, total), weight, total)).toBe(true);
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test('tiny chances, down to 10 to the power of -300, come out as the nearest double', () => {
    expect(toNumber(1n, 6n ** 100n)).toBe(1.5306467074865063e-78);
    fc.assert(
      fc.property(natural(60), natural(60), fc.integer({ min: 20, max: 960 }), (weight, total, zeros) => {
        const tiny = total << BigInt(zeros);
        expect(isNearest(toNumber(weight, tiny), weight, tiny)).toBe(true);
      }),
      { seed: 4, numRuns: 600 },
    );
  });

  test('chances at the very end of what a double can hold come out as the nearest double', () => {
    expect(toNumber(1n, 1n << 1074n)).toBe(5e-324);
    expect(toNumber(1n, 1n << 1076n)).toBe(0);
    // Halfway between two of the smallest doubles, and a hair more: 2^-1073 is the nearer one.
    expect(toNumber((3n << 100n) + 1n, 1n << 1175n)).toBe(2 * 5e-324);
    fc.assert(
      fc.property(natural(60), natural(60), fc.integer({ min: 1010, max: 1090 }), (weight, total, zeros) => {
        const tiny = total << BigInt(zeros);
        expect(isNearest(toNumber(weight, tiny), weight, tiny)).toBe(true);
      }),
      { seed: 5, numRuns: 600 },
    );
  });
});

describe('the greatest common divisor and the least common multiple', () => {
  test('they are those found by trying', () => {
    for (let a = 1; a <= 40; a++) {
      for (let b = 1; b <= 40; b++) {
        let divisor = Math.min(a, b);
        while (a % divisor !== 0 || b % divisor !== 0) divisor--;
        let multiple = Math.max(a, b);
        while (multiple % a !== 0 || multiple % b !== 0) multiple++;
        expect(gcd(BigInt(a), BigInt(b))).toBe(BigInt(divisor));
        expect(lcm(BigInt(a), BigInt(b))).toBe(BigInt(multiple));
      }
    }
  });

  test('they multiply to the product, and what is left over has no common divisor', () => {
    fc.assert(
      fc.property(natural(150), natural(150), natural(60), (a, b, c) => {
        expect(gcd(a, b) * lcm(a, b)).toBe(a * b);
        expect(gcd(a / gcd(a, b), b / gcd(a, b))).toBe(1n);
        expect(gcd(a * c, b * c)).toBe(gcd(a, b) * c);
      }),
      { seed: 6 },
    );
  });

  test('nothing divides by every number, and signs do not count', () => {
    expect(gcd(0n, 6n)).toBe(6n);
    expect(gcd(6n, 0n)).toBe(6n);
    expect(gcd(-4n, 6n)).toBe(2n);
  });

  test('fractions are written in lowest terms', () => {
    expect(fraction(6n, 36n)).toBe('1/6');
    expect(fraction(36n, 36n)).toBe('1/1');
    expect(fraction(0n, 36n)).toBe('0/1');
    expect(fraction(35n, 36n)).toBe('35/36');
  });
});

describe('gathering outcomes', () => {
  test('equal values over different denominators are added up exactly', () => {
    const gathered = new Gatherer<{ n: number }>();
    gathered.add({ n: 1 }, 1n, 2n);
    gathered.add({ n: 2 }, 1n, 3n);
    gathered.add({ n: 1 }, 1n, 9n);
    gathered.add({ n: 2 }, 1n, 18n);
    expect(gathered.distribution()).toEqual({
      outcomes: [
        { value: { n: 1 }, weight: 11n },
        { value: { n: 2 }, weight: 7n },
      ],
      total: 18n,
    });
  });

  test('values of different kinds are kept apart', () => {
    const values = [
      ...['x', 'y', '5', 5, true, false, null, 'true', '{"a":1}'],
      ...[{ a: 1 }, { a: 2 }, { a: '1' }, { a: '1,' }, { b: 1 }, { a: 1, b: 2 }, { b: 2, a: 1 }, {}],
      ...[
        { a: { b: 1 }, c: 2 },
        { a: { b: 1, c: 2 } },
        { a: 1, b: { c: 2 } },
        { a: 1, b: 2, c: 2 },
        { a: null },
        { a: [1] },
      ],
      ...[[], [1], [2], [1, 2], [12], ['1'], [{ a: 1 }], [{ a: 2 }], [[1], 2], [[1, 2]]],
      ...[
        { a: 'x', b: 'y1"z' },
        { a: 'x1"y', b: 'z' },
      ],
    ];
    for (const of of [values, [...values].reverse()]) {
      const gathered = new Gatherer<unknown>();
      // Alike ones are one, whether they are the same or not, and what is undefined is not there.
      for (const value of of) gathered.add(value, 1n, 9n);
      for (const value of structuredClone(of)) gathered.add(value, 1n, 9n);
      gathered.add({ a: 1, b: undefined }, 1n, 9n);
      expect(gathered.distribution().outcomes.map(({ value }) => value)).toEqual(of);
    }
    expect(new Set([{ a: 1, b: 2 }, { a: 12 }, [1, 2], [12]].map(spellingOf)).size).toBe(4);
  });

  test('values are told apart just as their texts are', () => {
    const names = fc.constantFrom('a', 'b', 'c');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<unknown>(0, 1, 2, 5, 6, -1, 0.5, 40_000, '', 'a', '5', '[5]', true, null),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(names, tie('value'), { maxKeys: 3 }),
      ),
    }));
    const several = fc.array(fc.dictionary(names, value, { maxKeys: 3 }), { maxLength: 40 });
    fc.assert(
      fc.property(several, (values) => {
        const spelling = new Spelling();
        const byText = new Map(values.map((of) => [JSON.stringify(of), spelling.of(of)]));
        for (const of of values)
          expect(spelling.of(structuredClone(of))).toBe(byText.get(JSON.stringify(of)));
        expect(new Set(byText.values()).size).toBe(byText.size);
      }),
    );
  });

  test('shares that do not make a whole keep their denominator', () => {
    const gathered = new Gatherer<string>((value) => value);
    gathered.add('a', 1n, 6n);
    gathered.add('b', 1n, 4n);
    expect(gathered.ways()).toEqual({
      ways: [
        { key: 'a', value: 'a', weight: 2n },
        { key: 'b', value: 'b', weight: 3n },
      ],
      over: 12n,
    });
  });

  test('any chances in any order come out the same, in lowest terms', () => {
    const entry = fc.record({ value: fc.nat({ max: 4 }), weight: natural(20), total: natural(20) });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (entries) => {
        const gathered = new Gatherer<number>();
        for (const { value, weight, total } of entries) gathered.add(value, weight, total);
        const { ways, over } = gathered.ways();
        for (const { value, weight } of ways) {
          // The sum over one product of all denominators, the slow way.
          const product = entries.reduce((p, { total }) => p * total, 1n);
          const sum = entries.reduce(
            (s, e) => (e.value === value ? s + (e.weight * product) / e.total : s),
            0n,
          );
          expect(weight * product).toBe(sum * over);
        }
        expect(ways.reduce((divisor, { weight }) => gcd(divisor, weight), over)).toBe(1n);
        const turned = new Gatherer<number>();
        for (const { value, weight, total } of [...entries].reverse()) turned.add(value, weight, total);
        const sorted = (of: typeof ways) => [...of].sort((a, b) => a.value - b.value);
        expect({ ...turned.ways(), ways: sorted(turned.ways().ways) }).toEqual({ over, ways: sorted(ways) });
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe('means', () => {
  const die = (faces: readonly number[]) => ({
    outcomes: faces.map((value) => ({ value, weight: 1n })),
    total: BigInt(faces.length),
  });

  test('the mean of a die is three and a half', () => {
    expect(meanOf(die([1, 2, 3, 4, 5, 6]), (face) => face)).toBe(3.5);
  });

  test('weights count as often as they say', () => {
    const odds = {
      outcomes: [
        { value: 1, weight: 5n },
        { value: 4, weight: 1n },
      ],
      total: 6n,
    };
    expect(meanOf(odds, (value) => value)).toBe(1.5);
  });

  test('hundredths do not drift, and means below nothing keep their sign', () => {
    expect(meanOf(die([0.1, 0.2]), (value) => value)).toBe(0.15);
    expect(meanOf(die([1.33, 2.67, 0.33]), (value) => value)).toBe(4.33 / 3);
    expect(meanOf(die([-3, 1]), (value) => value)).toBe(-1);
    expect(meanOf(die([-1, 1]), (value) => value)).toBe(0);
  });
});
