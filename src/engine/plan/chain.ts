import type { Remark } from '../../log/line/line.js';
import { commonDivisor, type Distribution, lcm, spellingOf, type Weighted } from '../../odds/distribution.js';
import type { Odds } from '../../odds/exact.js';
import { TooManyOutcomes } from '../../odds/walk/too-many-outcomes.js';
import type { Effect } from '../../rules/effect.js';
import type { Unit } from '../../rules/roster.js';
import { isRefusal, type Refusal, type Value } from '../../rules/rule.js';
import type { InRoles, State } from '../../rules/state.js';
import { afterPast } from '../../table/table.js';
import type { EngineError, MissingInputs } from '../errors.js';
import { Alike } from './alike.js';
import { type Call, deedOn, type PlanGame } from './call.js';
import { LineOdds } from './line-odds.js';
import { withoutUnread } from './looked-up.js';
import { Looks } from './looks.js';

/** A line of a plan that cannot be played on any table it comes to. */
export class InLine extends Error {
  override readonly name = 'InLine';
  /** @param line its number, from 1 */
  constructor(
    readonly line: number,
    override readonly cause: Error,
  ) {
    super(cause.message);
  }
}

/** Why a plan breaks off before one of its lines: that is not permitted as the table stands by then. */
export interface Break {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly clause?: string;
  readonly why: string;
}

/** How a plan ends. */
export interface PlanEnd {
  /** The table behind it. */
  readonly state: State;
  /** It came to what it was to be played until. */
  readonly reached?: true;
  /** Before this one it broke off. */
  readonly broke?: Break;
}

/** What a plan comes to. */
export interface PlanPlayed {
  readonly ends: Distribution<PlanEnd>;
  /** The same number for units that stand alike at the end. */
  readonly numberOf: (unit: Unit) => number;
  /** In how much of `ends` each line is played. */
  readonly played: readonly bigint[];
  /** Why lines were passed over, each once, in the order of the lines: what was not due, and with `keepGoing` what was not permitted. */
  readonly passed: readonly Weighted<Break>[];
  /** The units that stand in lines. */
  readonly named: readonly string[];
  /** What the turn and others speak against, line by line, without forbidding it. */
  readonly remarks: readonly (Remark & { readonly line: number })[];
  readonly rulings: Readonly<Record<string, number>>;
  readonly house: Readonly<Record<string, Value>>;
}

/** How a plan is played. */
export interface Manner {
  /** It stops as soon as this is so. */
  readonly until?: (state: State) => boolean;
  /** A line that is not permitted is passed over, and the plan goes on. */
  readonly keepGoing?: boolean;
  /** The fields that conditions look at. */
  readonly asked?: ReadonlySet<string>;
}

/** What the exact walk of a plan may cost. */
interface Bound {
  /** What all rules ask for, and tables that effects lead to. */
  readonly asks: number;
  readonly tables: number;
  /** Units, and other parts of tables, that are told apart. */
  readonly parts: number;
}

/** Some ten seconds of work, and 600 MB; past it a plan is rolled. */
const BOUND: Bound = { asks: 1_500_000, tables: 400_000, parts: 80_000 };

/** Tables with their weights, over one denominator. */
type Tables = Map<string, { readonly state: State; weight: bigint }>;

/**
 * The exact odds of a plan: a chain over tables. Each line leads from every table to those that its effects make of it; tables that
 * are alike are one. What a line comes to with the same inputs is worked out once.
 * @throws TooManyOutcomes past the bound; InLine for a line that cannot be read on any table, or is not permitted from the start
 */
export async function exactPlan(
  calls: readonly Call[],
  field: PlanGame,
  manner: Manner,
  bound = BOUND,
): Promise<PlanPlayed> {
  const gist = withoutUnread(field.kept.memory.kinds, calls, manner.asked);
  const chain = new Chain(field, manner, bound, new Alike(gist));
  for (const call of calls) await chain.follow(call);
  return chain.played();
}

