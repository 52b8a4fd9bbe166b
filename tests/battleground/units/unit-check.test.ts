import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import { unitCheck } from '../../../rulesets/battleground/units/unit-check.js';
import { remindersOf } from '../../../src/rules/action.js';
import { type Given, inputOf, playing, stepOf, withSeed } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { settled: check, ids, conflict } = playing(unitCheck);
const legal = (given: Given) => check(given).result.legal;

describe('making up a unit', () => {
  test.each([
    [5, 25],
    [12, 60],
  ])('bg:unit.1 %i figures stand for up to %i men', (figures, men) => {
    expect(stepOf(check({ figures }), 'men')).toMatchObject({ clause: 'bg:unit.1', value: men });
  });

  test.each([
    ['12 figures are a unit', { figures: 12 }, true],
    ['13 are not', { figures: 13 }, false],
    ['2 without a leader are not', { figures: 2 }, false],
    ['2 without a leader are not, whatever weapon they have', { figures: 2, hw: 1 }, false],
    ['2 with a leader are', { figures: 2, leaders: 1 }, true],
    ['3 need no leader', { figures: 3 }, true],
    ['a lone leader is not', { figures: 1, leaders: 1 }, false],
  ])('bg:unit.2 %s', (_says, given, is) => {
    expect(stepOf(check(given), 'size')).toMatchObject({ clause: 'bg:unit.2', value: is });
    expect(legal(given)).toBe(is);
  });

  test.each([
    [{ figures: 13 }, '13 figures: too many, at most 12'],
    [{ figures: 1, leaders: 1 }, '1 figure: too few, at least 2'],
    [{ figures: 2 }, '2 figures without a leader: a unit of 2 starts with one'],
    [{ figures: 8, leaders: 3 }, '3 leaders: too many, at most 2 among 8 figures'],
    [
      { figures: 6, leaders: 3, hw: 2 },
      '3 leaders: too many, at most 2 among 6 figures; 2 heavy weapons: too many, at most 1 among 6 figures',
    ],
    [{ figures: 13, combined: true }, '13 figures: too many, the group has to divide'],
    [
      { vehicle: 'armoured-car', models: 2 },
      'one model is one whole unit: an armoured car is too heavy to go in pairs',
    ],
    [{ vehicle: 'car', armour: 0 }, '0 red: every vehicle has at least 1'],
  ])('bg:unit.2 bg:unit.4 bg:unit.5 bg:card.17 bg:vshoot.4 %j is not legal, and why', (given, why) => {
    const { result, steps } = check(given);
    const said = unitCheck.announce(result as never, inputOf(unitCheck, given) as never, steps);
    expect(said.split('; it ')[0]).toBe(`not a legal unit (${why})`);
  });

  test.each([
    [12, 3],
    [9, 3],
    [8, 2],
    [5, 2],
    [4, 1],
    [3, 1],
  ])('bg:unit.4 %i figures have at most %i leaders', (figures, most) => {
    expect(legal({ figures, leaders: most })).toBe(true);
    const over = check({ figures, leaders: most + 1 });
    expect(stepOf(over, 'leaders')).toMatchObject({ clause: 'bg:unit.4', value: false });
    expect(over.result.legal).toBe(false);
  });

  test.each([
    [12, 2],
    [7, 2],
    [6, 1],
    [3, 1],
  ])('bg:unit.5 %i figures have at most %i heavy weapons, of whatever class', (figures, most) => {
    expect(legal({ figures, hw: most })).toBe(true);
    for (const given of [{ hw: most + 1 }, { hwPersonnel: most, hwFlame: 1 }]) {
      const over = check({ figures, ...given });
      expect(stepOf(over, 'heavy-weapons')).toMatchObject({ clause: 'bg:unit.5', value: false });
      expect(over.result.legal).toBe(false);
    }
  });

  test.each(['combined', 'inPlay'])(
    'bg:unit.6 with --%s the limits of the start on leaders and heavy weapons bind no more',
    (by) => {
      const given = { figures: 8, leaders: 3, hw: 3 };
      expect(legal(given)).toBe(false);
      const later = check({ ...given, [by]: true });
      expect(later.result.legal).toBe(true);
      for (const id of ['leaders', 'heavy-weapons']) {
        expect(stepOf(later, id)).toMatchObject({ clause: 'bg:unit.6', value: true });
      }
    },
  );

  test.each(['combined', 'inPlay'])(
    '(bg:unit.6) bg:combine.2 with --%s a unit may have any size, but never more than 12',
    (by) => {
      expect(legal({ figures: 1, [by]: true })).toBe(true);
      expect(legal({ figures: 2, [by]: true })).toBe(true);
      expect(legal({ figures: 12, [by]: true })).toBe(true);
      const over = check({ figures: 13, [by]: true });
      expect(stepOf(over, 'size')).toMatchObject({ clause: 'bg:combine.2', value: false });
      expect(over.result.legal).toBe(false);
    },
  );

  test.each([
    ['A', /blue/],
    ['B', /blue/],
    ['C', /no marker/],
    ['D', /red/],
  ])('bg:grade.1 grade %s and its marker', (grade, marker) => {
    const line = stepOf(check({ figures: 6, grade }), 'grade');
    expect(line).toMatchObject({ clause: 'bg:grade.1', value: grade });
    expect(line.text).toMatch(marker);
  });

  test('bg:hw.1 heavy weapons by class are named by what their models show', () => {
    const line = stepOf(check({ figures: 12, hwPersonnel: 1, hwPiat: 1 }), 'classes');
    expect(line).toMatchObject({ clause: 'bg:hw.1', value: 2 });
    expect(line.text).toMatch(/1 against infantry and 1 against armour/);
    expect(ids({ figures: 12, hw: 2 })).not.toContain('classes');
  });
});

