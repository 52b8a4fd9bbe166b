import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { readInputs } from '../../../src/engine/inputs/inputs.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { conflicting, forbidden, refusing, unit } from '../../support/forbids.js';
import { inTurn, START } from '../../support/games/fubar-battle.js';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import { type Given, inputOf, playing, refusalIn } from '../../support/play.js';

/** What is typed of a close combat, what its units add to that, and what is told of it. */

const FOOT = { attackers: 2, attackerLevel: 'green', defenders: 2, defenderLevel: 'green' };

describe('what is typed', () => {
  test('of a close combat between figures', () => {
    const typed = {
      ...{ attackerName: 'Red 1', attackers: '4', attackerLevel: 'green', attackersSuppressed: '2' },
      ...{ suppressedOnTheWay: '1', attackersEngaged: '3', distance: '7.5', action: 'assault' },
      ...{ defenderName: 'Blue 1', defenders: '5', defenderLevel: 'elite', defendersSuppressed: '1' },
      ...{ defendersEngaged: '2', closing: '1', closingOthers: '1', closingDistance: '2.5' },
      ...{ cover: 'bunker', rounds: '2', failedWithdrawal: 'defenders', fall: 'upright' },
    };
    const numbers = {
      ...{ attackers: 4, attackersSuppressed: 2, suppressedOnTheWay: 1, attackersEngaged: 3, distance: 7.5 },
      ...{ defenders: 5, defendersSuppressed: 1, defendersEngaged: 2, closing: 1, closingOthers: 1 },
      ...{ closingDistance: 2.5, rounds: 2 },
    };
    expect(readInputs(melee, typed)).toMatchObject({ ...typed, ...numbers });
    expect(readInputs(melee, { ...typed, failedWithdrawal: 'attackers', fall: 'suppressed' })).toMatchObject({
      ...{ failedWithdrawal: 'attackers', fall: 'suppressed' },
    });
  });

  test('of one with a vehicle', () => {
    const typed = { at: 'apc', facing: 'rear', immobilised: true, weapons: '3', disarmed: true } as const;
    const read = readInputs(melee, { ...typed, effects: ['stunned'] });
    expect(read).toMatchObject({ ...typed, weapons: 3, effects: ['stunned'] });
  });

  test('of a withdrawal', () => {
    const typed = { name: 'Red 1', level: 'green', pursuer: 'Blue 1', pursuerOutOfTouch: '2' };
    expect(readInputs(withdraw, typed)).toMatchObject({ ...typed, pursuerOutOfTouch: 2 });
  });

  test('(fubar:suppress.1) nothing is said of the suppressed where nobody says it', () => {
    const { attackersDown, defendersDown } = readInputs(melee, {});
    expect([attackersDown, defendersDown]).toEqual([undefined, undefined]);
    const { suppressed, pursuerSuppressed } = readInputs(withdraw, {});
    expect([suppressed, pursuerSuppressed]).toEqual([undefined, undefined]);
  });
});

const foot = (name: string, profile: Input, marks: Input = {}) => unit('infantry', profile, marks, name);
const alpha = (marks: Input = {}, figures = 6) => foot('Alpha', { level: 'seasoned', figures }, marks);
const bravo = (marks: Input = {}, figures = 6) => foot('Bravo', { level: 'green', figures }, marks);

