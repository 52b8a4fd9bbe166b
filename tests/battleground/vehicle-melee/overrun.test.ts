import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { overrun } from '../../../rulesets/battleground/vehicle-melee/overrun.js';
import { blamedIn, chanceOf, oddsOf, playing, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { play: through } = playing(overrun);

describe('a tank rolls through infantry', () => {
  test('bg:overrun.1 and fires one machine gun with 2 white dice', () => {
    const played = through({}, 'white=5,6');
    expect(played.result).toEqual({ hits: 2 });
    expect(stepOf(played, 'weapon').value).toBe(2);
  });

  test('bg:overrun.1 with half weapons with 1 white die', () => {
    const played = through({ halfStrength: true }, 'white=5');
    expect(stepOf(played, 'half')).toMatchObject({ clause: 'bg:vdam.6', value: 1 });
    expect(played.result).toEqual({ hits: 1 });
  });

  test('bg:overrun.1 the infantry has the red dice it is entitled to', () => {
    expect(through({ cover: 'medium', dugIn: true }, 'white=5,6 red=1,1,2').result).toEqual({ hits: 0 });
    expect(through({ targetQualityDefence: true, targetGrade: 'D' }, 'white=5,6 red=1').result.hits).toBe(1);
  });

  test('bg:overrun.1 bg:cas.3 figures fall as in shooting, and special figures may be saved', () => {
    const given = { targetFigures: 5, targetLeaders: 1, targetGrade: 'C' };
    const saved = through(given, 'white=5,2 figures=1 leader-save=5');
    expect(saved.result).toEqual({ hits: 1, casualties: 1, leadersLost: 0, heavyWeaponsLost: 0 });
    expect(through(given, 'white=5,2 figures=1 leader-save=2').result.leadersLost).toBe(1);
  });

  test('bg:overrun.1 the tank hits as its grade does', () => {
    expect(through({ grade: 'B' }, 'white=4,2').result.hits).toBe(1);
    expect(through({}, 'white=4,2').result.hits).toBe(0);
  });

  test('bg:move.15 bg:R56 it is the one that may drive through an enemy', () => {
    const played = through({}, 'white=2,2');
    expect(stepOf(played, 'through')).toMatchObject({
      clause: 'bg:move.15',
      value: true,
      ruling: 'bg:R56',
      text: 'a tank may drive through infantry without stopping',
    });
    expect(played.effects).toContainEqual(
      expect.objectContaining({ do: 'set', to: 'tank', is: { overran: true } }),
    );
  });

  test('bg:R137 option 1: no tank drives through a melee; option 2: it does, and its machine gun fires', () => {
    const given = { targetFigures: 6, targetInMelee: true };
    expect(refusalOf(overrun, given, { 'bg:R137': 1 }).clause).toBe('bg:charge.8');
    const played = withDice(overrun, given, 'white=5,6', { 'bg:R137': 2 });
    expect(stepOf(played, 'melee')).toMatchObject({
      clause: 'bg:charge.8',
      value: true,
      text: 'it drives through units that are in a melee',
      ruling: 'bg:R137',
    });
    expect(played.result).toMatchObject({ hits: 2, casualties: 2 });
  });

  test('bg:overrun.1 bg:R88 the shot is extra, once for each unit; bg:R89 the infantry has no reaction', () => {
    const played = through({}, 'white=2,2');
    expect(stepOf(played, 'extra-shot')).toMatchObject({
      clause: 'bg:overrun.1',
      value: 1,
      ruling: 'bg:R88',
    });
    expect(stepOf(played, 'no-reaction')).toMatchObject({ clause: 'bg:overrun.1', ruling: 'bg:R89' });
  });

  test('bg:shoot.5 bg:move.9 on a road the unit gives a die away, and has been shot at', () => {
    const played = through({ targetOnRoad: true }, 'white=2,2 blue=5');
    expect(played.result).toEqual({ hits: 1 });
    expect(stepOf(played, 'road')).toMatchObject({ clause: 'bg:shoot.5', ruling: 'bg:R3' });
    expect(stepOf(played, 'road-marker')).toMatchObject({ clause: 'bg:move.9', ruling: 'bg:R4' });
  });

  test('bg:R4 option 2: the road marker comes off at the end of the card', () => {
    const played = withDice(overrun, { targetOnRoad: true }, 'white=2,2 blue=5', { 'bg:R4': 2 });
    expect(stepOf(played, 'road-marker').text).toContain('at the end of the card');
  });

  test('bg:overrun.1 nobody drives through mounted cavalry', () => {
    const given = { targetFigures: 4, targetMounted: true };
    expect(refusalOf(overrun, given)).toMatchObject({ clause: 'bg:overrun.1' });
  });

  test('bg:build.1 whether a tank gets through a building is for the players to agree', () => {
    const played = through({ cover: 'building' }, 'white=2,2 red=2,2');
    expect(stepOf(played, 'through-building').clause).toBe('bg:build.1');
    expect(through({ cover: 'woods' }, 'white=2,2 red=2').steps.map(({ id }) => id)).not.toContain(
      'through-building',
    );
  });

  test('bg:prison.1 bg:R79 one guard for five prisoners is too few', () => {
    const given = { targetFigures: 4, targetPrisoners: 5, targetGuards: 1 };
    const played = through(given, 'white=2,2');
    expect(stepOf(played, 'too-few-guards')).toMatchObject({
      clause: 'bg:prison.1',
      value: 2,
      ruling: 'bg:R79',
    });
  });

  test('bg:overrun.1 has the odds of a machine gun that shoots at the same figures', () => {
    const target = { cover: 2, targetFigures: 4, targetLeaders: 1, targetHw: 1, targetGrade: 'B' };
    expect(oddsOf(overrun, target).outcomes).toEqual(oddsOf(shoot, { weapon: 'mg', ...target }).outcomes);
  });

  test('bg:overrun.1 more red dice never help the tank', () => {
    let last = 2;
    for (const cover of [0, 1, 2, 3, 5, 9]) {
      const [n, of] = chanceOf(oddsOf(overrun, { cover }), ({ hits }) => (hits as number) > 0);
      expect(Number(n) / Number(of)).toBeLessThan(last);
      last = Number(n) / Number(of);
    }
  });
});

proveAll(overrun, [
  ['in the open', {}],
  ['at half strength', { halfStrength: true, grade: 'A' }],
  ['in cover', { cover: 1, dugIn: true }],
  ['with casualties', { targetFigures: 3, targetLeaders: 1, targetMedics: 1, targetGrade: 'C' }],
  ['with a heavy weapon', { targetFigures: 3, targetHw: 1, targetGrade: 'B' }, { 'bg:R37': 2 }],
  ['on a road', { cover: 1, targetOnRoad: true, targetFigures: 3 }],
  ['on a road, with a red die less', { cover: 1, targetOnRoad: true }, { 'bg:R3': 3, 'bg:R4': 2 }],
  [
    'guarded by a leader',
    { targetFigures: 2, targetLeaders: 2, targetGrade: 'C', targetPrisoners: 2, targetGuards: 1 },
  ],
  ['with prisoners and their guard', { targetFigures: 3, targetPrisoners: 2, targetGuards: 1 }],
]);

describe('what is asked for together', () => {
  test.each([
    [{ targetMounted: true }, 'targetMounted'],
    [{ targetGuards: 1 }, 'targetGuards'],
    [{ targetLeaders: 1 }, 'targetLeaders'],
    [{ targetFigures: 2, targetLeaders: 3 }, 'targetFigures'],
    [{ targetFigures: 2, targetGuards: 1 }, 'targetGuards'],
  ])('%j is a conflict over %s', (given, input) => {
    expect(blamedIn(overrun, given)).toBe(input);
  });

  test('special figures need the grade of their unit', () => {
    expect(overrun.requires!({ targetFigures: 3, targetLeaders: 1 })).toEqual(['targetGrade']);
    expect(overrun.requires!({ targetFigures: 3 })).toEqual([]);
  });
});
