import type { Rule } from '../../src/rules/rule.js';
import { list } from '../../src/rules/say.js';
import { type Battle, sameName, sideOf } from './battle.js';
import { type ClauseId, refuse, ruling, step } from './words.js';

/** The most players at one table. */
export const MOST_SIDES = 4;

/** The names in a list with commas. */
export const named = (typed: string): string[] => typed.split(',').map((part) => part.trim());

/** What a side's die is called. */
export const called = (side: string): string =>
  side
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Whether so many can play, each with a die of its own name. */
export function canPlay(sides: readonly string[]): boolean {
  const each = new Set(sides.map(called));
  return sides.length >= 2 && sides.length <= MOST_SIDES && each.size === sides.length && !each.has('');
}

/** The players as they were typed, or sat in the turn before, or of the units on record; else attacker and defender. */
export function seatsOf(
  { seats, units }: Battle,
  sides: string | undefined,
  isNew: boolean,
): readonly string[] {
  if (sides !== undefined) return named(sides);
  if (seats.length > 0 && !isNew) return seats;
  const mustered = units.flatMap(({ side }) => side ?? []);
  const different = mustered.filter((side, i) => mustered.findIndex((other) => sameName(other, side)) === i);
  return !isNew && canPlay(different) ? different : ['Attacker', 'Defender'];
}

/** Refuses a player whose try it is not. */
export function ownTry(battle: Battle, typed: string | undefined, clause: ClauseId): void {
  const { order, holder } = battle;
  const side = sideOf(battle, typed);
  if (side === undefined || order.length === 0) return;
  if (!order.includes(side)) {
    refuse(clause, `${side} is no side of this turn: ${list(order)} are.`, `Give --side ${order[0]}, say.`);
  }
  if (holder === undefined || side === holder) return;
  refuse(clause, `${holder} has the initiative, not ${side}.`, `pass --side ${holder} hands it over.`);
}

/**
 * The initiative goes to the other side (init.5, init.6); among several, by the order of this turn (R6).
 * @param side the side that had it, where that is known
 * @returns the side that has it now, where that is known
 */
export function* handOver(
  battle: Battle,
  side: string | undefined,
  clause: ClauseId,
  done: readonly string[] = battle.done,
): Rule<string | undefined> {
  const { order, seats } = battle;
  const from = sideOf(battle, side);
  const unknown = from === undefined || !order.includes(from);
  const several = order.length > 2;
  const clockwise = several && (yield* ruling('fubar:R6')) === 2;
  const round = clockwise ? seats : order;
  const at = unknown ? -1 : round.indexOf(from);
  const after = [...round.slice(at + 1), ...round.slice(0, at + 1)];
  const next = unknown ? undefined : after.find((other) => !done.includes(other));
  yield* step({
    id: 'holder',
    clause,
    value: next ?? 'opponent',
    text: `the initiative passes to ${next ?? 'the opponent'}`,
    ...(several && { ruling: 'fubar:R6' as const }),
  });
  return next;
}
