import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import type { Rulings } from '../../../src/dice/play.js';
import { conflicting, forbidden, refusing } from '../../support/forbids.js';
import { type Given, inputOf, withDice } from '../../support/play.js';
import { lineOf } from '../../support/protocol.js';

/** What an assault may not be, and what is told of AFVs, of odds and of the hex that is taken. */

const TOTALS = { attack: 14, defend: 6, assaulters: 3, defenders: 2 };
const NAMED = { assault: ['squad:4-6-4'], defend: ['squad:4-6-4'] };

describe('what means nothing together', () => {
  const BY_NAME = 'does not go with units by name: say it of them, as in squad:4-6-4:pinned';
  test.each<[Given, string?]>([
    [TOTALS],
    [NAMED],
    [
      { ...TOTALS, hex: 'C4', target: ' c4 ' },
      'target is the hex they assault from: an adjacent one is assaulted',
    ],
    [{ ...TOTALS, hex: 'C4', target: 'D5' }],
    [{ ...TOTALS, assault: 9 }, 'attack does not go with --assault: both say what assaults'],
    [{ ...TOTALS, leaderUsed: true }, 'leaderUsed needs a leader among the assaulters, or --leader'],
    [{ ...TOTALS, leaderUsed: true, leader: 1 }],
    [{ ...NAMED, leaderUsed: true }, 'leaderUsed needs a leader among the assaulters, or --leader'],
    [{ ...NAMED, assault: ['squad:4-6-4,leader:-1'], leaderUsed: true }],
    [{ ...NAMED, assaulters: 2 }, 'assaulters does not go with units by name: they are counted'],
    [
      { ...NAMED, defenderLeader: 1 },
      'defenderLeader does not go with units by name: name him in --defend, as in leader:-1',
    ],
    ...['defenders', 'pinned', 'pinnedNow', 'afv'].map((input): [Given, string] => [
      { ...NAMED, [input]: 1 },
      `${input} ${BY_NAME}`,
    ]),
    [{ ...NAMED, onAfv: ['1'] }, 'onAfv needs --afv, or an AFV by name'],
    [{ ...NAMED, defend: ['afv:mg=4'], onAfv: ['1'] }],
    [{ ...TOTALS, onAfv: ['1'] }, 'onAfv needs --afv, or an AFV by name'],
    [{ ...TOTALS, onAfv: ['1'], afv: 1 }],
    [{ ...TOTALS, pinned: 3 }, 'pinned cannot be more than the 2 defenders'],
    [{ ...TOTALS, pinned: 1, pinnedNow: 2 }, 'pinned cannot be more than the 2 defenders'],
    [{ ...TOTALS, pinnedNow: 3 }, 'pinnedNow cannot be more than the 2 defenders'],
    [{ ...TOTALS, pinned: 2 }],
    [{ ...TOTALS, pinned: 1, afv: 2 }, 'afv cannot be more than the 1 defender that is not pinned'],
    [{ ...TOTALS, pinned: 1, afv: 1 }],
    [
      { ...TOTALS, outsideFfa: true },
      'outsideFfa needs a bunker, or an AFV or vehicle by name with machine guns that fire forward: afv:mg=4:ff=3',
    ],
    [{ ...TOTALS, outsideFfa: true, terrain: 'bunker' }],
    [
      { ...TOTALS, outsideFfa: true, terrain: 'trenches' },
      'outsideFfa needs a bunker, or an AFV or vehicle by name with machine guns that fire forward: afv:mg=4:ff=3',
    ],
    [{ ...NAMED, defend: ['afv:mg=4:ff=3'], outsideFfa: true }],
    [
      { ...TOTALS, cover: 2, terrain: 'woods' },
      'terrain does not go with --cover: that is all the cover of the hex',
    ],
    [
      { ...TOTALS, cover: 2, entrenchment: 'foxholes' },
      'entrenchment does not go with --cover: that is all the cover of the hex',
    ],
    [
      { ...TOTALS, terrain: 'bunker', entrenchment: 'foxholes' },
      'entrenchment does not go with --terrain bunker',
    ],
    [{ ...TOTALS, terrain: 'woods', entrenchment: 'foxholes' }],
  ])('%j', (given, wrong) => {
    expect(conflicting(closeAssault, given)).toBe(wrong);
  });

  test('(vv:15.9c) only pinned defenders need no APFP', () => {
    const needs = (given: Given) => closeAssault.requires!(given as never);
    const all = ['attack', 'assaulters', 'defend', 'defenders'];
    expect(needs({ defenders: 2, pinned: 2 })).toEqual(['assaulters', 'defenders']);
    expect(needs({ defenders: 2, pinned: 1 })).toEqual(all);
    expect(needs({ defenders: 2, pinned: 2, pinnedNow: 1 })).toEqual(all);
    expect(needs({ defend: 6, attack: 4 })).toEqual(['assaulters', 'defenders']);
  });

  test('points on an AFV are one digit', () => {
    const { fault } = closeAssault.inputs.onAfv;
    expect([fault('0'), fault('9')]).toEqual([undefined, undefined]);
    const takes = 'points on one AFV, from 0 to 9; for two: --on-afv 2 --on-afv 1';
    expect([fault('10'), fault('x')]).toEqual([{ takes }, { takes }]);
  });
});

