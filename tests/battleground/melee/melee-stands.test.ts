import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import { oneStand } from '../../../rulesets/battleground/optional/stands.js';
import { enteredHand } from '../../../src/dice/entered.js';
import { play, type Rulings } from '../../../src/dice/play.js';
import { exactOdds } from '../../../src/odds/exact.js';
import { chanceOf, type Given, oddsOf, playing, stepOf } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { play: fought, conflict } = playing(melee);

const oneRound = (given: Given, dice: string, rulings: Rulings = {}) =>
  fought({ ...given, rounds: 1 }, dice, rulings);

/** One stand of four against one of four. */
const FOUR = { attackers: 4, defenders: 4, stand: 4 };

/** Rounds that end: a tie hurts nobody, and a stand that lost is gone. */
const NO_MORE = { 'bg:R68': 2, 'bg:R128': 3 };

type Chance = [bigint, bigint];
const attackerWins = (given: Given, rulings: Rulings = {}): Chance =>
  chanceOf(oddsOf(melee, given, rulings), ({ winner }) => winner === 'attacker');
const compare = ([a, ofA]: Chance, [b, ofB]: Chance) => Number(a * ofB - b * ofA);

/** The ways n dice add up to each total. */
function totals(n: number): Map<number, bigint> {
  let ways = new Map([[0, 1n]]);
  for (let die = 0; die < n; die++) {
    const next = new Map<number, bigint>();
    for (const [sum, w] of ways)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0n) + w);
    ways = next;
  }
  return ways;
}

/** How often one stand beats another, when ties are thrown again. */
function standWins(size: number, attackerPlus: number, defenderPlus: number): Chance {
  let [attacker, decided] = [0n, 0n];
  for (const [a, ways] of totals(size)) {
    for (const [d, more] of totals(size)) {
      const margin = a + attackerPlus - (d + defenderPlus);
      if (margin !== 0) decided += ways * more;
      if (margin > 0) attacker += ways * more;
    }
  }
  return [attacker, decided];
}

