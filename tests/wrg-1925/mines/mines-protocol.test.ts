import { expect, test } from 'vitest';
import { mines } from '../../../rulesets/wrg-1925/mines/mines.js';
import { type Given, inputOf } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:mine.8 wrg:mine.10 a man sees a mine, the others go on over what they have to', () => {
  expect(protocolOf(mines, { men: 3, squares: 2, whenSeen: 'on', target: 'Blues' }, '5 4 4 / 1 6 4')).toEqual(
    [
      'wrg:mine.8 wrg:R54 falls-on = 3: walking by day: a man falls on 3 or less',
      'wrg:mine.8 sees-on = 5: he sees a mine in time on 5 or more',
      'wrg:mine.5 wrg:R177 squares = 2: 2 squares of 10 metres with mines: each of 3 men rolls in each',
      'wrg:mine.8 square = 0: square 1: none of 3 fall [mines 5,4,4]',
      'wrg:mine.10 spotted = 1: square 1: 1 man sees a mine and tells the group, which goes on',
      'wrg:mine.8 square = 1: square 2: 1 of 3 falls [mines 1,6,4]',
      'wrg:mine.8 casualties = 1: 1 of 3 men falls',
      'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
      'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
      'wrg:mine.8 > lose {"to":"mined","parts":{"men":1,"crew":1}}',
      'wrg:mine.8 > add {"to":"mined","by":{"lostInPeriod":1,"lostInBattle":1}}',
      '{"casualties":1,"spotted":true}',
      '= 1 man falls, and the mines are known',
    ],
  );
});

test('wrg:mine.10 or they go back: all but the man who saw it throw again', () => {
  expect(protocolOf(mines, { men: 3, squares: 2, whenSeen: 'back' }, '5 4 4 / 1 6')).toEqual([
    'wrg:mine.8 wrg:R54 falls-on = 3: walking by day: a man falls on 3 or less',
    'wrg:mine.8 sees-on = 5: he sees a mine in time on 5 or more',
    'wrg:mine.5 wrg:R177 squares = 2: 2 squares of 10 metres with mines: each of 3 men rolls in each',
    'wrg:mine.8 square = 0: square 1: none of 3 fall [mines 5,4,4]',
    'wrg:mine.10 spotted = 1: square 1: 1 man sees a mine and tells the group, which goes back',
    'wrg:mine.10 square = 1: back over square 1: 1 of 2 falls [mines 1,6]',
    'wrg:mine.8 casualties = 1: 1 of 3 men falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1,"spotted":true}',
    '= 1 man falls, and the others turn back',
  ]);
});

test('wrg:mine.9 in the dark nobody sees a mine', () => {
  expect(protocolOf(mines, { men: 2, squares: 1, light: 'dark' }, '6 3')).toEqual([
    'wrg:mine.9 wrg:R54 falls-on = 3: walking in the dark: a man falls on 3 or less',
    'wrg:mine.9 sees-on = null: nobody sees a mine in time',
    'wrg:mine.5 wrg:R177 squares = 1: 1 square of 10 metres with mines: each of 2 men rolls in each',
    'wrg:mine.9 square = 1: square 1: 1 of 2 falls [mines 6,3]',
    'wrg:mine.9 casualties = 1: 1 of 2 men falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1,"spotted":false}',
    '= 1 man falls',
  ]);
});

test('wrg:mine.17 marked mines are crossed by day', () => {
  expect(protocolOf(mines, { men: 4, squares: 1, marked: true })).toEqual([
    'wrg:mine.17 marked = true: the mines are marked: the men cross them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= nobody falls',
  ]);
});

test('wrg:mine.7 men on the track of a hard vehicle are safe by day', () => {
  expect(protocolOf(mines, { men: 4, squares: 1, path: true })).toEqual([
    'wrg:mine.7 path = true: safe by day in the track of a hard vehicle',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= nobody falls',
  ]);
});

test('wrg:mine.11 anti-tank mines do nothing to men', () => {
  expect(protocolOf(mines, { type: 'anti-tank', men: 4, squares: 1 })).toEqual([
    'wrg:mine.11 no-trigger = 0: anti-tank mines do not go off under men on foot',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= nobody falls',
  ]);
});

