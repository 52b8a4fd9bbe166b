import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { meanOf } from '../../../src/odds/distribution.js';
import { fraction } from '../../../src/odds/fraction.js';
import { remindersOf } from '../../../src/rules/action.js';
import { chanceOf, type Given, oddsOf, playing, refusalOf, stepOf } from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const { play, ids, conflict: conflictOf, needs, said } = playing(closeAssault);
const resultOf = (given: Given, dice = '', rulings: Rulings = {}) => play(given, dice, rulings).result;
const chance = (given: Given, rulings: Rulings = {}) =>
  fraction(...chanceOf(oddsOf(closeAssault, given, rulings), ({ eliminated }) => eliminated === true));

/** Three squads against two in the woods, at 2-1 (15.8). */
const WOODS = { attack: 14, defend: 6, assaulters: 3, defenders: 2, terrain: 'woods' };
/** The Germans against the Americans in a building, at 1-1. */
const PLATOON = {
  attack: 13,
  defend: 11,
  assaulters: 4,
  defenders: 3,
  leader: 1,
  grenades: 1,
  defenderLeader: 1,
  terrain: 'building',
};

describe('the examples of the book', () => {
  test.each([
    [14, 6, '2-1'],
    [6, 14, '1-2'],
    [13, 11, '1-1'],
  ])(
    '(vv:15.6b) vv:15.6c vv:R2 %d against %d are odds of %s: the fraction is dropped on either side',
    (attack, defend, odds) => {
      const played = play({ ...WOODS, attack, defend }, '1 1');
      expect(stepOf(played, 'odds')).toMatchObject({ clause: 'vv:15.6c', value: odds, ruling: 'vv:R2' });
    },
  );

  test.each([
    [12, 6, '2-1'],
    [5, 15, '1-3'],
    [9, 9, '1-1'],
  ])('vv:15.6b %d against %d are odds of %s, with no fraction to drop', (attack, defend, odds) => {
    const played = play({ ...WOODS, attack, defend }, '1 1');
    expect(stepOf(played, 'odds')).toMatchObject({ clause: 'vv:15.6b', value: odds });
  });

  test('vv:15.8b vv:15.8e vv:15.8f vv:10.5 three squads fail in the woods with a 10 against 8: 6 points on them, 3 on the defenders', () => {
    const played = play(WOODS, '6 4');
    expect(stepOf(played, 'kill-number')).toMatchObject({ clause: 'vv:15.6d', value: 8 });
    expect(stepOf(played, 'for-margin')).toMatchObject({ clause: 'vv:15.8e', value: 2 });
    expect(stepOf(played, 'terrain')).toMatchObject({ clause: 'vv:10.5', value: 2 });
    expect(stepOf(played, 'for-units')).toMatchObject({ clause: 'vv:15.8b', value: 2 });
    expect(stepOf(played, 'defender-points')).toMatchObject({
      clause: 'vv:15.8f',
      value: 3,
      ruling: 'vv:R10',
    });
    expect(played.result).toEqual({ eliminated: false, assaulterCP: 6, defenderCP: 3 });
  });

  test('vv:15.8b with an 8 or less they take the woods at 4 points', () => {
    expect(resultOf(WOODS, '4 4')).toEqual({ eliminated: true, assaulterCP: 4, defenderCP: 0 });
    expect(resultOf(WOODS, '1 1')).toEqual({ eliminated: true, assaulterCP: 4, defenderCP: 0 });
    expect(chance(WOODS)).toBe('13/18');
  });

  test('vv:15.3a vv:15.3b vv:12.52a vv:15.7c vv:10.4 vv:R1 the Germans take the building with a 7 less 2 against 6 less 1: 6 points', () => {
    const played = play(PLATOON, '3 4');
    expect(stepOf(played, 'kill-number').value).toBe(6);
    expect(stepOf(played, 'defender-leader')).toMatchObject({
      clause: 'vv:15.3b',
      value: -1,
      ruling: 'vv:R1',
    });
    expect(stepOf(played, 'leader')).toMatchObject({ clause: 'vv:15.3a', value: -1, ruling: 'vv:R1' });
    expect(stepOf(played, 'grenades')).toMatchObject({ clause: 'vv:12.52a', value: -1 });
    expect(stepOf(played, 'modified').value).toBe(5);
    expect(stepOf(played, 'outcome')).toMatchObject({ clause: 'vv:15.7c', value: true });
    expect(played.result).toEqual({ eliminated: true, assaulterCP: 6, defenderCP: 0 });
  });

  test('vv:15.7c with an 8 they would have failed by one', () => {
    expect(resultOf(PLATOON, '4 4')).toEqual({ eliminated: false, assaulterCP: 7, defenderCP: 4 });
  });
});

