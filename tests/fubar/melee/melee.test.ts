import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  chanceOf,
  type Given,
  oddsOf,
  playing,
  refusalOf,
  remembered,
  START,
  stepOf,
  tableOf,
  told,
  withDice,
} from '../../support/games/fubar-battle.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const TWO = { attackers: 2, attackerLevel: 'veteran', defenders: 2, defenderLevel: 'seasoned', rounds: 1 };
const { play: fought, refused } = playing(melee, TWO);

describe('a round', () => {
  test('fubar:melee.4 fubar:melee.5 each figure throws one die, both sides at the same time', () => {
    const played = fought({}, 'attacker=4,3 defender=5,6');
    expect(played.result).toEqual({ winner: 'defender', attackers: 0, defenders: 1 });
    expect(stepOf(played, 'figures').clause).toBe('fubar:melee.4');
    expect(stepOf(played, 'attackers')).toMatchObject({ clause: 'fubar:melee.5', value: 1 });
  });

  test('fubar:melee.7 unsaved hits are casualties, never suppression', () => {
    const played = fought({ defenderArmour: 'light' }, 'attacker=4,5 defender=1,1 defender-save=6,5');
    expect(played.result).toEqual({ winner: 'none', attackers: 2, defenders: 1 });
    expect(stepOf(played, 'defenders-lost')).toMatchObject({ clause: 'fubar:melee.7', value: 1 });
  });

  test('fubar:melee.6 the suppressed strike after all others, if they are left', () => {
    const played = fought({ defendersSuppressed: 1 }, 'attacker=4,1 defender=1');
    expect(played.result).toMatchObject({ attackers: 2, defenders: 1 });
    expect(stepOf(played, 'late')).toMatchObject({ clause: 'fubar:melee.6', value: 0 });
    const late = fought(
      { defendersSuppressed: 1, fall: 'upright' },
      'attacker=4,1 defender=1 defender-late=6',
    );
    expect(late.result).toMatchObject({ attackers: 1, defenders: 1 });
  });

  test('fubar:melee.7 fubar:R79 the suppressed fall first; option 2: the upright; the owner chooses over either', () => {
    const down = { ...TWO, defendersSuppressed: 1 };
    const left = (dice: string, rulings: Rulings, fall?: string) => {
      const played = withDice(melee, { ...down, ...(fall && { fall }) }, dice, rulings);
      const { value, ruling } = stepOf(played, 'fall');
      return [value, ruling, stepOf(played, 'defenders-down').value];
    };
    const two = { 'fubar:R79': 2 };
    expect(left('attacker=4,1 defender=1', {})).toEqual(['suppressed', 'fubar:R79', 0]);
    expect(left('attacker=4,1 defender=1 defender-late=1', two)).toEqual(['upright', 'fubar:R79', 1]);
    expect(left('attacker=4,1 defender=1 defender-late=1', {}, 'upright')).toEqual(['upright', undefined, 1]);
    expect(left('attacker=4,1 defender=1', two, 'suppressed')).toEqual(['suppressed', undefined, 0]);
  });

  test('fubar:melee.8 cover has no effect', () => {
    expect(stepOf(fought({ cover: 'hard' }, '1 1 1 1'), 'cover').clause).toBe('fubar:melee.8');
    expect(oddsOf(melee, { ...TWO, cover: 'hard' }).outcomes).toEqual(oddsOf(melee, TWO).outcomes);
  });

  test('fubar:melee.9 what is not over goes on as the next turn begins', () => {
    expect(stepOf(fought({}, '1 1 1 1'), 'goes-on').clause).toBe('fubar:melee.9');
    const on = fought({ rounds: 2 }, 'attacker=4,1,4,1 defender=1,1,1');
    expect(on.result).toEqual({ winner: 'attacker', attackers: 2, defenders: 0 });
    expect(stepOf(fought({ carriedOn: true }, '1 1 1 1'), 'carried-on').clause).toBe('fubar:melee.9');
  });

  test('fubar:melee.10 a combat that goes on activates its units, and they are not tried again', () => {
    const given = { ...TWO, carriedOn: true, attackerName: 'Red 1', defenderName: 'Blue 1' };
    const played = withDice(melee, given, 'attacker=4,1 defender=1,1');
    expect(stepOf(played, 'activated').clause).toBe('fubar:melee.10');
    expect(told(remembered(melee, START, given, played)).units).toMatchObject([
      { name: 'Red 1', casualties: 0, tried: 'passed' },
      { name: 'Blue 1', casualties: 1, tried: 'passed' },
    ]);
  });

  test('fubar:suppress.1 the suppressed come into the fight as the game remembers them, and stay down after it', () => {
    const blue = { name: 'Blue 1', figures: 4, suppressed: 2 };
    const past = tableOf({ turn: 1, units: [blue] });
    const given = { ...TWO, defenderName: 'Blue 1', defendersBehind: 1 };
    const played = withDice(melee, given, 'attacker=4,1 defender-late=1', {}, past);
    expect(played.result).toMatchObject({ attackers: 2, defenders: 2 });
    expect(stepOf(played, 'defenders-down')).toMatchObject({ clause: 'fubar:suppress.1', value: 1 });
    expect(told(remembered(melee, past, given, played)).units[0]).toMatchObject({
      casualties: 1,
      suppressed: 1,
    });
    const typed = withDice(
      melee,
      { ...given, defendersSuppressed: 0 },
      'attacker=4,1 defender=1,1',
      {},
      past,
    );
    expect(stepOf(typed, 'defenders-down').value).toBe(2);
    const up = withDice(melee, { ...given, carriedOn: true }, '1 1 1 1', { 'fubar:R48': 2 }, past);
    expect(told(remembered(melee, past, given, up)).units[0]).toMatchObject({ suppressed: 0 });
  });

  test('two green figures fight until one is left alone, or neither', () => {
    const given = { attackers: 1, attackerLevel: 'green', defenders: 1, defenderLevel: 'green' };
    const odds = oddsOf(melee, given);
    const wins = (who: string) => fraction(...chanceOf(odds, ({ winner }) => winner === who));
    expect([wins('attacker'), wins('defender'), wins('none')]).toEqual(['5/11', '5/11', '1/11']);
  });
});

