import { type Change, isMuster, type Muster, marked, type Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';

const GROUND = { terrain: null, entrenchment: null };
const PLACE = ['hex', 'terrain', 'entrenchment'] as const;

/** A rider is where his carrier is (8.1), and gets off there; who is pinned no more is not pinned in this phase either. */
export function follows(unit: Unit, by: Change | undefined, units: readonly Unit[]): Unit {
  const before = units.find(({ name }) => name === unit.name);
  const recovered = by && Object.hasOwn(by.marks, 'pinned') && !by.marks.pinned;
  const now = recovered ? marked(unit, { pinnedNow: null }) : unit;
  const carrierOf = ({ marks }: Unit) =>
    units.find(({ name }) => typeof marks.aboard === 'string' && sameName(name, marks.aboard));
  if (typeof by?.marks.hex === 'string' && !by.marks.aboard) {
    // Whoever is in another hex has left the ground of the first.
    const { hex } = before?.marks ?? {};
    const { terrain = null, entrenchment = null } = by.marks;
    const isElsewhere = typeof hex === 'string' && !sameName(hex, by.marks.hex);
    return marked(now, { ...(isElsewhere && { terrain, entrenchment }), aboard: null });
  }
  const carrier = carrierOf(now);
  if (carrier) {
    // Who comes into the game in a pinned carrier is pinned with it (14.7).
    const pinned = by === undefined && carrier.marks.pinned === true && { pinned: true };
    return marked(now, { hex: null, ...GROUND, ...pinned });
  }
  const left = by && Object.hasOwn(by.marks, 'aboard') && before ? carrierOf(before) : undefined;
  if (!left) return now;
  return marked(now, Object.fromEntries(PLACE.map((name) => [name, left.marks[name] ?? null])));
}

/** Whoever is aboard is pinned with his carrier, and recovers with it, where that is marked by hand too (14.7). */
export function pinnedWith(table: State, by: Muster | Change | undefined): State {
  if (!by || isMuster(by)) return table;
  const { pinned, pinnedNow } = by.marks;
  if (pinned === undefined && pinnedNow === undefined) return table;
  const is = pinned
    ? { pinned }
    : { ...(pinned !== undefined && { pinned: null }), pinnedNow: pinnedNow || null };
  const rides = ({ marks }: Unit) =>
    typeof marks.aboard === 'string' && sameName(marks.aboard, by.unit) && !marks.eliminated;
  return { ...table, units: table.units.map((unit) => (rides(unit) ? marked(unit, is) : unit)) };
}