describe('odds and Kill Number', () => {
  const at = (attack: number, defend: number, rulings: Rulings = {}) => {
    const played = play({ ...WOODS, attack, defend }, '1 1', rulings);
    return [stepOf(played, 'odds').value, stepOf(played, 'kill-number').value];
  };

  test.each([
    [4, 16, '1-4', 3],
    [5, 15, '1-3', 4],
    [5, 14, '1-2', 5],
    [10, 10, '1-1', 6],
    [10, 20, '1-2', 5],
    [10, 19, '1-1', 6],
    [20, 10, '2-1', 8],
    [30, 10, '3-1', 9],
    [40, 10, '4-1', 10],
  ])('vv:15.6d %d against %d is %s: Kill Number %d', (attack, defend, odds, kill) => {
    expect(at(attack, defend)).toEqual([odds, kill]);
  });

  test.each([
    [60, 10, '4-1'],
    [3, 20, '1-4'],
  ])(
    'vv:15.6e beyond the ends of the table its last column counts: %d against %d is %s',
    (attack, defend, odds) => {
      const played = play({ ...WOODS, attack, defend }, '1 1');
      expect(stepOf(played, 'odds')).toMatchObject({ clause: 'vv:15.6e', value: odds });
    },
  );

  test('vv:R3 a side without APFP: the end of the table; option 2: it counts as 1', () => {
    expect(at(2, 0)).toEqual(['4-1', 10]);
    expect(at(0, 2)).toEqual(['1-4', 3]);
    expect(at(0, 0)).toEqual(['1-4', 3]);
    expect(at(2, 0, { 'vv:R3': 2 })).toEqual(['2-1', 8]);
    expect(at(0, 3, { 'vv:R3': 2 })).toEqual(['1-3', 4]);
    expect(at(0, 0, { 'vv:R3': 2 })).toEqual(['1-1', 6]);
    expect(at(9, 0, { 'vv:R3': 2 })).toEqual(['4-1', 10]);
  });

  test('vv:12.52b Grenades of the defenders lower the Kill Number', () => {
    const played = play({ ...WOODS, defenderGrenades: 1 }, '4 4');
    expect(stepOf(played, 'defender-grenades')).toMatchObject({ clause: 'vv:12.52b', value: -1 });
    expect(played.result.eliminated).toBe(false);
  });

  test('vv:R19 Grenades of several units add up; option 2: -1 at most for each side', () => {
    const given = { ...WOODS, grenades: 3, defenderGrenades: 2 };
    expect(stepOf(play(given, '4 4'), 'outcome').text).toContain('5 against 6');
    expect(stepOf(play(given, '4 4', { 'vv:R19': 2 }), 'outcome').text).toContain('7 against 7');
  });

  test('vv:12.52c one Grenades counter a unit, vv:12.52d and it is gone', () => {
    expect(refusalOf(closeAssault, { ...WOODS, grenades: 4 }).clause).toBe('vv:12.52c');
    expect(refusalOf(closeAssault, { ...WOODS, defenderGrenades: 3 }).clause).toBe('vv:12.52c');
    const played = play({ ...WOODS, grenades: 2, defenderGrenades: 1 }, '1 1');
    expect(stepOf(played, 'assault-grenades-used')).toMatchObject({ clause: 'vv:12.52d', value: 2 });
    expect(stepOf(played, 'defence-grenades-used').value).toBe(1);
  });
});

