import { exactEffects, type Odds } from '../../odds/exact.js';
import { Deeds } from '../../odds/walk/did.js';
import { Parts } from '../../odds/walk/parts.js';
import { TooManyOutcomes } from '../../odds/walk/too-many-outcomes.js';
import { MOST_BRANCHES } from '../../odds/walk/walk.js';
import type { Effect } from '../../rules/effect.js';
import { isRefusal, type Refusal, type Value } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { recur } from '../../table/fold/fold.js';
import { ruleOf } from '../resolve.js';
import type { Alike } from './alike.js';
import type { CallOnTable } from './call.js';

/** Past this many branches of one line the plan is rolled. */
const MOST_IN_A_LINE = 2 * MOST_BRANCHES;

/** The odds of lines, each worked out once for its inputs; and what was met on the way. */
export class LineOdds {
  readonly met = { rulings: {} as Record<string, number>, house: {} as Record<string, Value> };
  private readonly known = new Map<string, Odds<readonly Effect[]> | Refusal>();
  /** By rulings and cells: what is played by others has other odds. */
  private readonly parts = new Map<string, Parts>();
  private readonly deeds = new Deeds();

  /** @param left so much may rules still ask for */
  constructor(
    private left: number,
    private readonly alike: Alike,
  ) {}

  /** What a line does to the table. @throws Refusal where the rules forbid it; TooManyOutcomes */
  of({ task, past }: CallOnTable): Odds<readonly Effect[]> {
    const { action, input, rulings, cells, anyway = false } = task;
    const agreed = JSON.stringify([rulings, cells]);
    const key = `${action.name} ${agreed} ${anyway} ${JSON.stringify(input)} ${past ? this.alike.key(this.alike.table(past, 0)) : ''}`;
    let found = this.known.get(key);
    if (!found) {
      found = this.workedOut(task, past, agreed);
      this.known.set(key, found);
    }
    if ('message' in found) throw found;
    return found;
  }

  private workedOut(task: CallOnTable['task'], past: State | undefined, agreed: string) {
    const { action, input, rulings, cells, anyway } = task;
    const parts = this.parts.get(agreed) ?? new Parts();
    this.parts.set(agreed, parts);
    if (this.left <= 0)
      throw new TooManyOutcomes('rules ask for more than can be answered in reasonable time');
    const beyond = action.beyondOdds?.(input);
    if (beyond) throw new TooManyOutcomes(beyond);
    try {
      const rule = () => ruleOf(action, input, past);
      const by = { rulings, cells, parts, deeds: this.deeds, most: MOST_IN_A_LINE, anyway: anyway === true };
      const odds = exactEffects(rule, by);
      this.left -= odds.asks;
      for (const { value: effects } of odds.outcomes) recur(effects);
      Object.assign(this.met.rulings, odds.rulings);
      Object.assign(this.met.house, odds.house);
      return odds;
    } catch (error) {
      if (isRefusal(error)) return error;
      throw error;
    }
  }
}
