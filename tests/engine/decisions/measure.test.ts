import { describe, expect, test } from 'vitest';
import { measured, type Told } from '../../../src/engine/decisions/measure.js';
import type { InputError } from '../../../src/engine/errors.js';
import { toNumber } from '../../../src/odds/distribution.js';
import { type AnyAction, action } from '../../../src/rules/action.js';
import type { Result } from '../../../src/rules/record.js';

/** A line that comes to each of some results as often. */
function told(results: readonly Result[], of: Partial<AnyAction> = {}, name = 'test'): Told {
  const names = [...new Set(results.flatMap((result) => Object.keys(result)))];
  const made = action({
    name,
    says: '',
    inputs: {},
    examples: [],
    result: Object.fromEntries(names.map((field) => [field, { help: '' }])),
    *resolve() {
      return results[0]!;
    },
    announce: () => '',
    ...of,
  } as AnyAction);
  const outcomes = results.map((value) => ({ value, weight: 1n }));
  return {
    action: made,
    input: {},
    odds: { outcomes, total: BigInt(results.length), rulings: {}, house: {} },
  };
}

const chance = (text: string, line: Told): number => {
  const [{ outcomes, total }] = measured({ chance: text }, [line]).summaries as [
    ReturnType<typeof measured>['summaries'][number],
  ];
  return toNumber(outcomes.find(({ value }) => value === true)?.weight ?? 0n, total);
};

describe('a name in a condition', () => {
  const BANDS = ['panic', '0', '5', '10', 'no moves', 'free'];
  const SAID: Readonly<Record<string, string>> = { '0': 'no moves', '5': 'free', '10': 'free' };
  const test4 = told([{ band: 0 }, { band: 5 }, { band: 10 }, { band: 'panic' }], {
    result: { band: { help: '', order: BANDS } },
    views: { band: ({ band }: Result) => SAID[String(band)] ?? band },
  });

  test('is the field of the result before what odds tell by that name', () => {
    expect(chance('band>=5', test4)).toBe(0.5);
    expect(chance('band=panic', test4)).toBe(0.25);
    expect(chance('band<5', test4)).toBe(0.5);
  });

  test('but for what only those tell', () => {
    expect(chance('band=free', test4)).toBe(0.5);
    expect(chance("band='no moves'", test4)).toBe(0.25);
  });

  test('may be typed as a flag, as it stands in JSON, or in words', () => {
    const line = told([{ leadersLost: 0 }, { leadersLost: 1 }]);
    for (const name of ['leadersLost', 'leaders-lost', 'leaders lost', 'LEADERS LOST'])
      expect(chance(`${name}=1`, line)).toBe(0.5);
  });

  test('stands for no data of several parts', () => {
    const cards = told([{ cards: [{ card: '5H' }], left: 1 }]);
    expect(() => chance('cards=1', cards)).toThrow("there is no 'cards' in it");
  });

  test('is known from other lines where this one never comes to it', () => {
    const [one, other] = [told([{ winner: 'a' }, { winner: 'b' }]), told([{ winner: 'b' }])];
    const { summaries } = measured({ chance: 'winner=a' }, [one, other]);
    expect(summaries.map(({ outcomes }) => outcomes.map(({ value }) => value))).toEqual([
      [false, true],
      [false],
    ]);
  });
});

describe('what is told where nothing is asked for', () => {
  test('is the first thing that is open in any line', () => {
    const lines = [
      told([{ a: 1, b: 1, c: 0 }]),
      told([
        { a: 1, b: 1, c: 0 },
        { a: 1, b: 2, c: 1 },
      ]),
    ];
    expect(measured({}, lines).name).toBe('b');
  });

  test('is what differs between lines that are certain', () => {
    expect(measured({}, [told([{ a: 1, b: 1 }]), told([{ a: 1, b: 2 }])]).name).toBe('b');
  });

  test('has to be told by lines of different actions', () => {
    const [one, other] = [told([{ a: 1, b: 1 }]), told([{ b: 1 }, { b: 2 }], {}, 'other')];
    expect(measured({}, [one, other]).name).toBe('b');
    expect(() => measured({}, [one, told([{ c: 1 }], {}, 'third')])).toThrow('no result in common');
  });

  test('of which some results say nothing, that is known', () => {
    const line = told([{ a: 1, b: 1 }, { a: 2 }]);
    expect([measured({ of: 'a' }, [line]).isPartial, measured({ of: 'b' }, [line]).isPartial]).toEqual([
      false,
      true,
    ]);
  });
});

test('a name that nothing is told of is refused with those there are', () => {
  try {
    measured({ of: 'hots' }, [told([{ hits: 1, casualties: 2 }])]);
  } catch (error) {
    const { code, input, problem, hint } = error as InputError;
    expect([code, input]).toEqual(['bad-value', 'of']);
    expect(problem).toBe(" cannot be 'hots': the odds of test tell nothing of it.");
    expect(hint).toBe('Did you mean hits?');
    return;
  }
  expect.unreachable();
});
