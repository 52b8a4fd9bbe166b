import type { Odds } from '../../odds/exact.js';
import type { Result } from '../../rules/record.js';
import { grouped } from '../../rules/text/say.js';

/** How often something came, by its JSON. */
export type Times = readonly (readonly [json: string, times: number])[];

/** More different results than anybody would read. */
class TooManyResults extends Error {
  override readonly name = 'TooManyResults';
}

/** Different results that are counted at most: a tally takes no more room, however often it is rolled. */
const MOST_RESULTS = 200_000;

/** Counts of different results, in the order in which they came first. */
export class RepeatTally {
  private readonly found = new Map<string, { readonly value: Result; times: number }>();
  times = 0;

  constructor(private readonly most = MOST_RESULTS) {}

  /**
   * @param json the result as JSON
   * @param result the same, where it is there already
   * @throws TooManyResults
   */
  add(json: string, times = 1, result?: Result): void {
    this.times += times;
    const entry = this.found.get(json);
    if (entry) {
      entry.times += times;
      return;
    }
    if (this.found.size === this.most)
      throw new TooManyResults(`more than ${grouped(this.most)} different results`);
    this.found.set(json, { value: result ?? JSON.parse(json), times });
  }

  /** How often each result came. */
  counts(): Times {
    return [...this.found].map(([json, { times }]) => [json, times]);
  }

  /** The counts as if they were odds, so that both are summed up alike. */
  asOdds(): Odds<Result> {
    const outcomes = [...this.found.values()].map(({ value, times }) => ({ value, weight: BigInt(times) }));
    return { outcomes, total: BigInt(this.times), rulings: {}, house: {} };
  }
}
