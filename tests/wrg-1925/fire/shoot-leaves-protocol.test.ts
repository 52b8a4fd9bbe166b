import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import { protocolOf } from '../../support/protocol.js';

/** Fire as whole answers: what it leaves on the table, more of it in one period, and by other rulings. */

test('wrg:react.1 two rifles and an LMG at the open: who fired, and who was under it, is remembered', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Blues',
        fire: ['rifle:2', 'lmg-belt:1'],
        men: 4,
        range: 90,
        targets: 3,
        uncovered: 3,
        armsFired: ['smg:1'],
        menFired: 1,
        targetLeaders: ['sgt', 'cpl'],
        targetRadios: 1,
      },
      'chance=4 potential=6 identify=2',
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 4: 2 rifles at 90 metres, 2 each: 4 points',
    'wrg:fire.7 lmg-belt = 5: 1 belt fed LMG at 90 metres: 5 points',
    'wrg:tactical.1 wrg:R82 uncovered = 3: 3 figures without hard cover, +1 each: +3',
    'wrg:react.13 wrg:R135 machine-guns = 1: 1 machine gun on the target',
    'wrg:chance.1 wrg:R69 chance = 4: 4 chance points for 4 men [chance 4]',
    'wrg:potential.1 total = 16: 9 fire effect, 3 target and tactical, 4 chance: total 16',
    'wrg:potential.2 potential = 1: total 15 or more, 3 to 6 hits: 1 potential casualty [potential 6]',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 leaders = ["sgt"]: sgt among them, of higher rank than the men',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:soft.3 radio-man = true: if the man with the radio was rolled for, a 1 puts it out of action: --figure names him',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":90}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:react.3 > add {"to":"firer","by":{"ownLmgs":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["smg:1","rifle:2","lmg-belt:1"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":3}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":90}}',
    'wrg:react.13 > add {"to":"target","by":{"machineGuns":1}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Blues"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":16,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":16,"potential":1,"potentialDie":6}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:identify.3 > set {"to":"target","is":{"leaders":["cpl"]}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:fire.4 who throws grenades has thrown, and not fired', () => {
  expect(
    protocolOf(
      shoot,
      { name: 'Reds', target: 'Blues', fire: ['grenade:2'], men: 4, range: 10, targets: 3 },
      'chance=4 potential=1',
    ),
  ).toEqual([
    'wrg:fire.4 wrg:R95 throwing = 2: 2 men throwing instead of firing',
    'wrg:fire.7 grenade = 10: 2 hand grenades at 10 metres, 5 each: 10 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 4: 4 chance points for 4 men [chance 4]',
    'wrg:potential.1 total = 14: 10 fire effect, 0 target and tactical, 4 chance: total 14',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":10}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":2}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menThrown":2}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":10}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Blues"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":14,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":14,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R87 by option 2 who throws has fired', () => {
  expect(
    protocolOf(
      shoot,
      { name: 'Reds', target: 'Blues', fire: ['grenade:2'], men: 4, range: 10, targets: 3 },
      'chance=4 potential=1',
      { 'wrg:R87': 2 },
    ),
  ).toEqual([
    'wrg:fire.4 wrg:R95 throwing = 2: 2 men throwing instead of firing',
    'wrg:fire.7 grenade = 10: 2 hand grenades at 10 metres, 5 each: 10 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 4: 4 chance points for 4 men [chance 4]',
    'wrg:potential.1 total = 14: 10 fire effect, 0 target and tactical, 4 chance: total 14',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":10}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":2}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menThrown":2}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":10}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Blues"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":14,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":14,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:react.5 one group that fires is the one that is named', () => {
  expect(
    protocolOf(
      shoot,
      { name: 'Reds', target: 'Blues', group: ['rifle:4;men=5;range=80'], targets: 3 },
      'chance=4 potential=1',
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 8: 4 rifles at 80 metres, 2 each: 8 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 4: 4 chance points for 5 men [chance 4]',
    'wrg:potential.1 total = 12: 8 fire effect, 0 target and tactical, 4 chance: total 12',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":80}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["rifle:4"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":4}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":80}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Blues"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":12,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":12,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:react.5 of two groups nobody knows which is the one that is named', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Blues',
        group: ['rifle:1;men=5;range=80', 'lmg-belt:1;men=2;range=60'],
        targets: 3,
      },
      'chance=4 chance-2=1 potential=1',
    ),
  ).toEqual([
    'wrg:potential.1 group = 1: group 1, 5 men',
    'wrg:fire.7 rifle = 2: 1 rifle at 80 metres: 2 points',
    'wrg:potential.1 group = 2: group 2, 2 men',
    'wrg:fire.7 lmg-belt = 5: 1 belt fed LMG at 60 metres: 5 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:react.13 wrg:R135 machine-guns = 1: 1 machine gun on the target',
    'wrg:chance.1 wrg:R68 chance = 4: 4 chance points for 5 men [chance 4]',
    'wrg:chance.1 wrg:R68 chance-2 = 1: 1 chance point for 2 men [chance-2 1]',
    'wrg:potential.1 total = 12: 7 fire effect, 0 target and tactical, 5 chance: total 12',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":60}}',
    'wrg:react.13 > add {"to":"target","by":{"machineGuns":1}}',
    'wrg:react.8 > add {"to":"target","by":{"points":12,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":12,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('(wrg:react.18) (wrg:react.19) flame out of the map, from armour, is all remembered', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Blues',
        fire: ['flame-thrower:1'],
        men: 2,
        range: 30,
        targets: 3,
        fromMap: true,
        byArmour: true,
      },
      'chance=1 potential=1',
    ),
  ).toEqual([
    'wrg:fire.7 wrg:R63 flame-thrower = 8: 1 flame thrower at 30 metres: 8 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 1: 1 chance point for 2 men [chance 1]',
    'wrg:potential.1 total = 9: 8 fire effect, 0 target and tactical, 1 chance: total 9',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":30}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:notes.1 > set {"to":"firer","is":{"hidden":null},"at":"period"}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["flame-thrower:1"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":1}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":30,"surprised":true,"armourFires":true,"flame":1}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Blues"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":9}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":9,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R176 a fougasse is seen as flame', () => {
  expect(
    protocolOf(
      shoot,
      { target: 'Blues', fire: ['fougasse:1'], men: 2, range: 30, targets: 3 },
      'potential=1',
    ),
  ).toEqual([
    'wrg:mine.4 wrg:R176 fougasse = 5: 1 fougasse at 30 metres: 5 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R72 mine = 0: no chance die for a mine',
    'wrg:potential.1 total = 5: 5 fire effect, 0 target and tactical: total 5',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":30,"flame":1}}',
    'wrg:react.8 > add {"to":"target","by":{"points":5}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":5,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R176 by option 2 it is not', () => {
  expect(
    protocolOf(
      shoot,
      { target: 'Blues', fire: ['fougasse:1'], men: 2, range: 30, targets: 3 },
      'potential=1',
      { 'wrg:R176': 2 },
    ),
  ).toEqual([
    'wrg:mine.4 wrg:R176 fougasse = 5: 1 fougasse at 30 metres: 5 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R72 mine = 0: no chance die for a mine',
    'wrg:potential.1 total = 5: 5 fire effect, 0 target and tactical: total 5',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":30}}',
    'wrg:react.8 > add {"to":"target","by":{"points":5}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":5,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:potential.1 more fire in the period adds to one total, the die stands, and who was spared is not rolled for again', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Blues',
        fire: ['rifle:4'],
        men: 4,
        range: 90,
        targets: 6,
        pointsBefore: 8,
        dieBefore: 4,
        sparedBefore: 0,
        potentialBefore: 0,
        chanceAt: ['Greens'],
      },
      'chance=4 identify=2',
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 8: 4 rifles at 90 metres, 2 each: 8 points',
    'wrg:potential.1 before = 8: fire at it earlier this period, with its target points: 8 points in the same total',
    'wrg:chance.1 wrg:R69 chance = 4: 4 chance points for 4 men [chance 4]',
    'wrg:potential.1 total = 20: 8 fire effect, 0 target and tactical, 4 chance, 8 before: total 20',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":90}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["rifle:4"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":4}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":90}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Greens","Blues"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":12,"tens":2}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":20,"potential":1,"potentialDie":4}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:potential.1 what was found of the total before is not looked for twice', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Blues',
        fire: ['rifle:8'],
        men: 8,
        range: 90,
        targets: 5,
        pointsBefore: 21,
        potentialBefore: 1,
        sparedBefore: 2,
        chanceAt: ['Blues'],
      },
      'identify=1',
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 16: 8 rifles at 90 metres, 2 each: 16 points',
    'wrg:potential.1 before = 21: fire at it earlier this period, with its target points: 21 points in the same total',
    'wrg:chance.1 wrg:R71 chance = 0: its one chance die at this target was thrown with its fire before',
    'wrg:potential.1 total = 37: 16 fire effect, 0 target and tactical, 21 before: total 37',
    'wrg:potential.3 potential = 2: total 30 or more, no die: 2 potential casualties',
    'wrg:potential.1 more = 1: 1 potential with the fire before: 1 more',
    'wrg:identify.1 rolled-for = 1: 1 figure on 1: it falls [identify 1]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":90}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["rifle:8"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":8}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":90}}',
    'wrg:react.8 > add {"to":"target","by":{"points":16,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":37,"potential":2}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":2}}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:R68 by option 2 the one chance die in all was thrown before', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Blues',
        fire: ['rifle:4'],
        men: 4,
        range: 90,
        targets: 6,
        pointsBefore: 3,
        dieBefore: 4,
      },
      'identify=2',
      { 'wrg:R68': 2 },
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 8: 4 rifles at 90 metres, 2 each: 8 points',
    'wrg:potential.1 before = 3: fire at it earlier this period, with its target points: 3 points in the same total',
    'wrg:chance.1 wrg:R68 chance = 0: one chance die in all: it was thrown with the fire before',
    'wrg:potential.1 total = 11: 8 fire effect, 0 target and tactical, 0 chance, 3 before: total 11',
    'wrg:potential.2 potential = 1: total 10 or more, 4 to 6 hits, and the 4 thrown before stands: 1 potential casualty',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":90}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["rifle:4"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":4}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":90}}',
    'wrg:react.8 > add {"to":"target","by":{"points":8,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":11,"potential":1,"potentialDie":4}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:identify.3 figures of a roster that fall are struck off it', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Blues',
        fire: ['mg-tripod:2', 'helper:2'],
        men: 6,
        range: 200,
        figure: ['Sgt:erect,40,radio', '3 Rifleman:60'],
        targetLeaders: ['sgt'],
        targetRoster: ['Sgt:40,radio', '3 Rifleman'],
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
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":200}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["mg-tripod:2","helper:2"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":4}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":200}}',
    'wrg:react.13 > add {"to":"target","by":{"machineGuns":2}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Blues"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":21,"tens":2}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":21,"potential":1}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:soft.3 > add {"to":"target","by":{"radios":-1}}',
    'wrg:identify.3 > set {"to":"target","is":{"leaders":[]}}',
    'wrg:identify.1 > set {"to":"target","is":{"figure":["3 Rifleman"]}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1,"fallen":["Sgt"],"radiosOut":["Sgt"]}',
    '= 1 casualty: Sgt; radio of Sgt out',
  ]);
});

