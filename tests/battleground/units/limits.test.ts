import { describe, expect, test } from 'vitest';
import { check, LIMITS } from '../../../rulesets/battleground/roster/check.js';
import { gradeBelow, hitNumber, hitsOn, lowestHit } from '../../../rulesets/battleground/units/grade.js';
import { surrenders } from '../../../rulesets/battleground/units/standing.js';
import { hitNumbers } from '../../../rulesets/battleground/units/tables.js';
import { unitCheck } from '../../../rulesets/battleground/units/unit-check.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Unit } from '../../../src/rules/roster.js';
import { conflicting, filled, unit } from '../../support/forbids.js';
import { protocolOf } from '../../support/protocol.js';
import { playedWith } from '../played.js';

/** The lines of a check by these ids, and what is announced. */
const said = (given: object, ...ids: readonly string[]) =>
  protocolOf(unitCheck, given as Record<string, unknown>).filter(
    (line) => line.startsWith('= ') || ids.some((id) => line.includes(` ${id} = `)),
  );

describe('infantry', () => {
  test('bg:grade.1 what marks a good unit, and a poor one', () => {
    expect(['A', 'B', 'C', 'D'].map((grade) => said({ grade, figures: 4 }, 'grade')[0])).toEqual([
      'bg:grade.1 grade = "A": grade A, a good unit: blue marks it',
      'bg:grade.1 grade = "B": grade B, a good unit: blue marks it',
      'bg:grade.1 grade = "C": grade C, the average: no marker',
      'bg:grade.1 grade = "D": grade D, a poor unit: red marks it',
    ]);
  });

  test('bg:unit.2 from two figures, with a leader, to twelve at the start', () => {
    expect(said({ figures: 1 }, 'size', 'men')).toEqual([
      'bg:unit.1 men = 5: 1 figure: 1 to 5 men',
      'bg:unit.2 size = false: 1 figure: too few, at least 2',
      '= not a legal unit (1 figure: too few, at least 2); it is non-standing and surrenders to 3 or more',
    ]);
    expect(said({ figures: 2, leaders: 1 }, 'size')[0]).toBe(
      'bg:unit.2 size = true: 2 figures: within 2 to 12',
    );
    expect(said({ figures: 12 }, 'size')[0]).toBe('bg:unit.2 size = true: 12 figures: within 2 to 12');
    expect(said({ figures: 13 }, 'size')).toEqual([
      'bg:unit.2 size = false: 13 figures: too many, at most 12',
      '= not a legal unit (13 figures: too many, at most 12); it stands and surrenders to 52 or more once a round is fought',
    ]);
  });

  test('bg:combine.2 bg:unit.6 later on twelve is still the most, but not of leaders and heavy weapons', () => {
    for (const later of [{ inPlay: true }, { combined: true }]) {
      const given = { figures: 8, leaders: 3, hw: 3, ...later };
      expect(said(given, 'size', 'leaders', 'heavy-weapons')).toEqual([
        'bg:combine.2 size = true: not more than 12 figures, and by now it may have any fewer',
        'bg:unit.6 leaders = true: 3 leaders, over the 2 of the start: that limit binds no more',
        'bg:unit.6 heavy-weapons = true: 3 heavy weapons, over the 2 of the start: that limit binds no more',
        '= a legal unit; it stands and surrenders to 32 or more once a round is fought',
      ]);
      expect(said({ figures: 13, ...later }, 'size')[0]).toBe(
        'bg:combine.2 size = false: 13 figures: too many, the group has to divide',
      );
    }
  });

  test('bg:unit.4 bg:unit.5 the full unit of the book: three leaders and two heavy weapons among twelve', () => {
    const full = { figures: 12, leaders: 3, hw: 2 };
    expect(said(full, 'leaders', 'heavy-weapons')).toEqual([
      'bg:unit.4 leaders = true: 3 leaders: at most 3 among 12 figures',
      'bg:unit.5 heavy-weapons = true: 2 heavy weapons: at most 2 among 12 figures',
      '= a legal unit; it stands and surrenders to 48 or more once a round is fought',
    ]);
    expect(said({ ...full, leaders: 4, hw: 3 }, 'leaders', 'heavy-weapons')).toEqual([
      'bg:unit.4 leaders = false: 4 leaders: too many, at most 3 among 12 figures',
      'bg:unit.5 heavy-weapons = false: 3 heavy weapons: too many, at most 2 among 12 figures',
      '= not a legal unit (4 leaders: too many, at most 3 among 12 figures; 3 heavy weapons: too many, at most 2 among 12 figures); it stands and surrenders to 48 or more once a round is fought',
    ]);
  });

  test('bg:hw.1 heavy weapons by class', () => {
    const given = { figures: 12, hwPersonnel: 1, hwPiat: 1, hwArmour: 1, hwFlame: 2, inPlay: true };
    expect(said(given, 'classes')[0]).toBe(
      'bg:hw.1 classes = 5: by the weapons of the models: 1 against infantry, 2 against armour and 2 flame throwers',
    );
    expect(said({ figures: 6, hwFlame: 1 }, 'classes')[0]).toBe(
      'bg:hw.1 classes = 1: by the weapons of the models: 1 flame thrower',
    );
    expect(said({ figures: 6, hwPersonnel: 1 }, 'classes')[0]).toBe(
      'bg:hw.1 classes = 1: by the weapons of the models: 1 against infantry',
    );
    expect(said({ figures: 6, hw: 1 }, 'classes')).toHaveLength(1);
  });

  test('bg:nonstand.1 bg:R93 three without leader or heavy weapon, two without leader, and one do not stand', () => {
    const stands = (given: object) => said(given, 'standing')[0];
    expect(stands({ figures: 3 })).toBe(
      'bg:nonstand.1 standing = false: non-standing: three figures without leader or heavy weapon',
    );
    expect(stands({ figures: 2, hw: 1 })).toBe(
      'bg:nonstand.1 standing = false: non-standing: two figures without a leader',
    );
    expect(stands({ figures: 1, leaders: 1 })).toBe(
      'bg:nonstand.1 standing = false: non-standing: a single figure',
    );
    for (const given of [{ figures: 4 }, { figures: 3, hwFlame: 1 }, { figures: 3, leaders: 1 }])
      expect(stands(given)).toBe('bg:nonstand.1 standing = true: it stands');
    expect(stands({ figures: 4, medics: 1 })).toBe('bg:nonstand.1 bg:R93 standing = true: it stands');
  });

  test('bg:melee.9 bg:melee.10 bg:nonstand.5 to whom it gives up, and when', () => {
    const now = (given: object) => said(given, 'surrender');
    expect(now({ figures: 4, enemies: 16 })).toEqual([
      'bg:melee.10 surrender = false: 4 against 16 enemies: it fights one round first',
      '= a legal unit; it stands and fights against 16',
    ]);
    expect(now({ figures: 4, enemies: 16, fought: true })).toEqual([
      'bg:melee.9 surrender = true: 4 against 16 enemies: it surrenders',
      '= a legal unit; it stands and surrenders to 16',
    ]);
    expect(now({ figures: 4, enemies: 15, fought: true })[0]).toBe(
      'bg:melee.9 surrender = false: 4 against 15 enemies: it fights on',
    );
    expect(now({ figures: 4, enemies: 1 })[0]).toBe(
      'bg:melee.10 surrender = false: 4 against 1 enemy: it fights on',
    );
    expect(now({ figures: 3, enemies: 9 })).toEqual([
      'bg:nonstand.5 surrender = true: 3 against 9 enemies: it surrenders',
      '= a legal unit; it is non-standing and surrenders to 9',
    ]);
    expect(now({ figures: 3, enemies: 8, fought: true })[0]).toBe(
      'bg:melee.9 surrender = false: 3 against 8 enemies: it fights on',
    );
  });

  test('(bg:nonstand.5) three to one comes before a quarter, and needs no round', () => {
    const few = { figures: 2, enemies: 8, stands: false, fought: true };
    expect(surrenders(few)).toBe('bg:nonstand.5');
    expect(surrenders({ ...few, fought: false })).toBe('bg:nonstand.5');
    expect(surrenders({ ...few, stands: true })).toBe('bg:melee.9');
    expect(surrenders({ ...few, stands: true, fought: false })).toBeUndefined();
    expect(surrenders({ ...few, enemies: 5 })).toBeUndefined();
  });
});

