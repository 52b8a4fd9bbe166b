import type { Input } from '../../src/rules/record.js';
import { left, newUnit, type Unit } from './battle.js';

/** What is put on record of a unit (unit.1), by a muster or a roster. */
const OF_RECORD = ['side', 'level', 'leaderLevel', 'figures', 'armour', 'weapons', 'vehicle'] as const;

const recordIn = (said: Input | Unit): Partial<Unit> =>
  Object.fromEntries(
    OF_RECORD.flatMap((key) => {
      const value = (said as Input)[key];
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );

/** A unit with what is said of it put on record. */
export const onRecord = (unit: Unit, said: Input): Unit => ({ ...unit, ...recordIn(said) });

/** The units of a roster as they came, for a new game. */
export const anew = (units: readonly Unit[]): Unit[] =>
  units
    .filter(({ listed }) => listed)
    .map((unit) => ({ ...newUnit(unit.name), ...recordIn(unit), listed: true as const }));

/** A unit none of whom lies on his side who is no longer there, those whom fire suppressed this turn among them. */
export function lying(unit: Unit): Unit {
  const suppressed = Math.min(unit.suppressed, left(unit) ?? unit.suppressed);
  return {
    ...unit,
    suppressed,
    ...(unit.downed && { downed: { ...unit.downed, n: Math.min(unit.downed.n, suppressed) } }),
  };
}
