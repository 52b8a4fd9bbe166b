import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import { AFVS, MOVERS } from '../../../rulesets/wrg-1925/movement/movers.js';
import { type Given, playing, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';

const TANK = { type: 'medium-tank', pace: 'move-and-fire' };
const { settled: play, refused } = playing(move, TANK);
const far = (given: Given, rulings: Rulings = {}) =>
  (play(given, rulings).result as { metres: number }).metres;
const { blamed: conflictOf } = playing(move);
const crosses = (type: string, rulings: Rulings = {}) => {
  const pace = type === 'horse' ? 'ride' : 'move-and-fire';
  try {
    return far({ type, pace, obstacles: 1 }, rulings);
  } catch {
    return refused({ type, pace, obstacles: 1 }, rulings);
  }
};
const RIDE = { type: 'horse', pace: 'ride' };

describe('paces of vehicles', () => {
  test.each([
    ['dash', 180, 120, 60],
    ['move-and-fire', 120, 80, 40],
  ])(
    'wrg:vehicle.1 %s: %d metres by day, %d by moonlight or illumination, %d in the dark',
    (pace, ...metres) => {
      const [day, moonlight, dark] = metres;
      expect(far({ pace })).toBe(day);
      expect(far({ pace, light: 'moonlight' })).toBe(moonlight);
      expect(far({ pace, light: 'illuminated' })).toBe(moonlight);
      expect(far({ pace, light: 'dark' })).toBe(dark);
      expect(stepOf(play({ pace }), 'pace').clause).toBe('wrg:vehicle.1');
    },
  );

  test('wrg:vehicle.2 wrg:R1 in reverse, swimming and on horseback 60 metres in any light', () => {
    for (const light of ['day', 'moonlight', 'illuminated', 'dark']) {
      for (const given of [{ pace: 'reverse' }, { pace: 'swim' }, RIDE]) {
        expect(far({ ...given, light })).toBe(60);
        expect(play({ ...given, light }).steps.at(-1)!.clause).toBe('wrg:vehicle.2');
      }
    }
    expect(stepOf(play({ pace: 'reverse' }), 'pace')).toMatchObject({
      clause: 'wrg:vehicle.2',
      ruling: 'wrg:R1',
    });
    expect(refused({ pace: 'reverse' }, { 'wrg:R1': 2 })).toBe('wrg:vehicle.2');
    expect(far({ pace: 'swim' }, { 'wrg:R1': 2 })).toBe(60);
  });

  test('wrg:vehicle.2 what goes on two wheels does not swim', () => {
    expect(refused({ type: 'motorcycle', pace: 'swim' })).toBe('wrg:vehicle.2');
  });

  test('wrg:vehicle.2 who swims is told that only an amphibious vehicle does', () => {
    expect(stepOf(play({ type: 'truck', pace: 'swim' }), 'amphibious')).toMatchObject({
      clause: 'wrg:vehicle.2',
      text: 'for an amphibious vehicle alone: no other swims',
    });
    expect(play({ pace: 'reverse' }).steps.map(({ id }) => id)).not.toContain('amphibious');
  });

  test('wrg:vehicle.1 a high speed dash bars firing', () => {
    expect(refused({ pace: 'dash', fire: true })).toBe('wrg:vehicle.1');
    expect(stepOf(play({ pace: 'dash' }), 'firing').value).toBe(false);
    expect(stepOf(play({ fire: true }), 'firing').value).toBe(true);
    expect(stepOf(play({ pace: 'reverse', fire: true }), 'firing')).toMatchObject({
      clause: 'wrg:vehicle.2',
      value: true,
    });
  });
});

describe('moving closed down', () => {
  test('wrg:vehicle.3 40 metres less at speed, 20 in reverse or swimming', () => {
    expect(far({ pace: 'dash', closedDown: true })).toBe(140);
    expect(far({ closedDown: true })).toBe(80);
    expect(far({ closedDown: true, light: 'dark' })).toBe(0);
    expect(far({ pace: 'reverse', closedDown: true })).toBe(40);
    expect(far({ pace: 'swim', closedDown: true })).toBe(40);
    expect(stepOf(play({ closedDown: true }), 'closed-down')).toMatchObject({
      clause: 'wrg:vehicle.3',
      value: -40,
    });
  });

  test('wrg:vehicle.3 wrg:R116 10 metres more for each deduction; if so ruled 10 in place of 40', () => {
    const given = { pace: 'dash', closedDown: true, turns: 2 };
    expect(far(given)).toBe(180 - 40 - 2 * 50);
    expect(stepOf(play(given), 'closed-down-each')).toMatchObject({
      clause: 'wrg:vehicle.3',
      value: -20,
      ruling: 'wrg:R116',
    });
    expect(far(given, { 'wrg:R116': 2 })).toBe(180 - 40 - 2 * 10);
    expect(stepOf(play(given, { 'wrg:R116': 2 }), 'closed-down-each').value).toBe(60);
  });
});

describe('deductions of vehicles', () => {
  test.each([
    ['brush', { brush: true }],
    ['obstacle', { obstacles: 1 }],
    ['halt', { halts: 1 }],
    ['start-up', { startUp: true }],
    ['limbering', { limbering: 1 }],
    ['mounting', { mount: true }],
    ['mounting', { dismount: true }],
    ['troops', { troops: 1 }],
    ['steep-slope', { steepSlope: true }],
  ])('wrg:vehicle.4 %s takes 40 metres off in any light', (id, given) => {
    for (const [light, metres] of [
      ['day', 80],
      ['moonlight', 40],
      ['illuminated', 40],
      ['dark', 0],
    ]) {
      expect(stepOf(play({ ...given, light }), id)).toMatchObject({ clause: 'wrg:vehicle.4', value: -40 });
      expect(far({ ...given, light })).toBe(metres);
    }
  });

  test('wrg:vehicle.4 each obstacle, halt and job is paid for', () => {
    expect(far({ pace: 'dash', halts: 2, troops: 1, obstacles: 1 })).toBe(20);
  });

  test('wrg:vehicle.4 wrg:R8 horses and tracked or multi-wheeled AFVs cross obstacles, and if so ruled soft ones', () => {
    for (const type of MOVERS.slice(1)) {
      const may = ['horse', 'multi-wheeled-afv', 'tracked-afv', 'light-tank', 'medium-tank', 'heavy-tank'];
      const soft = ['truck', 'half-track'];
      const metres = type === 'horse' ? 20 : 80;
      expect(crosses(type), type).toBe(may.includes(type) ? metres : 'wrg:vehicle.4');
      const both = crosses(type, { 'wrg:R8': 2 });
      expect(both, type).toBe([...may, ...soft].includes(type) ? metres : 'wrg:vehicle.4');
    }
    expect(stepOf(play({ obstacles: 1 }), 'obstacle').ruling).toBe('wrg:R8');
  });

  test('wrg:vehicle.4 wrg:R118 medium and heavier tanks crush brush; if so ruled medium ones alone', () => {
    expect(far({ brush: true })).toBe(80);
    expect(far({ brush: true, type: 'heavy-tank' })).toBe(80);
    expect(refused({ brush: true, type: 'light-tank' })).toBe('wrg:vehicle.4');
    expect(refused({ brush: true, type: 'truck' })).toBe('wrg:vehicle.4');
    const medium = { 'wrg:R118': 2 };
    expect(far({ brush: true }, medium)).toBe(80);
    expect(refused({ brush: true, type: 'heavy-tank' }, medium)).toBe('wrg:vehicle.4');
  });

  test('wrg:vehicle.5 wrg:R115 a turn costs 40 metres, one of over 45 degrees 80', () => {
    expect(far({ turns: 1 })).toBe(80);
    expect(far({ sharpTurns: 1 })).toBe(40);
    expect(far({ pace: 'dash', turns: 1, sharpTurns: 1 })).toBe(60);
    expect(stepOf(play({ sharpTurns: 1 }), 'turn-over-45')).toMatchObject({
      clause: 'wrg:vehicle.5',
      value: -40,
      ruling: 'wrg:R115',
    });
    expect(far({ pace: 'dash', closedDown: true, sharpTurns: 1 })).toBe(180 - 40 - 100);
  });

  test('wrg:vehicle.5 wrg:R115 if so ruled every turn costs 40, or only one of over 45 degrees', () => {
    const every = { 'wrg:R115': 2 };
    expect(far({ turns: 1 }, every)).toBe(80);
    expect(far({ sharpTurns: 1 }, every)).toBe(80);
    expect(far({ turns: 1, sharpTurns: 1 }, every)).toBe(40);
    const sharp = { 'wrg:R115': 3 };
    expect(far({ turns: 3 }, sharp)).toBe(120);
    expect(stepOf(play({ turns: 3 }, sharp), 'turn').text).toContain('costs nothing');
    expect(far({ turns: 3, sharpTurns: 1 }, sharp)).toBe(80);
    expect(far({ turns: 1, sharpTurns: 1, closedDown: true }, sharp)).toBe(120 - 40 - 50);
  });

  test('wrg:vehicle.4 wrg:R117 in the dark, closed down and from a halt there is no move', () => {
    const played = play({ light: 'dark', closedDown: true, halts: 1 });
    expect(played.result).toEqual({ metres: 0 });
    expect(stepOf(played, 'short')).toMatchObject({ value: 50, ruling: 'wrg:R117' });
  });

  test('wrg:vehicle.4 wrg:R117 if so ruled there is always a move of an inch', () => {
    const given = { light: 'dark', closedDown: true, halts: 1 };
    expect(far(given, { 'wrg:R117': 2 })).toBe(10);
    expect(far({ light: 'dark' }, { 'wrg:R117': 2 })).toBe(40);
  });

  test('wrg:vehicle.1 a high speed dash keeps to the open: no brush', () => {
    expect(refused({ pace: 'dash', brush: true })).toBe('wrg:vehicle.1');
    expect(far({ pace: 'reverse', brush: true })).toBe(20);
  });
});

describe('cycles and horses', () => {
  test('wrg:vehicle.6 a pedal cycle does half off hard roads', () => {
    const bicycle = { type: 'bicycle' };
    expect(far(bicycle)).toBe(60);
    expect(far({ ...bicycle, hardRoad: true })).toBe(120);
    expect(far({ ...bicycle, turns: 1 })).toBe(40);
    expect(stepOf(play(bicycle), 'bicycle')).toMatchObject({ clause: 'wrg:vehicle.6', value: 60 });
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
  ])('wrg:vehicle.7 of %d dismounted horsemen %d stay with the horses', (men, stay) => {
    const played = play({ ...RIDE, dismount: true, men });
    expect(stepOf(played, 'horses')).toMatchObject({ clause: 'wrg:vehicle.7', value: stay });
    expect(played.result).toEqual({ metres: 20 });
  });

  test('wrg:vehicle.7 wrg:R187 if so ruled one stays for every full three, but one at least', () => {
    const stay = (option: number) => (men: number) =>
      stepOf(play({ ...RIDE, dismount: true, men }, { 'wrg:R187': option }), 'horses').value;
    expect([1, 2, 3, 5, 6, 7].map(stay(1))).toEqual([1, 1, 1, 2, 2, 3]);
    expect([1, 2, 3, 5, 6, 7].map(stay(2))).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test('wrg:vehicle.7 one in three stays, or the horses are lost', () => {
    expect(stepOf(play({ ...RIDE, dismount: true }), 'horses').text).toContain('one man in three');
    expect(stepOf(play({ ...RIDE, dismount: true, leaveHorses: true, men: 6 }), 'horses')).toMatchObject({
      value: 0,
      text: 'nobody holds the horses: they disappear',
    });
    expect(play({ dismount: true }).steps.map(({ id }) => id)).not.toContain('horses');
  });
});

describe('inputs that mean nothing in a vehicle', () => {
  test.each([
    ['woods', { ...TANK, woods: true }],
    ['silent', { ...TANK, silent: true }],
    ['men', { ...TANK, men: 3 }],
    ['men', { ...RIDE, men: 3 }],
    ['leaveHorses', { ...RIDE, leaveHorses: true }],
    ['hardRoad', { ...TANK, hardRoad: true }],
    ['closedDown', { type: 'truck', pace: 'dash', closedDown: true }],
    ['startUp', { ...RIDE, startUp: true }],
    ['pace', { type: 'truck', pace: 'walk' }],
    ['pace', { type: 'horse', pace: 'dash' }],
  ])('%s', (input, given) => {
    expect(conflictOf(given)).toBe(input);
  });

  test('any AFV may move closed down, and a vehicle has to say its pace', () => {
    for (const type of AFVS) expect(conflictOf({ type, pace: 'dash', closedDown: true })).toBeUndefined();
    expect(move.requires?.({ type: 'truck' })).toEqual(['pace']);
    expect(move.requires?.({ type: 'horse' })).toEqual([]);
    expect(move.requires?.({})).toEqual([]);
  });
});
