import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { casualties } from '../../../rulesets/valor-and-victory/casualties/casualties.js';
import { unitsFault } from '../../../rulesets/valor-and-victory/units/unit-spec.js';
import { fraction } from '../../../src/odds/fraction.js';
import { remindersOf } from '../../../src/rules/action.js';
import {
  blamedIn,
  chanceOf,
  type Given,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
} from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

type Ways = { choose: string[]; covers: number }[];
const given = (points: number, unit: string, choose?: string, more: Given = {}): Given => ({
  points,
  unit: [unit],
  ...(choose !== undefined && { choose: [choose] }),
  ...more,
});
const waysOf = (points: number, unit: string, rulings: Rulings = {}, more: Given = {}): string[] =>
  (
    withDice(casualties, given(points, unit, undefined, more), '', rulings).result.ways as unknown as Ways
  ).map(({ choose, covers }) => `${choose.join(',')} ${covers}`);
const play = (
  points: number,
  unit: string,
  choose: string,
  dice = '',
  rulings: Rulings = {},
  more: Given = {},
) => withDice(casualties, given(points, unit, choose, more), dice, rulings);
const effects = (...args: Parameters<typeof play>) => {
  const { ways: _, ...counts } = play(...args).result;
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0));
};
const refused = (points: number, unit: string, choose: string, rulings: Rulings = {}, more: Given = {}) =>
  refusalOf(casualties, given(points, unit, choose, more), rulings).clause;
const { blamed: conflictOf } = playing(casualties);

const SQUAD = 'squad:4-6-4:half=2';
const FIRE = { by: 'fire' };

