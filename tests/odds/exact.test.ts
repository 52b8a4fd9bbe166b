import { describe, expect, test } from 'vitest';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { charge } from '../../rulesets/battleground/charge/charge.js';
import { melee } from '../../rulesets/battleground/melee/melee.js';
import { move } from '../../rulesets/battleground/movement/move.js';
import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import { vehicleDamage } from '../../rulesets/battleground/vehicles/vehicle-damage.js';
import { gcd, meanOf } from '../../src/odds/distribution.js';
import { exactOdds } from '../../src/odds/exact.js';
import { TooManyOutcomes } from '../../src/odds/walk/too-many-outcomes.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Tally } from '../../src/rules/draw.js';
import { effect } from '../../src/rules/effect.js';
import { Refusal, type Rule } from '../../src/rules/rule.js';
import { addUp, d6, deal, dice, part, pick, rounds, sumOf } from '../../src/rules/words.js';
import { bruteForce, differencesFrom } from '../../src/testing/brute-force/brute-force.js';
import { textOf } from '../../src/testing/brute-force/chances.js';
import { chanceOf, oddsOf } from '../support/play.js';

/** Odds as text: every outcome with its weight, in order of the text. */
const shown = (rule: () => Rule<unknown>, rulings: Record<string, number> = {}) => {
  const { outcomes, total } = exactOdds(rule, { rulings });
  return [...outcomes.map(({ value, weight }) => `${textOf(value)} ${weight}/${total}`)].sort();
};

describe('walking through a rule', () => {
  test('a rule without dice has one outcome, which is certain', () => {
    expect(exactOdds(() => sumOf(0, 'x'), { rulings: {} })).toEqual({
      outcomes: [{ value: 0, weight: 1n }],
      total: 1n,
      rulings: {},
      house: {},
    });
  });

  test('what parts that add up, and single dice, do to the table leaves the odds as they are: nobody works it out', () => {
    const never = () => {
      throw new Error('worked out');
    };
    const rallies = (does: boolean) =>
      function* (): Rule<Tally<'up'>> {
        const up = (yield* d6('x')) <= 3 ? 1 : 0;
        if (does) yield* effect(never);
        return { up };
      };
    const rule = (does: boolean) => () =>
      addUp(
        ['up'],
        [1, 2, 3].map(() => rallies(does)),
      );
    expect(shown(rule(true))).toEqual(shown(rule(false)));
    const thrown = (each: object) => () =>
      dice({ dice: ['x'], times: 3, tally: ['up'], read: (face) => ({ up: face <= 3 ? 1 : 0 }), ...each });
    expect(shown(thrown({ each: { up: never } }))).toEqual(shown(thrown({})));
  });

  test('one die has six outcomes of weight one', () => {
    expect(shown(() => d6('x'))).toEqual(['1 1/6', '2 1/6', '3 1/6', '4 1/6', '5 1/6', '6 1/6']);
  });

  test('a second die that is thrown only after a six has its chance times a sixth', () => {
    const rule = function* (): Rule<number> {
      const first = yield* d6('x');
      return first < 6 ? 0 : yield* d6('y');
    };
    expect(shown(rule)).toEqual(['0 30/36', ...[1, 2, 3, 4, 5, 6].map((face) => `${face} 1/36`)]);
  });

  test('weights are in lowest terms', () => {
    const rule = function* (): Rule<string> {
      return (yield* sumOf(2, 'x')) === 7 ? 'seven' : 'other';
    };
    expect(shown(rule)).toEqual(['"other" 5/6', '"seven" 1/6']);
  });

  test('equal results are one outcome, whichever way they came about', () => {
    const rule = function* (): Rule<{ high: boolean }> {
      const card = yield* deal('card', ['a', 'b', 'b'], '');
      const face = yield* d6('x');
      return { high: card === 'a' ? face > 3 : face > 4 };
    };
    // 1/3 of 1/2 and 2/3 of 1/3.
    expect(shown(rule)).toEqual(['{high:false} 11/18', '{high:true} 7/18']);
  });

  test('what is drawn can depend on what was thrown', () => {
    const rule = function* (): Rule<number> {
      const take = (yield* d6('x')) > 4 ? 2 : 1;
      return (yield* pick('figures', { leader: 1, figure: 2 }, take)).leader;
    };
    // 2/3 of 1/3 and 1/3 of 2/3.
    expect(shown(rule)).toEqual(['0 5/9', '1 4/9']);
  });

  test('a throw that is made again until it stands has the chances of those that stand', () => {
    const rule = () =>
      dice({
        dice: ['a', 'b'],
        times: 2,
        tally: ['won'],
        read: (a, b) => (a === b ? 'again' : { won: a! > b! ? 1 : 0 }),
      });
    expect(shown(rule)).toEqual(['{won:0} 1/4', '{won:1} 2/4', '{won:2} 1/4']);
  });

  test('the rulings met on any way are named with the option played', () => {
    const rule = function* (): Rule<number> {
      const face = yield* d6('x');
      const option: number = face === 6 ? yield { kind: 'ruling', id: 'r1' } : 0;
      yield { kind: 'step', step: { id: 's', clause: 'c', value: 0, text: '', ruling: 'r2' } };
      return option;
    };
    expect(exactOdds(rule, { rulings: { r1: 3 } }).rulings).toEqual({ r1: 3, r2: 1 });
    expect(shown(rule, { r1: 3 })).toEqual(['0 5/6', '3 1/6']);
    expect(exactOdds(rule, { rulings: {} }).rulings).toEqual({ r1: 1, r2: 1 });
  });

  test('a refusal on any way is a refusal of the odds', () => {
    const rule = function* (): Rule<number> {
      if ((yield* d6('x')) === 1) throw new Refusal('c', 'not on a one');
      return 0;
    };
    expect(() => exactOdds(rule, { rulings: {} })).toThrow(Refusal);
  });

  test('more branches than can be walked are given up', () => {
    const faces = Array.from({ length: 1500 }, (_, i) => i);
    const big = () => dice({ dice: ['x'], times: 1, faces, tally: ['n'], read: (n) => ({ n: n! }) });
    const rule = function* (): Rule<number> {
      return (yield* big()).n * 1500 + (yield* big()).n;
    };
    expect(() => exactOdds(rule, { rulings: {} })).toThrow(new TooManyOutcomes('more than 200,000 branches'));
    expect(() => exactOdds(rule, { rulings: {}, most: 1000 })).toThrow(
      new TooManyOutcomes('more than 1,000 branches'),
    );
  }, 120_000);
});

