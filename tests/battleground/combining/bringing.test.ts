import { describe, expect, test } from 'vitest';
import { combine } from '../../../rulesets/battleground/combining/combine.js';
import { averageRow, averages } from '../../../rulesets/battleground/combining/tables.js';
import { conflicting, filled, forbidden, unit } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

describe('who may not combine', () => {
  test('bg:combine.1 bg:combine.3 a vehicle never, cavalry on horseback not with men on foot', () => {
    expect(forbidden(combine, {})).toEqual([]);
    expect(forbidden(combine, { vehicle: true })).toEqual([
      'bg:combine.3 vehicle (physical): A vehicle combines with nothing.',
    ]);
    const apart = [
      'bg:combine.1 mounted: Cavalry on horseback and men on foot are no one unit: infantry combines with infantry. -> Dismount first: wg move <unit> --dismount.',
    ];
    expect(forbidden(combine, { mounted: true, otherMounted: false })).toEqual(apart);
    expect(forbidden(combine, { mounted: false, otherMounted: true })).toEqual(apart);
    expect(forbidden(combine, { mounted: true, otherMounted: true })).toEqual([]);
    expect(forbidden(combine, { mounted: true })).toEqual([]);
    expect(forbidden(combine, { otherMounted: true })).toEqual([]);
  });

  test.each(['', 'other'])(
    'bg:melee.10 bg:retreat.3 bg:defend.2 bg:pass.2 neither the one nor the other (%s)',
    (of) => {
      const is = (mark: string) =>
        forbidden(combine, { [of ? `${of}${mark[0]!.toUpperCase()}${mark.slice(1)}` : mark]: true });
      expect(is('inMelee')).toEqual([
        'bg:melee.10 melee: A unit in a melee may not combine: it fights to the end of it. -> wg melee <unit>',
      ]);
      expect(is('routing')).toEqual([
        `bg:retreat.3 routing${of && ' (bg:R138=1)'}: A routing unit may not combine: it moves when it does not rally. -> wg rally <unit>`,
      ]);
      expect(is('reacted')).toEqual([
        'bg:defend.2 reacted (bg:R61=1): It may not move: it fled in reaction to a charge this turn. -> Ruled so by bg:R61, unless an ace lets it.',
      ]);
      expect(is('riding')).toEqual([
        'bg:pass.2 aboard: A unit that rides in a vehicle has to get off before it combines, which is a whole move. -> wg move <unit> --board',
      ]);
    },
  );

  test('bg:combine.1 bg:combine.2 only a group of more than twelve divides', () => {
    const divide = (figures: number) =>
      refusalIn(combine, { grade: 'C', otherGrade: 'C', figures, otherFigures: 3, divide: true });
    expect(divide(9)?.clause).toBe('bg:combine.1');
    expect(divide(9)?.message).toBe(
      'Units may not be divided: only a group of more than 12 is, this has 12.',
    );
    expect(divide(10)).toBeUndefined();
  });

  test('special figures are among the figures of their unit', () => {
    const given = { grade: 'C', otherGrade: 'C', figures: 4, otherFigures: 3 };
    expect(conflicting(combine, { ...given, leaders: 2, hwFlame: 1, medics: 1 })).toBeUndefined();
    expect(conflicting(combine, { ...given, leaders: 2, hwFlame: 2, medics: 1 })).toBe(
      'figures 4 figures cannot hold 5 leaders, heavy weapons and medics',
    );
    const others = ['otherHw', 'otherHwPersonnel', 'otherHwArmour', 'otherHwPiat', 'otherHwFlame'];
    for (const input of others) {
      expect(conflicting(combine, { ...given, otherLeaders: 2, [input]: 1 })).toBeUndefined();
      expect(conflicting(combine, { ...given, otherLeaders: 2, otherMedics: 1, [input]: 1 })).toBe(
        'otherFigures 3 figures cannot hold 4 leaders, heavy weapons and medics',
      );
    }
  });
});

