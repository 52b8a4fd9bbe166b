import type { Input } from '../../src/rules/record.js';
import type { Together, Unit } from '../../src/rules/roster.js';
import { byCarriers, inOrder, likeName } from './as-typed.js';
import { type Known, known } from './kinds.js';
import { type ClauseId, refuse } from './words.js';

const carrierOf = (unit: Unit, units: readonly Unit[]): Unit | undefined => {
  const { aboard } = unit.marks;
  return typeof aboard === 'string'
    ? units.find(({ name }) => likeName(name) === likeName(aboard))
    : undefined;
};

/** Units are named together by their hex; passengers are where their carrier is, and go along with it. */
export const together: Together = {
  place: (unit, units) => {
    if (unit.marks.eliminated === true) return undefined;
    const { hex } = (carrierOf(unit, units) ?? unit).marks;
    return typeof hex === 'string' ? hex : undefined;
  },
  // Carriers before their passengers, as they are filled in.
  along: (named, units) => {
    const all = named.flatMap((unit) => [
      unit,
      ...aboardOf(unit, units).filter((each) => !named.includes(each)),
    ]);
    return inOrder(all.map(known)).map(({ name }) => all.find((unit) => unit.name === name)!);
  },
};

/** Whether two hexes are the same, however they are written; of one that is unknown nobody can tell. */
export const likeHex = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && likeName(one) === likeName(other);

/** Those who are aboard of a unit, or towed by it. */
export const aboardOf = (carrier: Unit, units: readonly Unit[]): Unit[] =>
  units.filter(
    (unit) => unit !== carrier && unit.marks.eliminated !== true && carrierOf(unit, units) === carrier,
  );

/**
 * The hex of units that act, or suffer, together; nothing, where none is known.
 * @throws Refusal by this clause, where they are not all in one
 */
export function hexOf(units: readonly Known[], clause: ClauseId): string | undefined {
  const hexes = byCarriers(units).flatMap(([{ hex }]) => hex ?? []);
  const other = hexes.find((hex) => likeName(hex) !== likeName(hexes[0]!));
  if (other !== undefined) refuse(clause, `They are not all of one hex: ${hexes[0]} and ${other}.`);
  return hexes[0];
}

/** Who is aboard acts with his carrier, not by himself (8.1). */
export function mustHaveCarriers(units: readonly Known[], clause: ClauseId, does: string): void {
  const alone = byCarriers(units).find(([{ aboard }]) => aboard !== undefined)?.[0];
  if (alone)
    refuse(clause, `${alone.name} is aboard of ${alone.aboard}, and ${does} with it.`, 'Name both together.');
}

/** The ground of units as the flags have it, as far as it is known and not typed otherwise. */
export function groundOf(units: readonly Known[], asked: Input): Input {
  if (asked.cover !== undefined) return {};
  const terrain = units.find((unit) => unit.terrain !== undefined)?.terrain;
  const entrenchment = units.find((unit) => unit.entrenchment !== undefined)?.entrenchment;
  const place = (asked.terrain ?? terrain) as string | undefined;
  const beside = entrenchment !== undefined && !POSITIONS.includes(place ?? '');
  return {
    ...(terrain !== undefined && { terrain }),
    ...(beside && asked.terrain === undefined && { entrenchment }),
  };
}

/** Beside these there is no other entrenchment. */
const POSITIONS = ['bunker', 'earthen-bunker', 'sandbags', 'foxholes', 'trenches', 'caves'];

export const allKnown = (units: readonly Unit[]): Known[] => units.map(known);