describe('the assault roll', () => {
  test('vv:3.2 vv:15.7a a dice roll is two dice added, and modifiers lower it', () => {
    const played = play({ ...WOODS, leader: 2 }, '6 4');
    expect(stepOf(played, 'roll')).toMatchObject({ clause: 'vv:3.2', value: 10, ruling: 'vv:R6' });
    expect(stepOf(played, 'modified')).toMatchObject({ clause: 'vv:15.7a', value: 8 });
    expect(played.result.eliminated).toBe(true);
    expect(ids(WOODS, '6 4')).not.toContain('modified');
  });

  test('vv:15.7b cover costs points and leaves the roll alone', () => {
    const played = play(WOODS, '4 4');
    expect(stepOf(played, 'no-cover')).toMatchObject({ clause: 'vv:15.7b', value: 0 });
    for (const cover of [0, 3, 9]) {
      const { attack, defend, assaulters, defenders } = WOODS;
      expect(chance({ attack, defend, assaulters, defenders, cover })).toBe(chance(WOODS));
    }
  });

  test('vv:R4 nothing is automatic; option 2: a natural 2 always succeeds, a natural 12 always fails', () => {
    const worst = { ...WOODS, attack: 1, defend: 9, defenderLeader: 1, defenderGrenades: 2 };
    expect(chance(worst)).toBe('0/1');
    expect(resultOf(worst, '1 1', { 'vv:R4': 2 }).eliminated).toBe(true);
    expect(chance(worst, { 'vv:R4': 2 })).toBe('1/36');
    const best = { ...WOODS, attack: 40, leader: 2 };
    expect(chance(best)).toBe('1/1');
    expect(resultOf(best, '6 6', { 'vv:R4': 2 })).toEqual({
      eliminated: false,
      assaulterCP: 4,
      defenderCP: 3,
    });
    expect(stepOf(play(best, '6 6', { 'vv:R4': 2 }), 'outcome').ruling).toBe('vv:R4');
  });

  test('vv:R5 it fails by what it missed by; option 2: natural roll against the printed number', () => {
    const given = { ...WOODS, leader: 1, defenderLeader: 1 };
    expect(resultOf(given, '6 5').assaulterCP).toBe(4 + 3);
    expect(resultOf({ ...given, leader: 2 }, '6 5').assaulterCP).toBe(4 + 2);
    expect(resultOf({ ...given, leader: 2 }, '6 5', { 'vv:R5': 2 }).assaulterCP).toBe(4 + 3);
    expect(stepOf(play(given, '6 5'), 'for-margin').ruling).toBe('vv:R5');
  });

  test('vv:15.3c a leader who modified an attack before may do so again', () => {
    const played = play({ ...WOODS, leader: 1, leaderUsed: true }, '4 4');
    expect(stepOf(played, 'leader-used')).toMatchObject({ clause: 'vv:15.3c' });
    expect(conflictOf({ ...WOODS, leaderUsed: true })?.input).toBe('leaderUsed');
  });

  test('vv:R30 out of barbed wire: no modifier; option 2: +1', () => {
    expect(resultOf({ ...WOODS, fromWire: true }, '4 4').eliminated).toBe(true);
    expect(resultOf({ ...WOODS, fromWire: true }, '4 4', { 'vv:R30': 2 })).toMatchObject({
      eliminated: false,
      assaulterCP: 5,
    });
    expect(stepOf(play({ ...WOODS, fromWire: true }, '4 4'), 'wire').ruling).toBe('vv:R30');
  });

  test('vv:11.5 vv:R15 smoke does nothing; option 2: it costs points; option 3: it raises the roll', () => {
    const given = { ...WOODS, smoke: 2 };
    expect(resultOf(given, '4 4')).toMatchObject({ eliminated: true, assaulterCP: 4 });
    expect(stepOf(play(given, '4 4'), 'for-smoke')).toMatchObject({ clause: 'vv:11.5', value: 0 });
    expect(resultOf(given, '4 4', { 'vv:R15': 2 })).toMatchObject({ eliminated: true, assaulterCP: 6 });
    expect(resultOf(given, '4 4', { 'vv:R15': 3 })).toMatchObject({ eliminated: false, assaulterCP: 6 });
    expect(resultOf({ ...given, smoke: 1 }, '4 3', { 'vv:R15': 3 })).toMatchObject({ eliminated: true });
  });
});

