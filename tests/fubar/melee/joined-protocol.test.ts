import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import type { Rulings } from '../../../src/dice/play.js';
import { type Given, playing } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

/** Who comes into a combat late, lies down in it, or is left over when contact breaks. */

const TWO = { attackers: 2, attackerLevel: 'green', defenders: 2, defenderLevel: 'green', rounds: 1 };
const NOBODY_HITS = 'attacker=1,1 defender=1,1';
const lines = (given: Given, dice: string, rulings: Rulings = {}, all: Given = TWO) =>
  protocolOf(melee, { ...all, ...given }, dice, rulings);
const { play } = playing(melee, TWO);

describe('fubar:melee.3 who moves up', () => {
  test('one figure of the unit that is assaulted: no ruling is asked of it', () => {
    const dice = 'attacker=1,1 defender=1,1,1';
    expect(lines({ closing: 1 }, dice)).toContain(
      'fubar:melee.3 closing-up = 1: 1 figure within 3 cm moves up',
    );
    expect(Object.keys(play({ closing: 1 }, dice).rulings)).not.toContain('fubar:R73');
  });

  test('fubar:R73 one of another unit', () => {
    expect(lines({ closingOthers: 1 }, 'attacker=1,1 defender=1,1,1')).toContain(
      'fubar:melee.3 fubar:R73 closing-up = 1: 1 figure within 3 cm moves up',
    );
  });
});

describe('fubar:melee.9 fubar:R76 who assaults into a combat that is fought already', () => {
  const engaged = { attackersEngaged: 1, defendersEngaged: 1, rounds: undefined };
  test.each([
    [1, 'attacker=1,1 defender=1,1', 'a round at once, of the newcomers and those in contact with them'],
    [2, 'attacker=1,1,1 defender=1,1,1', 'a full round at once, of all in the combat'],
    [3, '', 'no blow before the next turn begins'],
  ])('option %i', (option, dice, said) => {
    const joined = lines(engaged, dice, { 'fubar:R76': option });
    expect(joined).toContain(
      `fubar:melee.9 fubar:R76 joining = ${option}: into a combat that is fought already: ${said}`,
    );
    expect(joined).toContain('= nobody has won yet: 3 against 3');
  });
});

