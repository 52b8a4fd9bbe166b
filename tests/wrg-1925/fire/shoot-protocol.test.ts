import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:potential.1 six rifles and a belt-fed LMG at 90 metres', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['rifle:6', 'lmg-belt:1'], range: 90, men: 8, targets: 8, uncovered: 5, erect: 1 },
      'chance=5 identify=2',
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 12: 6 rifles at 90 metres, 2 each: 12 points',
    'wrg:fire.7 lmg-belt = 5: 1 belt fed LMG at 90 metres: 5 points',
    'wrg:tactical.1 wrg:R82 uncovered = 5: 5 figures without hard cover, +1 each: +5',
    'wrg:tactical.2 wrg:R90 erect = 1: 1 figure erect in the open or crowded, +1 each: +1',
    'wrg:react.13 wrg:R135 machine-guns = 1: 1 machine gun on the target',
    'wrg:chance.1 wrg:R69 chance = 5: 5 chance points for 8 men [chance 5]',
    'wrg:potential.1 total = 28: 17 fire effect, 6 target and tactical, 5 chance: total 28',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:chance.1 a die above the men of the group counts nothing; who moved deducts', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: ['rifle:3'],
        range: 100,
        men: 3,
        moved: 3,
        targets: 4,
        bunkered: 1,
        name: 'Reds',
        target: 'Blues',
      },
      'chance=4 potential=5',
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 6: 3 rifles at 100 metres, 2 each: 6 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:tactical.6 wrg:R91 bunkered = -3: 1 figure in a bunker, -3 each: -3',
    'wrg:tactical.4 wrg:R85 moved = -3: 3 firers that moved or did not fire last period, -1 each: -3',
    'wrg:chance.2 wrg:R69 chance = 0: more than the 3 men of the group: no chance points [chance 4]',
    'wrg:potential.1 total = 0: 6 fire effect, -6 target and tactical, 0 chance: total 0',
    'wrg:potential.2 wrg:R73 potential = 0: total under 5, 6 hits: no potential casualties [potential 5]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":100}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["rifle:3"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":3}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":100}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Blues"]}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":0,"potential":0,"potentialDie":5}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:identify.2 wrg:soft.3 the first figure falls on 2; the set of a radio man is out on a 1', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: ['mg-tripod:2', 'helper:2'],
        range: 200,
        men: 6,
        figure: ['Sgt:erect,40,radio', '3 Rifleman:60'],
      },
      'chance=6 identify=2 radio=1',
    ),
  ).toEqual([
    'wrg:heavy.7 mg-tripod = 8: 2 tripod or wheeled MGs at 200 metres, 4 each: 8 points',
    'wrg:heavy.8 wrg:R97 helper = 2: 2 No. 2s and No. 3s at 200 metres, 1 each: 2 points',
    'wrg:tactical.1 wrg:R82 uncovered = 4: 4 figures without hard cover, +1 each: +4',
    'wrg:tactical.2 wrg:R90 erect = 1: 1 figure erect in the open or crowded, +1 each: +1',
    'wrg:react.13 wrg:R135 machine-guns = 2: 2 machine guns on the target',
    'wrg:chance.1 wrg:R69 chance = 6: 6 chance points for 6 men [chance 6]',
    'wrg:potential.1 total = 21: 10 fire effect, 5 target and tactical, 6 chance: total 21',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.3 wrg:R79 order = [["Sgt"],["Rifleman"]]: order of priority: Sgt, 3 Rifleman',
    'wrg:identify.2 rolled-for = 1: Sgt on 1 or 2: Sgt falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:soft.3 wrg:R24 radio = true: the radio of Sgt is out for the battle [radio 1]',
    'wrg:identify.1 fallen = ["Sgt"]: Sgt falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1,"fallen":["Sgt"],"radiosOut":["Sgt"]}',
    '= 1 casualty: Sgt; radio of Sgt out',
  ]);
});

test('wrg:soft.1 wrg:soft.2 with its driver a truck that moves is rolled for: saved on 5, it burns on 2', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: ['mg-tripod:2', 'helper:2'],
        range: 200,
        men: 6,
        figure: ['Rifleman:60', '2 Driver:in=Truck,moving'],
      },
      'chance=6 potential=3 identify=2 vehicle=4 fire=2',
    ),
  ).toEqual([
    'wrg:heavy.7 mg-tripod = 8: 2 tripod or wheeled MGs at 200 metres, 4 each: 8 points',
    'wrg:heavy.8 wrg:R97 helper = 2: 2 No. 2s and No. 3s at 200 metres, 1 each: 2 points',
    'wrg:tactical.1 wrg:R82 uncovered = 3: 3 figures without hard cover, +1 each: +3',
    'wrg:react.13 wrg:R135 machine-guns = 2: 2 machine guns on the target',
    'wrg:chance.1 wrg:R69 chance = 6: 6 chance points for 6 men [chance 6]',
    'wrg:potential.1 total = 19: 10 fire effect, 3 target and tactical, 6 chance: total 19',
    'wrg:potential.2 potential = 1: total 15 or more, 3 to 6 hits: 1 potential casualty [potential 3]',
    'wrg:identify.3 wrg:R79 order = [["Driver"],["Rifleman"]]: order of priority: 2 Driver, Rifleman',
    'wrg:identify.2 rolled-for = 1: Driver on 1 or 2: Driver falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:soft.1 wrg:R126 vehicle = false: Truck, moving, saved on 5 or 6: destroyed; the others in it get out on the spot [vehicle 4]',
    'wrg:soft.2 fire = true: Truck is on fire [fire 2]',
    'wrg:identify.1 fallen = ["Driver"]: Driver falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1,"fallen":["Driver"],"vehiclesLost":["Truck"],"vehiclesBurning":["Truck"]}',
    '= 1 casualty: Driver; Truck destroyed; Truck on fire',
  ]);
});

