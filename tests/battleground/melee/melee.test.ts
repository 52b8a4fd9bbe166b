import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import type { Rulings } from '../../../src/dice/play.js';
import { remindersOf } from '../../../src/rules/action.js';
import { chanceOf, type Given, inputOf, oddsOf, playing, stepOf, withSeed } from '../../support/play.js';
import { times } from '../../support/random/deep.js';

const { play: fought, conflict } = playing(melee);

/** One round of a melee, which is then undecided unless a side is gone or gives up. */
const oneRound = (given: Given, dice: string, rulings: Rulings = {}) =>
  fought({ ...given, rounds: 1 }, dice, rulings);

/** The lines about the dice-offs, as `5 pairs (+0 to +2)`. */
const fights = (given: Given, dice: string, rulings: Rulings = {}) =>
  fought(given, dice, rulings)
    .steps.filter(({ id }) => id === 'fight')
    .map(({ text }) => text.split(':')[0]);

/** A melee of one against one: what each side adds in the first round, read off the line of its dice-off. */
const edge = (given: Given, rulings: Rulings = {}) => {
  const [line] = fights({ attackers: 1, defenders: 1, ...given }, 'attacker=6 defender=1', rulings);
  const [, attacker, defender] = line!.match(/\(([+-]\d+) to ([+-]\d+)\)/) ?? [line, '+0', '+0'];
  return [Number(attacker), Number(defender)];
};

type Chance = [bigint, bigint];

const attackerWins = (given: Given, rulings: Rulings = {}): Chance =>
  chanceOf(oddsOf(melee, given, rulings), ({ winner }) => winner === 'attacker');
const defenderWins = (given: Given, rulings: Rulings = {}): Chance =>
  chanceOf(oddsOf(melee, given, rulings), ({ winner }) => winner === 'defender');

/** Compares two exact chances: below 0 if the first is the smaller. */
const compare = ([a, ofA]: Chance, [b, ofB]: Chance) => Number(a * ofB - b * ofA);

/** How often the attacker wins a dice-off, and how often anybody does, of 36 pairs of faces. */
function dieOff(attackerPlus: number, defenderPlus: number): Chance {
  let [attacker, decided] = [0n, 0n];
  for (let a = 1; a <= 6; a++) {
    for (let d = 1; d <= 6; d++) {
      const margin = a + attackerPlus - (d + defenderPlus);
      if (margin !== 0) decided++;
      if (margin > 0) attacker++;
    }
  }
  return [attacker, decided];
}

const choose = (n: number, k: number): bigint =>
  k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);

/** The chance of the attackers in a melee of ordinary figures, worked out round by round from the clauses alone. */
function plainMelee(
  a: number,
  d: number,
  first: Chance,
  later: Chance,
  known = new Map<string, Chance>(),
): Chance {
  const round = (attackers: number, defenders: number, isFirst: boolean): Chance => {
    if (defenders === 0) return [1n, 1n];
    if (attackers === 0) return [0n, 1n];
    // Three figures or fewer are non-standing without leader and heavy weapon.
    if (defenders <= 3 && attackers >= 3 * defenders) return [1n, 1n];
    if (attackers <= 3 && defenders >= 3 * attackers) return [0n, 1n];
    if (!isFirst && attackers >= 4 * defenders) return [1n, 1n];
    if (!isFirst && defenders >= 4 * attackers) return [0n, 1n];
    const key = `${attackers} ${defenders} ${isFirst}`;
    const found = known.get(key);
    if (found) return found;
    const pairs = Math.min(attackers, defenders);
    const [wins, of] = isFirst ? first : later;
    let sum: Chance = [0n, 1n];
    for (let killed = 0; killed <= pairs; killed++) {
      const ways = choose(pairs, killed) * wins ** BigInt(killed) * (of - wins) ** BigInt(pairs - killed);
      const [n, m] = round(attackers - (pairs - killed), defenders - killed, false);
      sum = [sum[0] * m + ways * n * sum[1], sum[1] * m];
    }
    const chance: Chance = [sum[0], sum[1] * of ** BigInt(pairs)];
    known.set(key, chance);
    return chance;
  };
  return round(a, d, true);
}

