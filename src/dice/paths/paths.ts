import type { Ask, CellAsk, EffectAsk, PermitAsk, Rule, RulingAsk, StepAsk } from '../../rules/rule.js';
import type { Fixed, Hand } from '../play.js';
import { type Means, type PathEnd, type Question, questionOf, type Trodden } from './questions.js';

/**
 * The paths of a rule that is played very often. A rule does the same wherever its draws come out the same: it is run where
 * they come out as never before, and what it asks next, or comes to, is kept. From then on only dice are thrown, those of the same
 * names in the same order, and nothing is said, done or made that nobody looks at.
 */

/** There is no room for what came out as never before. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}
const NO_ROOM = new NoRoom();

/** A place where chance decides how a rule goes on. */
interface Crossing {
  readonly question: Question;
  /** Where each reply leads. */
  readonly ways: Map<unknown, Crossing | PathEnd>;
  /** The rule that it is in, or the rest of one. */
  readonly rule: () => Rule<unknown>;
  /** How it is reached in that rule. */
  readonly after: Answered | undefined;
}

/** An answer at the place before. */
interface Answered {
  readonly place: Crossing;
  readonly answer: unknown;
}

const isPlace = (at: Crossing | PathEnd): at is Crossing => 'ways' in at;

/**
 * Prepares to go through a rule very often.
 * @param rule makes it anew
 * @param fixed what it is answered where no chance decides
 * @param room how much may be kept: places, states and ends
 * @returns what goes through it once; it throws {@link NoRoom} where dice fell as never before and no more can be kept
 */
export function pathsOf(rule: () => Rule<unknown>, fixed: Fixed, room: number): Trodden {
  let left = room;
  const parts = new Map<unknown, Map<string, Trodden>>();
  const means: Means = {
    tread: (rule) => new Paths(rule, fixed, means),
    treadPart: ({ of, args }) => {
      const anew = () => means.tread(() => of(...(args as never)));
      if (!isTold(args)) return anew();
      const played = parts.get(of) ?? new Map<string, Trodden>();
      const by = args.map((arg) => (arg === undefined ? '' : JSON.stringify(arg))).join();
      const part = played.get(by) ?? anew();
      parts.set(of, played.set(by, part));
      return part;
    },
    keep: () => {
      if (left === 0) throw NO_ROOM;
      left--;
    },
  };
  return means.tread(rule);
}

class Paths implements Trodden {
  private start: Crossing | PathEnd | undefined;
  private readonly ends = new Map<string, PathEnd>();

  constructor(
    private readonly rule: () => Rule<unknown>,
    private readonly fixed: Fixed,
    private readonly means: Means,
  ) {}

  go(hand: Hand): PathEnd {
    let at = this.start;
    if (at === undefined) return this.breakGround(hand);
    while (isPlace(at)) {
      const reply = at.question.reply(hand);
      const next = at.ways.get(reply);
      if (next === undefined) return this.breakGround(hand, at, reply);
      at = next;
    }
    return at;
  }

  /** Runs the rule on from a reply that never came before, and keeps where it goes. */
  private breakGround(hand: Hand, from?: Crossing, reply?: unknown): PathEnd {
    let lead = (to: Crossing | PathEnd) => {
      if (from) from.ways.set(reply, to);
      else this.start = to;
    };
    let after: Answered | undefined = from && { place: from, answer: from.question.answer(reply) };
    const answers = answersUpTo(after);
    let rule = from?.rule ?? this.rule;
    let current = rule();
    let next = current.next();
    while (!next.done) {
      const ask = next.value;
      if (ask.kind === 'rest') {
        rule = ask.rule;
        after = undefined;
        current = rule();
        next = current.next();
      } else if (isFixed(ask)) {
        next = current.next(fixedAs(ask, this.fixed));
      } else if (answers.length > 0) {
        next = current.next(answers.pop());
      } else {
        this.means.keep();
        const place: Crossing = { question: questionOf(ask, this.means), ways: new Map(), rule, after };
        lead(place);
        const reply = place.question.reply(hand);
        lead = (to) => place.ways.set(reply, to);
        after = { place, answer: place.question.answer(reply) };
        next = current.next(after.answer);
      }
    }
    const end = this.endWith(next.value);
    lead(end);
    return end;
  }

  private endWith(value: unknown): PathEnd {
    const json = JSON.stringify(value) ?? 'undefined';
    const there = this.ends.get(json);
    if (there) return there;
    this.means.keep();
    const end = { value, json, told: isTold(value) };
    if (end.told) this.ends.set(json, end);
    return end;
  }
}

/** The answers that lead somewhere, the first of them last. */
function answersUpTo(last: Answered | undefined): unknown[] {
  const answers: unknown[] = [];
  for (let at = last; at; at = at.place.after) answers.push(at.answer);
  return answers;
}

/** Whether JSON tells all there is of a value: nothing in it is a map, a function, or a number that is none. */
function isTold(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'object' && value !== null) {
    const made = Object.getPrototypeOf(value);
    return (made === Object.prototype || made === Array.prototype) && Object.values(value).every(isTold);
  }
  return typeof value !== 'function' && typeof value !== 'symbol';
}

/** What nobody has to be asked for, and no chance decides. */
type FixedAsk = StepAsk | EffectAsk | RulingAsk | CellAsk | PermitAsk;

const isFixed = (ask: Ask): ask is FixedAsk =>
  ask.kind === 'step' ||
  ask.kind === 'effect' ||
  ask.kind === 'ruling' ||
  ask.kind === 'cell' ||
  ask.kind === 'permit';

function fixedAs(ask: FixedAsk, { rulings, cells = {}, anyway = [] }: Fixed): unknown {
  switch (ask.kind) {
    case 'ruling':
      return rulings[ask.id] ?? 1;
    case 'cell':
      return cells[ask.id];
    case 'permit':
      return anyway === true || anyway.includes(ask.clause);
    default:
      return undefined;
  }
}
