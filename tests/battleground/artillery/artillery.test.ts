import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { artillery } from '../../../rulesets/battleground/artillery/artillery.js';
import { BARRAGES } from '../../../rulesets/battleground/artillery/tables.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  type Given,
  idsOf as ids,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withSeed,
} from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';
import { RosterGame } from '../../support/roster.js';

const { play: fire, chanceThat: chance, conflict: conflictOf, needs } = playing(artillery);

/** The mean number of hits. */
function meanHits(given: Given, rulings: Rulings = {}): number {
  const { outcomes, total } = oddsOf(artillery, given, rulings);
  return (
    outcomes.reduce((sum, { value, weight }) => sum + (value.hits as number) * Number(weight), 0) /
    Number(total)
  );
}

/** The dice of one ring, as `[white, blue, red]`. */
function dicePerRing(given: Given, rulings: Rulings = {}): number[] {
  const thrown = withSeed(artillery, { rings: 1, ...given }, 'test', 0, rulings).steps.flatMap(
    ({ dice = [] }) => dice,
  );
  return ['white', 'blue', 'red'].map((name) => thrown.find((of) => of.name === name)?.faces.length ?? 0);
}

describe('when an attack comes', () => {
  test('bg:art.1 an attack written down for this turn comes', () => {
    const played = fire({ weapon: 'mortar', planned: 5, turn: 5 }, '5 3');
    expect(stepOf(played, 'planned')).toMatchObject({ clause: 'bg:art.1', value: 5 });
  });

  test.each([4, 6])('bg:art.1 an attack written down for turn 5 does not come on turn %i', (turn) => {
    const refusal = refusalOf(artillery, { weapon: 'mortar', planned: 5, turn });
    expect(refusal.clause).toBe('bg:art.1');
    expect(refusal.message).toContain('turn 5');
  });

  test('(bg:art.1) an attack that comes at random needs no turn, and a turn needs a plan', () => {
    expect(needs({ weapon: 'mortar' })).toEqual([]);
    expect(needs({ weapon: 'mortar', planned: 5 })).toEqual(['turn']);
    expect(conflictOf({ weapon: 'mortar', turn: 5 })?.input).toBe('turn');
  });
});

describe('drift', () => {
  test('bg:art.3 dice of 5 and 3 are 2 inches, from the lower towards the higher', () => {
    const played = fire({ weapon: 'mortar' }, '5 3');
    expect(stepOf(played, 'drift')).toMatchObject({ clause: 'bg:art.3', value: 2 });
    expect(stepOf(played, 'drift').text).toBe('drifts 2 in, from the second die towards the first');
    expect(played.result).toEqual({ drifts: [2] });
    expect(stepOf(fire({ weapon: 'mortar' }, 'first=1 second=6'), 'drift').text).toContain(
      '5 in, from the first die towards the second',
    );
  });

  test('bg:art.3 dice of 4 and 4 are on target', () => {
    const played = fire({ weapon: 'mortar' }, '4 4');
    expect(stepOf(played, 'drift').text).toBe('equal dice, no drift');
    expect(played.result).toEqual({ drifts: [0] });
    expect(artillery.announce(played.result, inputOf(artillery, { weapon: 'mortar' }) as never)).toBe(
      'no drift',
    );
  });

  test('bg:art.3 no drift has 6 chances in 36, an inch 10, five inches 2', () => {
    const of = (inches: number) =>
      chance({ weapon: 'mortar' }, ({ drifts }) => (drifts as number[])[0] === inches);
    expect([0, 1, 2, 3, 4, 5].map(of)).toEqual(['1/6', '5/18', '2/9', '1/6', '1/9', '1/18']);
  });

  test('bg:R108 option 1: each of two rings drifts by its own dice; option 2: one roll moves both', () => {
    const first = fire({ weapon: 'heavy' }, 'first=6 second=2 first=3 second=3');
    expect(first.result).toEqual({ drifts: [4, 0] });
    expect(stepOf(first, 'rolls')).toMatchObject({ value: 2, ruling: 'bg:R108' });
    const second = fire({ weapon: 'heavy' }, 'first=6 second=2', { 'bg:R108': 2 });
    expect(second.result).toEqual({ drifts: [4, 4] });
    const both = { weapon: 'heavy', margin: 2 };
    expect(chance(both, ({ rings }) => rings === 2)).toBe('4/9');
    expect(chance(both, ({ rings }) => rings === 2, { 'bg:R108': 2 })).toBe('2/3');
    expect(chance(both, ({ rings }) => rings === 1, { 'bg:R108': 2 })).toBe('0/1');
  });

  test('(bg:R108) a single ring asks nothing', () => {
    expect(withSeed(artillery, { weapon: 'mortar' }).rulings).not.toHaveProperty(['bg:R108']);
  });

  test('bg:art.8 bg:art.9 a ring within the margin touches, one beyond it misses', () => {
    const touching = fire({ weapon: 'mortar', margin: 2 }, 'first=3 second=1 white=5,6');
    expect(stepOf(touching, 'touches')).toMatchObject({ clause: 'bg:art.8', value: true });
    expect(touching.result).toEqual({ rings: 1, hits: 2 });
    const missing = fire({ weapon: 'mortar', margin: 2, targetFigures: 9 }, 'first=1 second=4');
    expect(stepOf(missing, 'touches')).toMatchObject({ clause: 'bg:art.9', value: false });
    expect(missing.result).toEqual({ rings: 0, hits: 0, casualties: 0, leadersLost: 0, heavyWeaponsLost: 0 });
    expect(
      artillery.announce(missing.result, inputOf(artillery, { weapon: 'mortar', margin: 2 }) as never),
    ).toBe('no ring touches the target');
  });

  test('bg:art.9 what no ring touches is as it was', () => {
    const given = { weapon: 'mortar', margin: 0, at: 'truck', damage: 'immobilised' };
    expect(fire(given, '1 2').result).toEqual({ rings: 0, hits: 0, state: 'immobilised' });
    const marked = { weapon: 'mortar', margin: 0, at: 'nest', marked: true };
    expect(fire(marked, '1 2').result).toEqual({ rings: 0, hits: 0, state: 'hit' });
  });

  test('bg:art.8 a margin of the largest drift is a ring that always touches', () => {
    const certain = oddsOf(artillery, { weapon: 'light', margin: 5 }).outcomes.map(({ value }) => value);
    const placed = oddsOf(artillery, { weapon: 'light', rings: 1 }).outcomes.map(({ value }) => value);
    expect(certain.map(({ rings: _, ...rest }) => rest)).toEqual(placed);
  });
});

