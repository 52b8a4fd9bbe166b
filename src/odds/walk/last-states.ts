import { asItIs, type Rounds } from '../../rules/rule.js';
import { type Distribution, spellingOf, type Weighted } from '../distribution.js';
import { didSo, effectsOf, resultIn } from './did.js';
import { endsOf, type Leads, type Spot } from './ends.js';
import { KeptRounds } from './parts.js';
import { mustBePlain, proveOdds } from './proved.js';
import { shared } from './shared.js';
import { addMet, noting, type Walk } from './walk.js';
import { WaysOn } from './ways-on.js';

/**
 * The odds of the last state of a process. What comes after it may do more to the table than its gist tells: where effects are
 * followed all states are told apart, with what was done on the way to them.
 */
export function lastStates(process: Rounds<unknown>, walk: Walk): Distribution<unknown> {
  const {
    start,
    isOver,
    gist = asItIs,
    alike,
    key = spellingOf,
  } = walk.deeds ? withoutGist(process) : process;
  const rounds = roundsOf(process, walk);
  const first = gist(start);
  const ends = endsOf(
    rounds.spot(key(first), first),
    (state) => isOver(resultIn(state)),
    (from) => oneRound(process, from, rounds, walk),
  );
  return alike ? shared(ends, alike) : ends;
}

/** A process of which every state is told apart by all that it holds. */
function withoutGist(process: Rounds<unknown>): Rounds<unknown> {
  const { gist, alike, key, ...plain } = process;
  return gist || process.changes ? plain : process;
}

/** What is known of the rounds of a process: by whoever says so, for all that are like it. */
function roundsOf({ name, round: { like } }: Rounds<unknown>, walk: Walk): KeptRounds {
  if (like) return walk.parts.roundsOf(like);
  const known = walk.rounds.get(name) ?? new KeptRounds();
  walk.rounds.set(name, known);
  return known;
}

/** Where one round leads from a state, other than back to it. */
function oneRound(
  process: Rounds<unknown>,
  from: Spot<unknown>,
  rounds: KeptRounds,
  walk: Walk,
): Leads<unknown> {
  const { name, round, gist = asItIs, key = spellingOf } = walk.deeds ? withoutGist(process) : process;
  const state = resultIn(from.state);
  const before = effectsOf(from.state);
  const after = (to: unknown) =>
    before.length > 0 ? didSo(resultIn(to), [...before, ...effectsOf(to)], walk.deeds!) : gist(to);
  const spotOf = (to: unknown) => rounds.spot(key(to), to);
  const work = () => walk.explore(() => round(state), walk, new WaysOn((to) => spotOf(after(to)))).from(from);
  const known = rounds.from.get(from);
  if (!known) {
    if (walk.deeds) mustBePlain(state, name);
    const { found: leads, met } = noting(walk, work);
    if (leads.total === 0n) throw new Error(`${name} never ends from ${spellingOf(state)}`);
    rounds.from.set(from, { leads, met, proved: false });
    return leads;
  }
  addMet(walk.met, known.met);
  proveOdds(
    known,
    () => waysIn(known.leads),
    () => waysIn(work()),
    () => `a round of ${name} depends on more than its state: ${spellingOf(state)}`,
  );
  return known.leads;
}

const waysIn = ({ ways }: Leads<unknown>): Weighted<unknown>[] =>
  ways.flatMap(({ to, answers, times }) =>
    answers.map(({ weight }, i) => ({ value: to[i]!.state, weight: weight * times })),
  );
