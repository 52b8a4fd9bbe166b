import type { Battlefield } from './battlefield.js';
import { isJoker, suitOf } from './deck.js';
import { type ClauseId, refuse } from './words.js';

/** Who delivers smoke or a flare, and when. */
interface Laying {
  readonly artillery: boolean;
  readonly specialActions: boolean;
}

/** What is laid, and the clause by which infantry lays it on a shooting card. */
interface Laid {
  readonly clause: ClauseId;
  readonly does: 'lays smoke' | 'launches a flare';
}

/** What forbids smoke or a flare now, as far as the cards of the game tell (seq.1, smoke.1, flare.1). */
export function mustBeItsTime({ artillery, specialActions }: Laying, field: Battlefield, laid: Laid): void {
  const { deck, skipped } = field;
  if (deck.dealt === 0) return;
  if (specialActions && !deck.over) {
    refuse(
      'bg:seq.1',
      `The card phase of turn ${deck.turn} goes on; the special actions come after it.`,
      'On a card of this turn: without --special-actions.',
    );
  }
  if (specialActions && skipped) {
    refuse('bg:seq.1', `The joker has taken the special actions phase of turn ${deck.turn} (bg:R13).`);
  }
  if (artillery || deck.laid.some((card) => !isJoker(card) && /[CH]/.test(suitOf(card)))) return;
  refuse(
    laid.clause,
    `Infantry ${laid.does} on its shooting card, and turn ${deck.turn} has had none.`,
    deck.over
      ? 'By artillery after the melees: --artillery --special-actions.'
      : 'By artillery: --artillery.',
  );
}