test('wrg:mine.6 a soft vehicle is disabled, its crew is hit on a 1', () => {
  expect(protocolOf(mines, { at: 'soft', crew: 3, target: 'Truck' }, '1 2 1')).toEqual([
    'wrg:mine.5 set-off = true: a vehicle always sets off anti-personnel mines',
    'wrg:mine.6 disabled = true: they disable a soft vehicle',
    'wrg:mine.6 crew-hit = 2: a die for each of the crew, hit on 1: 2 of 3 [crew-hit 1,2,1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:mine.6 > lose {"to":"mined","parts":{"men":2,"crew":2}}',
    'wrg:mine.6 > add {"to":"mined","by":{"lostInPeriod":2,"lostInBattle":2}}',
    'wrg:mine.6 > set {"to":"mined","is":{"immobilised":true}}',
    '{"state":"disabled","crewLost":2}',
    '= the vehicle is disabled; 2 of the crew hit',
  ]);
});

test('wrg:mine.7 a hard vehicle is not harmed by mines for men', () => {
  expect(protocolOf(mines, { at: 'hard', target: 'Panzer' })).toEqual([
    'wrg:mine.7 no-harm = true: anti-personnel mines do no harm to a hard vehicle',
    'wrg:mine.7 path = true: its track is a safe path for troops who move by day',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:mine.13 > set {"to":"mined","is":{"afv":true}}',
    '{"state":"unharmed"}',
    '= the vehicle is unharmed',
  ]);
});

test('wrg:mine.12 an anti-tank mine destroys a soft vehicle, and those aboard escape as tank crew do', () => {
  expect(
    protocolOf(
      mines,
      { at: 'soft', type: 'anti-tank', crew: 2, passengers: 3, passengerSmgs: ['2'], target: 'Truck' },
      'crew=6,2 passenger=1,3,6',
    ),
  ).toEqual([
    'wrg:mine.12 destroyed = true: an anti-tank mine destroys a soft vehicle',
    'wrg:mine.12 wrg:R178 infantry = true: infantry aboard throws as the crew does',
    'wrg:mine.12 wrg:R168 passenger-smgs = 2: 2 SMGs among 3 passengers: the rest leave with pistols',
    'wrg:crew.1 wrg:R168 smgs = 0: no SMGs bought: the crew of a soft vehicle has pistols',
    'wrg:crew.1 crew = 1: 1 with a pistol, 1 lost [crew 6,2]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:mine.12 passengers = 2: passengers: 1 with an SMG and 1 with a pistol, 1 lost [passenger 1,3,6]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: passengers who throw as a crew keep no grenades',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:mine.12 > set {"to":"mined","is":{"knockedOut":true}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"mined"},"is":{"aboard":null}}',
    'wrg:crew.1 > lose {"to":"mined","parts":{"men":1,"crew":1}}',
    'wrg:crew.2 > set {"to":"mined","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"mined","is":{"left":true}}',
    'wrg:crew.1 > split {"from":"mined","counts":{"crew":1},"into":{"kind":"group","called":"crew","is":{"men":1,"erect":true,"weapons":["pistol:1"],"lostInBattle":1,"lostInPeriod":1},"keeps":["flame"]}}',
    'wrg:mine.12 > lose {"to":["passengers",1],"parts":{"men":1}}',
    'wrg:mine.12 > add {"to":["passengers",1],"by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:mine.12 > set {"to":["passengers",1],"is":{"weapons":["smg:1","pistol:1"]}}',
    'wrg:crew.2 > set {"to":"passengers","of":"group","is":{"grenades":0}}',
    'wrg:crew.3 > set {"to":"passengers","is":{"aboard":null}}',
    'wrg:tactical.2 > set {"to":"passengers","of":"group","is":{"erect":true}}',
    '{"state":"destroyed","withSmg":0,"withPistol":1,"crewLost":1,"passengersOut":2,"passengersLost":1,"smgsOfEach":[1]}',
    '= the vehicle is destroyed; crew out: 1 with a pistol; 1 lost; 2 of 3 passengers out',
  ]);
});

