import type { Cells, Rulings } from '../dice/play.js';
import type {
  Ask,
  CellAsk,
  EffectAsk,
  Part,
  PermitAsk,
  Rest,
  Rounds,
  Rule,
  RulingAsk,
  StepAsk,
  Value,
} from '../rules/rule.js';
import { type Distribution, Gatherer, keyOf, type Way, type Weighted } from './distribution.js';
import { endsOf } from './ends.js';
import { fraction } from './fraction.js';
import { outcomesOf } from './outcomes.js';
import { sumOutcomes } from './sums.js';
import { TooManyOutcomes } from './too-many-outcomes.js';

/** Past this many branches the walk is given up: some two seconds. The heaviest input of all has 190,000. */
const MOST_BRANCHES = 200_000;

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
  /** The odds of parts that are worked out already, by function and arguments. */
  readonly parts: Map<unknown, Map<string, Kept>>;
  /** Where the rounds of processes lead, by process and state. */
  readonly rounds: Map<string, { readonly ways: readonly Way<unknown>[]; proved: boolean }>;
  branches: number;
  readonly most: number;
  /** What is played although a clause forbids it. */
  readonly anyway: boolean;
}

/** The odds of a part. */
interface Kept {
  readonly odds: Distribution<unknown>;
  /** They were worked out once more, and were the same. */
  proved: boolean;
}

/** Whether every part that is kept is worked out once more where it comes up again: for tests, which switch it on. */
export const proof = { ofParts: false };

/** What nobody has to be asked for, and no chance decides. */
type Answered = StepAsk | RulingAsk | CellAsk | EffectAsk | PermitAsk;

const isAnswered = (ask: Ask): ask is Answered =>
  ask.kind === 'step' ||
  ask.kind === 'effect' ||
  ask.kind === 'ruling' ||
  ask.kind === 'cell' ||
  ask.kind === 'permit';

/**
 * The exact odds of a rule: every outcome of every draw, with its exact weight.
 * A generator cannot be copied, so each branch replays the rule from the start, feeding it the answers so far.
 * @param rule makes the rule anew for each branch
 * @param rulings the options in force
 * @param cells table cells of the players' own
 * @param most the branches past which the walk is given up
 * @param anyway whether it is played although a clause forbids it
 * @returns each different result once, weights in lowest terms
 * @throws TooManyOutcomes past the bound; Refusal where the rules forbid it
 */
export function exactOdds<T>(
  rule: () => Rule<T>,
  rulings: Rulings,
  cells: Cells = {},
  most = MOST_BRANCHES,
  anyway = false,
): Odds<T> {
  const walk: Walk = {
    rulings,
    cells,
    met: {},
    house: {},
    parts: new Map(),
    rounds: new Map(),
    branches: 0,
    // What is worked out twice is counted twice.
    most: proof.ofParts ? 2 * most : most,
    anyway,
  };
  return { ...explore(rule, walk).distribution(), rulings: walk.met, house: walk.house };
}

/** A place in a rule where it goes on in several ways: the answers that lead there, with their chance, and what may come next. */
interface Fork<T> {
  /** The rule, or its rest. */
  readonly rule: () => Rule<T>;
  readonly answers: readonly unknown[];
  readonly weight: bigint;
  readonly total: bigint;
  readonly outcomes: readonly Weighted<unknown>[];
  /** The outcomes that have been followed. */
  followed: number;
}

function explore<T>(
  rule: () => Rule<T>,
  walk: Walk,
  gist: (value: T) => T = asItIs,
  results = new Gatherer<T>(),
): Gatherer<T> {
  const open: Fork<T>[] = [];
  const end: End<T> = (value, weight, total) => results.add(gist(value), weight, total);
  follow({ rule, answers: [], weight: 1n, total: 1n }, walk, open, end);
  for (let fork = open.at(-1); fork; fork = open.at(-1)) {
    const { rule, answers, outcomes, total } = fork;
    const { value, weight } = outcomes[fork.followed++]!;
    if (fork.followed === outcomes.length) open.pop();
    follow({ rule, answers: [...answers, value], weight: fork.weight * weight, total }, walk, open, end);
  }
  return results;
}

/** Takes what a rule comes to, with its chance. */
type End<T> = (value: T, weight: bigint, total: bigint) => void;

/** Counts the work, and gives up where it is too much. */
function worksOn(walk: Walk): void {
  walk.branches++;
  if (walk.branches > walk.most) {
    throw new TooManyOutcomes(`more than ${walk.most.toLocaleString('en')} branches`);
  }
}

const asItIs = <T>(value: T): T => value;

/**
 * Follows one branch; where the rule draws anew it goes on with the first outcome and leaves the others open.
 * @param branch the answers so far, with their chance; it is used up
 */
function follow<T>(
  branch: { rule: () => Rule<T>; answers: unknown[]; weight: bigint; total: bigint },
  walk: Walk,
  open: Fork<T>[],
  end: End<T>,
): void {
  worksOn(walk);
  let { rule, answers, weight, total } = branch;
  let current = rule();
  let replayed = 0;
  let next = current.next();
  while (!next.done) {
    const ask = next.value;
    if (isAnswered(ask)) {
      next = current.next(answered(ask, walk));
    } else if (replayed < answers.length) {
      next = current.next(answers[replayed++]);
    } else if (ask.kind === 'rest') {
      mustEnd(current);
      rule = ask.rule as () => Rule<T>;
      answers = [];
      replayed = 0;
      current = rule();
      next = current.next();
    } else {
      const { outcomes, total: ways } = anyOutcomes(ask, walk);
      const first = outcomes[0]!;
      total *= ways;
      if (outcomes.length > 1)
        open.push({ rule, answers: [...answers], weight, total, outcomes, followed: 1 });
      answers.push(first.value);
      replayed++;
      weight *= first.weight;
      next = current.next(first.value);
    }
  }
  end(next.value, weight, total);
}

