import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import type { Rulings } from '../../../src/dice/play.js';
import { type Given, withDice } from '../../support/play.js';

/** What becomes of whoever is shot at, line by line. */

const said = (given: Given, dice: string, id: string, rulings: Rulings = {}) =>
  withDice(shoot, given, dice, rulings)
    .steps.filter((step) => step.id === id)
    .map(({ clause, ruling, value, text }) => `${clause} ${ruling ?? '-'} = ${value}: ${text}`);
const TWO = { grade: 'C', figures: 4 };

test.each<[string, Given, string, string]>([
  ['white', {}, 'white=5,1', 'bg:dice.1 - = 2: 1 hit, 1 cancel'],
  ['white', {}, 'white=1,1', 'bg:dice.1 - = 2: no hits, 2 cancels'],
  ['blue', { hw: 1 }, 'white=5,2 blue=1', 'bg:dice.2 - = 1: no hits'],
  ['red', { dugIn: true }, 'white=5,6 red=1', 'bg:dice.3 - = 1: 1 cancel'],
  ['red', { dugIn: true }, 'white=5,6 red=6', 'bg:dice.3 - = 1: no cancels'],
  ['net', { dugIn: true }, 'white=5,6 red=1', 'bg:dice.4 bg:R5 = 1: 2 hits - 1 cancel = 1'],
  ['net', {}, 'white=1,1', 'bg:dice.4 bg:R5 = 0: 0 hits - 2 cancels = 0'],
])('the dice: %s of %j %s', (id, given, dice, line) => {
  expect(said({ ...TWO, ...given }, dice, id)).toEqual([line]);
});

test('bg:cas.2 more hits than figures, and bg:R39 who is picked', () => {
  const lone = { ...TWO, targetFigures: 1 };
  expect(said(lone, 'white=5,5', 'overkill')).toEqual([
    'bg:cas.2 bg:R36 = 1: 1 hit more than there are figures: lost',
  ]);
  expect(said(lone, 'white=5,2', 'overkill')).toEqual([]);
  const led = { ...TWO, targetFigures: 3, targetLeaders: 1, targetMedics: 1, targetGrade: 'C' };
  expect(said(led, 'white=5,5 figures=1,2 leader-save=1 medic-save=1', 'picked')).toEqual([
    'bg:cas.1 bg:R39 = 2: 1 leader and 1 medic hit',
  ]);
  expect(said(led, 'white=5,2 figures=3', 'prisoners')).toEqual([]);
});

test('bg:cas.4 nobody is left to fall instead, or not for all of them', () => {
  const led = { ...TWO, targetFigures: 2, targetLeaders: 1, targetHw: 1, targetGrade: 'C' };
  expect(said(led, 'white=5,5', 'leader-save')).toEqual([
    'bg:cas.4 bg:R37 = 0: no other figure can fall instead: 1 leader lost',
  ]);
  const order = (option: number, more: string) =>
    said({ ...led, targetFigures: 3 }, `white=5,5 figures=1,2 ${more}`, 'save-order', {
      'bg:R136': option,
    });
  expect(order(1, 'leader-save=5')).toEqual([
    'bg:cas.4 bg:R136 = false: not all can be saved: leaders roll first, then heavy weapons, then medics',
  ]);
  expect(order(2, 'next=1 leader-save=5')).toEqual([
    'bg:cas.4 bg:R136 = true: not all can be saved: they roll in random order',
  ]);
});

test('bg:nonstand.1 what is left may be too weak to stand', () => {
  const weak = { ...TWO, targetFigures: 4 };
  expect(said(weak, 'white=5,2', 'non-standing')).toEqual([
    'bg:nonstand.1 - = 3: now non-standing, three figures without leader or heavy weapon: it must retreat or join another unit',
  ]);
  expect(said(weak, 'white=2,2', 'non-standing')).toEqual([]);
  expect(said({ ...weak, targetFigures: 2 }, 'white=5,5', 'non-standing')).toEqual([]);
  const led = { ...weak, targetLeaders: 1, targetGrade: 'C' };
  expect(said(led, 'white=5,2 figures=2', 'non-standing')).toEqual([]);
  expect(said(led, 'white=5,2 figures=1 leader-save=1', 'non-standing')).toHaveLength(1);
  const gunned = { ...weak, targetHw: 1, targetGrade: 'C' };
  expect(said(gunned, 'white=5,2 figures=2', 'non-standing')).toEqual([]);
  expect(said(gunned, 'white=5,2 figures=1 heavy-weapon-save=1', 'non-standing')).toHaveLength(1);
});

