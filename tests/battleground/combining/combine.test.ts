import { describe, expect, test } from 'vitest';
import { combine } from '../../../rulesets/battleground/combining/combine.js';
import { GRADES, type Grade } from '../../../rulesets/battleground/units/tables.js';

import { remindersOf } from '../../../src/rules/action.js';
import {
  chanceOf,
  type Given,
  oddsAtOnce,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
} from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

/** Two units: grade and figures of each, and what else there is. */
const pair = (
  grade: string,
  figures: number,
  otherGrade: string,
  otherFigures: number,
  more: Given = {},
) => ({
  grade,
  figures,
  otherGrade,
  otherFigures,
  ...more,
});
const { chance, blamed: conflict } = playing(combine);

describe('the worked examples', () => {
  const SEVEN = pair('A', 7, 'C', 3);

  test('bg:combine.6 bg:combine.7 1: rolls of 1 and 5 tie, eight each, and the unit is grade B', () => {
    const played = withDice(combine, SEVEN, 'unit=1 other=5');
    // The book adds whole sizes, 8 to 8; the difference of 4 alone gives 5 to 5: the same gap.
    expect(stepOf(played, 'roll')).toMatchObject({ clause: 'bg:combine.6', value: [5, 5] });
    expect(stepOf(played, 'grade')).toMatchObject({ clause: 'bg:combine.7', value: 'B' });
    expect(played.result).toEqual({ grade: 'B', units: [10], leaders: 0 });
  });

  test('bg:combine.6 bg:combine.7 2: rolls of 4 and 3, the elite win and it is grade A', () => {
    const played = withDice(combine, SEVEN, 'unit=4 other=3');
    expect(stepOf(played, 'roll')).toMatchObject({ clause: 'bg:combine.6', value: [8, 3] });
    expect(played.result.grade).toBe('A');
  });

  test('bg:combine.7 3: rolls of 1 and 6, the smaller unit wins and it is grade C', () => {
    const played = withDice(combine, SEVEN, 'unit=1 other=6');
    expect(stepOf(played, 'roll').value).toEqual([5, 6]);
    expect(played.result.grade).toBe('C');
    expect(played.steps.map(({ id }) => id)).not.toContain('one-against-six');
  });

  test('bg:combine.8 bg:R97 nine against three: 10 to 9 for the larger, and yet grade C by a 1 against a 6', () => {
    const played = withDice(combine, pair('A', 9, 'C', 3), 'unit=1 other=6');
    expect(stepOf(played, 'roll').value).toEqual([7, 6]);
    expect(stepOf(played, 'one-against-six')).toMatchObject({ clause: 'bg:combine.8', ruling: 'bg:R97' });
    expect(played.result.grade).toBe('C');
    expect(withDice(combine, pair('A', 9, 'C', 3), 'unit=2 other=6').result.grade).toBe('A');
  });
});

