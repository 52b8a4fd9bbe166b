import { type Distribution, inLowestTerms, lcm } from '../distribution.js';

/** A state of a process: whoever comes to it, by whatever round, comes to this one. */
export interface Spot<S> {
  readonly key: string;
  readonly state: S;
  /** Its number among those of the process. */
  readonly number: number;
}

/** Ways of a round, each with the chance of an answer: hardly two lead to the same state, so that nobody looks for those. */
export interface RoundWays<S> {
  readonly to: readonly Spot<S>[];
  readonly answers: readonly { readonly weight: bigint }[];
  /** How often each of these counts. */
  readonly times: bigint;
}

/** Where a round leads. */
export interface Leads<S> {
  readonly ways: readonly RoundWays<S>[];
  readonly total: bigint;
}

/** A state that was come to, with where a round leads from it; nowhere, if it is over. */
interface StatePlace<S> {
  readonly spot: Spot<S>;
  leads: Leads<S> | undefined;
  /** Ways that lead to it from places which have not been left yet. */
  before: number;
  /** The chance to come here, over the common denominator. */
  weight: bigint;
}

/**
 * The odds of where a process ends. Every state is left once, when all the states that lead to it have been, so the
 * work grows with the ways from state to state and not with the number of rounds.
 * @param round where one round leads, other than back to the state it started from
 * @throws Error if states come back by way of others
 */
export function endsOf<S>(
  start: Spot<S>,
  isOver: (state: S) => boolean,
  round: (from: Spot<S>) => Leads<S>,
): Distribution<S> {
  const places = new Places(isOver, round);
  const { all } = places;
  let ready = [places.at(start)];
  ready[0]!.weight = 1n;
  for (let i = 0; i < all.length; i++) places.goOn(all[i]!);
  // A place is left when nothing leads to it any more; where states go round in a circle, some never are.
  if (ready[0]!.before > 0) ready = [];
  let met = 0;
  while (ready.length > 0) {
    met += ready.length;
    ready = leave(ready, places);
  }
  if (met < all.length) throw new Error('the process goes round in a circle');
  return oddsOf(all.filter(({ leads }) => !leads));
}

/** The states that a process comes to. */
class Places<S> {
  readonly all: StatePlace<S>[] = [];
  private readonly known: StatePlace<S>[] = [];

  constructor(
    private readonly isOver: (state: S) => boolean,
    private readonly round: (from: Spot<S>) => Leads<S>,
  ) {}

  at(spot: Spot<S>): StatePlace<S> {
    let place = this.known[spot.number];
    if (!place) {
      place = { spot, leads: undefined, before: 0, weight: 0n };
      this.known[spot.number] = place;
      this.all.push(place);
    }
    return place;
  }

  /** Follows a round from here, unless it is over. */
  goOn(place: StatePlace<S>): void {
    const { spot } = place;
    if (this.isOver(spot.state)) return;
    place.leads = this.round(spot);
    for (const { to } of place.leads.ways) for (const next of to) this.at(next).before++;
  }
}

/** Leaves these places at once, so that their denominators are brought together only once; the places ready after it. */
function leave<S>(ready: readonly StatePlace<S>[], places: Places<S>): StatePlace<S>[] {
  let over = 1n;
  for (const { leads } of ready) if (leads && over % leads.total !== 0n) over = lcm(over, leads.total);
  const shares = ready.map(({ leads, weight }) => (leads ? (weight * over) / leads.total : 0n));
  for (const place of ready) if (place.leads) place.weight = 0n;
  if (over !== 1n) for (const place of places.all) if (place.weight !== 0n) place.weight *= over;
  const next: StatePlace<S>[] = [];
  for (let i = 0; i < ready.length; i++) {
    for (const { to, answers, times } of ready[i]!.leads?.ways ?? []) {
      const share = shares[i]! * times;
      for (let k = 0; k < to.length; k++) {
        const place = places.at(to[k]!);
        place.weight += share * answers[k]!.weight;
        if (--place.before === 0) next.push(place);
      }
    }
  }
  return next;
}

function oddsOf<S>(ends: readonly StatePlace<S>[]): Distribution<S> {
  const outcomes = ends.map(({ spot, weight }) => ({ value: spot.state, weight }));
  return inLowestTerms({ outcomes, total: outcomes.reduce((sum, { weight }) => sum + weight, 0n) });
}