describe('infantry', () => {
  test('vv:14.61b vv:14.61d (vv:15.8d) the Germans meet 6 points with one squad eliminated and another pinned', () => {
    const platoon = '3xsquad:4-6-5,leader:-1';
    const played = play(6, platoon, 'eliminate:1,pin:2');
    expect(stepOf(played, 'eliminate-1')).toMatchObject({ clause: 'vv:14.61d', value: 5 });
    expect(stepOf(played, 'pin-2')).toMatchObject({ clause: 'vv:14.61b', value: 1 });
    expect(played.result).toEqual({
      ways: [{ choose: ['eliminate:1', 'pin:2'], covers: 6 }],
      pinned: 1,
      reduced: 0,
      eliminated: 1,
      immobilised: 0,
    });
    expect(waysOf(6, platoon)[0]).toBe('eliminate:2,pin:1 6');
  });

  test('vv:14.61a the owner decides', () => {
    expect(stepOf(play(1, SQUAD, 'pin:1'), 'points')).toMatchObject({ clause: 'vv:14.61a', value: 1 });
  });

  test('vv:14.61c vv:13.10 a squad reduced to a half squad of its type covers the difference of the ratings', () => {
    const played = play(2, SQUAD, 'reduce:1');
    expect(stepOf(played, 'reduce-1')).toMatchObject({ clause: 'vv:14.61c', value: 2 });
    expect(stepOf(played, 'half-1')).toMatchObject({ clause: 'vv:13.10', value: 2 });
    expect(effects(2, 'squad:5-6-4:half=2', 'reduce:1')).toEqual({ reduced: 1 });
    expect(refused(1, 'half-squad:2-6-2', 'reduce:1')).toBe('vv:14.61c');
  });

  test('vv:R40 without the rating of the half squad no reduction; option 2: half, rounded down', () => {
    expect(refused(2, 'squad:4-6-5', 'reduce:1')).toBe('vv:13.10');
    expect(waysOf(2, 'squad:4-6-5')).toEqual(['eliminate:1 5']);
    expect(waysOf(2, 'squad:4-6-5', { 'vv:R40': 2 })).toEqual(['reduce:1 3']);
    expect(stepOf(play(2, 'squad:4-6-5', 'reduce:1', '', { 'vv:R40': 2 }), 'reduce-1').ruling).toBe('vv:R40');
  });

  test('vv:14.61c (vv:R40) the half squads that the book prints are known: a 4-6-4 or 5-6-4 covers 2', () => {
    for (const squad of ['squad:4-6-4', 'squad:5-6-4']) {
      expect(waysOf(2, squad)).toEqual(['reduce:1 2']);
      expect(stepOf(play(2, squad, 'reduce:1'), 'reduce-1').ruling).toBeUndefined();
      expect(effects(2, squad, 'reduce:1')).toEqual({ reduced: 1 });
    }
    expect(waysOf(2, 'squad:4-6-4:half=3')).toEqual(['reduce:1,pin:1 2']);
  });

  test('vv:14.61e a squad just reduced may be pinned for a point more', () => {
    const played = play(3, SQUAD, 'reduce:1,pin:1');
    expect(stepOf(played, 'pin-1')).toMatchObject({ clause: 'vv:14.61e', value: 1 });
    expect(played.result).toMatchObject({ reduced: 1, pinned: 1 });
    expect(waysOf(3, `${SQUAD},half-squad:2-6-2`)).toContain('reduce:1,pin:2 3');
  });

  test('vv:14.61f a unit is not pinned and then eliminated, nor reduced and then eliminated', () => {
    expect(refused(4, SQUAD, 'pin:1,eliminate:1')).toBe('vv:14.61f');
    expect(refused(4, SQUAD, 'reduce:1,eliminate:1')).toBe('vv:14.61f');
    expect(refused(4, SQUAD, 'pin:1,pin:1')).toBe('vv:14.61f');
  });

  test('vv:14.61g all points must be met', () => {
    expect(refused(2, `${SQUAD},leader:-1`, 'pin:1')).toBe('vv:14.61g');
    expect(stepOf(play(2, `${SQUAD},leader:-1`, 'pin:1,pin:2'), 'covers')).toMatchObject({
      clause: 'vv:14.61g',
      value: 2,
    });
  });

  test('vv:14.61h pins come last, however they were typed', () => {
    const played = play(5, `2x${SQUAD}`, 'pin:1,eliminate:2');
    expect(stepOf(played, 'order')).toMatchObject({ clause: 'vv:14.61h', value: ['eliminate:2', 'pin:1'] });
    expect(played.steps.findIndex(({ id }) => id === 'eliminate-2')).toBeLessThan(
      played.steps.findIndex(({ id }) => id === 'pin-1'),
    );
  });

  test('vv:R31 any way is lawful, wasteful or not; option 2: the least excess must be', () => {
    expect(effects(1, SQUAD, 'eliminate:1')).toEqual({ eliminated: 1 });
    expect(refused(1, SQUAD, 'eliminate:1', { 'vv:R31': 2 })).toBe('vv:14.61g');
    expect(effects(1, SQUAD, 'pin:1', '', { 'vv:R31': 2 })).toEqual({ pinned: 1 });
    expect(waysOf(3, 'squad:4-6-5,half-squad:2-6-2')).toEqual(['eliminate:2,pin:1 3', 'eliminate:1 5']);
    expect(waysOf(3, 'squad:4-6-5,half-squad:2-6-2', { 'vv:R31': 2 })).toEqual(['eliminate:2,pin:1 3']);
  });

  test('vv:R31 where the units cannot meet the points all of them are eliminated', () => {
    expect(waysOf(9, `${SQUAD},leader:-1`)).toEqual(['eliminate:1,eliminate:2 5']);
    expect(effects(9, `${SQUAD},leader:-1`, 'eliminate:1,eliminate:2')).toEqual({ eliminated: 2 });
    expect(refused(9, `${SQUAD},leader:-1`, 'eliminate:1,pin:2')).toBe('vv:14.61g');
    expect(stepOf(withDice(casualties, given(9, SQUAD), ''), 'too-many').ruling).toBe('vv:R31');
  });

  test('vv:12.2b a weapon is lost with its unit; (vv:12.5) expendable ones belong to none', () => {
    const played = play(4, 'squad:4-6-4,lmg:3', 'eliminate:1');
    expect(stepOf(played, 'weapon-1')).toMatchObject({ clause: 'vv:12.2b', value: 1 });
    const ids = play(4, 'squad:4-6-4,grenades', 'eliminate:1').steps.map(({ id }) => id);
    expect(ids).not.toContain('weapon-1');
  });

  test('vv:14.7b a pin lasts until a rally or the next Command Phase', () => {
    expect(stepOf(play(1, SQUAD, 'pin:1'), 'until')).toMatchObject({ clause: 'vv:14.7b', value: 1 });
  });

  test('vv:14.61a of two trucks alike it is another way whether squad and truck are a pair', () => {
    const truck = 'vehicle:cr=4,squad:5-6-4:half=2:aboard';
    const ways = waysOf(5, `${truck},${truck}`, {}, FIRE);
    // The truck that is empty then is pinned, and nobody with it; or the other, with those aboard (8.5).
    expect(ways.indexOf('eliminate:2,pin:1 5')).toBe(1);
    expect(ways).toContain('eliminate:4,pin:1 5');
    expect(ways).toContain('put:1=3,reduce:2 5');
    expect(ways).toContain('put:1=3,reduce:4 5');
    // Which of the two it is makes no way of its own.
    expect(ways.filter((way) => way.startsWith('eliminate'))).toEqual([
      'eliminate:2,pin:1 5',
      'eliminate:4,pin:1 5',
      'eliminate:1 8',
    ]);
  });

  test('(vv:8.5) whoever is pinned with his carrier counts among what a way costs', () => {
    const ways = waysOf(1, 'vehicle:cr=4,vehicle:cr=4,squad:5-6-4:half=2:aboard', {}, FIRE);
    expect(ways).toEqual(['pin:1 1', 'pin:2 1', 'reduce:3 2']);
    const other = waysOf(1, 'vehicle:cr=4,squad:5-6-4:half=2:aboard,vehicle:cr=4', {}, FIRE);
    expect(other).toEqual(['pin:3 1', 'pin:1 1', 'reduce:2 2']);
  });

  test('the cheapest comes first: pins before ratings, squads pinned before leaders', () => {
    expect(waysOf(2, `2x${SQUAD},leader:-1`)[0]).toBe('pin:1,pin:2 2');
    expect(waysOf(3, `${SQUAD},squad:4-6-5`)[0]).toBe('reduce:1,pin:1 3');
    expect(waysOf(1, `${SQUAD},leader:-1`)).toEqual(['pin:1 1', 'pin:2 1', 'reduce:1 2'].slice(0, 2));
  });
});

describe('units pinned before', () => {
  test('vv:14.62a vv:R45 unpinned units come first; option 2: until they are eliminated', () => {
    const units = `${SQUAD},half-squad:2-6-2:pinned`;
    expect(refused(2, units, 'eliminate:2')).toBe('vv:14.62a');
    expect(effects(3, units, 'pin:1,eliminate:2')).toEqual({ pinned: 1, eliminated: 1 });
    expect(refused(3, units, 'pin:1,eliminate:2', { 'vv:R45': 2 })).toBe('vv:14.62a');
    expect(effects(6, units, 'eliminate:1,eliminate:2', '', { 'vv:R45': 2 })).toEqual({ eliminated: 2 });
  });

  test('vv:14.62a vv:R45 a squad that is reduced alone is unpinned still', () => {
    const units = `${SQUAD},half-squad:2-6-2:pinned`;
    expect(refused(4, units, 'reduce:1,eliminate:2')).toBe('vv:14.62a');
    expect(effects(4, units, 'reduce:1,pin:1,eliminate:2')).toEqual({ pinned: 1, reduced: 1, eliminated: 1 });
    expect(waysOf(4, units)).toEqual(['eliminate:1 4', 'reduce:1,pin:1,eliminate:2 5']);
  });

  test('vv:14.62b they can only be eliminated, for their usual rating', () => {
    expect(refused(1, `${SQUAD}:pinned`, 'pin:1')).toBe('vv:14.62b');
    expect(refused(2, `${SQUAD}:pinned`, 'reduce:1')).toBe('vv:14.62b');
    expect(stepOf(play(1, `${SQUAD}:pinned`, 'eliminate:1'), 'eliminate-1')).toMatchObject({
      clause: 'vv:14.62b',
      value: 4,
    });
    expect(waysOf(1, `${SQUAD}:pinned-now`)).toEqual(['eliminate:1 4']);
  });
});

