import { describe, expect, test } from 'vitest';
import { state } from '../../../rulesets/valor-and-victory/state.js';
import { artillery } from '../../../rulesets/valor-and-victory/support/artillery.js';
import { smoke } from '../../../rulesets/valor-and-victory/support/smoke.js';
import { DIRECTIONS } from '../../../rulesets/valor-and-victory/support/tables.js';
import { turnOf } from '../../../rulesets/valor-and-victory/turn/turns.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  blamedIn,
  chanceOf,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  remembered,
  stepOf,
  withDice,
} from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const LIGHT = { mission: 'light-barrage' };
const { blamed: conflictOf } = playing(artillery);

describe('vv:beyond.21.4 accuracy and scatter', () => {
  test.each([1, 2, 3, 4])('vv:beyond.21.4 %i is on target', (face) => {
    expect(withDice(artillery, LIGHT, `${face} 6 6`).result).toMatchObject({ hexes: 0, direction: 'none' });
  });
  test('vv:beyond.21.4 5 scatters one hex, 6 two, and a die gives the direction', () => {
    for (const [i, direction] of DIRECTIONS.entries()) {
      for (const hexes of [1, 2]) {
        const played = withDice(artillery, LIGHT, `${4 + hexes} ${i + 1}`);
        expect(played.result).toEqual({ hexes, direction, casualtyPoints: 0, eliminated: 0 });
      }
    }
    const played = withDice(artillery, LIGHT, '6 5');
    expect(artillery.announce(played.result as never, inputOf(artillery, LIGHT) as never)).toBe(
      'the mission falls 2 hexes off, lower left',
    );
  });
  test('vv:R51 an air strike does not scatter, unless it is ruled to', () => {
    const air = { mission: 'fighter-bomber' };
    expect(stepOf(withDice(artillery, air, '6 6'), 'accuracy')).toMatchObject({ value: 0, ruling: 'vv:R51' });
    expect(withDice(artillery, air, '5 1', { 'vv:R51': 2 }).result.hexes).toBe(1);
  });
});

describe('vv:beyond.21.5 the attack', () => {
  test.each([
    ['light-barrage', 7],
    ['heavy-barrage', 8],
    ['fighter-bomber', 6],
  ])('vv:beyond.21.5 vv:R50 a %s makes %i points with a roll of 4', (mission, points) => {
    const played = withDice(artillery, { mission, landed: true }, '2 2');
    expect(played.result.casualtyPoints).toBe(points);
    expect(stepOf(played, 'row').ruling).toBe('vv:R50');
  });
  test('vv:beyond.21.5 points on infantry in woods or jungle count double, from artillery', () => {
    const given = { landed: true, terrain: 'woods' };
    expect(withDice(artillery, { ...LIGHT, ...given }, '2 2').result.casualtyPoints).toBe(10);
    expect(withDice(artillery, { ...LIGHT, ...given, at: 'gun' }, '2 2').result.casualtyPoints).toBe(5);
    expect(withDice(artillery, { mission: 'fighter-bomber', ...given }, '2 2').result.casualtyPoints).toBe(4);
  });
  test('vv:beyond.21.5 an AFV is hit on 8 or less with cover, and eliminated at the number', () => {
    const given = { ...LIGHT, landed: true, at: 'none', afv: ['C'], terrain: 'woods' };
    expect(withDice(artillery, given, '3 3 2 3').result.eliminated).toBe(1);
    expect(withDice(artillery, given, '3 3 3 3').result.eliminated).toBe(0);
    expect(withDice(artillery, given, '3 4').result.eliminated).toBe(0);
    const immobile = withDice(artillery, { ...given, afv: ['C:immobile'] }, '3 4 2');
    expect(immobile.result.eliminated).toBe(1);
    expect(artillery.announce(immobile.result as never, inputOf(artillery, given) as never)).toBe(
      '1 AFV eliminated',
    );
  });
});