describe('who may not', () => {
  test.each<[Given, string[]]>([
    [NAMED, []],
    [
      { ...NAMED, assault: ['squad:4-6-4:aboard'] },
      [
        'vv:15.1a aboard (vv:R9=1): The squad 4-6-4 is aboard a vehicle; passengers do not close assault. -> By R9 option 2 they may.',
      ],
    ],
    [
      { ...TOTALS, advanced: true },
      ['vv:15.1b advanced: Units that advanced in this phase may not close assault. -> Leave them out.'],
    ],
    [
      { ...NAMED, assault: ['squad:4-6-4', 'leader:-1:advanced'] },
      ['vv:15.1b advanced: Units that advanced in this phase may not close assault. -> Leave them out.'],
    ],
    [
      { ...NAMED, assault: ['squad:4-6-4:pinned'] },
      ['vv:14.7a pinned: The squad 4-6-4 is pinned and can do nothing. -> wg rally'],
    ],
  ])('%j', (given, told) => {
    expect(forbidden(closeAssault, given)).toEqual(told);
  });

  test.each<[string, Given, Rulings?]>([
    ['vv:10.7 Hills are of Level 1 or Level 2: 3 levels cannot be climbed.', { ...TOTALS, uphill: 3 }],
    [
      'vv:15.1e Units of different hexes do not assault together: C4 & C5. -> Resolve an assault for each hex.',
      { ...TOTALS, hex: 'C4 & C5' },
    ],
    [
      'vv:15.1e Units of different hexes do not assault together: C4+C5. -> Resolve an assault for each hex.',
      { ...TOTALS, hex: 'C4+C5' },
    ],
    ['vv:15.1a Only infantry close assaults, no AFV.', { ...NAMED, assault: ['afv:mg=4'] }],
    [
      'vv:6.9 A hex holds 4 infantry units; the assaulters have 5.',
      { ...NAMED, assault: ['4xsquad:4-6-4'], leader: 1 },
    ],
    [
      'vv:13.6 Only a leader among the assaulting units helps them: R11 option 2. -> Name him in --assault.',
      { ...NAMED, leader: 1 },
      { 'vv:R11': 2 },
    ],
    [
      'vv:15.3b Only AFVs defend: there is no leader among them. -> Name a passenger: --defend afv:mg=4,leader:-1:aboard.',
      { ...TOTALS, defenders: 1, afv: 1, defenderLeader: 1 },
    ],
    [
      'vv:15.10b An AFV takes 3 Casualty Points at most, not 4.',
      { ...NAMED, defend: ['afv:mg=4'], onAfv: ['4'] },
    ],
    ['vv:15.10a There are not 2 AFVs in the hex.', { ...TOTALS, afv: 1, onAfv: ['1', '1'] }],
    [
      'vv:15.10b By R38 option 3 an immobile AFV takes no points, not 1. -> Leave --on-afv out.',
      { ...NAMED, defend: ['afv:mg=4:immobile'], onAfv: ['1'] },
      { 'vv:R38': 3 },
    ],
    [
      'vv:15.10b By R38 option 3 an immobile AFV takes no points, not 1. -> One --on-afv for each AFV, in order: --on-afv 0 --on-afv 3.',
      { ...NAMED, defend: ['afv:mg=4:immobile', 'afv:mg=4'], onAfv: ['1'] },
      { 'vv:R38': 3 },
    ],
    [
      'vv:15.10b These AFVs take 3 Casualty Points at most, not 4.',
      { ...TOTALS, assaulters: 4, afv: 2, onAfv: ['2', '2'] },
      { 'vv:R37': 2 },
    ],
    [
      'vv:15.10a There are 1 Casualty Points to apply, not 2.',
      { ...TOTALS, assaulters: 1, afv: 1, onAfv: ['2'] },
    ],
    [
      'vv:15.10c Nothing else in the hex can take them: 3 Casualty Points go on the AFVs, not 2.',
      { ...TOTALS, defenders: 1, afv: 1, onAfv: ['2'] },
    ],
    [
      'vv:15.10c By R36 option 2 they go there first: 3 Casualty Points go on the AFVs, not 2.',
      { ...TOTALS, afv: 1, onAfv: ['2'] },
      { 'vv:R36': 2 },
    ],
    [
      'vv:15.10f The passengers take 2 Casualty Points at most: 2 go on the AFVs, not 1.',
      { assault: ['4xsquad:4-6-4'], defend: ['afv:mg=4,half-squad:2-6-2:aboard'], onAfv: ['1'] },
    ],
  ])('%s', (said, given, rulings) => {
    expect(refusing(closeAssault, given, rulings)).toBe(said);
  });
});