describe('valour and Gun Shields', () => {
  test('vv:16.3b vv:14.63a a valorous unit ignores the first point', () => {
    const played = play(1, `${SQUAD}:valor`, 'ignore:1');
    expect(stepOf(played, 'ignored-1')).toMatchObject({ clause: 'vv:16.3b', value: 1, ruling: 'vv:R32' });
    expect(effects(2, `${SQUAD}:valor`, 'pin:1')).toEqual({ pinned: 1 });
    expect(refused(1, SQUAD, 'ignore:1')).toBe('vv:14.63a');
  });

  test('vv:14.63b while points remain it takes an effect before any other', () => {
    expect(refused(2, `${SQUAD}:valor,${SQUAD}`, 'ignore:1')).toBe('vv:14.63b');
    expect(refused(3, `2x${SQUAD}:valor,${SQUAD}`, 'ignore:1,ignore:2,pin:3')).toBe('vv:14.63b');
    expect(effects(2, `${SQUAD}:valor,${SQUAD}`, 'pin:2,ignore:1')).toEqual({ pinned: 1 });
    const played = play(3, `${SQUAD}:valor,${SQUAD}`, 'ignore:1,reduce:2');
    const told = played.steps.flatMap(({ id }) => (/^(reduce|ignored)-/.test(id) ? [id] : []));
    expect(told).toEqual(['reduce-2', 'ignored-1']);
    expect(played.result.ways).toEqual([{ choose: ['reduce:2', 'ignore:1'], covers: 3 }]);
  });

  test('vv:16.4 a valorous squad is reduced to a valorous half squad', () => {
    const played = play(3, `${SQUAD}:valor`, 'reduce:1');
    expect(stepOf(played, 'valorous-1')).toMatchObject({ clause: 'vv:16.4', value: true });
    const became = played.effects.flatMap((effect) => (effect.do === 'set' ? [effect.is] : []));
    expect(became).toContainEqual({ reduced: true });
    expect(became.some((is) => 'valorous' in is)).toBe(false);
  });

  test('vv:R32 each valorous unit ignores one; option 2: one in an attack', () => {
    const units = `2x${SQUAD}:valor`;
    expect(effects(4, units, 'pin:1,pin:2')).toEqual({ pinned: 2 });
    expect(refused(4, units, 'pin:1,pin:2', { 'vv:R32': 2 })).toBe('vv:14.61g');
    expect(effects(3, units, 'pin:1,pin:2', '', { 'vv:R32': 2 })).toEqual({ pinned: 2 });
    expect(refused(2, units, 'ignore:1,ignore:2', { 'vv:R32': 2 })).toBe('vv:14.63a');
    expect(waysOf(3, units, { 'vv:R32': 2 })[0]).toBe('pin:1,pin:2 3');
  });

  test('vv:14.63a vv:R33 a Gun Shield ignores a point from the front; option 2: of AP fire alone', () => {
    const gun = 'gun:cr=3:shield';
    expect(stepOf(play(2, gun, 'pin:1'), 'ignored-1')).toMatchObject({
      clause: 'vv:14.63a',
      ruling: 'vv:R33',
    });
    expect(refused(2, gun, 'pin:1', { 'vv:R33': 2 })).toBe('vv:14.61g');
    expect(effects(2, gun, 'pin:1', '', { 'vv:R33': 2 }, FIRE)).toEqual({ pinned: 1 });
    expect(refused(2, gun, 'pin:1', {}, { outsideFfa: true })).toBe('vv:14.61g');
  });
});