test('wrg:mine.13 on a 3 a hard vehicle is knocked out and its crew throws', () => {
  expect(
    protocolOf(mines, { at: 'hard', type: 'both', crew: 2, target: 'Panzer' }, 'mine=3 fire=3 crew=6,3'),
  ).toEqual([
    'wrg:mine.13 mine = "knocked-out": anti-tank mine, knocked out on 3 or less: 3, knocked out [mine 3]',
    'wrg:antitank.16 wrg:R169 on-fire = true: on fire on 1, 2 or 3: 3, it burns [fire 3]',
    'wrg:points.17 wrg:R168 smgs = 2: 2 SMGs among the crew: every AFV crew has 2 at least',
    'wrg:crew.1 crew = 2: 1 with an SMG and 1 with a pistol, none lost [crew 6,3]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:mine.13 > set {"to":"mined","is":{"afv":true}}',
    'wrg:mine.13 > set {"to":"mined","is":{"knockedOut":true,"onFire":true}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"mined"},"is":{"aboard":null}}',
    'wrg:crew.2 > set {"to":"mined","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"mined","is":{"left":true}}',
    'wrg:crew.1 > split {"from":"mined","counts":{"crew":2},"into":{"kind":"group","called":"crew","is":{"men":2,"erect":true,"weapons":["smg:1","pistol:1"],"lostInBattle":0,"lostInPeriod":0},"keeps":["flame"]}}',
    '{"state":"knocked-out","onFire":true,"withSmg":1,"withPistol":1,"crewLost":0}',
    '= the vehicle is knocked out and burns; crew out: 1 with an SMG and 1 with a pistol; none lost',
  ]);
});

test('wrg:mine.13 on a 4 it is immobilised', () => {
  expect(protocolOf(mines, { at: 'hard', type: 'anti-tank', target: 'Panzer' }, '4')).toEqual([
    'wrg:mine.13 mine = "immobilised": anti-tank mine, knocked out on 3 or less: 4, immobilised [mine 4]',
    'wrg:mine.13 wrg:R154 weapons = true: it cannot move, whatever its test demands, but its weapons can fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:mine.13 > set {"to":"mined","is":{"afv":true}}',
    'wrg:mine.13 > set {"to":"mined","is":{"immobilised":true}}',
    '{"state":"immobilised","onFire":false}',
    '= the vehicle is immobilised',
  ]);
});

test('wrg:mine.11 a gun that is wheeled over an anti-tank mine is destroyed', () => {
  expect(protocolOf(mines, { at: 'gun', type: 'anti-tank', target: 'Gun' })).toEqual([
    'wrg:mine.11 wrg:R178 state = "destroyed": its wheels set off an anti-tank mine: the gun is destroyed',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:mine.11 > set {"to":"mined","of":"group","is":{"knockedOut":true}}',
    'wrg:mine.11 > lose {"to":"mined","of":"gun","parts":{"pieces":1}}',
    '{"state":"destroyed"}',
    '= the gun is destroyed',
  ]);
});

test('wrg:mine.14 an engineer with a detector marks a square in a period', () => {
  expect(protocolOf(mines, { clear: 'detector', squares: 2, pace: 'crawl' })).toEqual([
    'wrg:mine.14 each = 1: an engineer with a detector marks a 10 metre square in 1 period',
    'wrg:mine.14 periods = 2: 2 squares, one after another: 2 periods',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"periods":2}',
    '= 2 periods',
  ]);
});

test('wrg:mine.15 engineers lift both types in three periods', () => {
  expect(protocolOf(mines, { clear: 'engineers', type: 'both', marked: true })).toEqual([
    'wrg:mine.15 each = 3: other engineers lift both types of mine in a 10 metre square in 3 periods',
    'wrg:mine.15 periods = 3: 1 square, one after another: 3 periods',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"periods":3}',
    '= 3 periods',
  ]);
});

test('wrg:mine.16 a bayonet finds the mines of a square in five periods', () => {
  expect(protocolOf(mines, { clear: 'bayonet', deep: 15 })).toEqual([
    'wrg:mine.16 each = 5: a prone man with a bayonet finds and marks a 10 metre square in 5 periods',
    'wrg:mine.16 periods = 10: 2 squares, one after another: 10 periods',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"periods":10}',
    '= 10 periods',
  ]);
});

test('wrg:mine.18 a bangalore torpedo clears 10 metres deep', () => {
  expect(protocolOf(mines, { clear: 'bangalore', type: 'wire', squares: 2 })).toEqual([
    'wrg:mine.18 path = 10: a Bangalore torpedo blows a path through wire: 20 metres wide, 10 metres deep',
    'wrg:mine.18 left = 10: 10 metres of 20 metres left',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"wide":20,"deep":10,"left":10}',
    '= a path 20 metres wide, 10 metres deep: 10 metres left',
  ]);
});

test('wrg:mine.19 a flail clears at the speed of reverse', () => {
  expect(protocolOf(mines, { clear: 'flail', closedDown: true, light: 'day' })).toEqual([
    'wrg:mine.19 wrg:R1 reverse = 60: flails beat a path as fast as reversing by day: 60 metres a period',
    'wrg:vehicle.3 closed-down = -20: closed down: 20 metres less',
    'wrg:mine.19 path = 40: a path 20 metres wide, 40 metres deep',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"wide":20,"deep":40}',
    '= a path 20 metres wide, 40 metres deep',
  ]);
});

