import type { Rule } from '../../src/rules/rule.js';
import type { Battle, Unit } from './battle.js';
import { handOver } from './sides.js';
import { refuse, ruling, step } from './words.js';

/** How a withdrawal ends. */
export const OUTCOMES = ['stays', 'caught', 'away'] as const;
export type Left = { outcome: (typeof OUTCOMES)[number]; distance: number };

/** The ruling that makes a withdrawal the unit's own try. */
export type Own = 'fubar:R75' | 'fubar:R49';

/** A unit that has been activated this turn is not again, but where the fight of the turn does not count (R49). */
export function* mayTryStill({ fought }: Unit, { turn }: Battle): Rule<void> {
  if (turn === 0 || fought !== turn) {
    refuse('fubar:turn.1', 'It has been activated this turn: each unit once in a turn.');
  }
  if ((yield* ruling('fubar:R49')) !== 3) roundFought();
}

function roundFought(): never {
  return refuse(
    'fubar:withdraw.1',
    'The round of this turn has been fought: a withdrawal is tried before it.',
  );
}

/** One that was assaulted before its own try may use it to withdraw, or has none, as it is ruled (R75). */
export function* asItsTry(): Rule<void> {
  if ((yield* ruling('fubar:R75')) === 2) {
    refuse('fubar:melee.10', 'It was assaulted: that used up its try of this turn.');
  }
  const text = 'assaulted this turn: the withdrawal is its own try';
  yield* step({ id: 'when', clause: 'fubar:withdraw.1', value: 'try', text, ruling: 'fubar:R75' });
}

/** A withdrawal is tried before the round of the turn is fought (R49). */
export function* timing({ fought }: { readonly fought: boolean }): Rule<number> {
  const option = yield* ruling('fubar:R49');
  if (option !== 3 && fought) roundFought();
  const said = [
    'as the turn begins, before the round is fought',
    'instead of fighting the round',
    "during the turn, as the unit's own activation",
  ];
  yield* step({
    id: 'when',
    clause: 'fubar:withdraw.1',
    value: option,
    text: said[option - 1]!,
    ruling: 'fubar:R49',
  });
  return option;
}

/** More than standing up hangs on such a roll only if it is a full attempt (R69). */
export function* attempted(
  leaves: boolean,
  side: string | undefined,
  battle: Battle,
  ruled: Own | undefined,
): Rule<void> {
  const isFull = ruled !== undefined || (yield* ruling('fubar:R69')) === 2;
  const line = { ruling: ruled ?? ('fubar:R69' as const) };
  const activated = isFull
    ? 'it was its try of this turn'
    : 'the combat has activated it: no other try this turn';
  yield* step({ ...line, id: 'full', clause: 'fubar:melee.10', value: isFull, text: activated });
  if (leaves && !isFull) return;
  if (leaves) {
    const text = 'the initiative is kept';
    yield* step({ ...line, id: 'keeps', clause: 'fubar:init.4', value: true, text });
    return;
  }
  const text = isFull
    ? 'a failed try: it is On Guard, and the initiative passes'
    : 'no On Guard, and the initiative stays where it is';
  yield* step({ ...line, id: 'on-guard', clause: 'fubar:activate.6', value: isFull, text });
  if (isFull) yield* handOver(battle, side, 'fubar:init.5');
}

/**
 * A failed withdrawal (R49).
 * @param own the ruling that makes it the unit's own try: then the round of the turn has been fought
 */
export function* stays(option: number, own: Own | undefined): Rule<Left> {
  if (own) {
    const text = 'it stays, and the combat goes on as the next turn begins';
    yield* step({ id: 'stays', clause: 'fubar:melee.9', value: true, text, ruling: own });
    return { outcome: 'stays', distance: 0 };
  }
  const text =
    option === 2
      ? 'it does not strike this round, but is struck'
      : 'it stays, and the round is fought as usual';
  yield* step({ id: 'stays', clause: 'fubar:melee.9', value: true, text, ruling: 'fubar:R49' });
  return { outcome: 'stays', distance: 0 };
}
