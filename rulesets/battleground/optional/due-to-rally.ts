import type { Waiting } from '../../../src/rules/action.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { names } from '../../../src/rules/text/say.js';
import { linesFor } from '../../../src/rules/waiting.js';
import { endsItsCard, yetToMove } from '../battlefield.js';
import { isThere } from '../roster/kinds.js';
import { bearings } from '../words.js';

/** Optional rule: those who rout, and have not rolled in the movement of their side whether they rally (retreat.3). */
export function dueToRally(table: State): readonly Unit[] {
  const moves = yetToMove(table);
  return table.units.filter((unit) => unit.marks.routing === true && moves(unit) && isThere(unit));
}

export const ralliesWaiting = (table: State): Waiting[] =>
  dueToRally(table).map(({ name }) => ({ units: [[name]], says: name }));

export const beforeTheNextCard = bearings({
  clause: 'bg:retreat.3',
  word: 'rally',
  actions: ['draw-card', 'melee'],
  when: (now) => endsItsCard(now) && dueToRally(now.state).length > 0,
  says: ({ state }) =>
    `Under this card it is still to be rolled who rallies of those who rout: ${names(dueToRally(state))}.`,
  way: ({ state }) => linesFor('rally', ralliesWaiting(state)),
});
