/**
 * The pack of cards (card.1) and how a turn uses it up. Pure: a card laid on one state gives the next, so the deck of a
 * game is a fold over its log.
 */

export const SUITS = ['C', 'H', 'S', 'D'] as const;
export type Suit = (typeof SUITS)[number];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const JOKER = 'JK';

/** The suit gives the side, the first or the second, and what it does (card.2). */
export const MEANING: Record<Suit, { side: 0 | 1; act: 'shoot' | 'move'; name: string }> = {
  C: { side: 0, act: 'shoot', name: 'clubs' },
  H: { side: 1, act: 'shoot', name: 'hearts' },
  S: { side: 0, act: 'move', name: 'spades' },
  D: { side: 1, act: 'move', name: 'diamonds' },
};

/** 52 cards and both jokers. */
export const PACK: readonly string[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)),
  JOKER,
  JOKER,
];

export const isJoker = (card: string): boolean => card === JOKER;
export const isAce = (card: string): boolean => card.startsWith('A');
export const suitOf = (card: string): Suit => card.at(-1) as Suit;

export interface Deck {
  /** What can still be turned up; its order means nothing. */
  readonly pile: readonly string[];
  /** Used in earlier turns since the last shuffle of all cards. */
  readonly earlier: readonly string[];
  /** Turned up in this turn, in order. */
  readonly laid: readonly string[];
  /** The turn of the last card; 0 before the first. */
  readonly turn: number;
  /** The card phase of this turn has ended. */
  readonly over: boolean;
  /** The pile ran out during this turn: all cards are shuffled when it ends. */
  readonly ranOut: boolean;
  /** All cards were shuffled at the end of this turn, those that still lie there too. */
  readonly shuffled: boolean;
  /** Cards turned up since the game began. */
  readonly dealt: number;
  /** The names of the two sides, once they were given. */
  readonly sides?: string;
}

/** Whose the suits are, where nobody has named the sides (card.2). */
export const SIDES = 'Axis,Allies';

export const FRESH: Deck = {
  pile: PACK,
  earlier: [],
  laid: [],
  turn: 0,
  over: true,
  ranOut: false,
  shuffled: false,
  dealt: 0,
};

/** What a card means when it is turned up now (card.3, card.4, card.9 to card.11). */
export function unitsByCard(deck: Deck, card: string): 'all' | 'one' | 'none' {
  if (isJoker(card)) return 'none';
  if (isAce(card)) return 'one';
  return suitShown(deck, suitOf(card)) ? 'none' : 'all';
}

/** Whether a card of this suit lies in the current turn already. */
export const suitShown = (deck: Deck, suit: Suit): boolean =>
  !deck.over && deck.laid.some((card) => !isJoker(card) && suitOf(card) === suit);

/**
 * The deck after this card was turned up: a new turn begins if the last was over (card.8), a joker or the fourth suit
 * ends it (card.5, card.7), and an empty pile is made up again (card.13, card.14).
 * @param whenOut ruling R11: 1, the cards of earlier turns make the new pile; 2, all of them
 */
export function lay(deck: Deck, card: string, whenOut: number): Deck {
  const laid = deck.over ? [card] : [...deck.laid, card];
  const earlier = deck.over && !deck.shuffled ? [...deck.earlier, ...deck.laid] : deck.earlier;
  const pile = [...deck.pile];
  pile.splice(pile.indexOf(card), 1);
  const over = isJoker(card) || SUITS.every((suit) => laid.some((c) => !isJoker(c) && suitOf(c) === suit));
  const ranOut = pile.length === 0 || (!deck.over && deck.ranOut);
  const next = {
    ...deck,
    laid,
    turn: deck.over ? deck.turn + 1 : deck.turn,
    over,
    shuffled: false,
    dealt: deck.dealt + 1,
  };
  // All 54 go in when the turn is over; a turn that goes on takes only what was used before it.
  if (ranOut && over) return { ...next, pile: PACK, earlier: [], ranOut: false, shuffled: true };
  if (pile.length > 0) return { ...next, pile, earlier, ranOut };
  return whenOut === 2
    ? { ...next, pile: PACK, earlier: [], ranOut: true }
    : { ...next, pile: earlier, earlier: [], ranOut: true };
}
