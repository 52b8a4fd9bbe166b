import { expect, test } from 'vitest';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import { protocolOf } from '../../support/protocol.js';

/** Tests as whole answers where they are no first ones, or by other rulings, and what they leave on the table. */

test('wrg:extra.1 crews add 1 to what their group scored, without new dice', () => {
  expect(
    protocolOf(reactionTest, { name: 'Reds', crewWeapons: true, tested: 4, facts: ['points=24', 'fired'] }),
  ).toEqual([
    'wrg:extra.1 group = 4: Reds scored 4 in its test: less than 5',
    'wrg:extra.1 wrg:R146 crew-score = 5: anti-tank weapons and crews of 2 or more: 4 + 1 = 5: less than 10',
    'wrg:react.27 wrg:R39 crew-not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 crew-not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:extra.1 wrg:R146 crew-decline = true: their player may decline the +1: then they do as the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:extra.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.1 > set {"to":"tester","is":{"crewsTested":5}}',
    'wrg:extra.1 > set {"to":"tester","of":"gun","is":{"willRun":null}}',
    '{"score":5,"band":5}',
    '= the group: 4; anti-tank weapons and crews: 5, no erect move closer to the enemy',
  ]);
});

test('wrg:extra.1 crews add 1 to the score that binds their group, and keep their heads', () => {
  expect(
    protocolOf(reactionTest, {
      name: 'Reds',
      crewWeapons: true,
      bound: -6,
      facts: [],
      ownWeapons: ['mg-tripod:1', 'rifle:4'],
    }),
  ).toEqual([
    'wrg:extra.1 group = -6: Reds scored -6 in its test: less than -5',
    'wrg:extra.1 wrg:R146 crew-score = -5: anti-tank weapons and crews of 2 or more: -6 + 1 = -5: less than 0',
    'wrg:react.27 wrg:R39 crew-not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 crew-not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 crew-not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 crew-retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 crew-no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.31 wrg:R140 crew-together = true: all restrictions from less than 10 downwards hold together',
    'wrg:extra.1 wrg:R146 crew-decline = true: their player may decline the +1: then they do as the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:extra.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.1 > set {"to":"tester","is":{"crewsBound":-5}}',
    'wrg:extra.1 > set {"to":"tester","of":"gun","is":{"runs":null}}',
    'wrg:react.30 > set {"to":"tester","of":"group","is":{"weapons":["mg-tripod:1","rifle:4"]}}',
    '{"score":-5,"band":-5}',
    '= the group: -6; anti-tank weapons and crews: -5, no fire beyond 25 metres',
  ]);
});

test('wrg:R146 by option 2 crews throw anew after their group, with its factors', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', crewWeapons: true, tested: 4, facts: ['points=24', 'fired'] },
      'crew=3,3,3',
      { 'wrg:R146': 2 },
    ),
  ).toEqual([
    'wrg:extra.1 group = 4: Reds scored 4 in its test: less than 5',
    'wrg:extra.1 crew = 9: 9 on three dice [crew 3,3,3]',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.8 wrg:R131 points = -2: 24 points scored on it, for each full 10: -2',
    'wrg:react.2 factors = -1: all factors together: -1',
    'wrg:extra.1 wrg:R146 crew-score = 9: anti-tank weapons and crews of 2 or more: 9 - 1 + 1 = 9: less than 10',
    'wrg:react.27 wrg:R39 crew-not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 crew-not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:extra.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.1 > set {"to":"tester","is":{"crewsTested":9}}',
    'wrg:extra.1 > set {"to":"tester","of":"gun","is":{"willRun":null}}',
    '{"score":9,"band":5}',
    '= the group: 4; anti-tank weapons and crews: 9, no erect move closer to the enemy',
  ]);
});

test('wrg:R146 by option 2 crews throw beside their group, on the same factors', () => {
  expect(
    protocolOf(
      reactionTest,
      { crewWeapons: true, points: 24, allCovered: true },
      'reaction=3,3,3 crew=2,2,2',
      { 'wrg:R146': 2 },
    ),
  ).toEqual([
    'wrg:react.2 reaction = 9: 9 on three dice [reaction 3,3,3]',
    'wrg:react.8 wrg:R131 points = -2: 24 points scored on it, for each full 10: -2',
    'wrg:react.2 factors = -2: all factors together: -2',
    'wrg:react.22 wrg:R138 all-covered = 2: all of it under cover, the better choice after a score of 7: +2',
    'wrg:react.2 wrg:R139 score = 9: 9 - 2 + 2 = 9: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:extra.1 crew = 6: 6 on three dice [crew 2,2,2]',
    'wrg:react.22 wrg:R138 crew-all-covered = 2: all of it under cover, the better choice after a score of 5: +2',
    'wrg:extra.1 wrg:R146 crew-score = 7: anti-tank weapons and crews of 2 or more: 6 - 2 + 1 + 2 = 7: less than 10',
    'wrg:react.27 wrg:R39 crew-not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 crew-not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":7,"band":5}',
    '= the group: 9; anti-tank weapons and crews: 7, no erect move closer to the enemy',
  ]);
});

