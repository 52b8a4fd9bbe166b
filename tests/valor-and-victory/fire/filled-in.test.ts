import { describe, expect, test } from 'vitest';
import { overrun } from '../../../rulesets/valor-and-victory/armour/overrun.js';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import { artillery } from '../../../rulesets/valor-and-victory/support/artillery.js';
import { sniper } from '../../../rulesets/valor-and-victory/support/sniper.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { filled, unitOf } from '../turn/table.js';

/** What the roster fills in for those who are named for fire, and for those whom it hits. */

const HEX = { hex: 'C4' };
const axis = (name: string, counter: string, marks: Input = {}) =>
  unitOf(name, 'Axis', counter, { ...HEX, ...marks });
const allied = (name: string, counter: string, marks: Input = {}) =>
  unitOf(name, 'Allies', counter, { hex: 'D5', ...marks });
const SQUAD = axis('Able', 'squad:4-6-4,lmg:3');
const LEADER = axis('Schmidt', 'leader:-1');
const TANK = axis('Tank', 'afv:gun=5:mg=4');
const TRUCK = axis('Truck', 'vehicle:cr=4');
const MORTAR = axis('Mortar', 'half-squad:2-6-2,mortar:5-6');
const RIDER = axis('Rider', 'squad:4-6-4', { aboard: 'Tank', hex: undefined as never });

type Case = readonly [what: string, units: readonly Unit[], asked: Input, filled: unknown];