describe('the roll for the grade', () => {
  test('bg:combine.5 A and C average B, A and D lie between B and C', () => {
    expect(stepOf(withDice(combine, pair('C', 4, 'A', 4), '3 3'), 'average')).toMatchObject({
      clause: 'bg:combine.5',
      value: 'B',
    });
    const far = stepOf(withDice(combine, pair('A', 4, 'D', 4), '4 3'), 'average');
    expect(far).toMatchObject({ value: 'B-C', ruling: 'bg:R95' });
  });

  test.each([
    ['A', 'B', 'A-B', 'B'],
    ['B', 'C', 'B-C', 'C'],
    ['C', 'D', 'C-D', 'D'],
    ['B', 'D', 'C', 'C'],
    ['A', 'D', 'B-C', 'C'],
  ])('bg:R95 the average of %s and %s: option 1 %s, option 2 %s', (a, b, first, second) => {
    const average = (option: number) => {
      const played = withDice(combine, pair(a, 4, b, 4), '4 3', { 'bg:R95': option });
      return stepOf(played, 'average');
    };
    expect(average(1)).toMatchObject({ value: first, ruling: 'bg:R95' });
    expect(average(2)).toMatchObject({ value: second, ruling: 'bg:R95' });
  });

  test('(bg:R95) a definite average stands by either option: A and C', () => {
    for (const option of [1, 2]) {
      const played = withDice(combine, pair('A', 4, 'C', 4), '4 3', { 'bg:R95': option });
      expect(stepOf(played, 'average').value).toBe('B');
    }
  });

  test('bg:R95 option 2: a tie leaves the worse of two neighbouring grades', () => {
    const given = pair('A', 4, 'B', 4);
    expect(withDice(combine, given, '3 3', { 'bg:R95': 2 }).result.grade).toBe('B');
    expect(withDice(combine, given, 'unit=3,2 other=3,1', { 'bg:R95': 1 }).result.grade).toBe('A');
    expect(chance(given, 'grade', 'A')).toBe('1/2');
    expect(chance(given, 'grade', 'A', { 'bg:R95': 2 })).toBe('5/12');
  });

  test('bg:combine.7 the winner never pulls the average past its own grade', () => {
    const order = (grade: string) => GRADES.indexOf(grade as Grade);
    for (const a of GRADES) {
      for (const b of GRADES) {
        for (const R95 of [1, 2]) {
          for (const R96 of [1, 2]) {
            const rulings = { 'bg:R95': R95, 'bg:R96': R96 };
            for (const { value } of oddsOf(combine, pair(a, 5, b, 3), rulings).outcomes) {
              const grade = order(value.grade as string);
              expect(grade).toBeGreaterThanOrEqual(Math.min(order(a), order(b)));
              expect(grade).toBeLessThanOrEqual(Math.max(order(a), order(b)));
            }
          }
        }
      }
    }
  });

  test('bg:combine.7 a tie between two grades is rolled again', () => {
    const played = withDice(combine, pair('A', 5, 'D', 5), 'unit=2,6 other=2,1');
    const rolls = played.steps.filter(({ id }) => id === 'roll');
    expect(rolls.map(({ value, text }) => [value, text])).toEqual([
      [[2, 2], '2 against 2: a tie, rolled again'],
      [[6, 1], '6 against 1'],
    ]);
    expect(played.result.grade).toBe('B');
    const definite = withDice(combine, pair('A', 5, 'C', 5), '2 2');
    expect(stepOf(definite, 'roll').text).toBe('2 against 2');
  });

  test.each([
    ['A', '5 2', 'B', 'A'],
    ['D', '2 5', 'C', 'D'],
  ])(
    'bg:R96 A and D, won by the %s: option 1 the nearer grade, option 2 its own',
    (_, dice, first, second) => {
      const won = (option: number) => withDice(combine, pair('A', 4, 'D', 4), dice, { 'bg:R96': option });
      expect(stepOf(won(1), 'grade')).toMatchObject({
        clause: 'bg:combine.7',
        value: first,
        ruling: 'bg:R96',
      });
      expect(won(1).result.grade).toBe(first);
      expect(won(2).result.grade).toBe(second);
    },
  );

  test('bg:R96 neighbours get the grade of the winner by either option', () => {
    for (const option of [1, 2]) {
      const rulings = { 'bg:R96': option };
      expect(withDice(combine, pair('B', 4, 'C', 4), '5 2', rulings).result.grade).toBe('B');
      expect(withDice(combine, pair('B', 4, 'C', 4), '2 5', rulings).result.grade).toBe('C');
    }
  });

  test('bg:combine.8 five figures fewer: a tie of 1 + 5 to 6 is a win of the smaller, between grades too', () => {
    for (const [given, grade] of [
      [pair('A', 8, 'C', 3), 'C'],
      [pair('A', 8, 'D', 3), 'C'],
    ] as const) {
      const played = withDice(combine, given, 'unit=1 other=6');
      expect(stepOf(played, 'one-against-six').value).toBe(true);
      expect(played.result.grade).toBe(grade);
    }
    const turned = withDice(combine, pair('C', 3, 'A', 8), 'unit=6 other=1');
    expect(turned.result.grade).toBe('C');
  });

  test('bg:combine.8 at any difference of five or more the smaller wins 1 time in 36', () => {
    for (let figures = 8; figures <= 11; figures++) {
      expect(chance(pair('A', figures, 'D', 1), 'grade', 'C')).toBe('1/36');
    }
  });

  test('bg:R98 units of equal grade do not roll, units of equal size roll without bonus', () => {
    const alike = withDice(combine, pair('B', 4, 'B', 3), '');
    expect(stepOf(alike, 'grade')).toMatchObject({ clause: 'bg:combine.5', value: 'B', ruling: 'bg:R98' });
    const even = withDice(combine, pair('A', 4, 'C', 4), '4 3');
    expect(stepOf(even, 'roll')).toMatchObject({ value: [4, 3], text: '4 against 3', ruling: 'bg:R98' });
    expect(chance(pair('A', 4, 'C', 4), 'grade', 'B')).toBe('1/6');
  });

  test('one more figure never makes the grade of a unit less likely', () => {
    for (let figures = 3; figures < 9; figures++) {
      const at = (n: number) => oddsOf(combine, pair('A', n, 'C', 3));
      const share = (n: number) => {
        const [weight, total] = chanceOf(at(n), ({ grade }) => grade === 'A');
        return Number(weight) / Number(total);
      };
      expect(share(figures + 1)).toBeGreaterThanOrEqual(share(figures));
    }
  });
});

