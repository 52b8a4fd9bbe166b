import type { Cells, Rulings } from '../dice/play.js';
import type { Draw } from '../rules/draw.js';
import type { Rounds, Rule, Settled, Sum, Value } from '../rules/rule.js';
import { type Distribution, Gatherer } from './distribution.js';
import { endsOf } from './ends.js';
import { outcomesOf } from './outcomes.js';
import { sumOutcomes } from './sums.js';

/** More branches than can be walked in reasonable time. */
export class TooManyOutcomes extends Error {
  override readonly name = 'TooManyOutcomes';
}

/** Past this many branches the walk is given up: some ten seconds. */
const MOST_BRANCHES = 600_000;

/** The exact odds of a rule, with the rulings it met on any branch. */
export interface Odds<T> extends Distribution<T> {
  readonly rulings: Record<string, number>;
  /** The table cells of the players' own that were looked up on any branch. */
  readonly house: Record<string, Value>;
}

interface Walk {
  readonly rulings: Rulings;
  readonly cells: Cells;
  readonly met: Record<string, number>;
  readonly house: Record<string, Value>;
  /** The odds of rounds and settled parts that are worked out already, by name. */
  readonly worked: Map<string, Distribution<unknown>>;
  branches: number;
}

/**
 * The exact odds of a rule: every outcome of every draw, with its exact weight.
 * A generator cannot be copied, so each branch replays the rule from the start, feeding it the answers so far.
 * @param rule makes the rule anew for each branch
 * @param rulings the options in force
 * @param cells table cells of the players' own
 * @returns each different result once, weights in lowest terms
 * @throws TooManyOutcomes past the bound; Refusal where the rules forbid it
 */
export function exactOdds<T>(rule: () => Rule<T>, rulings: Rulings, cells: Cells = {}): Odds<T> {
  const walk: Walk = { rulings, cells, met: {}, house: {}, worked: new Map(), branches: 0 };
  return { ...explore(rule, walk).distribution(), rulings: walk.met, house: walk.house };
}

/** A way through the rule: the answers that lead there, with their chance. */
interface Branch {
  readonly answers: readonly unknown[];
  readonly weight: bigint;
  readonly total: bigint;
}

function explore<T>(rule: () => Rule<T>, walk: Walk): Gatherer<T> {
  const results = new Gatherer<T>();
  const open: Branch[] = [{ answers: [], weight: 1n, total: 1n }];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    if (++walk.branches > MOST_BRANCHES) {
      throw new TooManyOutcomes(`more than ${MOST_BRANCHES.toLocaleString('en')} branches`);
    }
    follow(rule(), branch, walk, results, open);
  }
  return results;
}

/** Follows one branch to its end; where the rule draws anew it goes on with the first outcome and leaves the rest open. */
function follow<T>(
  current: Rule<T>,
  { answers, weight, total }: Branch,
  walk: Walk,
  results: Gatherer<T>,
  open: Branch[],
) {
  let replayed = 0;
  let path = answers;
  let next = current.next();
  while (!next.done) {
    const ask = next.value;
    if (ask.kind === 'step') {
      const { ruling } = ask.step;
      if (ruling) walk.met[ruling] ??= walk.rulings[ruling] ?? 1;
      next = current.next();
    } else if (ask.kind === 'ruling') {
      const option = walk.rulings[ask.id] ?? 1;
      walk.met[ask.id] = option;
      next = current.next(option);
    } else if (ask.kind === 'cell') {
      const value = walk.cells[ask.id];
      if (value !== undefined) walk.house[ask.id] = value;
      next = current.next(value);
    } else if (replayed < path.length) {
      next = current.next(path[replayed++]);
    } else {
      const { outcomes, total: ways } = anyOutcomes(ask, walk);
      for (let i = 1; i < outcomes.length; i++) {
        const outcome = outcomes[i]!;
        open.push({
          answers: [...path, outcome.value],
          weight: weight * outcome.weight,
          total: total * ways,
        });
      }
      const first = outcomes[0]!;
      path = [...path, first.value];
      replayed++;
      weight *= first.weight;
      total *= ways;
      next = current.next(first.value);
    }
  }
  results.add(next.value, weight, total);
}

function anyOutcomes(ask: Draw | Rounds | Sum | Settled, walk: Walk): Distribution<unknown> {
  switch (ask.kind) {
    case 'rounds':
      return lastStates(ask, walk);
    case 'sum':
      return sumOutcomes(
        ask.tally,
        ask.parts.map((part) => explore(part, walk).distribution()),
      );
    case 'settled':
      return worked(walk, ask.name, () => explore(ask.part, walk).distribution());
    default:
      return outcomesOf(ask);
  }
}

/** What was worked out before under this name, or is now. */
function worked<S>(walk: Walk, name: string, work: () => Distribution<S>): Distribution<S> {
  const known = walk.worked.get(name);
  if (known) return known as Distribution<S>;
  const found = work();
  walk.worked.set(name, found);
  return found;
}

/** The odds of the last state of a process. */
const lastStates = <S>({ start, isOver, name, round }: Rounds<S>, walk: Walk): Distribution<S> =>
  endsOf(start, isOver, (state, key) => oneRound(name, key, () => round(state), walk));

function oneRound<S>(name: string, key: string, round: () => Rule<S>, walk: Walk): Distribution<S> {
  return worked(walk, `${name} ${key}`, () => {
    // A round that leaves everything as it was is simply fought again: only the ways out count.
    const ways = explore(round, walk).distribution((outcome) => outcome === key);
    if (ways.outcomes.length === 0) throw new Error(`${name} never ends from ${key}`);
    return ways;
  });
}
