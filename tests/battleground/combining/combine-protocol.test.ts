import { expect, test } from 'vitest';
import { combine } from '../../../rulesets/battleground/combining/combine.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:combine.5 bg:combine.6 bg:combine.7 the first example of the book: a tie leaves the average', () => {
  expect(
    protocolOf(combine, { grade: 'A', figures: 7, otherGrade: 'C', otherFigures: 3 }, 'unit=1 other=5'),
  ).toEqual([
    'bg:combine.5 average = "B": the average of A and C is B',
    'bg:combine.6 bg:R98 roll = [5,5]: 1 + 4 = 5 against 5 [unit 1] [other 5]',
    'bg:combine.7 grade = "B": a tie: the average stands, grade B',
    'bg:combine.1 units = [10]: 7 and 3 are one unit of 10, which may not be divided again',
    'bg:nonstand.1 standing = true: together they stand',
    'bg:combine.1 > join {"to":"unit","from":"other"}',
    'bg:combine.1 > set {"to":"unit","of":"infantry","is":{"figures":10,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"B"}}',
    'bg:combine.4 > set {"to":"unit","of":"infantry","is":{"combined":true}}',
    '{"grade":"B","units":[10],"leaders":0}',
    '= one unit of 10, grade B',
  ]);
});

test('bg:combine.7 the second: the A unit wins', () => {
  expect(
    protocolOf(combine, { grade: 'A', figures: 7, otherGrade: 'C', otherFigures: 3 }, 'unit=4 other=3'),
  ).toEqual([
    'bg:combine.5 average = "B": the average of A and C is B',
    'bg:combine.6 bg:R98 roll = [8,3]: 4 + 4 = 8 against 3 [unit 4] [other 3]',
    'bg:combine.7 grade = "A": the grade A unit wins and pulls the average its way: grade A',
    'bg:combine.1 units = [10]: 7 and 3 are one unit of 10, which may not be divided again',
    'bg:nonstand.1 standing = true: together they stand',
    'bg:combine.1 > join {"to":"unit","from":"other"}',
    'bg:combine.1 > set {"to":"unit","of":"infantry","is":{"figures":10,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"A"}}',
    'bg:combine.4 > set {"to":"unit","of":"infantry","is":{"combined":true}}',
    '{"grade":"A","units":[10],"leaders":0}',
    '= one unit of 10, grade A',
  ]);
});

test('bg:combine.7 bg:combine.9 the third: the C unit wins', () => {
  expect(
    protocolOf(
      combine,
      { grade: 'A', figures: 7, leaders: 1, otherGrade: 'C', otherFigures: 3, otherLeaders: 1 },
      'unit=1 other=6',
    ),
  ).toEqual([
    'bg:combine.5 average = "B": the average of A and C is B',
    'bg:combine.6 bg:R98 roll = [5,6]: 1 + 4 = 5 against 6 [unit 1] [other 6]',
    'bg:combine.7 grade = "C": the grade C unit wins and pulls the average its way: grade C',
    'bg:combine.9 leaders = 2: 2 leaders, none of lower grade than the new unit',
    'bg:combine.1 units = [10]: 7 and 3 are one unit of 10, which may not be divided again',
    'bg:combine.1 > join {"to":"unit","from":"other"}',
    'bg:combine.1 > set {"to":"unit","of":"infantry","is":{"figures":10,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":2}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"C"}}',
    'bg:combine.4 > set {"to":"unit","of":"infantry","is":{"combined":true}}',
    '{"grade":"C","units":[10],"leaders":2}',
    '= one unit of 10, grade C, 2 leaders',
  ]);
});

