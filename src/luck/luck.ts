import { toNumber } from '../odds/distribution.js';
import type { Resolved } from './context.js';
import type { Roll } from './rolls.js';
import { tailsOf } from './spread.js';
import { MOST_WORK, type PlaceInSum, placeInSum, type Summand } from './sums.js';

/** Luck in one thing that is counted. */
export interface WordLuck extends PlaceInSum {
  readonly of: string;
  /** Fewer are better. */
  readonly fewer: boolean;
  readonly rolls: number;
  readonly expected: number;
  readonly actual: number;
}

/** A roll that hardly ever comes out so. */
export interface RareRoll {
  readonly roll: Roll;
  /** The chance to do at least as well, or as badly. */
  readonly chance: number;
  readonly weight: bigint;
  readonly total: bigint;
}

/** The luck of a side at the end of a turn, all before it included. */
export interface AtTurn {
  readonly turn: string;
  readonly luck: number;
}

/** The luck of one side in a game. */
export interface SideLuck extends PlaceInSum {
  /** Undefined for what nobody is named for. */
  readonly side: string | undefined;
  readonly rolls: number;
  readonly words: readonly WordLuck[];
  readonly luckiest: readonly RareRoll[];
  readonly unluckiest: readonly RareRoll[];
  /** Actual minus expected as a running total: in `unit`, more is better. */
  readonly turns: readonly AtTurn[];
}

/** The luck of a game. */
export interface Luck {
  readonly sides: readonly SideLuck[];
  /** What one of each thing counts, where several are added up; the same for every side. */
  readonly rates: ReadonlyMap<string, number>;
  /** What the chart is in: the one thing that is counted, or typical rolls. */
  readonly unit: string | undefined;
}

/** Points for a roll that differs from its mean by one typical deviation: as many as keep rates whole and near. */
const POINTS = 60;

const MOMENTS = 3;

/**
 * What one of each thing counts in the luck of a side. Hits are added to hits as they are; between different things the
 * deviation of a typical roll counts the same, by the root of their mean variance in this game.
 */
function ratesOf(rolls: readonly Roll[]): Map<string, number> {
  const words = new Map<string, { variance: number; n: number }>();
  for (const { of, spread } of rolls) {
    const { variance, n } = words.get(of) ?? { variance: 0, n: 0 };
    words.set(of, { variance: variance + spread.variance, n: n + 1 });
  }
  if (words.size === 1) return new Map([...words.keys()].map((of) => [of, 1]));
  return new Map(
    [...words].map(([of, { variance, n }]) => [
      of,
      Math.max(1, Math.round(POINTS / Math.sqrt(variance / n))),
    ]),
  );
}

/** Rolls of one thing, as a part of a sum. */
const partOf = (rolls: readonly Roll[], rate: number): Summand => ({
  rate: rolls[0]!.fewer ? -rate : rate,
  spreads: rolls.map(({ spread }) => spread),
  actual: rolls.reduce((sum, { actual }) => sum + actual, 0),
});

function wordLuck(of: string, rolls: readonly Roll[], most: number): WordLuck {
  return {
    of,
    fewer: rolls[0]!.fewer,
    rolls: rolls.length,
    expected: rolls.reduce((sum, { spread }) => sum + spread.mean, 0),
    actual: rolls.reduce((sum, { actual }) => sum + actual, 0),
    ...placeInSum([partOf(rolls, 1)], most),
  };
}

const byWord = (rolls: readonly Roll[]): Map<string, Roll[]> => groups(rolls, ({ of }) => of);

function groups<T, K>(list: readonly T[], key: (of: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const of of list) {
    const group = found.get(key(of));
    if (group) group.push(of);
    else found.set(key(of), [of]);
  }
  return found;
}

/** The rolls that were the least likely to come out so well, or so badly; the earlier first of those alike. */
function moments(rolls: readonly Roll[], lucky: boolean): RareRoll[] {
  const better = ({ actual, spread, fewer }: Roll) => (fewer ? spread.mean - actual : actual - spread.mean);
  return rolls
    .filter((roll) => (lucky ? better(roll) > 0 : better(roll) < 0))
    .map((roll) => {
      const { atLeast, atMost, total } = tailsOf(roll.spread, roll.actual);
      const weight = lucky === roll.fewer ? atMost : atLeast;
      return { roll, weight, total, chance: toNumber(weight, total) };
    })
    .sort((a, b) => a.chance - b.chance)
    .slice(0, MOMENTS);
}

/** Luck as a running total, at the end of every turn of the game. */
function overTurns(rolls: readonly Roll[], all: readonly Resolved[], rate: (of: string) => number): AtTurn[] {
  const of = new Map(rolls.map((roll) => [roll.asked, roll]));
  const turns: { turn: string; luck: number }[] = [];
  let luck = 0;
  for (const asked of all) {
    const { turn = '' } = asked;
    const roll = of.get(asked);
    if (roll) luck += (roll.fewer ? -1 : 1) * rate(roll.of) * (roll.actual - roll.spread.mean);
    const last = turns.at(-1);
    if (last?.turn === turn) last.luck = luck;
    else turns.push({ turn, luck });
  }
  return turns;
}

/**
 * The luck of each side of a game: what it rolled against the chances of every roll, each as it stood when it was made.
 * @param all everything that was resolved and stands, in order
 * @param rolls what luck is counted in of it
 * @param sides those of the game, which come first
 * @param most the work past which the normal distribution stands in
 */
export function luckOf(
  all: readonly Resolved[],
  rolls: readonly Roll[],
  sides: readonly string[],
  most = MOST_WORK,
): Luck {
  const rates = ratesOf(rolls);
  const unit = rates.size === 1 ? [...rates.keys()][0] : undefined;
  const scale = unit === undefined ? POINTS : 1;
  const bySide = groups(rolls, ({ asked }) => asked.by);
  const named = [...bySide.keys()].filter((side) => side !== undefined);
  const order = [
    ...sides.filter((side) => bySide.has(side)),
    ...named.filter((side) => !sides.includes(side)),
  ];
  return {
    rates,
    unit,
    sides: [...order, ...(bySide.has(undefined) ? [undefined] : [])].map((side) => {
      const own = bySide.get(side)!;
      const found = byWord(own);
      const words = [...rates].flatMap(([of, rate]) => {
        const some = found.get(of);
        return some ? [{ of, rate, some }] : [];
      });
      const lucks = words.map(({ of, some }) => wordLuck(of, some, most));
      // The luck in one thing alone is that of the side.
      const { percentile, by, deviations } =
        unit === undefined
          ? placeInSum(
              words.map(({ rate, some }) => partOf(some, rate)),
              most,
            )
          : lucks[0]!;
      return {
        side,
        rolls: own.length,
        words: lucks,
        ...{ percentile, by, deviations },
        luckiest: moments(own, true),
        unluckiest: moments(own, false),
        turns: overTurns(own, all, (of) => rates.get(of)! / scale),
      };
    }),
  };
}
