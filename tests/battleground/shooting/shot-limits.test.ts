import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { Refusal } from '../../../src/rules/rule.js';
import { type Given, oddsOf, playing, refusalOf, stepOf, withSeed } from '../../support/play.js';

const EIGHT = { grade: 'C', figures: 8 };
const { conflict: conflictOf } = playing(shoot);

describe('who may shoot', () => {
  test.each([
    [{ figures: 1, leaders: 1 }, 'a single figure'],
    [{ figures: 1, hw: 1 }, 'a single figure'],
    [{ figures: 2, hw: 1 }, 'two figures without a leader'],
    [{ figures: 2, hwFlame: 2 }, 'two figures without a leader'],
    [{ figures: 3 }, 'three figures without leader or heavy weapon'],
    [{ figures: 3, medics: 1 }, 'three figures without leader or heavy weapon'],
  ])('(bg:nonstand.1) bg:nonstand.3 %j is non-standing and may not shoot', (unit, reason) => {
    const refusal = refusalOf(shoot, { grade: 'A', ...unit });
    expect(refusal.clause).toBe('bg:nonstand.3');
    expect(refusal.message).toContain(reason);
  });

  test.each([
    [{ figures: 2, leaders: 1 }],
    [{ figures: 3, leaders: 1 }],
    [{ figures: 3, hw: 1 }],
    [{ figures: 3, hwArmour: 1 }],
    [{ figures: 4 }],
  ])('(bg:nonstand.1) %j stands and may shoot', (unit) => {
    expect(withSeed(shoot, { grade: 'C', ...unit }).steps.map(({ id }) => id)).toContain('net');
  });

  test('bg:medic.1 bg:prison.3 a unit of medics and guards alone has nobody to shoot', () => {
    const unit = { grade: 'C', figures: 5, medics: 2 };
    expect(refusalOf(shoot, { ...unit, guards: 3 }).clause).toBe('bg:medic.1');
    expect(stepOf(withSeed(shoot, { ...unit, guards: 2 }), 'figures').value).toBe(1);
  });

  test('bg:nonstand.3 a shot that is forbidden has no odds either', () => {
    expect(() => oddsOf(shoot, { grade: 'C', figures: 3 })).toThrow(Refusal);
  });

  test.each([
    ['bg:retreat.4 a routing unit', { routing: true }, 'bg:retreat.4'],
    ['bg:shoot.9 an infantry unit that has shot under this card', { hasShot: true }, 'bg:shoot.9'],
    ['bg:smoke.2 a unit with smoke in its line of fire', { smoke: true }, 'bg:smoke.2'],
    ['bg:charge.8 a unit whose target is in a melee', { targetInMelee: true }, 'bg:charge.8'],
  ])('%s may not shoot', (_who, given, clause) => {
    expect(refusalOf(shoot, { ...EIGHT, ...given }).clause).toBe(clause);
  });

  test.each([
    ['bg:smoke.2 a tank with smoke in its line of fire', { smoke: true }, 'bg:smoke.2'],
    ['bg:charge.8 a tank whose target is in a melee', { targetInMelee: true }, 'bg:charge.8'],
    ['bg:vshoot.13 a weapon of a vehicle that has shot under this card', { hasShot: true }, 'bg:vshoot.13'],
  ])('%s may not shoot', (_who, given, clause) => {
    expect(refusalOf(shoot, { weapon: 'heavy-gun', ...given }).clause).toBe(clause);
  });

  test('bg:charge.8 a vehicle in a melee may not be shot at either', () => {
    const given = { ...EIGHT, at: 'medium-tank', targetInMelee: true };
    expect(refusalOf(shoot, given).clause).toBe('bg:charge.8');
    expect(conflictOf(given)).toBeUndefined();
  });

  test('bg:mine.14 engineers who clear mines do not shoot; where the others are too few, leaders and heavy weapons are among them', () => {
    const dice = (given: Given) => {
      const { steps } = withSeed(shoot, { ...EIGHT, leaders: 1, hw: 1, ...given });
      return ['white', 'blue'].map(
        (colour) => steps.find(({ id }) => id === colour)?.dice?.[0]?.faces.length ?? 0,
      );
    };
    expect(dice({})).toEqual([5, 1]);
    expect(dice({ clears: 6 })).toEqual([2, 1]);
    expect(dice({ clears: 7 })).toEqual([2, 0]);
    expect(stepOf(withSeed(shoot, { ...EIGHT, hw: 2, clears: 7 }), 'special-guards')).toMatchObject({
      clause: 'bg:mine.14',
      value: 1,
      text: '1 heavy weapon among the engineers: no dice for it',
    });
    expect(refusalOf(shoot, { ...EIGHT, clears: 8 })).toMatchObject({
      clause: 'bg:mine.14',
      message: 'Its engineers clear mines in place of shooting, and there is nobody else to shoot.',
    });
    expect(refusalOf(shoot, { ...EIGHT, medics: 2, guards: 1, clears: 5 }).clause).toBe('bg:mine.14');
    expect(conflictOf({ ...EIGHT, medics: 2, guards: 1, clears: 6 })?.input).toBe('clears');
    expect(conflictOf({ weapon: 'mg', clears: 1 })?.input).toBe('clears');
  });

  test('bg:vshoot.13 a tank with a main gun and two machine guns has three shots, each settled on its own', () => {
    const shots = [
      { weapon: 'heavy-gun', at: 'medium-tank' },
      { weapon: 'mg', targetFigures: 6 },
      { weapon: 'mg', bow: true, bearing: 20, at: 'truck' },
    ];
    const dice = shots.map((shot) => withSeed(shoot, shot).steps.find(({ id }) => id === 'weapon')?.value);
    expect(dice).toEqual([4, 2, 2]);
    for (const shot of shots) {
      expect(refusalOf(shoot, { ...shot, hasShot: true }).clause).toBe('bg:vshoot.13');
    }
  });
});

