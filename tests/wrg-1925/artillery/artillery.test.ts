import { describe, expect, test } from 'vitest';
import { artillery } from '../../../rulesets/wrg-1925/artillery/artillery.js';
import { period } from '../../../rulesets/wrg-1925/deployment/period.js';
import { meanOf } from '../../../src/odds/distribution.js';
import type { State } from '../../../src/rules/state.js';
import { type Given, inputOf, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { battleOf, groupNamed } from '../battle.js';
import {
  game,
  nextPeriod,
  oddsOf,
  playing,
  proveAll,
  refusalOf,
  remembered,
  START,
  tableOf,
  withDice,
  withSeed,
} from '../in-battle.js';

const delay = (given: Given, rulings: Rulings = {}) => withDice(artillery, given, '', rulings).result;
const totalOf = (given: Given, rulings: Rulings = {}) =>
  stepOf(withSeed(artillery, given, 'test', 0, rulings), 'total').value;
const said = (given: Given) => artillery.announce(delay(given) as never, inputOf(artillery, given) as never);
const { conflict: conflictOf } = playing(artillery);

describe('calling for fire', () => {
  test('wrg:offtable.2 wrg:R128 an observer waits 3 complete periods: called in 1, it falls in 5', () => {
    expect(delay({ caller: 'observer' })).toEqual({ periods: 3, falls: 5 });
    expect(delay({ caller: 'observer' }, { 'wrg:R128': 2 })).toEqual({ periods: 3, falls: 4 });
    expect(said({ caller: 'observer' })).toBe('3 complete periods of delay: it falls in period 5');
  });

  test.each([
    ['officer', 4, 2],
    ['nco', 5, 3],
    ['other', 6, 4],
  ])(
    'wrg:offtable.7 without the specialist it takes longer: %s %i, on a registered target %i',
    (caller, far, near) => {
      expect(delay({ caller }).periods).toBe(far);
      expect(delay({ caller, registered: true }).periods).toBe(near);
    },
  );

  test('wrg:offtable.6 on a registered target fire comes after one complete period', () => {
    expect(delay({ caller: 'observer', registered: true })).toEqual({ periods: 1, falls: 3 });
  });

  test('wrg:offtable.3 a correction takes 1 period', () => {
    const played = withDice(artillery, { caller: 'nco', correction: true }, '');
    expect(stepOf(played, 'correction')).toMatchObject({ clause: 'wrg:offtable.3', value: 1 });
    expect(played.result.periods).toBe(1);
  });

  test('wrg:R191 a correction takes as long whoever makes it; option 2: longer where he is no specialist', () => {
    const given = { caller: 'nco', correction: true };
    expect(stepOf(withDice(artillery, given, ''), 'caller')).toMatchObject({ value: 0, ruling: 'wrg:R191' });
    expect(delay(given, { 'wrg:R191': 2 }).periods).toBe(3);
    expect(delay({ ...given, caller: 'observer' }, { 'wrg:R191': 2 }).periods).toBe(1);
  });

  test('wrg:offtable.7 an NCO is called one', () => {
    expect(stepOf(withDice(artillery, { caller: 'nco' }, ''), 'caller').text).toMatch(
      /^an NCO, no specialist/,
    );
  });

  test('wrg:offtable.1 troops on the ground call, with a radio and a located target', () => {
    expect(stepOf(withDice(artillery, { caller: 'observer' }, ''), 'use').clause).toBe('wrg:offtable.1');
    expect(refusalOf(artillery, { caller: 'observer', noRadio: true }).clause).toBe('wrg:offtable.2');
    expect(refusalOf(artillery, { caller: 'observer', notLocated: true }).clause).toBe('wrg:offtable.2');
    expect(delay({ caller: 'observer', notLocated: true, registered: true }).periods).toBe(1);
  });

  test('wrg:R57 the delays apply; option 2: there are none', () => {
    const none = { 'wrg:R57': 2 };
    expect(delay({ register: 3 }).periods).toBe(7);
    expect(delay({ caller: 'other' }, none)).toEqual({ periods: 0, falls: 1 });
    expect(delay({ caller: 'officer', registered: true }, none).periods).toBe(0);
    expect(delay({ caller: 'officer', correction: true }, none).periods).toBe(0);
    expect(delay({ register: 3 }, none).periods).toBe(0);
  });

  test('the game knows the period', () => {
    const past = tableOf({ period: 4 });
    expect(withDice(artillery, { caller: 'observer' }, '', {}, past).result.falls).toBe(8);
  });
});

describe('registering targets', () => {
  test('wrg:offtable.4 wrg:R129 the first takes the 3 of a call, each further one 2; option 2: the first nothing', () => {
    expect(delay({ register: 1 }).periods).toBe(3);
    expect(delay({ register: 5 }).periods).toBe(11);
    expect(delay({ register: 5 }, { 'wrg:R129': 2 }).periods).toBe(8);
    expect(delay({ register: 2, registeredBefore: 3 }).periods).toBe(4);
    expect(said({ register: 1 })).toBe('registered after 3 complete periods');
  });

  test('wrg:offtable.4 up to 5, and only by the specialist', () => {
    expect(refusalOf(artillery, { register: 6 }).clause).toBe('wrg:offtable.4');
    expect(refusalOf(artillery, { register: 2, registeredBefore: 4 }).clause).toBe('wrg:offtable.4');
    const refusal = refusalOf(artillery, { register: 1, caller: 'officer' });
    expect(refusal.clause).toBe('wrg:offtable.4');
    expect(refusal.message).toBe('Only a forward observation officer registers targets, not an officer.');
  });

  test('wrg:offtable.5 it costs no points, harms nobody and is heard', () => {
    expect(stepOf(withDice(artillery, { register: 1 }, ''), 'noise').clause).toBe('wrg:offtable.5');
  });
});

describe('fire that was called', () => {
  const called = (past: State, given: Given) =>
    remembered(artillery, past, given, withDice(artillery, given, '', {}, past));
  const begins = (past: State) =>
    withDice(period, {}, '', {}, past).steps.flatMap(({ id, clause, text }) =>
      id === 'fire-falls' ? [`${clause} ${text}`] : [],
    );

  test('wrg:offtable.2 is kept in mind until the period in which it falls', () => {
    let past = called(called(START, { caller: 'observer', registered: true }), { caller: 'observer' });
    expect(game.says(past)).toContain('the fire that was called: falls in period 3');
    expect(game.says(past)).toContain('the fire that was called: falls in period 5');
    const told: string[][] = [];
    for (let n = 2; n <= 6; n++) {
      told.push(begins(past));
      past = nextPeriod(past);
    }
    const falls = ['wrg:offtable.2 the fire that was called falls in this period: wg artillery'];
    expect(told).toEqual([[], falls, [], falls, []]);
    expect(battleOf(past).lasting).toEqual([]);
  });

  test('wrg:offtable.2 nothing is to be kept in mind of fire that falls at once, or of targets that are registered', () => {
    const none = { 'wrg:R57': 2 };
    const at = withDice(artillery, { caller: 'observer' }, '', none, START);
    expect(battleOf(remembered(artillery, START, { caller: 'observer' }, at)).lasting).toEqual([]);
    expect(battleOf(called(START, { register: 2 })).lasting).toEqual([]);
  });
});

describe('fire that falls', () => {
  test('wrg:offtable.11 50 points of support give 25 fire effect, without a chance die', () => {
    const played = withDice(artillery, { targets: 3 }, 'identify=2');
    expect(stepOf(played, 'effect')).toMatchObject({ clause: 'wrg:offtable.11', value: 25 });
    expect(stepOf(played, 'total')).toMatchObject({ value: 25, ruling: 'wrg:R83' });
    expect(played.result).toEqual({ casualties: 1 });
  });

  test('wrg:option.2 wrg:R125 doubled it gives 50, trebled 75; nothing else can be bought', () => {
    expect(totalOf({ targets: 3, support: 100 })).toBe(50);
    expect(totalOf({ targets: 3, support: 150 })).toBe(75);
    expect(refusalOf(artillery, { targets: 3, support: 200 }).clause).toBe('wrg:option.2');
    expect(refusalOf(artillery, { targets: 3, support: 75 }).clause).toBe('wrg:option.2');
  });

  test('wrg:R125 doubled it falls twice as hard in one area; option 2: in two areas, 25 in each', () => {
    for (const support of [100, 150]) {
      const played = withSeed(artillery, { targets: 3, support }, 'test', 0, { 'wrg:R125': 2 });
      expect(stepOf(played, 'shares')).toMatchObject({ value: support / 50, ruling: 'wrg:R125' });
      expect(stepOf(played, 'total').value).toBe(25);
    }
  });

  test('wrg:antitank.15 AFVs and buildings in the area are rolled for by themselves', () => {
    const { clause, text } = stepOf(withSeed(artillery, { targets: 3 }), 'others');
    expect(clause).toBe('wrg:antitank.15');
    expect(text).toContain('demolish --fire off-table');
  });

  test.each(['mortars', 'artillery', 'aircraft', 'afvs'])('wrg:offtable.8 %s make no difference', (by) => {
    const played = withSeed(artillery, { targets: 3, by });
    expect(stepOf(played, 'class')).toMatchObject({ clause: 'wrg:offtable.8', value: by });
    expect(totalOf({ targets: 3, by })).toBe(25);
  });

  test.each(['air-landing', 'prearranged', 'called'])('wrg:offtable.1 it may be fired for: %s', (use) => {
    const played = withSeed(artillery, { targets: 3, use });
    expect(stepOf(played, 'use')).toMatchObject({ clause: 'wrg:offtable.1', value: use });
  });

  test('wrg:offtable.9 wrg:R60 the area is 80 by 150 metres, and whoever is outside is not in it', () => {
    const given = { targets: 3, aside: 40, along: 75, angle: 30 };
    expect(stepOf(withSeed(artillery, given), 'area')).toMatchObject({
      clause: 'wrg:offtable.9',
      value: [80, 150],
    });
    expect(refusalOf(artillery, given, { 'wrg:R60': 2 }).clause).toBe('wrg:offtable.9');
    expect(refusalOf(artillery, { targets: 3, aside: 41 }).clause).toBe('wrg:offtable.9');
    expect(refusalOf(artillery, { targets: 3, along: 76 }).clause).toBe('wrg:offtable.9');
  });

  test('wrg:offtable.10 wrg:R84 all troops in the area, friends too, are one target group', () => {
    const given = { targets: 9, uncovered: 4 };
    const played = withSeed(artillery, given);
    expect(stepOf(played, 'one-group')).toMatchObject({
      clause: 'wrg:offtable.10',
      value: 9,
      ruling: 'wrg:R84',
    });
    expect(totalOf(given)).toBe(29);
  });

  test('wrg:R72 no chance die; option 2: one that nothing cancels', () => {
    const played = withDice(artillery, { targets: 1 }, 'chance=6 identify=6', { 'wrg:R72': 2 });
    expect(stepOf(played, 'chance')).toMatchObject({ clause: 'wrg:chance.1', value: 6 });
    expect(stepOf(played, 'total').value).toBe(31);
  });

  test('wrg:offtable.10 each group in the area has the whole total against it, and its own losses', () => {
    const given = { figure: ['Sgt:of=Reds,20', '2 Pte:of=Blues,30'], target: ['Reds', 'Blues'] };
    const played = withDice(artillery, given, 'identify=1');
    expect(played.result).toEqual({ casualties: 1, fallen: ['Sgt'] });
    const after = remembered(artillery, START, given, played);
    expect(groupNamed(after, 'Reds')).toMatchObject({ points: 28, lostInPeriod: 1, underFire: true });
    expect(groupNamed(after, 'Blues')).toMatchObject({ points: 28, lostInPeriod: 0, underFire: true });
  });

  test('one group in the area has all the losses', () => {
    const given = { targets: 3, target: ['Reds'] };
    const after = remembered(artillery, START, given, withDice(artillery, given, 'identify=2'));
    expect(groupNamed(after, 'Reds')).toMatchObject({ lostInBattle: 1, lostInPeriod: 1 });
  });
});

describe('what was typed', () => {
  test.each([
    [{ targets: 3, registered: true }, 'registered'],
    [{ caller: 'nco', targets: 3 }, 'targets'],
    [{ caller: 'nco', support: 100 }, 'support'],
    [{ caller: 'nco', registered: true, correction: true }, 'correction'],
    [{ caller: 'nco', registeredBefore: 1 }, 'registeredBefore'],
    [{ register: 2, correction: true }, 'correction'],
    [{ targets: 3, uncovered: 4 }, 'uncovered'],
    [{ figure: ['Sgt:of=Reds'], target: ['Blues'] }, 'figure'],
  ] as [Given, string][])('%j does not go together', (given, input) => {
    expect(conflictOf(given)?.input).toBe(input);
  });

  test('fire that falls needs its target', () => {
    expect(artillery.requires!({})).toEqual(['targets']);
    expect(artillery.requires!({ caller: 'nco' })).toEqual([]);
  });
});

describe('odds', () => {
  test('more support never lowers the expected casualties', () => {
    const mean = (support: number) =>
      meanOf(oddsOf(artillery, { support, targets: 8 }), ({ casualties }) => Number(casualties));
    expect(mean(100)).toBeGreaterThan(mean(50));
    expect(mean(150)).toBeGreaterThanOrEqual(mean(100));
  });

  proveAll(
    artillery,
    [
      ['fire on men', { targets: 4 }],
      ['doubled', { targets: 4, support: 100 }],
      ['trebled, three areas', { targets: 4, support: 150 }, { 'wrg:R125': 2 }],
      ['with a chance die', { targets: 3 }, { 'wrg:R72': 2 }],
      ['past 40', { targets: 4, support: 150 }, { 'wrg:R67': 2 }],
      ['two groups by name', { figure: ['Sgt:of=Reds', '2 Pte:of=Blues,soft'], target: ['Reds', 'Blues'] }],
      ['a call', { caller: 'nco' }, { 'wrg:R128': 2 }],
      ['registration', { register: 2 }, { 'wrg:R129': 2 }],
      ['no delays', { register: 2 }, { 'wrg:R57': 2 }],
    ],
    { merged: true },
  );
});
