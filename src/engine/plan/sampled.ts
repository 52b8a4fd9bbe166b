import { isRefusal } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { afterPast } from '../../table/table.js';
import { resolveSeeded } from '../resolve.js';
import { Alike } from './alike.js';
import { type Call, type CallOnTable, deedOn, type PlanGame } from './call.js';
import {
  type Break,
  breakOf,
  breaksIn,
  InLine,
  isBar,
  isNoneDue,
  isNotPermitted,
  type Manner,
  type PlanEnd,
  type PlanPlayed,
  remarksOnce,
} from './chain.js';
import { withoutUnread } from './looked-up.js';

/** How a plan is rolled. */
export interface Rolls {
  readonly seed: string;
  /** The number of the first repetition, and how many there are. */
  readonly from: number;
  readonly times: number;
  /** Asked between repetitions: it may wait, or throw to give up. */
  readonly between?: (done: number) => Promise<void>;
}

/** The standard error of a chance that was found by so many repetitions. */
export const standardError = (p: number, times: number): number => Math.sqrt((p * (1 - p)) / times);

/** The seed of a line of a plan, so that no two lines of it throw the same dice. */
export const seedOf = (seed: string, line: number): string => `${seed}.${line}`;

/**
 * A plan rolled many times over. Repetition i depends on the seed and i alone, and throws what the lines would, typed one by one
 * with the seeds of {@link seedOf}.
 * @returns as {@link exactPlan}, with counts for weights
 */
export async function rolledPlan(
  calls: readonly Call[],
  field: PlanGame,
  { until, keepGoing, asked }: Manner,
  { seed, from, times, between }: Rolls,
): Promise<PlanPlayed> {
  const alike = new Alike(withoutUnread(field.kept.memory.kinds, calls, asked));
  const lines = calls.map((call, i) => new LineOnTables(call, i + 1, field, alike));
  const ends = new Map<string, { value: PlanEnd; weight: bigint }>();
  const played = calls.map(() => 0n);
  const passed: { value: Break; weight: bigint }[] = [];
  const met = { rulings: {}, house: {} };
  const rolledOnce = async (index: number): Promise<PlanEnd> => {
    const end = await playedOnce(index);
    return { ...end, state: alike.end(end.state) };
  };
  const playedOnce = async (index: number): Promise<PlanEnd> => {
    let state = alike.table(field.start.state.state, 0);
    for (const [i, line] of lines.entries()) {
      if (until?.(state)) return { state, reached: true };
      const on = await line.on(state);
      if ('why' in on) {
        const { why, isNoneDue } = on;
        if (!keepGoing && !isNoneDue) return { state, broke: why };
        passed.push({ value: why, weight: 1n });
        continue;
      }
      const { task, past } = on;
      try {
        const record = resolveSeeded(task, past, seedOf(seed, i + 1), index);
        Object.assign(met.rulings, record.rulings);
        Object.assign(met.house, record.house);
        const named = task.units?.roles ?? {};
        state = alike.table(afterPast(state, { ...record, named }, field.kept.memory.kinds), i + 1);
        played[i]!++;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (i === 0) throw new InLine(1, error);
        const why = breakOf(i + 1, error);
        if (!keepGoing) return { state, broke: why };
        passed.push({ value: why, weight: 1n });
      }
    }
    return { state, ...(until?.(state) && { reached: true as const }) };
  };
  for (let i = 0; i < times; i++) {
    const value = await rolledOnce(from + i);
    const key = `${JSON.stringify(value.broke)} ${value.reached} ${alike.key(value.state)}`;
    const there = ends.get(key);
    if (there) there.weight++;
    else ends.set(key, { value, weight: 1n });
    await between?.(i + 1);
  }
  for (const [i, { unread }] of lines.entries()) if (unread) throw new InLine(i + 1, unread);
  return {
    numberOf: alike.numberOf,
    ends: { outcomes: [...ends.values()], total: BigInt(times) },
    played,
    passed: breaksIn(passed),
    named: [...new Set(lines.flatMap(({ named }) => [...named]))],
    remarks: remarksOnce(lines.flatMap(({ remarks }) => remarks)),
    ...met,
  };
}

/** A line that is not played on a table; the plan goes on behind what is not due there. */
interface NotPlayed {
  readonly why: Break;
  readonly isNoneDue: boolean;
}

/** A line of a plan as it is on the tables that it was reached on: many repetitions come to the same. */
class LineOnTables {
  readonly remarks: PlanPlayed['remarks'][number][] = [];
  readonly named = new Set<string>();
  private isRead = false;
  private wrong: Error | undefined;
  private readonly known = new Map<string, CallOnTable | NotPlayed>();

  constructor(
    private readonly call: Call,
    private readonly line: number,
    private readonly field: PlanGame,
    private readonly alike: Alike,
  ) {}

  /** What is wrong with it, where it can be read on no table. */
  get unread(): Error | undefined {
    return this.isRead ? undefined : this.wrong;
  }

  async on(state: State): Promise<CallOnTable | NotPlayed> {
    const key = this.alike.key(state);
    let found = this.known.get(key);
    if (!found) {
      found = await this.lookedAt(state);
      this.known.set(key, found);
    }
    return found;
  }

  private async lookedAt(state: State): Promise<CallOnTable | NotPlayed> {
    try {
      const deed = await deedOn(this.call, state, this.field);
      this.isRead = true;
      for (const name of deed.task.units?.names ?? []) this.named.add(name);
      this.remarks.push(...deed.remarks.map((remark) => ({ line: this.line, ...remark })));
      return deed;
    } catch (error) {
      // What nobody can play from the start is told as it is.
      if (!isBar(error)) throw error;
      if (this.line === 1) throw new InLine(1, error);
      if (isNotPermitted(error)) this.isRead = true;
      else if (!isNoneDue(error)) this.wrong = error;
      return { why: breakOf(this.line, error), isNoneDue: isNoneDue(error) };
    }
  }
}
