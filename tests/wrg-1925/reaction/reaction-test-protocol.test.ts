import { expect, test } from 'vitest';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:react.2 three dice and the factors of a group', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        friendlyLmgs: 2,
        friendsFire: true,
        fired: true,
        enemyInOpen: true,
        enemyHit: true,
        points: 34,
        isolatedFromLeaders: 1,
        lostInBattle: 3,
        lostInPeriod: 2,
        machineGuns: 1,
        name: '2 Section',
      },
      '4 4 4',
    ),
  ).toEqual([
    'wrg:react.1 wrg:R136 due = true: 2 Section was under fire: it tests at the end of the period',
    'wrg:react.2 reaction = 12: 12 on three dice [reaction 4,4,4]',
    'wrg:react.3 wrg:R32 friendly-lmgs = 2: 2 friendly LMGs firing within 100 metres: +2',
    'wrg:react.4 wrg:R33 friends-fire = 1: the opposing group under fire from other groups: +1',
    'wrg:react.5 wrg:R34 fired-or-advanced = 1: the group fired: +1',
    'wrg:react.6 wrg:R34 enemy-in-open = 1: the group saw the enemy in the open: +1',
    'wrg:react.7 wrg:R34 enemy-hit = 1: the enemy seen hit or in panic in the open: +1',
    'wrg:react.8 wrg:R131 points = -3: 34 points scored on it, for each full 10: -3',
    'wrg:react.9 wrg:R109 isolated-from-leaders = -1: 1 figure isolated from officers and NCOs: -1',
    'wrg:react.11 wrg:R133 lost-in-battle = -3: 3 figures lost in the battle: -3',
    'wrg:react.12 wrg:R133 lost-in-period = -2: 2 figures of them lost this period: -2',
    'wrg:react.13 wrg:R135 machine-guns = -1: 1 enemy machine gun firing on it: -1',
    'wrg:react.2 factors = -4: all factors together: -4',
    'wrg:react.2 wrg:R139 score = 8: 12 - 4 = 8: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:react.1 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:react.24 > set {"to":"tester","is":{"leaderTested":null,"leaderTestedBefore":null,"hasTested":true,"tested":8,"facts":["friendlyLmgs=2","friendsFire","fired","enemyInOpen","enemyHit","points=34","isolatedFromLeaders=1","lostInBattle=3","lostInPeriod=2","machineGuns=1"],"crewsTested":null,"willRun":null}}',
    '{"score":8,"band":5}',
    '= 8, no erect move closer to the enemy',
  ]);
});

test('wrg:react.30 a score below -5: panic, and among enemies who throws less than 5 surrenders', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        ownLeaderRan: true,
        friendsRan: true,
        flankFire: true,
        armourNear: true,
        armourFires: true,
        flame: true,
        surprised: true,
        intermingled: true,
        enemyNear: true,
        isolatedFromAll: 1,
        men: 4,
      },
      'reaction=3,4,2 surrender=4,5,1,6',
    ),
  ).toEqual([
    'wrg:react.2 reaction = 9: 9 on three dice [reaction 3,4,2]',
    'wrg:react.10 wrg:R109 isolated-from-all = -1: 1 figure isolated from all others: -1',
    'wrg:react.14 wrg:R36 own-leader-ran = -2: its senior leader led a panic dash last period: -2',
    'wrg:react.15 wrg:R142 friends-ran = -2: friends near by ran in panic this period: -2',
    'wrg:react.16 flank-fire = -2: fire from behind its flank: -2',
    'wrg:react.17 wrg:R35 armour = -2: enemy armour within 100 metres and firing on it: -2',
    'wrg:react.18 wrg:R37 flame = -2: the enemy seen using flame in this battle: -2',
    'wrg:react.19 wrg:R50 surprised = -2: surprised by fire from a hidden enemy: -2',
    'wrg:react.20 wrg:R37 intermingled = -2: enemies came forward among its men: -2',
    'wrg:react.21 wrg:R137 enemy-near = -2: enemies within 25 metres: -2',
    'wrg:react.2 factors = -17: all factors together: -17',
    'wrg:react.2 wrg:R139 score = -8: 9 - 17 = -8: less than -5',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.28 wrg:R39 not-towards = false: nobody on foot may move towards a located enemy group',
    'wrg:react.28 wrg:R40 retire = true: men mixed with an enemy who scored more, or did not test, retire, abandoning heavy weapons',
    'wrg:react.29 no-fire = false: no fire at enemies beyond 25 metres',
    'wrg:react.30 wrg:R144 dash = 30: panic dash away from the enemy, a short dash of 30 metres',
    'wrg:react.30 wrg:R40 heavy-weapons = false: heavy weapons are abandoned',
    'wrg:react.31 wrg:R140 together = true: all restrictions from less than 10 downwards hold together',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:react.30 wrg:R145 surrendered = 2: 2 of 4 men surrender on less than 5, 2 run [surrender 4,5,1,6]',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-8,"band":"panic","surrendered":2}',
    '= -8, panic dash away from the enemy; 2 surrender',
  ]);
});