test('wrg:extra.1 crews who panic with their group leave their weapons', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        name: 'Reds',
        crewWeapons: true,
        mod: -14,
        men: 2,
        interpenetrated: true,
        ownWeapons: ['mg-tripod:1', 'rifle:4'],
      },
      'reaction=2,2,2 surrender=5,4',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:extra.1 wrg:R146 crew-score = -7: anti-tank weapons and crews of 2 or more: 6 - 14 + 1 = -7: less than -5, as the group',
    'wrg:react.30 wrg:R145 surrendered = 1: 1 of 2 men surrenders on less than 5, 1 runs [surrender 5,4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":-8,"facts":["mod=-14"],"crewsTested":null,"willRun":true}}',
    'wrg:extra.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.1 > set {"to":"tester","is":{"crewsTested":-7}}',
    'wrg:react.30 > set {"to":"tester","of":"gun","is":{"pieces":0,"abandoned":true},"at":"period"}',
    'wrg:react.30 > set {"to":"tester","of":"group","is":{"weapons":["rifle:4"]},"at":"period"}',
    'wrg:react.30 > split {"from":"tester","counts":{"men":1},"into":{"kind":"group","called":"prisoners","is":{"men":1,"prisoner":true,"weapons":[],"grenades":0,"radios":0},"keeps":["lostInBattle","joined","flame"]}}',
    'wrg:react.30 > add {"to":"tester","by":{"lostInPeriod":1,"lostInBattle":1}}',
    '{"score":-7,"band":"panic","surrendered":1}',
    '= the group: -8; anti-tank weapons and crews: -7, panic dash away from the enemy; 1 surrenders',
  ]);
});

test('wrg:extra.2 an officer tests after his group, on the sum that was made for it', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', leader: 'officer', tested: 4, facts: ['mod=-3'] },
      'leader=3,3,3',
    ),
  ).toEqual([
    'wrg:extra.2 group = 4: Reds scored 4 in its test: the same factors hold for its leader',
    'wrg:extra.2 wrg:R147 alone = true: the officer tests by himself, on new dice: it governs him alone',
    'wrg:extra.2 leader = 9: 9 on three dice [leader 3,3,3]',
    'wrg:react.2 factors = -3: the factors come to -3, as in the test of the group',
    'wrg:extra.4 no-isolation = 0: isolation does not count for him: it must not be in the -3',
    'wrg:extra.3 rank = 5: officer: +5',
    'wrg:extra.2 wrg:R139 score = 11: 9 + 2 = 11: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:extra.2 wrg:R43 binds = 1: this binds him in the next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:extra.2 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.2 > set {"to":"tester","is":{"leaderTested":true,"willStay":true}}',
    '{"score":11,"band":10}',
    '= the leader: 11, no restrictions',
  ]);
});

test('wrg:extra.3 a lance corporal who panics has the factors of his group but for isolation, and his men run with him', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        name: 'Reds',
        leader: 'lcpl',
        bound: -8,
        facts: [
          'points=54',
          'lostInPeriod=3',
          'lostInBattle=5',
          'isolatedFromAll=1',
          'ownLeaderRan',
          'flame',
        ],
      },
      'leader=1,1,2',
    ),
  ).toEqual([
    'wrg:extra.2 group = -8: Reds scored -8 in its test: the same factors hold for its leader',
    'wrg:extra.2 wrg:R147 alone = true: the lance corporal tests by himself, on new dice: it governs him alone',
    'wrg:extra.2 leader = 4: 4 on three dice [leader 1,1,2]',
    'wrg:extra.4 no-isolation = 0: isolation does not count in the test of a leader',
    'wrg:react.8 wrg:R131 points = -5: 54 points scored on it, for each full 10: -5',
    'wrg:react.11 wrg:R133 lost-in-battle = -5: 5 figures lost in the battle: -5',
    'wrg:react.12 wrg:R133 lost-in-period = -3: 3 figures of them lost this period: -3',
    'wrg:react.14 wrg:R36 own-leader-ran = -2: its senior leader led a panic dash last period: -2',
    'wrg:react.18 wrg:R37 flame = -2: the enemy seen using flame in this battle: -2',
    'wrg:extra.3 rank = 1: lance corporal: +1',
    'wrg:react.2 factors = -16: all factors together: -16',
    'wrg:extra.2 wrg:R139 score = -12: 4 - 16 = -12: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:extra.2 wrg:R43 binds = 1: this binds him in this period',
    'wrg:extra.5 wrg:R147 men-join = true: the men directly under him run with him, if they see him pass or are not isolated from him',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:extra.2 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.2 > set {"to":"tester","is":{"leaderTestedBefore":true,"runs":true,"stays":null}}',
    '{"score":-12,"band":"panic"}',
    '= the leader: -12, panic dash away from the enemy',
  ]);
});

test('wrg:R147 by option 2 the test of the corporal is that of the whole group', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', leader: 'cpl', tested: -8, facts: ['mod=-14'] },
      'leader=3,3,4',
      { 'wrg:R147': 2 },
    ),
  ).toEqual([
    'wrg:extra.2 group = -8: Reds scored -8 in its test: the same factors hold for its leader',
    'wrg:extra.2 wrg:R147 alone = false: the corporal tests by himself, on new dice: it governs the whole group',
    'wrg:extra.2 leader = 10: 10 on three dice [leader 3,3,4]',
    'wrg:react.2 factors = -14: the factors come to -14, as in the test of the group',
    'wrg:extra.4 no-isolation = 0: isolation does not count for him: it must not be in the -14',
    'wrg:extra.3 rank = 2: corporal: +2',
    'wrg:extra.2 wrg:R139 score = -2: 10 - 12 = -2: less than 0',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:extra.2 wrg:R43 binds = 1: this binds the group in the next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:extra.2 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.2 > set {"to":"tester","is":{"leaderTested":true,"willRun":null,"willStay":true,"tested":-2}}',
    '{"score":-2,"band":-5}',
    '= the whole group: -2, no fire beyond 25 metres',
  ]);
});

