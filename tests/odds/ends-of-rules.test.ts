import { afterEach, describe, expect, test } from 'vitest';
import { step } from '../../rulesets/battleground/words.js';
import { enteredHand } from '../../src/dice/entered.js';
import { play } from '../../src/dice/play.js';
import { seededHand } from '../../src/dice/seeded.js';
import { exactEffects, exactOdds } from '../../src/odds/exact.js';
import { Deeds } from '../../src/odds/walk/did.js';
import { Parts } from '../../src/odds/walk/parts.js';
import { proof } from '../../src/odds/walk/proved.js';
import { effect } from '../../src/rules/effect.js';
import type { Rule } from '../../src/rules/rule.js';
import {
  addUp,
  d6,
  dice,
  part,
  pick,
  rest,
  restOf,
  restOfEach,
  rounds,
  sumOf,
  toldAs,
} from '../../src/rules/words.js';
import { bruteForce, differencesFrom } from '../../src/testing/brute-force/brute-force.js';

afterEach(() => {
  proof.ofParts = false;
});

/** The odds of a rule, and whether they are those of every face. */
function proven<T>(rule: () => Rule<T>) {
  const odds = exactOdds(rule, { rulings: {} });
  expect(differencesFrom(odds, bruteForce(rule))).toEqual([]);
  return odds;
}
const chances = <T>(rule: () => Rule<T>) =>
  Object.fromEntries(proven(rule).outcomes.map(({ value, weight }) => [`${value}`, Number(weight)]));

describe('a part, and what follows from its value', () => {
  const die = () => d6('x');

  function* doubled(): Rule<string> {
    const face = yield* part(die);
    return face === 6 ? `6 and ${yield* d6('more')}` : 'less';
  }

  test('what follows may ask for dice of its own', () => {
    expect(chances(doubled)).toEqual({
      less: 30,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [`6 and ${face}`, 1])),
    });
  });

  test('played with dice it is the same rule', () => {
    for (let index = 0; index < 40; index++) {
      const { result } = play(doubled(), seededHand('onward', index), { rulings: {} });
      expect(result).toMatch(/^(less|6 and [1-6])$/);
    }
  });

  test('it may stand behind other dice, and deep inside a rule', () => {
    function* outer(): Rule<string> {
      const before = yield* d6('before');
      if (before > 1) return 'none';
      return yield* doubled();
    }
    expect(chances(outer).none).toBe(180);
  });

  test('what comes after it is not lost', () => {
    function* more(): Rule<string> {
      return `${yield* doubled()}, and more`;
    }
    expect(chances(more)).toEqual(
      Object.fromEntries(Object.entries(chances(doubled)).map(([said, n]) => [`${said}, and more`, n])),
    );
  });
});