describe('blasts and their dice', () => {
  test.each([
    ['mortar', 1, [2, 0, 0], 1, [2, 0, 0]],
    ['light', 1, [4, 0, 0], 1, [0, 2, 0]],
    ['medium', 2, [4, 0, 0], 2, [0, 2, 0]],
    ['heavy', 2, [0, 4, 0], 3, [0, 2, 0]],
    ['dive-bomb', 1, [0, 2, 0], 1, [0, 2, 0]],
    ['strafing', 1, [0, 2, 0], 1, [0, 2, 0]],
  ])(
    'bg:art.5 bg:R105 blasts and dice of %s by option 1 and by option 2',
    (weapon, first, dice, second, other) => {
      const blasts = (rulings: Rulings) =>
        stepOf(withSeed(artillery, { weapon }, 'test', 0, rulings), 'weapon');
      expect(blasts({})).toMatchObject({ clause: 'bg:art.5', value: first });
      expect(blasts({ 'bg:R105': 2 }).value).toBe(second);
      expect(dicePerRing({ weapon })).toEqual(dice);
      expect(dicePerRing({ weapon }, { 'bg:R105': 2 })).toEqual(other);
      const printed = weapon === 'dive-bomb' || weapon === 'strafing';
      expect(blasts({}).house).toBe(printed ? undefined : true);
      expect(withSeed(artillery, { weapon }).result.drifts).toHaveLength(first);
    },
  );

  test('bg:R105 each kind of attack is stronger than the last', () => {
    const means = (
      [
        ['mortar', 1],
        ['dive-bomb', 1],
        ['light', 1],
        ['medium', 2],
        ['heavy', 2],
      ] as const
    ).map(([weapon, rings]) => Number(meanHits({ weapon, rings }).toFixed(2)));
    expect(means).toEqual([0.56, 0.67, 0.93, 1.86, 2.67]);
  });

  test('bg:art.5 no more rings touch than there are blasts', () => {
    expect(refusalOf(artillery, { weapon: 'light', rings: 2 }).clause).toBe('bg:art.5');
    expect(refusalOf(artillery, { weapon: 'heavy', rings: 3 }).message).toContain('2 blasts');
    expect(
      withSeed(artillery, { weapon: 'heavy', rings: 3 }, 'test', 0, { 'bg:R105': 2 }).result,
    ).toHaveProperty('hits');
  });

  test('bg:art.4 chosen points 6 inches apart are allowed, farther ones are not', () => {
    const near = withSeed(artillery, { weapon: 'medium', spread: 6 });
    expect(stepOf(near, 'spread')).toMatchObject({ clause: 'bg:art.4', value: 6 });
    expect(refusalOf(artillery, { weapon: 'medium', spread: 6.5 }).clause).toBe('bg:art.4');
  });

  test('bg:art.4 a single blast has nothing to keep together', () => {
    expect(stepOf(withSeed(artillery, { weapon: 'mortar', spread: 9 }), 'spread').value).toBe(0);
    expect(ids(withSeed(artillery, { weapon: 'mortar' }))).not.toContain('spread');
  });

  test('bg:R106 off-table attacks are grade C, a house value, unless the scenario sets another', () => {
    const usual = fire({ weapon: 'mortar', rings: 1 }, 'white=4,5');
    expect(stepOf(usual, 'off-table-grade')).toMatchObject({ value: 'C', ruling: 'bg:R106', house: true });
    expect(usual.result).toEqual({ hits: 1 });
    const set = fire({ weapon: 'mortar', rings: 1, grade: 'B' }, 'white=4,5');
    expect(stepOf(set, 'off-table-grade')).toMatchObject({ value: 'B', ruling: 'bg:R106' });
    expect(stepOf(set, 'off-table-grade').house).toBeUndefined();
    expect(set.result).toEqual({ hits: 2 });
  });

  test('bg:R109 option 1: each unit under a ring meets all the dice; option 2: they are shared by figures', () => {
    const given = { weapon: 'medium', targetFigures: 6, others: 2 };
    expect(dicePerRing(given)).toEqual([4, 0, 0]);
    expect(dicePerRing(given, { 'bg:R109': 2 })).toEqual([3, 0, 0]);
    expect(dicePerRing({ ...given, targetFigures: 2, others: 6 }, { 'bg:R109': 2 })).toEqual([1, 0, 0]);
    const line = stepOf(withSeed(artillery, { rings: 1, ...given }), 'others');
    expect(line).toMatchObject({ clause: 'bg:art.9', value: 4, ruling: 'bg:R109' });
  });

  test('bg:R109 a share is never less than one die', () => {
    const given = { weapon: 'dive-bomb', targetFigures: 1, others: 11 };
    expect(dicePerRing(given, { 'bg:R109': 2 })).toEqual([0, 1, 0]);
  });

  test('bg:R111 option 1: no road bonus for guns off the table; option 2: as for any attack', () => {
    const given = { weapon: 'mortar', targetOnRoad: true };
    expect(dicePerRing(given)).toEqual([2, 0, 0]);
    expect(dicePerRing(given, { 'bg:R111': 2 })).toEqual([2, 1, 0]);
    expect(dicePerRing(given, { 'bg:R111': 2, 'bg:R3': 2 })).toEqual([3, 0, 0]);
    expect(dicePerRing({ ...given, cover: 'medium' }, { 'bg:R111': 2, 'bg:R3': 3 })).toEqual([2, 0, 1]);
    const first = withSeed(artillery, { rings: 1, ...given });
    expect(stepOf(first, 'road-counts')).toMatchObject({ value: false, ruling: 'bg:R111' });
    expect(ids(first)).not.toContain('road-marker');
    expect(ids(withSeed(artillery, { rings: 1, ...given }, 'test', 0, { 'bg:R111': 2 }))).toContain(
      'road-marker',
    );
  });
});