describe('(fubar:melee.4) (fubar:R46) of those on record they fight of whom nobody says that they are elsewhere', () => {
  const filled = (asked: Input, one = alpha(), other = bravo()) => {
    const { attackers, attackersBehind, defenders, defendersBehind } = filledBy(
      melee,
      [[one], [other]],
      asked,
    );
    return [attackers, attackersBehind, defenders, defendersBehind];
  };

  test('all but those', () => {
    expect(filled({ attackersBehind: 2, defendersBehind: 1 })).toEqual([4, undefined, 5, undefined]);
    expect(filled({ closing: 2, defendersBehind: 1 })).toEqual([6, undefined, 3, undefined]);
    expect(filled({ closing: 2 })).toEqual([6, undefined, 4, undefined]);
    expect(filled({}, alpha({}, 1))[0]).toBe(1);
  });

  test('and nobody where all are', () => {
    expect(filled({ attackersBehind: 6, defendersBehind: 7 })).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('where a number is told, the others are behind', () => {
    expect(filled({ attackers: 4, defenders: 3, closing: 2 })).toEqual([6, 2, 4, 1]);
  });

  test('what is told now stands over how many were in contact', () => {
    const fought = [alpha({ contact: 3 }), bravo({ contact: 2 })] as const;
    expect(filled({}, ...fought)).toEqual([3, 3, 2, 4]);
    expect(filled({ attackersBehind: 1, closing: 1 }, ...fought)).toEqual([5, 3, 5, 3]);
  });

  test('of a unit of which no figures are known nothing is', () => {
    expect(filled({}, foot('Alpha', { level: 'green' }, { contact: 2 }))).toEqual([
      undefined,
      undefined,
      6,
      undefined,
    ]);
  });
});

describe('how the table stands', () => {
  const known = (table: typeof START, attacker: readonly Unit[], defender: readonly Unit[]) =>
    melee.fromTable!(table, { attacker, defender }, {});
  const [one, other] = [alpha({ melee: 'Bravo' }), bravo({ melee: ' bravo' })];

  test('(fubar:melee.9) who are in one combat fight on in it', () => {
    expect(known(START, [one], [other])).toEqual({ carriedOn: true });
    expect(known(START, [one], [bravo()])).toEqual({});
    expect(known(START, [alpha()], [other])).toEqual({ joins: true });
    expect(known(START, [one], [bravo({ melee: 'Charlie' })])).toEqual({ joins: true });
    expect(known(START, [], [])).toEqual({});
  });

  test('(fubar:melee.9) in a turn two units on foot fight one round', () => {
    const apc = unit('vehicle', { vehicle: 'apc' }, {}, 'APC');
    expect(known(inTurn(1), [alpha()], [bravo()])).toEqual({ rounds: 1 });
    expect(known(START, [alpha()], [bravo()])).toEqual({});
    expect(known(inTurn(1), [alpha()], [apc])).toEqual({});
    expect(known(inTurn(1), [], [bravo()])).toEqual({});
    expect(known(inTurn(1), [alpha()], [])).toEqual({});
  });

  test('fubar:melee.1 fubar:withdraw.2 nobody fights his own side, or follows it up', async () => {
    const game = await inFirstTurn([
      { name: 'Red 1', side: 'Red', level: 'veteran', figures: 6 },
      { name: 'Red 2', side: 'Red', level: 'seasoned', figures: 6 },
      { name: 'Blue 1', side: 'Blue', level: 'green', figures: 8 },
    ]);
    await game.allowed('activate "Red 1" --dice 6');
    await game.refused('melee "Red 1" "Red 2" --rounds 1', 'fubar:melee.1');
    await game.refused('withdraw "Red 1" "Red 2"', 'fubar:withdraw.2');
    await game.clean();
  });
});

describe('fubar:activate.5 (fubar:activate.6) what was done before', () => {
  test('is the one action, unless that was the Assault', () => {
    expect(forbidden(melee, { attackerName: 'Red 1', took: 'walk' })).toEqual([
      'fubar:activate.5 acted: Red 1 took Walk in this activation: one action, not Assault. -> wg undo takes back a line typed by mistake.',
    ]);
    expect(forbidden(melee, { took: 'assault' })).toEqual([]);
    expect(forbidden(melee, { took: 'walk', carriedOn: true })).toEqual([]);
  });
});

describe('what goes together', () => {
  test('fubar:melee.3 those who move up are no attackers', () => {
    const one = { ...FOOT, rounds: 1, closing: 1 };
    expect(refusalIn(melee, { ...one, attackersLeft: 2 })).toBeUndefined();
    expect(refusalIn(melee, { ...one, attackers: 20 })).toBeUndefined();
  });

  test('(fubar:withdraw.2) the training of who follows has to be known', () => {
    expect(refusing(withdraw, { level: 'green', pursuer: 'Blue 1' })).toBe(
      'fubar:unit.1 The training of the unit is not on record. -> Give --pursuer-level, or muster the unit.',
    );
  });

  test.each([
    [{ closing: 1, closingOthers: 1, closingDistance: 2 }, undefined],
    [{ closingDistance: 2 }, 'closingDistance needs --closing'],
  ])('(fubar:melee.3) %j', (given, said) => {
    expect(conflicting(melee, { ...FOOT, ...given })).toBe(said);
  });

  test.each([
    [{ assaulted: true }, undefined],
    [{ fought: true }, undefined],
    [{ pursuer: 'Blue 1' }, undefined],
  ])('(fubar:withdraw.1) %j goes together', (given, said) => {
    expect(conflicting(withdraw, { level: 'green', ...given })).toBe(said);
  });

  test('fubar:R50 option 2: who comes farther catches it', () => {
    const { play } = playing(withdraw, { level: 'green', pursuerLevel: 'green' });
    const dice = 'withdrawal=6 away=2 pursuit=6 follow=3';
    expect(play({}, dice, { 'fubar:R50': 2 }).result.outcome).toBe('caught');
  });
});

describe('luck', () => {
  const luckOf = (given: Given, ...results: object[]) => {
    const { of, read } = melee.luck!(inputOf(melee, given) as never)!;
    return [of, ...results.map((result) => read(result as never))];
  };
  const [won, lost] = [
    { winner: 'attacker', attackers: 3, defenders: 1 },
    { winner: 'defender', attackers: 0, defenders: 2 },
  ];

  test('in close combat is to win, or to be ahead after so many rounds, or to hit a vehicle', () => {
    expect(luckOf({}, won, lost, { hits: 2 })).toEqual(['melees won', 1, 0, undefined]);
    expect(luckOf({ rounds: 1 }, won, lost, { hits: 2 })).toEqual([
      'figures ahead in melee',
      2,
      -2,
      undefined,
    ]);
    expect(luckOf({ at: 'apc' }, { hits: 2 }, won)).toEqual(['hits', 2, undefined]);
  });

  test('in a withdrawal is to get away', () => {
    const { of, read } = withdraw.luck!({} as never)!;
    expect([of, read({ outcome: 'away', distance: 1 }), read({ outcome: 'caught', distance: 1 })]).toEqual([
      'withdrawals',
      1,
      0,
    ]);
  });
});

test('how it may end is listed in this order', () => {
  expect(melee.result).toMatchObject({ winner: { order: ['attacker', 'defender', 'none'] } });
  expect(withdraw.result).toMatchObject({ outcome: { order: ['stays', 'caught', 'away'] } });
});
