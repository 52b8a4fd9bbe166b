import { expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:charge.1 bg:charge.2 bg:charge.6 bg:charge.7 with more figures any hit will do, and 3D6 reach the target', () => {
  expect(
    protocolOf(
      charge,
      { grade: 'C', figures: 9, leaders: 1, targetFigures: 6, distance: 8 },
      'white=5,1,6,2,3,4 charge=3,3,3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 5: 5 white for 9 figures, one for every two',
    'bg:shoot.2 leader = 1: 1 white for the leader',
    'bg:dice.1 white = 6: 2 hits, 1 cancel [white 5,1,6,2,3,4]',
    'bg:dice.4 bg:R5 net = 1: 2 hits - 1 cancel = 1',
    'bg:charge.2 needed = 1: 9 against 6: 1 hit needed',
    'bg:charge.1 dares = true: 1 hit: it charges',
    'bg:charge.5 charge = 9: 3D6: 9 in [charge 3,3,3]',
    'bg:charge.6 reach = true: 9 in against 8 in: the centres meet',
    'bg:charge.7 marked = true: mark the melee, fought after the card phase',
    'bg:melee.11 may-join = true: until then every unit that can may join it',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:charge.7 > bind {"to":"charger","mark":"melee","as":"charged","through":"melee"}',
    'bg:charge.7 > bind {"to":"charged","mark":"melee","as":"charged","through":"melee"}',
    '{"outcome":"contact"}',
    '= contact: there will be a melee',
  ]);
});

test('bg:charge.2 bg:charge.3 with as many figures it takes two hits', () => {
  expect(
    protocolOf(charge, { grade: 'C', figures: 6, targetFigures: 6, distance: 8 }, 'white=5,2,3'),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:dice.1 white = 3: 1 hit, no cancels [white 5,2,3]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:charge.2 needed = 2: 6 against 6: 2 hits needed',
    'bg:charge.3 dares = false: 1 hit: too few, it stays where it is',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:charge.1 > set {"to":"charger","of":"infantry","is":{"refused":true}}',
    '{"outcome":"refused"}',
    '= refused: the unit does not dare',
  ]);
});

test('bg:charge.5 bg:charge.9 bg:move.6 one that falls short is in no melee', () => {
  expect(
    protocolOf(
      charge,
      { grade: 'B', figures: 8, targetFigures: 4, distance: 10, dugIn: true },
      'white=5,6,6,2 red=2 charge=1,2,3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 4: grade B hits on 4 to 6',
    'bg:shoot.1 figures = 4: 4 white for 8 figures, one for every two',
    'bg:dig.3 dug-in = 1: 1 red for being dug in',
    'bg:dice.1 white = 4: 3 hits, no cancels [white 5,6,6,2]',
    'bg:dice.3 red = 1: no cancels [red 2]',
    'bg:dice.4 bg:R5 net = 3: 3 hits - 0 cancels = 3',
    'bg:charge.2 needed = 1: 8 against 4: 1 hit needed',
    'bg:charge.1 dares = true: 3 hits: it charges',
    'bg:charge.5 charge = 6: 3D6: 6 in [charge 1,2,3]',
    'bg:charge.6 reach = false: 6 in against 10 in: it stops short',
    'bg:move.6 bg:R58 run-marker = true: it takes the run marker',
    'bg:charge.9 short = true: an ace may carry the charge on without new hits',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.6 > set {"to":"charger","of":"infantry","is":{"ran":true}}',
    'bg:charge.9 > bind {"to":"charger","of":"infantry","mark":"hasCharged","as":"charged"}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    '{"outcome":"fell-short"}',
    '= the charge falls short',
  ]);
});