describe('whether it stands, and when it surrenders', () => {
  test.each([
    ['2 figures with a heavy weapon and no leader do not stand', { figures: 2, hw: 1 }, false],
    ['3 figures with a heavy weapon stand', { figures: 3, hw: 1 }, true],
    ['3 figures with a flame thrower stand', { figures: 3, hwFlame: 1 }, true],
    ['3 figures with a leader stand', { figures: 3, leaders: 1 }, true],
    ['3 figures with neither do not', { figures: 3 }, false],
    ['2 figures with a leader stand', { figures: 2, leaders: 1 }, true],
    ['a lone leader does not', { figures: 1, leaders: 1 }, false],
    ['4 figures always stand', { figures: 4 }, true],
  ])('bg:nonstand.1 %s', (_says, given, stands) => {
    const played = check({ ...given, inPlay: true });
    expect(stepOf(played, 'standing')).toMatchObject({ clause: 'bg:nonstand.1', value: stands });
    expect(played.result.standing).toBe(stands);
  });

  test('bg:nonstand.1 bg:R93 a medic counts as a figure of his unit', () => {
    const played = check({ figures: 4, medics: 1 });
    expect(stepOf(played, 'standing')).toMatchObject({ value: true, ruling: 'bg:R93' });
  });

  test('bg:melee.9 a unit of 2 gives up to 8 after a round, and fights on against 7', () => {
    const pair = { figures: 2, leaders: 1 };
    expect(check(pair).result.surrendersTo).toBe(8);
    const eight = check({ ...pair, enemies: 8, fought: true });
    expect(stepOf(eight, 'surrender')).toMatchObject({ clause: 'bg:melee.9', value: true });
    expect(eight.result.surrenders).toBe(true);
    expect(check({ ...pair, enemies: 7, fought: true }).result.surrenders).toBe(false);
  });

  test('bg:melee.10 a unit that stands fights a round first, whatever it faces', () => {
    const first = check({ figures: 2, leaders: 1, enemies: 48 });
    expect(stepOf(first, 'surrender')).toMatchObject({ clause: 'bg:melee.10', value: false });
    expect(first.result.surrenders).toBe(false);
  });

  test('bg:nonstand.5 two leaderless figures give up to 6 with no round fought, and fight against 5', () => {
    const pair = { figures: 2, inPlay: true };
    const six = check({ ...pair, enemies: 6 });
    expect(stepOf(six, 'three-to-one')).toMatchObject({
      clause: 'bg:nonstand.5',
      value: 6,
      ruling: 'bg:R77',
    });
    expect(stepOf(six, 'surrender')).toMatchObject({ clause: 'bg:nonstand.5', value: true });
    expect(six.result).toEqual({ legal: true, standing: false, surrendersTo: 6, surrenders: true });
    expect(check({ ...pair, enemies: 5 }).result.surrenders).toBe(false);
    expect(check({ ...pair, enemies: 6, fought: true }).result.surrenders).toBe(true);
  });

  test('bg:nonstand.5 bg:melee.9 it surrenders to exactly as many as the melee has it surrender to', () => {
    for (const [figures, leaders] of [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 0],
      [5, 1],
    ] as const) {
      for (let enemies = figures; enemies <= 24; enemies++) {
        const given = { figures, leaders, inPlay: true, enemies };
        // A melee that ends before any die is thrown ends by a surrender.
        const ends = (continued: boolean) => {
          const given = { attackers: enemies, defenders: figures, defenderLeaders: leaders, continued };
          const { result, steps } = withSeed(melee, { ...given, rounds: 1 });
          return !steps.some(({ id }) => id === 'round') && result.how === 'surrendered';
        };
        expect(check(given).result.surrenders).toBe(ends(false));
        expect(check({ ...given, fought: true }).result.surrenders).toBe(ends(true));
      }
    }
  });

  test('bg:nonstand.2 bg:nonstand.3 a non-standing unit must withdraw or join, and may not shoot or charge', () => {
    const weak = check({ figures: 3, inPlay: true });
    expect(stepOf(weak, 'must')).toMatchObject({
      clause: 'bg:nonstand.2',
      text: 'it must retreat or join another unit',
    });
    expect(stepOf(weak, 'may-not')).toMatchObject({
      clause: 'bg:nonstand.3',
      text: 'it may neither shoot nor charge',
    });
    for (const given of [{ figures: 4 }, { vehicle: 'car' }]) {
      expect(ids(given)).not.toContain('must');
      expect(ids(given)).not.toContain('may-not');
    }
  });

  test('bg:unit.3 bg:nonstand.4 ordinary infantry is told what has to do with it, and nothing of models and pillboxes', () => {
    const told = (given: Given) => remindersOf(unitCheck, inputOf(unitCheck, given));
    expect(told({ figures: 6 })).toEqual(['bg:unit.3']);
    expect(told({ figures: 3, inPlay: true })).toEqual(['bg:nonstand.4']);
    expect(told({ figures: 6, inPlay: true })).not.toContain('bg:unit.3');
  });

  test('one more figure never makes a unit give up to fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 0, max: 1 }), (figures, leaders) => {
        const to = (n: number) => check({ figures: n, leaders }).result.surrendersTo as number;
        expect(to(figures + 1)).toBeGreaterThan(to(figures));
      }),
    );
  });
});

