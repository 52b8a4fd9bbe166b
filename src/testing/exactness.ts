import { exactOdds } from '../odds/exact.js';
import { type AnyAction, asInOdds, ruleOf } from '../rules/action.js';
import type { Rule } from '../rules/rule.js';
import { bruteForce, differences, TooManyWays } from './brute-force.js';
import type { Shown } from './played.js';

/** So many ways are followed face by face, and so many branches walked: nobody waits for more. */
const [WAYS, BRANCHES] = [3_000, 3_000];
/** So many lines of an action are compared. */
const MOST = 8;

/** What came of comparing odds. */
export interface Compared {
  /** In what they differ, a line each. */
  readonly wrong: readonly string[];
  /** Actions of which lines were compared, and lines that roll dice. */
  readonly compared: number;
  readonly rolled: number;
}

/** Compares the exact odds of lines with what comes of every face of every die, without any tolerance. */
export function oddsAgainstFaces(actions: readonly AnyAction[], lines: readonly Shown[]): Compared {
  const wrong: string[] = [];
  let rolled = 0;
  const compared = new Map<AnyAction, number>();
  for (const { line, record } of lines) {
    const action = record && actions.find(({ name }) => name === record.action);
    if (!action || action.beyondOdds?.(record.input as never) !== undefined) continue;
    if (record.steps.some(({ dice = [] }) => dice.length > 0)) rolled++;
    if ((compared.get(action) ?? 0) >= MOST) continue;
    const table = action.memory?.start;
    const told = asInOdds(action, record.input, table);
    const rule = (): Rule<unknown> => ruleOf(told, record.input as never, table);
    try {
      const faces = bruteForce(rule, { rulings: record.rulings, merged: true, most: WAYS });
      const odds = exactOdds(rule, record.rulings, {}, BRANCHES);
      wrong.push(...differences(odds, faces).map((why) => `${line}: ${why}`));
      const sum = odds.outcomes.reduce((all, { weight }) => all + weight, 0n);
      if (sum !== odds.total) wrong.push(`${line}: its chances add up to ${sum} of ${odds.total}`);
      compared.set(action, (compared.get(action) ?? 0) + 1);
    } catch (error) {
      // What is played although a clause forbids it has no odds here; the heaviest lines are too many.
      if (!(error instanceof TooManyWays) && !['TooManyOutcomes', 'Refusal'].includes((error as Error).name))
        throw error;
    }
  }
  return { wrong, compared: compared.size, rolled };
}
