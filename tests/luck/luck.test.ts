import { describe, expect, test } from 'vitest';
import type { Resolved } from '../../src/luck/context.js';
import { type Luck, luckOf, type SideLuck } from '../../src/luck/luck.js';
import type { Roll } from '../../src/luck/rolls.js';
import { inView, type Spread, spreadOf } from '../../src/luck/spread.js';
import type { Gauge } from '../../src/rules/action.js';
import type { Result } from '../../src/rules/record.js';
import { type Given, inputOf, oddsOf, withSeed } from '../support/play.js';
import { pValue } from '../support/random/chi-square.js';
import { times as often } from '../support/random/deep.js';
import { actionNamed } from '../support/systems.js';

const spread = (weights: Readonly<Record<number, number>>): Spread => {
  const outcomes = Object.entries(weights).map(([value, n]) => ({ value: Number(value), weight: BigInt(n) }));
  return spreadOf({ outcomes, total: outcomes.reduce((sum, { weight }) => sum + weight, 0n) }, true);
};
const COIN = spread({ 0: 1, 1: 1 });
const DIE = spread({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
const RARE = spread({ 0: 42, 1: 1 });

interface Rolled {
  readonly of?: string;
  readonly spread: Spread;
  readonly actual: number;
  /** Null for nobody. */
  readonly by?: string | null;
  readonly fewer?: boolean;
  readonly turn?: string;
}

/** A game of nothing but these rolls. */
function game(rolled: readonly Rolled[], sides: readonly string[] = [], most?: number): Luck {
  const rolls = rolled.map(({ of = 'hits', spread, actual, by = 'Axis', fewer = false, turn }, i): Roll => {
    const asked = { number: i + 1, ...(by !== null && { by }), turn };
    return { of, spread, actual, fewer, asked: asked as unknown as Resolved };
  });
  return luckOf(
    rolls.map(({ asked }) => asked),
    rolls,
    sides,
    most,
  );
}

const only = ({ sides }: Luck): SideLuck => {
  expect(sides).toHaveLength(1);
  return sides[0]!;
};
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

describe('how lucky a side was', () => {
  test('a side that rolls what is to be expected is as lucky as half of all', () => {
    const coins = times(10, (i) => ({ spread: COIN, actual: i % 2 }));
    expect(only(game(coins))).toMatchObject({ percentile: 50, deviations: 0, by: 'exact' });
    const mixed = [...coins, ...times(6, (i) => ({ of: 'points', spread: DIE, actual: i + 1 }))];
    expect(only(game(mixed)).percentile).toBeCloseTo(50, 10);
  });

  test('it is the chance of less, and half of that of the same, of all that could have been', () => {
    const luck = only(game(times(5, (i) => ({ spread: COIN, actual: i < 4 ? 1 : 0 }))));
    expect(luck.percentile).toBeCloseTo((100 * (1 + 5 + 10 + 10 + 5 / 2)) / 32, 12);
    expect(luck.words).toMatchObject([{ of: 'hits', rolls: 5, expected: 2.5, actual: 4, fewer: false }]);
  });

  test('of what is better when it is fewer less is luck', () => {
    const [few, many] = [0, 5].map((n) =>
      only(game(times(5, (i) => ({ of: 'lost', spread: COIN, actual: i < n ? 1 : 0, fewer: true })))),
    );
    expect(few!.percentile).toBeCloseTo(100 * (1 - 1 / 64), 10);
    expect(many!.percentile).toBeCloseTo(100 / 64, 10);
    expect(few!.turns.at(-1)!.luck).toBe(2.5);
    expect(few!.words[0]).toMatchObject({ expected: 2.5, actual: 0, fewer: true });
    expect(few!.luckiest).toHaveLength(3);
    expect(few!.unluckiest).toEqual([]);
  });

  test('different things are added up so that their typical deviations count alike', () => {
    const good = times(20, () => ({ of: 'points', spread: DIE, actual: 5 }));
    const bad = times(20, (i) => ({ of: 'tests', spread: COIN, actual: i < 3 ? 1 : 0 }));
    const { rates, sides } = game([...good, ...bad]);
    const share = rates.get('tests')! / rates.get('points')!;
    expect(share / Math.sqrt(DIE.variance / COIN.variance)).toBeCloseTo(1, 1);
    expect(sides[0]!.words.map(({ of }) => of)).toEqual(['points', 'tests']);
    // The exact sum is near what the normal distribution makes of it.
    const near = only(game([...good, ...bad], [], 0));
    expect(near.by).toBe('normal');
    expect(Math.abs(near.percentile - sides[0]!.percentile)).toBeLessThan(1);
    expect(near.deviations).toBe(sides[0]!.deviations);
  });

  test('twice as many rolls of the same kind are expected to come to twice as much', () => {
    const rolled = [
      { spread: DIE, actual: 6 },
      { spread: COIN, actual: 1, of: 'tests' },
    ];
    const [once, twice] = [1, 2].map((n) => only(game(times(n, () => rolled).flat())));
    for (const [i, { expected, actual }] of once!.words.entries()) {
      expect(twice!.words[i]).toMatchObject({ expected: 2 * expected, actual: 2 * actual });
    }
    expect(twice!.deviations / once!.deviations).toBeCloseTo(Math.SQRT2, 10);
  });

  test('one more hit is never less luck', () => {
    for (let last = 0, hits = 0; hits <= 8; hits++) {
      const { percentile } = only(game(times(8, (i) => ({ spread: COIN, actual: i < hits ? 1 : 0 }))));
      expect(percentile).toBeGreaterThan(last);
      last = percentile;
    }
  });

  test('each side has its own, in the order of the game; what nobody is named for comes last', () => {
    const rolled = [null, 'Allies', 'Guests', 'Axis'].map((by) => ({ spread: COIN, actual: 1, by }));
    const { sides } = game(rolled, ['Axis', 'Allies']);
    expect(sides.map(({ side }) => side)).toEqual(['Axis', 'Allies', 'Guests', undefined]);
  });
});

describe('the moments of a game', () => {
  const moments = game([
    { spread: COIN, actual: 1 },
    { spread: RARE, actual: 1 },
    { spread: DIE, actual: 6 },
    { spread: DIE, actual: 1 },
    { spread: COIN, actual: 0 },
    { spread: RARE, actual: 0 },
    { spread: DIE, actual: 5 },
    { spread: DIE, actual: 6 },
  ]);

  test('the luckiest are those least likely to come out so well, the earlier first', () => {
    const { luckiest } = only(moments);
    expect(luckiest.map(({ roll }) => roll.asked.number)).toEqual([2, 3, 8]);
    expect(luckiest.map(({ weight, total }) => `${weight}/${total}`)).toEqual(['1/43', '1/6', '1/6']);
  });

  test('the unluckiest are those least likely to come out so badly', () => {
    const { unluckiest } = only(moments);
    expect(unluckiest.map(({ roll }) => roll.asked.number)).toEqual([4, 5, 6]);
    expect(unluckiest[2]!.chance).toBeCloseTo(42 / 43, 14);
  });
});

describe('luck over the turns', () => {
  test('it is a running total of what was rolled over what was to be expected', () => {
    const luck = game([
      { spread: COIN, actual: 1, turn: 'turn 1' },
      { spread: COIN, actual: 1, turn: 'turn 1', by: 'Allies' },
      { spread: COIN, actual: 0, turn: 'turn 2', by: 'Allies' },
      { spread: COIN, actual: 1, turn: 'turn 3' },
    ]);
    expect(luck.unit).toBe('hits');
    expect(luck.sides.map(({ turns }) => turns.map(({ luck: n }) => n))).toEqual([
      [0.5, 0.5, 1],
      [0.5, 0, 0],
    ]);
    expect(luck.sides[0]!.turns.map(({ turn }) => turn)).toEqual(['turn 1', 'turn 2', 'turn 3']);
  });
});

/** What sides roll in the games below: hits, tests and damage. */
const ROLLED: readonly (readonly [action: string, given: Given])[] = [
  ['shoot', { grade: 'C', figures: 9, cover: 'medium' }],
  ['shoot', { grade: 'B', figures: 6, cover: 'none' }],
  ['rally', { grade: 'C', figures: 6 }],
  ['vehicle-damage', { hits: 2 }],
];

const GAMES = often(1000);

test(`the luck of ${GAMES} games of fair dice is spread evenly, on both sides`, () => {
  const asked = ROLLED.map(([name, given]) => {
    const action = actionNamed('battleground', name);
    const fits = Object.fromEntries(Object.entries(given).filter(([key]) => key in action.inputs));
    const gauge = action.luck!(inputOf(action, fits) as never) as Gauge<Result>;
    return { action, given: fits, gauge, spread: spreadOf(inView(oddsOf(action, fits), gauge.read)!, true) };
  });
  const bins = { Axis: new Array<number>(10).fill(0), Allies: new Array<number>(10).fill(0) };
  for (let g = 0; g < GAMES; g++) {
    const rolled = (['Axis', 'Allies'] as const).flatMap((by) =>
      times(16, (i) => {
        const { action, given, gauge, spread: of } = asked[i % asked.length]!;
        const { result } = withSeed(action, given, `${by} in game ${g}`, i);
        return { of: gauge.of, spread: of, actual: gauge.read(result)!, by };
      }),
    );
    for (const { side, percentile } of game(rolled).sides) {
      bins[side as 'Axis' | 'Allies'][Math.min(Math.floor(percentile / 10), 9)]!++;
    }
  }
  for (const counts of Object.values(bins)) {
    expect(pValue(counts.map((observed) => ({ observed, expected: GAMES / 10 }))).p).toBeGreaterThan(0.001);
  }
});
