import { asItIs } from '../rules/rule.js';
import { inOnePiece } from './one-piece.js';
import { Spelling } from './spelling.js';

/** An outcome with its weight: how many of the equally likely ways lead to it. */
export interface Weighted<T> {
  readonly value: T;
  readonly weight: bigint;
}

/** All outcomes of something, each once; the weights sum to `total`, and weight / total is the exact chance. */
export interface Distribution<T> {
  readonly outcomes: readonly Weighted<T>[];
  readonly total: bigint;
}

/** The same text for equal plain values, so that equal outcomes can be merged. */
export const spellingOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : `${value}`;

const MOST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);

export function gcd(a: bigint, b: bigint): bigint {
  if (a < 0n) a = -a;
  if (b < 0n) b = -b;
  while (b) {
    // Numbers are divided in a tenth of the time.
    if (a <= MOST_EXACT && b <= MOST_EXACT) return BigInt(gcdOfNumbers(Number(a), Number(b)));
    const left = a % b;
    a = b;
    b = left;
  }
  return a;
}

function gcdOfNumbers(a: number, b: number): number {
  while (b > 0) {
    const left = a % b;
    a = b;
    b = left;
  }
  return a;
}

export const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

/** A value with its chance: most are reached over one denominator alone. */
interface Gathered<T> {
  readonly value: T;
  weight: bigint;
  readonly total: bigint;
  others: Map<bigint, bigint> | undefined;
}

/**
 * Gathers outcomes that were reached with chances over different denominators, merging equal ones.
 * Sums are kept apart by denominator and brought together once, at the end.
 */
export class Gatherer<T> {
  private readonly found = new Map<unknown, Gathered<T>>();
  private readonly totals = new Set<bigint>();
  private lastTotal: bigint | undefined;
  private readonly spelling: Spelling | undefined;
  private all: Distribution<T> | undefined;

  /** @param key the same for equal values, and for those alone */
  constructor(private readonly key?: (value: T) => unknown) {
    if (!key) this.spelling = new Spelling();
  }

  /** Adds the chance `weight / total` of this value. */
  add(value: T, weight: bigint, total: bigint): void {
    const key = this.spelling ? this.spelling.of(value) : this.key!(value);
    if (total !== this.lastTotal) this.totals.add(total);
    this.lastTotal = total;
    const entry = this.found.get(key);
    if (!entry)
      this.found.set(typeof key === 'string' && !this.spelling ? inOnePiece(key) : key, {
        value,
        weight,
        total,
        others: undefined,
      });
    else if (entry.total === total) entry.weight += weight;
    else {
      entry.others ??= new Map();
      entry.others.set(total, (entry.others.get(total) ?? 0n) + weight);
    }
  }

  /** Everything gathered, as shares over one denominator in lowest terms, each with its key. */
  ways(): { ways: Way<T>[]; over: bigint } {
    let over = 1n;
    for (const total of this.totals) over = over === 1n ? total : lcm(over, total);
    const share = (weight: bigint, total: bigint) => (total === over ? weight : weight * (over / total));
    const ways: Way<T>[] = [];
    for (const [key, { value, weight, total, others }] of this.found) {
      let all = share(weight, total);
      if (others) for (const [of, more] of others) all += share(more, of);
      ways.push({ key, value, weight: all });
    }
    const divisor = commonDivisor(ways, over);
    if (divisor === 1n) return { ways, over };
    for (const way of ways) way.weight /= divisor;
    return { ways, over: over / divisor };
  }

  /**
   * Adds the chance `weight / total` of what is made of these, to each its share.
   * @param each whether it is something else for each of them: where nothing else is possible that is all, each of it once
   */
  addAll<V>(odds: Distribution<V>, as: (value: V) => T, weight: bigint, total: bigint, each = false): void {
    if (total === 1n && (each || as === (asItIs as unknown))) {
      this.all = madeOf(odds, as);
      return;
    }
    const over = total * odds.total;
    for (const { value, weight: ways } of odds.outcomes) this.add(as(value), weight * ways, over);
  }

  /** Everything gathered, made whole, in lowest terms. */
  distribution(): Distribution<T> {
    if (this.all) return inLowestTerms(this.all);
    const outcomes: Weighted<T>[] = [];
    let total = 0n;
    for (const { value, weight } of this.ways().ways) {
      outcomes.push({ value, weight });
      total += weight;
    }
    return { outcomes, total };
  }
}

/** Odds of what is made of values. */
function madeOf<V, T>(odds: Distribution<V>, as: (value: V) => T): Distribution<T> {
  if (as === (asItIs as unknown)) return odds as Distribution<unknown> as Distribution<T>;
  const { outcomes, total } = odds;
  return { outcomes: outcomes.map(({ value, weight }) => ({ value: as(value), weight })), total };
}

/** The greatest number that divides all weights, and what they are out of. */
export function commonDivisor(all: Iterable<{ readonly weight: bigint }>, over: bigint): bigint {
  let divisor = over;
  for (const { weight } of all) {
    if (divisor === 1n) break;
    if (weight % divisor !== 0n) divisor = gcd(weight, divisor);
  }
  return divisor;
}

/** The same odds by the smallest weights there are. */
export function inLowestTerms<T>(odds: Distribution<T>): Distribution<T> {
  const divisor = commonDivisor(odds.outcomes, odds.total);
  if (divisor === 1n) return odds;
  const outcomes = odds.outcomes.map(({ value, weight }) => ({ value, weight: weight / divisor }));
  return { outcomes, total: odds.total / divisor };
}

/** An outcome with its key. */
interface Way<T> {
  readonly key: unknown;
  readonly value: T;
  weight: bigint;
}

/** Weight over total as the nearest double: rounded once, from the exact fraction. */
export function toNumber(weight: bigint, total: bigint): number {
  if (weight === 0n) return 0;
  if (bits(total) - bits(weight) > 1021) return toTinyNumber(weight, total);
  // Enough bits that the quotient has more than a double holds; a remainder keeps it off the halfway point.
  const shift = BigInt(Math.max(0, bits(total) - bits(weight) + 66));
  const quotient = (weight << shift) / total;
  const exact = quotient * total === weight << shift;
  // In two halves: the power of two alone may be past the range of a double.
  const half = Number(shift) / 2;
  return Number(exact ? quotient : quotient | 1n) / 2 ** Math.ceil(half) / 2 ** Math.floor(half);
}

/** How many binary digits a number above 0 has. */
function bits(n: bigint): number {
  const digits = n.toString(16);
  return 4 * digits.length - Math.clz32(Number.parseInt(digits[0]!, 16)) + 28;
}

/** The same near the end of what a double can hold, where it has fewer digits: rounded to whole steps of the smallest. */
function toTinyNumber(weight: bigint, total: bigint): number {
  const halves = (weight << 1075n) / total;
  const exact = halves * total === weight << 1075n;
  const steps = halves >> 1n;
  const up = halves & 1n && (!exact || steps & 1n) ? 1n : 0n;
  return Number(steps + up) * Number.MIN_VALUE;
}

/** The mean of a number read off each outcome, as the nearest double. */
export function meanOf<T>({ outcomes, total }: Distribution<T>, read: (value: T) => number): number {
  // Results are whole or have two decimals (inches), so hundredths keep the sum exact.
  let sum = 0n;
  for (const { value, weight } of outcomes) sum += BigInt(Math.round(read(value) * 100)) * weight;
  return sum < 0n ? -toNumber(-sum, total * 100n) : toNumber(sum, total * 100n);
}