test('wrg:mine.2 a Claymore takes a period to set up', () => {
  expect(protocolOf(mines, { set: true, type: 'claymore' })).toEqual([
    'wrg:mine.2 periods = 1: a Claymore takes a period to set up',
    'wrg:mine.2 operator = 10: its operator goes 10 metres away or more before he fires it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"periods":1}',
    '= 1 period',
  ]);
});

test('wrg:mine.1 other mines are for prepared positions', () => {
  expect(protocolOf(mines, { set: true, prepared: true })).toEqual([
    'wrg:mine.1 periods = 0: laid before the battle, by troops in prepared positions',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"periods":0}',
    '= laid beforehand',
  ]);
});

test('wrg:mine.3 a Claymore has 10 points up to 25 metres', () => {
  expect(
    protocolOf(
      mines,
      {
        type: 'claymore',
        range: 25,
        angle: 45,
        operator: 10,
        targets: 6,
        uncovered: 6,
        erect: 6,
        target: 'Blues',
      },
      'identify=2',
    ),
  ).toEqual([
    'wrg:mine.3 effect = 10: nearest man at 25 metres: 10 points',
    'wrg:mine.3 wrg:R175 targets = 6: all in the cone are one target: 6 figures',
    'wrg:tactical.1 wrg:R82 uncovered = 6: 6 figures without hard cover, +1 each: +6',
    'wrg:tactical.2 wrg:R90 erect = 6: 6 figures erect in the open or crowded, +1 each: +6',
    'wrg:chance.1 wrg:R72 chance = 0: no chance die for a mine',
    'wrg:potential.1 total = 22: 10 fire effect, 12 target and tactical: total 22',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:react.8 > add {"to":"mined","by":{"points":22,"tens":2}}',
    'wrg:potential.1 > set {"to":"mined","is":{"fireTotal":22,"potential":1}}',
    'wrg:identify.1 > lose {"to":"mined","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"mined","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"mined","by":{"hit":1}}',
    'wrg:identify.4 > set {"to":"mined","is":{"spared":0}}',
    'wrg:react.1 > set {"to":"mined","is":{"underFire":true,"otherFire":true}}',
    '{"casualties":1}',
    '= 1 man falls',
  ]);
});

test('wrg:mine.4 a fougasse has 5 points up to 50', () => {
  expect(
    protocolOf(mines, { type: 'fougasse', range: 50, targets: 4, target: 'Blues' }, 'potential=4'),
  ).toEqual([
    'wrg:mine.4 fougasse = true: a fougasse has the range and effect of a Claymore',
    'wrg:mine.4 wrg:R176 flame = true: it counts as flame in reaction tests',
    'wrg:mine.3 effect = 5: nearest man at 50 metres: 5 points',
    'wrg:mine.3 wrg:R175 targets = 4: all in the cone are one target: 4 figures',
    'wrg:tactical.1 uncovered = 0: 4 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R72 chance = 0: no chance die for a mine',
    'wrg:potential.1 total = 5: 5 fire effect, 0 target and tactical: total 5',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:react.8 > add {"to":"mined","by":{"points":5}}',
    'wrg:potential.1 > set {"to":"mined","is":{"fireTotal":5,"potential":0,"potentialDie":4}}',
    'wrg:react.1 > set {"to":"mined","is":{"underFire":true,"otherFire":true,"flame":1}}',
    '{"casualties":0}',
    '= nobody falls',
  ]);
});

test('wrg:R176 by option 2 a fougasse is no flame to those who test', () => {
  expect(
    protocolOf(mines, { type: 'fougasse', range: 50, targets: 4, target: 'Blues' }, 'potential=4', {
      'wrg:R176': 2,
    }),
  ).toEqual([
    'wrg:mine.4 fougasse = true: a fougasse has the range and effect of a Claymore',
    'wrg:mine.4 wrg:R176 flame = false: it is no flame weapon in reaction tests',
    'wrg:mine.3 effect = 5: nearest man at 50 metres: 5 points',
    'wrg:mine.3 wrg:R175 targets = 4: all in the cone are one target: 4 figures',
    'wrg:tactical.1 uncovered = 0: 4 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R72 chance = 0: no chance die for a mine',
    'wrg:potential.1 total = 5: 5 fire effect, 0 target and tactical: total 5',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:react.8 > add {"to":"mined","by":{"points":5}}',
    'wrg:potential.1 > set {"to":"mined","is":{"fireTotal":5,"potential":0,"potentialDie":4}}',
    'wrg:react.1 > set {"to":"mined","is":{"underFire":true,"otherFire":true}}',
    '{"casualties":0}',
    '= nobody falls',
  ]);
});

