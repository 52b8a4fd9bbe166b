import type { Rule } from '../../../src/rules/rule.js';
import type { Top } from '../../../src/rules/state.js';
import { deal } from '../../../src/rules/words.js';
import { step } from '../words.js';

/** Cards that were taken back, the next one to come first: chance has no part in them. */
export interface OnTop {
  readonly cards: readonly Top[];
  readonly shells: readonly Top[];
}

export const NOTHING_ON_TOP: OnTop = { cards: [], shells: [] };

/** The cards on top after this one was dealt: where it is not the one that lay there nothing of the pile is known. */
export const withoutCard = ([top, ...rest]: readonly Top[], card: string): readonly Top[] =>
  top?.card === card ? rest : [];

/** What is on top after these cards were dealt. */
export const afterDealing = (
  onTop: OnTop,
  pile: keyof OnTop,
  dealt: readonly string[],
): Pick<{ onTop: OnTop }, 'onTop'> => ({
  onTop: { ...onTop, [pile]: dealt.reduce(withoutCard, onTop[pile]) },
});

/** A pile to deal from. */
interface Pile {
  readonly name: string;
  readonly cards: readonly string[];
  /** Cards that came before: it keeps the deals of a seed apart. */
  readonly dealt: number;
  readonly onTop: readonly Top[];
}

/**
 * Deals the next card: the one that lies on top where that is known, else any of the pile. A card that players turned up
 * themselves they may turn up otherwise.
 */
export function* nextCard({ name, cards, dealt, onTop: [top] }: Pile): Rule<string> {
  if (!top || !cards.includes(top.card)) return yield* deal(name, cards, `${dealt}`);
  return yield* deal(name, top.typed ? cards : [top.card], `${dealt}`, top.card);
}

/** How a card is dealt from there, as whoever takes it back has to know. */
export const dealtFrom = ({
  cards,
  onTop: [top],
}: Pile): { readonly dealt: true; readonly top?: string } => ({
  dealt: true,
  ...(top && cards.includes(top.card) && { top: top.card }),
});

type Id = 'card' | 'artillery-card';

/** Says that a card was no matter of chance; goes behind its own line. */
export function* saidOnTop(
  id: Id,
  clause: 'bg:card.1' | 'bg:randart.1',
  card: string,
  { cards, onTop: [top] }: Pile,
): Rule<void> {
  if (!top || !cards.includes(top.card)) return;
  const same = top.card === card;
  const text = same
    ? `${card} had been taken back and lay on top: no chance in it`
    : `${top.card} had been taken back; the players turn up another, and it is in the pile again`;
  yield* step({ id: `${id}-on-top`, clause, value: same, text });
}