/** The lines of the assault with these ids. */
const told = (ids: string, given: Given, dice: string, rulings: Rulings = {}): string[] => {
  const wanted = ids.split(' ');
  return withDice(closeAssault, given, dice, rulings)
    .steps.filter(({ id }) => wanted.includes(id))
    .map(lineOf);
};

describe('AFVs in a hex that is assaulted in vain', () => {
  const lines = (given: Given, dice = '6 6', rulings: Rulings = {}) =>
    told('on-afv rest passengers passengers-pinned passengers-leave crew-checked', given, dice, rulings);
  const SQUAD = 'squad:4-6-4';
  const against = (defend: string, more: Given = {}) => ({
    assault: [`3x${SQUAD}`],
    defend: [defend],
    ...more,
  });
  const PASSENGERS = [
    'vv:15.10d vv:R39 passengers = true: passengers of an AFV may take its points, reduced or eliminated',
    'vv:15.10e passengers-pinned = false: passengers are not pinned for points',
    'vv:15.10f passengers-leave = true: what they leave goes on the AFV',
  ];

  test.each<[string, Given, string, Rulings, string[]]>([
    ['nothing where there is none', against(SQUAD), '6 6', {}, []],
    [
      'its owner may put points on it',
      against(`afv:mg=4,${SQUAD}`),
      '6 6',
      {},
      [
        'vv:15.10b vv:R36 on-afv = 3: up to 3 points may go on the AFV: immobilised on that roll or less; say them with --on-afv',
      ],
    ],
    [
      'one, where one assaults',
      { ...against(`afv:mg=4,${SQUAD}`), assault: [SQUAD] },
      '6 6',
      {},
      [
        'vv:15.10b vv:R36 on-afv = 1: up to 1 point may go on the AFV: immobilised on that roll or less; say them with --on-afv',
      ],
    ],
    [
      'on two of them, of which one is immobile',
      against('afv:mg=4,afv:mg=4:immobile'),
      'assault=6,6 afv-2-crew=6',
      {},
      [
        'vv:15.10b vv:R36 on-afv = 3: 3 points go on the AFVs as their owner splits them: one that still moves is immobilised on that roll or less; say them with --on-afv',
        'vv:18.6b vv:R38 crew-checked = 1: this crew has made the check: wg casualties takes the points with --crew-checked',
      ],
    ],
    [
      'on two that are immobile',
      against('2xafv:mg=4:immobile'),
      'assault=6,6 afv-1-crew=6 afv-2-crew=6',
      {},
      [
        'vv:15.10b vv:R36 on-afv = 3: 3 points go on the AFVs as their owner splits them: immobile already, no harm from them; say them with --on-afv',
        'vv:18.6b vv:R38 crew-checked = 2: these crews have made the check: wg casualties takes the points with --crew-checked',
      ],
    ],
    ['alone in the hex it takes what there is', against('afv:mg=4'), 'assault=6,6 afv-crew=6', {}, []],
    [
      'what is more than it takes is lost',
      { ...against('afv:mg=4'), assault: [`4x${SQUAD}`] },
      'assault=6,6 afv-crew=6',
      {},
      ['vv:15.10c vv:R36 rest = 1: 1 more is lost: nothing else is in the hex'],
    ],
    [
      'what is not put on it is for the others',
      against(`afv:mg=4,${SQUAD}`, { onAfv: ['2'] }),
      'assault=6,6 afv=6',
      {},
      ['vv:15.10c vv:R36 rest = 1: 1 more for the other units in the hex'],
    ],
    [
      'or for its passengers',
      against(`afv:mg=4,${SQUAD}:aboard`, { onAfv: ['2'] }),
      'assault=6,6 afv=6',
      {},
      ['vv:15.10c vv:R36 rest = 1: 1 more for the passengers', ...PASSENGERS],
    ],
    [
      'its passengers may take all of it',
      against(`afv:mg=4,${SQUAD}:aboard`),
      '6 6',
      {},
      [
        'vv:15.10b vv:R36 on-afv = 3: up to 3 points may go on the AFV: immobilised on that roll or less; say them with --on-afv',
        ...PASSENGERS,
      ],
    ],
  ])('vv:15.10c %s', (_, given, dice, rulings, is) => {
    expect(lines(given, dice, rulings)).toEqual(is);
  });
});

