import type { Odds } from '../../odds/exact.js';
import type { Summary } from '../../odds/summary.js';
import type { Result } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';

/** How two independent results stand to one another, in ways out of all pairs of them. */
export interface Better {
  /** The first does better. */
  readonly first: bigint;
  readonly same: bigint;
  readonly second: bigint;
  readonly total: bigint;
}

/** A number as it is, yes as more than no; of words none is more than another. */
const rankOf = (value: Value): number | undefined =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : undefined;

/**
 * Pairs what two lines come to, each result of the one with each of the other: exactly, over all of them.
 * @param fewer less is better
 * @returns nothing where it is words: a condition asks for one of them
 */
export function betterOf(a: Summary, b: Summary, fewer: boolean): Better | undefined {
  const ranked = ({ outcomes }: Summary) =>
    outcomes.map(({ value, weight }) => ({ rank: rankOf(value), weight }));
  let [first, same, second] = [0n, 0n, 0n];
  for (const { rank: one, weight } of ranked(a)) {
    for (const { rank: other, weight: times } of ranked(b)) {
      if (one === undefined || other === undefined) return undefined;
      const pairs = weight * times;
      if (one === other) same += pairs;
      else if (one > other !== fewer) first += pairs;
      else second += pairs;
    }
  }
  return { first, same, second, total: a.total * b.total };
}

/** Something agreed on that is not the same for all lines: what each of them plays, if it came to it. */
interface Difference {
  readonly id: string;
  /** The option of a ruling, or the players' own number of a cell, line by line. */
  readonly played: readonly (Value | undefined)[];
}

/** The rulings, and the numbers of house rules, by which lines that came to them are played differently. */
export function differences(all: readonly Odds<Result>[]): {
  readonly rulings: readonly Difference[];
  readonly house: readonly Difference[];
} {
  const among = (
    met: readonly Readonly<Record<string, Value>>[],
    byTheBook: Value | undefined,
  ): Difference[] =>
    [...new Set(met.flatMap((of) => Object.keys(of)))].flatMap((id) => {
      const played = met.map((of) => of[id]);
      const told = new Set(played.map((value) => JSON.stringify(value ?? byTheBook)));
      return told.size > 1 ? [{ id, played }] : [];
    });
  return {
    // A line that never came to a ruling is as if it played it by default.
    rulings: among(
      all.map(({ rulings }) => rulings),
      1,
    ),
    house: among(
      all.map(({ house }) => house),
      undefined,
    ),
  };
}