describe('a vehicle unit', () => {
  test.each([
    ['one model of any kind', { vehicle: 'heavy-tank' }, true],
    ['two cars', { vehicle: 'car', models: 2 }, true],
    ['two trucks', { vehicle: 'truck', models: 2 }, true],
    ['two carriers', { vehicle: 'apc', models: 2 }, true],
    ['two armoured cars', { vehicle: 'armoured-car', models: 2 }, false],
    ['two tanks', { vehicle: 'light-tank', models: 2 }, false],
    ['three cars', { vehicle: 'car', models: 3 }, false],
  ])('bg:card.17 one unit: %s', (_says, given, is) => {
    const played = check(given);
    expect(stepOf(played, 'models')).toMatchObject({ clause: 'bg:card.17', value: is });
    expect(played.result).toEqual({ legal: is });
  });

  test('bg:card.17 the models of a pair move and shoot each for itself', () => {
    expect(ids({ vehicle: 'car', models: 2 })).toContain('pair');
    expect(ids({ vehicle: 'car' })).not.toContain('pair');
  });

  test('bg:vshoot.4 however light, a vehicle has 1 red die at least', () => {
    expect(legal({ vehicle: 'car', armour: 1 })).toBe(true);
    const bare = check({ vehicle: 'car', armour: 0 });
    expect(stepOf(bare, 'armour')).toMatchObject({ clause: 'bg:vshoot.4', value: false });
    expect(bare.result.legal).toBe(false);
  });

  test('bg:vshoot.4 bg:R45 without --armour it has the red dice of its type, which for most are ours', () => {
    expect(stepOf(check({ vehicle: 'light-tank' }), 'armour')).toMatchObject({ value: true, house: true });
    expect(stepOf(check({ vehicle: 'truck' }), 'armour')).not.toHaveProperty('house');
  });

  test.each([
    ['4', true],
    ['4,2', true],
    ['3', false],
    ['4,3', false],
  ])('bg:vshoot.4 weapons of %s dice: even ones only', (weaponDice, is) => {
    const played = check({ vehicle: 'medium-tank', weaponDice });
    expect(stepOf(played, 'weapons')).toMatchObject({ clause: 'bg:vshoot.4', value: is });
    expect(played.result.legal).toBe(is);
  });

  test.each([
    ['car', false],
    ['truck', false],
    ['armoured-car', true],
    ['apc', true],
    ['heavy-tank', true],
  ])('bg:vshoot.5 whether a %s is armoured: %s', (vehicle, is) => {
    expect(stepOf(check({ vehicle }), 'armoured')).toMatchObject({ clause: 'bg:vshoot.5', value: is });
  });

  test.each([
    ['C', /normally/],
    ['B', /outstanding/],
    ['A', /normally C/],
  ])('bg:grade.3 a vehicle of grade %s', (grade, says) => {
    const line = stepOf(check({ vehicle: 'medium-tank', grade }), 'grade');
    expect(line).toMatchObject({ clause: 'bg:grade.3', value: grade });
    expect(line.text).toMatch(says);
    expect(legal({ vehicle: 'medium-tank', grade })).toBe(true);
  });
});