test('wrg:soft.1 a truck that is destroyed burns: whoever is left of its crew is on foot, and its riders get off', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Jeep',
        fire: ['mg-tripod:2', 'helper:2'],
        men: 6,
        range: 200,
        figure: [
          'Cpl of Crew:in=Jeep,still',
          '1 Crew:in=Jeep,still',
          'Sgt of Passengers:in=Jeep,still',
          '2 Passengers:in=Jeep,still',
        ],
        targetLeaders: ['cpl'],
        targetSmgs: 1,
        crewLostInBattle: 1,
        crewLostInPeriod: 1,
      },
      'chance=6 identify=2 vehicle=2 fire=2',
    ),
  ).toEqual([
    'wrg:heavy.7 mg-tripod = 8: 2 tripod or wheeled MGs at 200 metres, 4 each: 8 points',
    'wrg:heavy.8 wrg:R97 helper = 2: 2 No. 2s and No. 3s at 200 metres, 1 each: 2 points',
    'wrg:tactical.1 wrg:R82 uncovered = 5: 5 figures without hard cover, +1 each: +5',
    'wrg:react.13 wrg:R135 machine-guns = 2: 2 machine guns on the target',
    'wrg:chance.1 wrg:R69 chance = 6: 6 chance points for 6 men [chance 6]',
    'wrg:potential.1 total = 21: 10 fire effect, 5 target and tactical, 6 chance: total 21',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.3 wrg:R80 order = [["Sgt of Passengers"],["Cpl of Crew"],["Crew","Passengers"]]: order of priority: Sgt of Passengers, Cpl of Crew, (Crew and 2 Passengers by lot)',
    'wrg:identify.2 rolled-for = 1: Sgt of Passengers on 1 or 2: Sgt of Passengers falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:soft.1 wrg:R126 vehicle = false: Jeep, still, saved on 6: destroyed; the others in it get out on the spot [vehicle 2]',
    'wrg:soft.2 fire = true: Jeep is on fire [fire 2]',
    'wrg:identify.1 fallen = ["Sgt of Passengers"]: Sgt of Passengers falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":200}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["mg-tripod:2","helper:2"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":4}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Jeep"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":200}}',
    'wrg:react.1 > set {"to":"riders","is":{"underFire":true,"otherFire":true,"nearest":200}}',
    'wrg:react.13 > add {"to":"target","by":{"machineGuns":2}}',
    'wrg:react.13 > add {"to":"riders","by":{"machineGuns":2}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Jeep"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":21,"tens":2}}',
    'wrg:react.8 > add {"to":"riders","by":{"points":21,"tens":2}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":21,"potential":1}}',
    'wrg:soft.1 > lose {"to":["riders",1],"parts":{"men":1}}',
    'wrg:soft.1 > add {"to":["riders",1],"by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":["riders",1],"by":{"hit":1}}',
    'wrg:identify.3 > set {"to":["riders",1],"is":{"leaders":[]}}',
    'wrg:soft.1 > set {"to":"target","is":{"destroyed":true,"burning":true}}',
    'wrg:tactical.2 > set {"to":{"whose":"aboard","is":"target"},"of":"group","is":{"erect":true}}',
    'wrg:soft.1 > set {"to":{"whose":"aboard","is":"target"},"is":{"aboard":null}}',
    'wrg:soft.1 > set {"to":"target","is":{"left":true}}',
    'wrg:soft.1 > split {"from":"target","counts":{"crew":2},"into":{"kind":"group","called":"crew","is":{"men":2,"erect":true,"weapons":["smg:1","pistol:1"],"leaders":["cpl"],"lostInBattle":1,"lostInPeriod":1},"keeps":["underFire","otherFire","points","tens","machineGuns","nearest","armourFires","surprised","flame"]}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0,"vehicleDiced":true}}',
    '{"casualties":1,"fallen":["Sgt of Passengers"],"vehiclesLost":["Jeep"],"vehiclesBurning":["Jeep"]}',
    '= 1 casualty: Sgt of Passengers; Jeep destroyed; Jeep on fire',
  ]);
});