describe('fubar:melee.6 the suppressed', () => {
  test.each([
    [1, 'attacker=1 defender=1,1 attacker-late=1', 1, 'strike late'],
    [2, 'attacker=1,1 defender=1,1', 0, 'strike with the rest'],
  ])('fubar:R74 option %i: on the way in', (option, dice, late, said) => {
    expect(lines({ attackersSuppressed: 1, suppressedOnTheWay: 1 }, dice, { 'fubar:R74': option })).toContain(
      `fubar:melee.6 fubar:R74 on-the-way = ${late}: those suppressed on the way in ${said}`,
    );
  });

  test('of both sides strike at the same time', () => {
    const dice = 'attacker=1 defender=1 attacker-late=1 defender-late=1';
    expect(lines({ attackersSuppressed: 1, defendersSuppressed: 1 }, dice)).toContain(
      'fubar:melee.6 fubar:R47 late = 2: the suppressed strike now: 1 attacker, 1 defender',
    );
  });

  test('strike nobody where nobody is left, and do not strike where they have fallen', () => {
    const fallen = { attackersSuppressed: 1, defenders: 1, defendersSuppressed: 1 };
    const late = lines(fallen, 'attacker=6').filter((line) => line.startsWith('fubar:melee.6'));
    expect(late).toEqual(['fubar:melee.6 fubar:R47 late = 1: the suppressed strike now: 1 attacker']);
    expect(lines({ ...fallen, attackersSuppressed: 0 }, 'attacker=6,1')).toContain(
      'fubar:melee.6 fubar:R47 late = 0: no suppressed figure strikes',
    );
  });

  test.each([
    [
      1,
      'fubar:suppress.3 fubar:R48 recover = false: no roll: the suppressed stay down',
      'attacker=1,1 defender=1,1 attacker-late=1,1 defender-late=1,1',
    ],
    [
      2,
      'fubar:suppress.3 fubar:R48 recover = true: the suppressed stand up as the combat activates them',
      'attacker=1,1,1 defender=1,1,1 attacker-late=1 defender-late=1',
    ],
  ])('fubar:R48 option %i: as the combat goes on', (option, said, dice) => {
    const both = { attackersSuppressed: 1, defendersSuppressed: 1, rounds: 2 };
    expect(lines(both, dice, { 'fubar:R48': option })).toContain(said);
  });

  test('where nobody lies down nobody stands up', () => {
    const { steps, rulings } = play({ rounds: 2 }, 'attacker=1,1,1,1 defender=1,1,1,1');
    expect(steps.map(({ id }) => id)).not.toContain('recover');
    expect(Object.keys(rulings)).toEqual(['fubar:R1']);
  });

  test('fubar:melee.7 (fubar:R79) fall last where their owner chooses so, and then those too many', () => {
    const down = { attackers: 4, defenders: 4, attackersSuppressed: 2, defendersSuppressed: 2 };
    const dice = 'attacker=6,6 defender=1,1 attacker-late=6,1 defender-late=1,1';
    const upright = lines({ ...down, fall: 'upright' }, dice);
    expect(upright).toContain('fubar:melee.7 fall = "upright": the upright fall first, as the owner chooses');
    expect(upright).toContain('fubar:suppress.1 attackers-down = 2: attackers: 2 still suppressed');
    expect(upright).toContain('fubar:suppress.1 defenders-down = 1: defenders: 1 still suppressed');
  });

  test('fubar:suppress.1 are no more than are left', () => {
    expect(lines({ attackersDown: 4 }, 'defender=6,1 attacker-late=1')).toContain(
      'fubar:suppress.1 attackers-down = 1: attackers: 1 still suppressed',
    );
  });

  test('fubar:suppress.4 are told where they are more than their training allows, or that of their leader', () => {
    const many = { attackers: 6, attackersDown: 5, attackerLeaderLevel: 'elite' };
    const dice = 'attacker=1 defender=1,1 attacker-late=1,1,1,1,1';
    const more = (rulings: Rulings) => lines(many, dice, rulings).filter((line) => line.includes('-limit'));
    expect(more({})).toEqual([
      'fubar:suppress.4 fubar:R10 attacker-limit = 1: attackers: 5 suppressed, more than the 1 allowed (green)',
    ]);
    expect(more({ 'fubar:R10': 2 })).toEqual([
      'fubar:suppress.4 fubar:R10 attacker-limit = 4: attackers: 5 suppressed, more than the 4 allowed (by an elite leader)',
    ]);
  });
});

test('fubar:R49 a side that failed to withdraw fights as usual', () => {
  expect(lines({ carriedOn: true, failedWithdrawal: 'attackers' }, NOBODY_HITS)).toContain(
    'fubar:withdraw.1 fubar:R49 failed-withdrawal = false: the attackers failed to withdraw: they fight as usual',
  );
  const struck = { carriedOn: true, failedWithdrawal: 'attackers' };
  expect(lines(struck, 'defender=6,1', { 'fubar:R49': 2 })).toContain(
    'fubar:withdraw.1 fubar:R49 failed-withdrawal = true: the attackers failed to withdraw: they do not strike this round',
  );
});