describe('contact', () => {
  test('fubar:melee.1 it takes an Assault', () => {
    expect(refused({ action: 'run' })).toBe('fubar:melee.1');
  });

  test('fubar:melee.2 no figure goes farther than 8 cm', () => {
    expect(refused({ distance: 8.5 })).toBe('fubar:melee.2');
    expect(stepOf(fought({ distance: 8 }, '1 1 1 1'), 'assault').clause).toBe('fubar:melee.2');
  });

  test('fubar:melee.3 defenders within 3 cm close up', () => {
    const played = fought({ closing: 1, closingDistance: 3 }, 'attacker=1,1 defender=1,1,1');
    expect(played.result.defenders).toBe(3);
    expect(stepOf(played, 'closing-up').clause).toBe('fubar:melee.3');
    expect(refused({ closing: 1, closingDistance: 4 })).toBe('fubar:melee.3');
  });

  test('fubar:R73 option 2: no figures of other units', () => {
    expect(fought({ closingOthers: 1 }, '1 1 1 1 1').result.defenders).toBe(3);
    expect(refused({ closingOthers: 1 }, { 'fubar:R73': 2 })).toBe('fubar:melee.3');
  });

  test('fubar:R46 those behind do not fight, or all do', () => {
    const given = { attackersBehind: 1, defendersBehind: 1 };
    expect(fought(given, 'attacker=4,4 defender=1,1').result).toEqual({
      winner: 'attacker',
      attackers: 3,
      defenders: 1,
    });
    expect(fought(given, 'attacker=4,4,4 defender=1,1,1', { 'fubar:R46': 2 }).result).toEqual({
      winner: 'attacker',
      attackers: 3,
      defenders: 0,
    });
  });

  test('fubar:R76 who assaults into a combat has a round at once, or all have, or nobody before the next turn', () => {
    const given = { rounds: undefined, attackersEngaged: 1, defendersEngaged: 2 };
    expect(fought(given, 'attacker=4,1 defender=5,1').result).toEqual({
      winner: 'none',
      attackers: 2,
      defenders: 3,
    });
    expect(fought(given, 'attacker=4,4,4 defender=5,5,5,1', { 'fubar:R76': 2 }).result).toEqual({
      winner: 'defender',
      attackers: 0,
      defenders: 1,
    });
    const waiting = fought(given, '', { 'fubar:R76': 3 });
    expect(waiting.result).toEqual({ winner: 'none', attackers: 3, defenders: 4 });
    expect(stepOf(waiting, 'joining')).toMatchObject({ clause: 'fubar:melee.9', value: 3 });
  });

  test('fubar:R51 fubar:melee.1 infantry do not assault vehicles, or throw a die each at its armour', () => {
    const given = { attackers: 2, attackerLevel: 'veteran', at: 'truck', facing: 'side' };
    expect(refusalOf(melee, given).clause).toBe('fubar:melee.1');
    expect(withDice(melee, given, 'attacker=4,1 save=5 damage=5', { 'fubar:R51': 2 }).result).toEqual({
      hits: 1,
      unsaved: 1,
      effects: ['immobilised'],
    });
  });
});