describe('the rest of a rule', () => {
  test('is followed for each way that leads to it', () => {
    function* rule(): Rule<number> {
      const face = yield* d6('x');
      return yield* rest(function* () {
        if (face > 2) return 0;
        return yield* rest(() => sumOf(face, 'y'));
      });
    }
    expect(chances(rule)).toMatchObject({ 0: 144, 1: 6, 12: 1 });
  });

  test('it may be a part, and what is made of its value', () => {
    const both = (n: number) => sumOf(n, 'y');
    function* rule(): Rule<string> {
      const face = yield* d6('x');
      return yield* restOf(part(both, face > 4 ? 2 : 1), (sum) => saidOf(sum, face > 4));
    }
    function* saidOf(sum: number, many: boolean): Rule<string> {
      yield* step({ id: 'sum', clause: 'bg:dice.4', value: sum, text: 'the sum', ruling: 'bg:R5' });
      return sum > 6 ? 'much' : `${many}`;
    }
    expect(chances(rule)).toEqual({ much: 7, true: 5, false: 24 });
    expect(exactOdds(rule, { rulings: {} }).rulings).toEqual({ 'bg:R5': 1 });
    const { result, steps } = play(rule(), enteredHand('x=6 y=5,6'), { rulings: {} });
    expect(result).toBe('much');
    expect(steps).toMatchObject([{ id: 'sum', value: 11 }]);
  });

  test('what is made of the value of that part asks for no dice', () => {
    const die = () => d6('x');
    const more = () => restOf(part(die), () => d6('y'));
    expect(() => exactOdds(more, { rulings: {} })).toThrow('die ends a rule that is not over');
  });

  test('a part that is the rest has none of its ways followed once more', () => {
    const many = () => sumOf(20, 'y');
    const within = (rule: () => Rule<number>, most: number) => () => exactOdds(rule, { rulings: {}, most });
    expect(within(() => rest(() => part(many)), 100)).toThrow('more than 100 branches');
    expect(within(() => restOf(part(many)), 103)).not.toThrow();
  });

  test('it may be dice, and parts that add up: no way of theirs is followed once more', () => {
    const many = () => dice({ dice: ['y'], times: 20, tally: ['y'], read: (y) => ({ y }) });
    const twice = () => restOf(addUp(['y'], [many, many]));
    const within = (rule: () => Rule<{ y: number }>, most: number) => () =>
      exactOdds(rule, { rulings: {}, most });
    expect(within(() => restOf(many()), 1)).not.toThrow();
    expect(within(twice, 203)).not.toThrow();
    expect(exactOdds(twice, { rulings: {} }).outcomes.map(({ value, weight }) => [value, weight])).toEqual(
      exactOdds(() => addUp(['y'], [many, many]), { rulings: {} }).outcomes.map(({ value, weight }) => [
        value,
        weight,
      ]),
    );
  });

  test('the odds of a rule that is one question are those of its answer, in lowest terms', () => {
    const five = () => dice({ dice: ['y'], times: 1, tally: ['y'], read: (y) => ({ y: y > 4 ? 1 : 0 }) });
    const odds = proven(() => restOf(part(() => restOf(five()))));
    expect(odds).toMatchObject({
      outcomes: [
        { value: { y: 0 }, weight: 2n },
        { value: { y: 1 }, weight: 1n },
      ],
      total: 3n,
    });
    // Others may come to the same by other ways.
    function* either(): Rule<{ y: number }> {
      return (yield* d6('x')) > 3 ? { y: 1 } : yield* restOf(five());
    }
    expect(proven(either).total).toBe(3n);
  });

  test('an answer that nobody has to be asked for is told all the same', () => {
    function* half(sum: { y: number }): Rule<number> {
      return sum.y / 2;
    }
    const none = () => restOf(dice({ dice: ['y'], times: 0, tally: ['y'], read: (y) => ({ y }) }), half);
    expect(exactOdds(none, { rulings: {} }).outcomes).toEqual([{ value: 0, weight: 1n }]);
    expect(play(none(), enteredHand(''), { rulings: {} }).result).toBe(0);
  });

  test('it is one question: what is made of its answer stands behind it', () => {
    const sum = () => restOf(sumOf(2, 'y'));
    const more = 'the rest of a rule is more than one question and its answer';
    expect(() => exactOdds(sum, { rulings: {} })).toThrow(more);
    expect(() => play(sum(), enteredHand('y=1,2'), { rulings: {} })).toThrow(more);
    function* says(): Rule<number> {
      yield* step({ id: 'sum', clause: 'bg:dice.4', value: 0, text: 'the sum' });
      return yield* d6('y');
    }
    expect(() => exactOdds(() => restOf(says()), { rulings: {} })).toThrow(more);
  });

  test('it has to be the end: what came after it would be lost', () => {
    function* more(): Rule<number> {
      return 1 + (yield* rest(() => d6('x')));
    }
    expect(() => exactOdds(more, { rulings: {} })).toThrow('something comes after the rest of a rule');
  });
});