describe('fubar:melee.9 how contact ends', () => {
  test.each([
    ['attackersBehind', 'attacker=1,1 defender=6,6', '1 attacker and 2 defenders left'],
    ['defendersBehind', 'attacker=6,6 defender=1,1', '2 attackers and 1 defender left'],
  ])('with %s it is broken, and both are out of it', (behind, dice, left) => {
    const broken = lines({ [behind]: 1 }, dice);
    expect(broken).toContain(
      'fubar:melee.9 fubar:R83 broken = true: nobody is left in contact: contact is broken',
    );
    for (const to of ['attacker', 'defender'])
      expect(broken).toContain(
        `fubar:melee.9 > set ${JSON.stringify({ to, of: 'infantry', is: { melee: null } })}`,
      );
    expect(broken.at(-1)).toBe(`= contact is broken: ${left}`);
  });

  test.each([
    ['attackersBehind', 'attacker=1,1 defender=6,6'],
    ['defendersBehind', 'attacker=6,6 defender=1,1'],
  ])('fubar:R83 or, so ruled, goes on with %s, who step up', (behind, dice) => {
    const onward = lines({ [behind]: 1 }, dice, { 'fubar:R83': 2 });
    expect(onward).toContain(
      'fubar:melee.9 fubar:R83 goes-on = true: nobody is left in contact: others step up, and it goes on as the next turn begins',
    );
    expect(onward.at(-1)).toMatch(/^= nobody has won yet: /);
    expect(onward.some((line) => line.includes('broken'))).toBe(false);
  });

  test('with nobody on either side there is nothing more to win', () => {
    expect(lines({}, 'attacker=6,6 defender=6,6').at(-1)).toBe('= nobody has won: nobody is left');
  });

  test('where all fight nobody is behind any more', () => {
    const all = lines({ attackersBehind: 2 }, 'attacker=1,1,1,1 defender=6,6', { 'fubar:R46': 2 });
    expect(all).toContain('fubar:melee.4 > set {"to":"attacker","of":"infantry","is":{"contact":null}}');
  });

  test('where nobody is behind no ruling is asked of them', () => {
    expect(Object.keys(play({}, NOBODY_HITS).rulings)).not.toContain('fubar:R46');
    expect(Object.keys(play({ attackersBehind: 1 }, NOBODY_HITS).rulings)).toContain('fubar:R46');
  });

  test('only units with names are bound to it', () => {
    const boundBy = (given: Given) => lines(given, NOBODY_HITS).filter((line) => line.includes('> bind'));
    expect(boundBy({ attackerName: 'Red 1' })).toEqual([]);
    expect(boundBy({ defenderName: 'Blue 1' })).toEqual([]);
    expect(boundBy({ attackerName: 'Red 1', defenderName: 'Blue 1' })).toHaveLength(2);
  });
});

describe('fubar:unit.1 what the game learns of them', () => {
  const meets = (given: Given, dice: string) =>
    lines(given, dice).filter((line) => line.startsWith('fubar:unit.1 > meet'));

  test('is what is told of the whole unit', () => {
    const led = { attackerName: 'Red 1', attackerLeaderLevel: 'elite', attackerArmour: 'light' };
    expect(meets(led, NOBODY_HITS)).toEqual([
      'fubar:unit.1 > meet {"to":"attacker","of":"infantry","is":{"figures":2,"level":"green","leaderLevel":"elite","armour":"light"}}',
    ]);
  });

  test('and of one on record no number: all that are left fight', () => {
    const onRecord = { attackerName: 'Red 1', attackers: undefined, attackersLeft: 3 };
    const dice = 'attacker=1,1,1 defender=1,1';
    expect(meets(onRecord, dice)).toEqual([
      'fubar:unit.1 > meet {"to":"attacker","of":"infantry","is":{"level":"green"}}',
    ]);
    expect(lines(onRecord, dice)).toContain(
      'fubar:melee.4 figures = 5: one die for each figure: 3 attackers, 2 defenders',
    );
  });
});

test('fubar:R51 fubar:R54 so ruled, a car that is assaulted has no armour to save it', () => {
  const given = { attackers: 1, attackerLevel: 'veteran', at: 'car', facing: 'side' };
  const lines = protocolOf(melee, given, 'attacker=4 damage=5', { 'fubar:R51': 2, 'fubar:R54': 3 });
  expect(lines).toContain('fubar:vehicle.6 fubar:R54 vehicle-save = 7: no armour: no save');
  expect(lines).toContain('{"hits":1,"unsaved":1,"effects":["immobilised"]}');
});
