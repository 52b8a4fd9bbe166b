import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { casualties } from '../../../rulesets/valor-and-victory/casualties/casualties.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { filled, unitOf } from '../turn/table.js';

/** What the roster fills in for those who assault, for the hex that they assault, and for one that has points to meet. */

type Case = readonly [what: string, units: readonly Unit[], asked: Input, filled: unknown];

describe('who assaults', () => {
  const axis = (name: string, counter: string, marks: Input = {}) =>
    unitOf(name, 'Axis', counter, { hex: 'C4', ...marks });
  const SQUAD = axis('Able', 'squad:4-6-4,lmg:3');
  const assault = ['squad:4-6-4,lmg:3'];
  const side = 'Axis';
  const hex = 'C4';

  test.each<Case>([
    ['(vv:15.1f) his counter, his hex and his side', [SQUAD], {}, { assault, hex, side }],
    [
      '(vv:15.1b) that he is pinned, has advanced, carries a marker, is valorous',
      [axis('Able', 'squad:4-6-4', { pinned: true, advanced: true, marked: true, valorous: true })],
      {},
      { assault: ['squad:4-6-4:valorous:pinned:advanced:marked'], hex, side },
    ],
    [
      '(vv:12.52c) the counters that he uses, and those he keeps',
      [
        axis('Able', 'squad:4-6-4,grenades,satchel:6', { uses: 'grenades' }),
        axis('Bert', 'squad:4-6-5,grenades'),
      ],
      {},
      { assault: ['squad:4-6-4,grenades', 'squad:4-6-5'], carry: ['1=satchel', '2=grenades'], hex, side },
    ],
    [
      '(vv:R30) that they come out of wire',
      [axis('Able', 'squad:4-6-4', { wire: 'C4' })],
      {},
      { assault: ['squad:4-6-4'], fromWire: true, hex, side },
    ],
    [
      '(vv:15.6b) how many they are, where their APFP is typed',
      [SQUAD, axis('Bert', 'squad:4-6-5')],
      { attack: 9 },
      { assaulters: 2, hex, side },
    ],
    ['(vv:15.6b) in either way', [SQUAD], { assault: 9 }, { assaulters: 1, hex, side }],
    [
      'vv:15.1a no AFV',
      [SQUAD, axis('Tank', 'afv:mg=4')],
      {},
      'vv:15.1a: Only infantry close assaults, and Tank is an AFV.',
    ],
    [
      'vv:15.1a no Gun',
      [axis('Gun', 'gun:gun=5')],
      {},
      'vv:15.1a: Only infantry close assaults, and Gun is a Gun.',
    ],
    [
      'vv:15.1e none of another hex',
      [SQUAD, axis('Bert', 'squad:4-6-5', { hex: 'D5' })],
      {},
      'vv:15.1e: They are not all of one hex: C4 and D5.',
    ],
  ])('%s', (_, units, asked, is) => {
    expect(filled(closeAssault, { assaulters: units }, asked)).toEqual(is);
  });

  test('(vv:15.1a) (vv:15.1b) of a hex those assault who may', () => {
    const [assaulters] = closeAssault.roles!;
    const all = [
      ...[SQUAD, axis('Tank', 'afv:mg=4'), axis('Able', 'squad:4-6-4', { pinned: true })],
      ...[axis('Able', 'squad:4-6-4', { pinnedNow: true }), axis('Able', 'squad:4-6-4', { advanced: true })],
      axis('Able', 'squad:4-6-4', { aboard: 'Truck' }),
    ];
    expect(all.map((unit) => assaulters!.joins!(unit))).toEqual([true, false, false, false, false, false]);
  });
});

describe('the hex that is assaulted', () => {
  const allied = (name: string, counter: string, marks: Input = {}) =>
    unitOf(name, 'Allies', counter, { hex: 'D5', ...marks });
  const target = 'D5';

  test.each<Case>([
    [
      'vv:15.1d all in it',
      [allied('Baker', 'squad:4-6-4'), allied('Dog', 'leader:-1')],
      {},
      { defend: ['squad:4-6-4', 'leader:-1'], target },
    ],
    [
      '(vv:15.9a) that they are pinned, immobile, behind a shield, valorous',
      [
        allied('Baker', 'squad:4-6-4', { pinned: true, valorous: true }),
        allied('Dog', 'squad:4-6-5', { pinnedNow: true }),
        allied('Sherman', 'afv:mg=4', { immobile: true }),
        allied('Gun', 'gun:gun=5:shield'),
      ],
      {},
      {
        defend: [
          'squad:4-6-4:valorous:pinned',
          'squad:4-6-5:pinned-now',
          'afv:mg=4:immobile',
          'gun:gun=5:shield',
        ],
        target,
      },
    ],
    [
      '(vv:12.52c) what they keep of their counters',
      [allied('Baker', 'squad:4-6-4,grenades')],
      {},
      { defend: ['squad:4-6-4'], defenderCarry: ['1=grenades'], target },
    ],
    [
      '(vv:10.5) its ground',
      [allied('Baker', 'squad:4-6-4', { terrain: 'woods', entrenchment: 'foxholes' })],
      {},
      { defend: ['squad:4-6-4'], terrain: 'woods', entrenchment: 'foxholes', target },
    ],
    [
      '(vv:15.9b) how many they are of each, where their APFP is typed',
      [
        allied('Baker', 'squad:4-6-4', { pinned: true }),
        allied('Dog', 'squad:4-6-4', { pinnedNow: true }),
        allied('Easy', 'squad:4-6-4', { pinned: true, pinnedNow: true }),
        allied('Sherman', 'afv:mg=4'),
        allied('In', 'squad:4-6-4', { aboard: 'Sherman' }),
      ],
      { defend: 8 },
      { defenders: 4, pinned: 2, pinnedNow: 1, afv: 1, target },
    ],
    [
      'vv:15.1d none of another hex',
      [allied('Baker', 'squad:4-6-4'), allied('Dog', 'squad:4-6-4', { hex: 'E6' })],
      {},
      'vv:15.1d: They are not all of one hex: D5 and E6.',
    ],
  ])('%s', (_, units, asked, is) => {
    expect(filled(closeAssault, { defenders: units }, asked)).toEqual(is);
  });
});