test('bg:defend.1 bg:defend.3 bg:defend.5 bg:seq.3 the target shoots at those who come; they come on though they are too few now', () => {
  expect(
    protocolOf(
      charge,
      {
        grade: 'C',
        figures: 5,
        leaders: 1,
        targetFigures: 10,
        targetGrade: 'C',
        distance: 6,
        reaction: 'shoot',
      },
      'white=5,5,2,3 defence-white=5,2,2,3,4 defence-figures=3 charge=2,2,3',
    ),
  ).toEqual([
    'bg:shoot.6 range = 6: 6 in away: within 12 in',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 3: 3 white for 5 figures, one for every two',
    'bg:shoot.2 leader = 1: 1 white for the leader',
    'bg:dice.1 white = 4: 2 hits, no cancels [white 5,5,2,3]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:charge.2 needed = 2: 5 against 10: 2 hits needed',
    'bg:charge.1 dares = true: 2 hits: it charges',
    'bg:defend.1 reaction = "shoot": the target shoots before the charge moves',
    'bg:seq.3 out-of-turn = true: it is charged, and so it may fire outside its own card',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 5: 5 white for 10 figures, one for every two',
    'bg:dice.1 defence-white = 5: 1 hit, no cancels [defence-white 5,2,2,3,4]',
    'bg:dice.4 bg:R5 defence-net = 1: 1 hit - 0 cancels = 1',
    'bg:cas.1 bg:R39 defence-picked = 1: 1 figure hit [defence-figures 3]',
    'bg:defend.3 bg:R61 spent = true: that was its shooting for this turn: --reacted, till an ace gives it another',
    'bg:defend.5 goes-on = 4: 4 chargers left: the charge goes on',
    'bg:charge.5 charge = 7: 3D6: 7 in [charge 2,2,3]',
    'bg:charge.6 reach = true: 7 in against 6 in: the centres meet',
    'bg:charge.7 marked = true: mark the melee, fought after the card phase',
    'bg:melee.11 may-join = true: until then every unit that can may join it',
    'bg:cas.1 > lose {"to":"charger","of":"infantry","parts":{"figures":1}}',
    'bg:retreat.1 > set {"to":"charger","of":"infantry","is":{"lastLost":1,"lastCause":"shooting"}}',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:defend.3 > set {"to":"charged","is":{"reactedShot":true}}',
    'bg:charge.7 > bind {"to":"charger","mark":"melee","as":"charged","through":"melee"}',
    'bg:charge.7 > bind {"to":"charged","mark":"melee","as":"charged","through":"melee"}',
    '{"outcome":"contact"}',
    '= contact: there will be a melee',
  ]);
});

test('bg:defend.5 (bg:nonstand.1) whoever does not stand any more stops 6 in short', () => {
  expect(
    protocolOf(
      charge,
      { grade: 'C', figures: 4, targetFigures: 4, targetGrade: 'C', distance: 8, reaction: 'shoot' },
      'white=5,5 defence-white=5,2 charge=2,2,3',
    ),
  ).toEqual([
    'bg:shoot.6 range = 8: 8 in away: within 12 in',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:dice.1 white = 2: 2 hits, no cancels [white 5,5]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:charge.2 needed = 2: 4 against 4: 2 hits needed',
    'bg:charge.1 dares = true: 2 hits: it charges',
    'bg:defend.1 reaction = "shoot": the target shoots before the charge moves',
    'bg:seq.3 out-of-turn = true: it is charged, and so it may fire outside its own card',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 2: 2 white for 4 figures, one for every two',
    'bg:dice.1 defence-white = 2: 1 hit, no cancels [defence-white 5,2]',
    'bg:dice.4 bg:R5 defence-net = 1: 1 hit - 0 cancels = 1',
    'bg:cas.1 bg:R39 defence-picked = 1: 1 figure hit',
    'bg:defend.3 bg:R61 spent = true: that was its shooting for this turn: --reacted, till an ace gives it another',
    'bg:charge.5 charge = 7: 3D6: 7 in [charge 2,2,3]',
    'bg:defend.5 stopped = true: the chargers are non-standing (three figures without leader or heavy weapon): they come 2 in nearer, and stop 6 in off',
    'bg:move.6 bg:R58 run-marker = true: it takes the run marker',
    'bg:cas.1 > lose {"to":"charger","of":"infantry","parts":{"figures":1}}',
    'bg:retreat.1 > set {"to":"charger","of":"infantry","is":{"lastLost":1,"lastCause":"shooting"}}',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.6 > set {"to":"charger","of":"infantry","is":{"ran":true}}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:defend.3 > set {"to":"charged","is":{"reactedShot":true}}',
    '{"outcome":"fell-short"}',
    '= the charge falls short',
  ]);
});