describe('protection', () => {
  test.each([
    [{ cover: 'medium' }, 2],
    [{ cover: 'medium', dugIn: true }, 3],
    [{ cover: 'building' }, 2],
    [{ cover: 4 }, 4],
    [{ targetGrade: 'A', targetQualityDefence: true }, 4],
    [{ at: 'truck' }, 1],
    [{ at: 'medium-tank' }, 4],
    [{ at: 'medium-tank', armour: 6 }, 6],
    [{ at: 'pillbox' }, 3],
  ])('(bg:art.6) %j has its usual red dice', (target, red) => {
    expect(dicePerRing({ weapon: 'dive-bomb', ...target })).toEqual([0, 2, red]);
  });

  test('bg:art.6 bg:R110 option 1: a wall gives nothing from above; option 2: half its dice, rounded down', () => {
    const given = { weapon: 'mortar', cover: 'wall' };
    expect(dicePerRing(given)).toEqual([2, 0, 0]);
    expect(dicePerRing(given, { 'bg:R110': 2 })).toEqual([2, 0, 0]);
    expect(dicePerRing(given, { 'bg:R31': 2 })).toEqual([2, 0, 0]);
    expect(dicePerRing(given, { 'bg:R31': 2, 'bg:R110': 2 })).toEqual([2, 0, 1]);
    const line = stepOf(withSeed(artillery, { rings: 1, ...given }), 'from-above');
    expect(line).toMatchObject({ clause: 'bg:art.6', value: 0, ruling: 'bg:R110' });
  });

  test('bg:art.6 a wall keeps the other red dice of whoever is behind it', () => {
    expect(dicePerRing({ weapon: 'mortar', cover: 'wall', dugIn: true })).toEqual([2, 0, 1]);
  });

  test.each(BARRAGES)('(bg:art.6) more red dice never help %s', (weapon) => {
    const means = [0, 1, 2, 3, 5].map((cover) => meanHits({ weapon, rings: 1, cover }));
    for (let i = 1; i < means.length; i++) expect(means[i]).toBeLessThan(means[i - 1]!);
  });
});

