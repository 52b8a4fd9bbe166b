import type { Conflict } from '../../../src/rules/action.js';
import { type Unit, unitNamed } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';

/**
 * Two vehicles that are one unit (card.17): each moves, fires and is hit by itself, and an ace is for both. Either may name the
 * other, before play or as they come in.
 */

const names = ({ marks: { pair } }: Unit, { name }: Unit): boolean =>
  typeof pair === 'string' && sameName(pair, name);

/** Whether these two are one unit. */
export const arePair = (one: Unit, other: Unit): boolean => names(one, other) || names(other, one);

/** A vehicle is one unit with another of its side, and with one alone. */
export function pairedAmiss(unit: Unit, units: readonly Unit[]): Conflict | undefined {
  const { side, marks } = unit;
  const { pair } = marks;
  if (typeof pair !== 'string') return undefined;
  const wrong = (message: string): Conflict => ({ input: 'pair', message });
  const other = unitNamed(units, pair);
  if (other?.kind !== 'vehicle' || other.name === unit.name) return wrong(`names no other vehicle: ${pair}`);
  if (other.side !== side) return wrong(`${other.name} is of ${other.side}`);
  const third = units.find(
    (of) => of.name !== unit.name && of.name !== other.name && (arePair(of, other) || names(of, unit)),
  );
  return third && wrong(`${other.name} is one unit with ${third.name}: two vehicles at most`);
}
