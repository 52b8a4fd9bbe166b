import type { InOdds } from '../../../src/rules/action.js';
import { once } from '../../../src/rules/once.js';
import type { Rounds } from '../../../src/rules/rule.js';
import type { Battlefield } from '../battlefield.js';
import { type Deck, isAce, isJoker, JOKER, MEANING, SUITS, type Suit, suitOf, suitShown } from './deck.js';

/** A card that was turned up, with what it lets whom do. */
export type Card = {
  card: string;
  side: string | null;
  act: 'shoot' | 'move' | null;
  units: 'all' | 'one' | 'none';
};

/** The two sides, black suits first. */
type Sides = readonly string[];

/** A turn as far as it has come. */
export interface TurnSoFar {
  readonly field: Battlefield;
  readonly cards: readonly Card[];
}

/** Any card of a suit but its ace: one is as good as another. */
const ordinary = (suit: Suit): string => `2${suit}`;

/** Every suit by the name that it goes by. */
type Names = Readonly<Record<Suit, Suit>>;
const OWN_NAMES: Names = { C: 'C', H: 'H', S: 'S', D: 'D' };

/** How the cards of a turn are told apart: by which names the suits go, and which of these were shown. */
interface Sorting {
  readonly names: Names;
  readonly shown: readonly Suit[];
}

/** A card by what it can do: those of suits that were shown are alike whatever suit it is, but for aces (card.4, card.12). */
function sortOf(card: string, { names, shown }: Sorting): string {
  if (isJoker(card)) return card;
  const suit = names[suitOf(card)];
  if (isAce(card)) return `A${suit}`;
  return ordinary(shown.includes(suit) ? shown[0]! : suit);
}

const SORTS: readonly string[] = [...SUITS.flatMap((suit) => [`A${suit}`, ordinary(suit)]), JOKER];

