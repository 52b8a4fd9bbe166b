import { describe, expect, test } from 'vitest';
import { bailOut } from '../../../rulesets/battleground/passengers/bail-out.js';
import { meanOf } from '../../../src/odds/distribution.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  blamedIn,
  chanceOf,
  inputOf,
  oddsAtOnce,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
} from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { chance } = playing(bailOut);

describe('the fate of passengers', () => {
  test('bg:pass.4 a destroyed truck, four passengers roll 1, 2, 3 and 6: two are lost', () => {
    const played = withDice(bailOut, { passengers: 4, state: 'destroyed' }, '1 2 3 6');
    expect(stepOf(played, 'vehicle')).toMatchObject({ clause: 'bg:pass.4', value: 2, ruling: 'bg:R47' });
    expect(stepOf(played, 'figure')).toMatchObject({ clause: 'bg:pass.4', value: 2, ruling: 'bg:R48' });
    expect(played.result).toEqual({ lost: 2, leadersLost: 0, heavyWeaponsLost: 0 });
  });

  test.each(['immobilised', 'half-weapons', 'both'])(
    'bg:pass.4 where the vehicle is only damaged (%s) the same dice lose one',
    (state) => {
      expect(withDice(bailOut, { passengers: 4, state }, '1 2 3 6').result.lost).toBe(1);
      expect(chance({ passengers: 1, state }, 'lost', 1)).toBe('1/6');
    },
  );

  test('bg:pass.4 a passenger of a destroyed vehicle is lost 1 time in 3', () => {
    expect(chance({ passengers: 1, state: 'destroyed' }, 'lost', 1)).toBe('1/3');
    expect(chance({ passengers: 2, state: 'destroyed' }, 'lost', 0)).toBe('4/9');
  });

  test('bg:pass.4 every kind of figure rolls its own dice', () => {
    const given = { passengers: 6, leaders: 1, hw: 1, medics: 1, state: 'destroyed' };
    const played = withDice(bailOut, given, 'leader=2 heavy-weapon=3 medic=1 figure=1,4,6');
    expect(played.result).toEqual({ lost: 3, leadersLost: 1, heavyWeaponsLost: 0, medicsLost: 1 });
    expect(bailOut.announce(played.result as never, inputOf(bailOut, given) as never)).toBe(
      '1 leader, 1 medic and 1 figure of 6 passengers lost',
    );
  });

  test('bg:pass.4 a leader aboard is as likely lost as anybody', () => {
    const odds = oddsOf(bailOut, { passengers: 6, leaders: 1, state: 'destroyed' });
    expect(fraction(...chanceOf(odds, ({ leadersLost }) => leadersLost === 1))).toBe('1/3');
  });

  test('bg:pass.1 seven ride in two vehicles, not in one', () => {
    const given = { passengers: 7, state: 'destroyed' };
    const refusal = refusalOf(bailOut, given);
    expect(refusal.clause).toBe('bg:pass.1');
    expect(refusal.hint).toContain('--vehicles 2');
    expect(withDice(bailOut, { ...given, vehicles: 2 }, '1 1 1 1 1 1 1').result.lost).toBe(7);
  });

  test('the leaders, heavy weapons and medics are among the passengers', () => {
    const given = { passengers: 2, leaders: 1, hw: 1, medics: 1, state: 'destroyed' };
    expect(blamedIn(bailOut, given)).toBe('passengers');
  });

  test('a vehicle that is destroyed costs twice the passengers of one that is damaged', () => {
    for (let passengers = 1; passengers <= 6; passengers++) {
      const mean = (state: string) =>
        meanOf(oddsOf(bailOut, { passengers, state }), ({ lost }) => lost as number);
      expect(mean('destroyed')).toBeCloseTo(2 * mean('both'), 10);
    }
  });

  test('the odds of two full vehicles are there at once', () => {
    const given = { passengers: 12, vehicles: 2, leaders: 3, hw: 3, medics: 3, state: 'destroyed' };
    expect(oddsAtOnce(bailOut, given).outcomes.length).toBeGreaterThan(100);
  });
});

proveAll(bailOut, [
  ['one, damaged', { passengers: 1, state: 'immobilised' }],
  ['four, destroyed', { passengers: 4, state: 'destroyed' }],
  ['every kind', { passengers: 5, leaders: 1, hw: 1, medics: 1, state: 'destroyed' }],
  ['leaders only', { passengers: 3, leaders: 3, state: 'both' }],
  ['heavy weapons and figures', { passengers: 5, hw: 2, state: 'half-weapons' }],
]);
