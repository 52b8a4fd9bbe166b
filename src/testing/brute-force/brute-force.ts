import type { Draw, Tally } from '../../rules/draw.js';
import type { Part, Rounds, Rule, Sum } from '../../rules/rule.js';
import { CERTAIN, ExactChances, type Fraction, reduced, same, textOf, times } from './chances.js';
import { type Answers, answersTo, TooManyWays } from './natural.js';

/**
 * An oracle for exact odds that shares no code with `src/odds`: it answers the draws of a rule with every natural
 * outcome there is (every face of every die, every order in which figures can be drawn, every card of a pile) by
 * driving the generator anew for each of them, and adds up the chances as plain fractions.
 *
 * Two things never end when they are written out face by face, so they are conditioned:
 * - A throw that reads `'again'` is made anew until it stands. Only the faces that stand are listed, all of them as
 *   likely as each other: that is the chance of faces given that they stand.
 * - A process of rounds may come back to the state it is in. The chance of that is dropped and the others are divided
 *   by what is left (the geometric series, summed). Any longer way round is an error here.
 */

/** How the oracle goes about it. */
interface OracleWay {
  readonly rulings?: Readonly<Record<string, number>>;
  /**
   * Follow the rule once for natural outcomes that give it the same answer, with their number as the weight. Every
   * face is still read; the rule sees only the answer, so it cannot tell them apart.
   */
  readonly merged?: boolean;
  /** The natural outcomes of one draw, and the ways, past which it is given up; none, where nothing is said. */
  readonly most?: number;
}

export interface BruteForce<T> {
  readonly chances: ExactChances<T>;
  /** The rulings met on any way, with the option played. */
  readonly rulings: Record<string, number>;
  /** How often the rule was followed to its end. */
  readonly ways: number;
}

interface World {
  readonly rulings: Readonly<Record<string, number>>;
  readonly merged: boolean;
  readonly most: number;
  readonly met: Record<string, number>;
  ways: number;
}

/** Every way a rule can go, face by face. */
export function bruteForce<T>(
  rule: () => Rule<T>,
  { rulings = {}, merged = false, most = Number.POSITIVE_INFINITY }: OracleWay = {},
): BruteForce<T> {
  const world: World = { rulings, merged, most, met: {}, ways: 0 };
  const chances = everyWay(rule, world);
  return { chances, rulings: world.met, ways: world.ways };
}

/** The question at which the answers ran out. */
class OpenQuestion {
  constructor(readonly ask: Draw | Rounds | Part) {}
}

function everyWay<T>(rule: () => Rule<T>, world: World): ExactChances<T> {
  const found = new ExactChances<T>();
  const follow = (answers: readonly unknown[], chance: Fraction) => {
    const end = drive(rule, answers, world);
    if (end instanceof OpenQuestion) {
      for (const way of waysToAnswer(end.ask, world)) {
        follow([...answers, way.value], times(chance, way.chance));
      }
    } else {
      world.ways++;
      if (world.ways > world.most) throw new TooManyWays();
      found.add(end.value, chance);
    }
  };
  follow([], CERTAIN);
  return found;
}

