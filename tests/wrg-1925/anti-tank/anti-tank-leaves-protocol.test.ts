import { expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/wrg-1925/anti-tank/anti-tank.js';
import { protocolOf } from '../../support/protocol.js';

/** Attacks on armour as whole answers: what they leave on the table, every weapon, and other rulings. */

test('wrg:antitank.15 flame from close by sets its mark on the AFV, and on those who ride on it', () => {
  expect(
    protocolOf(
      antiTank,
      {
        name: 'Reds',
        target: 'Tiger',
        closeAttack: 'flame',
        flameOf: 'man-pack',
        range: 30,
        passengers: 3,
        fromMap: true,
      },
      'attack=4',
    ),
  ).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: attacked with flame: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = false: not knocked out [attack 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"attackDiced":true,"antiTankFire":true,"surprised":true,"antiTankSurprise":true,"closeAttack":true,"flame":1}}',
    'wrg:react.1 > set {"to":"passengers","is":{"underFire":true,"otherFire":true,"nearest":30,"surprised":true,"flame":1}}',
    'wrg:react.5 > meet {"to":"gunner","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"gunner","is":{"fired":true,"lastFired":1}}',
    'wrg:notes.1 > set {"to":"gunner","is":{"hidden":null},"at":"period"}',
    'wrg:fire.4 > set {"to":"gunner","is":{"armsFired":["flame-thrower:1"]}}',
    'wrg:fire.4 > add {"to":"gunner","by":{"menFired":1}}',
    '{"knockedOut":false,"onFire":false,"passengersOut":0,"passengersLost":0}',
    '= Tiger is not knocked out',
  ]);
});

test('wrg:R151 those inside share the test of the AFV', () => {
  expect(
    protocolOf(
      antiTank,
      { name: 'Reds', target: 'APC', closeAttack: 'molotov', passengers: 3, within: true },
      'attack=4',
    ),
  ).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: attacked with molotov cocktails: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = false: not knocked out [attack 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"attackDiced":true,"antiTankFire":true,"closeAttack":true}}',
    'wrg:react.5 > meet {"to":"gunner","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"gunner","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > add {"to":"gunner","by":{"menFired":1}}',
    '{"knockedOut":false,"onFire":false,"passengersOut":0,"passengersLost":0}',
    '= APC is not knocked out',
  ]);
});

test('wrg:R151 by option 2 they test as well', () => {
  expect(
    protocolOf(antiTank, { target: 'APC', closeAttack: 'molotov', passengers: 3, within: true }, 'attack=4', {
      'wrg:R151': 2,
    }),
  ).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: attacked with molotov cocktails: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = false: not knocked out [attack 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"attackDiced":true,"antiTankFire":true,"closeAttack":true}}',
    'wrg:react.1 > set {"to":"passengers","is":{"underFire":true,"otherFire":true}}',
    '{"knockedOut":false,"onFire":false,"passengersOut":0,"passengersLost":0}',
    '= APC is not knocked out',
  ]);
});