test('wrg:crew.5 of men in hatches the last who falls is the commander', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Tiger',
        fire: ['mg-tripod:2', 'helper:2'],
        men: 6,
        range: 200,
        targets: 1,
        exposed: 1,
      },
      'chance=6 potential=6 identify=2',
    ),
  ).toEqual([
    'wrg:heavy.7 mg-tripod = 8: 2 tripod or wheeled MGs at 200 metres, 4 each: 8 points',
    'wrg:heavy.8 wrg:R97 helper = 2: 2 No. 2s and No. 3s at 200 metres, 1 each: 2 points',
    'wrg:crew.5 wrg:R94 exposed = 1: 1 figure exposed in hard vehicles: fired at as infantry, partly protected',
    'wrg:react.13 wrg:R135 machine-guns = 2: 2 machine guns on the target',
    'wrg:chance.1 wrg:R69 chance = 6: 6 chance points for 6 men [chance 6]',
    'wrg:potential.1 total = 16: 10 fire effect, 0 target and tactical, 6 chance: total 16',
    'wrg:potential.2 potential = 1: total 15 or more, 3 to 6 hits: 1 potential casualty [potential 6]',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":200}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["mg-tripod:2","helper:2"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":4}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Tiger"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":200}}',
    'wrg:react.13 > add {"to":"target","by":{"machineGuns":2}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Tiger"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":16,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":16,"potential":1,"potentialDie":6}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:crew.5 > add {"to":"target","by":{"exposed":-1}}',
    'wrg:afv.15 > set {"to":"target","is":{"commanderLost":true}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:identify.1 of those on a tank who are fired at the ones in the open fall first', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Tiger',
        fire: ['mg-tripod:4', 'helper:2'],
        men: 6,
        range: 200,
        figure: ['Sgt of Crew:hatch', '1 Crew:hatch', '2 Passengers'],
        targetLeaders: ['sgt'],
      },
      'chance=6 identify=2',
    ),
  ).toEqual([
    'wrg:heavy.7 mg-tripod = 16: 4 tripod or wheeled MGs at 200 metres, 4 each: 16 points',
    'wrg:heavy.8 wrg:R97 helper = 2: 2 No. 2s and No. 3s at 200 metres, 1 each: 2 points',
    'wrg:crew.5 wrg:R94 exposed = 2: 2 figures exposed in hard vehicles: fired at as infantry, partly protected',
    'wrg:tactical.1 wrg:R82 uncovered = 2: 2 figures without hard cover, +1 each: +2',
    'wrg:react.13 wrg:R135 machine-guns = 4: 4 machine guns on the target',
    'wrg:chance.1 wrg:R69 chance = 6: 6 chance points for 6 men [chance 6]',
    'wrg:potential.1 total = 26: 18 fire effect, 2 target and tactical, 6 chance: total 26',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.3 wrg:R79 order = [["Passengers"],["Sgt of Crew"],["Crew"]]: order of priority: 2 Passengers, Sgt of Crew, Crew',
    'wrg:identify.2 rolled-for = 1: Passengers on 1 or 2: Passengers falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.1 fallen = ["Passengers"]: Passengers falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":200}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["mg-tripod:4","helper:2"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":6}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Tiger"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":200}}',
    'wrg:react.1 > set {"to":"riders","is":{"underFire":true,"otherFire":true,"nearest":200}}',
    'wrg:react.13 > add {"to":"target","by":{"machineGuns":4}}',
    'wrg:react.13 > add {"to":"riders","by":{"machineGuns":4}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Tiger"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":26,"tens":2}}',
    'wrg:react.8 > add {"to":"riders","by":{"points":26,"tens":2}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":26,"potential":1}}',
    'wrg:soft.1 > lose {"to":["riders",1],"parts":{"men":1}}',
    'wrg:soft.1 > add {"to":["riders",1],"by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":["riders",1],"by":{"hit":1}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1,"fallen":["Passengers"]}',
    '= 1 casualty: Passengers',
  ]);
});