describe('Casualty Points of the ground', () => {
  const { terrain: _, ...OPEN } = WOODS;
  const cost = (ground: Given, rulings: Rulings = {}) =>
    Number(resultOf({ ...OPEN, ...ground }, '1 1', rulings).assaulterCP) - 2;

  test.each([
    ['vv:10.2', 'open', 0],
    ['vv:10.2', 'road', 0],
    ['vv:10.2', 'river-bank', 0],
    ['vv:10.2', 'farmland', 0],
    ['vv:10.4', 'building', 3],
    ['vv:10.5', 'woods', 2],
    ['vv:10.5', 'jungle', 2],
    ['vv:10.6', 'stream', 1],
    ['vv:10.6', 'gully', 1],
    ['vv:10.6', 'wadi', 1],
    ['vv:10.7', 'hill', 0],
    ['vv:10.8', 'orchard', 1],
    ['vv:10.8', 'hay-stack', 1],
    ['vv:10.8', 'palm-grove', 1],
    ['vv:10.9', 'crops', 1],
    ['vv:20.5a', 'bunker', 4],
    ['vv:20.5a', 'earthen-bunker', 3],
    ['vv:20.6', 'sandbags', 2],
    ['vv:20.9', 'foxholes', 1],
    ['vv:20.10', 'trenches', 2],
    ['vv:20.11', 'caves', 2],
  ])('%s %s costs %d', (clause, terrain, points) => {
    expect(cost({ terrain })).toBe(points);
    expect(stepOf(play({ ...OPEN, terrain }, '1 1'), 'terrain')).toMatchObject({ clause, value: points });
  });

  test.each(['wall', 'hedge', 'hedgerow'])(
    'vv:10.10 vv:R16 a %s that is crossed costs 1; option 2: nothing',
    (hexside) => {
      expect(cost({ hexside })).toBe(1);
      expect(cost({ hexside }, { 'vv:R16': 2 })).toBe(0);
      expect(stepOf(play({ ...OPEN, hexside }, '1 1'), 'hexside')).toMatchObject({
        clause: 'vv:10.10',
        ruling: 'vv:R16',
      });
    },
  );

  test.each(['orchard', 'crops'])('vv:R14 the hindrance of %s costs 1; option 2: nothing', (terrain) => {
    expect(cost({ terrain })).toBe(1);
    expect(cost({ terrain }, { 'vv:R14': 2 })).toBe(0);
    expect(cost({ terrain: 'woods' }, { 'vv:R14': 2 })).toBe(2);
  });

  test.each([
    ['vv:20.9', 'foxholes', 1],
    ['vv:20.10', 'trenches', 2],
    ['vv:20.11', 'caves', 2],
  ])('%s %s add %3$d to the terrain of their hex', (clause, entrenchment, points) => {
    expect(cost({ terrain: 'woods', entrenchment })).toBe(2 + points);
    expect(stepOf(play({ ...OPEN, terrain: 'woods', entrenchment }, '1 1'), 'entrenchment').clause).toBe(
      clause,
    );
  });

  test('vv:R17 all of it adds up; option 2: the best alone', () => {
    const ground = { terrain: 'woods', entrenchment: 'foxholes', hexside: 'hedge', uphill: 1 };
    expect(cost(ground)).toBe(5);
    expect(cost(ground, { 'vv:R17': 2 })).toBe(2);
    expect(stepOf(play({ ...OPEN, ...ground }, '1 1'), 'ground').ruling).toBe('vv:R17');
  });

  test('vv:15.81 each level uphill costs 1, whether the assault succeeds or not', () => {
    expect(cost({ uphill: 2 })).toBe(2);
    expect(resultOf({ ...OPEN, uphill: 1 }, '6 4').assaulterCP).toBe(2 + 2 + 1);
    expect(stepOf(play({ ...OPEN, uphill: 1 }, '1 1'), 'uphill')).toMatchObject({
      clause: 'vv:15.81',
      value: 1,
    });
  });

  test('vv:R18 option 2: uphill costs only those who fail', () => {
    expect(cost({ uphill: 2 })).toBe(2);
    expect(cost({ uphill: 2 }, { 'vv:R18': 2 })).toBe(0);
    expect(resultOf({ ...OPEN, uphill: 1 }, '6 4', { 'vv:R18': 2 }).assaulterCP).toBe(2 + 2 + 1);
  });

  test('vv:10.7 hills have two levels', () => {
    expect(refusalOf(closeAssault, { ...OPEN, uphill: 3 }).clause).toBe('vv:10.7');
  });

  test('a cover modifier that is typed stands for all of the hex, and not for a hexside', () => {
    expect(cost({ cover: 3 })).toBe(3);
    expect(cost({ cover: 3, hexside: 'wall' })).toBe(4);
    expect(conflictOf({ ...OPEN, cover: 2, terrain: 'woods' })?.input).toBe('terrain');
    expect(conflictOf({ ...OPEN, cover: 0, entrenchment: 'caves' })?.input).toBe('entrenchment');
    expect(conflictOf({ ...OPEN, terrain: 'bunker', entrenchment: 'caves' })?.input).toBe('entrenchment');
    expect(conflictOf({ ...OPEN, terrain: 'woods', entrenchment: 'caves' })).toBeUndefined();
  });

  test('more cover never costs fewer points, on average', () => {
    const mean = (cover: number) =>
      meanOf(oddsOf(closeAssault, { ...OPEN, cover }), ({ assaulterCP }) => assaulterCP as number);
    for (let cover = 1; cover <= 9; cover++) expect(mean(cover)).toBeCloseTo(mean(cover - 1) + 1, 10);
  });
});

