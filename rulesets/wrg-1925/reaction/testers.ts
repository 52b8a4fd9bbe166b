import type { Waiting } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import { isOut, type Troops } from '../roster/kinds.js';
import { isOverdue } from '../roster/standing.js';
import { troopsOn } from '../state.js';
import { ridesInside } from './roles.js';

/** Who of all on the table has a test to make: nobody who is out of the battle, nor a vehicle that its crew has left. */

const those =
  (is: (of: Troops) => boolean) =>
  (state: State): readonly Troops[] =>
    troopsOn(state).filter(
      (of) => is(of) && !isOut(of) && !(of.kind === 'vehicle' && of.left) && !ridesInside(state, of),
    );

/** Those whose test on the fire of the period before comes before anything else (react.1). */
export const overdueIn = those(isOverdue);

/** AFVs at which anti-tank fire has come since they tested: they do nothing before (afv.1). */
export const firedAtIn = those(({ antiTankFire }) => antiTankFire);

/** Those who do nothing before their test (react.1, afv.1). */
export const firstIn = (state: State): readonly Troops[] => [
  ...new Map([...overdueIn(state), ...firedAtIn(state)].map((of) => [of.name, of])).values(),
];

/** Those who test at the end of the period (react.1, afv.2). */
export const dueAtEnd = those(({ underFire, hasTested }) => underFire && !hasTested);

/** The tests that a game waits for: what comes before anything else, or those at the end of the period. */
export function testsWaiting(state: State): Waiting[] {
  const first = firstIn(state);
  return (first.length > 0 ? first : dueAtEnd(state)).map(({ name }) => ({ units: [[name]], says: name }));
}
