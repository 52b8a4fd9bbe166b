import { describe, expect, test } from 'vitest';
import { charge } from '../../rulesets/battleground/charge.js';
import { melee } from '../../rulesets/battleground/melee.js';
import { guardsNeeded } from '../../rulesets/battleground/prisoners.js';
import { shoot } from '../../rulesets/battleground/shoot.js';
import { fraction } from '../../src/odds/fraction.js';
import { chanceOf, type Given, inputOf, oddsOf, stepOf, withDice } from '../support/play.js';
import { proveAll } from '../support/proves-exact.js';
import { playedWith } from './played.js';

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

  test('bg:prison.1 those who fell to the last need no guard', () => {
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

  test('bg:prison.5 while a guard is left the prisoners stay', () => {
    const other = withDice(shoot, shot, 'white=5,2 figures=3 guards=2');
    expect(other.result).toMatchObject({ casualties: 1, prisonersLost: 0 });
    const two = withDice(shoot, { ...shot, targetGuards: 2 }, 'white=5,2 figures=3 guards=1');
    expect(two.result.prisonersLost).toBe(0);
  });

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
    [{ targetFigures: 2, targetLeaders: 1, targetPrisoners: 1, targetGuards: 2 }, 'targetGuards'],
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

describe('who joins a melee', () => {
  test('bg:melee.11 those who joined by the end of the turn are in it', () => {
    const given = { attackers: 8, joiners: 3, defenders: 8, rounds: 1 };
    const played = withDice(melee, given, `attacker=${Array(8).fill(6)} defender=${Array(8).fill(1)}`);
    expect(stepOf(played, 'joined')).toMatchObject({ clause: 'bg:melee.11', value: 3 });
  });

  test('bg:melee.11 a charge that arrives waits for them', () => {
    const given = { tank: true, targetFigures: 4, distance: 1 };
    expect(stepOf(withDice(charge, given, 'charge=2,3,4'), 'may-join').clause).toBe('bg:melee.11');
  });
});
