import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { taken } from '../../../rulesets/fubar/hits/taking.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { type Given, remembered, START, stepOf, told, withDice } from '../../support/games/fubar-battle.js';
import type { Rulings } from '../../support/proves-exact.js';

/** So many unsaved hits on a unit of elite firers. */
const hit = (n: number, given: Given, rulings: Rulings = {}) =>
  withDice(
    shoot,
    { level: 'elite', fp: n, targetFigures: 6, targetLevel: 'veteran', ...given },
    Array(n).fill(6).join(' '),
    rulings,
  );
const did = (n: number, given: Given, rulings: Rulings = {}) => {
  const { casualties, suppressed } = hit(n, given, rulings).result;
  return [casualties, suppressed];
};

describe('saves', () => {
  test('fubar:fire.7 fubar:armour.2 a saved hit is gone', () => {
    const given = { level: 'elite', fp: 3, armour: 'heavy' };
    const played = withDice(shoot, given, 'fire=4,5,6 save=4,3,6');
    expect(played.result).toEqual({ hits: 3, unsaved: 1 });
    expect(stepOf(played, 'armour')).toMatchObject({ clause: 'fubar:armour.2', value: 4 });
    expect(stepOf(played, 'save').clause).toBe('fubar:fire.7');
  });

  test('fubar:armour.1 the armour that most of them wear', () => {
    const given = { level: 'elite', fp: 1, wearing: ['light:2', 'power:3'] };
    expect(withDice(shoot, given, 'fire=6 save=3').result.unsaved).toBe(0);
  });

  test('fubar:R29 of two that are level the better, or the worse', () => {
    const given = { level: 'elite', fp: 1, wearing: ['light:2', 'power:2'] };
    expect(withDice(shoot, given, 'fire=6 save=3').result.unsaved).toBe(0);
    expect(withDice(shoot, given, 'fire=6 save=3', { 'fubar:R29': 2 }).result.unsaved).toBe(1);
  });

  test('fubar:vehicle.7 fubar:R63 directly behind a vehicle: the better save, both, or only that of the vehicle', () => {
    const given = { level: 'elite', fp: 1, armour: 'power', behind: 'apc' };
    const unsaved = (option: number, save: string, of: Given = given) =>
      withDice(shoot, of, `fire=6 ${save}`, { 'fubar:R63': option }).result.unsaved;
    expect(unsaved(1, 'save=3')).toBe(0);
    expect(unsaved(2, 'save=4 save-2=3')).toBe(0);
    expect(unsaved(3, 'save=4')).toBe(1);
    expect(unsaved(3, 'save=5')).toBe(0);
  });

  test('fubar:R77 the players judge what is directly behind, or it is within 3 cm', () => {
    const given = { level: 'elite', fp: 1, behind: 'apc', behindBy: 4 };
    expect(withDice(shoot, given, 'fire=6 save=5').result.unsaved).toBe(0);
    expect(withDice(shoot, given, 'fire=6', { 'fubar:R77': 2 }).result.unsaved).toBe(1);
    expect(
      withDice(shoot, { ...given, behindBy: 3 }, 'fire=6 save=5', { 'fubar:R77': 2 }).result.unsaved,
    ).toBe(0);
  });
});