describe('what a ring does', () => {
  test('bg:art.7 casualties come from the whole unit, leaders and all', () => {
    const given = { weapon: 'mortar', rings: 1, targetFigures: 9, targetLeaders: 1, targetGrade: 'C' };
    const played = fire(given, 'white=5,5 figures=1,9 leader-save=2');
    expect(stepOf(played, 'whole-unit')).toMatchObject({ clause: 'bg:art.7', value: 9 });
    expect(played.result).toEqual({ hits: 2, casualties: 2, leadersLost: 1, heavyWeaponsLost: 0 });
    expect(ids(fire(given, 'white=2,2'))).not.toContain('whole-unit');
  });

  test('bg:art.8 each ring is an attack of its own, on what the one before it left', () => {
    const played = fire({ weapon: 'medium', rings: 2, targetFigures: 3 }, 'white=5,5,2,2,1,1,5,5');
    expect(played.result).toEqual({ hits: 2, casualties: 2, leadersLost: 0, heavyWeaponsLost: 0 });
    const again = fire({ weapon: 'medium', rings: 2, targetFigures: 3 }, 'white=5,5,2,2,5,5,2,2');
    expect(again.steps.filter(({ id }) => id === 'whole-unit').map(({ value }) => value)).toEqual([3, 1]);
    expect(stepOf(again, 'overkill').value).toBe(1);
    expect(again.result).toEqual({ hits: 4, casualties: 3, leadersLost: 0, heavyWeaponsLost: 0 });
  });

  test('bg:art.8 where nobody is left no ring is rolled any more', () => {
    const played = fire({ weapon: 'heavy', rings: 2, targetFigures: 2 }, 'blue=5,5,2,2');
    expect(played.result).toEqual({ hits: 2, casualties: 2, leadersLost: 0, heavyWeaponsLost: 0 });
  });

  test('bg:art.7 medics and prisoners with the unit are hit as well', () => {
    const given = {
      weapon: 'heavy',
      rings: 2,
      targetFigures: 4,
      targetMedics: 1,
      targetPrisoners: 2,
      targetGrade: 'D',
    };
    const played = fire(given, 'blue=5,2,2,2 figures=1 medic-save=3 blue=6,2,2,2 figures=1');
    expect(played.result).toEqual({
      hits: 2,
      casualties: 1,
      leadersLost: 0,
      heavyWeaponsLost: 0,
      medicsLost: 1,
      prisonersLost: 1,
    });
  });

  test('bg:art.7 bg:stand.2 figures on stands fall by stands', () => {
    const given = { weapon: 'dive-bomb', rings: 1, targetFigures: 4, targetStand: 2 };
    expect(fire(given, 'blue=5,5 figures=1,2').result).toMatchObject({ hits: 2, casualties: 2 });
  });

  test('bg:vdam.1 a second ring meets the damage that the first has done', () => {
    const given = { weapon: 'medium', rings: 2, at: 'truck' };
    const played = fire(given, 'white=5,2,2,2 red=2 damage=1 kind=1 white=5,5,2,2 red=2 damage=3 kind=2');
    expect(played.result).toEqual({ hits: 3, state: 'destroyed' });
    expect(ids(played).filter((id) => id === 'damage')).toHaveLength(2);
  });

  test('bg:vdam.8 what is destroyed is not attacked by the next ring', () => {
    const played = fire({ weapon: 'heavy', rings: 2, at: 'truck' }, 'blue=5,5,5,5 red=2 damage=3');
    expect(played.result).toEqual({ hits: 4, state: 'destroyed' });
  });

  test('bg:emp.4 two rings with a hit each destroy a pillbox, one leaves it marked', () => {
    const given = { weapon: 'heavy', rings: 2, at: 'pillbox' };
    const played = fire(given, 'blue=5,2,2,2 red=2,2,2 blue=5,2,2,2 red=2,2,2');
    expect(played.result).toEqual({ hits: 2, state: 'destroyed' });
    const one = fire({ ...given, rings: 1 }, 'blue=5,2,2,2 red=2,2,2');
    expect(one.result).toEqual({ hits: 1, state: 'hit' });
    expect(fire({ ...given, rings: 1, marked: true }, 'blue=5,2,2,2 red=2,2,2').result).toMatchObject({
      state: 'destroyed',
    });
  });

  test('bg:R107 option 1: hits on armour count once; option 2: those of bombs and heavy guns twice', () => {
    const given = { weapon: 'dive-bomb', rings: 1, at: 'armoured-car' };
    const first = fire(given, 'blue=5,2 red=2,2 damage=1 kind=1');
    expect(first.result).toEqual({ hits: 1, state: 'immobilised' });
    expect(stepOf(first, 'on-armour')).toMatchObject({ value: 1, ruling: 'bg:R107' });
    const second = fire(given, 'blue=5,2 red=2,2 damage=5', { 'bg:R107': 2 });
    expect(second.result).toEqual({ hits: 2, state: 'destroyed' });
    const heavy = fire({ ...given, weapon: 'heavy' }, 'blue=5,2,2,2 red=2,2 damage=5', { 'bg:R107': 2 });
    expect(heavy.result).toEqual({ hits: 2, state: 'destroyed' });
  });

  test.each(['mortar', 'light', 'medium', 'strafing'])('(bg:R107) hits of %s never count twice', (weapon) => {
    const given = { weapon, rings: 1, at: 'light-tank' };
    const both = [{}, { 'bg:R107': 2 }].map((rulings) => oddsOf(artillery, given, rulings).outcomes);
    expect(both[1]).toEqual(both[0]);
  });

  test('(bg:R107) nor do those of a bomb on a truck', () => {
    const given = { weapon: 'dive-bomb', rings: 1, at: 'truck' };
    expect(fire(given, 'blue=5,2 red=2 damage=6', { 'bg:R107': 2 }).result).toEqual({
      hits: 1,
      state: 'destroyed',
    });
  });

  test('(bg:vdam.2) guns off the table destroy whole armour as any heavy weapon does', () => {
    const given = { weapon: 'light', rings: 1, at: 'apc' };
    expect(fire(given, 'white=5,2,2,2 red=2,2 damage=6').result).toEqual({ hits: 1, state: 'destroyed' });
  });
});

