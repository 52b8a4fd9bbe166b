import type { AnyAction } from '../rules/action.js';
import type { Input, Result } from '../rules/record.js';
import { isRefusal, type Rule, type Value } from '../rules/rule.js';
import { type Distribution, spellingOf, toNumber } from './distribution.js';
import { exactOdds, type Odds } from './exact.js';
import { type ResultReading, readingsOf } from './summary.js';

/** The odds of a rule by each option of a ruling, by the number of the option; none by one that does not allow it. */
export type ByOption = ReadonlyMap<number, Odds<Result> | undefined>;

/**
 * Works out what each option of a ruling makes of the same rule.
 * @param by everything else that is agreed on
 * @throws TooManyOutcomes
 */
export function oddsByOption(
  rule: () => Rule<Result>,
  id: string,
  options: readonly number[],
  by: {
    readonly rulings: Readonly<Record<string, number>>;
    readonly cells?: Readonly<Record<string, Value>>;
    readonly anyway?: boolean;
    readonly most?: number;
  },
): ByOption {
  const odds = (option: number): Odds<Result> | undefined => {
    try {
      return exactOdds(rule, { ...by, rulings: { ...by.rulings, [id]: option } });
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  };
  return new Map(options.map((option) => [option, odds(option)]));
}

/** A share of all outcomes, exactly. */
interface ShareOfAll {
  readonly weight: bigint;
  readonly total: bigint;
}

/** The chance, or the number, that options of a ruling make most different. */
export interface Shift extends ResultReading {
  /** The chance is that of this number or more. */
  readonly atLeast?: number;
  /** The chance is that of this. Where nothing is left to chance, neither stands here: the numbers themselves differ. */
  readonly is?: Value;
  /**
   * How much it differs between two options, from 0 to 1: as chances do; as a share of the greater of two numbers, where those are
   * certain.
   */
  readonly size: number;
}

/** All that the odds of an action are summed up by, then what luck is counted in. */
function allReadings(action: AnyAction, input: Input): ResultReading[] {
  const gauge = action.luck?.(input);
  const all = readingsOf(action, input);
  return gauge
    ? [...all, { name: gauge.of, label: gauge.of, read: gauge.read as ResultReading['read'] }]
    : all;
}

/**
 * Where options of a ruling differ most from one of them.
 * @param odds those of the options that allow it
 * @param base the option that the others are set against
 * @returns nothing where none of them makes any difference
 */
export function shiftOf(
  action: AnyAction,
  input: Input,
  odds: ReadonlyMap<number, Distribution<Result>>,
  base: number,
): Shift | undefined {
  const from = odds.get(base)!;
  let most: Shift | undefined;
  for (const reading of allReadings(action, input)) {
    const found = shiftsIn(reading, from, [...odds.values()]);
    for (const shift of found) if (shift.size > (most?.size ?? 0)) most = shift;
  }
  return most;
}

function shiftsIn(
  reading: ResultReading,
  from: Distribution<Result>,
  all: readonly Distribution<Result>[],
): Shift[] {
  const told = all.map((of) => toldBy(reading, of));
  const was = told[all.indexOf(from)]!;
  const certain = told.map(({ values }) => (values.size === 1 ? [...values.values()][0]!.value : undefined));
  if (certain.every((value) => typeof value === 'number')) {
    const [number] = [...was.values.values()].map(({ value }) => value as number);
    return [{ ...reading, size: Math.max(...certain.map((is) => apart(number!, is))) }];
  }
  const values = new Map(told.flatMap(({ values }) => [...values].map(([key, { value }]) => [key, value])));
  // What is so comes before what is not, which differs as much.
  const inOrder = [...values.values()].sort((a, b) => Number(b === true) - Number(a === true));
  const numbers = inOrder.every((value) => typeof value === 'number');
  // That it is the least or more says no more than that there is any.
  const least = Math.min(...(numbers ? (inOrder as number[]) : []));
  return inOrder
    .filter((value) => !numbers || value !== least)
    .map((value) => {
      const what = numbers ? { atLeast: value as number } : { is: value };
      const before = shareIn(was, what);
      return {
        ...reading,
        ...what,
        size: Math.max(...told.map((of) => Math.abs(difference(shareIn(of, what), before)))),
      };
    });
}

/** What odds come to in one reading: each value once, with its weight. */
interface InOneReading {
  readonly values: ReadonlyMap<string, { readonly value: Value; readonly weight: bigint }>;
  /** Of all outcomes, also those that tell nothing of it. */
  readonly total: bigint;
}

/** Odds as one reading tells them. */
export function toldBy(
  { read }: Pick<ResultReading, 'read'>,
  { outcomes, total }: Distribution<Result>,
): InOneReading {
  const values = new Map<string, { value: Value; weight: bigint }>();
  for (const { value: result, weight } of outcomes) {
    const value = read(result);
    if (value === undefined) continue;
    const key = spellingOf(value);
    const known = values.get(key);
    if (known) known.weight += weight;
    else values.set(key, { value, weight });
  }
  return { values, total };
}

const apart = (a: number, b: number): number =>
  a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));

/** The share of outcomes in which it is so. */
export function shareIn(
  { values, total }: InOneReading,
  { atLeast, is }: Pick<Shift, 'atLeast' | 'is'>,
): ShareOfAll {
  if (atLeast === undefined) return { weight: values.get(spellingOf(is))?.weight ?? 0n, total };
  let sum = 0n;
  for (const { value, weight } of values.values()) if ((value as number) >= atLeast) sum += weight;
  return { weight: sum, total };
}

/** One share less another, exactly. */
export const less = (a: ShareOfAll, b: ShareOfAll): ShareOfAll => ({
  weight: a.weight * b.total - b.weight * a.total,
  total: a.total * b.total,
});

/** The same as the nearest double. */
export function difference(a: ShareOfAll, b: ShareOfAll): number {
  const { weight, total } = less(a, b);
  return weight < 0n ? -toNumber(-weight, total) : toNumber(weight, total);
}