describe('unarmoured vehicles and Guns', () => {
  test('vv:14.64a one point pins them', () => {
    expect(stepOf(play(1, 'vehicle:cr=4', 'pin:1'), 'pin-1').clause).toBe('vv:14.64a');
    expect(refused(1, 'vehicle:cr=4', 'put:1=1')).toBe('vv:14.64a');
  });

  test('vv:14.64b several points: a die at or below the rating pins, above it eliminates, and it soaks up all', () => {
    const played = play(3, 'vehicle:cr=4', 'put:1=3', '4');
    expect(stepOf(played, 'survival-1')).toMatchObject({
      clause: 'vv:14.64b',
      value: true,
      ruling: 'vv:R34',
    });
    expect(effects(3, 'vehicle:cr=4', 'put:1=3', '4')).toEqual({ pinned: 1 });
    expect(effects(3, 'vehicle:cr=4', 'put:1=3', '5')).toEqual({ eliminated: 1 });
    const odds = oddsOf(casualties, given(3, 'gun:cr=3', 'put:1=3'));
    expect(fraction(...chanceOf(odds, ({ eliminated }) => eliminated === 1))).toBe('1/2');
  });

  test('vv:14.64c more points than its rating eliminate it without a roll', () => {
    expect(refused(5, 'vehicle:cr=4', 'put:1=5')).toBe('vv:14.64c');
    expect(stepOf(play(5, 'vehicle:cr=4', 'eliminate:1'), 'eliminate-1')).toMatchObject({
      clause: 'vv:14.64c',
      value: 4,
    });
    expect(waysOf(5, 'gun:cr=3')).toEqual(['eliminate:1 3']);
  });

  test('vv:14.64c vv:R56 its owner spreads an attack; option 2: one above its rating leaves it no roll', () => {
    const units = `gun:cr=3,${SQUAD}`;
    expect(effects(5, units, 'put:1=3,reduce:2', '3')).toEqual({ pinned: 1, reduced: 1 });
    for (const choice of ['put:1=3,reduce:2', 'pin:1,eliminate:2'])
      expect(refused(5, units, choice, { 'vv:R56': 2 }), choice).toBe('vv:14.64c');
    expect(effects(5, units, 'eliminate:1,reduce:2', '', { 'vv:R56': 2 })).toEqual({
      reduced: 1,
      eliminated: 1,
    });
    expect(effects(3, units, 'put:1=3', '3', { 'vv:R56': 2 })).toEqual({ pinned: 1 });
    expect(waysOf(5, 'gun:cr=3', { 'vv:R56': 2 })).toEqual(['eliminate:1 3']);
  });

  test('vv:14.64e passengers lost by the roll of their vehicle meet points that others would', () => {
    const hex = `vehicle:cr=3,${SQUAD}:aboard,2x${SQUAD}`;
    const choice = 'put:1=3,reduce:3,pin:4';
    expect(effects(6, hex, choice, '3')).toEqual({ pinned: 3, reduced: 1 });
    expect(effects(6, hex, choice, '4')).toEqual({ eliminated: 2 });
    const lost = play(6, hex, choice, '4');
    expect(stepOf(lost, 'aboard-1')).toMatchObject({ clause: 'vv:14.64e', value: 4 });
    expect(stepOf(lost, 'spared-3').text).toBe('squad 4-6-4 (3) is spared: the passengers met its points');
    expect(stepOf(lost, 'covers').text).toBe('covers 7 of 6');
    // What they gave before counts once, and what is met by them no further.
    expect(effects(9, hex, 'reduce:2,put:1=3,reduce:3,reduce:4', '5')).toEqual({ reduced: 2, eliminated: 2 });
    expect(stepOf(play(9, hex, 'reduce:2,put:1=3,reduce:3,reduce:4', '5'), 'aboard-1').value).toBe(2);
    const odds = oddsOf(casualties, given(6, hex, choice));
    expect(fraction(...chanceOf(odds, ({ eliminated }) => eliminated === 2))).toBe('1/2');
  });

  test('vv:14.64e pinned units are spared before those that come first', () => {
    const hex = `vehicle:cr=3,leader:-1:aboard,${SQUAD},half-squad:2-6-2:pinned`;
    const choice = 'put:1=3,reduce:3,pin:3,eliminate:4';
    expect(effects(8, hex, choice, '4')).toEqual({ pinned: 1, reduced: 1, eliminated: 3 });
    expect(effects(6, hex, choice, '4')).toEqual({ pinned: 1, reduced: 1, eliminated: 2 });
  });

  test('vv:14.64d one that was pinned has no roll', () => {
    expect(refused(2, 'gun:cr=3:pinned', 'put:1=2')).toBe('vv:14.64d');
    expect(refused(1, 'gun:cr=3:pinned', 'pin:1')).toBe('vv:14.64d');
    expect(stepOf(play(1, 'gun:cr=3:pinned', 'eliminate:1'), 'eliminate-1')).toMatchObject({
      clause: 'vv:14.64d',
      value: 3,
    });
  });

  test('vv:14.64e vv:8.5 passengers that go with their vehicle are counted with it', () => {
    const truck = `vehicle:cr=4,${SQUAD}:aboard`;
    const played = play(8, truck, 'eliminate:1');
    expect(stepOf(played, 'aboard-1')).toMatchObject({ clause: 'vv:14.64e', value: 4 });
    expect(stepOf(played, 'eliminate-1').value).toBe(8);
    expect(stepOf(played, 'load-1')).toMatchObject({ clause: 'vv:8.5', value: 'eliminated' });
    expect(stepOf(play(1, truck, 'pin:1'), 'load-1').value).toBe('pinned');
    expect(refused(9, truck, 'eliminate:1,eliminate:2')).toBe('vv:14.64e');
  });

  test('vv:14.65a passengers may pay before their vehicle, vv:14.65b but are not pinned, nor is a Gun in tow given up', () => {
    const truck = `vehicle:cr=4,${SQUAD}:aboard,gun:towed`;
    const played = play(2, truck, 'reduce:2');
    expect(stepOf(played, 'collateral-2')).toMatchObject({ clause: 'vv:14.65a', ruling: 'vv:R34' });
    expect(effects(4, truck, 'eliminate:2')).toEqual({ eliminated: 1 });
    expect(refused(1, truck, 'pin:2')).toBe('vv:14.65b');
    expect(refused(1, truck, 'eliminate:3')).toBe('vv:14.65b');
    expect(refused(2, truck, 'put:2=2')).toBe('vv:14.65a');
    expect(refused(2, `vehicle:cr=4:pinned,${SQUAD}:aboard`, 'reduce:2')).toBe('vv:14.62b');
  });

  test('vv:R34 survival rolls hold in a close assault; option 2: pinned for one, or eliminated', () => {
    expect(refused(3, 'vehicle:cr=4', 'put:1=3', { 'vv:R34': 2 })).toBe('vv:14.64b');
    expect(effects(3, 'vehicle:cr=4', 'put:1=3', '1', { 'vv:R34': 2 }, FIRE)).toEqual({ pinned: 1 });
    expect(waysOf(3, 'vehicle:cr=4', { 'vv:R34': 2 })).toEqual(['eliminate:1 4']);
    expect(waysOf(3, 'vehicle:cr=4')).toEqual(['put:1=3 3']);
  });

  test('infantry makes no such roll', () => {
    expect(refused(2, SQUAD, 'put:1=2')).toBe('vv:14.61a');
    expect(refused(2, 'vehicle:cr=4', 'reduce:1')).toBe('vv:14.61c');
  });
});

