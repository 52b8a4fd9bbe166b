import type { Input } from '../../../src/rules/record.js';
import { type Together, type Unit, unitNamed } from '../../../src/rules/roster.js';
import { likeness, sameName } from '../../../src/rules/text/likeness.js';
import { isBunker } from '../movement/stack.js';
import { isPosition } from '../positions/tables.js';
import { type KnownUnit, known } from '../roster/kinds.js';
import { hexesOf } from '../terrain/hexes.js';
import { type ClauseId, type Moment, refuse } from '../words.js';
import { byCarriers } from './as-typed.js';
import { isInfantry } from './units.js';

const carrierOf = ({ marks: { aboard } }: Unit, units: readonly Unit[]): Unit | undefined =>
  unitNamed(units, aboard);

/** The hex of a unit; passengers are where their carrier is. */
export function placeOf(unit: Unit, units: readonly Unit[]): string | undefined {
  if (unit.marks.eliminated === true) return undefined;
  const { hex } = (carrierOf(unit, units) ?? unit).marks;
  return typeof hex === 'string' ? hex : undefined;
}

/** Whether AP fire does nothing to a unit, since it is in an AFV (14.65). */
export const ridesInAfv = (unit: Unit, units: readonly Unit[]): boolean => {
  const carrier = carrierOf(unit, units);
  return carrier !== undefined && known(carrier).counter.kind === 'afv';
};

/** Units by their hex; by its name whichever is in none that was told. @param all those among whom their carriers are */
export function byHex(units: readonly Unit[], all: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const hexes = new Map<string, readonly Unit[]>();
  for (const unit of units) {
    const where = placeOf(unit, all) ?? unit.name;
    hexes.set(where, [...(hexes.get(where) ?? []), unit]);
  }
  return hexes;
}

/** Whoever rides in a carrier, or is in tow of it. */
export const ridersOf = (carrier: Unit, units: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => unit.marks.eliminated !== true && carrierOf(unit, units) === carrier);

/** With whom a unit has to fire: infantry with that of its hex, passengers with their carrier, others with nobody (14.2 to 14.4). */
function firesWith(unit: Unit, units: readonly Unit[]): string | undefined {
  const carrier = carrierOf(unit, units);
  if (carrier) return `aboard ${likeness(carrier.name)}`;
  if (!isInfantry(known(unit).counter)) return `aboard ${likeness(unit.name)}`;
  const hex = placeOf(unit, units);
  return hex === undefined ? undefined : `in ${likeness(hex)}`;
}

/** Those who should have fired together with these: they have fired at the same target in this turn (14.2, 14.3). */
export const firedApart = (
  firers: readonly Unit[],
  target: readonly Unit[],
  mortars: boolean,
  units: readonly Unit[],
): readonly Unit[] => {
  const groups = firers.map((unit) => firesWith(unit, units));
  // Who has fallen since then lies where he was fired at.
  const hexes = target.map((unit) => placeOf(unit, units));
  const isTarget = (name: string) => {
    const unit = unitNamed(units, name);
    const fell = unit?.marks.eliminated === true ? (unit.marks.hex as string | undefined) : undefined;
    return unit !== undefined && (target.includes(unit) || hexes.some((hex) => likeHex(hex, fell)));
  };
  const byMortar = ({ counter, fired }: KnownUnit) =>
    fired && counter.weapons.some(({ name }) => name === 'mortar');
  return units.filter((unit) => {
    const { firedAt } = unit.marks;
    const group = typeof firedAt === 'string' ? firesWith(unit, units) : undefined;
    return (
      group !== undefined &&
      groups.includes(group) &&
      !firers.includes(unit) &&
      byMortar(known(unit)) === mortars &&
      isTarget(firedAt as string)
    );
  });
};

