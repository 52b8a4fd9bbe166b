import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:shoot.1 bg:shoot.2 bg:shoot.3 bg:dice.1 bg:dice.2 bg:dice.3 bg:dice.4 the worked shot: three hits and two cancels are one hit', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'C', figures: 9, leaders: 2, hw: 2, cover: 'medium', dugIn: true },
      'white=5,6,1,3,4,4 blue=5,1 red=6,1,2',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 5: 5 white for 9 figures, one for every two',
    'bg:shoot.2 leader = 1: 1 white for the leader, only one counts',
    'bg:shoot.3 heavy-weapons = 2: 2 blue for 2 heavy weapons',
    'bg:shoot.4 cover = 2: 2 red for medium cover',
    'bg:dig.3 dug-in = 1: 1 red for being dug in',
    'bg:dice.1 white = 6: 2 hits, 1 cancel [white 5,6,1,3,4,4]',
    'bg:dice.2 blue = 2: 1 hit [blue 5,1]',
    'bg:dice.3 red = 3: 1 cancel [red 6,1,2]',
    'bg:dice.4 bg:R5 net = 1: 3 hits - 2 cancels = 1',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":1}',
    '= 1 hit',
  ]);
});

test('bg:cas.1 (bg:cas.2) bg:cas.3 bg:cas.4 three hits fall on three figures; a leader who is saved has another fall for him, a heavy weapon that is not falls', () => {
  expect(
    protocolOf(
      shoot,
      {
        grade: 'B',
        figures: 8,
        leaders: 1,
        targetFigures: 7,
        targetLeaders: 1,
        targetHw: 1,
        targetGrade: 'C',
      },
      'white=5,6,4,2,3 figures=1,2,4 leader-save=5 heavy-weapon-save=4',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 4: grade B hits on 4 to 6',
    'bg:shoot.1 figures = 4: 4 white for 8 figures, one for every two',
    'bg:shoot.2 leader = 1: 1 white for the leader',
    'bg:dice.1 white = 5: 3 hits, no cancels [white 5,6,4,2,3]',
    'bg:dice.4 bg:R5 net = 3: 3 hits - 0 cancels = 3',
    'bg:cas.1 bg:R39 picked = 3: 1 leader, 1 heavy weapon and 1 figure hit [figures 1,2,4]',
    'bg:cas.3 bg:R1 leader-save = 1: leader saved (on 5 and 6) [leader-save 5]',
    'bg:cas.4 bg:R37 leader-instead = 1: 1 figure removed instead',
    'bg:cas.3 bg:R1 heavy-weapon-save = 0: heavy weapon not saved (on 5 and 6) [heavy-weapon-save 4]',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":3,"hw":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":3,"lastCause":"shooting"}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":3,"casualties":3,"leadersLost":0,"heavyWeaponsLost":1}',
    '= 3 hits: 1 heavy weapon and 2 figures lost',
  ]);
});

test('bg:move.7 bg:grade.4 bg:flank.2 whoever ran hits one grade lower; a flank is a blue die', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'C', figures: 4, ran: true, flank: true, targetFigures: 3 },
      'white=5,6 blue=6',
    ),
  ).toEqual([
    'bg:grade.4 ran = -1: has run: shoots one grade lower',
    'bg:grade.2 grade = 6: now grade D hits on 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:flank.2 flank = 1: 1 blue for a flank attack',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 5,6]',
    'bg:dice.2 blue = 1: 1 hit [blue 6]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:cas.1 bg:R39 picked = 2: 2 figures hit',
    'bg:nonstand.1 non-standing = 1: now non-standing, a single figure: it must retreat or join another unit',
    'bg:move.7 ran-off = true: it has had its shooting card: its run marker comes off',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:move.7 > set {"to":"shooter","of":"infantry","is":{"ran":null},"at":"card"}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":2}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":2,"lastCause":"shooting"}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":2,"casualties":2,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 2 hits: 2 figures lost',
  ]);
});

