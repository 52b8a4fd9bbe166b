import { Retelling } from '../dice/paths/retold.js';
import type { Hand, RulePlayed } from '../dice/play.js';
import type { Thrown } from '../rules/draw.js';
import type { Input, Result } from '../rules/record.js';
import type { Rule } from '../rules/rule.js';
import type { Task } from './resolve.js';

/** What is kept of lines that are played again and again. */
class Often {
  /** The ways that a line took, by its inputs, which are the same object, and by what else decides it but dice. */
  readonly lines = new WeakMap<Input, Map<string, Retelling<RulePlayed<Result>> | undefined>>();
  /** Forks and ends of ways. */
  readonly room = { left: 50_000 };
}

let kept = new Often();

/** How a line is played. */
interface RuleOfLine {
  /** Makes its rule anew. */
  readonly rule: () => Rule<Result>;
  /** Plays it as one of which nothing is kept. */
  readonly once: () => RulePlayed<Result>;
  /** What comes of it where it was played, checked. */
  readonly end: (of: RulePlayed<Result>) => RulePlayed<Result>;
}

/**
 * Plays a line on which no table has a say. A script has the same lines again and again: from the second time on the ways that one
 * takes are kept, and only its dice are thrown.
 * @throws whatever the rule and the hand throw
 */
export function playedOften(
  { input, rulings, cells, anyway }: Task,
  hand: Hand,
  { rule, once, end }: RuleOfLine,
): RulePlayed<Result> {
  if (kept.room.left === 0) kept = new Often();
  const { lines, room } = kept;
  const ofInput = lines.get(input) ?? new Map<string, Retelling<RulePlayed<Result>> | undefined>();
  const key = JSON.stringify([rulings, cells, anyway]);
  if (!ofInput.has(key)) {
    lines.set(input, ofInput.set(key, undefined));
    return once();
  }
  const settled = { rulings, cells, ...(anyway && { anyway }) };
  const ways = ofInput.get(key) ?? new Retelling(rule, settled, (of) => end(of as RulePlayed<Result>), room);
  ofInput.set(key, ways);
  const { end: of, thrown } = ways.go(hand);
  return { ...of, steps: withDice(of.steps, thrown) };
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
