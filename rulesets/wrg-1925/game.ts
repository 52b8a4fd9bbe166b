import { type Unit, unitNamed } from '../../src/rules/roster.js';
import type { State } from '../../src/rules/state.js';
import type { GameState } from '../../src/rules/system.js';
import { names, quoted } from '../../src/rules/text/say.js';
import { byNight } from './bearings/by-night.js';
import { byTheRoster } from './bearings/by-the-roster.js';
import { inThePeriod } from './bearings/in-the-period.js';
import { notLocated } from './bearings/not-located.js';
import { notReadyYet } from './bearings/not-ready.js';
import { othersInATest } from './bearings/others-in-a-test.js';
import { outOfOrder } from './bearings/out-of-order.js';
import { toldBesides } from './bearings/told-besides.js';
import { untold } from './bearings/untold.js';
import { hullsDue } from './buildings/struck-home.js';
import type { ActionName } from './index.js';
import { dueAtEnd, firedAtIn, firstIn, overdueIn } from './reaction/testers.js';
import { isOut, isPrisoner, troopsOf } from './roster/kinds.js';
import { befallen } from './roster/standing.js';
import type { Lasting } from './slots.js';
import { callsDue, fallsNow, lastingSaid } from './smoke/lasting.js';
import { inLight } from './smoke/light.js';
import { lastingOf, lightOf, periodOf, state } from './state.js';

/** What the rules know of a battle. */
export const game: GameState<ActionName> = {
  memory: state,
  says: (table: State) => standing(table.units, periodSaid(table), lastingOf(table)),
  // Both sides move together: a period is nobody's (orders.4).
  turn: (table: State) => `period ${periodOf(table)}`,
  now: (table: State) => [
    periodSaid(table),
    ...testsDue(table),
    ...callsDue(table).map(fallsNow),
    ...hullsToRoll(table),
    ...mayEscape(table),
  ],
  // Off-table fire is of the side that bought it, whoever is under it (option.1).
  whose: (table: State, _sides, { action, input: { supporter } }) =>
    action === 'artillery' ? unitNamed(table.units, supporter)?.side : undefined,
  place: (table: State) => ({
    says: `P${periodOf(table)}`,
    ...(firstIn(table).length > 0 && { act: 'reaction-test' }),
  }),
  // A period ends with the tests of those under fire in it (react.1, afv.2).
  next: () => ({ line: ['period'], says: 'next period', behind: 'reaction-test' }),
  clock: ['period'],
  bearings: [
    ...outOfOrder,
    ...inThePeriod,
    ...toldBesides,
    ...byTheRoster,
    ...byNight,
    ...notLocated,
    ...notReadyYet,
    ...othersInATest,
    ...untold,
  ],
  check: () => import('./forces/check.js'),
};

/** `period 3, in the dark`. */
const periodSaid = (table: State): string =>
  [`period ${periodOf(table)}`, ...(lightOf(table) === 'day' ? [] : [inLight[lightOf(table)]])].join(', ');

/** Who has a test to make, now or at the end of the period, a line each. */
const testsDue = (table: State): string[] =>
  [
    ['before anything else', overdueIn(table)] as const,
    ['on anti-tank fire, before anything else', firedAtIn(table)] as const,
    ['at the end of the period', dueAtEnd(table)] as const,
  ].flatMap(([when, who]) => (who.length > 0 ? [`to test ${when}: ${names(who)}`] : []));

/** AFVs where off-table fire has fallen, which have had no die yet (antitank.15). */
const hullsToRoll = (table: State): string[] =>
  hullsDue(table).map(
    ({ name }) =>
      `${name} is in off-table fire, and is knocked out on a 1: wg anti-tank ${quoted(name)} --off-table`,
  );

/** Prisoners of whose escort nobody is left, a line for each (prisoner.2). */
const mayEscape = ({ units }: State): string[] =>
  units.filter(isPrisoner).flatMap(({ name, marks: { escort } }) => {
    const guards = unitNamed(units, escort);
    return guards && (isOut(troopsOf(guards)) || isPrisoner(guards))
      ? [`may escape: ${name}, of whose escort ${guards.name} nobody is left`]
      : [];
  });

/** How the battle stands, a line each: the period, whoever it has touched, smoke and light, who is on the map alone. */
function standing(units: readonly Unit[], period: string, lasting: readonly Lasting[]): string[] {
  const touched = units.filter(({ kind, marks }) => kind !== 'force' && Object.keys(marks).length > 0);
  return [
    period,
    ...touched.flatMap((unit) => {
      const said = befallen(troopsOf(unit));
      return said.length > 0 ? [`${unit.name}: ${said.join('; ')}`] : [];
    }),
    ...lastingSaid(lasting),
    ...touched.flatMap(({ name, marks }) => (marks.hidden ? [`${name}: hidden on the map`] : [])),
  ];
}