describe('the odds', () => {
  const odds = (attack: number, defend: number, rulings: Rulings = {}) =>
    told('odds', { ...TOTALS, attack, defend }, '6 6', rulings);
  test.each<[number, number, Rulings, string]>([
    [6, 6, {}, 'vv:15.6b odds = "1-1": 6 against 6: odds of 1-1'],
    [12, 6, {}, 'vv:15.6b odds = "2-1": 12 against 6: odds of 2-1'],
    [11, 6, {}, 'vv:15.6c vv:R2 odds = "1-1": 11 against 6: odds of 1-1, the fraction dropped'],
    [6, 11, {}, 'vv:15.6c vv:R2 odds = "1-1": 6 against 11: odds of 1-1, the fraction dropped'],
    [6, 12, {}, 'vv:15.6b odds = "1-2": 6 against 12: odds of 1-2'],
    [24, 6, {}, 'vv:15.6b odds = "4-1": 24 against 6: odds of 4-1'],
    [30, 6, {}, 'vv:15.6e odds = "4-1": 30 against 6: 5-1, resolved at 4-1'],
    [6, 24, {}, 'vv:15.6b odds = "1-4": 6 against 24: odds of 1-4'],
    [6, 30, {}, 'vv:15.6e odds = "1-4": 6 against 30: 1-5, resolved at 1-4'],
    [6, 0, {}, 'vv:15.6e vv:R3 odds = "4-1": 6 against 0: odds of 4-1'],
    [0, 6, {}, 'vv:15.6e vv:R3 odds = "1-4": 0 against 6: odds of 1-4'],
    [0, 0, {}, 'vv:15.6e vv:R3 odds = "1-4": 0 against 0: odds of 1-4'],
    [2, 0, { 'vv:R3': 2 }, 'vv:15.6e vv:R3 odds = "2-1": 2 against 0: odds of 2-1'],
    [0, 3, { 'vv:R3': 2 }, 'vv:15.6e vv:R3 odds = "1-3": 0 against 3: odds of 1-3'],
    [0, 0, { 'vv:R3': 2 }, 'vv:15.6e vv:R3 odds = "1-1": 0 against 0: odds of 1-1'],
  ])('vv:15.6c %i against %i, %j', (attack, defend, rulings, line) => {
    expect(odds(attack, defend, rulings)).toEqual([line]);
  });
});