test('wrg:react.22 wrg:extra.1 under cover its player adds 2, crews add 1', () => {
  expect(protocolOf(reactionTest, { points: 9, allCovered: true, crewWeapons: true }, '1 2 4')).toEqual([
    'wrg:react.2 reaction = 7: 7 on three dice [reaction 1,2,4]',
    'wrg:react.2 factors = 0: all factors together: 0',
    'wrg:react.22 wrg:R138 all-covered = 2: all of it under cover, the better choice after a score of 7: +2',
    'wrg:react.2 wrg:R139 score = 9: 7 + 2 = 9: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:extra.1 wrg:R146 crew-score = 10: anti-tank weapons and crews of 2 or more: 7 + 2 + 1 = 10: 10 or more',
    'wrg:react.26 crew-free = true: no restrictions',
    'wrg:extra.1 wrg:R146 crew-decline = true: their player may decline the +1: then they do as the group',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":10,"band":10}',
    '= the group: 9; anti-tank weapons and crews: 10, no restrictions',
  ]);
});

test('wrg:extra.3 the sergeant tests by himself, without isolation', () => {
  expect(protocolOf(reactionTest, { mod: -8, leader: 'sgt' }, 'leader=3,4,5')).toEqual([
    'wrg:extra.2 wrg:R147 alone = true: the sergeant tests by himself, on new dice: it governs him alone',
    'wrg:extra.2 leader = 12: 12 on three dice [leader 3,4,5]',
    'wrg:react.2 factors = -8: the factors come to -8, as typed',
    'wrg:extra.4 no-isolation = 0: isolation does not count for him: it must not be in the -8',
    'wrg:extra.3 rank = 3: sergeant: +3',
    'wrg:extra.2 wrg:R139 score = 7: 12 - 5 = 7: less than 10',
    'wrg:react.27 wrg:R39 not-closer = false: men erect, wading or climbing may not move closer to a located enemy',
    'wrg:react.27 not-nearer = false: no move closer to enemies who are within 25 metres already',
    'wrg:extra.2 wrg:R43 binds = 1: this binds him in the next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":7,"band":5}',
    '= the leader: 7, no erect move closer to the enemy',
  ]);
});

test('wrg:react.25 a score of 15: all must go forward', () => {
  expect(protocolOf(reactionTest, { mod: 0 }, '5 5 5')).toEqual([
    'wrg:react.2 reaction = 15: 15 on three dice [reaction 5,5,5]',
    'wrg:react.2 factors = 0: the factors come to 0, as typed',
    'wrg:react.2 wrg:R139 score = 15: 15: 15 or more',
    'wrg:react.25 wrg:R42 must-move = true: the whole group must move towards the front or flank of the enemy',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":15,"band":15}',
    '= 15, must move towards the enemy',
  ]);
});

test('wrg:notes.3 with 233445 dice and troops of quality', () => {
  expect(protocolOf(reactionTest, { averageDice: true, quality: 2 }, '4 4 5')).toEqual([
    'wrg:react.2 reaction = 13: 13 on three dice [reaction 4,4,5]',
    'wrg:notes.3 wrg:R184 average-dice = true: the dice are marked 2, 3, 3, 4, 4, 5, as agreed',
    'wrg:notes.2 quality = 2: agreed for the quality of these troops: +2',
    'wrg:react.2 factors = 2: all factors together: +2',
    'wrg:react.2 wrg:R139 score = 15: 13 + 2 = 15: 15 or more',
    'wrg:react.25 wrg:R42 must-move = true: the whole group must move towards the front or flank of the enemy',
    'wrg:react.24 wrg:R141 binds = 1: this binds the group in the next period, and no longer',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":15,"band":15}',
    '= 15, must move towards the enemy',
  ]);
});

