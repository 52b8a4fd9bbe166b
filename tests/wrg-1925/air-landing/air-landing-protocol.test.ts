import { expect, test } from 'vitest';
import { airLanding } from '../../../rulesets/wrg-1925/air-landing/air-landing.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:air.6 men who land in woods fall on a 1; wrg:air.5 wrg:air.7 who and what lands off the table or in water is lost', () => {
  expect(
    protocolOf(
      airLanding,
      {
        men: 8,
        hw: 3,
        rough: 3,
        offTable: 2,
        hwInWater: 1,
        hwOffTable: 1,
        weapons: ['rifle:6', 'mg-tripod:1'],
        target: 'Blues',
      },
      '1 2 6',
    ),
  ).toEqual([
    'wrg:air.5 off-table = 2: 2 men off the table: lost',
    'wrg:air.6 landing = 1: landing in woods, built-up areas or water, hurt on 1: 1 of 3 [landing 1,2,6]',
    'wrg:air.6 wrg:R54 casualties = 3: 3 of 8 men lost',
    'wrg:air.5 weapons-off-table = 1: 1 heavy weapon off the table: lost',
    'wrg:air.7 weapons-in-water = 1: 1 heavy weapon in water: lost',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
    'wrg:air.6 > lose {"to":"lander","parts":{"men":3}}',
    'wrg:air.6 > add {"to":"lander","by":{"lostInPeriod":3,"lostInBattle":3}}',
    'wrg:air.7 > lose {"to":"lander","of":"gun","parts":{"pieces":2}}',
    'wrg:air.7 > set {"to":"lander","of":"group","is":{"weapons":["rifle:6"]}}',
    'wrg:air.2 > set {"to":"lander","is":{"landed":1,"dropped":true}}',
    'wrg:air.2 > set {"to":"lander","of":"group","is":{"erect":true}}',
    '{"casualties":3,"weaponsLost":2}',
    '= 3 men lost, 2 heavy weapons lost',
  ]);
});

test('wrg:air.6 of one man nobody is lost on open ground', () => {
  expect(protocolOf(airLanding, { men: 1, target: 'Blues' })).toEqual([
    'wrg:air.6 wrg:R54 casualties = 0: none of 1 man lost',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
    'wrg:air.2 > set {"to":"lander","is":{"landed":1,"dropped":true}}',
    'wrg:air.2 > set {"to":"lander","of":"group","is":{"erect":true}}',
    '{"casualties":0}',
    '= no men lost',
  ]);
});

test('wrg:air.5 one man off the table is lost', () => {
  expect(protocolOf(airLanding, { men: 1, offTable: 1 })).toEqual([
    'wrg:air.5 off-table = 1: 1 man off the table: lost',
    'wrg:air.6 wrg:R54 casualties = 1: 1 of 1 man lost',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1}',
    '= 1 man lost',
  ]);
});

test('wrg:air.7 heavy weapons by themselves', () => {
  expect(protocolOf(airLanding, { hw: 2, hwInWater: 2, target: 'Mortars' })).toEqual([
    'wrg:air.7 weapons-in-water = 2: 2 heavy weapons in water: lost',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
    'wrg:air.7 > lose {"to":"lander","of":"gun","parts":{"pieces":2}}',
    'wrg:air.2 > set {"to":"lander","is":{"landed":1,"dropped":true}}',
    'wrg:air.2 > set {"to":"lander","of":"group","is":{"erect":true}}',
    '{"weaponsLost":2}',
    '= 2 heavy weapons lost',
  ]);
});

test('(wrg:air.7) on dry land none is lost', () => {
  expect(protocolOf(airLanding, { hw: 2, target: 'Mortars' })).toEqual([
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
    'wrg:air.2 > set {"to":"lander","is":{"landed":1,"dropped":true}}',
    'wrg:air.2 > set {"to":"lander","of":"group","is":{"erect":true}}',
    '{"weaponsLost":0}',
    '= no losses',
  ]);
});

test('wrg:R188 men from a glider fire at once with small arms', () => {
  expect(protocolOf(airLanding, { by: 'glider', period: 1 })).toEqual([
    'wrg:air.12 wrg:R188 landed = false: small arms fire at once: they did not drop',
    'wrg:air.4 fire = "small-arms": first period on the ground: heavy weapons do not fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"fire":"small-arms"}',
    '= small arms may fire',
  ]);
});

test('wrg:R188 by option 2 they count as paratroops do', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', period: 1 }, '', { 'wrg:R188': 2 })).toEqual([
    'wrg:air.12 wrg:R188 landed = true: they count as paratroops do',
    'wrg:air.2 erect = true: they all count as erect',
    'wrg:air.2 fire = "nobody": first period on the ground: nobody returns fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"fire":"nobody"}',
    '= nobody may fire',
  ]);
});