describe('pinned defenders', () => {
  test('vv:15.9a vv:15.9b they are taken off first and cost nothing', () => {
    const played = play({ ...WOODS, defenders: 3, pinned: 1 }, '4 4');
    expect(stepOf(played, 'pinned')).toMatchObject({ clause: 'vv:15.9a', value: 1 });
    expect(stepOf(played, 'pinned-nothing')).toMatchObject({
      clause: 'vv:15.9b',
      value: 0,
      ruling: 'vv:R43',
    });
    expect(stepOf(played, 'defenders').value).toBe(2);
    expect(played.result).toEqual({ eliminated: true, assaulterCP: 4, defenderCP: 0 });
  });

  test('vv:15.9c a hex of pinned units falls without a roll, at no cost, uphill or not', () => {
    const given = { attack: 8, assaulters: 2, defenders: 2, pinned: 2, terrain: 'building', uphill: 2 };
    expect(needs(given)).not.toContain('defend');
    const played = play(given);
    expect(stepOf(played, 'walkover').clause).toBe('vv:15.9c');
    expect(played.result).toEqual({ eliminated: true, assaulterCP: 0, defenderCP: 0 });
    expect(said(given, '')).toBe('the defenders are eliminated, at no cost');
  });

  test('vv:R35 units pinned in this phase die too; option 2: they defend', () => {
    const given = { ...WOODS, defenders: 3, pinnedNow: 1 };
    expect(resultOf(given, '4 4').assaulterCP).toBe(4);
    expect(resultOf(given, '4 4', { 'vv:R35': 2 }).assaulterCP).toBe(5);
    expect(stepOf(play(given, '4 4'), 'pinned').ruling).toBe('vv:R35');
    const all = { ...WOODS, defenders: 2, pinnedNow: 2 };
    expect(resultOf(all).assaulterCP).toBe(0);
    expect(resultOf(all, '6 6', { 'vv:R35': 2 }).eliminated).toBe(false);
  });

  test('pinned units and AFVs are among the defenders', () => {
    expect(conflictOf({ ...WOODS, pinned: 3 })?.input).toBe('pinned');
    expect(conflictOf({ ...WOODS, pinned: 1, pinnedNow: 2 })?.input).toBe('pinned');
    expect(conflictOf({ ...WOODS, pinned: 1, afv: 2 })?.input).toBe('afv');
  });
});

describe('who assaults, and what', () => {
  test('vv:15.1b units that advanced do not assault', () => {
    expect(refusalOf(closeAssault, { ...WOODS, advanced: true }).clause).toBe('vv:15.1b');
  });

  test('vv:15.1c vv:13.1 Move and Fire markers do not keep them from it', () => {
    const played = play({ ...WOODS, marked: true }, '4 4');
    expect(stepOf(played, 'marked')).toMatchObject({ clause: 'vv:15.1c', value: true });
    expect(stepOf(played, 'extra')).toMatchObject({ clause: 'vv:13.1', value: true });
    const unmarked = play(WOODS, '4 4');
    expect([played.result, played.effects]).toEqual([unmarked.result, unmarked.effects]);
    expect(ids(WOODS, '4 4')).not.toContain('marked');
  });

  test('vv:15.1d vv:15.1f as many assault as the player likes, and everything in the hex defends', () => {
    const played = play(WOODS, '4 4');
    expect(stepOf(played, 'assaulters')).toMatchObject({ clause: 'vv:15.1f', value: 3 });
    expect(stepOf(played, 'defenders')).toMatchObject({ clause: 'vv:15.1d', value: 2 });
  });

  test('vv:6.9 a hex holds four infantry units, or two AFVs, or one of these with two infantry units', () => {
    expect(refusalOf(closeAssault, { ...WOODS, assaulters: 5 }).clause).toBe('vv:6.9');
    expect(refusalOf(closeAssault, { ...WOODS, defenders: 5 }).clause).toBe('vv:6.9');
    expect(refusalOf(closeAssault, { ...WOODS, defenders: 4, afv: 1 }).clause).toBe('vv:6.9');
    expect(refusalOf(closeAssault, { ...WOODS, defenders: 3, afv: 2 }).clause).toBe('vv:6.9');
    expect(refusalOf(closeAssault, { ...WOODS, defenders: 3, afv: 3 }).clause).toBe('vv:6.9');
    expect(resultOf({ ...WOODS, defenders: 3, afv: 1 }, '4 4').eliminated).toBe(true);
  });

  test('vv:15.8d the points are met as their owner likes', () => {
    expect(stepOf(play(WOODS, '4 4'), 'assaulter-points')).toMatchObject({ clause: 'vv:15.8d', value: 4 });
  });

  test('vv:15.8a vv:4.3 vv:6.8 moving in, scenario rules and hexes with enemies are to be kept in mind', () => {
    expect(remindersOf(closeAssault)).toEqual(['vv:15.8a', 'vv:4.3', 'vv:6.8']);
  });

  test('the answer is said in a line', () => {
    expect(said(PLATOON, '3 4')).toBe('the defenders are eliminated; 6 Casualty Points on the assaulters');
    expect(said(WOODS, '6 4')).toBe(
      'the assault fails; 6 Casualty Points on the assaulters, 3 on the defenders',
    );
  });
});