test('bg:combine.3 what both fill in; a vehicle stands in neither place', () => {
  const marks = {
    routing: true,
    dugIn: true,
    mounted: true,
    melee: 'Mill',
    aboard: 'Truck',
    reactedFled: true,
  };
  const seven = { grade: 'A', figures: 7, leaders: 1, hw: 1, medics: 1 };
  const three = { grade: 'C', figures: 3, leaders: 1, hwPiat: 1 };
  expect(filled(combine, unit('infantry', seven, marks), unit('infantry', three, marks, 'rest'))).toEqual({
    ...seven,
    ...{ routing: true, mounted: true, dugIn: true, inMelee: true, riding: true, reacted: true },
    ...{ otherGrade: 'C', otherFigures: 3, otherLeaders: 1, otherHwPiat: 1 },
    ...{ otherRouting: true, otherMounted: true, otherDugIn: true },
    ...{ otherInMelee: true, otherRiding: true, otherReacted: true },
  });
  const truck = unit('vehicle', { vehicle: 'truck' });
  expect(filled(combine, truck)).toBe('bg:combine.3 A vehicle combines with nothing.');
  expect(filled(combine, unit('infantry', seven), truck)).toBe(
    'bg:combine.3 A vehicle combines with nothing.',
  );
});

describe('the average', () => {
  test('(bg:combine.5) (bg:R95) A and C is B, A and D between B and C; the rest follows, or so ruled is the worse', () => {
    expect(averages).toMatchObject({ id: 'bg:table.combine-average', unit: 'grade, or between two grades' });
    expect(
      Object.entries(averages.cells).map(([row, { value, from, ruling, options }]) => [
        row,
        value,
        from,
        ruling,
        options?.[2],
      ]),
    ).toEqual([
      ['A + B', 'A-B', 'inferred', 'bg:R95', 'B'],
      ['A + C', 'B', 'printed', undefined, undefined],
      ['A + D', 'B-C', 'printed', 'bg:R95', 'C'],
      ['B + C', 'B-C', 'inferred', 'bg:R95', 'C'],
      ['B + D', 'C', 'inferred', 'bg:R95', undefined],
      ['C + D', 'C-D', 'inferred', 'bg:R95', 'D'],
    ]);
    expect([averageRow('C', 'A'), averageRow('B', 'D')]).toEqual(['A + C', 'B + D']);
  });

  /** The rolls, and the grade they come to. */
  const rolled = (given: Given, dice: string, rulings = {}) =>
    protocolOf(combine, given, dice, rulings).filter((line) => /^bg:combine\.[678] /.test(line));
  const two = (grade: string, otherGrade: string, figures = 4, otherFigures = 4) => ({
    ...{ grade, figures, otherGrade, otherFigures },
  });

  test('bg:combine.6 bg:combine.7 bg:R96 from between two grades half a step, or so ruled a step and a half', () => {
    expect(rolled(two('A', 'D'), 'unit=2 other=5')).toEqual([
      'bg:combine.6 bg:R98 roll = [2,5]: 2 against 5 [unit 2] [other 5]',
      'bg:combine.7 bg:R96 grade = "C": the grade D unit wins and pulls the average its way: grade C',
    ]);
    expect(rolled(two('A', 'D'), 'unit=2 other=5', { 'bg:R96': 2 })[1]).toBe(
      'bg:combine.7 bg:R96 grade = "D": the grade D unit wins and pulls the average its way: grade D',
    );
    expect(rolled(two('D', 'A'), 'unit=2 other=5', { 'bg:R96': 2 })[1]).toBe(
      'bg:combine.7 bg:R96 grade = "A": the grade A unit wins and pulls the average its way: grade A',
    );
    expect(rolled(two('A', 'B'), 'unit=6 other=5', { 'bg:R96': 2 })[1]).toBe(
      'bg:combine.7 bg:R96 grade = "A": the grade A unit wins and pulls the average its way: grade A',
    );
  });

  test('bg:combine.7 never past the grade of the winner', () => {
    expect(rolled(two('C', 'D'), 'unit=2 other=5')[1]).toContain(
      'grade D unit wins and pulls the average its way: grade D',
    );
    expect(rolled(two('B', 'D'), 'unit=5 other=2')[1]).toContain(
      'grade B unit wins and pulls the average its way: grade B',
    );
    expect(rolled(two('B', 'D'), 'unit=2 other=5')[1]).toContain('its way: grade D');
  });

  test('bg:combine.6 bg:combine.8 bg:R97 the larger adds what it has more; a 6 of the smaller beats a 1 by five or more', () => {
    expect(rolled(two('A', 'C', 3, 8), 'unit=6 other=2')).toEqual([
      'bg:combine.6 bg:R98 roll = [6,7]: 6 against 2 + 5 = 7 [unit 6] [other 2]',
      'bg:combine.7 grade = "C": the grade C unit wins and pulls the average its way: grade C',
    ]);
    const beats =
      'bg:combine.8 bg:R97 one-against-six = true: a 1 for the larger unit and a 6 for the smaller: the smaller wins all the same';
    expect(rolled(two('A', 'C', 3, 8), 'unit=6 other=1')).toEqual([
      'bg:combine.6 bg:R98 roll = [6,6]: 6 against 1 + 5 = 6 [unit 6] [other 1]',
      beats,
      'bg:combine.7 grade = "A": the grade A unit wins and pulls the average its way: grade A',
    ]);
    expect(rolled(two('A', 'C', 8, 3), 'unit=1 other=6')[1]).toBe(beats);
    expect(rolled(two('A', 'C', 7, 3), 'unit=1 other=6')).toHaveLength(2);
    expect(rolled(two('A', 'C', 3, 7), 'unit=6 other=1')).toHaveLength(2);
    expect(rolled(two('A', 'C', 8, 3), 'unit=1 other=5')[1]).toContain('the grade A unit wins');
    expect(rolled(two('A', 'C', 8, 3), 'unit=2 other=6')[1]).toContain('the grade A unit wins');
    expect(rolled(two('A', 'C', 3, 8), 'unit=5 other=1')[1]).toContain('the grade C unit wins');
    expect(rolled(two('A', 'C', 3, 8), 'unit=6 other=2')[1]).toContain('the grade C unit wins');
  });
});