test('wrg:soft.3 each radio of men who were all rolled for may be out', () => {
  expect(
    protocolOf(
      shoot,
      { target: 'Blues', points: 40, targets: 2, targetRadios: 2, name: 'Reds' },
      'identify=1,1 radio=1,2',
    ),
  ).toEqual([
    'wrg:potential.1 points = 40: 40 points added up already',
    'wrg:potential.1 total = 40: total 40',
    'wrg:potential.3 wrg:R22 potential = 3: total 40 or more, no die: 3 potential casualties',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 1]',
    'wrg:identify.1 rolled-for = 1: 1 figure on 1: it falls [identify 1]',
    'wrg:identify.4 identified = 2: 2 casualties of 3 potential: nobody is left',
    'wrg:identify.3 who = 2: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:soft.3 wrg:R24 radio = true: the radio of Blues is out for the battle [radio 1]',
    'wrg:soft.3 wrg:R24 radio = false: the radio of Blues still works [radio 2]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Blues"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true}}',
    'wrg:react.8 > add {"to":"target","by":{"points":40,"tens":4}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":2,"crew":2}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":2,"lostInBattle":2}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":2}}',
    'wrg:soft.3 > add {"to":"target","by":{"radios":-1}}',
    '{"casualties":2}',
    '= 2 casualties',
  ]);
});