describe('what makes no question', () => {
  test.each([
    ['more special figures than figures', { figures: 3, leaders: 2, hw: 2 }, 'figures'],
    ['heavy weapons counted twice', { figures: 6, hw: 1, hwFlame: 1 }, 'hw'],
    ['a round fought against nobody', { figures: 6, fought: true }, 'fought'],
    ['figures of a vehicle', { vehicle: 'car', figures: 6 }, 'figures'],
    ['a vehicle that surrenders', { vehicle: 'car', enemies: 6 }, 'enemies'],
    ['armour of infantry', { figures: 6, armour: 2 }, 'armour'],
    ['no armour of infantry', { figures: 6, armour: 0 }, 'armour'],
    ['models of infantry', { figures: 6, models: 2 }, 'models'],
    ['weapon dice of infantry', { figures: 6, weaponDice: '4' }, 'weaponDice'],
    ['weapon dice that are none', { vehicle: 'car', weaponDice: 'two' }, 'weaponDice'],
    ['weapon dice with a gap', { vehicle: 'car', weaponDice: '4,,2' }, 'weaponDice'],
  ])('%s', (_says, given, input) => {
    expect(conflict(given)?.input).toBe(input);
  });

  test('infantry needs its figures, a vehicle does not', () => {
    expect(unitCheck.requires!({})).toEqual(['figures']);
    expect(unitCheck.requires!({ vehicle: 'car' })).toEqual([]);
  });
});

proveAll(unitCheck, [
  ['infantry at the start', { figures: 12, leaders: 3, hw: 2 }],
  ['non-standing, charged', { figures: 3, inPlay: true, enemies: 9 }],
  ['a vehicle', { vehicle: 'apc', models: 2 }],
]);