/** Drives a rule with the answers so far, to its end or to the first question without an answer. */
function drive<T>(
  rule: () => Rule<T>,
  answers: readonly unknown[],
  world: World,
): { value: T } | OpenQuestion {
  let used = 0;
  const meet = (id: string) => {
    world.met[id] = world.rulings[id] ?? 1;
    return world.met[id];
  };
  const answered = (ask: Draw | Rounds | Part): unknown => {
    if (used === answers.length) throw new OpenQuestion(ask);
    return answers[used++];
  };
  // The parts are asked one after the other, as if they were written out in line.
  const addedUp = ({ tally, parts }: Sum): Tally => {
    const sum: Record<string, number> = Object.fromEntries(tally.map((name) => [name, 0]));
    for (const one of parts) {
      const added = part(one());
      for (const name of tally) sum[name] = sum[name]! + added[name]!;
    }
    return sum;
  };
  const part = <S>(current: Rule<S>): S => {
    let next = current.next();
    while (!next.done) {
      const ask = next.value;
      if (ask.kind === 'step') {
        if (ask.step.ruling) meet(ask.step.ruling);
        next = current.next();
      } else if (ask.kind === 'ruling') {
        next = current.next(meet(ask.id));
      } else if (ask.kind === 'rest') {
        next = current.next(part(ask.rule()));
      } else if (ask.kind === 'cell' || ask.kind === 'effect') {
        next = current.next(undefined);
      } else if (ask.kind === 'permit') {
        next = current.next(false);
      } else if (ask.kind === 'sum') {
        next = current.next(addedUp(ask));
      } else {
        next = current.next(answered(ask));
      }
    }
    return next.value;
  };
  try {
    return { value: part(rule()) };
  } catch (open) {
    if (open instanceof OpenQuestion) return open;
    throw open;
  }
}

function waysToAnswer(ask: Draw | Rounds | Part, world: World): Answers {
  // Worked out anew each time it is asked, so that what is left out of its arguments shows.
  if (ask.kind === 'part') return everyWay(() => ask.of(...(ask.args as never)), world).all();
  if (ask.kind === 'rounds') return lastStates(ask, world).all();
  return answersTo(ask, world);
}

/** The last states of a process, worked out backwards: from each state, the ends of the states a round leads to. */
function lastStates<S>(process: Rounds<S>, world: World): ExactChances<S> {
  const known = new Map<string, ExactChances<S> | 'under way'>();
  const from = (state: S): ExactChances<S> => {
    const ends = new ExactChances<S>();
    if (process.isOver(state)) {
      ends.add(state, CERTAIN);
      return ends;
    }
    const text = textOf(state);
    const found = known.get(text);
    if (found === 'under way')
      throw new Error(`${process.name} comes back to ${text} by way of other states`);
    if (found) return found;
    known.set(text, 'under way');
    const round = everyWay(() => process.round(state), world);
    const stays = round.of(state);
    const leaves = reduced(stays.over, stays.over - stays.num);
    for (const { value, chance } of round.all()) {
      if (textOf(value) === text) continue;
      for (const end of from(value).all()) ends.add(end.value, times(times(chance, leaves), end.chance));
    }
    known.set(text, ends);
    return ends;
  };
  return from(process.start);
}

/** Odds as the program gives them. */
interface GivenOdds<T> {
  readonly outcomes: readonly { readonly value: T; readonly weight: bigint }[];
  readonly total: bigint;
  readonly rulings?: Readonly<Record<string, number>>;
}

/**
 * Everything in which odds differ from the oracle, in words; nothing when they are exact.
 * Compared by cross-multiplication, without any tolerance.
 */
export function differencesFrom<T>(odds: GivenOdds<T>, oracle: BruteForce<T>): string[] {
  const found: string[] = [];
  const listed = new Set<string>();
  for (const { value, weight } of odds.outcomes) {
    const text = textOf(value);
    if (listed.has(text)) found.push(`${text} is listed twice`);
    listed.add(text);
    const { num, over } = oracle.chances.of(value);
    if (!same({ num: weight, over: odds.total }, { num, over })) {
      const right = reduced(num, over);
      found.push(`${text} has ${weight}/${odds.total}, every face gives ${right.num}/${right.over}`);
    }
  }
  for (const { value, chance } of oracle.chances.all()) {
    if (!listed.has(textOf(value))) found.push(`${textOf(value)} is missing, ${chance.num}/${chance.over}`);
  }
  if (odds.rulings && textOf(odds.rulings) !== textOf(oracle.rulings)) {
    found.push(`rulings ${textOf(odds.rulings)}, every face meets ${textOf(oracle.rulings)}`);
  }
  return found;
}