test('bg:shoot.5 bg:move.9 a target on the road is easier to hit, and its marker comes off', () => {
  expect(
    protocolOf(shoot, { grade: 'D', figures: 4, targetOnRoad: true, targetFigures: 2 }, 'white=6,2 blue=1'),
  ).toEqual([
    'bg:grade.2 grade = 6: grade D hits on 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:shoot.5 bg:R3 road = 1: 1 blue: the target used the road (house)',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 6,2]',
    'bg:dice.2 blue = 1: no hits [blue 1]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:cas.1 bg:R39 picked = 1: 1 figure hit',
    'bg:nonstand.1 non-standing = 1: now non-standing, a single figure: it must retreat or join another unit',
    'bg:move.9 bg:R4 road-marker = true: the target has been shot at: its road marker comes off',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":1,"lastCause":"shooting"}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"road":null}}',
    '{"hits":1,"casualties":1,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 1 hit: 1 figure lost',
  ]);
});

test('bg:dice.4 bg:shoot.4 no hits are left, and nobody falls', () => {
  expect(
    protocolOf(shoot, { grade: 'A', figures: 4, cover: 'light', targetFigures: 5 }, 'white=3,2 red=1'),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 3: grade A hits on 3 to 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:shoot.4 bg:R31 cover = 1: 1 red for light cover (house)',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 3,2]',
    'bg:dice.3 red = 1: 1 cancel [red 1]',
    'bg:dice.4 bg:R5 net = 0: 1 hit - 1 cancel = 0',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":0,"casualties":0,"leadersLost":0,"heavyWeaponsLost":0}',
    '= no hits',
  ]);
});

test('bg:medic.1 bg:prison.3 medics and guards do not shoot', () => {
  expect(protocolOf(shoot, { grade: 'C', figures: 9, medics: 1, guards: 2 }, 'white=1,2,6')).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:medic.1 medics = -1: 1 medic among them does not shoot',
    'bg:prison.3 guards = -2: 2 guards of prisoners do not shoot',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:dice.1 white = 3: 1 hit, 1 cancel [white 1,2,6]',
    'bg:dice.4 bg:R5 net = 0: 1 hit - 1 cancel = 0',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":0}',
    '= no hits',
  ]);
});

test('bg:shoot.6 bg:shoot.10 troops that a scenario names have half as many white dice again within 6 in', () => {
  expect(
    protocolOf(shoot, { grade: 'C', figures: 6, leaders: 1, close: true, range: 6 }, 'white=5,5,1,2,3,4'),
  ).toEqual([
    'bg:shoot.6 range = 6: 6 in away: within 12 in',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:shoot.10 close = 2: 2 white for close range, half as many again',
    'bg:shoot.2 leader = 1: 1 white for the leader',
    'bg:dice.1 white = 6: 2 hits, 1 cancel [white 5,5,1,2,3,4]',
    'bg:dice.4 bg:R5 net = 1: 2 hits - 1 cancel = 1',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":1}',
    '= 1 hit',
  ]);
});

test('bg:vshoot.1 bg:vdam.2 bg:vdam.3 riflemen halve what is left of their hits on armour, and cannot destroy at once', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'A', figures: 12, at: 'light-tank', armour: 2 },
      'white=5,5,5,5,2,2 red=2,3 damage=6 kind=2',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 3: grade A hits on 3 to 6',
    'bg:shoot.1 figures = 6: 6 white for 12 figures, one for every two',
    'bg:vshoot.3 armour = 2: 2 red for the light tank, as given',
    'bg:dice.1 white = 6: 4 hits, no cancels [white 5,5,5,5,2,2]',
    'bg:dice.3 red = 2: no cancels [red 2,3]',
    'bg:dice.4 bg:R5 net = 4: 4 hits - 0 cancels = 4',
    'bg:vshoot.1 bg:R40 halved = 2: no heavy weapon against armour: half, rounded down: 2',
    'bg:vdam.1 damage = 8: 2 hits + 6 = 8: 7 or more [damage 6]',
    'bg:vdam.2 bg:R42 no-kill = false: no heavy weapon: cannot destroy undamaged armour; damaged instead',
    'bg:vdam.3 kind = "immobilised": it cannot move any more [kind 2]',
    'bg:vdam.7 marker = "immobilised": mark the model with cotton under it',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"target"},"of":"infantry","mark":"outOf","as":"target"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"target"},"of":"infantry","is":{"bailOut":"immobilised"}}',
    'bg:vdam.7 > set {"to":"target","of":"vehicle","is":{"damage":"immobilised"}}',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    '{"hits":2,"state":"immobilised"}',
    '= 2 hits: it cannot move any more',
  ]);
});

