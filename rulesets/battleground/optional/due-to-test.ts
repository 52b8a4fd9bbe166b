import type { Waiting } from '../../../src/rules/action.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { names } from '../../../src/rules/text/say.js';
import { linesFor } from '../../../src/rules/waiting.js';
import { endsItsCard } from '../battlefield.js';
import { isThere } from '../roster/kinds.js';
import { bearings } from '../words.js';

/** Optional rule: those whose losses under the last card are tested at once, when it is over (retreat.1, R118). */
export const dueToTest = (table: State): readonly Unit[] =>
  table.units.filter((unit) => unit.marks.untested === true && isThere(unit));

export const testsWaiting = (table: State): Waiting[] =>
  dueToTest(table).map(({ name }) => ({ units: [[name]], says: name }));

export const beforeLossesAreOver = bearings({
  clause: 'bg:retreat.1',
  word: 'test',
  actions: ['draw-card', 'melee'],
  when: (now) => endsItsCard(now) && dueToTest(now.state).length > 0,
  says: ({ state }) => `What they lost under this card is still to be tested, of ${names(dueToTest(state))}.`,
  way: ({ state }) => linesFor('reaction-test', testsWaiting(state)),
});