describe('vehicles', () => {
  test('bg:card.17 two light models may be one unit, carriers by agreement', () => {
    const models = (vehicle: string, n: number) => said({ vehicle, models: n }, 'models', 'pair');
    const pair = 'bg:card.17 pair = true: each rolls its own movement and may pick its own target';
    for (const vehicle of ['car', 'truck'])
      expect(models(vehicle, 2)).toEqual([
        'bg:card.17 models = true: two light models may be declared one unit before play or on entry',
        pair,
        '= a legal unit',
      ]);
    expect(models('apc', 2)).toEqual([
      'bg:card.17 models = true: two light models may be declared one unit before play or on entry, if the players agree',
      pair,
      '= a legal unit',
    ]);
    expect(models('truck', 3)[0]).toBe(
      'bg:card.17 models = false: at most two light models may be declared one unit',
    );
    expect(models('armoured-car', 2)).toEqual([
      'bg:card.17 models = false: one model is one whole unit: an armoured car is too heavy to go in pairs',
      '= not a legal unit (one model is one whole unit: an armoured car is too heavy to go in pairs)',
    ]);
    expect(models('heavy-tank', 1)[0]).toBe('bg:card.17 models = true: one model is one whole unit');
  });

  test('bg:grade.3 bg:vshoot.4 bg:vshoot.5 its grade, its armour and the dice of its weapons', () => {
    const given = { vehicle: 'car', grade: 'A', armour: 1, weaponDice: '2,3,5' };
    expect(said(given, 'grade', 'armoured', 'armour', 'weapons')).toEqual([
      'bg:grade.3 grade = "A": grade A: vehicles are normally C, outstanding crews B',
      'bg:vshoot.5 armoured = false: car: unarmoured, attacked in the ordinary way',
      'bg:vshoot.4 armour = true: 1 red',
      'bg:vshoot.4 weapons = false: weapons of 2, 3 and 5 dice: 3 and 5 cannot be halved exactly',
      '= not a legal unit (weapons of 2, 3 and 5 dice: 3 and 5 cannot be halved exactly)',
    ]);
    expect(said({ vehicle: 'light-tank', grade: 'B', armour: 0 }, 'grade', 'armoured', 'armour')).toEqual([
      'bg:grade.3 grade = "B": grade B: an outstanding crew',
      'bg:vshoot.5 armoured = true: light tank: armoured',
      'bg:vshoot.4 armour = false: 0 red: every vehicle has at least 1',
      '= not a legal unit (0 red: every vehicle has at least 1)',
    ]);
  });
});