describe('AFVs', () => {
  test('vv:15.10a vv:15.10b points on an AFV are an immobilisation roll, three at most', () => {
    expect(effects(2, 'afv:mg=4', 'put:1=2', 'afv-1=2 afv-1-crew=3')).toEqual({ immobilised: 1 });
    expect(effects(2, 'afv:mg=4', 'put:1=2', 'afv-1=3')).toEqual({});
    expect(effects(3, 'afv:mg=4', 'put:1=3', 'afv-1-crew=2')).toEqual({ eliminated: 1 });
    expect(refused(4, 'afv:mg=4', 'put:1=4')).toBe('vv:15.10b');
    expect(refused(1, 'afv:mg=4', 'pin:1')).toBe('vv:15.10a');
  });

  test('(vv:15.10c) the rest goes to other units, and is lost where there are none', () => {
    expect(effects(4, `afv:mg=4,${SQUAD}`, 'put:1=3,pin:2', 'afv-1-crew=6')).toEqual({
      immobilised: 1,
      pinned: 1,
    });
    expect(refused(5, `afv:mg=4,${SQUAD}`, 'put:1=3')).toBe('vv:14.61g');
    expect(waysOf(5, 'afv:mg=4')).toEqual(['put:1=3 3']);
  });

  test('vv:15.10d vv:R39 passengers may take points in its place; option 2: not', () => {
    const track = `afv:mg=4,${SQUAD}:aboard`;
    const played = play(2, track, 'reduce:2');
    expect(stepOf(played, 'collateral-2')).toMatchObject({ clause: 'vv:15.10d', ruling: 'vv:R39' });
    expect(refused(2, track, 'reduce:2', { 'vv:R39': 2 })).toBe('vv:14.65b');
    expect(waysOf(2, track, { 'vv:R39': 2 })).toEqual(['put:1=2 2']);
  });

  test('vv:15.10e they are not pinned', () => {
    expect(refused(1, `afv:mg=4,${SQUAD}:aboard`, 'pin:2')).toBe('vv:15.10e');
    expect(refused(3, `afv:mg=4,${SQUAD}:aboard`, 'reduce:2,pin:2')).toBe('vv:15.10e');
  });

  test('vv:15.10f what they leave goes on the AFV', () => {
    const track = `afv:mg=4,${SQUAD}:aboard`;
    expect(refused(5, track, 'eliminate:2')).toBe('vv:15.10f');
    const played = play(5, track, 'eliminate:2,put:1=1', 'afv-1=6');
    expect(stepOf(played, 'left-1')).toMatchObject({ clause: 'vv:15.10f', value: 1 });
  });

  test('vv:15.10d vv:R57 that points are lost which passengers need not take is said by its ruling', () => {
    const track = `afv:mg=4,${SQUAD}:aboard`;
    const ways = (rulings: Rulings) => withDice(casualties, given(5, track), '', rulings);
    expect(stepOf(ways({}), 'passengers')).toMatchObject({
      ...{ clause: 'vv:15.10d', ruling: 'vv:R57', value: 2 },
      text: 'passengers need not take points: 2 of 5 are lost where they do not',
    });
    const chosen = stepOf(play(5, track, 'put:1=3', 'afv-1-crew=6'), 'covers');
    expect(chosen).toMatchObject({
      ...{ clause: 'vv:15.10d', ruling: 'vv:R57', value: 3 },
      text: 'covers 3 of 5, the rest is lost: passengers need not take it',
    });
    expect(ways({ 'vv:R57': 2 }).steps.map(({ id }) => id)).not.toContain('passengers');
    expect(refused(5, track, 'put:1=3', { 'vv:R57': 2 })).toBe('vv:14.61g');
    const alone = withDice(casualties, given(5, 'afv:mg=4'), '');
    expect(stepOf(alone, 'too-many').text).toContain('whatever can take points takes all it can');
  });

  test('vv:14.61g vv:R57 what an AFV cannot take is lost though a squad is aboard; option 2: not before the squad is', () => {
    const track = `afv:mg=4,${SQUAD}:aboard`;
    const left = play(6, track, 'put:1=3', 'afv-1-crew=6');
    expect(stepOf(left, 'covers').text).toBe('covers 3 of 6, the rest is lost: passengers need not take it');
    expect(stepOf(play(6, 'afv:mg=4', 'put:1=3', 'afv-1-crew=6'), 'covers').text).toBe(
      'covers 3 of 6, all there is',
    );
    expect(refused(6, track, 'put:1=3', { 'vv:R57': 2 })).toBe('vv:14.61g');
    expect(waysOf(6, track, { 'vv:R57': 2 })).toEqual(['put:1=2,eliminate:2 6']);
    expect(waysOf(8, track, { 'vv:R57': 2 })).toEqual(['put:1=3,eliminate:2 7']);
    expect(waysOf(8, `afv:mg=4,${SQUAD}:aboard,gun:towed`, { 'vv:R57': 2 })).toEqual([
      'put:1=3,eliminate:2 7',
    ]);
  });

  test('vv:14.65b AP fire does nothing to an AFV, or to those in it', () => {
    expect(refused(2, 'afv:mg=4', 'put:1=2', {}, FIRE)).toBe('vv:14.65b');
    expect(refused(2, `afv:mg=4,${SQUAD}:aboard`, 'reduce:2', {}, FIRE)).toBe('vv:14.65b');
    expect(waysOf(2, 'afv:mg=4', {}, FIRE)).toEqual([' 0']);
  });

  test('vv:8.5 whoever is aboard an AFV that is abandoned is lost with it', () => {
    const played = play(3, `afv:mg=4,${SQUAD}:aboard`, 'put:1=3', 'afv-1-crew=1');
    expect(stepOf(played, 'load-1')).toMatchObject({ clause: 'vv:8.5', value: 'eliminated' });
  });

  test('vv:R36 the owner spares the AFV if he likes; option 2: it takes the first three', () => {
    const units = `afv:mg=4,${SQUAD}`;
    expect(effects(1, units, 'pin:2')).toEqual({ pinned: 1 });
    expect(refused(1, units, 'pin:2', { 'vv:R36': 2 })).toBe('vv:15.10c');
    expect(waysOf(1, units, { 'vv:R36': 2 })).toEqual(['put:1=1 1']);
  });

  test('vv:R37 three on each of two; option 2: three on both', () => {
    expect(waysOf(6, '2xafv:mg=4')).toEqual(['put:1=3,put:2=3 6']);
    expect(waysOf(6, '2xafv:mg=4', { 'vv:R37': 2 }).every((way) => way.endsWith(' 3'))).toBe(true);
    expect(refused(4, '2xafv:mg=4', 'put:1=2,put:2=2', { 'vv:R37': 2 })).toBe('vv:15.10b');
  });

  test('vv:R38 an immobile AFV takes points without harm; option 3: it takes none', () => {
    const units = `afv:mg=4:immobile,${SQUAD}`;
    expect(effects(2, units, 'put:1=2', 'afv-1-crew=3')).toEqual({ immobilised: 1 });
    expect(refused(2, units, 'put:1=2', { 'vv:R38': 3 })).toBe('vv:15.10b');
    expect(effects(2, 'afv:mg=4', 'put:1=2', 'afv-1=1', { 'vv:R38': 2 })).toEqual({ immobilised: 1 });
  });
});