describe('stand against stand', () => {
  test('bg:stand.3 a stand throws a die for each figure and the higher total wins', () => {
    const played = fought(FOUR, 'attacker=6,5,4,3 defender=1,2,3,4 stand=1');
    expect(stepOf(played, 'round')).toMatchObject({
      clause: 'bg:stand.3',
      value: 1,
      text: 'first round: 1 stand against 1, 1 pair',
    });
    expect(stepOf(played, 'fight')).toMatchObject({
      clause: 'bg:stand.3',
      value: 8,
      text: 'attackers 18, defenders 10',
      dice: [
        { name: 'attacker', faces: [6, 5, 4, 3] },
        { name: 'defender', faces: [1, 2, 3, 4] },
      ],
    });
    expect(stepOf(played, 'stand-hits')).toMatchObject({ clause: 'bg:stand.3', value: 1 });
    expect(played.result).toEqual({ winner: 'attacker', how: 'eliminated', attackers: 4, defenders: 0 });
  });

  test('bg:R68 under option 2 equal totals hurt nobody', () => {
    const played = oneRound(FOUR, 'attacker=3,3,3,3 defender=3,3,3,3', { 'bg:R68': 2 });
    expect(played.steps.map(({ id }) => id)).toEqual(['optional-rules', 'round', 'fight', 'left']);
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 4, defenders: 4 });
  });

  test('bg:R68 under option 3 equal totals hurt both stands', () => {
    const dice = 'attacker=3,3,3,3 defender=3,3,3,3';
    const played = oneRound(FOUR, `${dice} stand=1,2`, { 'bg:R68': 3 });
    expect(played.steps.filter(({ id }) => id === 'stand-hits')).toHaveLength(2);
    expect(played.result).toEqual({ winner: 'defender', how: 'eliminated', attackers: 0, defenders: 4 });
    const both = oneRound(FOUR, dice, { 'bg:R68': 3, 'bg:R128': 3 });
    expect(both.result).toEqual({ winner: 'none', how: 'eliminated', attackers: 0, defenders: 0 });
  });

  test.each([1, 2, 3])('bg:R68 under option %i stands of equal sides have equal odds', (option) => {
    const odds = oddsOf(melee, { attackers: 12, defenders: 12, stand: 3 }, { 'bg:R68': option });
    const wins = (side: string) => chanceOf(odds, ({ winner }) => winner === side)[0];
    expect(wins('attacker')).toBe(wins('defender'));
    expect(wins('none') === 0n).toBe(option !== 3);
    expect(wins('attacker') + wins('defender') + wins('none')).toBe(odds.total);
  });

  test('bg:R68 under option 1 equal totals are thrown again', () => {
    const played = fought(FOUR, 'attacker=3,3,3,3,1,1,1,1 defender=3,3,3,3,1,1,1,2 stand=1');
    const fights = played.steps.filter(({ id }) => id === 'fight');
    expect(fights.map(({ value }) => value)).toEqual([0, -1]);
    expect(fights[0]!.text).toBe('attackers 12, defenders 12: again');
    expect(played.result).toMatchObject({ winner: 'defender', attackers: 0, defenders: 4 });
  });

  test.each([
    ['the grade', { attackerGrade: 'B' }, 4, 4],
    ['a wall', { wall: true }, -4, 0],
    ['digging in and the grade', { dugIn: true, defenderGrade: 'A' }, -8, -4],
    ['a charge of cavalry from behind', { cavalry: true, fromBehind: true }, 8, 0],
  ])('bg:stand.3 a stand of four adds the bonuses of all its figures: %s', (_, given, first, later) => {
    const played = fought(
      { ...FOUR, rounds: 2, ...given },
      'attacker=6,6,6,6,6,6,6,6 defender=5,1,1,1,5,1,1,1 stand=4,4',
    );
    const fights = played.steps.filter(({ id }) => id === 'fight');
    expect(fights.map(({ value }) => value)).toEqual([16 + first, 16 + later]);
  });

  test('bg:stand.3 every stand fights one of the enemy, and those without an opponent wait', () => {
    const given = { attackers: 8, defenders: 6, stand: 2 };
    const played = oneRound(given, 'attacker=6,6,6,6,1,1 defender=1,1,1,1,6,6 stand=1,4,3');
    expect(stepOf(played, 'round')).toMatchObject({
      value: 3,
      text: 'first round: 4 stands against 3, 3 pairs',
    });
    expect(played.steps.filter(({ id }) => id === 'stand').map(({ value }) => value)).toEqual([2, 0, 2]);
    expect(played.result).toEqual({ winner: 'none', how: 'undecided', attackers: 6, defenders: 4 });
  });

  test('bg:stand.2 bg:stand.3 the stand that lost falls whole or is unhurt', () => {
    const dice = 'attacker=6,5,4,3 defender=1,2,3,4';
    const unhurt = oneRound(FOUR, `${dice} stand=2`);
    expect(stepOf(unhurt, 'stand')).toMatchObject({ clause: 'bg:stand.2', value: 0, ruling: 'bg:R127' });
    expect(unhurt.result).toEqual({ winner: 'none', how: 'undecided', attackers: 4, defenders: 4 });
    const falls = oneRound(FOUR, `${dice} stand=1`);
    expect(stepOf(falls, 'stand')).toMatchObject({ clause: 'bg:stand.2', value: 4 });
    expect(falls.result).toMatchObject({ winner: 'attacker', defenders: 0 });
  });

  test('bg:melee.9 stands surrender at a quarter of the figures', () => {
    const given = { attackers: 20, defenders: 8, stand: 4 };
    const played = fought(given, 'attacker=6,6,6,6,6,6,6,6 defender=1,1,1,1,1,1,1,1 stand=1,2');
    expect(stepOf(played, 'surrender')).toMatchObject({ clause: 'bg:melee.9', value: 4 });
    expect(played.result).toEqual({ winner: 'attacker', how: 'surrendered', attackers: 20, defenders: 4 });
  });

  test('bg:nonstand.5 one leaderless stand of two gives up at once before three', () => {
    const played = fought({ attackers: 6, defenders: 2, stand: 2 }, '');
    expect(stepOf(played, 'surrender')).toMatchObject({ clause: 'bg:nonstand.5', value: 2 });
    expect(played.result).toEqual({ winner: 'attacker', how: 'surrendered', attackers: 6, defenders: 2 });
  });
});