describe('what goes together', () => {
  test('vehicles have no figures, and infantry has no armour', () => {
    const ofUnits = { figures: 3, leaders: 1, combined: true, inPlay: true, enemies: 3, fought: true };
    for (const [input, value] of Object.entries(ofUnits))
      expect(conflicting(unitCheck, { vehicle: 'car', [input]: value })).toBe(
        `${input} is for infantry and does not go with --vehicle`,
      );
    for (const [input, value] of Object.entries({ weaponDice: '2', armour: 0, models: 2 }))
      expect(conflicting(unitCheck, { figures: 3, [input]: value })).toBe(`${input} needs --vehicle`);
    expect(conflicting(unitCheck, { figures: 3, armour: 1 })).toBe('armour needs --vehicle');
    expect(conflicting(unitCheck, { figures: 3, models: 1 })).toBeUndefined();
  });

  test('the dice of weapons are 1 to 20 each', () => {
    const wrong = 'weaponDice takes the dice of each weapon, 1 to 20, with commas: 4,2';
    for (const weaponDice of ['2,x', '0', '21', '2.5'])
      expect(conflicting(unitCheck, { vehicle: 'car', weaponDice })).toBe(wrong);
    expect(conflicting(unitCheck, { vehicle: 'car', weaponDice: '1,20' })).toBeUndefined();
  });

  test('special figures are among the figures, and heavy weapons are counted once', () => {
    expect(conflicting(unitCheck, { figures: 3, leaders: 2, hw: 1, medics: 1 })).toBe(
      'figures 3 figures cannot hold 4 leaders, heavy weapons and medics',
    );
    expect(conflicting(unitCheck, { figures: 4, leaders: 2, hw: 1, medics: 1 })).toBeUndefined();
    expect(conflicting(unitCheck, { figures: 4, hw: 1, hwFlame: 1 })).toBe(
      'hw count the heavy weapons with --hw or by class, not both',
    );
    expect(conflicting(unitCheck, { figures: 4, fought: true })).toBe('fought needs --enemies');
    expect(conflicting(unitCheck, { figures: 4, fought: true, enemies: 3 })).toBeUndefined();
  });

  test('what no unit may be can be asked about: armour of 0, but no fewer enemies than one', () => {
    const { armour, enemies } = unitCheck.inputs;
    expect([armour.min, armour.max]).toEqual([0, 9]);
    expect([enemies.min, enemies.max]).toEqual([1, 48]);
  });

  test('(bg:unit.6) a unit on record fills in what it is, and whether it has been in play', () => {
    const nine = { grade: 'B', figures: 9, leaders: 1, hw: 1 };
    expect(filled(unitCheck, unit('infantry', nine))).toEqual(nine);
    expect(filled(unitCheck, { ...unit('infantry', { ...nine, figures: 8 }), began: nine })).toEqual({
      ...nine,
      figures: 8,
      inPlay: true,
    });
    expect(filled(unitCheck, unit('infantry', { ...nine, hwFlame: 1 }))).toEqual({ ...nine, hw: 2 });
    expect(filled(unitCheck, unit('infantry', { ...nine, hw: 0, hwFlame: 1, hwPiat: 1 }))).toMatchObject({
      hwFlame: 1,
      hwPiat: 1,
    });
    // Whoever types them counts all of them, whatever they are.
    const flame = filledBy(unitCheck, [[unit('infantry', { ...nine, hw: 0, hwFlame: 1 })]], { hw: 2 });
    expect(flame).not.toHaveProperty('hwFlame');
    const trucks = { vehicle: 'truck', grade: 'C', models: 2, weaponDice: '2' };
    expect(filled(unitCheck, unit('vehicle', trucks))).toEqual(trucks);
    expect(filled(unitCheck, unit('emplacement', { type: 'nest' }))).toBe(
      'bg:emp.1 it is an emplacement: no rule limits it.',
    );
  });

  test('which figures a unit needs', () => {
    expect([unitCheck.requires?.({}), unitCheck.requires?.({ vehicle: 'car' })]).toEqual([['figures'], []]);
  });
});

