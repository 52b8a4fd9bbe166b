import type { Effect } from '../../rules/effect.js';
import { asItIs, type ChanceAsk, type Rest, type Rounds, type Rule } from '../../rules/rule.js';
import { type Distribution, Gatherer, type Weighted } from '../distribution.js';
import { answered, isAnswered } from './answered.js';
import { addedUp, didSo, effectsOf, resultIn } from './did.js';
import { lastStates } from './last-states.js';
import { oddsOfPart } from './odds-of-part.js';
import { alikeOutcomes, outcomesOf } from './outcomes.js';
import { proveEach } from './proved.js';
import { type Gathers, type Walk, worksOn } from './walk.js';

/** A way through a rule: the answers that lead along it, with their chance. */
interface Branch {
  /** The rule, or its rest. */
  readonly rule: () => Rule<unknown>;
  /** What was done before its rest. */
  readonly done: readonly Effect[];
  readonly answers: unknown[];
  readonly weight: bigint;
  readonly total: bigint;
}

/** A place where a branch goes on in several ways. */
interface Fork extends Branch {
  /** The first so many of the answers; whoever goes on from here puts those behind them anew. */
  readonly upTo: number;
  readonly outcomes: readonly Weighted<unknown>[];
  /** The outcomes that have been followed. */
  followed: number;
}

/**
 * Goes through all branches of a rule. A generator cannot be copied, so each branch replays the rule from the start, or from its
 * rest, feeding it the answers so far.
 */
export function explore<R extends Gathers>(rule: () => Rule<unknown>, walk: Walk, results: R): R {
  const open: Fork[] = [];
  follow({ rule, done: NOTHING_DONE, answers: [], weight: 1n, total: 1n }, walk, open, results);
  for (let fork = open.at(-1); fork; fork = open.at(-1)) {
    const { rule, done, answers, total, outcomes } = fork;
    const { value, weight } = outcomes[fork.followed++]!;
    if (fork.followed === outcomes.length) open.pop();
    answers.length = fork.upTo;
    answers.push(value);
    follow({ rule, done, answers, weight: times(fork.weight, weight), total }, walk, open, results);
  }
  return results;
}

/** Where nobody follows effects nothing is ever put down here. */
const NOTHING_DONE: Effect[] = [];

/**
 * Follows one branch; where the rule draws anew it goes on with the first outcome and leaves the others open.
 * @param branch its answers are used up
 */
function follow(branch: Branch, walk: Walk, open: Fork[], results: Gathers): void {
  worksOn(walk);
  let { rule, done, answers, weight, total } = branch;
  let current = rule();
  let replayed = 0;
  const effects = walk.deeds ? [...done] : NOTHING_DONE;
  let next = current.next();
  while (!next.done) {
    walk.asks++;
    const ask = next.value;
    if (isAnswered(ask)) next = current.next(answered(ask, walk, effects));
    else if (replayed < answers.length) {
      next = goesOn(current, answers[replayed++], walk, effects);
    } else if (ask.kind === 'rest') {
      mustEnd(current);
      if (ask.of) {
        endAsAnswered(ask.of, { weight, total, done: effects }, walk, results);
        return;
      }
      rule = ask.rule;
      if (walk.deeds) done = [...effects];
      answers = [];
      replayed = 0;
      current = rule();
      next = current.next();
    } else {
      const { outcomes, total: ways } = anyOutcomes(ask, walk);
      const first = outcomes[0]!;
      total = times(total, ways);
      if (outcomes.length > 1)
        open.push({ rule, done, answers, upTo: replayed, weight, total, outcomes, followed: 1 });
      answers.push(first.value);
      replayed++;
      weight = times(weight, first.weight);
      next = goesOn(current, first.value, walk, effects);
    }
  }
  results.add(walk.deeds ? didSo(next.value, effects, walk.deeds) : next.value, weight, total);
}

/** Gives a rule its answer; what was done on the way to that is done with it. */
function goesOn(rule: Rule<unknown>, answer: unknown, { deeds }: Walk, effects: Effect[]) {
  if (!deeds) return rule.next(answer);
  effects.push(...effectsOf(answer));
  return rule.next(resultIn(answer));
}

/** Ends a branch with all the answers to the question that is left of it. */
function endAsAnswered(
  { asks, tells, as, each }: NonNullable<Rest['of']>,
  { weight, total, done }: Pick<Branch, 'weight' | 'total' | 'done'>,
  walk: Walk,
  results: Gathers,
): void {
  const odds = anyOutcomes(asks, walk);
  // Whoever tells the first sees to it that it is one question.
  if (as) tells(resultIn(odds.outcomes[0]!.value) as never);
  // Where nothing was done, and the answer is told as it is, what was done on the way to it is told with it.
  if (!walk.deeds || (as === asItIs && done.length === 0)) {
    const told = as ?? ((answer) => toldOf(asks, tells(answer as never), walk, NOTHING_DONE));
    if (each) proveEach(odds, told, nameOf(asks));
    results.addAll(odds, told, weight, total, each);
    return;
  }
  const { deeds } = walk;
  const told = (value: unknown) => {
    const [answer, effects] = [resultIn(value), [...done, ...effectsOf(value)]];
    return didSo(as ? as(answer) : toldOf(asks, tells(answer as never), walk, effects), effects, deeds);
  };
  results.addAll(odds, told, weight, total, false);
}

/** What is made of an answer that ends a rule. */
function toldOf(asked: ChanceAsk, rule: Rule<unknown>, walk: Walk, effects: Effect[]): unknown {
  let next = rule.next();
  while (!next.done) {
    walk.asks++;
    if (!isAnswered(next.value)) throw new Error(`${nameOf(asked)} ends a rule that is not over`);
    next = rule.next(answered(next.value, walk, effects));
  }
  return next.value;
}

const nameOf = (asked: ChanceAsk): string => (asked.kind === 'part' ? asked.of.name : asked.kind);

/** Most branches have drawn nothing before. */
const times = (weight: bigint, ways: bigint): bigint => (weight === 1n ? ways : weight * ways);

const THE_END = {};

/** The rest of a rule has to be its end: anything after it would be lost. */
function mustEnd(rule: Rule<unknown>): void {
  const { done, value } = rule.next(THE_END);
  if (!done || value !== THE_END) throw new Error('something comes after the rest of a rule');
}

function anyOutcomes(ask: ChanceAsk, walk: Walk): Distribution<unknown> {
  switch (ask.kind) {
    case 'rounds':
      return lastStates(ask as unknown as Rounds<unknown>, walk);
    case 'sum':
      return addedUp(
        ask.tally,
        ask.parts.map((part) => explore(part, walk, new Gatherer()).distribution()),
        walk.deeds,
      );
    case 'part':
      return oddsOfPart(ask, walk);
    case 'pick':
      return ask.alike && !walk.deeds ? alikeOutcomes(ask, walk.tellsApart) : outcomesOf(ask);
    default:
      return outcomesOf(ask);
  }
}