describe('a hex that has points to meet', () => {
  const owes = (name: string, counter: string, marks: Input = {}) =>
    unitOf(name, 'Allies', counter, { hex: 'D5', points: 3, pointsBy: 'fire', ...marks });
  const unit = ['squad:4-6-4'];
  const names = ['Baker'];

  test.each<Case>([
    [
      'who is there, and what he owes',
      [owes('Baker', 'squad:4-6-4')],
      {},
      { unit, names, points: 3, by: 'fire' },
    ],
    [
      'the most that any of them owes',
      [
        owes('Baker', 'squad:4-6-4', { points: 2 }),
        owes('Dog', 'squad:4-6-4', { points: 4 }),
        owes('Easy', 'leader:-1', { points: 0 }),
      ],
      {},
      {
        unit: ['squad:4-6-4', 'squad:4-6-4', 'leader:-1'],
        names: ['Baker', 'Dog', 'Easy'],
        points: 4,
        by: 'fire',
      },
    ],
    [
      'that it is doubled',
      [owes('Baker', 'squad:4-6-4', { burst: true })],
      {},
      { unit, names, points: 3, by: 'fire', doubled: true },
    ],
    [
      'that it is inside a full hex, as fire has it',
      [owes('Baker', 'squad:4-6-4', { passing: true })],
      {},
      { unit, names, points: 3, by: 'fire', fullHex: true },
    ],
    [
      'and no assault',
      [owes('Baker', 'squad:4-6-4', { passing: true, pointsBy: 'assault' })],
      {},
      { unit, names, points: 3, by: 'assault' },
    ],
    [
      'that a Gun behind its shield has moved, as fire has it',
      [owes('Gun', 'gun:gun=5:shield', { moved: true })],
      {},
      { unit: ['gun:gun=5:shield'], names: ['Gun'], points: 3, by: 'fire', moving: true },
    ],
    [
      'and no other Gun, nor in an assault',
      [owes('Gun', 'gun:gun=5', { moved: true })],
      {},
      { unit: ['gun:gun=5'], names: ['Gun'], points: 3, by: 'fire' },
    ],
    [
      'what struck an AFV in that assault, and the check of its crew',
      [
        owes('Sherman', 'afv:mg=4', { pointsBy: 'assault', struck: 2, crewChecked: true, immobile: true }),
        owes('Baker', 'squad:4-6-4', { pointsBy: 'assault' }),
      ],
      {},
      {
        ...{ unit: ['afv:mg=4:immobile', 'squad:4-6-4'], names: ['Sherman', 'Baker'] },
        ...{ points: 3, by: 'assault', taken: ['1=2'], crewChecked: true },
      },
    ],
    [
      'none of an AFV that is not immobile, and nothing of fire',
      [
        owes('Sherman', 'afv:mg=4', { struck: 2, crewChecked: true, immobile: true }),
        owes('Stuart', 'afv:mg=4', { crewChecked: true }),
      ],
      {},
      { unit: ['afv:mg=4:immobile', 'afv:mg=4'], names: ['Sherman', 'Stuart'], points: 3, by: 'fire' },
    ],
    [
      'nothing where nobody owes any',
      [owes('Baker', 'squad:4-6-4', { points: 0, pointsBy: undefined as never })],
      {},
      'vv:14.61a: Nothing is owed there: Baker has no points to meet.',
    ],
    [
      'but what is typed',
      [owes('Baker', 'squad:4-6-4', { points: 0, pointsBy: undefined as never })],
      { points: 2 },
      { unit, names },
    ],
  ])('vv:14.61a %s', (_, units, asked, is) => {
    expect(filled(casualties, { sufferers: units }, asked)).toEqual(is);
  });

  test('(vv:14.61a) of a hex those are meant who owe any', () => {
    const [sufferers] = casualties.roles!;
    expect(
      [owes('Baker', 'squad:4-6-4'), owes('Baker', 'squad:4-6-4', { points: 0 })].map((of) =>
        sufferers!.joins!(of),
      ),
    ).toEqual([true, false]);
  });
});
