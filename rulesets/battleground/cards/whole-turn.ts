import type { InOdds } from '../../../src/rules/action.js';
import type { Battlefield } from '../battlefield.js';
import { type Deck, isAce, isJoker, JOKER, MEANING, SUITS, type Suit, suitOf, suitShown } from './deck.js';

/** A card that was turned up, with what it lets whom do. */
export type Card = {
  card: string;
  side: string | null;
  act: 'shoot' | 'move' | null;
  units: 'all' | 'one' | 'none';
};

/** A turn as far as it has come. */
export interface TurnSoFar {
  readonly field: Battlefield;
  readonly cards: readonly Card[];
}

/** Any card of a suit but its ace: one is as good as another. */
const ordinary = (suit: Suit): string => `2${suit}`;

/** A card by what it can do: those of suits that were shown are alike whatever suit it is, but for aces (card.4, card.12). */
function sortOf(card: string, shown: readonly Suit[]): string {
  if (isJoker(card) || isAce(card)) return card;
  const suit = suitOf(card);
  return ordinary(shown.includes(suit) ? shown[0]! : suit);
}

const SORTS: readonly string[] = [...SUITS.flatMap((suit) => [`A${suit}`, ordinary(suit)]), JOKER];

/** The same number of each sort, in one order. Spelt out: odds sort piles by the ten thousand, and like cards lie together in them. */
function bySorts(cards: readonly string[], shown: readonly Suit[]): string[] {
  const there = SORTS.map(() => 0);
  let [last, at] = ['', 0];
  for (const card of cards) {
    if (card !== last) [last, at] = [card, SORTS.indexOf(sortOf(card, shown))];
    there[at]!++;
  }
  const sorted: string[] = [];
  for (const [i, sort] of SORTS.entries()) for (let n = there[i]!; n > 0; n--) sorted.push(sort);
  return sorted;
}

/** How many of each sort, of cards in their order. */
function inShort(sorted: readonly string[]): string {
  let [said, from] = ['', 0];
  for (let i = 1; i <= sorted.length; i++) {
    if (sorted[i] === sorted[from]) continue;
    said += `${i - from}${sorted[from]}`;
    from = i;
  }
  return said;
}

const DEAD: Card = { card: ordinary('C'), side: null, act: null, units: 'none' };

/** Cards by what they gave; of those that gave nothing only the number counts. */
const byGift = (cards: readonly Card[]): Card[] =>
  cards
    .map((of) => (of.units === 'none' && !isJoker(of.card) ? DEAD : { ...of, card: sortOf(of.card, []) }))
    .sort((a, b) => (giftOf(a) < giftOf(b) ? -1 : 1));

const giftOf = ({ units, card }: Card): string => `${units}${card}`;

/** Whether the card phase of a turn has been gone through. */
export const isEnd = ({ field, cards }: TurnSoFar): boolean => cards.length > 0 && field.deck.over;

type Piles = Pick<Deck, 'laid' | 'pile' | 'earlier'>;

const sortedIn = ({ pile, earlier }: Deck, shown: readonly Suit[]): Piles => ({
  laid: shown.map(ordinary),
  pile: bySorts(pile, shown),
  earlier: bySorts(earlier, []),
});

/** Behind the last card it is nothing to the odds which are left. */
const countedIn = ({ pile }: Deck): Piles => ({
  laid: [],
  pile: pile.map(() => ordinary('C')),
  earlier: [],
});

/** As much of a turn as its end depends on, so that hands which differ in nothing else are one. */
export function asItMatters({ field, cards }: TurnSoFar): TurnSoFar {
  const { deck, onTop } = field;
  const shown = SUITS.filter((suit) => suitShown(deck, suit));
  return {
    field: {
      ...field,
      deck: { ...deck, dealt: 0, ...(isEnd({ field, cards }) ? countedIn(deck) : sortedIn(deck, shown)) },
      onTop: { ...onTop, cards: onTop.cards.map((top) => ({ ...top, card: sortOf(top.card, shown) })) },
      ...{ clouds: [], afterCards: false, shelled: false, skipped: false, acts: [], played: [] },
    },
    cards: byGift(cards),
  };
}

/** A name for a turn as it matters. */
export const keyOf = ({ field: { deck, onTop }, cards }: TurnSoFar): string =>
  [
    deck.laid.join(''),
    inShort(deck.pile),
    deck.earlier.length,
    deck.over,
    deck.ranOut,
    onTop.cards.length,
    cards.map(giftOf).join(''),
  ].join();

const unitsWith = (cards: readonly Card[]): string =>
  cards.map(({ units }) => (units === 'all' ? 'all units' : 'one unit')).join(', then ') || 'none';

/** What a whole turn brings: how many cards, what ends it, and what each suit lets its side do, in order. */
export const inOdds = (sides: readonly string[]): InOdds<{ cards: readonly Card[] }> => ({
  fields: {
    turnedUp: { help: 'cards turned up', label: 'cards' },
    joker: { help: 'a joker ends the card phase', label: 'ended by a joker', order: ['false', 'true'] },
    ...Object.fromEntries(
      SUITS.map((suit) => {
        const { side, act, name } = MEANING[suit];
        return [name, { help: `who acts by the ${name}`, label: `${sides[side]} ${act}` }];
      }),
    ),
  },
  of: ({ cards }) => ({
    turnedUp: cards.length,
    joker: cards.some(({ card }) => isJoker(card)),
    ...Object.fromEntries(
      SUITS.map((suit) => [
        MEANING[suit].name,
        unitsWith(cards.filter((of) => of.units !== 'none' && suitOf(of.card) === suit)),
      ]),
    ),
  }),
});