test('wrg:option.12 a satchel charge that knocks it out is used up; its riders throw, and those inside it were under fire', () => {
  expect(
    protocolOf(
      antiTank,
      {
        name: 'Reds',
        target: 'APC',
        closeAttack: 'satchel',
        crew: 2,
        smgs: 1,
        crewLeaders: ['cpl'],
        passengers: 3,
        within: true,
        hw: 1,
        passengerWeapons: ['mortar-2in:1', 'rifle:2'],
      },
      'attack=1 fire=1 crew=6,3 passenger=3,4,1',
    ),
  ).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: attacked with satchel charges: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = true: knocked out; it stops where it was engaged [attack 1]',
    'wrg:antitank.16 wrg:R169 on-fire = true: it catches fire [fire 1]',
    'wrg:crew.1 wrg:R168 smgs = 1: 1 SMG bought: the rest of the crew have pistols',
    'wrg:crew.4 wrg:R48 abandoned = 1: 1 heavy weapon abandoned in the wreck',
    'wrg:crew.1 crew = 2: 1 with an SMG and 1 with a pistol, none lost [crew 6,3]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:crew.3 passengers = 2: 2 of 3 out with their personal weapons [passenger 3,4,1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"attackDiced":true,"antiTankFire":true,"closeAttack":true}}',
    'wrg:react.5 > meet {"to":"gunner","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"gunner","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > add {"to":"gunner","by":{"menFired":1}}',
    'wrg:option.12 > add {"to":"gunner","by":{"satchels":1}}',
    'wrg:antitank.14 > set {"to":"afv","is":{"knockedOut":true,"onFire":true}}',
    'wrg:orders.4 > set {"to":"afv","is":{"outNow":true}}',
    'wrg:orders.4 > add {"to":"afv","by":{"hit":2}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"afv"},"is":{"aboard":null}}',
    'wrg:crew.2 > set {"to":"afv","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"afv","is":{"left":true}}',
    'wrg:crew.1 > split {"from":"afv","counts":{"crew":2},"into":{"kind":"group","called":"crew","is":{"men":2,"erect":true,"weapons":["smg:1","pistol:1"],"leaders":["cpl"],"lostInBattle":0,"lostInPeriod":0,"underFire":true,"otherFire":true},"keeps":["underFire","otherFire","points","tens","machineGuns","nearest","armourFires","surprised","flame"]}}',
    'wrg:crew.3 > lose {"to":["passengers",1],"parts":{"men":1}}',
    'wrg:crew.3 > add {"to":["passengers",1],"by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:crew.4 > set {"to":"passengers","of":"group","is":{"weapons":["rifle:2"]}}',
    'wrg:crew.4 > lose {"to":"passengers","of":"gun","parts":{"pieces":1}}',
    'wrg:crew.3 > set {"to":"passengers","is":{"aboard":null}}',
    'wrg:tactical.2 > set {"to":"passengers","of":"group","is":{"erect":true}}',
    'wrg:react.1 > set {"to":"passengers","is":{"underFire":true,"otherFire":true}}',
    '{"knockedOut":true,"onFire":true,"withSmg":1,"withPistol":1,"crewLost":0,"passengersOut":2,"passengersLost":1,"abandoned":1}',
    '= APC is knocked out and on fire; crew out: 1 with an SMG and 1 with a pistol; none lost; 2 of 3 passengers out',
  ]);
});