test('bg:defend.6 bg:defend.7 the target flees 2D6, and looks back', () => {
  expect(
    protocolOf(
      charge,
      {
        grade: 'C',
        figures: 8,
        targetFigures: 6,
        targetGrade: 'C',
        distance: 6,
        reaction: 'flee',
        facingBack: true,
      },
      'white=5,5,2,3 flee=3,4 charge=2,2,3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 4: 4 white for 8 figures, one for every two',
    'bg:dice.1 white = 4: 2 hits, no cancels [white 5,5,2,3]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:charge.2 needed = 1: 8 against 6: 1 hit needed',
    'bg:charge.1 dares = true: 2 hits: it charges',
    'bg:defend.1 reaction = "flee": the target flees before the charge moves',
    'bg:defend.6 flee = 7: flees 2D6: 7 in [flee 3,4]',
    'bg:defend.7 facing = 5: 2 in less to end facing back: 5 in',
    'bg:move.6 bg:R66 fled = true: takes the run marker',
    'bg:defend.2 bg:R61 spent = true: that was its movement for this turn: --reacted, till an ace gives it another',
    'bg:charge.5 charge = 7: 3D6: 7 in [charge 2,2,3]',
    'bg:charge.6 reach = false: 7 in against 11 in: it stops short',
    'bg:move.6 bg:R58 run-marker = true: it takes the run marker',
    'bg:charge.9 short = true: an ace may carry the charge on without new hits',
    'bg:retreat.1 > set {"to":"charger","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.6 > set {"to":"charger","of":"infantry","is":{"ran":true}}',
    'bg:charge.9 > bind {"to":"charger","of":"infantry","mark":"hasCharged","as":"charged"}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:defend.2 > set {"to":"charged","is":{"reactedFled":true}}',
    'bg:move.6 > set {"to":"charged","of":"infantry","is":{"ran":true}}',
    'bg:defend.6 > set {"to":"charged","of":"infantry","is":{"dugIn":null}}',
    'bg:move.9 > set {"to":"charged","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charged","of":"infantry","is":{"dead":null}}',
    '{"outcome":"fell-short"}',
    '= the charge falls short',
  ]);
});

test('bg:cav.3 bg:cavm.1 cavalry rolls 4D6', () => {
  expect(
    protocolOf(
      charge,
      { grade: 'C', figures: 6, cavalry: true, targetFigures: 4, distance: 9 },
      'white=6,6,2 charge=2,2,3,4',
    ),
  ).toEqual([
    'bg:cav.3 mounted = -1: mounted: one grade lower',
    'bg:grade.2 grade = 6: now grade D hits on 6',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:dice.1 white = 3: 2 hits, no cancels [white 6,6,2]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:charge.2 needed = 1: 6 against 4: 1 hit needed',
    'bg:charge.1 dares = true: 2 hits: it charges',
    'bg:cavm.1 charge = 11: 4D6: 11 in [charge 2,2,3,4]',
    'bg:charge.6 reach = true: 11 in against 9 in: the centres meet',
    'bg:charge.7 marked = true: mark the melee, fought after the card phase',
    'bg:melee.11 may-join = true: until then every unit that can may join it',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:charge.7 > bind {"to":"charger","mark":"melee","as":"charged","through":"melee"}',
    'bg:charge.7 > bind {"to":"charged","mark":"melee","as":"charged","through":"melee"}',
    '{"outcome":"contact"}',
    '= contact: there will be a melee',
  ]);
});

test('bg:vmelee.2 infantry charges a tank', () => {
  expect(
    protocolOf(
      charge,
      { grade: 'C', figures: 6, hw: 1, at: 'light-tank', distance: 5 },
      'white=5,6,1 blue=5 red=2,3,4 charge=2,2,3',
    ),
  ).toEqual([
    'bg:vmelee.2 vehicle = true: infantry may charge a vehicle',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 3: 3 white for 6 figures, one for every two',
    'bg:shoot.3 heavy-weapons = 1: 1 blue for 1 heavy weapon',
    'bg:vshoot.3 bg:R45 armour = 3: 3 red for the light tank (house)',
    'bg:dice.1 white = 3: 2 hits, 1 cancel [white 5,6,1]',
    'bg:dice.2 blue = 1: 1 hit [blue 5]',
    'bg:dice.3 red = 3: no cancels [red 2,3,4]',
    'bg:dice.4 bg:R5 net = 2: 3 hits - 1 cancel = 2',
    'bg:charge.2 bg:R53 needed = 1: a vehicle counts as 1 figure: 1 hit needed (house)',
    'bg:charge.1 dares = true: 2 hits: it charges',
    'bg:charge.5 charge = 7: 3D6: 7 in [charge 2,2,3]',
    'bg:charge.6 reach = true: 7 in against 5 in: the centres meet',
    'bg:charge.7 marked = true: mark the melee, fought after the card phase',
    'bg:melee.11 may-join = true: until then every unit that can may join it',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:charge.7 > bind {"to":"charger","mark":"melee","as":"charged","through":"melee"}',
    'bg:charge.7 > bind {"to":"charged","mark":"melee","as":"charged","through":"melee"}',
    '{"outcome":"contact"}',
    '= contact: there will be a melee',
  ]);
});