describe('a round', () => {
  test.each([
    ['5', '3', { attackers: 0, defenders: 1 }, 'attacker'],
    ['3', '5', { attackers: 1, defenders: 0 }, 'defender'],
  ])('bg:melee.1 an attacker with %s against a defender with %s: the lower is out', (a, d, lost, winner) => {
    const played = fought({ attackers: 1, defenders: 1 }, `attacker=${a} defender=${d}`);
    expect(stepOf(played, 'fight')).toMatchObject({
      clause: 'bg:melee.1',
      value: lost,
      ruling: 'bg:R68',
      dice: [{ name: 'attacker' }, { name: 'defender' }],
    });
    expect(played.result).toEqual({
      winner,
      how: 'eliminated',
      attackers: winner === 'attacker' ? 1 : 0,
      defenders: winner === 'attacker' ? 0 : 1,
    });
  });

  test('bg:melee.1 equal sides are all paired off', () => {
    const played = oneRound({ attackers: 5, defenders: 5 }, 'attacker=6,6,1,1,6 defender=1,1,6,6,1');
    expect(stepOf(played, 'round')).toMatchObject({
      clause: 'bg:melee.1',
      value: 5,
      text: 'first round: 5 against 5',
    });
    expect(stepOf(played, 'fight').value).toEqual({ attackers: 2, defenders: 3 });
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 3, defenders: 2 });
  });

  test.each([
    [7, 5, '2 attackers not engaged'],
    [5, 6, '1 defender not engaged'],
  ])('bg:melee.2 of %i against %i the surplus does not fight', (attackers, defenders, waiting) => {
    const pairs = Math.min(attackers, defenders);
    const dice = `attacker=${Array(pairs).fill(6)} defender=${Array(pairs - 1).fill(1)},5`;
    const played = oneRound({ attackers, defenders }, dice);
    expect(stepOf(played, 'round')).toMatchObject({ clause: 'bg:melee.2', value: pairs });
    expect(stepOf(played, 'round').text).toContain(waiting);
    expect(played.result).toMatchObject({ attackers, defenders: defenders - pairs });
  });

  test('bg:nonstand.3 three without a leader could not have charged: that is said, and they fight', () => {
    const weak = oneRound({ attackers: 3, defenders: 3 }, 'attacker=6,6,6 defender=1,1,1');
    expect(stepOf(weak, 'non-standing')).toMatchObject({ clause: 'bg:nonstand.3', value: true });
    expect(weak.result).toMatchObject({ winner: 'attacker', attackers: 3, defenders: 0 });
    for (const stands of [{ attackerLeaders: 1 }, { attackerHw: 1 }, { continued: true }]) {
      const { steps } = withSeed(melee, { attackers: 3, defenders: 3, rounds: 1, ...stands });
      expect(steps.map(({ id }) => id)).not.toContain('non-standing');
    }
  });

  test('bg:melee.10 rounds are fought until one side is gone', () => {
    const played = fought({ attackers: 2, defenders: 2 }, 'attacker=6,1,6 defender=1,6,1');
    expect(played.steps.filter(({ id }) => id === 'round').map(({ text }) => text)).toEqual([
      'first round: 2 against 2',
      'next round: 1 against 1',
    ]);
    expect(
      played.steps.filter(({ id }) => id === 'left').map(({ clause, value }) => [clause, value]),
    ).toEqual([
      ['bg:melee.10', [1, 1]],
      ['bg:melee.10', [1, 0]],
    ]);
    expect(played.result).toEqual({ winner: 'attacker', how: 'eliminated', attackers: 1, defenders: 0 });
  });

  test('bg:melee.10 without a limit no melee ends undecided', () => {
    for (const given of [{}, { attackerLeaders: 1 }, { dugIn: true, defenderGrade: 'A' }]) {
      const odds = oddsOf(melee, { attackers: 5, defenders: 5, ...given });
      expect(chanceOf(odds, ({ how }) => how === 'undecided')[0]).toBe(0n);
    }
  });

  test('bg:melee.10 a melee that is continued has no first round any more', () => {
    const given = { attackers: 3, defenders: 3, wall: true, fromBehind: true, continued: true };
    expect(fights(given, 'attacker=6,6,6 defender=1,1,1')).toEqual(['3 pairs']);
    const few = fought({ attackers: 8, defenders: 2, defenderLeaders: 1, continued: true }, '');
    expect(few.result).toEqual({ winner: 'attacker', how: 'surrendered', attackers: 8, defenders: 2 });
    expect(stepOf(few, 'surrender').clause).toBe('bg:melee.9');
  });

  test.each([
    [{ dugIn: true, fromBehind: true }, 'bg:melee.5', 'the position and coming from behind'],
    [{ fromBehind: true }, 'bg:melee.6', 'coming from behind'],
    [{ cavalry: true }, 'bg:cavm.2', 'charging cavalry'],
  ])(
    'bg:melee.5 bg:melee.6 bg:cavm.2 once the first round is over %j is told to count no more',
    (given, clause, what) => {
      const all = { attackers: 3, defenders: 3, continued: true, rounds: 1, ...given };
      const { steps } = fought(all, 'attacker=6,6,6 defender=1,1,1');
      expect(steps.filter(({ id }) => id === 'first-round-over')).toEqual([
        {
          id: 'first-round-over',
          clause,
          value: true,
          text: `the first round is over: nothing more for ${what}`,
        },
      ]);
      const ofTheFirst = ['from-behind', 'position', 'cavalry'];
      expect(steps.filter(({ id }) => ofTheFirst.includes(id))).toEqual([]);
    },
  );

  test('bg:melee.10 a melee stopped after two rounds has fought two', () => {
    const played = fought(
      { attackers: 4, defenders: 4, rounds: 2 },
      'attacker=6,6,1,1,6,1 defender=1,1,6,6,1,6',
    );
    expect(played.steps.filter(({ id }) => id === 'round')).toHaveLength(2);
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 1, defenders: 1 });
    expect(played.steps.map(({ id }) => id)).not.toContain('victors');
  });
});