describe('sums of parts', () => {
  test('parts are added up as if they were thrown one after the other', () => {
    const part = (name: string) =>
      function* (): Rule<Tally<'n'>> {
        return { n: (yield* d6(name)) > 4 ? (yield* d6(`${name} more`)) % 3 : 0 };
      };
    const together = () => addUp(['n'], [part('a'), part('b')]);
    const oneByOne = function* (): Rule<Tally<'n'>> {
      const { n: a } = yield* part('a')();
      const { n: b } = yield* part('b')();
      return { n: a + b };
    };
    expect(shown(together)).toEqual(shown(oneByOne));
    expect(differencesFrom(exactOdds(together, { rulings: {} }), bruteForce(oneByOne))).toEqual([]);
  });

  test('no parts add up to nothing', () => {
    expect(shown(() => addUp(['hits', 'cancels'], []))).toEqual(['{cancels:0,hits:0} 1/1']);
  });
});

describe('rounds', () => {
  const until = (last: number, of: number) => () =>
    rounds<number>({
      name: 'until',
      start: 0,
      isOver: (state) => state !== 0,
      *round() {
        const face = yield* dice({
          dice: ['x'],
          times: 1,
          faces: Array.from({ length: of }, (_, i) => i + 1),
          tally: ['n'],
          read: (n) => ({ n: n! }),
        });
        return face.n <= last ? face.n : 0;
      },
    });

  test('rounds that change nothing are fought again, and only the ways out count', () => {
    expect(shown(until(2, 6))).toEqual(['1 1/2', '2 1/2']);
    expect(shown(until(3, 100))).toEqual(['1 1/3', '2 1/3', '3 1/3']);
  });

  test('rounds that can never end are an error and no endless loop', () => {
    expect(() => exactOdds(until(0, 6), { rulings: {} })).toThrow('until never ends from 0');
  });

  test('rounds that are over before they begin ask for nothing', () => {
    const rule = () =>
      rounds<number>({
        name: 'none',
        start: 7,
        isOver: () => true,
        *round() {
          throw new Error('a round was fought');
        },
      });
    expect(shown(rule)).toEqual(['7 1/1']);
  });

  test('states that are reached in several ways are merged without losing any chance', () => {
    // A 6 wins at once, a 5 changes nothing, all else is a step down.
    const rule = () =>
      rounds<number>({
        name: 'walk',
        start: 2,
        isOver: (state) => state === 0 || state >= 3,
        *round(state) {
          const face = yield* d6('x');
          return face === 6 ? 3 : face === 5 ? state : state - 1;
        },
      });
    // The 5 left out, each step down has 4/5, and it takes two.
    expect(shown(rule)).toEqual(['0 16/25', '3 9/25']);
  });

  test('a part of which only the value counts has the same chances', () => {
    const rule = function* (): Rule<number> {
      return (yield* part(sumOf, 2, 'x')) > 9 ? 1 : 0;
    };
    expect(shown(rule)).toEqual(['0 5/6', '1 1/6']);
  });
});

