import type { Memory, Past } from '../../src/rules/action.js';
import { type ArtilleryCards, afterCard, allCardsIn } from './artillery-cards.js';
import { type Deck, FRESH, isJoker, lay } from './deck.js';

/** Smoke or a flare, and how many special actions phases it is from its end. */
export interface Cloud {
  readonly what: 'smoke' | 'flare';
  readonly by: 'infantry' | 'artillery';
  /** Where it is, as the players call it. */
  readonly where: string;
  readonly phases: number;
}

/** What outlasts the card that brought it: all of it is a fold over the log. */
export interface Battlefield {
  readonly deck: Deck;
  readonly clouds: readonly Cloud[];
  /** The cards of random artillery, where the game has such a set. */
  readonly artillery?: ArtilleryCards;
}

export const EMPTY: Battlefield = { deck: FRESH, clouds: [] };

/** What every action that looks at the battlefield remembers of the game. */
export const battlefieldMemory: Memory<Battlefield> = {
  of: ['draw-card', 'artillery-card', 'smoke', 'flare'],
  start: EMPTY,
  anew: ({ action, input }) => action === 'draw-card' && input.new === true,
  after(field, event) {
    switch (event.action) {
      case 'draw-card':
        return afterDrawing(field, event);
      case 'artillery-card':
        return { ...field, artillery: afterArtilleryCards(field, event)! };
      default:
        return { ...field, clouds: [...field.clouds, ...laidBy(field.deck, event)] };
    }
  },
};

/** A new game: the deck is whole, the air is clear, and all artillery cards are in. */
export const anew = ({ artillery }: Battlefield): Battlefield => ({
  ...EMPTY,
  ...(artillery && { artillery: allCardsIn(artillery) }),
});

/** The battlefield after a card: at the end of the card phase the special actions phase follows. */
function afterTurningUp(field: Battlefield, card: string, rulings: Past['rulings']): Battlefield {
  const deck = lay(field.deck, card, rulings['bg:R11'] ?? 1);
  const tidied = deck.over && !(isJoker(card) && rulings['bg:R13'] === 2);
  return { ...field, deck, clouds: tidied ? thinned(field.clouds) : field.clouds };
}

/** What a special actions phase leaves of smoke and flares (smoke.3, smoke.4, flare.1, flare.3). */
export const thinned = (clouds: readonly Cloud[]): Cloud[] =>
  clouds.filter(({ phases }) => phases > 1).map((cloud) => ({ ...cloud, phases: cloud.phases - 1 }));

function afterDrawing(before: Battlefield, { input, result, rulings, steps }: Past): Battlefield {
  const started = input.new ? anew(before) : before;
  const sides = input.sides as string | undefined;
  let field: Battlefield = sides === undefined ? started : { ...started, deck: { ...started.deck, sides } };
  for (const { card } of result.cards as unknown as readonly { card: string }[]) {
    field = afterTurningUp(field, card, rulings);
  }
  // The artillery that came with a 5 or 6 stands in the steps: the result holds the cards of the deck.
  const shells = steps.flatMap(({ id, value }) => (id === 'artillery-card' ? [value as string] : []));
  const { artillery } = field;
  return artillery ? { ...field, artillery: shells.reduce(afterCard, artillery) } : field;
}

function afterArtilleryCards({ artillery }: Battlefield, { result }: Past): ArtilleryCards | undefined {
  const { set, trigger, cards } = result as unknown as {
    set?: readonly string[];
    trigger?: ArtilleryCards['trigger'];
    cards: readonly string[];
  };
  const before = set && trigger ? { set, trigger, pile: set, drawn: 0 } : artillery;
  return before && cards.reduce(afterCard, before);
}

/**
 * Smoke or a flare as it is laid. Under the last card of a turn the end of that turn has been told of already, and
 * counts as its first phase: a flare is not seen again.
 */
function laidBy({ over, turn }: Deck, { action, input, rulings }: Past): Cloud[] {
  const by = input.artillery ? 'artillery' : 'infantry';
  const what = action === 'flare' ? 'flare' : 'smoke';
  const underLastCard = over && turn > 0 && !input.specialActions;
  const phases = phasesOf(what, input, rulings) - (underLastCard ? 1 : 0);
  return phases > 0 ? [{ what, by, where: String(input.where ?? ''), phases }] : [];
}

/** Special actions phases until it is gone; artillery smoke of such a phase counts from the next one (R114). */
export function phasesOf(
  what: Cloud['what'],
  { specialActions }: { readonly specialActions?: unknown },
  rulings: Past['rulings'],
): number {
  if (what === 'flare') return 1;
  return specialActions && rulings['bg:R114'] === 2 ? 1 : 2;
}

/** How a game stands, a line each. */
export function standing({ deck, clouds, artillery }: Battlefield): string[] {
  if (deck.dealt === 0 && clouds.length === 0 && !artillery) return ['it has not begun'];
  const phase = deck.over ? 'its card phase is over' : 'its card phase goes on';
  const turn = deck.dealt === 0 ? 'no card has been drawn' : `turn ${deck.turn}, ${phase}`;
  return [
    `${turn}; ${deck.pile.length} cards left`,
    ...clouds.map(
      ({ what, where, phases }) =>
        `${what}${where && ` (${where})`}: gone after ${phases === 1 ? 'the next special actions phase' : 'two special actions phases'}`,
    ),
    ...(artillery ? [`artillery cards: ${artillery.pile.length} of ${artillery.set.length} left`] : []),
  ];
}
