import { barring, type Conflict } from '../../src/rules/action.js';
import { sameName } from '../../src/rules/likeness.js';
import { levelOf } from './activation.js';
import type { Armour, Level } from './tables.js';
import { refuse } from './words.js';

/** What may be said of those aboard a vehicle. */
interface SaidOfAboard {
  readonly name?: string | undefined;
  readonly passengerName?: string | undefined;
  readonly passengers?: number | undefined;
  readonly passengerLevel?: Level | undefined;
  readonly passengerArmour?: Armour | undefined;
  readonly secondWreck: boolean;
  readonly take: string | number;
}

/** Those aboard by their name: typed, or on record (unit.1). */
export function aboardOf({ passengerName, passengers, passengerLevel, passengerArmour }: SaidOfAboard) {
  if (passengerName === undefined) return {};
  if (passengers === undefined) {
    return refuse(
      'fubar:unit.1',
      `The figures of ${passengerName} are not on record.`,
      'Give --passengers, or muster the unit.',
    );
  }
  return {
    passengers,
    passengerLevel: levelOf(passengerLevel, '--passenger-level'),
    passengerArmour: passengerArmour ?? 'none',
  };
}

/** What is said of those aboard needs somebody aboard. */
export function aboardConflict(input: SaidOfAboard): Conflict | undefined {
  const { name, passengers, passengerName, take } = input;
  if (name !== undefined && passengerName !== undefined && sameName(name, passengerName))
    return { input: 'passengerName', message: 'is the vehicle itself' };
  if (passengers !== undefined || passengerName !== undefined) return undefined;
  return (
    barring(input)(['passengerLevel', 'passengerArmour', 'secondWreck'], 'needs --passengers') ??
    (take === 'suppress' ? undefined : { input: 'take', message: 'needs --passengers' })
  );
}
