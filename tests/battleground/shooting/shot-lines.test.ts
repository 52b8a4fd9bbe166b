import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import type { Rulings } from '../../../src/dice/play.js';
import { refusing } from '../../support/forbids.js';
import { type Given, withSeed } from '../../support/play.js';

/** What is told of a shot line by line, wherever the dice fall. */

const EIGHT = { grade: 'C', figures: 8 };
/** The lines with this id, each as `clause ruling = value: text`. */
const line = (id: string, given: Given, rulings: Rulings = {}): string[] =>
  withSeed(shoot, given, 'a', 0, rulings)
    .steps.filter((step) => step.id === id)
    .map(
      ({ clause, ruling, value, text }) =>
        `${clause}${ruling ? ` ${ruling}` : ''} = ${JSON.stringify(value)}: ${text}`,
    );

describe('who shoots', () => {
  test.each<[string, Given, string]>([
    ['medics', { medics: 1 }, 'bg:medic.1 = -1: 1 medic among them does not shoot'],
    ['medics', { medics: 2 }, 'bg:medic.1 = -2: 2 medics among them do not shoot'],
    ['guards', { guards: 1 }, 'bg:prison.3 = -1: 1 guard of prisoners does not shoot'],
    ['guards', { guards: 2 }, 'bg:prison.3 = -2: 2 guards of prisoners do not shoot'],
    ['clears', { clears: 1 }, 'bg:mine.14 = -1: 1 engineer who clears mines: no shot'],
    ['clears', { clears: 2 }, 'bg:mine.14 = -2: 2 engineers who clear mines: no shot'],
    ['leader', { leaders: 1 }, 'bg:shoot.2 = 1: 1 white for the leader'],
    ['leader', { leaders: 2 }, 'bg:shoot.2 = 1: 1 white for the leader, only one counts'],
    ['close', { close: true }, 'bg:shoot.10 = 2: 2 white for close range, half as many again'],
    ['close', { close: true, range: 6 }, 'bg:shoot.10 = 2: 2 white for close range, half as many again'],
    [
      'close',
      { close: true, range: 7 },
      'bg:shoot.10 = 0: no more dice: close range ends at 6 in, the target is 7 in away',
    ],
    [
      'special-guards',
      { figures: 4, leaders: 1, hw: 2, guards: 2 },
      'bg:prison.3 = 1: 1 heavy weapon among the guards: no dice for it',
    ],
    [
      'special-guards',
      { figures: 4, leaders: 1, hw: 2, guards: 3 },
      'bg:prison.3 = 2: 2 heavy weapons among the guards: no dice for them',
    ],
    [
      'special-guards',
      { figures: 4, leaders: 2, hw: 1, clears: 3 },
      'bg:mine.14 = 2: 1 leader and 1 heavy weapon among the engineers: no dice for them',
    ],
  ])('%s of %j', (id, given, said) => {
    expect(line(id, { ...EIGHT, ...given })).toEqual([said]);
  });

  test('bg:prison.3 heavy weapons of all classes are among the guards one after the other', () => {
    const classes = { hwPersonnel: 1, hwArmour: 1, hwPiat: 1, hwFlame: 1 };
    const given = { ...EIGHT, figures: 5, ...classes, guards: 3, at: 'car' };
    expect(line('heavy-weapons', given)).toEqual(['bg:shoot.3 = 2: 2 blue for 2 heavy weapons']);
    expect(line('idle-heavy-weapons', given)).toEqual([]);
  });

  test('bg:prison.3 a leader who guards leaves his dice to the others', () => {
    expect(line('leader', { ...EIGHT, figures: 4, leaders: 2, hw: 1, guards: 3 })).toEqual([
      'bg:shoot.2 = 1: 1 white for the leader',
    ]);
    expect(line('special-guards', { ...EIGHT, figures: 7, medics: 2, leaders: 2, guards: 4 })).toEqual([
      'bg:prison.3 = 1: 1 leader among the guards: no dice for it',
    ]);
  });

  test('bg:prison.3 ordinary figures guard first', () => {
    expect(line('special-guards', { ...EIGHT, leaders: 1, hw: 2, guards: 5 })).toEqual([]);
    expect(line('guards', EIGHT)).toEqual([]);
  });
});