test('bg:combine.8 bg:R97 the last: a 1 against a 6, whatever the figures', () => {
  expect(
    protocolOf(combine, { grade: 'A', figures: 9, otherGrade: 'C', otherFigures: 3 }, 'unit=1 other=6'),
  ).toEqual([
    'bg:combine.5 average = "B": the average of A and C is B',
    'bg:combine.6 bg:R98 roll = [7,6]: 1 + 6 = 7 against 6 [unit 1] [other 6]',
    'bg:combine.8 bg:R97 one-against-six = true: a 1 for the larger unit and a 6 for the smaller: the smaller wins all the same',
    'bg:combine.7 grade = "C": the grade C unit wins and pulls the average its way: grade C',
    'bg:combine.1 units = [12]: 9 and 3 are one unit of 12, which may not be divided again',
    'bg:nonstand.1 standing = true: together they stand',
    'bg:combine.1 > join {"to":"unit","from":"other"}',
    'bg:combine.1 > set {"to":"unit","of":"infantry","is":{"figures":12,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"C"}}',
    'bg:combine.4 > set {"to":"unit","of":"infantry","is":{"combined":true}}',
    '{"grade":"C","units":[12],"leaders":0}',
    '= one unit of 12, grade C',
  ]);
});

test('bg:combine.7 bg:combine.9 between two grades a tie is rolled again, and a leader of the lower grade leads no more', () => {
  expect(
    protocolOf(
      combine,
      { grade: 'A', figures: 4, otherGrade: 'D', otherFigures: 4, otherLeaders: 1 },
      'unit=3,6 other=3,1',
    ),
  ).toEqual([
    'bg:combine.5 bg:R95 average = "B-C": the average of A and D is between B and C',
    'bg:combine.6 bg:R98 roll = [3,3]: 3 against 3: a tie, rolled again [unit 3] [other 3]',
    'bg:combine.6 bg:R98 roll = [6,1]: 6 against 1 [unit 6] [other 1]',
    'bg:combine.7 bg:R96 grade = "B": the grade A unit wins and pulls the average its way: grade B',
    'bg:combine.9 leaders = 0: 1 leader of the lower grade counts as such no more: 0 left',
    'bg:combine.1 units = [8]: 4 and 4 are one unit of 8, which may not be divided again',
    'bg:combine.1 > join {"to":"unit","from":"other"}',
    'bg:combine.1 > set {"to":"unit","of":"infantry","is":{"figures":8,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":1}}',
    'bg:combine.9 > add {"to":"unit","of":"infantry","by":{"leaders":-1}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"B"}}',
    'bg:combine.4 > set {"to":"unit","of":"infantry","is":{"combined":true}}',
    '{"grade":"B","units":[8],"leaders":0}',
    '= one unit of 8, grade B',
  ]);
});

test('bg:combine.1 bg:R98 bg:nonstand.1 units of one grade do not roll; together they stand', () => {
  expect(
    protocolOf(combine, { grade: 'C', figures: 3, otherGrade: 'C', otherFigures: 2, dugIn: true }),
  ).toEqual([
    'bg:dig.4 dug-in = false: only one of them is dug in: together they are not',
    'bg:combine.5 bg:R98 grade = "C": both are grade C: nothing to roll for',
    'bg:combine.1 units = [5]: 3 and 2 are one unit of 5, which may not be divided again',
    'bg:nonstand.1 standing = true: together they stand',
    'bg:dig.4 > set {"to":"unit","of":"infantry","is":{"dugIn":null}}',
    'bg:dig.4 > set {"to":"other","of":"infantry","is":{"dugIn":null}}',
    'bg:combine.1 > join {"to":"unit","from":"other"}',
    'bg:combine.1 > set {"to":"unit","of":"infantry","is":{"figures":5,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"C"}}',
    'bg:combine.4 > set {"to":"unit","of":"infantry","is":{"combined":true}}',
    '{"grade":"C","units":[5],"leaders":0}',
    '= one unit of 5, grade C',
  ]);
});

