import type { Cells, Rulings } from '../dice/play.js';
import { type Effect, now } from '../rules/effect.js';
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
import { addedUp, type Deeds, Did, didSo, effectsOf, resultOf } from './did.js';
import { type Distribution, Gatherer, type Way, type Weighted } from './distribution.js';
import { endsOf } from './ends.js';
import { outcomesOf } from './outcomes.js';
import { type KeptRound, type Met, Parts } from './parts.js';
import { mustBePlain, proof, prove } from './proved.js';
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
  /** What was met on any branch so far, of the part that is worked out. */
  met: Met;
  /** The odds of parts that are worked out already, by function and arguments. */
  readonly parts: Parts;
  /** Where the rounds of processes lead, by process and state, where that may depend on more. */
  readonly rounds: Map<string, KeptRound>;
  branches: number;
  readonly most: number;
  /** What is played although a clause forbids it. */
  readonly anyway: boolean;
  /** What is done to the table, where that is told apart as well. */
  readonly deeds: Deeds | undefined;
}

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
 * @param parts what other rules played by the same have worked out already
 * @returns each different result once, weights in lowest terms
 * @throws TooManyOutcomes past the bound; Refusal where the rules forbid it
 */
export function exactOdds<T>(
  rule: () => Rule<T>,
  rulings: Rulings,
  cells: Cells = {},
  most = MOST_BRANCHES,
  anyway = false,
  parts = new Parts(),
): Odds<T> {
  const walk = newWalk({ rulings, cells, most, anyway, parts });
  return { ...explore(rule, walk).distribution(), ...walk.met } as Odds<T>;
}

/**
 * The exact odds of what a rule does to the table, whatever it results in.
 * @param by what is agreed on, and what other rules played by the same have worked out already: parts, and deeds that were met
 * @returns each different list of effects once, in the order in which they were done; and how many branches that took
 * @throws TooManyOutcomes past the bound; Refusal where the rules forbid it
 */
export function exactEffects(
  rule: () => Rule<unknown>,
  by: Pick<Walk, 'rulings' | 'cells' | 'parts' | 'most' | 'anyway'> & { readonly deeds: Deeds },
): Odds<readonly Effect[]> & { readonly branches: number } {
  const walk = newWalk(by);
  const key = (effects: unknown) => by.deeds.key(effects as readonly Effect[]);
  const found = explore(rule, walk, effectsOf, new Gatherer(key));
  const odds = { ...found.distribution(), ...walk.met } as Odds<readonly Effect[]>;
  return { ...odds, branches: walk.branches };
}

const newWalk = ({
  most,
  ...by
}: Pick<Walk, 'rulings' | 'cells' | 'most' | 'anyway' | 'parts'> & Partial<Walk>): Walk => ({
  met: { rulings: {}, house: {} },
  rounds: new Map(),
  branches: 0,
  // What is worked out twice is counted twice.
  most: proof.ofParts ? 2 * most : most,
  deeds: undefined,
  ...by,
});

/** A place in a rule where it goes on in several ways: the answers that lead there, with their chance, and what may come next. */
interface Fork {
  /** The rule, or its rest. */
  readonly rule: () => Rule<unknown>;
  /** What was done before its rest. */
  readonly done: readonly Effect[];
  /** The first so many of these; whoever goes on from here puts those behind them anew. */
  readonly answers: unknown[];
  readonly upTo: number;
  readonly weight: bigint;
  readonly total: bigint;
  readonly outcomes: readonly Weighted<unknown>[];
  /** The outcomes that have been followed. */
  followed: number;
}

