import { describe, expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { type Given, playing, refusalOf, stepOf, withDice, withSeed } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';
import { thrown } from '../thrown.js';

const SIX = { grade: 'C', figures: 6 };
const ids = (given: Given, rulings = {}) =>
  withSeed(shoot, { ...SIX, ...given }, 'test', 0, rulings).steps.map(({ id }) => id);
const { blamed: conflict } = playing(shoot, SIX);

describe('shots declared before they are rolled', () => {
  const LOST = { ...SIX, targetLost: true };
  const BEFORE = { 'bg:R35': 2 };

  test('bg:shoot.8 bg:R35 option 1: a shot declared at a target that is gone is wasted, and no die is thrown', () => {
    const wasted = withDice(shoot, LOST, '');
    expect(wasted.result).toEqual({ hits: 0 });
    expect(stepOf(wasted, 'declared')).toMatchObject({ clause: 'bg:shoot.8', value: true, ruling: 'bg:R35' });
    expect(wasted.rulings).toEqual({ 'bg:R35': 1 });
  });

  test('bg:shoot.8 bg:R35 option 2: all shots work on the state before the card, so it is rolled as usual', () => {
    const rolled = withDice(shoot, LOST, 'white=5,5,1', BEFORE);
    expect(rolled.result).toEqual({ hits: 1 });
    expect(stepOf(rolled, 'declared')).toMatchObject({ clause: 'bg:shoot.8', value: false });
    expect(thrown({ ...LOST, cover: 2 }, BEFORE)).toEqual(thrown({ ...SIX, cover: 2 }));
  });

  test('bg:shoot.8 a wasted shot has all the fields of the result', () => {
    const target = { targetFigures: 5, targetMedics: 1, targetPrisoners: 1, targetGrade: 'C', retreat: true };
    expect(withDice(shoot, { ...LOST, ...target }, '').result).toEqual({
      hits: 0,
      casualties: 0,
      leadersLost: 0,
      heavyWeaponsLost: 0,
      medicsLost: 0,
      prisonersLost: 0,
      outcome: 'eliminated',
      inches: 0,
    });
    const tank = withDice(shoot, { weapon: 'heavy-gun', at: 'medium-tank', targetLost: true }, '');
    expect(tank.result).toEqual({ hits: 0, state: 'destroyed' });
    expect(withDice(shoot, { ...LOST, at: 'nest' }, '').result).toEqual({ hits: 0, state: 'destroyed' });
  });

  test('(bg:shoot.8) a shot that was never allowed is refused before it is wasted', () => {
    expect(refusalOf(shoot, { ...LOST, range: 13 }).clause).toBe('bg:shoot.6');
    expect(refusalOf(shoot, { ...LOST, hasShot: true }).clause).toBe('bg:shoot.9');
    expect(refusalOf(shoot, { ...LOST, grade: 'D', ran: true }).clause).toBe('bg:grade.5');
    expect(refusalOf(shoot, { ...LOST, grade: 'D', mounted: true }).clause).toBe('bg:cav.3');
  });

  test('bg:move.7 a wasted shot takes the run marker off all the same', () => {
    expect(ids({ targetLost: true, ran: true })).toEqual(['declared', 'ran-off']);
    expect(ids({ targetLost: true, targetOnRoad: true })).toEqual(['declared']);
  });

  test('(bg:shoot.8) without word of it nothing is said', () => {
    expect(ids({})).not.toContain('declared');
  });

  proveAll(shoot, [
    ['R35, wasted', { ...LOST, grade: 'A' }],
    ['R35, rolled', { ...LOST, figures: 4, cover: 1 }, BEFORE],
  ]);
});

describe('shots at a unit with the road marker that was shot at before', () => {
  const AGAIN = { ...SIX, targetOnRoad: true, targetShotAt: true };
  const EVERY = { 'bg:R4': 2 };

  test('bg:R4 option 1: only the first attack has the advantage', () => {
    const second = withSeed(shoot, AGAIN);
    expect(stepOf(second, 'road-before')).toMatchObject({
      clause: 'bg:move.9',
      value: false,
      ruling: 'bg:R4',
    });
    expect(thrown(AGAIN)).toEqual({ white: 3, blue: 0, red: 0 });
    expect(thrown({ ...AGAIN, targetShotAt: false }).blue).toBe(1);
    expect(ids({ targetOnRoad: true, targetShotAt: true })).not.toContain('road-marker');
  });

  test('bg:R4 option 2: every attack of the card has it, and the marker goes at its end', () => {
    const second = withSeed(shoot, AGAIN, 'test', 0, EVERY);
    expect(stepOf(second, 'road-before')).toMatchObject({ value: true, ruling: 'bg:R4' });
    expect(thrown(AGAIN, EVERY)).toEqual({ white: 3, blue: 1, red: 0 });
    expect(stepOf(second, 'road-marker').text).toContain('at the end of the card');
  });

  test('(bg:R4) there is nothing to rule where the target has no marker', () => {
    expect(conflict({ targetShotAt: true })).toBe('targetShotAt');
  });

  proveAll(shoot, [
    ['R4, the marker is gone', { ...AGAIN, figures: 4 }],
    ['R4, it counts for every shot', { ...AGAIN, figures: 4 }, EVERY],
  ]);
});

describe('what is aimed at, and what stands between', () => {
  test('bg:build.4 an attack on a building goes at one of the units in it', () => {
    const house = withSeed(shoot, { ...SIX, cover: 'building' });
    expect(stepOf(house, 'occupant')).toMatchObject({ clause: 'bg:build.4', value: true });
    for (const given of [{}, { cover: 'medium' }, { at: 'truck', cover: 'building' }]) {
      expect(ids(given)).not.toContain('occupant');
    }
  });

  test('bg:build.4 one unit in a building may be dug in and the other not', () => {
    expect(thrown({ ...SIX, cover: 'building' }).red).toBe(2);
    expect(thrown({ ...SIX, cover: 'building', dugIn: true }).red).toBe(3);
  });

  test('bg:build.4 a charge at a building goes at one of the units as well', () => {
    const house = { grade: 'C', figures: 8, targetFigures: 6, distance: 6, cover: 'building' };
    expect(stepOf(withSeed(charge, house), 'occupant')).toMatchObject({ clause: 'bg:build.4', value: true });
    const open = withSeed(charge, { ...house, cover: 'medium' });
    expect(open.steps.map(({ id }) => id)).not.toContain('occupant');
  });

  test('bg:terrain.4 bg:R32 option 1: a wall on the way protects; option 2: only one right in front of the target', () => {
    const crossed = { ...SIX, across: 'wall' };
    expect(thrown(crossed).red).toBe(1);
    expect(thrown(crossed, { 'bg:R32': 2 }).red).toBe(0);
    expect(thrown({ ...SIX, cover: 'wall' }, { 'bg:R32': 2 }).red).toBe(1);
    expect(thrown({ ...SIX, across: 'woods' }, { 'bg:R32': 2 }).red).toBe(1);
    const line = stepOf(withSeed(shoot, crossed, 'test', 0, { 'bg:R32': 2 }), 'across');
    expect(line).toMatchObject({ clause: 'bg:terrain.4', value: 0, ruling: 'bg:R32' });
  });

  proveAll(shoot, [
    ['R32, a wall on the way', { grade: 'A', figures: 4, across: 'wall', cover: 1 }],
    ['R32, it does not count', { grade: 'A', figures: 4, across: 'wall', cover: 1 }, { 'bg:R32': 2 }],
  ]);
});

describe('losses noted on stands', () => {
  const SEVEN = { ...SIX, targetFigures: 7, targetStand: 3, noted: true };

  test('bg:stand.1 bg:R126 single figures are lost, and a stand is removed when all its figures are hit', () => {
    const shot = withDice(shoot, SEVEN, 'white=5,5,6 figures=1,4,7');
    expect(shot.result).toEqual({ hits: 3, casualties: 3, leadersLost: 0, heavyWeaponsLost: 0 });
    expect(shot.steps.filter(({ clause }) => clause === 'bg:stand.1').map(({ text }) => text)).toEqual([
      '1 hit on stand 1, 1 hit on stand 2 and 1 hit on stand 3',
      'stand 1: 1 loss noted, 2 figures left',
      'stand 2: 1 loss noted, 2 figures left',
      'stand 3: every figure hit, it is removed',
    ]);
    expect(stepOf(shot, 'stands').ruling).toBe('bg:R126');
  });

  test('bg:stand.1 a stand falls whole when every figure on it is hit', () => {
    const shot = withDice(shoot, SEVEN, 'white=5,5,6 figures=4,5,6');
    expect(stepOf(shot, 'stand')).toMatchObject({
      value: 'removed',
      text: 'stand 2: every figure hit, it is removed',
    });
    expect(shot.result.casualties).toBe(3);
  });

  test('bg:stand.1 more hits than figures take them all, and no hits take nobody', () => {
    const two = { ...SEVEN, targetFigures: 2 };
    expect(withDice(shoot, two, 'white=5,5,6').result).toMatchObject({ hits: 3, casualties: 2 });
    expect(withDice(shoot, SEVEN, 'white=2,2,2').result).toMatchObject({ hits: 0, casualties: 0 });
  });

  test('(bg:stand.1) the way has to be chosen for stands only', () => {
    expect(conflict({ noted: true, targetFigures: 7 })).toBe('noted');
  });

  proveAll(
    shoot,
    [2, 3].map((stand) => [
      `${stand} on a stand, losses noted`,
      { grade: 'A', figures: 4, targetFigures: 5, targetStand: stand, noted: true },
    ]),
  );
});
