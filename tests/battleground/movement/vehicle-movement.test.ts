import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/battleground/movement/move.js';
import type { Rulings } from '../../../src/dice/play.js';
import { chanceOf, type Given, oddsOf, refusalOf, stepOf, withDice, withSeed } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

/** Drives with these faces of the movement dice. */
const driven = (type: string, given: Given, faces: string, rulings: Rulings = {}) =>
  withDice(move, { type, ...given }, `move=${faces}`, rulings);

const inchesOf = (type: string, given: Given, faces: string, rulings: Rulings = {}) =>
  driven(type, given, faces, rulings).result.inches;

const brokenDown = ({ immobilised }: { immobilised?: unknown }) => immobilised === true;

describe('movement dice of vehicles', () => {
  test.each([
    ['car', '3,4,5,6', 18, 'bg:vmove.1', 'moves 4D6: 18 in'],
    ['armoured-car', '3,4,5,6', 18, 'bg:vmove.1', 'moves 4D6: 18 in'],
    ['truck', '4,5,6', 15, 'bg:vmove.2', 'moves 3D6: 15 in'],
    ['apc', '4,5,6', 15, 'bg:vmove.2', 'moves 3D6: 15 in'],
    ['tank', '4,5,6', 15, 'bg:vmove.2', 'moves 3D6: 15 in'],
  ])('bg:vmove.1 bg:vmove.2 the %s rolls %s and moves %i inches', (type, faces, inches, clause, text) => {
    const drive = driven(type, {}, faces);
    expect(drive.result).toEqual({ inches, immobilised: false });
    expect(stepOf(drive, 'roll')).toMatchObject({ clause, value: inches, text });
    expect(stepOf(drive, 'breakdown')).toMatchObject({ clause, value: false });
  });

  test('bg:R25 option 1 takes the presets; option 2 gives whatever runs on wheels four dice, on tracks three', () => {
    const wheels = { 'bg:R25': 2 };
    const dice = (type: string, given: Given, rulings = {}) =>
      stepOf(withSeed(move, { type, ...given }, 'test', 0, rulings), 'roll').dice?.[0]?.faces.length;
    expect(['car', 'armoured-car', 'truck', 'apc', 'tank'].map((type) => dice(type, {}))).toEqual([
      4, 4, 3, 3, 3,
    ]);
    expect(['car', 'armoured-car', 'truck', 'apc', 'tank'].map((type) => dice(type, {}, wheels))).toEqual([
      4, 4, 4, 3, 3,
    ]);
    expect(dice('armoured-car', { tracked: true })).toBe(4);
    expect(dice('armoured-car', { tracked: true }, wheels)).toBe(3);
    expect(dice('truck', { tracked: true }, wheels)).toBe(3);
    expect(dice('truck', { tracked: true, diceMost: 4 }, wheels)).toBe(4);
    expect(stepOf(withSeed(move, { type: 'truck' }, 'test', 0, wheels), 'roll').ruling).toBe('bg:R25');
  });

  test('bg:vmove.1 a car that rolls 1, 1, 2, 1 is immobilised for good', () => {
    const drive = driven('car', {}, '1,1,2,1');
    expect(drive.result).toEqual({ inches: 5, immobilised: true });
    expect(stepOf(drive, 'breakdown')).toMatchObject({
      clause: 'bg:vmove.1',
      value: true,
      text: '5 on all 4 dice: it breaks down for good',
    });
    expect(move.announce(drive.result as never, { type: 'car' } as never)).toBe(
      'broken down for good after 5 in',
    );
  });

  test.each([
    ['1,1,1,1', true],
    ['1,1,1,2', true],
    ['1,1,1,3', true],
    ['1,1,2,2', true],
    ['1,1,1,4', false],
    ['1,2,2,2', false],
  ])('bg:vmove.1 four dice of %s immobilise a car: %s', (faces, down) => {
    expect(driven('car', {}, faces).result.immobilised).toBe(down);
  });

  test.each(['car', 'armoured-car'])('bg:vmove.1 a %s breaks down 15 times in 1296', (type) => {
    const odds = oddsOf(move, { type });
    expect(chanceOf(odds, brokenDown)).toEqual([15n, 1296n]);
    expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
  });

  test('bg:vmove.2 a tank that rolls 1, 1, 1 is immobilised for good', () => {
    const drive = driven('tank', {}, '1,1,1');
    expect(drive.result).toEqual({ inches: 3, immobilised: true });
    expect(stepOf(drive, 'breakdown')).toMatchObject({ clause: 'bg:vmove.2', value: true });
  });

  test('bg:vmove.2 the last move of a tank that broke down cites the clause of tanks', () => {
    expect(stepOf(driven('tank', {}, '1,1,1'), 'last-move')).toMatchObject({
      clause: 'bg:vmove.2',
      value: 3,
      text: 'it makes this move, and then no other',
      ruling: 'bg:R22',
    });
  });

  test('bg:vmove.1 the last move of a car that broke down cites the clause of cars', () => {
    expect(stepOf(driven('car', {}, '1,1,1,1'), 'last-move')).toMatchObject({
      clause: 'bg:vmove.1',
      value: 4,
    });
  });

  test.each(['tank', 'truck', 'apc'])('bg:vmove.2 a %s breaks down once in 216', (type) => {
    expect(chanceOf(oddsOf(move, { type }), brokenDown)).toEqual([1n, 216n]);
    expect(driven(type, {}, '1,1,2').result).toEqual({ inches: 4, immobilised: false });
  });

  test('bg:vmove.3 a tank that rolls two dice, 1 and 1, moves 2 inches and does not break down', () => {
    const drive = driven('tank', { diceCount: 2 }, '1,1');
    expect(drive.result).toEqual({ inches: 2, immobilised: false });
    expect(stepOf(drive, 'safe')).toMatchObject({ clause: 'bg:vmove.3', value: 2 });
  });

  test.each([
    ['car', 1],
    ['car', 2],
    ['car', 3],
    ['tank', 1],
    ['tank', 2],
  ])('bg:vmove.3 a %s on %i dice cannot break down', (type, diceCount) => {
    const odds = oddsOf(move, { type, diceCount });
    expect(chanceOf(odds, brokenDown)[0]).toBe(0n);
    expect(Math.max(...odds.outcomes.map(({ value }) => value.inches as number))).toBe(6 * diceCount);
  });

  test('(bg:vmove.3) all the dice may be asked for by number, with their risk', () => {
    expect(chanceOf(oddsOf(move, { type: 'car', diceCount: 4 }), brokenDown)).toEqual([15n, 1296n]);
  });

  test.each([
    ['tank', 'A tank'],
    ['truck', 'A truck'],
    ['apc', 'An APC'],
  ])('bg:vmove.2 a %s has no fourth die', (type, named) => {
    expect(refusalOf(move, { type, diceCount: 4 })).toMatchObject({
      clause: 'bg:vmove.2',
      message: `${named} rolls up to 3 dice, not 4.`,
    });
  });

  test('bg:vmove.1 a truck to which the scenario gives four dice rolls four, with their risk', () => {
    const drive = driven('truck', { diceMost: 4 }, '1,1,2,2');
    expect(drive.result).toEqual({ inches: 6, immobilised: true });
    expect(stepOf(drive, 'roll')).toMatchObject({ clause: 'bg:vmove.1', value: 6 });
    expect(chanceOf(oddsOf(move, { type: 'truck', diceMost: 4 }), brokenDown)).toEqual([15n, 1296n]);
  });

  test.each([
    ['tank', 4, 'bg:vmove.2', 'A tank has 3 dice, not 4', undefined],
    ['car', 3, 'bg:vmove.1', 'A car has 4 dice, not 3', 'To roll fewer of them: --dice-count 3.'],
  ])('bg:vmove.1 bg:vmove.2 no scenario gives a %s %i dice', (type, diceMost, clause, message, hint) => {
    const refusal = refusalOf(move, { type, diceMost });
    expect(refusal.clause).toBe(clause);
    expect(refusal.message).toContain(message);
    expect(refusal.hint).toBe(hint);
  });

  test.each([
    ['tank', 3, '3,4,4'],
    ['car', 4, '3,4,4,5'],
  ])('bg:vmove.2 a %s with the %i dice it has anyway just moves', (type, diceMost, faces) => {
    expect(inchesOf(type, { diceMost }, faces)).toBe(inchesOf(type, {}, faces));
  });

  test('bg:vmove.2 a tank that asks for a fourth die is not sent on to the dice of scenarios', () => {
    expect(refusalOf(move, { type: 'tank', diceCount: 4 }).hint).toBeUndefined();
    expect(refusalOf(move, { type: 'truck', diceCount: 4 }).hint).toContain('--dice-most');
  });

  test('bg:vmove.2 an armoured car to which the scenario gives three dice rolls three', () => {
    expect(driven('armoured-car', { diceMost: 3 }, '1,1,2').result).toEqual({
      inches: 4,
      immobilised: false,
    });
    expect(refusalOf(move, { type: 'armoured-car', diceMost: 3, diceCount: 4 }).clause).toBe('bg:vmove.2');
  });
});