test('wrg:react.1 a test that is overdue is made on what happened then, and binds at once', () => {
  expect(
    protocolOf(reactionTest, { name: 'Reds', overdue: true, fired: true, points: 30 }, 'reaction=2,2,2'),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire in the last period and has not tested: it does so now, on what happened then',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.8 wrg:R131 points = -3: 30 points scored on it, for each full 10: -3',
    'wrg:react.2 factors = -2: all factors together: -2',
    'wrg:react.2 not-known = true: the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add',
    'wrg:react.2 wrg:R139 score = 4: 6 - 2 = 4: less than 5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in this period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"lateUnderFire":null,"bound":4,"facts":null,"factsBefore":["fired","points=30"]}}',
    '{"score":4,"band":0}',
    '= 4, no move on foot towards the enemy',
  ]);
});

test('wrg:react.1 a test that was not due binds nothing', () => {
  expect(protocolOf(reactionTest, { name: 'Reds', undue: true, fired: true }, 'reaction=2,2,2')).toEqual([
    'wrg:react.1 wrg:R136 due = false: the game knows of no fire on Reds this period: no test is due',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.2 factors = 1: all factors together: +1',
    'wrg:react.2 not-known = true: the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add',
    'wrg:react.2 wrg:R139 score = 7: 6 + 1 = 7: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.1 binds = 0: no test was due: this one binds nothing',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":7,"band":5}',
    '= 7, no erect move closer to the enemy; no test was due, it binds nothing',
  ]);
});

test('wrg:react.23 a group keeps the losses of those who join it, once', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        name: 'Reds',
        joined: ['Blues', 'Greens'],
        joinedBefore: ['Greens'],
        othersLost: 3,
        othersLostInPeriod: 1,
        lostInBattle: 1,
        fired: true,
        enemyInOpen: true,
      },
      'reaction=4,4,4',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.23 joined = 3: Reds keeps the losses of Blues: 3 figures',
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 4,4,4]',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.6 wrg:R34 enemy-in-open = 1: the group saw the enemy in the open: +1',
    'wrg:react.11 wrg:R133 lost-in-battle = -4: 4 figures lost in the battle: -4',
    'wrg:react.12 wrg:R133 lost-in-period = -1: 1 figure of them lost this period: -1',
    'wrg:react.2 factors = -3: all factors together: -3',
    'wrg:react.2 wrg:R139 score = 9: 12 - 3 = 9: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.23 > set {"to":"tester","is":{"joined":["Greens","Blues"]}}',
    'wrg:react.23 > add {"to":"tester","by":{"lostInBattle":3,"lostInPeriod":1}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":9,"facts":["fired","enemyInOpen","lostInBattle=4","lostInPeriod=1"],"crewsTested":null,"willRun":null}}',
    'wrg:react.23 > set {"to":"joined","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":9,"facts":["fired","enemyInOpen","lostInBattle=4","lostInPeriod=1"],"crewsTested":null,"willRun":null}}',
    'wrg:react.23 > set {"to":"joinedSecond","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":9,"facts":["fired","enemyInOpen","lostInBattle=4","lostInPeriod=1"],"crewsTested":null,"willRun":null}}',
    'wrg:react.23 > set {"to":"joinedThird","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":9,"facts":["fired","enemyInOpen","lostInBattle=4","lostInPeriod=1"],"crewsTested":null,"willRun":null}}',
    '{"score":9,"band":5}',
    '= 9, no erect move closer to the enemy',
  ]);
});

test('wrg:react.23 and not again in a later test, whatever was told of them', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        name: 'Reds',
        joined: ['Greens'],
        joinedBefore: ['Greens'],
        othersLost: 3,
        lostInBattle: 1,
        fired: true,
      },
      'reaction=4,4,4',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 4,4,4]',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.11 wrg:R133 lost-in-battle = -1: 1 figure lost in the battle: -1',
    'wrg:react.2 factors = 0: all factors together: 0',
    'wrg:react.2 not-known = true: the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add',
    'wrg:react.2 wrg:R139 score = 12: 12: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":12,"facts":["fired","lostInBattle=1"],"crewsTested":null,"willRun":null}}',
    'wrg:react.23 > set {"to":"joined","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":12,"facts":["fired","lostInBattle=1"],"crewsTested":null,"willRun":null}}',
    'wrg:react.23 > set {"to":"joinedSecond","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":12,"facts":["fired","lostInBattle=1"],"crewsTested":null,"willRun":null}}',
    'wrg:react.23 > set {"to":"joinedThird","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":12,"facts":["fired","lostInBattle=1"],"crewsTested":null,"willRun":null}}',
    '{"score":12,"band":10}',
    '= 12, no restrictions',
  ]);
});