function explore(
  rule: () => Rule<unknown>,
  walk: Walk,
  gist: (value: unknown) => unknown = asItIs,
  results = new Gatherer<unknown>(),
): Gatherer<unknown> {
  const open: Fork[] = [];
  const end: End = (value, weight, total) => results.add(gist(value), weight, total);
  follow({ rule, done: [], answers: [], weight: 1n, total: 1n }, walk, open, end);
  for (let fork = open.at(-1); fork; fork = open.at(-1)) {
    const { rule, done, answers, upTo, outcomes, total } = fork;
    const { value, weight } = outcomes[fork.followed++]!;
    if (fork.followed === outcomes.length) open.pop();
    answers.length = upTo;
    answers.push(value);
    follow({ rule, done, answers, weight: fork.weight * weight, total }, walk, open, end);
  }
  return results;
}

/** Where nobody follows effects nothing is ever put down here. */
const NOTHING_DONE: Effect[] = [];

/** Takes what a rule comes to, with its chance. */
type End = (value: unknown, weight: bigint, total: bigint) => void;

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
function follow(
  branch: {
    rule: () => Rule<unknown>;
    done: readonly Effect[];
    answers: unknown[];
    weight: bigint;
    total: bigint;
  },
  walk: Walk,
  open: Fork[],
  end: End,
): void {
  worksOn(walk);
  let { rule, done, answers, weight, total } = branch;
  let current = rule();
  let replayed = 0;
  const effects = walk.deeds ? [...done] : NOTHING_DONE;
  let next = current.next();
  const goOn = (answer: unknown) => {
    if (!walk.deeds) return current.next(answer);
    effects.push(...effectsOf(answer));
    return current.next(resultOf(answer));
  };
  while (!next.done) {
    const ask = next.value;
    if (isAnswered(ask)) next = current.next(answered(ask, walk, effects));
    else if (replayed < answers.length) {
      next = goOn(answers[replayed++]);
    } else if (ask.kind === 'rest') {
      mustEnd(current);
      if (ask.of) {
        endAsPart(ask.of, { weight, total, done: effects }, walk, end);
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
      total *= ways;
      if (outcomes.length > 1)
        open.push({ rule, done, answers, upTo: replayed, weight, total, outcomes, followed: 1 });
      answers.push(first.value);
      replayed++;
      weight *= first.weight;
      next = goOn(first.value);
    }
  }
  end(walk.deeds ? didSo(next.value, effects, walk.deeds) : next.value, weight, total);
}

/** Ends a branch in all the ways of the part that is left of it. */
function endAsPart(
  { part, then }: NonNullable<Rest['of']>,
  { weight, total, done }: Pick<Fork, 'weight' | 'total' | 'done'>,
  walk: Walk,
  end: End,
): void {
  const odds = oddsOfPart(part, walk);
  for (const { value, weight: ways } of odds.outcomes) {
    const effects = walk.deeds ? [...done, ...effectsOf(value)] : NOTHING_DONE;
    const rule = then(resultOf(value) as never);
    let next = rule.next();
    while (!next.done) {
      if (!isAnswered(next.value)) throw new Error(`${part.of.name} ends a rule that is not over`);
      next = rule.next(answered(next.value, walk, effects));
    }
    end(walk.deeds ? didSo(next.value, effects, walk.deeds) : next.value, weight * ways, total * odds.total);
  }
}

/** The rest of a rule has to be its end: anything after it would be lost. */
function mustEnd(rule: Rule<unknown>): void {
  const end = {};
  const { done, value } = rule.next(end);
  if (!done || value !== end) throw new Error('something comes after the rest of a rule');
}

/**
 * What is answered without a draw, and noted as met: which option of a ruling is played, the players' own cell.
 * @param effects what was done so far, where that is followed; what is done by this is put behind it
 */
function answered(ask: Answered, walk: Walk, effects: Effect[]): unknown {
  if (ask.kind === 'effect') {
    const does = walk.deeds && now(ask.effect);
    if (does) effects.push(walk.deeds!.one(does));
    // What is done to the table is nothing that a rule reads back.
    return undefined;
  }
  if (ask.kind === 'permit') return walk.anyway;
  if (ask.kind === 'step') {
    const { ruling } = ask.step;
    if (ruling) walk.met.rulings[ruling] ??= walk.rulings[ruling] ?? 1;
    return undefined;
  }
  if (ask.kind === 'ruling') {
    walk.met.rulings[ask.id] = walk.rulings[ask.id] ?? 1;
    return walk.met.rulings[ask.id];
  }
  const value = walk.cells[ask.id];
  if (value !== undefined) walk.met.house[ask.id] = value;
  return value;
}

function anyOutcomes(ask: Exclude<Ask, Answered | Rest>, walk: Walk): Distribution<unknown> {
  switch (ask.kind) {
    case 'rounds':
      return lastStates(ask as unknown as Rounds<unknown>, walk);
    case 'sum':
      return addedUp(
        ask.tally,
        ask.parts.map((part) => explore(part, walk).distribution()),
        walk.deeds,
      );
    case 'part':
      return oddsOfPart(ask, walk);
    default:
      return outcomesOf(ask);
  }
}

/** Works something out, and notes what was met in it by itself. */
function noting<T>(walk: Walk, work: () => T): { readonly found: T; readonly met: Met } {
  const around = walk.met;
  const met = { rulings: {}, house: {} };
  walk.met = met;
  const found = work();
  walk.met = around;
  meets(around, met);
  return { found, met };
}

function meets(met: Met, more: Met): void {
  Object.assign(met.rulings, more.rulings);
  Object.assign(met.house, more.house);
}

/** The odds of a part, worked out once for its arguments. */
function oddsOfPart({ of, args }: Part, walk: Walk): Distribution<unknown> {
  const work = () => explore(() => of(...(args as never)), walk).distribution();
  const key = walk.parts.keyOf(args);
  const known = walk.parts.of(of, key);
  if (!known) {
    for (const arg of args) mustBePlain(arg, of.name);
    const { found: odds, met } = noting(walk, work);
    walk.parts.keep(of, key, { odds, met, proved: false });
    return odds;
  }
  meets(walk.met, known.met);
  prove(
    known,
    known.odds.outcomes,
    () => work().outcomes,
    () => `${of.name} depends on more than its arguments: ${JSON.stringify(args)}`,
  );
  return known.odds;
}

/**
 * The odds of the last state of a process. What comes after it may do more to the table than its gist tells: where effects are
 * followed all states are told apart, with what was done on the way to them.
 */
function lastStates(process: Rounds<unknown>, walk: Walk): Distribution<unknown> {
  const { start, isOver, gist = asItIs, key } = walk.deeds ? withoutGist(process) : process;
  return endsOf(
    gist(start),
    (state) => isOver(resultOf(state)),
    (state, key) => oneRound(process, state, key, walk),
    key,
  );
}

/** A process of which every state is told apart by all that it holds. */
function withoutGist(process: Rounds<unknown>): Rounds<unknown> {
  const { gist, key, ...plain } = process;
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
    before.length > 0 ? new Did(resultOf(to), [...before, ...effectsOf(to)], walk.deeds!) : gist(to);
  const work = (): readonly Way<unknown>[] => {
    const { ways } = explore(() => round(resultOf(state)), walk, after, new Gatherer(keyed)).ways();
    // A round that leaves everything as it was is simply fought again: only the ways out count.
    return ways.filter((way) => way.key !== key);
  };
  const { like } = round;
  const rounds = like ? walk.parts.roundsOf(like) : walk.rounds;
  const at = like ? key : `${name} ${key}`;
  const known = rounds.get(at);
  if (!known) {
    if (walk.deeds) mustBePlain(resultOf(state), name);
    const { found: ways, met } = noting(walk, work);
    if (ways.length === 0) throw new Error(`${name} never ends from ${key}`);
    rounds.set(at, { ways, met, proved: false });
    return ways;
  }
  meets(walk.met, known.met);
  prove(known, known.ways, work, () => `a round of ${name} depends on more than its state: ${key}`);
  return known.ways;
}
