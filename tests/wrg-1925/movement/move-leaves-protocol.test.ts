import { expect, test } from 'vitest';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import { protocolOf } from '../../support/protocol.js';

/** What a move leaves on the table, and what is said of moves that are out of the ordinary. */

test('wrg:tactical.5 a truck that dashes has moved far', () => {
  expect(protocolOf(move, { name: 'Jeep', type: 'truck', pace: 'dash' })).toEqual([
    'wrg:vehicle.1 firing = false: no firing at this pace',
    'wrg:vehicle.1 pace = 180: a high speed dash by day: 180 metres',
    'wrg:vehicle.1 metres = 180: moves up to 180 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
    'wrg:tactical.5 > set {"to":"mover","of":"vehicle","is":{"pace":"dash"}}',
    'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"dash"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"dash"}}',
    '{"metres":180}',
    '= moves up to 180 metres',
  ]);
});

test('wrg:antitank.6 a tank that backs 40 metres, closed down, has crept', () => {
  expect(protocolOf(move, { name: 'Tiger', type: 'medium-tank', pace: 'reverse', closedDown: true })).toEqual(
    [
      'wrg:vehicle.2 wrg:R1 pace = 60: in reverse by day: 60 metres',
      'wrg:vehicle.3 closed-down = -20: closed down: 20 metres less',
      'wrg:vehicle.2 metres = 40: moves up to 40 metres',
      'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
      'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
      'wrg:afv.4 > set {"to":"mover","is":{"afv":true}}',
      'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
      'wrg:tactical.5 > set {"to":"mover","of":"vehicle","is":{"pace":"reverse"}}',
      'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":true}}',
      'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"ride"}}',
      'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"ride"}}',
      '{"metres":40}',
      '= moves up to 40 metres',
    ],
  );
});

test('wrg:vehicle.1 who has dashed this period has done so, however he goes on', () => {
  expect(
    protocolOf(move, { name: 'Jeep', type: 'truck', pace: 'move-and-fire', paceBefore: 'dash' }),
  ).toEqual([
    'wrg:vehicle.1 firing = true: may fire as well',
    'wrg:vehicle.1 pace = 120: moving and firing by day: 120 metres',
    'wrg:vehicle.1 metres = 120: moves up to 120 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
    'wrg:tactical.5 > set {"to":"mover","of":"vehicle","is":{"pace":"dash"}}',
    'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"dash"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"dash"}}',
    '{"metres":120}',
    '= moves up to 120 metres',
  ]);
});

test('(wrg:foot.7) men who doubled and then ride have doubled', () => {
  expect(protocolOf(move, { name: 'Reds', type: 'horse', paceBefore: 'double' })).toEqual([
    'wrg:vehicle.2 pace = 60: on horseback by day: 60 metres',
    'wrg:vehicle.2 metres = 60: moves up to 60 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
    'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"double"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"double"}}',
    '{"metres":60}',
    '= moves up to 60 metres',
  ]);
});

test('wrg:vehicle.6 a bicycle on a hard road goes at full speed, and dashes as men do', () => {
  expect(
    protocolOf(move, { name: 'Reds', type: 'bicycle', pace: 'dash', hardRoad: true, scale: '20mm' }),
  ).toEqual([
    'wrg:vehicle.1 firing = false: no firing at this pace',
    'wrg:vehicle.1 pace = 180: a high speed dash by day: 180 metres (18 in)',
    'wrg:vehicle.6 bicycle = 180: a bicycle at full speed on a hard road',
    'wrg:scale.1 metres = 180: moves up to 180 metres (18 in)',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
    'wrg:tactical.5 > set {"to":"mover","of":"vehicle","is":{"pace":"dash"}}',
    'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"dash"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"dash"}}',
    '{"metres":180}',
    '= moves up to 180 metres (18 in)',
  ]);
});