test('wrg:air.13 wrg:R92 by option 2 one man aboard counts twice', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', targets: 1 }, '', { 'wrg:R92': 2 })).toEqual([
    'wrg:air.13 wrg:R92 aboard = 1: 1 man in a helicopter: +1',
    'wrg:tactical.2 wrg:R92 erect = 1: and as erect: +1',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"points":2}',
    '= 2 points for the target',
  ]);
});

test('wrg:air.13 by option 1 once', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', targets: 1 })).toEqual([
    'wrg:air.13 wrg:R92 aboard = 1: 1 man in a helicopter: +1',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"points":1}',
    '= 1 point for the target',
  ]);
});

test('wrg:air.11 one man down a rope', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', clearance: 1, men: 1 })).toEqual([
    'wrg:air.10 lands = false: 1 metre clear beyond the rotor disks: it cannot land, which takes 2',
    'wrg:air.11 periods = 1: it hovers: 1 man down a rope, 5 a period: 1 period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"lands":false,"periods":1}',
    '= all down the rope in 1 period',
  ]);
});

test('wrg:air.16 a glider without passengers or weapons is down', () => {
  expect(protocolOf(airLanding, { by: 'glider', hits: 1, target: 'Blues' }, 'hit-aboard=1 crew=6,6')).toEqual(
    [
      'wrg:air.15 down = true: a die for each of 1 man hit aboard, a 1 brings the glider down: down [hit-aboard 1]',
      'wrg:air.16 crew = 0: crew, alive on 4, 5 or 6: both, with pistols [crew 6,6]',
      'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
      'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
      'wrg:air.12 > set {"to":"lander","is":{"landed":1,"byAircraft":true}}',
      'wrg:air.12 > set {"to":"lander","of":"group","is":{"erect":true}}',
      '{"down":true,"casualties":0}',
      '= the glider is down: no men lost',
    ],
  );
});

test('wrg:air.16 men of a group without heavy weapons', () => {
  expect(
    protocolOf(
      airLanding,
      { by: 'glider', hits: 1, men: 2, crew: 0, target: 'Blues' },
      'hit-aboard=1 passengers=1,6',
    ),
  ).toEqual([
    'wrg:air.15 down = true: a die for each of 1 man hit aboard, a 1 brings the glider down: down [hit-aboard 1]',
    'wrg:air.16 passengers = 1: passengers, alive on 4, 5 or 6: 1 of 2, with personal weapons [passengers 1,6]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
    'wrg:air.16 > lose {"to":"lander","parts":{"men":1}}',
    'wrg:air.16 > add {"to":"lander","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:air.12 > set {"to":"lander","is":{"landed":1,"byAircraft":true}}',
    'wrg:air.12 > set {"to":"lander","of":"group","is":{"erect":true}}',
    '{"down":true,"casualties":1}',
    '= the glider is down: 1 man lost',
  ]);
});

test('wrg:air.15 what flies on loses no weapons', () => {
  expect(
    protocolOf(airLanding, { by: 'glider', hits: 1, men: 2, hw: 1, target: 'Blues' }, 'hit-aboard=6'),
  ).toEqual([
    'wrg:air.15 down = false: a die for each of 1 man hit aboard, a 1 brings the glider down: it flies on [hit-aboard 6]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
    'wrg:air.15 > add {"to":"lander","by":{"aboardDiced":1}}',
    '{"down":false,"casualties":0,"weaponsLost":0}',
    '= the glider flies on',
  ]);
});

test('wrg:air.2 in the first period paratroops are erect and do not fire', () => {
  expect(protocolOf(airLanding, { period: 1 })).toEqual([
    'wrg:air.2 erect = true: they all count as erect',
    'wrg:air.2 fire = "nobody": first period on the ground: nobody returns fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"fire":"nobody"}',
    '= nobody may fire',
  ]);
});

test('wrg:air.4 in the second heavy weapons do not', () => {
  expect(protocolOf(airLanding, { period: 2 })).toEqual([
    'wrg:air.4 fire = "small-arms": second period on the ground: heavy weapons do not fire',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"fire":"small-arms"}',
    '= small arms may fire',
  ]);
});

test('(wrg:air.2) from the third on all may fire', () => {
  expect(protocolOf(airLanding, { period: 3 })).toEqual([
    'wrg:air.4 fire = "everybody": from the third period on, heavy weapons fire as well',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"fire":"everybody"}',
    '= all may fire',
  ]);
});