describe('rulings on late strikes', () => {
  const given = { defendersSuppressed: 1 };

  test('fubar:R47 option 2: the suppressed strike even as casualties', () => {
    expect(fought(given, 'attacker=4,1 defender=1').result.attackers).toBe(2);
    expect(
      fought(given, 'attacker=4,1 defender=1 defender-late=6', { 'fubar:R47': 2 }).result.attackers,
    ).toBe(1);
  });

  test('fubar:R48 the suppressed stay down in the next round, or stand up with it', () => {
    const on = { ...given, rounds: 2 };
    fought(on, 'attacker=1,1,1,1 defender=1,1 defender-late=1,1');
    fought(on, 'attacker=1,1,1,1 defender=1,1,1 defender-late=1', { 'fubar:R48': 2 });
    fought({ ...given, carriedOn: true }, 'attacker=1,1 defender=1,1', { 'fubar:R48': 2 });
  });

  test('fubar:R70 option 2: the suppressed do not strike', () => {
    fought(given, 'attacker=1,1 defender=1 defender-late=1');
    fought(given, 'attacker=1,1 defender=1', { 'fubar:R70': 2 });
  });

  test('fubar:R74 those suppressed on the way in strike late, or with the rest', () => {
    const onTheWay = { attackersSuppressed: 1, suppressedOnTheWay: 1 };
    fought(onTheWay, 'attacker=1 defender=1,1 attacker-late=1');
    fought(onTheWay, 'attacker=1,1 defender=1,1', { 'fubar:R74': 2 });
  });

  test('fubar:R49 a side that failed to withdraw fights as usual, or is only struck', () => {
    const failed = { carriedOn: true, failedWithdrawal: 'defenders' };
    fought(failed, 'attacker=1,1 defender=1,1');
    fought(failed, 'attacker=1,1', { 'fubar:R49': 2 });
  });

  test('fubar:R1 fubar:R10 natural faces and leaders bear on close combat too', () => {
    expect(fought({}, '1 1 1 1').rulings['fubar:R1']).toBe(1);
    const led = { attackerLevel: 'green', attackerLeaderLevel: 'veteran' };
    expect(fought(led, 'attacker=4,4 defender=1,1').result.defenders).toBe(2);
    expect(fought(led, 'attacker=4,4 defender=1,1', { 'fubar:R10': 2 }).result.defenders).toBe(0);
  });
});