test('wrg:react.30 who panics abandons heavy weapons as he runs', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', mod: -14, ownWeapons: ['mg-tripod:1', 'rifle:4'] },
      'reaction=2,2,2',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.30 > set {"to":"tester","of":"gun","is":{"pieces":0,"abandoned":true},"at":"period"}',
    'wrg:react.30 > set {"to":"tester","of":"group","is":{"weapons":["rifle:4"]},"at":"period"}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":-8,"facts":["mod=-14"],"crewsTested":null,"willRun":true}}',
    '{"score":-8,"band":"panic"}',
    '= -8, panic dash away from the enemy',
  ]);
});

test('wrg:react.30 who panics late runs at once', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', mod: -14, overdue: true, ownWeapons: ['mg-tripod:1', 'rifle:4'] },
      'reaction=2,2,2',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire in the last period and has not tested: it does so now, on what happened then',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in this period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.30 > set {"to":"tester","of":"gun","is":{"pieces":0,"abandoned":true}}',
    'wrg:react.30 > set {"to":"tester","of":"group","is":{"weapons":["rifle:4"]}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"lateUnderFire":null,"bound":-8,"facts":null,"factsBefore":["mod=-14"],"runs":true}}',
    '{"score":-8,"band":"panic"}',
    '= -8, panic dash away from the enemy',
  ]);
});

test('wrg:R40 by option 2 heavy weapons are taken along', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', mod: -14, ownWeapons: ['mg-tripod:1', 'rifle:4'] },
      'reaction=2,2,2',
      { 'wrg:R40': 2 },
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, taking heavy weapons along',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = true: heavy weapons are taken along',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":-8,"facts":["mod=-14"],"crewsTested":null,"willRun":true}}',
    '{"score":-8,"band":"panic"}',
    '= -8, panic dash away from the enemy',
  ]);
});

test('wrg:react.30 who surrenders is lost to his group, and a prisoner', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', mod: -14, interpenetrated: true, men: 3 },
      'reaction=2,2,2 surrender=4,5,3',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:react.30 wrg:R145 surrendered = 2: 2 of 3 men surrender on less than 5, 1 runs [surrender 4,5,3]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.30 > set {"to":"tester","of":"gun","is":{"pieces":0,"abandoned":true},"at":"period"}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":-8,"facts":["mod=-14"],"crewsTested":null,"willRun":true}}',
    'wrg:react.30 > split {"from":"tester","counts":{"men":2},"into":{"kind":"group","called":"prisoners","is":{"men":2,"prisoner":true,"weapons":[],"grenades":0,"radios":0},"keeps":["lostInBattle","joined","flame"]}}',
    'wrg:react.30 > add {"to":"tester","by":{"lostInPeriod":2,"lostInBattle":2}}',
    '{"score":-8,"band":"panic","surrendered":2}',
    '= -8, panic dash away from the enemy; 2 surrender',
  ]);
});

test('wrg:R145 by option 2 one die is thrown for all, and none of it is marked otherwise', () => {
  expect(
    protocolOf(
      reactionTest,
      { mod: -14, interpenetrated: true, men: 3, averageDice: true },
      'reaction=2,2,2 surrender=4',
      { 'wrg:R145': 2 },
    ),
  ).toEqual([
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:notes.3 wrg:R184 average-dice = true: the dice are marked 2, 3, 3, 4, 4, 5, as agreed',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.6 wrg:R184 ordinary-dice = true: men who may surrender throw ordinary dice',
    'wrg:react.30 wrg:R145 surrendered = 3: 3 of 3 men surrender on less than 5, 0 run [surrender 4]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-8,"band":"panic","surrendered":3}',
    '= -8, panic dash away from the enemy; 3 surrender',
  ]);
});

test('wrg:R41 by option 1 nobody surrenders where no enemies are mixed with his group', () => {
  expect(protocolOf(reactionTest, { mod: -14, men: 1 }, 'reaction=2,2,2')).toEqual([
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:react.30 wrg:R41 surrendered = 0: nobody surrenders: no enemies are mixed with the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-8,"band":"panic","surrendered":0}',
    '= -8, panic dash away from the enemy; nobody surrenders',
  ]);
});

test('wrg:react.30 nobody surrenders who does not panic', () => {
  expect(protocolOf(reactionTest, { mod: 0, men: 1, interpenetrated: true }, 'reaction=2,2,2')).toEqual([
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 6: 6: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:react.30 wrg:R41 surrendered = 0: nobody surrenders: the group does not panic',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":6,"band":5,"surrendered":0}',
    '= 6, no erect move closer to the enemy; nobody surrenders',
  ]);
});

test('wrg:react.28 men among enemies who score less than 5 may have to retire', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', mod: -5, intermingled: false, interpenetrated: true },
      'reaction=2,2,3',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 7: 7 on three dice [reaction 2,2,3]',
    'wrg:react.2 factors = -5: the factors come to -5, as typed',
    'wrg:react.2 wrg:R139 score = 2: 7 - 5 = 2: less than 5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"willRetire":true,"hasTested":true,"tested":2,"facts":["mod=-5"],"crewsTested":null,"willRun":null}}',
    '{"score":2,"band":0}',
    '= 2, no move on foot towards the enemy',
  ]);
});

