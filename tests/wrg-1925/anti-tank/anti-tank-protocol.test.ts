import { expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/wrg-1925/anti-tank/anti-tank.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:antitank.14 a gun at the flank of a light AFV knocks it out, and its crew throws', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'gun', range: 200, flank: true, weight: 12, year: 1944, crew: 3, target: 'Panzer' },
      'weapon=4 fire=4 crew=6,3,2',
    ),
  ).toEqual([
    'wrg:antitank.1 effect = 3: conventional gun at 200 metres: 3 points',
    'wrg:antitank.4 flank = 1: fire on the flank: +1',
    'wrg:antitank.5 wrg:R155 light = 1: 12 tons in 1944: a light AFV: +1',
    'wrg:antitank.13 points = 5: 5 before the die: knocked out on 3 or more',
    'wrg:antitank.13 weapon = 1: 9 in all, against 8 [weapon 4]',
    'wrg:afv.12 wrg:R166 scored = 9: 9 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 4]',
    'wrg:points.17 wrg:R168 smgs = 2: 2 SMGs among the crew: every AFV crew has 2 at least',
    'wrg:crew.1 crew = 2: 1 with an SMG and 1 with a pistol, 1 lost [crew 6,3,2]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"antiTankFire":true}}',
    'wrg:afv.12 > add {"to":"afv","by":{"antiTankPoints":9}}',
    'wrg:antitank.14 > set {"to":"afv","is":{"knockedOut":true}}',
    'wrg:orders.4 > set {"to":"afv","is":{"outNow":true}}',
    'wrg:orders.4 > add {"to":"afv","by":{"hit":3}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"afv"},"is":{"aboard":null}}',
    'wrg:crew.1 > lose {"to":"afv","parts":{"men":1,"crew":1}}',
    'wrg:crew.2 > set {"to":"afv","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"afv","is":{"left":true}}',
    'wrg:crew.1 > split {"from":"afv","counts":{"crew":2},"into":{"kind":"group","called":"crew","is":{"men":2,"erect":true,"weapons":["smg:1","pistol:1"],"lostInBattle":1,"lostInPeriod":1,"underFire":true,"otherFire":true},"keeps":["underFire","otherFire","points","tens","machineGuns","nearest","armourFires","surprised","flame"]}}',
    '{"knockedOut":true,"onFire":false,"withSmg":1,"withPistol":1,"crewLost":1}',
    '= Panzer is knocked out; crew out: 1 with an SMG and 1 with a pistol; 1 lost',
  ]);
});

test('wrg:antitank.11 a one-man weapon that moved, at a target that moved in cover', () => {
  expect(
    protocolOf(
      antiTank,
      {
        weapon: 'one-man',
        range: 50,
        moved: true,
        underFire: true,
        targetMoved: true,
        concealed: true,
        smoke: 40,
      },
      'weapon=6',
    ),
  ).toEqual([
    'wrg:antitank.1 effect = 6: one-man anti-tank weapon at 50 metres: 6 points',
    'wrg:antitank.6 wrg:R153 target-moved = -1: target moved 50 metres: -1',
    'wrg:antitank.7 wrg:R160 under-fire = -1: firer under fire: -1',
    'wrg:antitank.10 wrg:R29 concealed = -1: target partly concealed: -1',
    'wrg:antitank.11 wrg:R159 moved = -2: firing weapon moved: -2',
    'wrg:smoke.5 wrg:R181 blind = 40: fired blind through 40 metres of smoke',
    'wrg:antitank.12 wrg:R181 smoke = -2: target behind local smoke: -2',
    'wrg:antitank.13 points = -1: -1 before the die: no die is enough',
    'wrg:antitank.13 weapon = 0: 5 in all, against 8 [weapon 6]',
    'wrg:afv.12 wrg:R166 scored = 5: 5 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.2 AFV guns deduct 2; two of them throw a die each', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'afv-gun', weapons: 2, range: 300, angle: 50, weight: 50, year: 1944, surprised: true },
      'weapon=3,4 fire=4',
    ),
  ).toEqual([
    'wrg:antitank.2 effect = 8: 2 AFV shell guns at 300 metres: 8 points each',
    'wrg:antitank.2 wrg:R27 deduction = -2: AFV shell guns against armour: -2',
    'wrg:antitank.4 wrg:R158 flank = 1: 50 degrees off the front, its flank: +1',
    'wrg:antitank.9 wrg:R155 heavy = -1: 50 tons in 1944: a heavy AFV: -1',
    'wrg:antitank.8 wrg:R29 surprised = -1: firer surprised: -1',
    'wrg:antitank.13 points = 5: 5 before the die: knocked out on 3 or more',
    'wrg:antitank.13 weapon = 2: both with 8 or more in all [weapon 3,4]',
    'wrg:afv.12 wrg:R166 scored = 17: 17 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 4]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:antitank.3 a heavy machine gun is for light AFVs', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'heavy-mg', mount: 'tripod', helpers: 1, range: 80, at: 'recce', weight: 15, year: 1944 },
      'weapon=3',
    ),
  ).toEqual([
    'wrg:antitank.3 wrg:R28 target = true: it can be hurt: AFVs up to 15 tons and post-war SP artillery',
    'wrg:antitank.3 effect = 5: tripod heavy MG at 80 metres: 5 points',
    'wrg:antitank.3 deduction = -2: tripod heavy MGs against armour: -2',
    'wrg:antitank.1 wrg:R157 helpers = 0: No. 2: their points are for fire at men',
    'wrg:antitank.5 wrg:R155 light = 1: 15 tons in 1944: a light AFV: +1',
    'wrg:antitank.13 points = 4: 4 before the die: knocked out on 4 or more',
    'wrg:antitank.13 weapon = 0: 7 in all, against 8 [weapon 3]',
    'wrg:afv.12 wrg:R166 scored = 7: 7 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.15 an AFV in an area of off-table fire is knocked out by a 1', () => {
  expect(protocolOf(antiTank, { offTable: true, attacks: 2, crew: 2 }, 'attack=1 fire=3 crew=3,2')).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: off-table fire: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = true: knocked out; it stops where it was engaged [attack 1]',
    'wrg:antitank.16 wrg:R169 on-fire = true: it catches fire [fire 3]',
    'wrg:points.17 wrg:R168 smgs = 2: 2 SMGs among the crew: every AFV crew has 2 at least',
    'wrg:crew.1 crew = 1: 1 with a pistol, 1 lost [crew 3,2]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":true,"withSmg":0,"withPistol":1,"crewLost":1}',
    '= the AFV is knocked out and on fire; crew out: 1 with a pistol; 1 lost',
  ]);
});

test('wrg:antitank.15 a satchel charge that throws 2 does not harm it', () => {
  expect(
    protocolOf(antiTank, { closeAttack: 'satchel', target: 'Panzer', name: 'Reds', men: 3 }, 'attack=2'),
  ).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: attacked with satchel charges: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = false: not knocked out [attack 2]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"attackDiced":true,"antiTankFire":true,"closeAttack":true}}',
    'wrg:react.5 > meet {"to":"gunner","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"gunner","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > add {"to":"gunner","by":{"menFired":1}}',
    'wrg:option.12 > add {"to":"gunner","by":{"satchels":1}}',
    '{"knockedOut":false,"onFire":false}',
    '= Panzer is not knocked out',
  ]);
});

test('wrg:antitank.13 points added up already: 3 need a 5', () => {
  expect(protocolOf(antiTank, { points: 3 }, '5 4')).toEqual([
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 1: 8 in all, against 8 [weapon 5]',
    'wrg:afv.12 wrg:R166 scored = 8: 8 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 4]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});
