import { list } from '../../../src/rules/text/say.js';

/** Random artillery: the cards in the bowl. */
export interface ArtilleryCards {
  /** Every card of the set, one by one. */
  readonly set: readonly string[];
  /** What is still in the bowl. */
  readonly pile: readonly string[];
  /** Cards drawn so far in this game. */
  readonly drawn: number;
  readonly trigger: Trigger;
  /** The turn in whose special actions phase the last one was drawn. */
  readonly lastIn?: number;
}

/** What brings a card: a 5 or 6 of the deck (randart.2), or every special actions phase (randart.4). */
export const TRIGGERS = ['fives-and-sixes', 'special-actions'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const RELOAD = 'reload';

/** The set of the book: Germans on the defence against Americans (randart.1). */
export const BOOK_SET: readonly string[] = [
  'german-medium',
  'german-heavy',
  RELOAD,
  ...Array(3).fill('us-mortar'),
  'us-light',
];

/** The cards of a set, those that are alike together: `german-heavy, 3 us-mortar and reload`. */
export function setInWords(set: readonly string[]): string {
  return list(
    [...new Set(set)].map((name) => {
      const n = set.filter((card) => card === name).length;
      return n > 1 ? `${n} ${name}` : name;
    }),
  );
}

/** The bowl after a card was drawn: Reload puts all of them back, the others stay out (randart.3). */
export function afterCard(cards: ArtilleryCards, card: string): ArtilleryCards {
  const at = cards.pile.indexOf(card);
  const pile = card === RELOAD ? cards.set : cards.pile.filter((_, i) => i !== at);
  return { ...cards, pile, drawn: cards.drawn + 1 };
}