describe('bg:hw.2 bg:hw.3 heavy weapons', () => {
  const BY_CLASS = { ...EIGHT, hwPersonnel: 1, hwArmour: 2, hwPiat: 1, hwFlame: 1 };
  test.each<[Given, string, string]>([
    [{}, '2 blue for 2 heavy weapons', '3 heavy weapons are not heavy against infantry'],
    [{ at: 'car' }, '5 blue for 5 heavy weapons', ''],
    [{ at: 'apc' }, '4 blue for 4 heavy weapons', '1 heavy weapon is not heavy against armour'],
    [{ at: 'pillbox' }, '2 blue for 2 heavy weapons', '3 heavy weapons are not heavy against infantry'],
  ])('at %j: %s', (at, blue, idle) => {
    const given = { ...BY_CLASS, ...at };
    const of = (found: string[]) => found.map((text) => text.replace(/^.*?: /, '')).join();
    expect(of(line('heavy-weapons', given))).toBe(blue);
    expect(of(line('idle-heavy-weapons', given))).toBe(idle);
  });

  test('that do not count shoot as ordinary figures', () => {
    expect(line('as-shooters', { ...EIGHT, hwArmour: 1 })).toEqual([
      'bg:hw.3 = 1: it still shoots as an ordinary figure',
    ]);
    expect(line('as-shooters', { ...EIGHT, hwArmour: 2 })).toEqual([
      'bg:hw.3 = 2: they still shoot as ordinary figures',
    ]);
    expect(line('as-shooters', { ...EIGHT, hw: 2 })).toEqual([]);
  });

  test('bg:R129 against armour the unit has none, or has one by option 2', () => {
    const given = { ...EIGHT, hwPersonnel: 1, at: 'apc' };
    expect(line('has-heavy-weapon', given)).toEqual([
      'bg:hw.2 bg:R129 = false: so the unit counts as having none',
    ]);
    expect(line('has-heavy-weapon', given, { 'bg:R129': 2 })).toEqual([
      'bg:hw.2 bg:R129 = true: but the unit counts as having a heavy weapon',
    ]);
    expect(line('has-heavy-weapon', { ...given, hwArmour: 1 })).toEqual([]);
    expect(line('halved', given)).toHaveLength(1);
    expect(line('halved', given, { 'bg:R129': 2 })).toEqual([]);
    expect(line('has-heavy-weapon', { ...given, at: 'car' })).toEqual([]);
    expect(line('has-heavy-weapon', { ...EIGHT, at: 'apc' })).toEqual([]);
  });

  test('bg:hw.4 those that reach 6 in are too far off beyond', () => {
    const short = { ...EIGHT, hwPiat: 1, hwFlame: 1, shortHw: true };
    const far = (given: Given) => line('short-range', { ...short, ...given });
    expect(far({ range: 7 })).toEqual([
      'bg:hw.4 = 1: PIATs, panzerfausts and flame throwers reach 6 in: 1 heavy weapon too far off',
    ]);
    expect(far({ range: 7, at: 'apc' })).toEqual([
      'bg:hw.4 = 2: PIATs, panzerfausts and flame throwers reach 6 in: 2 heavy weapons too far off',
    ]);
    expect([far({ range: 6 }), far({}), far({ range: 7, shortHw: false })]).toEqual([[], [], []]);
    expect(far({ range: 7, hwFlame: 0 })).toEqual([]);
    expect(line('as-shooters', { ...short, range: 7, hwPiat: 0 })).toEqual([
      'bg:hw.3 = 1: it still shoots as an ordinary figure',
    ]);
    expect(line('idle-heavy-weapons', { ...short, range: 7, hwPiat: 0 })).toEqual([]);
  });
});

describe('weapons of vehicles and emplacements', () => {
  test.each<[Given, string]>([
    [{ weapon: 'mg' }, 'bg:vshoot.6 = 2: 2 white for the machine gun'],
    [{ weapon: 'light-gun' }, 'bg:vshoot.6 bg:R46 = 2: 2 blue for the light gun'],
    [{ weapon: 'heavy-gun' }, 'bg:vshoot.6 bg:R46 = 4: 4 blue for the heavy gun'],
    [{ weapon: 'emplacement' }, 'bg:emp.2 = 2: 1 white and 1 blue for two men with a heavy weapon'],
  ])('%j: %s', (given, said) => {
    expect(line('weapon', given)).toEqual([said]);
  });

  test('bg:vdam.6 at half strength', () => {
    expect(line('half', { weapon: 'heavy-gun', halfStrength: true })).toEqual([
      'bg:vdam.6 = 2: half strength: 2 blue',
    ]);
    expect(line('half', { weapon: 'mg', halfStrength: true })).toEqual([
      'bg:vdam.6 = 1: half strength: 1 white',
    ]);
  });

  test.each<[Given, string]>([
    [{ weapon: 'emplacement', bearing: 180 }, 'bg:emp.2 bg:R90 = 180: an emplacement fires all round'],
    [{ weapon: 'mg', bearing: 180 }, 'bg:vshoot.12 = 180: a turret fires in any direction'],
    [{ weapon: 'mg', bow: true, bearing: 45 }, 'bg:vshoot.11 = 45: 45 degrees off: within 45'],
    [
      { weapon: 'mg', bow: true, bearing: 46, allRound: true },
      'bg:flank.3 bg:R34 = 46: dug in, the vehicle fires all round',
    ],
  ])('%j: %s', (given, said) => {
    expect(line('arc', given, { 'bg:R34': 2 })).toEqual([said]);
  });

  test('bg:flank.3 infantry that has no rear fires all round, and tells it only off its front', () => {
    expect(line('all-round', { ...EIGHT, bearing: 91, allRound: true })).toEqual([
      'bg:flank.3 = true: no front or rear: it may fire all round',
    ]);
    expect(line('all-round', { ...EIGHT, bearing: 90, allRound: true })).toEqual([]);
    expect(line('arc', { ...EIGHT, bearing: 90 })).toEqual([]);
  });

  test('bg:flare.2 by night what is in sight is told after the range', () => {
    const night = { weapon: 'heavy-gun', range: 12, night: true };
    expect(line('range', night)).toEqual(['bg:vshoot.8 = 12: 12 in away: within 24 in']);
    expect(line('sight', night)).toEqual(['bg:flare.2 = 12: 12 in away: in sight by night']);
    expect(line('sight', { ...night, flare: true })).toEqual([]);
    expect(line('sight', { ...night, night: false })).toEqual([]);
    expect(line('range', { weapon: 'emplacement', range: 3 })).toEqual([
      'bg:shoot.6 = 3: 3 in away: within 12 in',
    ]);
  });
});