describe('what is added to the dice', () => {
  test.each([
    ['C', 'C', 0, 0],
    ['B', 'C', 1, 0],
    ['C', 'B', 0, 1],
    ['A', 'D', 1, 0],
    ['D', 'A', 0, 1],
  ])(
    'bg:melee.3 grade %s against grade %s adds %i and %i',
    (attackerGrade, defenderGrade, attacker, defender) => {
      expect(edge({ attackerGrade, defenderGrade })).toEqual([attacker, defender]);
    },
  );

  test('bg:melee.3 the better grade counts in every round', () => {
    const given = { attackers: 2, defenders: 2, attackerGrade: 'B' };
    const dice = 'attacker=6,1,6 defender=1,6,1';
    expect(fights(given, dice)).toEqual(['2 pairs (+1 to +0)', '1 pair (+1 to +0)']);
    expect(stepOf(fought(given, dice), 'better-grade')).toMatchObject({
      clause: 'bg:melee.3',
      value: 1,
      text: '+1 for the attackers: grade B against C',
      ruling: 'bg:R74',
    });
  });

  test('bg:melee.4 every leader of a unit adds 1 to its own die, in every round', () => {
    const given = { attackers: 4, defenders: 4, attackerLeaders: 2 };
    const dice = 'attacker=6,1,6,1,6,6 defender=1,6,1,6,1,1';
    expect(fights(given, dice)).toEqual([
      '2 pairs, leader against figure (+1 to +0)',
      '2 pairs',
      '1 pair, leader against figure (+1 to +0)',
      '1 pair',
    ]);
    expect(stepOf(fought(given, dice), 'leader')).toMatchObject({ clause: 'bg:melee.4', value: 1 });
  });

  test.each([
    ['behind a wall', { wall: true }],
    ['in a building', { building: true }],
    ['dug in', { dugIn: true }],
  ])('bg:melee.5 a defender %s adds 1', (where, given) => {
    expect(edge(given)).toEqual([0, 1]);
    const played = fought({ attackers: 1, defenders: 1, ...given }, 'attacker=6 defender=1');
    expect(stepOf(played, 'position')).toMatchObject({
      clause: 'bg:melee.5',
      value: 1,
      text: `+1 for the defenders in the first round: ${where}`,
    });
  });

  test('bg:melee.6 attackers from behind add 1', () => {
    expect(edge({ fromBehind: true })).toEqual([1, 0]);
    expect(edge({ fromBehind: true, wall: true })).toEqual([1, 1]);
  });

  test.each([[{ dugIn: true }], [{ building: true }]])(
    'bg:melee.6 (bg:flank.3) against defenders with %j nobody comes from behind',
    (given) => {
      expect(edge({ fromBehind: true, ...given })).toEqual([0, 1]);
      const played = fought(
        { attackers: 1, defenders: 1, fromBehind: true, ...given },
        'attacker=6 defender=1',
      );
      expect(stepOf(played, 'from-behind')).toMatchObject({
        clause: 'bg:melee.6',
        value: 0,
        ruling: 'bg:R72',
      });
    },
  );

  test.each([
    ['bg:melee.5', { wall: true }, ' (+0 to +1)'],
    ['bg:melee.5', { dugIn: true }, ' (+0 to +1)'],
    ['bg:melee.6', { fromBehind: true }, ' (+1 to +0)'],
    ['bg:cavm.2', { cavalry: true }, ' (+1 to +0)'],
  ])('%s with %j the bonus is for the first round only', (_, given, bonus) => {
    const lines = fights({ attackers: 2, defenders: 2, ...given }, 'attacker=6,1,6 defender=1,6,1');
    expect(lines).toEqual([`2 pairs${bonus}`, '1 pair']);
  });

  test('bg:melee.7 a leader of grade B that is dug in adds 3 in the first round against grade C', () => {
    const given = { defenderGrade: 'B', defenderLeaders: 1, dugIn: true };
    expect(edge(given)).toEqual([0, 3]);
    const played = fought({ attackers: 1, defenders: 1, ...given }, 'attacker=6 defender=4');
    expect(played.result.winner).toBe('defender');
    expect(stepOf(played, 'cumulative')).toMatchObject({ clause: 'bg:melee.7', value: true });
    expect(attackerWins({ attackers: 1, defenders: 1, ...given })).toEqual([1n, 11n]);
  });

  test('(bg:melee.7) one bonus alone is not said to add up', () => {
    const ids = fought({ attackers: 1, defenders: 1, wall: true }, 'attacker=6 defender=1').steps.map(
      ({ id }) => id,
    );
    expect(ids).not.toContain('cumulative');
  });

  test('bg:melee.7 the seven who assault the dug-in elite in a house meet 2 in the first round and 1 after it', () => {
    const given = { attackers: 7, defenders: 5, defenderGrade: 'B', dugIn: true, building: true, rounds: 2 };
    expect(fights(given, 'attacker=6,6,1,1,1,6,6,1 defender=1,1,6,6,6,1,1,6')).toEqual([
      '5 pairs (+0 to +2)',
      '3 pairs (+0 to +1)',
    ]);
  });

  test('bg:melee.8 figures with pistols, swords or bayonets add 1 by the optional rule', () => {
    const given = { attackers: 3, defenders: 3, attackerArmed: 2, rounds: 1 };
    const dice = 'attacker=6,6,1 defender=1,1,6';
    expect(fights(given, dice)).toEqual(['2 pairs, armed figure against figure (+1 to +0)', '1 pair']);
    expect(stepOf(fought(given, dice), 'armed')).toMatchObject({ clause: 'bg:melee.8', value: 1 });
  });

  test('bg:melee.8 a leader with a weapon adds 2', () => {
    const given = { attackerLeaders: 1, leadersArmed: true };
    expect(edge(given)).toEqual([2, 0]);
    const played = fought({ attackers: 1, defenders: 1, ...given }, 'attacker=6 defender=1');
    expect(stepOf(played, 'leader-armed')).toMatchObject({
      clause: 'bg:melee.8',
      value: 1,
      ruling: 'bg:R75',
    });
  });

  test('bg:medic.3 a medic takes 1 from its die', () => {
    expect(edge({ attackerMedics: 1 })).toEqual([-1, 0]);
    expect(edge({ defenderMedics: 1 })).toEqual([0, -1]);
    const played = fought({ attackers: 1, defenders: 1, attackerMedics: 1 }, 'attacker=6 defender=1');
    expect(stepOf(played, 'medic')).toMatchObject({ clause: 'bg:medic.3', value: -1 });
  });

  test.each([
    [{}, 1, [1, 0]],
    [{ dugIn: true }, 0, [0, 1]],
    [{ building: true }, 0, [0, 1]],
    [{ wall: true }, 0, [0, 1]],
    [{ cover: 'woods' }, 0, [0, 0]],
    [{ cover: 2 }, 0, [0, 0]],
    [{ cover: 'fence' }, 1, [1, 0]],
    [{ cover: 'hill' }, 1, [1, 0]],
    [{ defenderMounted: true }, 0, [0, 0]],
  ])('bg:cavm.2 charging cavalry against defenders with %j adds %i', (given, bonus, both) => {
    expect(edge({ cavalry: true, ...given })).toEqual(both);
    const played = fought({ attackers: 1, defenders: 1, cavalry: true, ...given }, 'attacker=6 defender=1');
    expect(stepOf(played, 'cavalry')).toMatchObject({ clause: 'bg:cavm.2', value: bonus });
  });

  test('bg:cavm.3 mounted figures keep their full grade in melee', () => {
    const given = { cavalry: true, attackerGrade: 'B', defenderGrade: 'C' };
    expect(edge(given)).toEqual([2, 0]);
    expect(edge({ ...given, defenderGrade: 'B' })).toEqual([1, 0]);
    const played = fought({ attackers: 1, defenders: 1, ...given }, 'attacker=6 defender=1');
    expect(stepOf(played, 'mounted')).toMatchObject({ clause: 'bg:cavm.3', value: 'B' });
  });
});

