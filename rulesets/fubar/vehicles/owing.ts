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

/** The hits that are to be rolled for, with the vehicle that let them through. */
export const damageWaiting = (table: Pick<State, 'units'>): Waiting[] =>
  owing(table).flatMap((unit) => {
    const { kind, name, marks } = unit;
    if (kind === 'vehicle') return [{ units: [[name]], says: name }];
    if (typeof marks.aboard === 'string')
      return [{ units: [[marks.aboard], [name]], says: `${name}, aboard ${marks.aboard}` }];
    const wreck = wreckOf(unit, table);
    return wreck === undefined ? [] : [{ units: [[wreck], [name]], says: `${name}, out of a wreck` }];
  });

/**
 * A wreck that a unit may have got out of: of its side, and of this turn, where there is one. Which of several it was only the
 * players know, and it makes no difference to its hits.
 */
function wreckOf({ side }: Unit, { units }: Pick<State, 'units'>): string | undefined {
  const wrecks = units.filter((unit) => unit.marks.destroyed === true && unit.side === side);
  const isNew = ({ marks }: Unit) => Array.isArray(marks.suffered) && marks.suffered.includes('destroyed');
  return (wrecks.find(isNew) ?? wrecks[0])?.name;
}
