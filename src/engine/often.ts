import { Retelling } from '../dice/paths/retold.js';
import type { Hand, RulePlayed } from '../dice/play.js';
import type { AnyAction } from '../rules/action.js';
import type { Thrown } from '../rules/draw.js';
import { onceFor } from '../rules/once.js';
import type { Input, Result } from '../rules/record.js';
import type { Rule } from '../rules/rule.js';
import type { Task } from './resolve.js';

/** What is kept of lines that are played again and again. */
class Often {
  /** The ways that a line took, by its action and its inputs, which are the same objects, and by what else decides it but dice. */
  readonly lines = onceFor((_: AnyAction) =>
    onceFor((_: Input) => new Map<string, Retelling<RulePlayed<Result>> | undefined>()),
  );
  /** Forks and ends of ways. */
  readonly room = { left: 4_000 };
}

let kept = new Often();

/**
 * Plays a line that is played again and again, as a script has them, and on which no table has a say: the ways that it takes are kept,
 * and only its dice are thrown.
 * @param rule makes its rule anew
 * @param end what comes of it where it was played, checked
 * @returns what plays it; nothing, the first time
 */
export function playsAgain(
  { action, input, rulings, cells, anyway }: Task,
  rule: () => Rule<Result>,
  end: (of: RulePlayed<Result>) => RulePlayed<Result>,
): ((hand: Hand) => RulePlayed<Result>) | undefined {
  const fixed = { rulings, cells, ...(anyway && { anyway }) };
  const key = JSON.stringify([rulings, cells, anyway]);
  // Where there is no more room those that are kept make way for another line.
  if (kept.room.left === 0 && kept.lines(action)(input).get(key) === undefined) kept = new Often();
  const { room } = kept;
  const lines = kept.lines(action)(input);
  const anew = () => new Retelling(rule, fixed, (of) => end(of as RulePlayed<Result>), room);
  const ways = lines.get(key) ?? (lines.has(key) ? anew() : undefined);
  lines.set(key, ways);
  return (
    ways &&
    ((hand) => {
      const { end: of, thrown } = ways.go(hand);
      return { ...of, steps: withDice(of.steps, thrown) };
    })
  );
}

/** Steps with the dice that it was this time. */
function withDice(
  steps: RulePlayed<Result>['steps'],
  thrown: readonly Thrown[],
): RulePlayed<Result>['steps'] {
  let at = 0;
  return steps.map((step) => {
    if (!step.dice) return step;
    const from = at;
    at += step.dice.length;
    return { ...step, dice: thrown.slice(from, at) };
  });
}