test('wrg:air.9 a glider needs 100 metres', () => {
  expect(protocolOf(airLanding, { by: 'glider', run: 100 })).toEqual([
    'wrg:air.9 lands = true: 100 metres from the last tree or hedge: it lands',
    'wrg:air.12 leaving = -10: those who get out leave a vehicle: 10 metres off their move, and they count as erect',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"lands":true}',
    '= the glider lands',
  ]);
});

test('wrg:air.11 without 2 metres of room 5 men a period slide down a rope', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', clearance: 1.5, men: 12 })).toEqual([
    'wrg:air.10 lands = false: 1.5 metres clear beyond the rotor disks: it cannot land, which takes 2',
    'wrg:air.11 periods = 3: it hovers: 12 men down a rope, 5 a period: 3 periods',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"lands":false,"periods":3}',
    '= all down the rope in 3 periods',
  ]);
});

test('wrg:air.10 with 2 metres it lands', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', clearance: 2 })).toEqual([
    'wrg:air.10 lands = true: 2 metres clear beyond the rotor disks: it lands',
    'wrg:air.12 leaving = -10: those who get out leave a vehicle: 10 metres off their move, and they count as erect',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"lands":true}',
    '= the helicopter lands',
  ]);
});

test('wrg:air.14 a helicopter answers with one gun to a side', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', doorGuns: 1, range: 100 })).toEqual([
    'wrg:air.14 wrg:R16 return-fire = 6: one machine gun to that side, at 100 metres: 6 points',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"points":6}',
    '= 6 points of return fire',
  ]);
});

test('wrg:air.3 all in sight of those who fire are their target', () => {
  expect(protocolOf(airLanding, { targets: 7, period: 1 })).toEqual([
    'wrg:air.3 targets = 7: every figure in sight, range and arc is the target: 7 figures',
    'wrg:tactical.1 in-the-open = 7: not under cover: +7',
    'wrg:air.2 erect = 7: all count as erect: +7',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"points":14}',
    '= 14 points for the target',
  ]);
});

test('(wrg:air.12) who gets out of a glider counts as leaving a vehicle', () => {
  expect(
    protocolOf(airLanding, { by: 'glider', targets: 7, leaving: true, weapon: 'rifle', range: 90 }),
  ).toEqual([
    'wrg:air.13 in-range = 2: 90 metres from the flight path: rifle in range, 2 points each',
    'wrg:air.13 wrg:R92 aboard = 7: 7 men in a glider: +7',
    'wrg:tactical.2 wrg:R92 erect = 7: getting in or out: +7',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"points":14}',
    '= 14 points for the target',
  ]);
});

test('wrg:air.15 wrg:air.16 a 1 brings the glider down, and who throws 4 lives', () => {
  expect(
    protocolOf(
      airLanding,
      { by: 'glider', hits: 2, men: 3, hw: 1, weapons: ['rifle:3'], target: 'Blues' },
      'hit-aboard=1,4 passengers=4,3,5 crew=4,1',
    ),
  ).toEqual([
    'wrg:air.15 down = true: a die for each of 2 men hit aboard, a 1 brings the glider down: down [hit-aboard 1,4]',
    'wrg:air.16 passengers = 1: passengers, alive on 4, 5 or 6: 2 of 3, with personal weapons [passengers 4,3,5]',
    'wrg:air.16 crew = 1: crew, alive on 4, 5 or 6: 1 of 2, with pistols [crew 4,1]',
    'wrg:air.16 weapons-lost = 1: 1 heavy weapon lost in the crash',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:air.1 > meet {"to":"lander","of":"group","is":{}}',
    'wrg:air.16 > lose {"to":"lander","parts":{"men":1}}',
    'wrg:air.16 > add {"to":"lander","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:air.16 > lose {"to":"lander","of":"gun","parts":{"pieces":1}}',
    'wrg:air.16 > set {"to":"lander","of":"group","is":{"weapons":["rifle:3"]}}',
    'wrg:air.12 > set {"to":"lander","is":{"landed":1,"byAircraft":true}}',
    'wrg:air.12 > set {"to":"lander","of":"group","is":{"erect":true}}',
    '{"down":true,"casualties":2,"weaponsLost":1}',
    '= the glider is down: 2 men lost, 1 heavy weapon lost',
  ]);
});

test('wrg:air.15 without a 1 it flies on', () => {
  expect(protocolOf(airLanding, { by: 'helicopter', hits: 2, men: 3 }, 'hit-aboard=2,6')).toEqual([
    'wrg:air.15 down = false: a die for each of 2 men hit aboard, a 1 brings the helicopter down: it flies on [hit-aboard 2,6]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"down":false,"casualties":0}',
    '= the helicopter flies on',
  ]);
});
