import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import type { Rulings } from '../../../src/dice/play.js';
import { refusing } from '../../support/forbids.js';
import { type Given, withSeed } from '../../support/play.js';
import { lineOf } from '../../support/protocol.js';

/** What is told of the target of a shot, by its cover, its action and what stands before it. */

const SHOT = { level: 'elite', fp: 1 };
/** The lines of the shot with these ids. */
const told = (ids: string, given: Given, rulings: Rulings = {}): string[] => {
  const wanted = ids.split(' ');
  return withSeed(shoot, { ...SHOT, ...given }, 'test', 0, rulings)
    .steps.filter(({ id }) => wanted.includes(id))
    .map(lineOf);
};

describe('cover', () => {
  const lines = (given: Given, rulings: Rulings = {}) =>
    told('terrain covered shared-cover over posture cover', given, rulings);
  const DUCKS = { targetAction: 'duck-and-weave' };
  const GROUND = { targetAction: 'gone-to-ground' };
  const soft = 'fubar:cover.1 cover = 1: +1 to the number: soft cover';
  const moderate = 'fubar:cover.1 cover = 2: +2 to the number: moderate cover';
  const hard = 'fubar:cover.1 cover = 3: +3 to the number: hard cover';
  const half = { targetFigures: 4, targetLevel: 'green' };

  test.each<[Given, Rulings, string[]]>([
    [{}, {}, []],
    [{ cover: 'soft' }, {}, [soft]],
    [{ cover: 'moderate' }, {}, [moderate]],
    [{ cover: 'hard' }, {}, [hard]],
    [{ cover: 'wooden-building' }, {}, ['fubar:cover.2 terrain = "soft": wooden building: soft cover', soft]],
    [
      { cover: 'building' },
      {},
      ['fubar:cover.2 fubar:R44 terrain = "moderate": building: moderate cover', moderate],
    ],
    [
      { cover: 'soft', covered: 2, ...half },
      {},
      ['fubar:cover.1 fubar:R28 covered = true: 2 of 4 in cover: it counts', soft],
    ],
    [
      { cover: 'soft', covered: 1, ...half },
      {},
      ['fubar:cover.1 fubar:R28 covered = false: 1 of 4 in cover: no cover for the unit'],
    ],
    [
      { cover: 'soft', covered: 0, ...half },
      {},
      ['fubar:cover.1 fubar:R28 covered = false: none of 4 in cover: no cover for the unit'],
    ],
    [
      { cover: 'soft', covered: 0, ...half },
      { 'fubar:R28': 2 },
      ['fubar:cover.1 fubar:R28 covered = true: the firer names those in cover: it counts', soft],
    ],
    [
      { cover: 'soft', covered: 1, ...half },
      { 'fubar:R28': 3 },
      ['fubar:cover.1 fubar:R28 covered = true: 1 of 4 in cover: it counts', soft],
    ],
    [
      { cover: 'soft', covered: 0, ...half },
      { 'fubar:R28': 3 },
      ['fubar:cover.1 fubar:R28 covered = false: none of 4 in cover: no cover for the unit'],
    ],
    [
      { cover: 'soft', sameCover: true },
      {},
      ['fubar:fire.14 fubar:R36 shared-cover = "soft": the target has its cover', soft],
    ],
    [
      { cover: 'soft', sameCover: true, coverSave: 5 },
      {},
      ['fubar:fire.14 fubar:R36 shared-cover = "soft": the target has its cover, and no save by it', soft],
    ],
    [
      { cover: 'soft', sameCover: true, coverSave: 5 },
      { 'fubar:R36': 2 },
      ['fubar:fire.14 fubar:R36 shared-cover = "open": the cover saves on 5+'],
    ],
    [
      { cover: 'soft', sameCover: true },
      { 'fubar:R36': 3 },
      ['fubar:fire.14 fubar:R36 shared-cover = "open": the cover they share counts for nothing'],
    ],
    [
      { cover: 'soft', sameCover: true, coverSave: 5 },
      { 'fubar:R36': 3 },
      [
        'fubar:fire.14 fubar:R36 shared-cover = "open": the cover they share counts for nothing, and gives no save',
      ],
    ],
    [DUCKS, {}, ['fubar:action.5 fubar:R18 posture = "soft": Duck & Weave: counts as soft cover', soft]],
    [
      { ...DUCKS, cover: 'moderate' },
      {},
      ['fubar:action.5 fubar:R18 posture = "moderate": Duck & Weave: counts as moderate cover', moderate],
    ],
    [
      { ...DUCKS, cover: 'moderate' },
      { 'fubar:R18': 2 },
      ['fubar:action.5 fubar:R18 posture = "hard": Duck & Weave: counts as hard cover', hard],
    ],
    [
      { ...DUCKS, cover: 'hard' },
      { 'fubar:R18': 2 },
      ['fubar:action.5 fubar:R18 posture = "hard": Duck & Weave: counts as hard cover', hard],
    ],
    [
      DUCKS,
      { 'fubar:R18': 3 },
      ['fubar:action.5 fubar:R18 posture = 1: Duck & Weave: soft cover besides, +1'],
    ],
    [
      { ...DUCKS, cover: 'moderate' },
      { 'fubar:R18': 3 },
      ['fubar:action.5 fubar:R18 posture = 3: Duck & Weave: soft cover besides, +3'],
    ],
    [
      { ...DUCKS, targetEarlier: true },
      { 'fubar:R20': 2 },
      ['fubar:action.5 fubar:R20 over = false: Duck & Weave protects no more'],
    ],
    [DUCKS, { 'fubar:R20': 3 }, ['fubar:action.5 fubar:R20 over = false: Duck & Weave protects no more']],
    [
      { ...DUCKS, reaction: true },
      { 'fubar:R20': 3 },
      ['fubar:action.5 fubar:R18 posture = "soft": Duck & Weave: counts as soft cover', soft],
    ],
    [
      { ...GROUND, cover: 'soft', targetEarlier: true },
      { 'fubar:R20': 2 },
      ['fubar:action.9 fubar:R20 over = false: Gone To Ground protects no more', soft],
    ],
    [
      { ...GROUND, cover: 'soft' },
      { 'fubar:R20': 3 },
      ['fubar:action.9 fubar:R19 posture = "moderate": Gone To Ground: counts as moderate cover', moderate],
    ],
    [GROUND, {}, ['fubar:action.9 fubar:R19 posture = "open": Gone To Ground: no cover to raise']],
    [
      GROUND,
      { 'fubar:R19': 2 },
      ['fubar:action.9 fubar:R19 posture = "soft": Gone To Ground: counts as soft cover', soft],
    ],
    [
      { ...GROUND, cover: 'hard' },
      {},
      ['fubar:action.9 fubar:R19 posture = "hard": Gone To Ground: counts as hard cover', hard],
    ],
    [
      { ...GROUND, cover: 'hard' },
      { 'fubar:R19': 2 },
      ['fubar:action.9 fubar:R19 posture = 4: Gone To Ground in hard cover: +4'],
    ],
  ])('fubar:cover.1 %j %j', (given, rulings, is) => {
    expect(lines(given, rulings)).toEqual(is);
  });

  test.each<[string, Given, Rulings]>([
    [
      'fubar:fire.14 The cover save is whatever the players agree on. -> Give it: --cover-save 5.',
      { cover: 'soft', sameCover: true },
      { 'fubar:R36': 2 },
    ],
    [
      'fubar:cover.2 What is the building made of? -> Give --cover wooden-building, soft or moderate.',
      { cover: 'building' },
      { 'fubar:R44': 2 },
    ],
  ])('%s', (said, given, rulings) => {
    expect(refusing(shoot, { ...SHOT, ...given }, rulings)).toBe(said);
  });
});

