import type { Rule } from '../../../src/rules/rule.js';
import { type Battlefield, openActs } from '../battlefield.js';
import { put } from '../words.js';

/** With a melee nobody moves or shoots any more on the cards of the turn (seq.2), nor with the special actions that follow. */
export const afterTheCards = (): Rule<void> => put('bg:seq.2', 'afterCards', true);

/** The same, where the last card lets somebody act still. */
export function* cardsOver(field: Battlefield): Rule<void> {
  if (openActs(field).length > 0) yield* afterTheCards();
}