test('wrg:mine.10 wrg:R177 by option 2 each throws for every piece, and two who see mines go back', () => {
  expect(protocolOf(mines, { men: 3, squares: 1, whenSeen: 'back' }, '6 5 4 / 2', { 'wrg:R177': 2 })).toEqual(
    [
      'wrg:mine.8 wrg:R54 falls-on = 3: walking by day: a man falls on 3 or less',
      'wrg:mine.8 sees-on = 5: he sees a mine in time on 5 or more',
      'wrg:mine.5 wrg:R177 squares = 2: 2 pieces of 5 metres with mines: each of 3 men rolls in each',
      'wrg:mine.8 square = 0: piece 1: none of 3 fall [mines 6,5,4]',
      'wrg:mine.10 spotted = 2: piece 1: 2 men see mines and tell the group, which goes back',
      'wrg:mine.10 square = 1: back over piece 1: 1 of 1 falls [mines 2]',
      'wrg:mine.8 casualties = 1: 1 of 3 men falls',
      'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
      '{"casualties":1,"spotted":true}',
      '= 1 man falls, and the others turn back',
    ],
  );
});

test('wrg:option.13 wrg:mine.9 a man who dashes over pungi traps by moonlight', () => {
  expect(
    protocolOf(mines, { type: 'pungi', men: 1, squares: 1, light: 'moonlight', pace: 'dash' }, '4'),
  ).toEqual([
    'wrg:option.13 pungi = true: pungi traps with lids count as anti-personnel mines',
    'wrg:mine.9 wrg:R54 falls-on = 3: dashing by moonlight: a man falls on 3 or less',
    'wrg:mine.9 sees-on = null: nobody sees a mine in time',
    'wrg:mine.5 wrg:R177 squares = 1: 1 square of 10 metres with mines: he rolls in each',
    'wrg:mine.9 square = 0: square 1: none of 1 fall [mines 4]',
    'wrg:mine.9 casualties = 0: none of 1 man fall',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0,"spotted":false}',
    '= nobody falls',
  ]);
});

test('wrg:mine.17 marks are not seen in the dark, by men', () => {
  expect(protocolOf(mines, { men: 2, squares: 1, marked: true, light: 'dark' }, '1 2')).toEqual([
    'wrg:mine.17 marked = false: marked, but not to be seen in the dark',
    'wrg:mine.9 wrg:R54 falls-on = 3: walking in the dark: a man falls on 3 or less',
    'wrg:mine.9 sees-on = null: nobody sees a mine in time',
    'wrg:mine.5 wrg:R177 squares = 1: 1 square of 10 metres with mines: each of 2 men rolls in each',
    'wrg:mine.9 square = 2: square 1: 2 of 2 fall [mines 1,2]',
    'wrg:mine.9 casualties = 2: 2 of 2 men fall',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":2,"spotted":false}',
    '= 2 men fall',
  ]);
});

test('wrg:mine.7 nor does a track help by night', () => {
  expect(protocolOf(mines, { men: 1, squares: 1, path: true, light: 'dark' }, '6')).toEqual([
    'wrg:mine.7 path = false: the track of a vehicle helps only by day',
    'wrg:mine.9 wrg:R54 falls-on = 3: walking in the dark: a man falls on 3 or less',
    'wrg:mine.9 sees-on = null: nobody sees a mine in time',
    'wrg:mine.5 wrg:R177 squares = 1: 1 square of 10 metres with mines: he rolls in each',
    'wrg:mine.9 square = 0: square 1: none of 1 fall [mines 6]',
    'wrg:mine.9 casualties = 0: none of 1 man fall',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0,"spotted":false}',
    '= nobody falls',
  ]);
});

test('wrg:mine.17 a vehicle keeps clear of marked mines', () => {
  expect(protocolOf(mines, { at: 'soft', type: 'both', crew: 2, marked: true })).toEqual([
    'wrg:mine.17 marked = true: the mines are marked: the vehicle keeps clear of them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"state":"unharmed","withSmg":0,"withPistol":0,"crewLost":0}',
    '= the vehicle is unharmed',
  ]);
});

