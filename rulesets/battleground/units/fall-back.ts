import { known } from '../../../src/rules/kind.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { names } from '../../../src/rules/text/say.js';
import { endsItsCard, yetToMove } from '../battlefield.js';
import { isNonStanding } from '../roster/figures.js';
import { infantry, isThere } from '../roster/kinds.js';
import { bearings } from '../words.js';

/** Units that do not stand, and have to fall back or to join another (nonstand.2). */

export const isBroken = (unit: Unit): boolean =>
  unit.kind === 'infantry' && isNonStanding(known(infantry, unit));

/** Those who have neither done so yet in the movement of their side, nor fled in this turn, nor rout. */
export function haveToFallBack(table: State): readonly Unit[] {
  const moves = yetToMove(table);
  return table.units.filter((unit) => {
    const { routing, reactedFled, aboard } = unit.marks;
    const goes = routing === true || reactedFled === true || aboard !== undefined;
    return !goes && isBroken(unit) && moves(unit) && isThere(unit);
  });
}

/** How far they go, and which way, is for the players (R130). */
export const beforeItsCardIsOver = bearings({
  clause: 'bg:nonstand.2',
  actions: ['draw-card', 'melee'],
  missing: true,
  when: (now) => endsItsCard(now) && haveToFallBack(now.state).length > 0,
  says: ({ state }) =>
    `nobody told that ${names(haveToFallBack(state))} fell back under this card, or joined another unit: who does not stand has to`,
});