describe('withdrawing', () => {
  const SEASONED = { level: 'seasoned' };
  const left = (given: Given, dice: string, rulings: Rulings = {}) =>
    withDice(withdraw, { ...SEASONED, ...given }, dice, rulings);

  test('fubar:withdraw.1 a unit that passes its activation roll moves 1D6 cm away', () => {
    const played = left({}, 'withdrawal=4 away=5');
    expect(played.result).toEqual({ outcome: 'away', distance: 5 });
    expect(stepOf(played, 'away').clause).toBe('fubar:withdraw.1');
    expect(left({}, '3').result).toEqual({ outcome: 'stays', distance: 0 });
    expect(left({ leaderLevel: 'elite', suppressed: 1 }, '3 2').result.outcome).toBe('away');
  });

  test('fubar:withdraw.2 fubar:withdraw.3 opponents who pass theirs follow, and catch it if they come as far', () => {
    const given = { pursuerLevel: 'seasoned' };
    const caught = left(given, 'withdrawal=4 away=3 pursuit=4 follow=3');
    expect(caught.result).toEqual({ outcome: 'caught', distance: 3 });
    expect(stepOf(caught, 'pursuit').clause).toBe('fubar:withdraw.2');
    expect(stepOf(caught, 'caught').clause).toBe('fubar:withdraw.3');
    expect(left(given, '4 3 3').result.outcome).toBe('away');
    expect(left(given, '4 3 4 2').result.outcome).toBe('away');
    expect(left({ ...given, pursuerSuppressed: 1 }, '4 3 4').result.outcome).toBe('away');
  });

  test('fubar:suppress.3 after the roll the suppressed stand up', () => {
    const played = left({ suppressed: 1 }, '1');
    expect(stepOf(played, 'stand-up')).toMatchObject({ clause: 'fubar:suppress.3', value: true });
    expect(played.effects).toContainEqual(
      expect.objectContaining({ clause: 'fubar:suppress.3', is: { suppressed: null, downed: null } }),
    );
    expect(left({}, '1').steps.map(({ id }) => id)).not.toContain('stand-up');
  });

  test('fubar:R49 it is tried before the round, or instead of it, or as its own activation', () => {
    expect(refusalOf(withdraw, { ...SEASONED, fought: true }).clause).toBe('fubar:withdraw.1');
    expect(left({ fought: true }, '4 2', { 'fubar:R49': 3 }).result.outcome).toBe('away');
    expect(stepOf(left({}, '1', { 'fubar:R49': 2 }), 'stays').text).toContain('does not strike');
  });

  test('fubar:R50 option 2: a follow-up has to go farther; option 3: the round waits', () => {
    const given = { pursuerLevel: 'seasoned' };
    expect(left(given, '4 3 4 3').result.outcome).toBe('caught');
    expect(left(given, '4 3 4 3', { 'fubar:R50': 2 }).result.outcome).toBe('away');
    expect(stepOf(left(given, '4 3 4 3', { 'fubar:R50': 3 }), 'caught').text).toContain('next turn');
  });

  test('fubar:R69 a failed roll brings no On Guard, unless it is a full attempt', () => {
    expect(stepOf(left({}, '1'), 'on-guard').value).toBe(false);
    const given = { ...SEASONED, name: 'Red 1' };
    const full = withDice(withdraw, given, '1', { 'fubar:R69': 2 });
    expect(told(remembered(withdraw, START, given, full)).units[0]).toMatchObject({ action: 'on-guard' });
  });

  test('fubar:R69 option 2: the initiative goes with a failed try, and is kept with one that succeeds', () => {
    const past = tableOf({
      turn: 1,
      order: ['Red', 'Blue'],
      holder: 'Red',
      units: [{ name: 'Red 1', side: 'Red', suppressed: 1 }],
    });
    const given = { ...SEASONED, name: 'Red 1' };
    const came = (dice: string, option: number) => {
      const rulings = { 'fubar:R69': option };
      return told(remembered(withdraw, past, given, withDice(withdraw, given, dice, rulings, past)));
    };
    const tried = { tried: 'failed', action: 'on-guard', suppressed: 0 };
    expect(came('1', 2)).toMatchObject({ holder: 'Blue', units: [tried] });
    expect(came('6 3', 2)).toMatchObject({ holder: 'Red', units: [{ tried: 'passed' }] });
    expect(came('1', 1).holder).toBe('Red');
    // The combat has activated it (melee.10).
    expect(came('1', 1).units[0]).toMatchObject({ tried: 'passed' });
  });
});

proveAll(
  melee,
  [
    ['one round', TWO],
    ['armour', { ...TWO, attackers: 1, defenderArmour: 'medium', attackerArmour: 'light' }],
    ['late strikes', { ...TWO, defendersSuppressed: 1 }],
    [
      'late strikes of the fallen',
      { ...TWO, defendersSuppressed: 1, attackersSuppressed: 1 },
      { 'fubar:R47': 2 },
    ],
    ['the upright fall first, so ruled', { ...TWO, defendersSuppressed: 1 }, { 'fubar:R79': 2 }],
    ['the upright fall first', { ...TWO, defendersSuppressed: 1, fall: 'upright' }],
    ['two rounds', { ...TWO, attackers: 1, rounds: 2 }],
    [
      'two rounds, standing up',
      { ...TWO, attackers: 1, rounds: 2, defendersSuppressed: 1 },
      { 'fubar:R48': 2 },
    ],
    ['to the end', { ...TWO, attackers: 1, rounds: undefined }],
    ['one side idle', { ...TWO, carriedOn: true, failedWithdrawal: 'attackers' }, { 'fubar:R49': 2 }],
    [
      'one side idle at first, some suppressed',
      {
        ...TWO,
        attackers: 1,
        rounds: 2,
        carriedOn: true,
        failedWithdrawal: 'attackers',
        defendersSuppressed: 1,
      },
      { 'fubar:R49': 2 },
    ],
    [
      'a combat that is joined',
      { ...TWO, rounds: undefined, attackersEngaged: 1, defendersSuppressed: 1 },
      { 'fubar:R76': 2 },
    ],
    ['a vehicle', { attackers: 1, attackerLevel: 'green', at: 'truck', facing: 'rear' }, { 'fubar:R51': 2 }],
  ],
  { merged: true },
);

proveAll(withdraw, [
  ['nobody follows', { level: 'seasoned' }],
  ['followed', { level: 'seasoned', pursuerLevel: 'green', suppressed: 1 }],
  ['followed farther', { level: 'elite', pursuerLevel: 'veteran' }, { 'fubar:R50': 2 }],
]);
