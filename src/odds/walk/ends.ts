import { commonDivisor, type Distribution, inLowestTerms, lcm } from '../distribution.js';

/** A state of a process: whoever comes to it, by whatever round, comes to this one. */
export interface Spot<S> {
  readonly key: string;
  readonly state: S;
}

/** Where a round leads. */
export interface Transition<S> {
  readonly to: Spot<S>;
  readonly weight: bigint;
}

/** A state that was come to, with where a round leads from it; nowhere, if it is over. */
interface StatePlace<S> {
  readonly spot: Spot<S>;
  readonly over: boolean;
  to: readonly StatePlace<S>[];
  /** How many ways lead to each of them. */
  ways: readonly bigint[];
  total: bigint;
  /** Places before it that have not been left yet. */
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
  round: (from: Spot<S>) => readonly Transition<S>[],
): Distribution<S> {
  const places = everyPlace(start, isOver, round);
  places[0]!.weight = 1n;
  // A place is left when nothing leads to it any more; where states go round in a circle, some never are.
  let ready = places[0]!.before === 0 ? [places[0]!] : [];
  let met = 0;
  while (ready.length > 0) {
    met += ready.length;
    ready = leave(ready, places);
  }
  if (met < places.length) throw new Error('the process goes round in a circle');
  return oddsOf(places.filter(({ over }) => over));
}

function everyPlace<S>(
  start: Spot<S>,
  isOver: (state: S) => boolean,
  round: (from: Spot<S>) => readonly Transition<S>[],
): StatePlace<S>[] {
  const places: StatePlace<S>[] = [];
  const known = new Map<Spot<S>, StatePlace<S>>();
  const placeOf = (spot: Spot<S>): StatePlace<S> => {
    const found = known.get(spot);
    if (found) return found;
    const place = { spot, over: isOver(spot.state), to: [], ways: [], total: 1n, before: 0, weight: 0n };
    known.set(spot, place);
    places.push(place);
    return place;
  };
  placeOf(start);
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (place.over) continue;
    const steps = round(place.spot);
    let total = 0n;
    for (const { weight } of steps) total += weight;
    const divisor = commonDivisor(steps, total);
    place.total = total / divisor;
    place.to = steps.map(({ to: spot }) => {
      const to = placeOf(spot);
      to.before++;
      return to;
    });
    place.ways = steps.map(({ weight }) => (divisor === 1n ? weight : weight / divisor));
  }
  return places;
}

/** Leaves these places at once, so that their denominators are brought together only once; the places ready after it. */
function leave<S>(ready: readonly StatePlace<S>[], places: readonly StatePlace<S>[]): StatePlace<S>[] {
  const over = ready.reduce((all, { total }) => (all % total === 0n ? all : lcm(all, total)), 1n);
  const shares = ready.map((place) => (place.over ? 0n : (place.weight * over) / place.total));
  for (const place of ready) if (!place.over) place.weight = 0n;
  if (over !== 1n) for (const place of places) if (place.weight !== 0n) place.weight *= over;
  const next: StatePlace<S>[] = [];
  for (let i = 0; i < ready.length; i++) {
    const { to, ways } = ready[i]!;
    const share = shares[i]!;
    for (let k = 0; k < to.length; k++) {
      const place = to[k]!;
      place.weight += share * ways[k]!;
      if (--place.before === 0) next.push(place);
    }
  }
  return next;
}

function oddsOf<S>(ends: readonly StatePlace<S>[]): Distribution<S> {
  const outcomes = ends.map(({ spot, weight }) => ({ value: spot.state, weight }));
  return inLowestTerms({ outcomes, total: outcomes.reduce((sum, { weight }) => sum + weight, 0n) });
}
