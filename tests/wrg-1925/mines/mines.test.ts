import { describe, expect, test } from 'vitest';
import { tables as field } from '../../../rulesets/wrg-1925/book.js';
import { mines } from '../../../rulesets/wrg-1925/mines/mines.js';
import { mineClearing, mineRolls } from '../../../rulesets/wrg-1925/mines/tables.js';
import { remindersOf } from '../../../src/rules/action.js';
import { type Given, inputOf, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { groupNamed } from '../battle.js';
import { oddsOf, playing, proveAll, refusalOf, remembered, START, withDice } from '../in-battle.js';

const { play, said, chance } = playing(mines);
const meanOf = (given: Given, name: string, rulings: Rulings = {}) => {
  const { outcomes, total } = oddsOf(mines, given, rulings);
  return outcomes.reduce(
    (sum, { value, weight }) => sum + (Number(value[name]) * Number(weight)) / Number(total),
    0,
  );
};
const soft = { at: 'soft' };
const hard = { at: 'hard', type: 'anti-tank' };

describe('the tables', () => {
  test('wrg:table.mines the rolls in play are those of the book', () => {
    const rows = field['wrg:table.mines'].rows.map(([, ...faces]) => faces);
    const upTo = (row: number, ...words: string[]) =>
      rows[row]!.filter((said) => words.includes(String(said))).length;
    const { cells } = mineRolls;
    expect(cells['daylight-casualty'].value).toBe(upTo(0, 'casualty'));
    expect(7 - cells['daylight-sees'].value).toBe(upTo(0, 'sees mine'));
    expect(cells['otherwise-casualty'].value).toBe(upTo(1, 'casualty'));
    expect(upTo(1, 'sees mine')).toBe(0);
    expect(cells['soft-vehicle-crew'].value).toBe(upTo(2, 'hit'));
    expect(cells['hard-vehicle-knocked-out'].value).toBe(upTo(5, 'knocked out'));
  });

  test('wrg:table.mine-clearing times and paths in play are those of the book', () => {
    const { rows } = field['wrg:table.mine-clearing'];
    const cells = mineClearing.cells;
    expect(rows.slice(0, 4).map((row) => row[2])).toEqual([
      cells.detector.value,
      cells.engineers.value,
      cells['engineers-both-types'].value,
      cells.bayonet.value,
    ]);
    const wide = cells['path-width'].value;
    expect(rows[4]![1]).toBe(`path ${wide} wide, ${cells['bangalore-depth'].value} deep, mines or wire`);
    expect(rows[5]![1]).toBe(`path ${wide} wide, ${cells['vehicle-bangalore-depth'].value} deep`);
    expect(rows[6]![1]).toBe(`path ${wide} wide at reverse speed`);
  });
});

describe('men in a field', () => {
  test('wrg:mine.8 a man who walks by day sees a mine on 5 or 6, crosses on 4 and falls on 1 to 3', () => {
    const played = play({ men: 6, squares: 1 }, '1 2 3 4 5 6');
    expect(stepOf(played, 'falls-on')).toMatchObject({ clause: 'wrg:mine.8', value: 3, ruling: 'wrg:R54' });
    expect(stepOf(played, 'sees-on')).toMatchObject({ clause: 'wrg:mine.8', value: 5 });
    expect(stepOf(played, 'square')).toMatchObject({ clause: 'wrg:mine.8', value: 3 });
    expect(stepOf(played, 'spotted')).toMatchObject({ clause: 'wrg:mine.10', value: 2 });
    expect(played.result).toEqual({ casualties: 3, spotted: true });
    expect(chance({ men: 1, squares: 1, pace: 'crawl' }, 'spotted', true)).toBe('1/3');
    expect(chance({ men: 1, squares: 1, pace: 'crawl' }, 'casualties', 1)).toBe('1/2');
  });

  test.each([
    { light: 'dark' },
    { light: 'moonlight' },
    { light: 'illuminated' },
    { pace: 'dash' },
    { pace: 'double' },
    { pace: 'wade' },
    { pace: 'climb' },
  ])('wrg:mine.9 otherwise nobody sees a mine: %j', (how) => {
    const given = { men: 3, squares: 1, ...how };
    const played = play(given, '3 6 5');
    expect(stepOf(played, 'sees-on')).toMatchObject({ clause: 'wrg:mine.9', value: null });
    expect(played.result).toEqual({ casualties: 1, spotted: false });
    expect(chance(given, 'spotted', true)).toBe('0/1');
    expect(chance(given, 'casualties', 3)).toBe('1/8');
  });

  test('wrg:mine.8 those who are left roll again for each square', () => {
    const played = play({ men: 4, squares: 3 }, '1 4 4 4 / 3 4 4 / 4 2');
    expect(played.steps.filter(({ id }) => id === 'square').map(({ value }) => value)).toEqual([1, 1, 1]);
    expect(played.result).toEqual({ casualties: 3, spotted: false });
  });

  test('wrg:mine.8 nobody rolls for squares that nobody reaches', () => {
    expect(play({ men: 2, squares: 5 }, '1 2').result).toEqual({ casualties: 2, spotted: false });
  });

  test('wrg:mine.10 a group that goes on rolls for the squares ahead', () => {
    const played = play({ men: 3, squares: 2, whenSeen: 'on' }, '5 4 4 / 1 6 4');
    expect(stepOf(played, 'spotted').text).toContain('goes on');
    expect(played.result).toEqual({ casualties: 1, spotted: true });
    expect(said({ men: 3, squares: 2, whenSeen: 'on' }, '5 4 4 / 1 6 4')).toBe(
      '1 man falls, and the mines are known',
    );
  });

  test('wrg:mine.10 a group that goes back recrosses the square, but for the man who saw the mine', () => {
    const played = play({ men: 3, squares: 2, whenSeen: 'back' }, '5 4 4 / 1 6');
    expect(stepOf(played, 'spotted').text).toContain('goes back');
    expect(played.steps.filter(({ id, clause }) => id === 'square' && clause === 'wrg:mine.10')).toHaveLength(
      1,
    );
    expect(played.result).toEqual({ casualties: 1, spotted: true });
    expect(said({ men: 3, squares: 2, whenSeen: 'back' }, '5 4 4 / 1 6')).toBe(
      '1 man falls, and the others turn back',
    );
  });

  test('wrg:mine.10 the squares before are recrossed by all, the man who saw the mine among them', () => {
    const played = play({ men: 2, squares: 3, whenSeen: 'back' }, '4 4 / 6 4 / 4 / 1 5');
    expect(played.result).toEqual({ casualties: 1, spotted: true });
  });

  test('wrg:mine.10 each of them has the choice: some go back, whoever saw a mine first, and the others on', () => {
    const given = { men: 4, squares: 2, whenSeen: 'back', goBack: 2 };
    // Three are left: he who saw it and another go back, the other on.
    const played = play(given, '1 5 4 4 / 2 / 6');
    expect(stepOf(played, 'spotted').text).toContain('of which 2 go back');
    expect(played.result).toEqual({ casualties: 2, spotted: true });
    expect(said(given, '1 5 4 4 / 2 / 6')).toBe('2 men fall, and up to 2 of the others turn back');
    // Where fewer are left all of them go back.
    expect(stepOf(play(given, '1 1 5 4 / 6'), 'spotted').text).toContain('which goes back');
    // Further in, those who went on and those who went back throw for the squares before them.
    const far = play({ men: 2, squares: 3, whenSeen: 'back', goBack: 1 }, '4 4 / 6 4 / 2 / 1');
    expect(far.steps.flatMap(({ id, text }) => (id === 'square' ? [text] : []))).toEqual([
      'square 1: none of 2 fall',
      'square 2: none of 2 fall',
      'square 3: 1 of 1 falls',
      'back over square 1: 1 of 1 falls',
    ]);
    // Safe in the first square by day on 5 or 6, or on a 4 and then out of the second.
    expect(chance({ men: 1, squares: 2, whenSeen: 'back', goBack: 1 }, 'casualties', 0)).toBe('7/18');
    expect(meanOf(given, 'casualties')).toBeGreaterThan(
      meanOf({ ...given, goBack: undefined }, 'casualties'),
    );
  });

  test('wrg:mine.10 a lone man who sees a mine in the first square is safe on his way back', () => {
    expect(play({ men: 1, squares: 4, whenSeen: 'back' }, '5').result).toEqual({
      casualties: 0,
      spotted: true,
    });
  });

  test('wrg:mine.5 the mines go off under men: nothing is harmless in a field', () => {
    expect(stepOf(play({ men: 1, squares: 1 }, '3'), 'squares').clause).toBe('wrg:mine.5');
    expect(said({ men: 1, squares: 1 }, '3')).toBe('1 man falls');
    expect(said({ men: 1, squares: 1 }, '4')).toBe('nobody falls');
  });

  test('wrg:mine.11 anti-tank mines do not go off under men, but where both types lie the others do', () => {
    const played = play({ type: 'anti-tank', men: 5, squares: 3 });
    expect(stepOf(played, 'no-trigger').clause).toBe('wrg:mine.11');
    expect(played.result).toEqual({ casualties: 0 });
    expect(play({ type: 'both', men: 1, squares: 1 }, '2').result).toEqual({ casualties: 1, spotted: false });
  });

  test('wrg:option.13 pungi traps with lids are anti-personnel mines', () => {
    const given = { men: 2, squares: 2 };
    const played = play({ ...given, type: 'pungi' }, '4 4 / 2 5');
    expect(stepOf(played, 'pungi').clause).toBe('wrg:option.13');
    expect(played.result).toEqual({ casualties: 1, spotted: true });
    expect(oddsOf(mines, { ...given, type: 'pungi' })).toEqual(oddsOf(mines, given));
    expect(play({ ...soft, type: 'pungi', crew: 1 }, '1').result).toEqual({ state: 'disabled', crewLost: 1 });
  });

  test.each(['day', 'moonlight', 'illuminated'])('wrg:mine.17 marked mines are crossed by %s', (light) => {
    const played = play({ men: 5, squares: 3, marked: true, light });
    expect(stepOf(played, 'marked')).toMatchObject({ clause: 'wrg:mine.17', value: true });
    expect(played.result).toEqual({ casualties: 0 });
  });

  test('wrg:mine.17 on a dark night marks are not seen: men roll, and vehicles run on the mines', () => {
    const men = play({ men: 2, squares: 1, marked: true, light: 'dark' }, '1 5');
    expect(stepOf(men, 'marked').value).toBe(false);
    expect(men.result).toEqual({ casualties: 1, spotted: false });
    const tank = { ...hard, marked: true };
    expect(play({ ...tank, light: 'dark' }, '5').result).toMatchObject({ state: 'immobilised' });
    expect(stepOf(play(tank), 'marked')).toMatchObject({ clause: 'wrg:mine.17', value: true });
    expect(play({ ...tank, crew: 3 }).result).toMatchObject({ state: 'unharmed', crewLost: 0 });
    expect(play({ ...soft, marked: true, crew: 1 }).result).toEqual({ state: 'unharmed', crewLost: 0 });
  });

  test('wrg:mine.7 by day the track of a hard vehicle is safe, by night it is not', () => {
    expect(play({ men: 5, squares: 3, path: true }).result).toEqual({ casualties: 0 });
    const played = play({ men: 2, squares: 1, path: true, light: 'moonlight' }, '3 4');
    expect(stepOf(played, 'path')).toMatchObject({ clause: 'wrg:mine.7', value: false });
    expect(played.result).toEqual({ casualties: 1, spotted: false });
  });

  test('wrg:R177 option 1: a roll for each 10 metre square; option 2: for each 5 metre piece of the belt', () => {
    expect(stepOf(play({ men: 1, squares: 1 }, '4'), 'squares').ruling).toBe('wrg:R177');
    expect(chance({ men: 1, deep: 5 }, 'casualties', 1)).toBe('1/2');
    expect(chance({ men: 1, deep: 5 }, 'casualties', 1, { 'wrg:R177': 2 })).toBe('1/2');
    expect(chance({ men: 1, deep: 10 }, 'casualties', 1)).toBe('1/2');
    expect(chance({ men: 1, deep: 10 }, 'casualties', 1, { 'wrg:R177': 2 })).toBe('3/4');
    expect(chance({ men: 1, squares: 1 }, 'casualties', 1, { 'wrg:R177': 2 })).toBe('3/4');
    expect(chance({ men: 1, deep: 11 }, 'casualties', 1)).toBe('3/4');
  });

  test('wrg:mine.8 more squares never cost fewer men, nor do more men', () => {
    for (const whenSeen of ['on', 'back']) {
      const bySquares = [1, 2, 3, 4, 5].map((squares) => meanOf({ men: 4, squares, whenSeen }, 'casualties'));
      expect(bySquares).toEqual(bySquares.toSorted((x, y) => x - y));
      const byMen = [1, 2, 4, 8].map((men) => meanOf({ men, squares: 2, whenSeen }, 'casualties'));
      expect(byMen).toEqual(byMen.toSorted((x, y) => x - y));
    }
  });

  test('wrg:mine.8 each man falls on half the dice: the mean is what men and squares make of it', () => {
    expect(meanOf({ men: 12, squares: 3 }, 'casualties')).toBeCloseTo(12 * (7 / 8), 9);
    expect(meanOf({ men: 12, squares: 3, light: 'dark' }, 'casualties')).toBeCloseTo(12 * (7 / 8), 9);
  });

  test('wrg:mine.20 mines are recorded before the battle: a reminder', () => {
    expect(remindersOf(mines, inputOf(mines, { men: 1, squares: 1 }))).toEqual(['wrg:mine.20']);
  });
});

describe('vehicles on anti-personnel mines', () => {
  test('wrg:mine.6 a soft vehicle is disabled, and each of its crew is hit on 1', () => {
    const played = play({ ...soft, crew: 3 }, '1 2 1');
    expect(stepOf(played, 'set-off').clause).toBe('wrg:mine.5');
    expect(stepOf(played, 'disabled').clause).toBe('wrg:mine.6');
    expect(stepOf(played, 'crew-hit')).toMatchObject({ clause: 'wrg:mine.6', value: 2 });
    expect(played.result).toEqual({ state: 'disabled', crewLost: 2 });
    expect(said({ ...soft, crew: 3 }, '1 2 1')).toBe('the vehicle is disabled; 2 of the crew hit');
    expect(play(soft).result).toEqual({ state: 'disabled' });
    expect(chance({ ...soft, crew: 1 }, 'crewLost', 1)).toBe('1/6');
  });

  test('wrg:mine.7 a hard vehicle takes no harm and leaves a safe path', () => {
    const played = play({ at: 'hard' });
    expect(stepOf(played, 'no-harm').clause).toBe('wrg:mine.7');
    expect(stepOf(played, 'path')).toMatchObject({ clause: 'wrg:mine.7', value: true });
    expect(played.result).toEqual({ state: 'unharmed' });
  });
});

describe('vehicles on anti-tank mines', () => {
  test('wrg:mine.12 a soft vehicle is destroyed, and those aboard roll like tank crew', () => {
    const given = { ...soft, type: 'anti-tank', crew: 2, smgs: 1, passengers: 3 };
    const played = play(given, 'crew=6,2 passenger=2,3,6');
    expect(stepOf(played, 'destroyed').clause).toBe('wrg:mine.12');
    expect(played.result).toEqual({
      state: 'destroyed',
      withSmg: 1,
      withPistol: 0,
      crewLost: 1,
      passengersOut: 2,
      passengersLost: 1,
      smgsOfEach: [0],
    });
    expect(said(given, 'crew=6,2 passenger=2,3,6')).toMatch(/^the vehicle is destroyed; /);
    expect(play({ ...soft, type: 'anti-tank' }).result).toEqual({ state: 'destroyed' });
  });

  test('wrg:mine.12 the SMGs of a soft vehicle must be named, those of an AFV are aboard', () => {
    expect(play({ ...soft, type: 'anti-tank', crew: 1 }, '6').result).toMatchObject({ withPistol: 1 });
    expect(play({ ...hard, crew: 1 }, '1 6 6').result).toMatchObject({ withSmg: 1 });
  });

  test('wrg:mine.12 wrg:crew.2 so does the infantry, unit by unit: with its own SMGs or pistols, and no grenades', () => {
    const given = { ...soft, type: 'anti-tank', passengers: 5, each: ['2', '3'], passengerSmgs: ['0', '1'] };
    const played = play(given, 'passenger=6,1 passenger=6,6,4');
    expect(stepOf(played, 'passenger-smgs').clause).toBe('wrg:mine.12');
    expect(stepOf(played, 'no-grenades')).toMatchObject({ clause: 'wrg:crew.2', value: 0 });
    expect(played.result).toEqual({
      state: 'destroyed',
      passengersOut: 4,
      passengersLost: 1,
      lostOfEach: [1, 0],
      smgsOfEach: [0, 1],
    });
    expect(chance({ ...soft, type: 'anti-tank', passengers: 1 }, 'passengersLost', 1)).toBe('1/3');
    // By the other options of wrg:R48 and wrg:R168 whoever throws a 6 has an SMG.
    const smgs = (rulings: Rulings) =>
      play(given, 'passenger=6,1 passenger=6,6,4', rulings).result.smgsOfEach;
    expect(smgs({ 'wrg:R48': 2 })).toEqual([1, 2]);
    expect(smgs({ 'wrg:R168': 2 })).toEqual([0, 2]);
  });

  test('wrg:mine.13 wrg:crew.3 infantry on a hard vehicle throws for its personal weapons', () => {
    const played = play({ ...hard, passengers: 2 }, 'mine=1 fire=6 passenger=3,2');
    expect(played.steps.map(({ id }) => id)).not.toContain('infantry');
    expect(played.result).toMatchObject({ passengersOut: 1, passengersLost: 1 });
    expect(played.result.smgsOfEach).toBeUndefined();
  });

  test('wrg:R178 option 1: infantry in a soft vehicle throws as its crew; option 2: it has a roll of its own', () => {
    const given = { ...soft, type: 'anti-tank', crew: 1, passengers: 2 };
    const asCrew = play(given, '3 / 2 6');
    expect(stepOf(asCrew, 'infantry')).toMatchObject({ value: true, ruling: 'wrg:R178' });
    expect(stepOf(asCrew, 'passengers').clause).toBe('wrg:mine.12');
    const apart = play(given, '3 / 3 6', { 'wrg:R178': 2 });
    expect(stepOf(apart, 'infantry').value).toBe(false);
    expect(stepOf(apart, 'passengers').clause).toBe('wrg:crew.3');
    expect(apart.result).toMatchObject({ withPistol: 1, passengersOut: 2 });
  });

  test('wrg:R178 wrg:mine.11 a wheeled gun is destroyed; its men set off the other mines, not the gun', () => {
    const played = play({ at: 'gun', type: 'anti-tank' });
    expect(stepOf(played, 'state')).toMatchObject({ clause: 'wrg:mine.11', ruling: 'wrg:R178' });
    expect(played.result).toEqual({ state: 'destroyed' });
    expect(play({ at: 'gun', type: 'both' }).result).toEqual({ state: 'destroyed' });
    expect(play({ at: 'gun' }).result).toEqual({ state: 'unharmed' });
    expect(said({ at: 'gun', type: 'anti-tank' })).toBe('the gun is destroyed');
  });

  test.each([1, 2, 3])('wrg:mine.13 a hard vehicle is knocked out on %d, and its crew rolls', (roll) => {
    const played = play({ ...hard, crew: 2 }, `mine=${roll} fire=4 crew=2,3`);
    expect(stepOf(played, 'mine')).toMatchObject({ clause: 'wrg:mine.13', value: 'knocked-out' });
    expect(played.result).toEqual({
      state: 'knocked-out',
      onFire: false,
      withSmg: 0,
      withPistol: 1,
      crewLost: 1,
    });
  });

  test.each([4, 5, 6])('wrg:mine.13 a hard vehicle is immobilised on %d and can fire', (roll) => {
    const played = play({ ...hard, crew: 2 }, `${roll}`);
    expect(stepOf(played, 'weapons')).toMatchObject({ clause: 'wrg:mine.13', ruling: 'wrg:R154' });
    expect(played.result).toMatchObject({ state: 'immobilised', onFire: false, crewLost: 0 });
    expect(said({ ...hard, crew: 2 }, `${roll}`)).toBe('the vehicle is immobilised');
  });

  test('wrg:R169 option 1: an AFV that a mine knocks out may burn; option 2: it does not', () => {
    expect(stepOf(play(hard, '1 3'), 'on-fire')).toMatchObject({ value: true, ruling: 'wrg:R169' });
    expect(said(hard, '1 3')).toBe('the vehicle is knocked out and burns');
    expect(chance(hard, 'onFire', true)).toBe('1/4');
    expect(chance(hard, 'onFire', true, { 'wrg:R169': 2 })).toBe('0/1');
    expect(play(hard, '1', { 'wrg:R169': 2 }).result).toEqual({ state: 'knocked-out', onFire: false });
  });

  test('wrg:mine.6 wrg:mine.12 where both types lie, a crew that one mine spares rolls for the other', () => {
    const given = { ...soft, type: 'both', crew: 3 };
    expect(play({ ...soft, type: 'both', hw: 1 }).result).toEqual({ state: 'destroyed' });
    const played = play(given, 'crew-hit=1,4,6 crew=2,5');
    expect(played.result).toEqual({ state: 'destroyed', withSmg: 0, withPistol: 1, crewLost: 2 });
    expect(play({ ...hard, type: 'both' }, '6').result).toMatchObject({ state: 'immobilised' });
    expect(chance({ ...given, crew: 1 }, 'crewLost', 0)).toBe('5/9');
  });
});

describe('mines are set and fired', () => {
  test('wrg:mine.1 only troops in prepared positions set mines, but for the Claymore', () => {
    for (const type of ['anti-personnel', 'anti-tank', 'both', 'pungi', 'fougasse']) {
      expect(refusalOf(mines, { set: true, type }).clause).toBe('wrg:mine.1');
      expect(play({ set: true, type, prepared: true }).result).toEqual({ periods: 0 });
    }
    expect(stepOf(play({ set: true, prepared: true }), 'periods').clause).toBe('wrg:mine.1');
    expect(play({ set: true, type: 'claymore' }).result).toEqual({ periods: 1 });
  });

  test('wrg:mine.2 a Claymore takes a period to set, and its operator is 10 metres off when he fires', () => {
    const played = play({ set: true, type: 'claymore' });
    expect(stepOf(played, 'periods')).toMatchObject({ clause: 'wrg:mine.2', value: 1 });
    expect(stepOf(played, 'operator')).toMatchObject({ clause: 'wrg:mine.2', value: 10 });
    const given = { type: 'claymore', range: 20, targets: 1 };
    expect(refusalOf(mines, { ...given, operator: 9.9 }).clause).toBe('wrg:mine.2');
    expect(play({ ...given, operator: 10 }, '3').result).toEqual({ casualties: 0 });
  });

  test('wrg:mine.4 the operator of a fougasse is not bound to the distance of a Claymore', () => {
    const played = play({ type: 'fougasse', range: 20, targets: 1, operator: 4 }, '3');
    expect(stepOf(played, 'operator')).toEqual({
      id: 'operator',
      clause: 'wrg:mine.4',
      value: 4,
      text: 'its operator is at 4 metres: only that of a Claymore has to keep away',
    });
    expect(played.result).toEqual({ casualties: 0 });
  });

  test.each([
    [1, 10],
    [25, 10],
    [26, 5],
    [50, 5],
  ])('wrg:mine.3 at %d metres a Claymore has %d points', (range, points) => {
    const played = play({ type: 'claymore', range, targets: 1 }, '1');
    expect(stepOf(played, 'effect')).toMatchObject({ clause: 'wrg:mine.3', value: points });
    expect(stepOf(played, 'total').value).toBe(points);
  });

  test('wrg:mine.3 beyond 50 metres, or more than 45 degrees off the centre line, nobody is hit', () => {
    const given = { type: 'claymore', targets: 3, range: 20 };
    expect(refusalOf(mines, { ...given, range: 51 }).clause).toBe('wrg:mine.3');
    expect(refusalOf(mines, { ...given, angle: 46 }).clause).toBe('wrg:mine.3');
    expect(play({ ...given, angle: 45 }, '1').result).toEqual({ casualties: 0 });
  });

  test('wrg:mine.3 wrg:R175 all in the cone are one target: eight men erect in the open make 26 points', () => {
    const given = { type: 'claymore', range: 20, targets: 8, uncovered: 8, erect: 8 };
    const played = play(given, '3 2 4 1');
    expect(stepOf(played, 'targets')).toMatchObject({ clause: 'wrg:mine.3', value: 8, ruling: 'wrg:R175' });
    expect(stepOf(played, 'total').value).toBe(26);
    expect(played.result).toEqual({ casualties: 1 });
  });

  test('wrg:mine.4 wrg:R176 a fougasse is like a Claymore, and flame to those who test unless so ruled', () => {
    const given = { range: 20, targets: 4, uncovered: 4 };
    const played = play({ ...given, type: 'fougasse' }, '1');
    expect(stepOf(played, 'fougasse').clause).toBe('wrg:mine.4');
    expect(stepOf(played, 'flame')).toMatchObject({ value: true, ruling: 'wrg:R176' });
    expect(oddsOf(mines, { ...given, type: 'fougasse' }).outcomes).toEqual(
      oddsOf(mines, { ...given, type: 'claymore' }).outcomes,
    );
    const other = play({ ...given, type: 'fougasse' }, '1', { 'wrg:R176': 2 });
    expect(stepOf(other, 'flame').value).toBe(false);
  });

  test('wrg:R72 option 1: a mine has no chance die; option 2: it has one that is never cancelled', () => {
    const given = { type: 'claymore', range: 20, targets: 1 };
    expect(stepOf(play(given, '1'), 'chance')).toMatchObject({ value: 0, ruling: 'wrg:R72' });
    const played = play(given, '6 1', { 'wrg:R72': 2 });
    expect(stepOf(played, 'chance')).toMatchObject({ value: 6, ruling: 'wrg:R72' });
    expect(stepOf(played, 'total').value).toBe(16);
  });

  test('wrg:mine.3 more men in the open never make a Claymore less deadly, and a bunker helps', () => {
    const given = { type: 'claymore', range: 30, targets: 8 };
    const means = [0, 2, 4, 6, 8].map((uncovered) => meanOf({ ...given, uncovered }, 'casualties'));
    expect(means).toEqual(means.toSorted((x, y) => x - y));
    expect(meanOf({ ...given, bunkered: 2 }, 'casualties')).toBeLessThan(meanOf(given, 'casualties'));
  });
});

describe('mines are found and cleared', () => {
  test.each([
    ['detector', 'wrg:mine.14', 1],
    ['bayonet', 'wrg:mine.16', 5],
  ])('wrg:mine.14 wrg:mine.16 by %s, %s, a square is marked in %d periods', (clear, clause, each) => {
    const played = play({ clear, squares: 3 });
    expect(stepOf(played, 'each')).toMatchObject({ clause, value: each });
    expect(played.result).toEqual({ periods: 3 * each });
    expect(play({ clear }).result).toEqual({ periods: each });
  });

  test('wrg:mine.14 an engineer with a detector walks or crawls', () => {
    expect(play({ clear: 'detector', pace: 'crawl' }).result).toEqual({ periods: 1 });
    expect(refusalOf(mines, { clear: 'detector', pace: 'dash' }).clause).toBe('wrg:mine.14');
  });

  test('wrg:mine.15 other engineers lift one type in 2 periods and both in 3, once they are marked', () => {
    const given = { clear: 'engineers', marked: true };
    expect(play(given).result).toEqual({ periods: 2 });
    expect(play({ ...given, type: 'anti-tank' }).result).toEqual({ periods: 2 });
    expect(stepOf(play({ ...given, type: 'both', squares: 2 }), 'each')).toMatchObject({
      clause: 'wrg:mine.15',
      value: 3,
    });
    expect(said({ ...given, type: 'both', squares: 2 })).toBe('6 periods');
    expect(refusalOf(mines, { clear: 'engineers' }).clause).toBe('wrg:mine.15');
  });

  test('wrg:mine.18 a Bangalore torpedo blows a path 20 by 10 metres through mines or wire, on a vehicle 50', () => {
    expect(play({ clear: 'bangalore' }).result).toEqual({ wide: 20, deep: 10 });
    const wire = play({ clear: 'bangalore', type: 'wire', deep: 25 });
    expect(stepOf(wire, 'path')).toMatchObject({ clause: 'wrg:mine.18', value: 10 });
    expect(wire.result).toEqual({ wide: 20, deep: 10, left: 15 });
    expect(play({ clear: 'vehicle-bangalore', deep: 25 }).result).toEqual({ wide: 20, deep: 25, left: 0 });
    expect(said({ clear: 'bangalore', deep: 25, scale: '20mm' })).toBe(
      'a path 20 metres (2 in) wide, 10 metres (1 in) deep: 15 metres (1.5 in) left',
    );
  });

  test('wrg:mine.14 wrg:mine.15 wrg:mine.16 wrg:mine.18 how deep a field is goes by squares or by metres', () => {
    for (const clear of ['bangalore', 'vehicle-bangalore']) {
      expect(play({ clear, squares: 6 }).result).toEqual(play({ clear, deep: 60 }).result);
    }
    expect(play({ clear: 'vehicle-bangalore', squares: 6 }).result).toEqual({ wide: 20, deep: 50, left: 10 });
    for (const given of [{ clear: 'detector' }, { clear: 'bayonet' }, { clear: 'engineers', marked: true }]) {
      expect(play({ ...given, deep: 25 }).result).toEqual(play({ ...given, squares: 3 }).result);
    }
  });

  test.each(['day', 'moonlight', 'illuminated', 'dark'])(
    'wrg:mine.19 a flail vehicle clears a path 20 metres wide at the speed of reversing: 60 metres by %s',
    (light) => {
      const played = play({ clear: 'flail', light });
      expect(stepOf(played, 'path')).toMatchObject({ clause: 'wrg:mine.19', value: 60 });
      expect(played.result).toEqual({ wide: 20, deep: 60 });
      expect(play({ clear: 'flail', light, closedDown: true }).result).toEqual({ wide: 20, deep: 40 });
    },
  );

  test('wrg:R1 option 1: flails clear at the 60 metres of the sheet; option 2: reversing has no number', () => {
    expect(stepOf(play({ clear: 'flail' }), 'reverse')).toMatchObject({ value: 60, ruling: 'wrg:R1' });
    expect(refusalOf(mines, { clear: 'flail' }, { 'wrg:R1': 2 }).clause).toBe('wrg:mine.19');
  });
});

describe('the game remembers', () => {
  const remains = (given: Given, dice: string) => {
    const past = START;
    return groupNamed(remembered(mines, past, given, withDice(mines, given, dice, {}, past)), 'Blues');
  };

  test('wrg:mine.8 men lost on mines are losses of the group, which was not under fire', () => {
    expect(remains({ men: 3, squares: 1, target: 'Blues' }, '1 2 5')).toMatchObject({
      lostInBattle: 2,
      lostInPeriod: 2,
      underFire: false,
      points: 0,
    });
  });

  test('wrg:mine.3 a Claymore is fire: its points and casualties are those of the period', () => {
    const given = { type: 'claymore', range: 20, targets: 2, target: 'Blues' };
    expect(remains(given, '4 / 1')).toMatchObject({ lostInPeriod: 1, underFire: true, points: 10 });
  });
});

proveAll(mines, [
  ['three men by day', { men: 3, squares: 2 }],
  ['three men who turn back', { men: 3, squares: 2, whenSeen: 'back' }],
  ['some who turn back', { men: 3, squares: 3, whenSeen: 'back', goBack: 1 }],
  ['two men who turn back from far in', { men: 2, squares: 3, whenSeen: 'back' }],
  ['men in the dark', { men: 3, squares: 2, light: 'dark' }],
  ['each piece of a belt', { men: 2, squares: 1, whenSeen: 'back' }, { 'wrg:R177': 2 }],
  ['a belt 5 metres deep', { men: 4, deep: 5 }],
  ['a soft vehicle', { at: 'soft', crew: 3 }],
  ['a soft vehicle on both types', { at: 'soft', type: 'both', crew: 2, smgs: 1, passengers: 1 }],
  [
    'two units on both types',
    {
      ...{ at: 'soft', type: 'both', crew: 2, smgs: 1, passengers: 3, hw: 1 },
      ...{ each: ['1', '2'], passengerSmgs: ['1', '0'] },
    },
  ],
  [
    'passengers as crew',
    { at: 'soft', type: 'anti-tank', crew: 1, passengers: 3, each: ['1', '2'], passengerSmgs: ['1', '1'] },
  ],
  ['passengers by themselves', { at: 'soft', type: 'anti-tank', crew: 1, passengers: 3 }, { 'wrg:R178': 2 }],
  ['a tank', { ...hard, crew: 3 }],
  ['a tank that mines do not set on fire', { ...hard, crew: 2, passengers: 1 }, { 'wrg:R169': 2 }],
  ['a Claymore', { type: 'claymore', range: 20, targets: 3, uncovered: 3 }],
  [
    'a fougasse with a chance die',
    { type: 'fougasse', range: 30, targets: 3 },
    { 'wrg:R72': 2, 'wrg:R176': 2 },
  ],
]);

describe('a vehicle that the game knows', () => {
  const truck = { type: 'anti-tank', at: 'hard', target: 'Truck' };
  const driven = (dice: string) => remembered(mines, START, truck, withDice(mines, truck, dice));

  test('wrg:mine.13 is remembered as immobilised, or as knocked out and on fire', () => {
    expect(groupNamed(driven('5'), 'Truck')).toMatchObject({ afv: true, immobilised: true });
    expect(groupNamed(driven('2 / 3'), 'Truck')).toMatchObject({ knockedOut: true, onFire: true });
    expect(groupNamed(driven('2 / 4'), 'Truck').onFire).toBeUndefined();
    expect(refusalOf(mines, truck, {}, driven('5')).clause).toBe('wrg:mine.13');
  });
});