describe('leaders and other special figures on stands', () => {
  const THROWN = 'attacker=1,1,1,1 defender=1,1,1,1';
  const margins = (given: Given, dice: string, rulings: Rulings = {}) =>
    fought({ rounds: 1, ...given }, dice, { 'bg:R128': 3, ...rulings })
      .steps.filter(({ id }) => id === 'fight')
      .map(({ value }) => value);

  test.each([
    ['a leader', { attackerLeaders: 1 }, 1],
    ['two leaders', { attackerLeaders: 2 }, 2],
    ['an enemy leader', { defenderLeaders: 1 }, -1],
    ['a medic', { attackerMedics: 1 }, -1],
    ['two with bayonets', { attackerArmed: 2 }, 2],
    [
      'a heavy weapon and a leader of a better unit',
      { attackerHw: 1, attackerLeaders: 1, attackerGrade: 'B' },
      5,
    ],
  ])('bg:stand.3 bg:melee.4 a stand adds what its figures add: %s', (_, given, margin) => {
    expect(margins({ ...FOUR, ...given }, THROWN)).toEqual([margin]);
  });

  const TWO = { attackers: 4, defenders: 2, stand: 2, attackerLeaders: 2 };

  test('bg:R139 option 1: a leader to a stand; option 2: both on one', () => {
    const dice = 'attacker=1,1 defender=1,1';
    const first = { ...TWO, leadersFirst: true };
    expect(margins(first, dice)).toEqual([1]);
    expect(margins(first, dice, { 'bg:R139': 2 })).toEqual([2]);
    const played = oneRound(first, dice, { 'bg:R128': 3 });
    expect(stepOf(played, 'stands')).toMatchObject({
      clause: 'bg:stand.3',
      text: '1 stand with a leader against 1 stand',
      ruling: 'bg:R139',
    });
    expect(stepOf(oneRound(first, dice, { 'bg:R128': 3, 'bg:R139': 2 }), 'stands').text).toBe(
      '1 stand with 2 leaders against 1 stand',
    );
  });

  test('(bg:melee.14) stands with leaders stay behind, unless their owner dares', () => {
    const given = { ...TWO, attackerLeaders: 1 };
    expect(margins(given, 'attacker=2,1 defender=1,1')).toEqual([1]);
    expect(margins({ ...given, leadersFirst: true }, 'attacker=2,1 defender=1,1')).toEqual([2]);
  });

  test('bg:melee.13 whoever was on a stand that fell is lost with it', () => {
    const given = { ...FOUR, defenders: 8, defenderLeaders: 1, defenderMedics: 1, leadersFirst: true };
    const played = oneRound(given, 'attacker=6,6,6,6 defender=1,1,1,1', { 'bg:R128': 3 });
    expect(stepOf(played, 'no-save')).toMatchObject({ value: { side: 'defenders', leader: 1, medic: 0 } });
    expect(played.result).toMatchObject({ attackers: 4, defenders: 4 });
  });

  test('bg:R70 bg:stand.3 which stands meet is drawn at random, where both sides are mixed', () => {
    const given = { attackers: 4, defenders: 4, stand: 2, attackerLeaders: 1, defenderLeaders: 1 };
    const odds = oddsOf(melee, { ...given, rounds: 1 }, { 'bg:R128': 3 });
    const [won, of] = chanceOf(odds, ({ defenders, attackers }) => defenders === 0 && attackers === 4);
    // Like meets like in half of all draws; else each leader meets a stand without one.
    const [even] = [standWins(2, 0, 0)];
    const [up, down] = [standWins(2, 1, 0), standWins(2, 0, 1)];
    const both = ([a, ofA]: Chance, [b, ofB]: Chance): Chance => [a * b, ofA * ofB];
    const [[x, ofX], [y, ofY]] = [both(even, even), both(up, down)];
    expect(compare([won, of], [x * ofY + y * ofX, 2n * ofX * ofY])).toBe(0);
  });
});

proveAll(melee, [
  ['leaders on stands', { attackers: 4, defenders: 2, stand: 2, attackerLeaders: 1, rounds: 1 }, NO_MORE],
  [
    'both with leaders, all on one stand',
    { attackers: 4, defenders: 2, stand: 2, attackerLeaders: 2, defenderLeaders: 1, rounds: 2 },
    { ...NO_MORE, 'bg:R139': 2 },
  ],
  [
    'a heavy weapon and a medic',
    { attackers: 4, defenders: 2, stand: 2, attackerHw: 1, attackerMedics: 1, rounds: 2 },
    NO_MORE,
  ],
]);