test('bg:vshoot.6 bg:vshoot.7 bg:vshoot.10 bg:vdam.1 bg:vdam.8 a heavy gun doubles its hits on armour; seven destroys', () => {
  expect(
    protocolOf(
      shoot,
      { weapon: 'heavy-gun', at: 'medium-tank', flank: true },
      'blue=5,1,3,6,2 damage=3 red=3,3,3,3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:vshoot.6 bg:R46 weapon = 4: 4 blue for the heavy gun (house)',
    'bg:vshoot.10 flank = 1: 1 blue for a flank shot',
    'bg:vshoot.3 bg:R45 armour = 4: 4 red for the medium tank (house)',
    'bg:dice.2 blue = 5: 2 hits [blue 5,1,3,6,2]',
    'bg:dice.3 red = 4: no cancels [red 3,3,3,3]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:vshoot.7 bg:R41 doubled = 4: main gun on armour, twice the hits: 4',
    'bg:vdam.1 damage = 7: 4 hits + 3 = 7: 7 or more [damage 3]',
    'bg:vdam.8 crew = true: the crew is lost',
    'bg:vdam.7 marker = "destroyed": turn the model on its side, with cotton',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"target"},"of":"infantry","mark":"outOf","as":"target"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"target"},"of":"infantry","is":{"bailOut":"destroyed","aboard":null}}',
    'bg:vdam.7 > set {"to":"target","of":"vehicle","is":{"destroyed":true}}',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    '{"hits":4,"state":"destroyed"}',
    '= 4 hits: destroyed',
  ]);
});

test('bg:vdam.4 bg:vdam.5 bg:vdam.6 a gun at half strength hits a damaged car', () => {
  expect(
    protocolOf(
      shoot,
      { weapon: 'light-gun', halfStrength: true, at: 'car', damage: 'immobilised' },
      'blue=5 red=2 damage=4 kind=3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:vshoot.6 bg:R46 weapon = 2: 2 blue for the light gun (house)',
    'bg:vdam.6 half = 1: half strength: 1 blue',
    'bg:vshoot.3 armour = 1: 1 red for the car',
    'bg:dice.2 blue = 1: 1 hit [blue 5]',
    'bg:dice.3 red = 1: no cancels [red 2]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:vdam.4 bg:R44 damage = 5: 1 hit + 4 = 5: 5 or more [damage 4]',
    'bg:vdam.5 kind = "destroyed": destroyed [kind 3]',
    'bg:vdam.8 crew = true: the crew is lost',
    'bg:vdam.7 marker = "destroyed": turn the model on its side, with cotton',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"target"},"of":"infantry","mark":"outOf","as":"target"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"target"},"of":"infantry","is":{"bailOut":"destroyed","aboard":null}}',
    'bg:vdam.7 > set {"to":"target","of":"vehicle","is":{"destroyed":true}}',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    '{"hits":1,"state":"destroyed"}',
    '= 1 hit: destroyed',
  ]);
});

test('bg:vdam.4 a damaged car that rolls less than five takes no more', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'C', figures: 4, at: 'car', damage: 'half-weapons' },
      'white=6,2 red=3 damage=3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:vshoot.3 armour = 1: 1 red for the car',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 6,2]',
    'bg:dice.3 red = 1: no cancels [red 3]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:vdam.4 bg:R44 damage = 4: 1 hit + 3 = 4: less than 5, no more damage [damage 3]',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    '{"hits":1,"state":"half-weapons"}',
    '= 1 hit: no more damage',
  ]);
});

