import type { Waiting } from '../../../src/rules/action.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { unsavedSaid } from '../roster/said.js';
import { isInPlay } from '../turn/last-try.js';

/** Unsaved hits that nobody has rolled for yet: on vehicles, of damage (damage.1), and on those aboard (fire.8, damage.5). */

/** How many hits a unit has to be rolled for. */
export const owedBy = ({ marks }: Unit): number => Number(marks.owed ?? 0);

/** Those who have some, vehicles and units aboard. */
export const owing = ({ units }: Pick<State, 'units'>): readonly Unit[] =>
  units.filter((unit) => owedBy(unit) > 0 && isInPlay(unit));

/** `APC has 2 unsaved hits to roll for.` */
export const owingSaid = (unit: Unit): string => `${unit.name} has ${unsavedSaid(owedBy(unit))}.`;

/** The hits that are to be rolled for; of those who are out of a wreck only the players know which it was. */
export const damageWaiting = (table: Pick<State, 'units'>): Waiting[] =>
  owing(table).flatMap(({ kind, name, marks: { aboard } }) => {
    if (kind === 'vehicle') return [{ units: [[name]], says: name }];
    return typeof aboard === 'string'
      ? [{ units: [[aboard], [name]], says: `${name}, aboard ${aboard}` }]
      : [];
  });
