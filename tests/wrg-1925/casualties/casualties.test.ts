import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import { type Given, inputOf, oddsAtOnce, playing, stepOf, withDice, withSeed } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';

const { chanceThat: chance, said } = playing(shoot);
const potential = (points: number, dice: string, rulings: Rulings = {}) =>
  stepOf(withDice(shoot, { points, targets: 1 }, dice, rulings), 'potential').value;

describe('potential casualties', () => {
  test.each([
    [4, 6],
    [5, 5],
    [10, 4],
    [15, 3],
  ])('wrg:potential.2 a total from %i hits on %i and more', (points, lowest) => {
    expect(potential(points, `potential=${lowest} identify=6`)).toBe(1);
    expect(potential(points, `potential=${lowest - 1}`)).toBe(0);
  });

  test('wrg:potential.2 the row before holds up to the number: 9 needs a 5, 14 a 4, 19 a 3', () => {
    expect(potential(9, 'potential=4')).toBe(0);
    expect(potential(14, 'potential=3')).toBe(0);
    expect(potential(19, 'potential=2')).toBe(0);
  });

  test.each([
    [20, 1],
    [29, 1],
    [30, 2],
    [39, 2],
    [40, 3],
    [99, 3],
  ])('wrg:potential.3 a total of %i needs no die: %i', (points, hits) => {
    const played = withDice(shoot, { points, targets: 4 }, 'identify=6,6,6,6');
    expect(stepOf(played, 'potential')).toMatchObject({ clause: 'wrg:potential.3', value: hits });
  });

  test('wrg:R22 40 or more gives 3; option 2: 2 is the most', () => {
    expect(potential(40, 'identify=6')).toBe(3);
    expect(potential(40, 'identify=6', { 'wrg:R22': 2 })).toBe(2);
    expect(potential(60, 'identify=6', { 'wrg:R22': 2, 'wrg:R67': 2 })).toBe(2);
  });

  test('wrg:R67 never more than 3; option 2: one more for each further 10', () => {
    expect(potential(59, 'identify=6')).toBe(3);
    expect(potential(49, 'identify=6', { 'wrg:R67': 2 })).toBe(3);
    expect(potential(59, 'identify=6', { 'wrg:R67': 2 })).toBe(4);
    expect(potential(60, 'identify=6', { 'wrg:R67': 2 })).toBe(5);
  });

  test('wrg:R73 a total of 0 or less still hits on 6; option 2: nothing is rolled', () => {
    expect(potential(-3, 'potential=6 identify=6')).toBe(1);
    expect(potential(0, '', { 'wrg:R73': 2 })).toBe(0);
    expect(potential(1, 'potential=6 identify=6', { 'wrg:R73': 2 })).toBe(1);
  });
});

describe('who falls', () => {
  test('wrg:identify.1 figures are rolled for one after another until the number is found', () => {
    const played = withDice(shoot, { points: 20, targets: 8 }, 'identify=6,2,1');
    expect(played.result).toEqual({ casualties: 1 });
    expect(stepOf(played, 'identified')).toMatchObject({ clause: 'wrg:identify.4', value: 1 });
    const two = withDice(shoot, { points: 40, targets: 4 }, 'identify=6,1,6,1');
    expect(two.result).toEqual({ casualties: 2 });
    const rolls = two.steps.filter(({ id }) => id === 'rolled-for');
    expect(rolls.map(({ clause, value }) => [clause, value])).toEqual([
      ['wrg:identify.2', 2],
      ['wrg:identify.1', 2],
    ]);
  });

  test('wrg:identify.2 the first falls on 1 or 2, every later one only on 1', () => {
    expect(withDice(shoot, { points: 20, targets: 1 }, 'identify=2').result).toEqual({ casualties: 1 });
    expect(withDice(shoot, { points: 20, targets: 2 }, 'identify=3,2').result).toEqual({ casualties: 0 });
    expect(chance({ points: 20, targets: 1 }, ({ casualties }) => casualties === 1)).toBe('1/3');
    expect(chance({ points: 20, targets: 2 }, ({ casualties }) => casualties === 1)).toBe('4/9');
  });

  test('wrg:identify.4 after one roll for each the rolls stop, found or not', () => {
    const played = withDice(shoot, { points: 40, targets: 3 }, 'identify=1,6,6');
    expect(stepOf(played, 'identified')).toMatchObject({ value: 1, ruling: 'wrg:R77' });
    expect(played.result).toEqual({ casualties: 1 });
  });

  test('wrg:R77 one roll for each figure; option 2: round again until the number is reached', () => {
    const given = { points: 20, targets: 2 };
    expect(withDice(shoot, given, 'identify=6,6').result).toEqual({ casualties: 0 });
    const again = withDice(shoot, given, 'identify=6,6,2,1', { 'wrg:R77': 2 });
    expect(again.result).toEqual({ casualties: 1 });
    const all = { points: 40, targets: 5 };
    expect(chance(all, ({ casualties }) => casualties === 3, { 'wrg:R77': 2 })).toBe('1/1');
    expect(chance({ points: 40, targets: 2 }, ({ casualties }) => casualties === 2, { 'wrg:R77': 2 })).toBe(
      '1/1',
    );
  });

  test('wrg:R78 only the first falls on a 2; option 2: the first for each potential casualty', () => {
    const given = { points: 40, targets: 4 };
    expect(withDice(shoot, given, 'identify=2,2,2,2').result).toEqual({ casualties: 1 });
    expect(withDice(shoot, given, 'identify=2,2,2', { 'wrg:R78': 2 }).result).toEqual({ casualties: 3 });
  });
});

