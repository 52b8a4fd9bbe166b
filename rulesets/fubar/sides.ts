import type { Rule } from '../../src/rules/rule.js';
import type { Battle } from './battle.js';
import { type ClauseId, ruling, step } from './words.js';

/**
 * The initiative goes to the other side (init.5, init.6); among several, by the order of this turn (R6).
 * @param from the side that had it, where that is known
 * @returns the side that has it now, where that is known
 */
export function* handOver(
  battle: Battle,
  from: string | undefined,
  clause: ClauseId,
  done: readonly string[] = battle.done,
): Rule<string | undefined> {
  const { order, seats } = battle;
  const unknown = from === undefined || !order.includes(from);
  const several = order.length > 2;
  const clockwise = several && (yield* ruling('fubar:R6')) === 2;
  const round = clockwise ? seats : order;
  const at = unknown ? -1 : round.indexOf(from);
  const after = [...round.slice(at + 1), ...round.slice(0, at + 1)];
  const next = unknown ? undefined : after.find((side) => !done.includes(side));
  yield* step({
    id: 'holder',
    clause,
    value: next ?? 'opponent',
    text: `the initiative passes to ${next ?? 'the opponent'}`,
    ...(several && { ruling: 'fubar:R6' as const }),
  });
  return next;
}
