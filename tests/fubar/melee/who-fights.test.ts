import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import type { Input } from '../../../src/rules/record.js';
import { conflicting, filled, forbidden, unit } from '../../support/forbids.js';
import { playing } from '../../support/play.js';

const alpha = (marks: Input = {}, profile: Input = {}) =>
  unit('infantry', { level: 'seasoned', figures: 6, ...profile }, marks, 'Alpha');
const bravo = (marks: Input = {}) => unit('infantry', { level: 'green', figures: 6 }, marks, 'Bravo');
const apc = unit('vehicle', { vehicle: 'apc' }, {}, 'APC');

describe('units that fight', () => {
  test('(fubar:melee.4) come as they are on record, those in contact apart', () => {
    const known = { suppressed: 2, contact: 3, fought: true, fired: true, combat: true };
    const led = { leaderLevel: 'elite', armour: 'light' };
    expect(filled(melee, alpha(known, led), bravo({ contact: 2, suppressed: 1 }))).toEqual({
      ...{ attackerName: 'Alpha', attackerLevel: 'seasoned', attackerLeaderLevel: 'elite' },
      ...{ attackerArmour: 'light', attackers: 3, attackersBehind: 3, attackersLeft: 6, attackersDown: 2 },
      ...{ fired: true, combat: true, fought: true },
      ...{ defenderName: 'Bravo', defenderLevel: 'green', defenders: 2, defendersBehind: 4 },
      ...{ defendersLeft: 6, defendersDown: 1 },
    });
    expect(filled(melee, alpha())).toEqual({
      ...{ attackerName: 'Alpha', attackerLevel: 'seasoned', attackers: 6, attackersLeft: 6 },
    });
  });

  test('(fubar:melee.9) one that was assaulted has fought its round', () => {
    expect(filled(melee, alpha({ assaulted: true }), apc)).toEqual({
      ...{ attackerName: 'Alpha', attackerLevel: 'seasoned', attackers: 6, attackersLeft: 6, fought: true },
      ...{ at: 'apc', defenderName: 'APC' },
    });
  });

  test('fubar:vassault.1 fubar:withdraw.1 a vehicle neither assaults nor withdraws', () => {
    expect(filled(melee, apc)).toBe(
      'fubar:vassault.1 APC is a vehicle: it assaults infantry by driving over it: overrun.',
    );
    expect(filled(withdraw, apc)).toBe('fubar:withdraw.1 APC is a vehicle: it is in no close combat.');
  });

  test('what has to be told of units that are on no record', () => {
    const { needs } = playing(melee);
    expect(needs({})).toEqual(['attackers', 'attackerLevel', 'defenders', 'defenderLevel']);
    expect(needs({ attackerName: 'Alpha' })).toEqual(['defenders', 'defenderLevel']);
    expect(needs({ defenderName: 'Bravo' })).toEqual(['attackers', 'attackerLevel']);
    expect(needs({ at: 'apc' })).toEqual(['attackers', 'attackerLevel']);
    expect(playing(withdraw).needs({})).toEqual(['level']);
    expect(playing(withdraw).needs({ name: 'Alpha' })).toEqual([]);
    expect(playing(withdraw).needs({ level: 'green' })).toEqual([]);
  });
});

describe('units that withdraw', () => {
  test('(fubar:withdraw.1) a combat that goes on has activated them for this', () => {
    expect(filled(withdraw, alpha({ tried: 'passed', fought: true, suppressed: 2 }))).toEqual({
      ...{ name: 'Alpha', level: 'seasoned', suppressed: 2, fought: true },
    });
    expect(filled(withdraw, alpha({ tried: 'failed' }))).toEqual({
      ...{ name: 'Alpha', level: 'seasoned', tried: true },
    });
    expect(filled(withdraw, alpha({ tried: 'passed', fought: true, acted: true }))).toEqual({
      ...{ name: 'Alpha', level: 'seasoned', tried: true, fought: true },
    });
    expect(filled(withdraw, alpha({ assaulted: true }), bravo({ suppressed: 1 }))).toEqual({
      ...{ name: 'Alpha', level: 'seasoned', assaulted: true },
      ...{ pursuer: 'Bravo', pursuerLevel: 'green', pursuerSuppressed: 1 },
    });
  });

  test('fubar:turn.1 fubar:melee.10 fubar:withdraw.1 once in a turn, and before its round', () => {
    expect(forbidden(withdraw, { tried: true, assaulted: true, fought: true })).toEqual([
      'fubar:turn.1 tried: It has been activated this turn: each unit once in a turn.',
      'fubar:melee.10 assaulted (fubar:R75=2): It was assaulted: that used up its try of this turn.',
    ]);
    const late = 'The round of this turn has been fought: a withdrawal is tried before it.';
    expect(forbidden(withdraw, { fought: true })).toEqual([
      `fubar:withdraw.1 fought (fubar:R49=1): ${late}`,
      `fubar:withdraw.1 fought (fubar:R49=2): ${late}`,
    ]);
    expect(forbidden(withdraw, {})).toEqual([]);
  });

  test.each([
    [{ pursuerSuppressed: 1 }, 'pursuerSuppressed needs --pursuer-level'],
    [{ pursuerLeaderLevel: 'green' }, 'pursuerLeaderLevel needs --pursuer-level'],
    [{ pursuerOutOfTouch: 1 }, 'pursuerOutOfTouch needs --pursuer-level'],
    [{ pursuerLevel: 'green', pursuerSuppressed: 1, pursuerOutOfTouch: 1 }, undefined],
    [{ name: 'Alpha', pursuer: 'Bravo', pursuerSuppressed: 1 }, undefined],
    [{ name: 'Alpha', pursuer: ' alpha' }, 'pursuer is the unit that withdraws'],
    [{ leaderDown: true }, 'leaderDown needs --leader-level'],
    [{ leaderDown: true, leaderLevel: 'green' }, undefined],
    [{ leaderDown: true, name: 'Alpha' }, undefined],
    [{ assaulted: true, fought: true }, 'fought goes without saying with --assaulted'],
    [{ assaulted: true, fought: true, name: 'Alpha' }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(withdraw, { level: 'seasoned', ...given })).toBe(said);
  });
});
