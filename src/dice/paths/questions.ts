import type { Draw } from '../../rules/draw.js';
import type { Part, Rounds, Rule, Sum } from '../../rules/rule.js';
import { answer, type Hand } from '../play.js';
import { isCountable, Throws } from './throws.js';

/** What chance decides at one place of a rule. */
export interface Question {
  /** Lets chance decide. @returns a reply: the same for equal answers */
  reply(hand: Hand): unknown;
  /** The answer as the rule takes it, for the reply that came last. */
  answer(reply: unknown): unknown;
}

/** What a rule comes to: equal values of it are one end. */
export interface PathEnd {
  readonly value: unknown;
  /** The value as JSON. */
  readonly json: string;
  /** Whether JSON tells all there is of it: another value of the same text is the same. */
  readonly told: boolean;
}

/** A rule that is gone through again and again. */
export interface Trodden {
  go(hand: Hand): PathEnd;
}

/** The means to go through rules within a rule. */
export interface Means {
  readonly tread: (rule: () => Rule<unknown>) => Trodden;
  /** The same for a part: wherever it is played with such arguments, it is one. */
  readonly treadPart: (part: Part) => Trodden;
  /** Makes room for one thing more to be kept. */
  readonly keep: () => void;
}

/** What a rule asks chance for, itself or through rules within it. */
export function questionOf(ask: Draw | Part | Sum | Rounds, means: Means): Question {
  switch (ask.kind) {
    case 'part':
      return partBy(means.treadPart(ask));
    case 'sum':
      return new Adding(ask, means);
    case 'rounds':
      return new Fighting(ask as unknown as Rounds<unknown>, means);
    case 'throw':
      return isCountable(ask) ? new Throws(ask) : new DrawQuestion(ask);
    default:
      return new DrawQuestion(ask);
  }
}

/** A draw of any kind, answered as it is everywhere. */
class DrawQuestion implements Question {
  private last: unknown;
  constructor(private readonly draw: Draw) {}

  reply(hand: Hand): unknown {
    this.last = answer(this.draw, hand).value;
    return typeof this.last === 'object' ? JSON.stringify(this.last) : this.last;
  }

  answer(): unknown {
    return this.last;
  }
}

/** A part is replied to by its end. */
const partBy = (part: Trodden): Question => ({
  reply: (hand) => part.go(hand),
  answer: (end) => (end as PathEnd).value,
});

/** What parts have come to so far, and what it is with one more. */
interface SumSoFar {
  readonly sums: Readonly<Record<string, number>>;
  readonly more: Map<PathEnd, SumSoFar>;
}

/** Independent parts that add up. */
class Adding implements Question {
  private readonly parts: readonly Trodden[];
  private readonly none: SumSoFar;
  /** By how many parts are in it and what they come to: whatever comes to the same is one. */
  private readonly all = new Map<string, SumSoFar>();

  constructor(
    { tally, parts }: Sum,
    private readonly means: Means,
  ) {
    this.parts = parts.map((part) => means.tread(part));
    this.none = { sums: Object.fromEntries(tally.map((name) => [name, 0])), more: new Map() };
  }

  reply(hand: Hand): SumSoFar {
    let { none: so } = this;
    for (let i = 0; i < this.parts.length; i++) {
      const end = this.parts[i]!.go(hand);
      so = so.more.get(end) ?? this.add(so, end, i);
    }
    return so;
  }

  answer(so: unknown): unknown {
    return (so as SumSoFar).sums;
  }

  private add(so: SumSoFar, end: PathEnd, i: number): SumSoFar {
    const more = end.value as Readonly<Record<string, number>>;
    const sums = Object.fromEntries(Object.entries(so.sums).map(([name, n]) => [name, n + more[name]!]));
    const key = `${i} ${Object.values(sums)}`;
    let found = this.all.get(key);
    if (!found) {
      this.means.keep();
      found = { sums, more: new Map() };
      this.all.set(key, found);
    }
    so.more.set(end, found);
    return found;
  }
}

/** A state between rounds, and the state that each end of the next round leads to. */
interface Between {
  readonly state: unknown;
  /** Nothing where it is over. */
  readonly round: Trodden | undefined;
  readonly next: Map<PathEnd, Between>;
}

/** A process of many rounds. States are told apart by all they hold: dice may be called by what no odds depend on. */
class Fighting implements Question {
  private readonly start: Between;
  private readonly states = new Map<string, Between>();

  constructor(
    private readonly process: Rounds<unknown>,
    private readonly means: Means,
  ) {
    this.start = this.at(process.start);
  }

  reply(hand: Hand): Between {
    let now = this.start;
    while (now.round) {
      const end = now.round.go(hand);
      now = now.next.get(end) ?? this.lead(now, end);
    }
    return now;
  }

  answer(now: unknown): unknown {
    return (now as Between).state;
  }

  private lead(from: Between, end: PathEnd): Between {
    const known = end.told ? this.states.get(end.json) : undefined;
    const to = known ?? this.at(end.value);
    if (!known && end.told) this.states.set(end.json, to);
    from.next.set(end, to);
    return to;
  }

  private at(state: unknown): Between {
    this.means.keep();
    const { process } = this;
    const round = process.isOver(state) ? undefined : this.means.tread(() => process.round(state));
    return { state, round, next: new Map() };
  }
}