test('wrg:afv.3 the test of an AFV: two dice and its factors', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        afv: true,
        moving: true,
        infantryNear: true,
        afvNear: true,
        friendsAhead: true,
        friendsEngage: true,
        otherFire: true,
        friendsRetreat: true,
        antiTankPoints: 3,
        afvsLost: 1,
        name: 'Panzer',
        when: 'fire',
      },
      '4 4',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "fire": anti-tank fire comes at it: it tests',
    'wrg:afv.3 reaction = 8: 8 on two dice [reaction 4,4]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.5 wrg:R60 infantry-near = 1: friendly infantry within 50 metres: +1',
    'wrg:afv.6 wrg:R46 afv-near = 1: a friendly AFV no worse within 100 metres: +1',
    'wrg:afv.7 friends-ahead = 1: friendly troops ahead: +1',
    'wrg:afv.8 wrg:R51 friends-engage = 1: friends firing on its direct opponents: +1',
    'wrg:afv.9 wrg:R94 other-fire = -1: anti-personnel or off-table fire on it this period: -1',
    'wrg:afv.11 wrg:R56 friends-retreat = -1: friends seen retreating this period: -1',
    'wrg:afv.12 wrg:R166 anti-tank-points = -3: 3 anti-tank points scored on it this period: -3',
    'wrg:afv.13 afvs-lost = -2: 1 friendly AFV knocked out in the battle: -2',
    'wrg:afv.3 factors = -2: all factors together: -2',
    'wrg:afv.3 wrg:R139 score = 6: 8 - 2 = 6: less than 10',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.17 binds = 0: this binds the vehicle for the rest of the period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    'wrg:afv.17 > meet {"to":"tester","of":"group","is":{}}',
    'wrg:afv.17 > set {"to":"tester","is":{"afv":true,"antiTankFire":null,"afvBound":6}}',
    '{"score":6,"band":5}',
    '= 6, no further than the next fire position in cover',
  ]);
});

test('wrg:afv.22 an AFV that is surprised at night retires under smoke', () => {
  expect(
    protocolOf(
      reactionTest,
      {
        afv: true,
        stationary: true,
        surprised: true,
        commanderLost: true,
        closeCover: true,
        light: 'dark',
        closeAttack: true,
        when: 'period-end',
      },
      '1 2',
    ),
  ).toEqual([
    'wrg:afv.1 wrg:R56 due = "period-end": it was under fire this period: it tests',
    'wrg:afv.3 reaction = 3: 3 on two dice [reaction 1,2]',
    'wrg:afv.10 stationary = -1: the vehicle stands still: -1',
    'wrg:afv.14 wrg:R50 surprised = -2: surprised by anti-tank fire from an unlocated enemy: -2',
    'wrg:afv.15 wrg:R44 commander-lost = -3: its commander is a casualty: -3',
    'wrg:afv.16 wrg:R44 close-threat = -3: cover within 50 metres that may be hostile, night and attack at close quarters: -3',
    'wrg:afv.3 factors = -9: all factors together: -9',
    'wrg:afv.3 wrg:R139 score = -6: 3 - 9 = -6: less than -5',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.22 wrg:R47 must-turn = true: it must turn round and retire under smoke, until it is hidden anew',
    'wrg:afv.17 binds = 1: this binds the vehicle in the next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":-6,"band":"withdraw"}',
    '= -6, must turn and retire under smoke',
  ]);
});

test('wrg:R167 by option 2 cover, night and close attack count apart', () => {
  expect(
    protocolOf(
      reactionTest,
      { afv: true, moving: true, closeCover: true, light: 'moonlight', closeAttack: true, when: 'both' },
      '6 6',
      { 'wrg:R167': 2 },
    ),
  ).toEqual([
    'wrg:afv.2 one-test = 1: two tests fall due together: one is made',
    'wrg:afv.3 reaction = 12: 12 on two dice [reaction 6,6]',
    'wrg:afv.4 moving = 1: the vehicle moves: +1',
    'wrg:afv.16 wrg:R44 close-threat = -9: cover within 50 metres that may be hostile, night and attack at close quarters: -9',
    'wrg:afv.3 factors = -8: all factors together: -8',
    'wrg:afv.3 wrg:R139 score = 4: 12 - 8 = 4: less than 5',
    'wrg:afv.19 wrg:R140 next-cover = false: it goes no further forward than the next fire position in cover',
    'wrg:afv.20 no-advance = false: it may not advance',
    'wrg:afv.17 binds = 1: this binds the vehicle in the next period',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"score":4,"band":0}',
    '= 4, no advance',
  ]);
});