describe('how far', () => {
  test.each([
    ['bg:shoot.6 infantry', 12, EIGHT, 'bg:shoot.6'],
    ['bg:shoot.6 an emplacement', 12, { weapon: 'emplacement' }, 'bg:shoot.6'],
    ['bg:vshoot.8 a machine gun of a vehicle', 12, { weapon: 'mg' }, 'bg:vshoot.8'],
    ['bg:vshoot.8 a light gun', 18, { weapon: 'light-gun' }, 'bg:vshoot.8'],
    ['bg:vshoot.8 a heavy gun', 24, { weapon: 'heavy-gun' }, 'bg:vshoot.8'],
  ])('%s reaches %i in and half an inch more is out of range', (_who, reach, shooter, clause) => {
    const near = withSeed(shoot, { ...shooter, range: reach });
    expect(stepOf(near, 'range')).toMatchObject({
      clause,
      value: reach,
      text: `${reach} in away: within ${reach} in`,
    });
    const refusal = refusalOf(shoot, { ...shooter, range: reach + 0.5 });
    expect(refusal.clause).toBe(clause);
    expect(refusal.message).toContain(`${reach} in; the target is ${reach + 0.5} in away`);
  });

  test('bg:shoot.6 an infantry target at 12.5 in is out of range', () => {
    expect(refusalOf(shoot, { ...EIGHT, range: 12.5 }).clause).toBe('bg:shoot.6');
  });

  test('bg:shoot.10 close-range dice end at 6 in: beyond it the unit shoots without them', () => {
    expect(stepOf(withSeed(shoot, { ...EIGHT, close: true, range: 6 }), 'close').value).toBe(2);
    const beyond = withSeed(shoot, { ...EIGHT, close: true, range: 6.1 });
    expect(stepOf(beyond, 'close')).toMatchObject({
      clause: 'bg:shoot.10',
      value: 0,
      text: 'no more dice: close range ends at 6 in, the target is 6.1 in away',
    });
    expect(stepOf(beyond, 'white').value).toBe(4);
  });

  test('bg:flare.2 by night nobody sees past 12 in, and under a flare guns reach their full range', () => {
    const gun = { weapon: 'heavy-gun', night: true };
    expect(stepOf(withSeed(shoot, { ...gun, range: 12 }), 'sight')).toMatchObject({
      clause: 'bg:flare.2',
      value: 12,
      text: '12 in away: in sight by night',
    });
    expect(refusalOf(shoot, { ...gun, range: 12.5 }).clause).toBe('bg:flare.2');
    const lit = withSeed(shoot, { ...gun, range: 24, flare: true });
    expect(stepOf(lit, 'range').value).toBe(24);
    expect(lit.steps.map(({ id }) => id)).not.toContain('sight');
    expect(refusalOf(shoot, { ...gun, range: 24.5, flare: true }).clause).toBe('bg:vshoot.8');
  });
});

