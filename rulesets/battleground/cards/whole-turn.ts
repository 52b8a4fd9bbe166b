import type { InOdds } from '../../../src/rules/action.js';
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
const byGift = (cards: readonly Card[], names: Names, sides: Sides): Card[] =>
  cards
    .map((of) => (of.units === 'none' && !isJoker(of.card) ? DEAD : named(of, names, sides)))
    .sort((a, b) => (giftOf(a) < giftOf(b) ? -1 : 1));

/** A card by what it can do, by the name that its suit goes by. */
function named({ card, units }: Card, names: Names, sides: Sides): Card {
  if (isJoker(card)) return { card, side: null, act: null, units };
  const { side, act } = MEANING[names[suitOf(card)]];
  return { card: sortOf(card, { names, shown: [] }), side: sides[side]!, act, units };
}

const giftOf = ({ units, card }: Card): string => `${units}${card}`;

/** Whether the card phase of a turn has been gone through. */
export const isEnd = ({ field, cards }: TurnSoFar): boolean => cards.length > 0 && field.deck.over;

type Piles = Pick<Deck, 'laid' | 'pile' | 'earlier'>;

const sortedIn = ({ pile, earlier }: Deck, by: Sorting): Piles => ({
  laid: by.shown.map(ordinary),
  pile: bySorts(pile, by),
  earlier: bySorts(earlier, { ...by, shown: [] }),
});

/** Behind the last card it is nothing to the odds which are left. */
const countedIn = ({ pile }: Deck): Piles => ({
  laid: [],
  pile: pile.map(() => ordinary('C')),
  earlier: [],
});

/** As much of a turn as its end depends on, so that hands which differ in nothing else are one. */
function asItMatters({ field, cards }: TurnSoFar, names: Names, sides: Sides): TurnSoFar {
  const { deck, onTop } = field;
  const were = SUITS.filter((suit) => suitShown(deck, suit)).map((suit) => names[suit]);
  const by = { names, shown: SUITS.filter((suit) => were.includes(suit)) };
  return {
    field: {
      ...field,
      deck: { ...deck, dealt: 0, ...(isEnd({ field, cards }) ? countedIn(deck) : sortedIn(deck, by)) },
      onTop: { ...onTop, cards: onTop.cards.map((top) => ({ ...top, card: sortOf(top.card, by) })) },
      ...{ clouds: [], afterCards: false, shelled: false, skipped: false, acts: [], played: [] },
    },
    cards: byGift(cards, names, sides),
  };
}

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
function giftsIn({ cards }: TurnSoFar): Record<Suit, string> {
  const gifts = { C: '', H: '', S: '', D: '' };
  for (const { card, units } of cards) if (units !== 'none') gifts[suitOf(card)] += units;
  return gifts;
}

/** By these names suits that are alike have given what they gave in one order. */
function inOrder(turn: TurnSoFar, alike: ReturnType<typeof alikeIn>): Names {
  const gifts = giftsIn(turn);
  const names = { ...OWN_NAMES };
  for (const suits of alike) {
    const sorted = [...suits].sort((a, b) => (gifts[a] === gifts[b] ? 0 : gifts[a] < gifts[b] ? -1 : 1));
    for (const [i, suit] of sorted.entries()) names[suit] = suits[i]!;
  }
  return names;
}

/** Every way to give suits that are alike one another's names. */
function everyNaming(alike: ReturnType<typeof alikeIn>): Names[] {
  let all: Names[] = [OWN_NAMES];
  for (const suits of alike) {
    const orders = permutations(suits);
    all = all.flatMap((names) =>
      orders.map((order) => ({
        ...names,
        ...Object.fromEntries(suits.map((suit, i) => [suit, order[i]!])),
      })),
    );
  }
  return all;
}

const permutations = <T>(of: readonly T[]): T[][] =>
  of.length === 0
    ? [[]]
    : of.flatMap((first, i) => permutations(of.filter((_, k) => k !== i)).map((rest) => [first, ...rest]));

/** What the exact walk may take for one in a turn that begins with this, and what such a turn stands for at its end. */
export function asItMattersFrom(
  start: Battlefield,
  sides: Sides,
): Required<Pick<Rounds<TurnSoFar>, 'gist' | 'alike'>> {
  let alike: ReturnType<typeof alikeIn> | undefined;
  let namings: Names[] | undefined;
  return {
    gist(turn) {
      alike ??= alikeIn(start);
      return asItMatters(turn, inOrder(turn, alike), sides);
    },
    alike(end) {
      namings ??= everyNaming(alike ?? alikeIn(start));
      const gifts = giftsIn(end);
      const found = new Map<string, TurnSoFar>();
      for (const names of namings) {
        const given = { ...OWN_NAMES } as Record<Suit, string>;
        for (const suit of SUITS) given[names[suit]] = gifts[suit];
        const told = Object.values(given).join();
        if (!found.has(told)) found.set(told, { ...end, cards: byGift(end.cards, names, sides) });
      }
      return [...found.values()];
    },
  };
}

/** A name for a turn as it matters. */
export const turnKey = ({ field: { deck, onTop }, cards }: TurnSoFar): string =>
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
