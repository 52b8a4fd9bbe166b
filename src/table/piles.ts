import type { Cards, Effect } from '../rules/effect.js';
import { cardsIn, type Pile, type State, type Top } from '../rules/state.js';

type Piles = State['piles'];

/** Where cards come from that the game has not seen yet. */
const BOX = 'box';

/** The known cards on top after this one was dealt: where it is not the one that lay there nothing is known any more. */
const afterDealing = ([top, ...rest]: readonly Top[], card: string): readonly Top[] =>
  top?.card === card ? rest : [];

const withPile = (piles: Piles, name: string, cards: readonly string[], top: readonly Top[]): Piles => ({
  ...piles,
  [name]: { cards, ...(top.length > 0 && { top }) } satisfies Pile,
});

/** A pile without these cards, one for one. */
function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards that go: no others than lie there. */
function movedBy(piles: Piles, { from, cards }: Cards): readonly string[] {
  const there = cardsIn({ piles }, from);
  if (cards === 'all') return there;
  if (from === BOX) return cards;
  const left = [...there];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The piles after cards went from one to another. */
export function afterMoving(piles: Piles, effect: Cards): Piles {
  const { from, to, dealt } = effect;
  const moved = movedBy(piles, effect);
  const known = piles[from]?.top ?? [];
  const there = without(cardsIn({ piles }, from), moved);
  const rest =
    from === BOX ? piles : withPile(piles, from, there, dealt ? moved.reduce(afterDealing, known) : []);
  // What goes into a pile is shuffled: nobody knows any more what lies on top.
  return to === BOX ? rest : withPile(rest, to, [...cardsIn({ piles: rest }, to), ...moved], []);
}

/**
 * The piles after cards that were dealt were taken back: they lie on top again, in the order in which they came. Those
 * that came when nothing was known of the pile lie below all that are known by now, since they were dealt after them; a
 * card that players turned up in place of a known one leaves nothing else known. A pile that was made anew before it was
 * dealt from was another one: of it nothing is known, unless it was whole and is as good as any other.
 * @param typed whether the players turned the cards up themselves
 */
export function takenBack(piles: Piles, effects: readonly Effect[], typed: boolean): Piles {
  const moves = effects.filter((effect): effect is Cards => effect.do === 'cards');
  const names = new Set(moves.flatMap(({ from, dealt }) => (dealt ? [from] : [])));
  return [...names].reduce((now, name) => {
    const top = topOf(name, piles, moves, typed);
    return top ? withPile(now, name, cardsIn({ piles }, name), top) : now;
  }, piles);
}

/** What lies on top of a pile once its deals are taken back; undefined where that is what lay there before. */
function topOf(
  name: string,
  piles: Piles,
  moves: readonly Cards[],
  typed: boolean,
): readonly Top[] | undefined {
  let tops: readonly Top[] = piles[name]?.top ?? [];
  let begun = false;
  let now = piles;
  for (const move of moves) {
    if (move.to === name && !begun && isMadeAnew(name, now, move)) return undefined;
    if (move.from === name && move.dealt) {
      begun = true;
      for (const [i, card] of movedBy(now, move).entries()) {
        const back: Top = { card, ...(typed && { typed: true }) };
        tops = withTop(tops, back, i === 0 ? move.top : undefined);
      }
    }
    now = afterMoving(now, move);
  }
  return tops;
}

/** @param known what was known to lie on top when it was turned up */
function withTop(tops: readonly Top[], back: Top, known: string | undefined): readonly Top[] {
  const at = known === undefined ? -1 : tops.findIndex(({ card }) => card === known);
  if (at < 0) return [...tops, back];
  return known === back.card ? tops : [...tops.slice(0, at), back];
}

/** Whether cards that go into a pile make another pile of it. */
const isMadeAnew = (name: string, piles: Piles, move: Cards): boolean =>
  cardsIn({ piles }, name).length > 0 && (movedBy(piles, move).length > 0 || !!piles[name]?.top);
