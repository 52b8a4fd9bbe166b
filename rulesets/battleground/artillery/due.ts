import type { Input } from '../../../src/rules/record.js';
import { cardsIn, type State } from '../../../src/rules/state.js';
import { battlefieldOf } from '../battlefield.js';
import { bearings, type Moment } from '../words.js';
import { weaponOn } from './tables.js';

/**
 * The artillery that came and is to be carried out, till somebody tells of it: with the last card, before its action (randart.2), or in
 * the special actions phase of this turn (randart.4).
 */
export function artilleryDue(table: State): string | undefined {
  const { artillery, afterCards, shelled, brought = lastFired(table) } = battlefieldOf(table);
  if (!artillery || shelled || (afterCards && artillery.trigger !== 'special-actions')) return undefined;
  return brought === '' ? undefined : brought;
}

/** What an old log does not tell: the card that was drawn last, where the last card of the deck may have brought it. */
function lastFired(table: State): string | undefined {
  const { deck, artillery } = battlefieldOf(table);
  const brings =
    artillery?.trigger === 'special-actions'
      ? deck.over && deck.dealt > 0 && artillery.lastIn === deck.turn
      : /^[56]/.test(deck.laid.at(-1) ?? '');
  return brings ? cardsIn(table, 'fired').at(-1) : undefined;
}

/** The card of the artillery that is told of next: the one that is due, or was carried out last, of which rings may still strike. */
export const cardOf = (table: State, { rings }: Input): string | undefined =>
  artilleryDue(table) ??
  (rings !== undefined && battlefieldOf(table).shelled ? cardsIn(table, 'fired').at(-1) : undefined);

/** Whether an attack is that of the card that is due: it has its weapon, where the card names one, and was not written down before. */
export function isDue(table: State, { planned, weapon }: Input): boolean {
  const due = planned === undefined ? artilleryDue(table) : undefined;
  return due !== undefined && [undefined, weapon].includes(weaponOn(due));
}

/** A card is drawn in the special actions phase of every turn (randart.4), which a joker may be ruled to take (R13). */
export function cardDue(table: State): boolean {
  const { deck, artillery, skipped } = battlefieldOf(table);
  const isTheirs = artillery?.trigger === 'special-actions' && artillery.pile.length > 0;
  return isTheirs && deck.dealt > 0 && deck.over && !skipped && artillery.lastIn !== deck.turn;
}

/** It came after the cards of the turn, and not with one of them. */
export const comesAfterCards = (table: State): boolean =>
  battlefieldOf(table).artillery?.trigger === 'special-actions';

/** Whether artillery comes with fives and sixes alone, and the cards of the game are told. */
function comesByCards({ state }: Moment): boolean {
  const { deck, artillery } = battlefieldOf(state);
  return artillery?.trigger === 'fives-and-sixes' && deck.dealt > 0;
}

/** Rings that touch their target may be those of the attack that was carried out last, where its drift was rolled before. */
function isAnother({ state, input }: Moment): boolean {
  if (input.planned !== undefined) return false;
  const last = cardOf(state, input);
  return last === undefined || ![undefined, input.weapon].includes(weaponOn(last));
}

/** Whether artillery comes with cards at all, and those of the game are told. */
function isRandom({ state }: Moment): boolean {
  const { deck, artillery } = battlefieldOf(state);
  return artillery !== undefined && deck.dealt > 0;
}

/** The weapon of the card that is due, where that names one and another was told. */
function otherWeapon({ state, input }: Moment): string | undefined {
  const due = artilleryDue(state);
  const weapon = due === undefined ? undefined : weaponOn(due);
  return weapon !== undefined && weapon !== input.weapon ? due : undefined;
}

export const beforeTheAction = bearings(
  {
    clause: 'bg:randart.2',
    word: 'artillery',
    actions: [
      ...(['shoot', 'smoke', 'flare', 'heal', 'move', 'charge', 'combine', 'overrun', 'rally'] as const),
      ...(['mines', 'melee', 'draw-card'] as const),
    ],
    when: ({ state, input }) =>
      input.artillery !== true && input.new !== true && !comesAfterCards(state) && artilleryDue(state),
    says: ({ state }) =>
      `Artillery came with this card, ${artilleryDue(state)}, and nobody has told what it did: it is carried out before the action of the card.`,
    way: 'wg artillery',
  },
  {
    clause: 'bg:randart.4',
    word: 'artillery',
    actions: ['draw-card'],
    when: ({ state, input }) => input.new !== true && comesAfterCards(state) && artilleryDue(state),
    says: ({ state }) =>
      `Artillery came in this special actions phase, ${artilleryDue(state)}, and nobody has told what it did: the next turn begins after it.`,
    way: 'wg artillery',
  },
  {
    clause: 'bg:randart.4',
    word: 'artillery card',
    actions: ['draw-card'],
    when: ({ state, input }) => input.new !== true && cardDue(state),
    says: ({ state }) =>
      `Turn ${battlefieldOf(state).deck.turn} has not had its artillery card, which is drawn after the melees.`,
    way: 'wg artillery-card',
  },
  {
    clause: 'bg:randart.2',
    word: 'other artillery',
    actions: ['artillery'],
    when: otherWeapon,
    says: (now) => `The card that came is ${otherWeapon(now)}: other artillery is not there to fire.`,
  },
  {
    clause: 'bg:randart.2',
    word: 'no artillery',
    actions: ['artillery'],
    when: (now) => isRandom(now) && isAnother(now) && artilleryDue(now.state) === undefined,
    says: ({ state }) =>
      `No card brings artillery now: ${comesAfterCards(state) ? 'one is drawn every turn after the melees, for one attack' : 'it comes with a five or a six of the deck, once for each'}.`,
    way: 'Written down for a turn it comes in that: --planned.',
  },
  {
    clause: 'bg:randart.2',
    word: 'no card',
    actions: ['artillery-card'],
    when: (now) => now.input.new !== true && comesByCards(now),
    says: () =>
      'Artillery cards are turned up with the fives and sixes of the deck: wg draw-card turns up both.',
  },
  {
    clause: 'bg:randart.4',
    word: 'phase',
    actions: ['artillery-card'],
    when: ({ input, state }) => {
      const { deck, artillery } = battlefieldOf(state);
      const isTheirs = input.new !== true && artillery?.trigger === 'special-actions';
      return isTheirs && deck.dealt > 0 && !deck.over;
    },
    says: ({ state }) =>
      `The card phase of turn ${battlefieldOf(state).deck.turn} goes on; artillery comes in the special actions phase, after the melees.`,
  },
  {
    clause: 'bg:randart.4',
    word: 'second card',
    actions: ['artillery-card'],
    when: ({ input, state }) => {
      const { deck, artillery } = battlefieldOf(state);
      return input.new !== true && deck.dealt > 0 && artillery?.lastIn === deck.turn;
    },
    says: ({ state }) =>
      `Turn ${battlefieldOf(state).deck.turn} has had its artillery card: one is drawn every turn.`,
  },
);