describe('what was typed', () => {
  test.each([
    [{ targetFigures: 9 }, 'targetFigures'],
    [{ cover: 'medium' }, 'cover'],
    [{ at: 'truck' }, 'at'],
    [{ grade: 'B' }, 'grade'],
    [{ margin: 2, rings: 1 }, 'margin'],
    [{ rings: 1, at: 'truck', targetFigures: 4 }, 'targetFigures'],
    [{ rings: 1, damage: 'immobilised' }, 'damage'],
    [{ rings: 1, armour: 3, at: 'nest' }, 'armour'],
    [{ rings: 1, marked: true }, 'marked'],
    [{ rings: 1, targetLeaders: 1 }, 'targetLeaders'],
    [{ rings: 1, targetPrisoners: 1 }, 'targetPrisoners'],
    [{ rings: 1, others: 3 }, 'others'],
    [{ rings: 1, targetFigures: 2, targetLeaders: 3 }, 'targetFigures'],
    [{ rings: 1, targetFigures: 4, targetStand: 2, targetLeaders: 1 }, 'targetLeaders'],
  ])('(bg:art.6) %j means nothing, and is not passed over', (given, input) => {
    expect(conflictOf({ weapon: 'heavy', ...given })?.input).toBe(input);
  });

  test('(bg:cas.3) leaders that may be saved need the grade of their unit', () => {
    expect(needs({ weapon: 'mortar', rings: 1, targetFigures: 9, targetLeaders: 1 })).toEqual([
      'targetGrade',
    ]);
    expect(needs({ weapon: 'mortar', rings: 1, targetFigures: 9 })).toEqual([]);
  });
});