test.each<[number, string, string]>([
  [1, 'white=5,2 figures=4 guards=1', 'bg:cas.1 bg:R93 = 1: the guard falls'],
  [1, 'white=5,2 figures=4 guards=2', 'bg:cas.1 bg:R93 = 0: the guard is not among them'],
  [2, 'white=5,2 figures=4 guards=3', 'bg:cas.1 bg:R93 = 0: no guard falls'],
  [2, 'white=5,2 figures=4 guards=2', 'bg:cas.1 bg:R93 = 1: 1 of 2 guards falls'],
  [3, 'white=5,5 figures=4,5 guards=1,2', 'bg:cas.1 bg:R93 = 2: 2 of 3 guards fall'],
])('bg:R93 of %i guards: %s', (targetGuards, dice, line) => {
  const kept = { ...TWO, targetFigures: 6, targetPrisoners: 2, targetGuards };
  expect(said(kept, dice, 'guards-lost')).toEqual([line]);
});

test.each<[Given, string, string]>([
  [{ at: 'pillbox' }, 'white=5,2 red=2,2,2', 'bg:emp.4 - = 1: 1 hit in all: mark it, it fires as before'],
  [{ at: 'bunker' }, 'white=5,2 red=2,2,2', 'bg:emp.4 - = 1: 1 hit in all: mark it'],
  [{ at: 'pillbox', marked: true }, 'white=2,2 red=2,2,2', 'bg:emp.4 - = 1: 1 hit in all: it stays marked'],
  [{ at: 'pillbox' }, 'white=2,2 red=2,2,2', 'bg:emp.4 - = 0: no hits in all'],
  [{ at: 'nest' }, 'white=5,5 red=2,2', 'bg:emp.4 - = 2: 2 hits in all, two destroy it'],
  [{ at: 'nest', marked: true }, 'white=5,2 red=2,2', 'bg:emp.4 - = 2: 2 hits in all, two destroy it'],
])('%j %s', (given, dice, line) => {
  expect(said({ ...TWO, ...given }, dice, 'emplacement-hits')).toEqual([line]);
});

test.each([
  ['nest', 'white=5,5 red=2,2', 'the nest is no terrain any more'],
  ['pillbox', 'white=5,5 red=2,2,2', 'the pillbox is from now on a building of 2 red dice, without a weapon'],
  [
    'gun-emplacement',
    'white=5,5 red=2,2,2',
    'the gun emplacement is from now on a building of 2 red dice, without a weapon',
  ],
  ['bunker', 'white=5,5 red=2,2,2', 'the bunker is from now on a building of 2 red dice'],
])('bg:emp.5 of a %s', (at, dice, text) => {
  expect(said({ ...TWO, at }, dice, 'ruin')).toEqual([`bg:emp.5 - = true: ${text}`]);
});

test('bg:vshoot.1 bg:vshoot.7 hits on armour are halved or doubled, and on a car neither', () => {
  expect(said({ ...TWO, at: 'apc' }, 'white=5,5 red=2,2 damage=1 kind=1', 'halved')).toEqual([
    'bg:vshoot.1 bg:R40 = 1: no heavy weapon against armour: half, rounded down: 1',
  ]);
  expect(said({ ...TWO, at: 'car' }, 'white=5,2 red=2 damage=1 kind=1', 'halved')).toEqual([]);
  const gun = { weapon: 'light-gun' };
  expect(said({ ...gun, at: 'apc' }, 'blue=5,2 red=2,2 damage=1 kind=1', 'doubled')).toEqual([
    'bg:vshoot.7 bg:R41 = 2: main gun on armour, twice the hits: 2',
  ]);
  expect(said({ ...gun, at: 'car' }, 'blue=5,2 red=2 damage=1 kind=1', 'doubled')).toEqual([]);
});

