import type { Waiting } from '../../../src/rules/action.js';
import { sameName } from '../../../src/rules/likeness.js';
import type { Unit } from '../../../src/rules/roster.js';
import { names } from '../../../src/rules/say.js';
import type { State } from '../../../src/rules/state.js';
import { battlefieldOf, openActs } from '../battlefield.js';
import { isThere } from '../passengers/open-fates.js';
import { bearings } from '../words.js';

/**
 * Optional rule: those who rout, and have not rolled in the movement of their side whether they rally (retreat.3). An ace is for one
 * unit, and picks whom its side wants.
 */
export function dueToRally(table: State): readonly Unit[] {
  const moving = openActs(battlefieldOf(table), table.units).filter(
    ({ act, units }) => act === 'move' && units === 'all',
  );
  const mayMove = ({ side }: Unit) => moving.some((of) => side !== undefined && sameName(of.side, side));
  return table.units.filter((unit) => {
    const { routing, hasMoved, melee } = unit.marks;
    return routing === true && !hasMoved && melee === undefined && mayMove(unit) && isThere(unit);
  });
}

export const ralliesWaiting = (table: State): Waiting[] =>
  dueToRally(table).map(({ name }) => ({ units: [[name]], says: name }));

export const beforeTheNextCard = bearings({
  clause: 'bg:retreat.3',
  word: 'rally',
  actions: ['draw-card', 'melee'],
  when: ({ state, input }) => input.new !== true && dueToRally(state).length > 0,
  says: ({ state }) =>
    `Under this card it is still to be rolled who rallies of those who rout: ${names(dueToRally(state))}.`,
  way: 'wg rally',
});