test('wrg:mine.17 wrg:mine.6 but not in the dark', () => {
  expect(protocolOf(mines, { at: 'soft', crew: 2, marked: true, light: 'dark' }, '2 3')).toEqual([
    'wrg:mine.17 marked = false: marked, but not to be seen in the dark',
    'wrg:mine.5 set-off = true: a vehicle always sets off anti-personnel mines',
    'wrg:mine.6 disabled = true: they disable a soft vehicle',
    'wrg:mine.6 crew-hit = 0: a die for each of the crew, hit on 1: none of 2 [crew-hit 2,3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"state":"disabled","crewLost":0}',
    '= the vehicle is disabled; nobody of the crew hit',
  ]);
});

test('wrg:mine.11 wrg:R178 a gun sets off no mines for men', () => {
  expect(protocolOf(mines, { at: 'gun' })).toEqual([
    'wrg:mine.11 wrg:R178 state = "unharmed": a gun sets off no anti-personnel mines: its men roll as men on foot',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"state":"unharmed"}',
    '= the gun is unharmed',
  ]);
});

test('wrg:mine.13 wrg:R169 by option 2 no mine sets a tank on fire', () => {
  expect(protocolOf(mines, { at: 'hard', type: 'anti-tank' }, '3', { 'wrg:R169': 2 })).toEqual([
    'wrg:mine.13 mine = "knocked-out": anti-tank mine, knocked out on 3 or less: 3, knocked out [mine 3]',
    'wrg:antitank.16 wrg:R169 on-fire = false: a mine does not set it on fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"state":"knocked-out","onFire":false}',
    '= the vehicle is knocked out',
  ]);
});

test('wrg:antitank.16 on a 4 a knocked out tank does not burn', () => {
  expect(protocolOf(mines, { at: 'hard', type: 'anti-tank' }, '1 4')).toEqual([
    'wrg:mine.13 mine = "knocked-out": anti-tank mine, knocked out on 3 or less: 1, knocked out [mine 1]',
    'wrg:antitank.16 wrg:R169 on-fire = false: on fire on 1, 2 or 3: 4, it does not burn [fire 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"state":"knocked-out","onFire":false}',
    '= the vehicle is knocked out',
  ]);
});

test('wrg:mine.6 wrg:mine.12 on both types a crew throws twice', () => {
  expect(protocolOf(mines, { at: 'soft', type: 'both', crew: 3 }, 'crew-hit=1,4,6 crew=2,5')).toEqual([
    'wrg:mine.5 set-off = true: a vehicle always sets off anti-personnel mines',
    'wrg:mine.6 disabled = true: they disable a soft vehicle',
    'wrg:mine.6 crew-hit = 1: a die for each of the crew, hit on 1: 1 of 3 [crew-hit 1,4,6]',
    'wrg:mine.12 destroyed = true: an anti-tank mine destroys a soft vehicle',
    'wrg:crew.1 wrg:R168 smgs = 0: no SMGs bought: the crew of a soft vehicle has pistols',
    'wrg:crew.1 crew = 1: 1 with a pistol, 1 lost [crew 2,5]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"state":"destroyed","withSmg":0,"withPistol":1,"crewLost":2}',
    '= the vehicle is destroyed; crew out: 1 with a pistol; 2 lost',
  ]);
});

test('wrg:mine.12 wrg:R178 by option 2 infantry has its own throw', () => {
  expect(
    protocolOf(mines, { at: 'soft', type: 'anti-tank', passengers: 2 }, 'passenger=2,3', { 'wrg:R178': 2 }),
  ).toEqual([
    'wrg:mine.12 destroyed = true: an anti-tank mine destroys a soft vehicle',
    'wrg:mine.12 wrg:R178 infantry = false: infantry aboard has a roll of its own',
    'wrg:crew.3 passengers = 1: 1 of 2 out with their personal weapons [passenger 2,3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"state":"destroyed","passengersOut":1,"passengersLost":1}',
    '= the vehicle is destroyed; 1 of 2 passengers out',
  ]);
});

