import type { Rule } from '../../../src/rules/rule.js';
import { broughtBy, drawArtilleryCard } from '../artillery/from-the-bowl.js';
import { afterTurningUp, atTurnsBegin, type Battlefield } from '../battlefield.js';
import { tidyUp } from '../smoke/clouds.js';
import { ends, cards as moved, ruling, step } from '../words.js';
import { type Deck, isAce, isJoker, lay, MEANING, suitOf, suitShown, unitsByCard } from './deck.js';
import { afterDealing, dealtFrom, nextCard, saidOnTop } from './on-top.js';
import type { Card, TurnSoFar } from './whole-turn.js';

/** Turns up one card and says what it lets whom do. */
export function* turnUp({ field: was, cards }: TurnSoFar, sides: readonly string[]): Rule<TurnSoFar> {
  const before = was.deck;
  // Of cards of a turn that are turned up together each has brought its own.
  const brought = cards.length > 0 && !before.over ? (was.brought ?? '') : '';
  let field: Battlefield = { ...(before.over ? atTurnsBegin(was) : was), brought };
  yield* before.over ? newTurn(before) : ends('bg:card.3', 'card');
  if (before.over) {
    yield* step({
      id: 'turn',
      clause: 'bg:card.8',
      value: before.turn + 1,
      text: `turn ${before.turn + 1} begins`,
    });
  }
  const pile = { name: 'card', cards: before.pile, dealt: before.dealt, onTop: field.onTop.cards };
  const card = yield* nextCard(pile);
  yield* moved('bg:card.1', { from: 'deck', to: 'out', cards: [card], ...dealtFrom(pile) });
  field = { ...field, ...afterDealing(field.onTop, 'cards', [card]) };
  const units = unitsByCard(before, card);
  const { side, act } = isJoker(card)
    ? { side: null, act: null }
    : { side: sides[MEANING[suitOf(card)].side]!, act: MEANING[suitOf(card)].act };
  if (side === null) {
    yield* step({
      id: 'card',
      clause: 'bg:card.7',
      value: card,
      text: 'joker: the card phase ends at once',
    });
    yield* saidOnTop('card', 'bg:card.1', card, pile);
  } else {
    const text = `${MEANING[suitOf(card)].name}: ${side} ${act}`;
    yield* step({ id: 'card', clause: 'bg:card.2', value: card, text, ruling: 'bg:R7' });
    yield* saidOnTop('card', 'bg:card.1', card, pile);
    field = yield* artilleryWith(field, card, units);
    yield* whoActs(before, card);
  }
  const deck = yield* pileAfter(before, card);
  if (deck.over && side !== null) {
    const ace = isAce(card) ? { ruling: 'bg:R9' as const } : {};
    const text = 'the fourth suit has come: the card phase ends with it';
    yield* step({ id: 'turn-over', clause: 'bg:card.5', value: true, text, ...ace });
  }
  const skipped = deck.over && (yield* restOfTurn(field, card));
  const turned: Card = { card, side, act, units };
  const now = afterTurningUp(field, deck, skipped);
  const soFar = before.over ? [] : field.played;
  const played = side !== null && act && units !== 'none' ? [...soFar, { side, act }] : soFar;
  return { cards: [...cards, turned], field: { ...now, played } };
}

/** A turn begins (card.8): what was marked in the last is over, and its cards are out of the way. */
function* newTurn({ shuffled }: Deck): Rule<void> {
  yield* ends('bg:card.8', 'card', 'turn');
  if (!shuffled) yield* moved('bg:card.8', { from: 'out', to: 'used', cards: 'all' });
}

