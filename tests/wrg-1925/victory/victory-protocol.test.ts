import { expect, test } from 'vitest';
import { victory } from '../../../rulesets/wrg-1925/victory/victory.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:victor.9 a convention game goes to the larger total', () => {
  expect(
    protocolOf(victory, { remaining: 320, destroyed: 150, enemyRemaining: 250, enemyDestroyed: 90 }),
  ).toEqual([
    'wrg:victor.1 remaining = 160: this side: half of 320 that remain: 160',
    'wrg:victor.2 destroyed = 75: this side: half of 150 of the enemy destroyed: 75',
    'wrg:victor.1 enemy-remaining = 125: the enemy: half of 250 that remain: 125',
    'wrg:victor.2 enemy-destroyed = 45: the enemy: half of 90 of the enemy destroyed: 45',
    'wrg:victor.9 winner = "side": the larger total is that of this side, by 65 points',
    '{"total":235,"enemyTotal":170,"margin":65,"winner":"side"}',
    '= victory for this side: this side 235, the enemy 170',
  ]);
});

test('wrg:victor.6 both sides count the extra points of the defender, he alone his field defences', () => {
  expect(
    protocolOf(victory, {
      side: 'Axis',
      remaining: 200,
      destroyed: 180,
      support: 50,
      spent: 10,
      defences: 60,
      defender: 'side',
      enemy: 'Allies',
      enemyRemaining: 310,
      enemyDestroyed: 110,
      enemyObjectives: 100,
      enemyEscaped: 20,
    }),
  ).toEqual([
    'wrg:victor.5 spent = 0: Axis: 10 points of Claymores fired and of mines and obstacles laid are spent',
    'wrg:victor.1 remaining = 120: Axis: half of 240 that remain, single values, 50 of off-table fire among them: 120',
    'wrg:victor.2 destroyed = 90: Axis: half of 180 of the enemy destroyed: 90',
    'wrg:victor.6 premium = 95: Axis: half of 190 extra points left in its defending troops: 95',
    'wrg:victor.7 defences = 30: Axis: half of 60 of field defences held at start and end: 30',
    'wrg:victor.1 enemy-remaining = 155: Allies: half of 310 that remain: 155',
    'wrg:victor.8 enemy-escaped = 10: Allies: half of 20 for men who escaped, without weapons: 10',
    'wrg:victor.2 enemy-destroyed = 55: Allies: half of 110 of the enemy destroyed: 55',
    'wrg:victor.6 enemy-premium = 55: Allies: half of 110 extra points destroyed in defending troops: 55',
    'wrg:victor.4 enemy-objectives = 100: Allies: 100 for objectives',
    'wrg:victor.9 winner = "enemy": the larger total is that of Allies, by 40 points',
    '{"total":335,"enemyTotal":375,"margin":40,"winner":"enemy"}',
    '= victory for Allies: Axis 335, Allies 375',
  ]);
});

test('wrg:victor.10 a friendly game is won with a tenth of the strength of the leader to spare', () => {
  expect(
    protocolOf(victory, {
      remaining: 320,
      destroyed: 150,
      prisoners: 35,
      strength: 800,
      enemyRemaining: 250,
      enemyDestroyed: 90,
      enemyStrength: 400,
      friendly: true,
    }),
  ).toEqual([
    'wrg:victor.1 remaining = 160: this side: half of 320 that remain: 160',
    'wrg:victor.2 destroyed = 75: this side: half of 150 of the enemy destroyed: 75',
    'wrg:victor.3 wrg:R182 prisoners = 17.5: this side: half of 35 for prisoners: 17.5',
    'wrg:victor.1 enemy-remaining = 125: the enemy: half of 250 that remain: 125',
    'wrg:victor.2 enemy-destroyed = 45: the enemy: half of 90 of the enemy destroyed: 45',
    'wrg:victor.10 wrg:R183 winner = "side": lead of this side: 82.5; a tenth of the strength of this side is 80: enough',
    '{"total":252.5,"enemyTotal":170,"margin":82.5,"winner":"side"}',
    '= victory for this side: this side 252.5, the enemy 170',
  ]);
});

test('wrg:victor.10 below a tenth it is a draw', () => {
  expect(
    protocolOf(victory, {
      remaining: 320,
      destroyed: 150,
      strength: 651,
      enemyRemaining: 250,
      enemyDestroyed: 90,
      enemyStrength: 400,
      friendly: true,
    }),
  ).toEqual([
    'wrg:victor.1 remaining = 160: this side: half of 320 that remain: 160',
    'wrg:victor.2 destroyed = 75: this side: half of 150 of the enemy destroyed: 75',
    'wrg:victor.1 enemy-remaining = 125: the enemy: half of 250 that remain: 125',
    'wrg:victor.2 enemy-destroyed = 45: the enemy: half of 90 of the enemy destroyed: 45',
    'wrg:victor.10 wrg:R183 winner = "none": lead of this side: 65; a tenth of the strength of this side is 65.1: a draw',
    '{"total":235,"enemyTotal":170,"margin":65,"winner":"none"}',
    '= a draw: this side 235, the enemy 170',
  ]);
});

test('wrg:R183 by option 2 a tenth of the strength of the other side; wrg:R182 prisoners count whole', () => {
  expect(
    protocolOf(
      victory,
      {
        remaining: 320,
        destroyed: 150,
        prisoners: 35,
        strength: 800,
        enemyRemaining: 250,
        enemyDestroyed: 90,
        enemyStrength: 400,
        friendly: true,
      },
      '',
      { 'wrg:R182': 2, 'wrg:R183': 2 },
    ),
  ).toEqual([
    'wrg:victor.1 remaining = 160: this side: half of 320 that remain: 160',
    'wrg:victor.2 destroyed = 75: this side: half of 150 of the enemy destroyed: 75',
    'wrg:victor.3 wrg:R182 prisoners = 35: this side: 35 for prisoners: 35',
    'wrg:victor.1 enemy-remaining = 125: the enemy: half of 250 that remain: 125',
    'wrg:victor.2 enemy-destroyed = 45: the enemy: half of 90 of the enemy destroyed: 45',
    'wrg:victor.10 wrg:R183 winner = "side": lead of this side: 100; a tenth of the strength of the enemy is 40: enough',
    '{"total":270,"enemyTotal":170,"margin":100,"winner":"side"}',
    '= victory for this side: this side 270, the enemy 170',
  ]);
});

test('wrg:victor.9 equal totals are a draw; wrg:R182 by option 3 prisoners count nothing', () => {
  expect(
    protocolOf(victory, { remaining: 100, prisoners: 35, enemyRemaining: 100 }, '', { 'wrg:R182': 3 }),
  ).toEqual([
    'wrg:victor.1 remaining = 50: this side: half of 100 that remain: 50',
    'wrg:victor.3 wrg:R182 prisoners = 0: this side: none of 35 for prisoners: 0',
    'wrg:victor.1 enemy-remaining = 50: the enemy: half of 100 that remain: 50',
    'wrg:victor.9 winner = "none": the totals are equal',
    '{"total":50,"enemyTotal":50,"margin":0,"winner":"none"}',
    '= a draw: this side 50, the enemy 50',
  ]);
});