test('wrg:R140 by option 2 only the last row holds, by the words of the sheet', () => {
  expect(
    protocolOf(reactionTest, { mod: -14 }, 'reaction=2,2,2', { 'wrg:R140': 2, 'wrg:R144': 2, 'wrg:R40': 2 }),
  ).toEqual([
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.30 wrg:R144 dash = 75: panic dash away from the enemy, at the double, 75 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = true: heavy weapons are taken along',
    'wrg:react.31 wrg:R140 together = false: the restrictions of the rows above do not hold',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-8,"band":"panic"}',
    '= -8, panic dash away from the enemy',
  ]);
});

test('wrg:R39 by option 2 the rows forbid less, but towards any enemy', () => {
  expect(protocolOf(reactionTest, { mod: -9, scale: '54mm' }, 'reaction=2,2,2', { 'wrg:R39': 2 })).toEqual([
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -9: the factors come to -9, as typed',
    'wrg:react.2 wrg:R139 score = -3: 6 - 9 = -3: less than 0',
    'wrg:react.27 wrg:R39 not-closer = false: erect men may not move closer to any enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres (25 cm) already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards any enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres (25 cm)',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-3,"band":-5}',
    '= -3, no fire beyond 25 metres',
  ]);
});

test('wrg:react.25 a score of 15 moves the crews as well', () => {
  expect(protocolOf(reactionTest, { mod: 0, crewWeapons: true }, 'reaction=5,5,5')).toEqual([
    'wrg:react.2 reaction = 15: 15 on three dice [reaction 5,5,5]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 15: 15: 15 or more',
    'wrg:react.25 wrg:R42 must-move = true: the whole group must move towards the front or flank of the enemy',
    'wrg:react.25 wrg:R148 crews = true: the crews of its weapons move too',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:extra.1 wrg:R146 crew-score = 16: anti-tank weapons and crews of 2 or more: 15 + 1 = 16: 15 or more, as the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":16,"band":15}',
    '= the group: 15; anti-tank weapons and crews: 16, must move towards the enemy',
  ]);
});

test('wrg:R148 by option 2 the crews stay, and by R42 some of the others', () => {
  expect(
    protocolOf(reactionTest, { mod: 0, crewWeapons: true }, 'reaction=5,5,5', {
      'wrg:R148': 2,
      'wrg:R42': 2,
    }),
  ).toEqual([
    'wrg:react.2 reaction = 15: 15 on three dice [reaction 5,5,5]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 15: 15: 15 or more',
    'wrg:react.25 wrg:R42 must-move = true: some of the group must move towards the enemy',
    'wrg:react.25 wrg:R148 crews = false: the crews of its weapons stay',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:extra.1 wrg:R146 crew-score = 16: anti-tank weapons and crews of 2 or more: 15 + 1 = 16: 15 or more, as the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":16,"band":15}',
    '= the group: 15; anti-tank weapons and crews: 16, they stay',
  ]);
});

test('wrg:extra.1 crews alone have to advance', () => {
  expect(protocolOf(reactionTest, { mod: 0, crewWeapons: true }, 'reaction=5,5,4')).toEqual([
    'wrg:react.2 reaction = 14: 14 on three dice [reaction 5,5,4]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 14: 14: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:extra.1 wrg:R146 crew-score = 15: anti-tank weapons and crews of 2 or more: 14 + 1 = 15: 15 or more',
    'wrg:react.25 wrg:R42 crew-must-move = true: these crews must move towards the front or flank of the enemy',
    'wrg:extra.1 wrg:R146 crew-decline = true: their player may decline the +1: then they do as the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":15,"band":15}',
    '= the group: 14; anti-tank weapons and crews: 15, must move towards the enemy',
  ]);
});

test('wrg:react.1 of a group of the game it is said what the game cannot know', () => {
  expect(protocolOf(reactionTest, { name: 'Reds', underFire: true, points: 10 }, 'reaction=3,3,4')).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.8 wrg:R131 points = -1: 10 points scored on it, for each full 10: -1',
    'wrg:react.2 factors = -1: all factors together: -1',
    'wrg:react.2 not-known = true: the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add',
    'wrg:react.2 wrg:R139 score = 9: 10 - 1 = 9: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":9,"facts":["points=10"],"crewsTested":null,"willRun":null}}',
    '{"score":9,"band":5}',
    '= 9, no erect move closer to the enemy',
  ]);
});

test('wrg:R151 by option 2 a group inside an AFV tests as well', () => {
  expect(protocolOf(reactionTest, { inAfv: true, mod: 0 }, 'reaction=3,3,4', { 'wrg:R151': 2 })).toEqual([
    'wrg:react.1 wrg:R151 in-afv = true: the group inside an AFV tests as well',
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 10: 10: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":10,"band":10}',
    '= 10, no restrictions',
  ]);
});

test('wrg:R138 by option 2 the choice under cover was made before the dice', () => {
  expect(
    protocolOf(reactionTest, { allCovered: true, coverChoice: 'minus' }, 'reaction=3,3,4', { 'wrg:R138': 2 }),
  ).toEqual([
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.2 factors = 0: all factors together: 0',
    'wrg:react.22 wrg:R138 all-covered = -2: all of it under cover: -2',
    'wrg:react.2 wrg:R139 score = 8: 10 - 2 = 8: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":8,"band":5}',
    '= 8, no erect move closer to the enemy',
  ]);
});