test('bg:emp.1 bg:emp.4 one hit marks a nest', () => {
  expect(
    protocolOf(shoot, { grade: 'C', figures: 10, hw: 1, at: 'nest' }, 'white=5,2,3,4,2 blue=1 red=2,3'),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 5: 5 white for 10 figures, one for every two',
    'bg:shoot.3 heavy-weapons = 1: 1 blue for 1 heavy weapon',
    'bg:emp.1 emplacement = 2: 2 red for the nest',
    'bg:dice.1 white = 5: 1 hit, no cancels [white 5,2,3,4,2]',
    'bg:dice.2 blue = 1: no hits [blue 1]',
    'bg:dice.3 red = 2: no cancels [red 2,3]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:emp.4 emplacement-hits = 1: 1 hit in all: mark it, it fires as before',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:emp.4 > set {"to":"target","of":"emplacement","is":{"marked":true}}',
    '{"hits":1,"state":"hit"}',
    '= 1 hit: the nest is hit once, one more destroys it',
  ]);
});

test('bg:emp.4 bg:emp.5 the second destroys a pillbox, which is a building then', () => {
  expect(
    protocolOf(shoot, { grade: 'C', figures: 4, at: 'pillbox', marked: true }, 'white=5,2 red=2,3,4'),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:emp.1 emplacement = 3: 3 red for the pillbox',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 5,2]',
    'bg:dice.3 red = 3: no cancels [red 2,3,4]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:emp.4 emplacement-hits = 2: 2 hits in all, two destroy it',
    'bg:emp.5 ruin = true: the pillbox is from now on a building of 2 red dice, without a weapon',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:emp.5 > set {"to":"target","of":"emplacement","is":{"destroyed":true}}',
    '{"hits":1,"state":"destroyed"}',
    '= 1 hit: the pillbox is destroyed',
  ]);
});

test('bg:emp.2 an emplacement shoots with one die and one good die', () => {
  expect(protocolOf(shoot, { weapon: 'emplacement', targetFigures: 2 }, 'white=6 blue=1')).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:emp.2 weapon = 2: 1 white and 1 blue for two men with a heavy weapon',
    'bg:dice.1 white = 1: 1 hit, no cancels [white 6]',
    'bg:dice.2 blue = 1: no hits [blue 1]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:cas.1 bg:R39 picked = 1: 1 figure hit',
    'bg:nonstand.1 non-standing = 1: now non-standing, a single figure: it must retreat or join another unit',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":1,"lastCause":"shooting"}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":1,"casualties":1,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 1 hit: 1 figure lost',
  ]);
});

test('bg:hw.2 bg:hw.3 bg:hw.4 bg:R129 weapons by class: those against men are not heavy against armour, and a PIAT reaches 6 in', () => {
  expect(
    protocolOf(
      shoot,
      {
        grade: 'C',
        figures: 6,
        hwPersonnel: 1,
        hwPiat: 1,
        at: 'apc',
        weaponClasses: true,
        shortHw: true,
        range: 7,
      },
      'white=5,6,6 red=2,3 damage=3 kind=3',
    ),
  ).toEqual([
    'bg:opt.1 optional-rules = ["weapon classes","short ranges"]: optional rules in play: weapon classes, short ranges',
    'bg:shoot.6 range = 7: 7 in away: within 12 in',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:hw.4 short-range = 1: PIATs, panzerfausts and flame throwers reach 6 in: 1 heavy weapon too far off',
    'bg:hw.2 idle-heavy-weapons = 1: 1 heavy weapon is not heavy against armour',
    'bg:hw.3 as-shooters = 2: they still shoot as ordinary figures',
    'bg:hw.2 bg:R129 has-heavy-weapon = false: so the unit counts as having none',
    'bg:vshoot.3 bg:R45 armour = 2: 2 red for the APC (house)',
    'bg:dice.1 white = 3: 3 hits, no cancels [white 5,6,6]',
    'bg:dice.3 red = 2: no cancels [red 2,3]',
    'bg:dice.4 bg:R5 net = 3: 3 hits - 0 cancels = 3',
    'bg:vshoot.1 bg:R40 halved = 1: no heavy weapon against armour: half, rounded down: 1',
    'bg:vdam.1 damage = 4: 1 hit + 3 = 4: less than 7 [damage 3]',
    'bg:vdam.3 kind = "half-weapons": all its weapons are at half strength [kind 3]',
    'bg:vdam.7 marker = "half-weapons": mark the model with cotton on top',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"target"},"of":"infantry","mark":"outOf","as":"target"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"target"},"of":"infantry","is":{"bailOut":"half-weapons"}}',
    'bg:vdam.7 > set {"to":"target","of":"vehicle","is":{"damage":"half-weapons"}}',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    '{"hits":1,"state":"half-weapons"}',
    '= 1 hit: all its weapons are at half strength',
  ]);
});