/** A 5 or 6 brings an artillery card first, where the game has such a set (randart.2), of whatever suit (R113). */
function* artilleryWith(field: Battlefield, card: string, units: Card['units']): Rule<Battlefield> {
  const { artillery, onTop } = field;
  if (artillery?.trigger !== 'fives-and-sixes' || !/^[56]/.test(card)) return field;
  if (units === 'none' && (yield* ruling('bg:R113')) === 2) {
    const text = 'no artillery: the card gives no action';
    yield* step({ id: 'no-artillery', clause: 'bg:randart.2', value: false, text, ruling: 'bg:R113' });
    return field;
  }
  const drawn = yield* drawArtilleryCard(artillery, onTop.shells, 'bg:randart.2');
  return {
    ...field,
    artillery: drawn.artillery,
    brought: [field.brought, broughtBy(drawn.cards)].filter(Boolean).join(),
    ...afterDealing(field.onTop, 'shells', drawn.cards),
  };
}

/**
 * What follows the cards: the melees, then the special actions (seq.1, seq.2), which a joker leaves standing (R13).
 * @returns whether the joker has taken the special actions phase
 */
function* restOfTurn({ clouds, artillery }: Battlefield, card: string): Rule<boolean> {
  yield* step({ id: 'melees', clause: 'bg:seq.2', value: true, text: 'now every marked melee is fought' });
  const skipped = isJoker(card) && (yield* ruling('bg:R13')) === 2;
  const text = skipped
    ? 'the joker takes the special actions phase as well'
    : 'then the special actions phase';
  const source = isJoker(card) ? { ruling: 'bg:R13' as const } : {};
  yield* step({ id: 'special-actions', clause: 'bg:seq.1', value: !skipped, text, ...source });
  yield* tidyUp(clouds, skipped);
  if (artillery?.trigger === 'special-actions' && !skipped) {
    const draw = 'an artillery card is drawn: wg artillery-card';
    yield* step({ id: 'artillery-due', clause: 'bg:randart.4', value: true, text: draw });
  }
  return skipped;
}

function* whoActs(before: Deck, card: string): Rule<void> {
  const shown = suitShown(before, suitOf(card));
  if (isAce(card)) {
    yield* step({
      id: 'ace',
      clause: 'bg:card.12',
      value: true,
      text: 'an ace is never passed over',
      ruling: 'bg:R10',
    });
    if (shown)
      yield* step({ id: 'units', clause: 'bg:card.11', value: 'one', text: 'one unit acts, an extra time' });
    else {
      yield* step({ id: 'units', clause: 'bg:card.9', value: 'one', text: 'exactly one unit acts' });
      const text = 'that is all this suit gives in this turn';
      yield* step({ id: 'ace-first', clause: 'bg:card.10', value: true, text, ruling: 'bg:R8' });
    }
  } else if (shown) {
    const text = 'nothing: this suit has been played; turn up another card';
    yield* step({ id: 'units', clause: 'bg:card.4', value: 'none', text });
  } else {
    yield* step({ id: 'units', clause: 'bg:card.3', value: 'all', text: 'every unit of that side may act' });
  }
}

/** The pile after this card, made up again where it has run out (card.13, card.14). */
function* pileAfter(before: Deck, card: string): Rule<Deck> {
  const runsOut = before.pile.length === 1;
  const whenOut = runsOut ? yield* ruling('bg:R11') : 1;
  const deck = lay(before, card, whenOut);
  if (deck.shuffled || (runsOut && !deck.over)) {
    const clause = deck.shuffled ? 'bg:card.14' : 'bg:card.13';
    yield* moved(clause, { from: 'used', to: 'deck', cards: 'all' });
    if (deck.shuffled || whenOut === 2) yield* moved(clause, { from: 'out', to: 'deck', cards: 'all' });
  }
  if (runsOut && !deck.over) {
    const which = whenOut === 2 ? 'all cards are' : 'the cards of earlier turns are';
    const text = `the last card: ${which} shuffled, the turn goes on`;
    yield* step({ id: 'ran-out', clause: 'bg:card.13', value: deck.pile.length, text, ruling: 'bg:R11' });
  }
  if (deck.shuffled) {
    const text = 'the deck ran out in this turn: all 54 are shuffled for the next';
    yield* step({ id: 'reshuffle', clause: 'bg:card.14', value: 54, text, ruling: 'bg:R12' });
  }
  return deck;
}