describe('surrender', () => {
  test('bg:melee.9 two left against eight surrender', () => {
    const given = { attackers: 10, defenders: 4, defenderLeaders: 1 };
    const played = fought(given, 'attacker=1,6,6,1 defender=6,1,1,6');
    expect(stepOf(played, 'surrender')).toMatchObject({
      clause: 'bg:melee.9',
      value: 2,
      text: '2 against 8: a quarter or less, the defenders surrender',
      ruling: 'bg:R76',
    });
    expect(played.result).toEqual({ winner: 'attacker', how: 'surrendered', attackers: 8, defenders: 2 });
  });

  test('(bg:melee.9) two left against seven fight on', () => {
    const given = { attackers: 9, defenders: 4, defenderLeaders: 1 };
    const played = oneRound(given, 'attacker=1,6,6,1 defender=6,1,1,6');
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 7, defenders: 2 });
  });

  test('bg:melee.9 attackers surrender as well', () => {
    const given = { attackers: 4, defenders: 10, attackerLeaders: 1 };
    const played = fought(given, 'attacker=6,1,1,6 defender=1,6,6,1');
    expect(stepOf(played, 'surrender')).toMatchObject({ clause: 'bg:melee.9', value: 2 });
    expect(played.result).toEqual({ winner: 'defender', how: 'surrendered', attackers: 2, defenders: 8 });
  });

  test('bg:melee.10 standing figures fight one round before numbers alone make them give up', () => {
    const given = { attackers: 8, defenders: 2, defenderLeaders: 1 };
    const played = oneRound(given, 'attacker=1,1 defender=6,6');
    expect(played.steps.filter(({ id }) => id === 'round')).toHaveLength(1);
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 6, defenders: 2 });
  });

  test('bg:nonstand.5 two leaderless figures charged by six surrender with no round fought', () => {
    const played = fought({ attackers: 6, defenders: 2 }, '');
    expect(played.steps.map(({ id }) => id)).toEqual(['surrender', 'guards', 'led-away', 'victors']);
    expect(stepOf(played, 'surrender')).toMatchObject({
      clause: 'bg:nonstand.5',
      value: 2,
      text: '2 against 6: non-standing and outnumbered 3 to 1, the defenders surrender',
      ruling: 'bg:R77',
    });
    expect(played.result).toEqual({ winner: 'attacker', how: 'surrendered', attackers: 6, defenders: 2 });
  });

  test('(bg:nonstand.5) (bg:nonstand.4) two leaderless figures charged by five fight a round', () => {
    const played = oneRound({ attackers: 5, defenders: 2 }, 'attacker=1,1 defender=6,6');
    expect(stepOf(played, 'round').value).toBe(2);
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 3, defenders: 2 });
  });

  test.each([
    ['one leader', { defenders: 1, defenderLeaders: 1 }, 3, true],
    ['two with a leader', { defenders: 2, defenderLeaders: 1 }, 6, false],
    ['two with a heavy weapon', { defenders: 2, defenderHw: 1 }, 6, true],
    ['three', { defenders: 3 }, 9, true],
    ['three with a leader', { defenders: 3, defenderLeaders: 1 }, 9, false],
    ['three with a heavy weapon', { defenders: 3, defenderHw: 1 }, 9, false],
    ['four', { defenders: 4 }, 12, false],
  ])(
    '(bg:nonstand.1) bg:nonstand.5 %s outnumbered three to one give up before the first round: %s',
    (_, side, attackers, atOnce) => {
      const { steps } = withSeed(melee, { attackers, ...side });
      expect(steps.some(({ id }) => id === 'round')).toBe(!atOnce);
    },
  );

  test('bg:nonstand.5 attackers who have become non-standing give up at three to one', () => {
    const given = { attackers: 4, defenders: 6 };
    const played = fought(given, 'attacker=1,1,6,1 defender=6,6,1,6');
    expect(stepOf(played, 'surrender')).toMatchObject({ clause: 'bg:nonstand.5', value: 1 });
    expect(played.result).toEqual({ winner: 'defender', how: 'surrendered', attackers: 1, defenders: 5 });
  });

  test('bg:nonstand.5 a side gives up only when all its units are non-standing', () => {
    // Two figures and four that joined them: the second unit stands.
    const played = fought(
      { attackers: 6, defenders: 18, joiners: 4, rounds: 1 },
      `attacker=${Array(6).fill(6)} defender=${Array(6).fill(1)}`,
    );
    expect(stepOf(played, 'round').value).toBe(6);
    const broken = fought({ attackers: 4, defenders: 12, joiners: 2 }, '');
    expect(broken.result).toEqual({ winner: 'defender', how: 'surrendered', attackers: 4, defenders: 12 });
  });

  test.each([
    ['attackers', { attackers: 6, defenders: 2 }, 'attacker'],
    ['defenders', { attackers: 2, defenders: 6 }, 'defender'],
  ])('bg:melee.15 the victorious %s take the run marker', (_, given, winner) => {
    expect(stepOf(fought(given, ''), 'victors')).toMatchObject({
      clause: 'bg:melee.15',
      value: winner,
      text: 'the winners take the run marker',
    });
  });

  test('bg:melee.15 a defender who wins is dug in no more', () => {
    const played = fought({ attackers: 2, defenders: 6, dugIn: true }, '');
    expect(stepOf(played, 'victors').text).toBe(
      'the winners take the run marker; nobody is dug in there any more',
    );
  });

  test.each([
    [
      { winner: 'attacker', how: 'surrendered', attackers: 6, defenders: 2 },
      'the attackers win: 2 defenders surrender; 6 attackers left',
    ],
    [
      { winner: 'defender', how: 'eliminated', attackers: 0, defenders: 1 },
      'the defenders win: no attackers and 1 defender left',
    ],
    [
      { winner: 'none', how: 'undecided', attackers: 3, defenders: 4 },
      'undecided: 3 attackers and 4 defenders left',
    ],
    [{ winner: 'none', how: 'eliminated', attackers: 0, defenders: 0 }, 'nobody is left on either side'],
  ] as const)('%j is announced', (result, said) => {
    expect(melee.announce(result, {} as never)).toBe(said);
  });
});