/** Who is rolled for first of two, in fire that finds one casualty. */
const first = (a: string, b: string, more: Given = {}, rulings: Rulings = {}) => {
  const given = { points: 20, figure: [b, a], ...more };
  const order = stepOf(withSeed(shoot, given, 'test', 0, rulings), 'order');
  expect(order.clause).toBe('wrg:identify.3');
  return (order.value as readonly (readonly string[])[]).map((tied) => tied.join('='))[0];
};
/** A grenade through the slit of a bunker, and points enough for a casualty. */
const THROUGH_THE_SLIT = { points: undefined, fire: ['grenade:5'], range: 10, men: 5, intoBuilding: 5 };
/** Grenades beside it, five of them. */
const BESIDE_IT = { points: undefined, fire: ['grenade:5'], range: 10, men: 5 };

describe('the order of priority', () => {
  test.each([
    ['1: in a collapsing building before erect in the open', 'A:collapsing,building', 'B:erect'],
    ['2: erect before prone', 'A:erect,trench', 'B:firing,moving'],
    ['2: grenading before prone', 'A:grenading,trench', 'B:moving,officer'],
    ['2: in a soft vehicle before prone', 'A:in=truck', 'B:moving,officer'],
    ['2: at a heavy weapon before prone', 'A:heavy,trench', 'B:moving,officer'],
    ['3: moving before stationary', 'A:moving,trench', 'B:firing'],
    ['4: firing before not firing', 'A:firing,trench', 'B:officer'],
    ['5: in the open before in soft cover', 'A:90', 'B:soft,officer,10'],
    ['6: in soft cover before in a trench', 'A:soft,90', 'B:trench,officer,10'],
    ['6: in soft cover before in a building', 'A:soft', 'B:building,officer'],
    ['6: in soft cover before in a hard vehicle', 'A:soft', 'B:hatch,officer'],
    ['7: in a trench before in a bunker', 'A:trench,90', 'B:bunker,officer,10'],
    ['8: high rank before low', 'A:cpl,90', 'B:lcpl,10'],
    ['8: officers before sergeants', 'A:rank=officer', 'B:rank=sgt'],
    ['9: near before far', 'A:near=40', 'B:near=41'],
  ])('wrg:identify.3 %s', (_says, a, b) => {
    expect(first(a, b)).toBe('A');
  });

  test('wrg:identify.3 1: men in a bunker come first when it is struck through the slit, else last', () => {
    expect(first('A:bunker', 'B:erect', THROUGH_THE_SLIT)).toBe('A');
    expect(first('A:bunker', 'B:trench', BESIDE_IT)).toBe('B');
  });

  test('wrg:R23 only through the slit; option 2: against any grenade, flame or gun', () => {
    expect(first('A:bunker', 'B:trench', BESIDE_IT)).toBe('B');
    expect(first('A:bunker', 'B:trench', BESIDE_IT, { 'wrg:R23': 2 })).toBe('A');
  });

  test('wrg:R53 grenadiers and crews come second; option 2: only erect men and riders', () => {
    const second = { 'wrg:R53': 2 };
    expect(first('A:grenading,trench', 'B:moving')).toBe('A');
    expect(first('A:heavy,trench', 'B:moving')).toBe('A');
    expect(first('A:grenading,trench', 'B:moving', {}, second)).toBe('B');
    expect(first('A:heavy,trench', 'B:moving', {}, second)).toBe('B');
    expect(first('A:erect,trench', 'B:moving', {}, second)).toBe('A');
    expect(first('A:in=truck', 'B:moving', {}, second)).toBe('A');
  });

  test('wrg:identify.3 the name of a rank is the rank', () => {
    expect(first('Sgt', 'Cpl')).toBe('Sgt');
    expect(first('LCpl', 'Jones')).toBe('LCpl');
  });

  test('wrg:R80 those who are equal in everything are drawn by lot; option 2: as their owner lists them', () => {
    const given = { points: 20, figure: ['A', 'B', '2 C'] };
    expect(first('A', 'B')).toBe('B=A');
    expect(first('A', 'B', {}, { 'wrg:R80': 2 })).toBe('B');
    const played = withDice(shoot, given, 'identify=2 lot=2');
    expect(played.result).toEqual({ casualties: 1, fallen: ['B'] });
    expect(stepOf(played, 'lot')).toMatchObject({ clause: 'wrg:identify.3', ruling: 'wrg:R80' });
    expect(withDice(shoot, given, 'identify=2', { 'wrg:R80': 2 }).result).toEqual({
      casualties: 1,
      fallen: ['A'],
    });
    expect(chance(given, ({ fallen }) => String(fallen) === 'A')).toBe(
      chance(given, ({ fallen }) => String(fallen) === 'B'),
    );
  });

  test('wrg:R80 of those who are equal it is said that one of them falls, before the lot', () => {
    const played = withDice(shoot, { points: 20, figure: ['2 Rider', 'Cyc'] }, 'identify=2 lot=1');
    expect(stepOf(played, 'rolled-for').text).toBe('Rider or Cyc on 1 or 2: Rider or Cyc falls');
  });

  test('wrg:identify.3 where figures are only counted the order in which they fall is said', () => {
    const given = { points: 20, targets: 3 };
    expect(stepOf(withDice(shoot, given, 'identify=1'), 'who')).toMatchObject({
      clause: 'wrg:identify.3',
      value: 1,
    });
    expect(withDice(shoot, given, 'identify=6,6,6').steps.map(({ id }) => id)).not.toContain('who');
  });

  test('who falls is named', () => {
    const given = { points: 30, figure: ['Sgt:erect', '3 Pte:soft,40'] };
    expect(withDice(shoot, given, 'identify=2,6,1').result).toEqual({
      casualties: 2,
      fallen: ['Sgt', 'Pte'],
    });
    expect(said(given, 'identify=2,6,1')).toBe('2 casualties: Sgt and Pte');
    expect(said(given, 'identify=6,6,6,6')).toBe('no casualties');
    expect(said({ points: 1, figure: ['Sgt'] }, 'potential=5')).toBe('no casualties');
  });

  test('the odds of three groups on twelve figures with names are there at once', () => {
    const given = {
      group: [
        'rifle:6,lmg-belt:1;men=8;range=90',
        'rifle:6;men=8;range=90',
        'mg-tripod:1,helper:2;men=3;range=200',
      ],
      figure: Array.from({ length: 12 }, (_, i) => `Man ${'ABCDEFGHIJKL'[i]}:${i + 10}`),
    };
    expect(oddsAtOnce(shoot, given).outcomes).toHaveLength(299);
  });
});

