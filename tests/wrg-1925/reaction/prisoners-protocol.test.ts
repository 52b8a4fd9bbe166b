import { expect, test } from 'vitest';
import { prisoners } from '../../../rulesets/wrg-1925/reaction/prisoners.js';
import { protocolOf } from '../../support/protocol.js';

test('(wrg:prisoner.1) an escort holds its prisoners', () => {
  expect(protocolOf(prisoners, { men: 6 })).toEqual([
    'wrg:prisoner.2 wrg:R149 escape = 0: 1 man of the escort with them: no prisoner may escape (house)',
    'wrg:prisoner.3 fight = 0: without weapons they take no part in the battle',
    '{"mayEscape":0,"mayFight":0}',
    '= none of 6 prisoners may escape',
  ]);
});

test('wrg:prisoner.2 with the escort hit all may escape, and who is armed may fight', () => {
  expect(
    protocolOf(prisoners, { men: 8, escort: 2, hit: 1, isolated: 1, armed: 2, underFire: true }),
  ).toEqual([
    'wrg:prisoner.2 escape = 8: no men of the escort with them: all may escape',
    'wrg:prisoner.3 fight = 2: 2 of 8 have weapons, and may fight again',
    'wrg:prisoner.4 test = true: they are under fire: they take the reaction test as a group',
    'wrg:prisoner.3 > split {"from":"captives","counts":{"men":2},"into":{"kind":"group","called":"armed","is":{"men":2},"keeps":["underFire","otherFire","points","tens","machineGuns","nearest","armourFires","surprised","flame","lostInBattle","lostInPeriod","joined","pace","erect","cover"]}}',
    '{"mayEscape":8,"mayFight":2}',
    '= all 8 prisoners may escape, 2 may fight',
  ]);
});

test('wrg:R149 by option 2 a man of the escort holds five', () => {
  expect(protocolOf(prisoners, { men: 8, escort: 2, hit: 1 }, '', { 'wrg:R149': 2 })).toEqual([
    'wrg:prisoner.2 wrg:R149 escape = 3: 1 man of the escort with them: 3 may escape (house)',
    'wrg:prisoner.3 fight = 0: without weapons they take no part in the battle',
    '{"mayEscape":3,"mayFight":0}',
    '= 3 of 8 prisoners may escape',
  ]);
});

test('wrg:prisoner.3 all who are armed are prisoners no more', () => {
  expect(protocolOf(prisoners, { men: 3, escort: 1, hit: 1, armed: 3 })).toEqual([
    'wrg:prisoner.2 escape = 3: no men of the escort with them: all may escape',
    'wrg:prisoner.3 fight = 3: 3 of 3 have weapons, and may fight again',
    'wrg:prisoner.3 > set {"to":"captives","is":{"prisoner":null}}',
    '{"mayEscape":3,"mayFight":3}',
    '= all 3 prisoners may escape, 3 may fight',
  ]);
});