test('wrg:react.3 wrg:R134 its own LMGs that fired are friendly ones, and enemies at 25 metres are near', () => {
  expect(
    protocolOf(reactionTest, { name: 'Reds', ownLmgs: 2, nearest: 25, fired: true }, 'reaction=3,3,4'),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.3 wrg:R32 friendly-lmgs = 2: 2 friendly LMGs firing within 100 metres: +2',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.21 wrg:R137 enemy-near = -2: enemies within 25 metres: -2',
    'wrg:react.2 factors = 1: all factors together: +1',
    'wrg:react.2 not-known = true: the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add',
    'wrg:react.2 wrg:R139 score = 11: 10 + 1 = 11: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":11,"facts":["fired","ownLmgs=2","nearest=25"],"crewsTested":null,"willRun":null}}',
    '{"score":11,"band":10}',
    '= 11, no restrictions',
  ]);
});

test('wrg:R134 wrg:R60 by their options 2 only those of others are, and enemies nearer than that', () => {
  expect(
    protocolOf(reactionTest, { name: 'Reds', ownLmgs: 2, nearest: 25, fired: true }, 'reaction=3,3,4', {
      'wrg:R134': 2,
      'wrg:R60': 2,
    }),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.2 factors = 1: all factors together: +1',
    'wrg:react.2 not-known = true: the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add',
    'wrg:react.2 wrg:R139 score = 11: 10 + 1 = 11: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":11,"facts":["fired","ownLmgs=2","nearest=25"],"crewsTested":null,"willRun":null}}',
    '{"score":11,"band":10}',
    '= 11, no restrictions',
  ]);
});

test('wrg:R137 three enemies near by count once', () => {
  expect(protocolOf(reactionTest, { enemyNear: true, causes: ['enemy-near:3'] }, 'reaction=3,3,4')).toEqual([
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.21 wrg:R137 enemy-near = -2: enemies within 25 metres, 3 of them, counted once: -2',
    'wrg:react.2 factors = -2: all factors together: -2',
    'wrg:react.2 wrg:R139 score = 8: 10 - 2 = 8: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":8,"band":5}',
    '= 8, no erect move closer to the enemy',
  ]);
});

test('wrg:R137 by option 2 each of three counts', () => {
  expect(
    protocolOf(reactionTest, { enemyNear: true, causes: ['enemy-near:3'] }, 'reaction=3,3,4', {
      'wrg:R137': 2,
    }),
  ).toEqual([
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.21 wrg:R137 enemy-near = -6: enemies within 25 metres, 3 of them, each: -6',
    'wrg:react.2 factors = -6: all factors together: -6',
    'wrg:react.2 wrg:R139 score = 4: 10 - 6 = 4: less than 5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":4,"band":0}',
    '= 4, no move on foot towards the enemy',
  ]);
});

test('wrg:R131 by option 2 the tens of each firing count, and not those of the sum', () => {
  expect(
    protocolOf(reactionTest, { points: 34, pooledTens: 1 }, 'reaction=3,3,4', { 'wrg:R131': 2 }),
  ).toEqual([
    'wrg:react.2 reaction = 10: 10 on three dice [reaction 3,3,4]',
    'wrg:react.8 wrg:R131 points = -2: 34 points scored on it, for each full 10, each firing by itself: -2',
    'wrg:react.2 factors = -2: all factors together: -2',
    'wrg:react.2 wrg:R139 score = 8: 10 - 2 = 8: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":8,"band":5}',
    '= 8, no erect move closer to the enemy',
  ]);
});

test('wrg:afv.1 an AFV that was under fire tests for the end of the period before, and is bound at once', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, name: 'Tiger', when: 'period-end', overdue: true, otherFire: true },
      'reaction=3,4',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "period-end": it was under fire in the last period and has not tested: it tests',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.9 wrg:R94 other-fire = -1: anti-personnel or off-table fire on it this period: -1',
    'wrg:afv.10 stationary = -1: the vehicle stands still, as no move of it is known in this period: -1',
    'wrg:afv.3 factors = -2: all factors together: -2',
    'wrg:afv.3 not-known = true: the game does not see the table: friends near, ahead or retreating, AFVs lost, the commander, cover and light are for you to add',
    'wrg:afv.3 wrg:R139 score = 5: 7 - 2 = 5: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 1: this binds the vehicle in this period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.17 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:afv.17 > set {"to":"tester","is":{"afv":true,"afvBound":5,"lateUnderFire":null}}',
    '{"score":5,"band":5}',
    '= 5, no further than the next fire position in cover',
  ]);
});

test('(wrg:afv.2) an AFV that was under fire tests at the end of the period', () => {
  expect(
    protocolOf(reactionTest, { afv: true, name: 'Tiger', underFire: true, moving: true }, 'reaction=3,4'),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "period-end": it was under fire this period: it tests',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.3 factors = 1: all factors together: +1',
    'wrg:afv.3 not-known = true: the game does not see the table: friends near, ahead or retreating, AFVs lost, the commander, cover and light are for you to add',
    'wrg:afv.3 wrg:R139 score = 8: 7 + 1 = 8: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 1: this binds the vehicle in the next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.17 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:afv.17 > set {"to":"tester","is":{"afv":true,"antiTankFire":null,"afvTested":8,"hasTested":true}}',
    '{"score":8,"band":5}',
    '= 8, no further than the next fire position in cover',
  ]);
});