test('wrg:soft.3 where not all were rolled for it is for the players to say', () => {
  expect(
    protocolOf(shoot, { target: 'Blues', points: 20, targets: 4, targetRadios: 1 }, 'identify=1'),
  ).toEqual([
    'wrg:potential.1 points = 20: 20 points added up already',
    'wrg:potential.1 total = 20: total 20',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 1]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:soft.3 radio-man = true: if the man with the radio was rolled for, a 1 puts it out of action: --figure names him',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true}}',
    'wrg:react.8 > add {"to":"target","by":{"points":20,"tens":2}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:R72 a mine throws no chance die, those beside it do', () => {
  expect(
    protocolOf(
      shoot,
      { target: 'Blues', fire: ['claymore:1', 'rifle:2'], range: 30, men: 3, targets: 3 },
      'chance=2 potential=1',
    ),
  ).toEqual([
    'wrg:fire.7 claymore = 5: 1 Claymore at 30 metres: 5 points',
    'wrg:fire.7 rifle = 4: 2 rifles at 30 metres, 2 each: 4 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R72 mine = 0: no chance die for a mine',
    'wrg:chance.1 wrg:R69 chance = 2: 2 chance points for 3 men [chance 2]',
    'wrg:potential.1 total = 11: 9 fire effect, 0 target and tactical, 2 chance: total 11',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":30}}',
    'wrg:react.8 > add {"to":"target","by":{"points":11,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":11,"potential":0,"potentialDie":1}}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R72 by option 2 it has one that nothing cancels', () => {
  expect(
    protocolOf(
      shoot,
      { target: 'Blues', fire: ['claymore:1', 'rifle:2'], range: 30, men: 3, targets: 3 },
      'chance=2 chance-2=6 potential=6 identify=1',
      { 'wrg:R72': 2 },
    ),
  ).toEqual([
    'wrg:fire.7 claymore = 5: 1 Claymore at 30 metres: 5 points',
    'wrg:fire.7 rifle = 4: 2 rifles at 30 metres, 2 each: 4 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 2: 2 chance points for 3 men [chance 2]',
    'wrg:chance.1 wrg:R72 chance-2 = 6: 6 chance points of a mine [chance-2 6]',
    'wrg:potential.1 total = 17: 9 fire effect, 0 target and tactical, 8 chance: total 17',
    'wrg:potential.2 potential = 1: total 15 or more, 3 to 6 hits: 1 potential casualty [potential 6]',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 1]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":30}}',
    'wrg:react.8 > add {"to":"target","by":{"points":17,"tens":1}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":17,"potential":1,"potentialDie":6}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:R68 by option 2 all groups have one die, for all of their men', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['rifle:2'], men: 2, range: 90, group: ['rifle:1;men=2;range=80'], targets: 3 },
      'chance=4 potential=1',
      { 'wrg:R68': 2 },
    ),
  ).toEqual([
    'wrg:potential.1 group = 1: group 1, 2 men',
    'wrg:fire.7 rifle = 4: 2 rifles at 90 metres, 2 each: 4 points',
    'wrg:potential.1 group = 2: group 2, 2 men',
    'wrg:fire.7 rifle = 2: 1 rifle at 80 metres: 2 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R68 chance = 4: 4 chance points for 4 men [chance 4]',
    'wrg:potential.1 total = 10: 6 fire effect, 0 target and tactical, 4 chance: total 10',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R69 by option 2 it counts the men of the target', () => {
  expect(
    protocolOf(shoot, { fire: ['rifle:2'], men: 2, range: 90, targets: 3 }, 'chance=3 potential=1', {
      'wrg:R69': 2,
    }),
  ).toEqual([
    'wrg:fire.7 rifle = 4: 2 rifles at 90 metres, 2 each: 4 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 3: 3 chance points for 3 men of the target [chance 3]',
    'wrg:potential.1 total = 7: 4 fire effect, 0 target and tactical, 3 chance: total 7',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R70 by option 2 it counts those who fire', () => {
  expect(
    protocolOf(shoot, { fire: ['rifle:2'], men: 5, range: 90, targets: 3 }, 'chance=3 potential=1', {
      'wrg:R70': 2,
    }),
  ).toEqual([
    'wrg:fire.7 rifle = 4: 2 rifles at 90 metres, 2 each: 4 points',
    'wrg:tactical.1 uncovered = 0: 3 figures in hard cover or dashing: nothing added',
    'wrg:chance.2 wrg:R70 chance = 0: more than the 2 men that fire: no chance points [chance 3]',
    'wrg:potential.1 total = 4: 4 fire effect, 0 target and tactical, 0 chance: total 4',
    'wrg:potential.2 potential = 0: total under 5, 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R74 wrg:R75 by their options 2 half of everything counts, rounded up', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['rifle:5'], range: 90, men: 5, targets: 5, blind: true },
      'chance=5 potential=4',
      { 'wrg:R74': 2, 'wrg:R75': 2 },
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 10: 5 rifles at 90 metres, 2 each: 10 points',
    'wrg:tactical.1 uncovered = 0: 5 figures in hard cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 5: 5 chance points for 5 men [chance 5]',
    'wrg:smoke.4 wrg:R75 blind = 8: blind into smoke, half of everything, 15: 8 points',
    'wrg:potential.1 total = 8: 10 fire effect, 0 target and tactical, 5 chance: total 8',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:tactical.3 a gun need only fire on a building to strike it', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['recoilless:1'], range: 200, men: 3, targets: 4, atBuilding: true },
      'chance=3 potential=6 identify=2',
    ),
  ).toEqual([
    'wrg:heavy.7 recoilless = 4: 1 recoilless gun at 200 metres: 4 points',
    'wrg:tactical.1 uncovered = 0: 4 figures in hard cover or dashing: nothing added',
    'wrg:tactical.3 wrg:R20 strongpoint = 2: 1 blow on a bunker or building, +2 each: +2',
    'wrg:chance.1 wrg:R69 chance = 3: 3 chance points for 3 men [chance 3]',
    'wrg:potential.1 total = 9: 4 fire effect, 2 target and tactical, 3 chance: total 9',
    'wrg:potential.2 potential = 1: total 5 or more, 5 or 6 hits: 1 potential casualty [potential 6]',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:tactical.5 weapons on a vehicle that moves deduct', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['mg-turret:1'], range: 90, men: 1, targets: 4, movingVehicleWeapons: 1 },
      'chance=1 potential=1',
    ),
  ).toEqual([
    'wrg:heavy.7 mg-turret = 10: 1 turret MG or automatic gun at 90 metres: 10 points',
    'wrg:tactical.1 uncovered = 0: 4 figures in hard cover or dashing: nothing added',
    'wrg:tactical.5 wrg:R88 moving-vehicle = -2: 1 weapon on a moving vehicle, -2 each: -2',
    'wrg:react.13 wrg:R135 machine-guns = 1: 1 machine gun on the target',
    'wrg:chance.1 wrg:R69 chance = 1: 1 chance point for 1 man [chance 1]',
    'wrg:potential.1 total = 9: 10 fire effect, -2 target and tactical, 1 chance: total 9',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:tactical.4 wrg:R86 wrg:R88 by their options 2 who moved and kept silent counts twice, vehicles too', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: ['rifle:3', 'mg-turret:1'],
        range: 90,
        men: 4,
        moved: 3,
        movedAndSilent: 1,
        movingVehicleWeapons: 1,
        targets: 4,
      },
      'chance=1 potential=1',
      { 'wrg:R86': 2, 'wrg:R88': 2 },
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 6: 3 rifles at 90 metres, 2 each: 6 points',
    'wrg:heavy.7 mg-turret = 10: 1 turret MG or automatic gun at 90 metres: 10 points',
    'wrg:tactical.1 uncovered = 0: 4 figures in hard cover or dashing: nothing added',
    'wrg:tactical.4 wrg:R86 moved = -5: 4 firers that moved or did not fire last period, 1 of them both, counted twice, -1 each: -5',
    'wrg:tactical.5 wrg:R88 moving-vehicle = -2: 1 weapon on a moving vehicle, -2 each: -2',
    'wrg:react.13 wrg:R135 machine-guns = 1: 1 machine gun on the target',
    'wrg:chance.1 wrg:R69 chance = 1: 1 chance point for 4 men [chance 1]',
    'wrg:potential.1 total = 10: 16 fire effect, -7 target and tactical, 1 chance: total 10',
    'wrg:potential.2 potential = 0: total 10 or more, 4 to 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:tactical.2 wrg:R91 wrg:R92 wrg:R19 by their options 2 riders and those behind cover count as erect, bunkers as open', () => {
  expect(
    protocolOf(
      shoot,
      {
        fire: ['rifle:3'],
        range: 90,
        men: 4,
        figure: ['Sgt:erect,soft', 'Driver:in=Jeep,still', '2 Red:bunker'],
      },
      'chance=1 potential=1',
      { 'wrg:R91': 2, 'wrg:R92': 2, 'wrg:R19': 2 },
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 6: 3 rifles at 90 metres, 2 each: 6 points',
    'wrg:tactical.1 wrg:R18 uncovered = 4: 4 figures without hard cover, +1 each: +4',
    'wrg:tactical.2 wrg:R92 erect = 2: 2 figures erect in cover or not, riding or crowded, +1 each: +2',
    'wrg:tactical.6 wrg:R91 bunkered = -6: 2 figures in a bunker, -3 each: -6',
    'wrg:chance.1 wrg:R69 chance = 1: 1 chance point for 4 men [chance 1]',
    'wrg:potential.1 total = 7: 6 fire effect, 0 target and tactical, 1 chance: total 7',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0,"fallen":[],"vehiclesLost":[],"vehiclesBurning":[]}',
    '= no casualties',
  ]);
});

test('wrg:R18 by option 2 soft cover takes the point away', () => {
  expect(
    protocolOf(
      shoot,
      { fire: ['rifle:3'], range: 90, men: 4, targets: 2, uncovered: 2, softCover: 2 },
      'chance=1 potential=1',
      { 'wrg:R18': 2 },
    ),
  ).toEqual([
    'wrg:fire.7 rifle = 6: 3 rifles at 90 metres, 2 each: 6 points',
    'wrg:tactical.1 wrg:R18 uncovered = 0: 2 figures in cover or dashing: nothing added',
    'wrg:chance.1 wrg:R69 chance = 1: 1 chance point for 4 men [chance 1]',
    'wrg:potential.1 total = 7: 6 fire effect, 0 target and tactical, 1 chance: total 7',
    'wrg:potential.2 potential = 0: total 5 or more, 5 or 6 hits: no potential casualties [potential 1]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R73 by option 2 nothing comes of a total of nothing', () => {
  expect(protocolOf(shoot, { points: 0, targets: 3 }, '', { 'wrg:R73': 2 })).toEqual([
    'wrg:potential.1 points = 0: no points added up already',
    'wrg:potential.1 total = 0: total 0',
    'wrg:potential.2 wrg:R73 potential = 0: no potential casualty from a total of 0 or less',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":0}',
    '= no casualties',
  ]);
});

test('wrg:R67 by option 2 the steps go on past forty', () => {
  expect(protocolOf(shoot, { points: 60, targets: 1 }, 'identify=1', { 'wrg:R67': 2 })).toEqual([
    'wrg:potential.1 points = 60: 60 points added up already',
    'wrg:potential.1 total = 60: total 60',
    'wrg:potential.3 wrg:R67 potential = 5: total 60 or more, no die: 5 potential casualties',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 1]',
    'wrg:identify.4 identified = 1: 1 casualty of 5 potential: nobody is left',
    'wrg:identify.3 who = 1: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1}',
    '= 1 casualty',
  ]);
});

test('wrg:crew.5 wrg:afv.15 a leader who falls in a hatch was the commander', () => {
  expect(
    protocolOf(
      shoot,
      {
        name: 'Reds',
        target: 'Tiger',
        fire: ['mg-tripod:4', 'helper:2'],
        men: 6,
        range: 200,
        figure: ['Sgt of Crew:hatch', '1 Crew:hatch'],
        targetLeaders: ['sgt'],
      },
      'chance=6 identify=2',
    ),
  ).toEqual([
    'wrg:heavy.7 mg-tripod = 16: 4 tripod or wheeled MGs at 200 metres, 4 each: 16 points',
    'wrg:heavy.8 wrg:R97 helper = 2: 2 No. 2s and No. 3s at 200 metres, 1 each: 2 points',
    'wrg:crew.5 wrg:R94 exposed = 2: 2 figures exposed in hard vehicles: fired at as infantry, partly protected',
    'wrg:react.13 wrg:R135 machine-guns = 4: 4 machine guns on the target',
    'wrg:chance.1 wrg:R69 chance = 6: 6 chance points for 6 men [chance 6]',
    'wrg:potential.1 total = 24: 18 fire effect, 0 target and tactical, 6 chance: total 24',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.3 wrg:R79 order = [["Sgt of Crew"],["Crew"]]: order of priority: Sgt of Crew, Crew',
    'wrg:identify.2 rolled-for = 1: Sgt of Crew on 1 or 2: Sgt of Crew falls [identify 2]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.1 fallen = ["Sgt of Crew"]: Sgt of Crew falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.5 > meet {"to":"firer","of":"group","is":{}}',
    'wrg:react.5 > set {"to":"firer","is":{"nearest":200}}',
    'wrg:react.5 > set {"to":"firer","is":{"fired":true,"lastFired":1}}',
    'wrg:fire.4 > set {"to":"firer","is":{"armsFired":["mg-tripod:4","helper:2"]}}',
    'wrg:fire.4 > add {"to":"firer","by":{"menFired":6}}',
    'wrg:building.1 > set {"to":"firer","is":{"firedAt":"men:Tiger"}}',
    'wrg:react.1 > meet {"to":"target","of":"group","is":{}}',
    'wrg:react.1 > set {"to":"target","is":{"underFire":true,"otherFire":true,"nearest":200}}',
    'wrg:react.13 > add {"to":"target","by":{"machineGuns":4}}',
    'wrg:chance.1 > set {"to":"firer","is":{"chanceAt":["Tiger"]}}',
    'wrg:react.8 > add {"to":"target","by":{"points":24,"tens":2}}',
    'wrg:potential.1 > set {"to":"target","is":{"fireTotal":24,"potential":1}}',
    'wrg:identify.1 > lose {"to":"target","parts":{"men":1,"crew":1}}',
    'wrg:identify.1 > add {"to":"target","by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:orders.4 > add {"to":"target","by":{"hit":1}}',
    'wrg:identify.3 > set {"to":"target","is":{"leaders":[]}}',
    'wrg:crew.5 > add {"to":"target","by":{"exposed":-1}}',
    'wrg:afv.15 > set {"to":"target","is":{"commanderLost":true}}',
    'wrg:identify.4 > set {"to":"target","is":{"spared":0}}',
    '{"casualties":1,"fallen":["Sgt of Crew"]}',
    '= 1 casualty: Sgt of Crew',
  ]);
});