describe('the new unit', () => {
  test('bg:combine.1 up to twelve figures stay together, and may not be divided', () => {
    const played = withDice(combine, pair('C', 9, 'C', 3), '');
    expect(stepOf(played, 'units')).toMatchObject({ clause: 'bg:combine.1', value: [12] });
    expect(refusalOf(combine, pair('C', 9, 'C', 3, { divide: true })).clause).toBe('bg:combine.1');
    expect(withDice(combine, pair('C', 9, 'C', 4, { divide: true }), '').result.units).toEqual([7, 6]);
  });

  test('bg:combine.2 ten and three are thirteen, and divide into seven and six', () => {
    const played = withDice(combine, pair('C', 10, 'C', 3), '');
    expect(stepOf(played, 'units')).toMatchObject({
      clause: 'bg:combine.2',
      value: [7, 6],
      ruling: 'bg:R99',
    });
    expect(played.result).toEqual({ grade: 'C', units: [7, 6], leaders: 0 });
  });

  test('bg:combine.2 the halves of any group are all of it, and differ by one figure at most', () => {
    for (let figures = 1; figures <= 12; figures++) {
      const { units } = withDice(combine, pair('C', 12, 'C', figures), '').result as { units: number[] };
      expect(units[0]! + units[1]!).toBe(12 + figures);
      expect(units[0]! - units[1]!).toBeLessThanOrEqual(1);
    }
  });

  test('bg:combine.3 a vehicle combines with nothing', () => {
    expect(refusalOf(combine, pair('C', 4, 'C', 4, { vehicle: true })).clause).toBe('bg:combine.3');
  });

  test('bg:combine.4 combining is part of movement: the player is reminded', () => {
    expect(remindersOf(combine)).toContain('bg:combine.4');
  });

  test('bg:combine.9 a leader of grade C is none in a unit of grade B, and one in a unit of grade C', () => {
    const given = pair('A', 7, 'C', 3, { otherLeaders: 1 });
    const better = withDice(combine, given, 'unit=1 other=5');
    expect(stepOf(better, 'leaders')).toMatchObject({ clause: 'bg:combine.9', value: 0 });
    expect(better.result).toEqual({ grade: 'B', units: [10], leaders: 0 });
    expect(withDice(combine, given, 'unit=1 other=6').result).toEqual({
      grade: 'C',
      units: [10],
      leaders: 1,
    });
  });

  test('bg:combine.9 a leader of the better unit counts whatever comes of it', () => {
    for (const { value } of oddsOf(combine, pair('A', 5, 'D', 5, { leaders: 2 })).outcomes) {
      expect(value.leaders).toBe(2);
    }
  });

  test('bg:unit.6 together they may have more leaders and heavy weapons than a unit at the start', () => {
    for (const more of [
      { leaders: 1, otherLeaders: 1 },
      { hw: 1, otherHw: 1 },
    ]) {
      const played = withDice(combine, pair('C', 2, 'C', 2, more), '');
      expect(stepOf(played, 'limits')).toMatchObject({ clause: 'bg:unit.6', value: true });
    }
  });

  test('bg:nonstand.1 two broken units may stand together, or not', () => {
    expect(stepOf(withDice(combine, pair('C', 2, 'C', 2), ''), 'standing').value).toBe(true);
    expect(stepOf(withDice(combine, pair('C', 2, 'C', 1), ''), 'standing').value).toBe(false);
    expect(stepOf(withDice(combine, pair('C', 2, 'C', 1, { hw: 1 }), ''), 'standing').value).toBe(true);
  });

  test('bg:combine.9 bg:nonstand.1 a leader who is none any more keeps nobody standing', () => {
    const given = pair('A', 1, 'C', 1, { otherLeaders: 1 });
    const better = withDice(combine, given, 'unit=5 other=1');
    expect(stepOf(better, 'standing').value).toBe(false);
    expect(stepOf(withDice(combine, given, 'unit=1 other=5'), 'standing').value).toBe(true);
  });

  test('bg:R99 option 1: the grade is rolled for first, and both halves have it', () => {
    const given = pair('A', 10, 'C', 3, { leaders: 1, hw: 2, otherMedics: 1 });
    const played = withDice(combine, given, 'unit=4 other=3');
    expect(stepOf(played, 'shared')).toMatchObject({
      clause: 'bg:combine.2',
      text: 'the owner shares out 1 leader, 2 heavy weapons and 1 medic',
    });
    expect(played.result).toEqual({ grade: 'A', units: [7, 6], leaders: 1 });
  });

  test.each([
    ['three of ten cross over to three, who are not outvoted', 10, 3, { grade: 'A', otherGrade: 'D' }],
    ['four of eleven cross over to two, and outvote them', 11, 2, { grade: 'A' }],
    ['two of nine cross over to four, who are not outvoted', 9, 4, { grade: 'A', otherGrade: 'D' }],
  ])('bg:R99 option 2: each half keeps the grade of most of its figures: %s', (_says, a, d, grades) => {
    for (const given of [pair('A', a, 'D', d), pair('D', d, 'A', a)]) {
      const played = withDice(combine, given, '', { 'bg:R99': 2 });
      expect(stepOf(played, 'grade')).toMatchObject({ ruling: 'bg:R99' });
      expect(played.result).toEqual({ ...grades, units: [7, 6], leaders: 0 });
    }
  });

  test('bg:R99 option 2: the answer says how the figures are shared, and who keeps the grade of an even half', () => {
    const says = (a: number, d: number) => {
      const played = withDice(combine, pair('A', a, 'D', d), '', { 'bg:R99': 2 });
      expect(stepOf(played, 'crossing')).toMatchObject({ clause: 'bg:combine.2', ruling: 'bg:R99' });
      return [stepOf(played, 'crossing').text, stepOf(played, 'grade').text];
    };
    expect(says(10, 3)).toEqual([
      '3 of the 10 cross over to the 3',
      'each keeps the grade of most of its figures, or with 3 of each that of the unit that was there: grade A and grade D',
    ]);
    expect(says(11, 2)).toEqual([
      '4 of the 11 cross over to the 2',
      'each keeps the grade of most of its figures: both keep grade A',
    ]);
  });

  test('bg:R99 option 2: leaders go where they count, if any half is of their grade', () => {
    const rulings = { 'bg:R99': 2 };
    const two = { leaders: 1, otherLeaders: 1 };
    expect(withDice(combine, pair('A', 10, 'D', 3, two), '', rulings).result.leaders).toBe(2);
    expect(withDice(combine, pair('A', 11, 'D', 2, two), '', rulings).result.leaders).toBe(1);
  });

  test('(bg:R99) twelve figures and fewer stay together by either option', () => {
    const played = withDice(combine, pair('A', 9, 'C', 3), 'unit=4 other=3', { 'bg:R99': 2 });
    expect(played.result).toEqual({ grade: 'A', units: [12], leaders: 0 });
    expect(played.rulings).not.toHaveProperty('bg:R99');
  });
});