test('wrg:afv.1 an AFV at which nothing came tests for nothing', () => {
  expect(protocolOf(reactionTest, { afv: true, name: 'Tiger', undue: true }, 'reaction=3,4')).toEqual([
    'wrg:afv.1 wrg:R56 due = false: the game knows of no anti-tank fire at Tiger this period: no test is due',
    'wrg:afv.3 reaction = 7: 7 on two dice [reaction 3,4]',
    'wrg:afv.10 stationary = -1: the vehicle stands still, as no move of it is known in this period: -1',
    'wrg:afv.3 factors = -1: all factors together: -1',
    'wrg:afv.3 not-known = true: the game does not see the table: friends near, ahead or retreating, AFVs lost, the commander, cover and light are for you to add',
    'wrg:afv.3 wrg:R139 score = 6: 7 - 1 = 6: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.1 binds = 0: no test was due: this one binds nothing',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":6,"band":5}',
    '= 6, no further than the next fire position in cover; no test was due, it binds nothing',
  ]);
});

test('wrg:R154 an AFV that cannot move and has to', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, name: 'Tiger', when: 'fire', immobilised: true, closeAttack: true, surprised: true },
      'reaction=1,1',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 2: 2 on two dice [reaction 1,1]',
    'wrg:afv.10 stationary = -1: the vehicle stands still: -1',
    'wrg:afv.14 wrg:R50 surprised = -2: surprised by anti-tank fire from an unlocated enemy: -2',
    'wrg:afv.16 wrg:R44 close-threat = -3: attack at close quarters: -3',
    'wrg:afv.3 factors = -6: all factors together: -6',
    'wrg:afv.3 not-known = true: the game does not see the table: friends near, ahead or retreating, AFVs lost, the commander, cover and light are for you to add',
    'wrg:afv.3 wrg:R139 score = -4: 2 - 6 = -4: less than 0',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.21 wrg:R55 must-retire = true: it must retire, in reverse if it likes, and may fire',
    'wrg:afv.21 wrg:R154 immobilised = true: it cannot move: it stays, and may fire (house)',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.17 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:afv.17 > set {"to":"tester","is":{"afv":true,"antiTankFire":null,"afvBound":-4}}',
    '{"score":-4,"band":-5}',
    '= -4, it cannot move: it stays, and may fire',
  ]);
});

test('wrg:react.1 crews of a group that was not due are bound by nothing either', () => {
  expect(
    protocolOf(reactionTest, { name: 'Reds', undue: true, crewWeapons: true, mod: 0 }, 'reaction=5,5,2'),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = false: the game knows of no fire on Reds this period: no test is due',
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 5,5,2]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 12: 12: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.1 binds = 0: no test was due: this one binds nothing',
    'wrg:extra.1 wrg:R146 crew-score = 13: anti-tank weapons and crews of 2 or more: 12 + 1 = 13: 10 or more, as the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":13,"band":10}',
    '= the group: 12; anti-tank weapons and crews: 13, no restrictions; no test was due, it binds nothing',
  ]);
});

test('wrg:R146 by option 2 nor where they throw anew', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', undue: true, crewWeapons: true, mod: 0 },
      'reaction=5,5,2 crew=5,5,2',
      { 'wrg:R146': 2 },
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = false: the game knows of no fire on Reds this period: no test is due',
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 5,5,2]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 12: 12: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.1 binds = 0: no test was due: this one binds nothing',
    'wrg:extra.1 crew = 12: 12 on three dice [crew 5,5,2]',
    'wrg:extra.1 wrg:R146 crew-score = 13: anti-tank weapons and crews of 2 or more: 12 + 1 = 13: 10 or more',
    'wrg:react.26 crew-free = true: no restrictions',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":13,"band":10}',
    '= the group: 12; anti-tank weapons and crews: 13, no restrictions; no test was due, it binds nothing',
  ]);
});

test('wrg:R141 by option 2 a result binds until the group tests again', () => {
  expect(protocolOf(reactionTest, { mod: 0 }, 'reaction=5,5,2', { 'wrg:R141': 2 })).toEqual([
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 5,5,2]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 12: 12: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, until it tests again',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":12,"band":10}',
    '= 12, no restrictions',
  ]);
});

