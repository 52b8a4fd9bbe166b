import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { conflicting, forbidden, refusing } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';

const TWO = { attackers: 2, attackerLevel: 'green', defenders: 2, defenderLevel: 'green' };
const AT = { attackers: 2, attackerLevel: 'green', at: 'apc' };
const why = (given: Given, rulings = {}) => refusing(melee, { ...TWO, ...given }, rulings);
const isRefused = (given: Given, rulings = {}) =>
  refusalIn(melee, { ...TWO, ...given }, rulings) !== undefined;

describe('who comes to contact', () => {
  test('fubar:melee.1 by an Assault', () => {
    expect(why({ action: 'walk' })).toBe(
      'fubar:melee.1 Walk does not bring a unit into close combat: it takes an Assault.',
    );
    expect(isRefused({ action: 'assault' })).toBe(false);
  });

  test('fubar:melee.2 over 8 cm, fubar:melee.3 or 3 cm where they move up', () => {
    expect(why({ distance: 9 })).toBe('fubar:melee.2 No figure goes farther than 8 cm to contact.');
    expect(isRefused({ distance: 8 })).toBe(false);
    expect(why({ closing: 1, closingDistance: 4 })).toBe(
      'fubar:melee.3 Only figures within 3 cm of an assaulter move up.',
    );
    expect(isRefused({ closing: 1, closingDistance: 3 })).toBe(false);
  });

  test('fubar:melee.3 fubar:R73 of other units nobody does by option 2', () => {
    expect(why({ closingOthers: 1 }, { 'fubar:R73': 2 })).toBe(
      'fubar:melee.3 Only figures of the unit that is assaulted move up.',
    );
    expect(isRefused({ closing: 1 }, { 'fubar:R73': 2 })).toBe(false);
    expect(isRefused({ closingOthers: 1 }, { 'fubar:R73': 1 })).toBe(false);
  });

  test('fubar:melee.1 fubar:R51 nobody with a vehicle, unless so ruled, and then with a side of it', () => {
    expect(refusing(melee, AT)).toBe(
      'fubar:melee.1 Infantry do not assault vehicles: only fire harms them. -> Thrown grenades reach 8 cm: wg shoot -r fubar --weapon grenades --at apc.',
    );
    expect(refusing(melee, { ...AT, unit: 'in' })).toContain('Thrown grenades reach 8 in:');
    expect(refusing(melee, AT, { 'fubar:R51': 2 })).toBe(
      'fubar:damage.1 Which side of the vehicle do they strike? -> Give --facing front, side or rear.',
    );
    expect(refusalIn(melee, { ...AT, facing: 'rear' }, { 'fubar:R51': 2 })).toBeUndefined();
  });
});