describe('what becomes of both', () => {
  const came = (given: Given, dice = '', rulings = {}) => protocolOf(combine, given, dice, rulings);
  const C = { grade: 'C', otherGrade: 'C' };

  test('bg:unit.6 together they may have more special figures than at the start', () => {
    const more = 'bg:unit.6 limits = true: more special figures than at the start: that limit binds no more';
    expect(came({ ...C, figures: 4, leaders: 1, otherFigures: 4, otherLeaders: 1 })).not.toContain(more);
    expect(came({ ...C, figures: 4, leaders: 1, otherFigures: 4, otherLeaders: 2 })).toContain(more);
    expect(came({ ...C, figures: 6, hw: 1, otherFigures: 6, otherHwFlame: 1 })).not.toContain(more);
    expect(came({ ...C, figures: 6, hw: 2, otherFigures: 6, otherHwFlame: 1 })).toContain(more);
  });

  test('bg:nonstand.1 those who did not stand do so together, or not', () => {
    const standing = (given: Given) => came({ ...C, ...given }).filter((line) => line.includes('standing ='));
    expect(standing({ figures: 1, otherFigures: 2 })).toEqual([
      'bg:nonstand.1 standing = false: still non-standing: three figures without leader or heavy weapon',
    ]);
    expect(standing({ figures: 1, otherFigures: 2, otherHw: 1 })).toEqual([
      'bg:nonstand.1 standing = true: together they stand',
    ]);
    expect(standing({ figures: 6, otherFigures: 1 })).toEqual([
      'bg:nonstand.1 standing = true: together they stand',
    ]);
    expect(standing({ figures: 4, otherFigures: 4 })).toEqual([]);
  });

  test('bg:dig.4 dug in where both were, and nothing is said where none was', () => {
    const four = { ...C, figures: 4, otherFigures: 4 };
    const not = 'bg:dig.4 dug-in = false: only one of them is dug in: together they are not';
    expect(came({ ...four, otherDugIn: true })).toContain(not);
    expect(came({ ...four, dugIn: true, otherDugIn: true })).not.toContain(not);
    expect(came(four)).not.toContain(not);
  });

  test('bg:combine.1 bg:combine.9 one unit with all figures of both; a leader of the lower grade leads no more', () => {
    const given = {
      ...{ grade: 'A', figures: 6, leaders: 1, hw: 1, medics: 1 },
      ...{ otherGrade: 'C', otherFigures: 4, otherLeaders: 2, otherHwPiat: 1 },
    };
    expect(came(given, 'unit=6 other=1').filter((line) => / > |leaders =|^[={]/.test(line))).toEqual([
      'bg:combine.9 leaders = 1: 2 leaders of the lower grade count as such no more: 1 left',
      'bg:combine.1 > join {"to":"unit","from":"other"}',
      'bg:combine.1 > set {"to":"unit","of":"infantry","is":{"figures":10,"medics":1,"hw":1,"hwPersonnel":0,"hwArmour":0,"hwPiat":1,"hwFlame":0,"leaders":3}}',
      'bg:combine.9 > add {"to":"unit","of":"infantry","by":{"leaders":-2}}',
      'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"A"}}',
      'bg:combine.4 > set {"to":"unit","of":"infantry","is":{"combined":true}}',
      '{"grade":"A","units":[10],"leaders":1}',
      '= one unit of 10, grade A, 1 leader',
    ]);
  });

  test('bg:combine.2 ordinary figures cross over first, then those who are missed the least', () => {
    const given = {
      ...C,
      figures: 12,
      leaders: 3,
      hw: 2,
      medics: 1,
      hwFlame: 3,
      otherFigures: 2,
      divide: true,
    };
    expect(came(given).filter((line) => / > |shared|units =/.test(line))).toEqual([
      'bg:combine.2 bg:R99 units = [7,7]: 14 are over 12: they have to divide, 7 and 7',
      'bg:combine.2 bg:R99 shared = 9: the owner shares out 3 leaders, 5 heavy weapons and 1 medic',
      'bg:combine.2 > cross {"from":"unit","to":"other","counts":{"figures":5,"medics":1,"hw":1}}',
      'bg:combine.2 > set {"to":"unit","of":"infantry","is":{"figures":7,"medics":0,"hw":1,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":3,"leaders":3}}',
      'bg:combine.2 > set {"to":"other","of":"infantry","is":{"figures":7,"medics":1,"hw":1,"hwPersonnel":0,"hwArmour":0,"hwPiat":0,"hwFlame":0,"leaders":0}}',
      'bg:combine.5 > set {"to":"unit","of":"infantry","is":{"grade":"C"}}',
      'bg:combine.5 > set {"to":"other","of":"infantry","is":{"grade":"C"}}',
      'bg:combine.2 > set {"to":"unit","of":"infantry","is":{"combined":true,"divided":true}}',
      'bg:combine.2 > set {"to":"other","of":"infantry","is":{"combined":true,"divided":true}}',
    ]);
  });

  test('bg:combine.2 bg:combine.9 of the smaller that comes first the others cross over; its leader leads no more', () => {
    const given = { grade: 'D', figures: 3, leaders: 1, otherGrade: 'B', otherFigures: 12, otherLeaders: 1 };
    expect(
      came(given, 'unit=1 other=1').filter((line) => / > (?!set)|leaders =|units =|^[={]/.test(line)),
    ).toEqual([
      'bg:combine.9 leaders = 1: 1 leader of the lower grade counts as such no more: 1 left',
      'bg:combine.2 bg:R99 units = [8,7]: 15 are over 12: they have to divide, 8 and 7',
      'bg:combine.9 > add {"to":"unit","of":"infantry","by":{"leaders":-1}}',
      'bg:combine.2 > cross {"from":"other","to":"unit","counts":{"figures":4}}',
      '{"grade":"B","units":[8,7],"leaders":1}',
      '= two units of 8 and 7, both grade B, 1 leader',
    ]);
  });

  test('bg:R99 so ruled, a half in which as many were there as came keeps their grade', () => {
    const ruled = { 'bg:R99': 2 };
    const grades = (figures: number, otherFigures: number) =>
      came({ grade: 'B', figures, otherGrade: 'D', otherFigures }, '', ruled).filter((line) =>
        /^bg:combine\.\d bg:R99 (crossing|grade)|^=/.test(line),
      );
    expect(grades(9, 5)).toEqual([
      'bg:combine.2 bg:R99 crossing = 2: 2 of the 9 cross over to the 5',
      'bg:combine.6 bg:R99 grade = ["B","D"]: each keeps the grade of most of its figures: grade B and grade D',
      '= two units of 7 and 7, grade B and grade D',
    ]);
    expect(grades(12, 4)).toEqual([
      'bg:combine.2 bg:R99 crossing = 4: 4 of the 12 cross over to the 4',
      'bg:combine.6 bg:R99 grade = ["B","D"]: each keeps the grade of most of its figures, or with 4 of each that of the unit that was there: grade B and grade D',
      '= two units of 8 and 8, grade B and grade D',
    ]);
    expect(grades(12, 3)).toEqual([
      'bg:combine.2 bg:R99 crossing = 4: 4 of the 12 cross over to the 3',
      'bg:combine.6 bg:R99 grade = ["B","B"]: each keeps the grade of most of its figures: both keep grade B',
      '= two units of 8 and 7, both grade B',
    ]);
  });
});
