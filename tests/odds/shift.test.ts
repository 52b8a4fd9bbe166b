import { describe, expect, test } from 'vitest';
import type { Distribution } from '../../src/odds/distribution.js';
import { difference, less, oddsByOption, shareIn, shiftOf, toldBy } from '../../src/odds/shift.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Result } from '../../src/rules/record.js';
import { Refusal, type Rule } from '../../src/rules/rule.js';

const counting = {
  result: { hits: { help: '' }, out: { help: '', label: 'put out' } },
} as unknown as AnyAction;

const odds = (...outcomes: (readonly [weight: number, result: Result])[]): Distribution<Result> => ({
  outcomes: outcomes.map(([weight, value]) => ({ value, weight: BigInt(weight) })),
  total: BigInt(outcomes.reduce((sum, [weight]) => sum + weight, 0)),
});
const between = (a: Distribution<Result>, b: Distribution<Result>) =>
  shiftOf(
    counting,
    {},
    new Map([
      [1, a],
      [2, b],
    ]),
    1,
  );

describe('where two options differ most', () => {
  test('is the number of which the chance to reach it differs most', () => {
    const few = odds([3, { hits: 0 }], [2, { hits: 1 }], [1, { hits: 2 }]);
    const many = odds([1, { hits: 0 }], [1, { hits: 1 }], [4, { hits: 2 }]);
    const shift = between(few, many)!;
    expect(shift).toMatchObject({ label: 'hits', atLeast: 2, size: 0.5 });
    const [a, b] = [few, many].map((of) => shareIn(toldBy(shift, of), shift)) as [never, never];
    expect([a, b]).toEqual([
      { weight: 1n, total: 6n },
      { weight: 4n, total: 6n },
    ]);
    expect(less(a, b)).toEqual({ weight: -18n, total: 36n });
    expect(difference(a, b)).toBe(-0.5);
  });

  test('is the word of which the chance differs most, that it is so before that it is not', () => {
    const before = odds([1, { hits: 0, out: false }], [1, { hits: 0, out: true }]);
    const after = odds([3, { hits: 0, out: false }], [1, { hits: 0, out: true }]);
    expect(between(before, after)).toMatchObject({ label: 'put out', is: true, size: 0.25 });
  });

  test('counts a share of a number where nothing is left to chance', () => {
    const shift = between(odds([1, { hits: 4 }]), odds([5, { hits: 3 }]))!;
    expect(shift).toMatchObject({ label: 'hits', size: 0.25 });
    expect('atLeast' in shift || 'is' in shift).toBe(false);
  });

  test('is nowhere, where they come to the same', () => {
    expect(
      between(odds([1, { hits: 1 }], [1, { hits: 2 }]), odds([2, { hits: 1 }], [2, { hits: 2 }])),
    ).toBeUndefined();
  });
});

test('an option that does not allow a rule has no odds, and other faults are not swallowed', () => {
  const rule = function* (): Rule<Result> {
    const option = (yield { kind: 'ruling', id: 'x:R1' } as never) as unknown as number;
    if (option === 2) throw new Refusal('x:a.1', 'Not so.');
    if (option === 3) throw new TypeError('a fault');
    return { hits: option };
  };
  const by = oddsByOption(rule, 'x:R1', [1, 2], { rulings: {} });
  expect([by.get(1)?.outcomes.length, by.get(2)]).toEqual([1, undefined]);
  expect(() => oddsByOption(rule, 'x:R1', [3], { rulings: {} })).toThrow('a fault');
});