/** A chance, over a denominator of its own. */
interface ChanceOver {
  readonly weight: bigint;
  readonly over: bigint;
}

/** A line on tables that are alike wherever it looks: all that it can do there, and by whom. */
interface Lead {
  readonly named: InRoles;
  readonly odds: Odds<readonly Effect[]>;
}

/** A line on such tables, where it is not played. */
interface Barred {
  readonly error: Refusal | EngineError;
}

/** What a line comes to, with the table on which it does. */
interface On<T> {
  readonly state: State;
  readonly weight: bigint;
  readonly of: T;
}

class Chain {
  private readonly odds: LineOdds;
  private readonly ends: (ChanceOver & { readonly end: PlanEnd })[] = [];
  private readonly passed: (ChanceOver & { readonly why: Break })[] = [];
  private readonly lines: ChanceOver[] = [];
  private readonly remarks: PlanPlayed['remarks'][number][] = [];
  private readonly named = new Set<string>();
  /** The tables that the next line is played on, with their weights over one denominator. */
  private tables: Tables = new Map();
  private over = 1n;
  /** As many tables may still be made. */
  private room: number;

  constructor(
    private readonly field: PlanGame,
    private readonly manner: Manner,
    private readonly bound: Bound,
    private readonly alike: Alike,
  ) {
    this.odds = new LineOdds(bound.asks, this.alike);
    this.room = bound.tables;
    this.put(this.tables, field.start.state.state, 1n);
    this.leaveWhereReached();
  }

  /** Goes on by a line, from every table. */
  async follow(call: Call): Promise<void> {
    const line = this.lines.length + 1;
    const { leads, barred } = await this.leadsFrom(call, line);
    // What is forbidden on one table, and says nothing on another, is a line that breaks off.
    const told = barred.filter(({ of }) => !isNoneDue(of.error));
    const isUnread = told.length > 0 && told.every(({ of }) => !isNotPermitted(of.error));
    if (leads.length === 0 && barred.length > 0 && (isUnread || line === 1))
      throw new InLine(line, (told[0] ?? barred[0]!).of.error);
    this.lines.push({ weight: leads.reduce((sum, { weight }) => sum + weight, 0n), over: this.over });
    const least = leads.reduce(
      (all, { of }) => (all % of.odds.total === 0n ? all : lcm(all, of.odds.total)),
      1n,
    );
    const next: Tables = new Map();
    for (const { state, weight, of } of barred) {
      const why = breakOf(line, of.error);
      if (this.manner.keepGoing || isNoneDue(of.error)) {
        this.put(next, state, weight * least);
        this.passed.push({ why, weight, over: this.over });
      } else this.ends.push({ end: { state: this.alike.end(state), broke: why }, weight, over: this.over });
    }
    for (const lead of leads) this.spread(lead, lead.weight * (least / lead.of.odds.total), next);
    this.over = (this.over * least) / inLowestTerms(next, this.over * least);
    this.tables = next;
    this.leaveWhereReached();
  }

  private async leadsFrom(call: Call, line: number): Promise<{ leads: On<Lead>[]; barred: On<Barred>[] }> {
    const leads: On<Lead>[] = [];
    const barred: On<Barred>[] = [];
    const looks = new Looks<Lead | Barred>(this.alike);
    for (const { state, weight } of this.tables.values()) {
      const of = await looks.at(state, (table) => this.lineOn(call, table, line));
      if ('error' in of) barred.push({ state, weight, of });
      else leads.push({ state, weight, of });
    }
    return { leads, barred };
  }

  private async lineOn(call: Call, state: State, line: number): Promise<Lead | Barred> {
    try {
      const deed = await deedOn(call, state, this.field);
      const odds = this.odds.of(deed);
      const { units } = deed.task;
      this.remarks.push(...deed.remarks.map((remark) => ({ line, ...remark })));
      for (const name of units?.names ?? []) this.named.add(name);
      return { odds, named: units?.roles ?? {} };
    } catch (error) {
      if (!isBar(error)) throw error;
      return { error };
    }
  }

