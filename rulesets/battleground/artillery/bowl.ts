import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/say.js';
import type { Top } from '../../../src/rules/state.js';
import { dealtFrom, nextCard, saidOnTop, without } from '../cards/on-top.js';
import { cards, ruling, step } from '../words.js';
import { BARRAGES } from './tables.js';

/** Random artillery: the cards in the bowl. */
export interface ArtilleryCards {
  /** Every card of the set, one by one. */
  readonly set: readonly string[];
  /** What is still in the bowl. */
  readonly pile: readonly string[];
  /** Cards drawn so far in this game. */
  readonly drawn: number;
  readonly trigger: Trigger;
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

type Drawn = { artillery: ArtilleryCards; cards: string[]; onTop: readonly Top[] };
type Bringer = 'bg:randart.2' | 'bg:randart.4';

/**
 * Draws an artillery card, and another one after Reload if so ruled (R112).
 * @param onTop cards that were taken back
 * @param among those of the bowl that it may be
 */
export function* drawArtilleryCard(
  before: ArtilleryCards,
  onTop: readonly Top[],
  clause: Bringer,
  among: readonly string[] = before.pile,
): Rule<Drawn> {
  if (among.length === 0) {
    yield* step({ id: 'no-artillery', clause, value: 0, text: 'no artillery card is left' });
    return { artillery: before, cards: [], onTop };
  }
  const pile = { name: 'artillery', cards: among, dealt: before.drawn, onTop };
  const card = yield* nextCard(pile);
  yield* cards('bg:randart.1', { from: 'bowl', to: 'fired', cards: [card], ...dealtFrom(pile) });
  const artillery = afterCard(before, card);
  const now = { artillery, onTop: without(onTop, card) };
  const said = () => saidOnTop('artillery-card', 'bg:randart.1', card, pile);
  if (card === RELOAD) return yield* reloaded(now, clause, said);
  const when = clause === 'bg:randart.4' ? 'now, after the melees' : 'before anything else';
  const left = counted(artillery.pile.length, 'card');
  const text = `carried out ${when}${commandFor(card)}; ${left} left`;
  yield* step({ id: 'artillery-card', clause, value: card, text });
  yield* said();
  return { ...now, cards: [card] };
}

/** The command that carries a card out, where its name ends in a weapon. */
function commandFor(card: string): string {
  const weapon = BARRAGES.find((name) => card === name || card.endsWith(`-${name}`));
  return weapon ? `: wg artillery --weapon ${weapon}` : '';
}

function* reloaded(
  { artillery, onTop }: Omit<Drawn, 'cards'>,
  clause: Bringer,
  said: () => Rule<void>,
): Rule<Drawn> {
  // Another Reload would only be drawn for once more: it is left out of the second draw.
  const others = artillery.pile.filter((card) => card !== RELOAD);
  const again = (yield* ruling('bg:R112')) === 2 && others.length > 0;
  const text = `Reload: all ${artillery.pile.length} artillery cards go back${again ? ', and another is drawn' : ''}`;
  yield* step({ id: 'artillery-card', clause: 'bg:randart.3', value: RELOAD, text, ruling: 'bg:R112' });
  yield* cards('bg:randart.3', { from: 'fired', to: 'bowl', cards: 'all' });
  yield* said();
  if (!again) return { artillery, cards: [RELOAD], onTop };
  const next = yield* drawArtilleryCard(artillery, onTop, clause, others);
  return { ...next, cards: [RELOAD, ...next.cards] };
}