describe('what is typed and said', () => {
  test('vehicles and Guns need a rating, and a choice a unit that is there', () => {
    expect(conflictOf(given(1, 'vehicle:mg=4'))).toBe('unit');
    expect(conflictOf(given(1, 'squad:4-6-4:aboard'))).toBe('unit');
    expect(conflictOf(given(1, SQUAD, 'pin:2'))).toBe('choose');
    expect(conflictOf(given(1, SQUAD, 'pin:x'))).toBe('choose');
    expect(conflictOf(given(1, SQUAD, 'pin:1'))).toBeUndefined();
    expect(conflictOf(given(1, SQUAD, undefined, { outsideFfa: true }))).toBe('outsideFfa');
    expect(conflictOf(given(1, 'gun:cr=3:shield', undefined, { outsideFfa: true }))).toBeUndefined();
  });

  test.each(['foo:1', 'pin', 'put:1', 'pin:1=2', ''])('%j is no choice', (entry) => {
    expect(casualties.inputs.choose.fault(entry)?.takes).toContain('eliminate:1,pin:2');
  });

  test('a choice may be typed as it is said', () => {
    expect(casualties.inputs.choose.fault('eliminate 1, pin 2')).toBeUndefined();
    expect(effects(6, '2xsquad:4-6-5', 'eliminate 1, pin 2')).toEqual({ eliminated: 1, pinned: 1 });
  });

  test('every way that is listed may be chosen', () => {
    for (const unit of [
      `${SQUAD}:valor,${SQUAD},leader:-1:pinned`,
      `afv:mg=4,${SQUAD}:aboard,half-squad:2-6-2`,
      `vehicle:cr=4,${SQUAD}:aboard,gun:cr=3:shield`,
    ]) {
      for (let points = 1; points <= 12; points++) {
        const { ways } = withDice(casualties, given(points, unit), '').result as unknown as { ways: Ways };
        expect(ways.length).toBeGreaterThan(0);
        for (const { choose, covers } of ways) {
          const odds = oddsOf(casualties, { ...given(points, unit), choose });
          expect((odds.outcomes[0]!.value.ways as unknown as Ways)[0]).toMatchObject({ covers });
        }
      }
    }
  });

  test('the best way is announced, and what has become of the units', () => {
    const said = (input: Given, dice = '') =>
      casualties.announce(
        withDice(casualties, input, dice).result as never,
        inputOf(casualties, input) as never,
      );
    expect(said(given(6, '3xsquad:4-6-5,leader:-1'))).toBe('eliminate unit 2 and pin unit 1; 1 other way');
    expect(said(given(6, '2xsquad:4-6-5', 'eliminate:1,pin:2'))).toBe('1 pinned and 1 eliminated');
    expect(said(given(2, 'afv', 'put:1=2'), '6')).toBe('nothing happens');
    expect(said(given(2, 'afv', undefined, FIRE))).toBe('nothing in the hex can take them');
  });

  test('vv:4.3 scenario rules come first', () => {
    expect(remindersOf(casualties)).toContain('vv:4.3');
  });

  test('the points of an assault are those that the units of the example meet', () => {
    const { result } = withDice(
      closeAssault,
      {
        assault: ['3xsquad:4-6-5,leader:-1,grenades'],
        defend: ['half-squad:2-6-2,lmg:3,squad:5-6-4,leader:-1'],
        terrain: 'building',
      },
      '3 4',
    );
    expect(result).toEqual({ eliminated: true, assaulterCP: 6, defenderCP: 0 });
  });
});

proveAll(casualties, [
  ['a list of ways', given(5, `${SQUAD}:valor,${SQUAD}`)],
  ['pins', given(2, `${SQUAD},leader:-1`, 'pin:1,pin:2')],
  ['an AFV', given(2, 'afv', 'put:1=2')],
  ['two AFVs', given(4, '2xafv', 'put:1=2,put:2=2')],
  ['an immobile AFV', given(1, `afv:immobile,${SQUAD}`, 'put:1=1'), { 'vv:R36': 2 }],
  ['a truck', given(3, `vehicle:cr=4,${SQUAD}:aboard`, 'put:1=3')],
  ['a truck and a Gun', given(6, 'vehicle:cr=4,gun:cr=3:shield', 'put:1=3,put:2=2')],
  ['no survival', given(3, 'vehicle:cr=4'), { 'vv:R34': 2, 'vv:R31': 2 }],
  ['strict order', given(3, `${SQUAD},leader:-1:pinned`), { 'vv:R45': 2, 'vv:R40': 2, 'vv:R32': 2 }],
]);

