import type { Rule } from '../../src/rules/rule.js';
import type { Battle } from './battle.js';
import { type ClauseId, refuse, ruling, step } from './words.js';

/** The names in a list with commas. */
export const named = (typed: string): string[] => typed.split(',').map((part) => part.trim());

/** The players as they were typed, or sat in the turn before; else the attacker and the defender. */
export const seatsOf = ({ seats }: Battle, sides: string | undefined, isNew: boolean): readonly string[] =>
  sides !== undefined ? named(sides) : seats.length > 0 && !isNew ? seats : ['Attacker', 'Defender'];

/** Refuses a player whose try it is not. */
export function ownTry({ order, holder }: Battle, side: string | undefined, clause: ClauseId): void {
  if (side === undefined || holder === undefined || side === holder) return;
  if (!order.includes(side) || !order.includes(holder)) return;
  refuse(clause, `${holder} has the initiative, not ${side}.`, `pass --side ${holder} hands it over.`);
}

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