test.each([
  ['figures', { leaders: 2, hw: 2, medics: 1 }],
  ['otherFigures', { otherLeaders: 2, otherHw: 2 }],
])('special figures are among the figures of their unit: %s', (input, more) => {
  expect(conflict(pair('C', 4, 'C', 3, more))).toBe(input);
});

test('the odds of the heaviest group are there at once', () => {
  const given = pair('A', 12, 'D', 11, { leaders: 3, hw: 2, otherLeaders: 3, otherHw: 2 });
  expect(oddsAtOnce(combine, given).outcomes.length).toBeGreaterThan(1);
});

proveAll(combine, [
  ['A and C', pair('A', 7, 'C', 3)],
  ['nine and three', pair('A', 9, 'C', 3)],
  ['the smaller named first', pair('C', 3, 'A', 9, { leaders: 1 })],
  ['equal sizes', pair('B', 4, 'D', 4, { otherLeaders: 1 })],
  ['equal grades', pair('C', 4, 'C', 4)],
  ['thirteen', pair('A', 10, 'C', 3, { otherLeaders: 1 })],
  ['bg:R99 option 2', pair('A', 10, 'C', 3, { otherLeaders: 1 }), { 'bg:R99': 2 }],
  ['bg:R95 option 2', pair('A', 5, 'B', 3), { 'bg:R95': 2 }],
  ['between two grades', pair('B', 5, 'C', 3)],
  ['A and D', pair('A', 8, 'D', 3)],
  ['bg:R96 option 2', pair('A', 4, 'D', 3, { otherLeaders: 1 }), { 'bg:R96': 2 }],
]);