test('bg:vmelee.8 bg:vmove.2 a tank charges with all its dice, and may break down', () => {
  expect(protocolOf(charge, { tank: true, targetFigures: 5, distance: 9 }, 'charge=1,1,1')).toEqual([
    'bg:vmelee.2 bg:R55 tank = true: a tank may charge infantry',
    'bg:vmelee.8 charge = 3: 3D6, all the dice a tank has: 3 in [charge 1,1,1]',
    'bg:vmove.2 breakdown = true: 3 on all 3 dice: it breaks down for good',
    'bg:vmove.2 bg:R22 last-move = 3: it makes this move, and then no other',
    'bg:charge.6 reach = false: 3 in against 9 in: it stops short',
    'bg:dig.6 > set {"to":"charger","of":"vehicle","is":{"dugIn":null}}',
    'bg:vmove.2 > set {"to":"charger","of":"vehicle","is":{"stoppedBy":"breakdown"}}',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:charge.1 > set {"to":"charger","of":"vehicle","is":{"byCharge":true}}',
    '{"outcome":"fell-short"}',
    '= the charge falls short',
  ]);
});

test('(bg:terrain.1) bg:terrain.3 woods and a wall on the way make it longer', () => {
  expect(
    protocolOf(
      charge,
      { grade: 'A', figures: 8, targetFigures: 4, distance: 6, slowWay: 2, obstacles: 1 },
      'white=6,6,6,6 charge=4,4,3',
    ),
  ).toEqual([
    'bg:grade.2 bg:R1 grade = 3: grade A hits on 3 to 6',
    'bg:shoot.1 figures = 4: 4 white for 8 figures, one for every two',
    'bg:dice.1 white = 4: 4 hits, no cancels [white 6,6,6,6]',
    'bg:dice.4 bg:R5 net = 4: 4 hits - 0 cancels = 4',
    'bg:charge.2 needed = 1: 8 against 4: 1 hit needed',
    'bg:charge.1 dares = true: 4 hits: it charges',
    'bg:terrain.2 slow = 2: 2 in more for slow terrain',
    'bg:terrain.3 bg:R27 obstacles = 3: 1 obstacle at 3 in more',
    'bg:charge.5 bg:R28 way = 11: 11 in to go in all',
    'bg:charge.5 charge = 11: 3D6: 11 in [charge 4,4,3]',
    'bg:charge.6 reach = true: 11 in against 11 in: the centres meet',
    'bg:charge.7 marked = true: mark the melee, fought after the card phase',
    'bg:melee.11 may-join = true: until then every unit that can may join it',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:charge.7 > bind {"to":"charger","mark":"melee","as":"charged","through":"melee"}',
    'bg:charge.7 > bind {"to":"charged","mark":"melee","as":"charged","through":"melee"}',
    '{"outcome":"contact"}',
    '= contact: there will be a melee',
  ]);
});

test('bg:charge.9 an ace carries the charge on without new hits', () => {
  expect(
    protocolOf(
      charge,
      { grade: 'C', figures: 6, targetFigures: 6, distance: 4, carryOn: true },
      'charge=2,2,3',
    ),
  ).toEqual([
    'bg:charge.9 bg:R59 carry-on = true: carried on by an ace: no new roll for hits',
    'bg:charge.5 charge = 7: 3D6: 7 in [charge 2,2,3]',
    'bg:charge.6 reach = true: 7 in against 4 in: the centres meet',
    'bg:charge.7 marked = true: mark the melee, fought after the card phase',
    'bg:melee.11 may-join = true: until then every unit that can may join it',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:charge.9 > set {"to":"charger","of":"infantry","is":{"hasCharged":null}}',
    'bg:move.9 > set {"to":"charger","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"charger","of":"infantry","is":{"dead":null}}',
    'bg:charge.7 > bind {"to":"charger","mark":"melee","as":"charged","through":"melee"}',
    'bg:charge.7 > bind {"to":"charged","mark":"melee","as":"charged","through":"melee"}',
    '{"outcome":"contact"}',
    '= contact: there will be a melee',
  ]);
});
