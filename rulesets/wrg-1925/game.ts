import type { Unit } from '../../src/rules/roster.js';
import { names } from '../../src/rules/say.js';
import type { State } from '../../src/rules/state.js';
import type { GameState, Next } from '../../src/rules/system.js';
import { byTheRoster } from './bearings/by-the-roster.js';
import { inThePeriod } from './bearings/in-the-period.js';
import { outOfOrder } from './bearings/out-of-order.js';
import { toldBesides } from './bearings/told-besides.js';
import { untold } from './bearings/untold.js';
import { troopsOf } from './roster/kinds.js';
import { battleMarks } from './roster/marks.js';
import { befallen, isOverdue } from './roster/standing.js';
import type { Lasting } from './slots.js';
import { lastingSaid } from './smoke/lasting.js';
import { lastingOf, periodOf, state } from './state.js';

/** What the rules know of a battle. */
export const game: GameState = {
  memory: state,
  says: (table: State) => standing(table.units, periodOf(table), lastingOf(table)),
  // Both sides move together: a period is nobody's (orders.4).
  turn: (table: State) => `period ${periodOf(table)}`,
  now: (table: State) => [`period ${periodOf(table)}`, ...testsDue(table)],
  place: (table: State) => ({
    says: `P${periodOf(table)}`,
    ...(overdueIn(table).length > 0 && { act: 'reaction-test' }),
  }),
  next,
  clock: ['period'],
  usual: ['shoot', 'move', 'reaction-test'],
  bearings: [...outOfOrder, ...inThePeriod, ...toldBesides, ...byTheRoster, ...untold],
  check: () => import('./forces/check.js'),
};

/** Those who have to test before anything else is done, on the fire of the period before (react.1). */
const overdueIn = ({ units }: State): readonly Unit[] => units.filter((unit) => isOverdue(troopsOf(unit)));

/** Those who test at the end of the period (react.1). */
const dueIn = ({ units }: State): readonly Unit[] =>
  units.filter((unit) => {
    const { underFire, hasTested, knockedOut } = troopsOf(unit);
    return underFire && !hasTested && !knockedOut;
  });

/** A period ends with the tests of those who were under fire in it. */
function next(table: State): Next {
  const [first] = [...overdueIn(table), ...dueIn(table)];
  return first
    ? { line: ['reaction-test', first.name], says: `test of ${first.name}` }
    : { line: ['period'], says: 'next period' };
}

/** Who has a test to make, now or at the end of the period, a line each. */
function testsDue(table: State): string[] {
  const [late, atEnd] = [overdueIn(table), dueIn(table)];
  return [
    ...(late.length > 0 ? [`to test before anything else: ${names(late)}`] : []),
    ...(atEnd.length > 0 ? [`to test at the end of the period: ${names(atEnd)}`] : []),
  ];
}

/** How the battle stands, a line each: the period, whoever it has touched, smoke and light, who is on the map alone. */
function standing(units: readonly Unit[], period: number, lasting: readonly Lasting[]): string[] {
  const touched = units.filter(({ marks }) => Object.keys(marks).some((mark) => mark in battleMarks));
  return [
    `period ${period}`,
    ...touched.map((unit) => `${unit.name}: ${befallen(troopsOf(unit)).join('; ')}`),
    ...lastingSaid(lasting),
    ...touched.flatMap(({ name, marks }) => (marks.hidden ? [`${name}: hidden on the map`] : [])),
  ];
}
