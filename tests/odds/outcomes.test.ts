import { describe, expect, test } from 'vitest';
import type { Distribution } from '../../src/odds/distribution.js';
import { sumOutcomes } from '../../src/odds/sums.js';
import { outcomesOf } from '../../src/odds/walk/outcomes.js';
import { D6, type Draw, type Tally, type Throw, type ThrowReading } from '../../src/rules/draw.js';
import { textOf } from '../../src/testing/brute-force/chances.js';

/** A throw of ordinary dice. */
const throwing = <K extends string>(
  times: number,
  tally: readonly K[],
  read: (...faces: number[]) => ThrowReading<K>,
  more: Partial<Throw> = {},
): Draw => ({ kind: 'throw', dice: ['x'], faces: D6, ...more, times, tally, read }) as Throw;

/** Outcomes by their text, with their weights. */
const weights = ({ outcomes }: Distribution<unknown>) =>
  Object.fromEntries(outcomes.map(({ value, weight }) => [textOf(value), weight]));

/** What outcomes have in common, whatever they are of. */
function isWhole({ outcomes, total }: Distribution<unknown>) {
  expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  expect(new Set(outcomes.map(({ value }) => textOf(value))).size).toBe(outcomes.length);
}

/** n over k, off Pascal's triangle. */
function pascal(n: number, k: number): bigint {
  let row = [1n];
  for (let i = 0; i < n; i++) row = [...row, 0n].map((above, j) => above + (row[j - 1] ?? 0n));
  return row[k] ?? 0n;
}