describe('in which direction', () => {
  test('bg:flank.1 infantry fires 90 degrees to either side of its front and no farther', () => {
    expect(withSeed(shoot, { ...EIGHT, bearing: 90 }).result).toHaveProperty('hits');
    expect(refusalOf(shoot, { ...EIGHT, bearing: 91 }).clause).toBe('bg:flank.1');
    expect(refusalOf(shoot, { ...EIGHT, bearing: 180 }).clause).toBe('bg:flank.1');
  });

  test('bg:flank.3 a unit that is dug in or in a building fires all round', () => {
    const shot = withSeed(shoot, { ...EIGHT, bearing: 180, allRound: true });
    expect(stepOf(shot, 'all-round')).toMatchObject({ clause: 'bg:flank.3', value: true });
  });

  test('bg:vshoot.11 a bow weapon fires only into the 90 degrees ahead, 45 to either side', () => {
    const bow = { weapon: 'mg', bow: true };
    expect(stepOf(withSeed(shoot, { ...bow, bearing: 45 }), 'arc')).toMatchObject({
      clause: 'bg:vshoot.11',
      value: 45,
    });
    expect(refusalOf(shoot, { ...bow, bearing: 46 }).clause).toBe('bg:vshoot.11');
  });

  test('bg:R34 option 1: a dug-in vehicle keeps the arc of its bow weapons; option 2: it fires all round', () => {
    const bow = { weapon: 'mg', bow: true, bearing: 46, allRound: true };
    expect(refusalOf(shoot, bow, { 'bg:R34': 1 }).clause).toBe('bg:vshoot.11');
    const shot = withSeed(shoot, bow, 'test', 0, { 'bg:R34': 2 });
    expect(stepOf(shot, 'arc')).toMatchObject({ clause: 'bg:flank.3', value: 46, ruling: 'bg:R34' });
    expect(refusalOf(shoot, { ...bow, allRound: false }, { 'bg:R34': 2 }).clause).toBe('bg:vshoot.11');
  });

  test('bg:emp.2 an emplacement fires all round and is no turret', () => {
    const shot = withSeed(shoot, { weapon: 'emplacement', bearing: 180 });
    expect(stepOf(shot, 'arc')).toMatchObject({ clause: 'bg:emp.2', value: 180, ruling: 'bg:R90' });
  });

  test.each(['hill', 'building'])(
    'bg:cover.1 nobody fires through a %s, but at a target in or behind it',
    (terrain) => {
      expect(refusalOf(shoot, { ...EIGHT, across: terrain }).clause).toBe('bg:cover.1');
      expect(withSeed(shoot, { ...EIGHT, cover: terrain }).result).toHaveProperty('hits');
    },
  );

  test('bg:vshoot.12 a turret fires in any direction', () => {
    const shot = withSeed(shoot, { weapon: 'heavy-gun', bearing: 180 });
    expect(stepOf(shot, 'arc')).toMatchObject({ clause: 'bg:vshoot.12', value: 180 });
  });
});