describe('who fights', () => {
  test('bg:melee.12 figures that joined do not fight while the first unit is not all engaged', () => {
    const given = { attackers: 9, defenders: 5, joiners: 3 };
    const played = oneRound(given, 'attacker=1,6,6,6,6 defender=6,1,1,1,1');
    expect(stepOf(played, 'order')).toMatchObject({ clause: 'bg:melee.12', value: 3 });
    expect(played.result).toMatchObject({ attackers: 8, defenders: 1 });
    expect(played.steps.flatMap(({ dice }) => dice ?? []).map(({ name }) => name)).toEqual([
      'attacker',
      'defender',
    ]);
  });

  test('bg:melee.12 when the first unit is all engaged, those that joined fill the ranks', () => {
    const given = { attackers: 9, defenders: 8, joiners: 3 };
    const dice = `attacker=1,${Array(7).fill(6)} defender=6,${Array(7).fill(1)} attacker-lost=8`;
    const thrown = oneRound(given, dice).steps.flatMap(({ dice }) => dice ?? []);
    expect(thrown.find(({ name }) => name === 'attacker-lost')).toMatchObject({
      faces: [8],
      counted: ['joiner'],
    });
    expect(() => oneRound(given, dice.replace('attacker-lost=8', 'attacker-lost=9'))).toThrow(
      '1-6 figures, 7-8 joiners',
    );
  });

  test('bg:melee.12 the leader of the first unit fights before those that joined', () => {
    const given = { attackers: 9, defenders: 6, attackerLeaders: 1, joiners: 3, rounds: 1 };
    const lines = fights(given, `attacker=${Array(6).fill(6)} defender=${Array(6).fill(1)}`);
    expect(lines).toEqual(['1 pair, leader against figure (+1 to +0)', '5 pairs']);
  });

  test('bg:melee.14 special figures are kept out of the fight as long as their side is the larger', () => {
    const given = {
      attackers: 9,
      defenders: 5,
      attackerLeaders: 1,
      attackerHw: 1,
      attackerMedics: 1,
      rounds: 1,
    };
    expect(fights(given, `attacker=${Array(5).fill(6)} defender=${Array(5).fill(1)}`)).toEqual(['5 pairs']);
    const reminded = (more: Given) => remindersOf(melee, inputOf(melee, { ...given, ...more }));
    expect(reminded({})).toContain('bg:melee.14');
    expect(reminded({ at: 'medium-tank' })).not.toContain('bg:melee.14');
  });

  test('(bg:melee.14) the larger side may send its leaders in first', () => {
    const given = { attackers: 9, defenders: 5, attackerLeaders: 1, leadersFirst: true, rounds: 1 };
    expect(fights(given, `attacker=${Array(5).fill(6)} defender=${Array(5).fill(1)}`)).toEqual([
      '1 pair, leader against figure (+1 to +0)',
      '4 pairs',
    ]);
  });

  test.each([
    ['leader', { attackerLeaders: 1 }, 'attacker=1,6,6,6 defender=6,1,1,1'],
    ['medic', { attackerMedics: 1 }, 'attacker=6,6,6,1 defender=1,1,1,6'],
    ['heavy weapon', { attackerHw: 1 }, 'attacker=6,6,6,1 defender=1,1,1,6 attacker-lost=4'],
  ])('bg:melee.13 a %s that is beaten is killed without a save', (kind, special, dice) => {
    const played = fought({ attackers: 4, defenders: 4, ...special }, dice);
    const line = stepOf(played, 'no-save');
    const value = { side: 'attackers', [kind.replace(' ', '-')]: 1 };
    expect(line).toMatchObject({ clause: 'bg:melee.13', value, ruling: 'bg:R69' });
    expect(line.text).toContain(`1 ${kind}: no save in melee`);
    expect(played.result).toMatchObject({ attackers: 3, defenders: 1 });
    expect(played.steps.map(({ id }) => id).filter((id) => id.endsWith('-save'))).toEqual(['no-save']);
  });

  test('(bg:melee.13) nothing is said of a save where only ordinary figures fall', () => {
    const played = fought(
      { attackers: 4, defenders: 4, attackerLeaders: 1 },
      'attacker=6,1,6,6 defender=1,6,1,1',
    );
    expect(played.steps.map(({ id }) => id)).not.toContain('no-save');
  });

  test('bg:melee.1 the figures that meet each other are drawn at random', () => {
    const given = { attackers: 4, defenders: 4, attackerLeaders: 1, defenderLeaders: 1, rounds: 1 };
    const met = (number: number) =>
      fights(given, `met-by-leader=${number} attacker=6,6,6,6 defender=1,1,1,1`);
    expect(met(1)).toEqual(['1 pair, leader against leader (+1 to +1)', '3 pairs']);
    expect(met(2)).toEqual([
      '1 pair, leader against figure (+1 to +0)',
      '1 pair, figure against leader (+0 to +1)',
      '2 pairs',
    ]);
  });
});