describe('the hex that is taken', () => {
  const lines = (given: Given, rulings: Rulings = {}, dice = '1 1') =>
    told('nobody-left bunker inside minefield', { ...TOTALS, ...given }, dice, rulings);
  const MINED =
    'vv:20.7 vv:R41 minefield = true: mined: after the points one die for each unit that enters, lost on 3 or less (wg mines -r vv)';

  test.each<[Given, Rulings, string[]]>([
    [{}, {}, []],
    [
      { entrenchment: 'foxholes' },
      {},
      ['vv:20.3 vv:R12 inside = "foxholes": the assaulters move in and are inside the foxholes'],
    ],
    [
      { terrain: 'bunker' },
      {},
      [
        'vv:15.8c vv:R13 bunker = 2: once the points are met, 2 units go into the bunker; the rest stay where they came from',
      ],
    ],
    [
      { terrain: 'bunker', target: 'D5' },
      {},
      [
        'vv:15.8c vv:R13 bunker = 2: once the points are met, 2 units go into the bunker, whom wg move names, --to D5; the rest stay where they came from',
      ],
    ],
    [
      { terrain: 'bunker', assaulters: 2 },
      {},
      ['vv:20.3 vv:R12 inside = "bunker": the assaulters move in and are inside the bunker'],
    ],
    [{ minefield: true }, {}, [MINED]],
    [
      { minefield: true },
      { 'vv:R41': 2 },
      ['vv:20.7 vv:R41 minefield = false: the mines do not attack those who take the hex by assault'],
    ],
  ])('vv:15.8a %j %j', (given, rulings, is) => {
    expect(lines(given, rulings)).toEqual(is);
  });

  test.each<[string, number, boolean, Rulings?]>([
    ['squad:4-6-4', 3, false],
    ['squad:4-6-4', 4, true],
    ['squad:4-6-5', 4, false],
    ['squad:4-6-5', 5, true],
    ['squad:4-6-5', 5, true, { 'vv:R40': 2 }],
    ['squad:4-6-6', 5, false],
    ['squad:4-6-6', 5, true, { 'vv:R40': 2 }],
    ['squad:4-6-6', 4, false, { 'vv:R40': 2 }],
    ['squad:4-6-4:valorous', 4, false],
    ['squad:4-6-4:valorous', 5, true],
    ['leader:-1', 1, false],
    ['leader:-1', 2, true],
    ['half-squad:2-6-2', 1, false],
    ['half-squad:2-6-2', 2, true],
    ['half-squad:2-6-2,half-squad:2-6-2', 3, false],
    ['half-squad:2-6-2,half-squad:2-6-2', 4, true],
  ])('vv:R42 %s at a cost of %i points: nobody is left is %s', (units, points, isLost, rulings = {}) => {
    // One defender costs a point, and the cover that is typed the others.
    const given = { assault: [units], defend: ['squad:0-6-4'], cover: points - 1 };
    const found = told('nobody-left assaulter-points', given, '1 1', rulings).map((line) =>
      line.split(':')[1]!.split(' ').at(-1),
    );
    expect(found.length).toBe(isLost ? 2 : 1);
    expect(withDice(closeAssault, given, '1 1', rulings).result).toMatchObject({
      eliminated: true,
      assaulterCP: points,
    });
  });
});

describe('what an umpire says', () => {
  const said = (given: Given, dice: string) => {
    const { result, steps } = withDice(closeAssault, given, dice);
    return closeAssault.announce(result as never, inputOf(closeAssault, given) as never, steps);
  };
  const AFVS = { attack: 20, assaulters: 4, defend: 4, defenders: 3, afv: 2 };
  test.each<[string, Given, string]>([
    ['the defenders are eliminated; 2 Casualty Points on the assaulters', TOTALS, '1 1'],
    ['the defenders are eliminated, at no cost', { assaulters: 2, defenders: 2, pinned: 2 }, ''],
    ['the assault fails; 5 Casualty Points on the assaulters, 3 on the defenders', TOTALS, '5 6'],
  ])('vv:15.8d %s', (words, given, dice) => {
    expect(said(given, dice)).toBe(words);
  });
  test('vv:18.6a of AFVs it is said how many are immobile, and how many abandoned', () => {
    const both = { ...AFVS, defenders: 2, onAfv: ['2', '2'] };
    expect(said(both, 'assault=6,6 afv-1=1 afv-1-crew=6 afv-2=1 afv-2-crew=1')).toMatch(
      /, 4 on the defenders; 1 AFV immobile; 1 AFV abandoned$/,
    );
    expect(said(both, 'assault=6,6 afv-1=1 afv-1-crew=6 afv-2=1 afv-2-crew=6')).toMatch(/; 2 AFVs immobile$/);
    expect(said(both, 'assault=6,6 afv-1=1 afv-1-crew=1 afv-2=1 afv-2-crew=1')).toMatch(
      /on the defenders; 2 AFVs abandoned$/,
    );
  });
});

test('vv:15.9c of all that counts for nothing where only pinned units are it is told which was typed', () => {
  const idle = (more: Given) =>
    told('idle', { assaulters: 2, defenders: 2, pinned: 2, ...more }, '').map(
      (line) => line.split('count: ')[1],
    );
  expect(idle({})).toEqual([]);
  expect(idle({ attack: 4 })).toEqual(['APFP of the assaulters']);
  expect(idle({ defend: 4 })).toEqual(['APFP of the defenders']);
  expect(
    idle({
      ...{ attack: 4, defend: 4, leader: 1, defenderGrenades: 1, terrain: 'woods', smoke: 1, uphill: 1 },
      ...{ fromWire: true },
    }),
  ).toEqual([
    'APFP of both sides, leaders, Grenades of the defenders, cover, smoke, levels climbed and barbed wire',
  ]);
  for (const cover of [{ cover: 0 }, { entrenchment: 'foxholes' }, { hexside: 'wall' }])
    expect(idle(cover)).toEqual(['cover']);
  expect(idle({ terrain: 'bunker', outsideFfa: true })).toEqual(['cover and the field of fire']);
});
