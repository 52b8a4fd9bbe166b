import type { Input } from '../../../src/rules/record.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { type Battlefield, battlefieldOf, openActs } from '../battlefield.js';
import { isJoker, suitOf } from '../cards/deck.js';
import { cardsOver } from '../cards/over.js';
import { actedInReaction, boundToMelee } from '../permits.js';
import type { Cloud } from '../slots.js';
import { type ClauseId, type Forbids, put, refuse } from '../words.js';

/** Who delivers smoke or a flare, and when. */
interface Laying {
  readonly artillery: boolean;
  readonly specialActions: boolean;
}

/** What is laid, and the clause by which infantry lays it on a shooting card. */
interface Laid {
  readonly clause: ClauseId;
  readonly does: 'lays smoke' | 'launches a flare';
}

/**
 * Where no card lets anybody act any more, what artillery delivers comes in the special actions phase (seq.1): after a joker, the
 * melees, or an artillery card of the turn.
 */
export function whenDelivered(table: State, { artillery }: Input): Input {
  const field = battlefieldOf(table);
  const { deck, skipped } = field;
  const isPhase = deck.dealt > 0 && deck.over && !skipped && openActs(field).length === 0;
  return artillery === true && isPhase ? { specialActions: true } : {};
}

/** What forbids smoke or a flare now, as far as the cards of the game tell (seq.1, smoke.1, flare.1). */
export function mustBeItsTime({ artillery, specialActions }: Laying, field: Battlefield, laid: Laid): void {
  const { deck, skipped } = field;
  if (deck.dealt === 0) return;
  if (specialActions && !deck.over) {
    refuse(
      'bg:seq.1',
      `The card phase of turn ${deck.turn} goes on; the special actions come after it.`,
      'On a card of this turn: without --special-actions.',
    );
  }
  if (specialActions && skipped) {
    refuse('bg:seq.1', `The joker has taken the special actions phase of turn ${deck.turn} (bg:R13).`);
  }
  if (artillery || deck.laid.some((card) => !isJoker(card) && /[CH]/.test(suitOf(card)))) return;
  refuse(
    laid.clause,
    `Infantry ${laid.does} on its shooting card, and turn ${deck.turn} has had none.`,
    deck.over
      ? 'By artillery after the melees: --artillery --special-actions.'
      : 'By artillery: --artillery.',
  );
}

/** What of its state forbids a unit to lay something in place of its fire. */
export const layingPermits = <I extends Unable>(
  clause: ClauseId,
  does: string,
  done: string,
): readonly Forbids<I, 'bg:R61'>[] => [
  boundToMelee(does),
  {
    clause,
    word: 'shot',
    when: ({ hasShot }) => hasShot,
    says: `The unit has shot; ${done} in place of shooting.`,
  },
  actedInReaction('shoot'),
  {
    clause: 'bg:nonstand.3',
    word: 'non-standing',
    when: ({ nonStanding }) => nonStanding,
    says: `A non-standing unit may not shoot, and ${done} in place of that.`,
  },
  {
    clause,
    word: 'nobody',
    when: ({ nobodyFires }) => nobodyFires,
    says: `Its figures are medics, guards, or engineers at the mines, who do not shoot, and ${done} in place of that.`,
  },
  {
    clause: 'bg:retreat.4',
    word: 'routs',
    when: ({ routing }) => routing,
    says: `A routing unit may not shoot, and ${done} in place of that.`,
  },
];

interface Unable {
  readonly hasShot: boolean;
  readonly reacted: boolean;
  readonly nonStanding: boolean;
  readonly nobodyFires: boolean;
  readonly inMelee: boolean;
  readonly routing: boolean;
}

/**
 * What was laid stays on the table. The last card of a turn is carried out after it was drawn: the end of that turn is still
 * to come for what is laid on it, and not for what comes with the special actions, which end the cards.
 * @param phases special actions phases until it is gone
 */
export function* cloudLaid(
  what: Cloud['what'],
  { artillery, specialActions, where }: Laying & { readonly where?: string | undefined },
  field: Battlefield,
  phases: number,
): Rule<void> {
  const { deck, clouds } = field;
  const onLastCard = deck.dealt > 0 && deck.over && !specialActions;
  const cloud: Cloud = {
    what,
    by: artillery ? 'artillery' : 'infantry',
    where: where ?? '',
    phases,
    ...(onLastCard && { due: true }),
  };
  yield* put(what === 'smoke' ? 'bg:smoke.3' : 'bg:flare.1', 'clouds', [...clouds, cloud]);
  if (specialActions) yield* cardsOver(field);
}