describe('a rule that makes something else of each answer', () => {
  const both = (n: number) => sumOf(n, 'y');
  function* told(sum: number): Rule<{ sum: number }> {
    yield* step({ id: 'sum', clause: 'bg:dice.4', value: sum, text: 'the sum' });
    return { sum };
  }

  test('comes to the same odds as where those were looked for that are alike', () => {
    const rule = (by: typeof restOfEach) => () => by(part(both, 3), told);
    expect(proven(rule(restOfEach))).toEqual(proven(rule(restOf)));
    const entered = play(rule(restOfEach)(), enteredHand('y=1,2,3'), { rulings: {} });
    expect(entered.result).toEqual({ sum: 6 });
  });

  test('each of them is there once, by whatever dice it was come to', () => {
    function* rule(): Rule<{ sum: number }> {
      const face = yield* d6('x');
      return yield* restOfEach(part(both, face > 3 ? 2 : 1), told);
    }
    const sums = proven(rule).outcomes.map(({ value: { sum } }) => sum);
    expect(sums.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('it is found out where it makes the same of several', () => {
    const rule = () => restOfEach(part(both, 2), (sum) => told(sum % 2));
    proof.ofParts = true;
    expect(() => exactOdds(rule, { rulings: {} })).toThrow('the same is made of several answers of both');
  });
});

describe('a rule of which something else is told', () => {
  const doubled = (n: number) => 2 * n;
  function* further(face: number): Rule<number> {
    return face > 4 ? yield* restOf(sumOf2()) : yield* rest(() => d6('z'));
  }
  function* sumOf2(): Rule<number> {
    return yield { kind: 'part', of: sumOf, args: [2, 'y'] };
  }
  function* ends(): Rule<number> {
    const face = yield* d6('x');
    if (face === 1) return face;
    return yield* rest(() => further(face));
  }

  test('is told so wherever it ends: by itself, in its rest, in the question that is left of it', () => {
    const told = proven(() => toldAs(ends(), doubled));
    const as = new Map(told.outcomes.map(({ value, weight }) => [value, weight]));
    const { outcomes, total } = proven(ends);
    expect(told.total).toBe(total);
    for (const { value, weight } of outcomes) expect(as.get(2 * value)).toBe(weight);
    for (const dice of ['x=1', 'x=3 z=4', 'x=5 y=2,3']) {
      expect(play(toldAs(ends(), doubled), enteredHand(dice), { rulings: {} }).result).toBe(
        2 * play(ends(), enteredHand(dice), { rulings: {} }).result,
      );
    }
  });

  test('what is done on the way to it is done', () => {
    const put = (face: number) => effect({ do: 'put', slot: 'face', is: face, clause: 'c' });
    function* thrown(): Rule<number> {
      const face = yield* d6('x');
      yield* put(face);
      return face;
    }
    function* twice(): Rule<number> {
      yield* put(0);
      return yield* toldAs(restOf(part(thrown)), (face) => face % 2);
    }
    expect(proven(twice).outcomes).toHaveLength(2);
    const by = { rulings: {}, cells: {}, anyway: false, most: 100, parts: new Parts(), deeds: new Deeds() };
    const done = exactEffects(() => part(twice), by).outcomes.map(({ value }) =>
      value.map((of) => 'is' in of && of.is),
    );
    expect(done).toEqual([1, 2, 3, 4, 5, 6].map((face) => [0, face]));
  });

  test('it is told of one question', () => {
    const more = 'the rest of a rule is more than one question and its answer';
    expect(() => exactOdds(() => toldAs(restOf(sumOf(2, 'y')), doubled), { rulings: {} })).toThrow(more);
  });

  test('what comes after its rest is lost no more than elsewhere', () => {
    function* more(): Rule<number> {
      return 1 + (yield* rest(() => d6('x')));
    }
    function* another(): Rule<number> {
      const face = yield* rest(() => d6('x'));
      return face + (yield* d6('y'));
    }
    const lost = 'something comes after the rest of a rule';
    for (const rule of [more, another])
      expect(() => exactOdds(() => toldAs(rule(), doubled), { rulings: {} })).toThrow(lost);
  });
});

describe('rounds', () => {
  test('states may be told apart by short names, and come to the same odds', () => {
    type State = { left: number; hits: number };
    const process = (key?: (state: State) => string) =>
      function* (): Rule<number> {
        const end = yield* rounds<State>({
          name: 'shots',
          start: { left: 3, hits: 0 },
          isOver: ({ left }) => left === 0,
          ...(key && { key }),
          *round({ left, hits }) {
            return { left: left - 1, hits: hits + ((yield* d6('shot')) > 4 ? 1 : 0) };
          },
        });
        return end.hits;
      };
    const named = chances(process(({ left, hits }) => `${left} ${hits}`));
    expect(named).toEqual(chances(process()));
    expect(named).toEqual({ 0: 8, 1: 12, 2: 6, 3: 1 });
  });
});

describe('what the value of a part comes to', () => {
  function* parity(dice: number): Rule<string> {
    return (yield* sumOf(dice, 'x')) % 2 ? 'odd' : 'even';
  }

  test('values that come to the same are one outcome', () => {
    expect(chances(() => parity(2))).toEqual({ even: 1, odd: 1 });
    expect(chances(() => part(parity, 2))).toEqual({ even: 1, odd: 1 });
  });

  test('a pick: with dice of players, or walked through', () => {
    const men = { leader: 1, figure: 2 };
    function* fallen(take: number): Rule<number> {
      return (yield* pick('figures', men, take)).leader;
    }
    for (const fall of [fallen, (take: number) => part(fallen, take)]) {
      expect(chances(() => fall(1))).toEqual({ 0: 2, 1: 1 });
      // Who is certain to be taken is not asked for.
      expect(chances(() => fall(3))).toEqual({ 1: 1 });
      expect(chances(() => fall(0))).toEqual({ 0: 1 });
      const { result } = play(fall(2), enteredHand('figures=3,1'), { rulings: {} });
      expect(result).toBe(1);
    }
  });

  test('what is said of a value may hang on more dice', () => {
    function* said(): Rule<number> {
      const face = yield* d6('x');
      if (face === 6) yield* d6('y');
      return face;
    }
    expect(chances(() => part(said))).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
  });

  test('parts that add up are parts as well', () => {
    function* one(): Rule<{ sixes: number }> {
      return { sixes: (yield* d6('x')) === 6 ? 1 : 0 };
    }
    function* sixes(): Rule<number> {
      return (yield* addUp(['sixes'], [one, () => part(one)])).sixes;
    }
    expect(chances(sixes)).toEqual({ 0: 25, 1: 10, 2: 1 });
    expect(chances(() => part(sixes))).toEqual({ 0: 25, 1: 10, 2: 1 });
  });

  test('what is said of the value is said with dice, and its rulings are met with odds', () => {
    function* said(): Rule<number> {
      const face = yield* d6('x');
      yield* step({ id: 'face', clause: 'bg:dice.1', value: face, text: () => `a ${face}`, ruling: 'bg:R5' });
      return face;
    }
    for (const rule of [said, () => part(said)]) {
      const { steps, result } = play(rule(), seededHand('saying', 0), { rulings: {} });
      expect(steps.map(({ text, dice }) => [text, dice?.[0]?.faces])).toEqual([[`a ${result}`, [result]]]);
      expect(proven(rule).rulings).toEqual({ 'bg:R5': 1 });
    }
  });

  test('rulings of a part that is not worked out anew are met all the same', () => {
    function* said(): Rule<number> {
      yield* step({ id: 'face', clause: 'bg:dice.1', value: 1, text: 'a die', ruling: 'bg:R5' });
      return yield* d6('x');
    }
    function* twice(): Rule<number> {
      return (yield* part(said)) + (yield* part(said));
    }
    expect(proven(twice).rulings).toEqual({ 'bg:R5': 1 });
  });

  test('what comes after it is not lost', () => {
    function* more(): Rule<string> {
      return `${yield* part(parity, 2)}!`;
    }
    expect(chances(more)).toEqual({ 'even!': 1, 'odd!': 1 });
  });
});

describe('rounds over states that hold more than matters', () => {
  /** Throws until a 6 comes, and remembers every face: the exact walk has to know only how many more there may be. */
  const untilSix = (gist: boolean) => () =>
    rounds<{ readonly left: number; readonly seen: readonly number[] }>({
      name: 'until six',
      start: { left: 3, seen: [] },
      isOver: ({ left }) => left === 0,
      ...(gist && { gist: ({ left }) => ({ left, seen: [] }) }),
      *round({ left, seen }) {
        const face = yield* d6('x');
        return { left: face === 6 ? 0 : left - 1, seen: [...seen, face] };
      },
    });

  test('states alike in what matters are one outcome', () => {
    expect(exactOdds(untilSix(false), { rulings: {} }).outcomes).toHaveLength(1 + 5 + 25 * 6);
    expect(exactOdds(untilSix(true), { rulings: {} }).outcomes).toEqual([
      { value: { left: 0, seen: [] }, weight: 1n },
    ]);
  });

  test('the players still see everything', () => {
    const { result } = play(untilSix(true)(), seededHand('gist', 0), { rulings: {} });
    expect(result.seen.length).toBeGreaterThan(0);
  });

  test('states that come back by way of others are an error and no endless loop', () => {
    const around = () =>
      rounds<number>({
        name: 'around',
        start: 0,
        isOver: (state) => state === 3,
        *round(state) {
          return (yield* d6('x')) === 6 ? 3 : (state + 1) % 2;
        },
      });
    expect(() => exactOdds(around, { rulings: {} })).toThrow('the process goes round in a circle');
  });
});
