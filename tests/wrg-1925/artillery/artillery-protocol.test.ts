import { expect, test } from 'vitest';
import { artillery } from '../../../rulesets/wrg-1925/artillery/artillery.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:offtable.2 a forward observer has fire after three periods', () => {
  expect(protocolOf(artillery, { caller: 'observer' })).toEqual([
    'wrg:offtable.1 use = "called": troops on the ground call for fire',
    'wrg:offtable.2 wrg:R57 located = 3: on a located target: 3 periods of delay',
    'wrg:offtable.2 wrg:R128 falls = 5: called in period 1, it falls in period 5',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:offtable.2 > put {"slot":"lasting","is":[{"what":"fire","source":"off-table","where":"","from":5,"until":5}]}',
    '{"periods":3,"falls":5}',
    '= 3 complete periods of delay: it falls in period 5',
  ]);
});

test('wrg:offtable.6 wrg:offtable.7 an NCO on a registered target', () => {
  expect(protocolOf(artillery, { caller: 'nco', registered: true })).toEqual([
    'wrg:offtable.1 use = "called": troops on the ground call for fire',
    'wrg:offtable.6 wrg:R57 registered = 1: on a registered target: 1 period of delay',
    'wrg:offtable.7 wrg:R57 caller = 2: an NCO, no specialist: 2 periods more',
    'wrg:offtable.2 wrg:R128 falls = 5: called in period 1, it falls in period 5',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:offtable.2 > put {"slot":"lasting","is":[{"what":"fire","source":"off-table","where":"","from":5,"until":5}]}',
    '{"periods":3,"falls":5}',
    '= 3 complete periods of delay: it falls in period 5',
  ]);
});

test('wrg:offtable.3 a correction by an officer', () => {
  expect(protocolOf(artillery, { caller: 'officer', correction: true })).toEqual([
    'wrg:offtable.1 use = "called": troops on the ground correct the fire',
    'wrg:offtable.3 wrg:R57 correction = 1: a correction: 1 period of delay',
    'wrg:offtable.7 wrg:R191 caller = 0: an officer corrects as fast as a specialist',
    'wrg:offtable.2 wrg:R128 falls = 3: called in period 1, it falls in period 3',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:offtable.2 > put {"slot":"lasting","is":[{"what":"fire","source":"off-table","where":"","from":3,"until":3}]}',
    '{"periods":1,"falls":3}',
    '= 1 complete period of delay: it falls in period 3',
  ]);
});

test('wrg:offtable.4 the third and fourth target take two periods each', () => {
  expect(protocolOf(artillery, { register: 2, registeredBefore: 2 })).toEqual([
    'wrg:offtable.1 use = "called": troops on the ground call for fire',
    'wrg:offtable.4 wrg:R57 further = 4: 2 further targets, 2 each: 4 periods',
    'wrg:offtable.5 noise = true: registering costs no points and harms no one, and the enemy hears it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"periods":4,"falls":5}',
    '= registered after 4 complete periods',
  ]);
});

