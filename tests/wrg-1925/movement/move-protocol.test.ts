import { expect, test } from 'vitest';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:foot.1 a section walks 50 metres, less 10 for each obstacle, and fires', () => {
  expect(protocolOf(move, { obstacles: 2, woods: true, fire: true, name: '2 Section' })).toEqual([
    'wrg:foot.2 firing = true: may fire as well',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 wrg:R112 woods = -10: through woods: 10 metres less',
    'wrg:foot.4 wrg:R112 obstacles = -20: crossing an obstacle, 2 times: 20 metres less',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:orders.4 > meet {"to":"mover","of":"group","is":{}}',
    'wrg:tactical.4 > set {"to":"mover","of":"group","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.4 > set {"to":"mover","of":"gun","is":{"pace":"walk","cover":null}}',
    'wrg:tactical.3 > set {"to":"mover","of":"group","is":{"erect":true}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});

test('wrg:foot.8 men double 75 metres, once in three periods', () => {
  expect(protocolOf(move, { pace: 'double', doubledAgo: 3 })).toEqual([
    'wrg:foot.7 wrg:R4 doubling = true: small arms or radio only, no firing and no grenades',
    'wrg:foot.8 wrg:R114 one-in-three = 3: 1 period in 3: it doubled 3 periods ago, it may again',
    'wrg:foot.2 wrg:R4 firing = false: no firing at this pace',
    'wrg:foot.1 pace = 75: doubling: 75 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 75: moves up to 75 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":75}',
    '= moves up to 75 metres',
  ]);
});

test('wrg:foot.6 silent movement is at half speed', () => {
  expect(protocolOf(move, { silent: true, steepSlope: true, share: 'half' })).toEqual([
    'wrg:foot.6 wrg:R3 silence = true: no firing, dashing, speech or brush hacking, nor doubling',
    'wrg:foot.1 pace = 50: walking: 50 metres',
    'wrg:foot.4 wrg:R5 steep-slope = -10: a steep slope: 10 metres less',
    'wrg:foot.5 wrg:R2 share = -10: carrying a half of a heavy weapon: 10 metres less',
    'wrg:foot.6 wrg:R113 silent = 15: half speed in silence: 15 metres',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 15: moves up to 15 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":15}',
    '= moves up to 15 metres',
  ]);
});

test('wrg:foot.3 three men manhandle a gun 15 metres', () => {
  expect(protocolOf(move, { pace: 'manhandle', men: 3, limbering: 1 })).toEqual([
    'wrg:foot.3 wrg:R7 men = 3: 3 men push the gun: it takes 3 men or more',
    'wrg:foot.2 firing = false: no firing at this pace',
    'wrg:foot.1 pace = 15: manhandling a gun: 15 metres',
    'wrg:foot.4 limbering = -10: limbering or unlimbering: 10 metres less',
    'wrg:foot.1 wrg:R152 posture = "erect": counts as erect',
    'wrg:foot.1 metres = 5: moves up to 5 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":5}',
    '= moves up to 5 metres',
  ]);
});

test('wrg:vehicle.3 a tank dashes 120 metres by moonlight, closed down 40 less', () => {
  expect(
    protocolOf(move, { type: 'medium-tank', pace: 'dash', light: 'moonlight', closedDown: true, halts: 1 }),
  ).toEqual([
    'wrg:vehicle.1 firing = false: no firing at this pace',
    'wrg:vehicle.1 pace = 120: a high speed dash by moonlight: 120 metres',
    'wrg:vehicle.3 closed-down = -40: closed down: 40 metres less',
    'wrg:vehicle.4 halt = -40: accelerating from a halt: 40 metres less',
    'wrg:vehicle.3 wrg:R116 closed-down-each = -10: closed down, each of these costs more: 10 metres less',
    'wrg:vehicle.1 metres = 30: moves up to 30 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":30}',
    '= moves up to 30 metres',
  ]);
});

test('wrg:vehicle.4 a truck moves 120 metres and fires, less 40 for starting up and for troops', () => {
  expect(
    protocolOf(move, { type: 'truck', pace: 'move-and-fire', startUp: true, troops: 1, fire: true }),
  ).toEqual([
    'wrg:vehicle.1 firing = true: may fire as well',
    'wrg:vehicle.1 pace = 120: moving and firing by day: 120 metres',
    'wrg:vehicle.4 start-up = -40: starting up: 40 metres less',
    'wrg:vehicle.4 troops = -40: picking up or setting down troops: 40 metres less',
    'wrg:vehicle.1 metres = 40: moves up to 40 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":40}',
    '= moves up to 40 metres',
  ]);
});

test('wrg:vehicle.6 bicycles go at half speed off the road', () => {
  expect(protocolOf(move, { type: 'bicycle', pace: 'move-and-fire' })).toEqual([
    'wrg:vehicle.1 firing = true: may fire as well',
    'wrg:vehicle.1 pace = 120: moving and firing by day: 120 metres',
    'wrg:vehicle.6 bicycle = 60: half speed off hard roads: 60 metres',
    'wrg:vehicle.1 metres = 60: moves up to 60 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":60}',
    '= moves up to 60 metres',
  ]);
});

test('wrg:vehicle.7 riders who dismount leave one in three with the horses', () => {
  expect(protocolOf(move, { type: 'horse', dismount: true, men: 7 })).toEqual([
    'wrg:vehicle.2 pace = 60: on horseback by day: 60 metres',
    'wrg:vehicle.4 mounting = -40: mounting or dismounting: 40 metres less',
    'wrg:vehicle.7 wrg:R187 horses = 3: 3 men of 7 stay to hold the horses',
    'wrg:vehicle.2 metres = 20: moves up to 20 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:vehicle.7 > set {"to":"mover","of":"group","is":{"holders":3}}',
    '{"metres":20}',
    '= moves up to 20 metres',
  ]);
});