test('wrg:smoke.4 blind into smoke half of the fire effect counts', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['rifle:5'], range: 90, men: 5, targets: 5, uncovered: 5, blind: true, beyondScreen: 30 },
      'chance=5 potential=4 identify=3,3,3,3,3',
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 10: 5 rifles at 90 metres, 2 each: 10 points',
    'wrg:smoke.4 wrg:R74 blind = 5: blind into smoke, half of 10: 5 points',
    'wrg:tactical.1 wrg:R82 uncovered = 5: 5 figures without hard cover, +1 each: +5',
    'wrg:chance.1 wrg:R69 chance = 5: 5 chance points for 5 men [chance 5]',
    'wrg:potential.1 total = 15: 5 fire effect, 5 target and tactical, 5 chance: total 15',
    'wrg:potential.2 potential = 1: total 15 or more, 3 to 6 hits: 1 potential casualty [potential 4]',
    'wrg:identify.2 rolled-for = 5: 1 figure on 1 or 2, 4 others on 1: nobody falls [identify 3] [identify 3] [identify 3] [identify 3] [identify 3]',
    'wrg:identify.4 wrg:R77 identified = 0: no casualties of 1 potential: each figure has had its roll',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:tactical.3 grenades into a building, of two groups', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: ['grenade:2'],
        range: 10,
        men: 4,
        intoBuilding: 2,
        group: ['rifle:4;men=5;range=80'],
        targets: 5,
      },
      '4 5 2 1',
    ),
  ).toEqual([
    'wrg:fire.4 wrg:R95 throwing = 2: 2 men throwing instead of firing',
    'wrg:potential.1 group = 1: group 1, 4 men',
    'wrg:fire.7 grenade = 10: 2 hand grenades at 10 metres, 5 each: 10 points',
    'wrg:potential.1 group = 2: group 2, 5 men',
    'wrg:fire.7 rifle = 8: 4 rifles at 80 metres, 2 each: 8 points',
    'wrg:tactical.1 uncovered = 0: 5 figures in hard cover or dashing: nothing added',
    'wrg:tactical.3 wrg:R20 strongpoint = 4: 2 blows on a bunker or building, +2 each: +4',
    'wrg:chance.1 wrg:R68 chance = 4: 4 chance points for 4 men [chance 4]',
    'wrg:chance.1 wrg:R68 chance-2 = 5: 5 chance points for 5 men [chance-2 5]',
    'wrg:potential.1 total = 31: 18 fire effect, 4 target and tactical, 9 chance: total 31',
    'wrg:potential.3 potential = 2: total 30 or more, no die: 2 potential casualties',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.1 rolled-for = 1: 1 figure on 1: it falls [identify 1]',
    'wrg:identify.4 identified = 2: 2 casualties of 2 potential: found',
    'wrg:identify.3 who = 2: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":2}',
    '= 2 casualties',
  ]);
});

test('wrg:potential.3 points added up already: 40 are three potential hits', () => {
  expect(protocolOf(shoot, { points: 40, machineGuns: 1, targets: 5 }, 'identify=2 1 3 3 1')).toEqual([
    'wrg:potential.1 points = 40: 40 points added up already',
    'wrg:react.13 wrg:R135 machine-guns = 1: 1 machine gun on the target',
    'wrg:potential.1 total = 40: total 40',
    'wrg:potential.3 wrg:R22 potential = 3: total 40 or more, no die: 3 potential casualties',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.1 rolled-for = 1: 1 figure on 1: it falls [identify 1]',
    'wrg:identify.1 rolled-for = 3: 3 figures on 1: the last falls [identify 3] [identify 3] [identify 1]',
    'wrg:identify.4 identified = 3: 3 casualties of 3 potential: found',
    'wrg:identify.3 who = 3: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":3}',
    '= 3 casualties',
  ]);
});

test('wrg:potential.2 four and a half points hit on a 6', () => {
  expect(protocolOf(shoot, { points: 4.5, men: 2, targets: 1 }, 'chance=3 potential=6 identify=2')).toEqual([
    'wrg:potential.1 points = 4.5: 4.5 points added up already',
    'wrg:chance.2 wrg:R69 chance = 0: more than the 2 men of the group: no chance points [chance 3]',
    'wrg:potential.1 total = 4.5: 4.5 points, 0 chance: total 4.5',
    'wrg:potential.2 potential = 1: total under 5, 6 hits: 1 potential casualty [potential 6]',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});