describe('soft equipment', () => {
  test.each([
    ['dashing', 'dashed', 4],
    ['moving', 'moving', 5],
    ['still', 'still', 6],
  ])('wrg:soft.1 a soft vehicle that is %s is saved on %s and more', (_pace, how, lowest) => {
    const given = { points: 20, figure: [`Driver:in=truck,${how}`] };
    const saved = withDice(shoot, given, `identify=6 vehicle=${lowest}`);
    expect(stepOf(saved, 'vehicle')).toMatchObject({ clause: 'wrg:soft.1', value: true });
    expect(saved.result).toEqual({ casualties: 0, fallen: [], vehiclesLost: [], vehiclesBurning: [] });
    const lost = withDice(shoot, given, `identify=6 vehicle=${lowest - 1} fire=3`);
    expect(stepOf(lost, 'vehicle')).toMatchObject({ value: false, ruling: 'wrg:R126' });
    expect(lost.result).toMatchObject({ vehiclesLost: ['truck'], vehiclesBurning: [] });
  });

  test('wrg:soft.1 one roll for a vehicle, however many in it are rolled for, and none where nobody is', () => {
    const given = { points: 20, figure: ['Driver:in=truck', 'Pte:in=truck', 'Sgt:erect,moving'] };
    expect(withDice(shoot, given, 'identify=6,6,6 vehicle=6').result.vehiclesLost).toEqual([]);
    expect(withDice(shoot, given, 'identify=1').result.vehiclesLost).toEqual([]);
  });

  test('wrg:soft.1 what is said of the pace of a vehicle by one man in it holds for all of them', () => {
    for (const figure of [
      ['Sgt:in=truck,moving', 'Pte:in=truck'],
      ['Sgt:in=truck', 'Pte:in=truck,moving'],
    ]) {
      const played = withDice(shoot, { points: 20, figure }, 'identify=1 vehicle=5');
      expect(played.result.vehiclesLost).toEqual([]);
      expect(stepOf(played, 'vehicle').text).toBe('truck, moving, saved on 5 or 6: saved');
    }
    const dashing = { points: 20, figure: ['Sgt:in=truck', 'Pte:in=truck,dashed'] };
    expect(withDice(shoot, dashing, 'identify=1 vehicle=4').result.vehiclesLost).toEqual([]);
  });

  test('wrg:soft.2 a destroyed vehicle burns on 1 or 2', () => {
    const given = { points: 20, figure: ['Driver:in=truck'] };
    expect(withDice(shoot, given, 'identify=6 vehicle=1 fire=2').result.vehiclesBurning).toEqual(['truck']);
    expect(said(given, 'identify=1 vehicle=1 fire=2')).toBe(
      '1 casualty: Driver; truck destroyed; truck on fire',
    );
  });

  test.each(['horse', 'bicycle'])('wrg:soft.2 a %s never burns, and each rider has his own', (mount) => {
    const given = { points: 20, figure: [`2 Rider:in=${mount}`] };
    const played = withDice(shoot, given, 'identify=6,6 vehicle=1,6');
    expect(played.result).toMatchObject({ vehiclesLost: [`${mount} of Rider`], vehiclesBurning: [] });
    expect(stepOf(played, 'fire')).toMatchObject({ clause: 'wrg:soft.2', value: false });
    expect(stepOf(played, 'vehicle').text).toContain('on foot');
    expect(shoot.announce(played.result as never, inputOf(shoot, given) as never)).toBe(
      `no casualties; ${mount} of Rider lost`,
    );
  });

  test('wrg:soft.3 wrg:R24 a radio is rolled for with its man, hit or not; option 2: only if he is hit', () => {
    const given = { points: 20, figure: ['Sgt:radio', 'Pte'] };
    const spared = withDice(shoot, given, 'identify=6,6 radio=1');
    expect(stepOf(spared, 'radio')).toMatchObject({ clause: 'wrg:soft.3', value: true });
    expect(spared.result).toEqual({ casualties: 0, fallen: [], radiosOut: ['Sgt'] });
    expect(withDice(shoot, given, 'identify=1 radio=2').result.radiosOut).toEqual([]);
    expect(withDice(shoot, given, 'identify=6,6', { 'wrg:R24': 2 }).result.radiosOut).toEqual([]);
    expect(withDice(shoot, given, 'identify=1 radio=1', { 'wrg:R24': 2 }).result.radiosOut).toEqual(['Sgt']);
    expect(said(given, 'identify=6,6 radio=1')).toBe('no casualties; radio of Sgt out');
  });

  test('wrg:soft.3 of those who are equal, lots say whose radio is rolled for', () => {
    const given = { points: 20, figure: ['A:radio', 'B', 'C'] };
    const played = withDice(shoot, given, 'identify=6,1 lot=2 spared=1 radio=1');
    expect(played.result).toEqual({ casualties: 1, fallen: ['B'], radiosOut: ['A'] });
    expect(withDice(shoot, given, 'identify=6,1 lot=2 spared=2').result.radiosOut).toEqual([]);
  });
});