describe('who is hit', () => {
  const lines = (given: Given, rulings: Rulings = {}) =>
    told('bout picked', { targetFigures: 4, targetLevel: 'green', ...given }, rulings);

  test.each<[Given, Rulings, string[]]>([
    [{}, {}, []],
    [{ inSight: 4 }, {}, []],
    [{ inSight: 3 }, {}, ['fubar:fire.9 fubar:R30 picked = 4: the owner picks who is hit, seen or not']],
    [
      { inSight: 3 },
      { 'fubar:R30': 2 },
      ['fubar:fire.9 fubar:R30 picked = 3: the owner picks who is hit, of 3 in sight and range'],
    ],
    [
      { targetSuppressed: 1, targetSuppressedNow: 1 },
      { 'fubar:R30': 3 },
      [
        'fubar:fire.10 fubar:R35 bout = 1: 1 figure suppressed before this: that was another bout',
        'fubar:fire.9 fubar:R30 picked = 4: the firer picks who is hit: those still upright first',
      ],
    ],
    [
      { targetSuppressed: 1, targetBout: 1 },
      {},
      [
        'fubar:fire.10 fubar:R35 bout = 1: 1 figure suppressed by this unit in this action: the same bout, no casualties of it',
        'fubar:fire.9 fubar:R30 picked = 4: the owner picks who is hit, seen or not',
      ],
    ],
    [
      { targetSuppressed: 1, targetSuppressedNow: 1, targetBout: 1 },
      { 'fubar:R35': 2 },
      [
        'fubar:fire.10 fubar:R35 bout = 1: 1 figure suppressed by fire this turn: the same bout, no casualties of it',
        'fubar:fire.9 fubar:R30 picked = 4: the owner picks who is hit, seen or not',
      ],
    ],
    [
      { targetSuppressed: 1, targetBout: 1 },
      { 'fubar:R35': 2 },
      [
        'fubar:fire.10 fubar:R35 bout = 1: 1 figure suppressed before this turn: that was another bout',
        'fubar:fire.9 fubar:R30 picked = 4: the owner picks who is hit, seen or not',
      ],
    ],
  ])('fubar:fire.9 fubar:fire.10 %j %j', (given, rulings, is) => {
    expect(lines(given, rulings)).toEqual(is);
  });
});