describe('casualties or suppression', () => {
  test('fubar:fire.9 the owner takes hits as he likes', () => {
    expect(did(3, {})).toEqual([0, 3]);
    expect(did(3, { take: 'casualties' })).toEqual([3, 0]);
    expect(did(3, { take: 1 })).toEqual([2, 1]);
  });

  test('fubar:suppress.4 up to the limit of the unit', () => {
    expect(did(4, { targetLevel: 'green' })).toEqual([3, 1]);
    expect(did(4, { targetLevel: 'elite' })).toEqual([0, 4]);
    expect(did(2, { targetLevel: 'seasoned', targetSuppressed: 2, take: 2 })).toEqual([1, 1]);
  });

  test('fubar:fire.10 no figure takes two hits of one bout', () => {
    const played = hit(5, { targetFigures: 3 });
    expect(played.result).toMatchObject({ casualties: 0, suppressed: 3 });
    expect(stepOf(played, 'one-each')).toMatchObject({ clause: 'fubar:fire.10', value: 2 });
  });

  test('fubar:suppress.1 the count of those on their side is kept', () => {
    expect(stepOf(hit(2, { targetSuppressed: 1 }), 'lying')).toMatchObject({
      clause: 'fubar:suppress.1',
      value: 3,
    });
    const record = { name: 'Blue 1', level: 'veteran', figures: 5 };
    let past = remembered(muster, START, record, withDice(muster, record, ''));
    const given = { level: 'elite', fp: 2, target: 'Blue 1', take: 1 };
    past = remembered(shoot, past, given, withDice(shoot, given, '6 6', {}, past));
    expect(told(past).units[0]).toMatchObject({ casualties: 1, suppressed: 1 });
    const next = withDice(shoot, { ...given, take: 'suppress' }, '6 6', {}, past);
    expect(next.result).toMatchObject({ casualties: 0, suppressed: 2 });
  });

  test('fubar:R30 the owner picks who is hit, seen or not; only of those in sight; or the firer picks', () => {
    const few = { targetFigures: 6, inSight: 2 };
    expect([1, 2, 3].map((n) => did(5, few, { 'fubar:R30': n }))).toEqual([
      [2, 3],
      [0, 2],
      [2, 3],
    ]);
    const lying = { targetFigures: 5, targetSuppressed: 3 };
    expect([1, 2, 3].map((n) => did(2, lying, { 'fubar:R30': n }))).toEqual([
      [1, 1],
      [1, 1],
      [2, 0],
    ]);
    const hidden = hit(3, { ...lying, inSight: 2, take: 'casualties' }, { 'fubar:R30': 2 });
    expect(hidden.result).toMatchObject({ casualties: 2, suppressed: 0 });
    expect(stepOf(hidden, 'lying').value).toBe(1);
    expect(stepOf(hidden, 'picked')).toMatchObject({ clause: 'fubar:fire.9', ruling: 'fubar:R30' });
  });

  test('fubar:fire.10 fubar:R35 what was suppressed before was another bout', () => {
    const again = hit(3, { targetFigures: 3, targetSuppressed: 2, take: 'casualties' });
    expect(again.result).toMatchObject({ casualties: 3 });
    expect(stepOf(again, 'bout')).toMatchObject({ clause: 'fubar:fire.10', ruling: 'fubar:R35' });
  });

  test('fubar:R31 option 2 fills suppression first, option 3 alternates', () => {
    expect(did(4, { take: 'casualties' }, { 'fubar:R31': 2 })).toEqual([1, 3]);
    expect(did(4, { take: 'suppress' }, { 'fubar:R31': 3 })).toEqual([2, 2]);
  });

  test('fubar:R32 option 2: hits beyond the limit are lost', () => {
    const given = { targetLevel: 'green' };
    expect(did(4, given)).toEqual([3, 1]);
    expect(did(4, given, { 'fubar:R32': 2 })).toEqual([0, 1]);
    expect(stepOf(hit(4, given, { 'fubar:R32': 2 }), 'beyond').value).toBe(3);
    expect(did(4, { ...given, take: 'casualties' }, { 'fubar:R32': 2 })).toEqual([4, 0]);
  });

  test('fubar:R33 five hits on three veterans: two are lost, or turn the suppressed into casualties; six kill all', () => {
    const given = { targetFigures: 3 };
    expect([1, 2, 3].map((n) => did(5, given, { 'fubar:R33': n }))).toEqual([
      [0, 3],
      [2, 1],
      [0, 3],
    ]);
    expect(did(6, given, { 'fubar:R33': 3 })).toEqual([3, 0]);
  });

  test('fubar:R34 casualties among the suppressed free room, or not, or they are passed over', () => {
    const given = { targetFigures: 5, targetLevel: 'seasoned', targetSuppressed: 2 };
    expect([1, 2, 3].map((n) => did(3, given, { 'fubar:R34': n }))).toEqual([
      [2, 1],
      [3, 0],
      [3, 0],
    ]);
  });

  test('fubar:R34 of more hits than upright figures those passed over take the rest, and nobody is suppressed twice', () => {
    const given = { targetFigures: 5, targetLevel: 'elite', targetSuppressed: 3 };
    expect(did(4, given, { 'fubar:R34': 3 })).toEqual([2, 2]);
  });

  test('whatever the rulings, every hit is placed or lost, and nobody is counted twice', () => {
    for (let unsaved = 0; unsaved <= 8; unsaved++) {
      for (let figures = 1; figures <= 5; figures++) {
        for (let suppressed = 0; suppressed <= Math.min(figures, 2); suppressed++) {
          for (const take of ['suppress', 'casualties', 1, 2] as const) {
            for (let n = 0; n < 54; n++) {
              const ways = {
                chooses: 1 + (n % 3),
                beyond: 1 + (n >= 27 ? 1 : 0),
                surplus: 1 + (Math.floor(n / 3) % 3),
                lying: 1 + (Math.floor(n / 9) % 3),
              };
              const of = taken(unsaved, { figures, suppressed, limit: 2, take }, ways);
              expect(of.casualties).toBeGreaterThanOrEqual(0);
              expect(of.suppressed).toBeGreaterThanOrEqual(0);
              expect(of.lying).toBeLessThanOrEqual(Math.min(2, figures - of.casualties));
              const few = { figures: figures + 2, inSight: figures, suppressed, limit: 2, take };
              expect(taken(unsaved, few, ways)).toEqual(of);
              if (ways.surplus === 1) expect(of.casualties + of.suppressed + of.lost).toBe(unsaved);
            }
          }
        }
      }
    }
  });
});