describe('chances that can be worked out on paper', () => {
  const chance = (action: AnyAction, given: object, is: (result: Record<string, unknown>) => boolean) => {
    const [weight, total] = chanceOf(oddsOf(action, { ...given }), is);
    const divisor = gcd(weight, total);
    return `${weight / divisor}/${total / divisor}`;
  };

  test('two hits on a whole tank destroy it on 5 or 6 and immobilise it on 1 or 2 of a second die', () => {
    expect(chance(vehicleDamage, { hits: 2 }, ({ state }) => state === 'destroyed')).toBe('1/3');
    expect(chance(vehicleDamage, { hits: 2 }, ({ state }) => state === 'immobilised')).toBe('2/9');
    expect(chance(vehicleDamage, { hits: 2 }, ({ state }) => state === 'half-weapons')).toBe('4/9');
  });

  test('one hit on a tank that cannot move comes to 5 on 4 to 6, and then destroys on 2 to 6', () => {
    const given = { hits: 1, damage: 'immobilised' };
    expect(chance(vehicleDamage, given, ({ state }) => state === 'immobilised')).toBe('1/2');
    expect(chance(vehicleDamage, given, ({ state }) => state === 'both')).toBe('1/12');
    expect(chance(vehicleDamage, given, ({ state }) => state === 'destroyed')).toBe('5/12');
  });

  test('two white dice of grade D hit on a 6 each, less what a 1 cancels', () => {
    const given = { grade: 'D', figures: 4 };
    // 6 and 6; one 6 with 2 to 5 (a 1 would cancel it).
    expect(chance(shoot, given, ({ hits }) => hits === 2)).toBe('1/36');
    expect(chance(shoot, given, ({ hits }) => hits === 1)).toBe('2/9');
    expect(chance(shoot, given, ({ hits }) => hits === 0)).toBe('3/4');
  });

  test('three dice carry a charge nine inches with 160 of 216 chances', () => {
    const given = { grade: 'C', figures: 4, targetFigures: 4, distance: 9, carryOn: true };
    expect(chance(charge, given, ({ outcome }) => outcome === 'contact')).toBe('20/27');
  });

  test('a pair that dices off again on ties is even, and one more pip makes it 7 to 5', () => {
    expect(chance(melee, { attackers: 1, defenders: 1 }, ({ winner }) => winner === 'attacker')).toBe('1/2');
    // With one more, 21 faces of 36 win and 10 lose.
    const better = { attackers: 1, defenders: 1, attackerGrade: 'B' };
    expect(chance(melee, better, ({ winner }) => winner === 'attacker')).toBe('21/31');
  });

  test('a tank breaks down for good on one throw in 216, a car on 15 in 1296', () => {
    expect(chance(move, { type: 'tank' }, ({ immobilised }) => immobilised === true)).toBe('1/216');
    expect(chance(move, { type: 'car' }, ({ immobilised }) => immobilised === true)).toBe('5/432');
  });

  test('the first card is a joker with 2 chances in 54 and an ace with 4', () => {
    const is = (what: RegExp) => (result: Record<string, unknown>) =>
      what.test((result.cards as { card: string }[])[0]!.card);
    expect(chance(drawCard, {}, is(/^JK$/))).toBe('1/27');
    expect(chance(drawCard, {}, is(/^A/))).toBe('2/27');
  });

  test('four blue dice on four red average 1.72 hits, and 2.14 if doubled before cancels', () => {
    const given = { weapon: 'heavy-gun', at: 'medium-tank' };
    const mean = (rulings: Record<string, number>) =>
      meanOf(oddsOf(shoot, given, rulings), (result) => result.hits as number).toFixed(2);
    expect(mean({})).toBe('1.72');
    expect(mean({ 'bg:R41': 2 })).toBe('2.14');
  });
});