describe('the way of a vehicle', () => {
  test('bg:vmove.4 rolled 10 on a road: 15 inches and no marker', () => {
    const drive = driven('tank', { road: true }, '2,3,5');
    expect(drive.result.inches).toBe(15);
    expect(stepOf(drive, 'road')).toMatchObject({ clause: 'bg:vmove.4', value: 15 });
    expect(drive.steps.map(({ id }) => id)).not.toContain('road-marker');
  });

  test('bg:vmove.5 a tank rolled 11 with one turn of 90 degrees: 8 inches', () => {
    const drive = driven('tank', { turn: 90 }, '3,4,4');
    expect(drive.result.inches).toBe(8);
    expect(stepOf(drive, 'turn')).toMatchObject({ clause: 'bg:vmove.5', value: 3, ruling: 'bg:R24' });
  });

  test.each(['apc', 'truck', 'armoured-car'])(
    'bg:vmove.5 a %s on tracks pays for turning like a tank',
    (type) => {
      const drive = driven(type, { turn: 90, tracked: true }, type === 'armoured-car' ? '3,4,3,1' : '3,4,4');
      expect(drive.result.inches).toBe(8);
      expect(stepOf(drive, 'turn')).toMatchObject({ clause: 'bg:vmove.5', value: 3 });
    },
  );

  test('bg:vmove.5 turning about costs a tank 6 inches', () => {
    expect(inchesOf('tank', { turn: 180 }, '3,4,4')).toBe(5);
  });

  test.each(['car', 'truck', 'armoured-car'])('bg:vmove.6 the %s pays nothing for turning', (type) => {
    const faces = type === 'truck' ? '3,4,4' : '3,4,4,5';
    const drive = driven(type, { turn: 270 }, faces);
    expect(drive.result.inches).toBe(type === 'truck' ? 11 : 16);
    expect(stepOf(drive, 'turn')).toMatchObject({ clause: 'bg:vmove.6', value: 0 });
  });

  test.each([
    [9, 3],
    [3, 7],
    [200, 3],
    [6, 5],
  ])('bg:vmove.7 rolled 9 with %i inches in reverse: %i inches', (reverse, inches) => {
    const drive = driven('tank', { reverse }, '3,3,3');
    expect(drive.result.inches).toBe(inches);
    expect(stepOf(drive, 'reverse')).toMatchObject({ clause: 'bg:vmove.7', value: inches });
  });

  test.each([
    ['9 of 9 in reverse: 9 x 1 1/2 / 3', 'tank', { reverse: 9 }, '3,3,3', 4.5],
    ['3 of 9 in reverse: 6 x 1 1/2 + 3 x 1 1/2 / 3', 'tank', { reverse: 3 }, '3,3,3', 10.5],
    ['6 of 12 in a ford: 6 x 1 1/2 + 6 x 1 1/2 / 2', 'car', { ford: 6 }, '3,3,3,3', 13.5],
    ['the first 3 of 9 off it, 3 in reverse: 3 + 4.5 + 1.5', 'tank', { offRoad: 3, reverse: 3 }, '3,3,3', 9],
    ['the first 3 of 9 off it, all in reverse: 1 + 3', 'tank', { offRoad: 3, reverse: 9 }, '3,3,3', 4],
  ])(
    'bg:R17 bg:vmove.4 bg:vmove.7 each inch of a roll on the road has the bonus and then its fraction, %s',
    (_, type, given, faces, inches) => {
      expect(inchesOf(type, { road: true, ...given }, faces)).toBe(inches);
    },
  );

  test('bg:vmove.7 the line says how much of the way is backed, road bonus and all', () => {
    expect(stepOf(driven('tank', { road: true, reverse: 3 }, '3,3,3'), 'reverse').text).toBe(
      '4.5 in of it in reverse, at a third: 10.5 in',
    );
  });

  test.each([
    ['3 in a ford and 3 others in reverse: 3 + 1.5 + 1', { ford: 3, reverse: 3 }, 5.5],
    ['all of it backwards through a ford: 9 / 2 / 3', { ford: 9, reverse: 9 }, 1.5],
    ['all in a ford, the last 3 in reverse: 3 + 0.5', { ford: 9, reverse: 3 }, 3.5],
    ['6 in a ford and 6 in reverse, which 3 share: 1.5 + 0.5 + 1', { ford: 6, reverse: 6 }, 3],
  ])('bg:terrain.6 bg:vmove.7 a roll of 9, %s', (_, given, inches) => {
    expect(inchesOf('tank', given, '3,3,3')).toBe(inches);
  });

  test('bg:R18 thirds that make whole inches are whole: nothing is rounded', () => {
    for (let reverse = 0; reverse <= 9; reverse += 1) {
      const far = 13.5 - reverse;
      const inches = inchesOf('tank', { road: true, reverse }, '3,3,3', { 'bg:R18': 2 });
      expect(inches).toBe(Math.floor(far));
    }
  });

  test.each(['car', 'truck', 'armoured-car', 'apc'])('bg:vmove.8 a %s runs nobody over', (type) => {
    expect(refusalOf(move, { type, intoEnemy: true })).toMatchObject({
      clause: 'bg:vmove.8',
      message: 'A vehicle may not ram another or run people over.',
    });
  });

  test.each(['car', 'truck', 'armoured-car', 'apc', 'tank'])('bg:dig.6 a %s may not dig in', (type) => {
    expect(refusalOf(move, { type, digIn: true }).clause).toBe('bg:dig.6');
  });

  test('bg:dig.6 a vehicle that started dug in drives off at no cost and is dug in no more', () => {
    const drive = driven('tank', { dugIn: true }, '3,4,4');
    expect(drive.result.inches).toBe(11);
    expect(stepOf(drive, 'dug-in')).toMatchObject({ clause: 'bg:dig.6', value: false });
  });

  test('bg:terrain.6 a ford halves the part of a drive in it', () => {
    expect(inchesOf('tank', { ford: 4 }, '3,4,4')).toBe(9);
  });

  test('bg:move.14 a tank may always move an inch, whatever its turns cost', () => {
    const drive = driven('tank', { turn: 360, diceCount: 1 }, '4');
    expect(drive.result.inches).toBe(1);
    expect(stepOf(drive, 'minimum')).toMatchObject({ clause: 'bg:move.14', value: 1 });
  });

  test('bg:move.3 a vehicle that declared a distance need not use the rest of its roll', () => {
    expect(inchesOf('car', { declared: 6 }, '3,4,4,5')).toBe(6);
  });
});

