import type { Input } from '../../../src/rules/record.js';
import { type Change, isMuster, type Muster, marked, type Unit } from '../../../src/rules/roster.js';
import type { Value } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { likeness, named } from '../../../src/rules/text/likeness.js';
import { mayBeIn } from '../movement/stack.js';
import { isFortification, isPosition } from '../positions/tables.js';
import type { KnownHex, Slots } from '../slots.js';
import { hexesOf, withHex } from '../terrain/hexes.js';
import { unitsIn } from '../units/unit-spec.js';
import { isInfantry } from '../units/units.js';

/**
 * What units tell of their hexes is known of these from then on, whoever is there: their ground with the position in it (20.1),
 * barbed wire (20.8) and minefields (20.7). Whoever is in a hex is on its ground, in its position (20.3) and in its wire.
 */

type Hexes = Slots['hexes'];
type GroundTold = Partial<Pick<KnownHex, 'terrain' | 'position'>>;

/** The table with what has become of units told of their hexes, and with what these have for those who are in them. */
export function settles(table: State, before: State, by?: Muster | Change): State {
  const were = hexesOf(before);
  const change = by && !isMuster(by) ? by : undefined;
  const past = table.units.map(({ name }, i) => calledAt(i, name, before.units));
  const hexes = table.units.reduce(
    (all, unit, i) => (unit === past[i] ? all : withTold(all, unit, past[i], change)),
    // Those who come in place of all there were tell everything anew.
    by && isMuster(by) && !by.besides ? {} : were,
  );
  const told =
    change && isOfGround(change.marks) ? table.units.find(({ name }) => name === change.unit) : undefined;
  const isCorrected = (unit: Unit) => told !== undefined && keyOf(unit.marks) === keyOf(told.marks);
  const units = table.units.map((unit, i) =>
    unit === past[i] && hexes === were ? unit : inItsHex(unit, hexes, isCorrected(unit)),
  );
  if (hexes === were && units.every((unit, i) => unit === table.units[i])) return table;
  return { ...table, units, slots: { ...table.slots, hexes } };
}

const calledAt = (i: number, name: string, units: readonly Unit[]): Unit | undefined =>
  units[i]?.name === name ? units[i] : units.find((unit) => unit.name === name);

const keyOf = ({ hex }: Input): string | undefined => (typeof hex === 'string' ? likeness(hex) : undefined);

const isOfGround = (said: Input): boolean => said.terrain !== undefined || said.entrenchment !== undefined;

/** With what a unit tells anew: what was told last is so. Of what is not told as much is known as before, unless players take it back. */
function withTold(
  hexes: Hexes,
  { name, marks }: Unit,
  was: Unit | undefined,
  change: Change | undefined,
): Hexes {
  const said = change?.unit === name ? change.marks : {};
  const key = keyOf(marks);
  const found = (['wire', 'mines'] as const).reduce(
    (all, what) => {
      const where = marks[what];
      if (typeof where === 'string')
        return where === was?.marks[what] ? all : withHex(all, where, { [what]: true });
      // Whoever is where he was, and carries it no more, has cleared it.
      const isLess = said[what] === null || was?.marks[what] !== undefined;
      return isLess && key !== undefined && key === keyOf(was?.marks ?? {})
        ? withHex(all, marks.hex as string, { [what]: undefined })
        : all;
    },
    withoutWire(hexes, marks.clears),
  );
  const isTold = ['hex', 'terrain', 'entrenchment'].some((mark) => marks[mark] !== was?.marks[mark]);
  if (key === undefined || !isTold) return found;
  return withHex(
    found,
    marks.hex as string,
    isOfGround(said) ? saidOf(named(found, key) ?? {}, said) : groundOf(marks),
  );
}

/** The hexes without the barbed wire of one. */
const withoutWire = (hexes: Hexes, hex: Value | undefined): Hexes =>
  typeof hex === 'string' && named(hexes, likeness(hex))?.wire
    ? withHex(hexes, hex, { wire: undefined })
    : hexes;

/** The ground that a unit carries: a fortification stands in place of the terrain. */
function groundOf(marks: Input): GroundTold {
  const { terrain, entrenchment } = marks as { terrain?: string; entrenchment?: string };
  const position = [entrenchment, terrain].find(isPosition);
  return {
    ...(terrain !== undefined && !isPosition(terrain) && { terrain }),
    ...(position !== undefined && { position }),
  };
}

/** The ground as players tell it of one who is there; null takes back what was told. */
function saidOf({ position }: GroundTold, { terrain, entrenchment }: Input) {
  const isFortified = isFortification(position);
  return {
    ...(isPosition(terrain as string)
      ? { position: terrain }
      : terrain !== undefined && {
          terrain: terrain ?? undefined,
          ...(isFortified && { position: undefined }),
        }),
    ...(entrenchment && { position: entrenchment }),
    ...(entrenchment === null && !isFortified && { position: undefined }),
  };
}

/** A unit with what its hex has for it. @param isCorrected players have just told the ground of that hex */
function inItsHex(unit: Unit, hexes: Hexes, isCorrected: boolean): Unit {
  const { marks, profile } = unit;
  const told = { mines: null, clears: null };
  if (marks.eliminated) return marked(unit, told);
  const of = named(hexes, keyOf(marks) ?? '');
  if (!of) return marked(unit, { ...told, wire: null });
  const { terrain, position, wire } = of;
  const counter = () => unitsIn(profile.unit as string[])[0]!;
  const own = isCorrected ? {} : groundOf(marks);
  const ground: GroundTold = {
    ...(terrain && { terrain }),
    ...(isPosition(position) && mayBeIn(position, counter()) && { position }),
    ...own,
  };
  const hasMore = ground.terrain !== own.terrain || ground.position !== own.position;
  return marked(unit, {
    ...told,
    wire: wire && isInfantry(counter()) ? of.name : null,
    ...((hasMore || isCorrected) && marksOf(ground)),
  });
}

const marksOf = ({
  terrain = null,
  position = null,
}: { readonly [F in keyof GroundTold]: GroundTold[F] | null }) =>
  isFortification(position) ? { terrain: position, entrenchment: null } : { terrain, entrenchment: position };
