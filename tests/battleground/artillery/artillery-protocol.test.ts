import { expect, test } from 'vitest';
import { artillery } from '../../../rulesets/battleground/artillery/artillery.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:art.3 bg:art.5 bg:art.7 a dive bomb that lands where it should', () => {
  expect(
    protocolOf(
      artillery,
      { weapon: 'dive-bomb', margin: 0, targetFigures: 7, targetLeaders: 1, targetGrade: 'C' },
      'first=4 second=4 blue=5,6 figures=1,2 leader-save=4',
    ),
  ).toEqual([
    'bg:art.5 weapon = 1: 1 blast of 2 blue for a dive bomb attack',
    'bg:art.3 drift = 0: equal dice, no drift [first 4] [second 4]',
    'bg:art.8 touches = true: within 0 in: it touches the target',
    'bg:art.5 bg:R106 off-table-grade = "C": off-table attacks hit as grade C (house)',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:dice.2 blue = 2: 2 hits [blue 5,6]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:art.7 whole-unit = 7: casualties from the whole unit of 7, under the ring or not',
    'bg:cas.1 bg:R39 picked = 2: 1 leader and 1 figure hit [figures 1,2]',
    'bg:cas.3 bg:R1 leader-save = 0: leader not saved (on 5 and 6) [leader-save 4]',
    'bg:art.7 > lose {"to":"target","of":"infantry","parts":{"figures":2,"leaders":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":2,"lastCause":"artillery"}}',
    '{"rings":1,"hits":2,"casualties":2,"leadersLost":1,"heavyWeaponsLost":0}',
    '= 2 hits: 1 leader and 1 figure lost',
  ]);
});

test('bg:art.3 bg:art.9 a mortar shell that drifts off', () => {
  expect(
    protocolOf(artillery, { weapon: 'mortar', margin: 2, targetFigures: 5 }, 'first=2 second=6'),
  ).toEqual([
    'bg:art.5 bg:R105 weapon = 1: 1 blast of 2 white for mortars (house)',
    'bg:art.3 drift = 4: drifts 4 in, from the first die towards the second [first 2] [second 6]',
    'bg:art.9 touches = false: more than 2 in: it misses',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"rings":0,"hits":0,"casualties":0,"leadersLost":0,"heavyWeaponsLost":0}',
    '= no ring touches the target',
  ]);
});

test('bg:art.4 bg:art.6 bg:art.8 heavy artillery at a tank behind a wall', () => {
  expect(
    protocolOf(
      artillery,
      { weapon: 'heavy', at: 'medium-tank', cover: 'wall', spread: 5, margin: 1 },
      'first=3,5 second=3,1 blue=5,6,1,2 red=2,3,1,4 damage=4 kind=3',
    ),
  ).toEqual([
    'bg:art.5 bg:R105 weapon = 2: 2 blasts of 4 blue for heavy artillery (house)',
    'bg:art.4 spread = 5: the chosen points lie 5 in apart at most: within 6 in',
    'bg:art.3 bg:R108 rolls = 2: each ring drifts by a roll of its own',
    'bg:art.3 drift = 0: ring 1: equal dice, no drift [first 3] [second 3]',
    'bg:art.8 touches = true: within 1 in: it touches the target',
    'bg:art.3 drift = 4: ring 2: drifts 4 in, from the second die towards the first [first 5] [second 1]',
    'bg:art.9 touches = false: more than 1 in: it misses',
    'bg:art.5 bg:R106 off-table-grade = "C": off-table attacks hit as grade C (house)',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:cover.4 bg:R31 cover = 1: 1 red for a wall (house)',
    'bg:art.6 bg:R110 from-above = 0: no red from above',
    'bg:vshoot.3 bg:R45 armour = 4: 4 red for the medium tank (house)',
    'bg:vshoot.7 bg:R107 on-armour = 1: hits of heavy artillery on armour count once',
    'bg:dice.2 blue = 4: 2 hits [blue 5,6,1,2]',
    'bg:dice.3 red = 4: 1 cancel [red 2,3,1,4]',
    'bg:dice.4 bg:R5 net = 1: 2 hits - 1 cancel = 1',
    'bg:vdam.1 damage = 5: 1 hit + 4 = 5: less than 7 [damage 4]',
    'bg:vdam.3 kind = "half-weapons": all its weapons are at half strength [kind 3]',
    'bg:vdam.7 marker = "half-weapons": mark the model with cotton on top',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"target"},"of":"infantry","mark":"outOf","as":"target"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"target"},"of":"infantry","is":{"bailOut":"half-weapons"}}',
    'bg:vdam.7 > set {"to":"target","of":"vehicle","is":{"damage":"half-weapons"}}',
    '{"rings":1,"hits":1,"state":"half-weapons"}',
    '= 1 hit: all its weapons are at half strength',
  ]);
});

test('bg:art.1 on the turn that was written down', () => {
  expect(
    protocolOf(
      artillery,
      { weapon: 'light', planned: 3, turn: 3, rings: 1, targetFigures: 4, dugIn: true },
      'white=5,5,2,3 red=1',
    ),
  ).toEqual([
    'bg:art.1 planned = 3: written down for turn 3: now',
    'bg:art.5 bg:R105 weapon = 1: 1 blast of 4 white for light artillery (house)',
    'bg:art.5 bg:R106 off-table-grade = "C": off-table attacks hit as grade C (house)',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:dig.3 dug-in = 1: 1 red for being dug in',
    'bg:dice.1 white = 4: 2 hits, no cancels [white 5,5,2,3]',
    'bg:dice.3 red = 1: 1 cancel [red 1]',
    'bg:dice.4 bg:R5 net = 1: 2 hits - 1 cancel = 1',
    'bg:art.7 whole-unit = 4: casualties from the whole unit of 4, under the ring or not',
    'bg:cas.1 bg:R39 picked = 1: 1 figure hit',
    'bg:nonstand.1 non-standing = 3: now non-standing, three figures without leader or heavy weapon: it must retreat or join another unit',
    'bg:art.7 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":1,"lastCause":"artillery"}}',
    '{"hits":1,"casualties":1,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 1 hit: 1 figure lost',
  ]);
});

test('bg:art.9 others under the ring', () => {
  expect(
    protocolOf(artillery, { weapon: 'medium', targetFigures: 6, others: 1, rings: 1 }, 'white=5,6,1,2'),
  ).toEqual([
    'bg:art.5 bg:R105 weapon = 2: 2 blasts of 4 white for medium artillery (house)',
    'bg:art.4 spread = 6: each chosen point within 6 in of every other',
    'bg:art.5 bg:R106 off-table-grade = "C": off-table attacks hit as grade C (house)',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:art.9 bg:R109 others = 4: each unit under the ring is attacked with all dice: 4 white',
    'bg:dice.1 white = 4: 2 hits, 1 cancel [white 5,6,1,2]',
    'bg:dice.4 bg:R5 net = 1: 2 hits - 1 cancel = 1',
    'bg:art.7 whole-unit = 6: casualties from the whole unit of 6, under the ring or not',
    'bg:cas.1 bg:R39 picked = 1: 1 figure hit',
    'bg:art.7 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":1,"lastCause":"artillery"}}',
    '{"hits":1,"casualties":1,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 1 hit: 1 figure lost',
  ]);
});