test('wrg:R146 by option 2 crews of a group that panics may keep their heads, or not', () => {
  expect(
    protocolOf(
      reactionTest,
      { name: 'Reds', overdue: true, crewWeapons: true, mod: -14, ownWeapons: ['mg-tripod:1'] },
      'reaction=2,2,2 crew=1,1,1',
      { 'wrg:R146': 2 },
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire in the last period and has not tested: it does so now, on what happened then',
    'wrg:react.2 reaction = 6: 6 on three dice [reaction 2,2,2]',
    'wrg:react.2 factors = -14: the factors come to -14, as typed',
    'wrg:react.2 wrg:R139 score = -8: 6 - 14 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in this period, and no longer',
    'wrg:extra.1 crew = 3: 3 on three dice [crew 1,1,1]',
    'wrg:extra.1 wrg:R146 crew-score = -10: anti-tank weapons and crews of 2 or more: 3 - 14 + 1 = -10: less than -5',
    'wrg:react.27 wrg:R39 crew-not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 crew-not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 crew-not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 crew-retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 crew-no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 crew-dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 crew-heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 crew-together = true: all restrictions from less than 10 downwards hold together',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"lateUnderFire":null,"bound":-8,"facts":null,"factsBefore":["mod=-14"],"runs":true}}',
    'wrg:extra.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:extra.1 > set {"to":"tester","is":{"crewsBound":-10}}',
    'wrg:react.30 > set {"to":"tester","of":"gun","is":{"pieces":0,"abandoned":true}}',
    'wrg:react.30 > set {"to":"tester","of":"group","is":{"weapons":[]}}',
    '{"score":-10,"band":"panic"}',
    '= the group: -8; anti-tank weapons and crews: -10, panic dash away from the enemy',
  ]);
});

test('(wrg:extra.3) no points, where that was typed, are kept for those who test after, and what was agreed', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        name: 'Reds',
        points: 0,
        lostInBattle: 0,
        quality: 1,
        allCovered: true,
        coverChoice: 'plus',
        pooledTens: 1,
        flameBefore: true,
        flame: true,
        causes: ['enemy-near:2'],
        enemyNear: true,
      },
      'reaction=5,5,2',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: Reds was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 5,5,2]',
    'wrg:notes.2 quality = 1: agreed for the quality of these troops: +1',
    'wrg:react.18 wrg:R37 flame = -2: the enemy seen using flame in this battle: -2',
    'wrg:react.21 wrg:R137 enemy-near = -2: enemies within 25 metres, 2 of them, counted once: -2',
    'wrg:react.2 factors = -3: all factors together: -3',
    'wrg:react.22 wrg:R138 all-covered = 2: all of it under cover: +2',
    'wrg:react.2 wrg:R139 score = 11: 12 - 3 + 2 = 11: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":11,"facts":["points=0","flame","enemyNear","causes=enemy-near:2","quality=1","allCovered","pooledTens=1","flameBefore"],"crewsTested":null,"willRun":null}}',
    '{"score":11,"band":10}',
    '= 11, no restrictions',
  ]);
});

test('wrg:R37 by option 2 flame of an earlier period counts no more, and enemies among them count only who came forward', () => {
  expect(
    protocolOf(reactionTest, { flameBefore: true, flame: true, interpenetrated: true }, 'reaction=5,5,2', {
      'wrg:R37': 2,
    }),
  ).toEqual([
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 5,5,2]',
    'wrg:react.2 factors = 0: all factors together: 0',
    'wrg:react.2 wrg:R139 score = 12: 12: 10 or more',
    'wrg:react.26 free = true: no restrictions',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":12,"band":10}',
    '= 12, no restrictions',
  ]);
});

test('wrg:R32 wrg:R33 wrg:R35 by their options 2 LMGs count once, its own fire as that of friends, armour near and firing twice', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        friendlyLmgs: 3,
        fired: true,
        armourNear: true,
        armourFires: true,
        isolatedFromLeaders: 2,
        isolatedFromAll: 1,
      },
      'reaction=5,5,2',
      { 'wrg:R32': 2, 'wrg:R33': 2, 'wrg:R35': 2 },
    ),
  ).toEqual([
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 5,5,2]',
    'wrg:react.3 wrg:R32 friendly-lmgs = 1: 1 friendly LMG firing within 100 metres: +1',
    'wrg:react.4 wrg:R33 friends-fire = 1: the opposing group under its own fire: +1',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.9 wrg:R109 isolated-from-leaders = -2: 2 figures isolated from officers and NCOs: -2',
    'wrg:react.10 wrg:R109 isolated-from-all = -1: 1 figure isolated from all others: -1',
    'wrg:react.17 wrg:R35 armour = -4: enemy armour within 100 metres and firing on it: -4',
    'wrg:react.2 factors = -4: all factors together: -4',
    'wrg:react.2 wrg:R139 score = 8: 12 - 4 = 8: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":8,"band":5}',
    '= 8, no erect move closer to the enemy',
  ]);
});

test('wrg:R109 wrg:R133 by their options 2 nobody is isolated twice, or lost twice', () => {
  expect(
    protocolOf(
      reactionTest,
      { isolatedFromLeaders: 2, isolatedFromAll: 1, lostInBattle: 3, lostInPeriod: 2, advanced: true },
      'reaction=5,5,2',
      { 'wrg:R109': 2, 'wrg:R133': 2 },
    ),
  ).toEqual([
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 5,5,2]',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group moved towards the enemy: +1',
    'wrg:react.9 wrg:R109 isolated-from-leaders = -1: 1 figure isolated from officers and NCOs: -1',
    'wrg:react.10 wrg:R109 isolated-from-all = -1: 1 figure isolated from all others: -1',
    'wrg:react.11 wrg:R133 lost-in-battle = -3: 3 figures lost in the battle: -3',
    'wrg:react.2 factors = -4: all factors together: -4',
    'wrg:react.2 wrg:R139 score = 8: 12 - 4 = 8: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":8,"band":5}',
    '= 8, no erect move closer to the enemy',
  ]);
});