describe('a roster', () => {
  const checked = (of: Unit) =>
    check([of]).map(({ of: name, rule, limits }) => {
      const { steps, result } = playedWith(rule(), '');
      const wrong = steps.filter(({ id, value }) => limits.includes(id) && value === false);
      return [name, result, ...wrong.map(({ clause, text }) => `${clause} ${text}`)];
    });

  test('bg:mine.14 bg:unit.4 bg:card.17 every unit by the limits of the start, as it came into the game', () => {
    const nine = { grade: 'C', figures: 9, leaders: 1 };
    expect(checked(unit('infantry', nine))).toEqual([['it', true]]);
    expect(checked({ ...unit('infantry', { ...nine, leaders: 5 }), began: nine })).toEqual([['it', true]]);
    expect(checked(unit('infantry', { ...nine, engineers: 6 }))).toEqual([['it', true]]);
    expect(checked(unit('infantry', { ...nine, engineers: 7 }))).toEqual([
      ['it', false, 'bg:mine.14 7 engineers: too many, at most 6'],
    ]);
    expect(checked(unit('infantry', { ...nine, leaders: 4 }))).toEqual([
      ['it', false, 'bg:unit.4 4 leaders: too many, at most 3 among 9 figures'],
    ]);
    const trucks = { vehicle: 'truck', grade: 'C', models: 2 };
    expect(checked(unit('vehicle', trucks))).toEqual([['it', true]]);
    expect(checked(unit('vehicle', { ...trucks, models: 3, armour: 1, weaponDice: '3,2' }))).toEqual([
      [
        'it',
        false,
        'bg:card.17 at most two light models may be declared one unit',
        'bg:vshoot.4 weapons of 3 and 2 dice: 3 cannot be halved exactly',
      ],
    ]);
    expect(checked(unit('emplacement', { type: 'nest' }))).toEqual([]);
  });

  test('bg:card.17 two vehicles that name each other are two models, of a kind that goes in pairs', () => {
    const legal = (vehicle: string, pair: string | undefined) => {
      const one = unit('vehicle', { vehicle, grade: 'C', models: 1 }, pair ? { pair } : {}, 'One');
      const others = ['Two', 'Three'].map((name) =>
        unit('vehicle', { vehicle, grade: 'C', models: 1 }, {}, name),
      );
      return check([one, ...others]).map(({ rule }) => playedWith(rule(), '').result);
    };
    expect(legal('truck', 'Two')).toEqual([true, true, true]);
    // Both of the pair are too heavy for it, and the third is alone.
    expect(legal('light-tank', 'Two')).toEqual([false, false, true]);
    expect(legal('light-tank', undefined)).toEqual([true, true, true]);
  });
});