describe('the hex that is taken', () => {
  test('vv:15.8c vv:R13 four may assault a bunker, and two go in', () => {
    const given = { attack: 14, defend: 6, assaulters: 4, defenders: 2, terrain: 'bunker' };
    expect(stepOf(play(given, '1 1'), 'bunker')).toMatchObject({
      clause: 'vv:15.8c',
      value: 2,
      ruling: 'vv:R13',
    });
    expect(ids({ ...given, assaulters: 2 }, '1 1')).not.toContain('bunker');
    expect(ids(given, '6 6')).not.toContain('bunker');
  });

  test('vv:20.5b two units defend a bunker at most', () => {
    expect(refusalOf(closeAssault, { ...WOODS, defenders: 3, terrain: 'bunker' }).clause).toBe('vv:20.5b');
    expect(refusalOf(closeAssault, { ...WOODS, afv: 1, terrain: 'bunker' }).clause).toBe('vv:20.5b');
    expect(refusalOf(closeAssault, { ...WOODS, afv: 1, entrenchment: 'trenches' }).clause).toBe('vv:20.10');
  });

  test('vv:20.3 whoever takes foxholes is in them', () => {
    expect(stepOf(play({ ...WOODS, entrenchment: 'foxholes' }, '1 1'), 'inside')).toMatchObject({
      clause: 'vv:20.3',
      value: 'foxholes',
      ruling: 'vv:R12',
    });
  });

  test('vv:R23 a bunker defends to every side; option 2: from outside its field of fire it adds nothing', () => {
    const given = { ...WOODS, terrain: 'bunker', outsideFfa: true };
    expect(stepOf(play(given, '1 1'), 'odds').value).toBe('2-1');
    expect(stepOf(play(given, '1 1'), 'bunker-facing')).toMatchObject({
      clause: 'vv:20.3',
      ruling: 'vv:R23',
    });
    expect(stepOf(play(given, '1 1', { 'vv:R23': 2 }), 'odds').value).toBe('4-1');
  });

  test('vv:20.7 vv:R41 whoever enters a mined hex is attacked after the points; option 2: not by assault', () => {
    const given = { ...WOODS, minefield: true };
    expect(stepOf(play(given, '1 1'), 'minefield')).toMatchObject({
      clause: 'vv:20.7',
      value: true,
      ruling: 'vv:R41',
    });
    expect(stepOf(play(given, '1 1', { 'vv:R41': 2 }), 'minefield').value).toBe(false);
    expect(ids(given, '6 6')).not.toContain('minefield');
  });
});

describe('what is typed', () => {
  test('totals need their units, and units by name do not', () => {
    expect(needs({})).toEqual(['attack', 'assaulters', 'defend', 'defenders']);
    expect(needs({ assault: 9 })).toEqual(['assaulters', 'defend', 'defenders']);
    expect(needs({ assault: ['squad:4-6-4'], defend: ['squad:4-6-4'] })).toEqual([]);
  });

  test('--assault takes a total as well, and not beside --attack', () => {
    const { attack: _, ...rest } = WOODS;
    expect(resultOf({ ...rest, assault: 14 }, '6 4')).toEqual(resultOf(WOODS, '6 4'));
    expect(conflictOf({ ...WOODS, assault: 14 })?.input).toBe('attack');
  });

  test('nothing is ignored in silence: points on AFVs and fields of fire need something to be of', () => {
    const named = { assault: ['squad:4-6-4'], defend: ['squad:4-6-4'] };
    expect(conflictOf({ ...named, onAfv: ['1'] })?.input).toBe('onAfv');
    expect(conflictOf({ ...named, outsideFfa: true })?.input).toBe('outsideFfa');
    expect(conflictOf({ ...WOODS, outsideFfa: true })?.input).toBe('outsideFfa');
    expect(conflictOf({ ...named, defend: ['afv:ff=3'], outsideFfa: true, onAfv: ['1'] })).toBeUndefined();
    expect(conflictOf({ ...WOODS, terrain: 'bunker', outsideFfa: true })).toBeUndefined();
  });

  test('what goes with totals does not go with names', () => {
    const named = { assault: ['squad:4-6-4'], defend: ['squad:4-6-4'] };
    expect(conflictOf(named)).toBeUndefined();
    expect(conflictOf({ ...named, assaulters: 2 })?.input).toBe('assaulters');
    for (const name of ['defenders', 'pinned', 'pinnedNow', 'afv']) {
      expect(conflictOf({ ...named, [name]: 1 })?.input).toBe(name);
    }
    expect(conflictOf({ ...named, defend: ['squad:4-6-4:aboard'] })?.input).toBe('defend');
  });
});