describe('what happens besides', () => {
  test('vv:18.6b the crew of an AFV immobile before checks after every assault it survives, with points or without', () => {
    const hex = 'afv:mg=4:immobile,squad:4-6-4';
    expect(effects(4, hex, 'eliminate:2', 'afv-1-crew=2')).toEqual({ eliminated: 2 });
    expect(effects(4, hex, 'eliminate:2', 'afv-1-crew=3')).toEqual({ eliminated: 1, immobilised: 1 });
    expect(effects(4, hex, 'eliminate:2', '', { 'vv:R38': 2 })).toEqual({ eliminated: 1, immobilised: 1 });
    expect(effects(4, hex, 'eliminate:2', '', {}, { by: 'fire' })).toEqual({ eliminated: 1 });
  });

  test('vv:18.6b it checks once: not again where close-assault has thrown that die', () => {
    const hex = 'afv:mg=4:immobile,squad:4-6-4';
    const checked = { crewChecked: true };
    expect(effects(4, hex, 'eliminate:2', '', {}, checked)).toEqual({ eliminated: 1, immobilised: 1 });
    expect(effects(2, hex, 'put:1=2', '', {}, checked)).toEqual({ immobilised: 1 });
    const conflict = (unit: string) => blamedIn(casualties, given(2, unit, undefined, checked));
    expect(conflict(hex)).toBeUndefined();
    expect(conflict('afv:mg=4')).toBe('crewChecked');
  });

  test('vv:8.5 what a vehicle carries is counted with it', () => {
    const truck = 'vehicle:cr=4,2xsquad:4-6-4:half=2:aboard';
    expect(effects(1, truck, 'pin:1')).toEqual({ pinned: 3 });
    expect(effects(3, truck, 'put:1=3', 'survival-1=5')).toEqual({ eliminated: 3 });
    const tank = 'afv:mg=4,2xsquad:4-6-4:aboard';
    expect(effects(6, tank, 'eliminate:2,put:1=2', 'afv-1=2 afv-1-crew=1')).toEqual({ eliminated: 3 });
  });

  test('(vv:14.63a) the Gun Shield of a Gun that is moving ignores nothing', () => {
    const gun = 'gun:cr=3:shield';
    expect(waysOf(2, gun)[0]).toBe('pin:1 2');
    expect(waysOf(1, gun, {}, { moving: true })).toEqual(['pin:1 1']);
    expect(blamedIn(casualties, given(2, 'gun:cr=3', undefined, { moving: true }))).toBe('moving');
  });
});

test('vv:R34 vv:14.65a option 2: passengers of a vehicle do not pay for it in a close assault; under fire they do', () => {
  const truck = `vehicle:cr=4,${SQUAD}:aboard`;
  expect(waysOf(2, truck)).toContain('reduce:2 2');
  expect(waysOf(2, truck, { 'vv:R34': 2 })).toEqual(['eliminate:1 8']);
  expect(refused(2, truck, 'reduce:2', { 'vv:R34': 2 })).toBe('vv:14.65a');
  expect(effects(2, truck, 'reduce:2', '', { 'vv:R34': 2 }, FIRE)).toEqual({ reduced: 1 });
  const tank = `afv:mg=4,${SQUAD}:aboard,vehicle:cr=4`;
  expect(effects(2, tank, 'reduce:2', '', { 'vv:R34': 2 })).toEqual({ reduced: 1 });
});

test('vv:R38 option 3: it is said why an immobile AFV takes no points, beside one that takes them', () => {
  const two = 'afv:mg=4:immobile,afv:mg=4';
  const option3 = { 'vv:R38': 3 };
  expect(waysOf(3, two, option3)).toEqual(['put:2=3 3']);
  expect(waysOf(5, two, option3)).toEqual(['put:2=3 3']);
  expect(effects(3, two, 'put:2=3', 'afv-2-crew=3 afv-1-crew=4', option3)).toEqual({ immobilised: 2 });
  expect(refusalOf(casualties, given(3, two, 'put:1=1,put:2=2'), option3).message).toBe(
    'By R38 option 3 an immobile AFV takes no points, not 1.',
  );
});

test('vv:14.7a nobody aboard is pinned apart from the carrier', () => {
  expect(refused(1, 'vehicle:cr=4,squad:4-6-4:aboard:pinned', 'pin:1')).toBe('vv:14.7a');
  expect(waysOf(3, 'vehicle:cr=4:pinned,squad:4-6-4:aboard')).toContain('eliminate:1 8');
});

test('vv:6.9 the points fall on the units of one hex, passengers not counted', () => {
  expect(refusalOf(casualties, given(3, '5xsquad:4-6-4'))).toMatchObject({
    clause: 'vv:6.9',
    message: 'A hex holds 4 infantry units; here there are 5.',
  });
  expect(refused(3, 'afv:mg=4,3xsquad:4-6-4', 'pin:2')).toBe('vv:6.9');
  expect(waysOf(1, 'vehicle:cr=4,2xsquad:4-6-4:aboard,2xleader:-1:aboard')[0]).toBe('pin:1 1');
});