  /** Puts down every table that a line leads to. */
  private spread({ state, of: { named, odds } }: On<Lead>, share: bigint, next: Tables): void {
    for (const { value: effects, weight } of odds.outcomes) {
      if (this.room-- <= 0 || this.alike.compared > this.bound.parts)
        throw new TooManyOutcomes('more tables than can be told apart in reasonable time');
      this.put(next, afterPast(state, { effects, named }, this.field.kept.memory.kinds), share * weight);
    }
  }

  private put(tables: Tables, of: State, weight: bigint): void {
    const state = this.alike.table(of, this.lines.length);
    const key = this.alike.key(state);
    const there = tables.get(key);
    if (there) there.weight += weight;
    else tables.set(key, { state, weight });
  }

  /** Where it is so the plan has come to its end. */
  private leaveWhereReached(): void {
    const { until } = this.manner;
    if (!until) return;
    for (const [key, { state, weight }] of this.tables) {
      if (!until(state)) continue;
      this.ends.push({ end: { state: this.alike.end(state), reached: true }, weight, over: this.over });
      this.tables.delete(key);
    }
  }

  /** What all of it comes to. */
  played(): PlanPlayed {
    for (const { state, weight } of this.tables.values())
      this.ends.push({ end: { state: this.alike.end(state) }, weight, over: this.over });
    const all = [...this.ends, ...this.lines, ...this.passed].reduce(
      (of, { over }) => (of % over === 0n ? of : lcm(of, over)),
      1n,
    );
    const share = ({ weight, over }: ChanceOver) => (over === all ? weight : weight * (all / over));
    return {
      ends: { outcomes: this.ends.map((of) => ({ value: of.end, weight: share(of) })), total: all },
      numberOf: this.alike.numberOf,
      played: this.lines.map(share),
      passed: breaksIn(this.passed.map((of) => ({ value: of.why, weight: share(of) }))),
      named: [...this.named],
      remarks: remarksOnce(this.remarks),
      ...this.odds.met,
    };
  }
}

/** Divides the weights by what all of them have in common; by how much. */
function inLowestTerms(tables: Tables, over: bigint): bigint {
  const divisor = commonDivisor(tables.values(), over);
  if (divisor !== 1n) for (const of of tables.values()) of.weight /= divisor;
  return divisor;
}

/** Whether a line that is not played for this reason may be played on other tables. Errors of another bundle are of another class. */
export const isBar = (error: unknown): error is Refusal | EngineError =>
  isRefusal(error) ||
  ['EngineError', 'InputError', 'MissingInputs'].includes(`${(error as Error | null)?.name}`);

/** Whether the rules do not permit it, or its units are out of the game; else it says something that is not there. */
export const isNotPermitted = (error: Refusal | EngineError): boolean =>
  isRefusal(error) || error.code === 'not-allowed';

/** Whether nothing of it is due: nothing is done then. That tells neither that it can be read nor that it cannot. */
export const isNoneDue = (error: unknown): boolean =>
  (error as Partial<MissingInputs> | null)?.waiting?.length === 0;

export function breakOf(line: number, { message, clause }: Refusal | EngineError): Break {
  return { line, why: message, ...(clause !== undefined && { clause }) };
}

/** Each reason once, in the order of the lines, the likeliest first. */
export function breaksIn(all: readonly Weighted<Break>[]): Weighted<Break>[] {
  const found = new Map<string, { value: Break; weight: bigint }>();
  for (const { value, weight } of all) {
    const key = spellingOf(value);
    const there = found.get(key);
    if (there) there.weight += weight;
    else found.set(key, { value, weight });
  }
  return [...found.values()].sort((a, b) => a.value.line - b.value.line || (a.weight > b.weight ? -1 : 1));
}

/** Each remark once, where it first stands. */
export const remarksOnce = (remarks: PlanPlayed['remarks']): PlanPlayed['remarks'] => {
  const seen = new Map(remarks.map((remark) => [JSON.stringify(remark), remark]));
  return [...seen.values()];
};