test('bg:R40 bg:R41 option 2: before cancels are taken away', () => {
  const hits = (given: Given, dice: string, rulings: Rulings) =>
    withDice(shoot, given, dice, rulings).result.hits;
  const onFoot = { grade: 'C', figures: 6, at: 'apc' };
  expect(hits(onFoot, 'white=5,5,5 red=1,2 damage=1 kind=1', { 'bg:R40': 1 })).toBe(1);
  expect(hits(onFoot, 'white=5,5,5 red=1,2', { 'bg:R40': 2 })).toBe(0);
  const gun = { weapon: 'light-gun', at: 'apc' };
  expect(hits(gun, 'blue=5,2 red=1,2', { 'bg:R41': 1 })).toBe(0);
  expect(hits(gun, 'blue=5,2 red=1,2 damage=1 kind=1', { 'bg:R41': 2 })).toBe(1);
});

test('(bg:R93) nothing is said of guards where nobody fell who could be one', () => {
  const kept = { ...TWO, targetFigures: 6, targetPrisoners: 2, targetGuards: 1 };
  expect(said(kept, 'white=5,2 figures=1', 'guards-lost')).toEqual([]);
  const led = { ...kept, targetLeaders: 1, targetGrade: 'C' };
  expect(said(led, 'white=5,2 figures=1 leader-save=1', 'guards-lost')).toEqual([]);
});

test('bg:prison.5 with the last of their guards all prisoners go, those that were hit among them', () => {
  const kept = { ...TWO, targetFigures: 6, targetPrisoners: 2, targetGuards: 1 };
  const { result, effects } = withDice(shoot, kept, 'white=5,5 figures=1,4 guards=1');
  expect(result).toMatchObject({ casualties: 1, prisonersLost: 2 });
  const gone = { do: 'set', clause: 'bg:prison.5', is: { guards: null } };
  expect(effects).toContainEqual(expect.objectContaining(gone));
  const spared = withDice(shoot, kept, 'white=5,5 figures=1,4 guards=2');
  expect(spared.result).toMatchObject({ casualties: 1, prisonersLost: 1 });
  expect(spared.effects).not.toContainEqual(expect.objectContaining(gone));
});

test.each<[object, string]>([
  [{ hits: 0, casualties: 0, outcome: 'holds', inches: 0 }, 'no hits'],
  [{ hits: 1, casualties: 0, outcome: 'holds', inches: 0 }, '1 hit: nobody falls'],
  [{ hits: 1, casualties: 1, outcome: 'holds', inches: 0 }, '1 hit: 1 figure lost; the target holds'],
  [{ hits: 1, casualties: 1, outcome: 'eliminated', inches: 0 }, '1 hit: 1 figure lost'],
  [
    { hits: 1, casualties: 0, outcome: 'retreats', inches: 6 },
    '1 hit: nobody falls; the target retreats 6 in',
  ],
])('(bg:retreat.1) %j is announced', (result, announcement) => {
  expect(shoot.announce(result as never, {} as never)).toBe(announcement);
});

test('bg:shoot.8 bg:R35 a target that is gone, and bg:R4 a road marker that is', () => {
  expect(said({ ...TWO, targetLost: true }, '', 'declared')).toEqual([
    'bg:shoot.8 bg:R35 = true: declared at a target that is gone by now: the shot is wasted',
  ]);
  expect(said({ ...TWO, targetLost: true }, 'white=2,2', 'declared', { 'bg:R35': 2 })).toEqual([
    'bg:shoot.8 bg:R35 = false: all shots of a card work on the state before it: rolled as declared',
  ]);
  const road = { ...TWO, targetOnRoad: true, targetShotAt: true };
  expect(said(road, 'white=2,2', 'road-before')).toEqual([
    'bg:move.9 bg:R4 = false: the target has been shot at: its road marker is gone',
  ]);
  expect(said(road, 'white=2,2 blue=2', 'road-before', { 'bg:R4': 2 })).toEqual([
    'bg:move.9 bg:R4 = true: the road marker counts for every shot of the card',
  ]);
});

test.each([
  ['mg', { mgShots: 1 }],
  ['light-gun', { gunShots: 1 }],
])('bg:vshoot.13 a shot of the %s is counted as one of its own', (weapon, by) => {
  const { effects } = withDice(shoot, { weapon }, weapon === 'mg' ? 'white=2,2' : 'blue=2,2');
  expect(effects).toContainEqual(expect.objectContaining({ do: 'add', clause: 'bg:vshoot.13', by }));
});