describe('what protects the target', () => {
  const FLANK = { ...EIGHT, flank: true };
  test.each<[Given, Rulings, string]>([
    [{ at: 'apc', face: 'rear' }, {}, 'bg:armour.3 = 0: no flank die: the face of the armour counts'],
    [{ at: 'pillbox' }, {}, 'bg:flank.3 bg:R90 = 0: no flank die: an emplacement has no rear'],
    [
      { at: 'apc', dugIn: true },
      { 'bg:R34': 2 },
      'bg:flank.3 bg:R34 = 0: no flank die: the vehicle is dug in',
    ],
    [{ at: 'apc', dugIn: true }, {}, 'bg:vshoot.10 = 1: 1 blue for a flank shot'],
    [{ at: 'car' }, { 'bg:R34': 2 }, 'bg:vshoot.10 = 1: 1 blue for a flank shot'],
    [{ dugIn: true }, {}, 'bg:flank.3 = 0: no flank die: dug in, it has no rear'],
    [{ cover: 'building' }, {}, 'bg:build.1 = 0: no flank die: a unit in a building has no rear'],
    [{ cover: 'wall' }, {}, 'bg:flank.2 = 1: 1 blue for a flank attack'],
  ])('from behind %j %j: %s', (given, rulings, said) => {
    expect(line('flank', { ...FLANK, ...given }, rulings)).toEqual([said]);
    expect(line('flank', { ...FLANK, ...given, flank: false }, rulings)).toEqual([]);
  });

  test.each<[number, Given, string]>([
    [1, {}, 'bg:shoot.5 bg:R3 = 1: 1 blue: the target used the road'],
    [2, {}, 'bg:shoot.5 bg:R3 = 1: 1 white: the target used the road'],
    [3, { cover: 'light' }, 'bg:shoot.5 bg:R3 = 1: 1 red less: the target used the road'],
    [3, {}, 'bg:shoot.5 bg:R3 = 0: no red die to take away: the target used the road'],
  ])('bg:R3 option %i on the road %j: %s', (option, given, said) => {
    expect(line('road', { ...EIGHT, ...given, targetOnRoad: true }, { 'bg:R3': option })).toEqual([said]);
  });

  test.each<[string, string]>([
    ['light', 'bg:shoot.4 bg:R31 = 1: 1 red for light cover'],
    ['medium', 'bg:shoot.4 = 2: 2 red for medium cover'],
    ['heavy', 'bg:shoot.4 bg:R31 = 3: 3 red for heavy cover'],
    ['building', 'bg:cover.4 = 2: 2 red for a building'],
    ['fence', 'bg:terrain.4 = 0: no red dice: a fence only slows'],
  ])('cover: %s', (cover, said) => {
    expect(line('cover', { ...EIGHT, cover })).toEqual([said]);
  });

  test('cover: as a scenario gives it', () => {
    expect(line('cover', { ...EIGHT, cover: 4 })).toEqual(['bg:shoot.4 = 4: 4 red for cover, as given']);
    expect(line('across', { ...EIGHT, across: 2 })).toEqual([
      'bg:cover.2 = 2: 2 red for cover, as given, which the shot passes through',
    ]);
    expect(line('across', { ...EIGHT, across: 'brush' })).toEqual([
      'bg:cover.2 bg:R31 = 1: 1 red for brush, which the shot passes through',
    ]);
  });

  test('bg:build.4 in a building a unit is what is aimed at', () => {
    expect(line('occupant', { ...EIGHT, cover: 'building' })).toEqual([
      'bg:build.4 = true: aimed at one of the units in it, not at the building',
    ]);
    expect(line('occupant', { ...EIGHT, cover: 'building', at: 'car' })).toEqual([]);
    expect(line('occupant', { ...EIGHT, cover: 'wall' })).toEqual([]);
  });

  test.each<[number, string]>([
    [1, 'bg:cover.2 bg:R30 = 2: two kinds of cover: the better one counts, 2 red'],
    [2, 'bg:cover.2 bg:R30 = 3: two kinds of cover: both count, 3 red'],
  ])('bg:R30 option %i', (option, said) => {
    const both = { ...EIGHT, cover: 'building', across: 'brush' };
    expect(line('covers', both, { 'bg:R30': option })).toEqual([said]);
    expect(line('covers', { ...both, cover: 'none' }, { 'bg:R30': option })).toEqual([]);
    expect(line('covers', { ...both, across: 'none' }, { 'bg:R30': option })).toEqual([]);
  });

  test('bg:cover.3 from the edge, and bg:R32 over a wall that the target is not right behind', () => {
    expect(line('edge', { ...EIGHT, across: 'woods', fromEdge: true })).toEqual([
      'bg:cover.3 = 0: no red dice for woods: the shooter stands at its edge',
    ]);
    expect(line('edge', { ...EIGHT, across: 2, fromEdge: true })).toEqual([
      'bg:cover.3 = 0: no red dice for that terrain: the shooter stands at its edge',
    ]);
    expect(line('across', { ...EIGHT, across: 'wall' }, { 'bg:R32': 2 })).toEqual([
      'bg:terrain.4 bg:R32 = 0: no red dice for the wall: the target is not right behind it',
    ]);
    expect(line('across', { ...EIGHT, across: 'wall' })).toEqual([
      'bg:cover.2 bg:R31 = 1: 1 red for a wall, which the shot passes through',
    ]);
  });

  test.each(['building', 'hill'])('bg:cover.1 nobody sees through a %s', (across) => {
    expect(refusing(shoot, { ...EIGHT, across })).toBe(
      `bg:cover.1 Nobody sees through a ${across}. -> For a target in or behind it: --cover.`,
    );
  });

  test.each<[number, string]>([
    [1, 'bg:shoot.4 bg:R33 = 5: armour and cover add: 5 red'],
    [2, 'bg:shoot.4 bg:R33 = 3: armour and cover do not add: the higher, 3'],
  ])('bg:R33 option %i: a vehicle behind cover', (option, said) => {
    const given = { ...EIGHT, at: 'apc', cover: 'heavy' };
    expect(line('armour-and-cover', given, { 'bg:R33': option })).toEqual([said]);
    expect(line('armour-and-cover', { ...given, cover: 'none' }, { 'bg:R33': option })).toEqual([]);
    expect(line('armour-and-cover', { ...given, at: 'nest' }, { 'bg:R33': option })).toEqual([]);
  });

  test.each<[Given, string, string]>([
    [{ at: 'pillbox' }, 'emplacement', 'bg:emp.1 = 3: 3 red for the pillbox'],
    [{ at: 'gun-emplacement' }, 'emplacement', 'bg:emp.1 bg:R91 = 3: 3 red for the gun emplacement'],
    [{ at: 'light-tank', armour: 2 }, 'armour', 'bg:vshoot.3 = 2: 2 red for the light tank, as given'],
    [{ at: 'medium-tank', face: 'front' }, 'face', 'bg:armour.1 bg:R116 = 4: 4 red on its front'],
    [{ at: 'apc', armour: 1, face: 'rear' }, 'face', 'bg:armour.1 bg:R116 = 1: 1 red on its rear'],
    [{ dugIn: true }, 'dug-in', 'bg:dig.3 = 1: 1 red for being dug in'],
  ])('%j %s', (given, id, said) => {
    expect(line(id, { ...EIGHT, ...given })).toEqual([said]);
  });

  test.each<[number, string]>([
    [1, 'bg:quality.1 bg:R115 = 4: 4 red for a grade A target'],
    [2, 'bg:quality.1 bg:R115 = 4: 4 red for a grade A target; the higher counts: 4'],
  ])('bg:R115 option %i', (option, said) => {
    const quality = { ...EIGHT, cover: 'medium', targetGrade: 'A', targetQualityDefence: true };
    expect(line('quality', quality, { 'bg:R115': option })).toEqual([said]);
  });
});