describe('how many there are', () => {
  test('fubar:unit.1 must be told, or be on record', () => {
    expect(why({ attackers: undefined })).toBe(
      'fubar:unit.1 The figures of the attackers are not on record. -> Give --attackers, or muster the unit.',
    );
    expect(why({ defenders: undefined })).toBe(
      'fubar:unit.1 The figures of the defenders are not on record. -> Give --defenders, or muster the unit.',
    );
    expect(why({ attackerLevel: undefined })).toBe(
      'fubar:unit.1 The training of the unit is not on record. -> Give --attacker-level, or muster the unit.',
    );
  });

  test('fubar:unit.1 is no more than are left', () => {
    expect(why({ attackerName: 'Alpha', attackersLeft: 1 })).toBe(
      'fubar:unit.1 Alpha has only 1 figure left, not 2.',
    );
    expect(why({ attackersLeft: 3, attackersBehind: 2 })).toBe(
      'fubar:unit.1 The attackers have only 3 figures left, not 4.',
    );
    expect(why({ defenderName: 'Bravo', defendersLeft: 2, closing: 1 })).toBe(
      'fubar:unit.1 Bravo has only 2 figures left, not 3.',
    );
    expect(why({ attackers: undefined, attackersLeft: 2, attackersBehind: 2 })).toBe(
      'fubar:unit.1 The attackers have only 2 figures left, not 3.',
    );
    expect(isRefused({ attackersLeft: 4, attackersBehind: 2 })).toBe(false);
    expect(isRefused({ defendersLeft: 3, closing: 1 })).toBe(false);
  });

  test('fubar:melee.4 is no more than twenty of a side', () => {
    expect(why({ attackers: 21 })).toBe(
      'fubar:melee.4 21 attackers: at most 20 here. -> Give --attackers, those in contact.',
    );
    expect(why({ defenders: 19, closing: 2 })).toBe(
      'fubar:melee.4 21 defenders: at most 20 here. -> Give --defenders, those in contact.',
    );
    expect(why({ attackersBehind: 19 }, { 'fubar:R46': 2 })).toBe(
      'fubar:melee.4 21 figures of a side: at most 20 here.',
    );
    expect(isRefused({ attackersBehind: 18, rounds: 1 }, { 'fubar:R46': 2 })).toBe(false);
    expect(isRefused({ attackersBehind: 19 })).toBe(false);
  });

  test('fubar:suppress.1 is no less than are suppressed', () => {
    expect(why({ attackersSuppressed: 3 })).toBe(
      'fubar:suppress.1 3 attackers cannot be suppressed: there are 2.',
    );
    expect(why({ defendersSuppressed: 4, closing: 1 })).toBe(
      'fubar:suppress.1 4 defenders cannot be suppressed: there are 3.',
    );
    expect(isRefused({ attackersSuppressed: 2 })).toBe(false);
  });
});

test('fubar:melee.9 fubar:melee.10 fubar:action.11 what has been done stands against an Assault', () => {
  expect(forbidden(melee, { fought: true })).toEqual([
    'fubar:melee.9 fought: The unit has fought its round of this turn: one in each turn.',
  ]);
  expect(forbidden(melee, { fought: true, attackerName: 'Alpha', carriedOn: true })).toEqual([
    'fubar:melee.9 fought: Alpha has fought its round of this turn: one in each turn.',
  ]);
  expect(forbidden(melee, { inMelee: true, defenderName: 'Bravo', combat: true })).toEqual([
    'fubar:melee.10 melee: The unit is in close combat: it fights on, or tries to withdraw. -> wg withdraw',
    'fubar:melee.10 combat: The close combat was the activation of the unit in this turn.',
  ]);
  expect(forbidden(melee, { fired: true })).toEqual([
    'fubar:action.11 fired (fubar:R23=1): The unit has fired in this activation: an Assault is without fire.',
  ]);
  expect(forbidden(melee, { fired: true, attackerName: 'Alpha' })).toEqual([
    'fubar:action.11 fired (fubar:R23=1): Alpha has fired in this activation: an Assault is without fire.',
  ]);
  expect(forbidden(melee, { inMelee: true })).toEqual([]);
  const goesOn = { carriedOn: true, inMelee: true, combat: true, fired: true, defenderName: 'Bravo' };
  expect(forbidden(melee, goesOn)).toEqual([]);
});

