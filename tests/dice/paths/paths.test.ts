import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NoRoom, pathsOf } from '../../../src/dice/paths/paths.js';
import { isCountable, Throws } from '../../../src/dice/paths/throws.js';
import { answer } from '../../../src/dice/play.js';
import { seededHand } from '../../../src/dice/seeded.js';
import type { Throw, ThrowReading } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { d6, part, rest, rounds, sumOf } from '../../../src/rules/words.js';

const SETTLED = { rulings: {}, cells: {}, anyway: [] };
const gone = (rule: () => Rule<unknown>, times: number, room = 1_000) => {
  const paths = pathsOf(rule, SETTLED, room);
  return Array.from({ length: times }, (_, i) => paths.go(seededHand('p', i)).value);
};

describe('paths', () => {
  test('a rule is run where dice fall as never before, and not again', () => {
    let runs = 0;
    function* rule(): Rule<number> {
      runs++;
      return (yield* d6('white')) * (yield* d6('red'));
    }
    const values = gone(rule, 2_000);
    expect(runs).toBe(36);
    expect(values).toEqual(
      Array.from({ length: 2_000 }, (_, i) => {
        const hand = seededHand('p', i);
        const [white, red] = ['white', 'red'].map((name) => hand.roll(name, 1, [1, 2, 3, 4, 5, 6])[0]!);
        return white! * red!;
      }),
    );
  });

  test('a part is one wherever its arguments are the same; nothing said is not null', () => {
    const runs: unknown[] = [];
    function* of(what?: number | null): Rule<string> {
      runs.push(what);
      return `${what}`;
    }
    function* rule(): Rule<string> {
      const face = yield* d6('white');
      return yield* rest(function* () {
        return yield* part(of, face < 3 ? undefined : face < 5 ? null : 1);
      });
    }
    const values = gone(rule, 300);
    expect([...new Set(values)].sort()).toEqual(['1', 'null', 'undefined']);
    expect(runs.length).toBe(3);
  });

  test('states that no text tells apart are not taken for one another', () => {
    function* rule(): Rule<number> {
      const end = yield* rounds({
        name: 'with a map',
        start: { left: 3, sum: new Map([['all', 0]]) },
        isOver: ({ left }) => left === 0,
        *round({ left, sum }) {
          return { left: left - 1, sum: new Map([['all', sum.get('all')! + (yield* d6('white'))]]) };
        },
      });
      return end.sum.get('all')!;
    }
    const values = gone(rule, 200, 100_000);
    for (const [i, value] of values.entries())
      expect(value).toBe(
        seededHand('p', i)
          .roll('white', 3, [1, 2, 3, 4, 5, 6])
          .reduce((a, b) => a + b),
      );
  });

  test('where no room is left, what came before still comes, and the rest is told', () => {
    const paths = pathsOf(() => sumOf(2, 'white'), SETTLED, 4);
    const came = Array.from({ length: 60 }, (_, i) => {
      try {
        return paths.go(seededHand('p', i)).value;
      } catch (error) {
        expect(error).toBeInstanceOf(NoRoom);
        return undefined;
      }
    });
    const known = new Set(came.filter((value) => value !== undefined));
    expect(known.size).toBe(3);
    for (const [i, value] of came.entries()) {
      const sum = seededHand('p', i)
        .roll('white', 2, [1, 2, 3, 4, 5, 6])
        .reduce((a, b) => a + b);
      expect(value).toBe(known.has(sum) ? sum : undefined);
    }
  });
});

/** Throws that count this and that by their faces, some of them below nothing, and some of which do not stand. */
const anyThrow = fc
  .record({
    dice: fc.constantFrom(['white'], ['attacker', 'defender']),
    faces: fc.constantFrom([1, 2, 3, 4, 5, 6], [2, 3, 3, 4, 4, 5], [0, 9], [1]),
    times: fc.integer({ min: 1, max: 14 }),
    tally: fc.constantFrom(['a'], ['a', 'b'], ['a', 'b', 'c', 'd']),
    by: fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 8, maxLength: 8 }),
    again: fc.nat(5),
  })
  .map(({ by, again, ...draw }): Throw => {
    const read = (...faces: number[]): ThrowReading<string> => {
      const so = faces.reduce((sum, face) => sum * 7 + face, 0);
      if (draw.faces.length > 1 && faces[0] === draw.faces.at(-1) && so % 5 < again - 2) return 'again';
      return Object.fromEntries(draw.tally.map((name, i) => [name, by[(so + i) % by.length]!]).slice(so % 2));
    };
    return { kind: 'throw', ...draw, read };
  });

describe('throws that are counted in one number', () => {
  test('come to the tally of the same dice, read one by one', () => {
    let counted = 0;
    fc.assert(
      fc.property(anyThrow, fc.nat(1_000), (draw, index) => {
        if (!isCountable(draw)) return;
        const throws = new Throws(draw);
        const told = throws.answer(throws.reply(seededHand('t', index)));
        expect(told).toEqual(answer(draw, seededHand('t', index)).value);
        counted++;
      }),
      { seed: 20261123, numRuns: 500 },
    );
    expect(counted).toBeGreaterThan(400);
  });

  test('are none that would not fit: halves, large numbers, many names, or faces without end', () => {
    const draw = {
      kind: 'throw',
      dice: ['white'],
      times: 2,
      faces: [1, 2],
      tally: ['a'],
      read: () => ({ a: 1 }),
    } as const;
    expect(isCountable(draw)).toBe(true);
    expect(isCountable({ ...draw, read: () => ({ a: 0.5 }) })).toBe(false);
    expect(isCountable({ ...draw, read: () => ({ a: 2_048 }) })).toBe(false);
    expect(isCountable({ ...draw, read: () => ({ a: -2_047 }) })).toBe(true);
    expect(isCountable({ ...draw, tally: ['a', 'b', 'c', 'd', 'e'] as never })).toBe(false);
    expect(isCountable({ ...draw, faces: Array.from({ length: 300 }, (_, i) => i) })).toBe(false);
  });
});