describe('throws', () => {
  test('n dice show k sixes in as many ways as there are to choose them', () => {
    for (const n of [1, 2, 5, 12]) {
      const found = outcomesOf(throwing(n, ['sixes'], (face) => ({ sixes: face === 6 ? 1 : 0 })));
      isWhole(found);
      expect(found.total).toBe(6n ** BigInt(n));
      const ways = Array.from({ length: n + 1 }, (_, k) => [
        `{sixes:${k}}`,
        pascal(n, k) * 5n ** BigInt(n - k),
      ]);
      expect(weights(found)).toEqual(Object.fromEntries(ways));
    }
  });

  test('dice that hit or cancel come in as many ways as the multinomial says', () => {
    // Grade C white dice: two faces hit, one cancels, three do nothing.
    const found = outcomesOf(
      throwing(4, ['hits', 'cancels'], (face) => ({ hits: face! >= 5 ? 1 : 0, cancels: face === 1 ? 1 : 0 })),
    );
    isWhole(found);
    const expected: Record<string, bigint> = {};
    for (let hits = 0; hits <= 4; hits++) {
      for (let cancels = 0; hits + cancels <= 4; cancels++) {
        const arrangements = pascal(4, hits) * pascal(4 - hits, cancels);
        expected[`{cancels:${cancels},hits:${hits}}`] =
          arrangements * 2n ** BigInt(hits) * 3n ** BigInt(4 - hits - cancels);
      }
    }
    expect(weights(found)).toEqual(expected);
    expect(Object.keys(expected)).toHaveLength(15);
  });

  test('three dice added up have the ways of the old tables', () => {
    const ways = [1n, 3n, 6n, 10n, 15n, 21n, 25n, 27n, 27n, 25n, 21n, 15n, 10n, 6n, 3n, 1n];
    const found = outcomesOf(throwing(3, ['total'], (face) => ({ total: face! })));
    expect(weights(found)).toEqual(Object.fromEntries(ways.map((n, i) => [`{total:${i + 3}}`, n])));
    expect(found.total).toBe(216n);
  });

  test('pairs are read with every face of the one against every face of the other', () => {
    const duel = (more: number, onTie: ThrowReading<'won' | 'lost'>) =>
      outcomesOf(
        throwing(
          1,
          ['won', 'lost'],
          (a, d) => (a! + more > d! ? { won: 1 } : a! + more < d! ? { lost: 1 } : onTie),
          { dice: ['attacker', 'defender'] },
        ),
      );
    expect(weights(duel(0, {}))).toEqual({
      '{lost:0,won:0}': 6n,
      '{lost:0,won:1}': 15n,
      '{lost:1,won:0}': 15n,
    });
    expect(weights(duel(1, {}))).toEqual({
      '{lost:0,won:0}': 5n,
      '{lost:0,won:1}': 21n,
      '{lost:1,won:0}': 10n,
    });
    expect(weights(duel(2, {}))).toEqual({
      '{lost:0,won:0}': 4n,
      '{lost:0,won:1}': 26n,
      '{lost:1,won:0}': 6n,
    });
    // The first die is the attacker's, not the defender's.
    expect(weights(duel(6, { lost: 1 }))).toEqual({ '{lost:0,won:1}': 36n });
  });

  test('what is thrown again leaves the rest in their proportions', () => {
    const duel = (more: number, times: number) =>
      outcomesOf(
        throwing(times, ['won'], (a, d) => (a! + more === d! ? 'again' : { won: a! + more > d! ? 1 : 0 }), {
          dice: ['attacker', 'defender'],
        }),
      );
    expect(weights(duel(0, 1))).toEqual({ '{won:0}': 15n, '{won:1}': 15n });
    expect(duel(0, 1).total).toBe(30n);
    expect(weights(duel(1, 1))).toEqual({ '{won:0}': 10n, '{won:1}': 21n });
    expect(duel(1, 1).total).toBe(31n);
    expect(weights(duel(1, 3))).toEqual({
      '{won:0}': 1000n,
      '{won:1}': 6300n,
      '{won:2}': 13230n,
      '{won:3}': 9261n,
    });
    expect(duel(1, 3).total).toBe(31n ** 3n);
  });

  test('a die may count for more than one, in more than one way', () => {
    const found = outcomesOf(throwing(2, ['a', 'b'], (face) => (face! > 3 ? { a: 2, b: 1 } : {})));
    expect(weights(found)).toEqual({ '{a:0,b:0}': 9n, '{a:2,b:1}': 18n, '{a:4,b:2}': 9n });
  });

  test('dice of other faces have the ways of their faces', () => {
    const read = (face: number) => ({ low: face === 1 ? 1 : 0 });
    expect(weights(outcomesOf(throwing(2, ['low'], read, { faces: [1, 2, 3] })))).toEqual({
      '{low:0}': 4n,
      '{low:1}': 4n,
      '{low:2}': 1n,
    });
  });

  test('throws that are alike in number but not in reading are not mixed up', () => {
    const sixes = (lowest: number) =>
      weights(outcomesOf(throwing(2, ['n'], (face) => ({ n: face! >= lowest ? 1 : 0 }))));
    expect(sixes(6)).toEqual({ '{n:0}': 25n, '{n:1}': 10n, '{n:2}': 1n });
    expect(sixes(5)).toEqual({ '{n:0}': 16n, '{n:1}': 16n, '{n:2}': 4n });
    expect(sixes(6)).toEqual({ '{n:0}': 25n, '{n:1}': 10n, '{n:2}': 1n });
    const other = weights(outcomesOf(throwing(2, ['m'], (face) => ({ m: face! >= 6 ? 1 : 0 }))));
    expect(other).toEqual({ '{m:0}': 25n, '{m:1}': 10n, '{m:2}': 1n });
  });
});