describe('all or nothing', () => {
  const struck = (size: number, hits: number, dice: string, rulings: Rulings = {}) => {
    const hand = enteredHand(dice);
    const played = play(oneStand(size, hits), hand, { rulings });
    hand.finish();
    return played;
  };

  test('bg:stand.2 two hits on a stand of three kill it on 1 to 4 of a die, two times in three', () => {
    const under = (option: number) => exactOdds(() => oneStand(3, 2), { rulings: { 'bg:R127': option } });
    for (const option of [1, 2]) {
      const { outcomes, total } = under(option);
      const falls = outcomes.find(({ value }) => value.lost === 3)!;
      expect([falls.weight * 3n, falls.value]).toEqual([total * 2n, { lost: 3 }]);
    }
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(struck(3, 2, `stand=${face}`, { 'bg:R127': 2 }).result).toEqual({ lost: face <= 4 ? 3 : 0 });
    }
  });

  test.each([
    [2, 1, [1n, 2n]],
    [3, 1, [1n, 3n]],
    [3, 2, [2n, 3n]],
    [4, 1, [1n, 4n]],
    [4, 2, [1n, 2n]],
    [4, 3, [3n, 4n]],
  ] as const)(
    'bg:R127 under option 1 a stand of %i with %i hits falls with exactly that share',
    (size, hits, share) => {
      const { outcomes, total } = exactOdds(() => oneStand(size, hits), { rulings: {} });
      const falls = outcomes
        .filter(({ value }) => value.lost === size)
        .reduce((sum, { weight }) => sum + weight, 0n);
      expect(compare([falls, total], [...share])).toBe(0);
      expect(outcomes.every(({ value }) => value.lost === 0 || value.lost === size)).toBe(true);
    },
  );

  test.each([
    [2, 1, 3],
    [3, 1, 2],
    [3, 2, 4],
    [4, 1, 2],
    [4, 2, 3],
    [4, 3, 5],
  ])('bg:R127 under option 2 a stand of %i with %i hits falls on 1 to %i of a die', (size, hits, upTo) => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(struck(size, hits, `stand=${face}`, { 'bg:R127': 2 }).result.lost).toBe(face <= upTo ? size : 0);
    }
  });

  test.each([2, 3, 4])(
    'bg:stand.2 a stand of %i of which every figure is hit falls without a die',
    (size) => {
      const played = struck(size, size, '');
      expect(played.result).toEqual({ lost: size });
      expect(played.steps).toEqual([expect.objectContaining({ clause: 'bg:stand.2', value: size })]);
    },
  );

  test.each([
    [2, 1, 3],
    [3, 1, 2],
    [3, 2, 4],
    [4, 2, 3],
  ])(
    'bg:stand.2 under option 1 of R127 too a stand of %i with %i hits falls on 1 to %i of a D6',
    (size, hits, upTo) => {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        expect(struck(size, hits, `stand=${face}`).result.lost).toBe(face <= upTo ? size : 0);
      }
    },
  );

  test('bg:R127 in a melee decides which die is thrown for the stand that lost', () => {
    const dice = 'attacker=6,5,4,3 defender=1,2,3,4';
    expect(() => oneRound(FOUR, `${dice} stand=5`, { 'bg:R127': 1 })).toThrow("'5' cannot be thrown");
    expect(oneRound(FOUR, `${dice} stand=2`, { 'bg:R127': 1 }).result.defenders).toBe(4);
    expect(oneRound(FOUR, `${dice} stand=2`, { 'bg:R127': 2 }).result.defenders).toBe(0);
    expect(oneRound(FOUR, `${dice} stand=5`, { 'bg:R127': 2 }).result.defenders).toBe(4);
  });

  test.each([
    [1, ' stand=4', 1, 4],
    [2, '', 4, 0],
    [3, '', 4, 0],
  ])(
    'bg:R128 under option %i the stand that loses a round has the loss of that option',
    (option, stand, hits, left) => {
      const played = oneRound(FOUR, `attacker=6,5,4,3 defender=1,2,3,4${stand}`, { 'bg:R128': option });
      expect(stepOf(played, 'stand-hits')).toMatchObject({ value: hits, ruling: 'bg:R128', house: true });
      expect(played.result.defenders).toBe(left);
    },
  );

  test('bg:R128 names what the loser takes under each option', () => {
    const said = [1, 2, 3].map((option) => {
      const stand = option === 1 ? ' stand=4' : '';
      const played = oneRound(FOUR, `attacker=1,2,3,4 defender=6,5,4,3${stand}`, { 'bg:R128': option });
      return stepOf(played, 'stand-hits').text;
    });
    expect(said).toEqual([
      'the attacking stand takes 1 hit',
      'the attacking stand takes 4 hits',
      'the attacking stand is lost',
    ]);
  });
});