test('bg:combine.2 bg:R99 over twelve they divide into two of about a size', () => {
  expect(
    protocolOf(
      combine,
      { grade: 'B', figures: 11, leaders: 1, otherGrade: 'C', otherFigures: 3, otherHw: 1, divide: true },
      'unit=3 other=3',
    ),
  ).toEqual([
    'bg:combine.5 bg:R95 average = "B-C": the average of B and C is between B and C',
    'bg:combine.6 bg:R98 roll = [11,3]: 3 + 8 = 11 against 3 [unit 3] [other 3]',
    'bg:combine.7 bg:R96 grade = "B": the grade B unit wins and pulls the average its way: grade B',
    'bg:combine.9 leaders = 1: 1 leader, none of lower grade than the new unit',
    'bg:combine.2 bg:R99 units = [7,7]: 14 are over 12: they have to divide, 7 and 7',
    'bg:combine.2 bg:R99 shared = 2: the owner shares out 1 leader and 1 heavy weapon',
    'bg:combine.2 > cross {"from":"unit","to":"other","counts":{"figures":4}}',
    'bg:combine.2 > set {"to":"unit","of":"infantry","is":{"figures":7,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":1}}',
    'bg:combine.2 > set {"to":"other","of":"infantry","is":{"figures":7,"medics":0,"hw":1,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"B"}}',
    'bg:combine.5 > set {"to":"other","of":"infantry","is":{"grade":"B"}}',
    'bg:combine.2 > set {"to":"unit","of":"infantry","is":{"combined":true,"divided":true}}',
    'bg:combine.2 > set {"to":"other","of":"infantry","is":{"combined":true,"divided":true}}',
    '{"grade":"B","units":[7,7],"leaders":1}',
    '= two units of 7 and 7, both grade B, 1 leader',
  ]);
});

test('bg:R99 so ruled, each half keeps the grade of most of its figures', () => {
  expect(
    protocolOf(
      combine,
      { grade: 'B', figures: 11, otherGrade: 'D', otherFigures: 3, otherLeaders: 1, divide: true },
      '',
      { 'bg:R99': 2 },
    ),
  ).toEqual([
    'bg:combine.2 bg:R99 units = [7,7]: 14 are over 12: they have to divide, 7 and 7',
    'bg:combine.2 bg:R99 crossing = 4: 4 of the 11 cross over to the 3',
    'bg:combine.6 bg:R99 grade = ["B","B"]: each keeps the grade of most of its figures: both keep grade B',
    'bg:combine.9 leaders = 0: 1 leader of the lower grade counts as such no more: 0 left',
    'bg:combine.9 > add {"to":"other","of":"infantry","by":{"leaders":-1}}',
    'bg:combine.2 > cross {"from":"unit","to":"other","counts":{"figures":4}}',
    'bg:combine.2 > set {"to":"unit","of":"infantry","is":{"figures":7,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
    'bg:combine.2 > set {"to":"other","of":"infantry","is":{"figures":7,"medics":0,"hw":0,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
    'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"B"}}',
    'bg:combine.5 > set {"to":"other","of":"infantry","is":{"grade":"B"}}',
    'bg:combine.2 > set {"to":"unit","of":"infantry","is":{"combined":true,"divided":true}}',
    'bg:combine.2 > set {"to":"other","of":"infantry","is":{"combined":true,"divided":true}}',
    '{"grade":"B","units":[7,7],"leaders":0}',
    '= two units of 7 and 7, both grade B',
  ]);
});

test('bg:combine.2 where seven and six are the halves already nobody crosses over', () => {
  const seven = { grade: 'B', figures: 7, otherGrade: 'B' };
  const crossing = (otherFigures: number) =>
    protocolOf(combine, { ...seven, otherFigures }).filter((line) => line.includes('> cross'));
  expect(crossing(6)).toEqual([]);
  expect(crossing(7)).toEqual([]);
  expect(protocolOf(combine, { ...seven, figures: 8, otherFigures: 5 })).toContain(
    'bg:combine.2 > cross {"from":"unit","to":"other","counts":{"figures":1}}',
  );
});
