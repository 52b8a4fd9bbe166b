import { describe, expect, test } from 'vitest';
import { exactEffects } from '../../src/odds/exact.js';
import { fraction } from '../../src/odds/fraction.js';
import { Deeds } from '../../src/odds/walk/did.js';
import { Parts } from '../../src/odds/walk/parts.js';
import { effect } from '../../src/rules/effect.js';
import type { Rule } from '../../src/rules/rule.js';
import { addUp, d6, part, rest, restOf, rounds } from '../../src/rules/words.js';

/** Figures fall on 5 and 6, and of that nothing is told but by what it does. */
function* shot(figures: number): Rule<number> {
  const face = yield* d6('x');
  yield* effect(face >= 5 ? { do: 'lose', to: 'target', parts: { figures }, clause: 'bg:cas.1' } : undefined);
  return 0;
}

/** What falls, in its order, with its chance. */
function falling(rule: () => Rule<unknown>): Record<string, string> {
  const by = { rulings: {}, cells: {}, parts: new Parts(), deeds: new Deeds(), most: 1_000, anyway: false };
  const { outcomes, total } = exactEffects(rule, by);
  return Object.fromEntries(
    outcomes.map(({ value, weight }) => [
      value.map((deed) => (deed.do === 'lose' ? deed.parts.figures : deed.do)).join(),
      fraction(weight, total),
    ]),
  );
}

const TWO_SHOTS = { '': '4/9', '1': '2/9', '2': '2/9', '1,2': '1/9' };

describe('what a rule does to the table is told apart by the exact walk', () => {
  test('in line', () => {
    expect(
      falling(function* () {
        yield* shot(1);
        return yield* shot(2);
      }),
    ).toEqual(TWO_SHOTS);
  });

  test('in parts of which the rest sees nothing', () => {
    expect(
      falling(function* () {
        yield* part(shot, 1);
        return yield* part(shot, 2);
      }),
    ).toEqual(TWO_SHOTS);
  });

  test('before the rest of a rule and in it', () => {
    expect(
      falling(function* () {
        yield* shot(1);
        return yield* rest(() => shot(2));
      }),
    ).toEqual(TWO_SHOTS);
  });

  test('before a part that is the rest of it, and in that', () => {
    expect(
      falling(function* () {
        yield* shot(1);
        return yield* restOf(part(shot, 2));
      }),
    ).toEqual(TWO_SHOTS);
  });

  test('in the parts of a sum, with what they count', () => {
    const counted = (n: number) =>
      function* (): Rule<{ readonly n: number }> {
        yield* shot(n);
        return { n };
      };
    expect(falling(() => addUp(['n'], [counted(1), counted(2)]))).toEqual(TWO_SHOTS);
  });

  test('in rounds that change the table', () => {
    expect(
      falling(() =>
        rounds({
          name: 'shots',
          start: 1,
          changes: true,
          isOver: (n) => n > 2,
          *round(n) {
            yield* shot(n);
            return n + 1;
          },
        }),
      ),
    ).toEqual(TWO_SHOTS);
  });

  test('behind rounds whose states are merged by their gist, where what is done depends on more than that', () => {
    expect(
      falling(function* () {
        const { fell } = yield* rounds<{ readonly n: number; readonly fell: number }>({
          name: 'a shot',
          start: { n: 0, fell: 0 },
          gist: ({ n }) => ({ n, fell: 0 }),
          key: ({ n }) => `${n}`,
          isOver: ({ n }) => n === 1,
          *round() {
            return { n: 1, fell: (yield* d6('x')) >= 5 ? 3 : 0 };
          },
        });
        yield* effect(
          fell > 0 ? { do: 'lose', to: 'target', parts: { figures: fell }, clause: 'bg:cas.1' } : undefined,
        );
        return 0;
      }),
    ).toEqual({ '': '2/3', '3': '1/3' });
  });
});