/** Units are named together by their hex, and passengers go along with their carrier. */
export const together: Together = {
  place: placeOf,
  knows: (hex, table) => Object.hasOwn(hexesOf(table), likeness(hex)),
  // Carriers before their passengers, as they are filled in.
  along: (named, units) => {
    const rides = (unit: Unit) => unit.marks.eliminated !== true && !named.includes(unit);
    const all = named.flatMap((unit) => [
      unit,
      ...units.filter((each) => rides(each) && carrierOf(each, units) === unit),
    ]);
    return byCarriers(all.map(known)).flatMap((of) =>
      of.map(({ name }) => all.find((unit) => unit.name === name)!),
    );
  },
};

/** Whether two hexes are the same, however they are written; of one that is unknown nobody can tell. */
export const likeHex = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && sameName(one, other);

/** The hexes of all who take part, as they are called. */
export const hexNamesOf = ({ named, state }: Moment): string[] => {
  const all = Object.values(named).flatMap((units) =>
    units.flatMap((unit) => placeOf(unit, state.units) ?? []),
  );
  return all.filter((hex, i) => all.findIndex((other) => sameName(other, hex)) === i);
};

/**
 * The hex of units that act, or suffer, together; nothing, where none is known.
 * @throws Refusal by this clause, where they are not all in one
 */
export function hexOfUnits(units: readonly KnownUnit[], clause: ClauseId): string | undefined {
  const [hex, ...others] = byCarriers(units).flatMap(([of]) => of.hex ?? []);
  const other = others.find((each) => !sameName(each, hex!));
  if (other !== undefined) refuse(clause, `They are not all of one hex: ${hex} and ${other}.`);
  return hex;
}

/** Who is aboard acts with his carrier, not by himself (8.1). */
export function mustHaveCarriers(units: readonly KnownUnit[], clause: ClauseId, does: string): void {
  const alone = byCarriers(units).find(([{ aboard }]) => aboard !== undefined)?.[0];
  if (alone)
    refuse(clause, `${alone.name} rides in ${alone.aboard}, and ${does} with it.`, 'Name both together.');
}

/** Who is transported fires by himself or with his own carrier and those in it, and no Gun fires in tow (8.5, 14.3). */
export function mustFireAboard(units: readonly KnownUnit[]): void {
  const riders = byCarriers(units).flatMap(([of]) => (of.aboard === undefined ? [] : [of]));
  const gun = units.find(({ counter, aboard }) => counter.kind === 'gun' && aboard !== undefined);
  if (gun) refuse('vv:beyond.8.5', `${gun.name} is in tow of ${gun.aboard}: no Gun fires so.`);
  const [first] = riders;
  const other = first && units.find(({ aboard }) => aboard === undefined || !sameName(aboard, first.aboard!));
  if (other)
    refuse(
      'vv:beyond.14.3',
      `${first.name} rides in ${first.aboard}, and ${other.name} does not.`,
      'Let each fire by itself.',
    );
}

/** From where mortars may not fire (12.61, 20.5). */
export const mortarPlace = (units: readonly KnownUnit[]) => ({
  fromBuilding: units.some(({ terrain }) => terrain === 'building'),
  fromBunker: units.some(({ terrain }) => isPosition(terrain) && isBunker(terrain)),
});

/** The ground of units, as far as it is not typed otherwise: beside a position there is no other entrenchment. */
export function groundOf(units: readonly KnownUnit[], asked: Input) {
  const { cover, terrain: typed } = asked;
  if (cover !== undefined) return {};
  // What players type of a hex that has a name need not be typed again.
  const isNew = (of: KnownUnit) =>
    of.hex !== undefined &&
    (['terrain', 'entrenchment'] as const).some((name) => (asked[name] ?? of[name]) !== of[name]);
  const terrain = units.find((unit) => unit.terrain !== undefined)?.terrain;
  const entrenchment = units.find((unit) => unit.entrenchment !== undefined)?.entrenchment;
  const isBeside = typed === undefined && !isPosition(terrain);
  return {
    terrain,
    entrenchment: isBeside ? entrenchment : undefined,
    newGround: units.some(isNew) || undefined,
  };
}
