import type { Unit } from './roster.js';
import { sameName } from './text/likeness.js';

/** The marks by which enemies are bound to one another, as in a melee. */
export interface Bonds {
  /** Holds the name of a unit that several share: all of them are in one. */
  readonly shared: string;
  /** Names those of the enemies there with whom the unit is bound, where it is not with all of them. */
  readonly told?: string;
}

const holds = ({ marks }: Unit, mark: string): string | undefined =>
  typeof marks[mark] === 'string' ? (marks[mark] as string) : undefined;

/** The names that a unit is bound to, where they are told. */
export const boundNames = ({ marks }: Unit, { told }: Bonds): readonly string[] | undefined =>
  told !== undefined && Array.isArray(marks[told]) ? (marks[told] as readonly string[]) : undefined;

/** The enemies that a unit is bound to: pair by pair, so that two of one melee need not be. */
export const boundTo = (unit: Unit, units: readonly Unit[], bonds: Bonds): readonly Unit[] =>
  units.filter(
    (other) =>
      !sameName(other.name, unit.name) &&
      areEnemies(unit, other, bonds) &&
      isWith(unit, other, bonds) &&
      isWith(other, unit, bonds),
  );

function isWith(unit: Unit, other: Unit, bonds: Bonds): boolean {
  const told = boundNames(unit, bonds);
  if (told) return told.some((name) => sameName(name, other.name));
  const [own, theirs] = [holds(unit, bonds.shared), holds(other, bonds.shared)];
  return own !== undefined && theirs !== undefined ? sameName(own, theirs) : isNamed(unit, other, bonds);
}

/** Where nobody knows of sides it is the one whose name they share against all others. */
const areEnemies = (one: Unit, other: Unit, bonds: Bonds): boolean =>
  one.side !== undefined && other.side !== undefined
    ? !sameName(one.side, other.side)
    : isNamed(one, other, bonds);

/** Whether one of them holds the name of the other. */
const isNamed = (one: Unit, other: Unit, { shared }: Bonds): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([a, b]) => {
    const held = holds(a!, shared);
    return held !== undefined && sameName(held, b!.name);
  });