test('bg:retreat.1 a unit that lost a third tests its nerve, and retreats facing the enemy', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'C', figures: 6, targetFigures: 6, targetGrade: 'C', retreat: true },
      'white=5,6,2 retreat-test=4 retreat=3',
    ),
  ).toEqual([
    'bg:opt.1 optional-rules = ["retreat and rout"]: optional rule in play: retreat and rout',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:dice.1 white = 3: 2 hits, no cancels [white 5,6,2]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:cas.1 bg:R39 picked = 2: 2 figures hit',
    'bg:retreat.1 bg:R117 test = "third": 2 of 6 figures lost: a third or more',
    'bg:grade.2 bg:R1 retreat-test-grade = 5: grade C passes on 5 and 6',
    'bg:retreat.1 retreat-test-dice = 1: 1 die',
    'bg:retreat.1 bg:R119 retreat-test = false: no hits: it retreats [retreat-test 4]',
    'bg:retreat.1 retreat = 3: retreats 1D6 in good order, facing the enemy: 3 in, nothing off for facing [retreat 3]',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":2}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":2,"casualties":2,"leadersLost":0,"heavyWeaponsLost":0,"outcome":"retreats","inches":3}',
    '= 2 hits: 2 figures lost; the target retreats 3 in',
  ]);
});

test('bg:retreat.2 bg:retreat.4 one that lost a half routs', () => {
  expect(
    protocolOf(
      shoot,
      {
        grade: 'C',
        figures: 6,
        targetFigures: 4,
        targetLeaders: 1,
        targetGrade: 'B',
        retreat: true,
        targetLostBefore: 1,
      },
      'white=5,6,2 figures=3,4 rout-test=3,2 rout=4,6',
    ),
  ).toEqual([
    'bg:opt.1 optional-rules = ["retreat and rout"]: optional rule in play: retreat and rout',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:dice.1 white = 3: 2 hits, no cancels [white 5,6,2]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:cas.1 bg:R39 picked = 2: 2 figures hit [figures 3,4]',
    'bg:retreat.1 bg:R118 losses = 2: each attack is tested by itself: 1 lost before does not count',
    'bg:retreat.2 bg:R117 test = "half": 2 of 4 figures lost: a half or more',
    'bg:retreat.2 bg:R120 which-test = false: the rout test only',
    'bg:grade.2 bg:R1 rout-test-grade = 4: grade B passes on 4 to 6',
    'bg:retreat.2 rout-test-dice = 2: 2 dice, with a leader',
    'bg:retreat.2 bg:R119 rout-test = false: no hits: it routs [rout-test 3,2]',
    'bg:retreat.2 rout = 10: routs 2D6, its back to the enemy: 10 in [rout 4,6]',
    'bg:retreat.4 bg:R125 routing = true: mark it as routing: it may not shoot until it rallies',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":2}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:retreat.4 > set {"to":"target","of":"infantry","is":{"routing":true}}',
    'bg:retreat.2 > set {"to":"target","of":"infantry","is":{"dugIn":null,"dead":null,"road":null}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":2,"casualties":2,"leadersLost":0,"heavyWeaponsLost":0,"outcome":"routs","inches":10}',
    '= 2 hits: 2 figures lost; the target routs 10 in',
  ]);
});

