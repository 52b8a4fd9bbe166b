import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, oddsOf, playing, stepOf } from '../../support/play.js';
import { type Case, proveAll, type Rulings } from '../../support/proves-exact.js';

/** Three white dice at a target that may retreat or rout. */
const SIX = { grade: 'C', figures: 6, targetFigures: 6, targetGrade: 'C', retreat: true };

const { play: shot, blamed: conflict, said: says } = playing(shoot, SIX);

describe('a shot that goes on with the test of the target', () => {
  test('bg:retreat.1 a third lost: it retreats, facing the enemy', () => {
    const played = shot({}, 'white=5,5,2 retreat-test=2 retreat=4');
    expect(played.result).toEqual({
      hits: 2,
      casualties: 2,
      leadersLost: 0,
      heavyWeaponsLost: 0,
      outcome: 'retreats',
      inches: 4,
    });
    expect(stepOf(played, 'test')).toMatchObject({ clause: 'bg:retreat.1', value: 'third' });
  });

  test('bg:retreat.2 a half lost: it routs, its back to the enemy', () => {
    const played = shot({}, 'white=5,5,6 rout-test=2 rout=4,4');
    expect(played.result).toMatchObject({ casualties: 3, outcome: 'routs', inches: 8 });
    expect(shot({}, 'white=5,5,6 rout-test=5').result).toMatchObject({
      outcome: 'holds',
      inches: 0,
    });
  });

  test('bg:retreat.1 less than a third lost, or nobody: no test', () => {
    expect(shot({}, 'white=5,2,2').result).toMatchObject({ casualties: 1, outcome: 'holds' });
    expect(shot({}, 'white=2,2,2').result).toMatchObject({ casualties: 0, outcome: 'holds', inches: 0 });
  });

  test('bg:retreat.1 a unit that is wiped out tests no more', () => {
    const { result } = shot({ targetFigures: 2 }, 'white=5,5,6');
    expect(result).toMatchObject({ casualties: 2, outcome: 'eliminated', inches: 0 });
  });

  test('bg:retreat.1 a leader who is left gives the second die, one who fell does not', () => {
    const led = { targetLeaders: 1 };
    const left = shot(led, 'white=5,5,2 figures=2,3 retreat-test=2,6');
    expect(left.result).toMatchObject({ leadersLost: 0, outcome: 'holds' });
    const fell = shot(led, 'white=5,5,2 figures=1,2 leader-save=1 retreat-test=2 retreat=1');
    expect(fell.result).toMatchObject({ leadersLost: 1, outcome: 'retreats', inches: 1 });
    const two = shot({ targetLeaders: 2 }, 'white=5,5,2 figures=1,3 leader-save=1 retreat-test=2,5');
    expect(two.result).toMatchObject({ leadersLost: 1, outcome: 'holds' });
  });

  test('bg:retreat.1 without the option nothing is tested', () => {
    const { result } = shot({ retreat: false }, 'white=5,5,6');
    expect(result).toEqual({ hits: 3, casualties: 3, leadersLost: 0, heavyWeaponsLost: 0 });
  });

  test('bg:retreat.1 stands of several figures test for the figures they lost', () => {
    const { result } = shot({ targetStand: 3 }, 'white=5,5,2 figures=1,2 stand=1 rout-test=1 rout=1,2');
    expect(result).toMatchObject({ casualties: 3, outcome: 'routs', inches: 3 });
  });

  test('bg:R117 bg:R118 what the target lost before under the card, and began with, may count', () => {
    const given = { targetFigures: 5, targetLostBefore: 2, targetStartFigures: 12 };
    const hit = 'white=5,2,2';
    expect(shot(given, hit).result.outcome).toBe('holds');
    const card = shot(given, `${hit} retreat-test=1 retreat=2`, { 'bg:R118': 2 });
    expect(stepOf(card, 'test').text).toBe('3 of 7 figures lost: a third or more');
    expect(stepOf(shot(given, hit, { 'bg:R117': 3 }), 'test').text).toContain('1 of 12');
    const two = 'white=5,5,2';
    expect(shot(given, `${two} retreat-test=6`).result.outcome).toBe('holds');
    expect(stepOf(shot(given, two, { 'bg:R117': 2 }), 'test').value).toBe('less');
  });

  test('bg:R122 the run marker of the target counts under option 2 only', () => {
    const dice = 'white=5,5,2 retreat-test=5';
    expect(shot({ targetRan: true }, dice).result.outcome).toBe('holds');
    expect(shot({ targetRan: true }, `${dice} retreat=3`, { 'bg:R122': 2 }).result.inches).toBe(3);
  });

  test.each([
    [{ retreat: false, targetRan: true }, 'targetRan'],
    [{ retreat: false, targetLostBefore: 1 }, 'targetLostBefore'],
    [{ retreat: false, targetStartFigures: 9 }, 'targetStartFigures'],
    [{ targetFigures: undefined }, 'retreat'],
    [{ targetLostBefore: 7 }, 'targetLostBefore'],
    [{ targetStartFigures: 5 }, 'targetStartFigures'],
    [{ targetFigures: undefined, targetGrade: undefined, at: 'truck' }, 'retreat'],
    [{ targetLostBefore: 2, targetStartFigures: 8 }, undefined],
  ])('(bg:retreat.1) %j does not go together', (given, input) => {
    expect(conflict(given)).toBe(input);
  });

  test('(bg:retreat.1) the test needs the figures and the grade of the target', () => {
    const { needs } = playing(shoot, { retreat: true });
    expect(needs({})).toEqual(['grade', 'figures', 'targetFigures', 'targetGrade']);
    expect(needs({ at: 'truck' })).toEqual(['grade', 'figures']);
  });

  test.each([
    ['white=5,5,2 retreat-test=2 retreat=4', '2 hits: 2 figures lost; the target retreats 4 in'],
    ['white=5,5,6 rout-test=2 rout=4,4', '3 hits: 3 figures lost; the target routs 8 in'],
    ['white=5,5,2 retreat-test=6', '2 hits: 2 figures lost; the target holds'],
    ['white=2,2,2', 'no hits'],
  ])('bg:retreat.1 %s is announced: %s', (dice, announced) => {
    expect(says({}, dice)).toBe(announced);
  });

  test('bg:retreat.2 the chance to rout is that of half lost and no hit in the test', () => {
    const odds = oddsOf(shoot, SIX);
    const routs = chanceOf(odds, ({ outcome }) => outcome === 'routs');
    const [three, all] = chanceOf(odds, ({ casualties }) => casualties === 3);
    expect(fraction(...routs)).toBe(fraction(2n * three, 3n * all));
  });

  const four = { grade: 'A', figures: 4, targetGrade: 'C', retreat: true };
  const cases: Case[] = [
    ['ordinary figures', { ...four, targetFigures: 4 }],
    ['a leader among them', { ...four, targetFigures: 4, targetLeaders: 1 }],
    ['all of them may fall', { ...four, targetFigures: 2 }],
    ['losses before', { ...four, targetFigures: 4, targetLostBefore: 2, targetStartFigures: 8 }],
    ['after a run', { ...four, targetFigures: 3, targetRan: true }],
    ['stands', { ...four, targetFigures: 4, targetStand: 2 }],
    ['stands, losses noted', { ...four, targetFigures: 4, targetStand: 2, noted: true }],
  ];
  proveAll(shoot, cases, { merged: true });
  for (const rulings of [
    { 'bg:R117': 2 },
    { 'bg:R117': 3 },
    { 'bg:R118': 2 },
    { 'bg:R119': 2 },
    { 'bg:R120': 2 },
    { 'bg:R122': 2 },
  ] as Rulings[]) {
    proveAll(
      shoot,
      cases.map(([what, given]): Case => [`${what}, ${Object.keys(rulings)}`, given, rulings]),
      { merged: true },
    );
  }
});