describe('in the long run', () => {
  test('a leader more on either side never hurts it', () => {
    for (const [attack, defend] of [
      [4, 16],
      [10, 10],
      [30, 10],
    ] as const) {
      const won = (given: Given) => {
        const [weight, total] = chanceOf(
          oddsOf(closeAssault, { ...WOODS, attack, defend, ...given }),
          (r) => r.eliminated === true,
        );
        return Number(weight) / Number(total);
      };
      expect(won({ leader: 1 })).toBeGreaterThan(won({}));
      expect(won({ defenderLeader: 1 })).toBeLessThan(won({}));
      expect(won({ leader: 1, defenderLeader: 1 })).toBe(won({}));
    }
  });
});

proveAll(closeAssault, [
  ['woods', WOODS],
  ['the platoon', PLATOON],
  ['naturals', PLATOON, { 'vv:R4': 2, 'vv:R5': 2 }],
  ['one Grenades counter', { ...PLATOON, grenades: 4, defenderGrenades: 2 }, { 'vv:R19': 2 }],
  ['smoke on the roll, wire', { ...WOODS, smoke: 2, fromWire: true }, { 'vv:R15': 3, 'vv:R30': 2 }],
  [
    'smoke in the points',
    { ...WOODS, smoke: 1, uphill: 1, hexside: 'wall' },
    { 'vv:R15': 2, 'vv:R17': 2, 'vv:R18': 2 },
  ],
  ['hindrances left out', { ...WOODS, terrain: 'crops', hexside: 'hedge' }, { 'vv:R14': 2, 'vv:R16': 2 }],
  ['no APFP', { ...WOODS, defend: 0 }, { 'vv:R3': 2 }],
  ['pinned now', { ...WOODS, pinnedNow: 1 }, { 'vv:R35': 2 }],
  ['a walkover', { ...WOODS, pinned: 2, minefield: true }, { 'vv:R41': 2 }],
  ['a bunker from behind', { ...WOODS, terrain: 'bunker', outsideFfa: true }, { 'vv:R23': 2 }],
]);