describe('rulings on melees', () => {
  test('bg:R68 under option 1 a tie is rolled again', () => {
    const played = fought({ attackers: 1, defenders: 1 }, 'attacker=4,6 defender=4,2', { 'bg:R68': 1 });
    expect(played.result.winner).toBe('attacker');
    const [attacker] = stepOf(played, 'fight').dice!;
    expect(attacker).toEqual({ name: 'attacker', faces: [4, 6], counted: ['again', 'defenders'] });
  });

  test('bg:R68 under option 2 both survive a tie and are done for this round', () => {
    const played = oneRound({ attackers: 1, defenders: 1 }, 'attacker=4 defender=4', { 'bg:R68': 2 });
    expect(stepOf(played, 'fight').value).toEqual({ attackers: 0, defenders: 0 });
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 1, defenders: 1 });
  });

  test('bg:R68 under option 3 both are out on a tie', () => {
    const played = fought({ attackers: 1, defenders: 1 }, 'attacker=4 defender=4', { 'bg:R68': 3 });
    expect(stepOf(played, 'fight').value).toEqual({ attackers: 1, defenders: 1 });
    expect(played.result).toEqual({ winner: 'none', how: 'eliminated', attackers: 0, defenders: 0 });
    expect(played.steps.map(({ id }) => id)).not.toContain('victors');
  });

  test.each([
    [1, [1n, 2n], [1n, 2n]],
    [2, [1n, 2n], [1n, 2n]],
    [3, [5n, 12n], [5n, 12n]],
  ])('bg:R68 under option %i one against one: %s for the attacker, %s for the defender', (option, a, d) => {
    const given = { attackers: 1, defenders: 1 };
    expect(compare(attackerWins(given, { 'bg:R68': option }), a as Chance)).toBe(0);
    expect(compare(defenderWins(given, { 'bg:R68': option }), d as Chance)).toBe(0);
  });

  test('bg:R68 under option 2 the bonus of the first round is weaker, as a tie passes it by', () => {
    const given = { attackers: 1, defenders: 1, fromBehind: true };
    expect(attackerWins(given, { 'bg:R68': 1 })).toEqual([21n, 31n]);
    // 21 of 36 at once, and half of the 5 ties.
    expect(attackerWins(given, { 'bg:R68': 2 })).toEqual([47n, 72n]);
  });

  test.each([
    [1, { dugIn: true, building: true }, 1],
    [2, { dugIn: true, building: true }, 2],
    [1, { dugIn: true, wall: true }, 1],
    [2, { dugIn: true, wall: true }, 2],
    [2, { dugIn: true }, 1],
    [2, { building: true, wall: true }, 1],
  ])('bg:R71 under option %i defenders with %j add %i', (option, given, bonus) => {
    expect(edge(given, { 'bg:R71': option })).toEqual([0, bonus]);
  });

  test.each([
    [1, { attackerRan: true }, [0, 0]],
    [2, { attackerRan: true }, [0, 1]],
    [1, { defenderRan: true }, [0, 0]],
    [2, { defenderRan: true }, [1, 0]],
    [2, { attackerRan: true, defenderRan: true }, [0, 0]],
    [1, { attackerRan: true, attackerGrade: 'B' }, [1, 0]],
    [2, { attackerRan: true, attackerGrade: 'B' }, [0, 0]],
    [2, { defenderRan: true, defenderGrade: 'D', attackerGrade: 'D' }, [1, 0]],
  ])('bg:R73 under option %i units with %j add %j', (option, given, both) => {
    expect(edge(given, { 'bg:R73': option })).toEqual(both);
    const played = fought({ attackers: 1, defenders: 1, ...given }, 'attacker=6 defender=1', {
      'bg:R73': option,
    });
    expect(stepOf(played, 'ran')).toMatchObject({ clause: 'bg:melee.3', ruling: 'bg:R73' });
    expect(stepOf(played, 'ran').value === -1).toBe(option === 2);
  });

  test.each([
    [1, 'A', 'D', [1, 0]],
    [2, 'A', 'D', [3, 0]],
    [2, 'C', 'A', [0, 2]],
    [2, 'B', 'C', [1, 0]],
    [2, 'C', 'C', [0, 0]],
  ])(
    'bg:R74 under option %i grade %s against grade %s adds %j',
    (option, attackerGrade, defenderGrade, both) => {
      expect(edge({ attackerGrade, defenderGrade }, { 'bg:R74': option })).toEqual(both);
    },
  );

  test.each([
    [1, 2],
    [2, 1],
  ])('bg:R75 under option %i a leader with a weapon adds %i', (option, bonus) => {
    const given = { attackerLeaders: 1, leadersArmed: true };
    expect(edge(given, { 'bg:R75': option })).toEqual([bonus, 0]);
    const played = fought({ attackers: 1, defenders: 1, ...given }, 'attacker=6 defender=1', {
      'bg:R75': option,
    });
    expect(stepOf(played, 'leader-armed')).toMatchObject({ value: bonus - 1, ruling: 'bg:R75' });
  });
});