describe('a vehicle before it, or around it', () => {
  const lines = (given: Given, rulings: Rulings = {}) => told('behind sheltered aboard', given, rulings);
  const BEHIND = { behind: 'apc', armour: 'light' };
  const better =
    'fubar:vehicle.7 fubar:R63 sheltered = 1: directly behind it: one save, the better of the two';

  test.each<[Given, Rulings, string[]]>([
    [BEHIND, {}, [better]],
    [
      BEHIND,
      { 'fubar:R63': 2 },
      ['fubar:vehicle.7 fubar:R63 sheltered = 2: directly behind it: both saves, one after the other'],
    ],
    [
      BEHIND,
      { 'fubar:R63': 3 },
      ['fubar:vehicle.7 fubar:R63 sheltered = 1: directly behind it: the save of the vehicle alone'],
    ],
    [
      { ...BEHIND, behindBy: 9 },
      {},
      [
        'fubar:vehicle.7 fubar:R77 behind = true: 9 cm behind: the players judge what is directly behind',
        better,
      ],
    ],
    [
      { ...BEHIND, behindBy: 2 },
      { 'fubar:R77': 2 },
      ['fubar:vehicle.7 fubar:R77 behind = true: 2 cm behind: within 3 cm, directly behind', better],
    ],
    [
      { ...BEHIND, behindBy: 3 },
      { 'fubar:R77': 2 },
      ['fubar:vehicle.7 fubar:R77 behind = true: 3 cm behind: within 3 cm, directly behind', better],
    ],
    [
      { ...BEHIND, behindBy: 4 },
      { 'fubar:R77': 2 },
      ['fubar:vehicle.7 fubar:R77 behind = false: 4 cm behind: beyond 3 cm, not directly behind'],
    ],
    [
      { aboard: 'apc', armour: 'light' },
      { 'fubar:R64': 2 },
      [
        'fubar:vehicle.7 fubar:R64 aboard = true: in an open vehicle: a target of their own, with the save of the vehicle',
        'fubar:vehicle.7 fubar:R63 sheltered = 1: inside it: one save, the better of the two',
      ],
    ],
  ])('fubar:vehicle.7 %j %j', (given, rulings, is) => {
    expect(lines(given, rulings)).toEqual(is);
  });

  test('fubar:vehicle.7 troops inside a vehicle are no targets', () => {
    expect(refusing(shoot, { ...SHOT, aboard: 'apc' })).toBe(
      'fubar:vehicle.7 Troops inside a vehicle are no targets: fire is at the vehicle. -> Name the vehicle as the target or, without units, give --at.',
    );
  });
});

describe('who serves a heavy machine gun', () => {
  const crew = (figures: number, more: Given = {}, rulings: Rulings = {}) =>
    told('crew', { fp: undefined, weapon: 'heavy-machine-gun', figures, ...more }, rulings);

  test.each<[number, Given, Rulings, string]>([
    [2, {}, {}, 'fubar:weapon.4 fubar:R26 crew = 1: 2 figures serve 1 heavy machine gun'],
    [3, {}, {}, 'fubar:weapon.4 fubar:R26 crew = 1: 2 of 3 figures serve 1 heavy machine gun'],
    [4, {}, {}, 'fubar:weapon.4 fubar:R26 crew = 2: 4 figures serve 2 heavy machine guns'],
    [5, {}, {}, 'fubar:weapon.4 fubar:R26 crew = 2: 4 of 5 figures serve 2 heavy machine guns'],
    [1, {}, { 'fubar:R26': 2 }, 'fubar:weapon.4 fubar:R26 crew = 1: 1 figure serves 1 heavy machine gun'],
    [3, {}, { 'fubar:R26': 2 }, 'fubar:weapon.4 fubar:R26 crew = 2: 3 figures serve 2 heavy machine guns'],
    [2, { mount: 'bunker' }, {}, 'fubar:weapon.4 crew = 2: on a bunker: one crew for each'],
    [1, { mount: 'tank' }, {}, 'fubar:weapon.4 crew = 1: on a tank: one crew for each'],
  ])('fubar:weapon.4 %i figures, %j %j', (figures, more, rulings, line) => {
    expect(crew(figures, more, rulings)).toEqual([line]);
  });
});
