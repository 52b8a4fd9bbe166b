import type { Unit } from '../../../src/rules/roster.js';
import type { Value } from '../../../src/rules/rule.js';
import { cardsIn, type State } from '../../../src/rules/state.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { battlefieldOf, shelledAs } from '../battlefield.js';
import type { Slots } from '../slots.js';
import { bearings, type Moment } from '../words.js';
import { mostBlasts, weaponOn } from './tables.js';

/** What is told of an attack. */
type Asked = { readonly [name in 'weapon' | 'rings' | 'planned']?: Value | undefined };

/** The artillery that came under the last card, in the order in which it is carried out; of an old log, that of its last card. */
function cameIn(table: State): readonly string[] {
  const { brought = lastFired(table) } = battlefieldOf(table);
  return brought?.split(',').filter(Boolean) ?? [];
}

/**
 * The artillery that came and is to be carried out, till somebody tells of it: with the last card, before its action (randart.2), or in
 * the special actions phase of this turn (randart.4). Players may have turned up several together, or drawn another by hand.
 */
export function artilleryDue(table: State): readonly string[] {
  const { artillery, afterCards, shelled } = battlefieldOf(table);
  if (!artillery || (afterCards && artillery.trigger !== 'special-actions')) return [];
  return cameIn(table).slice(shelled);
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

/** The artillery that was carried out last, of which rings may still strike. */
function lastCarriedOut(table: State): string | undefined {
  const { shelled } = battlefieldOf(table);
  return shelled > 0 ? (cameIn(table)[shelled - 1] ?? cardsIn(table, 'fired').at(-1)) : undefined;
}

/** Whether an attack may be that of a card: it has its weapon, where the card names one. */
const isOf = (card: string, { weapon }: Asked): boolean =>
  weapon === undefined || [undefined, weapon].includes(weaponOn(card));

/** The card of the artillery that is told of next: that of which rings strike now, else one that is due. */
export function cardOf(table: State, input: Asked): string | undefined {
  const due = artilleryDue(table);
  const last = input.rings === undefined ? undefined : lastCarriedOut(table);
  if (last !== undefined && (due.length === 0 || isOf(last, input))) return last;
  return due.find((card) => isOf(card, input)) ?? due[0];
}

/** Whether rings strike that are those of the attack which was carried out last. */
function strikesNow(table: State, input: Asked): boolean {
  const last = input.rings === undefined || input.planned !== undefined ? undefined : lastCarriedOut(table);
  return last !== undefined && isOf(last, input);
}

/** Which of the attacks that are due this is, if any: it was not written down before, nor are its rings those of the last one. */
export const dueAs = (table: State, input: Asked): string | undefined =>
  input.planned !== undefined || strikesNow(table, input)
    ? undefined
    : artilleryDue(table).find((card) => isOf(card, input));

/** Whether an attack is one that a card brought, as it is carried out or as its rings strike. */
export const isOfCard = (table: State, input: Asked): boolean =>
  dueAs(table, input) !== undefined || strikesNow(table, input);

/** The rings of all artillery that strikes by now of what cards have brought, whatever is ruled; where that is not known, any number. */
function mostRings({ state, input }: Moment): number {
  const { shelled } = battlefieldOf(state);
  const came = cameIn(state);
  if (came.length < shelled) return Number.POSITIVE_INFINITY;
  const due = dueAs(state, input);
  const striking = [...came.slice(0, shelled), ...(due === undefined ? [] : [due])];
  return striking.reduce((sum, card) => sum + mostBlasts(weaponOn(card)), 0);
}

/** A target that more rings would have touched than the artillery has which came. */
const ringedTwice = (now: Moment): readonly Unit[] =>
  now.input.ofCard === true
    ? (now.named.target ?? []).filter(
        ({ marks }) => Number(marks.rings ?? 0) + Number(now.input.rings ?? 1) > mostRings(now),
      )
    : [];

/** The slots as they stand once this card is carried out: where others came before it, they are carried out behind it. */
export function carriedOut(table: State, card: string): Pick<Slots, 'shelled' | 'brought'> {
  const { shelled } = battlefieldOf(table);
  const came = cameIn(table);
  const at = came.indexOf(card, shelled);
  const [before, others] = [came.slice(0, shelled), came.filter((_, i) => i >= shelled && i !== at)];
  return { brought: [...before, card, ...others].join(), shelled: shelledAs(shelled + 1) };
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
  const card = cardOf(state, input);
  return card === undefined || !isOf(card, input);
}

/** Whether artillery comes with cards at all, and those of the game are told. */
function isRandom({ state }: Moment): boolean {
  const { deck, artillery } = battlefieldOf(state);
  return artillery !== undefined && deck.dealt > 0;
}

/** The cards that are due, where those name their weapons and another was told. */
function otherWeapons({ state, input }: Moment): readonly string[] {
  const card = cardOf(state, input);
  return card === undefined || isOf(card, input) ? [] : artilleryDue(state);
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
      input.artillery !== true &&
      input.new !== true &&
      !comesAfterCards(state) &&
      artilleryDue(state).length > 0,
    says: ({ state }) =>
      `Artillery came with this card, ${list(artilleryDue(state))}, and nobody has told what it did: it is carried out before the action of the card.`,
    way: 'wg artillery',
  },
  {
    clause: 'bg:randart.4',
    word: 'artillery',
    actions: ['draw-card'],
    when: ({ state, input }) =>
      input.new !== true && comesAfterCards(state) && artilleryDue(state).length > 0,
    says: ({ state }) =>
      `Artillery came in this special actions phase, ${list(artilleryDue(state))}, and nobody has told what it did: the next turn begins after it.`,
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
    when: (now) => otherWeapons(now).length > 0,
    says: (now) => {
      const came = otherWeapons(now);
      return `The ${came.length === 1 ? 'card that came is' : 'cards that came are'} ${list(came)}: other artillery is not there to fire.`;
    },
  },
  {
    clause: 'bg:art.5',
    word: 'rings',
    actions: ['artillery'],
    when: (now) => ringedTwice(now).length > 0,
    says: (now) => {
      const [{ name, marks }] = ringedTwice(now) as [Unit];
      return `${counted(Number(marks.rings), 'ring')} of the artillery that came ${marks.rings === 1 ? 'has' : 'have'} touched ${name}: it has ${mostRings(now)} in all.`;
    },
  },
  {
    clause: 'bg:randart.2',
    word: 'no artillery',
    actions: ['artillery'],
    when: (now) => isRandom(now) && isAnother(now) && artilleryDue(now.state).length === 0,
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