test('wrg:mine.4 wrg:R176 wrg:R72 by option 2 a fougasse is no flame, and a mine has its chance die', () => {
  expect(
    protocolOf(mines, { type: 'fougasse', range: 26, targets: 2, operator: 4, target: 'Blues' }, '6 1', {
      'wrg:R72': 2,
      'wrg:R176': 2,
    }),
  ).toEqual([
    'wrg:mine.4 operator = 4: its operator is at 4 metres: only that of a Claymore has to keep away',
    'wrg:mine.4 fougasse = true: a fougasse has the range and effect of a Claymore',
    'wrg:mine.4 wrg:R176 flame = false: it is no flame weapon in reaction tests',
    'wrg:mine.3 effect = 5: nearest man at 26 metres: 5 points',
    'wrg:mine.3 wrg:R175 targets = 2: all in the cone are one target: 2 figures',
    'wrg:tactical.1 uncovered = 0: 2 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R72 chance = 6: chance die: +6 [chance 6]',
    'wrg:potential.1 total = 11: 5 fire effect, 0 target and tactical, 6 chance: total 11',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:react.8 > add {"to":"mined","by":{"points":11,"tens":1}}',
    'wrg:potential.1 > set {"to":"mined","is":{"fireTotal":11,"potential":0,"potentialDie":1}}',
    'wrg:react.1 > set {"to":"mined","is":{"underFire":true,"otherFire":true}}',
    '{"casualties":0}',
    '= nobody falls',
  ]);
});

test('wrg:mine.4 wrg:R176 a fougasse is flame to those who test', () => {
  expect(protocolOf(mines, { type: 'fougasse', range: 26, targets: 1, target: 'Blues' }, '1')).toEqual([
    'wrg:mine.4 fougasse = true: a fougasse has the range and effect of a Claymore',
    'wrg:mine.4 wrg:R176 flame = true: it counts as flame in reaction tests',
    'wrg:mine.3 effect = 5: nearest man at 26 metres: 5 points',
    'wrg:mine.3 wrg:R175 targets = 1: all in the cone are one target: 1 figure',
    'wrg:tactical.1 uncovered = 0: 1 figure in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R72 chance = 0: no chance die for a mine',
    'wrg:potential.1 total = 5: 5 fire effect, 0 target and tactical: total 5',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:mine.1 > meet {"to":"mined","of":"group","is":{}}',
    'wrg:react.8 > add {"to":"mined","by":{"points":5}}',
    'wrg:potential.1 > set {"to":"mined","is":{"fireTotal":5,"potential":0,"potentialDie":1}}',
    'wrg:react.1 > set {"to":"mined","is":{"underFire":true,"otherFire":true,"flame":1}}',
    '{"casualties":0}',
    '= nobody falls',
  ]);
});

test('wrg:mine.15 engineers lift mines of one type in two periods', () => {
  expect(protocolOf(mines, { clear: 'engineers', marked: true, squares: 2 })).toEqual([
    'wrg:mine.15 each = 2: other engineers lift mines of one type in a 10 metre square in 2 periods',
    'wrg:mine.15 periods = 4: 2 squares, one after another: 4 periods',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"periods":4}',
    '= 4 periods',
  ]);
});

test('wrg:mine.18 on a vehicle a torpedo goes through all of it', () => {
  expect(protocolOf(mines, { clear: 'vehicle-bangalore', deep: 50 })).toEqual([
    'wrg:mine.18 path = 50: its equivalent on a vehicle blows a path through mines: 20 metres wide, 50 metres deep',
    'wrg:mine.18 left = 0: through all 50 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"wide":20,"deep":50,"left":0}',
    '= a path 20 metres wide, 50 metres deep',
  ]);
});

test('wrg:mine.18 and alone as far as it reaches', () => {
  expect(protocolOf(mines, { clear: 'bangalore' })).toEqual([
    'wrg:mine.18 path = 10: a Bangalore torpedo blows a path through mines: 20 metres wide, 10 metres deep',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"wide":20,"deep":10}',
    '= a path 20 metres wide, 10 metres deep',
  ]);
});

test('wrg:mine.19 by night a flail that is not closed down goes as fast as it reverses', () => {
  expect(protocolOf(mines, { clear: 'flail', light: 'dark' })).toEqual([
    'wrg:mine.19 wrg:R1 reverse = 60: flails beat a path as fast as reversing in the dark: 60 metres a period',
    'wrg:mine.19 path = 60: a path 20 metres wide, 60 metres deep',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"wide":20,"deep":60}',
    '= a path 20 metres wide, 60 metres deep',
  ]);
});

