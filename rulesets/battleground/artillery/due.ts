import { cardsIn, type State } from '../../../src/rules/state.js';
import { battlefieldOf } from '../battlefield.js';
import { bearings } from '../words.js';

/** The artillery that came with the last card and is to be carried out before its action, till somebody tells of it (randart.2). */
export function artilleryDue(table: State): string | undefined {
  const { deck, artillery, afterCards, shelled } = battlefieldOf(table);
  const brings = artillery?.trigger === 'fives-and-sixes' && /^[56]/.test(deck.laid.at(-1) ?? '');
  return brings && !afterCards && !shelled ? cardsIn(table, 'fired').at(-1) : undefined;
}

export const beforeTheAction = bearings({
  clause: 'bg:randart.2',
  word: 'artillery',
  actions: ['shoot', 'smoke', 'flare', 'heal', 'move', 'charge', 'combine', 'overrun', 'rally', 'mines'],
  missing: true,
  when: ({ state }) => artilleryDue(state),
  says: ({ state }) =>
    `artillery came with this card, ${artilleryDue(state)}, and nobody has told what it did: it is carried out before the action of the card`,
});
