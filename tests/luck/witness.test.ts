import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../src/engine/resolve.js';
import { witnessed } from '../../src/luck/memo.js';
import { exactOdds } from '../../src/odds/exact.js';
import { TooManyOutcomes } from '../../src/odds/walk/too-many-outcomes.js';
import { Refusal } from '../../src/rules/rule.js';
import { inputOf } from '../support/play.js';
import { times } from '../support/random/deep.js';
import { inputsOf } from '../support/random/random-inputs.js';
import { ACTIONS } from '../support/systems.js';

interface Data {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly men: number }[];
  readonly marks: Readonly<Record<string, number>>;
}
const DATA: Data = {
  name: 'a',
  units: [
    { name: '1', men: 8 },
    { name: '2', men: 9 },
  ],
  marks: { pinned: 1 },
};

/** Asks once with each of these data, and tells how often the answer was worked out. */
function workFor<T>(all: readonly Data[], work: (data: Data) => T): { answers: T[]; times: number } {
  const known = witnessed();
  let times = 0;
  const answers = all.map((data) =>
    known('question', data, (of) => {
      times++;
      return work(of);
    }),
  );
  return { answers, times };
}

describe('answers that are kept by what they were made from', () => {
  const named = { ...DATA, name: 'b' };
  const fewer = { ...DATA, units: [DATA.units[0]!, { name: '2', men: 3 }] };
  const more = { ...DATA, units: [...DATA.units, { name: '3', men: 1 }] };
  const marked = { ...DATA, marks: { pinned: 1, dug: 2 } };

  test('what nobody looked at makes no difference', () => {
    const { answers, times } = workFor([DATA, named, fewer, marked, DATA], ({ units }) => units[0]!.men);
    expect({ answers, times }).toEqual({ answers: [8, 8, 8, 8, 8], times: 1 });
  });

  test('what was looked at does', () => {
    const found = workFor([DATA, fewer, DATA, more, fewer], ({ units }) =>
      units.reduce((sum, { men }) => sum + men, 0),
    );
    expect(found).toEqual({ answers: [17, 11, 17, 18, 11], times: 3 });
  });

  test('so does what is there, by its name and by all names', () => {
    const all = [DATA, marked, named];
    expect(workFor(all, ({ marks }) => 'dug' in marks)).toEqual({ answers: [false, true, false], times: 2 });
    expect(workFor(all, ({ marks }) => Object.hasOwn(marks, 'dug')).answers).toEqual([false, true, false]);
    expect(workFor(all, ({ marks }) => Object.keys(marks).length).answers).toEqual([1, 2, 1]);
    expect(workFor(all, ({ marks }) => JSON.stringify({ ...marks })).answers).toEqual([
      '{"pinned":1}',
      '{"pinned":1,"dug":2}',
      '{"pinned":1}',
    ]);
    expect(workFor(all, ({ marks }) => marks.dug ?? 'none').answers).toEqual(['none', 2, 'none']);
  });

  test('where one look leads to another each way is kept', () => {
    const look = ({ name, units, marks }: Data) => (name === 'a' ? units.length : marks.pinned);
    const found = workFor([DATA, more, named, { ...named, units: [] }, more], look);
    expect(found).toEqual({ answers: [2, 3, 1, 1, 3], times: 3 });
  });

  test('a number is no word, and nothing is not the word for it', () => {
    const all = [{ a: 1 }, { a: '1' }, { a: undefined }, { a: 'undefined' }, { a: null }, {}] as never[];
    expect(workFor<unknown>(all, (of) => typeof (of as unknown as { a: unknown }).a).answers).toEqual([
      'number',
      'string',
      'undefined',
      'string',
      'object',
      'undefined',
    ]);
  });

  test('frozen data is looked at as well', () => {
    const frozen = Object.freeze({ ...DATA, units: Object.freeze([Object.freeze({ name: '1', men: 8 })]) });
    const sum = ({ units }: Data) => units.map(({ men }) => men).reduce((a, b) => a + b, 0);
    expect(workFor([frozen, DATA, frozen], sum)).toEqual({ answers: [8, 17, 8], times: 2 });
  });

  test('different questions are never taken for one another', () => {
    const known = witnessed();
    expect(known('a', DATA, ({ name }) => name)).toBe('a');
    expect(known('b', DATA, ({ name }) => `${name}!`)).toBe('a!');
  });
});

const lucky = ACTIONS.filter(({ action }) => action.luck).map(
  ({ id, name, action }) => [`${id} ${name}`, action] as const,
);

test.each(lucky)('the odds of %s are the same whoever looks on', (_, action) => {
  const known = witnessed();
  const odds = (input: object): string => {
    try {
      const rule = () => ruleOf(action, input as never, action.memory?.start);
      const { outcomes, total } = exactOdds(rule, { rulings: {}, most: 2_000 });
      return JSON.stringify(outcomes.map(({ value, weight }) => [value, `${weight}/${total}`]).sort());
    } catch (error) {
      if (error instanceof Refusal || error instanceof TooManyOutcomes) return error.message;
      throw error;
    }
  };
  fc.assert(
    fc.property(inputsOf(action, 4), (given) => {
      const input = inputOf(action, given);
      expect(known('odds', input, odds)).toBe(odds(input));
    }),
    { numRuns: times(100), seed: 1 },
  );
});