test('wrg:R162 by option 2 each of two attacks has a die', () => {
  expect(
    protocolOf(antiTank, { closeAttack: 'sticky-bomb', attacks: 2 }, 'attack=2,1 fire=4', { 'wrg:R162': 2 }),
  ).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 2: attacked with sticky bombs: a die for each of 2 attacks, knocked out on 1',
    'wrg:antitank.15 knocked-out = true: knocked out; it stops where it was engaged [attack 2,1]',
    'wrg:antitank.16 wrg:R169 on-fire = false: it does not catch fire [fire 4]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:R169 by option 2 only what is shot may burn', () => {
  expect(protocolOf(antiTank, { closeAttack: 'flame' }, 'attack=1', { 'wrg:R169': 2 })).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: attacked with flame: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = true: knocked out; it stops where it was engaged [attack 1]',
    'wrg:antitank.16 wrg:R169 on-fire = false: only what anti-tank fire knocks out may burn',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:antitank.15 off-table fire has a line for each AFV, that stands first', () => {
  expect(
    protocolOf(antiTank, { target: 'Tiger', offTable: true, crew: 1 }, 'attack=1 fire=5 crew=1'),
  ).toEqual([
    'wrg:antitank.15 wrg:R162 attack = 1: off-table fire: one die a period, knocked out on 1',
    'wrg:antitank.15 knocked-out = true: knocked out; it stops where it was engaged [attack 1]',
    'wrg:antitank.16 wrg:R169 on-fire = false: it does not catch fire [fire 5]',
    'wrg:points.17 wrg:R168 smgs = 1: 1 SMG among the crew: every AFV crew has 2 at least',
    'wrg:crew.1 crew = 0: nobody out, 1 lost [crew 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"gunner","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"gunner","is":{"afv":true,"underFire":true,"shotAt":true,"attackDiced":true,"otherFire":true}}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"attackDiced":true,"otherFire":true}}',
    'wrg:antitank.14 > set {"to":"gunner","is":{"knockedOut":true}}',
    'wrg:orders.4 > set {"to":"gunner","is":{"outNow":true}}',
    'wrg:orders.4 > add {"to":"gunner","by":{"hit":1}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"gunner"},"is":{"aboard":null}}',
    'wrg:crew.1 > lose {"to":"gunner","parts":{"men":1,"crew":1}}',
    'wrg:crew.2 > set {"to":"gunner","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"gunner","is":{"left":true}}',
    'wrg:antitank.14 > set {"to":"afv","is":{"knockedOut":true}}',
    'wrg:orders.4 > set {"to":"afv","is":{"outNow":true}}',
    'wrg:orders.4 > add {"to":"afv","by":{"hit":1}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"afv"},"is":{"aboard":null}}',
    'wrg:crew.1 > lose {"to":"afv","parts":{"men":1,"crew":1}}',
    'wrg:crew.2 > set {"to":"afv","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"afv","is":{"left":true}}',
    '{"knockedOut":true,"onFire":false,"withSmg":0,"withPistol":0,"crewLost":1}',
    '= Tiger is knocked out; the crewman is lost',
  ]);
});

test('wrg:antitank.14 a wreck is told to be one, and nothing more becomes of it', () => {
  expect(
    protocolOf(
      antiTank,
      { name: 'Reds', target: 'Tiger', targetOut: true, weapon: 'gun', range: 100 },
      'weapon=6 fire=4',
    ),
  ).toEqual([
    'wrg:antitank.14 wreck = "Tiger": Tiger is knocked out already',
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 1: 9 in all, against 8 [weapon 6]',
    'wrg:afv.12 wrg:R166 scored = 9: 9 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"gunner","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"gunner","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"gunner","is":{"armsFired":["gun:1"]}}',
    'wrg:fire.4 > add {"to":"gunner","by":{"menFired":1}}',
    'wrg:afv.12 > add {"to":"afv","by":{"antiTankPoints":9}}',
    '{"knockedOut":true,"onFire":false}',
    '= Tiger is knocked out already',
  ]);
});

test('wrg:crew.1 where nobody aboard is known that is for the players', () => {
  expect(protocolOf(antiTank, { target: 'Tiger', weapon: 'gun', range: 100 }, 'weapon=6 fire=3')).toEqual([
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 1: 9 in all, against 8 [weapon 6]',
    'wrg:afv.12 wrg:R166 scored = 9: 9 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = true: it catches fire [fire 3]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"antiTankFire":true}}',
    'wrg:afv.12 > add {"to":"afv","by":{"antiTankPoints":9}}',
    'wrg:antitank.14 > set {"to":"afv","is":{"knockedOut":true,"onFire":true}}',
    'wrg:orders.4 > set {"to":"afv","is":{"outNow":true}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"afv"},"is":{"aboard":null}}',
    '{"knockedOut":true,"onFire":true}',
    '= Tiger is knocked out and on fire',
  ]);
});

test('(wrg:crew.1) nobody has to get out of what is not knocked out', () => {
  expect(
    protocolOf(antiTank, { weapon: 'gun', range: 100, crew: 3, passengers: 2, hw: 1 }, 'weapon=1'),
  ).toEqual([
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: 4 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 4: 4 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false,"withSmg":0,"withPistol":0,"crewLost":0,"passengersOut":0,"passengersLost":0,"abandoned":0}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.3 a heavy MG on a tripod, with its helper, at a recce vehicle', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'heavy-mg', mount: 'tripod', range: 100, helpers: 1, at: 'recce', weight: 8, year: 1944 },
      'weapon=1',
    ),
  ).toEqual([
    'wrg:antitank.3 wrg:R28 target = true: it can be hurt: AFVs up to 15 tons and post-war SP artillery',
    'wrg:antitank.3 effect = 5: tripod heavy MG at 100 metres: 5 points',
    'wrg:antitank.3 deduction = -2: tripod heavy MGs against armour: -2',
    'wrg:antitank.1 wrg:R157 helpers = 0: No. 2: their points are for fire at men',
    'wrg:antitank.5 wrg:R155 light = 1: 8 tons in 1944: a light AFV: +1',
    'wrg:antitank.13 points = 4: 4 before the die: knocked out on 4 or more',
    'wrg:antitank.13 weapon = 0: 5 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 5: 5 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.3 two turret heavy MGs at nobody knows what', () => {
  expect(protocolOf(antiTank, { weapon: 'heavy-mg', range: 100, weapons: 2 }, 'weapon=1,2 fire=4')).toEqual([
    'wrg:antitank.3 wrg:R28 target = null: only AFVs up to 15 tons and post-war SP artillery can be hurt: make sure that it is one',
    'wrg:antitank.3 effect = 10: 2 turret heavy MGs or light shell guns at 100 metres: 10 points each',
    'wrg:antitank.3 deduction = -2: turret heavy MGs or light shell guns against armour: -2',
    'wrg:antitank.13 points = 8: 8 before the die: whatever the die',
    'wrg:antitank.13 weapon = 2: both with 8 or more in all [weapon 1,2]',
    'wrg:afv.12 wrg:R166 scored = 19: 19 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 4]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:R28 by option 2 a heavy MG goes by the type of its target', () => {
  expect(
    protocolOf(antiTank, { weapon: 'heavy-mg', mount: 'pintle', range: 100, at: 'light-tank' }, 'weapon=1', {
      'wrg:R28': 2,
    }),
  ).toEqual([
    'wrg:antitank.3 wrg:R28 target = true: it can be hurt: recce vehicles, APCs, SP guns and light tanks',
    'wrg:antitank.3 effect = 6: pintle heavy MG at 100 metres: 6 points',
    'wrg:antitank.3 deduction = -2: pintle heavy MGs against armour: -2',
    'wrg:antitank.9 wrg:R31 weight = 0: light or heavy goes by weight and year: not given',
    'wrg:antitank.13 points = 4: 4 before the die: knocked out on 4 or more',
    'wrg:antitank.13 weapon = 0: 5 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 5: 5 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.2 a light gun of an AFV', () => {
  expect(protocolOf(antiTank, { weapon: 'afv-gun', lightGun: true, range: 100 }, 'weapon=1')).toEqual([
    'wrg:antitank.2 wrg:R156 effect = 3: AFV gun under 75mm at 100 metres: 3 points',
    'wrg:antitank.2 wrg:R27 deduction = -2: AFV guns under 75mm against armour: -2',
    'wrg:antitank.13 points = 1: 1 before the die: no die is enough',
    'wrg:antitank.13 weapon = 0: 2 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 2: 2 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R156 by option 2 it deducts nothing', () => {
  expect(
    protocolOf(antiTank, { weapon: 'afv-gun', lightGun: true, range: 100 }, 'weapon=1', { 'wrg:R156': 2 }),
  ).toEqual([
    'wrg:antitank.2 wrg:R156 effect = 3: AFV gun under 75mm at 100 metres: 3 points',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: 4 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 4: 4 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R156 by option 3 it has the row of an AFV gun', () => {
  expect(
    protocolOf(antiTank, { weapon: 'afv-gun', lightGun: true, range: 100 }, 'weapon=1', { 'wrg:R156': 3 }),
  ).toEqual([
    'wrg:antitank.2 wrg:R156 effect = 8: AFV gun under 75mm at 100 metres: 8 points',
    'wrg:antitank.2 wrg:R27 deduction = -2: AFV guns under 75mm against armour: -2',
    'wrg:antitank.13 points = 6: 6 before the die: knocked out on 2 or more',
    'wrg:antitank.13 weapon = 0: 7 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 7: 7 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R27 by option 2 two AFV guns do what any anti-tank gun does', () => {
  expect(
    protocolOf(antiTank, { weapon: 'afv-gun', range: 100, weapons: 2 }, 'weapon=1,1', { 'wrg:R27': 2 }),
  ).toEqual([
    'wrg:antitank.2 wrg:R27 effect = 3: 2 AFV shell guns at 100 metres: 3 points each',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: none of 2 with 8 or more in all [weapon 1,1]',
    'wrg:afv.12 wrg:R166 scored = 8: 8 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.1 two guided missiles', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'missile', range: 400, weapons: 2, name: 'Crew', target: 'Tiger' },
      'weapon=1,2 fire=4',
    ),
  ).toEqual([
    'wrg:antitank.1 effect = 6: 2 guided missiles at 400 metres: 6 points each',
    'wrg:antitank.13 points = 6: 6 before the die: knocked out on 2 or more',
    'wrg:antitank.13 weapon = 1: 1 of 2 with 8 or more in all [weapon 1,2]',
    'wrg:afv.12 wrg:R166 scored = 15: 15 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 4]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.1 > meet {"to":"afv","of":"group","is":{}}',
    'wrg:afv.1 > set {"to":"afv","is":{"afv":true,"underFire":true,"shotAt":true,"antiTankFire":true}}',
    'wrg:react.5 > meet {"to":"gunner","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"gunner","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"gunner","is":{"armsFired":["missile:2"]}}',
    'wrg:points.11 > add {"to":"gunner","by":{"missiles":2}}',
    'wrg:fire.4 > add {"to":"gunner","by":{"menFired":2}}',
    'wrg:afv.12 > add {"to":"afv","by":{"antiTankPoints":15}}',
    'wrg:antitank.14 > set {"to":"afv","is":{"knockedOut":true}}',
    'wrg:orders.4 > set {"to":"afv","is":{"outNow":true}}',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"afv"},"is":{"aboard":null}}',
    '{"knockedOut":true,"onFire":false}',
    '= Tiger is knocked out',
  ]);
});

test('wrg:antitank.1 two recoilless guns with a helper each, that knock it out', () => {
  expect(
    protocolOf(antiTank, { weapon: 'recoilless', range: 90, weapons: 2, helpers: 1 }, 'weapon=6,6 fire=4'),
  ).toEqual([
    'wrg:antitank.1 effect = 4: 2 recoilless guns at 90 metres: 4 points each',
    'wrg:antitank.1 wrg:R157 helpers = 0: No. 2: their points are for fire at men',
    'wrg:antitank.13 points = 4: 4 before the die: knocked out on 4 or more',
    'wrg:antitank.13 weapon = 2: both with 8 or more in all [weapon 6,6]',
    'wrg:afv.12 wrg:R166 scored = 20: 20 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 4]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:antitank.9 a heavy tank after 1950, at its rear', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'gun', range: 100, at: 'heavy-tank', weight: 60, year: 1960, angle: 170 },
      'weapon=1',
    ),
  ).toEqual([
    'wrg:antitank.1 target = true: heavy tank: an AFV, which anti-tank weapons can hurt',
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.4 wrg:R158 flank = 1: 170 degrees off the front, its flank: +1',
    'wrg:antitank.9 wrg:R155 heavy = -1: 60 tons in 1960: a heavy AFV: -1',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: 4 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 4: 4 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R158 by option 2 the rear is no flank', () => {
  expect(
    protocolOf(antiTank, { weapon: 'gun', range: 100, angle: 170 }, 'weapon=1', { 'wrg:R158': 2 }),
  ).toEqual([
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.4 wrg:R158 flank = 0: 170 degrees off the front, its rear: not counted',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: 4 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 4: 4 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.4 45 degrees are its front', () => {
  expect(protocolOf(antiTank, { weapon: 'gun', range: 100, angle: 45 }, 'weapon=1')).toEqual([
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.4 wrg:R158 flank = 0: 45 degrees off the front, its front: not counted',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: 4 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 4: 4 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R155 a medium tank of its year is neither light nor heavy', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'gun', range: 100, at: 'medium-tank', weight: 25, year: 1944 },
      'weapon=1',
    ),
  ).toEqual([
    'wrg:antitank.1 target = true: medium tank: an AFV, which anti-tank weapons can hurt',
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.9 wrg:R155 weight = 0: 25 tons in 1944: neither light nor heavy',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: 4 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 4: 4 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R31 by option 2 a light tank is light by its name', () => {
  expect(
    protocolOf(antiTank, { weapon: 'gun', range: 100, at: 'light-tank' }, 'weapon=1', { 'wrg:R31': 2 }),
  ).toEqual([
    'wrg:antitank.1 target = true: light tank: an AFV, which anti-tank weapons can hurt',
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.5 wrg:R31 light = 1: a light tank: +1',
    'wrg:antitank.13 points = 4: 4 before the die: knocked out on 4 or more',
    'wrg:antitank.13 weapon = 0: 5 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 5: 5 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R31 by option 1 a name does not tell its weight', () => {
  expect(protocolOf(antiTank, { weapon: 'gun', range: 100, at: 'light-tank' }, 'weapon=1')).toEqual([
    'wrg:antitank.1 target = true: light tank: an AFV, which anti-tank weapons can hurt',
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.9 wrg:R31 weight = 0: light or heavy goes by weight and year: not given',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 0: 4 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 4: 4 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R161 by option 2 of fire and surprise only the worse counts', () => {
  expect(
    protocolOf(antiTank, { weapon: 'gun', range: 100, underFire: true, surprised: true }, 'weapon=1', {
      'wrg:R161': 2,
    }),
  ).toEqual([
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.7 wrg:R161 under-fire = 0: firer under fire: not counted',
    'wrg:antitank.8 wrg:R29 surprised = -1: firer surprised: -1',
    'wrg:antitank.13 points = 2: 2 before the die: knocked out on 6',
    'wrg:antitank.13 weapon = 0: 3 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 3: 3 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.7 wrg:antitank.8 under fire, surprised, and having walked', () => {
  expect(
    protocolOf(
      antiTank,
      { weapon: 'one-man', range: 50, underFire: true, surprised: true, ownMove: 'walked' },
      'weapon=1',
    ),
  ).toEqual([
    'wrg:antitank.1 effect = 6: one-man anti-tank weapon at 50 metres: 6 points',
    'wrg:antitank.7 wrg:R161 under-fire = -1: firer under fire: -1',
    'wrg:antitank.8 wrg:R29 surprised = -1: firer surprised: -1',
    'wrg:antitank.11 wrg:R159 moved = -2: firing weapon moved: -2',
    'wrg:antitank.13 points = 2: 2 before the die: knocked out on 6',
    'wrg:antitank.13 weapon = 0: 3 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 3: 3 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R181 by option 2 any screen may be fired through', () => {
  expect(
    protocolOf(antiTank, { weapon: 'gun', range: 100, smoke: 80 }, 'weapon=1', { 'wrg:R181': 2 }),
  ).toEqual([
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:smoke.5 wrg:R181 blind = 80: fired blind through 80 metres of smoke',
    'wrg:antitank.12 wrg:R181 smoke = -2: target behind local smoke: -2',
    'wrg:antitank.13 points = 1: 1 before the die: no die is enough',
    'wrg:antitank.13 weapon = 0: 2 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 2: 2 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:R165 by option 2 a soft vehicle is fired on as an AFV is', () => {
  expect(
    protocolOf(antiTank, { weapon: 'gun', range: 100, at: 'soft' }, 'weapon=6 fire=6', { 'wrg:R165': 2 }),
  ).toEqual([
    'wrg:antitank.14 wrg:R165 target = true: a soft vehicle is fired on as an AFV is',
    'wrg:antitank.1 effect = 3: conventional gun at 100 metres: 3 points',
    'wrg:antitank.13 points = 3: 3 before the die: knocked out on 5 or more',
    'wrg:antitank.13 weapon = 1: 9 in all, against 8 [weapon 6]',
    'wrg:afv.12 wrg:R166 scored = 9: 9 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 6]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:heavy.5 a gun that moved and fires is on a vehicle', () => {
  expect(protocolOf(antiTank, { weapon: 'recoilless', range: 90, moved: true }, 'weapon=1')).toEqual([
    'wrg:heavy.5 on-vehicle = true: it moved and fires: that it may on a vehicle alone',
    'wrg:antitank.1 effect = 4: recoilless gun at 90 metres: 4 points',
    'wrg:antitank.11 wrg:R159 moved = -2: firing weapon moved: -2',
    'wrg:antitank.13 points = 2: 2 before the die: knocked out on 6',
    'wrg:antitank.13 weapon = 0: 3 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 3: 3 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});

test('wrg:antitank.13 points of a weapon that was added up', () => {
  expect(protocolOf(antiTank, { points: 2, weapon: 'heavy-mg' }, 'weapon=6 fire=6')).toEqual([
    'wrg:antitank.3 wrg:R28 target = null: only AFVs up to 15 tons and post-war SP artillery can be hurt: make sure that it is one',
    'wrg:antitank.13 points = 2: turret heavy MG or light shell gun: 2 before the die: knocked out on 6',
    'wrg:antitank.13 weapon = 1: 8 in all, against 8 [weapon 6]',
    'wrg:afv.12 wrg:R166 scored = 8: 8 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 6]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:antitank.13 seven points are enough whatever the die, one needs more than there is', () => {
  expect(protocolOf(antiTank, { points: 7 }, 'weapon=1 fire=6')).toEqual([
    'wrg:antitank.13 points = 7: 7 before the die: whatever the die',
    'wrg:antitank.13 weapon = 1: 8 in all, against 8 [weapon 1]',
    'wrg:afv.12 wrg:R166 scored = 8: 8 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = true: knocked out; it stops where it was engaged',
    'wrg:antitank.16 on-fire = false: it does not catch fire [fire 6]',
    'wrg:crew.1 bail-out = true: next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":true,"onFire":false}',
    '= the AFV is knocked out',
  ]);
});

test('wrg:antitank.13 with one point no die is enough', () => {
  expect(protocolOf(antiTank, { points: 1 }, 'weapon=6')).toEqual([
    'wrg:antitank.13 points = 1: 1 before the die: no die is enough',
    'wrg:antitank.13 weapon = 0: 7 in all, against 8 [weapon 6]',
    'wrg:afv.12 wrg:R166 scored = 7: 7 anti-tank points scored on it',
    'wrg:antitank.14 knocked-out = false: not knocked out',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"knockedOut":false,"onFire":false}',
    '= the AFV is not knocked out',
  ]);
});
