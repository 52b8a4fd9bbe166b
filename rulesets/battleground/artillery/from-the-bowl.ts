import type { Rule } from '../../../src/rules/rule.js';
import type { Top } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { dealtFrom, nextCard, saidOnTop, withoutCard } from '../cards/on-top.js';
import { cards, ruling, step } from '../words.js';
import { type ArtilleryCards, afterCard, RELOAD } from './bowl.js';
import { weaponOn } from './tables.js';

type Drawn = { artillery: ArtilleryCards; cards: string[]; onTop: readonly Top[] };
type Bringer = 'bg:randart.2' | 'bg:randart.4';

/** The attack that cards bring: none by name where there is none, or where Reload was all (randart.3). */
export const broughtBy = (cards: readonly string[]): string =>
  cards.findLast((card) => card !== RELOAD) ?? '';

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
  const now = { artillery, onTop: withoutCard(onTop, card) };
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
  const weapon = weaponOn(card);
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