/** The same number of each sort, in one order. Spelt out: odds sort piles by the ten thousand, and like cards lie together in them. */
function bySorts(cards: readonly string[], by: Sorting): string[] {
  const there = SORTS.map(() => 0);
  let [last, at] = ['', 0];
  for (const card of cards) {
    if (card !== last) [last, at] = [card, SORTS.indexOf(sortOf(card, by))];
    there[at]!++;
  }
  const sorted: string[] = [];
  for (let i = 0; i < SORTS.length; i++) for (let n = there[i]!; n > 0; n--) sorted.push(SORTS[i]!);
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

/** Those that a card of these suits may let act, in the order in which odds tell what a turn gave: of suits by their letters. */
const BY_LETTER: readonly Suit[] = ['C', 'D', 'H', 'S'];

/**
 * Every card by what it can give: to all units of a side, to nobody, the joker, to one unit. Of those that give nothing only the number
 * counts. They are the same ones for all turns of an answer: it holds them by the ten thousand.
 */
function giftsTo(sides: Sides): readonly Card[] {
  const given = (suit: Suit, card: string, units: Card['units']): Card => {
    const { side, act } = MEANING[suit];
    return { card, side: sides[side]!, act, units };
  };
  const nothing = (card: string): Card => ({ card, side: null, act: null, units: 'none' });
  return [
    ...BY_LETTER.map((suit) => given(suit, ordinary(suit), 'all')),
    nothing(ordinary('C')),
    nothing(JOKER),
    ...BY_LETTER.map((suit) => given(suit, `A${suit}`, 'one')),
  ];
}

/** The place of a card among these: of suits by the letters that they go by. */
function placeAmongGifts({ card, units }: Card, names: Names): number {
  const suits = BY_LETTER.length;
  if (units === 'none') return isJoker(card) ? suits + 1 : suits;
  const suit = BY_LETTER.indexOf(names[suitOf(card)]);
  return units === 'all' ? suit : suits + 2 + suit;
}

/** Cards by what they gave, by the names that suits go by. */
function byGift(cards: readonly Card[], names: Names, gifts: readonly Card[]): Card[] {
  const there = gifts.map(() => 0);
  for (const card of cards) there[placeAmongGifts(card, names)]!++;
  const sorted: Card[] = [];
  for (let i = 0; i < gifts.length; i++) for (let n = there[i]!; n > 0; n--) sorted.push(gifts[i]!);
  return sorted;
}

/** Whether the card phase of a turn has been gone through. */
export const isEnd = ({ field, cards }: TurnSoFar): boolean => cards.length > 0 && field.deck.over;

type Piles = Pick<Deck, 'laid' | 'pile' | 'earlier'>;

const sortedIn = ({ pile, earlier }: Deck, by: Sorting): Piles => ({
  laid: by.shown.map(ordinary),
  pile: bySorts(pile, by),
  earlier: bySorts(earlier, { ...by, shown: [] }),
});

/** Behind the last card it is nothing to the odds which are left: of as many cards there is one pile. */
const countedIn = ({ pile: { length } }: Deck): Piles => {
  LEFT[length] ??= Array<string>(length).fill(ordinary('C'));
  return { laid: [], pile: LEFT[length], earlier: [] };
};
const LEFT: (readonly string[])[] = [];

/** As much of a turn as its end depends on, so that hands which differ in nothing else are one. */
function asItMatters(turn: TurnSoFar, names: Names, gifts: readonly Card[]): TurnSoFar {
  const { field } = turn;
  const cards = byGift(turn.cards, names, gifts);
  const plain = { ...field, ...NOTHING_DONE };
  if (isEnd(turn))
    return { field: { ...plain, deck: { ...field.deck, dealt: 0, ...countedIn(field.deck) } }, cards };
  const { deck, onTop } = field;
  const were = SUITS.filter((suit) => suitShown(deck, suit)).map((suit) => names[suit]);
  const by = { names, shown: SUITS.filter((suit) => were.includes(suit)) };
  return {
    field: {
      ...plain,
      deck: { ...deck, dealt: 0, ...sortedIn(deck, by) },
      onTop: { ...onTop, cards: onTop.cards.map((top) => ({ ...top, card: sortOf(top.card, by) })) },
    },
    cards,
  };
}

/** What a turn does besides, which no odds of its cards depend on. */
const NOTHING_DONE = { clouds: [], afterCards: false, shelled: 0, skipped: false, acts: [], played: [] };

/** Suits of which the same is left, together: one is as good as another. */
function alikeIn({ deck, onTop }: Battlefield): readonly (readonly Suit[])[] {
  if (onTop.cards.length > 0) return [];
  const groups = new Map<string, Suit[]>();
  for (const suit of SUITS) {
    const left = [deck.pile, deck.earlier].flatMap((cards) => {
      const own = cards.filter((card) => !isJoker(card) && suitOf(card) === suit);
      return [own.length, own.filter(isAce).length];
    });
    const like = `${suitShown(deck, suit)} ${left}`;
    groups.set(like, [...(groups.get(like) ?? []), suit]);
  }
  return [...groups.values()];
}

/** What each suit has given in a turn so far. */
function giftsIn({ cards }: TurnSoFar): Gifts {
  const gifts = { C: '', H: '', S: '', D: '' };
  for (const { card, units } of cards) if (units !== 'none') gifts[suitOf(card)] += units;
  return gifts;
}

type Gifts = Readonly<Record<Suit, string>>;

/** By these names suits that are alike have given what they gave in one order. */
function inOrder(gifts: Gifts, alike: ReturnType<typeof alikeIn>): Names {
  const names = { ...OWN_NAMES };
  for (const suits of alike) {
    const sorted = [...suits].sort((a, b) => (gifts[a] === gifts[b] ? 0 : gifts[a] < gifts[b] ? -1 : 1));
    for (const [i, suit] of sorted.entries()) names[suit] = suits[i]!;
  }
  return names;
}

/** Every way to give suits that are alike one another's names, of those that come to the same one. */
function everyNaming(alike: ReturnType<typeof alikeIn>, gifts: Gifts): Names[] {
  let all: Names[] = [OWN_NAMES];
  for (const suits of alike) {
    const orders = ordersOf(suits, gifts);
    all = all.flatMap((names) =>
      orders.map((order) => {
        const named = { ...names };
        for (const [i, suit] of order.entries()) named[suit] = suits[i]!;
        return named;
      }),
    );
  }
  return all;
}

/** Every order of suits; those that have given the same keep theirs among themselves. */
const ordersOf = (suits: readonly Suit[], gifts: Gifts): Suit[][] =>
  suits.length === 0
    ? [[]]
    : suits.flatMap((first, i) =>
        suits.findIndex((suit) => gifts[suit] === gifts[first]) < i
          ? []
          : ordersOf(
              suits.filter((suit) => suit !== first),
              gifts,
            ).map((rest) => [first, ...rest]),
      );

/** What the exact walk may take for one in a turn that begins with this, and what such a turn stands for at its end. */
export function asItMattersFrom(
  start: Battlefield,
  sides: Sides,
): Required<Pick<Rounds<TurnSoFar>, 'gist' | 'alike'>> {
  const gifts = giftsTo(sides);
  const alike = once(() => alikeIn(start));
  // Turns in which suits have given the same go by the same names.
  const oneNaming = byGifts((given) => inOrder(given, alike()));
  const everyOne = byGifts((given) => everyNaming(alike(), given));
  return {
    gist: (turn) => asItMatters(turn, oneNaming(giftsIn(turn)), gifts),
    alike: (end) =>
      everyOne(giftsIn(end)).map((names) => ({
        field: end.field,
        cards: byGift(end.cards, names, gifts),
      })),
  };
}

/** What is worked out once for each way in which suits have given. */
function byGifts<T>(work: (gifts: Gifts) => T): (gifts: Gifts) => T {
  const known = new Map<string, T>();
  return (gifts) => {
    const told = `${gifts.C} ${gifts.H} ${gifts.S} ${gifts.D}`;
    let found = known.get(told);
    if (found === undefined) {
      found = work(gifts);
      known.set(told, found);
    }
    return found;
  };
}

/** A name for a turn as it matters. */
export function turnKey({ field: { deck, onTop }, cards }: TurnSoFar): string {
  const { laid, pile, earlier, over, ranOut } = deck;
  const left = over ? pile.length : laid.join('') + inShort(pile);
  let said = `${left} ${earlier.length} ${over} ${ranOut} ${onTop.cards.length} `;
  for (const { units, card } of cards) said += units + card;
  return said;
}

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