describe('the odds of a melee', () => {
  const SIDES = Array.from({ length: 8 }, (_, a) =>
    Array.from({ length: 8 }, (_, d) => [a + 1, d + 1] as const),
  ).flat();

  test.each([
    ['equal sides', {}, [0, 0], [0, 0]],
    ['better attackers', { attackerGrade: 'A' }, [1, 0], [1, 0]],
    ['defenders behind a wall', { wall: true }, [0, 1], [0, 0]],
    ['better defenders in a building', { defenderGrade: 'B', building: true }, [0, 2], [0, 1]],
    ['cavalry from behind', { cavalry: true, fromBehind: true }, [2, 0], [0, 0]],
  ] as const)(
    'bg:melee.1 (bg:melee.9) bg:nonstand.5 the odds of %s are those of the clauses, round by round',
    (_, given, first, later) => {
      for (const [attackers, defenders] of SIDES) {
        const expected = plainMelee(
          attackers,
          defenders,
          dieOff(first[0], first[1]),
          dieOff(later[0], later[1]),
        );
        const odds = attackerWins({ attackers, defenders, ...given });
        expect([attackers, defenders, compare(odds, expected)]).toEqual([attackers, defenders, 0]);
      }
    },
  );

  test.each([1, 2, 5, 12, 24])('bg:melee.1 %i against as many with nothing added is even', (n) => {
    const given = { attackers: n, defenders: n };
    const odds = oddsOf(melee, given);
    const wins = (side: string) => chanceOf(odds, ({ winner }) => winner === side);
    expect(wins('attacker')[0] * 2n).toBe(odds.total);
    expect(wins('defender')[0] * 2n).toBe(odds.total);
  });

  test('bg:melee.4 twelve against twelve with a leader each is even as well', () => {
    const given = { attackers: 12, defenders: 12, attackerLeaders: 1, defenderLeaders: 1 };
    const [wins, total] = attackerWins(given);
    expect(wins * 2n).toBe(total);
  });

  test('(bg:melee.14) so is a melee of two full units a side, every kind of figure among them', () => {
    const figures = times(24, 2);
    const attackers = {
      attackers: figures,
      attackerLeaders: 1,
      attackerHw: 1,
      attackerMedics: 1,
      attackerArmed: 1,
    };
    const defenders = {
      defenders: figures,
      defenderLeaders: 1,
      defenderHw: 1,
      defenderMedics: 1,
      defenderArmed: 1,
    };
    const [wins, total] = attackerWins({ ...attackers, ...defenders });
    expect(wins * 2n).toBe(total);
  });

  test.each([
    [
      { attackers: 7, defenders: 5 },
      { attackers: 5, defenders: 7 },
    ],
    [
      { attackers: 6, defenders: 6, attackerGrade: 'B' },
      { attackers: 6, defenders: 6, defenderGrade: 'B' },
    ],
    [
      { attackers: 5, defenders: 6, attackerLeaders: 1, defenderHw: 1 },
      { attackers: 6, defenders: 5, defenderLeaders: 1, attackerHw: 1 },
    ],
  ])('bg:melee.1 %j has the odds of %j with the sides changed', (one, other) => {
    expect(compare(attackerWins(one), defenderWins(other))).toBe(0);
    expect(compare(defenderWins(one), attackerWins(other))).toBe(0);
  });

  test.each([
    [{ attackers: 12, defenders: 12 }],
    [{ attackers: 7, defenders: 5, defenderGrade: 'B', dugIn: true, building: true }],
    [{ attackers: 6, defenders: 5, attackerLeaders: 1, defenderLeaders: 2, attackerMedics: 1 }],
    [{ attackers: 9, defenders: 6, joiners: 4, rounds: 2 }],
  ])('the outcomes of %j add up to certainty, each listed once', (given) => {
    const odds = oddsOf(melee, given);
    expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
    expect(new Set(odds.outcomes.map(({ value }) => JSON.stringify(value))).size).toBe(odds.outcomes.length);
  });

  test.each([1, 2])(
    'bg:melee.3 under option %i of R74 a better grade of the defender never helps the attacker',
    (option) => {
      for (const [attackers, defenders] of SIDES) {
        const byGrade = ['D', 'C', 'B', 'A'].map((defenderGrade) =>
          attackerWins({ attackers, defenders, defenderGrade }, { 'bg:R74': option }),
        );
        for (let i = 1; i < byGrade.length; i++)
          expect(compare(byGrade[i]!, byGrade[i - 1]!)).toBeLessThanOrEqual(0);
      }
    },
  );

  test.each([[{}], [{ defenderGrade: 'B', dugIn: true }], [{ attackerGrade: 'A', cavalry: true }]])(
    'bg:melee.2 with %j and no leaders one attacker more never lowers the chance of the attackers',
    (given) => {
      for (let defenders = 1; defenders <= 8; defenders++) {
        let fewer = attackerWins({ attackers: 1, defenders, ...given });
        for (let attackers = 2; attackers <= 12; attackers++) {
          const more = attackerWins({ attackers, defenders, ...given });
          expect([attackers, defenders, compare(more, fewer) >= 0]).toEqual([attackers, defenders, true]);
          fewer = more;
        }
      }
    },
  );

  test.each([
    [{}],
    [{ building: true }],
    [{ wall: true }],
    [{ fromBehind: true }],
    [{ cavalry: true }],
    [{ attackerLeaders: 1 }],
  ])('bg:melee.5 with %j being dug in never hurts the defenders', (given) => {
    for (const [attackers, defenders] of SIDES) {
      const open = defenderWins({ attackers, defenders, ...given });
      const dug = defenderWins({ attackers, defenders, ...given, dugIn: true });
      expect(compare(dug, open)).toBeGreaterThanOrEqual(0);
    }
  });

  test('bg:medic.3 a medic among the attackers never helps them', () => {
    for (const [attackers, defenders] of SIDES) {
      const without = attackerWins({ attackers, defenders });
      const withMedic = attackerWins({ attackers, defenders, attackerMedics: 1 });
      expect(compare(withMedic, without)).toBeLessThanOrEqual(0);
    }
  });

  test('bg:melee.4 a leader among the defenders never helps the attackers', () => {
    for (const [attackers, defenders] of SIDES) {
      const without = attackerWins({ attackers, defenders });
      const led = attackerWins({ attackers, defenders, defenderLeaders: 1 });
      expect(compare(led, without)).toBeLessThanOrEqual(0);
    }
  });

  test('seeded melees end as often in a win of the attackers as the odds say', () => {
    const given = { attackers: 6, defenders: 5, attackerLeaders: 1, defenderGrade: 'B', dugIn: true };
    const [wins, total] = attackerWins(given);
    const n = times(2000, 4);
    const won = Array.from({ length: n }, (_, i) => withSeed(melee, given, 'often', i)).filter(
      ({ result }) => result.winner === 'attacker',
    ).length;
    const p = Number(wins) / Number(total);
    expect(Math.abs(won / n - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / n));
  });
});

describe('what is asked for together', () => {
  test.each([
    [{ attackers: 3, defenders: 3, attackerLeaders: 4 }, 'attackers'],
    [{ attackers: 3, defenders: 3, attackerHw: 2, attackerMedics: 2 }, 'attackers'],
    [{ attackers: 3, defenders: 3, joiners: 4 }, 'attackers'],
    [{ attackers: 3, defenders: 3, defenderLeaders: 2, defenderHw: 2 }, 'defenders'],
    [{ attackers: 3, defenders: 3, leadersFirst: true, leadersLast: true }, 'leadersFirst'],
    [{ attackers: 3, defenders: 3, leadersArmed: true }, 'leadersArmed'],
  ])('%j is a conflict over %s', (given, input) => {
    expect(conflict(given)?.input).toBe(input);
  });

  test.each([
    [{ attackers: 3, defenders: 3 }],
    [{ attackers: 3, defenders: 3, attackerLeaders: 1, attackerHw: 1, attackerMedics: 1 }],
    [{ attackers: 12, defenders: 8, joiners: 4, leadersFirst: true, attackerLeaders: 1, leadersArmed: true }],
  ])('%j is no conflict', (given) => {
    expect(conflict(given)).toBeUndefined();
  });
});