describe('who fires', () => {
  const fire = ['squad:4-6-4,lmg:3'];
  test.each<Case>([
    ['vv:14.2 his counter with what he fires', [SQUAD], {}, { fire }],
    [
      'vv:beyond.14.5 pinned, with a Fire marker, valorous',
      [axis('Able', 'squad:4-6-4', { pinned: true, marked: true, valorous: true })],
      {},
      { fire: ['squad:4-6-4:valorous:pinned:marked'] },
    ],
    [
      '(vv:12.52d) what he keeps of his counters',
      [axis('Able', 'squad:4-6-4,grenades'), LEADER],
      {},
      { fire: ['squad:4-6-4', 'leader:-1'], carry: ['1=grenades'] },
    ],
    [
      'vv:13.6 that all of their leaders have led',
      [SQUAD, axis('Schmidt', 'leader:-1', { led: true })],
      {},
      { fire: [...fire, 'leader:-1'], leaderUsed: true },
    ],
    [
      'vv:13.6 not where another may',
      [SQUAD, axis('Schmidt', 'leader:-1', { led: true }), axis('Meyer', 'leader:-2')],
      {},
      { fire: [...fire, 'leader:-1', 'leader:-2'] },
    ],
    [
      'vv:13.6 nor of one who helps nobody',
      [SQUAD, axis('Schmidt', 'leader', { led: true })],
      {},
      { fire: [...fire, 'leader'] },
    ],
    [
      '(vv:beyond.20.8) that they are in wire',
      [axis('Able', 'squad:4-6-4', { wire: 'C4' })],
      {},
      { fire: ['squad:4-6-4'], fromWire: true },
    ],
    [
      '(vv:beyond.20.8) but not where they clear it, and nobody leads that',
      [
        axis('Able', 'squad:4-6-4,satchel:6,grenades', { wire: 'C4' }),
        axis('Schmidt', 'leader:-1', { led: true }),
      ],
      { clearWire: true },
      { fire: ['squad:4-6-4,satchel:6', 'leader:-1'], carry: ['1=grenades'], inWire: true },
    ],
    [
      '(vv:beyond.20.5) that they are in a bunker',
      [axis('Able', 'squad:4-6-4', { terrain: 'bunker' })],
      {},
      { fire: ['squad:4-6-4'], fromBunker: true },
    ],
    [
      'vv:beyond.12.6 for mortars, that they are in a building',
      [axis('Mortar', 'half-squad:2-6-2,mortar:5-6', { terrain: 'building' })],
      { mortar: true },
      { fire: ['half-squad:2-6-2,mortar:5-6'], fromBuilding: true },
    ],
    [
      'vv:beyond.12.6 for nobody else',
      [axis('Able', 'squad:4-6-4', { terrain: 'building' })],
      {},
      { fire: ['squad:4-6-4'] },
    ],
    ['vv:beyond.14.5 nothing of infantry whose APFP is typed', [SQUAD, LEADER], { attack: 8 }, {}],
    ['(vv:beyond.14.4) of an AFV that it is none', [TANK], { attack: 8 }, { by: 'vehicle' }],
    [
      '(vv:beyond.14.3) a carrier with its passengers, and no wire or bunker of theirs',
      [TANK, { ...RIDER, marks: { aboard: 'Tank', wire: 'C4', terrain: 'bunker' } }],
      {},
      { fire: ['afv:mg=4:gun=5,squad:4-6-4:aboard'] },
    ],
    [
      'vv:beyond.14.5 who has nothing to fire with does not fire',
      [TRUCK],
      {},
      'vv:beyond.14.5: Truck has nothing to fire with.',
    ],
    [
      'vv:beyond.13.9 who is eliminated has his fire lane alone',
      [axis('Able', 'squad:4-6-4', { eliminated: true, lane: true })],
      {},
      'vv:beyond.13.9: Able is eliminated: its fire lane alone is left.',
    ],
    ['vv:beyond.13.9 and that needs nothing said of him', [SQUAD], { fireLane: 1 }, {}],
    [
      'vv:beyond.13.9 an AFV lays none',
      [TANK],
      { fireLane: 1 },
      'vv:beyond.13.9: Tank lays no fire lane: infantry with a machine gun does.',
    ],
    [
      'vv:beyond.13.9 nor does infantry without a machine gun',
      [SQUAD, MORTAR],
      { fireLane: 1 },
      'vv:beyond.13.9: Mortar lays no fire lane: infantry with a machine gun does.',
    ],
    [
      'vv:14.2 those of two hexes are no group',
      [SQUAD, axis('Baker', 'squad:4-6-4', { hex: 'E6' })],
      {},
      'vv:14.2: They are not all of one hex: C4 and E6.',
    ],
    [
      'vv:beyond.12.6 nor are their mortars',
      [MORTAR, axis('Baker', 'half-squad:2-6-2,mortar:5', { hex: 'E6' })],
      { mortar: true },
      'vv:beyond.12.6: They are not all of one hex: C4 and E6.',
    ],
    [
      'vv:13.6 a leader leads those of his hex',
      [SQUAD, axis('Schmidt', 'leader:-1', { hex: 'E6' })],
      {},
      'vv:13.6: They are not all of one hex: C4 and E6.',
    ],
  ])('%s', (_, units, asked, is) => {
    expect(filled(shoot, { firer: units }, asked)).toEqual(is);
  });

  test('(vv:beyond.14.5) of a hex those join in who may fire, and with a lane those who fell', () => {
    const [firer] = shoot.roles!;
    const marks: Input[] = [{}, { pinned: true }, { pinnedNow: true }, { marked: true }];
    expect(marks.map((of) => firer!.joins!(axis('Able', 'squad:4-6-4', of)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const gone = (lane: boolean) =>
      (firer!.goneToo as (unit: Unit) => boolean)(axis('Able', 'squad:4-6-4', { lane }));
    expect([gone(true), gone(false)]).toEqual([true, false]);
  });
});

describe('the hex that is fired at', () => {
  const FOE = allied('Baker', 'squad:4-6-4');
  const AFV = allied('Sherman', 'afv:mg=4');
  const GUN = allied('Gun', 'gun:gun=5:shield');

  test.each<Case>([
    ['(vv:14.61a) infantry', [FOE], {}, { at: 'infantry' }],
    ['(vv:14.65b) an AFV alone', [AFV], {}, { at: 'afv' }],
    [
      '(vv:14.65b) an AFV with those in it',
      [AFV, allied('In', 'squad:4-6-4', { aboard: 'Sherman' })],
      {},
      { at: 'afv' },
    ],
    ['(vv:14.65b) two of them', [AFV, { ...AFV, name: 'Stuart' }], {}, { at: 'afv' }],
    ['(vv:14.65b) an AFV with infantry beside it', [AFV, FOE], {}, { at: 'infantry' }],
    ['(vv:14.61a) an AFV and a Gun', [AFV, GUN], {}, { at: 'infantry' }],
    ['(vv:14.61a) a vehicle', [allied('Jeep', 'vehicle:cr=4')], {}, { at: 'vehicle' }],
    ['(vv:beyond.13.5) a Gun behind its shield', [GUN], {}, { at: 'gun', shield: true }],
    ['(vv:beyond.13.5) a Gun without one', [allied('Gun', 'gun:gun=5')], {}, { at: 'gun' }],
    ['(vv:beyond.13.5) what is typed to be no Gun has no shield', [GUN], { at: 'infantry' }, { at: 'gun' }],
    [
      '(vv:10.5) its ground, and what is dug there',
      [allied('Baker', 'squad:4-6-4', { terrain: 'woods', entrenchment: 'foxhole' })],
      {},
      { at: 'infantry', terrain: 'woods', entrenchment: 'foxhole' },
    ],
    [
      '(vv:10.5) not beside cover that is typed',
      [allied('Baker', 'squad:4-6-4', { terrain: 'woods' })],
      { cover: 2 },
      { at: 'infantry' },
    ],
    [
      '(vv:beyond.6.31) an assault move, as long as it is made',
      [allied('Baker', 'squad:4-6-4', { assaultMove: true, moving: true })],
      {},
      { at: 'infantry', assaultMove: true },
    ],
    [
      '(vv:beyond.6.31) and no longer',
      [allied('Baker', 'squad:4-6-4', { assaultMove: true, moved: true })],
      {},
      { at: 'infantry' },
    ],
    [
      '(vv:beyond.13.8) which of them move',
      [FOE, allied('Charlie', 'squad:4-6-4', { moving: true })],
      {},
      { at: 'infantry', movers: ['2'] },
    ],
    [
      '(vv:beyond.13.8) where all do nobody is told apart',
      [allied('Charlie', 'squad:4-6-4', { moving: true })],
      {},
      { at: 'infantry' },
    ],
    [
      '(vv:beyond.13.8) who moves through a full hex',
      [FOE, allied('Charlie', 'squad:4-6-4', { moving: true, passing: true })],
      {},
      { at: 'infantry', movers: ['2'], fullHex: true },
    ],
    [
      '(vv:beyond.13.8) and who was fired at in one, and has stopped',
      [allied('Charlie', 'squad:4-6-4', { passing: true })],
      {},
      { at: 'infantry' },
    ],
    [
      '(vv:beyond.13.9) a fire lane asks for no cover',
      [allied('Baker', 'squad:4-6-4', { terrain: 'woods', assaultMove: true, moving: true })],
      { fireLane: 1 },
      { at: 'infantry' },
    ],
  ])('%s', (_, units, asked, is) => {
    expect(filled(shoot, { target: units }, asked)).toEqual(is);
  });

  test('(vv:14.65b) of a hex those join in whom AP fire harms: no AFV, and nobody in a carrier', () => {
    const [, target] = shoot.roles!;
    const all = [FOE, GUN, AFV, allied('In', 'squad:4-6-4', { aboard: 'Sherman' })];
    expect(all.map((unit) => target!.joins!(unit))).toEqual([true, true, false, false]);
  });
});

describe('where a support mission falls', () => {
  const PANTHER = {
    ...allied('Panther', 'afv:mg=4'),
    profile: { unit: ['afv:mg=4'], armour: 'D', rearArmour: 'B' },
  };

  test.each<readonly [string, readonly Unit[], unknown]>([
    ['infantry', [SQUAD], { side: 'Allies', unit: ['squad:4-6-4,lmg:3'], at: 'infantry' }],
    ['an AFV, by its rear armour', [PANTHER], { unit: ['afv:mg=4'], at: 'none', afv: ['B'] }],
    [
      'one that has a single one, and stands still',
      [{ ...PANTHER, profile: { unit: ['afv:mg=4'], armour: 'C' }, marks: { hex: 'D5', immobile: true } }],
      { unit: ['afv:mg=4'], at: 'none', afv: ['C:immobile'] },
    ],
    [
      'an AFV with a Gun beside it',
      [PANTHER, allied('Gun', 'gun:gun=5')],
      { unit: ['afv:mg=4', 'gun:gun=5'], at: 'gun', afv: ['B'] },
    ],
    ['one whose armour is not known', [TANK], 'vv:beyond.21.5: The armour of Tank is not known.'],
  ])('vv:beyond.21.5 %s', (_, units, is) => {
    expect(filled(artillery, { shelled: units })).toEqual(
      typeof is === 'string' ? is : { side: 'Axis', ...(is as object) },
    );
  });
});

describe('the hex that a sniper fires at', () => {
  const due = { sniperDue: true };
  const at = (units: readonly Unit[], asked: Input = {}) => filled(sniper, { sniped: units }, asked);
  const side = 'Axis';
  const FOE = allied('Baker', 'squad:4-6-4', due);
  const OTHER = allied('Charlie', 'squad:4-6-4');

  test.each<readonly [string, readonly Unit[], Input, unknown]>([
    ['those whose roll brought him', [OTHER, FOE], {}, { side, targets: ['2'] }],
    ['nobody told apart where that was all of them', [FOE], {}, { side }],
    ['nor where it was nobody', [OTHER, { ...OTHER, name: 'Dog' }], {}, { side }],
    [
      'while they move, those who do',
      [FOE, allied('Charlie', 'squad:4-6-4', { moving: true })],
      { opportunity: true },
      { side, targets: ['2'] },
    ],
    [
      'their ground',
      [allied('Baker', 'squad:4-6-4', { ...due, terrain: 'woods' })],
      {},
      { side, terrain: 'woods' },
    ],
    [
      'that they are pinned already',
      [allied('Baker', 'squad:4-6-4', { ...due, pinned: true })],
      {},
      { side, pinnedOnly: true },
    ],
    [
      'that those of them who are meant are',
      [OTHER, allied('Baker', 'squad:4-6-4', { ...due, pinned: true })],
      {},
      { side, targets: ['2'], pinnedOnly: true },
    ],
    [
      'not where his own cover is told',
      [allied('Baker', 'squad:4-6-4', { pinned: true })],
      { ownCover: 2 },
      { side },
    ],
    [
      'nothing where he is only looked for',
      [allied('Baker', 'squad:4-6-4', { terrain: 'woods' })],
      { checkOnly: true },
      { side },
    ],
    [
      'no AFV',
      [allied('Sherman', 'afv:mg=4')],
      {},
      'vv:14.65b: AP fire does nothing to an AFV, nor to those in it: Sherman.',
    ],
    [
      'that those in an AFV, who have brought him, come to no harm',
      [allied('Dog', 'squad:4-6-4', { ...due, aboard: 'Sherman' })],
      {},
      { side, harmless: true },
    ],
    [
      'no AFV that moves',
      [allied('Sherman', 'afv:mg=4', { moving: true })],
      { opportunity: true },
      'vv:14.65b: AP fire does nothing to an AFV, nor to those in it: Sherman.',
    ],
    [
      'no Gun',
      [allied('Gun', 'gun:gun=5')],
      {},
      'vv:beyond.17.5: A sniper fires at infantry, and not at Gun.',
    ],
  ])('vv:beyond.17.5 %s', (_, units, asked, is) => {
    expect(at(units, asked)).toEqual(is);
  });
});

describe('who overruns', () => {
  const by = (units: readonly Unit[], asked: Input = {}) => filled(overrun, { overrunner: units }, asked);
  const fast = (marks: Input) => ({
    ...axis('Tank', 'afv:gun=5:mg=4', marks),
    profile: { unit: ['afv:gun=5:mg=4'], mp: 12 },
  });
  const fire = ['afv:mg=4:gun=5'];

  test.each<readonly [string, readonly Unit[], Input, unknown]>([
    ['an AFV with all it has', [TANK], {}, { fire }],
    [
      'valorous, pinned, pinned in this phase those aboard',
      [TANK, axis('Rider', 'squad:4-6-4', { aboard: 'Tank', valorous: true, pinned: true })],
      {},
      { fire: ['afv:mg=4:gun=5,squad:4-6-4:valorous:pinned:aboard'] },
    ],
    [
      'one that is immobile',
      [axis('Tank', 'afv:gun=5:mg=4', { immobile: true })],
      {},
      { fire, immobile: true },
    ],
    ['with those aboard', [TANK, RIDER], {}, { fire: ['afv:mg=4:gun=5,squad:4-6-4:aboard'] }],
    ['its points where its way is told', [fast({})], { through: ['open'] }, { fire, mp: 12 }],
    [
      'what is left of them, stopped on its way',
      [fast({ moving: true, spent: 5 })],
      { through: ['open'] },
      { fire, mp: 7 },
    ],
    [
      'nothing where it has none left',
      [fast({ moving: true, spent: 12 })],
      { through: ['open'] },
      'vv:beyond.19: Tank has spent all its MP in this move: it enters no other hex.',
    ],
    [
      'but where they are typed, those count',
      [fast({ moving: true, spent: 14 })],
      { through: ['open'], mp: 3 },
      { fire },
    ],
    ['all of them in a move of its own', [fast({ spent: 5 })], { through: ['open'] }, { fire, mp: 12 }],
    ['else nobody asks for them', [fast({})], {}, { fire }],
    [
      'nothing more where the APFP is typed',
      [fast({ immobile: true })],
      { attack: 9, through: ['open'] },
      { immobile: true, mp: 12 },
    ],
    ['infantry overruns nobody', [SQUAD], {}, 'vv:beyond.19: Only an AFV overruns a hex, not Able.'],
  ])('vv:beyond.19 %s', (_, units, asked, is) => {
    expect(by(units, asked)).toEqual(is);
  });
});