describe('draws of figures', () => {
  test('two of three with one leader take him in two ways of three', () => {
    const found = outcomesOf({ kind: 'pick', name: 'figures', from: { leader: 1, figure: 2 }, take: 2 });
    expect(weights(found)).toEqual({ '{figure:1,leader:1}': 2n, '{figure:2,leader:0}': 1n });
    expect(found.total).toBe(3n);
  });

  test('hands come in as many ways as the kinds can be chosen from', () => {
    const from = { leader: 2, 'heavy-weapon': 1, medic: 0, figure: 4 };
    for (let take = 0; take <= 7; take++) {
      const found = outcomesOf({ kind: 'pick', name: 'figures', from, take });
      isWhole(found);
      expect(found.total).toBe(pascal(7, take));
      for (const { value, weight } of found.outcomes) {
        const hand = value as Tally;
        expect(weight).toBe(
          pascal(2, hand.leader!) * pascal(1, hand['heavy-weapon']!) * pascal(4, hand.figure!),
        );
        expect(hand.medic).toBe(0);
      }
    }
  });

  test('a large population keeps every digit', () => {
    const found = outcomesOf({ kind: 'pick', name: 'figures', from: { a: 30, b: 30 }, take: 30 });
    isWhole(found);
    expect(found.total).toBe(118264581564861424n);
    expect(weights(found)['{a:15,b:15}']).toBe(155117520n ** 2n);
  });
});

describe('cards', () => {
  test('each card has one way, and equal cards as many as there are', () => {
    const found = outcomesOf({ kind: 'deal', name: 'card', from: ['JK', '5H', 'JK', 'AS'], mark: '1' });
    isWhole(found);
    expect(weights(found)).toEqual({ '"JK"': 2n, '"5H"': 1n, '"AS"': 1n });
    expect(found.total).toBe(4n);
  });
});

describe('sums of tallies', () => {
  const die = (name: string): Distribution<Tally> => ({
    outcomes: D6.map((face) => ({ value: { [name]: face }, weight: 1n })),
    total: 6n,
  });

  test('two dice added up are the triangle', () => {
    const found = sumOutcomes(['n'], [die('n'), die('n')]);
    isWhole(found);
    expect(weights(found)).toEqual(
      Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`{n:${i + 2}}`, BigInt(6 - Math.abs(5 - i))])),
    );
  });

  test('no parts are one way to nothing', () => {
    expect(sumOutcomes(['a', 'b'], [])).toEqual({
      outcomes: [{ value: { a: 0, b: 0 }, weight: 1n }],
      total: 1n,
    });
  });

  test('names are kept apart even where one runs high', () => {
    const coin = (value: Tally): Distribution<Tally> => ({
      outcomes: [
        { value: { a: 0, b: 0, c: 0 }, weight: 1n },
        { value, weight: 2n },
      ],
      total: 3n,
    });
    const found = sumOutcomes(
      ['a', 'b', 'c'],
      [coin({ a: 9, b: 0, c: 0 }), coin({ a: 0, b: 9, c: 1 }), coin({ a: 1, b: 1, c: 9 })],
    );
    isWhole(found);
    expect(weights(found)).toEqual({
      '{a:0,b:0,c:0}': 1n,
      '{a:9,b:0,c:0}': 2n,
      '{a:0,b:9,c:1}': 2n,
      '{a:1,b:1,c:9}': 2n,
      '{a:9,b:9,c:1}': 4n,
      '{a:10,b:1,c:9}': 4n,
      '{a:1,b:10,c:10}': 4n,
      '{a:10,b:10,c:10}': 8n,
    });
  });

  test('parts of different weight keep their proportions', () => {
    const part = (weight: bigint): Distribution<Tally> => ({
      outcomes: [
        { value: { n: 0 }, weight: 6n - weight },
        { value: { n: 1 }, weight },
      ],
      total: 6n,
    });
    expect(weights(sumOutcomes(['n'], [part(1n), part(2n)]))).toEqual({
      '{n:0}': 20n,
      '{n:1}': 14n,
      '{n:2}': 2n,
    });
  });

  test('equal sums read alike, name by name in their order', () => {
    const found = sumOutcomes(['b', 'a'], [{ outcomes: [{ value: { a: 1, b: 2 }, weight: 1n }], total: 1n }]);
    expect(Object.entries(found.outcomes[0]!.value)).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });
});
