import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { roundOf } from '../state.js';
import { type ClauseId, put, ruling, step } from '../words.js';
import { behind, nextToTry } from './last-try.js';
import { sideOf } from './sides.js';

/** Who hands the initiative over. */
interface From {
  /** The side that had it, where that is known. */
  readonly side: string | undefined;
  readonly clause: ClauseId;
  /** Sides that are done for the turn (R7). */
  readonly done?: readonly string[];
  /** The unit that has its try of this turn with this. */
  readonly tried?: Unit | undefined;
  /** What is to be known where nobody else has a unit left. */
  readonly alone?: string;
}

/**
 * The initiative goes to the next side that has a unit to try (init.5, init.6); among several, by the order of this turn (R6).
 * @returns the side that has it now, where that is known
 */
export function* handOver(
  table: State,
  { side, clause, done, tried, alone = '' }: From,
): Rule<string | undefined> {
  const round = roundOf(table);
  const { order, seats } = round;
  const from = sideOf(round, side);
  const unknown = from === undefined || !order.includes(from);
  const several = order.length > 2;
  const clockwise = several && (yield* ruling('fubar:R6')) === 2;
  const isDone = done ?? round.done;
  const circle = unknown ? [] : [...behind(from, clockwise ? seats : order), from];
  const next = nextToTry(table, circle, isDone, tried) ?? circle.find((other) => !isDone.includes(other));
  const text =
    next !== undefined && next === from
      ? `the initiative stays with ${from}: nobody else has a unit left to try${alone}`
      : `the initiative passes to ${next ?? 'the opponent'}`;
  yield* step({
    id: 'holder',
    clause,
    value: next ?? 'opponent',
    text,
    ...(several && { ruling: 'fubar:R6' as const }),
  });
  if (next !== undefined) yield* put(clause, 'holder', next);
  return next;
}
