import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  chanceOf,
  conflictWith,
  type Given,
  oddsAtOnce,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
} from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const { play, refused: refusal, said } = playing(closeAssault);
const result = (given: Given, dice: string, rulings: Rulings = {}) => play(given, dice, rulings).result;
/** An assault that cannot take the hex. */
const HOPELESS = { attack: 1, defend: 9, defenderLeader: 2 };
const MIXED = { ...HOPELESS, assaulters: 2, defenders: 2, afv: 1 };
/** Nobody leads the crews of AFVs that are alone. */
const CREWS = { attack: 1, defend: 9 };
const ALONE = { ...CREWS, assaulters: 2, defenders: 1, afv: 1 };

describe('a failed assault on an AFV', () => {
  test('vv:15.10a its owner rolls a die: at or below the points it is immobilised, above them nothing happens', () => {
    const given = { ...MIXED, onAfv: ['2'] };
    const hit = play(given, 'assault=6,6 afv=2 afv-crew=3');
    expect(stepOf(hit, 'afv')).toMatchObject({ clause: 'vv:15.10a', value: true });
    expect(hit.result).toMatchObject({ defenderCP: 2, immobilised: 1, abandoned: 0 });
    expect(result(given, 'assault=6,6 afv=3')).toMatchObject({ immobilised: 0, abandoned: 0 });
  });

  test('vv:15.10b three points immobilise it without a roll, and it takes no more', () => {
    const given = { ...MIXED, assaulters: 4, onAfv: ['3'] };
    const played = play(given, 'assault=6,6 afv-crew=3');
    expect(stepOf(played, 'afv')).toMatchObject({ clause: 'vv:15.10b', value: true });
    expect(refusal({ ...given, onAfv: ['4'] })).toBe('vv:15.10b');
  });

  test('vv:15.10c the other units in the hex take the rest', () => {
    const played = play({ ...MIXED, assaulters: 4, onAfv: ['1'] }, 'assault=6,6 afv=6');
    expect(stepOf(played, 'rest')).toMatchObject({ clause: 'vv:15.10c', value: 3 });
  });

  test('vv:18.6a vv:18.6c the crew of an AFV that is immobilised abandons it on 2 or less', () => {
    const given = { ...MIXED, onAfv: ['2'] };
    const gone = play(given, 'assault=6,6 afv=1 afv-crew=2');
    expect(stepOf(gone, 'afv-crew')).toMatchObject({ clause: 'vv:18.6a', value: false, ruling: 'vv:R38' });
    expect(gone.result).toMatchObject({ immobilised: 0, abandoned: 1 });
    const stays = play(given, 'assault=6,6 afv=1 afv-crew=3');
    expect(stepOf(stays, 'afv-immobile').clause).toBe('vv:18.6c');
  });

  test('vv:18.6b an immobile AFV that survives an assault checks its crew again, with points or without', () => {
    const given = {
      assault: ['2xhalf-squad:1-6-2'],
      defend: ['afv:mg=9:immobile,squad:9-6-4'],
    };
    const played = play({ ...given, onAfv: ['0'] }, 'assault=6,6 afv-crew=1');
    expect(stepOf(played, 'afv-crew')).toMatchObject({ clause: 'vv:18.6b', value: false });
    expect(result({ ...given, onAfv: ['2'] }, 'assault=6,6 afv-crew=4')).toMatchObject({ immobilised: 1 });
  });

  test('vv:R38 option 2: no crew check; option 3: an immobile AFV takes no points', () => {
    const given = { ...MIXED, onAfv: ['2'] };
    expect(result(given, 'assault=6,6 afv=1', { 'vv:R38': 2 })).toMatchObject({ immobilised: 1 });
    const immobile = {
      assault: ['2xhalf-squad:1-6-2'],
      defend: ['afv:mg=9:immobile,squad:9-6-4'],
    };
    expect(refusal({ ...immobile, onAfv: ['1'] }, { 'vv:R38': 3 })).toBe('vv:15.10b');
    expect(result({ ...immobile, onAfv: ['0'] }, 'assault=6,6 afv-crew=5', { 'vv:R38': 3 })).toMatchObject({
      immobilised: 1,
    });
  });

  test('vv:R38 option 3: of two AFVs the one that still moves takes all that AFVs can take', () => {
    const option3 = { 'vv:R38': 3 };
    const two = { assault: ['4xsquad:1-6-4'], defend: ['afv:mg=9:immobile,afv:mg=9'] };
    const played = play(two, 'assault=6,6 afv-1-crew=4 afv-2-crew=3', option3);
    expect(stepOf(played, 'afv-2')).toMatchObject({ clause: 'vv:15.10b', value: true });
    expect(stepOf(played, 'rest').text).toBe('1 more is lost: nothing else is in the hex');
    expect(played.result).toMatchObject({ immobilised: 2, abandoned: 0 });
    const shared = { ...two, onAfv: ['0', '3'] };
    expect(play(shared, 'assault=6,6 afv-1-crew=4 afv-2-crew=3', option3).result).toEqual(played.result);
    const refused = refusalOf(closeAssault, { ...two, onAfv: ['1', '2'] }, option3);
    expect(refused).toMatchObject({
      clause: 'vv:15.10b',
      hint: expect.stringContaining('--on-afv 0 --on-afv 3'),
    });
    expect(result({ ...two, onAfv: ['1', '3'] }, 'assault=6,6 afv-1-crew=4 afv-2-crew=3')).toMatchObject({
      immobilised: 2,
    });
    const both = { ...two, defend: ['2xafv:mg=9:immobile'] };
    const none = play(both, 'assault=6,6 afv-1-crew=4 afv-2-crew=3', option3);
    expect(stepOf(none, 'rest')).toMatchObject({ clause: 'vv:15.10c', value: 4 });
  });

  test('vv:18.6b which AFV a line without dice is about is said where there are two', () => {
    const two = { assault: ['3xsquad:1-6-4'], defend: ['afv:mg=9:immobile,afv:mg=9'], onAfv: ['1', '2'] };
    const { steps } = play(two, 'assault=6,6 afv-1-crew=4 afv-2=5');
    expect(steps.filter(({ id }) => id.startsWith('afv-')).map(({ text }) => text)).toEqual([
      'AFV 1: immobile before, the points do it no more harm',
      'crew check, 2 or less abandons it: the crew stays',
      'AFV 1: immobile, it neither moves nor turns, and fires as before',
      '2 points on the AFV: no effect',
    ]);
  });

  test('vv:18.6b where points are left for wg casualties it is told that the crews have made their checks', () => {
    const mixed = { assault: ['3xsquad:1-6-4'], defend: ['afv:mg=9:immobile,squad:9-6-4'] };
    const told = (given: Given, dice: string, rulings: Rulings = {}) =>
      play(given, dice, rulings).steps.find(({ id }) => id === 'crew-checked');
    expect(told(mixed, 'assault=6,6 afv-crew=3')).toMatchObject({
      clause: 'vv:18.6b',
      text: 'this crew has made the check: wg casualties takes the points with --crew-checked',
    });
    expect(told(mixed, 'assault=6,6 afv-crew=2')).toBeUndefined();
    expect(told(mixed, 'assault=6,6', { 'vv:R38': 2 })).toBeUndefined();
    expect(told({ ...mixed, onAfv: ['2'] }, 'assault=6,6 afv-crew=3')).toBeDefined();
    expect(told({ ...mixed, onAfv: ['3'] }, 'assault=6,6 afv-crew=3')).toBeUndefined();
    const alone = { assault: ['4xsquad:1-6-4'], defend: ['afv:mg=9:immobile'] };
    expect(told(alone, 'assault=6,6 afv-crew=3')).toBeUndefined();
  });

  test('vv:R36 the owner splits the points; option 2: the AFV takes the first three', () => {
    const given = { ...MIXED, assaulters: 4, onAfv: ['1'] };
    expect(result(given, 'assault=6,6 afv=6')).toMatchObject({ immobilised: 0 });
    expect(refusal(given, { 'vv:R36': 2 })).toBe('vv:15.10c');
    expect(result({ ...given, onAfv: ['3'] }, 'assault=6,6 afv-crew=6', { 'vv:R36': 2 })).toMatchObject({
      immobilised: 1,
    });
  });

  test('vv:R37 three points for each of two AFVs; option 2: three for both', () => {
    const two = { ...CREWS, assaulters: 4, defenders: 2, afv: 2 };
    expect(result({ ...two, onAfv: ['2', '2'] }, 'assault=6,6 afv-1=3 afv-2=3')).toMatchObject({
      immobilised: 0,
    });
    expect(refusal({ ...two, onAfv: ['2', '2'] }, { 'vv:R37': 2 })).toBe('vv:15.10b');
    expect(result({ ...two, onAfv: ['3'] }, 'assault=6,6 afv-1-crew=3', { 'vv:R37': 2 })).toMatchObject({
      immobilised: 1,
    });
  });

  test('vv:18.6b the crew of an AFV immobile before checks too where its owner has not said what goes on it', () => {
    const given = { assault: ['3xsquad:1-6-4'], defend: ['afv:mg=9:immobile', 'squad:9-6-4'] };
    const gone = play(given, 'assault=6,6 afv-crew=2');
    expect(stepOf(gone, 'afv-crew')).toMatchObject({ clause: 'vv:18.6b', value: false, ruling: 'vv:R38' });
    expect(stepOf(gone, 'on-afv').text).toBe(
      'up to 3 points may go on the AFV: immobile already, no harm from them; say them with --on-afv',
    );
    expect(gone.result).toMatchObject({ immobilised: 0, abandoned: 1 });
    expect(result(given, 'assault=6,6 afv-crew=3')).toMatchObject({ immobilised: 1, abandoned: 0 });
    expect(result(given, 'assault=6,6', { 'vv:R38': 2 })).toMatchObject({ immobilised: 1, abandoned: 0 });
  });

  test('vv:15.10a (vv:14.61a) the owner splits the points on two AFVs that are alone, unless there is one way to do it', () => {
    const two = { ...CREWS, assaulters: 4, defenders: 2, afv: 2 };
    expect(stepOf(play(two, 'assault=6,6'), 'on-afv').text).toBe(
      '4 points go on the AFVs as their owner splits them: immobilised on that roll or less; say them with --on-afv',
    );
    expect(result({ ...two, onAfv: ['2', '2'] }, 'assault=6,6 afv-1=3 afv-2=3').defenderCP).toBe(4);
  });

  test('vv:R39 passengers may take the points of their AFV; option 2: it is alone with them', () => {
    const given = { assault: ['2xsquad:1-6-4'], defend: ['afv:mg=9,squad:4-6-4:aboard'] };
    const played = play(given, 'assault=6,6');
    expect(stepOf(played, 'passengers')).toMatchObject({ clause: 'vv:15.10d', ruling: 'vv:R39' });
    expect(stepOf(played, 'passengers-pinned').clause).toBe('vv:15.10e');
    expect(stepOf(played, 'passengers-leave').clause).toBe('vv:15.10f');
    expect(result({ ...given, onAfv: ['0'] }, 'assault=6,6')).toMatchObject({ immobilised: 0 });
    expect(result(given, 'assault=6,6 afv=2 afv-crew=5', { 'vv:R39': 2 })).toMatchObject({ immobilised: 1 });
    expect(refusal({ ...given, onAfv: ['0'] }, { 'vv:R39': 2 })).toBe('vv:15.10c');
  });

  test('vv:15.10d what is left beside an AFV that is alone with its passengers is for them', () => {
    const given = { assault: ['4xsquad:1-6-4'], defend: ['afv:mg=9,squad:4-6-4:aboard'], onAfv: ['1'] };
    expect(stepOf(play(given, 'assault=6,6 afv=6'), 'rest').text).toBe('3 more for the passengers');
  });

  test('vv:15.10f what passengers cannot take goes on their AFV', () => {
    const given = { assault: ['4xsquad:1-6-4'], defend: ['afv:mg=9,half-squad:2-6-2:aboard'] };
    expect(refusal({ ...given, onAfv: ['1'] })).toBe('vv:15.10f');
    expect(result({ ...given, onAfv: ['2'] }, 'assault=6,6 afv=6')).toMatchObject({ immobilised: 0 });
  });

  test('vv:R32 valorous passengers take a point more each; option 2: one of them', () => {
    const heroes = 'hero:-1:aboard,hero:-1:aboard';
    const given = { assault: ['4xsquad:1-6-4'], defend: [`afv:mg=9,${heroes}`], onAfv: ['0'] };
    expect(result(given, 'assault=6,6')).toMatchObject({ defenderCP: 4, immobilised: 0 });
    expect(refusal(given, { 'vv:R32': 2 })).toBe('vv:15.10f');
    expect(result({ ...given, onAfv: ['1'] }, 'assault=6,6 afv=6', { 'vv:R32': 2 })).toMatchObject({
      immobilised: 0,
    });
  });

  test('vv:R36 option 2: the AFV takes its first three points without being asked', () => {
    const given = { ...MIXED, assaulters: 4 };
    const played = play(given, 'assault=6,6 afv-crew=3', { 'vv:R36': 2 });
    expect(stepOf(played, 'afv').clause).toBe('vv:15.10b');
    expect(stepOf(played, 'rest').value).toBe(1);
  });

  test('vv:15.10a what became of AFVs by name is in the result whenever their dice can be thrown', () => {
    const given = { assault: ['2xsquad:1-6-4'], defend: ['afv:mg=9'] };
    expect(result(given, 'assault=6,6 afv=2 afv-crew=1')).toMatchObject({ immobilised: 0, abandoned: 1 });
    expect(result(given, 'assault=1,1')).toMatchObject({ eliminated: true, immobilised: 0, abandoned: 0 });
    expect(result({ ...given, defend: ['afv:mg=9,squad:4-6-4'] }, 'assault=6,6')).not.toHaveProperty(
      'immobilised',
    );
  });

  test('an AFV that is alone takes the points, and the rest is lost', () => {
    const played = play(ALONE, 'assault=6,6 afv=2 afv-crew=1');
    expect(played.result).toEqual({ eliminated: false, assaulterCP: 12 - 3 + 1, defenderCP: 2 });
    expect(said(ALONE, 'assault=6,6 afv=2 afv-crew=1')).toBe(
      'the assault fails; 10 Casualty Points on the assaulters, 2 on the defenders; 1 AFV abandoned',
    );
    const lost = play({ ...ALONE, assaulters: 4 }, 'assault=6,6 afv-crew=6');
    expect(stepOf(lost, 'rest')).toMatchObject({ clause: 'vv:15.10c', value: 1 });
    expect(refusal({ ...ALONE, onAfv: ['1'] })).toBe('vv:15.10c');
  });

  test('where the owner has a choice and has not made it, it is said what he may do', () => {
    const played = play(MIXED, 'assault=6,6');
    expect(stepOf(played, 'on-afv')).toMatchObject({ clause: 'vv:15.10b', value: 2, ruling: 'vv:R36' });
    expect(played.result).toEqual({ eliminated: false, assaulterCP: 13, defenderCP: 2 });
  });

  test('more points than there are, or on more AFVs than there are, are refused', () => {
    expect(refusal({ ...MIXED, onAfv: ['3'] })).toBe('vv:15.10a');
    expect(refusal({ ...MIXED, onAfv: ['1', '1'] })).toBe('vv:15.10a');
    const conflict = conflictWith(closeAssault, { ...MIXED, afv: 0, onAfv: ['1'] });
    expect(conflict?.input).toBe('onAfv');
  });

  test('they are refused before the dice, even where the assault cannot fail', () => {
    expect(
      refusal({ attack: 40, leader: 2, defend: 9, assaulters: 2, defenders: 2, afv: 1, onAfv: ['3'] }),
    ).toBe('vv:15.10a');
  });

  test('vv:15.10a two points immobilise one time in three', () => {
    const odds = oddsOf(closeAssault, { ...MIXED, onAfv: ['2'] });
    expect(fraction(...chanceOf(odds, (r) => r.immobilised === 1 || r.abandoned === 1))).toBe('1/3');
    expect(fraction(...chanceOf(odds, (r) => r.abandoned === 1))).toBe('1/9');
  });
});

