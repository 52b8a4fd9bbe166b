import { type Battlefield, battlefieldOf, slotsOf } from '../../../rulesets/battleground/battlefield.js';
import { state } from '../../../rulesets/battleground/state.js';
import type { Pile, State, Top } from '../../../src/rules/state.js';

/** The battlefield before anything was done. */
export const EMPTY: Battlefield = battlefieldOf(state.start);

const pile = (cards: readonly string[], top: readonly Top[] = []): Pile => ({
  cards,
  ...(top.length > 0 && { top }),
});

/** A table on which the cards and what they bring stand like this. */
export function tableOf(field: Partial<Battlefield>): State {
  const of = { ...EMPTY, ...field };
  const { deck, artillery, onTop } = of;
  const slots = Object.fromEntries(Object.entries(slotsOf(of)).filter(([, is]) => is !== null));
  return {
    ...state.start,
    slots,
    spans: deck.dealt > 0 ? ['card', 'turn'] : [],
    piles: {
      deck: pile(deck.pile, onTop.cards),
      used: pile(deck.earlier),
      out: pile(deck.shuffled ? [] : deck.laid),
      ...(artillery && { bowl: pile(artillery.pile, onTop.shells) }),
    },
  };
}
