import { afterEach, describe, expect, test } from 'vitest';
import { enteredHand } from '../../src/dice/entered.js';
import { play } from '../../src/dice/play.js';
import { seededHand } from '../../src/dice/seeded.js';
import { exactEffects, exactOdds } from '../../src/odds/exact.js';
import { fraction } from '../../src/odds/fraction.js';
import { Deeds } from '../../src/odds/walk/did.js';
import { Parts } from '../../src/odds/walk/parts.js';
import { proof } from '../../src/odds/walk/proved.js';
import type { Rule } from '../../src/rules/rule.js';
import { d6, part, partOfAlike, pickOf, roundOf, rounds, sumOf } from '../../src/rules/words.js';

function* sixes(dice: number): Rule<number> {
  let n = 0;
  for (let i = 0; i < dice; i++) if ((yield* d6('x')) === 6) n++;
  return n;
}

const chancesOf = (rule: () => Rule<unknown>): Record<string, string> => {
  const { outcomes, total } = exactOdds(rule, { rulings: {} });
  return Object.fromEntries(outcomes.map(({ value, weight }) => [String(value), fraction(weight, total)]));
};

afterEach(() => {
  proof.ofParts = false;
});

describe('parts that were worked out for another rule', () => {
  function* ruled(dice: number): Rule<number> {
    const option: number = yield { kind: 'ruling', id: 'a ruling' };
    const cell: number = (yield { kind: 'cell', id: 'a cell' }) ?? 1;
    return option * cell * (yield* sixes(dice));
  }
  function* within(dice: number): Rule<number> {
    return yield* part(ruled, dice);
  }
  function* inRounds(): Rule<number> {
    return yield* rounds({ name: 'once', start: 0, isOver: (n) => n > 0, round: () => part(ruled, 1) });
  }
  const by = { rulings: { 'a ruling': 2 }, cells: { 'a cell': 3 } };

  test.each([
    ['in line', () => part(ruled, 2)],
    ['within another', () => part(within, 2)],
    ['in rounds', () => part(inRounds)],
  ])('%s bring along the rulings and cells that were met in them', (_, rule) => {
    const parts = new Parts();
    const odds = () => exactOdds(rule, { ...by, parts });
    const [first, again] = [odds(), odds()];
    expect(parts.size).toBeGreaterThan(0);
    expect(first).toMatchObject({ rulings: { 'a ruling': 2 }, house: { 'a cell': 3 } });
    expect(again).toEqual(first);
    expect(first).toEqual(exactOdds(rule, by));
  });
});