describe('vv:beyond.21.7 supply', () => {
  test('vv:beyond.21.7 each mission marker is used once', () => {
    const given = { ...LIGHT, side: 'Axis', markers: 1 };
    const past = remembered(artillery, state.start, given, withDice(artillery, given, '5 1'));
    expect(turnOf(past).missions).toEqual({ 'axis/light-barrage': 1 });
    expect(refusalOf(artillery, given, {}, past).clause).toBe('vv:beyond.21.7');
    const other = withDice(artillery, { ...given, side: 'Allies' }, '5 1', {}, past);
    expect(stepOf(other, 'marker').text).toBe('the light barrage marker is used up, 0 left');
    const landed = { ...LIGHT, landed: true };
    expect(remembered(artillery, past, landed, withDice(artillery, landed, '6 6'))).toEqual(past);
    expect(conflictOf({ ...LIGHT, landed: true, markers: 1 })).toBe('markers');
    expect(conflictOf({ ...LIGHT, side: 'Axis', landed: true })).toBe('side');
    expect(conflictOf({ ...LIGHT, side: 'Axis' })).toBeUndefined();
  });
  test('vv:beyond.21.7 a mission without a marker is refused, by how many there were', () => {
    const given = { ...LIGHT, side: 'Axis', markers: 2 };
    const once = remembered(artillery, state.start, given, withDice(artillery, given, '5 1'));
    expect(stepOf(withDice(artillery, given, '5 1', {}, once), 'marker').text).toBe(
      'the light barrage marker is used up, 0 left',
    );
    const twice = remembered(artillery, once, given, withDice(artillery, given, '5 1', {}, once));
    expect(refusalOf(artillery, given, {}, twice).message).toBe(
      'No marker of this mission is left: the side had 2, each used once.',
    );
    expect(refusalOf(artillery, { ...given, markers: 0 }).message).toBe(
      'No marker of this mission is left: the side had none.',
    );
    // The markers of another mission are other markers.
    const heavy = { ...given, mission: 'heavy-barrage' };
    expect(stepOf(withDice(artillery, heavy, '5 1', {}, twice), 'marker').text).toMatch(/1 left$/);
  });
  test('vv:beyond.21.7 a smoke barrage scatters, costs two smoke factors and no marker', () => {
    const played = withDice(smoke, { by: 'artillery' }, '6 2');
    expect(played.result).toEqual({ marker: 2, factors: 2, hexes: 2, direction: 'upper right' });
    expect(stepOf(played, 'no-marker').clause).toBe('vv:beyond.21.7');
    expect(turnOf(remembered(smoke, state.start, { by: 'artillery' }, played)).missions).toEqual({});
  });
});

describe('vv:beyond.11 smoke', () => {
  test.each([
    ['infantry', 1, 1],
    ['mortar', 2, 2],
    ['gun', 2, 2],
    ['afv', 2, 2],
  ])('vv:beyond.11 %s places Smoke %i for %i, without a roll', (by, marker, factors) => {
    const played = withDice(smoke, { by }, '');
    expect(played.result).toEqual({ marker, factors, hexes: 0, direction: 'none' });
    expect(stepOf(played, 'smoke').clause).toBe('vv:beyond.11');
  });
  test('vv:beyond.11 the smoke factors of a side run out', () => {
    const given = { by: 'gun', factors: 3, side: 'Axis', target: 'C4' };
    const past = remembered(smoke, state.start, given, withDice(smoke, given, ''));
    expect(turnOf(past)).toMatchObject({ factors: { axis: 2 }, smoke: [{ where: 'c4', marker: 2 }] });
    expect(refusalOf(smoke, given, {}, past).clause).toBe('vv:beyond.11');
    expect(withDice(smoke, { ...given, by: 'infantry' }, '', {}, past).result.factors).toBe(1);
    expect(blamedIn(smoke, { side: 'Axis' })).toBeUndefined();
  });
});

test('two missions of three are on target', () => {
  expect(fraction(...chanceOf(oddsOf(artillery, LIGHT), ({ hexes }) => hexes === 0))).toBe('2/3');
});

proveAll(artillery, [
  ['a light barrage', LIGHT],
  ['woods', { ...LIGHT, terrain: 'woods' }],
  ['at AFVs', { mission: 'heavy-barrage', landed: true, at: 'none', afv: ['C'] }],
  ['an immobile one', { mission: 'heavy-barrage', landed: true, at: 'none', afv: ['D:immobile'] }],
  ['from the air', { mission: 'fighter-bomber', terrain: 'building' }],
  ['from the air, scattering', { mission: 'fighter-bomber' }, { 'vv:R51': 2 }],
]);
proveAll(smoke, [
  ['infantry', {}],
  ['artillery', { by: 'artillery' }],
]);

test('vv:beyond.21.3 a mission of artillery needs an unpinned unit that sees the hex, and no sniper', () => {
  expect(stepOf(withDice(artillery, { ...LIGHT, spotter: 'unpinned' }, '1 4 4'), 'spotter').clause).toBe(
    'vv:beyond.21.3',
  );
  for (const spotter of ['pinned', 'sniper', 'nobody']) {
    expect(refusalOf(artillery, { ...LIGHT, spotter }).clause).toBe('vv:beyond.21.3');
    expect(refusalOf(smoke, { by: 'artillery', spotter }).clause).toBe('vv:beyond.21.3');
  }
  expect(blamedIn(artillery, { mission: 'fighter-bomber', spotter: 'nobody' })).toBe('spotter');
  expect(blamedIn(artillery, { ...LIGHT, landed: true, spotter: 'nobody' })).toBe('spotter');
});