test('bg:prison.4 (bg:prison.5) prisoners are picked from as well', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'C', figures: 4, targetFigures: 3, targetPrisoners: 2, targetGuards: 1 },
      'white=5,6 figures=1,3 guards=3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:dice.1 white = 2: 2 hits, no cancels [white 5,6]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:cas.1 bg:R39 picked = 2: 1 prisoner and 1 figure hit [figures 1,3]',
    'bg:prison.4 prisoners = 1: the prisoners are picked from as well',
    'bg:cas.1 bg:R93 guards-lost = 0: the guard is not among them [guards 3]',
    'bg:nonstand.1 non-standing = 2: now non-standing, two figures without a leader: it must retreat or join another unit',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":1,"prisoners":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":1,"lastCause":"shooting"}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":2,"casualties":1,"leadersLost":0,"heavyWeaponsLost":0,"prisonersLost":1}',
    '= 2 hits: 1 prisoner and 1 figure lost',
  ]);
});

test('bg:shoot.8 bg:R35 a shot declared at what is gone by now is wasted', () => {
  expect(protocolOf(shoot, { grade: 'C', figures: 4, targetFigures: 3, targetLost: true })).toEqual([
    'bg:shoot.8 bg:R35 declared = true: declared at a target that is gone by now: the shot is wasted',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    '{"hits":0,"casualties":0,"leadersLost":0,"heavyWeaponsLost":0}',
    '= no hits',
  ]);
});

test('bg:quality.1 where so agreed the grade of the target protects it', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'C', figures: 4, targetFigures: 2, targetGrade: 'A', targetQualityDefence: true },
      'white=5,2 red=1,2,3,4',
    ),
  ).toEqual([
    'bg:opt.1 optional-rules = ["quality-based defence"]: optional rule in play: quality-based defence',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:quality.1 bg:R115 quality = 4: 4 red for a grade A target',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 5,2]',
    'bg:dice.3 red = 4: 1 cancel [red 1,2,3,4]',
    'bg:dice.4 bg:R5 net = 0: 1 hit - 1 cancel = 0',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":0,"casualties":0,"leadersLost":0,"heavyWeaponsLost":0}',
    '= no hits',
  ]);
});

test('(bg:flare.2) under a flare a gun has its full range by night', () => {
  expect(protocolOf(shoot, { weapon: 'light-gun', night: true, flare: true, range: 18 }, 'blue=5,1')).toEqual(
    [
      'bg:vshoot.8 range = 18: 18 in away: within 18 in',
      'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
      'bg:vshoot.6 bg:R46 weapon = 2: 2 blue for the light gun (house)',
      'bg:dice.2 blue = 2: 1 hit [blue 5,1]',
      'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
      'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
      'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
      'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
      '{"hits":1}',
      '= 1 hit',
    ],
  );
});

test('bg:cover.3 whoever shoots from the edge of a wood takes its dice from nobody else', () => {
  expect(
    protocolOf(
      shoot,
      { grade: 'C', figures: 4, across: 'woods', fromEdge: true, cover: 'brush' },
      'white=3,3 red=3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:cover.4 bg:R31 cover = 1: 1 red for brush (house)',
    'bg:cover.3 edge = 0: no red dice for woods: the shooter stands at its edge',
    'bg:dice.1 white = 2: no hits, no cancels [white 3,3]',
    'bg:dice.3 red = 1: no cancels [red 3]',
    'bg:dice.4 bg:R5 net = 0: 0 hits - 0 cancels = 0',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":0}',
    '= no hits',
  ]);
});

test('bg:pass.3 passengers shoot a grade lower', () => {
  expect(protocolOf(shoot, { grade: 'B', figures: 4, riding: true }, 'white=5,4')).toEqual([
    'bg:pass.3 riding = -1: shooting from a vehicle: one grade lower',
    'bg:grade.2 bg:R1 grade = 5: now grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 5,4]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:vshoot.13 > add {"to":"shooter","of":"vehicle","by":{"gunShots":1}}',
    'bg:shoot.9 > set {"to":"shooter","is":{"hasShot":true}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":1}',
    '= 1 hit',
  ]);
});