describe('a part that is asked for again and again', () => {
  /** Says what was ruled; only the last of many throws. */
  function* mostlySure(n: number): Rule<number> {
    const option: number = yield { kind: 'ruling', id: n > 30 ? 'late' : 'early' };
    return n < 40 ? option * n : yield* d6('x');
  }
  const rule = (n: number) =>
    function* (): Rule<readonly number[]> {
      const found: number[] = [];
      for (let i = 0; i < n; i++) found.push(yield* part(mostlySure, i));
      return found;
    };

  test('comes to the same whether there was ever any chance in it or not, and brings its rulings along', () => {
    const sure = exactOdds(rule(40), { rulings: { late: 2 } });
    expect(sure.outcomes).toEqual([
      { value: Array.from({ length: 40 }, (_, i) => (i > 30 ? 2 * i : i)), weight: 1n },
    ]);
    expect(sure.rulings).toEqual({ early: 1, late: 2 });
  });

  test('may come to chance at last', () => {
    const odds = exactOdds(rule(41), { rulings: {} });
    expect(odds.total).toBe(6n);
    expect(odds.outcomes.map(({ value }) => value[40])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(odds.rulings).toEqual({ early: 1, late: 1 });
  });
});

describe('ends that stand for several', () => {
  /** Two coins, told apart; where either is as good as the other the walk may have them in one order. */
  const thrown = (sorted: boolean) =>
    rounds<readonly number[]>({
      name: 'coins',
      start: [],
      isOver: ({ length }) => length === 2,
      *round(coins) {
        return [...coins, (yield* d6('coin')) > 2 ? 1 : 0];
      },
      ...(sorted && {
        gist: (coins) => (coins.length === 2 ? [...coins].sort() : coins),
        alike: ([a, b]) =>
          a === b
            ? [[a!, b!]]
            : [
                [a!, b!],
                [b!, a!],
              ],
      }),
    });

  test('share its chance alike', () => {
    const rule = (sorted: boolean) =>
      function* (): Rule<string> {
        return (yield* thrown(sorted)).join();
      };
    expect(chancesOf(rule(true))).toEqual({ '0,0': '1/9', '0,1': '2/9', '1,0': '2/9', '1,1': '4/9' });
    expect(chancesOf(rule(true))).toEqual(chancesOf(rule(false)));
  });
});

describe('picks that take one for another who is like him', () => {
  const men = { Ann: 1, Bob: 1, Cid: 1, Dan: 1 };
  const hands = (names: readonly string[], n: number): string[][] =>
    n === 0
      ? [[]]
      : names.flatMap((name, i) => hands(names.slice(i + 1), n - 1).map((more) => [name, ...more]));
  /** Two are hit, and Ann, who is, has a die; the others are alike. */
  function* hit(alike: boolean): Rule<string> {
    const like = (name: string) => (name === 'Ann' ? 'Ann' : 'a man');
    const taken = yield* pickOf({ name: 'men', from: men, take: 2, ...(alike && { alike: like }) });
    const saved = taken.Ann === 1 && (yield* d6('save')) === 6;
    return [...Object.keys(men).filter((name) => taken[name]! > 0 && !(saved && name === 'Ann'))].join();
  }
  const everyone = (value: string): string[] => {
    const others = value.split(',').filter((name) => name !== 'Ann');
    const before = value.startsWith('Ann') ? ['Ann'] : [];
    return hands(['Bob', 'Cid', 'Dan'], others.length).map((more) => [...before, ...more].join());
  };
  const apart = () => partOfAlike(everyone, hit, true);

  test('have the odds of those that tell them apart, as they are told apart at the end', () => {
    expect(chancesOf(apart)).toEqual(chancesOf(() => hit(false)));
    expect(chancesOf(apart)).toMatchObject({ 'Ann,Bob': '5/36', Cid: '1/36', 'Bob,Dan': '1/6' });
    proof.ofParts = true;
    const twice = function* (): Rule<string> {
      return `${yield* apart()} ${yield* apart()}`;
    };
    expect(chancesOf(twice)).toMatchObject({ 'Cid Bob,Dan': '1/216' });
  });

  test('are told apart by whoever throws the dice', () => {
    const { result } = play(apart(), enteredHand('men=1,3 save=2'), { rulings: {} });
    expect(result).toBe('Ann,Cid');
  });

  test('have to stand in a part that tells them apart again', () => {
    expect(() => exactOdds(() => hit(true), { rulings: {} })).toThrow(
      'nothing tells those apart who are alike in a pick of men',
    );
  });

  test('are made by name where it is followed what is done to them', () => {
    function* hurt(): Rule<void> {
      const fallen = yield* apart();
      yield { kind: 'effect', effect: { do: 'put', slot: 'fallen', is: fallen, clause: 'c' } };
    }
    const by = { rulings: {}, cells: {}, anyway: false, most: 100, parts: new Parts(), deeds: new Deeds() };
    const { outcomes, total } = exactEffects(hurt, by);
    const chances = outcomes.map(({ value: [of], weight }) => [
      (of as { is: string }).is,
      fraction(weight, total),
    ]);
    expect(Object.fromEntries(chances)).toEqual(chancesOf(apart));
  });
});

describe('a part of a rule', () => {
  test('has the odds it would have in line', () => {
    const inLine = function* (): Rule<number> {
      return (yield* sixes(2)) + (yield* sixes(1));
    };
    const inParts = function* (): Rule<number> {
      return (yield* part(sixes, 2)) + (yield* part(sixes, 1));
    };
    expect(chancesOf(inParts)).toEqual(chancesOf(inLine));
  });

  test('two parts are never taken for each other, whatever their functions are called', () => {
    const three = (() =>
      function* throws(dice: number): Rule<number> {
        return yield* sumOf(dice, 'three');
      })();
    const one = (() =>
      function* throws(): Rule<number> {
        return yield* d6('one');
      })();
    const both = function* (): Rule<boolean> {
      return (yield* part(one)) === 6 && (yield* part(three, 2)) === 12;
    };
    expect(chancesOf(both)).toEqual({ true: '1/216', false: '215/216' });
  });

  test('is worked out once for the same arguments', () => {
    let worked = 0;
    function* counted(dice: number): Rule<number> {
      if (dice > 0) worked++;
      return yield* sixes(dice);
    }
    exactOdds(
      function* (): Rule<number> {
        const face = yield* d6('x');
        return face + (yield* part(counted, 3));
      },
      { rulings: {} },
    );
    // Each look at it begins it anew: three dice have 6 * 6 * 6 ways, and all of them once.
    expect(worked).toBe(216);
  });

  test('nothing and null are different arguments', () => {
    function* of(what: null | undefined): Rule<string> {
      yield* d6('x');
      return what === null ? 'null' : 'nothing';
    }
    const both = function* (): Rule<string> {
      return `${yield* part(of, undefined)} ${yield* part(of, null)}`;
    };
    expect(chancesOf(both)).toEqual({ 'nothing null': '1/1' });
  });

  test.each([
    ['a map', new Map([['a', 1]])],
    ['a set inside', { of: new Set([1]) }],
    ['a function', [() => 1]],
    ['no number', Number.NaN],
  ])('is not given %s, which has no text of its own', (_, arg) => {
    function* of(what: unknown): Rule<number> {
      return (yield* d6('x')) + (what === undefined ? 1 : 0);
    }
    const rule = function* (): Rule<number> {
      return yield* part(of, arg);
    };
    expect(() => exactOdds(rule, { rulings: {} })).toThrow(/of is given/);
  });

  test('that depends on more than its arguments is found out, where parts are worked out once more', () => {
    let dice = 0;
    function* of(): Rule<number> {
      return yield* sixes(dice);
    }
    const rule = function* (): Rule<number> {
      dice = 1;
      const one = yield* part(of);
      dice = 2;
      return one + (yield* part(of));
    };
    proof.ofParts = true;
    expect(() => exactOdds(rule, { rulings: {} })).toThrow('of depends on more than its arguments');
  });

  test('is played in line: its dice and lines stand where it stands', () => {
    const rule = function* (): Rule<number> {
      return (yield* part(sixes, 2)) + (yield* part(sixes, 2));
    };
    const inLine = function* (): Rule<number> {
      return (yield* sixes(2)) + (yield* sixes(2));
    };
    for (let index = 0; index < 20; index++)
      expect(play(rule(), seededHand('a', index), { rulings: {} })).toEqual(
        play(inLine(), seededHand('a', index), { rulings: {} }),
      );
  });
});

describe('rounds of a function and its arguments', () => {
  let fought = 0;
  function* wound(left: number, lowest: number): Rule<number> {
    fought++;
    return (yield* d6('x')) >= lowest ? left - 1 : left;
  }
  const until = (left: number, lowest: number) =>
    rounds({ name: 'hits', start: left, isOver: (n) => n <= 1, round: roundOf(wound, lowest) });
  function* spentBy(left: number, lowest: number): Rule<number> {
    return 10 * (yield* until(left, lowest));
  }

  test('are worked out once for all rules that are walked through together, and only for the same arguments', () => {
    const parts = new Parts();
    const walk = (left: number, lowest: number) => {
      fought = 0;
      const odds = exactOdds(() => spentBy(left, lowest), { rulings: {}, parts });
      expect(odds).toEqual(exactOdds(() => spentBy(left, lowest), { rulings: {} }));
      return fought;
    };
    // Each state begins its round once for each face that leads elsewhere; the second walk of each pair is by itself.
    const [first, again, other] = [walk(4, 5), walk(3, 5), walk(3, 6)];
    expect(first).toBe(2 * 3 * 6);
    expect(again).toBe(2 * 6);
    expect(other).toBe(2 * 2 * 6);
  });
});

test('an argument that is changed after it was given is found out, where parts are worked out once more', () => {
  const dice = { n: 1 };
  function* of({ n }: { n: number }): Rule<number> {
    return yield* sixes(n);
  }
  const rule = function* (): Rule<number> {
    dice.n = 1;
    const one = yield* part(of, dice);
    dice.n = 2;
    return one + (yield* part(of, dice));
  };
  proof.ofParts = true;
  expect(() => exactOdds(rule, { rulings: {} })).toThrow('an argument was changed');
});

test('rounds that depend on more than their state are found out likewise', () => {
  let least = 5;
  const process = () =>
    rounds({
      name: 'until it is high',
      start: 0,
      isOver: (face) => face > 0,
      *round() {
        const face = yield* d6('x');
        return face >= least ? face : 0;
      },
    });
  const rule = function* (): Rule<number> {
    least = 5;
    const first = yield* process();
    least = 6;
    return first + (yield* process());
  };
  proof.ofParts = true;
  expect(() => exactOdds(rule, { rulings: {} })).toThrow('depends on more than its state');
});
