import type { Past } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { deal } from '../../src/rules/words.js';
import { step } from './words.js';

/** A card that was dealt and taken back: it lies on top of its pile again. */
export interface Top {
  readonly card: string;
  /** The players turned it up themselves, so that they may have misread it. */
  readonly typed?: true;
}

/** Cards that were taken back, the next one to come first: chance has no part in them. */
export interface OnTop {
  readonly cards: readonly Top[];
  readonly shells: readonly Top[];
}

export const NOTHING_ON_TOP: OnTop = { cards: [], shells: [] };

/** The cards on top after this one was dealt: where it is not the one that lay there nothing of the pile is known. */
export const without = ([top, ...rest]: readonly Top[], card: string): readonly Top[] =>
  top?.card === card ? rest : [];

/** What is on top after these cards were dealt; nothing changes where nothing was ever taken back. */
export const afterDealing = (
  onTop: OnTop | undefined,
  pile: keyof OnTop,
  dealt: readonly string[],
): { readonly onTop?: OnTop } =>
  onTop ? { onTop: { ...onTop, [pile]: dealt.reduce(without, onTop[pile]) } } : {};

/** A pile to deal from. */
interface Pile {
  readonly name: string;
  readonly cards: readonly string[];
  /** Cards that came before: it keeps the deals of a seed apart. */
  readonly dealt: number;
  readonly onTop: readonly Top[];
}

/**
 * Deals the next card: the one that lies on top where that is known, else any of the pile. A card that players turned up
 * themselves they may turn up otherwise.
 */
export function* nextCard({ name, cards, dealt, onTop: [top] }: Pile): Rule<string> {
  if (!top || !cards.includes(top.card)) return yield* deal(name, cards, `${dealt}`);
  return yield* deal(name, top.typed ? cards : [top.card], `${dealt}`, top.card);
}

type Id = 'card' | 'artillery-card';

/** Says that a card was no matter of chance; goes behind its own line. */
export function* saidOnTop(
  id: Id,
  clause: 'bg:card.1' | 'bg:randart.1',
  card: string,
  { cards, onTop: [top] }: Pile,
): Rule<void> {
  if (!top || !cards.includes(top.card)) return;
  const same = top.card === card;
  const text = same
    ? `${card} had been taken back and lay on top: no chance in it`
    : `${top.card} had been taken back; the players turn up another, and it is in the pile again`;
  yield* step({ id: `${id}-on-top`, clause, value: same, text });
}

/**
 * The cards on top of a pile after a resolution that is taken back: those that chance had dealt lie below those that are
 * known already, since they were dealt after them; those that had come from the top still lie there.
 */
export function putBack(onTop: readonly Top[], id: Id, { steps, rng }: Past): readonly Top[] {
  let tops = [...onTop];
  for (const [i, { id: at, value }] of steps.entries()) {
    if (at !== id) continue;
    const next = steps[i + 1];
    const known = next?.id === `${id}-on-top` ? next.value : undefined;
    if (known === true) continue;
    // What lay on top was not what the players turned up: nothing else is known of the pile.
    if (known === false) tops = [];
    tops.push({ card: String(value), ...(rng === 'entered' && { typed: true }) });
  }
  return tops;
}