describe('odds', () => {
  test('bg:art.3 a ring hits with the chance of its drift and of its dice', () => {
    const ring = chance({ weapon: 'strafing', rings: 1 }, ({ hits }) => hits === 0);
    expect(ring).toBe('4/9');
    const drifting = chance({ weapon: 'strafing', margin: 2 }, ({ hits }) => hits === 0);
    expect(drifting).toBe(fraction(1n * 9n + 2n * 4n, 27n));
  });

  test.each([0, 1, 2, 3, 4])('bg:art.8 a wider margin than %i never hits less', (margin) => {
    const given = { weapon: 'heavy', cover: 'medium' };
    expect(meanHits({ ...given, margin: margin + 1 })).toBeGreaterThan(meanHits({ ...given, margin }));
  });

  const LED: Given = { targetFigures: 4, targetLeaders: 1, targetGrade: 'B' };
  proveAll(
    artillery,
    [
      ['the drift of a mortar', { weapon: 'mortar' }],
      ['the drift of two rings', { weapon: 'medium' }],
      ['two rings that drift alike', { weapon: 'medium' }, { 'bg:R108': 2 }],
      ['a mortar that may miss', { weapon: 'mortar', margin: 1 }],
      ['two rings of heavy guns that may miss', { weapon: 'heavy', margin: 2, cover: 1 }],
      ['the same, drifting alike', { weapon: 'heavy', margin: 2, cover: 1 }, { 'bg:R108': 2 }],
      ['three rings, as R105 may have it', { weapon: 'heavy', rings: 3, targetFigures: 3 }, { 'bg:R105': 2 }],
      ['two rings on a unit with a leader', { weapon: 'heavy', rings: 2, ...LED }, { 'bg:R105': 2 }],
      [
        'the same where anybody may fall for the leader',
        { weapon: 'heavy', rings: 2, ...LED },
        { 'bg:R105': 2, 'bg:R37': 2 },
      ],
      [
        'a unit with a prisoner and a heavy weapon',
        { weapon: 'strafing', rings: 1, targetFigures: 3, targetHw: 1, targetPrisoners: 1, targetGrade: 'C' },
      ],
      [
        'shared out among units',
        { weapon: 'light', rings: 1, targetFigures: 3, others: 3 },
        { 'bg:R109': 2 },
      ],
      ['on the road', { weapon: 'mortar', rings: 1, targetOnRoad: true }, { 'bg:R111': 2 }],
      ['behind a wall', { weapon: 'mortar', rings: 1, cover: 'wall' }, { 'bg:R110': 2, 'bg:R31': 2 }],
      ['a bomb on an armoured car', { weapon: 'dive-bomb', rings: 1, at: 'armoured-car' }, { 'bg:R107': 2 }],
      [
        'the same, doubled before cancels',
        { weapon: 'dive-bomb', rings: 1, at: 'armoured-car' },
        { 'bg:R107': 2, 'bg:R41': 2 },
      ],
      ['two rings on a truck', { weapon: 'heavy', rings: 2, at: 'truck' }, { 'bg:R105': 2 }],
      ['two rings on a nest', { weapon: 'heavy', rings: 2, at: 'nest', marked: false }, { 'bg:R105': 2 }],
    ],
    { merged: true },
  );
});

test('bg:art.3 of a unit that is named alone the drift is rolled, whatever optional rules are played', async () => {
  const unit = { name: 'Gruppe', side: 'Axis', grade: 'B', figures: 6, leaders: 1 };
  const game = new RosterGame('drift');
  const house = game.file('house.yaml');
  writeFileSync(house, 'optional: { retreat: true, target-quality-defence: true, stand: 3 }');
  await game.open([unit], `--sides Axis,Allies --house ${house}`);
  const { input, result } = await game.allowed('artillery Gruppe --weapon mortar --dice "4 3"');
  expect(result).toEqual({ drifts: [1] });
  expect(input).toMatchObject({ retreat: false, targetQualityDefence: false });
  // With what it touches all of them are played.
  const struck = await game.allowed('artillery Gruppe --weapon mortar --rings 1 --seed a');
  expect(struck.input).toMatchObject({ retreat: true, targetQualityDefence: true, targetFigures: 6 });
  game.clean();
});
