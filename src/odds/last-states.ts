import type { Rounds } from '../rules/rule.js';
import { didSo, effectsOf, resultIn } from './did.js';
import { type Distribution, Gatherer, lcm, spellingOf, type Way } from './distribution.js';
import { endsOf } from './ends.js';
import { mustBePlain, proveOdds } from './proved.js';
import { addMet, noting, type Walk } from './walk.js';

const asItIs = <T>(value: T): T => value;

/**
 * The odds of the last state of a process. What comes after it may do more to the table than its gist tells: where effects are
 * followed all states are told apart, with what was done on the way to them.
 */
export function lastStates(process: Rounds<unknown>, walk: Walk): Distribution<unknown> {
  const { start, isOver, gist = asItIs, alike, key } = walk.deeds ? withoutGist(process) : process;
  const ends = endsOf(
    gist(start),
    (state) => isOver(resultIn(state)),
    (state, key) => oneRound(process, state, key, walk),
    key,
  );
  return alike ? shared(ends, alike) : ends;
}

/** Odds in which each outcome stands for several, and they share its chance alike. */
function shared<T>({ outcomes, total }: Distribution<T>, alike: (value: T) => readonly T[]): Distribution<T> {
  const each = outcomes.map(({ value, weight }) => ({ of: alike(value), weight }));
  const over = each.reduce((all, { of }) => lcm(all, BigInt(of.length)), 1n);
  return {
    outcomes: each.flatMap(({ of, weight }) => {
      const share = (weight * over) / BigInt(of.length);
      return of.map((value) => ({ value, weight: share }));
    }),
    total: total * over,
  };
}

/** A process of which every state is told apart by all that it holds. */
function withoutGist(process: Rounds<unknown>): Rounds<unknown> {
  const { gist, alike, key, ...plain } = process;
  return gist || process.changes ? plain : process;
}

/** Where one round leads from a state, other than back to it. */
function oneRound(
  process: Rounds<unknown>,
  state: unknown,
  key: string,
  walk: Walk,
): readonly Way<unknown>[] {
  const { name, round, gist = asItIs, key: keyed } = walk.deeds ? withoutGist(process) : process;
  const before = effectsOf(state);
  const after = (to: unknown) =>
    before.length > 0 ? didSo(resultIn(to), [...before, ...effectsOf(to)], walk.deeds!) : gist(to);
  const work = (): readonly Way<unknown>[] => {
    const { ways } = walk
      .explore(() => round(resultIn(state)), walk, after, new Gatherer(keyed ?? spellingOf))
      .ways();
    // A round that leaves everything as it was is simply fought again: only the ways out count.
    return ways.filter((way) => way.key !== key);
  };
  const { like } = round;
  const rounds = like ? walk.parts.roundsOf(like) : walk.rounds;
  const at = like ? key : `${name} ${key}`;
  const known = rounds.get(at);
  if (!known) {
    if (walk.deeds) mustBePlain(resultIn(state), name);
    const { found: ways, met } = noting(walk, work);
    if (ways.length === 0) throw new Error(`${name} never ends from ${key}`);
    rounds.set(at, { ways, met, proved: false });
    return ways;
  }
  addMet(walk.met, known.met);
  proveOdds(known, known.ways, work, () => `a round of ${name} depends on more than its state: ${key}`);
  return known.ways;
}