test('wrg:offtable.11 100 points on six men in the open, three of them erect', () => {
  expect(
    protocolOf(
      artillery,
      {
        support: 100,
        use: 'called',
        by: 'mortars',
        angle: 30,
        aside: 40,
        along: 75,
        targets: 6,
        uncovered: 6,
        erect: 3,
        target: ['Blues'],
      },
      'identify=2 3 1 4 5 6',
    ),
  ).toEqual([
    'wrg:offtable.1 use = "called": fire that was called by troops on the ground',
    'wrg:offtable.8 class = "mortars": mortars: the same effect for all support, of any calibre',
    'wrg:offtable.9 area = [80,150]: an area 80 metres wide by 150 metres deep, at 30 degrees to the base line',
    'wrg:option.2 wrg:R125 shares = 2: doubled: 100 points of support in one period, in the same area',
    'wrg:offtable.11 effect = 50: 25 fire effect for each 50 of support: 50 points',
    'wrg:offtable.10 wrg:R84 one-group = 6: 6 figures in the area, friend or enemy: one target group',
    'wrg:tactical.1 wrg:R82 uncovered = 6: 6 figures without hard cover, +1 each: +6',
    'wrg:tactical.2 wrg:R90 erect = 3: 3 figures erect in the open or crowded, +1 each: +3',
    'wrg:antitank.15 others = true: AFVs in the area roll as well (wg anti-tank --off-table), buildings too (wg demolish --fire off-table)',
    'wrg:chance.1 wrg:R72 chance = 0: no chance die without a group of men',
    'wrg:potential.1 wrg:R83 total = 59: total 59',
    'wrg:potential.3 wrg:R67 potential = 3: total 40 or more, no die: 3 potential casualties',
    'wrg:identify.2 rolled-for = 1: 1 figure on 1 or 2: it falls [identify 2]',
    'wrg:identify.1 rolled-for = 2: 2 figures on 1: the last falls [identify 3] [identify 1]',
    'wrg:identify.1 rolled-for = 3: 3 figures on 1: nobody falls [identify 4] [identify 5] [identify 6]',
    'wrg:identify.4 wrg:R77 identified = 2: 2 casualties of 3 potential: each figure has had its roll',
    'wrg:identify.3 who = 2: who falls, in this order: men in a struck bunker, erect, moving, firing, least cover, high rank, near; --figure names them',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":["shelled",1],"of":"group","is":{}}',
    'wrg:react.1 > set {"to":["shelled",1],"is":{"underFire":true,"otherFire":true,"shelled":true}}',
    'wrg:react.8 > add {"to":["shelled",1],"by":{"points":59,"tens":5}}',
    'wrg:identify.1 > lose {"to":"shelled","parts":{"men":2,"crew":2}}',
    'wrg:identify.1 > add {"to":"shelled","by":{"lostInPeriod":2,"lostInBattle":2}}',
    'wrg:orders.4 > add {"to":"shelled","by":{"hit":2}}',
    '{"casualties":2}',
    '= 2 casualties',
  ]);
});

test('wrg:offtable.10 figures one by one', () => {
  expect(
    protocolOf(artillery, { figure: ['Sgt:erect,40', '2 Rifleman:trench,60'] }, 'identify=3 3 1'),
  ).toEqual([
    'wrg:offtable.8 class = "any": one class of support, of any calibre',
    'wrg:offtable.9 area = [80,150]: an area 80 metres wide by 150 metres deep, at the stated angle to the base line',
    'wrg:offtable.11 effect = 25: 25 fire effect for each 50 of support: 25 points',
    'wrg:offtable.10 wrg:R84 one-group = 3: 3 figures in the area, friend or enemy: one target group',
    'wrg:tactical.1 wrg:R82 uncovered = 1: 1 figure without hard cover, +1 each: +1',
    'wrg:tactical.2 wrg:R90 erect = 1: 1 figure erect in the open or crowded, +1 each: +1',
    'wrg:antitank.15 others = true: AFVs in the area roll as well (wg anti-tank --off-table), buildings too (wg demolish --fire off-table)',
    'wrg:chance.1 wrg:R72 chance = 0: no chance die without a group of men',
    'wrg:potential.1 wrg:R83 total = 27: total 27',
    'wrg:potential.3 potential = 1: total 20 or more, no die: 1 potential casualty',
    'wrg:identify.3 wrg:R79 order = [["Sgt"],["Rifleman"]]: order of priority: Sgt, 2 Rifleman',
    'wrg:identify.2 rolled-for = 3: Sgt on 1 or 2, 2 Rifleman on 1: Rifleman falls [identify 3] [identify 3] [identify 1]',
    'wrg:identify.4 identified = 1: 1 casualty of 1 potential: found',
    'wrg:identify.1 fallen = ["Rifleman"]: Rifleman falls',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"casualties":1,"fallen":["Rifleman"]}',
    '= 1 casualty: Rifleman',
  ]);
});
