import { describe, expect, test } from 'vitest';
import { heal } from '../../../rulesets/battleground/medics/heal.js';
import { meanOf } from '../../../src/odds/distribution.js';

import { blamedIn, oddsOf, playing, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { chance } = playing(heal);

describe('a medic at work', () => {
  test('bg:medic.4 a medic of grade C heals on 5 and 6', () => {
    for (let face = 1; face <= 6; face++) {
      const played = withDice(heal, { grade: 'C' }, `medic=${face}`);
      expect(stepOf(played, 'medic')).toMatchObject({ clause: 'bg:medic.4', value: face >= 5 ? 1 : 0 });
      expect(played.result).toEqual({ healed: face >= 5 ? 1 : 0 });
    }
  });

  test('bg:medic.4 bg:grade.4 after running a grade C medic heals only on 6', () => {
    const given = { grade: 'C', ran: true };
    expect(withDice(heal, given, '5').result.healed).toBe(0);
    const six = withDice(heal, given, '6');
    expect(six.result.healed).toBe(1);
    expect(stepOf(six, 'ran')).toMatchObject({
      clause: 'bg:grade.4',
      text: expect.stringContaining('rolls'),
    });
    expect(stepOf(six, 'grade').value).toBe(6);
  });

  test('(bg:medic.4) bg:grade.5 a grade D medic who has run heals on nothing', () => {
    const refusal = refusalOf(heal, { grade: 'D', ran: true });
    expect(refusal.clause).toBe('bg:grade.5');
    expect(refusal.message).toContain('heal');
  });

  test.each([
    ['A', '2/3', '1/2'],
    ['B', '1/2', '1/3'],
    ['C', '1/3', '1/3'],
    ['D', '1/6', '1/6'],
  ])(
    'bg:medic.4 bg:R1 grade %s heals with a chance of %s by option 1 and %s by option 2',
    (grade, one, two) => {
      expect(chance({ grade }, 'healed', 1)).toBe(one);
      expect(chance({ grade }, 'healed', 1, { 'bg:R1': 2 })).toBe(two);
    },
  );

  test('bg:medic.5 whoever is healed joins the unit of the medic as an ordinary figure', () => {
    const played = withDice(heal, { grade: 'C', figures: 7 }, '5');
    expect(stepOf(played, 'healed')).toMatchObject({
      clause: 'bg:medic.5',
      value: 1,
      text: expect.stringContaining('ordinary'),
    });
    expect(played.result).toEqual({ healed: 1, figures: 8 });
    expect(withDice(heal, { grade: 'C', figures: 7 }, '4').result).toEqual({ healed: 0, figures: 7 });
  });

  test('bg:medic.6 as long as somebody is dead there may be another try', () => {
    const failed = withDice(heal, { grade: 'C' }, '4');
    expect(stepOf(failed, 'again')).toMatchObject({ clause: 'bg:medic.6', value: 1 });
    const some = withDice(heal, { grade: 'C', dead: 3 }, '6');
    expect(stepOf(some, 'again').value).toBe(2);
    expect(withDice(heal, { grade: 'C' }, '6').steps.map(({ id }) => id)).not.toContain('again');
  });

  test('bg:medic.4 every medic rolls a die, and no more come back than are dead', () => {
    const both = withDice(heal, { grade: 'C', medics: 2, dead: 3 }, 'medic=5,6');
    expect(both.result.healed).toBe(2);
    expect(withDice(heal, { grade: 'C', medics: 2 }, 'medic=5,6').result.healed).toBe(1);
  });
});

describe('rulings', () => {
  test('bg:R92 bg:R61 nor, by option 2, of one that has shot in reaction to a charge, unless that uses nothing up', () => {
    const given = { grade: 'C', reacted: true };
    expect(refusalOf(heal, given, { 'bg:R92': 2 }).clause).toBe('bg:defend.3');
    for (const rulings of [{}, { 'bg:R92': 2, 'bg:R61': 2 }])
      expect(withDice(heal, given, '5', rulings).result.healed).toBe(1);
  });

  test('bg:R92 a unit that has shot: option 1 the medic may try, option 2 he may not', () => {
    const given = { grade: 'C', hasShot: true };
    const first = withDice(heal, given, '5', { 'bg:R92': 1 });
    expect(stepOf(first, 'besides')).toMatchObject({ clause: 'bg:medic.4', ruling: 'bg:R92' });
    expect(first.result.healed).toBe(1);
    expect(refusalOf(heal, given, { 'bg:R92': 2 }).clause).toBe('bg:medic.4');
    expect(withDice(heal, { grade: 'C' }, '5', { 'bg:R92': 2 }).result.healed).toBe(1);
  });

  test("bg:R92 option 2: the try takes the place of the unit's fire, and the answer says so", () => {
    const played = withDice(heal, { grade: 'C', figures: 7 }, '5', { 'bg:R92': 2 });
    expect(stepOf(played, 'in-place')).toMatchObject({ clause: 'bg:medic.4', ruling: 'bg:R92' });
    expect(withDice(heal, { grade: 'C', figures: 7 }, '5').steps.map(({ id }) => id)).not.toContain(
      'in-place',
    );
  });

  test('bg:R92 bg:nonstand.3 the medic of a non-standing unit: option 1 he may try, option 2 there is no fire to give up', () => {
    const given = { grade: 'C', figures: 1 };
    expect(stepOf(withDice(heal, given, '5'), 'no-shot')).toMatchObject({ ruling: 'bg:R92' });
    expect(withDice(heal, given, '5').result).toEqual({ healed: 1, figures: 2 });
    expect(refusalOf(heal, given, { 'bg:R92': 2 }).clause).toBe('bg:nonstand.3');
    const two = withDice(heal, { ...given, figures: 2 }, '5', { 'bg:R92': 2 });
    expect(stepOf(two, 'in-place').text).toContain('one that may shoot');
  });

  test('bg:R94 a unit of twelve: option 1 heals nobody, option 2 divides', () => {
    const given = { grade: 'C', figures: 12 };
    expect(refusalOf(heal, given).clause).toBe('bg:medic.5');
    const second = withDice(heal, given, '5', { 'bg:R94': 2 });
    expect(stepOf(second, 'units')).toMatchObject({
      clause: 'bg:combine.2',
      value: [7, 6],
      ruling: 'bg:R94',
    });
    expect(second.result).toEqual({ healed: 1, units: [7, 6] });
    expect(withDice(heal, given, '4', { 'bg:R94': 2 }).result).toEqual({ healed: 0, figures: 12 });
  });

  test('bg:R94 a unit of eleven with two saved: option 1 takes one, option 2 takes both and divides', () => {
    const given = { grade: 'C', figures: 11, medics: 2, dead: 2 };
    const first = withDice(heal, given, 'medic=5,6');
    expect(stepOf(first, 'healed')).toMatchObject({ value: 1, ruling: 'bg:R94' });
    expect(first.steps.map(({ id }) => id)).not.toContain('again');
    expect(first.result).toEqual({ healed: 1, figures: 12 });
    const second = withDice(heal, given, 'medic=5,6', { 'bg:R94': 2 });
    expect(second.result).toEqual({ healed: 2, units: [7, 6] });
  });
});

test('a unit has no fewer figures than medics', () => {
  expect(blamedIn(heal, { grade: 'C', figures: 1, medics: 2 })).toBe('figures');
});

test('one more medic never saves fewer', () => {
  const mean = (medics: number) =>
    meanOf(oddsOf(heal, { grade: 'C', medics, dead: 3 }), ({ healed }) => healed as number);
  for (let medics = 1; medics < 6; medics++) expect(mean(medics + 1)).toBeGreaterThan(mean(medics));
});

proveAll(heal, [
  ['one medic', { grade: 'C' }],
  ['one who ran', { grade: 'B', ran: true }],
  ['three medics, two dead', { grade: 'A', medics: 3, dead: 2 }],
  ['an almost full unit', { grade: 'B', medics: 3, dead: 3, figures: 11 }],
  ['bg:R94 option 2', { grade: 'B', medics: 3, dead: 3, figures: 11 }, { 'bg:R94': 2 }],
  ['bg:R1 option 2', { grade: 'A', medics: 2, dead: 2 }, { 'bg:R1': 2 }],
  ['bg:R92 option 1', { grade: 'C', hasShot: true }],
  ['bg:R92 option 2', { grade: 'C', figures: 2 }, { 'bg:R92': 2 }],
]);