describe('the odds of stands', () => {
  test.each([
    [4, {}, 0, 0],
    [4, { wall: true }, 0, 4],
    [3, { attackerGrade: 'B' }, 3, 0],
    [2, { dugIn: true, defenderGrade: 'B' }, 0, 4],
  ])(
    'bg:stand.3 one stand of %i against another with %j wins as often as its total is higher',
    (stand, given, a, d) => {
      const one = { attackers: stand, defenders: stand, stand, ...given };
      expect(compare(attackerWins(one, { 'bg:R128': 3 }), standWins(stand, a, d))).toBe(0);
    },
  );

  test.each([
    [12, 4],
    [12, 3],
    [12, 2],
    [4, 4],
    [3, 3],
  ])('bg:stand.3 %i figures against as many, on stands of %i, are even', (figures, stand) => {
    const odds = oddsOf(melee, { attackers: figures, defenders: figures, stand });
    expect(chanceOf(odds, ({ winner }) => winner === 'attacker')[0] * 2n).toBe(odds.total);
    expect(chanceOf(odds, ({ winner }) => winner === 'defender')[0] * 2n).toBe(odds.total);
    expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
  });

  test.each([2, 3, 4])('bg:stand.2 of stands of %i only whole ones are lost', (stand) => {
    const odds = oddsOf(melee, { attackers: 12, defenders: 12, stand, rounds: 2 });
    for (const { value } of odds.outcomes) {
      expect((value.attackers as number) % stand).toBe(0);
      expect((value.defenders as number) % stand).toBe(0);
    }
  });

  test.each([2, 3, 4])(
    'bg:stand.3 on stands of %i a better grade of the defender never helps the attacker',
    (stand) => {
      const byGrade = ['D', 'C', 'B', 'A'].map((defenderGrade) =>
        attackerWins({ attackers: 12, defenders: 12, stand, defenderGrade }),
      );
      for (let i = 1; i < byGrade.length; i++)
        expect(compare(byGrade[i]!, byGrade[i - 1]!)).toBeLessThanOrEqual(0);
    },
  );

  test.each([2, 3, 4])(
    'bg:stand.3 one stand of %i more never lowers the chance of the attackers',
    (stand) => {
      for (let defenders = stand; defenders <= 3 * stand; defenders += stand) {
        let fewer = attackerWins({ attackers: stand, defenders, stand });
        for (let attackers = 2 * stand; attackers <= 12; attackers += stand) {
          const more = attackerWins({ attackers, defenders, stand });
          expect([attackers, defenders, compare(more, fewer) >= 0]).toEqual([attackers, defenders, true]);
          fewer = more;
        }
      }
    },
  );
});

describe('what is asked for together', () => {
  test.each([
    [{ attackers: 5, defenders: 4, stand: 2 }],
    [{ attackers: 4, defenders: 5, stand: 4 }],
    [{ attackers: 4, defenders: 4, stand: 4, joiners: 4 }],
  ])('(bg:stand.3) %j is a conflict over the stands', (given) => {
    expect(conflict(given)?.input).toBe('stand');
  });

  test('(bg:stand.3) whole stands are no conflict, whoever is on them', () => {
    const given = { attackers: 12, defenders: 8, stand: 4, dugIn: true, leadersFirst: true };
    expect(conflict({ ...given, attackerLeaders: 2, defenderHw: 1 })).toBeUndefined();
  });
});