test('wrg:tactical.3 who crawls lies down with all of his group', () => {
  expect(protocolOf(move, { name: 'Reds', pace: 'crawl' })).toEqual([
    'wrg:foot.2 firing = false: no firing at this pace',
    'wrg:foot.1 pace = 20: crawling: 20 metres',
    'wrg:foot.1 wrg:R152 posture = "prone": counts as prone',
    'wrg:foot.1 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":false,"prone":true}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('(wrg:air.2) who came down by parachute is erect, even at a crawl', () => {
  expect(protocolOf(move, { name: 'Reds', pace: 'crawl', justLanded: true })).toEqual([
    'wrg:foot.2 firing = false: no firing at this pace',
    'wrg:foot.1 pace = 20: crawling: 20 metres',
    'wrg:foot.1 wrg:R152 posture = "prone": counts as prone',
    'wrg:foot.1 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:tactical.2 who gets out of a vehicle is erect, even at a crawl', () => {
  expect(protocolOf(move, { name: 'Reds', pace: 'crawl', boarding: 1, ridesIn: 'Truck' })).toEqual([
    'wrg:foot.2 firing = false: no firing at this pace',
    'wrg:foot.1 pace = 20: crawling: 20 metres',
    'wrg:foot.4 boarding = -10: getting in or out: 10 metres less',
    'wrg:tactical.2 posture = "erect": who gets in or out counts as erect, even at a crawl',
    'wrg:foot.1 metres = 10: moves up to 10 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    'wrg:vehicle.4 > bind {"to":"mover","of":"group","mark":"boarded","as":"mover","through":"aboard"}',
    'wrg:foot.4 > set {"to":"mover","of":"group","is":{"aboard":null}}',
    'wrg:vehicle.4 > bind {"to":"mover","of":"gun","mark":"boarded","as":"mover","through":"aboard"}',
    'wrg:foot.4 > set {"to":"mover","of":"gun","is":{"aboard":null}}',
    '{"metres":10}',
    '= moves up to 10 metres',
  ]);
});

test('wrg:foot.2 who has crawled this period is prone, though he walks on', () => {
  expect(protocolOf(move, { name: 'Reds', pace: 'walk', paceBefore: 'crawl' })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 50: moves up to 50 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"crawl","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":false,"prone":true}}',
    '{"metres":50}',
    '= moves up to 50 metres',
  ]);
});

test('wrg:foot.3 a crew that pushes its gun stays behind the shield', () => {
  expect(
    protocolOf(move, { name: 'Crew', pace: 'manhandle', men: 3, heavyCrew: true, shielded: true }),
  ).toEqual([
    'wrg:foot.3 wrg:R7 men = 3: 3 men push the gun: it takes 3 men or more',
    'wrg:heavy.5 firing = false: no firing of a heavy weapon that moves',
    'wrg:foot.1 pace = 15: manhandling a gun: 15 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 15: moves up to 15 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"manhandle"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"manhandle"}}',
    'wrg:foot.5 > set {"to":"mover","of":"gun","is":{"leftWeapon":null}}',
    '{"metres":15}',
    '= moves up to 15 metres',
  ]);
});

test('wrg:foot.5 a crew that walks away from its gun leaves the shield as well', () => {
  expect(protocolOf(move, { name: 'Crew', heavyCrew: true, shielded: true, leavesWeapon: true })).toEqual([
    'wrg:heavy.5 firing = false: no firing of a heavy weapon that moves',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 50: moves up to 50 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    'wrg:foot.5 > set {"to":"mover","of":"gun","is":{"leftWeapon":true}}',
    '{"metres":50}',
    '= moves up to 50 metres',
  ]);
});

test('wrg:foot.8 the period in which men double is remembered', () => {
  expect(protocolOf(move, { name: 'Reds', pace: 'double', doubledAgo: 5 })).toEqual([
    'wrg:foot.7 wrg:R4 doubling = true: small arms or radio only, no firing and no grenades',
    'wrg:foot.8 wrg:R114 one-in-three = 5: 1 period in 3: it doubled 5 periods ago, it may again',
    'wrg:foot.2 wrg:R4 firing = false: no firing at this pace',
    'wrg:foot.1 pace = 75: doubling: 75 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 75: moves up to 75 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:foot.8 > set {"to":"mover","is":{"doubled":1}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"double","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"double","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    '{"metres":75}',
    '= moves up to 75 metres',
  ]);
});

test('wrg:foot.6 men who move in silence inside a building stay behind its walls', () => {
  expect(protocolOf(move, { name: 'Reds', silent: true, indoors: true })).toEqual([
    'wrg:foot.6 wrg:R3 silence = true: no firing, dashing, speech or brush hacking, nor doubling',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 indoors = -10: inside buildings: 10 metres less',
    'wrg:foot.6 wrg:R113 silent = 20: half speed in silence: 20 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"walk"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"walk"}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    'wrg:foot.6 > set {"to":"mover","is":{"silent":true}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:vehicle.4 who gets in rides from then on, and the vehicle has picked him up', () => {
  expect(protocolOf(move, { name: 'Reds', boarding: 1 })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 boarding = -10: getting in or out: 10 metres less',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 40: moves up to 40 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    'wrg:foot.4 > bind {"to":"mover","of":"group","mark":"aboard","as":"vehicle"}',
    'wrg:vehicle.4 > bind {"to":"mover","of":"group","mark":"boarded","as":"vehicle"}',
    'wrg:foot.4 > bind {"to":"mover","of":"gun","mark":"aboard","as":"vehicle"}',
    'wrg:vehicle.4 > bind {"to":"mover","of":"gun","mark":"boarded","as":"vehicle"}',
    '{"metres":40}',
    '= moves up to 40 metres',
  ]);
});

test('wrg:foot.4 who gets in and out again is where he was', () => {
  expect(protocolOf(move, { name: 'Reds', boarding: 2 })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 wrg:R112 boarding = -20: getting in or out, 2 times: 20 metres less',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 30: moves up to 30 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    '{"metres":30}',
    '= moves up to 30 metres',
  ]);
});

test('wrg:foot.4 who cannot pay for nine obstacles stays where he is, and in his cover', () => {
  expect(protocolOf(move, { name: 'Reds', obstacles: 9 })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 wrg:R112 obstacles = -90: crossing an obstacle, 9 times: 90 metres less',
    'wrg:foot.4 wrg:R117 short = 40: 40 metres short: what cannot be paid for is not done this period',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 0: no move this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    '{"metres":0}',
    '= no move this period',
  ]);
});

test('wrg:vehicle.3 riders who mount leave nobody with the horses', () => {
  expect(protocolOf(move, { name: 'Reds', type: 'horse', mount: true })).toEqual([
    'wrg:vehicle.2 pace = 60: on horseback by day: 60 metres',
    'wrg:vehicle.4 mounting = -40: mounting or dismounting: 40 metres less',
    'wrg:vehicle.2 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
    'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":true}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"ride"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"ride"}}',
    'wrg:vehicle.3 > set {"to":"mover","of":"group","is":{"mounted":true}}',
    'wrg:vehicle.7 > set {"to":"mover","of":"group","is":{"holders":null}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:vehicle.7 of three riders who dismount one holds the horses', () => {
  expect(protocolOf(move, { name: 'Reds', type: 'horse', dismount: true, men: 3 })).toEqual([
    'wrg:vehicle.2 pace = 60: on horseback by day: 60 metres',
    'wrg:vehicle.4 mounting = -40: mounting or dismounting: 40 metres less',
    'wrg:vehicle.7 wrg:R187 horses = 1: 1 man of 3 stays to hold the horses',
    'wrg:vehicle.2 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:vehicle.7 > set {"to":"mover","of":"group","is":{"holders":1}}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
    'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":true}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"ride"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"ride"}}',
    'wrg:vehicle.3 > set {"to":"mover","of":"group","is":{"mounted":false}}',
    'wrg:tactical.2 > set {"to":"mover","of":"group","is":{"erect":true}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:vehicle.7 of riders who are not counted one in three holds the horses', () => {
  expect(protocolOf(move, { type: 'horse', dismount: true })).toEqual([
    'wrg:vehicle.2 pace = 60: on horseback by day: 60 metres',
    'wrg:vehicle.4 mounting = -40: mounting or dismounting: 40 metres less',
    'wrg:vehicle.7 horses = true: one man in three stays to hold the horses',
    'wrg:vehicle.2 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:vehicle.7 horses that nobody holds are gone for good', () => {
  expect(
    protocolOf(move, { name: 'Reds', type: 'horse', dismount: true, men: 3, leaveHorses: true }),
  ).toEqual([
    'wrg:vehicle.2 pace = 60: on horseback by day: 60 metres',
    'wrg:vehicle.4 mounting = -40: mounting or dismounting: 40 metres less',
    'wrg:vehicle.7 horses = 0: nobody holds the horses: they disappear',
    'wrg:vehicle.2 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:afv.4 > set {"to":"mover","is":{"moved":true}}',
    'wrg:antitank.6 > set {"to":"mover","of":"vehicle","is":{"crept":true}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"ride"}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"ride"}}',
    'wrg:vehicle.3 > set {"to":"mover","of":"group","is":{"mounted":false}}',
    'wrg:tactical.2 > set {"to":"mover","of":"group","is":{"erect":true}}',
    'wrg:vehicle.7 > set {"to":"mover","of":"group","is":{"rides":null}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:foot.2 wrg:fire.6 some have fired and stay, the others dash and throw grenades', () => {
  expect(protocolOf(move, { pace: 'dash', grenade: true, menFired: 3, menThrown: 1, menUnfired: 2 })).toEqual(
    [
      'wrg:foot.2 others = 2: 2 who have fired this period stay: the others go',
      'wrg:foot.2 firing = false: no firing at this pace',
      'wrg:fire.6 grenades = true: may throw grenades as well',
      'wrg:foot.1 pace = 30: a short dash: 30 metres',
      'wrg:foot.1 wrg:R152 posture = "erect": counts as erect and dashing',
      'wrg:foot.1 metres = 30: moves up to 30 metres',
      'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
      '{"metres":30}',
      '= moves up to 30 metres',
    ],
  );
});

test('wrg:foot.7 one has thrown a grenade and stays, the others double', () => {
  expect(protocolOf(move, { pace: 'double', menFired: 1, menThrown: 1, menUnfired: 2 })).toEqual([
    'wrg:foot.7 wrg:R4 doubling = true: small arms or radio only, no firing and no grenades',
    'wrg:foot.7 others = 1: 1 who has fired or thrown this period stays: the others go',
    'wrg:foot.2 wrg:R4 firing = false: no firing at this pace',
    'wrg:foot.1 pace = 75: doubling: 75 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 75: moves up to 75 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":75}',
    '= moves up to 75 metres',
  ]);
});

test('wrg:foot.6 wrg:R3 by option 2 men double in silence', () => {
  expect(protocolOf(move, { pace: 'double', silent: true }, '', { 'wrg:R3': 2 })).toEqual([
    'wrg:foot.6 wrg:R3 silence = true: no firing, dashing, speech or brush hacking',
    'wrg:foot.7 wrg:R4 doubling = true: small arms or radio only, no firing and no grenades',
    'wrg:foot.1 pace = 75: doubling: 75 metres',
    'wrg:foot.6 wrg:R113 silent = 37.5: half speed in silence: 37.5 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 37.5: moves up to 37.5 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":37.5}',
    '= moves up to 37.5 metres',
  ]);
});

test('wrg:foot.7 wrg:R4 by option 2 doubling has no limits but its distance', () => {
  expect(
    protocolOf(move, { pace: 'double', fire: true, grenade: true, menFired: 1 }, '', { 'wrg:R4': 2 }),
  ).toEqual([
    'wrg:foot.7 wrg:R4 doubled-too = true: it has fired, and doubles all the same',
    'wrg:foot.7 wrg:R4 doubling = true: doubling has no limits but its distance',
    'wrg:foot.2 wrg:R4 firing = true: may fire as well',
    'wrg:fire.6 grenades = true: may throw grenades as well',
    'wrg:foot.1 pace = 75: doubling: 75 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 75: moves up to 75 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":75}',
    '= moves up to 75 metres',
  ]);
});

test('wrg:foot.1 wrg:R5 by option 2 a steep slope is climbed at 20 metres', () => {
  expect(protocolOf(move, { steepSlope: true }, '', { 'wrg:R5': 2 })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.1 wrg:R5 steep-slope = 20: any climb is at 20 metres at most: 20 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:foot.4 everything on the way at once', () => {
  expect(
    protocolOf(move, {
      heavyCrew: true,
      share: 'third',
      woods: true,
      otherObstacles: 1,
      preparingLight: 2,
      preparing: 1,
      indoors: true,
      brush: true,
    }),
  ).toEqual([
    'wrg:heavy.5 firing = false: no firing of a heavy weapon that moves',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 wrg:R112 woods = -10: through woods: 10 metres less',
    'wrg:foot.4 wrg:R6 other-obstacles = 0: crossing an obstacle of another kind: costs nothing',
    'wrg:foot.4 wrg:R6 preparing-light = 0: preparing a bipod LMG, 2 times: costs nothing',
    'wrg:foot.4 wrg:R112 indoors = -10: inside buildings: 10 metres less',
    'wrg:foot.4 wrg:R112 preparing = -10: preparing a mortar or MG to fire: 10 metres less',
    'wrg:foot.5 wrg:R2 share = -10: carrying a third of a heavy weapon: 10 metres less',
    'wrg:foot.4 wrg:R112 brush = -10: hacking through brush: 10 metres less',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 0: no move this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":0}',
    '= no move this period',
  ]);
});

test('wrg:foot.4 wrg:R112 by option 2 it costs 10 metres once, whatever it is', () => {
  expect(protocolOf(move, { woods: true, preparing: 2, boarding: 1 }, '', { 'wrg:R112': 2 })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 wrg:R112 once = -10: through woods, preparing a mortar or MG to fire and getting in or out: 10 metres less, once a period in all',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 40: moves up to 40 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":40}',
    '= moves up to 40 metres',
  ]);
});

test('wrg:vehicle.5 an amphibious tank that turns too often does not come far', () => {
  expect(protocolOf(move, { type: 'heavy-tank', pace: 'swim', turns: 1, sharpTurns: 1 })).toEqual([
    'wrg:vehicle.2 amphibious = true: for an amphibious vehicle alone: no other swims',
    'wrg:vehicle.2 pace = 60: swimming by day: 60 metres',
    'wrg:vehicle.5 wrg:R115 turn = -80: turning, 2 times: 80 metres less',
    'wrg:vehicle.5 wrg:R115 turn-over-45 = -40: turning over 45 degrees: 40 metres less',
    'wrg:vehicle.4 wrg:R117 short = 60: 60 metres short: what cannot be paid for is not done this period',
    'wrg:vehicle.2 metres = 0: no move this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":0}',
    '= no move this period',
  ]);
});

test('wrg:vehicle.4 a tank crushes brush, starts up, and sets down troops on a slope', () => {
  expect(
    protocolOf(move, {
      type: 'medium-tank',
      pace: 'move-and-fire',
      brush: true,
      startUp: true,
      troops: 1,
      steepSlope: true,
      limbering: 1,
    }),
  ).toEqual([
    'wrg:vehicle.1 firing = true: may fire as well',
    'wrg:vehicle.1 pace = 120: moving and firing by day: 120 metres',
    'wrg:vehicle.4 wrg:R118 brush = -40: crushing through brush: 40 metres less',
    'wrg:vehicle.4 start-up = -40: starting up: 40 metres less',
    'wrg:vehicle.4 limbering = -40: limbering or unlimbering: 40 metres less',
    'wrg:vehicle.4 troops = -40: picking up or setting down troops: 40 metres less',
    'wrg:vehicle.4 steep-slope = -40: climbing a steep slope: 40 metres less',
    'wrg:vehicle.4 wrg:R117 short = 80: 80 metres short: what cannot be paid for is not done this period',
    'wrg:vehicle.1 metres = 0: no move this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":0}',
    '= no move this period',
  ]);
});

test('wrg:scale.2 with 54mm figures six walls are too many by 10 centimetres', () => {
  expect(protocolOf(move, { scale: '54mm', obstacles: 6 })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres (50 cm)',
    'wrg:foot.4 wrg:R112 obstacles = -60: crossing an obstacle, 6 times: 60 metres (60 cm) less',
    'wrg:foot.4 wrg:R117 short = 10: 10 metres (10 cm) short: what cannot be paid for is not done this period',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:scale.2 metres = 0: no move this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":0}',
    '= no move this period',
  ]);
});

test('(wrg:vehicle.1) wrg:R1 by night a truck backs as far as by day', () => {
  expect(protocolOf(move, { type: 'truck', pace: 'reverse', light: 'dark', halts: 2 })).toEqual([
    'wrg:vehicle.2 wrg:R1 pace = 60: in reverse in the dark: 60 metres',
    'wrg:vehicle.4 halt = -80: accelerating from a halt, 2 times: 80 metres less',
    'wrg:vehicle.4 wrg:R117 short = 20: 20 metres short: what cannot be paid for is not done this period',
    'wrg:vehicle.2 metres = 0: no move this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":0}',
    '= no move this period',
  ]);
});