describe('what does not go together', () => {
  test.each([
    [{ attackersSuppressed: 3 }, 'attackersSuppressed there are only 2 figures'],
    [{ attackersSuppressed: 2 }, undefined],
    [{ suppressedOnTheWay: 1 }, 'suppressedOnTheWay they are among the 0 of --attackers-suppressed'],
    [
      { attackersSuppressed: 1, suppressedOnTheWay: 2 },
      'suppressedOnTheWay they are among the 1 of --attackers-suppressed',
    ],
    [{ attackersSuppressed: 1, suppressedOnTheWay: 1 }, undefined],
    [{ defendersSuppressed: 3 }, 'defendersSuppressed there are only 2 figures'],
    [{ defendersSuppressed: 4, closing: 1 }, 'defendersSuppressed there are only 3 figures'],
    [{ defendersSuppressed: 4, closing: 1, closingOthers: 1 }, undefined],
    [{ attackersEngaged: 1, rounds: 1 }, 'rounds is one at most for those who join a combat'],
    [{ defendersEngaged: 1, rounds: 1 }, 'rounds is one at most for those who join a combat'],
    [{ attackersEngaged: 1 }, undefined],
    [{ attackersBehind: 19 }, 'attackersBehind makes more than 20 figures'],
    [{ attackersBehind: 10, attackersEngaged: 9 }, 'attackersBehind makes more than 20 figures'],
    [{ attackersBehind: 10, attackersEngaged: 8 }, undefined],
    [{ defendersBehind: 19 }, 'defendersBehind makes more than 20 figures'],
    [
      { defendersBehind: 9, closing: 4, closingOthers: 4, defendersEngaged: 2 },
      'defendersBehind makes more than 20 figures',
    ],
    [{ defendersBehind: 9, closing: 4, closingOthers: 4, defendersEngaged: 1 }, undefined],
    [{ closingDistance: 3 }, 'closingDistance needs --closing'],
    [{ closingDistance: 3, closing: 1 }, undefined],
    [{ closingDistance: 3, closingOthers: 1 }, undefined],
    [{ failedWithdrawal: 'attackers' }, 'failedWithdrawal needs --carried-on'],
    [{ failedWithdrawal: 'attackers', carriedOn: true }, undefined],
    [{ attackerName: 'Alpha', defenderName: ' alpha' }, 'defenderName is the attacking unit'],
    [{ attackerName: 'Alpha', defenderName: 'Bravo' }, undefined],
    // Of units on record the rule says how many there are.
    [{ attackerName: 'Alpha', attackersSuppressed: 3, attackersBehind: 19 }, undefined],
    [{ defenderName: 'Bravo', defendersSuppressed: 3, defendersBehind: 19 }, undefined],
    [{ attackerName: 'Alpha', attackersEngaged: 20 }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(melee, { ...TWO, ...given })).toBe(said);
  });

  test.each([
    ['action', 'walk'],
    ['distance', 3],
    ['closing', 1],
    ['closingOthers', 1],
    ['closingDistance', 1],
    ['attackersEngaged', 1],
    ['defendersEngaged', 1],
  ])('%s is for those who come to contact', (input, given) => {
    const carriedOn = { ...TWO, carriedOn: true, [input]: given };
    expect(conflicting(melee, carriedOn)).toBe(`${input} does not go with --carried-on`);
  });

  test('so is who was suppressed on the way', () => {
    const given = { ...TWO, carriedOn: true, attackersSuppressed: 1, suppressedOnTheWay: 1 };
    expect(conflicting(melee, given)).toBe('suppressedOnTheWay does not go with --carried-on');
  });

  test.each([
    { defenders: 2 },
    { defenderLevel: 'green' },
    { defenderLeaderLevel: 'green' },
    { defenderArmour: 'light' },
    { defendersSuppressed: 1 },
    { defendersBehind: 1 },
    { defendersEngaged: 1 },
    { closing: 1 },
    { closingOthers: 1 },
    { closingDistance: 1 },
    { rounds: 1 },
    { failedWithdrawal: 'attackers', carriedOn: true },
    { attackerArmour: 'light' },
    { attackersSuppressed: 1 },
    { attackersBehind: 1 },
    { attackersEngaged: 1 },
  ])('%j is for a fight with figures', (given) => {
    const [input] = Object.keys(given);
    expect(conflicting(melee, { ...AT, ...given })).toBe(`${input} does not go with --at`);
  });

  test.each([
    { facing: 'front' },
    { effects: ['immobilised'] },
    { immobilised: true },
    { weapons: 2 },
    { disarmed: true },
  ])('%j is for a vehicle', (given) => {
    const [input] = Object.keys(given);
    expect(conflicting(melee, { ...TWO, ...given })).toBe(`${input} needs --at`);
    expect(conflicting(melee, { ...AT, ...given })).toBeUndefined();
  });
});