test('the odds of the heaviest assault are there at once', () => {
  const given = {
    assault: ['3xsquad:4-6-5:valor,grenades,leader:-1'],
    defend: [
      'afv:mg=4:ff=3,2xsquad:4-6-4:aboard,lmg:3,leader:-1:aboard,afv:mg=4:immobile,squad:4-6-4:aboard',
    ],
    terrain: 'woods',
    onAfv: ['2', '2'],
  };
  expect(oddsAtOnce(closeAssault, given).outcomes.length).toBeGreaterThan(10);
});

proveAll(closeAssault, [
  [
    'an immobile AFV beside a squad',
    { assault: ['2xsquad:4-6-4'], defend: ['afv:mg=4:immobile,squad:4-6-4'] },
  ],
  [
    'an AFV alone with passengers',
    { assault: ['2xsquad:4-6-4'], defend: ['afv:mg=4,squad:4-6-4:aboard'] },
    { 'vv:R39': 2 },
  ],
  ['an AFV that takes the first points', { ...MIXED, attack: 9 }, { 'vv:R36': 2 }],
  ['an AFV alone', ALONE],
  ['a point on an AFV', { ...MIXED, attack: 9, onAfv: ['1'] }],
  ['without crew checks', { ...MIXED, attack: 9, onAfv: ['2'] }, { 'vv:R36': 2, 'vv:R38': 2 }],
  ['two AFVs', { attack: 9, defend: 9, assaulters: 4, defenders: 2, afv: 2, onAfv: ['2', '2'] }],
  [
    'two AFVs, three points in all',
    { attack: 9, defend: 9, assaulters: 4, defenders: 2, afv: 2 },
    { 'vv:R37': 2 },
  ],
  [
    'an immobile AFV',
    { assault: ['2xsquad:4-6-4'], defend: ['afv:mg=9:immobile,afv'] },
    { 'vv:R38': 3, 'vv:R22': 2 },
  ],
]);
