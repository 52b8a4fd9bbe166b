import type { Memory, Past } from '../../src/rules/action.js';
import { type ArtilleryCards, afterCard, allCardsIn } from './artillery-cards.js';
import { type Deck, FRESH, isJoker, lay } from './deck.js';
import { afterDealing, NOTHING_ON_TOP, type OnTop, putBack } from './on-top.js';

/** Smoke or a flare, and how many special actions phases smoke is from its end; a flare ends with its turn. */
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
  /** A joker has taken the special actions phase of the turn of the last card (R13). */
  readonly skipped: boolean;
  /** The cards of random artillery, where the game has such a set. */
  readonly artillery?: ArtilleryCards;
  /** Cards that were dealt and taken back. */
  readonly onTop?: OnTop;
  /** What the last draw lets whom do. */
  readonly acts?: readonly Acts[];
}

/** What a card lets a side do. */
export interface Acts {
  readonly card: string;
  readonly side: string;
  readonly act: 'shoot' | 'move';
  readonly units: 'all' | 'one';
}

export const EMPTY: Battlefield = { deck: FRESH, clouds: [], skipped: false };

/** What every action that looks at the battlefield remembers of the game. */
export const battlefieldMemory: Memory<Battlefield> = {
  of: ['draw-card', 'artillery-card', 'smoke', 'flare'],
  start: EMPTY,
  anew: ({ action, input }) => action === 'draw-card' && input.new === true,
  anewBy: 'wg draw-card --new',
  after(field, event) {
    switch (event.action) {
      case 'draw-card':
        return afterDrawing(field, event);
      case 'artillery-card':
        return afterArtilleryCards(field, event);
      default:
        return { ...field, clouds: [...field.clouds, ...laidBy(event, field)] };
    }
  },
  undone: backOnTop,
};

/** A new game: the deck is whole, the air is clear, and all artillery cards are in. */
export const anew = ({ artillery }: Battlefield): Battlefield => ({
  ...EMPTY,
  ...(artillery && { artillery: allCardsIn(artillery) }),
});

/**
 * The battlefield after a card. At the end of the card phase the special actions phase follows.
 * @param skipped a joker has taken that phase
 */
export function afterTurningUp(field: Battlefield, deck: Deck, skipped: boolean): Battlefield {
  return { ...field, deck, skipped, clouds: deck.over ? atTheEnd(field.clouds, skipped) : field.clouds };
}

/** What the end of a turn leaves of smoke (smoke.3, smoke.4) and flares (flare.1, flare.3). */
function atTheEnd(clouds: readonly Cloud[], skipped: boolean): Cloud[] {
  const smoke = clouds.filter(({ what }) => what === 'smoke');
  if (skipped) return smoke;
  return smoke.filter(({ phases }) => phases > 1).map((cloud) => ({ ...cloud, phases: cloud.phases - 1 }));
}

/** A card as the record of a draw has it. */
type Turned = Acts | { readonly card: string; readonly side: string | null; readonly units: 'none' };
const letsAct = (card: Turned): card is Acts => card.units !== 'none';

function afterDrawing(before: Battlefield, { input, result, rulings, steps }: Past): Battlefield {
  const started = input.new ? anew(before) : before;
  const sides = input.sides as string | undefined;
  const cards = result.cards as unknown as readonly Turned[];
  let field: Battlefield = sides === undefined ? started : { ...started, deck: { ...started.deck, sides } };
  for (const { card } of cards) {
    const deck = lay(field.deck, card, rulings['bg:R11'] ?? 1);
    field = { ...field, ...afterDealing(field.onTop, 'cards', [card]) };
    field = afterTurningUp(field, deck, isJoker(card) && rulings['bg:R13'] === 2);
  }
  field = { ...field, acts: cards.filter(letsAct) };
  // The artillery that came with a 5 or 6 stands in the steps: the result holds the cards of the deck.
  const shells = steps.flatMap(({ id, value }) => (id === 'artillery-card' ? [value as string] : []));
  const { artillery } = field;
  return artillery
    ? {
        ...field,
        artillery: shells.reduce(afterCard, artillery),
        ...afterDealing(field.onTop, 'shells', shells),
      }
    : field;
}

/**
 * A draw that is taken back leaves its cards on top, the first one first. A shuffle that is taken back leaves none, since
 * they came from another pile: unless the deck was fresh before it, and one fresh deck is as good as another.
 */
function backOnTop(field: Battlefield, event: Past): Battlefield {
  if (event.action !== 'draw-card' && event.action !== 'artillery-card') return field;
  const { onTop = NOTHING_ON_TOP, deck } = field;
  const ofAnotherPile = event.input.new && (deck.dealt > 0 || onTop.cards.length > 0);
  if (ofAnotherPile) return field;
  return {
    ...field,
    onTop: {
      cards: putBack(onTop.cards, 'card', event),
      shells: putBack(onTop.shells, 'artillery-card', event),
    },
  };
}

function afterArtilleryCards(field: Battlefield, { input, result }: Past): Battlefield {
  const { set, trigger, cards } = result as unknown as {
    set?: readonly string[];
    trigger?: ArtilleryCards['trigger'];
    cards: readonly string[];
  };
  const before = set && trigger ? { set, trigger, pile: set, drawn: 0 } : field.artillery!;
  const { onTop } = field;
  const known = input.new && onTop ? { ...onTop, shells: [] } : onTop;
  return { ...field, artillery: cards.reduce(afterCard, before), ...afterDealing(known, 'shells', cards) };
}

/**
 * What was laid, as far as it outlasts its turn. The last card of a turn is carried out after it was drawn: what is laid
 * on it has the end of that turn behind it in the log.
 */
function laidBy({ action, input, result }: Past, { deck, skipped }: Battlefield): Cloud[] {
  const onLastCards = deck.dealt > 0 && deck.over && !input.specialActions;
  const cloud = { by: input.artillery ? 'artillery' : 'infantry', where: String(input.where ?? '') } as const;
  if (action === 'flare') return onLastCards ? [] : [{ what: 'flare', ...cloud, phases: 1 }];
  const phases = Number(result.phases) - (onLastCards && !skipped ? 1 : 0);
  return [{ what: 'smoke', ...cloud, phases }];
}