test('wrg:mine.8 all fall before they could tell of the mines', () => {
  expect(protocolOf(mines, { men: 3, squares: 1, whenSeen: 'back' }, '1 2 3')).toEqual([
    'wrg:mine.8 wrg:R54 falls-on = 3: walking by day: a man falls on 3 or less',
    'wrg:mine.8 sees-on = 5: he sees a mine in time on 5 or more',
    'wrg:mine.5 wrg:R177 squares = 1: 1 square of 10 metres with mines: each of 3 men rolls in each',
    'wrg:mine.8 square = 3: square 1: 3 of 3 fall [mines 1,2,3]',
    'wrg:mine.8 casualties = 3: 3 of 3 men fall',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":3,"spotted":false}',
    '= 3 men fall',
  ]);
});

test('wrg:mine.10 some go back from the second square, over all that lies before it, and the others go on', () => {
  expect(
    protocolOf(
      mines,
      { men: 5, squares: 3, whenSeen: 'back', goBack: 2 },
      '4 4 4 4 3 / 6 4 4 4 / 4 / 4 1 / 4 2',
    ),
  ).toEqual([
    'wrg:mine.8 wrg:R54 falls-on = 3: walking by day: a man falls on 3 or less',
    'wrg:mine.8 sees-on = 5: he sees a mine in time on 5 or more',
    'wrg:mine.5 wrg:R177 squares = 3: 3 squares of 10 metres with mines: each of 5 men rolls in each',
    'wrg:mine.8 square = 1: square 1: 1 of 5 falls [mines 4,4,4,4,3]',
    'wrg:mine.8 square = 0: square 2: none of 4 fall [mines 6,4,4,4]',
    'wrg:mine.10 spotted = 1: square 2: 1 man sees a mine and tells the group, of which 2 go back',
    'wrg:mine.10 square = 0: back over square 2: none of 1 fall [mines 4]',
    'wrg:mine.8 square = 1: square 3: 1 of 2 falls [mines 4,1]',
    'wrg:mine.10 square = 1: back over square 1: 1 of 2 falls [mines 4,2]',
    'wrg:mine.8 casualties = 3: 3 of 5 men fall',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":3,"spotted":true}',
    '= 3 men fall, and up to 2 of the others turn back',
  ]);
});

test('wrg:mine.10 one goes back who saw a mine, and is safe', () => {
  expect(protocolOf(mines, { men: 2, squares: 1, whenSeen: 'back', goBack: 1 }, '6 4')).toEqual([
    'wrg:mine.8 wrg:R54 falls-on = 3: walking by day: a man falls on 3 or less',
    'wrg:mine.8 sees-on = 5: he sees a mine in time on 5 or more',
    'wrg:mine.5 wrg:R177 squares = 1: 1 square of 10 metres with mines: each of 2 men rolls in each',
    'wrg:mine.8 square = 0: square 1: none of 2 fall [mines 6,4]',
    'wrg:mine.10 spotted = 1: square 1: 1 man sees a mine and tells the group, of which 1 goes back',
    'wrg:mine.8 casualties = 0: none of 2 men fall',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0,"spotted":true}',
    '= nobody falls, and up to 1 of the others turn back',
  ]);
});

test('luck on mines is to lose few, and in the cone of a Claymore to hit many', () => {
  const luckOf = (given: Given, result: object) => {
    const { of, read, fewer = false } = mines.luck!(inputOf(mines, given) as never)!;
    return [of, read(result), fewer];
  };
  expect(luckOf({ men: 3 }, { casualties: 2 })).toEqual(['men lost to mines', 2, true]);
  expect(luckOf({ at: 'soft' }, { state: 'disabled' })).toEqual(['vehicles hit by mines', 1, true]);
  expect(luckOf({ at: 'hard' }, { state: 'unharmed' })).toEqual(['vehicles hit by mines', 0, true]);
  expect(luckOf({ type: 'claymore', range: 5 }, { casualties: 2 })).toEqual(['casualties', 2, false]);
});

test('SMGs of riders are typed by number', () => {
  const { fault } = mines.inputs.passengerSmgs;
  expect(['0', '9', '29', '30'].map((typed) => fault(typed))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  for (const typed of ['130', '300', 'two', ''])
    expect(fault(typed), typed).toEqual({ takes: 'SMGs by number, as in 2' });
});

test.each([
  ['crawl', 'wrg:mine.8', 'crawling'],
  ['double', 'wrg:mine.9', 'doubling'],
  ['wade', 'wrg:mine.9', 'wading'],
  ['climb', 'wrg:mine.9', 'climbing with hands'],
])('at a %s %s men go %s', (pace, clause, going) => {
  const [first] = protocolOf(mines, { men: 1, squares: 1, pace }, '1');
  expect(first).toBe(`${clause} wrg:R54 falls-on = 3: ${going} by day: a man falls on 3 or less`);
});