describe('flags that mean nothing together', () => {
  const vehicle = { weapon: 'mg' };

  test.each([
    ['figures of a vehicle', { ...vehicle, figures: 8 }, 'figures'],
    ['heavy weapons by class of a vehicle', { ...vehicle, hwFlame: 1 }, 'hwFlame'],
    ['a vehicle that has run', { ...vehicle, ran: true }, 'ran'],
    ['half strength of infantry', { ...EIGHT, halfStrength: true }, 'halfStrength'],
    ['a bow of infantry', { ...EIGHT, bow: true }, 'bow'],
    ['half strength of an emplacement', { weapon: 'emplacement', halfStrength: true }, 'halfStrength'],
    ['figures of a tank', { ...EIGHT, at: 'medium-tank', targetFigures: 5 }, 'targetFigures'],
    ['the road marker on a tank', { ...EIGHT, at: 'medium-tank', targetOnRoad: true }, 'targetOnRoad'],
    ['the grade of a pillbox', { ...EIGHT, at: 'pillbox', targetGrade: 'A' }, 'targetGrade'],
    ['armour of infantry', { ...EIGHT, armour: 3 }, 'armour'],
    ['the face of a pillbox', { ...EIGHT, at: 'pillbox', face: 'side' }, 'face'],
    ['damage of infantry', { ...EIGHT, damage: 'both' }, 'damage'],
    ['a marked tank', { ...EIGHT, at: 'medium-tank', marked: true }, 'marked'],
    ['all round without a bearing', { ...EIGHT, allRound: true }, 'allRound'],
    ['night without a range', { ...EIGHT, night: true }, 'night'],
    ['a flare by day', { ...EIGHT, flare: true, range: 6 }, 'flare'],
    ['prisoners of no unit', { ...EIGHT, targetPrisoners: 2 }, 'targetPrisoners'],
    ['leaders of no unit', { ...EIGHT, targetLeaders: 1 }, 'targetLeaders'],
    ['leaders on stands', { ...EIGHT, targetFigures: 6, targetStand: 3, targetLeaders: 1 }, 'targetLeaders'],
    ['the edge of no terrain', { ...EIGHT, fromEdge: true }, 'fromEdge'],
    ['the edge of the terrain the target is in', { ...EIGHT, cover: 'woods', fromEdge: true }, 'fromEdge'],
    ['all round for a turret', { ...vehicle, bearing: 90, allRound: true }, 'allRound'],
    ['more leaders than figures', { ...EIGHT, leaders: 9 }, 'figures'],
    ['heavy weapons both ways', { ...EIGHT, hw: 1, hwFlame: 1 }, 'hw'],
    ['short ranges of no weapon', { ...EIGHT, hwArmour: 1, shortHw: true, range: 3 }, 'shortHw'],
    [
      'more leaders than figures in the target',
      { ...EIGHT, targetFigures: 2, targetLeaders: 3 },
      'targetFigures',
    ],
  ])('are pointed out and not passed over: %s', (_what, given, input) => {
    expect(conflictOf(given)?.input).toBe(input);
  });

  test.each([
    [{ ...EIGHT, leaders: 2, hw: 2, medics: 1, guards: 3 }],
    [{ ...vehicle, halfStrength: true, bow: true, bearing: 10, targetFigures: 4 }],
    [{ ...vehicle, bow: true, bearing: 90, allRound: true }],
    [{ ...EIGHT, at: 'medium-tank', armour: 3, face: 'rear', damage: 'both' }],
    [{ ...EIGHT, at: 'pillbox', marked: true, across: 'woods', fromEdge: true }],
    [{ ...EIGHT, targetFigures: 6, targetStand: 3, targetOnRoad: true }],
  ])('and flags that go together: %j', (given) => {
    expect(conflictOf(given)).toBeUndefined();
  });

  test('(bg:armour.1) a car has no faces of armour: only armoured vehicles have', () => {
    expect(conflictOf({ ...EIGHT, at: 'car', face: 'front' })?.input).toBe('face');
    expect(conflictOf({ ...EIGHT, at: 'armoured-car', face: 'front' })).toBeUndefined();
  });

  test('(bg:vshoot.3) a scenario may rate a vehicle from 1 red die up, never lower', () => {
    expect(shoot.inputs.armour.min ?? 0).toBe(1);
  });
});