describe('what is typed in vain is not passed over', () => {
  const SQUADS = { assault: ['2xsquad:4-6-4'], defend: ['squad:4-6-4'] };
  const refused = (given: Given, rulings: Rulings = {}, past?: unknown) =>
    refusalOf(closeAssault, given, rulings, past).clause;

  test('(vv:15.1a) a hex is not assaulted from itself', () => {
    expect(conflictOf({ ...WOODS, hex: 'A2', target: 'a2 ' })?.input).toBe('target');
    expect(conflictOf({ ...WOODS, hex: 'A2', target: 'A3' })).toBeUndefined();
  });

  test('(vv:15.3b) among defenders by name their leader is one of them', () => {
    expect(conflictOf({ ...SQUADS, defenderLeader: 1 })?.input).toBe('defenderLeader');
  });

  test('vv:6.9 a leader who stays behind is in the stack of the hex', () => {
    const three = { ...SQUADS, assault: ['3xsquad:4-6-4'], leader: 1 };
    expect(resultOf(three, '1 1')).toMatchObject({ eliminated: true });
    expect(refused({ ...three, assault: ['4xsquad:4-6-4'] })).toBe('vv:6.9');
  });

  test('vv:R20 vv:12.53b nobody with a satchel charge throws Grenades that are typed apart; option 2: he may', () => {
    const satchel = { ...SQUADS, assault: ['squad:4-6-4,satchel:6'], grenades: 1 };
    expect(refused(satchel)).toBe('vv:12.53b');
    expect(stepOf(play(satchel, '1 1', { 'vv:R20': 2 }), 'grenades').value).toBe(-1);
    const two = { ...satchel, assault: ['squad:4-6-4,satchel:6,squad:4-6-4'] };
    expect(stepOf(play(two, '1 1'), 'grenades').value).toBe(-1);
    expect(refused({ ...two, grenades: 2 })).toBe('vv:12.53b');
  });

  test('vv:12.52c vv:15.3b AFVs alone have neither Grenades nor a leader', () => {
    const afvs = { attack: 9, defend: 9, assaulters: 2, defenders: 2, afv: 2 };
    expect(refused({ ...afvs, defenderGrenades: 1 })).toBe('vv:12.52c');
    expect(refused({ ...afvs, defenderLeader: 1 })).toBe('vv:15.3b');
    expect(refused({ ...afvs, afv: 1, defenderGrenades: 2 })).toBe('vv:12.52c');
  });

  test('vv:beyond.10 no AFV or vehicle is in a building', () => {
    expect(refused({ ...WOODS, afv: 1, terrain: 'building' })).toBe('vv:beyond.10');
    expect(refused({ ...SQUADS, defend: ['vehicle:cr=4'], terrain: 'building' })).toBe('vv:beyond.10');
    expect(resultOf({ ...SQUADS, defend: ['gun:cr=3'], terrain: 'building' }, '1 1').assaulterCP).toBe(4);
  });

  test('vv:15.9c it is said what does not count where only pinned units are', () => {
    const given = { ...WOODS, pinned: 2, leader: 1, uphill: 1 };
    const played = play(given);
    expect(played.result).toEqual({ eliminated: true, assaulterCP: 0, defenderCP: 0 });
    expect(stepOf(played, 'idle').text).toBe(
      'no roll, so these do not count: APFP of both sides, leaders, cover and levels climbed',
    );
    const only = { assaulters: 2, defenders: 2, pinned: 2 };
    expect(stepOf(play({ ...only, attack: 8 }), 'idle').text).toBe(
      'no roll, so these do not count: APFP of the assaulters',
    );
    expect(stepOf(play({ ...only, defend: 8 }), 'idle').text).toBe(
      'no roll, so these do not count: APFP of the defenders',
    );
    expect(ids(only, '')).not.toContain('idle');
  });

  test('(vv:15.9a) no AFV is among the pinned', () => {
    expect(conflictOf({ ...WOODS, pinnedNow: 2, afv: 1 })?.input).toBe('afv');
  });

  test('vv:15.4b (vv:R26) passengers defend with Light machine guns alone, whatever assaulters may use', () => {
    const given = { ...SQUADS, defend: ['afv:mg=4,squad:4-6-4:aboard,flamethrower:8'] };
    for (const option of [1, 2])
      expect(stepOf(play(given, '1 1', { 'vv:R26': option }), 'defence-apfp').value).toBe(8);
    expect(stepOf(play(given, '1 1'), 'defence-1-aboard-1-weapon').clause).toBe('vv:15.4b');
  });
});

test('vv:14.7a no passenger is pinned apart from the carrier', () => {
  const given = (defend: string) => ({ assault: ['squad:4-6-5'], defend: [defend] });
  const refused = refusalOf(closeAssault, given('afv:mg=4,squad:4-6-4:aboard:pinned'));
  expect(refused.clause).toBe('vv:14.7a');
  expect(refused.message).toBe(
    'The squad 4-6-4 aboard is pinned and its AFV is not: passengers are pinned with their carrier.',
  );
  expect(refused.hint).toContain('AFVs are not pinned');
  expect(play(given('vehicle:cr=4:pinned,squad:4-6-4:aboard')).result.assaulterCP).toBe(0);
});

test('vv:6.9 beside two AFVs there is no room for infantry', () => {
  const given = { attack: 9, defend: 9, assaulters: 2, defenders: 3, afv: 2 };
  expect(refusalOf(closeAssault, given).message).toBe(
    'A hex holds no infantry units beside 2 AFVs, vehicles or Guns; the defenders have 1.',
  );
});

test('vv:12.51 a Panzerfaust does nothing, AT grenades do nothing', () => {
  const text = (weapon: string) => {
    const given = { assault: [`squad:4-6-4,${weapon}`], defend: ['squad:4-6-4'] };
    return stepOf(play(given, '1 1'), 'assault-1-weapon').text;
  };
  expect(text('panzerfaust')).toBe('its Panzerfaust does nothing against infantry');
  expect(text('at-grenades')).toBe('its AT grenades do nothing against infantry');
});
