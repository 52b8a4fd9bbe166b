import { describe, expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import { guardsAmong, guardsNeeded } from '../../../rulesets/battleground/melee/prisoners.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, type Given, inputOf, oddsOf, playing, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';
import { playedWith } from '../played.js';

const guards = (prisoners: number, option = 1) =>
  playedWith(guardsNeeded(prisoners, 20, 0), '', { 'bg:R79': option }).steps.find(
    ({ id }) => id === 'guards',
  );

describe('prisoners of a melee', () => {
  test('bg:prison.1 5 prisoners need 2 guards', () => {
    expect(guards(5)).toMatchObject({ clause: 'bg:prison.1', value: 2, ruling: 'bg:R79' });
  });

  test.each([
    [1, 1],
    [4, 1],
    [8, 2],
    [9, 3],
  ])('bg:prison.1 %i prisoners need %i guards', (prisoners, needed) => {
    expect(guards(prisoners)?.value).toBe(needed);
  });

  test('bg:R79 option 2: one guard is enough for any number', () => {
    expect(guards(9, 2)?.value).toBe(1);
  });

  test('bg:prison.2 guards and prisoners leave as a unit of their own, and the figures left are counted before', () => {
    const played = withDice(melee, { attackers: 6, defenders: 2 }, '');
    expect(stepOf(played, 'led-away')).toMatchObject({ clause: 'bg:prison.2', value: 3, ruling: 'bg:R80' });
    expect(played.result).toMatchObject({ how: 'surrendered', attackers: 6, defenders: 2 });
  });

  test('bg:medic.3 no medic of the victors is a guard', () => {
    const played = withDice(melee, { attackers: 6, attackerMedics: 2, defenders: 2 }, '');
    expect(played.steps.find(({ id }) => id === 'no-medic-guards')).toMatchObject({
      clause: 'bg:medic.3',
      value: 4,
    });
  });

  test('bg:medic.3 bg:prison.6 where the victors are all medics nobody guards, and the players agree what becomes of it', () => {
    const played = withDice(melee, { attackers: 6, attackerMedics: 6, defenders: 2 }, '');
    expect(stepOf(played, 'no-medic-guards')).toMatchObject({ clause: 'bg:medic.3', value: 0 });
    expect(stepOf(played, 'guards')).toMatchObject({
      clause: 'bg:prison.6',
      value: 0,
      text: 'nobody may guard 2 prisoners: settle it by agreement',
    });
    expect(played.steps.map(({ id }) => id)).not.toContain('led-away');
  });

  test('bg:medic.3 too few who are no medics are named as too few', () => {
    const { steps } = playedWith(guardsNeeded(5, 4, 3), '');
    expect(steps.find(({ id }) => id === 'no-medic-guards')?.text).toBe(
      'not a medic: 1 other figure to choose from, too few',
    );
  });

  test('(bg:prison.1) those who fell to the last need no guard', () => {
    const played = withDice(melee, { attackers: 1, defenders: 1 }, 'attacker=6 defender=1');
    expect(played.steps.map(({ id }) => id)).not.toContain('guards');
  });
});

describe('prisoners under fire', () => {
  const shot = { grade: 'C', figures: 4, targetFigures: 4, targetPrisoners: 2, targetGuards: 1 };

  test('bg:prison.5 the last guard falls: the prisoners are removed and do not count as captured', () => {
    const played = withDice(shoot, shot, 'white=5,2 figures=3 guards=1');
    expect(stepOf(played, 'guards-lost')).toMatchObject({ clause: 'bg:cas.1', value: 1, ruling: 'bg:R93' });
    expect(stepOf(played, 'unguarded')).toMatchObject({ clause: 'bg:prison.5', value: 2 });
    expect(played.result).toMatchObject({ hits: 1, casualties: 1, prisonersLost: 2 });
  });

  test('bg:prison.5 prisoners who were hit are lost once', () => {
    const played = withDice(shoot, shot, 'white=5,5 figures=1,3 guards=1');
    expect(stepOf(played, 'unguarded').value).toBe(1);
    expect(played.result).toMatchObject({ casualties: 1, prisonersLost: 2 });
  });

  test('(bg:prison.5) while a guard is left the prisoners stay', () => {
    const other = withDice(shoot, shot, 'white=5,2 figures=3 guards=2');
    expect(other.result).toMatchObject({ casualties: 1, prisonersLost: 0 });
    const two = withDice(shoot, { ...shot, targetGuards: 2 }, 'white=5,2 figures=3 guards=1');
    expect(two.result.prisonersLost).toBe(0);
  });

  test('(bg:prison.1) bg:R93 leaders guard where ordinary figures are too few, and fall like others of their kind', () => {
    const given = { ...shot, targetFigures: 2, targetLeaders: 2, targetGrade: 'C' };
    const played = withDice(shoot, given, 'white=5,2 figures=1 guards=1');
    // Nobody is there to fall for him, so he is not saved.
    expect(stepOf(played, 'guards-lost')).toMatchObject({ value: 1, text: 'the guard falls' });
    expect(played.result).toMatchObject({ leadersLost: 1, prisonersLost: 2 });
    const other = withDice(shoot, given, 'white=5,2 figures=1 guards=2');
    expect(stepOf(other, 'guards-lost').text).toBe('the guard is not among them');
    expect(other.result).toMatchObject({ leadersLost: 1, prisonersLost: 0 });
  });

  test('(bg:prison.1) a heavy weapon guards before a leader does', () => {
    expect(guardsAmong({ figure: 1, 'heavy-weapon': 1, leader: 1 }, 1)).toEqual({
      figure: 1,
      'heavy-weapon': 0,
      leader: 0,
    });
    expect(guardsAmong({ figure: 1, 'heavy-weapon': 1, leader: 1 }, 2)).toEqual({
      figure: 1,
      'heavy-weapon': 1,
      leader: 0,
    });
    expect(guardsAmong({ figure: 0, 'heavy-weapon': 1, leader: 2 }, 2)).toEqual({
      figure: 0,
      'heavy-weapon': 1,
      leader: 1,
    });
  });

  test.each([
    [1, 5, 1, 2],
    [1, 4, 1, undefined],
    [1, 9, 2, 3],
    [2, 9, 1, undefined],
  ])(
    'bg:R79 option %i: %i prisoners in the target with %i guards need %s',
    (option, prisoners, guards, needed) => {
      const given = { ...shot, targetPrisoners: prisoners, targetGuards: guards };
      const { steps } = withDice(shoot, given, 'white=2,2', { 'bg:R79': option });
      expect(steps.find(({ id }) => id === 'too-few-guards')?.value).toBe(needed);
    },
  );

  test('bg:prison.5 a guard falls as often as any other ordinary figure', () => {
    const given = { weapon: 'mg', halfStrength: true, targetFigures: 4, targetPrisoners: 2, targetGuards: 1 };
    const odds = oddsOf(shoot, given);
    // One die hits on 5 and 6; of six figures one is the guard.
    const chance = chanceOf(odds, ({ casualties, prisonersLost }) => casualties === 1 && prisonersLost === 2);
    expect(fraction(...chance)).toBe('1/18');
  });

  test.each([
    [{ targetGuards: 1 }, 'targetGuards'],
    [{ targetFigures: 4, targetGuards: 1 }, 'targetGuards'],
    [{ targetFigures: 2, targetMedics: 1, targetPrisoners: 1, targetGuards: 2 }, 'targetGuards'],
    [{ targetFigures: 2, targetPrisoners: 1, targetGuards: 3 }, 'targetGuards'],
  ])('%j is a conflict over %s', (given: Given, input) => {
    const all = inputOf(shoot, { grade: 'C', figures: 4, ...given });
    expect(shoot.conflict!(all as never)?.input).toBe(input);
  });
});

proveAll(shoot, [
  ['one guard of four', { weapon: 'mg', targetFigures: 4, targetPrisoners: 2, targetGuards: 1 }],
  [
    'a leader who may be saved by a guard',
    {
      weapon: 'mg',
      targetFigures: 3,
      targetLeaders: 1,
      targetGrade: 'C',
      targetPrisoners: 2,
      targetGuards: 1,
    },
  ],
]);

proveAll(shoot, [
  [
    'two leaders, one of them a guard',
    {
      weapon: 'mg',
      targetFigures: 2,
      targetLeaders: 2,
      targetGrade: 'C',
      targetPrisoners: 1,
      targetGuards: 1,
    },
  ],
  [
    'guards among ordinary figures and heavy weapons',
    {
      weapon: 'mg',
      targetFigures: 4,
      targetLeaders: 1,
      targetHw: 2,
      targetGrade: 'B',
      targetPrisoners: 1,
      targetGuards: 2,
    },
  ],
]);

describe('guards among those who shoot', () => {
  const unit = { grade: 'C', figures: 5, leaders: 1, hw: 2 };

  test('bg:prison.3 ordinary figures guard first, and their unit has the dice of all the others', () => {
    const played = withDice(shoot, { ...unit, guards: 2 }, 'white=2,2,2 blue=2,2');
    expect(stepOf(played, 'guards').value).toBe(-2);
    expect(played.steps.map(({ id }) => id)).not.toContain('special-guards');
  });

  test.each([
    [3, '1 heavy weapon among the guards: no dice for it', 'white=2,2 blue=2'],
    [4, '2 heavy weapons among the guards: no dice for them', 'white=2,2'],
  ])('bg:prison.3 with %i guards of five figures: %s', (guards, text, dice) => {
    const played = withDice(shoot, { ...unit, guards }, dice);
    expect(stepOf(played, 'special-guards')).toMatchObject({ clause: 'bg:prison.3', text });
  });

  test('bg:prison.3 weapons by class guard as well', () => {
    const given = { grade: 'C', figures: 4, leaders: 1, hwPersonnel: 1, hwArmour: 2, guards: 1 };
    const played = withDice(shoot, given, 'white=2,2,2');
    expect(stepOf(played, 'special-guards').value).toBe(1);
    expect(played.steps.map(({ id }) => id)).not.toContain('heavy-weapons');
  });

  test('(bg:medic.3) medics are no guards', () => {
    const { blamed: conflict } = playing(shoot);
    expect(conflict({ grade: 'C', figures: 4, medics: 2, guards: 3 })).toBe('guards');
    expect(conflict({ grade: 'C', figures: 4, leaders: 1, medics: 1, guards: 3 })).toBeUndefined();
  });
});

describe('who joins a melee', () => {
  test('bg:melee.11 those who joined by the end of the turn are in it', () => {
    const given = { attackers: 8, joiners: 3, defenders: 8, rounds: 1 };
    const played = withDice(melee, given, `attacker=${Array(8).fill(6)} defender=${Array(8).fill(1)}`);
    expect(stepOf(played, 'joined')).toMatchObject({ clause: 'bg:melee.11', value: 3 });
  });

  test('bg:melee.11 a charge that arrives waits for them', () => {
    const at = (distance: number) =>
      withDice(charge, { tank: true, targetFigures: 4, distance }, 'charge=2,3,4');
    expect(stepOf(at(9), 'may-join')).toMatchObject({
      clause: 'bg:melee.11',
      value: true,
      text: 'until then every unit that can may join it',
    });
    const bound = at(9).effects.filter((effect) => effect.do === 'bind');
    expect(bound.map(({ to, mark }) => [to, mark])).toEqual([
      ['charger', 'melee'],
      ['charged', 'melee'],
    ]);
    expect(at(10).steps.map(({ id }) => id)).not.toContain('may-join');
  });
});