describe('rulings on the movement of vehicles', () => {
  test.each([
    [1, 'tank', '1,1,1', 3],
    [2, 'tank', '1,1,1', 0],
    [1, 'car', '1,1,2,1', 5],
    [2, 'car', '1,1,2,1', 0],
  ])(
    'bg:R22 under option %i a %s that breaks down with %s moves %i inches',
    (option, type, faces, inches) => {
      const drive = driven(type, {}, faces, { 'bg:R22': option });
      expect(drive.result).toEqual({ inches, immobilised: true });
      expect(drive.rulings['bg:R22']).toBe(option);
      expect(stepOf(drive, 'last-move')).toMatchObject({ value: inches, ruling: 'bg:R22' });
    },
  );

  test.each([
    [1, 45, 1.5],
    [2, 45, 3],
    [1, 90, 3],
    [2, 90, 3],
    [1, 120, 4],
    [2, 120, 6],
    [1, 180, 6],
    [2, 180, 6],
  ])('bg:R24 under option %i a tank pays for %i degrees %f inches', (option, turn, cost) => {
    const drive = driven('tank', { turn }, '4,4,4', { 'bg:R24': option });
    expect(drive.result.inches).toBe(12 - cost);
    expect(stepOf(drive, 'turn')).toMatchObject({ clause: 'bg:vmove.5', value: cost, ruling: 'bg:R24' });
  });

  test.each([
    [1, 1],
    [2, 0],
  ])('bg:R16 under option %i a tank with nothing left after its turn moves %i inches', (option, inches) => {
    const drive = driven('tank', { turn: 180, diceCount: 1 }, '4', { 'bg:R16': option });
    expect(drive.result.inches).toBe(inches);
    expect(stepOf(drive, 'minimum')).toMatchObject({ value: inches, ruling: 'bg:R16' });
  });

  test.each([
    [1, 3.67],
    [2, 3],
    [3, 3.5],
  ])('bg:R18 under option %i 11 inches in reverse are %f', (option, inches) => {
    expect(inchesOf('tank', { reverse: 11 }, '3,4,4', { 'bg:R18': option })).toBe(inches);
  });

  test.each([
    [1, 12],
    [2, 12],
    [3, 10],
  ])('bg:R26 under option %i four inches of brush leave a tank %i of 12 inches', (option, inches) => {
    const drive = driven('tank', { slow: 4 }, '4,4,4', { 'bg:R26': option });
    expect(drive.result.inches).toBe(inches);
    expect(stepOf(drive, 'slow').value).toBe(inches);
  });

  test.each([
    [1, 9],
    [2, 12],
  ])('bg:R27 under option %i a wall leaves a tank %i of 12 inches', (option, inches) => {
    const drive = driven('tank', { obstacles: 1 }, '4,4,4', { 'bg:R27': option });
    expect(drive.result.inches).toBe(inches);
    expect(stepOf(drive, 'obstacles')).toMatchObject({ clause: 'bg:terrain.3', ruling: 'bg:R27' });
  });
});

proveAll(move, [
  ['a tank that backs along a road', { type: 'tank', road: true, reverse: 4 }],
  ['the same, with part of it off the road', { type: 'tank', road: true, offRoad: 3, reverse: 4 }],
  ['R17, the same without a bonus', { type: 'tank', road: true, offRoad: 3, reverse: 4 }, { 'bg:R17': 2 }],
  ['a road through a ford', { type: 'truck', road: true, ford: 6, turn: 90 }],
  [
    'R26, slow ground, a ford and reversing on one way',
    { type: 'tank', slow: 2, ford: 3, reverse: 5 },
    { 'bg:R26': 3 },
  ],
  [
    'R18, half inches of a road walked through a ford',
    { road: true, run: true, ford: 4, offRoad: 2 },
    { 'bg:R18': 3 },
  ],
]);