describe('grades', () => {
  const lines = (grade: 'A' | 'B' | 'C' | 'D', drops: object, rulings = {}) => {
    const { steps, result } = playedWith(hitNumber(grade, drops), '', rulings);
    return [
      ...steps.map(
        ({ clause, ruling, id, value, text }) =>
          `${clause}${ruling ? ` ${ruling}` : ''} ${id} = ${value}: ${text}`,
      ),
      result,
    ];
  };

  test('(bg:grade.2) what hits', () => {
    expect([3, 4, 5, 6].map(hitsOn)).toEqual(['3 to 6', '4 to 6', '5 and 6', '6']);
    expect((['A', 'B', 'C', 'D'] as const).map((grade) => playedWith(lowestHit(grade), '').result)).toEqual([
      3, 4, 5, 6,
    ]);
    expect([gradeBelow('A', 2), gradeBelow('D', 1)]).toEqual(['C', undefined]);
  });

  test('bg:grade.4 bg:cav.3 bg:pass.3 bg:R2 whatever lowers a grade lowers it by one; both by two, or so ruled by one', () => {
    expect(lines('B', { ran: true, to: 'heal' })).toEqual([
      'bg:grade.4 ran = -1: has run: rolls one grade lower',
      'bg:grade.2 bg:R1 grade = 5: now grade C hits on 5 and 6',
      5,
    ]);
    expect(lines('A', { ran: true, riding: true })).toEqual([
      'bg:grade.4 ran = -1: has run: shoots one grade lower',
      'bg:pass.3 riding = -1: shooting from a vehicle: one grade lower',
      'bg:grade.2 bg:R2 grade = 5: now grade C hits on 5 and 6',
      5,
    ]);
    expect(lines('A', { mounted: true, ran: true }, { 'bg:R2': 2 }).at(-2)).toBe(
      'bg:grade.2 bg:R2 grade = 4: now grade B hits on 4 to 6',
    );
    expect(lines('B', { mounted: true })[0]).toBe('bg:cav.3 mounted = -1: mounted: one grade lower');
  });

  test('bg:grade.5 bg:cav.3 bg:pass.3 below D nothing hits', () => {
    const no = (grade: 'C' | 'D', drops: object) => {
      try {
        return lines(grade, drops);
      } catch (error) {
        const { clause, message } = error as { clause: string; message: string };
        return `${clause} ${message}`;
      }
    };
    expect(no('D', { ran: true })).toBe(
      'bg:grade.5 A grade D unit that has run hits on no number, so it may not shoot.',
    );
    expect(no('D', { mounted: true, to: 'charge' })).toBe(
      'bg:cav.3 A grade D unit that is mounted hits on no number, so it may not charge.',
    );
    expect(no('D', { riding: true })).toBe(
      'bg:pass.3 A grade D unit that rides in a vehicle hits on no number, so it may not shoot.',
    );
    expect(no('C', { ran: true, mounted: true })).toBe(
      'bg:grade.5 A grade C unit that has run and is mounted hits on no number, so it may not shoot.',
    );
  });
});

test('(bg:grade.2) (bg:R1) the numbers that hit: of D by the book, of the rest by inference', () => {
  expect(
    Object.entries(hitNumbers.cells).map(([grade, { value, from, ruling, options }]) => [
      grade,
      value,
      from,
      ruling,
      options?.[2],
    ]),
  ).toEqual([
    ['A', 3, 'inferred', 'bg:R1', 4],
    ['B', 4, 'inferred', 'bg:R1', 5],
    ['C', 5, 'inferred', 'bg:R1', undefined],
    ['D', 6, 'printed', undefined, undefined],
  ]);
  expect([hitNumbers.id, hitNumbers.unit]).toEqual(['bg:table.grades', 'on a die']);
  const [takes, may] = hitNumbers.must!;
  const tried = [1, 2, 6, 7].map((n) => may(n, 'A'));
  expect([takes, ...tried]).toEqual(['a number from 2 to 6', false, true, true, false]);
});

test('what a check answers, and the lines that say what is wrong', () => {
  expect(LIMITS).toEqual([
    ...['size', 'leaders', 'heavy-weapons', 'models', 'armour', 'weapons', 'passengers', 'engineers'],
  ]);
  const { legal, standing, surrenders: gives } = unitCheck.result;
  for (const { order } of [legal, standing, gives]) expect(order).toEqual(['false', 'true']);
  expect([unitCheck.name, ...unitCheck.roles!.map(({ name }) => name)]).toEqual(['unit-check', 'unit']);
});

test('bg:R2 so ruled, one drop is still one grade, and none is none', () => {
  const so = (drops: object) => {
    const { result, rulings } = playedWith(hitNumber('B', drops), '', { 'bg:R2': 2 });
    return [result, 'bg:R2' in rulings];
  };
  expect(so({ ran: true })).toEqual([5, false]);
  expect(so({})).toEqual([4, false]);
  expect(so({ ran: true, mounted: true })).toEqual([5, true]);
});