describe('what is said', () => {
  test('vv:14.61g where there are too many ways the cheapest are listed, and all are counted', () => {
    const valorous = [
      'squad:4-6-4:half=2:valor,squad:4-6-5:half=3:valor',
      'squad:5-6-4:half=2:valor,squad:6-6-4:half=2:valor',
    ].join(',');
    const played = withDice(casualties, given(9, valorous), '');
    expect(played.result.ways).toHaveLength(30);
    expect(stepOf(played, 'more-ways').text).toBe('107 ways more, --json lists the 30 cheapest');
    const input = inputOf(casualties, given(9, valorous)) as never;
    expect(casualties.announce(played.result as never, input, played.steps)).toMatch(/; 112 other ways$/);
  });

  test('vv:14.61g ways that are not said are counted', () => {
    const played = withDice(
      casualties,
      given(9, '3xsquad:4-6-5:half=3,leader:-1', undefined, {
        unit: ['2xsquad:4-6-5:half=3', 'squad:4-6-4:half=2', 'leader:-1'],
      }),
      '',
    );
    const ways = played.steps.filter(({ id }) => /^way-\d$/.test(id)).length;
    expect(ways).toBe(6);
    const more = (played.result.ways as unknown[]).length - ways;
    const text = `${more} ways more, listed by --json`;
    expect(stepOf(played, 'more-ways')).toMatchObject({ value: more, text });
  });

  test('vv:14.61g one way more is said itself, where it takes the place of a word about it', () => {
    const { steps, result } = withDice(casualties, given(9, '3xsquad:4-6-5:half=3,leader:-1'), '');
    expect(steps.filter(({ id }) => /^way-/.test(id))).toHaveLength(7);
    expect(result.ways).toHaveLength(7);
    expect(steps.map(({ id }) => id)).not.toContain('more-ways');
  });

  test('(vv:14.65b) where nothing can take points no way is said', () => {
    const played = withDice(casualties, given(2, 'afv:mg=4', undefined, { by: 'fire' }), '');
    expect(played.steps.map(({ id }) => id)).toEqual(['points', 'too-many']);
    expect(stepOf(played, 'too-many').text).toBe(
      'none of the units can take points here: nothing can be done',
    );
  });

  test('(vv:14.63a) the point that a Gun Shield ignores is said with the way', () => {
    expect(stepOf(withDice(casualties, given(3, 'gun:cr=3:shield'), ''), 'way-1').text).toBe(
      '1: put 2 on Gun (1), one point ignored',
    );
  });
});

test('the odds of ways to meet points name the cheapest', () => {
  const cheapest = casualties.views!.cheapest!;
  const { result } = withDice(casualties, given(6, '3xsquad:4-6-5'), '');
  expect(cheapest(result as never, inputOf(casualties, given(6, '3xsquad:4-6-5')) as never)).toBe(
    'eliminate:2, pin:1',
  );
});

test('vv:15.10f one point that is left is said as one', () => {
  const hex = given(4, 'afv:mg=4,squad:4-6-4', 'put:1=2');
  expect(refusalOf(casualties, hex).message).toBe('That covers 2 of 4 Casualty Points.');
  const alone = given(2, 'afv:mg=4', 'put:1=1');
  expect(refusalOf(casualties, alone).message).toBe('1 more Casualty Point has to go on the AFV.');
});

test('a dozen of a kind are told the most that can be typed at once', () => {
  expect(unitsFault('12xsquad:4-6-4')?.takes).toBe('one to nine of a kind at once, as in 3xsquad:4-6-4');
  expect(unitsFault('9xsquad:4-6-4')).toBeUndefined();
});

describe('the units of one hex', () => {
  test('vv:6.9 points fall on one stack: no more units are named than a hex holds', () => {
    const ways = (unit: string) => refusalOf(casualties, given(20, unit));
    expect(ways('9xsquad:4-6-4:half=2,9xhalf-squad:2-6-2')).toMatchObject({
      clause: 'vv:6.9',
      message: 'A hex holds 4 infantry units; here there are 18.',
    });
    expect(ways('2xgun:cr=3,squad:4-6-4').clause).toBe('vv:6.9');
    expect(waysOf(3, '4xsquad:4-6-4')).not.toHaveLength(0);
    expect(waysOf(3, 'gun:cr=3,2xsquad:4-6-4')).not.toHaveLength(0);
  });
  test('vv:beyond.8.21 nor more passengers than the largest carrier takes', () => {
    const many = given(20, 'afv:mg=4,9xsquad:4-6-4:half=2:aboard');
    expect(refusalOf(casualties, many)).toMatchObject({
      clause: 'vv:beyond.8.21',
      message:
        'That is too many squads: T2, the largest class, carries 2 squads, 2 leaders and 2 support weapons.',
    });
    expect(waysOf(3, 'afv:mg=4,2xsquad:4-6-4:aboard,2xleader:-1:aboard')).not.toHaveLength(0);
  });
});

describe('vv:14.61a the first way, whichever it is', () => {
  test('is the one that is listed first, and what becomes of the units is the same', () => {
    for (const [points, unit] of [
      [6, '3xsquad:4-6-5,leader:-1'],
      [3, 'squad:4-6-4:half=2,half-squad:2-6-2,lmg:3'],
      [9, '2xsquad:4-6-5:pinned,squad:4-6-4:valor'],
    ] as const) {
      const [first] = waysOf(points, unit);
      const [choose] = first!.split(' ') as [string];
      expect(effects(points, unit, 'first')).toEqual(effects(points, unit, choose));
      expect(stepOf(play(points, unit, 'First'), 'first')).toMatchObject({
        clause: 'vv:14.61a',
        value: choose.split(','),
      });
    }
  });

  test('throws the dice that it asks for: its odds are those of the same way spelt out', () => {
    const odds = (choose: string) => oddsOf(casualties, given(2, 'afv:mg=4', choose));
    expect(odds('first')).toEqual(odds('put:1=2'));
  });

  test('does nothing where nothing can take points, and stands alone', () => {
    const played = play(3, 'afv:mg=4', 'first', '', {}, { by: 'fire' });
    expect(played.result).toMatchObject({ pinned: 0, eliminated: 0, immobilised: 0 });
    expect(stepOf(played, 'first').text).toBe('the first way: nothing in the hex can take them');
    expect(blamedIn(casualties, { ...given(3, 'squad:4-6-4'), choose: ['first', 'pin:1'] })).toBe('choose');
  });
});
