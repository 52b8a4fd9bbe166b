import { type Distribution, gcd, lcm } from '../distribution.js';
import type { Leads, RoundWays, Spot } from './ends.js';
import type { Gathers } from './walk.js';

/** Ways with the denominator of their chances. */
interface Found extends RoundWays<unknown> {
  readonly total: bigint;
}

/** The ways on from a state, as they are come upon. */
export class WaysOn implements Gathers {
  private readonly found: Found[] = [];

  /** @param spotOf the state that is made one with all that are like it */
  constructor(private readonly spotOf: (state: unknown) => Spot<unknown>) {}

  add(state: unknown, weight: bigint, total: bigint): void {
    this.found.push({ to: [this.spotOf(state)], answers: ONE, times: weight, total });
  }

  addAll(
    { outcomes, total: of }: Distribution<unknown>,
    as: (value: unknown) => unknown,
    weight: bigint,
    total: bigint,
  ): void {
    const to = outcomes.map(({ value }) => this.spotOf(as(value)));
    this.found.push({ to, answers: outcomes, times: weight, total: total * of });
  }

  /** All but those that lead back to it: a round that leaves everything as it was is simply fought again. */
  from(spot: Spot<unknown>): Leads<unknown> {
    let over = 1n;
    for (const { total } of this.found) if (over % total !== 0n) over = lcm(over, total);
    let total = over;
    let divisor = 0n;
    const ways: RoundWays<unknown>[] = [];
    for (const { to, answers, times, total: of } of this.found) {
      const share = times * (over / of);
      divisor = divisor === 1n ? divisor : gcd(divisor, share);
      if (!to.includes(spot)) {
        ways.push({ to, answers, times: share });
        continue;
      }
      const isOn = (_: unknown, i: number) => to[i] !== spot;
      for (const [i, { weight }] of answers.entries()) if (!isOn(weight, i)) total -= share * weight;
      ways.push({ to: to.filter(isOn), answers: answers.filter(isOn), times: share });
    }
    divisor = gcd(divisor, total);
    if (divisor === 1n || total === 0n) return { ways, total };
    return { ways: ways.map((some) => ({ ...some, times: some.times / divisor })), total: total / divisor };
  }
}

/** One way by itself. */
const ONE: RoundWays<unknown>['answers'] = [{ weight: 1n }];