/** The rest of a rule has to be its end: anything after it would be lost. */
function mustEnd(rule: Rule<unknown>): void {
  const end = {};
  const { done, value } = rule.next(end);
  if (!done || value !== end) throw new Error('something comes after the rest of a rule');
}

/** What is answered without a draw, and noted as met: which option of a ruling is played, the players' own cell. */
function answered(ask: Answered, walk: Walk): unknown {
  // What is done to the table changes no odds of the action that does it.
  if (ask.kind === 'effect') return undefined;
  if (ask.kind === 'permit') return walk.anyway;
  if (ask.kind === 'step') {
    const { ruling } = ask.step;
    if (ruling) walk.met[ruling] ??= walk.rulings[ruling] ?? 1;
    return undefined;
  }
  if (ask.kind === 'ruling') {
    walk.met[ask.id] = walk.rulings[ask.id] ?? 1;
    return walk.met[ask.id];
  }
  const value = walk.cells[ask.id];
  if (value !== undefined) walk.house[ask.id] = value;
  return value;
}

function anyOutcomes(ask: Exclude<Ask, Answered | Rest>, walk: Walk): Distribution<unknown> {
  switch (ask.kind) {
    case 'rounds':
      return lastStates(ask, walk);
    case 'sum':
      return sumOutcomes(
        ask.tally,
        ask.parts.map((part) => explore(part, walk).distribution()),
      );
    case 'part':
      return oddsOfPart(ask, walk);
    default:
      return outcomesOf(ask);
  }
}

/** The odds of a part, worked out once for its arguments. */
function oddsOfPart({ of, args }: Part, walk: Walk): Distribution<unknown> {
  const work = () => explore(() => of(...(args as never)), walk).distribution();
  const kept = walk.parts.get(of) ?? new Map<string, Kept>();
  walk.parts.set(of, kept);
  const key = args.map((arg) => (arg === undefined ? '' : JSON.stringify(arg))).join();
  const known = kept.get(key);
  if (!known) {
    for (const arg of args) mustBePlain(arg, of.name);
    const odds = work();
    kept.set(key, { odds, proved: false });
    return odds;
  }
  prove(
    known,
    known.odds.outcomes,
    () => work().outcomes,
    () => `${of.name} depends on more than its arguments: ${key}`,
  );
  return known.odds;
}

/** Where tests ask for it, works out once more what was kept. @throws Error where it comes out otherwise */
function prove(
  kept: { proved: boolean },
  before: readonly Weighted<unknown>[],
  again: () => readonly Weighted<unknown>[],
  says: () => string,
): void {
  if (!proof.ofParts || kept.proved) return;
  kept.proved = true;
  if (spelt(again()) !== spelt(before)) throw new Error(says().slice(0, 250));
}

/** Outcomes as text, the same for those that are as likely as one another. */
function spelt(outcomes: readonly Weighted<unknown>[]): string {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  return outcomes
    .map(({ value, weight }) => `${keyOf(value)}: ${fraction(weight, total)}`)
    .sort()
    .join('\n');
}

/** @throws Error for data that is not told apart by its text: a map, a set, a function, a number that is none */
function mustBePlain(data: unknown, where: string): void {
  if (
    typeof data === 'function' ||
    typeof data === 'symbol' ||
    (typeof data === 'number' && !Number.isFinite(data))
  )
    throw new Error(`${where} is given a ${typeof data} that has no text of its own`);
  if (typeof data !== 'object' || data === null) return;
  const made = Object.getPrototypeOf(data);
  if (made !== Object.prototype && made !== Array.prototype && made !== null)
    throw new Error(`${where} is given a ${made?.constructor?.name}, which has no text of its own`);
  for (const of of Object.values(data)) mustBePlain(of, where);
}

/** The odds of the last state of a process. */
const lastStates = <S>(process: Rounds<S>, walk: Walk): Distribution<S> =>
  endsOf(
    (process.gist ?? asItIs)(process.start),
    process.isOver,
    (state, key) => oneRound(process, state, key, walk),
    process.key,
  );

/** Where one round leads from a state, other than back to it. */
function oneRound<S>(
  { name, round, gist = asItIs, key: keyed }: Rounds<S>,
  state: S,
  key: string,
  walk: Walk,
): readonly Way<S>[] {
  const work = (): readonly Way<S>[] => {
    const { ways } = explore(() => round(state), walk, gist, new Gatherer<S>(keyed)).ways();
    // A round that leaves everything as it was is simply fought again: only the ways out count.
    return ways.filter((way) => way.key !== key);
  };
  const known = walk.rounds.get(`${name} ${key}`);
  if (!known) {
    const ways = work();
    if (ways.length === 0) throw new Error(`${name} never ends from ${key}`);
    walk.rounds.set(`${name} ${key}`, { ways, proved: false });
    return ways;
  }
  prove(known, known.ways, work, () => `a round of ${name} depends on more than its state: ${key}`);
  return known.ways as readonly Way<S>[];
}
